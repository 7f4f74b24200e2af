//! The parts of Bridges, Castles & Bazaars that a game can leave out.

crate::rules::box_parts! {
    /// A part of Bridges, Castles & Bazaars that can be played without the others.
    Bridges "bridges-parts" "Bridges, Castles & Bazaars";
    /// The land tiles.
    Tiles "tiles" "the land tiles";
    /// The bridges.
    Bridges "bridges" "the bridges";
    /// The castles.
    Castles "castles" "the castles";
    /// The bazaars.
    Bazaars "bazaars" "the bazaars";
}
