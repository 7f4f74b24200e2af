//! The landscape: where tiles lie, the frontier around them, and the features that they form.
//!
//! ```
//! use bastide::{board::{Board, Pos}, catalogue::Catalogue};
//! let catalogue = Catalogue::get();
//! let (d, v) = (catalogue.find("D").unwrap(), catalogue.find("V").unwrap());
//! let mut board = Board::new();
//! board.lay(d, Pos::new(0, 0), 0);
//! assert_eq!(board.placements(v).count(), 6);
//! assert!(board.fits(v, Pos::new(1, 0), 0)); // the bend leads the road to the south
//! board.lay(v, Pos::new(1, 0), 0);
//! let road = board.tiles()[1].node(0);
//! assert_eq!((board.tiles_of(road), board.feature(road).open), (2, 2));
//! ```

pub mod flood_fill;
mod frontier;
mod geometry;
mod graph;
mod grid;
mod node_set;
mod placements;
mod torus;

pub use frontier::FrontierCell;
pub use geometry::Pos;
pub use graph::{Feature, FeatureGraph, NO_NODE, Node};
pub(crate) use grid::MAX_NODES;
pub use grid::{Board, BoardTrial, Bridge, LaidTile, MAX_TILES};
pub(crate) use node_set::NodeSet;
pub use placements::Placements;
