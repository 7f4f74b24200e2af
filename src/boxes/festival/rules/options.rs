//! The options of The Festival.

crate::rules::box_options! {
    Festival festival;

    returns: FestivalReturns = "festival" "What may come back at a festival." {
        /// Any own piece.
        Figure "figure" "any own figure, and a barn",
        /// Followers only.
        Follower "follower" "followers only",
    }
}
