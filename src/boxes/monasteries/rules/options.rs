//! The options of the Monasteries in Germany.

crate::rules::box_options! {
    Monasteries monasteries;

    own: OwnMonasteries = "monasteries" "What becomes of the monasteries of the base game." {
        /// They are left out.
        Replace "replace" "these take their place",
        /// They stay.
        Keep "keep" "they stay in the game",
    }
}
