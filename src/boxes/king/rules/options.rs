//! The options of King & Robber Baron.

crate::rules::box_options! {
    King king;

    at_end: KingFinal = "king-final" "What the king and the robber baron score." {
        /// At the end 1 point for each completed city and for each completed road of the landscape.
        Each "each" "at the end 1 point for each completed city, or road, of the landscape",
        /// At the end 10 points for the king and 20 for the robber baron.
        Flat "flat" "at the end 10 points for the king and 20 for the robber baron",
        /// 1 point as soon as a city or road is completed, for the player who holds the card at that moment, before it may change
        /// hands.
        Continuous "continuous" "1 point for each city, or road, as soon as it is completed",
    }
}
