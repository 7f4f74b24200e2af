//! The decisions that players can make.

use super::{FigureKind, Game, PlayerId};
use crate::{
    board::Pos,
    boxes::{
        abbey::rules as abbey, bigtop::rules as bigtop, bridges::rules as bridges, corn::rules as corn,
        count::rules as count, dragon::rules as dragon, ferries::rules as ferries, flier::rules as flier,
        gold::rules as gold, hills::rules as hills, little::rules as little, mage::rules as mage,
        messages::rules as messages, robbers::rules as robbers, siege::rules as siege, tower::rules as tower,
        tunnel::rules as tunnel,
    },
    catalogue::{Catalogue, Corner, Rotation, TileId},
};

/// One decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Lay the drawn tile.
    Lay {
        /// The drawn tile; in an open game, any tile of the catalogue.
        tile: TileId,
        /// The cell.
        pos: Pos,
        /// The number of clockwise quarter turns, 0 to 3.
        turns: Rotation,
    },
    /// A decision about bridges, castles and bazaars (Bridges, Castles & Bazaars).
    Bridges(bridges::Action),
    /// A decision about abbeys, barns and wagons (Abbey & Mayor).
    Abbey(abbey::Action),
    /// Place a figure from the supply on the tile just laid.
    Place {
        /// The kind of figure.
        figure: FigureKind,
        /// The index of the part on that tile.
        part: u8,
    },
    /// Take one's abbot back and score it, instead of placing a figure (The Abbot).
    Recall,
    /// Take a piece of one's own back from anywhere on the board, without points (The Festival, Corn Circles).
    Return(OwnPiece),
    /// Place a figure from the supply on a part of another tile: through a magic portal, by an arrow, from the air or at a corn
    /// circle, or on top of a tower; at a circle and on a tower also on the tile just laid (Princess & Dragon, 20th anniversary, The
    /// Flying Machines, Corn Circles, The Tower).
    PlaceAt {
        /// The kind of figure.
        figure: FigureKind,
        /// The cell of the tile.
        pos: Pos,
        /// The index of the part.
        part: u8,
    },
    /// A decision about the dragon, the fairy and princesses (Princess & Dragon).
    Dragon(dragon::Action),
    /// A decision about towers and prisoners (The Tower).
    Tower(tower::Action),
    /// A decision about the City of Carcassonne (The Count).
    Count(count::Action),
    /// Let a figure fly (The Flying Machines).
    Flier(flier::Action),
    /// A decision about a shepherd and his flock (Hills & Sheep).
    Hills(hills::Action),
    /// Lay a bar of gold (The Gold Mines).
    Gold(gold::Action),
    /// Move the mage or the witch (Mage & Witch).
    Mage(mage::Action),
    /// Lay or move a ferry (The Ferries).
    Ferries(ferries::Action),
    /// Put a token on the mouth of a tunnel (The Tunnel).
    Tunnel(tunnel::Action),
    /// Say what a corn circle does (Corn Circles).
    Corn(corn::Action),
    /// Let a follower escape from a besieged city (The Besiegers, The Cathars).
    Siege(siege::Action),
    /// Put a little building on the tile just laid (Little Buildings).
    Little(little::Action),
    /// A decision about a scoring figure or a message (The Messages).
    Messages(messages::Action),
    /// A decision about a robber (The Robbers).
    Robbers(robbers::Action),
    /// A decision about acrobats, or the big top (Under the Big Top).
    Bigtop(bigtop::Action),
    /// Go on with the second part of the turn (Traders & Builders, option `second-part`).
    GoOn,
    /// Decline what is offered.
    Skip,
    /// End an open game now.
    End,
}

impl Action {
    /// The same decision without the outcome that it carries where nobody knows the lot: what a player chooses.
    #[must_use]
    pub const fn without_outcome(self) -> Self {
        match self {
            Self::Flier(flight) => Self::Flier(flight.without_outcome()),
            Self::Hills(action) => Self::Hills(action.without_outcome()),
            Self::Bigtop(action) => action.without_outcome(),
            other => other,
        }
    }

    /// The kind of figure and the index of the part, if the decision places a figure on the tile just laid.
    #[must_use]
    pub const fn placed(self) -> Option<(FigureKind, u8)> {
        match self {
            Self::Place { figure, part } => Some((figure, part)),
            Self::Hills(hills::Action::Shepherd { part, .. }) => Some((FigureKind::Shepherd, part)),
            _ => None,
        }
    }

    /// Whether chance decides at once what comes of the decision.
    #[must_use]
    pub const fn casts_lot(self) -> bool {
        matches!(self, Self::Flier(_) | Self::Hills(hills::Action::Shepherd { .. } | hills::Action::Add { .. }))
    }

    /// The same decision with each of its outcomes, and how likely that is against the others; nothing if chance has no part in it.
    pub fn outcomes(self, game: &Game) -> impl Iterator<Item = (Self, u8)> {
        let flights = match self {
            Self::Flier(flight) => Some(flight.outcomes().map(|flight| (Self::Flier(flight), 1))),
            _ => None,
        };
        let tokens = match self {
            Self::Hills(action) => Some(action.outcomes(game).map(|(action, count)| (Self::Hills(action), count))),
            _ => None,
        };
        flights.into_iter().flatten().chain(tokens.into_iter().flatten())
    }

    /// The drawn tile, if the decision lays it.
    pub(crate) const fn drawn_tile(self) -> Option<TileId> {
        match self {
            Self::Lay { tile, .. }
            | Self::Bridges(bridges::Action::LayWithBridge { tile, .. })
            | Self::Bigtop(bigtop::Action::Lay { tile, .. }) => Some(tile),
            _ => None,
        }
    }

    /// Whether a question is put for this answer: not for declining, nor for a ransom, which can be paid in any question.
    pub(super) const fn is_worth_asking(self) -> bool {
        !matches!(self, Self::Skip | Self::Tower(tower::Action::Ransom { .. }))
    }

    /// The same decision with the fewest quarter turns of its tile that look the same, so that decisions between which a player sees no
    /// difference are equal.
    ///
    /// ```
    /// use bastide::{board::Pos, catalogue::Catalogue, rules::Action};
    /// let straight = Catalogue::get().find("U").unwrap();
    /// let lay = |turns| Action::Lay { tile: straight, pos: Pos::new(1, 0), turns };
    /// assert_eq!(lay(3).distinct(), lay(1));
    /// ```
    #[must_use]
    pub fn distinct(self) -> Self {
        let like = |tile, turns| Catalogue::get().face(tile, turns).like();
        match self {
            Self::Lay { tile, pos, turns } => Self::Lay { tile, pos, turns: like(tile, turns) },
            Self::Bridges(bridges::Action::LayWithBridge { tile, pos, turns }) => {
                Self::Bridges(bridges::Action::LayWithBridge { tile, pos, turns: like(tile, turns) })
            }
            other => other,
        }
    }
}

/// A figure on the board, as a decision names it. Figures of one kind and owner on the same part are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FigureAt {
    /// The cell of the tile on which it stands.
    pub pos: Pos,
    /// The index of the part.
    pub part: u8,
    /// The owner.
    pub owner: PlayerId,
    /// The kind of figure.
    pub kind: FigureKind,
}

/// A piece on the board that belongs to the player who decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OwnPiece {
    /// A figure of any kind.
    Figure(FigureAt),
    /// A barn, named by the tile on which it was placed.
    Barn {
        /// The cell of that tile.
        pos: Pos,
        /// The corner of that tile.
        corner: Corner,
    },
}
