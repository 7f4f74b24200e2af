//! What can be left out of The Tower.

crate::rules::box_parts! {
    /// A part of The Tower that can be played without the other.
    Tower "tower-parts" "The Tower";
    /// The land tiles.
    Tiles "tiles" "the land tiles";
    /// The towers and their prisoners.
    Towers "towers" "the towers and prisoners";
}
