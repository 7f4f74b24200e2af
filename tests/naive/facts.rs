//! The set-up of a game in terms of the naive engine, and a tile of the catalogue as it lies.

use std::collections::{BTreeMap, VecDeque};

use bastide::{
    catalogue::{Bonus, BoxId, Catalogue, EdgeKind, PartKind, RoadEnd, Role, Symbol, Symbols, TileDef, TileId},
    rules::{Deck, Edition, Setup},
};

use super::{
    corn::circle,
    flier::machine,
    spots::{self, Spot},
};

/// Edges, corners and half-edges go clockwise; the last from the eastern half of the north edge on.
const EDGES: [&str; 4] = ["N", "E", "S", "W"];
pub(super) const CORNERS: [&str; 4] = ["NE", "SE", "SW", "NW"];
const HALVES: [&str; 8] = ["NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW", "NNW"];

/// Figures that stand on parts of tiles. All but builder, pig and shepherd are followers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Man {
    Meeple,
    Large,
    Abbot,
    Mayor,
    Wagon,
    Builder,
    Pig,
    Phantom,
    Shepherd,
    Ringmaster,
}

impl Man {
    pub(super) fn is_follower(self) -> bool {
        !matches!(self, Self::Builder | Self::Pig | Self::Shepherd)
    }

    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Meeple => "meeple",
            Self::Large => "large",
            Self::Abbot => "abbot",
            Self::Mayor => "mayor",
            Self::Wagon => "wagon",
            Self::Builder => "builder",
            Self::Pig => "pig",
            Self::Phantom => "phantom",
            Self::Shepherd => "shepherd",
            Self::Ringmaster => "ringmaster",
        }
    }
}

/// How this game is played: editions, boxes and options of RULES.md and BOXES.md.
#[derive(Clone)]
pub(super) struct Agreed {
    pub(super) n_players: usize,
    /// The colours of the players in turn order.
    pub(super) colours: Vec<&'static str>,
    /// The figures with which everybody begins.
    pub(super) figures: BTreeMap<Man, usize>,
    pub(super) abbeys: bool,
    pub(super) barns: bool,
    pub(super) river: bool,
    pub(super) abbot: bool,
    pub(super) count: bool,
    pub(super) anniversary: bool,
    pub(super) flier: bool,
    pub(super) gq11: bool,
    pub(super) festival: bool,
    pub(super) watchtowers: bool,
    pub(super) windroses: bool,
    pub(super) darmstadt: bool,
    pub(super) gold: bool,
    pub(super) mage: bool,
    pub(super) corn: bool,
    pub(super) siege: bool,
    pub(super) shrines: bool,
    pub(super) ferries: bool,
    pub(super) tunnel: bool,
    pub(super) robbers: bool,
    pub(super) messages: bool,
    pub(super) labyrinth: bool,
    pub(super) monasteries: bool,
    pub(super) russian: bool,
    pub(super) bigtop: bool,
    /// The boxes of which parts may be left out.
    boxes: Vec<BoxId>,
    options: BTreeMap<&'static str, String>,
}

impl Agreed {
    /// The set-up, and the pile with the tile that is laid first on top.
    pub(super) fn new(setup: &Setup) -> (Self, VecDeque<TileId>) {
        let mut options = standard_options(setup.edition);
        for (name, value) in &setup.options {
            // Other options affect only the set-up or what is shown.
            if let Some(known) = options.get_mut(name.as_str()) {
                known.clone_from(value);
            }
        }
        let has = |id| setup.boxes.contains(&id);
        let has_named = |name| setup.boxes.iter().any(|id| id.name() == name);
        let uses = |id, part| has(id) && names_part(&options, id, part);
        let figures = [
            (Man::Meeple, options["followers"].parse().unwrap()),
            (Man::Large, usize::from(uses(BoxId::Inns, "large"))),
            (Man::Abbot, usize::from(has(BoxId::Abbot))),
            (Man::Mayor, usize::from(uses(BoxId::Abbey, "mayor"))),
            (Man::Wagon, usize::from(uses(BoxId::Abbey, "wagon"))),
            (Man::Builder, usize::from(uses(BoxId::Traders, "builder"))),
            (Man::Pig, usize::from(uses(BoxId::Traders, "pig"))),
            (Man::Shepherd, usize::from(uses(BoxId::Hills, "shepherd") && options["farms"] != "off")),
            (Man::Phantom, usize::from(has_named("phantom"))),
            (Man::Ringmaster, usize::from(has_named("bigtop"))),
        ];
        let Deck::Tiles(pile) = &setup.deck else { panic!("an open game has no pile") };
        let agreed = Self {
            n_players: setup.players.len(),
            colours: setup.players.iter().map(|player| player.colour.name()).collect(),
            figures: figures.into(),
            abbeys: uses(BoxId::Abbey, "abbey"),
            barns: uses(BoxId::Abbey, "barn"),
            river: has(BoxId::River) || has(BoxId::River2),
            abbot: has(BoxId::Abbot),
            count: has(BoxId::Count),
            anniversary: has(BoxId::Anniversary),
            flier: has(BoxId::Flier),
            gq11: has(BoxId::Gq11),
            festival: has(BoxId::Festival),
            watchtowers: has(BoxId::Watchtowers),
            windroses: has(BoxId::Windroses),
            darmstadt: has(BoxId::Darmstadt),
            gold: has(BoxId::Gold),
            mage: has(BoxId::Mage),
            corn: has(BoxId::Corn1) || has(BoxId::Corn2),
            siege: has(BoxId::Siege) || has(BoxId::Cathars),
            shrines: has(BoxId::Shrines),
            ferries: has(BoxId::Ferries),
            tunnel: has(BoxId::Tunnel),
            robbers: has(BoxId::Robbers),
            messages: has(BoxId::Messages),
            labyrinth: has(BoxId::Labyrinth),
            monasteries: has_named("monasteries"),
            russian: has_named("russian"),
            bigtop: has_named("bigtop"),
            boxes: setup.boxes.clone(),
            options,
        };
        (agreed, pile.iter().copied().collect())
    }

    /// How many tiles the table is wide and high; `None` if it has no edge.
    pub(super) fn edge(&self) -> Option<i32> {
        self.options["edge"].parse().ok()
    }

    /// Whether a part of a box is in play: the box is, and the part was not left out.
    pub(super) fn uses(&self, id: BoxId, part: &str) -> bool {
        self.boxes.contains(&id) && names_part(&self.options, id, part)
    }

    /// Whether an option has a value.
    pub(super) fn is(&self, option: &str, value: &str) -> bool {
        self.options[option] == value
    }
}

/// Whether the option of a box leaves a part in.
fn names_part(options: &BTreeMap<&'static str, String>, id: BoxId, part: &str) -> bool {
    let parts = &options[format!("{}-parts", id.name()).as_str()];
    parts == "all" || parts.split('+').any(|word| word == part)
}

/// The values of the options that nobody set.
fn standard_options(edition: Edition) -> BTreeMap<&'static str, String> {
    let first = edition == Edition::First;
    let values = [
        ("farms", if first { "first" } else { "third" }),
        ("small-city", if first { "half" } else { "full" }),
        ("followers", "7"),
        ("river-turn", "immediate"),
        ("lake", "turn"),
        ("unfinished-inn", "zero"),
        ("wagon", "near"),
        ("barn-on-barn", "no"),
        ("barn-without-farmers", "no"),
        ("abbey-end", "yes"),
        ("abbey-parts", "all"),
        ("inns-parts", "all"),
        ("traders-parts", "all"),
        ("dragon-parts", "all"),
        ("tower-parts", "all"),
        ("bridges-parts", "all"),
        ("king-parts", "all"),
        ("hills-parts", "all"),
        ("little-parts", "all"),
        ("pig-second", "no"),
        ("second-part", "must"),
        ("king-final", "each"),
        ("dragon-move", "before"),
        ("fairy", "figure"),
        ("princess", "may"),
        ("count-move", "player"),
        ("count-final", "market"),
        ("bazaar-auction", "yes"),
        ("hill", "one"),
        ("gq11-pigsty", "yes"),
        ("festival", "figure"),
        ("escape", "any"),
        ("buildings", "1/1/1"),
        ("tunnels", "all"),
        ("tunnel-pairs", "3/2"),
        ("message-often", if first { "round" } else { "last" }),
        ("message-alone", "no"),
        ("robber-others", "next"),
        ("labyrinth", "advanced"),
        ("edge", "open"),
    ];
    values.map(|(name, value)| (name, value.to_string())).into()
}

/// The kinds of parts of tiles that are features or belong to one.
const FEATURES: [PartKind; 5] =
    [PartKind::City, PartKind::Road, PartKind::Field, PartKind::Monastery, PartKind::Garden];

/// A tile as it lies, with all directions after turning.
#[derive(Clone)]
pub(super) struct Tile {
    pub(super) name: &'static str,
    /// Quarter turns clockwise.
    pub(super) turns: usize,
    pub(super) edges: [EdgeKind; 4],
    pub(super) parts: Vec<Part>,
    /// The direction of the bridge across the tile, if there is one. It is the last part.
    pub(super) bridge: Option<Axis>,
    /// Whether it is a tile of the City of Carcassonne, and one with two of the quarters.
    pub(super) is_of_city: bool,
    pub(super) has_quarters: bool,
    /// The edge across which its arrow points, and what that gives.
    pub(super) arrow: Option<(usize, Bonus)>,
    /// Where its flying machine points.
    pub(super) machine: Option<(i32, i32)>,
    /// The kind of features for which its corn circle is.
    pub(super) circle: Option<PartKind>,
    /// Whether it has a lake on which a ferry goes.
    pub(super) is_ferry_lake: bool,
    symbols: Symbols,
    all_meet: bool,
}

/// The direction of a bridge: the first of the two edges at which it ends. The other is across.
pub(super) type Axis = usize;

/// The words of both directions.
pub(super) const AXES: [&str; 2] = ["NS", "EW"];

/// A part of a tile that can be a feature or belong to one.
#[derive(Clone)]
pub(super) struct Part {
    pub(super) kind: PartKind,
    /// The edges of a city or road.
    pub(super) edges: Vec<usize>,
    /// The half-edges of a field.
    pub(super) halves: Vec<usize>,
    /// The cities of the tile that a field touches.
    pub(super) cities: Vec<usize>,
    pub(super) coats: usize,
    pub(super) inn: bool,
    pub(super) cathedral: bool,
    pub(super) princess: bool,
    pub(super) besieged: bool,
    /// Tokens of wine, grain and cloth.
    pub(super) goods: [usize; 3],
    pub(super) pigsty: bool,
    /// Whether a city has the half-round wall of one half of a castle.
    pub(super) castle_half: bool,
    /// Whether a road ends in a tunnel as printed, and whether tokens may join it there to others.
    pub(super) ends_in_tunnel: bool,
    pub(super) mouth: bool,
    /// Whether a road is a labyrinth.
    pub(super) labyrinth: bool,
    /// The place that this is if it belongs to no feature. Its kind, which no other part on the table has, is then that of a quarter.
    pub(super) spot: Option<Spot>,
    /// Whether it is a hut, which is like a garden in many things but not in its points.
    pub(super) hut: bool,
    pub(super) ends: Vec<RoadEnd>,
}

/// What the edges of a tile show after turning.
pub(super) fn edges(id: TileId, turns: usize) -> [EdgeKind; 4] {
    [0, 1, 2, 3].map(|edge| Catalogue::get().tile(id).edges[(edge + 4 - turns) % 4])
}

/// The name of a tile.
pub(super) fn name(id: TileId) -> &'static str {
    &Catalogue::get().tile(id).name
}

/// The letter of an edge.
pub(super) fn edge_letter(edge: usize) -> &'static str {
    EDGES[edge]
}

/// Whether a road of a tile ends in a tunnel.
fn is_tunnel(tile: &TileDef, end: RoadEnd) -> bool {
    let RoadEnd::Symbol(symbol) = end else { return false };
    tile.set.as_ref().is_some_and(|set| set.symbols[usize::from(symbol)].emblem.name == "tunnel")
}

/// Whether a tile is a lake.
pub(super) fn is_lake(id: TileId) -> bool {
    Catalogue::get().tile(id).role == Role::Lake
}

/// The tile with a name.
pub(super) fn find(name: &str) -> TileId {
    Catalogue::get().find(name).unwrap()
}

/// Whether a tile is the source of a river.
pub(super) fn is_source(id: TileId) -> bool {
    Catalogue::get().tile(id).role == Role::Source
}

/// The abbey of Abbey & Mayor.
pub(super) fn abbey() -> TileId {
    find("ABBEY")
}

impl Part {
    /// A part of which nothing is known but its kind.
    pub(super) fn bare(kind: PartKind) -> Self {
        Self {
            kind,
            edges: Vec::new(),
            halves: Vec::new(),
            cities: Vec::new(),
            coats: 0,
            inn: false,
            cathedral: false,
            princess: false,
            besieged: false,
            goods: [0; 3],
            pigsty: false,
            castle_half: false,
            ends_in_tunnel: false,
            mouth: false,
            labyrinth: false,
            spot: None,
            hut: false,
            ends: Vec::new(),
        }
    }

    /// Whether it is a road that reaches an edge.
    pub(super) fn is_road_at(&self, edge: usize) -> bool {
        self.kind == PartKind::Road && self.edges.contains(&edge)
    }
}

impl Tile {
    pub(super) fn new(id: TileId, turns: usize) -> Self {
        let printed = Catalogue::get().tile(id);
        let turned = |bits: u8, n: usize, step: usize| {
            let mut places: Vec<usize> =
                (0..n).filter(|place| bits >> place & 1 == 1).map(|place| (place + step * turns) % n).collect();
            places.sort_unstable();
            places
        };
        // Foundations are told by their symbol, and places that are no features by the names of their tiles.
        let features = printed.parts.iter().filter(|part| FEATURES.contains(&part.kind));
        let parts = features.map(|part| Part {
            edges: turned(part.sides.0, 4, 1),
            halves: turned(part.halves.0, 8, 2),
            cities: (0..8).filter(|city| part.cities >> city & 1 == 1).collect(),
            coats: part.attributes.coats.into(),
            inn: part.attributes.inn,
            cathedral: part.attributes.cathedral,
            princess: part.attributes.princess,
            besieged: part.attributes.besieged,
            goods: part.attributes.goods.map(usize::from),
            pigsty: part.attributes.pigsty,
            castle_half: part.castle_half,
            ends_in_tunnel: part.ends.iter().any(|&end| is_tunnel(printed, end)),
            labyrinth: part.attributes.labyrinth,
            ends: part.ends.clone(),
            ..Part::bare(part.kind)
        });
        let (edges, parts) = (edges(id, turns), parts.collect());
        Self {
            name: name(id),
            turns,
            edges,
            parts,
            bridge: None,
            is_of_city: printed.box_id == Some(BoxId::Count),
            has_quarters: printed.parts.iter().any(|part| part.kind == PartKind::Quarter),
            machine: machine(printed, turns),
            circle: circle(id),
            is_ferry_lake: printed.printed("ferry_lake").is_some(),
            arrow: printed.arrow.map(|arrow| ((arrow.side.index() + turns) % 4, arrow.bonus)),
            symbols: printed.symbols,
            all_meet: printed.all_meet,
        }
    }

    /// Whether a bridge may lead across the tile: there is none, and both of its edges there show field.
    pub(super) fn may_carry(&self, axis: Axis) -> bool {
        self.bridge.is_none() && [axis, axis + 2].iter().all(|&edge| self.edges[edge] == EdgeKind::Field)
    }

    /// The tile with a bridge, which is one more road. The fields below stay as they are.
    pub(super) fn with_bridge(mut self, axis: Axis) -> Self {
        let ends = vec![axis, axis + 2];
        ends.iter().for_each(|&edge| self.edges[edge] = EdgeKind::Road);
        self.parts.push(Part { edges: ends, ..Part::bare(PartKind::Road) });
        self.bridge = Some(axis);
        self
    }

    /// Whether a symbol is printed on the tile.
    pub(super) fn shows(&self, symbol: Symbol) -> bool {
        self.symbols.contains(symbol)
    }

    /// The name of a part in a record: by the first direction that it reaches.
    pub(super) fn place_name(&self, index: usize) -> String {
        let part = &self.parts[index];
        match part.kind {
            PartKind::City => {
                // An edge that two cities share names neither.
                let others = || self.parts.iter().enumerate().filter(|&(other, _)| other != index);
                let is_own = |edge: &&usize| others().all(|(_, other)| !other.edges.contains(edge));
                format!("city.{}", EDGES[*part.edges.iter().find(is_own).unwrap()])
            }
            PartKind::Road => format!("road.{}", EDGES[part.edges[0]]),
            PartKind::Monastery => "monastery".into(),
            PartKind::Garden if part.hut => "hut".into(),
            PartKind::Garden => "garden".into(),
            PartKind::Field if part.halves.is_empty() => {
                let inner = |part: &&Part| part.kind == PartKind::Field && part.halves.is_empty();
                match self.parts[..index].iter().filter(inner).count() {
                    0 => "field.C".into(),
                    before => format!("field.C{}", before + 1),
                }
            }
            PartKind::Field => format!("field.{}", HALVES[part.halves[0]]),
            _ => part.spot.map_or(String::new(), |spot| spots::word(spot).into()),
        }
    }

    /// Whether this is an abbey, which shows nothing at its edges.
    pub(super) fn is_abbey(&self) -> bool {
        self.edges == [EdgeKind::Any; 4]
    }

    /// The field to which both half-edges at a corner belong.
    pub(super) fn field_at_corner(&self, corner: usize) -> Option<usize> {
        let both = [2 * corner, 2 * corner + 1];
        self.parts.iter().position(|part| both.iter().all(|half| part.halves.contains(half)))
    }

    /// Whether two parts meet on this tile, as a wagon sees it that moves to a `joined` part: a road and the city or
    /// monastery that it ends at, roads that end at the same village or junction, or anything on a tile that says so.
    pub(super) fn meet(&self, one: usize, other: usize) -> bool {
        let ends = |road: usize, end: RoadEnd| self.parts[road].ends.contains(&end);
        let leads_to = |road: usize, to: usize| match self.parts[to].kind {
            PartKind::City => ends(road, RoadEnd::City(to as u8)),
            PartKind::Monastery => ends(road, RoadEnd::Monastery),
            PartKind::Road => {
                [RoadEnd::Village, RoadEnd::Junction].into_iter().any(|end| ends(road, end) && ends(to, end))
            }
            _ => false,
        };
        let is_bridge = |part: usize| self.bridge.is_some() && part + 1 == self.parts.len();
        let all_meet = self.all_meet && !is_bridge(one) && !is_bridge(other);
        one != other && (all_meet || leads_to(one, other) || leads_to(other, one))
    }
}
