//! What a tap does, and how the tile in hand is turned before a cell is chosen.

use super::{Controller, Outcome};
use crate::{
    boxes::{abbey::rules as abbey, bridges::rules as bridges},
    catalogue::Rotation,
    rules::{Action, Game, choices},
    ui::{
        camera::Point,
        choice::Choice,
        hit_test::{Target, nearest_cell, target},
    },
};

/// How far beside a cell a tile that is dragged is still drawn to it, in tiles.
const DRAG_SLACK: f64 = 0.3;

/// What a tap on the board does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tapping {
    /// It chooses a cell; the next on the same cell turns the tile. A figure is taken by one.
    #[default]
    Choose,
    /// The second on the same place plays.
    Twice,
    /// The first plays where it leaves no choice: the tile fits one way round, or was turned so in hand. A figure is taken by
    /// one.
    Once,
}

impl Controller {
    /// What a tap does.
    pub fn set_tapping(&mut self, tapping: Tapping) {
        self.tapping = tapping;
    }

    /// Whether nothing can be chosen here now, because somebody else is asked; arrow keys move the view then.
    pub fn set_waiting(&mut self, game: &Game, on: bool) {
        if self.waiting != on {
            self.waiting = on;
            self.find_legal(game);
            self.camera_control.attend(&self.needs(game));
        }
    }

    /// Takes note of what is legal; nothing is chosen then.
    pub(super) fn find_legal(&mut self, game: &Game) {
        self.choice = Choice::Nothing;
        self.legal.clear();
        if !self.waiting {
            self.legal.extend(choices(game).filter(|action| action.distinct() == *action));
        }
    }

    /// Turns the ghost to the next turn that is legal on its cell; without one the tile in hand, to the next turn that is
    /// legal anywhere.
    pub fn rotate(&mut self) -> Outcome {
        let choice = self.choice.turned(&self.legal);
        let turned = match (choice, choice.action(&self.legal)) {
            (_, Some(action)) if turns_of(action).is_some() => turns_of(action),
            (Choice::Nothing, _) => self.next_in_hand(),
            _ => None,
        };
        if turned.is_none() {
            return Outcome::Nothing;
        }
        self.hand = turned;
        self.choice = choice;
        Outcome::Chosen
    }

    /// In how many ways the tile in hand can be turned, so that it looks different and may be laid somewhere.
    pub(super) fn n_turns_in_hand(&self) -> usize {
        (0..4).filter(|turns| self.is_turn(*turns)).count()
    }

    fn is_turn(&self, turns: Rotation) -> bool {
        self.legal.iter().any(|action| turns_of(*action) == Some(turns))
    }

    fn next_in_hand(&self) -> Option<Rotation> {
        let from = self.hand.unwrap_or(0);
        (1..=4).map(|more| (from + more) & 3).find(|turns| self.is_turn(*turns))
    }

    /// The ghost turned as the tile in hand is, where it moved to another cell and fits there so.
    pub(super) fn as_in_hand(&self, choice: Choice) -> Choice {
        match (self.choice, choice, self.hand) {
            (Choice::Cell { pos, .. }, Choice::Cell { pos: other, .. }, _) if pos == other => choice,
            (_, _, Some(turns)) => choice.turned_to(turns, &self.legal),
            _ => choice,
        }
    }

    /// What a tap on a target means. A figure that is shown is taken by one tap, unless two shall play; an abbot who would come
    /// back is only chosen, since he is tapped to be looked at, too, and so is what chance decides, since no die is rolled back.
    pub(super) fn decide(&mut self, target: Target, offered: &[Action]) -> Outcome {
        let again = self.choice.is_at(target);
        if again && self.tapping == Tapping::Twice {
            return self.chosen().map_or(Outcome::Nothing, Outcome::Play);
        }
        let next = self.as_in_hand(self.choice.tapped(target, offered));
        if again && let Some(turns) = next.action(&self.legal).and_then(turns_of) {
            self.hand = Some(turns);
        }
        let outcome = self.choose(next);
        let plays = |action: &Action| match action {
            Action::Recall => false,
            _ if action.casts_lot() => false,
            Action::Lay { .. }
            | Action::Bridges(bridges::Action::LayWithBridge { .. })
            | Action::Abbey(abbey::Action::Abbey { .. }) => !again && self.leaves_no_choice(*action),
            _ => self.tapping != Tapping::Twice,
        };
        self.chosen().filter(plays).map_or(outcome, Outcome::Play)
    }

    /// Whether one tap lays a tile: it fits one way round, or as the player turned it.
    fn leaves_no_choice(&self, action: Action) -> bool {
        let turned = self.hand.is_some() && turns_of(action) == self.hand;
        self.tapping == Tapping::Once && (turned || self.choice.n_turns(&self.legal) == 1)
    }

    /// Holds the tile in hand over a point of the screen, or no longer over any. The tile is shown on the nearest cell
    /// where it may be laid. Returns whether there is one.
    pub fn drag(&mut self, at: Option<Point>) -> bool {
        self.dragged = at;
        let target = at.and_then(|at| nearest_cell(&self.legal, self.camera_control.camera(), at, DRAG_SLACK));
        match target {
            None => self.choice = Choice::Nothing,
            Some(target) if self.choice.is_at(target) => {}
            Some(target) => self.choice = self.as_in_hand(self.choice.tapped(target, &self.legal)),
        }
        target.is_some()
    }

    /// The tile is let go. Where it is shown, what one tap would play is played; where it may not be laid, that cell or tile is pointed at, as
    /// by a tap.
    #[must_use]
    pub fn drop_tile(&mut self, game: &Game) -> Option<Action> {
        let at = self.dragged.take();
        if let (None, Some(at)) = (self.chosen(), at) {
            let target = target(game, &[], self.camera_control.camera(), at);
            self.inspection.clear();
            self.inspection.tapped(game, self.camera_control.camera(), target, at);
            self.look_back();
        }
        self.chosen().filter(|action| self.leaves_no_choice(*action))
    }
}

/// How a tile is turned that an action lays.
const fn turns_of(action: Action) -> Option<Rotation> {
    match action {
        Action::Lay { turns, .. } | Action::Bridges(bridges::Action::LayWithBridge { turns, .. }) => Some(turns),
        _ => None,
    }
}
