//! The table of all options, which records, the set-up screen and the checks share.

use std::borrow::Cow;

use super::seams::PARTS;
use super::{
    AbbeyEnd, BarnOnBarn, BarnWithoutFarmers, BazaarAuction, Buildings, CountFinal, CountMove, DragonMove, Escape,
    FairyRule, Farms, FestivalReturns, FirstPlayer, Gq11Pigsty, Hill, KingFinal, LabyrinthRule, Lake, MessageAlone,
    MessageOften, Options,
};
use super::{
    OwnMonasteries, PigSecond, PrincessRule, Remaining, RiverTiles, RiverTurn, RobberOthers, SecondPart, SmallCity,
    StartTile, TunnelPairs, Tunnels, UnfinishedInn, WagonReach,
};
use crate::catalogue::BoxId;

/// The definition of an option, with everything that a set-up screen needs.
#[derive(Clone, Copy, Debug)]
pub struct OptionDef {
    /// The name in a record.
    pub name: &'static str,
    /// The box to which the option belongs. It cannot be set in a game without that box.
    pub box_id: BoxId,
    /// One sentence of help.
    pub help: &'static str,
    /// The values, each with a short description. The value of the 2016 edition is first unless the values have an order of
    /// their own.
    pub values: &'static [(&'static str, &'static str)],
    /// Whether all values but the first can be joined by `+`.
    pub joined: bool,
    pub(crate) get: fn(&Options) -> usize,
    pub(crate) set: fn(&mut Options, usize),
}

/// Options are equal if their names are equal.
impl PartialEq for OptionDef {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for OptionDef {}

impl OptionDef {
    /// The option with this name.
    #[must_use]
    pub fn find(name: &str) -> Option<&'static Self> {
        OPTIONS.iter().find(|option| option.name == name)
    }

    /// Whether the option applies to a game with these boxes. The options of the river apply to either river, and those of the
    /// Besiegers to the Cathars.
    #[must_use]
    pub fn applies(&self, boxes: &[BoxId]) -> bool {
        let like = match self.box_id {
            BoxId::River => BoxId::River2,
            BoxId::Siege => BoxId::Cathars,
            own => own,
        };
        boxes.contains(&self.box_id) || boxes.contains(&like)
    }

    /// The value of the option, as a record writes it.
    #[must_use]
    pub fn value(&self, options: &Options) -> Cow<'static, str> {
        let index = (self.get)(options);
        if !self.joined || index == 0 {
            return Cow::Borrowed(self.values[index].0);
        }
        let parts = self.values[1..].iter().enumerate().filter(|(part, _)| index >> part & 1 == 1);
        Cow::Owned(parts.map(|(_, &(name, _))| name).collect::<Vec<_>>().join("+"))
    }

    pub(super) fn index_of(&self, value: &str) -> Option<usize> {
        let known = self.values.iter().position(|&(known, _)| known == value);
        if !self.joined {
            return known;
        }
        if known == Some(0) {
            return Some(0);
        }
        let all = (1 << (self.values.len() - 1)) - 1;
        let mut mask = 0;
        for word in value.split('+') {
            let bit = 1 << self.values[1..].iter().position(|&(known, _)| known == word)?;
            if mask & bit != 0 {
                return None;
            }
            mask |= bit;
        }
        Some(if mask == all { 0 } else { mask })
    }
}

const FOLLOWERS: [(&str, &str); 9] =
    [("1", "1"), ("2", "2"), ("3", "3"), ("4", "4"), ("5", "5"), ("6", "6"), ("7", "7"), ("8", "8"), ("9", "9")];

/// The smallest table's edge, in tiles.
const SMALLEST_EDGE: u8 = 8;

/// The values of `edge`: no limit, or the number of tiles.
const EDGES: [(&str, &str); 34] = [
    ("open", "no limit"),
    ("8", "8 × 8"),
    ("9", "9 × 9"),
    ("10", "10 × 10"),
    ("11", "11 × 11"),
    ("12", "12 × 12"),
    ("13", "13 × 13"),
    ("14", "14 × 14"),
    ("15", "15 × 15"),
    ("16", "16 × 16"),
    ("17", "17 × 17"),
    ("18", "18 × 18"),
    ("19", "19 × 19"),
    ("20", "20 × 20"),
    ("21", "21 × 21"),
    ("22", "22 × 22"),
    ("23", "23 × 23"),
    ("24", "24 × 24"),
    ("25", "25 × 25"),
    ("26", "26 × 26"),
    ("27", "27 × 27"),
    ("28", "28 × 28"),
    ("29", "29 × 29"),
    ("30", "30 × 30"),
    ("31", "31 × 31"),
    ("32", "32 × 32"),
    ("33", "33 × 33"),
    ("34", "34 × 34"),
    ("35", "35 × 35"),
    ("36", "36 × 36"),
    ("37", "37 × 37"),
    ("38", "38 × 38"),
    ("39", "39 × 39"),
    ("40", "40 × 40"),
];

/// All options of the boxes that can be played.
pub static OPTIONS: [OptionDef; 45] = [
    OptionDef {
        name: "farms",
        box_id: BoxId::Base,
        help: "What farmers earn when the game is over.",
        values: &[
            ("third", "3 points for each completed city beside their field"),
            ("second", "the same, but each city pays a player only once"),
            ("first", "4 points per city, to whoever has the most farmers around it"),
            ("off", "no farmers"),
        ],
        joined: false,
        get: |options| options.farms as usize,
        set: |options, index| options.farms = [Farms::Third, Farms::Second, Farms::First, Farms::Off][index],
    },
    OptionDef {
        name: "small-city",
        box_id: BoxId::Base,
        help: "What a completed city of just two tiles is worth.",
        values: &[("full", "2 points a tile, like any city"), ("half", "1 point a tile")],
        joined: false,
        get: |options| options.small_city as usize,
        set: |options, index| options.small_city = [SmallCity::Full, SmallCity::Half][index],
    },
    OptionDef {
        name: "followers",
        box_id: BoxId::Base,
        help: "How many meeples each player has.",
        values: &FOLLOWERS,
        joined: false,
        get: |options| usize::from(options.followers) - 1,
        set: |options, index| options.followers = index as u8 + 1,
    },
    OptionDef {
        name: "first-player",
        box_id: BoxId::Base,
        help: "Who lays the first tile.",
        values: &[("random", "a random player"), ("seat", "the first in the list")],
        joined: false,
        get: |options| options.first_player as usize,
        set: |options, index| options.first_player = [FirstPlayer::Random, FirstPlayer::Seat][index],
    },
    OptionDef {
        name: "remaining",
        box_id: BoxId::Base,
        help: "Whether players may look up which tiles are still to come.",
        values: &[("shown", "they may"), ("hidden", "they may not")],
        joined: false,
        get: |options| options.remaining as usize,
        set: |options, index| options.remaining = [Remaining::Shown, Remaining::Hidden][index],
    },
    OptionDef {
        name: "river-turn",
        box_id: BoxId::River,
        help: "How the river may turn.",
        values: &[
            ("immediate", "not the same way twice on two tiles in a row"),
            ("never", "not the same way twice, even with straight tiles between"),
            ("any", "no restriction"),
        ],
        joined: false,
        get: |options| options.river_turn as usize,
        set: |options, index| options.river_turn = [RiverTurn::Immediate, RiverTurn::Never, RiverTurn::Any][index],
    },
    OptionDef {
        name: "start-tile",
        box_id: BoxId::River,
        help: "What happens to the start tile in a game with a source.",
        values: &[("removed", "it leaves the game"), ("kept", "it is shuffled with the others")],
        joined: false,
        get: |options| options.start_tile as usize,
        set: |options, index| options.start_tile = [StartTile::Removed, StartTile::Kept][index],
    },
    OptionDef {
        name: "river-tiles",
        box_id: BoxId::River,
        help: "Which source and lake The River has.",
        values: &[("2016", "those of 2016"), ("2021", "those of the 20th anniversary edition")],
        joined: false,
        get: |options| options.river_tiles as usize,
        set: |options, index| options.river_tiles = [RiverTiles::Second, RiverTiles::Anniversary][index],
    },
    OptionDef {
        name: "lake",
        box_id: BoxId::River,
        help: "Who lays the lake at the end of the river.",
        values: &[("turn", "a player, in a turn like any other"), ("automatic", "nobody: it is laid automatically")],
        joined: false,
        get: |options| options.lake as usize,
        set: |options, index| options.lake = [Lake::Turn, Lake::Automatic][index],
    },
    OptionDef {
        name: "unfinished-inn",
        box_id: BoxId::Inns,
        help: "What an unfinished road with an inn, or city with a cathedral, is worth at the end.",
        values: &[("zero", "nothing"), ("plain", "as much as without the inn or the cathedral")],
        joined: false,
        get: |options| options.unfinished_inn as usize,
        set: |options, index| options.unfinished_inn = [UnfinishedInn::Zero, UnfinishedInn::Plain][index],
    },
    OptionDef {
        name: "wagon",
        box_id: BoxId::Abbey,
        help: "Where a wagon may move on to when its road, city or monastery is complete.",
        values: &[
            ("near", "on its tile or one of the eight around"),
            ("joined", "to what meets its completed road, city or monastery"),
        ],
        joined: false,
        get: |options| options.wagon as usize,
        set: |options, index| options.wagon = [WagonReach::Near, WagonReach::Joined][index],
    },
    OptionDef {
        name: "barn-on-barn",
        box_id: BoxId::Abbey,
        help: "Whether a barn may be placed on a field that has one.",
        values: &[("no", "it may not"), ("yes", "it may")],
        joined: false,
        get: |options| options.barn_on_barn as usize,
        set: |options, index| options.barn_on_barn = [BarnOnBarn::No, BarnOnBarn::Yes][index],
    },
    OptionDef {
        name: "barn-without-farmers",
        box_id: BoxId::Abbey,
        help: "Whether barns are placed in a game without farmers.",
        values: &[("no", "they are not"), ("yes", "they are")],
        joined: false,
        get: |options| options.barn_without_farmers as usize,
        set: |options, index| options.barn_without_farmers = [BarnWithoutFarmers::No, BarnWithoutFarmers::Yes][index],
    },
    OptionDef {
        name: "abbey-end",
        box_id: BoxId::Abbey,
        help: "Whether abbeys may still be laid when no tile is left.",
        values: &[("yes", "each player gets one more turn"), ("no", "they may not")],
        joined: false,
        get: |options| options.abbey_end as usize,
        set: |options, index| options.abbey_end = [AbbeyEnd::Yes, AbbeyEnd::No][index],
    },
    PARTS[0],
    OptionDef {
        name: "pig-second",
        box_id: BoxId::Traders,
        help: "Whether a second pig of one player in a field adds points.",
        values: &[("no", "it adds nothing"), ("yes", "it adds as much as the first")],
        joined: false,
        get: |options| options.pig_second as usize,
        set: |options, index| options.pig_second = [PigSecond::No, PigSecond::Yes][index],
    },
    OptionDef {
        name: "second-part",
        box_id: BoxId::Traders,
        help: "Whether a player may decline the second part of a turn.",
        values: &[("must", "the player lays another tile"), ("may", "the player is asked before the tile is drawn")],
        joined: false,
        get: |options| options.second_part as usize,
        set: |options, index| options.second_part = [SecondPart::Must, SecondPart::May][index],
    },
    OptionDef {
        name: "king-final",
        box_id: BoxId::King,
        help: "What the king and the robber baron score.",
        values: &[
            ("each", "at the end 1 point for each completed city, or road, of the landscape"),
            ("flat", "at the end 10 points for the king and 20 for the robber baron"),
            ("continuous", "1 point for each city, or road, as soon as it is completed"),
        ],
        joined: false,
        get: |options| options.king_final as usize,
        set: |options, index| {
            options.king_final = [KingFinal::Each, KingFinal::Flat, KingFinal::Continuous][index];
        },
    },
    OptionDef {
        name: "dragon-move",
        box_id: BoxId::Dragon,
        help: "When the dragon moves in the turn of a dragon tile.",
        values: &[("before", "after the figure, before scoring"), ("after", "after scoring")],
        joined: false,
        get: |options| options.dragon_move as usize,
        set: |options, index| options.dragon_move = [DragonMove::Before, DragonMove::After][index],
    },
    OptionDef {
        name: "fairy",
        box_id: BoxId::Dragon,
        help: "Whom the fairy protects.",
        values: &[("figure", "one follower"), ("tile", "all followers on a tile")],
        joined: false,
        get: |options| options.fairy as usize,
        set: |options, index| options.fairy = [FairyRule::Figure, FairyRule::Tile][index],
    },
    OptionDef {
        name: "princess",
        box_id: BoxId::Dragon,
        help: "Whether a princess sends a knight home.",
        values: &[("may", "the player may choose one"), ("must", "the player must choose one if there is one")],
        joined: false,
        get: |options| options.princess as usize,
        set: |options, index| options.princess = [PrincessRule::May, PrincessRule::Must][index],
    },
    OptionDef {
        name: "count-move",
        box_id: BoxId::Count,
        help: "Where the count goes after a player sent a figure to Carcassonne.",
        values: &[
            ("player", "to any quarter that this player chooses, or nowhere"),
            ("clockwise", "to the next quarter"),
            ("follow", "to where the figure went"),
        ],
        joined: false,
        get: |options| options.count_move as usize,
        set: |options, index| {
            options.count_move = [CountMove::Player, CountMove::Clockwise, CountMove::Follow][index];
        },
    },
    OptionDef {
        name: "count-final",
        box_id: BoxId::Count,
        help: "Which figures may leave Carcassonne before the final scoring.",
        values: &[
            ("market", "only those in the market, to fields"),
            ("any", "all of them, each to what its quarter is for"),
        ],
        joined: false,
        get: |options| options.count_final as usize,
        set: |options, index| options.count_final = [CountFinal::Market, CountFinal::Any][index],
    },
    OptionDef {
        name: "bazaar-auction",
        box_id: BoxId::Bridges,
        help: "How players get the tiles of a bazaar.",
        values: &[("yes", "by bids"), ("no", "each chooses one in turn")],
        joined: false,
        get: |options| options.bazaar_auction as usize,
        set: |options, index| options.bazaar_auction = [BazaarAuction::Yes, BazaarAuction::No][index],
    },
    OptionDef {
        name: "hill",
        box_id: BoxId::Hills,
        help: "How followers on hills decide a tie.",
        values: &[("one", "one is as good as several"), ("count", "the player with more of them wins")],
        joined: false,
        get: |options| options.hill as usize,
        set: |options, index| options.hill = [Hill::One, Hill::Count][index],
    },
    OptionDef {
        name: "festival",
        box_id: BoxId::Festival,
        help: "What may come back at a festival.",
        values: &[("figure", "any own figure, and a barn"), ("follower", "followers only")],
        joined: false,
        get: |options| options.festival as usize,
        set: |options, index| options.festival = [FestivalReturns::Figure, FestivalReturns::Follower][index],
    },
    OptionDef {
        name: "gq11-pigsty",
        box_id: BoxId::Gq11,
        help: "Whether the pigsty of the Mini Expansion counts.",
        values: &[("yes", "it adds a point for each city, without Traders & Builders too"), ("no", "it is grass")],
        joined: false,
        get: |options| options.gq11_pigsty as usize,
        set: |options, index| options.gq11_pigsty = [Gq11Pigsty::Yes, Gq11Pigsty::No][index],
    },
    OptionDef {
        name: "escape",
        box_id: BoxId::Siege,
        help: "From which besieged cities a follower may escape.",
        values: &[
            ("any", "from one with any tile beside a monastery"),
            ("besieged", "from one with besiegers on a tile beside a monastery"),
        ],
        joined: false,
        get: |options| options.escape as usize,
        set: |options, index| options.escape = [Escape::Any, Escape::Besieged][index],
    },
    OptionDef {
        name: "tunnels",
        box_id: BoxId::Tunnel,
        help: "Which tunnel mouths act.",
        values: &[("all", "all printed ones, in other boxes too"), ("own", "those of The Tunnel")],
        joined: false,
        get: |options| options.tunnels as usize,
        set: |options, index| options.tunnels = [Tunnels::All, Tunnels::Own][index],
    },
    OptionDef {
        name: "tunnel-pairs",
        box_id: BoxId::Tunnel,
        help: "With how many pairs of tunnel tokens each player begins.",
        values: &[
            ("3/2", "3 with two players, 2 with three, 1 with more"),
            ("2/1", "2 with two players, 1 with more"),
            ("1/1", "1"),
        ],
        joined: false,
        get: |options| options.tunnel_pairs as usize,
        set: |options, index| {
            options.tunnel_pairs = [TunnelPairs::Most, TunnelPairs::More, TunnelPairs::One][index];
        },
    },
    OptionDef {
        name: "buildings",
        box_id: BoxId::Little,
        help: "What a tower, a house and a shed add.",
        values: &[("1/1/1", "1 point each"), ("3/2/1", "3, 2 and 1 points")],
        joined: false,
        get: |options| options.buildings as usize,
        set: |options, index| options.buildings = [Buildings::Equal, Buildings::Graded][index],
    },
    OptionDef {
        name: "monasteries",
        box_id: BoxId::Monasteries,
        help: "What becomes of the monasteries of the base game.",
        values: &[("replace", "these take their place"), ("keep", "they stay in the game")],
        joined: false,
        get: |options| options.monasteries as usize,
        set: |options, index| options.monasteries = [OwnMonasteries::Replace, OwnMonasteries::Keep][index],
    },
    OptionDef {
        name: "labyrinth",
        box_id: BoxId::Labyrinth,
        help: "What a labyrinth does.",
        values: &[
            (
                "advanced",
                "each stretch of its road may be occupied, and figures give 2 points more when it is completed",
            ),
            ("basic", "it is a crossing that ends no road"),
        ],
        joined: false,
        get: |options| options.labyrinth as usize,
        set: |options, index| options.labyrinth = [LabyrinthRule::Advanced, LabyrinthRule::Basic][index],
    },
    OptionDef {
        name: "message-often",
        box_id: BoxId::Messages,
        help: "When a message comes for a figure that stands on a multiple of 5.",
        values: &[
            ("last", "after all points of the scoring"),
            ("round", "also after the points before the figure, and after a bazaar"),
            ("turn", "once a turn, in which a player moves only one figure"),
        ],
        joined: false,
        get: |options| options.message_often as usize,
        set: |options, index| {
            options.message_often = [MessageOften::Last, MessageOften::Round, MessageOften::Turn][index];
        },
    },
    OptionDef {
        name: "message-alone",
        box_id: BoxId::Messages,
        help: "Whether a message comes only where no figure of another player stands.",
        values: &[
            ("no", "it comes on every such space"),
            ("yes", "it comes only where no scoring figure of another player stands"),
        ],
        joined: false,
        get: |options| options.message_alone as usize,
        set: |options, index| options.message_alone = [MessageAlone::No, MessageAlone::Yes][index],
    },
    OptionDef {
        name: "robber-others",
        box_id: BoxId::Robbers,
        help: "Who else may place a robber after the player in turn.",
        values: &[
            ("next", "the next player whose robber is in the supply"),
            ("all", "each of the others in turn order"),
        ],
        joined: false,
        get: |options| options.robber_others as usize,
        set: |options, index| options.robber_others = [RobberOthers::Next, RobberOthers::All][index],
    },
    PARTS[1],
    PARTS[2],
    PARTS[3],
    PARTS[4],
    PARTS[5],
    PARTS[6],
    PARTS[7],
    PARTS[8],
    OptionDef {
        name: "edge",
        box_id: BoxId::Base,
        help: "How many tiles the table is wide and high.",
        values: &EDGES,
        joined: false,
        get: |options| usize::from(options.edge.saturating_sub(SMALLEST_EDGE - 1)),
        set: |options, index| options.edge = if index == 0 { 0 } else { index as u8 + SMALLEST_EDGE - 1 },
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_told_apart_by_name() {
        for (index, option) in OPTIONS.iter().enumerate() {
            assert!(OPTIONS.iter().enumerate().all(|(other, def)| (def == option) == (other == index)));
        }
    }

    #[test]
    fn all_parts_together_are_the_whole() {
        let joined: Vec<_> = OPTIONS.iter().filter(|option| option.joined).collect();
        assert!(!joined.is_empty());
        for option in joined {
            let parts: Vec<&str> = option.values[1..].iter().map(|(name, _)| *name).collect();
            assert_eq!(option.index_of(&parts.join("+")), Some(0), "{}", option.name);
            assert_eq!(option.index_of(&parts[..parts.len() - 1].join("+")), Some((1 << (parts.len() - 1)) - 1));
            assert_eq!(option.index_of(&[parts[0], parts[0]].join("+")), None);
        }
    }
}
