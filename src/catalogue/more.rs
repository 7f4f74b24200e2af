//! The sets of tiles that are not played. Native programs contain all of them; a page fetches the one that it needs.

/// The names of the sets and their texts, for [`super::parse_set`].
pub const TEXTS: [(&str, &str); 8] = [
    ("bigtop", include_str!("more/bigtop.tiles")),
    ("ferries", include_str!("more/ferries.tiles")),
    ("monasteries", include_str!("more/monasteries.tiles")),
    ("tunnel", include_str!("more/tunnel.tiles")),
    ("labyrinth", include_str!("more/labyrinth.tiles")),
    ("russian", include_str!("more/russian.tiles")),
    ("catapult", include_str!("more/catapult.tiles")),
    ("plague", include_str!("more/plague.tiles")),
];
