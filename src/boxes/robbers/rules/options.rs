//! The options of The Robbers.

crate::rules::box_options! {
    Robbers robbers;

    others: RobberOthers = "robber-others" "Who else may place a robber after the player in turn." {
        /// The next player whose robber is in the supply.
        Next "next" "the next player whose robber is in the supply",
        /// Each of the others, in turn order.
        All "all" "each of the others in turn order",
    }
}
