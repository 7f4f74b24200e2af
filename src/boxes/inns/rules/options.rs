//! The options of Inns & Cathedrals.

crate::rules::box_options! {
    Inns inns;

    unfinished: UnfinishedInn = "unfinished-inn" "What an unfinished road with an inn, or city with a cathedral, is worth at the end." {
        /// Nothing.
        Zero "zero" "nothing",
        /// The same as without the inn or the cathedral.
        Plain "plain" "as much as without the inn or the cathedral",
    }
}
