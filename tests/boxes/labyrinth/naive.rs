//! The labyrinth (RULES.md "The Labyrinth").

use std::collections::BTreeSet;

use bastide::catalogue::PartKind;

use super::{
    Game,
    table::{Cell, Feature, Table},
};

/// The points of each figure on a completed road.
const POINTS: usize = 2;

impl Table {
    /// The parts that hang together with a part without passing a labyrinth. A labyrinth itself is alone.
    fn stretch(&self, cell: Cell, part: usize) -> BTreeSet<(Cell, usize)> {
        let mut stretch = BTreeSet::from([(cell, part)]);
        let mut to_visit = vec![(cell, part)];
        while let Some((cell, part)) = to_visit.pop() {
            if self.part(cell, part).labyrinth {
                continue;
            }
            let mut joined = self.joined_to(cell, part);
            joined.retain(|&(cell, part)| !self.part(cell, part).labyrinth);
            to_visit.extend(joined.into_iter().filter(|&next| stretch.insert(next)));
        }
        stretch
    }

    /// Whether a feature is a road through a labyrinth.
    fn leads_through_labyrinth(&self, feature: &Feature) -> bool {
        feature.parts.iter().any(|&(cell, part)| self.part(cell, part).labyrinth)
    }
}

impl Game {
    /// On how many roads through labyrinths figures stand on more than one stretch.
    pub(crate) fn shared_labyrinths(&self) -> usize {
        let parts = self.table.in_order().flat_map(|cell| self.table.parts_at(cell));
        let labyrinths = parts.filter(|&(cell, part)| self.labyrinths_act() && self.table.part(cell, part).labyrinth);
        let is_shared = |road: &Feature| {
            let stretches =
                self.figures_in(road).into_iter().map(|figure| self.table.stretch(figure.cell, figure.part));
            stretches.collect::<BTreeSet<_>>().len() > 1
        };
        let roads = labyrinths.map(|(cell, part)| self.table.feature(cell, part)).filter(is_shared);
        roads.map(|road| road.one_part()).collect::<BTreeSet<_>>().len()
    }

    /// How many roads through labyrinths were scored so far that were completed with more than one figure.
    pub(crate) fn labyrinths_scored(&self) -> usize {
        self.labyrinths_scored
    }

    /// Counts a road that is about to be scored.
    pub(super) fn note_labyrinth(&mut self, road: &Feature) {
        self.labyrinths_scored += usize::from(self.labyrinth_adds(road) > POINTS);
    }

    /// Whether labyrinths are more than roads with four arms.
    fn labyrinths_act(&self) -> bool {
        self.agreed.labyrinth && self.agreed.is("labyrinth", "advanced")
    }

    /// Whether a follower may come to a part for those who are on its feature already: nobody, or on a road through a labyrinth nobody on
    /// the same stretch.
    pub(super) fn is_free(&self, cell: Cell, part: usize) -> bool {
        let feature = self.table.feature(cell, part);
        if self.has_barn_in(&feature) || self.is_shared_with_somebody(cell, part) {
            return false;
        }
        if feature.kind != PartKind::Road || !self.labyrinths_act() {
            return !self.is_taken(&feature);
        }
        let stretch = self.table.stretch(cell, part);
        !self.figures.iter().any(|figure| stretch.contains(&(figure.cell, figure.part)))
    }

    /// The same for a wagon that moves on: it comes onto the labyrinth itself only if the whole road is free.
    pub(super) fn is_free_for_wagon(&self, cell: Cell, part: usize) -> bool {
        let is_labyrinth = self.table.part(cell, part).labyrinth;
        self.is_free(cell, part) && !(is_labyrinth && self.is_taken(&self.table.feature(cell, part)))
    }

    /// What the figures on a completed road through a labyrinth add to its points.
    pub(super) fn labyrinth_adds(&self, road: &Feature) -> usize {
        let counts = self.labyrinths_act() && road.complete && self.table.leads_through_labyrinth(road);
        if counts { POINTS * self.figures_in(road).len() } else { 0 }
    }
}
