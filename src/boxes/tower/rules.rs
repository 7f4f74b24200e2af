//! Towers and captures. Prisoners have a file of their own.
//!
//! **Rules**: BOXES, The Tower. Instead of placing a figure, a player puts a floor on any foundation or open tower, or a follower
//! on top of a tower, which closes it until that follower leaves. After a floor the player may capture a follower within as
//! many tiles as the tower has floors.
//!
//! A foundation is a part of its tile, of [`PartKind::Tower`]; a figure on top of the tower stands on that part.

pub mod parts;
pub(crate) mod prison;
mod vocabulary;

pub use self::vocabulary::{Action, Event, Refusal};
use crate::{
    board::{Node, Pos},
    catalogue::{BoxId, Catalogue, PartKind, Symbol, TileId},
    rules::{
        self, ByFigure, ByPlayer, Figure, FigureAt, FigureKind, Game, IllegalAction, Misplaced, PlayerId, Row, Rules,
        Step, Waits,
    },
};

/// The question about a capture.
pub(crate) const ROW: Row =
    Row::new(Step::Capture, Waits::IfOffered, BoxId::Tower, "BOXES, The Tower: after a floor, a follower in reach")
        .only_if(|rules| rules.uses(parts::Part::Towers))
        .offers(&[captures])
        .skips();

/// The towers, the floors that are left, and the prisoners.
#[derive(Clone, Debug)]
pub struct State {
    floors_left: ByPlayer<u8>,
    /// The foundations on the board in the order in which their tiles were laid.
    towers: Vec<Tower>,
    /// The tower that has just grown, as an index into `towers`.
    grown: Option<usize>,
    /// For each player the followers that the player holds, by owner and kind.
    prisoners: ByPlayer<ByPlayer<ByFigure<u8>>>,
    /// The follower that was just captured, while its captor says what comes back for it.
    exchange: Option<(PlayerId, FigureKind)>,
    /// The turn in which ransom was paid last.
    ransom_turn: u16,
}

/// A foundation with the floors on it.
#[derive(Clone, Copy, Debug)]
struct Tower {
    pos: Pos,
    /// The part of the foundation.
    node: Node,
    floors: u8,
}

impl State {
    pub(crate) fn new(rules: &Rules) -> Self {
        let floors = match rules.n_players() {
            0..=2 => 10,
            3 => 9,
            4 => 7,
            5 => 6,
            _ => 5,
        };
        Self {
            floors_left: ByPlayer::of_each(rules.n_players(), floors),
            towers: Vec::with_capacity(32), // so that laying a foundation does not allocate
            grown: None,
            prisoners: ByPlayer::default(),
            exchange: None,
            ransom_turn: 0,
        }
    }

    /// The number of floors that a player has left.
    pub(crate) fn floors_left(&self, player: PlayerId) -> u8 {
        self.floors_left[player]
    }

    /// The number of floors of the tower on a cell; `None` if there is no foundation.
    pub(crate) fn floors(&self, pos: Pos) -> Option<u8> {
        self.towers.iter().find(|tower| tower.pos == pos).map(|tower| tower.floors)
    }

    /// The towers that have a floor, with the number of their floors.
    pub(crate) fn built(&self) -> impl Iterator<Item = (Pos, u8)> {
        self.towers.iter().filter(|tower| tower.floors > 0).map(|tower| (tower.pos, tower.floors))
    }

    /// The cell of the tower that has just grown, until its player has captured a follower or captures none.
    pub(crate) fn capturing(&self) -> Option<Pos> {
        self.grown.map(|index| self.towers[index].pos)
    }

    /// The followers of one player that another holds.
    pub(crate) fn held(&self, captor: PlayerId, owner: PlayerId) -> &ByFigure<u8> {
        &self.prisoners[captor][owner]
    }
}

/// Whether a tile has a foundation.
#[must_use]
pub(crate) fn has_foundation(tile: TileId) -> bool {
    Catalogue::get().tile(tile).has(Symbol::Foundation)
}

/// Notes the foundation of a tile that was just laid.
pub(crate) fn tile_placed(game: &mut Game, tile: TileId) {
    let (Some(state), Some(laid)) = (&mut game.states.tower, game.board.last()) else { return };
    state.grown = None;
    let foundation = Catalogue::get().tile(tile).parts_of(PartKind::Tower).next();
    state.towers.extend(foundation.map(|part| Tower { pos: laid.pos, node: laid.node(part), floors: 0 }));
}

/// The foundations and open towers on which the active player may put a floor, in the order in which their tiles were laid.
pub(crate) fn floors(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    let state = game.states.tower.as_ref().filter(|state| state.floors_left[game.active] > 0)?;
    let found = (*cursor as usize..state.towers.len()).find(|&index| is_open(game, &state.towers[index]))?;
    *cursor = found as u32 + 1;
    Some(rules::Action::Tower(Action::Floor { pos: state.towers[found].pos }))
}

/// The tops of towers on which the active player may place a follower: by kind of figure, and then tower by tower.
pub(crate) fn tops(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    let state = game.states.tower.as_ref()?;
    let n_towers = state.towers.len();
    let kinds = game.rules.figures_of(game.step);
    let action = |at: usize| {
        let (figure, tower) = (FigureKind::ALL[at / n_towers], &state.towers[at % n_towers]);
        let is_offered = kinds >> figure as u8 & 1 == 1
            && game.rules.can_be_on(figure, PartKind::Tower)
            && game.supplies[game.active][figure] > 0;
        let stands = is_offered && tower.floors > 0 && is_open(game, tower) && game.is_enterable(tower.pos);
        stands.then(|| (at, rules::Action::PlaceAt { figure, pos: tower.pos, part: game.laid_part(tower.node).part }))
    };
    let (at, action) = (*cursor as usize..FigureKind::ALL.len() * n_towers).find_map(action)?;
    *cursor = at as u32 + 1;
    Some(action)
}

impl Game {
    /// The foundations and towers on which a floor may be put, with the number of their floors.
    pub(crate) fn open_towers(&self) -> impl Iterator<Item = (Pos, u8)> {
        let towers = self.states.tower.iter().flat_map(|state| &state.towers);
        towers.filter(|tower| is_open(self, tower)).map(|tower| (tower.pos, tower.floors))
    }

    /// The followers that a tower could reach, with their cells.
    pub(crate) fn followers_to_capture(&self) -> impl Iterator<Item = (&Figure, Pos)> {
        let can_be = |figure: &&Figure| can_be_captured(self, figure);
        self.figures.iter().filter(can_be).map(|figure| (figure, self.laid_part(figure.node).pos))
    }

    /// Whether a tower with so many floors reaches a cell: in a straight line, over gaps, and its own cell.
    pub(crate) const fn tower_reaches(tower: Pos, floors: u8, pos: Pos) -> bool {
        let (x, y) = ((tower.x - pos.x).unsigned_abs(), (tower.y - pos.y).unsigned_abs());
        (x == 0 || y == 0) && x + y <= floors as u16
    }
}

/// Whether nobody is on top of a tower.
fn is_open(game: &Game, tower: &Tower) -> bool {
    game.board.feature(tower.node).figures == 0
}

impl rules::BoxDecision for Action {
    fn play(self, game: &mut Game, events: &mut Vec<rules::Event>) -> Step {
        match self {
            Self::Floor { pos } => place_floor(game, pos, events),
            Self::Capture(follower) => capture(game, follower, events),
            Self::Exchange { captor, figure } => prison::exchange(game, captor, figure, events),
            Self::Ransom { captor, figure } => {
                prison::pay(game, captor, figure, events);
                return game.step;
            }
        }
        game.rules.after(game.step)
    }

    /// A ransom can be paid in any question.
    fn is_worth_asking(self) -> bool {
        !matches!(self, Self::Ransom { .. })
    }
}

/// The reason why a decision of this box is not legal now.
pub(crate) fn why_not(game: &Game, action: Action) -> IllegalAction {
    IllegalAction::Tower(match (game.step, action) {
        (_, Action::Ransom { .. }) => Refusal::NoRansom,
        (Step::Capture, Action::Capture(_)) => Refusal::OutOfReach,
        (Step::Capture, _) => Refusal::CaptureAsked,
        (_, Action::Capture(_)) => Refusal::NoCapture,
        (Step::Exchange, Action::Exchange { .. }) => Refusal::NoPrisoner,
        (Step::Exchange, _) => Refusal::ExchangeAsked,
        (_, Action::Exchange { .. }) => Refusal::NoExchange,
        (_, Action::Floor { .. }) if game.floors_left(game.active) == 0 => Refusal::NoFloor,
        (_, Action::Floor { pos }) => Refusal::NoFoundation(pos),
    })
}

/// Puts a floor of the active player on the tower of a cell.
fn place_floor(game: &mut Game, pos: Pos, events: &mut Vec<rules::Event>) {
    let player = game.active;
    let Some(state) = &mut game.states.tower else { return };
    let Some(index) = state.towers.iter().position(|tower| tower.pos == pos) else { return };
    state.floors_left[player] -= 1;
    state.towers[index].floors += 1;
    state.grown = Some(index);
    events.push(rules::Event::Tower(Event::FloorPlaced { player, pos, floors: state.towers[index].floors }));
}

/// The followers that a tower on a cell would reach with so many floors, as indices into the figures.
pub(crate) fn in_reach(game: &Game, tower: Pos, floors: u8) -> impl Iterator<Item = usize> {
    (0..game.figures.len()).filter(move |&index| {
        let figure = &game.figures[index];
        Game::tower_reaches(tower, floors, game.laid_part(figure.node).pos) && can_be_captured(game, figure)
    })
}

/// Whether a figure is captured by a tower that reaches it.
fn can_be_captured(game: &Game, figure: &Figure) -> bool {
    figure.kind.is_follower() && !game.is_lord(figure.node) && game.board.feature(figure.node).kind != PartKind::Quarter
}

/// The followers in reach of the tower that just grew, in the order in which they were placed.
fn captures(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    let state = game.states.tower.as_ref()?;
    let tower = &state.towers[state.grown?];
    let is_first = |index: &usize| game.find_figure(game.figure_at(*index)) == Some(*index);
    let found = in_reach(game, tower.pos, tower.floors).filter(|&index| index >= *cursor as usize).find(is_first)?;
    *cursor = found as u32 + 1;
    Some(rules::Action::Tower(Action::Capture(game.figure_at(found))))
}

/// Captures a follower. One's own goes back to the supply.
fn capture(game: &mut Game, follower: FigureAt, events: &mut Vec<rules::Event>) {
    if let Some(state) = &mut game.states.tower {
        state.grown = None;
    }
    let Some(index) = game.find_figure(follower) else { return };
    prison::take_in(game, index, events);
    game.return_lonely(events);
}

impl Game {
    /// The number of floors on the foundation of a cell; `None` without a foundation, or if towers are not in play.
    #[must_use]
    pub fn floors(&self, pos: Pos) -> Option<u8> {
        self.states.tower.as_ref().and_then(|state| state.floors(pos))
    }

    /// Iterates over the towers that have a floor, with the number of their floors.
    pub fn towers(&self) -> impl Iterator<Item = (Pos, u8)> {
        self.states.tower.iter().flat_map(State::built)
    }

    /// The cell of the tower that has just grown, while its player may capture a follower.
    #[must_use]
    pub fn capturing_tower(&self) -> Option<Pos> {
        self.states.tower.as_ref().and_then(|state| state.capturing())
    }

    /// The number of floors that a player has left to build with.
    #[must_use]
    pub fn floors_left(&self, player: PlayerId) -> u8 {
        self.states.tower.as_ref().map_or(0, |state| state.floors_left(player))
    }

    /// The followers of one player that another holds prisoner.
    #[must_use]
    pub fn prisoners(&self, captor: PlayerId, owner: PlayerId) -> ByFigure<u8> {
        self.states.tower.as_ref().map_or_else(ByFigure::default, |state| *state.held(captor, owner))
    }

    /// Builds a tower of so many floors on a foundation.
    ///
    /// # Errors
    /// If towers are not in play, or there is no foundation. The board is then unchanged.
    pub fn arrange_tower(&mut self, pos: Pos, floors: u8) -> Result<(), Misplaced> {
        if self.states.tower.is_none() {
            return Err(Misplaced::NoPiece("towers"));
        }
        let towers = self.states.tower.iter_mut().flat_map(|state| &mut state.towers);
        let found = towers.into_iter().find(|tower| tower.pos == pos);
        found.ok_or(IllegalAction::Tower(Refusal::NoFoundation(pos)))?.floors = floors;
        Ok(())
    }
}
