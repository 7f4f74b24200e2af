//! Corn circles.
//!
//! **Rules**: FURTHER, Corn Circles. At the end of a part of a turn, whoever laid a corn circle says what happens, if any figure is on the
//! board. Then each player, from the left of them round to them, who has a follower on a feature of the circle's kind either may place a
//! figure from the supply on a part with such a follower of their own (`add`), or must take one of these followers back without
//! points (`remove`).

mod vocabulary;

pub use vocabulary::{Action, Circle, Event, Refusal};

use crate::{
    board::Node,
    catalogue::{BoxId, Catalogue, PartKind, Symbol, TileId},
    rules::{self, Farms, FigureAt, FigureKind, Game, IllegalAction, OwnPiece, PlayerId, Row, Step, Waits, returning},
};

/// The question what the circle does.
pub(crate) const CHOOSING: Row =
    Row::new(Step::Circle, Waits::IfOffered, BoxId::Corn1, "FURTHER, Corn Circles: add figures or remove them")
        .also_with(BoxId::Corn2)
        .offers(&[circles]);

/// The question that follows, of one player after the other.
pub(crate) const FOLLOWING: Row =
    Row::new(Step::AtCircle, Waits::IfOffered, BoxId::Corn1, "FURTHER, Corn Circles: each player from the left on")
        .also_with(BoxId::Corn2)
        .asks(asked)
        .offers(&[declining, additions, removals])
        .runs(pass)
        .declined(pass);

/// What is asked after a circle was laid.
#[derive(Clone, Copy, Debug)]
pub struct State {
    /// What it does.
    circle: Circle,
    /// How many players have had their answer.
    answered: u8,
}

/// The kind of feature of the corn circle just laid; `None` if the tile has none that acts.
fn kind(game: &Game) -> Option<PartKind> {
    const KINDS: [PartKind; 3] = [PartKind::City, PartKind::Road, PartKind::Field];
    let tile = game.board.last()?.tile;
    let (_, print) = has_circle(tile).then(|| Catalogue::get().tile(tile).printed("corn_circle")).flatten()?;
    let kind = KINDS[usize::from(print.kind?)];
    (kind != PartKind::Field || game.rules.options.farms != Farms::Off).then_some(kind)
}

/// Whether a tile has a corn circle.
#[must_use]
pub(crate) fn has_circle(tile: TileId) -> bool {
    Catalogue::get().tile(tile).has(Symbol::CornCircle)
}

/// What the circle just laid may do, if any figure is on the board.
fn circles(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    kind(game).filter(|_| !game.figures.is_empty() || !game.barns().is_empty())?;
    let circle = *Circle::ALL.get(*cursor as usize)?;
    *cursor += 1;
    Some(rules::Action::Corn(Action(circle)))
}

impl rules::BoxDecision for Action {
    /// Says what the circle does, and returns the next step.
    fn play(self, game: &mut Game, events: &mut Vec<rules::Event>) -> Step {
        let Self(circle) = self;
        events.push(rules::Event::Corn(Event { player: game.active, circle }));
        game.states.corn = Some(State { circle, answered: 0 });
        Step::AtCircle
    }
}

/// The player who is asked: from the left of the active one on.
fn asked(game: &Game) -> PlayerId {
    let answered = game.states.corn.map_or(0, |state| usize::from(state.answered));
    PlayerId::from_index((game.active.index() + 1 + answered) % game.rules.n_players())
}

/// Goes on with the next player, or with what follows the circle.
fn pass(game: &mut Game, _: &mut Vec<rules::Event>) -> Step {
    answer(game)
}

fn answer(game: &mut Game) -> Step {
    let n_players = game.rules.n_players();
    let Some(state) = game.states.corn.as_mut().filter(|state| usize::from(state.answered) + 1 < n_players) else {
        game.states.corn = None;
        return game.rules.after(Step::AtCircle);
    };
    state.answered += 1;
    Step::AtCircle
}

/// The next step, if a figure is placed or taken back at a circle.
pub(crate) fn answered(game: &mut Game) -> Option<Step> {
    (game.step == Step::AtCircle).then(|| answer(game))
}

/// The followers of the asked player that count.
fn own(game: &Game) -> impl Iterator<Item = (usize, Node)> {
    followers(game, asked(game))
}

/// The followers of a player on features of the kind of the circle just laid, in the order in which they were placed.
pub(crate) fn followers(game: &Game, player: PlayerId) -> impl Iterator<Item = (usize, Node)> {
    let kind = kind(game);
    let counts = move |&(_, figure): &(usize, &rules::Figure)| {
        figure.owner == player
            && figure.kind.is_follower()
            && Some(game.board.feature(figure.node).kind) == kind
            && !game.is_castle(figure.node)
    };
    game.figures.iter().enumerate().filter(counts).map(|(index, figure)| (index, figure.node))
}

fn does(game: &Game, circle: Circle) -> bool {
    game.states.corn.is_some_and(|state| state.circle == circle)
}

/// Where figures are added, that may be declined.
fn declining(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    let is_first = std::mem::replace(cursor, 1) == 0;
    (is_first && does(game, Circle::Add)).then_some(rules::Action::Skip)
}

/// The figures that may be added, by kind and then by the followers beside which they come.
fn additions(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    does(game, Circle::Add).then_some(())?;
    let n_figures = game.figures.len() as u32;
    while *cursor < FigureKind::ALL.len() as u32 * n_figures {
        let (figure, index) = (FigureKind::ALL[(*cursor / n_figures) as usize], (*cursor % n_figures) as usize);
        *cursor += 1;
        let node = game.figures[index].node;
        let is_first = own(game).find(|&(_, part)| part == node).is_some_and(|(first, _)| first == index);
        if is_first && joins(game, figure, node) {
            let at = game.figure_at(index);
            return Some(rules::Action::PlaceAt { figure, pos: at.pos, part: at.part });
        }
    }
    None
}

/// Whether the asked player may add a kind of figure to a part.
fn joins(game: &Game, figure: FigureKind, node: Node) -> bool {
    let kind = game.board.feature(node).kind;
    let is_allowed = match figure {
        FigureKind::Meeple | FigureKind::Large | FigureKind::Phantom | FigureKind::Ringmaster => true,
        FigureKind::Wagon => kind != PartKind::Field,
        FigureKind::Mayor => kind == PartKind::City,
        FigureKind::Abbot | FigureKind::Builder | FigureKind::Pig | FigureKind::Shepherd => false,
    };
    is_allowed && game.supplies[asked(game)][figure] > 0
}

/// The followers of whom one must be taken back, in the order in which they were placed.
fn removals(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    does(game, Circle::Remove).then_some(())?;
    let counts = |piece| match piece {
        OwnPiece::Figure(FigureAt { pos, part, owner, kind }) => {
            own(game).any(|(index, _)| game.figure_at(index) == FigureAt { pos, part, owner, kind })
        }
        OwnPiece::Barn { .. } => false,
    };
    returning::own_pieces(game, asked(game), cursor, counts).map(rules::Action::Return)
}

/// The reason why a decision is not legal while a circle is asked about.
pub(crate) fn why_not(game: &Game) -> IllegalAction {
    IllegalAction::Corn(match game.step {
        Step::Circle => Refusal::CircleAsked,
        Step::AtCircle if does(game, Circle::Add) => Refusal::AddingAsked,
        Step::AtCircle => Refusal::RemovingAsked,
        _ => Refusal::NoCircle,
    })
}
