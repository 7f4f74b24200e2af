//! The options of The Besiegers and The Cathars.

crate::rules::box_options! {
    Siege siege;

    escape: Escape = "escape" "From which besieged cities a follower may escape." {
        /// Any tile of the city.
        Any "any" "from one with any tile beside a monastery",
        /// One that shows besiegers.
        Besieged "besieged" "from one with besiegers on a tile beside a monastery",
    }
}
