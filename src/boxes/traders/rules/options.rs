//! The options of Traders & Builders.

crate::rules::box_options! {
    Traders traders;

    pig_second: PigSecond = "pig-second" "Whether a second pig of one player in a field adds points." {
        /// It adds nothing.
        No "no" "it adds nothing",
        /// It adds as much as the first.
        Yes "yes" "it adds as much as the first",
    }

    second_part: SecondPart = "second-part" "Whether a player may decline the second part of a turn." {
        /// The player must lay another tile.
        Must "must" "the player lays another tile",
        /// The player is asked before the tile is drawn.
        May "may" "the player is asked before the tile is drawn",
    }
}

impl Options {
    /// Whether players are asked for the second part of their turn.
    pub(crate) fn asks_for_second_part(&self) -> bool {
        self.second_part == SecondPart::May
    }
}
