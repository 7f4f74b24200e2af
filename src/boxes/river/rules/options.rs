//! The options of the rivers.

crate::rules::box_options! {
    River river;

    turn: RiverTurn = "river-turn" "How the river may turn." {
        /// Two consecutive river tiles must not turn the same way.
        Immediate "immediate" "not the same way twice on two tiles in a row",
        /// Two consecutive bends must not turn the same way, even with straight tiles between them.
        Never "never" "not the same way twice, even with straight tiles between",
        /// There is no restriction.
        Any "any" "no restriction",
    }

    start_tile: StartTile = "start-tile" "What happens to the start tile in a game with a source." {
        /// It leaves the game.
        Removed "removed" "it leaves the game",
        /// It is shuffled with the other tiles.
        Kept "kept" "it is shuffled with the others",
    }

    tiles: RiverTiles = "river-tiles" "Which source and lake The River has." [Anniversary => Anniversary] {
        /// Those of 2016.
        Second "2016" "those of 2016",
        /// Those of the 20th anniversary edition.
        Anniversary "2021" "those of the 20th anniversary edition",
    }

    lake: Lake = "lake" "Who lays the lake at the end of the river." {
        /// A player draws and lays it like any other tile.
        Turn "turn" "a player, in a turn like any other",
        /// It is laid without a decision, and the player draws another tile.
        Automatic "automatic" "nobody: it is laid automatically",
    }
}

impl Options {
    /// Whether the start tile stays in a game with a river.
    pub(crate) fn keeps_start_tile(&self) -> bool {
        self.start_tile == StartTile::Kept
    }
}
