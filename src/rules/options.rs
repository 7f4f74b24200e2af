//! The editions of the rules and the values of the options; [`super::OPTIONS`] names the options.

use std::borrow::Cow;

use super::{OPTIONS, OptionDef, SetupError};
use crate::catalogue::BoxId;

/// An edition of the rules, which is a set of option values.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Edition {
    /// The first edition.
    First,
    /// The edition of 2016.
    #[default]
    Second,
    /// The 20th anniversary edition.
    Anniversary,
}

impl Edition {
    /// All editions, each with its name in a record.
    pub const ALL: [(Self, &'static str); 3] =
        [(Self::Second, "2016"), (Self::First, "2001"), (Self::Anniversary, "2021")];

    /// The name in a record, for example `2016`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::First => "2001",
            Self::Second => "2016",
            Self::Anniversary => "2021",
        }
    }

    /// The edition with this name in a record.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, word)| *word == name).map(|(edition, _)| *edition)
    }
}

/// How farmers score at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Farms {
    /// Each field scores 3 points for each completed city that it touches, for the players with the majority on the field.
    Third,
    /// Like `Third`, but each city scores only once for each player.
    Second,
    /// Each completed city scores 4 points for the players with the most farmers on all fields that touch it.
    First,
    /// There are no farmers.
    Off,
}

/// What a completed city of two tiles scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SmallCity {
    /// 2 points for each tile and each coat of arms, like any other city.
    Full,
    /// 1 point for each tile and each coat of arms.
    Half,
}

/// Who lays the first tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FirstPlayer {
    /// A random player, drawn when the game is dealt.
    Random,
    /// The player in the first seat.
    Seat,
}

/// Whether players can look up which tiles are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Remaining {
    /// They can.
    Shown,
    /// They cannot.
    Hidden,
}

/// How the river may turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RiverTurn {
    /// Two consecutive river tiles must not turn the same way.
    Immediate,
    /// Two consecutive bends must not turn the same way, even with straight tiles between them.
    Never,
    /// There is no restriction.
    Any,
}

/// What happens to the start tile in a game with a river.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StartTile {
    /// It leaves the game.
    Removed,
    /// It is shuffled with the other tiles.
    Kept,
}

/// Which source and lake The River has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RiverTiles {
    /// Those of 2016.
    Second,
    /// Those of the 20th anniversary edition.
    Anniversary,
}

/// How the lake is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lake {
    /// A player draws and lays it like any other tile.
    Turn,
    /// It is laid without a decision, and the player draws another tile.
    Automatic,
}

/// What incomplete roads with an inn and cities with a cathedral score at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnfinishedInn {
    /// Nothing.
    Zero,
    /// The same as without the inn or the cathedral.
    Plain,
}

/// How far a wagon can move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WagonReach {
    /// To a part of its own tile or of one of the eight surrounding tiles.
    Near,
    /// To a part that meets its completed feature, on any tile of the feature or across an edge.
    Joined,
}

/// Whether a barn can be placed on a field that already has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BarnOnBarn {
    /// It cannot.
    No,
    /// It can.
    Yes,
}

/// Whether barns are placed in a game without farmers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BarnWithoutFarmers {
    /// They are not.
    No,
    /// They are.
    Yes,
}

/// Whether a second pig of one player in a field adds points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PigSecond {
    /// It adds nothing.
    No,
    /// It adds as much as the first.
    Yes,
}

/// Whether a player may decline the second part of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SecondPart {
    /// The player must lay another tile.
    Must,
    /// The player is asked before the tile is drawn.
    May,
}

/// What the king and the robber baron score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KingFinal {
    /// At the end 1 point for each completed city and for each completed road of the landscape.
    Each,
    /// At the end 10 points for the king and 20 for the robber baron.
    Flat,
    /// 1 point as soon as a city or road is completed, for the player who holds the card at that moment, before it may change
    /// hands.
    Continuous,
}

/// When the dragon moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DragonMove {
    /// After the figure and before scoring.
    Before,
    /// After scoring.
    After,
}

/// Where the fairy goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FairyRule {
    /// Beside one follower.
    Figure,
    /// On a tile, beside every follower there.
    Tile,
}

/// Whether a princess has to send a knight home.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PrincessRule {
    /// The player may send one home.
    May,
    /// The player must send one home if there is one.
    Must,
}

/// Where the count goes after a figure was sent to the City of Carcassonne.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CountMove {
    /// Wherever the player who sent it wishes.
    Player,
    /// To the next quarter clockwise.
    Clockwise,
    /// To the quarter to which the figure was sent.
    Follow,
}

/// From which quarters figures may move before the final scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CountFinal {
    /// Only from the market, to fields.
    Market,
    /// From every quarter, to its kind of feature.
    Any,
}

/// How the tiles of a bazaar find their owners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BazaarAuction {
    /// By bids.
    Yes,
    /// Each player chooses one in turn, without bids.
    No,
}

/// How the figures on the hills of a feature break a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hill {
    /// One follower on a hill is as good as several.
    One,
    /// The player with more followers on hills wins.
    Count,
}

/// The pieces that may come back at a festival.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FestivalReturns {
    /// Any own piece.
    Figure,
    /// Followers only.
    Follower,
}

/// Which tiles of a besieged city have to be beside a monastery so that a follower may escape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Escape {
    /// Any tile of the city.
    Any,
    /// One that shows besiegers.
    Besieged,
}

/// Which printed mouths of tunnels act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tunnels {
    /// Those of The Tunnel, and those in the passages of other boxes.
    All,
    /// Those of The Tunnel alone.
    Own,
}

/// With how many pairs of tunnel tokens every player begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TunnelPairs {
    /// 3 with two players, 2 with three, 1 with more.
    Most,
    /// 2 with two players, 1 with more.
    More,
    /// 1.
    One,
}

/// What a tower, a house and a shed add (Little Buildings).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Buildings {
    /// 1 point each.
    Equal,
    /// 3, 2 and 1 points.
    Graded,
}

/// What becomes of the monasteries of the base game (Monasteries in Germany).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OwnMonasteries {
    /// They are left out.
    Replace,
    /// They stay.
    Keep,
}

/// What a labyrinth does (The Labyrinth).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LabyrinthRule {
    /// Each stretch of its road may be occupied, and figures on the completed road give points.
    Advanced,
    /// It is a crossing that ends no road.
    Basic,
}

/// When messages come (The Messages).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MessageOften {
    /// After all points of the scoring, for where the figures stand then.
    Last,
    /// After the points before the figure, after those of the scoring and after a bazaar.
    Round,
    /// Once a turn, in which a player moves one figure only.
    Turn,
}

/// Whether a message comes only for a figure that has its space for itself (The Messages).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MessageAlone {
    /// It comes on every space.
    No,
    /// It comes only where no scoring figure of another player stands.
    Yes,
}

/// Who else may place a robber after the player in turn (The Robbers).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RobberOthers {
    /// The next player whose robber is in the supply.
    Next,
    /// Each of the others, in turn order.
    All,
}

/// Whether the pigsty of the Mini Expansion counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gq11Pigsty {
    /// It counts, with Traders & Builders or without.
    Yes,
    /// It is grass.
    No,
}

/// Whether abbeys can still be laid when the pile is empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AbbeyEnd {
    /// They can: each player gets one more turn for it.
    Yes,
    /// They cannot.
    No,
}

/// The parts of a box that are in play, as a mask in the order in which its option names them. 0 stands for all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Parts(pub u8);

impl Parts {
    /// Whether the part at a place in that order is in play.
    #[inline]
    #[must_use]
    pub const fn has(self, place: u8) -> bool {
        self.0 == 0 || self.0 >> place & 1 == 1
    }
}

/// The values of all options in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// How farmers score at the end.
    pub farms: Farms,
    /// What a completed city of two tiles scores.
    pub small_city: SmallCity,
    /// The number of meeples of each player, 1 to 9.
    pub followers: u8,
    /// Who lays the first tile.
    pub first_player: FirstPlayer,
    /// Whether players can look up which tiles are left.
    pub remaining: Remaining,
    /// How the river may turn.
    pub river_turn: RiverTurn,
    /// What happens to the start tile in a game with a river.
    pub start_tile: StartTile,
    /// Which source and lake The River has.
    pub river_tiles: RiverTiles,
    /// How the lake is laid.
    pub lake: Lake,
    /// What incomplete roads with an inn and cities with a cathedral score at the end.
    pub unfinished_inn: UnfinishedInn,
    /// How far a wagon can move.
    pub wagon: WagonReach,
    /// Whether a barn can be placed on a field that already has one.
    pub barn_on_barn: BarnOnBarn,
    /// Whether barns are placed in a game without farmers.
    pub barn_without_farmers: BarnWithoutFarmers,
    /// Whether abbeys can still be laid when the pile is empty.
    pub abbey_end: AbbeyEnd,
    /// Whether a second pig of one player in a field adds points.
    pub pig_second: PigSecond,
    /// Whether a player may decline the second part of a turn.
    pub second_part: SecondPart,
    /// What the king and the robber baron score.
    pub king_final: KingFinal,
    /// When the dragon moves.
    pub dragon_move: DragonMove,
    /// Where the fairy goes.
    pub fairy: FairyRule,
    /// Whether a princess has to send a knight home.
    pub princess: PrincessRule,
    /// Where the count goes.
    pub count_move: CountMove,
    /// From which quarters figures may move before the final scoring.
    pub count_final: CountFinal,
    /// How the tiles of a bazaar find their owners.
    pub bazaar_auction: BazaarAuction,
    /// How figures on hills break a tie.
    pub hill: Hill,
    /// The pieces that may come back at a festival.
    pub festival: FestivalReturns,
    /// Whether the pigsty of the Mini Expansion counts.
    pub gq11_pigsty: Gq11Pigsty,
    /// Which tiles of a besieged city have to be beside a monastery so that a follower may escape.
    pub escape: Escape,
    /// Which printed mouths of tunnels act.
    pub tunnels: Tunnels,
    /// With how many pairs of tunnel tokens every player begins.
    pub tunnel_pairs: TunnelPairs,
    /// What little buildings add.
    pub buildings: Buildings,
    /// What becomes of the monasteries of the base game.
    pub monasteries: OwnMonasteries,
    /// What a labyrinth does.
    pub labyrinth: LabyrinthRule,
    /// When messages come.
    pub message_often: MessageOften,
    /// Whether a message comes only for a figure that has its space for itself.
    pub message_alone: MessageAlone,
    /// Who else may place a robber after the player in turn.
    pub robber_others: RobberOthers,
    /// The parts in play of each box, by [`BoxId`].
    pub parts: [Parts; BoxId::ALL.len()],
    /// The largest number of tiles that the landscape spans in either direction; 0 without a limit.
    pub edge: u8,
}

impl Options {
    /// The option values of an edition.
    #[must_use]
    pub const fn of_edition(edition: Edition) -> Self {
        let (farms, small_city) = match edition {
            Edition::First => (Farms::First, SmallCity::Half),
            Edition::Second | Edition::Anniversary => (Farms::Third, SmallCity::Full),
        };
        Self {
            farms,
            small_city,
            followers: 7,
            first_player: FirstPlayer::Random,
            remaining: Remaining::Shown,
            river_turn: RiverTurn::Immediate,
            start_tile: StartTile::Removed,
            river_tiles: match edition {
                Edition::First | Edition::Second => RiverTiles::Second,
                Edition::Anniversary => RiverTiles::Anniversary,
            },
            lake: Lake::Turn,
            unfinished_inn: UnfinishedInn::Zero,
            wagon: WagonReach::Near,
            barn_on_barn: BarnOnBarn::No,
            barn_without_farmers: BarnWithoutFarmers::No,
            abbey_end: AbbeyEnd::Yes,
            pig_second: PigSecond::No,
            second_part: SecondPart::Must,
            king_final: KingFinal::Each,
            dragon_move: DragonMove::Before,
            fairy: FairyRule::Figure,
            princess: PrincessRule::May,
            count_move: CountMove::Player,
            count_final: CountFinal::Market,
            bazaar_auction: BazaarAuction::Yes,
            hill: Hill::One,
            festival: FestivalReturns::Figure,
            gq11_pigsty: Gq11Pigsty::Yes,
            escape: Escape::Any,
            tunnels: Tunnels::All,
            tunnel_pairs: TunnelPairs::Most,
            buildings: Buildings::Equal,
            monasteries: OwnMonasteries::Replace,
            labyrinth: LabyrinthRule::Advanced,
            message_often: match edition {
                Edition::First => MessageOften::Round,
                Edition::Second | Edition::Anniversary => MessageOften::Last,
            },
            message_alone: MessageAlone::No,
            robber_others: RobberOthers::Next,
            parts: [Parts(0); BoxId::ALL.len()],
            edge: 0,
        }
    }

    /// Sets an option. Its name and value are written as in a record.
    ///
    /// # Errors
    /// If there is no such option, or if it has no such value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), SetupError> {
        let Some(option) = OptionDef::find(name) else {
            return Err(SetupError::UnknownOption(name.into()));
        };
        let Some(index) = option.index_of(value) else {
            return Err(SetupError::OptionValue { option, value: value.into() });
        };
        (option.set)(self, index);
        Ok(())
    }

    /// The value of an option, as a record writes it; empty if there is no such option.
    #[must_use]
    pub fn get(&self, name: &str) -> Cow<'static, str> {
        OptionDef::find(name).map_or(Cow::Borrowed(""), |option| option.value(self))
    }

    /// The names and values of the options that differ from an edition, in alphabetical order.
    #[must_use]
    pub fn departures(&self, edition: Edition) -> Vec<(&'static str, Cow<'static, str>)> {
        let usual = Self::of_edition(edition);
        let mut departures = Vec::new();
        for option in OPTIONS.iter().filter(|option| option.value(self) != option.value(&usual)) {
            let place = departures.partition_point(|&(name, _)| name < option.name);
            departures.insert(place, (option.name, option.value(self)));
        }
        departures
    }
}
