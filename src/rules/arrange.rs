//! A board that is set up by hand: a position of which nobody knows how it came to be.
//!
//! Tiles lie where their edges match; figures and barns stand on parts on which the rules let such a figure stand. Nothing
//! else is asked: there are no turns, no supply and no deck, and any number of figures share a feature. What the rules of the
//! river and of abbeys say about the order of tiles has no meaning here. What features are worth is asked of the same rules
//! as in any game.

use std::fmt;

use super::{Barn, Figure, FigureKind, Game, IllegalAction, PlayerId, Rules, Setup, SetupError, legal, seams};
use crate::{
    board::{MAX_TILES, Node, Pos},
    catalogue::{Catalogue, Corner, Rotation, TileId},
};

/// The most figures on a board that is set up by hand: more than all players of a game have.
const MOST_FIGURES: usize = 200;

/// Why something cannot be put on a board by hand, in one sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misplaced {
    /// The rules allow it in no game.
    Illegal(IllegalAction),
    /// Such a figure comes with a box, or a part of one, that is not in play.
    NotInPlay(FigureKind),
    /// Abbeys come with a box, or a part of one, that is not in play.
    NoAbbeys,
    /// Another barn stands on the same corner.
    SameCorner,
    /// No more figures go on a board.
    TooManyFigures,
}

impl fmt::Display for Misplaced {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal(reason) => reason.fmt(f),
            Self::NotInPlay(figure) => write!(f, "no {} is among the figures of these boxes", figure.title()),
            Self::NoAbbeys => f.write_str("no abbeys are among the tiles of these boxes"),
            Self::SameCorner => f.write_str("a barn stands on that corner already"),
            Self::TooManyFigures => write!(f, "at most {MOST_FIGURES} figures stand on a board"),
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
    /// An empty table on which a position is set up. Nothing is ever asked in such a game, and it is not over.
    ///
    /// # Errors
    /// If the set-up has rules that cannot be played.
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
        Ok(game)
    }

    /// Puts a tile on the table: the first one anywhere, the others beside what lies there, where their edges match.
    ///
    /// # Errors
    /// Why it does not fit there; nothing has changed then.
    pub fn arrange_tile(&mut self, tile: TileId, pos: Pos, turns: Rotation) -> Result<(), Misplaced> {
        let n_tiles = self.board.tiles().len();
        if n_tiles >= MAX_TILES {
            return Err(IllegalAction::Full.into());
        }
        match legal::misfit(self, tile, pos, turns) {
            Some(reason) if n_tiles > 0 => Err(reason.into()),
            Some(_) | None => {
                self.board.lay(tile, pos, turns);
                Ok(())
            }
        }
    }

    /// Puts an abbey on the table, in the same manner: on all its sides it fits anything.
    ///
    /// # Errors
    /// Why it does not go there; nothing has changed then.
    pub fn arrange_abbey(&mut self, pos: Pos) -> Result<(), Misplaced> {
        let abbey = Catalogue::get().abbey().filter(|_| seams::has_abbeys(&self.rules)).ok_or(Misplaced::NoAbbeys)?;
        self.arrange_tile(abbey, pos, 0)
    }

    /// Puts a figure on a part of a tile that lies there, whoever else stands in the feature.
    ///
    /// # Errors
    /// If such a figure is not in play or never stands there; nothing has changed then.
    pub fn arrange_figure(&mut self, owner: PlayerId, figure: FigureKind, node: Node) -> Result<(), Misplaced> {
        let kind = self.laid_part(node).part().kind;
        if self.rules.figures() >> figure as u8 & 1 == 0 {
            return Err(Misplaced::NotInPlay(figure));
        }
        if self.rules.ground(figure) >> kind as u8 & 1 == 0 {
            return Err(IllegalAction::WrongPart { figure, kind }.into());
        }
        if self.figures.len() >= MOST_FIGURES {
            return Err(Misplaced::TooManyFigures);
        }
        self.board.count_figure(node, 1);
        self.figures.push(Figure { kind: figure, owner, node });
        Ok(())
    }

    /// Puts a barn on a corner of a tile where four tiles meet that all show field there.
    ///
    /// # Errors
    /// If no barn can stand there; nothing has changed then.
    pub fn arrange_barn(&mut self, owner: PlayerId, pos: Pos, corner: Corner) -> Result<(), Misplaced> {
        let node = seams::barn_ground(self, pos, corner)?;
        let cells = pos.meeting_at(corner);
        if self.barns().iter().any(|barn| cells.contains(&(barn.pos, barn.corner))) {
            return Err(Misplaced::SameCorner);
        }
        seams::arrange_barn(self, Barn { owner, pos, corner, node });
        Ok(())
    }
}
