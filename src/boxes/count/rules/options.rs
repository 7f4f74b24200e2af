//! The options of The Count.

crate::rules::box_options! {
    Count count;

    moves: CountMove = "count-move" "Where the count goes after a player sent a figure to Carcassonne." {
        /// Wherever the player who sent it wishes.
        Player "player" "to any quarter that this player chooses, or nowhere",
        /// To the next quarter clockwise.
        Clockwise "clockwise" "to the next quarter",
        /// To the quarter to which the figure was sent.
        Follow "follow" "to where the figure went",
    }

    at_end: CountFinal = "count-final" "Which figures may leave Carcassonne before the final scoring." {
        /// Only from the market, to fields.
        Market "market" "only those in the market, to fields",
        /// From every quarter, to its kind of feature.
        Any "any" "all of them, each to what its quarter is for",
    }
}
