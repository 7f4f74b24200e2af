//! Flights.
//!
//! **Rules**: FURTHER, The Flying Machines. Instead of placing a figure, a follower of any kind may set off from the machine of the tile
//! just laid. The die gives the distance in the direction of the arrow. On the tile there its owner chooses an incomplete road,
//! city, monastery or garden, occupied or not. If there is none, the figure stays in the supply. One figure flies in a part of a turn.

use std::fmt;

use crate::{
    board::{Node, Pos},
    boxes::phantom::rules as phantom,
    catalogue::{BoxId, Catalogue, MAX_PARTS, PartKind, Symbol, TileId, Wind},
    rules::{self, FigureKind, Game, IllegalAction, Lot, PlayerId, Row, Step, Waits},
};

/// The question where a figure in the air lands.
pub(crate) const ROW: Row =
    Row::new(Step::Landing, Waits::IfOffered, BoxId::Flier, "FURTHER, The Flying Machines: a figure that flies lands")
        .offers(&[landings]);

/// The longest flight, in steps.
pub const FARTHEST: u8 = 3;

/// A decision of this box. The landing is [`crate::rules::Action::PlaceAt`], as for every figure that comes to another tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// A figure sets off from the machine of the tile just laid.
    SetOff {
        /// The kind of figure.
        figure: FigureKind,
        /// The steps that the die showed, 1 to 3, where nothing has decided that before: in an open record, or where its tag `Dice` is
        /// used up. `None` everywhere else.
        rolled: Option<u8>,
    },
}

/// An event of this box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A figure set off, and the die was rolled. If it can land, its landing is the next decision; if not, it stays in the supply.
    Rolled {
        /// The player.
        player: PlayerId,
        /// The kind of figure.
        figure: FigureKind,
        /// The cell of the machine.
        from: Pos,
        /// The steps that the die shows, 1 to 3.
        steps: u8,
        /// The cell at which it arrives.
        to: Pos,
        /// Whether there is a feature on which it can land.
        lands: bool,
    },
}

impl rules::BoxEvent for Event {
    fn reveals(&self) -> bool {
        let Self::Rolled { .. } = self;
        true
    }

    fn lot(&self) -> Option<(Lot, u8)> {
        let Self::Rolled { steps, .. } = self;
        Some((Lot::Dice, steps - 1))
    }
}

/// The reason why a decision of this box, or one while a figure is in the air, is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The tile just laid has no machine.
    NoMachine,
    /// A figure has flown in this part of the turn.
    Flown,
    /// Only followers fly.
    NotFlying(FigureKind),
    /// A figure is in the air and must land first.
    LandingAsked {
        /// The kind of figure.
        figure: FigureKind,
        /// The cell at which it arrives.
        to: Pos,
    },
    /// The figure in the air cannot land there.
    NoLanding,
    /// The statement must say what the die showed.
    RollMissing,
    /// What the die shows is known, so the statement must not say it.
    RollKnown,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NoMachine => f.write_str("the tile just laid has no flying machine"),
            Self::Flown => f.write_str("a figure has flown in this part of the turn already"),
            Self::NotFlying(figure) => write!(f, "a {} does not fly, only followers do", figure.title()),
            Self::LandingAsked { figure, to } => write!(f, "the {} must land on the tile at {to} now", figure.title()),
            Self::NoLanding => f.write_str(
                "a figure that flies lands on an incomplete road, city, monastery or garden of the tile at which it arrives",
            ),
            Self::RollMissing => f.write_str("the statement must say what the die showed, as in 'meeple machine 2'"),
            Self::RollKnown => f.write_str("the tag Dice says what the die shows, so the statement must not"),
        }
    }
}

/// The flights of a part of a turn.
#[derive(Clone, Copy, Debug, Default)]
pub struct State {
    /// Whether a figure has set off.
    flown: bool,
    /// The figure in the air.
    flight: Option<Flight>,
}

#[derive(Clone, Copy, Debug)]
struct Flight {
    figure: FigureKind,
    to: Pos,
    /// The question in which it set off.
    asked_in: Step,
}

impl State {
    /// The figure in the air, and the cell at which it arrives.
    pub(crate) fn flight(&self) -> Option<(FigureKind, Pos)> {
        self.flight.map(|flight| (flight.figure, flight.to))
    }
}

/// Begins a part of a turn, in which a figure may fly.
pub(crate) fn tile_placed(game: &mut Game) {
    if let Some(state) = &mut game.states.flier {
        *state = State::default();
    }
}

/// The cells over which a figure flies from a machine, in this order: the last is as far as it can come. `None` if the tile has none.
#[must_use]
pub fn course(tile: TileId, turns: u8, from: Pos) -> Option<[Pos; FARTHEST as usize]> {
    let def = Catalogue::get().tile(tile);
    if !def.has(Symbol::FlyingMachine) {
        return None;
    }
    let wind = def.prints.iter().find_map(|print| print.points)?.turned(turns);
    let (dx, dy) = step_of(wind);
    Some([1, 2, 3].map(|steps| Pos::new(from.x + steps * dx, from.y + steps * dy)))
}

/// One step in a direction: columns to the east and rows to the south.
fn step_of(wind: Wind) -> (i16, i16) {
    const STEPS: [(i16, i16); 8] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];
    STEPS[wind.index()]
}

/// The figures that may set off from the tile just laid, by kind.
pub(crate) fn flights(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    game.states.flier.as_ref().filter(|state| !state.flown)?;
    shows_machine(game).then_some(())?;
    // A lot that nobody knows has an action for each of its outcomes.
    let unknown = game.next_lot(Lot::Dice).is_none() && !game.hides_lot(Lot::Dice);
    let outcomes = if unknown { u32::from(FARTHEST) } else { 1 };
    while *cursor < FigureKind::ALL.len() as u32 * outcomes {
        let at = *cursor;
        *cursor += 1;
        let figure = FigureKind::ALL[(at / outcomes) as usize];
        if may_fly(game, figure) {
            let rolled = unknown.then_some((at % outcomes) as u8 + 1);
            return Some(rules::Action::Flier(Action::SetOff { figure, rolled }));
        }
    }
    None
}

/// Whether the tile just laid has a machine.
fn shows_machine(game: &Game) -> bool {
    game.board.last().is_some_and(|laid| Catalogue::get().tile(laid.tile).has(Symbol::FlyingMachine))
}

/// Whether the active player may let a kind of figure fly in the question that is asked.
fn may_fly(game: &Game, figure: FigureKind) -> bool {
    figure.is_follower()
        && game.rules.figures_of(game.step) >> figure as u8 & 1 == 1
        && game.supplies[game.active][figure] > 0
}

impl rules::BoxDecision for Action {
    /// Lets a figure set off, and returns the next step.
    fn play(self, game: &mut Game, events: &mut Vec<rules::Event>) -> Step {
        let Self::SetOff { figure, rolled } = self;
        if rolled.is_none() && game.hides_lot(Lot::Dice) {
            return game.stop_before(Some(Lot::Dice));
        }
        let next = game.rules.after(game.step);
        let Some(&laid) = game.board.last() else { return next };
        let Some(course) = course(laid.tile, laid.turns, laid.pos) else { return next };
        let Some(steps) = rolled.or_else(|| game.take_lot(Lot::Dice).map(|face| face + 1)) else { return next };
        let to = course[usize::from(steps.clamp(1, FARTHEST)) - 1];
        let lands = landings_at(game, figure, to).next().is_some();
        let (player, from, asked_in) = (game.active, laid.pos, game.step);
        if let Some(state) = &mut game.states.flier {
            *state = State { flown: true, flight: lands.then_some(Flight { figure, to, asked_in }) };
        }
        events.push(rules::Event::Flier(Event::Rolled { player, figure, from, steps, to, lands }));
        if lands { Step::Landing } else { next }
    }

    fn casts_lot(self) -> bool {
        true
    }

    fn without_outcome(self) -> rules::Action {
        let Self::SetOff { figure, .. } = self;
        Self::SetOff { figure, rolled: None }.into()
    }

    /// The faces of the die are equally likely.
    fn outcome(self, _game: &Game, index: usize) -> Option<(rules::Action, u8)> {
        let Self::SetOff { figure, .. } = self;
        let steps = (1..=FARTHEST).nth(index)?;
        Some((Self::SetOff { figure, rolled: Some(steps) }.into(), 1))
    }
}

/// The parts on which the figure in the air may land, in catalogue order.
fn landings(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    let Flight { figure, to, .. } = game.states.flier.as_ref()?.flight?;
    let part = landings_at(game, figure, to).find(|&part| u32::from(part) >= *cursor)?;
    *cursor = u32::from(part) + 1;
    Some(rules::Action::PlaceAt { figure, pos: to, part })
}

/// The parts of the tile on a cell on which a figure may land.
fn landings_at(game: &Game, figure: FigureKind, to: Pos) -> impl Iterator<Item = u8> {
    let laid = game.board.laid_on(to).filter(|_| game.is_enterable(to));
    (0..MAX_PARTS as u8).filter(move |&part| {
        laid.is_some_and(|laid| {
            usize::from(part) < game.board.n_parts(&laid) && takes_from_the_air(game, figure, laid.node(part.into()))
        })
    })
}

fn takes_from_the_air(game: &Game, figure: FigureKind, node: Node) -> bool {
    let feature = game.board.feature(node);
    let is_landing = feature.kind == PartKind::Lying || feature.kind.is_feature() && feature.kind != PartKind::Field;
    is_landing && !feature.is_complete() && game.rules.can_be_on(figure, feature.kind)
}

/// Notes that the figure in the air lands, and returns the next step.
pub(crate) fn landed(game: &mut Game) -> Option<Step> {
    let flight = game.states.flier.as_mut()?.flight.take()?;
    Some(game.rules.after(flight.asked_in))
}

/// The reason why an action of this box is not legal now.
pub(crate) fn why_not(game: &Game, action: Action) -> IllegalAction {
    let Action::SetOff { figure, rolled } = action;
    if let Some(reason) = phantom::why_not(game.step == Step::Phantom, figure) {
        return reason;
    }
    IllegalAction::Flier(match game.states.flier.as_ref().filter(|_| shows_machine(game)) {
        None => Refusal::NoMachine,
        Some(state) if state.flown => Refusal::Flown,
        Some(_) if !figure.is_follower() => Refusal::NotFlying(figure),
        Some(_) if game.supplies[game.active][figure] == 0 => return IllegalAction::NoFigure(figure),
        Some(_) if rolled.is_some() => Refusal::RollKnown,
        Some(_) => Refusal::RollMissing,
    })
}

/// The reason why anything but landing is not legal while a figure is in the air.
pub(crate) fn landing_first(game: &Game) -> IllegalAction {
    let flight = game.states.flier.as_ref().and_then(State::flight);
    IllegalAction::Flier(flight.map_or(Refusal::NoLanding, |(figure, to)| Refusal::LandingAsked { figure, to }))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An arrow turns with its tile, and diagonal steps stay diagonal.
    #[test]
    fn a_course_follows_the_arrow_as_the_tile_lies() {
        let from = Pos::new(4, -2);
        let course = |name: &str, turns| course(Catalogue::get().find(name).unwrap(), turns, from);
        assert_eq!(course("FL02", 0), Some([Pos::new(3, -2), Pos::new(2, -2), Pos::new(1, -2)]), "west");
        assert_eq!(course("FL02", 1), Some([Pos::new(4, -3), Pos::new(4, -4), Pos::new(4, -5)]), "north");
        assert_eq!(course("FL01", 0), Some([Pos::new(3, -3), Pos::new(2, -4), Pos::new(1, -5)]), "north-west");
        assert_eq!(course("FL01", 2), Some([Pos::new(5, -1), Pos::new(6, 0), Pos::new(7, 1)]), "south-east");
        assert_eq!(course("V", 0), None);
    }
}
