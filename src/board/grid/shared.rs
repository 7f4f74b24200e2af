//! Edges that two cities of a tile share, and the features of tiles of sets that are not played.

use super::{Board, Feature, LaidTile, Node};
use crate::catalogue::{NO_PART, PartKind, Side, TileId};

impl Board {
    /// The features that the parts of a tile form by themselves.
    #[cold]
    pub(super) fn further_features(&self, tile: TileId) -> Vec<Feature> {
        self.catalogue.tile(tile).parts.iter().map(Feature::of_part).collect()
    }

    /// The city that shares an edge of a laid tile with the one that its face knows. At most two cities share an edge.
    pub(super) fn sharing(&self, laid: &LaidTile, side: Side) -> Option<Node> {
        let known = self.catalogue.face(laid.tile, laid.turns).side_parts[side.index()];
        let of_def = Side::from_index(side.index() + 4 - usize::from(laid.turns & 3));
        let mut cities = self.catalogue.tile(laid.tile).cities_at(of_def);
        cities.find(|&city| city != usize::from(known)).map(|city| laid.node(city))
    }

    /// The road or city at an edge of a laid tile that its face knows; [`Board::sharing`] has the other one.
    pub(super) fn known_at(&self, laid: &LaidTile, side: Side) -> Option<Node> {
        let part = self.catalogue.face(laid.tile, laid.turns).side_parts[side.index()];
        (part != NO_PART).then(|| laid.node(usize::from(part)))
    }

    /// Joins the cities that share an edge of the last tile: [`Board::meet`] has joined only those that the faces know. Features that such an
    /// edge completes are moved behind those that other edges complete.
    #[cold]
    pub(super) fn meet_shared(&mut self, laid: LaidTile) {
        for side in Side::ALL {
            let Some(index) = self.tile_at(laid.pos.beside(side)) else { continue };
            let ends = [(laid, side), (self.tiles[index], side.opposite())];
            let known = ends.map(|(tile, side)| self.known_at(&tile, side));
            let sharing = ends.map(|(tile, side)| self.sharing(&tile, side));
            if sharing == [None, None] {
                continue;
            }
            for (city, across) in sharing.into_iter().zip([known[1], known[0]]) {
                city.into_iter().for_each(|city| self.close_shared(city, across));
            }
            for (first, second) in known.into_iter().zip(sharing) {
                let (first, second) = (first.min(second), first.max(second));
                first.into_iter().chain(second).for_each(|node| self.completed_last(node));
            }
        }
        self.name_completed(laid);
    }

    /// Moves a feature to the end of the completed ones, if it is one of them.
    fn completed_last(&mut self, node: Node) {
        let root = self.graph.root(node);
        if let Some(at) = self.completed.iter().position(|&other| self.graph.root(other) == root) {
            self.completed[at..].rotate_left(1);
        }
    }

    /// Names what a tile without parts at its edges has completed as [`Board::meet`] does: by the last part, clockwise, that ends there.
    fn name_completed(&mut self, laid: LaidTile) {
        for index in 0..self.completed.len() {
            let root = self.graph.root(self.completed[index]);
            let is_it = |node: &Node| self.graph.root(*node) == root;
            let has_parts = self.nodes_of(laid).any(|node| is_it(&node));
            let beside =
                |side: Side| self.tile_at(laid.pos.beside(side)).map(|other| (self.tiles[other], side.opposite()));
            let ending = |(other, facing): (LaidTile, Side)| {
                self.known_at(&other, facing).into_iter().chain(self.sharing(&other, facing)).filter(is_it).min()
            };
            let last = Side::ALL.into_iter().rev().filter_map(beside).find_map(ending);
            if let Some(last) = last.filter(|_| !has_parts) {
                self.completed[index] = last;
            }
        }
    }

    /// Closes the shared edge of a city, and joins it with the city across.
    fn close_shared(&mut self, city: Node, across: Option<Node>) {
        let across = across.filter(|&node| self.graph.feature(node).kind == PartKind::City);
        let root = across.map_or(city, |node| self.graph.join(node, city));
        let is_complete = self.graph.close(root, 1);
        let root = self.graph.root(root);
        let graph = &self.graph;
        self.completed.retain(|&node| graph.root(node) != root);
        if is_complete {
            self.completed.push(root);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        board::{Board, Pos, flood_fill},
        catalogue::Catalogue,
    };

    fn laid(tiles: &[(&str, i16, i16, u8)]) -> Board {
        let mut board = Board::new();
        for &(name, x, y, turns) in tiles {
            let tile = Catalogue::get().find(name).unwrap();
            board.lay(tile, Pos::new(x, y), turns);
            agrees(&board);
        }
        board
    }

    /// The features of the board are those of the flood fill.
    fn agrees(board: &Board) {
        for found in flood_fill::features(board.tiles()) {
            let nodes: Vec<_> = found.parts.iter().map(|&(tile, part)| board.tiles()[tile].node(part)).collect();
            let feature = board.feature(nodes[0]);
            assert_eq!((feature.kind, feature.open, usize::from(feature.parts)), (found.kind, found.open, nodes.len()));
            assert!(nodes.iter().all(|&node| board.graph().root(node) == board.graph().root(nodes[0])));
        }
    }

    #[test]
    fn a_city_at_a_shared_edge_joins_both() {
        let board = laid(&[("HS02", 0, 0, 0), ("E", 0, -1, 2)]);
        let node = |part| board.graph().root(board.tiles()[0].node(part));
        assert_eq!(node(0), node(1));
        assert_eq!(board.feature(node(0)).open, 2, "west and east are open");
        let done = laid(&[("HS02", 0, 0, 0), ("E", 0, -1, 2), ("E", -1, 0, 1), ("E", 1, 0, 3)]);
        let city = done.tiles()[0].node(0);
        assert!(done.feature(city).is_complete());
        assert_eq!((done.completed().len(), done.tiles_of(city)), (1, 4));
    }

    #[test]
    fn two_shared_edges_meet() {
        let board = laid(&[("HS02", 0, 0, 0), ("E", -1, 0, 1), ("E", 1, 0, 3), ("HS02", 0, -1, 2)]);
        let city = board.tiles()[0].node(0);
        assert_eq!((board.feature(city).parts, board.feature(city).open), (6, 2));
        // Once more, with the shared edge closed last.
        let ends = [("E", -1, 0, 1), ("E", 1, 0, 3), ("E", -1, -1, 1), ("E", 1, -1, 3)];
        let mut tiles = vec![("HS02", 0, 0, 0), ends[0], ends[1], ends[2], ends[3]];
        tiles.push(("HS02", 0, -1, 2));
        let board = laid(&tiles);
        assert!(board.feature(board.tiles()[0].node(0)).is_complete());
        assert_eq!(board.completed().len(), 1);
    }

    /// A field edge that is parted in its middle joins the fields on both sides with one that is not.
    #[test]
    fn fields_join_by_half_edges() {
        let board = laid(&[("HS01", 0, 0, 0)]);
        let [west, east] = [1, 2].map(|part| board.graph().root(board.tiles()[0].node(part)));
        assert_ne!(west, east);
        let board = laid(&[("HS01", 0, 0, 0), ("B", 0, 1, 0)]);
        let [west, east] = [1, 2].map(|part| board.graph().root(board.tiles()[0].node(part)));
        assert_eq!(west, east);
        let board = laid(&[("HS01", 0, 0, 0), ("HS01", 0, 1, 2)]);
        let [west, east] = [1, 2].map(|part| board.graph().root(board.tiles()[0].node(part)));
        assert_ne!(west, east);
        assert_eq!(west, board.graph().root(board.tiles()[1].node(2)), "across the edge, each half by itself");
    }

    #[test]
    fn a_tile_on_trial_is_taken_back_from_a_shared_edge() {
        let mut board = laid(&[("HS02", 0, 0, 0)]);
        let tile = Catalogue::get().find("E").unwrap();
        let trial = board.lay_on_trial(tile, Pos::new(0, -1), 2).unwrap();
        assert_eq!(board.feature(0).parts, 3);
        board.take_back(&trial);
        agrees(&board);
        assert_eq!((board.feature(0).parts, board.feature(1).parts), (1, 1));
    }

    /// A feature that an abbey completes is named by the part that ends there, however it is kept.
    #[test]
    fn what_an_abbey_completes_at_a_shared_edge_is_named_there() {
        let abbey = Catalogue::get().tile(Catalogue::get().abbey().unwrap()).name.as_str();
        let board = laid(&[("E", 1, 0, 3), ("HS02", 0, 0, 2), ("E", -1, 0, 1), (abbey, 0, 1, 0)]);
        let named: Vec<_> = board.completed().iter().map(|&node| board.home(node).0).collect();
        assert_eq!(named, [1, 1], "both cities end at the abbey on the second tile");
    }

    /// Both cities at a shared edge stand behind the features that the other edges of the tile complete.
    #[test]
    fn what_a_shared_edge_completes_comes_last() {
        let abbey = Catalogue::get().tile(Catalogue::get().abbey().unwrap()).name.as_str();
        let ends = [("E", 1, 0, 3), ("HS02", 0, 0, 2), ("E", -1, 0, 1)];
        let board = laid(&[ends[0], ends[1], ends[2], ("A", 1, 1, 1), (abbey, 0, 1, 0)]);
        let named: Vec<_> = board.completed().iter().map(|&node| board.home(node).0).collect();
        assert_eq!(
            named,
            [3, 1, 1],
            "the road in the east is closed after the cities in the north, and comes before them"
        );
    }
}
