//! What can be left out of Little Buildings.

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
