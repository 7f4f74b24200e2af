//! Sealed games: people who are not in one place play fairly without a server, because nobody can know a tile before it is drawn.
//!
//! At the start each player commits to a chain of links, and gives one away when their turn is over. A tile is drawn with one link of
//! every player: the player who draws it adds the last one, and is the first to know the tile. docs/SEALED.md has the scheme, the
//! messages with test vectors, and what it stops and what not.
//!
//! A device keeps the record of each such game, and one key for all of them. The tags of the record hold everything about the scheme that is
//! public. Statements without a signature are the turn that has not been sent yet.
//!
//! ```
//! use bastide::{
//!     rules::{Colour, Player, Setup},
//!     seal::{DeviceKey, Mode, SealedGame, Terms},
//! };
//! let player = |colour| Player { colour, name: String::new(), level: None };
//! let setup = Setup::base(vec![player(Colour::Red), player(Colour::Blue)]);
//! let (ann, bob) = (DeviceKey([1; 32]), DeviceKey([2; 32]));
//! let terms = Terms { mode: Mode::Fast, doubled: false, aids: false };
//! let mut anns = SealedGame::invite(setup, terms, (0, "Ann"), &ann, [3; 16])?;
//! let mut bobs = SealedGame::answer(&anns.again().unwrap(), "Bob", &bob, [4; 16])?;
//! anns.receive(&bobs.again().unwrap())?;
//! assert!(anns.game().drawn().is_some() && bobs.game().drawn().is_none()); // only Ann sees her tile
//! while anns.is_asked() {
//!     anns.play(&anns.legal()[0])?;
//! }
//! bobs.receive(&anns.send().unwrap())?;
//! assert!(bobs.is_asked());
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
