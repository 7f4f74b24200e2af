//! A set of nodes, as a bit for each.

use super::{MAX_NODES, Node};

/// A set of nodes.
pub(crate) struct NodeSet([u64; MAX_NODES / 64]);

impl NodeSet {
    /// A set without nodes.
    pub(crate) const fn new() -> Self {
        Self([0; MAX_NODES / 64])
    }

    /// Adds a node.
    pub(crate) const fn add(&mut self, node: Node) {
        self.0[node as usize / 64] |= 1 << (node % 64);
    }

    /// Whether a node is in it.
    pub(crate) const fn has(&self, node: Node) -> bool {
        self.0[node as usize / 64] >> (node % 64) & 1 == 1
    }
}
