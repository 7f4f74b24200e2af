//! Carcassonne in the browser: an engine with the rules of the base game and its expansions, and everything needed to show and play them.
//!
//! The modules are layers, listed in the order in which data flows. A layer may use only the layers before it.
//!
//! The following example plays a game from a seed to its record:
//!
//! ```
//! use bastide::{
//!     rules::{Colour, Player, Setup, legal_actions, seeded},
//!     session::Replay,
//! };
//! let player = |colour, name: &str| Player { colour, name: name.into(), level: None };
//! let mut setup = Setup::base(vec![player(Colour::Red, "Ann"), player(Colour::Blue, "Bob")]);
//! setup.deal(&mut seeded(2026))?;
//! let mut replay = Replay::new(setup)?;
//! while let Some(action) = legal_actions(replay.game()).next() {
//!     replay.play(action)?;
//! }
//! let text = replay.to_text();
//! assert!(text.starts_with("[Bastide \"1\"]") && text.contains("[Result "));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

/// Whether errors and the steps of a turn are told in English sentences. The game's own page has words for errors in each of its
/// languages, so its wasm module leaves these out (feature `game-only`): an error keeps its code and its place.
pub(crate) const IN_WORDS: bool = !cfg!(feature = "game-only");

/// A text for developers, where there are such texts.
pub(crate) const fn in_words(text: &'static str) -> &'static str {
    if IN_WORDS { text } else { "" }
}

pub mod catalogue;

pub mod board;

pub mod rules;

pub mod boxes;

pub mod record;

pub mod session;

pub mod seal;

pub mod ai;

pub mod view;

pub mod art;

pub mod ui;

#[cfg(all(target_arch = "wasm32", any(feature = "board", feature = "search", feature = "sealed", feature = "speed")))]
pub mod web;
