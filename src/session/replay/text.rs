//! Writes a game as a record.

use super::{Replay, taken};
use crate::{
    record::{Statement, Tags, numbers, write_tags},
    rules::{Action, Event, Game, Lot, Lots, choices},
};

impl Replay {
    /// The canonical statements of all that may be chosen, in the order of [`legal_actions`](crate::rules::legal_actions).
    #[must_use]
    pub fn legal_statements(&self) -> Vec<String> {
        choices(&self.game).map(|action| Statement::of(&self.game, action).to_string()).collect()
    }

    /// The statement of the decision after so many others, also of one that was taken back; `skip` for declining something.
    #[must_use]
    pub fn statement_of(&self, decision: usize) -> Option<String> {
        let (then, action) = self.before(decision)?;
        Some(Statement::written(&then, action).to_string())
    }

    /// The same as [`Self::legal_statements`] lists it: without what a lot added to the decision.
    #[must_use]
    pub fn choice_of(&self, decision: usize) -> Option<String> {
        let (then, action) = self.before(decision)?;
        Some(Statement::of(&then, action.without_outcome()).to_string())
    }

    /// The game before the decision after so many others, and that decision.
    fn before(&self, decision: usize) -> Option<(Game, Action)> {
        let action = *self.actions.get(decision)?;
        let mut then = self.clone();
        then.go_to(decision);
        Some((then.game, action))
    }

    /// The canonical text of the game up to now.
    #[must_use]
    pub fn to_text(&self) -> String {
        if let Some(diagram) = self.diagram() {
            return diagram.to_text();
        }
        let scores: Vec<i16> = self.game.players().map(|player| self.game.score(player)).collect();
        let result = self.game.is_over().then(|| numbers(&scores));
        let mut text = String::new();
        let tags = Tags {
            version: "1",
            is_diagram: false,
            players: &self.game.rules().players,
            deck: &self.setup.deck,
            known: self.setup.known.filter(|_| !self.game.is_over()),
            lots: &self.lots_to_write(),
            result: result.as_deref(),
            unknown: &self.unknown_tags,
            own: &self.own_tiles,
        };
        write_tags(&mut text, self.game.rules(), &tags);
        for statement in self.written_statements() {
            text.push_str(&statement);
            text.push('\n');
        }
        text
    }

    /// What comes by lot; of a game that is over only what came. Where statements said some of it, the tag stays as it is: what it passed over
    /// may have come later.
    fn lots_to_write(&self) -> Lots {
        let mut lots = self.setup.lots.clone();
        for kind in Lot::ALL.into_iter().filter(|_| self.game.is_over()) {
            let came = self.events.iter().filter_map(Event::lot).filter(|&(lot, _)| lot == kind);
            let came: Vec<u8> = came.map(|(_, word)| word).collect();
            if came.len() == self.game.lots_used(kind) {
                lots.set(kind, came);
            }
        }
        lots
    }

    /// The statements of the game up to now. They contain a `skip` only where its decision would otherwise take the next
    /// statement, and at the end.
    #[must_use]
    pub fn written_statements(&self) -> Vec<String> {
        if self.diagram().is_some() {
            return Vec::new(); // a diagram has no decisions
        }
        let mut game = self.game.clone();
        game.begin_again(&mut Vec::new());
        let played = self.played();
        let mut statements = Vec::with_capacity(played.len());
        let mut declined: Vec<Game> = Vec::new(); // the moments of the declined decisions since the last statement
        for &action in played {
            if action == Action::Skip {
                declined.push(game.clone());
            } else {
                let statement = Statement::written(&game, action);
                statements.extend(needed_skips(&declined, Some(statement)).iter().map(ToString::to_string));
                declined.clear();
                statements.push(statement.to_string());
            }
            game.play_unchecked(action, &mut Vec::new());
        }
        statements.extend(needed_skips(&declined, None).iter().map(ToString::to_string));
        statements
    }
}

/// The declined decisions that must be written before a statement or at the end of a record. Going from the last decision to
/// the first, these are the ones that would take what is written next.
fn needed_skips(declined: &[Game], mut next: Option<Statement>) -> Vec<Statement> {
    let mut skips = Vec::new();
    for game in declined.iter().rev() {
        // A reader also takes a colour or another part of the feature where the writer names none.
        if next.is_none_or(|next| taken(game, &next).is_ok()) {
            let skip = Statement::written(game, Action::Skip);
            skips.push(skip);
            next = Some(skip);
        }
    }
    skips.reverse();
    skips
}
