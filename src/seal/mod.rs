//! Sealed games: people who are not in one place play fairly without a server, because nobody can know a tile before it is drawn.
//!
//! Each player binds themselves to a chain of links at the start and gives a link away when a turn is theirs no longer. A tile is drawn with
//! one link of every player, so whoever draws it is the last to add one and the first to know it. docs/SEALED.md has the scheme, the
//! messages with test vectors, and what it stops and what not.
//!
//! The record is all that a device keeps of such a game, beside one key for all games: its tags hold what is public of the scheme, and
//! statements without a signature are the turn that has not been sent yet.
//!
//! ```
//! use bastide::{
//!     rules::{Colour, Player, Setup},
//!     seal::{DeviceKey, Mode, SealedGame, Terms},
//! };
//! let player = |colour| Player { colour, name: String::new(), level: None };
//! let setup = Setup::base(vec![player(Colour::Red), player(Colour::Blue)]);
//! let (ann, bob) = (DeviceKey([1; 32]), DeviceKey([2; 32]));
//! let mut anns = SealedGame::invite(setup, Terms { mode: Mode::Fast, doubled: false, aids: false }, (0, "Ann"), &ann, [3; 16])?;
//! let invitation = anns.outbox().remove(0);
//! let mut bobs = SealedGame::answer(&invitation, "Bob", &bob, [4; 16])?;
//! anns.receive(&bobs.outbox()[0])?; // Ann sees her tile now
//! anns.play("tile V 1,0 0").or_else(|_| { let first = anns.legal().remove(0); anns.play(&first) })?;
//! # Ok::<(), bastide::seal::Refusal>(())
//! ```

mod chain;
mod course;
mod draws;
mod hash;
mod leaving;
mod message;
mod moves;
mod play;
mod receive;
mod refusal;
mod table;
mod tags;

pub use chain::DeviceKey;
pub use message::{id_of_message, invitation, links_in};
pub use play::SealedGame;
pub use receive::Received;
pub use refusal::Refusal;
pub use table::{Mode, Terms};
pub use tags::{check, check_if_sealed, id_of_record, is_sealed};

#[cfg(test)]
mod vectors;
