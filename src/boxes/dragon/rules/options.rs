//! The options of Princess & Dragon.

crate::rules::box_options! {
    Dragon dragon;

    moves: DragonMove = "dragon-move" "When the dragon moves in the turn of a dragon tile." {
        /// After the figure and before scoring.
        Before "before" "after the figure, before scoring",
        /// After scoring.
        After "after" "after scoring",
    }

    fairy: FairyRule = "fairy" "Whom the fairy protects." {
        /// Beside one follower.
        Figure "figure" "one follower",
        /// On a tile, beside every follower there.
        Tile "tile" "all followers on a tile",
    }

    princess: PrincessRule = "princess" "Whether a princess sends a knight home." {
        /// The player may send one home.
        May "may" "the player may choose one",
        /// The player must send one home if there is one.
        Must "must" "the player must choose one if there is one",
    }
}
