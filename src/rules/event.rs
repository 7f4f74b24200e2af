//! Events: what happened in a game. The log, animations, speech and the referee's output are all made from them.

use super::{FigureKind, LaidPart, Lot, PlayerId, Score};
use crate::{
    board::{Node, Pos},
    boxes::{
        abbey::rules as abbey, bigtop::rules as bigtop, bridges::rules as bridges, corn::rules as corn,
        count::rules as count, dragon::rules as dragon, ferries::rules as ferries, flier::rules as flier,
        gold::rules as gold, hills::rules as hills, king::rules as king, little::rules as little, mage::rules as mage,
        messages::rules as messages, robbers::rules as robbers, russian::rules as russian, tower::rules as tower,
        traders::rules as traders, tunnel::rules as tunnel,
    },
    catalogue::{Corner, Rotation, TileId},
};

/// Something that happened in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A player's turn began.
    TurnBegan {
        /// The player whose turn it is.
        player: PlayerId,
        /// The number of the turn, counted from 1.
        turn: u16,
        /// The drawn tile. In an open game it is not known yet.
        tile: Option<TileId>,
    },
    /// A builder or an arrow gives the player whose turn it is a second part of the turn, which begins now.
    SecondPart {
        /// The player.
        player: PlayerId,
        /// Whether an arrow gives it, and no builder.
        arrow: bool,
    },
    /// A player drew a tile in a turn that had already begun.
    TileDrawn {
        /// The player who drew the tile.
        player: PlayerId,
        /// The drawn tile. In an open game it is not known yet.
        tile: Option<TileId>,
    },
    /// A tile that fitted nowhere left the game, or one that fitted only with a bridge and was declined.
    Discarded {
        /// The player who drew the tile.
        player: PlayerId,
        /// The tile.
        tile: TileId,
        /// Whether the player declined it.
        let_go: bool,
    },
    /// A tile was laid: the drawn one, an abbey, or a lake that was laid without a decision.
    TilePlaced {
        /// The player who laid it; for a lake laid without a decision, the player whose turn it is.
        player: PlayerId,
        /// The tile.
        tile: TileId,
        /// The cell.
        pos: Pos,
        /// The number of clockwise quarter turns, 0 to 3.
        turns: Rotation,
    },
    /// A figure went from a supply to the board.
    FigurePlaced {
        /// The owner of the figure.
        player: PlayerId,
        /// The kind of figure.
        figure: FigureKind,
        /// The part on which it was placed.
        laid_part: LaidPart,
    },
    /// A figure moved to another part: a wagon from its completed feature, or a figure from the City of Carcassonne.
    FigureMoved {
        /// The owner of the figure.
        player: PlayerId,
        /// The kind of figure.
        figure: FigureKind,
        /// The part that it left.
        from: LaidPart,
        /// The part to which it moved.
        to: LaidPart,
    },
    /// Something happened with abbeys, barns and wagons (Abbey & Mayor).
    Abbey(abbey::Event),
    /// Something happened with bridges, castles and bazaars (Bridges, Castles & Bazaars).
    Bridges(bridges::Event),
    /// Something happened with the City of Carcassonne (The Count).
    Count(count::Event),
    /// Something happened with the dragon, the fairy and princesses (Princess & Dragon).
    Dragon(dragon::Event),
    /// Something happened with towers and prisoners (The Tower).
    Tower(tower::Event),
    /// Goods went to a player (Traders & Builders).
    Traders(traders::Event),
    /// A card went to a player (King & Robber Baron).
    King(king::Event),
    /// A player scored points. Each player who scores has an event of their own.
    Scored {
        /// The player who scored.
        player: PlayerId,
        /// The number of points, never 0. This can be more than [`Score::points`], because a pig gives its owner more, and
        /// less than 0 for ransom or a tile of the bazaar.
        points: i16,
        /// The explanation of the points.
        why: Score,
    },
    /// A figure returned to its owner's supply.
    FigureReturned {
        /// The owner of the figure.
        player: PlayerId,
        /// The kind of figure.
        figure: FigureKind,
        /// The part that it left.
        laid_part: LaidPart,
        /// Why it returned.
        cause: ReturnCause,
    },
    /// A figure flew (The Flying Machines).
    Flier(flier::Event),
    /// A token was drawn (Hills & Sheep).
    Hills(hills::Event),
    /// A bar of gold came onto a tile, or bars were won (The Gold Mines).
    Gold(gold::Event),
    /// The mage or the witch came, moved or left (Mage & Witch).
    Mage(mage::Event),
    /// A ferry was laid or moved (The Ferries).
    Ferries(ferries::Event),
    /// A player put a token on the mouth of a tunnel (The Tunnel).
    Tunnel(tunnel::Event),
    /// A player said what a corn circle does (Corn Circles).
    Corn(corn::Event),
    /// A player put a little building on a tile (Little Buildings).
    Little(little::Event),
    /// A message came or was read (The Messages).
    Messages(messages::Event),
    /// Something happened with a robber (The Robbers).
    Robbers(robbers::Event),
    /// The big top moved, or a token under it was turned up (Under the Big Top).
    Bigtop(bigtop::Event),
    /// A figure climbed an oak or fell into a pond (Russian Promos).
    Russian(russian::Event),
    /// The game is over, and the final scoring is complete.
    Over,
}

impl Event {
    /// The lot that was cast, such as a die, with the word for it in a record, as an index into [`Lot::words`]. Nobody takes that back,
    /// also where a turn may be taken back whose next tile is known.
    #[must_use]
    pub const fn lot(&self) -> Option<(Lot, u8)> {
        match self {
            Self::Flier(flier::Event::Rolled { steps, .. }) => Some((Lot::Dice, *steps - 1)),
            Self::Hills(hills::Event::Drew { token, .. }) => Some((Lot::Sheep, token.first_lot())),
            Self::Bigtop(
                bigtop::Event::TurnedUp { animal, is_named: false, .. }
                | bigtop::Event::Moved { named: Some(animal), .. },
            ) => Some((Lot::Animals, *animal)),
            Self::Messages(messages::Event::Came { card, is_new: true, .. }) => Some((Lot::Messages, *card - 1)),
            _ => None,
        }
    }

    /// Whether the event shows something that nobody knew before: a tile or a lot. Undo does not go back past such an event, and a preview
    /// ends before it.
    #[must_use]
    pub const fn reveals(&self) -> bool {
        match self {
            Self::TurnBegan { tile, .. } | Self::TileDrawn { tile, .. } => tile.is_some(),
            Self::Discarded { .. }
            | Self::Bridges(bridges::Event::TileOffered { .. })
            | Self::Flier(flier::Event::Rolled { .. })
            | Self::Hills(hills::Event::Drew { .. })
            | Self::Bigtop(bigtop::Event::TurnedUp { .. })
            | Self::Messages(messages::Event::Came { is_new: true, .. }) => true,
            Self::SecondPart { .. }
            | Self::TilePlaced { .. }
            | Self::FigurePlaced { .. }
            | Self::FigureMoved { .. }
            | Self::Abbey(abbey::Event::BarnPlaced(_) | abbey::Event::BarnReturned(_))
            | Self::Bridges(
                bridges::Event::BridgeBuilt { .. }
                | bridges::Event::CastleBuilt { .. }
                | bridges::Event::TileChosen { .. }
                | bridges::Event::BidMade { .. }
                | bridges::Event::TileTaken { .. },
            )
            | Self::Count(count::Event::CountMoved { .. })
            | Self::Dragon(dragon::Event::DragonMoved { .. } | dragon::Event::FairyMoved { .. })
            | Self::Tower(
                tower::Event::FloorPlaced { .. }
                | tower::Event::FigureCaptured { .. }
                | tower::Event::PrisonerFreed { .. },
            )
            | Self::Traders(traders::Event::GoodsTaken { .. })
            | Self::King(king::Event::CardTaken { .. })
            | Self::Gold(gold::Event::Laid { .. } | gold::Event::Won { .. })
            | Self::Mage(mage::Event::Moved { .. })
            | Self::Corn(_)
            | Self::Ferries(_)
            | Self::Tunnel(_)
            | Self::Little(_)
            | Self::Messages(_)
            | Self::Robbers(_)
            | Self::Russian(_)
            | Self::Bigtop(bigtop::Event::Moved { .. })
            | Self::Scored { .. }
            | Self::FigureReturned { .. }
            | Self::Over => false,
        }
    }
}

/// Why a figure returned to its owner's supply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReturnCause {
    /// Its feature was scored, or a wagon was taken back after that.
    Scored,
    /// Its owner took it back: an abbot, or one's own follower within reach of a tower.
    TakenBack,
    /// The dragon ate it.
    Eaten,
    /// A princess sent it away.
    SentAway,
    /// The last follower of its owner left the feature of a builder or a pig.
    LeftAlone,
    /// A wolf came to the flocks of its field.
    Wolf,
    /// A shrine or monastery beside it was completed first.
    Challenged,
}

impl ReturnCause {
    /// Every cause.
    pub const ALL: [Self; 7] =
        [Self::Scored, Self::TakenBack, Self::Eaten, Self::SentAway, Self::LeftAlone, Self::Wolf, Self::Challenged];

    /// The word in a view.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Scored => "scored",
            Self::TakenBack => "takenBack",
            Self::Eaten => "eaten",
            Self::SentAway => "sentAway",
            Self::LeftAlone => "leftAlone",
            Self::Wolf => "wolf",
            Self::Challenged => "challenged",
        }
    }
}

/// A barn on the board, at a point where four tiles meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Barn {
    /// The owner.
    pub owner: PlayerId,
    /// The cell of the tile on which it was placed.
    pub pos: Pos,
    /// The corner of that tile.
    pub corner: Corner,
    /// The field of that tile that meets the corner.
    pub node: Node,
}
