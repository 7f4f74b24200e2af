//! Many games at once: which of them a query finds, and which turns followed from a position.
//!
//! An [`Entry`] is what is remembered of a game after it was replayed once: its tags, the tiles in the order in which they were laid, and
//! what was scored for what. A [`Query`] and [`following`] look at entries only, so a thousand games are searched in a moment.
//!
//! ```
//! use bastide::{record::parse_record, session::archive::{Entry, Query}};
//! let text = "[Bastide \"1\"]\n[Players \"red Ann, blue Bob\"]\n[Deck \"D V V\"]\ntile V 1,0 0\nmeeple road.S\ntile V 1,1 2\nskip\n";
//! let game = Entry::of_record(&parse_record(text)?)?;
//! let query = Query::parse("winner:ann feature:road>=3")?;
//! assert_eq!(query.find(&game).map(|found| found.at), Some(Some(3)), "after three statements");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! docs/SEARCH.md describes the queries.

mod arrangement;
mod entry;
mod error;
mod find;
mod keys;
mod letters;
mod openings;
mod parse;
#[cfg(not(feature = "game-only"))]
mod source;

pub use arrangement::Arrangement;
pub use entry::{Entry, Growth, Laid};
pub use error::QueryError;
pub use find::Found;
pub use keys::Measure;
pub use openings::{Followed, Results, following};
pub use parse::{Compare, Query, Term};
#[cfg(not(feature = "game-only"))]
pub use source::{Source, records_of};
