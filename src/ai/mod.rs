//! Computer players: four levels, and the uniform random policy that games, tests and benchmarks rely on. A level sees an
//! [`Observation`](crate::rules::Observation), never the order of the deck.

mod advice;
mod alone;
mod assess;
mod bazaar;
mod candidates;
mod decision;
mod evaluate;
mod forecast;
mod learned;
mod lessons;
mod level;
mod missed;
mod novice;
mod perils;
mod possessions;
mod prospect;
pub mod puzzle;
mod random;
mod reckoned;
mod review;
mod search;
mod standing;
mod turn;
mod weights;

pub use advice::{Reason, Share, expected_shares, reasons};
pub use alone::alone;
pub use assess::{Assessment, Outlook, assess};
pub use candidates::{Candidate, candidates};
pub use decision::Decision;
pub use lessons::{Lesson, Trial, lessons};
pub use level::{Level, Mind, Thinks, choose, choose_as, decide};
pub use missed::{Missed, missed};
pub use random::{play_out, random_action};
pub use review::{Review, laid_at, review, seen_with};
pub use search::Race;
pub use weights::Weights;

use forecast::Forecast;
