//! The parts of The Princess & the Dragon that a game can leave out.

crate::rules::box_parts! {
    /// A part of The Princess & the Dragon that can be played without the others.
    Dragon "dragon-parts" "Princess & Dragon";
    /// The land tiles.
    Tiles "tiles" "the land tiles";
    /// The dragon and the volcanoes.
    Dragon "dragon" "the dragon and its volcanoes";
    /// The fairy.
    Fairy "fairy" "the fairy";
    /// The princesses.
    Princess "princess" "the princesses";
    /// The magic portals.
    Portal "portal" "the magic portals";
}
