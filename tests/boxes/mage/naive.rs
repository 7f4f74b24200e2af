//! The mage and the witch (FURTHER.md "Mage & Witch").

use bastide::catalogue::{PartKind, Symbol};

use super::{
    Asks, Choice, Game,
    table::{Cell, Feature},
};

/// The mage, and the witch.
pub(super) const MAGE: usize = 0;
const WITCH: usize = 1;

/// Their words.
pub(super) const MAGICIANS: [&str; 2] = ["mage", "witch"];

impl Game {
    /// Where the mage and the witch stand, each as a cell and a part of its tile.
    pub(crate) fn magic(&self) -> [Option<(Cell, usize)>; 2] {
        self.magic
    }

    /// The same with the names of the parts.
    pub(crate) fn magic_places(&self) -> [Option<(Cell, String)>; 2] {
        self.magic.map(|on| on.map(|(cell, part)| (cell, self.place_name(cell, part))))
    }

    /// Asks for mage or witch after a magic tile, and after any tile when both stand in the same feature.
    pub(super) fn ask_for_magic(&mut self) {
        let is_magic_tile = self.agreed.mage && self.table.shows(self.table.last(), Symbol::Magic);
        if is_magic_tile || self.are_joined() {
            if self.ask(Asks::Magic) {
                return;
            }
            // Nothing can be chosen, so not more than one of them lies on the map. It goes off.
            self.magic = [None, None];
        }
        self.ask_for_figure();
    }

    fn are_joined(&self) -> bool {
        match self.magic {
            [Some((cell, part)), Some((other_cell, other_part))] => {
                self.table.feature(cell, part).has(other_cell, other_part)
            }
            _ => false,
        }
    }

    /// Every part of every incomplete road and city on which neither of them stands, for both of them. If there is none and both lie on
    /// the map, one of them is removed.
    pub(super) fn magic_choices(&self) -> Vec<Choice> {
        let parts = self.table.in_order().flat_map(|cell| self.table.parts_at(cell));
        let is_free = |&(cell, part): &(Cell, usize)| {
            let feature = self.table.feature(cell, part);
            let is_open = matches!(feature.kind, PartKind::Road | PartKind::City) && !feature.complete;
            is_open && !self.stands_in(MAGE, &feature) && !self.stands_in(WITCH, &feature)
        };
        let places: Vec<(Cell, usize)> = parts.filter(is_free).collect();
        let both_lie = self.magic.iter().all(Option::is_some);
        if places.is_empty() && both_lie {
            return vec![Choice::RemoveMagic(MAGE), Choice::RemoveMagic(WITCH)];
        }
        let all = [MAGE, WITCH].into_iter().flat_map(|who| places.iter().map(move |&place| (who, place)));
        all.map(|(who, (cell, part))| Choice::Magic(who, cell, part)).collect()
    }

    pub(super) fn use_magic(&mut self, choice: Choice) {
        match choice {
            Choice::Magic(who, cell, part) => self.magic[who] = Some((cell, part)),
            Choice::RemoveMagic(who) => self.magic[who] = None,
            _ => {}
        }
        self.ask_for_figure();
    }

    fn stands_in(&self, who: usize, feature: &Feature) -> bool {
        self.magic[who].is_some_and(|(cell, part)| feature.has(cell, part))
    }

    /// What a feature gives that would give some points without magic: with the mage 1 more for each tile, and with the witch half of
    /// the whole, rounded up.
    pub(super) fn with_magic(&self, feature: &Feature, points: usize) -> usize {
        let more = if self.stands_in(MAGE, feature) { feature.n_tiles() } else { 0 };
        let whole = points + more;
        if self.stands_in(WITCH, feature) { whole.div_ceil(2) } else { whole }
    }

    /// Mage and witch leave what is completed when it has been scored, whoever held it. As a castle takes what its feature gives, this
    /// comes after the castles.
    pub(super) fn magic_leaves_completed(&mut self) {
        for who in [MAGE, WITCH] {
            if self.magic[who].is_some_and(|(cell, part)| self.table.feature(cell, part).complete) {
                self.magic[who] = None;
            }
        }
    }

    /// They leave a city that becomes a castle at once.
    pub(super) fn magic_leaves(&mut self, city: &Feature) {
        for who in [MAGE, WITCH] {
            if self.stands_in(who, city) {
                self.magic[who] = None;
            }
        }
    }
}
