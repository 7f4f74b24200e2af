//! Besieged cities, and how to escape from them (FURTHER.md "The Besiegers, The Cathars").

use std::collections::BTreeSet;

use bastide::catalogue::PartKind;

use super::{
    Choice, Figure, Game, TOWER,
    table::{Cell, Feature, block},
};

impl Game {
    /// Whether besiegers stand before any part of a city. One that became a castle is besieged no longer.
    pub(super) fn is_besieged(&self, city: &Feature) -> bool {
        let is_city = city.kind == PartKind::City;
        self.agreed.siege && is_city && !self.is_castle(city) && !self.besieged_tiles(city).is_empty()
    }

    /// The cells on which a city shows besiegers.
    fn besieged_tiles(&self, city: &Feature) -> BTreeSet<Cell> {
        let parts = city.parts.iter().filter(|&&(cell, part)| self.table.part(cell, part).besieged);
        parts.map(|&(cell, _)| cell).collect()
    }

    /// The active player's followers who may leave a besieged city at the end of the turn.
    pub(super) fn escape_choices(&self) -> Vec<Choice> {
        let may_leave = |figure: &&Figure| {
            figure.owner == self.active
                && figure.man.is_follower()
                && figure.part != TOWER
                && self.has_way_out(&self.table.feature(figure.cell, figure.part))
        };
        self.figures.iter().filter(may_leave).copied().map(Choice::Escape).collect()
    }

    /// Whether a city is besieged and a monastery, of whatever kind, lies on one of its tiles or around one: with `escape=besieged`
    /// one that shows besiegers.
    fn has_way_out(&self, city: &Feature) -> bool {
        let is_monastery = |cell: Cell| {
            self.table.parts_at(cell).any(|(cell, part)| self.table.part(cell, part).kind == PartKind::Monastery)
        };
        let tiles: BTreeSet<Cell> = if self.agreed.is("escape", "besieged") {
            self.besieged_tiles(city)
        } else {
            city.parts.iter().map(|&(cell, _)| cell).collect()
        };
        self.is_besieged(city) && tiles.into_iter().flat_map(block).any(is_monastery)
    }

    /// A follower goes home without points, and a builder who is left alone; or nobody does.
    pub(super) fn decide_about_escape(&mut self, choice: Choice) {
        if let Choice::Escape(figure) = choice {
            self.bring_back(figure);
        }
        self.after_escape();
    }
}
