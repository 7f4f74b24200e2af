//! The options of The Messages.

crate::rules::box_options! {
    Messages messages;

    often: MessageOften = "message-often" "When a message comes for a figure that stands on a multiple of 5." [First => Round] {
        /// After all points of the scoring, for where the figures stand then.
        Last "last" "after all points of the scoring",
        /// After the points before the figure, after those of the scoring and after a bazaar.
        Round "round" "also after the points before the figure, and after a bazaar",
        /// Once a turn, in which a player moves one figure only.
        Turn "turn" "once a turn, in which a player moves only one figure",
    }

    alone: MessageAlone = "message-alone" "Whether a message comes only where no figure of another player stands." {
        /// It comes on every space.
        No "no" "it comes on every such space",
        /// It comes only where no scoring figure of another player stands.
        Yes "yes" "it comes only where no scoring figure of another player stands",
    }
}
