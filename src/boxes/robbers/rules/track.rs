//! The scoring track: where robbers and figures stand, and the points that have not moved the figures yet.

use crate::{
    board::{NO_NODE, Node},
    rules::{ByPlayer, Game, PlayerId, ScoreReason},
};

/// The number of spaces of the track.
pub(crate) const SPACES: i16 = 50;

/// The robbers, and what they may still rob.
#[derive(Clone, Debug)]
pub struct State {
    /// The space of everybody's robber; `None` for one in the supply.
    pub(super) at: ByPlayer<Option<u8>>,
    /// The player who may place a robber now.
    pub(super) placer: Option<PlayerId>,
    /// The points that have not moved their figures yet, in the order in which they were given.
    pub(super) gains: Vec<Gain>,
    /// What the owners of robbers have answered about the first scoring: whom they rob or follow, or themselves for staying.
    pub(super) answers: ByPlayer<Option<PlayerId>>,
}

/// Points that have not moved their player's figure yet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gain {
    pub(super) player: PlayerId,
    pub(super) points: i16,
    /// What they were for.
    pub(super) reason: ScoreReason,
    /// The feature that was scored, if several players can get points for it at the same moment.
    pub(super) feature: Node,
}

/// Memory for as many gains as one turn seldom has.
const USUAL_GAINS: usize = 32;

impl State {
    pub(crate) fn new() -> Self {
        let (at, answers) = (ByPlayer::default(), ByPlayer::default());
        Self { at, placer: None, gains: Vec::with_capacity(USUAL_GAINS), answers }
    }

    pub(super) fn is_anybody_out(&self) -> bool {
        self.at.values().iter().any(Option::is_some)
    }

    /// The gains of the first scoring that has not moved its figures.
    pub(super) fn first_scoring(&self) -> &[Gain] {
        let Some(first) = self.gains.first() else { return &[] };
        let belongs = |index: &usize| {
            let gain = &self.gains[*index];
            let is_same = gain.feature != NO_NODE && (gain.feature, gain.reason) == (first.feature, first.reason);
            is_same && self.gains[..*index].iter().all(|other| other.player != gain.player)
        };
        let more = (1..self.gains.len()).take_while(belongs).count();
        &self.gains[..=more]
    }
}

impl Game {
    /// The space of the scoring track, 0 to 49, on which a player's robber stands; `None` for one that is in the supply, and without
    /// The Robbers.
    #[must_use]
    pub fn robber(&self, player: PlayerId) -> Option<u8> {
        self.states.robbers.as_ref().and_then(|state| state.at[player])
    }

    /// The space of the scoring track, 0 to 49, on which a player's figure stands. Points that robbers may still rob have not moved it.
    #[must_use]
    pub fn space(&self, player: PlayerId) -> u8 {
        (self.scores[player] - self.waiting(player)).rem_euclid(SPACES) as u8
    }

    /// The points of a player that have not moved their figure yet.
    pub(crate) fn waiting(&self, player: PlayerId) -> i16 {
        let gains = self.states.robbers.iter().flat_map(|state| &state.gains);
        gains.filter(|gain| gain.player == player).map(|gain| gain.points).sum()
    }
}
