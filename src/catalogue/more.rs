//! The sets of tiles that are not played. Native programs contain all of them; a page fetches the one that it needs.

/// The names of the sets and their texts, for [`super::parse_set`].
pub const TEXTS: [(&str, &str); 2] =
    [("catapult", include_str!("more/catapult.tiles")), ("plague", include_str!("more/plague.tiles"))];
