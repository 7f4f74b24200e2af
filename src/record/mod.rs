//! Records: the text format in which games are written for saves, links, tests and the referee.
//!
//! ```
//! use bastide::record::{Replay, parse_record};
//! let text = "[Bastide \"1\"]\n[Players \"red, blue\"]\n[Deck \"D V U\"]\ntile V 1,0 0\nmeeple road.S\nexpect supply red meeple 6\n";
//! let record = parse_record(text)?;
//! let (replay, result) = Replay::of_record(&record, usize::MAX, &mut ());
//! result?;
//! assert!(replay.unwrap().to_text().ends_with("meeple road.S\n"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

/// Whether diagrams can be read and shown. The game's own wasm module leaves them out (feature `game-only`).
pub(crate) const DIAGRAMS: bool = !cfg!(feature = "game-only");

mod beside;
mod branch;
mod diagram;
mod error;
mod expect;
mod item;
mod luck;
mod notation;
#[expect(clippy::module_inception, reason = "the layer is named after its main type")]
mod record;
mod replay;
mod text;

pub use diagram::Diagram;
pub use error::{RecordError, RuleError};
pub use expect::{EventPattern, Expectation};
pub use item::{Item, MOST_LETTERS};
pub use luck::{Luck, luck};
pub use notation::{PartName, Statement, Verb};
pub use record::{Line, Parsed, Record, parse_record, parse_records};
pub use replay::{Replay, Watch};
pub use text::{Place, SyntaxError};
