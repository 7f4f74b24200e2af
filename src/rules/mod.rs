//! The rules of the game: set-up → game → actions → events.
//!
//! There are three stages of trust. A [`Setup`] may contain anything. A [`Game`] is made from a set-up that has been checked.
//! An [`Action`] can be played if [`legal_actions`] lists it.
//!
//! ```
//! use bastide::rules::{Colour, Game, Player, Setup, legal_actions, seeded};
//! let player = |colour| Player { colour, name: String::new(), level: None };
//! let mut setup = Setup::base(vec![player(Colour::Red), player(Colour::Blue)]);
//! setup.deal(&mut seeded(7))?;
//! let mut events = Vec::new();
//! let mut game = Game::new(&setup, &mut events)?;
//! while let Some(action) = legal_actions(&game).last() {
//!     game.play(action, &mut events)?;
//! }
//! assert!(game.is_over());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod aids;
mod arrange;
mod box_options;
mod deck;
pub(crate) mod edge;
mod error;
mod event;
pub(crate) mod farms;
mod figures;
mod game;
mod invisible_characters;
mod legal;
mod lots;
mod more_offers;
mod most_like;
mod named;
mod observe;
mod offers;
mod option_table;
mod options;
mod parts;
mod perft;
pub(crate) mod phase;
mod play;
pub(crate) mod returning;
pub(crate) mod score;
mod score_reason;
mod sealed;
mod seams;
pub(crate) mod second_part;
mod setup;
mod setup_error;
pub(crate) mod track;
mod trial;
mod vocabulary;
mod why_not;

pub(crate) use action::BoxDecision;
pub use action::{Action, FigureAt, OwnPiece};
pub use aids::{
    FieldNow, Outlook, StackLeft, TilesLeft, dead_cells, fields, fits_now, fitting, holders, holds_tile, outlook,
    projected, stacks_left, tiles_left,
};
pub(crate) use arrange::MOST_FIGURES;
pub use arrange::Misplaced;
pub(crate) use box_options::box_options;
pub(crate) use deck::shuffle;
pub use deck::{Dealer, DeckSize, Generator, below, hold_back_dragons, reshuffle, seeded};
pub use error::{IllegalAction, side_name, turns_name};
pub(crate) use event::BoxEvent;
pub use event::{Barn, Event, ReturnCause};
pub use game::{Fairy, Figure, Game};
pub use invisible_characters::{Letters, isolated, letters, shown, shows_anything, unseen};
pub use legal::{
    LegalActions, UsualActions, check, choices, lay_actions, legal_actions, open_lay_actions, pick_action,
};
use lots::LotsInPlay;
pub(crate) use lots::Veil;
pub use lots::{Lot, Lots};
pub use more_offers::MoreOffers;
pub(crate) use more_offers::{Family, More};
pub use most_like::most_like;
pub use named::{Card, LaidPart};
pub use observe::Observation;
pub(crate) use observe::is_of_land;
pub use offers::{AbbeyOffers, CheckedPlacements, FigureOffers, WagonOffers};
pub use option_table::{OPTIONS, OptionDef};
pub use options::{Edition, Farms, FirstPlayer, Options, Parts, Remaining, SmallCity};
pub use parts::BoxPart;
pub(crate) use parts::box_parts;
pub use perft::perft;
pub use phase::{Row, Step, Waits};
pub(crate) use returning::{bring_home, own_pieces};
pub use score::worth_now;
pub(crate) use score_reason::SHRINE;
pub use score_reason::{Extra, Score, ScoreReason};
pub use sealed::Awaited;
pub use seams::TURN;
pub(crate) use seams::{CERTAIN, held_back, held_back_first, tile_arranged};
pub use setup::{Deck, LEVELS, Player, Rules, Setup, most_players, playable};
pub use setup_error::{SetupError, UnknownBox};
pub use track::ScoringFigure;
pub use trial::Trial;
pub use vocabulary::{ByFigure, ByPlayer, Colour, FigureKind, MAX_PLAYERS, PlayerId};
pub(crate) use why_not::misfit;
