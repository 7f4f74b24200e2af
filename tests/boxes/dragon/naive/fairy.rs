//! The fairy (BOXES.md "Princess & Dragon").

use std::collections::BTreeSet;

use bastide::catalogue::BoxId;

use super::{Choice, Figure, Game, table::Cell};

/// Where the fairy is.
#[derive(Clone)]
pub(super) struct Fairy {
    pub(super) cell: Cell,
    /// The follower beside whom it stands, until it leaves. With `fairy=tile` the fairy is beside everybody on its tile.
    pub(super) beside: Option<Figure>,
}

impl Game {
    /// The cell of the fairy, if it is on the board.
    pub(crate) fn fairy(&self) -> Option<Cell> {
        self.fairy.as_ref().map(|fairy| fairy.cell)
    }

    /// The followers of the active player to whom the fairy may go.
    pub(super) fn fairy_choices(&self) -> Vec<Choice> {
        let whole_tile = self.agreed.is("fairy", "tile");
        let is_there = |figure: &Figure| match &self.fairy {
            Some(fairy) if whole_tile => fairy.cell == figure.cell,
            Some(fairy) => fairy.beside == Some(*figure),
            None => false,
        };
        let mine = |figure: &&Figure| {
            self.agreed.uses(BoxId::Dragon, "fairy")
                && figure.owner == self.active
                && figure.man.is_follower()
                && !is_there(figure)
        };
        let mut said = BTreeSet::new();
        let choices = self.figures.iter().filter(mine).map(|&figure| Choice::Fairy(figure));
        choices.filter(|&choice| said.insert(self.statement(choice))).collect()
    }

    /// Whether followers of several kinds of a figure's owner are at the same place.
    pub(super) fn shares_place(&self, figure: Figure) -> bool {
        self.figures.iter().any(|other| {
            let same_place = (other.owner, other.cell, other.part) == (figure.owner, figure.cell, figure.part);
            same_place && other.man.is_follower() && other.man != figure.man
        })
    }

    pub(super) fn fairy_goes_to(&mut self, figure: Figure) {
        self.fairy = Some(Fairy { cell: figure.cell, beside: Some(figure) });
    }

    /// Takes a figure off the board. The fairy stays and is beside nobody.
    pub(super) fn lift(&mut self, figure: Figure) {
        // Figures from Carcassonne may stand beside others that are just the same.
        if let Some(index) = self.figures.iter().position(|other| *other == figure) {
            self.figures.remove(index);
        }
        if let Some(fairy) = &mut self.fairy
            && fairy.beside == Some(figure)
        {
            fairy.beside = None;
        }
    }

    /// When a turn begins, the fairy gives its player 1 point for each follower beside whom it is.
    pub(super) fn fairy_begins_turn(&mut self) {
        let points = self.beside_fairy(&self.figures).filter(|figure| figure.owner == self.active).count();
        if points > 0 {
            self.begin_scoring();
            self.give(self.active, points, "fairy");
        }
    }

    /// When a feature is scored, the fairy gives 3 points to the owner of a follower in it, whoever has the majority.
    pub(super) fn fairy_pays(&mut self, figures: &[Figure], when: &str) {
        let paid: Vec<Figure> = self.beside_fairy(figures).copied().collect();
        for player in self.players_from_active() {
            for _ in paid.iter().filter(|figure| figure.owner == player) {
                self.begin_scoring();
                self.give(player, 3, &format!("fairy{when}"));
            }
        }
    }

    /// Those of some figures beside whom the fairy is: one, or with `fairy=tile` all on its tile.
    fn beside_fairy<'a>(&'a self, figures: &'a [Figure]) -> impl Iterator<Item = &'a Figure> {
        let whole_tile = self.agreed.is("fairy", "tile");
        let is_beside = move |figure: &&Figure| match &self.fairy {
            Some(fairy) if whole_tile => fairy.cell == figure.cell && figure.man.is_follower(),
            Some(fairy) => fairy.beside == Some(**figure),
            None => false,
        };
        figures.iter().filter(is_beside).take(if whole_tile { figures.len() } else { 1 })
    }
}
