//! Set-ups: [`Setup`] holds what a person wrote and may contain anything; [`Rules`] are validated.

use super::{
    ByFigure, Colour, Dealer, DeckSize, Edition, FigureKind, Lots, OptionDef, Options, SetupError, Step, TURN, deck,
    isolated, phase, seams, shows_anything, unseen,
};
use crate::{
    board::MAX_TILES,
    boxes::MODULES,
    catalogue::{BoxId, Catalogue, PartKind, Role, TileId},
};

/// The set-up from which a game is made. It has not been checked yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The edition.
    pub edition: Edition,
    /// The boxes in play.
    pub boxes: Vec<BoxId>,
    /// Options as pairs of name and value. Options that are left out have the edition's value.
    pub options: Vec<(String, String)>,
    /// The players in turn order.
    pub players: Vec<Player>,
    /// The tiles in the order in which they are drawn.
    pub deck: Deck,
    /// What comes by lot during the game. If something is missing here, the statements say it; in a sealed game it is not known yet.
    pub lots: Lots,
    /// The number of tiles, from the first one on, whose place in the deck is known; `None` if all are. A game of which it is not stops at
    /// [`Step::Hidden`] before the first other tile, and before a lot that is not among [`Self::lots`].
    pub known: Option<usize>,
}

/// A player as written in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The colour of the figures.
    pub colour: Colour,
    /// The name: at most 32 characters, all of them visible. It may be empty.
    pub name: String,
    /// The level of a computer player, one of [`LEVELS`]; `None` for a person.
    pub level: Option<String>,
}

impl Player {
    /// The name for use in a sentence. A player without a name is called by their colour.
    #[must_use]
    pub fn shown_name(&self) -> String {
        isolated(if self.name.is_empty() { self.colour.title() } else { &self.name })
    }
}

/// Where the tiles come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deck {
    /// Every tile in the order of drawing, starting with the one laid at set-up.
    Tiles(Vec<TileId>),
    /// An open game, which has no deck: each tile is drawn when it is laid, and a player ends the game.
    Open,
}

/// The levels of computer players that a record may name, from the weakest to the strongest.
pub const LEVELS: [&str; 4] = ["novice", "greedy", "planner", "master"];

/// Iterates over the boxes that can be played, in the order of [`BoxId::ALL`].
pub fn playable() -> impl Iterator<Item = BoxId> {
    BoxId::ALL.into_iter()
}

/// The largest number of players for which boxes have colours: 5, or 6 with an expansion that has a sixth colour.
#[must_use]
pub fn most_players(boxes: &[BoxId]) -> usize {
    let sixth = MODULES.iter().any(|module| module.sixth_colour && boxes.contains(&module.box_id));
    if sixth { 6 } else { 5 }
}

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
    /// The boxes in play as a mask, for fast checks, with [`MAY_DECLINE`].
    mask: u64,
    /// The kinds of figures in play as a mask, for fast checks.
    figures: u16,
    /// The kinds of parts on which each figure can be, as masks of [`PartKind`]s.
    grounds: ByFigure<u16>,
    /// The step that follows each step, without the steps of boxes that are not in play.
    following: [Step; phase::N_STEPS],
}

const _: () = {
    assert!(BoxId::ALL.len() <= u64::BITS as usize, "each box needs its bit in `mask`");
    assert!(FigureKind::ALL.len() <= u16::BITS as usize, "each kind of figure needs its bit in `figures`");
    assert!(PartKind::ALL.len() <= u16::BITS as usize, "each kind of part needs its bit in `grounds`");
};
/// In the mask of boxes: players may decline the second part of a turn.
const MAY_DECLINE: u64 = 1 << 63;

impl Rules {
    /// Checks a set-up.
    ///
    /// # Errors
    /// The first reason why the set-up cannot be played; see [`SetupError`].
    pub fn new(setup: &Setup) -> Result<Self, SetupError> {
        check_boxes(&setup.boxes)?;
        let mut options = Options::of_edition(setup.edition);
        for (index, (name, value)) in setup.options.iter().enumerate() {
            options.set(name, value)?;
            let Some(option) = OptionDef::find(name) else { continue };
            if !option.applies(&setup.boxes) {
                return Err(SetupError::OptionWithoutBox(option));
            }
            if setup.options[..index].iter().any(|(other, _)| other == name) {
                return Err(SetupError::OptionTwice(option));
            }
        }
        check_players(&setup.players, most_players(&setup.boxes))?;
        if let Deck::Tiles(tiles) = &setup.deck {
            check_deck(tiles)?;
        }
        let boxes: Vec<BoxId> = BoxId::ALL.into_iter().filter(|id| setup.boxes.contains(id)).collect();
        let mut mask = boxes.iter().fold(0, |mask, &id| mask | 1 << id as u64);
        if options.traders.asks_for_second_part() {
            mask |= MAY_DECLINE;
        }
        let mut rules = Self {
            edition: setup.edition,
            boxes,
            options,
            players: setup.players.clone(),
            mask,
            figures: 0,
            grounds: ByFigure::default(),
            following: phase::following(|id| mask >> id as u64 & 1 == 1),
        };
        if let Deck::Tiles(tiles) = &setup.deck {
            let first: Vec<TileId> = seams::first_tiles(&rules).map(|(tile, _)| tile).collect();
            if !tiles.starts_with(&first) {
                return Err(SetupError::FirstTiles(first));
            }
        }
        let supply = seams::supply(&rules);
        let in_play = FigureKind::ALL.into_iter().filter(|&figure| supply[figure] > 0);
        rules.figures = in_play.fold(0, |mask, figure| mask | 1 << figure as u8);
        for figure in FigureKind::ALL {
            let stands = PartKind::ALL.into_iter().filter(|&kind| seams::stands_on(&rules, figure, kind));
            rules.grounds[figure] = stands.fold(0, |mask, kind| mask | 1 << kind as u8);
        }
        Ok(rules)
    }

    /// Whether what is in play offers decisions beyond those about the tile just laid; see [`super::MoreOffers`].
    #[inline]
    pub(crate) const fn offers_more(&self) -> bool {
        self.mask
            & (1 << BoxId::Dragon as u64
                | 1 << BoxId::Tower as u64
                | 1 << BoxId::Bridges as u64
                | 1 << BoxId::Count as u64
                | 1 << BoxId::Anniversary as u64
                | 1 << BoxId::Flier as u64
                | 1 << BoxId::Hills as u64
                | 1 << BoxId::Festival as u64
                | 1 << BoxId::Gold as u64
                | 1 << BoxId::Mage as u64
                | 1 << BoxId::Corn1 as u64
                | 1 << BoxId::Corn2 as u64
                | 1 << BoxId::Ferries as u64
                | 1 << BoxId::Tunnel as u64
                | 1 << BoxId::Shrines as u64
                | 1 << BoxId::Siege as u64
                | 1 << BoxId::Cathars as u64
                | 1 << BoxId::Little as u64
                | 1 << BoxId::Watchtowers as u64
                | 1 << BoxId::Windroses as u64
                | 1 << BoxId::Darmstadt as u64
                | 1 << BoxId::Labyrinth as u64
                | 1 << BoxId::Bigtop as u64
                | 1 << BoxId::Monasteries as u64
                | 1 << BoxId::Russian as u64
                | 1 << BoxId::Messages as u64
                | 1 << BoxId::Robbers as u64
                | MAY_DECLINE)
            != 0
    }

    /// Whether the base game is played without any other box. Seams through which every turn passes, and that ask boxes alone, ask this first,
    /// so that the base game pays for one question instead of one for each box. Options of the base game, such as an edge of the table, can
    /// act nevertheless.
    #[inline]
    pub(super) const fn is_base_alone(&self) -> bool {
        self.mask == 1 << BoxId::Base as u64
    }

    /// The step that follows a given step.
    #[inline]
    pub(crate) const fn after(&self, step: Step) -> Step {
        self.following[step as usize]
    }

    /// The step with which a turn begins.
    #[inline]
    pub(crate) const fn first_step(&self) -> Step {
        self.following[TURN.len() - 1]
    }

    /// Whether a box is in play.
    #[inline]
    #[must_use]
    pub const fn has(&self, id: BoxId) -> bool {
        self.mask >> id as u64 & 1 == 1
    }

    /// The kinds of figures in play, as a mask of [`FigureKind`]s.
    #[inline]
    pub(super) const fn figures(&self) -> u16 {
        self.figures
    }

    /// The kinds of figures in play that a step asks about, as a mask of [`FigureKind`]s.
    #[inline]
    pub(crate) const fn figures_of(&self, step: Step) -> u16 {
        let later = 1 << FigureKind::Phantom as u16;
        let apart = 1 << FigureKind::Shepherd as u16; // he is offered by himself
        self.figures & if matches!(step, Step::Phantom) { later } else { !(later | apart) }
    }

    /// The kinds of parts on which a figure can be, as a mask of [`PartKind`]s.
    #[inline]
    pub(crate) fn ground(&self, figure: FigureKind) -> u16 {
        self.grounds[figure]
    }

    /// Whether a figure can be on a kind of part.
    #[inline]
    #[must_use]
    pub(crate) fn can_be_on(&self, figure: FigureKind, kind: PartKind) -> bool {
        self.grounds[figure] >> kind as u8 & 1 == 1
    }

    /// The number of players.
    #[must_use]
    pub fn n_players(&self) -> usize {
        self.players.len()
    }
}

impl Setup {
    /// An open game of the base game with the 2016 edition's rules.
    #[must_use]
    pub fn base(players: Vec<Player>) -> Self {
        Self {
            edition: Edition::default(),
            boxes: vec![BoxId::Base],
            options: Vec::new(),
            players,
            deck: Deck::Open,
            lots: Lots::default(),
            known: None,
        }
    }

    /// Fills in what chance decides: the order of the tiles, and who begins, for which it rotates the players.
    ///
    /// # Errors
    /// If the set-up cannot be played; see [`SetupError`].
    ///
    /// ```
    /// use bastide::rules::{Colour, Deck, Player, Setup, seeded};
    /// let player = |colour| Player { colour, name: String::new(), level: None };
    /// let mut setup = Setup::base(vec![player(Colour::Red), player(Colour::Blue)]);
    /// setup.deal(&mut seeded(1)).unwrap();
    /// assert!(matches!(setup.deck, Deck::Tiles(tiles) if tiles.len() == 72));
    /// ```
    pub fn deal(&mut self, rng: &mut deck::Generator) -> Result<(), SetupError> {
        self.deal_sized(DeckSize::Whole, rng)
    }

    /// Like [`Setup::deal`], but can deal half of the tiles, or all of them twice.
    ///
    /// # Errors
    /// If the set-up cannot be played; see [`SetupError`].
    pub fn deal_sized(&mut self, size: DeckSize, rng: &mut deck::Generator) -> Result<(), SetupError> {
        Dealer::new(self, size)?.deal(self, rng);
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
    }
    Ok(())
}

fn check_players(players: &[Player], most: usize) -> Result<(), SetupError> {
    if !(1..=most).contains(&players.len()) {
        return Err(SetupError::PlayerCount { players: players.len(), most });
    }
    for (index, player) in players.iter().enumerate() {
        if players[..index].iter().any(|other| other.colour == player.colour) {
            return Err(SetupError::ColourTwice(player.colour));
        }
        let forbidden = |letter: char| letter.is_control() || matches!(letter, ',' | '(' | ')' | '"');
        if player.name.chars().count() > 32 || player.name.chars().any(forbidden) {
            return Err(SetupError::Name(player.colour));
        }
        if let Some(letter) = unseen(&player.name) {
            return Err(SetupError::NameUnseen(player.colour, letter));
        }
        if !player.name.is_empty() && !shows_anything(&player.name) {
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
    if let Some(&id) = tiles.iter().find(|&&id| catalogue.tile(id).role == Role::EachPlayer) {
        return Err(SetupError::NeverDrawn(catalogue.tile(id).name.clone()));
    }
    let further = tiles.iter().find(|&&id| catalogue.tile(id).box_id.is_none());
    further.map_or(Ok(()), |&id| Err(SetupError::NotPlayed(id)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::seeded;

    fn setup() -> Setup {
        let player = |colour| Player { colour, name: String::new(), level: None };
        Setup::base([Colour::Red, Colour::Blue, Colour::Green].map(player).into())
    }

    #[test]
    fn a_name_has_at_most_32_characters_and_none_that_a_record_cannot_hold() {
        let long = |letter: &str, count| letter.repeat(count);
        for (name, fits) in
            [(long("é", 32), true), (long("é", 33), false), ("a, b".into(), false), ("a\tb".into(), false)]
        {
            let mut setup = setup();
            setup.players[1].name.clone_from(&name);
            let expected = if fits { Ok(()) } else { Err(SetupError::Name(Colour::Blue)) };
            assert_eq!(Rules::new(&setup).map(|_| ()), expected, "{name:?}");
        }
    }

    #[test]
    fn a_deck_has_at_most_as_many_tiles_as_a_board_holds() {
        let tile = Catalogue::get().find("D").unwrap();
        for (n_tiles, fits) in [(MAX_TILES, true), (MAX_TILES + 1, false)] {
            let deck = Deck::Tiles(vec![tile; n_tiles]);
            let expected = if fits { Ok(()) } else { Err(SetupError::DeckTooLong) };
            assert_eq!(Rules::new(&Setup { deck, ..setup() }).map(|_| ()), expected);
        }
    }

    #[test]
    fn who_begins_is_drawn_by_lot_only_if_the_option_says_so() {
        for (value, by_lot) in [("seat", false), ("random", true)] {
            let options = vec![("first-player".to_owned(), value.to_owned())];
            let mut first = [Colour::Red; 20];
            for (seed, first) in (0..).zip(&mut first) {
                let mut setup = Setup { options: options.clone(), ..setup() };
                setup.deal(&mut seeded(seed)).unwrap();
                *first = setup.players[0].colour;
            }
            assert_eq!(first.iter().any(|colour| *colour != Colour::Red), by_lot, "{value}");
        }
    }
}
