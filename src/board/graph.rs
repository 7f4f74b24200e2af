//! The feature graph: a union-find structure that tells which parts of laid tiles form one feature.
//!
//! Every part of a laid tile is a node, and a feature is a set of nodes. The merged facts of a feature are stored at the
//! root of its set. Features merge and close but never split; only a tile that was laid for a look is taken back.

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
    /// The number of edges that are still open; one that two cities share counts for each. For a monastery or garden, the number of empty cells among the eight
    /// around it; for a field, always 0; for a tower or a quarter, always 1.
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
            PartKind::Monastery | PartKind::Garden => 8,
            PartKind::Tower | PartKind::Quarter => 1,
        };
        Self { kind: part.kind, open, parts: 1, figures: 0, attributes: part.attributes }
    }

    /// Whether the feature is complete. A field, tower or quarter never is.
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
    parents: Vec<Node>,
    /// The next member of the same set. The members of each set form a ring.
    next: Vec<Node>,
    features: Vec<Feature>,
}

impl Clone for FeatureGraph {
    fn clone(&self) -> Self {
        Self { parents: self.parents.clone(), next: self.next.clone(), features: self.features.clone() }
    }

    fn clone_from(&mut self, other: &Self) {
        self.parents.clone_from(&other.parents);
        self.next.clone_from(&other.next);
        self.features.clone_from(&other.features);
    }
}

impl FeatureGraph {
    pub(super) fn with_capacity(nodes: usize) -> Self {
        Self {
            parents: Vec::with_capacity(nodes),
            next: Vec::with_capacity(nodes),
            features: Vec::with_capacity(nodes),
        }
    }

    pub(super) fn reserve(&mut self, nodes: usize) {
        self.parents.reserve(nodes);
        self.next.reserve(nodes);
        self.features.reserve(nodes);
    }

    pub(super) fn clear(&mut self) {
        self.parents.clear();
        self.next.clear();
        self.features.clear();
    }

    /// The number of nodes.
    #[must_use]
    pub fn len(&self) -> usize {
        self.parents.len()
    }

    /// Whether the graph has no nodes.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.parents.is_empty()
    }

    /// Adds the parts of a tile, each as a feature of its own ([`SingleFeatures`]), and returns the node of the first part.
    #[expect(
        clippy::inline_always,
        reason = "every turn passes here, and a rare second caller must not make it slower"
    )]
    #[inline(always)]
    pub(super) fn add(&mut self, features: &[Feature]) -> Node {
        let first = self.parents.len() as Node;
        let nodes = first..first + features.len() as Node;
        self.parents.extend(nodes.clone());
        self.next.extend(nodes);
        self.features.extend_from_slice(features);
        first
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
            let parent = self.parents[usize::from(node)];
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
        &self.features[usize::from(self.root(node))]
    }

    #[inline]
    pub(super) fn feature_mut(&mut self, node: Node) -> &mut Feature {
        let root = self.root(node);
        &mut self.features[usize::from(root)]
    }

    /// Iterates over the nodes of a feature, starting with the given one.
    ///
    /// # Panics
    /// The iterator panics if the graph has no such node.
    pub fn members(&self, node: Node) -> impl Iterator<Item = Node> {
        let mut at = Some(node);
        std::iter::from_fn(move || {
            let current = at?;
            let next = self.next[usize::from(current)];
            at = (next != node).then_some(next);
            Some(current)
        })
    }

    /// The node after this one in the ring of its feature.
    pub(super) fn next_of(&self, node: Node) -> Node {
        self.next[usize::from(node)]
    }

    /// Removes all nodes from an index on. The caller then restores the features that these nodes had joined.
    pub(super) fn truncate(&mut self, n_nodes: usize) {
        self.parents.truncate(n_nodes);
        self.next.truncate(n_nodes);
        self.features.truncate(n_nodes);
    }

    /// Makes a node a root again, with the ring and the facts that it had before.
    pub(super) fn restore(&mut self, root: Node, next: Node, feature: Feature) {
        self.parents[usize::from(root)] = root;
        self.next[usize::from(root)] = next;
        self.features[usize::from(root)] = feature;
    }

    /// Joins two features and returns the root of the result.
    #[inline]
    pub(super) fn join(&mut self, a: Node, b: Node) -> Node {
        let (a, b) = (self.root(a), self.root(b));
        if a == b {
            return a;
        }
        let a_is_larger = self.features[usize::from(a)].parts >= self.features[usize::from(b)].parts;
        let (root, child) = if a_is_larger { (a, b) } else { (b, a) };
        let joined = self.features[usize::from(child)];
        self.parents[usize::from(child)] = root;
        self.next.swap(usize::from(root), usize::from(child));
        let feature = &mut self.features[usize::from(root)];
        feature.open += joined.open;
        feature.parts += joined.parts;
        feature.figures += joined.figures;
        feature.attributes.merge(joined.attributes);
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
