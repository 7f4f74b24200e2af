//! Ferries (FURTHER.md "The Ferries").

use std::collections::BTreeSet;

use bastide::catalogue::PartKind;

use super::{
    Asks, Choice, Game,
    facts::edge_letter,
    table::{Cell, Feature, Table},
};

/// The two edges, in the order N E S W, whose roads a ferry joins.
pub(super) type Pair = [usize; 2];

/// The word for a pair in a record.
pub(super) fn word(pair: Pair) -> String {
    pair.map(edge_letter).concat()
}

impl Table {
    /// A lake with roads on a cell waits for its ferry. Until that comes its roads are open.
    fn wait_for_ferry(&mut self, cell: Cell) {
        self.lake_without_ferry = Some(cell);
    }

    fn put_ferry(&mut self, cell: Cell, pair: Pair) {
        self.ferries.insert(cell, pair);
        self.lake_without_ferry = None;
    }

    /// Whether the ferry of its lake joins a road part to another.
    fn is_at_ferry(&self, cell: Cell, part: usize) -> bool {
        let at = |pair: &Pair| pair.iter().any(|edge| self.part(cell, part).edges.contains(edge));
        self.ferries.get(&cell).is_some_and(at) && self.part(cell, part).kind == PartKind::Road
    }

    /// The road part at the other end of the ferry.
    pub(super) fn across_ferry(&self, cell: Cell, part: usize) -> impl Iterator<Item = (Cell, usize)> {
        let joined = self.parts_at(cell).filter(move |&(_, other)| self.is_at_ferry(cell, other) && other != part);
        joined.filter(move |_| self.is_at_ferry(cell, part))
    }

    /// The pairs of roads at which a ferry of a lake may be.
    fn pairs_of(&self, lake: Cell) -> Vec<Pair> {
        let ends =
            |edge: &usize| self.at(lake).is_some_and(|tile| tile.parts.iter().any(|part| part.is_road_at(*edge)));
        let ends: Vec<usize> = (0..4).filter(ends).collect();
        let pairs = ends.iter().flat_map(|&one| ends.iter().map(move |&other| [one, other]));
        pairs.filter(|[one, other]| one < other).collect()
    }

    /// The road parts of a lake at the edges of a pair.
    fn road_parts(&self, lake: Cell, pair: Pair) -> impl Iterator<Item = (Cell, usize)> {
        self.parts_at(lake).filter(move |&(cell, part)| pair.iter().any(|&edge| self.part(cell, part).is_road_at(edge)))
    }
}

impl Game {
    /// The ferries: the cell of each, and the edges at which it is.
    pub(crate) fn ferries(&self) -> Vec<(Cell, String)> {
        self.table.ferries.iter().map(|(&cell, &pair)| (cell, word(pair))).collect()
    }

    /// A new part of the turn begins with a tile. A lake will get a ferry.
    pub(super) fn lake_waits(&mut self) {
        self.changed_roads.clear();
        self.moved_ferries.clear();
        let last = self.table.last();
        if self.agreed.ferries && self.table.at(last).is_some_and(|tile| tile.is_ferry_lake) {
            self.table.wait_for_ferry(last);
        }
    }

    /// After figures and tunnel tokens the ferry of the lake just laid is placed. Then others may move.
    pub(super) fn ask_for_ferry(&mut self) {
        self.trap();
        if !self.ask(Asks::Ferry) {
            self.ask_for_other_ferries();
        }
    }

    fn ask_for_other_ferries(&mut self) {
        self.trap();
        if !self.ask(Asks::Ferries) {
            self.after_ferries();
        }
    }

    pub(super) fn ferry_choices(&self) -> Vec<Choice> {
        let lake = self.table.lake_without_ferry;
        lake.map_or(Vec::new(), |lake| self.table.pairs_of(lake).into_iter().map(Choice::Ferry).collect())
    }

    pub(super) fn place_ferry(&mut self, choice: Choice) {
        if let Choice::Ferry(pair) = choice {
            let lake = self.table.last();
            self.table.put_ferry(lake, pair);
            // Those without the ferry were open ends until now, too.
            let is_road = |&(cell, part): &(Cell, usize)| self.table.part(cell, part).kind == PartKind::Road;
            self.changed_roads.extend(self.table.parts_at(lake).filter(is_road));
        }
        self.ask_for_other_ferries();
    }

    /// The ferries that the tile just laid has found and that did not move yet, with all their other places.
    pub(super) fn other_ferries_choices(&self) -> Vec<Choice> {
        let found = self.lakes_found().into_iter().filter(|lake| !self.moved_ferries.contains(lake));
        let all = found.flat_map(|lake| self.table.pairs_of(lake).into_iter().map(move |pair| (lake, pair)));
        let others = all.filter(|(lake, pair)| self.table.ferries[lake] != *pair);
        others.map(|(lake, pair)| Choice::MoveFerry(lake, pair)).collect()
    }

    /// The lakes to which the roads of the tile just laid lead, each as far as the first part at which another lake's ferry is. The
    /// ferry of the tile just laid is passed over.
    fn lakes_found(&self) -> BTreeSet<Cell> {
        let last = self.table.last();
        let is_road = |&(cell, part): &(Cell, usize)| self.table.part(cell, part).kind == PartKind::Road;
        let mut seen: BTreeSet<(Cell, usize)> = self.table.parts_at(last).filter(is_road).collect();
        let mut to_visit: Vec<(Cell, usize)> = seen.iter().copied().collect();
        let mut found = BTreeSet::new();
        while let Some((cell, part)) = to_visit.pop() {
            if cell != last && self.table.is_at_ferry(cell, part) {
                found.insert(cell);
                continue;
            }
            to_visit.extend(self.table.joined_to(cell, part).into_iter().filter(|&next| seen.insert(next)));
        }
        found
    }

    /// Moves a ferry, after which the same is asked again, or declines.
    pub(super) fn decide_about_ferries(&mut self, choice: Choice) {
        let Choice::MoveFerry(lake, pair) = choice else { return self.after_ferries() };
        let before = self.table.ferries[&lake];
        for pair in [before, pair] {
            self.changed_roads.extend(self.table.road_parts(lake, pair).collect::<Vec<_>>());
        }
        self.table.put_ferry(lake, pair);
        self.moved_ferries.insert(lake);
        self.send_lonely_home();
        self.ask_for_other_ferries();
    }

    /// How many roads with figures were scored so far that neither the tile just laid nor an abbey completed.
    pub(crate) fn roads_completed_elsewhere(&self) -> usize {
        self.roads_elsewhere
    }

    /// Counts the roads with figures that are about to be scored and that are not on the tile just laid.
    pub(super) fn note_roads_elsewhere(&mut self) {
        let here = self.table.completed_by_last(PartKind::Road);
        let is_here = |road: &Feature| here.iter().any(|other| other.one_part() == road.one_part());
        let roads = self.roads_completed();
        self.roads_elsewhere += roads.iter().filter(|road| !is_here(road) && self.is_taken(road)).count();
    }

    /// The roads completed in this part of the turn: by the tile, by ferries that joined or left them, and by tunnel tokens.
    pub(super) fn roads_completed(&self) -> Vec<Feature> {
        let mut roads = self.table.completed_by_last(PartKind::Road);
        for &(cell, part) in &self.changed_roads {
            let road = self.table.feature(cell, part);
            if road.complete && !roads.iter().any(|other| other.has(cell, part)) {
                roads.push(road);
            }
        }
        roads
    }
}
