//! The parts of King & Robber Baron that a game can leave out.

crate::rules::box_parts! {
    /// A part of King & Robber Baron that can be played without the others.
    King "king-parts" "King & Robber Baron";
    /// The land tiles.
    Tiles "tiles" "the land tiles";
    /// The king.
    King "king" "the king";
    /// The robber baron.
    Robber "robber" "the robber baron";
}
