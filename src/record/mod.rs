//! Records: the text format in which games are written for saves, links, tests and the referee.
//!
//! ```
//! use bastide::record::parse_record;
//! let text = "[Bastide \"1\"]\n[Players \"red, blue\"]\n[Deck \"D V U\"]\ntile V 1,0 0\nmeeple road.S\n";
//! assert_eq!(parse_record(text)?.lines.len(), 2);
//! # Ok::<(), bastide::record::SyntaxError>(())
//! ```

/// Whether diagrams can be read and shown. The game's own wasm module leaves them out (feature `game-only`).
pub(crate) const DIAGRAMS: bool = !cfg!(feature = "game-only");

#[cfg(not(feature = "game-only"))]
mod annotated;
mod diagram;
mod diagram_item;
mod error;
mod expectation;
mod laying;
mod lookalike;
pub(crate) mod named;
mod notation;
mod pictured;
pub(crate) mod place;
mod reading;
#[expect(clippy::module_inception, reason = "the layer is named after its main type")]
mod record;
mod returning;
mod source;
pub(crate) mod syntax;
pub(crate) mod verb;
pub(crate) mod words;

#[cfg(not(feature = "game-only"))]
pub use annotated::{Annotated, Limit, LineOfPlay, Mark, Move, Notes, parse_annotated};
pub use diagram::{Diagram, MOST_CELLS, check_extent};
pub use diagram_item::{Item, MOST_LETTERS};
pub(crate) use error::tag_of;
pub use error::{RecordError, RuleError};
pub(crate) use expectation::equal;
pub use expectation::{EventPattern, Expectation};
pub use named::NamedFigure;
pub use notation::Statement;
pub use pictured::{Pictured, Where};
pub use place::PartName;
pub use record::{Line, Parsed, Record, parse_record, parse_records};
pub(crate) use record::{Tags, join, numbers, write_tags};
pub use returning::NamedPiece;
pub use source::{SourcePart, SourceStatement, read_source};
pub use syntax::{Location, SyntaxError};
pub use verb::Verb;
pub(crate) use verb::{BoxVerb, WrittenDecision};
pub(crate) use words::tile_among;
