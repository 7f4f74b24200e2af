//! The parts of The Tower that a game can leave out.

crate::rules::box_parts! {
    /// A part of The Tower that can be played without the other.
    Tower "tower-parts" "The Tower";
    /// The land tiles.
    Tiles "tiles" "the land tiles";
    /// The towers and their prisoners.
    Towers "towers" "the towers and prisoners";
}
