//! Figures on the board: how they come, how they go, and how decisions name them.

use super::{Event, Figure, FigureAt, FigureKind, Game, LaidPart, ReturnCause, seams};
use crate::{
    board::{Feature, Node, Pos},
    catalogue::PartKind,
};

impl Game {
    /// Whether figures on a feature keep others off one of its parts.
    #[inline]
    pub(crate) fn is_occupied(&self, part: Node, feature: &Feature) -> bool {
        feature.figures > 0 && !seams::is_free_apart(self, part, feature)
    }

    /// Places a figure of the active player on a part of the tile just laid.
    pub(crate) fn place(&mut self, kind: FigureKind, part: u8, events: &mut Vec<Event>) {
        let Some(laid) = self.board.last() else { return };
        self.place_on(kind, laid.node(usize::from(part)), events);
    }

    /// Places a figure of the asked player on a part of any tile. If it `lands` from the air, no portal and no arrow is used up.
    pub(super) fn place_at(&mut self, kind: FigureKind, (pos, part): (Pos, u8), lands: bool, events: &mut Vec<Event>) {
        let Some(node) = self.node_at(pos, part) else { return };
        if !lands {
            seams::placed_at(self, node);
        }
        self.place_on(kind, node, events);
    }

    /// Places a figure of the asked player on a part.
    pub(crate) fn place_on(&mut self, kind: FigureKind, node: Node, events: &mut Vec<Event>) {
        let owner = self.asked;
        self.supplies[owner][kind] -= 1;
        self.count_figure(kind, node, 1);
        self.figures.push(Figure { kind, owner, node });
        events.push(Event::FigurePlaced { player: owner, figure: kind, laid_part: self.laid_part(node) });
    }

    /// Counts a figure among those of a feature, or no longer (-1).
    pub(super) fn count_figure(&mut self, kind: FigureKind, node: Node, change: i8) {
        if kind.is_counted() {
            self.board.count_figure(node, change);
        }
    }

    /// The followers of all players on a cell and the eight around it, on roofs of towers and in castles, too, but not in the quarters of
    /// Carcassonne.
    pub(crate) fn followers_around(&self, at: Pos) -> impl Iterator<Item = &Figure> {
        self.figures.iter().filter(move |figure| {
            at.is_near(self.board.tile_of(figure.node).pos)
                && figure.kind.is_follower()
                && self.board.feature(figure.node).kind != PartKind::Quarter
        })
    }

    /// Returns the figures of a feature to their owners in the order in which they were placed. A wagon that may move on
    /// stays and waits.
    pub(crate) fn return_figures(&mut self, node: Node, events: &mut Vec<Event>) {
        let root = self.board.graph().root(node);
        let mut left = self.board.feature(root).figures;
        let mut index = 0;
        while let Some(&figure) = self.figures.get(index).filter(|_| left > 0) {
            let stands_there = figure.kind.is_counted() && self.board.graph().root(figure.node) == root;
            left -= u8::from(stands_there);
            if stands_there && !seams::moves_on(figure.kind) {
                self.return_figure(index, ReturnCause::Scored, events);
            } else {
                index += 1;
            }
        }
    }

    /// Returns one figure on the board to its owner.
    pub(crate) fn return_figure(&mut self, index: usize, cause: ReturnCause, events: &mut Vec<Event>) {
        let figure = self.take_figure(index);
        self.supplies[figure.owner][figure.kind] += 1;
        let laid_part = self.laid_part(figure.node);
        events.push(Event::FigureReturned { player: figure.owner, figure: figure.kind, laid_part, cause });
    }

    /// Returns the builders and pigs of a feature to their owners.
    pub(crate) fn return_companions(&mut self, root: Node, events: &mut Vec<Event>) {
        let is_companion =
            |game: &Self, figure: &Figure| figure.kind.is_companion() && game.board.graph().root(figure.node) == root;
        while let Some(index) = self.figures.iter().position(|figure| is_companion(self, figure)) {
            self.return_figure(index, ReturnCause::Scored, events);
        }
    }

    /// Moves a figure on the board to another part.
    pub(crate) fn move_figure(&mut self, index: usize, node: Node, events: &mut Vec<Event>) {
        let Figure { kind, owner, .. } = self.figures[index];
        let (from, to) = self.shift_figure(index, node);
        events.push(Event::FigureMoved { player: owner, figure: kind, from, to });
    }

    /// Moves a figure on the board to another part, and returns where it was and where it is. The caller tells it.
    pub(crate) fn shift_figure(&mut self, index: usize, node: Node) -> (LaidPart, LaidPart) {
        let Figure { kind, node: before, .. } = self.figures[index];
        self.count_figure(kind, before, -1);
        self.count_figure(kind, node, 1);
        self.figures[index].node = node;
        self.states.figure_moves(index);
        (self.laid_part(before), self.laid_part(node))
    }

    /// Moves a figure on the board to another part, where it counts as the one that was placed last.
    pub(crate) fn place_anew(&mut self, index: usize, node: Node, events: &mut Vec<Event>) {
        let figure = self.take_figure(index);
        self.count_figure(figure.kind, node, 1);
        self.figures.push(Figure { node, ..figure });
        let (from, to) = (self.laid_part(figure.node), self.laid_part(node));
        events.push(Event::FigureMoved { player: figure.owner, figure: figure.kind, from, to });
    }

    /// The part of a feature on the tile just laid; the given part if the feature does not reach that tile.
    pub(crate) fn part_of_last_tile(&self, node: Node) -> Node {
        let graph = self.board.graph();
        let Some(laid) = self.board.last() else { return node };
        let mut parts = (0..self.board.n_parts(laid)).map(|part| laid.node(part));
        parts.find(|&part| graph.root(part) == graph.root(node)).unwrap_or(node)
    }

    /// Takes one figure off the board. The caller says where it goes.
    pub(crate) fn take_figure(&mut self, index: usize) -> Figure {
        seams::figure_leaves(self, index);
        let figure = self.figures.remove(index);
        self.count_figure(figure.kind, figure.node, -1);
        figure
    }

    /// Scores what expansions add to a feature that is scored, while its figures are still on it.
    pub(crate) fn feature_scored(&mut self, node: Node, events: &mut Vec<Event>) {
        seams::feature_scored(self, node, events);
    }

    /// Does what a city brings about that becomes a castle.
    pub(crate) fn castle_built(&mut self, city: Node, events: &mut Vec<Event>) {
        seams::castle_built(self, city, events);
    }

    /// Returns the builders and pigs whose owner has no follower left on their feature.
    pub(crate) fn return_lonely(&mut self, events: &mut Vec<Event>) {
        seams::return_lonely(self, events);
    }

    /// A part of the tile on a cell, if a tile lies there and has such a part.
    pub(crate) fn node_at(&self, pos: Pos, part: u8) -> Option<Node> {
        self.board.laid_on(pos).and_then(|laid| self.board.nodes_of(laid).nth(usize::from(part)))
    }

    /// The name of a figure on the board in a decision.
    pub(crate) fn figure_at(&self, index: usize) -> FigureAt {
        let Figure { kind, owner, node } = self.figures[index];
        let LaidPart { pos, part, .. } = self.laid_part(node);
        FigureAt { pos, part, owner, kind }
    }

    /// The figure that a decision names, as an index into the figures. Of figures that are alike it is the first.
    pub(crate) fn find_figure(&self, named: FigureAt) -> Option<usize> {
        (0..self.figures.len()).find(|&index| self.figure_at(index) == named)
    }

    /// Whether a feature without figures accepts one.
    pub(crate) fn takes_figures(&self, node: Node) -> bool {
        seams::takes_figures(self, node, self.board.feature(node).kind)
    }

    /// Whether a figure may go to another tile now.
    pub(crate) fn leads_elsewhere(&self) -> bool {
        seams::leads_elsewhere(self)
    }

    /// Whether figures may be placed on a tile or move to it.
    #[inline]
    pub(crate) fn is_enterable(&self, pos: Pos) -> bool {
        !seams::is_closed(self, pos)
    }
}
