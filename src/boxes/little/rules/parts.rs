//! The parts of Little Buildings that a game can leave out.

crate::rules::box_parts! {
    /// A part of Little Buildings that can be played without the others.
    Little "little-parts" "Little Buildings";
    /// The sheds.
    Shed "shed" "the sheds";
    /// The houses.
    House "house" "the houses";
    /// The towers.
    Tower "tower" "the towers";
}
