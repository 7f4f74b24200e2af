//! The options of a whole turn, a tile with a figure, and the immediate value of each.

mod elsewhere;
mod estimate;

pub(super) use elsewhere::is_elsewhere;
pub(super) use estimate::each_left;
use estimate::{add_left, evaluate_plan, with_figure};

use super::{
    Decision, Forecast, Weights, bazaar,
    evaluate::{evaluate, utility},
    perils,
    standing::Standing,
};
use crate::{
    boxes::{abbey::rules as abbey, bridges::rules as bridges, corn::rules as corn, tower::rules as tower},
    catalogue::MAX_PARTS,
    rules::{Action, Event, Game, Observation, PlayerId, Step, legal_actions},
};

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
    /// What is decided.
    pub(super) fn decision(&self) -> Decision {
        Decision { action: self.first, then: self.then }
    }

    /// Carries it out.
    pub(super) fn play(&self, game: &mut Game, events: &mut Vec<Event>) {
        let me = game.asked();
        game.play_unchecked(self.first, events);
        perils::before_figure(game, events);
        if let Some(then) = self.then
            && game.step() == Step::Figure
            && game.asked() == me
        {
            game.play_unchecked(then, events);
        }
        perils::land(game, events);
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
    actions: Vec<Action>,
    /// What stands on the board before the tile.
    before: Standing,
    pub(super) standing: Standing,
    pub(super) plans: Vec<Plan>,
    pub(super) events: Vec<Event>,
    /// Lists less, for a turn of a game that is only supposed: no bridges if the tile fits without one, no ransoms, and decisions
    /// about other tiles after the best placement only.
    pub(super) at_a_glance: bool,
}

impl Turn {
    pub(super) fn new(game: &Game) -> Self {
        Self {
            laid: game.clone(),
            declined: game.clone(),
            done: game.clone(),
            actions: Vec::with_capacity(128),
            before: Standing::default(),
            standing: Standing::default(),
            plans: Vec::with_capacity(128),
            events: Vec::with_capacity(32),
            at_a_glance: false,
        }
    }

    /// The list of plans for a position, and the evaluation by which they were ordered.
    pub(super) fn of(seen: &Observation, weights: Weights) -> (Self, Forecast) {
        let mut turn = Self::new(seen.game());
        let forecast = turn.look_at(seen, weights);
        (turn, forecast)
    }

    /// Lists the plans for another position, as [`Turn::of`] does, but in the memory of the one before.
    pub(super) fn look_at(&mut self, seen: &Observation, weights: Weights) -> Forecast {
        let mut forecast = Forecast::new(seen, weights);
        self.list(&mut seen.game().clone(), &mut forecast);
        forecast
    }

    /// Lists what the asked player may plan, each with its worth by the evaluation; turns of the tile that look alike are one. The game is as
    /// before afterwards.
    pub(super) fn list(&mut self, game: &mut Game, forecast: &mut Forecast) {
        let me = game.asked();
        self.plans.clear();
        forecast.expect(game.remaining().saturating_sub(1));
        if matches!(game.step(), Step::Figure | Step::Phantom) {
            self.laid.clone_from(game);
            self.list_figures(me, None, forecast);
            self.list_free(game, forecast);
            return;
        }
        if bazaar::asks(game) {
            return bazaar::list(self, game, forecast);
        }
        self.actions.clear();
        self.actions.extend(legal_actions(game));
        if game.step() == Step::Lay {
            self.before.see(game, forecast);
            self.before.look_around(game);
        }
        for index in 0..self.actions.len() {
            let action = self.actions[index];
            if is_free(action)
                || action.distinct() != action
                || self.at_a_glance
                    && index > 0
                    && matches!(action, Action::Bridges(bridges::Action::LayWithBridge { .. }))
            {
                continue;
            }
            if action.casts_lot() {
                self.laid.clone_from(game);
                let value = self.weigh_lot(forecast, action);
                self.plans.push(Plan { first: action, then: None, value });
                continue;
            }
            let changed = match action {
                Action::Lay { pos, .. } => self.before.changed_by(game, pos),
                _ => 0,
            };
            let Some(trial) = game.lay_on_trial(action) else {
                self.list_by_playing(game, action, forecast);
                continue;
            };
            if self.before.is_stirred(game, changed) {
                self.laid.clone_from(game);
                self.list_figures(me, Some(action), forecast);
            } else {
                self.list_quiet(game, action, changed, forecast);
            }
            game.take_back_trial(&trial);
        }
        if matches!(game.step(), Step::Abbey | Step::Lay) && game.rules().offers_more() {
            self.list_elsewhere(game, forecast);
        }
        self.list_free(game, forecast);
    }

    /// Lists the ransoms that may be paid and the bridges that may be built. After one the same question is asked again, so each
    /// is worth as much as the best answer, and what it changes.
    fn list_free(&mut self, game: &Game, forecast: &mut Forecast) {
        if self.at_a_glance {
            return;
        }
        let me = game.asked();
        let best = self.best().map_or(0.0, |plan| plan.value);
        for action in legal_actions(game).filter(|&action| is_free(action)) {
            let before = evaluate(game, &mut self.standing, forecast);
            self.done.clone_from(game);
            self.done.play_unchecked(action, &mut self.events);
            self.events.clear();
            let after = evaluate(&self.done, &mut self.standing, forecast);
            let gain = utility(&after, game, me, forecast.weights()) - utility(&before, game, me, forecast.weights());
            self.plans.push(Plan { first: action, then: None, value: best + gain });
        }
    }

    /// Lists an action by carrying it out, and the figures that may follow.
    fn list_by_playing(&mut self, game: &Game, action: Action, forecast: &mut Forecast) {
        let me = game.asked();
        let asks_first = self.lay(game, action);
        let own_figure = self.laid.step() == Step::Figure
            && matches!(
                action,
                Action::Lay { .. }
                    | Action::Bridges(bridges::Action::LayWithBridge { .. })
                    | Action::Abbey(abbey::Action::Abbey { .. })
            );
        if own_figure {
            let listed = self.plans.len();
            self.list_figures(me, Some(action), forecast);
            if asks_first {
                self.keep_best_from(listed);
            }
            return;
        }
        let worth = evaluate(&self.laid, &mut self.standing, forecast);
        let mut value = utility(&worth, game, me, forecast.weights());
        if game.step() == Step::Abbey || self.laid.step() == Step::Lay {
            value += forecast.weights().tempo; // a tile is still to be drawn, or another one
        }
        self.plans.push(Plan { first: action, then: None, value });
    }

    /// Carries out a decision in the game `laid`, and what follows up to the scoring, without a figure. Whether something is asked before the
    /// figure: then no figure belongs to the decision.
    fn lay(&mut self, game: &Game, action: Action) -> bool {
        self.laid.clone_from(game);
        self.laid.play_unchecked(action, &mut self.events);
        let asks_first = perils::asks_before_figure(&self.laid);
        perils::settle(&mut self.laid, &mut self.events);
        self.events.clear();
        asks_first
    }

    /// Of the plans from one on keeps the best, without its figure.
    fn keep_best_from(&mut self, listed: usize) {
        let better = |best: Plan, plan: Plan| if plan.value > best.value { plan } else { best };
        let best = self.plans.drain(listed..).reduce(better);
        self.plans.extend(best.map(|plan| Plan { then: None, ..plan }));
    }

    /// Lists the figures after a tile laid for a trial that completes nothing with figures: what they add to declining.
    fn list_quiet(&mut self, game: &Game, first: Action, changed: u128, forecast: &mut Forecast) {
        let me = game.asked();
        forecast.reckoned.forget();
        let mut declined = self.before.worth(game, changed, forecast);
        add_left(&mut declined, game, me, forecast);
        let offers = legal_actions(game);
        if offers.clone().nth(1).is_none() {
            self.plans.push(Plan { first, then: None, value: utility(&declined, game, me, forecast.weights()) });
            return;
        }
        let Some(&laid) = game.board().last() else { return };
        let mut shares = [None; MAX_PARTS];
        for action in offers.filter(|&action| !is_free(action) && !is_elsewhere(action)) {
            let worth = match action {
                Action::Skip => declined,
                Action::Place { figure, part } => with_figure(
                    game,
                    me,
                    declined,
                    figure,
                    laid.node(part.into()),
                    &mut shares[usize::from(part)],
                    forecast,
                ),
                _ => {
                    self.done.clone_from(game);
                    decide(&mut self.done, action, &mut self.events);
                    self.events.clear();
                    evaluate_plan(&self.done, me, &mut self.standing, forecast)
                }
            };
            self.plans.push(Plan { first, then: Some(action), value: utility(&worth, game, me, forecast.weights()) });
        }
    }

    /// Lists the figures that may be placed in the game `laid`, after a first action or by themselves.
    fn list_figures(&mut self, me: PlayerId, first: Option<Action>, forecast: &mut Forecast) {
        let Some(&laid) = self.laid.board().last() else { return };
        self.declined.clone_from(&self.laid);
        decide(&mut self.declined, Action::Skip, &mut self.events);
        let declined = evaluate_plan(&self.declined, me, &mut self.standing, forecast);
        let offers = legal_actions(&self.laid);
        if let Some(first) = first
            && offers.clone().nth(1).is_none()
        {
            self.plans.push(Plan { first, then: None, value: utility(&declined, &self.laid, me, forecast.weights()) });
            return;
        }
        let mut shares = [None; MAX_PARTS];
        let may_estimate =
            !self.declined.is_over() && !perils::is_dragon_near(&self.laid, laid.pos) && !corn::has_circle(laid.tile);
        let at_once = first.is_none() && forecast.weights().elsewhere > 0.0;
        let is_weighed = |action: Action| !is_free(action) && !action.casts_lot() && (at_once || !is_elsewhere(action));
        for action in offers.filter(|&action| is_weighed(action)) {
            let worth = match action {
                Action::Skip => declined,
                Action::Place { figure, part } if may_estimate => {
                    forecast.look_at(self.declined.board());
                    with_figure(
                        &self.declined,
                        me,
                        declined,
                        figure,
                        laid.node(part.into()),
                        &mut shares[usize::from(part)],
                        forecast,
                    )
                }
                _ => {
                    self.done.clone_from(&self.laid);
                    decide(&mut self.done, action, &mut self.events);
                    evaluate_plan(&self.done, me, &mut self.standing, forecast)
                }
            };
            let value = utility(&worth, &self.laid, me, forecast.weights());
            let plan = match first {
                Some(first) => Plan { first, then: Some(action), value },
                None => Plan { first: action, then: None, value },
            };
            self.plans.push(plan);
        }
        self.events.clear();
        if at_once {
            self.list_lots(forecast);
        }
    }

    /// The plan that begins with a decision. It is also found if the list leaves it out as unlikely to be the best.
    pub(super) fn plan_of(&mut self, game: &Game, decision: Decision, forecast: &mut Forecast) -> Option<Plan> {
        let listed = self.plans.iter().copied().find(|plan| plan.decision() == decision);
        listed.or_else(|| self.weigh(game, decision, forecast))
    }

    /// The best plan by the evaluation alone.
    pub(super) fn best(&self) -> Option<Plan> {
        self.plans.iter().copied().reduce(|best, plan| if plan.value > best.value { plan } else { best })
    }
}

/// Carries out a decision and what follows it up to the scoring.
fn decide(game: &mut Game, action: Action, events: &mut Vec<Event>) {
    game.play_unchecked(action, events);
    perils::settle(game, events);
}

/// Whether the same question is asked again after an action, so that it uses nothing up.
const fn is_free(action: Action) -> bool {
    matches!(
        action,
        Action::Tower(tower::Action::Ransom { .. }) | Action::Bridges(bridges::Action::Bridge(_)) | Action::Tunnel(_)
    )
}
