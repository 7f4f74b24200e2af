//! The parts of Traders & Builders that a game can leave out.

crate::rules::box_parts! {
    /// A part of Traders & Builders that can be played without the others.
    Traders "traders-parts" "Traders & Builders";
    /// The land tiles.
    Tiles "tiles" "the land tiles";
    /// The builders.
    Builder "builder" "the builders";
    /// The pigs, and the pigsty of The River II.
    Pig "pig" "the pigs";
    /// The goods.
    Goods "goods" "the goods";
}
