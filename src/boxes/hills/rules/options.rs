//! The options of Hills & Sheep.

crate::rules::box_options! {
    Hills hills;

    hill: Hill = "hill" "How followers on hills decide a tie." {
        /// One follower on a hill is as good as several.
        One "one" "one is as good as several",
        /// The player with more followers on hills wins.
        Count "count" "the player with more of them wins",
    }
}
