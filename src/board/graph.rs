//! The feature graph: which parts of laid tiles belong together, by union-find.
//!
//! Every part of a laid tile is a node. A feature is a set of nodes with the facts that its parts have merged; the facts
//! stand at the set's root. Features only merge and close, they never split; all that is ever taken back is a tile laid for a look.

use crate::catalogue::{Attributes, Part, PartKind};

/// Index of a node: a part of a laid tile.
pub type Node = u16;

/// No node.
pub const NO_NODE: Node = Node::MAX;

/// The merged facts of a feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feature {
    /// What it is.
    pub kind: PartKind,
    /// Edges that still lead nowhere; for a monastery or garden the empty cells of the eight around. Always 0 for a field.
    pub open: i16,
    /// How many parts it has.
    pub parts: u16,
    /// How many figures stand in it.
    pub figures: u8,
    /// What is printed on its parts, merged.
    pub attributes: Attributes,
}

impl Feature {
    /// A part of a tile by itself.
    #[inline]
    fn of_part(part: &Part) -> Self {
        let open = match part.kind {
            PartKind::City | PartKind::Road => part.sides.len() as i16,
            PartKind::Field => 0,
            PartKind::Monastery | PartKind::Garden => 8,
        };
        Self { kind: part.kind, open, parts: 1, figures: 0, attributes: part.attributes }
    }

    /// Whether it is complete; a field never is.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.open == 0 && self.kind != PartKind::Field
    }
}

/// All features of a board.
#[derive(Debug, Default)]
pub struct FeatureGraph {
    parents: Vec<Node>,
    /// The members of each set form a ring.
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

    /// How many nodes there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.parents.len()
    }

    /// Whether there is no node.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.parents.is_empty()
    }

    /// Adds the parts of a tile, each a feature of its own, and gives the node of the first.
    #[inline]
    pub(super) fn add(&mut self, parts: &[Part]) -> Node {
        let first = self.parents.len() as Node;
        let nodes = first..first + parts.len() as Node;
        self.parents.extend(nodes.clone());
        self.next.extend(nodes);
        self.features.extend(parts.iter().map(Feature::of_part));
        first
    }

    /// The root of a node's feature: equal for two nodes exactly if they belong to the same feature.
    ///
    /// # Panics
    /// If there is no such node.
    #[inline]
    #[must_use]
    pub fn root(&self, mut node: Node) -> Node {
        // Sets are joined smaller under larger, so this takes at most the logarithm of the number of nodes in steps.
        loop {
            let parent = self.parents[usize::from(node)];
            if parent == node {
                return node;
            }
            node = parent;
        }
    }

    /// The feature to which a node belongs.
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

    /// The nodes of a feature, beginning with the given one.
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

    /// Forgets the nodes from an index on; the features that they had joined are then restored.
    pub(super) fn truncate(&mut self, n_nodes: usize) {
        self.parents.truncate(n_nodes);
        self.next.truncate(n_nodes);
        self.features.truncate(n_nodes);
    }

    /// Makes a node the root again that it was.
    pub(super) fn restore(&mut self, root: Node, next: Node, feature: Feature) {
        self.parents[usize::from(root)] = root;
        self.next[usize::from(root)] = next;
        self.features[usize::from(root)] = feature;
    }

    /// Makes two features one and gives its root.
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

    /// Closes edges of a node's feature; whether that completes it.
    #[inline]
    pub(super) fn close(&mut self, node: Node, edges: i16) -> bool {
        let feature = self.feature_mut(node);
        feature.open -= edges;
        feature.open == 0
    }
}
