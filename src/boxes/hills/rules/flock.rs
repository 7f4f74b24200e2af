//! Flocks: what becomes of the shepherds after the figures of a part of a turn.
//!
//! In this order: (1) a shepherd placed in this part draws a token; (2) flocks score whose field can no longer grow, but not one that is
//! asked for; (3) whoever has laid a tile of the field of a shepherd placed earlier chooses: `add` draws a token, `home` scores the field;
//! (4) what cannot grow scores, also the field asked for. A wolf sends all shepherds of the field home without points. A flock gives each
//! owner of a shepherd the sum of all sheep in the field; the tokens go back into the bag. No majority counts, and nothing at the end.

use super::{Action, Event, Refusal, Token, bag, parts::Part};
use crate::{
    board::{Node, Pos},
    boxes::{dragon::rules as dragon, river::rules as river},
    catalogue::{BoxId, Catalogue, PartKind, Side},
    rules::{
        self, Farms, Figure, FigureKind, Game, IllegalAction, Lot, PlayerId, ReturnCause, Row, Rules, Score,
        ScoreReason, Step, Waits, score,
    },
};

/// How far the shepherd of this part of a turn has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Fresh {
    /// None was placed.
    #[default]
    None,
    /// He draws a token after the figures; the statement has said which, where nothing else does.
    Draws(Option<Token>),
    /// He has drawn his token.
    Drew,
}

/// What comes before the question about a flock.
pub(crate) const HERD: Row = Row::new(
    Step::Herd,
    Waits::No,
    BoxId::Hills,
    "FURTHER, Hills & Sheep: a new shepherd draws, what cannot grow scores",
)
.only_if(has_shepherds)
.runs(herd);

/// The question about a flock.
pub(crate) const ROW: Row = Row::new(
    Step::Flock,
    Waits::IfOffered,
    BoxId::Hills,
    "FURTHER, Hills & Sheep: a token more, or the flock comes home",
)
.only_if(has_shepherds)
.offers(&[choices]);

/// Whether the players have shepherds: without farmers nobody has one.
#[must_use]
pub(crate) fn has_shepherds(rules: &Rules) -> bool {
    rules.uses(Part::Shepherd) && rules.options.farms != Farms::Off
}

/// The fields of the tile just laid on which the active player may place a shepherd, in catalogue order.
pub(crate) fn shepherds(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    let laid = *game.board.last()?;
    while *cursor < game.board.n_parts(&laid) as u32 * N_OUTCOMES {
        let (part, drawn) = ((*cursor / N_OUTCOMES) as u8, outcome(*cursor % N_OUTCOMES));
        *cursor += 1;
        if is_outcome(game, drawn) && why_not_on(game, part).is_none() {
            return Some(rules::Action::Hills(Action::Shepherd { part, drawn }));
        }
    }
    None
}

/// The answers to the question about a flock.
fn choices(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    asked_field(game)?;
    while *cursor < N_OUTCOMES {
        let drawn = outcome(*cursor);
        *cursor += 1;
        if is_outcome(game, drawn) {
            return Some(rules::Action::Hills(Action::Add { drawn }));
        }
    }
    *cursor += 1;
    (*cursor == N_OUTCOMES + 1).then_some(rules::Action::Hills(Action::Home))
}

/// The number of ways in which a decision that draws a token can be written: without the token, or with one of each kind.
const N_OUTCOMES: u32 = Token::ALL.len() as u32 + 1;

/// The token of one of these ways, 0 to `N_OUTCOMES - 1`; `None` for the way that names none.
fn outcome(index: u32) -> Option<Token> {
    index.checked_sub(1).map(|at| Token::ALL[at as usize])
}

/// Whether a decision that draws a token says so much about it as it must.
fn is_outcome(game: &Game, drawn: Option<Token>) -> bool {
    match drawn {
        None => bag::unknown(game).next().is_none(),
        Some(drawn) => bag::unknown(game).any(|token| token == drawn),
    }
}

/// Does what comes before the question: a shepherd just placed draws, and flocks score whose field can no longer grow.
fn herd(game: &mut Game, events: &mut Vec<rules::Event>) -> Step {
    let fresh = game.states.hills.map_or(Fresh::None, |state| state.fresh);
    if let Fresh::Draws(named) = fresh {
        let Some(field) = shepherd_of(game, game.active).map(|index| game.figures[index].node) else {
            return game.rules.after(Step::Herd);
        };
        if !draw(game, field, named, events) {
            return game.stop_before(Some(Lot::Sheep));
        }
        if let Some(state) = &mut game.states.hills {
            state.fresh = Fresh::Drew;
        }
    }
    let asked = asked_field(game).map(|field| game.board.graph().root(field));
    score_closed(game, asked, events);
    game.rules.after(Step::Herd)
}

/// Draws a token for the flock that is asked about, and returns the next step.
pub(super) fn add(game: &mut Game, named: Option<Token>, events: &mut Vec<rules::Event>) -> Step {
    let Some(field) = asked_field(game) else { return game.rules.after(Step::Flock) };
    if !draw(game, field, named, events) {
        return game.stop_before(Some(Lot::Sheep));
    }
    score_closed(game, None, events);
    game.rules.after(Step::Flock)
}

/// Scores the flock that is asked about, and returns the next step.
pub(super) fn bring_home(game: &mut Game, events: &mut Vec<rules::Event>) -> Step {
    if let Some(field) = asked_field(game) {
        score_flock(game, field, events);
    }
    game.rules.after(Step::Flock)
}

/// Draws a token for the active player's shepherd in a field. Whether anybody may see it.
fn draw(game: &mut Game, field: Node, named: Option<Token>, events: &mut Vec<rules::Event>) -> bool {
    let Some(token) = bag::draw(game, named) else { return false };
    let player = game.active;
    bag::lay(game, player, token);
    events.push(rules::Event::Hills(Event::Drew { player, token, laid_part: game.laid_part(field) }));
    if token == Token::Wolf {
        send_home(game, field, ReturnCause::Wolf, events);
    }
    true
}

/// Scores every flock whose field can no longer grow, but not the one in the field of this root.
fn score_closed(game: &mut Game, asked: Option<Node>, events: &mut Vec<rules::Event>) {
    let closed = |game: &Game| {
        let graph = game.board.graph();
        let mut fields = game.figures.iter().filter(|figure| is_shepherd(figure)).map(|figure| figure.node);
        fields.find(|&field| asked != Some(graph.root(field)) && !can_grow(game, field))
    };
    while let Some(field) = closed(game) {
        score_flock(game, field, events);
    }
}

/// Gives each owner of a shepherd in a field the sum of all sheep there, in turn order, and sends the shepherds home.
fn score_flock(game: &mut Game, field: Node, events: &mut Vec<rules::Event>) {
    let points = i16::from(sheep(game, field));
    for player in game.players() {
        let own = in_field(game, field).find(|&index| game.figures[index].owner == player);
        let Some(laid_part) = own.map(|index| game.laid_part(game.figures[index].node)).filter(|_| points > 0) else {
            continue;
        };
        let why = Score { points, count: points as u16, ..Score::of(ScoreReason::Flock, Some(laid_part)) };
        score::give(game, player, points, why, events);
    }
    send_home(game, field, ReturnCause::Scored, events);
}

/// Sends all shepherds of a field home, in the order in which they were placed.
fn send_home(game: &mut Game, field: Node, cause: ReturnCause, events: &mut Vec<rules::Event>) {
    loop {
        let Some(index) = in_field(game, field).next() else { return };
        game.return_figure(index, cause, events);
    }
}

/// The number of sheep in the field of a node, whoever has drawn them.
#[must_use]
pub fn sheep(game: &Game, field: Node) -> u8 {
    flocks(game, field).map(|(_, sheep)| sheep).sum()
}

/// The owners of shepherds in the field of a node, each with the sheep that lie with theirs.
pub fn flocks(game: &Game, field: Node) -> impl Iterator<Item = (PlayerId, u8)> {
    let sheep_of = |owner| game.flock(owner).map(|(token, count)| token.sheep() * count).sum::<u8>();
    in_field(game, field).map(move |index| game.figures[index].owner).map(move |owner| (owner, sheep_of(owner)))
}

/// Whether a field can still grow: it reaches an edge beyond which no tile lies.
#[must_use]
pub fn can_grow(game: &Game, field: Node) -> bool {
    game.board.graph().members(field).any(|member| {
        let (index, part) = game.board.home(member);
        let laid = game.board.tiles()[index];
        let halves = Catalogue::get().tile(laid.tile).parts[part].halves.turned(laid.turns);
        halves.iter().any(|half| game.board.tile_at(laid.pos.beside(half.side())).is_none())
    })
}

/// The field of the flock about which the active player is asked.
#[must_use]
pub fn asked_field(game: &Game) -> Option<Node> {
    let is_older = game.states.hills.is_some_and(|state| state.fresh == Fresh::None);
    let index = shepherd_of(game, game.active).filter(|_| is_older && !river::is_lake_laid(game))?;
    let (graph, laid) = (game.board.graph(), game.board.last()?);
    let root = graph.root(game.figures[index].node);
    let is_here = (0..game.board.n_parts(laid)).any(|part| graph.root(laid.node(part)) == root);
    is_here.then_some(game.figures[index].node)
}

/// Whether a tile beside a cell belongs to the field of a shepherd.
pub(super) fn is_beside(game: &Game, pos: Pos) -> bool {
    let graph = game.board.graph();
    let mut shepherds = game.figures.iter().filter(|figure| is_shepherd(figure));
    let touches = |node: Node| Side::ALL.into_iter().any(|side| pos.beside(side) == game.board.tile_of(node).pos);
    shepherds.any(|figure| graph.members(figure.node).any(touches))
}

/// The shepherds in the field of a node, in the order in which they were placed.
fn in_field(game: &Game, field: Node) -> impl Iterator<Item = usize> {
    let graph = game.board.graph();
    let is_here = move |figure: &Figure| is_shepherd(figure) && graph.root(figure.node) == graph.root(field);
    (0..game.figures.len()).filter(move |&index| is_here(&game.figures[index]))
}

fn shepherd_of(game: &Game, player: PlayerId) -> Option<usize> {
    game.figures.iter().position(|figure| is_shepherd(figure) && figure.owner == player)
}

fn is_shepherd(figure: &Figure) -> bool {
    figure.kind == FigureKind::Shepherd
}

/// The reason why the active player cannot place a shepherd on a part of the tile just laid.
fn why_not_on(game: &Game, part: u8) -> Option<IllegalAction> {
    let figure = FigureKind::Shepherd;
    let Some(&laid) = game.board.last().filter(|laid| usize::from(part) < game.board.n_parts(laid)) else {
        return Some(IllegalAction::TileAsked(game.drawn));
    };
    let kind = Catalogue::get().tile(laid.tile).parts[usize::from(part)].kind;
    if game.supplies[game.active][figure] == 0 {
        Some(IllegalAction::NoFigure(figure))
    } else if !game.is_enterable(laid.pos) {
        Some(IllegalAction::Dragon(dragon::Refusal::DragonThere))
    } else if kind != PartKind::Field {
        Some(IllegalAction::WrongPart { figure, kind })
    } else {
        let is_there = in_field(game, laid.node(usize::from(part))).next().is_some();
        is_there.then_some(IllegalAction::Hills(Refusal::ShepherdThere))
    }
}

/// The reason why a decision of this box is not legal now.
pub(crate) fn why_not(game: &Game, action: Action) -> IllegalAction {
    let drawn = match (action, game.step) {
        (Action::Home | Action::Add { .. }, step) if step != Step::Flock => {
            return IllegalAction::Hills(Refusal::NoFlock);
        }
        (Action::Shepherd { .. }, Step::Flock) => return IllegalAction::Hills(Refusal::FlockAsked),
        (Action::Shepherd { .. }, Step::Phantom) => return IllegalAction::PhantomAsked,
        (Action::Shepherd { part, drawn }, _) => match why_not_on(game, part) {
            Some(reason) => return reason,
            None => drawn,
        },
        (Action::Add { drawn }, _) => drawn,
        (Action::Home, _) => None,
    };
    IllegalAction::Hills(match drawn {
        None => Refusal::TokenMissing,
        Some(token) if bag::unknown(game).next().is_some() => Refusal::NotInBag(token),
        Some(_) => Refusal::TokenKnown,
    })
}
