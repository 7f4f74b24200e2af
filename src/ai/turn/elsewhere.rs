//! Decisions about another tile than the one just laid: floors, the tops of towers, the fairy, magic portals, arrows and flights.
//!
//! There can be dozens of them, and each has to be played to be weighed. They are worth about as much wherever the tile was
//! laid, so they are weighed after the best few placements only.

use super::{
    Forecast, Turn, decide,
    estimate::{evaluate_plan, with_figure},
    is_free,
};
use crate::{
    ai::{Decision, evaluate::utility, prospect::Worth, turn::Plan},
    board::Node,
    boxes::{corn::rules as corn, dragon::rules as dragon, tower::rules as tower},
    catalogue::PartKind,
    rules::{Action, FigureKind, Game, PlayerId, Step, legal_actions},
};

/// Such decisions are weighed after this many placements at most.
const PLACEMENTS: usize = 6;
/// So many of them, the best after the best placement, are weighed after the other placements too.
const LIKELY: usize = 4;

/// Whether a decision that follows a tile is about another tile.
pub(in crate::ai) const fn is_elsewhere(action: Action) -> bool {
    matches!(
        action,
        Action::PlaceAt { .. }
            | Action::Dragon(dragon::Action::Fairy { .. })
            | Action::Tower(tower::Action::Floor { .. })
            | Action::Flier(_)
            | Action::Return(_)
            | Action::Hills(_)
            | Action::Bigtop(_)
            | Action::Little(_)
    )
}

impl Turn {
    /// Adds plans with such decisions to those that are listed.
    pub(super) fn list_elsewhere(&mut self, game: &Game, forecast: &mut Forecast) {
        let most = forecast.weights().elsewhere as usize;
        let most = if self.at_a_glance { most.min(1) } else { most };
        let mut likely: [Option<Plan>; LIKELY] = [None; LIKELY];
        for (rank, first) in self.best_placements().into_iter().flatten().take(most).enumerate() {
            if self.lay(game, first) || self.laid.step() != Step::Figure {
                continue;
            }
            let declined = self.decline(game, forecast);
            self.actions.clear();
            self.actions.extend(legal_actions(&self.laid).filter(|&action| is_elsewhere(action)));
            for index in 0..self.actions.len() {
                let action = self.actions[index];
                if rank > 0 && !likely.iter().flatten().any(|plan| plan.then == Some(action)) {
                    continue;
                }
                let plan = self.weigh_after(game, first, action, declined, forecast);
                self.plans.push(plan);
                if rank == 0 {
                    insert(&mut likely, plan);
                }
            }
        }
    }

    /// A plan for a decision that is not in the list because it was unlikely to be the best.
    pub(super) fn weigh(&mut self, game: &Game, decision: Decision, forecast: &mut Forecast) -> Option<Plan> {
        let then = decision.then.filter(|&then| is_elsewhere(then) || is_free(then))?;
        self.lay(game, decision.action);
        if is_free(then) {
            return self.weigh_free(game.asked(), decision.action, then, forecast);
        }
        let declined = self.decline(game, forecast);
        Some(self.weigh_after(game, decision.action, then, declined, forecast))
    }

    /// A plan for a decision after the placement in the game `laid` that uses nothing up: it is worth as much as the best figure after it.
    fn weigh_free(&mut self, me: PlayerId, first: Action, then: Action, forecast: &mut Forecast) -> Option<Plan> {
        decide(&mut self.laid, then, &mut self.events);
        let listed = self.plans.len();
        self.list_figures(me, Some(first), forecast);
        self.keep_best_from(listed);
        let best = self.plans.drain(listed..).next()?;
        Some(Plan { then: Some(then), ..best })
    }

    /// Declines what follows a placement in the game `declined`, which is worth the result.
    fn decline(&mut self, game: &Game, forecast: &mut Forecast) -> Worth {
        self.declined.clone_from(&self.laid);
        if self.laid.step() == Step::Figure {
            decide(&mut self.declined, Action::Skip, &mut self.events);
        }
        self.events.clear();
        evaluate_plan(&self.declined, game.asked(), &mut self.standing, forecast)
    }

    /// A plan for a decision after a placement, given what [`Self::decline`] found.
    fn weigh_after(
        &mut self,
        game: &Game,
        first: Action,
        then: Action,
        declined: Worth,
        forecast: &mut Forecast,
    ) -> Plan {
        let me = game.asked();
        if then.casts_lot() {
            let value = self.weigh_lot(forecast, then);
            return Plan { first, then: Some(then), value };
        }
        let worth = match self.as_figure(then) {
            Some((figure, node)) => {
                forecast.look_at(self.declined.board());
                with_figure(&self.declined, me, declined, figure, node, &mut None, forecast)
            }
            None => {
                self.done.clone_from(&self.laid);
                decide(&mut self.done, then, &mut self.events);
                self.events.clear();
                evaluate_plan(&self.done, me, &mut self.standing, forecast)
            }
        };
        Plan { first, then: Some(then), value: utility(&worth, game, me, forecast.weights()) }
    }

    /// Lists what may be done in the game `laid` of which chance decides what comes: flights, and tokens of a flock.
    pub(super) fn list_lots(&mut self, forecast: &mut Forecast) {
        self.actions.clear();
        self.actions.extend(legal_actions(&self.laid).filter(|action| action.casts_lot()));
        for index in 0..self.actions.len() {
            let first = self.actions[index];
            let value = self.weigh_lot(forecast, first);
            self.plans.push(Plan { first, then: None, value });
        }
    }

    /// What such a decision in the game `laid` is worth: the mean over its outcomes, of which nobody knows yet which comes.
    pub(super) fn weigh_lot(&mut self, forecast: &mut Forecast, action: Action) -> f32 {
        let (me, mut sum, mut count) = (self.laid.asked(), 0.0, 0);
        let game = self.laid.clone();
        for (outcome, weight) in action.outcomes(&game) {
            self.done.clone_from(&game);
            decide(&mut self.done, outcome, &mut self.events);
            self.events.clear();
            let worth = evaluate_plan(&self.done, me, &mut self.standing, forecast);
            sum += f32::from(weight) * utility(&worth, &game, me, forecast.weights());
            count += u16::from(weight);
        }
        sum / f32::from(count.max(1))
    }

    /// The figure that a decision places on a feature without figures, which changes nothing else, and the part.
    fn as_figure(&self, action: Action) -> Option<(FigureKind, Node)> {
        let Action::PlaceAt { figure, pos, part } = action else { return None };
        let board = self.declined.board();
        let node = board.laid_on(pos)?.node(part.into());
        let is_free = board.feature(node).figures == 0 && board.feature(node).kind != PartKind::Tower;
        let stays = board.last().is_some_and(|laid| !corn::has_circle(laid.tile));
        (is_free && stays && !self.declined.is_over()).then_some((figure, node))
    }

    /// The placements of the best plans, the best first, one for each cell.
    fn best_placements(&self) -> [Option<Action>; PLACEMENTS] {
        let mut best: [Option<Plan>; PLACEMENTS] = [None; PLACEMENTS];
        for &plan in &self.plans {
            let same = best.iter_mut().flatten().find(|known| is_same_cell(known, &plan));
            match same {
                Some(known) if plan.value > known.value => *known = plan,
                Some(_) => continue,
                None => insert(&mut best, plan),
            }
            best.sort_by(|a, b| value(b).total_cmp(&value(a)));
        }
        best.map(|plan| plan.map(|plan| plan.first))
    }
}

/// Puts a plan among the best, which are sorted, if it is one of them.
fn insert(best: &mut [Option<Plan>], plan: Plan) {
    if let Some(index) = best.iter().position(|known| plan.value > value(known)) {
        best[index..].rotate_right(1);
        best[index] = Some(plan);
    }
}

/// Whether two plans lay the tile on the same cell.
fn is_same_cell(a: &Plan, b: &Plan) -> bool {
    match (a.first, b.first) {
        (Action::Lay { pos: a, .. }, Action::Lay { pos: b, .. }) => a == b,
        (a, b) => a == b,
    }
}

fn value(plan: &Option<Plan>) -> f32 {
    plan.map_or(f32::NEG_INFINITY, |plan| plan.value)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        ai::{Weights, random_action},
        catalogue::BoxId,
        rules::{Colour, Observation, Player, Setup, seeded},
    };

    /// Games with towers and the dragon in which a tile is to be laid, with the plans for it.
    fn listed(each: &mut dyn FnMut(&Game, &mut Turn, &mut Forecast)) {
        let player = |colour| Player { colour, name: String::new(), level: None };
        let mut setup = Setup::base([Colour::Red, Colour::Blue].map(player).into());
        setup.boxes.extend([BoxId::Dragon, BoxId::Tower]);
        let mut rng = seeded(5);
        setup.deal(&mut rng).unwrap();
        let mut game = Game::new(&setup, &mut Vec::new()).unwrap();
        while let Some(action) = random_action(&game, &mut rng) {
            if game.step() == Step::Lay {
                let mut forecast = Forecast::new(&Observation::new(&game), Weights::FORESIGHT);
                let mut turn = Turn::new(&game);
                turn.list(&mut game.clone(), &mut forecast);
                each(&game, &mut turn, &mut forecast);
            }
            game.play(action, &mut Vec::new()).unwrap();
        }
    }

    #[test]
    fn decisions_about_other_tiles_follow_the_best_placements_only() {
        let mut n_listed = 0;
        listed(&mut |game, turn, _| {
            let is_about_another = |plan: &&Plan| plan.then.is_some_and(is_elsewhere);
            let mut placements: Vec<Action> =
                turn.plans.iter().filter(is_about_another).map(|plan| plan.first).collect();
            n_listed += placements.len();
            placements.dedup();
            assert!(placements.len() <= Weights::FORESIGHT.elsewhere as usize, "{placements:?}");
            let is_lay = |plan: &&Plan| matches!(plan.first, Action::Lay { .. });
            let others = turn.plans.iter().filter(is_lay).filter(|plan| !is_about_another(plan));
            let best_without = others.map(|plan| plan.value);
            let best_without = best_without.reduce(f32::max).unwrap();
            if let Some(first) = placements.first() {
                let same = turn.plans.iter().filter(|plan| plan.first == *first && !is_about_another(plan));
                assert_eq!(
                    same.map(|plan| plan.value).reduce(f32::max),
                    Some(best_without),
                    "the best placement is the first"
                );
            }
            for plan in &turn.plans {
                let mut played = game.clone();
                plan.play(&mut played, &mut Vec::new()); // panics in a debug build if a plan is not legal
            }
        });
        assert!(n_listed > 500, "{n_listed}");
    }

    #[test]
    fn a_decision_that_is_not_listed_is_weighed_as_a_listed_one() {
        let mut n_weighed = 0;
        listed(&mut |game, turn, forecast| {
            let plans = turn.plans.clone();
            for plan in plans.iter().filter(|plan| plan.then.is_some_and(is_elsewhere)) {
                assert_eq!(turn.weigh(game, plan.decision(), forecast).map(|weighed| weighed.value), Some(plan.value));
                n_weighed += 1;
            }
            let at_once = plans.iter().find(|plan| plan.then == Some(Action::Skip));
            assert!(at_once.is_none_or(|plan| turn.weigh(game, plan.decision(), forecast).is_none()));
        });
        assert!(n_weighed > 500, "{n_weighed}");
    }
}
