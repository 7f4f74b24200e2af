//! The options of Little Buildings.

crate::rules::box_options! {
    Little little;

    buildings: Buildings = "buildings" "What a tower, a house and a shed add." {
        /// 1 point each.
        Equal "1/1/1" "1 point each",
        /// 3, 2 and 1 points.
        Graded "3/2/1" "3, 2 and 1 points",
    }
}
