//! Boards that are set up by hand: positions without a history.
//!
//! The edges of tiles must match, and figures and barns must be on parts where the rules allow them. Nothing else is
//! checked: there are no turns, no supply and no deck, and any number of figures can share a feature. Rules about the order
//! of tiles, such as those of the river and of abbeys, do not apply. The worth of features follows the same rules as in any
//! game.

use std::fmt;

use super::{
    Event, Figure, FigureKind, Game, IllegalAction, PlayerId, Rules, Setup, SetupError, Step, check, open_lay_actions,
    phase, seams, second_part, why_not::misfit,
};
use crate::{
    board::{MAX_TILES, Node, Pos},
    catalogue::{BoxId, Catalogue, Rotation, TileId},
};

/// The largest number of figures on a board that is set up by hand. It exceeds the number of figures in any game.
pub(crate) const MOST_FIGURES: usize = 200;

/// The reason why something cannot be put on a board by hand. It displays as one sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misplaced {
    /// No game allows it.
    Illegal(IllegalAction),
    /// The figure belongs to an expansion, or a part of one, that is not in play.
    NotInPlay(FigureKind),
    /// Abbeys belong to an expansion, or a part of one, that is not in play.
    NoAbbeys,
    /// A piece belongs to an expansion that is not in play: the dragon, the fairy, a tower, a bridge, a castle or the count.
    NoPiece(&'static str),
    /// The fairy is beside a follower, and none stands there.
    NoFollowerThere,
    /// No bridge can lead across that tile.
    NoBridge(Pos),
    /// The city cannot be a castle, or is one already.
    NoCastle,
    /// The mage and the witch stand on roads and cities.
    NoRoadOrCity,
    /// The lake has no such two roads, or there is no lake.
    NoCrossing,
    /// It is no free mouth of a tunnel, or the player has no such token.
    NoMouth,
    /// Another barn stands on the same corner.
    SameCorner,
    /// The board is full of figures.
    TooManyFigures,
}

impl fmt::Display for Misplaced {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal(reason) => reason.fmt(f),
            Self::NotInPlay(figure) => write!(f, "these expansions have no {}", figure.title()),
            Self::NoAbbeys => f.write_str("these expansions have no abbeys"),
            Self::NoPiece(piece) => write!(f, "these expansions have no {piece}"),
            Self::NoFollowerThere => f.write_str("the fairy is beside a follower, and none stands there"),
            Self::NoBridge(pos) => {
                write!(f, "no bridge can be at {pos}: it needs a tile with field and empty cells at both ends")
            }
            Self::NoCastle => f.write_str("a castle needs a completed city of two tiles with round walls"),
            Self::NoRoadOrCity => f.write_str("the mage and the witch stand on roads and cities"),
            Self::NoCrossing => f.write_str("a ferry needs a lake and two of its roads"),
            Self::NoMouth => f.write_str("a tunnel token needs a free mouth and a pair that is not complete"),
            Self::SameCorner => f.write_str("that corner already has a barn"),
            Self::TooManyFigures => write!(f, "a board holds at most {MOST_FIGURES} figures"),
        }
    }
}

impl std::error::Error for Misplaced {}

impl From<IllegalAction> for Misplaced {
    fn from(reason: IllegalAction) -> Self {
        Self::Illegal(reason)
    }
}

impl Game {
    /// Takes a tile in hand in an open game, as if it had been drawn: the list of legal actions then says where it may be laid. Returns
    /// whether it could be taken: if a tile is to be laid, and it fits somewhere.
    pub fn take_tile(&mut self, tile: TileId) -> bool {
        let placement = open_lay_actions(self, tile).next().filter(|_| self.open && self.step == Step::Lay);
        let fits = placement.is_some_and(|placement| check(self, placement).is_ok());
        if fits {
            self.drawn = Some(tile);
        }
        fits
    }

    /// Notes in an open game that no tile is left, between two turns or before another part of one: nobody draws any more, and the game
    /// goes on as one with a pile that is empty, with the round of abbeys or the step before the final scoring, if there is one. The last tile
    /// was drawn in a turn with this number, counted from 1; 0 if there was none. Returns whether that could be noted now.
    pub fn run_out(&mut self, last_tile_in: u16, events: &mut Vec<Event>) -> bool {
        if !self.open || !matches!(self.step, Step::Abbey | Step::Lay | Step::SecondPart) {
            return false;
        }
        let goes_on =
            matches!(self.states.second_part, Some(second_part::State::Begun | second_part::State::Offered { .. }));
        if last_tile_in == self.turn {
            seams::open_turn_begins(self, events); // a tile was drawn, even if it fitted nowhere
        }
        if !goes_on {
            self.told = self.turn - 1; // this turn has no tile, so the one before was the last
        }
        self.open = false;
        self.ran_out_in = last_tile_in;
        self.drawn = None;
        self.step = Step::Draw;
        phase::advance(self, events);
        true
    }

    /// Creates a game with an empty table on which a position can be set up. Such a game never asks for a decision and is
    /// never over. The deck of the set-up is ignored.
    ///
    /// # Errors
    /// If the set-up cannot be played; see [`SetupError`].
    ///
    /// ```
    /// use bastide::{board::Pos, catalogue::Catalogue, rules::{Colour, FigureKind, Game, Player, Setup, worth_now}};
    /// let player = |colour| Player { colour, name: String::new(), level: None };
    /// let mut game = Game::arranged(&Setup::base(vec![player(Colour::Red), player(Colour::Blue)]))?;
    /// game.arrange_tile(Catalogue::get().find("U").unwrap(), Pos::new(5, 5), 0)?; // a straight road
    /// let road = game.board().tiles()[0].node(0);
    /// for player in game.players() {
    ///     game.arrange_figure(player, FigureKind::Meeple, road)?;
    /// }
    /// assert!(game.players().all(|player| worth_now(&game, road)[player] == 1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn arranged(setup: &Setup) -> Result<Self, SetupError> {
        let mut game = Self::unbegun(Rules::new(setup)?, Vec::new(), true);
        game.states.begin(&game.rules);
        game.board.expect_bridges(seams::has_bridges(&game.rules));
        Ok(game)
    }

    /// Puts a tile on the table. The first tile may be anywhere. Every other tile must be next to the landscape, and its
    /// edges must match.
    ///
    /// # Errors
    /// The reason why the tile does not fit there. The board is then unchanged.
    pub fn arrange_tile(&mut self, tile: TileId, pos: Pos, turns: Rotation) -> Result<(), Misplaced> {
        let n_tiles = self.board.tiles().len();
        if n_tiles >= MAX_TILES {
            return Err(IllegalAction::Full.into());
        }
        match misfit(self, tile, pos, turns) {
            Some(reason) if n_tiles > 0 => Err(reason.into()),
            Some(_) | None => {
                self.board.lay(seams::shape(&self.rules, tile), pos, turns);
                seams::tile_arranged(self, tile);
                Ok(())
            }
        }
    }

    /// Puts an abbey on the table as [`Game::arrange_tile`] does. All its edges fit anything.
    ///
    /// # Errors
    /// The reason why an abbey cannot be there. The board is then unchanged.
    pub fn arrange_abbey(&mut self, pos: Pos) -> Result<(), Misplaced> {
        let abbey = Catalogue::get().abbey().filter(|_| seams::has_abbeys(&self.rules)).ok_or(Misplaced::NoAbbeys)?;
        self.arrange_tile(abbey, pos, 0)
    }

    /// Puts a figure on a part of a laid tile, no matter who else is on the feature.
    ///
    /// # Errors
    /// If the figure is not in play, or can never be on such a part. The board is then unchanged.
    pub fn arrange_figure(&mut self, owner: PlayerId, figure: FigureKind, node: Node) -> Result<(), Misplaced> {
        let laid_part = self.laid_part(node);
        let (kind, quarter) = (laid_part.part().kind, laid_part.part().quarter);
        if self.rules.figures() >> figure as u8 & 1 == 0 {
            return Err(Misplaced::NotInPlay(figure));
        }
        let stands = match quarter {
            Some(quarter) => self.rules.has(BoxId::Count) && seams::goes_to_quarter(&self.rules, figure, quarter),
            None => self.rules.can_be_on(figure, kind) || seams::comes_to(&self.rules, figure, kind),
        };
        if !stands {
            return Err(IllegalAction::WrongPart { figure, kind }.into());
        }
        if self.figures.len() >= MOST_FIGURES {
            return Err(Misplaced::TooManyFigures);
        }
        self.count_figure(figure, node, 1);
        self.figures.push(Figure { kind: figure, owner, node });
        Ok(())
    }
}
