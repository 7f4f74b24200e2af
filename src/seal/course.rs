//! The place of a game among its draws, and who has left.

use super::message::Signature;

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

/// That somebody has left, as others say it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Leaving {
    /// After so many moves.
    pub(super) number: u16,
    /// The indices of the links that still count.
    pub(super) given: [u16; 2],
    /// The seats that have signed it, each with its signature.
    pub(super) votes: Vec<(usize, Signature)>,
    /// Whether everybody else has.
    pub(super) is_settled: bool,
}
