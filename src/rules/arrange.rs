//! Boards that are set up by hand: positions without a history.
//!
//! The edges of tiles must match, and figures and barns must be on parts where the rules allow them. Nothing else is
//! checked: there are no turns, no supply and no deck, and any number of figures can share a feature. Rules about the order
//! of tiles, such as those of the river and of abbeys, do not apply. The worth of features follows the same rules as in any
//! game.

use std::fmt;

use super::{
    Barn, Fairy, Figure, FigureKind, Game, IllegalAction, PlayerId, Rules, Setup, SetupError, Step, check,
    open_lay_actions, seams, why_not::misfit,
};
use crate::{
    board::{Bridge, MAX_TILES, Node, Pos},
    catalogue::{BoxId, Catalogue, Corner, Quarter, Rotation, TileId},
};

/// The largest number of figures on a board that is set up by hand. It exceeds the number of figures in any game.
const MOST_FIGURES: usize = 200;

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
                self.board.lay(tile, pos, turns);
                seams::tile_arranged(self, tile);
                Ok(())
            }
        }
    }

    /// Puts a tile on the table that does not fit there without a bridge, and the bridge that makes it fit: across the tile itself
    /// or a neighbour.
    ///
    /// # Errors
    /// If the tile does not fit with this bridge or needs none, or bridges are not in play. The board is then unchanged.
    pub fn arrange_tile_with_bridge(
        &mut self,
        tile: TileId,
        (pos, turns): (Pos, Rotation),
        bridge: Bridge,
    ) -> Result<(), Misplaced> {
        if !self.rules.has(BoxId::Bridges) {
            return Err(Misplaced::NoPiece("bridges"));
        }
        if self.board.tiles().len() >= MAX_TILES {
            return Err(IllegalAction::Full.into());
        }
        match seams::arrange_bridge_for(self, (tile, pos, turns), bridge) {
            Ok(shape) => {
                self.board.lay(shape, pos, turns);
                seams::tile_arranged(self, tile);
                Ok(())
            }
            Err(unneeded) => Err(misfit(self, tile, pos, turns).unwrap_or(unneeded).into()),
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
            None => self.rules.ground(figure) >> kind as u8 & 1 == 1,
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

    /// Puts a barn on a corner of a tile. Four tiles must meet there, and all must show field.
    ///
    /// # Errors
    /// If no barn can be there. The board is then unchanged.
    pub fn arrange_barn(&mut self, owner: PlayerId, pos: Pos, corner: Corner) -> Result<(), Misplaced> {
        let node = seams::barn_ground(self, pos, corner)?;
        let cells = pos.meeting_at(corner);
        if self.barns().iter().any(|barn| cells.contains(&(barn.pos, barn.corner))) {
            return Err(Misplaced::SameCorner);
        }
        seams::arrange_barn(self, Barn { owner, pos, corner, node });
        Ok(())
    }

    /// Puts the dragon on a tile. It may be moved on.
    ///
    /// # Errors
    /// If the dragon is not in play, or there is no tile. The board is then unchanged.
    pub fn arrange_dragon(&mut self, pos: Pos) -> Result<(), Misplaced> {
        self.board.tile_at(pos).ok_or(IllegalAction::NoTile(pos))?;
        if seams::arrange_dragon(self, pos) { Ok(()) } else { Err(Misplaced::NoPiece("dragon")) }
    }

    /// Puts the fairy beside the first follower on a part, or just on a tile.
    ///
    /// # Errors
    /// If the fairy is not in play, or there is no such follower or tile. The board is then unchanged.
    pub fn arrange_fairy(&mut self, pos: Pos, part: Option<Node>) -> Result<(), Misplaced> {
        self.board.tile_at(pos).ok_or(IllegalAction::NoTile(pos))?;
        let is_beside =
            |node: Node| self.figures.iter().position(|figure| figure.kind.is_follower() && figure.node == node);
        let beside = part.map(|node| is_beside(node).ok_or(Misplaced::NoFollowerThere)).transpose()?;
        if seams::arrange_fairy(self, Fairy { pos, beside }) { Ok(()) } else { Err(Misplaced::NoPiece("fairy")) }
    }

    /// Builds a tower of so many floors on a foundation.
    ///
    /// # Errors
    /// If towers are not in play, or there is no foundation. The board is then unchanged.
    pub fn arrange_tower(&mut self, pos: Pos, floors: u8) -> Result<(), Misplaced> {
        if !self.rules.has(BoxId::Tower) {
            return Err(Misplaced::NoPiece("towers"));
        }
        Ok(seams::arrange_tower(self, pos, floors)?)
    }

    /// Builds a bridge across a laid tile. Both of its edges must show field, and the cells beyond be empty.
    ///
    /// # Errors
    /// If bridges are not in play, or none can be there. The board is then unchanged.
    pub fn arrange_bridge(&mut self, bridge: Bridge) -> Result<(), Misplaced> {
        if !self.rules.has(BoxId::Bridges) {
            return Err(Misplaced::NoPiece("bridges"));
        }
        if seams::arrange_bridge(self, bridge) { Ok(()) } else { Err(Misplaced::NoBridge(bridge.pos)) }
    }

    /// Turns a completed city of two tiles with round walls into a castle.
    ///
    /// # Errors
    /// If castles are not in play, or the city cannot be one. The board is then unchanged.
    pub fn arrange_castle(&mut self, city: Node) -> Result<(), Misplaced> {
        if !self.rules.has(BoxId::Bridges) {
            return Err(Misplaced::NoPiece("castles"));
        }
        if seams::arrange_castle(self, city) { Ok(()) } else { Err(Misplaced::NoCastle) }
    }

    /// Puts the count into a quarter of the City of Carcassonne. He may be moved on.
    ///
    /// # Errors
    /// If the count is not in play. The board is then unchanged.
    pub fn arrange_count(&mut self, quarter: Quarter) -> Result<(), Misplaced> {
        if seams::arrange_count(self, quarter) { Ok(()) } else { Err(Misplaced::NoPiece("count")) }
    }
}
