//! What may be done in a whole turn: a tile with a figure, and what each such plan is worth at once.

use super::{
    Forecast,
    evaluate::{evaluate, in_hand, own_share, utility},
};
use crate::rules::{Action, ByPlayer, Event, FigureKind, Game, PlayerId, Step, legal_actions};

/// A decision with the one about a figure that belongs to it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    /// What is decided now.
    pub(super) first: Action,
    /// What is then answered about a figure, if that is asked.
    pub(super) then: Option<Action>,
    /// What it is worth to the one who decides, in points.
    pub(super) value: f32,
}

impl Plan {
    /// Carries it out.
    pub(super) fn play(&self, game: &mut Game, events: &mut Vec<Event>) {
        let me = game.asked();
        game.play_unchecked(self.first, events);
        if let Some(then) = self.then
            && game.step() == Step::Figure
            && game.asked() == me
        {
            game.play_unchecked(then, events);
        }
        events.clear();
    }
}

/// Lists plans; it keeps the games in which it tries them, so that nothing is allocated a turn.
#[derive(Clone, Debug)]
pub(super) struct Turn {
    laid: Game,
    /// The same with the figure declined.
    declined: Game,
    done: Game,
    pub(super) plans: Vec<Plan>,
    pub(super) events: Vec<Event>,
}

impl Turn {
    pub(super) fn new(game: &Game) -> Self {
        Self {
            laid: game.clone(),
            declined: game.clone(),
            done: game.clone(),
            plans: Vec::with_capacity(128),
            events: Vec::with_capacity(32),
        }
    }

    /// Lists what the asked player may plan, each with its worth by the evaluation.
    pub(super) fn list(&mut self, game: &Game, forecast: &mut Forecast) {
        let me = game.asked();
        self.plans.clear();
        if game.step() == Step::Figure {
            self.laid.clone_from(game);
            self.list_figures(me, None, forecast);
            return;
        }
        for action in legal_actions(game) {
            self.laid.clone_from(game);
            self.laid.play_unchecked(action, &mut self.events);
            self.events.clear();
            let own_figure =
                self.laid.step() == Step::Figure && matches!(action, Action::Lay { .. } | Action::Abbey { .. });
            if own_figure {
                self.list_figures(me, Some(action), forecast);
                continue;
            }
            let mut value = utility(&evaluate(&self.laid, forecast), game, me);
            if game.step() == Step::Abbey {
                value += forecast.weights().tempo; // a tile is still to be drawn
            }
            self.plans.push(Plan { first: action, then: None, value });
        }
    }

    /// Lists the figures that may be placed in the game `laid`, after a first action or by themselves.
    fn list_figures(&mut self, me: PlayerId, first: Option<Action>, forecast: &mut Forecast) {
        self.declined.clone_from(&self.laid);
        self.declined.play_unchecked(Action::Skip, &mut self.events);
        let declined = evaluate(&self.declined, forecast);
        for action in legal_actions(&self.laid) {
            let worth = match action {
                Action::Skip => declined,
                Action::Place { figure, part } if self.stays_open(part) => {
                    self.with_figure(declined, me, figure, part, forecast)
                }
                _ => {
                    self.done.clone_from(&self.laid);
                    self.done.play_unchecked(action, &mut self.events);
                    evaluate(&self.done, forecast)
                }
            };
            let value = utility(&worth, &self.laid, me);
            let plan = match first {
                Some(first) => Plan { first, then: Some(action), value },
                None => Plan { first: action, then: None, value },
            };
            self.plans.push(plan);
        }
        self.events.clear();
    }

    /// What it is worth to have declined, with a figure on an open part of the tile just laid after all.
    fn with_figure(
        &self,
        mut worth: ByPlayer<f32>,
        me: PlayerId,
        figure: FigureKind,
        part: u8,
        forecast: &mut Forecast,
    ) -> ByPlayer<f32> {
        let Some(laid) = self.laid.board().last() else { return worth };
        let game = &self.declined;
        let share = own_share(game, laid.node(usize::from(part)), figure, forecast);
        let mut supply = *game.supply(me);
        let before = in_hand(&supply, 0.0, game, forecast.weights());
        supply[figure] -= 1;
        worth[me] += share.points + in_hand(&supply, share.back, game, forecast.weights()) - before;
        worth
    }

    /// Whether a figure on a part of the tile just laid waits there, so that its worth adds to that of declining, as
    /// long as the game goes on.
    fn stays_open(&self, part: u8) -> bool {
        let Some(laid) = self.laid.board().last() else { return false };
        !self.declined.is_over() && !self.laid.board().feature(laid.node(usize::from(part))).is_complete()
    }

    /// The best plan by the evaluation alone.
    pub(super) fn best(&self) -> Option<Plan> {
        self.plans.iter().copied().reduce(|best, plan| if plan.value > best.value { plan } else { best })
    }
}
