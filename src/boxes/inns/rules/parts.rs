//! The parts of Inns & Cathedrals that a game can leave out.

crate::rules::box_parts! {
    /// A part of Inns & Cathedrals that can be played without the other.
    Inns "inns-parts" "Inns & Cathedrals";
    /// The land tiles with their inns and cathedrals.
    Tiles "tiles" "the land tiles, inns and cathedrals";
    /// The large meeples.
    Large "large" "the large meeples";
}
