//! The options of the Mini Expansion.

crate::rules::box_options! {
    Gq11 gq11;

    pigsty: Gq11Pigsty = "gq11-pigsty" "Whether the pigsty of the Mini Expansion counts." {
        /// It counts, with Traders & Builders or without.
        Yes "yes" "it adds a point for each city, without Traders & Builders too",
        /// It is grass.
        No "no" "it is grass",
    }
}
