//! Builder, pig and goods (BOXES.md "Traders & Builders").

use bastide::catalogue::{BoxId, PartKind};

use super::{
    Game,
    facts::Man,
    table::{Cell, Feature},
};

impl Game {
    /// Where builder and pig may join a follower of their player: the builder on a road or in a city that is not complete, the
    /// pig in a field.
    pub(super) fn may_join(&self, man: Man, feature: &Feature) -> bool {
        match man {
            Man::Builder => matches!(feature.kind, PartKind::Road | PartKind::City) && !feature.complete,
            Man::Pig => feature.kind == PartKind::Field,
            _ => false,
        }
    }

    /// Whether a player has a follower on a feature.
    pub(super) fn has_follower_in(&self, player: usize, feature: &Feature) -> bool {
        self.figures_in(feature).iter().any(|figure| figure.owner == player && figure.man.is_follower())
    }

    /// Sends builders and pigs home in whose feature their player has no follower left.
    pub(super) fn send_lonely_home(&mut self) {
        for figure in self.figures.clone() {
            let with_follower = figure.man.is_follower()
                || self.has_follower_in(figure.owner, &self.table.feature(figure.cell, figure.part));
            if !with_follower {
                self.take_home(figure);
            }
        }
    }

    /// Whether the tile just laid was added to the feature on which the active player's builder stands.
    pub(super) fn last_extends_builder(&self) -> bool {
        let builder = self.figures.iter().find(|figure| figure.owner == self.active && figure.man == Man::Builder);
        builder.is_some_and(|builder| {
            let feature = self.table.feature(builder.cell, builder.part);
            feature.parts.iter().any(|&(cell, _)| cell == self.table.last())
        })
    }

    /// How much more than usual a city pays a player for lying in some fields: 1 with his pig in them, and 1 with a pigsty. A
    /// second pig counts only with `pig-second`, a second pigsty never.
    pub(super) fn more_a_city(&self, player: usize, fields: &[&Feature]) -> usize {
        let figures = fields.iter().flat_map(|field| self.figures_in(field));
        let n_pigs = figures.filter(|figure| figure.owner == player && figure.man == Man::Pig).count();
        let pigs = if self.agreed.is("pig-second", "yes") { n_pigs } else { n_pigs.min(1) };
        let mut parts = fields.iter().flat_map(|field| field.parts.iter());
        let pigsty = parts.any(|&(cell, part)| self.table.part(cell, part).pigsty && self.pigsty_counts(cell));
        pigs + usize::from(pigsty)
    }

    /// Whether a pigsty counts: that of the Mini Expansion by its own option, every other one with Traders & Builders.
    fn pigsty_counts(&self, cell: Cell) -> bool {
        if self.table.at(cell).is_some_and(|tile| tile.name == "GQ02") {
            self.agreed.gq11 && self.agreed.is("gq11-pigsty", "yes")
        } else {
            self.agreed.uses(BoxId::Traders, "pig")
        }
    }

    /// The active player takes the tokens of the cities that the last tile completed, whoever stands there.
    pub(super) fn hand_out_goods(&mut self) {
        if !self.agreed.uses(BoxId::Traders, "goods") {
            return;
        }
        for city in self.cities_completed_by_last() {
            for &(cell, part) in city.parts.iter() {
                let tokens = self.table.part(cell, part).goods;
                for (kind, &count) in tokens.iter().enumerate() {
                    self.goods[self.active][kind] += count;
                }
            }
        }
    }

    /// At the end each kind of goods gives 10 points to everybody with the most tokens.
    pub(super) fn score_goods(&mut self) {
        for kind in 0..3 {
            let most = self.goods.iter().map(|tokens| tokens[kind]).max().unwrap_or(0);
            for player in 0..self.agreed.n_players {
                if most > 0 && self.goods[player][kind] == most {
                    self.give(player, 10, "goods at the end");
                }
            }
        }
    }
}
