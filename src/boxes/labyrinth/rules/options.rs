//! The options of The Labyrinth.

crate::rules::box_options! {
    Labyrinth labyrinth;

    kind: LabyrinthRule = "labyrinth" "What a labyrinth does." {
        /// Each stretch of its road may be occupied, and figures on the completed road give points.
        Advanced "advanced" "each stretch of its road may be occupied, and figures give 2 points more when it is completed",
        /// It is a crossing that ends no road.
        Basic "basic" "it is a crossing that ends no road",
    }
}
