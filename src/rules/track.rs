//! The scoring track: where the players' figures stand, and the points that have not moved them yet.
//!
//! Points are given at once, but the figures move afterwards, one scoring after the other: [`State`] has what each scoring gave, in order.
//! In between the boxes on the track ask their questions: see `seams/track.rs`.

use super::{ByPlayer, Game, PlayerId, Score, ScoreReason, seams};
use crate::board::{NO_NODE, Node};

/// The number of spaces of the track.
pub(crate) const SPACES: i16 = 50;

/// One of a player's figures on the track. Without The Messages there is only the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ScoringFigure {
    /// The figure that every player has.
    Meeple,
    /// The second one (The Messages).
    Woman,
}

impl ScoringFigure {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Meeple, Self::Woman];

    /// The word in a record.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Meeple => "meeple",
            Self::Woman => "woman",
        }
    }
}

/// The points that have not moved their figures yet, and how far the second figures have come.
#[derive(Clone, Debug)]
pub(crate) struct State {
    /// In the order in which they were given.
    gains: Vec<Gain>,
    /// The count of everybody's second figure; the first one has the rest of the points.
    women: ByPlayer<i16>,
}

/// Points that have not moved a figure of their player yet.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gain {
    pub(crate) player: PlayerId,
    pub(crate) points: i16,
    /// Their reason.
    pub(crate) reason: ScoreReason,
    /// The feature that was scored, if several players can get points for it at the same moment.
    feature: Node,
    /// The figure that they move; `None` if its owner has not said so yet.
    pub(crate) figure: Option<ScoringFigure>,
}

/// Memory for as many gains as one turn seldom has.
const USUAL_GAINS: usize = 32;

impl State {
    pub(crate) fn new() -> Self {
        Self { gains: Vec::with_capacity(USUAL_GAINS), women: ByPlayer::default() }
    }
}

/// Notes that a player got points, which move a `figure` of the player, or the one that the player is asked about. Loot moves before what waits.
pub(super) fn wait(game: &mut Game, player: PlayerId, (points, why): (i16, &Score), figure: Option<ScoringFigure>) {
    let feature = shared_feature(game, why);
    let Some(state) = &mut game.states.track else { return };
    let gain = Gain { player, points, reason: why.reason, feature, figure };
    let is_loot = |gain: &Gain| gain.reason == ScoreReason::Loot;
    let n_loot = state.gains.iter().take_while(|gain| is_loot(gain)).count();
    let place = if is_loot(&gain) { n_loot } else { state.gains.len() };
    state.gains.insert(place, gain);
}

/// The feature of a scoring in which several players can get points at the same moment; [`NO_NODE`] for every other.
fn shared_feature(game: &Game, why: &Score) -> Node {
    let node = why.spot.filter(|_| why.reason.is_shared()).and_then(|spot| game.node_at(spot.pos, spot.part));
    node.map_or(NO_NODE, |node| game.board.graph().root(node))
}

/// Takes points back from the figure that is ahead, and from the other one what it has not. The scores have them no more.
pub(super) fn lose(game: &mut Game, player: PlayerId, points: i16) {
    let woman = game.count_of(player, ScoringFigure::Woman);
    let meeple = game.count_of(player, ScoringFigure::Meeple) + points;
    let from_woman = if woman > meeple { points } else { points - meeple.max(0) };
    if let Some(state) = &mut game.states.track {
        state.women[player] -= from_woman.clamp(0, woman);
    }
}

/// Moves a figure by the first of the points that wait, and returns whose it is.
pub(super) fn move_figure(game: &mut Game) -> Option<(PlayerId, ScoringFigure)> {
    let state = game.states.track.as_mut().filter(|state| !state.gains.is_empty())?;
    let gain = state.gains.remove(0);
    let figure = gain.figure.unwrap_or(ScoringFigure::Meeple);
    if figure == ScoringFigure::Woman {
        state.women[gain.player] += gain.points;
    }
    Some((gain.player, figure))
}

/// The gains of the first scoring that has not moved its figures.
pub(crate) fn first_scoring(game: &Game) -> &[Gain] {
    let gains = game.states.track.as_ref().map_or(&[][..], |state| &state.gains);
    let Some(first) = gains.first() else { return &[] };
    let belongs = |index: &usize| {
        let gain = &gains[*index];
        let is_same = gain.feature != NO_NODE && (gain.feature, gain.reason) == (first.feature, first.reason);
        is_same && gains[..*index].iter().all(|other| other.player != gain.player)
    };
    let more = (1..gains.len()).take_while(belongs).count();
    &gains[..=more]
}

/// Notes which figure a player's points move: those of the first scoring, or `all` that wait.
pub(crate) fn choose(game: &mut Game, player: PlayerId, figure: ScoringFigure, all: bool) {
    let count = if all { usize::MAX } else { first_scoring(game).len() };
    let gains = game.states.track.iter_mut().flat_map(|state| &mut state.gains).take(count);
    gains.filter(|gain| gain.player == player && gain.figure.is_none()).for_each(|gain| gain.figure = Some(figure));
}

/// Whether points wait that have not moved their figures yet.
pub(super) fn is_waiting(game: &Game) -> bool {
    game.states.track.as_ref().is_some_and(|state| !state.gains.is_empty())
}

/// Forgets what has not moved before the final scoring, in which nobody is asked.
pub(super) fn game_ends(game: &mut Game) {
    if let Some(state) = &mut game.states.track {
        state.gains.clear();
    }
}

/// The space of the track, 0 to 49, that a count has come to.
pub(crate) fn space_of(count: i16) -> u8 {
    count.rem_euclid(SPACES) as u8
}

impl Game {
    /// The points that have moved one of a player's figures on the track. Points that still wait for a question have moved none.
    #[must_use]
    pub fn count_of(&self, player: PlayerId, figure: ScoringFigure) -> i16 {
        let woman = self.states.track.as_ref().map_or(0, |state| state.women[player]);
        match figure {
            ScoringFigure::Woman => woman,
            ScoringFigure::Meeple => self.scores[player] - self.waiting(player) - woman,
        }
    }

    /// The space of the scoring track, 0 to 49, on which one of a player's figures stands.
    #[must_use]
    pub fn space(&self, player: PlayerId, figure: ScoringFigure) -> u8 {
        space_of(self.count_of(player, figure))
    }

    /// Whether a figure of a player stands on a space of the scoring track.
    #[must_use]
    pub(crate) fn stands_on_space(&self, player: PlayerId, space: u8) -> bool {
        self.scoring_figures().iter().any(|&figure| self.space(player, figure) == space)
    }

    /// The figures of a player that are on the track.
    #[must_use]
    pub fn scoring_figures(&self) -> &'static [ScoringFigure] {
        if seams::has_two_scoring_figures(&self.rules) { &ScoringFigure::ALL } else { &ScoringFigure::ALL[..1] }
    }

    /// The points of a player that have not moved their figure yet.
    pub(crate) fn waiting(&self, player: PlayerId) -> i16 {
        let gains = self.states.track.iter().flat_map(|state| &state.gains);
        gains.filter(|gain| gain.player == player).map(|gain| gain.points).sum()
    }
}
