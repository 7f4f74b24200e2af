//! A game that is being played: its decisions so far, going back and forth between them, computer players, and other games
//! that continue from one of its moments.
//!
//! ```
//! use bastide::{record::parse_record, session::Replay};
//! let text = "[Bastide \"1\"]\n[Players \"red, blue\"]\n[Deck \"D V U\"]\ntile V 1,0 0\nmeeple road.S\nexpect supply red meeple 6\n";
//! let record = parse_record(text)?;
//! let (replay, result) = Replay::of_record(&record, usize::MAX, &mut ());
//! result?;
//! assert!(replay.unwrap().to_text().ends_with("meeple road.S\n"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[cfg(not(feature = "game-only"))]
mod annotated;
pub mod archive;
mod branch;
mod computer_players;
mod expectations;
mod kinship;
mod luck;
mod replay;
mod sealed;
#[cfg(not(feature = "game-only"))]
mod study;

#[cfg(not(feature = "game-only"))]
use annotated::check_notes;
#[cfg(not(feature = "game-only"))]
pub use annotated::{annotated_text, check_annotated};
pub use kinship::Common;
pub use luck::{Luck, luck};
pub use replay::{Replay, Watch};
#[cfg(not(feature = "game-only"))]
pub use study::{Path, Study, StudyError};
