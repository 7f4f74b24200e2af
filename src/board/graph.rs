//! The feature graph: a union-find structure that tells which parts of laid tiles form one feature.
//!
//! Every part of a laid tile is a node, and a feature is a set of nodes. The merged facts of a feature are stored at the
//! root of its set. Features merge and close; only a road across a lake is parted again, and a tile that was laid for a look is taken back.

use std::sync::OnceLock;

use crate::catalogue::{Attributes, Catalogue, Part, PartKind, TileId};

/// The index of a node, which stands for one part of a laid tile.
pub type Node = u16;

/// The value that stands for "no node".
pub const NO_NODE: Node = Node::MAX;

/// The merged facts of a feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feature {
    /// The kind of feature.
    pub kind: PartKind,
    /// The number of edges that are still open; one that two cities share counts for each. For a monastery, garden or hut, the number of empty cells among the eight
    /// around it; for a field, always 0; for what is never completed, such as a tower, always 1.
    pub open: i16,
    /// The number of parts.
    pub parts: u16,
    /// The number of figures on the feature.
    pub figures: u8,
    /// The merged attributes of all its parts.
    pub attributes: Attributes,
}

impl Feature {
    /// The feature that a single part forms by itself.
    #[inline]
    pub(super) fn of_part(part: &Part) -> Self {
        let open = match part.kind {
            PartKind::City | PartKind::Road => part.sides.len() as i16,
            PartKind::Field => 0,
            kind if kind.is_surrounded() => 8,
            _ => 1,
        };
        Self { kind: part.kind, open, parts: 1, figures: 0, attributes: part.attributes }
    }

    /// Adds the facts of a feature that becomes part of this one.
    #[inline]
    fn merge(&mut self, other: &Self) {
        self.open += other.open;
        self.parts += other.parts;
        self.figures += other.figures;
        self.attributes.merge(other.attributes);
    }

    /// Whether the feature is complete. A field, a tower and the like never are.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.open == 0 && self.kind != PartKind::Field
    }
}

/// For every tile the features that its parts form by themselves, so that laying a tile only copies them.
#[derive(Debug)]
pub(super) struct SingleFeatures {
    features: Vec<Feature>,
    /// Where the features of each tile begin; the last number is where those of the last tile end.
    starts: Vec<u32>,
}

impl SingleFeatures {
    pub(super) fn get() -> &'static Self {
        static SINGLE: OnceLock<SingleFeatures> = OnceLock::new();
        SINGLE.get_or_init(|| {
            let tiles = Catalogue::get().tiles_and_bridged();
            let mut single = Self { features: Vec::new(), starts: vec![0] };
            for tile in tiles {
                single.features.extend(tile.parts.iter().map(Feature::of_part));
                single.starts.push(single.features.len() as u32);
            }
            single
        })
    }

    /// The features of the parts of a tile; `None` if it belongs to a set that is not played.
    #[inline]
    pub(super) fn of(&self, tile: TileId) -> Option<&[Feature]> {
        let end = *self.starts.get(tile.index() + 1)? as usize;
        Some(&self.features[self.starts[tile.index()] as usize..end])
    }
}

/// All features of a board.
#[derive(Debug, Default)]
pub struct FeatureGraph {
    nodes: Vec<Entry>,
}

/// What is known of a node.
#[derive(Clone, Copy, Debug)]
struct Entry {
    /// A node of the same set that is nearer to its root; the root is its own parent.
    parent: Node,
    /// The next member of the same set. The members of each set form a ring.
    next: Node,
    /// The index of the tile.
    tile: u16,
    /// The facts of the feature, if the node is a root.
    feature: Feature,
}

impl Clone for FeatureGraph {
    fn clone(&self) -> Self {
        Self { nodes: self.nodes.clone() }
    }

    fn clone_from(&mut self, other: &Self) {
        self.nodes.clone_from(&other.nodes);
    }
}

impl FeatureGraph {
    pub(super) fn with_capacity(nodes: usize) -> Self {
        Self { nodes: Vec::with_capacity(nodes) }
    }

    pub(super) fn reserve(&mut self, nodes: usize) {
        self.nodes.reserve(nodes);
    }

    pub(super) fn clear(&mut self) {
        self.nodes.clear();
    }

    /// The number of nodes.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether the graph has no nodes.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Adds the parts of a tile, each as a feature of its own ([`SingleFeatures`]), and returns the node of the first part.
    #[expect(
        clippy::inline_always,
        reason = "every turn passes here, and a rare second caller must not make it slower"
    )]
    #[inline(always)]
    pub(super) fn add(&mut self, tile: usize, features: &[Feature]) -> Node {
        let first = self.nodes.len() as Node;
        self.nodes.extend(features.iter().enumerate().map(|(part, &feature)| {
            let node = first + part as Node;
            Entry { parent: node, next: node, tile: tile as u16, feature }
        }));
        first
    }

    /// The index of the tile of a node.
    ///
    /// # Panics
    /// If the graph has no such node.
    #[inline]
    #[must_use]
    pub fn tile(&self, node: Node) -> usize {
        usize::from(self.nodes[usize::from(node)].tile)
    }

    /// The root of a node's feature. Two nodes have the same root exactly if they belong to the same feature.
    ///
    /// # Panics
    /// If the graph has no such node.
    #[inline]
    #[must_use]
    pub fn root(&self, mut node: Node) -> Node {
        // A smaller set is always joined to a larger one, so the number of steps is at most logarithmic in the number of nodes.
        loop {
            let parent = self.nodes[usize::from(node)].parent;
            if parent == node {
                return node;
            }
            node = parent;
        }
    }

    /// The feature to which a node belongs.
    ///
    /// # Panics
    /// If the graph has no such node.
    #[inline]
    #[must_use]
    pub fn feature(&self, node: Node) -> &Feature {
        &self.nodes[usize::from(self.root(node))].feature
    }

    #[inline]
    pub(super) fn feature_mut(&mut self, node: Node) -> &mut Feature {
        let root = self.root(node);
        &mut self.nodes[usize::from(root)].feature
    }

    /// Iterates over the nodes of a feature, starting with the given one.
    ///
    /// # Panics
    /// The iterator panics if the graph has no such node.
    pub fn members(&self, node: Node) -> impl Iterator<Item = Node> {
        let mut at = Some(node);
        std::iter::from_fn(move || {
            let current = at?;
            let next = self.nodes[usize::from(current)].next;
            at = (next != node).then_some(next);
            Some(current)
        })
    }

    /// The node after this one in the ring of its feature.
    pub(super) fn next_of(&self, node: Node) -> Node {
        self.nodes[usize::from(node)].next
    }

    /// Removes all nodes from an index on. The caller then restores the features that these nodes had joined.
    pub(super) fn truncate(&mut self, n_nodes: usize) {
        self.nodes.truncate(n_nodes);
    }

    /// Makes a node a root again, with the ring and the facts that it had before.
    pub(super) fn restore(&mut self, root: Node, next: Node, feature: Feature) {
        let entry = &mut self.nodes[usize::from(root)];
        *entry = Entry { parent: root, next, feature, ..*entry };
    }

    /// Makes a node a feature of its own, with these facts. The caller does so with all nodes of its feature.
    pub(super) fn set_apart(&mut self, node: Node, feature: Feature) {
        let entry = &mut self.nodes[usize::from(node)];
        *entry = Entry { parent: node, next: node, feature, ..*entry };
    }

    /// Joins two features and returns the root of the result.
    #[inline]
    pub(super) fn join(&mut self, a: Node, b: Node) -> Node {
        let (mut root, mut child) = (self.root(a), self.root(b));
        let parts = |node: Node| self.nodes[usize::from(node)].feature.parts;
        if parts(root) < parts(child) {
            std::mem::swap(&mut root, &mut child);
        }
        let Ok([larger, smaller]) = self.nodes.get_disjoint_mut([root, child].map(usize::from)) else {
            return root; // they are one
        };
        smaller.parent = root;
        std::mem::swap(&mut larger.next, &mut smaller.next);
        larger.feature.merge(&smaller.feature);
        root
    }

    /// Closes edges of a node's feature. Returns whether this completes the feature.
    #[inline]
    pub(super) fn close(&mut self, node: Node, edges: i16) -> bool {
        let feature = self.feature_mut(node);
        feature.open -= edges;
        feature.open == 0
    }
}
