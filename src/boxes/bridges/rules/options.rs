//! The options of Bridges, Castles & Bazaars.

crate::rules::box_options! {
    Bridges bridges;

    auction: BazaarAuction = "bazaar-auction" "How players get the tiles of a bazaar." {
        /// By bids.
        Yes "yes" "by bids",
        /// Each player chooses one in turn, without bids.
        No "no" "each chooses one in turn",
    }
}
