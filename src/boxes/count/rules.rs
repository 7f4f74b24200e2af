//! The City of Carcassonne and the count.
//!
//! **Rules**: BOXES, Count of Carcassonne. The twelve tiles are one completed city. It has four quarters, in one of which is the
//! count. Whoever lays a tile with which only others score may send a figure to a quarter and then move the count (option
//! `count-move`). How figures come back is in a file of its own.
//!
//! A quarter is a part of its tile, of [`PartKind::Quarter`]; a figure in it stands on that part.

pub(crate) mod leaving;
pub mod options;
mod vocabulary;

pub use self::vocabulary::{Action, Event, Refusal};
use crate::{
    board::{Board, LaidTile, Node, Pos},
    boxes::river::rules as river,
    catalogue::{BoxId, Catalogue, PartKind, Quarter, TileId},
    rules::{self, ByPlayer, FigureKind, Game, IllegalAction, Misplaced, Row, Rules, ScoreReason, Step, Waits},
};
use options::CountMove;

/// The question about a figure for the City of Carcassonne.
pub(crate) const SENDING: Row = Row::new(
    Step::Send,
    Waits::IfOffered,
    BoxId::Count,
    "BOXES, The Count: a figure to Carcassonne if only others scored",
)
.offers(&[sendings])
.skips();

/// The question about the count.
pub(crate) const COUNTING: Row =
    Row::new(Step::Count, Waits::IfOffered, BoxId::Count, "BOXES, The Count: then the count moves")
        .only_if(|rules| rules.options.count.moves == CountMove::Player)
        .offers(&[counts])
        .skips();

/// Where the count is, who has scored in this part of the turn, and who is asked about figures that come back.
#[derive(Clone, Copy, Debug)]
pub struct State {
    count: Quarter,
    /// The players who got points from features in this part of the turn.
    has_scored: ByPlayer<bool>,
    /// The quarter to which a figure was sent in this part of the turn.
    sent_to: Option<Quarter>,
    /// The number of the last turn in which a figure was sent; no turn has the number 0.
    sent_in: u16,
    leaving: leaving::Round,
    /// The parts that stand for the quarters; `None` for a quarter whose tile is not laid.
    quarters: [Option<Node>; Quarter::ALL.len()],
}

impl Default for State {
    fn default() -> Self {
        Self {
            count: Quarter::Castle,
            has_scored: ByPlayer::default(),
            sent_to: None,
            sent_in: 0,
            leaving: leaving::Round::default(),
            quarters: [None; Quarter::ALL.len()],
        }
    }
}

impl State {
    /// The quarter in which the count is.
    pub(crate) const fn count(&self) -> Quarter {
        self.count
    }
}

/// The tile that stands for all twelve in a deck. It lies at 0,0.
#[must_use]
pub(crate) fn first_tile() -> Option<TileId> {
    Catalogue::get().find("C07")
}

/// Whether a game begins with the City of Carcassonne.
#[must_use]
pub(crate) const fn is_in_play(rules: &Rules) -> bool {
    rules.has(BoxId::Count)
}

/// The columns of the tiles, from west to east, and the rows, from north to south.
const COLUMNS: std::ops::Range<i16> = -2..2;
const ROWS: std::ops::Range<i16> = -1..2;

/// Lays the tiles around the first one, row by row.
pub(crate) fn lay_city(game: &mut Game) {
    let board = &mut game.board;
    let cells = ROWS.flat_map(|y| COLUMNS.map(move |x| Pos::new(x, y)));
    for (tile, pos) in Catalogue::get().of_box(BoxId::Count).zip(cells) {
        if Some(tile) != first_tile() {
            board.lay(tile, pos, 0);
        }
    }
    find_quarters(game);
}

/// Notes a tile of the city that was put on the table by hand.
pub(crate) fn tile_arranged(game: &mut Game, tile: TileId) {
    if Catalogue::get().tile(tile).box_id == Some(BoxId::Count) {
        find_quarters(game);
    }
}

/// Notes which parts stand for the quarters.
fn find_quarters(game: &mut Game) {
    if let Some(state) = &mut game.states.count {
        state.quarters = Quarter::ALL.map(|quarter| part_of_quarter(&game.board, quarter));
    }
}

/// The part that stands for a quarter.
fn part_of_quarter(board: &Board, quarter: Quarter) -> Option<Node> {
    board.tiles().iter().filter(|laid| is_of_city(laid)).find_map(|laid| {
        let parts = &Catalogue::get().tile(laid.tile).parts;
        parts.iter().position(|part| part.quarter == Some(quarter)).map(|part| laid.node(part))
    })
}

/// Whether a tile belongs to the City of Carcassonne.
fn is_of_city(laid: &LaidTile) -> bool {
    Catalogue::get().tile(laid.tile).box_id == Some(BoxId::Count)
}

/// Whether a cell is inside the city, where the dragon does not go.
#[must_use]
pub(crate) fn is_inside(game: &Game, pos: Pos) -> bool {
    let parts = |index: usize| &Catalogue::get().tile(game.board.tiles()[index].tile).parts;
    game.states.count.is_some()
        && game.board.tile_at(pos).is_some_and(|index| parts(index).iter().any(|part| part.kind == PartKind::Quarter))
}

/// The node of a quarter.
#[must_use]
pub(crate) fn quarter_node(game: &Game, quarter: Quarter) -> Option<Node> {
    game.states.count.as_ref()?.quarters[quarter as usize]
}

/// The quarter for which a node stands.
#[must_use]
pub(crate) fn quarter_of(game: &Game, node: Node) -> Option<Quarter> {
    let quarters = &game.states.count.as_ref()?.quarters;
    Quarter::ALL.into_iter().find(|&quarter| quarters[quarter as usize] == Some(node))
}

/// Begins a part of the turn with a tile that was just laid.
pub(crate) fn tile_placed(game: &mut Game) {
    if let Some(state) = &mut game.states.count {
        state.has_scored = ByPlayer::default();
        state.sent_to = None;
        state.leaving = leaving::Round::default();
    }
}

/// Notes that a player scored.
pub(crate) fn scored(game: &mut Game, player: crate::rules::PlayerId, reason: ScoreReason) {
    if let (Some(state), ScoreReason::Feature(_) | ScoreReason::Castle | ScoreReason::Watchtower) =
        (&mut game.states.count, reason)
    {
        state.has_scored[player] = true;
    }
}

/// Whether a figure may be sent to a quarter: a follower other than an abbot that can stand on the features to which figures go from
/// there.
pub(crate) fn goes_to(rules: &Rules, figure: FigureKind, quarter: Quarter) -> bool {
    figure.is_follower() && figure != FigureKind::Abbot && rules.can_be_on(figure, quarter.kind())
}

/// The figures that the active player may send and their quarters, if only others scored in this part of the turn and none has
/// been sent in this turn yet. A lake that was laid without a player gives nobody that right.
fn sendings(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    let state = game.states.count.as_ref()?;
    let others = game.players().any(|player| player != game.active && state.has_scored[player]);
    if state.has_scored[game.active] || !others || state.sent_in == game.turn || river::is_lake_laid(game) {
        return None;
    }
    let all = Quarter::ALL.len();
    let sending = |at: usize| {
        let (figure, quarter) = (FigureKind::ALL[at / all], Quarter::ALL[at % all]);
        let may = game.supplies[game.active][figure] > 0 && goes_to(&game.rules, figure, quarter);
        may.then_some((at, rules::Action::Count(Action::Send { figure, quarter })))
    };
    let (at, action) = (*cursor as usize..all * FigureKind::ALL.len()).find_map(sending)?;
    *cursor = at as u32 + 1;
    Some(action)
}

/// Sends a figure of the active player to a quarter. The count then moves, if that is no decision.
fn send(game: &mut Game, figure: FigureKind, quarter: Quarter, events: &mut Vec<rules::Event>) {
    let Some(node) = quarter_node(game, quarter) else { return };
    game.place_on(figure, node, events);
    let Some(state) = &mut game.states.count else { return };
    (state.sent_to, state.sent_in) = (Some(quarter), game.turn);
    let goes = match game.rules.options.count.moves {
        CountMove::Player => return,
        CountMove::Clockwise => Quarter::ALL[(state.count as usize + 1) % Quarter::ALL.len()],
        CountMove::Follow => quarter,
    };
    move_count(game, goes, events);
}

/// The quarters to which the active player may move the count, after a figure was sent.
fn counts(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    let state = game.states.count.as_ref()?;
    if state.sent_to.is_none() || game.rules.options.count.moves != CountMove::Player {
        return None;
    }
    let found = (*cursor as usize..Quarter::ALL.len()).find(|&index| Quarter::ALL[index] != state.count)?;
    *cursor = found as u32 + 1;
    Some(rules::Action::Count(Action::Count { quarter: Quarter::ALL[found] }))
}

/// Moves the count.
fn move_count(game: &mut Game, quarter: Quarter, events: &mut Vec<rules::Event>) {
    let player = game.active;
    let Some(state) = game.states.count.as_mut().filter(|state| state.count != quarter) else { return };
    let from = std::mem::replace(&mut state.count, quarter);
    events.push(rules::Event::Count(Event::CountMoved { player, from, quarter }));
}

impl rules::BoxDecision for Action {
    fn play(self, game: &mut Game, events: &mut Vec<rules::Event>) -> Step {
        match self {
            Self::Send { figure, quarter } => send(game, figure, quarter, events),
            Self::Count { quarter } => move_count(game, quarter, events),
            Self::MoveOut { quarter, figure, pos, part } => {
                leaving::go(game, quarter, figure, (pos, part), events);
                return game.step;
            }
        }
        game.rules.after(game.step)
    }
}

/// The reason why a decision of this box is not legal now.
pub(crate) fn why_not(game: &Game, action: Action) -> IllegalAction {
    IllegalAction::Count(match (game.step, action) {
        (_, Action::MoveOut { .. }) => Refusal::NoMoveOut,
        (Step::MoveOut | Step::LastMove, _) => Refusal::MoveOutAsked,
        (_, Action::Send { .. }) => Refusal::NoSending,
        (Step::Send, Action::Count { .. }) => Refusal::SendingAsked,
        (_, Action::Count { .. }) => Refusal::NoCount,
    })
}

impl Game {
    /// The node that stands for the City of Carcassonne, if the field on a laid tile touches it.
    #[inline]
    pub(crate) fn city_beside(&self, laid: &LaidTile) -> Option<Node> {
        self.states.count.as_ref().filter(|_| is_of_city(laid))?;
        quarter_node(self, Quarter::Castle)
    }

    /// The quarter in which the count is, in a game with the City of Carcassonne.
    #[must_use]
    pub fn count(&self) -> Option<Quarter> {
        self.states.count.as_ref().map(State::count)
    }

    /// The part that stands for a quarter of the City of Carcassonne.
    #[must_use]
    pub fn quarter(&self, quarter: Quarter) -> Option<Node> {
        self.states.count.as_ref().and_then(|_| quarter_node(self, quarter))
    }

    /// The quarter for which a part stands.
    pub(crate) fn quarter_of(&self, node: Node) -> Option<Quarter> {
        quarter_of(self, node)
    }

    /// Whether a cell is inside the City of Carcassonne, where the dragon does not go.
    pub(crate) fn is_inside_city(&self, pos: Pos) -> bool {
        is_inside(self, pos)
    }

    /// Puts the count into a quarter of the City of Carcassonne. He may be moved on.
    ///
    /// # Errors
    /// If the count is not in play. The board is then unchanged.
    pub fn arrange_count(&mut self, quarter: Quarter) -> Result<(), Misplaced> {
        self.states.count.as_mut().ok_or(Misplaced::NoPiece("count"))?.count = quarter;
        Ok(())
    }
}
