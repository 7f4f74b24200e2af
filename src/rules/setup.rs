//! From what a person wrote to rules that hold: [`Setup`] may say anything, [`Rules`] are validated.

use super::{Colour, Edition, Options, SetupError, deck};
use crate::{
    board::MAX_TILES,
    catalogue::{BoxId, Catalogue, Role, TileId},
};

/// What a game is to be made from; not yet checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The edition.
    pub edition: Edition,
    /// The boxes in play.
    pub boxes: Vec<BoxId>,
    /// Options as name and value; those left out have the edition's value.
    pub options: Vec<(String, String)>,
    /// The players in turn order.
    pub players: Vec<Player>,
    /// The tiles in the order in which they are drawn.
    pub deck: Deck,
}

/// A player as a record names one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The colour of the figures.
    pub colour: Colour,
    /// A name of at most 32 characters; may be empty.
    pub name: String,
    /// The level of a computer player.
    pub level: Option<String>,
}

impl Player {
    /// The name, or that of the colour.
    #[must_use]
    pub fn shown_name(&self) -> &str {
        if self.name.is_empty() { self.colour.title() } else { &self.name }
    }
}

/// Where the tiles come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deck {
    /// Every tile in the order of drawing, the one laid at set-up first.
    Tiles(Vec<TileId>),
    /// An open game: each tile is drawn as it is laid, and the game ends when somebody says so.
    Open,
}

/// What a deck may be asked for, and the levels of computer players that a record may name.
pub const LEVELS: [&str; 4] = ["novice", "greedy", "planner", "master"];

/// The boxes whose rules are complete.
pub const PLAYABLE: [BoxId; 1] = [BoxId::Base];

/// Validated rules of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The edition.
    pub edition: Edition,
    /// The boxes in play, in the order of [`BoxId::ALL`].
    pub boxes: Vec<BoxId>,
    /// The values of all options.
    pub options: Options,
    /// The players in turn order.
    pub players: Vec<Player>,
}

impl Rules {
    /// Checks a set-up.
    ///
    /// # Errors
    /// The first thing in it that cannot be played, see [`SetupError`].
    pub fn new(setup: &Setup) -> Result<Self, SetupError> {
        check_boxes(&setup.boxes)?;
        let mut options = Options::of_edition(setup.edition);
        for (name, value) in &setup.options {
            options.set(name, value)?;
        }
        check_players(&setup.players)?;
        if let Deck::Tiles(tiles) = &setup.deck {
            check_deck(tiles)?;
        }
        let boxes = BoxId::ALL.into_iter().filter(|id| setup.boxes.contains(id)).collect();
        Ok(Self { edition: setup.edition, boxes, options, players: setup.players.clone() })
    }

    /// How many players there are.
    #[must_use]
    pub fn n_players(&self) -> usize {
        self.players.len()
    }
}

impl Setup {
    /// A game of the base box with everything as in the 2016 edition.
    #[must_use]
    pub fn base(players: Vec<Player>) -> Self {
        Self { edition: Edition::default(), boxes: vec![BoxId::Base], options: Vec::new(), players, deck: Deck::Open }
    }

    /// Fills in what chance decides: who begins, by turning the players round, and the order of the tiles.
    ///
    /// # Errors
    /// If the set-up cannot be played.
    ///
    /// ```
    /// use bastide::rules::{Colour, Deck, Player, Setup, seeded};
    /// let player = |colour| Player { colour, name: String::new(), level: None };
    /// let mut setup = Setup::base(vec![player(Colour::Red), player(Colour::Blue)]);
    /// setup.deal(&mut seeded(1)).unwrap();
    /// assert!(matches!(setup.deck, Deck::Tiles(tiles) if tiles.len() == 72));
    /// ```
    pub fn deal(&mut self, rng: &mut deck::Generator) -> Result<(), SetupError> {
        let rules = Rules::new(self)?;
        if rules.options.first_player == super::FirstPlayer::Random {
            let seat = deck::below(rng, self.players.len());
            self.players.rotate_left(seat);
        }
        self.deck = Deck::Tiles(deck::shuffled(&rules, rng));
        Ok(())
    }
}

fn check_boxes(boxes: &[BoxId]) -> Result<(), SetupError> {
    if !boxes.contains(&BoxId::Base) {
        return Err(SetupError::NoBase);
    }
    for (index, id) in boxes.iter().enumerate() {
        if boxes[..index].contains(id) {
            return Err(SetupError::BoxTwice(*id));
        }
        if !PLAYABLE.contains(id) {
            return Err(SetupError::BoxNotPlayable(*id));
        }
    }
    Ok(())
}

fn check_players(players: &[Player]) -> Result<(), SetupError> {
    // The sixth colour comes with Inns & Cathedrals and with Abbey & Mayor.
    let most = 5;
    if !(2..=most).contains(&players.len()) {
        return Err(SetupError::PlayerCount { players: players.len(), most });
    }
    for (index, player) in players.iter().enumerate() {
        if players[..index].iter().any(|other| other.colour == player.colour) {
            return Err(SetupError::ColourTwice(player.colour));
        }
        let forbidden = |letter: char| letter.is_control() || ",()\"".contains(letter);
        if player.name.chars().count() > 32 || player.name.chars().any(forbidden) {
            return Err(SetupError::Name(player.colour));
        }
        if let Some(level) = &player.level
            && !LEVELS.contains(&level.as_str())
        {
            return Err(SetupError::UnknownLevel(level.clone()));
        }
    }
    Ok(())
}

fn check_deck(tiles: &[TileId]) -> Result<(), SetupError> {
    if tiles.is_empty() {
        return Err(SetupError::EmptyDeck);
    }
    if tiles.len() > MAX_TILES {
        return Err(SetupError::DeckTooLong);
    }
    let catalogue = Catalogue::get();
    match tiles.iter().find(|&&id| catalogue.tile(id).role == Role::EachPlayer) {
        Some(&id) => Err(SetupError::NeverDrawn(catalogue.tile(id).name.clone())),
        None => Ok(()),
    }
}
