//! One file a box: what it brings, what it keeps during a game, and what it does when the core asks.
//!
//! [`MODULES`] says which boxes there are and how far their rules are done; `rules/seams.rs` is the only place where the
//! core asks them anything.

pub mod abbey;
pub mod abbot;
pub mod inns;
pub mod river;

use crate::{
    catalogue::BoxId,
    rules::{Barn, FigureKind, PlayerId, Rules},
};

/// A box as the set-up knows it.
#[derive(Clone, Copy, Debug)]
pub struct Module {
    /// Which box.
    pub box_id: BoxId,
    /// How far its rules are done.
    pub status: Status,
    /// What each player gets of it besides meeples.
    pub figures: &'static [(FigureKind, u8)],
    /// Whether it holds figures for a sixth player.
    pub sixth_colour: bool,
}

/// How far the rules of a box are done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It can be played.
    Complete,
    /// Its tiles are known, its rules are not there yet.
    TilesOnly,
}

const fn module(box_id: BoxId, status: Status, figures: &'static [(FigureKind, u8)], sixth_colour: bool) -> Module {
    Module { box_id, status, figures, sixth_colour }
}

/// Every box in the order of [`BoxId::ALL`]; its options are the rows of [`crate::rules::OPTIONS`] that name it.
pub const MODULES: [Module; 13] = [
    module(BoxId::Base, Status::Complete, &[], false),
    module(BoxId::River, Status::Complete, &[], false),
    module(BoxId::Abbot, Status::Complete, &[(FigureKind::Abbot, 1)], false),
    module(BoxId::Inns, Status::Complete, &[(FigureKind::Large, 1)], true),
    module(BoxId::Traders, Status::TilesOnly, &[], false),
    module(BoxId::Dragon, Status::TilesOnly, &[], false),
    module(BoxId::Tower, Status::TilesOnly, &[], false),
    module(BoxId::Abbey, Status::Complete, &[(FigureKind::Mayor, 1), (FigureKind::Wagon, 1)], true),
    module(BoxId::Count, Status::TilesOnly, &[], false),
    module(BoxId::King, Status::TilesOnly, &[], false),
    module(BoxId::River2, Status::Complete, &[], false),
    module(BoxId::Bridges, Status::TilesOnly, &[], false),
    module(BoxId::Anniversary, Status::TilesOnly, &[], false),
];

/// What the boxes in play keep during a game; a box that is not in play keeps nothing.
#[derive(Clone, Debug, Default)]
pub struct States {
    /// The river's open ends.
    pub(crate) river: Option<river::State>,
    /// Abbeys and barns.
    pub(crate) abbey: Option<abbey::State>,
}

impl States {
    /// What is kept at the beginning of a game.
    pub(crate) fn begin(&mut self, rules: &Rules) {
        let has_river = rules.has(BoxId::River) || rules.has(BoxId::River2);
        self.river = has_river.then(river::State::default);
        self.abbey = rules.has(BoxId::Abbey).then(|| abbey::State::new(rules));
    }

    /// The barns on the board.
    pub(crate) fn barns(&self) -> &[Barn] {
        self.abbey.as_ref().map_or(&[], |state| &state.barns)
    }

    /// Whether a player still has a barn.
    pub(crate) fn has_barn(&self, player: PlayerId) -> bool {
        self.abbey.as_ref().is_some_and(|state| state.barn_left[player])
    }

    /// Whether a player still has an abbey.
    pub(crate) fn has_abbey(&self, player: PlayerId) -> bool {
        self.abbey.as_ref().is_some_and(|state| state.abbey_left[player])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_names_every_box_in_order() {
        assert!(MODULES.iter().map(|module| module.box_id).eq(BoxId::ALL));
    }
}
