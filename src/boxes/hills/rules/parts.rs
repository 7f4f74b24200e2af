//! The parts of Hills & Sheep that a game can leave out.

crate::rules::box_parts! {
    /// A part of Hills & Sheep that can be played without the others.
    Hills "hills-parts" "Hills & Sheep";
    /// The land tiles.
    Tiles "tiles" "the land tiles";
    /// The shepherds and their flocks.
    Shepherd "shepherd" "the shepherds and their flocks";
    /// The hills.
    Hill "hill" "the hills";
    /// The vineyards.
    Vineyard "vineyard" "the vineyards";
}
