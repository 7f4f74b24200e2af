//! The place of a game among its draws.

/// Where a game is in its draws.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Course {
    /// The turn of the last draw, and its number among those with the same links.
    pub(super) drawn_in: u16,
    pub(super) number: u16,
    /// The number of further links that were used.
    pub(super) further: u16,
    /// The turn of the last decision, and whether nothing was drawn since.
    pub(super) decided_in: u16,
    pub(super) chosen: bool,
}
