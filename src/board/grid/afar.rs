//! Roads that are joined at a distance, by a ferry across a lake or through a tunnel, and roads that are parted again.

use super::{Board, Feature, Node};
use crate::catalogue::{NO_PART, PartKind, Side};

impl Board {
    /// Opens one more end of the road of a node: the mouth of a tunnel, from which it may go on.
    pub fn open_mouth(&mut self, node: Node) {
        self.graph.feature_mut(node).open += 1;
        self.note_roads(&[]);
    }

    /// Closes ends that [`Board::open_mouth`] opened, and then notes the roads that are complete, in this order.
    pub fn close_mouths(&mut self, nodes: &[Node]) {
        for &node in nodes {
            self.graph.close(node, 1);
        }
        self.note_roads(nodes);
    }

    /// Joins two roads, and closes so many open ends of them: none where they meet at a ferry, two where they are mouths.
    pub fn join_afar(&mut self, one: Node, other: Node, ends: i16) {
        let root = self.graph.join(one, other);
        self.graph.close(root, ends);
        self.note_roads(&[root]);
    }

    /// Parts the road of a node into what hangs together by the edges of its tiles and by these joints alone. The caller counts its figures
    /// and opens its mouths again. Where the last tile completed the road, its place in [`Board::completed`] is that of its pieces on the tile.
    pub fn part_road(&mut self, node: Node, joints: &[[Node; 2]]) {
        self.note_on_last_tile(node);
        let mut parts = std::mem::take(&mut self.parting);
        parts.clear();
        parts.extend(self.graph.members(node));
        for &part in &parts {
            let (index, of_tile) = self.home(part);
            let feature = Feature::of_part(&self.catalogue.tile(self.tiles[index].tile).parts[of_tile]);
            self.graph.set_apart(part, feature);
        }
        for &part in &parts {
            self.meet_again(part);
        }
        for [one, other] in joints.iter().filter(|joint| joint.iter().all(|end| parts.contains(end))) {
            self.graph.join(*one, *other);
        }
        parts.clear();
        self.parting = parts;
    }

    /// Notes all parts of a completed road that are on the last tile, in the place where the road was noted. When the road is parted, each
    /// piece on that tile keeps the place.
    fn note_on_last_tile(&mut self, road: Node) {
        let root = self.graph.root(road);
        let Some(noted) = self.completed.iter().position(|&node| self.graph.root(node) == root) else { return };
        let Some(&last) = self.tiles.last() else { return };
        let is_later = noted >= self.completed.len() - self.completed_later;
        let mut place = noted;
        for here in self.nodes_of(last) {
            if self.graph.root(here) != root {
                continue;
            }
            if place == noted {
                self.completed[noted] = here;
            } else {
                self.completed.insert(place, here);
                self.completed_later += usize::from(is_later);
            }
            place += 1;
        }
    }

    /// Joins a road part that was set apart with those beside it, and closes its edges there.
    fn meet_again(&mut self, part: Node) {
        let (index, of_tile) = self.home(part);
        let laid = self.tiles[index];
        for side in self.catalogue.tile(laid.tile).parts[of_tile].sides.turned(laid.turns).iter() {
            if let Some(beside) = self.road_beside(part, side) {
                self.graph.close(part, 1);
                if let Some(other) = beside {
                    self.graph.join(part, other);
                }
            }
        }
    }

    /// What lies beyond an edge of a road part: nothing, a tile without a road there, or a road part.
    fn road_beside(&self, part: Node, side: Side) -> Option<Option<Node>> {
        let beside = self.laid_on(self.tile_of(part).pos.beside(side))?;
        let theirs = self.catalogue.face(beside.tile, beside.turns).side_parts[side.opposite().index()];
        Some((theirs != NO_PART).then(|| beside.node(usize::from(theirs))))
    }

    /// The road parts across the edges of a road part.
    pub fn roads_beside(&self, part: Node) -> impl Iterator<Item = Node> {
        let (index, of_tile) = self.home(part);
        let laid = self.tiles[index];
        let sides = self.catalogue.tile(laid.tile).parts[of_tile].sides.turned(laid.turns);
        sides.iter().filter_map(move |side| self.road_beside(part, side).flatten())
    }

    /// Notes which roads are complete now, besides what the last tile completed: what is no longer complete is struck out, and what was
    /// joined stands once. First comes what the tile completed, in the order of [`Board::completed`]; a road counts with all edges that it has
    /// now. Then come the other roads of the tile, clockwise from north, each at the first of its edges.
    pub fn note_roads(&mut self, roads: &[Node]) {
        let by_tile = self.completed.len() - self.completed_later;
        self.completed.extend_from_slice(roads);
        let (mut kept, mut kept_here, mut kept_by_tile) = (0, 0, 0);
        for index in 0..self.completed.len() {
            let node = self.completed[index];
            let feature = self.feature(node);
            let is_road = feature.kind == PartKind::Road;
            if !feature.is_complete() || self.is_noted(kept, node) {
                continue;
            }
            self.completed[kept] = node;
            kept_by_tile += usize::from(index < by_tile);
            if !is_road || self.reaches_last_tile(node) {
                self.completed[kept_here..=kept].rotate_right(1);
                kept_here += 1;
            }
            kept += 1;
        }
        self.completed.truncate(kept);
        (self.completed_afar, self.completed_later) = (kept - kept_here, kept - kept_by_tile);
        let mut completed = std::mem::take(&mut self.completed);
        for end in 1..kept_by_tile {
            let place = completed[..end].partition_point(|&before| self.place(before) <= self.place(completed[end]));
            completed[place..=end].rotate_right(1);
        }
        if let Some(later) = completed.get_mut(kept_by_tile..kept_here) {
            later.sort_unstable_by_key(|&road| self.first_edge(road).map_or(Side::ALL.len(), |(edge, _)| edge));
            for road in later {
                *road = self.first_edge(*road).and_then(|(_, beyond)| beyond).unwrap_or(*road);
            }
        }
        self.completed = completed;
    }

    /// The place of a feature among those that the last tile completed: the index of the last of its edges there, clockwise from north. A
    /// feature at an edge that two cities share comes behind all others at edges, and a monastery or garden behind these.
    fn place(&self, node: Node) -> usize {
        let Some(&last) = self.tiles.last() else { return 0 };
        if !matches!(self.feature(node).kind, PartKind::Road | PartKind::City) {
            return 2 * Side::ALL.len();
        }
        let root = self.graph.root(node);
        let ends = |side: Side| {
            [Some((last, side)), self.laid_on(last.pos.beside(side)).map(|other| (other, side.opposite()))]
        };
        let at = |side: Side| {
            let known = ends(side).into_iter().flatten().filter_map(|(laid, side)| self.known_at(&laid, side));
            let sharing = ends(side).into_iter().flatten().filter_map(|(laid, side)| self.sharing(&laid, side));
            let is_shared = sharing.clone().next().is_some();
            known
                .chain(sharing)
                .any(|found| self.graph.root(found) == root)
                .then(|| side.index() + if is_shared { Side::ALL.len() } else { 0 })
        };
        Side::ALL.into_iter().filter_map(at).max().unwrap_or(0)
    }

    /// The first edge of the last tile, clockwise from north, at which a road lies, counted from 0. If the tile has no part of its own there, as
    /// an abbey has none, the part beyond that edge comes with it.
    fn first_edge(&self, road: Node) -> Option<(usize, Option<Node>)> {
        let last = *self.tiles.last()?;
        let root = self.graph.root(road);
        let is_it = |node: &Node| self.graph.root(*node) == root;
        Side::ALL.into_iter().find_map(|side| {
            if self.known_at(&last, side).is_some_and(|node| is_it(&node)) {
                return Some((side.index(), None));
            }
            let other = self.laid_on(last.pos.beside(side))?;
            self.known_at(&other, side.opposite()).filter(is_it).map(|beyond| (side.index(), Some(beyond)))
        })
    }

    /// Whether the feature of a node is one of the first that are noted as completed.
    fn is_noted(&self, first: usize, node: Node) -> bool {
        let root = self.graph.root(node);
        self.completed[..first].iter().any(|&noted| self.graph.root(noted) == root)
    }

    /// Whether a road is on the last tile or ends at its edge, as at an abbey.
    fn reaches_last_tile(&self, road: Node) -> bool {
        let Some(last) = self.tiles.last() else { return false };
        let ends_there = |part: Node| {
            let laid = self.tile_of(part);
            let sides = self.catalogue.tile(laid.tile).parts[self.home(part).1].sides.turned(laid.turns);
            sides.iter().any(|side| laid.pos.beside(side) == last.pos)
        };
        self.graph.members(road).any(|part| self.tile_of(part).pos == last.pos || ends_there(part))
    }

    /// What of [`Board::completed`] is on the last tile, around it, or closed by its edges.
    #[must_use]
    pub fn completed_here(&self) -> &[Node] {
        &self.completed[..self.completed.len() - self.completed_afar]
    }
}
