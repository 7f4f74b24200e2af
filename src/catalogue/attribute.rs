//! What is printed on a tile apart from its topology: the attributes of a part with their merge rules, and the tile's symbols.

/// The trade goods that a city part can carry (Traders & Builders).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Goods {
    /// A barrel of wine.
    Wine,
    /// A sheaf of wheat.
    Wheat,
    /// A bale of cloth.
    Cloth,
}

impl Goods {
    /// All kinds, each with its name in the tile files.
    pub const ALL: [(Self, &'static str); 3] = [(Self::Wine, "wine"), (Self::Wheat, "wheat"), (Self::Cloth, "cloth")];
}

/// What is printed on a part, or on a whole feature once its parts have merged.
///
/// When parts merge, coats of arms add up, and so do goods of each kind. A feature has an inn, cathedral, princess, besiegers,
/// a pigsty or a labyrinth if at least one of its parts has one.
///
/// ```
/// use bastide::catalogue::Attributes;
/// let mut city = Attributes { coats: 1, ..Attributes::default() };
/// city.merge(Attributes { coats: 2, cathedral: true, ..Attributes::default() });
/// assert_eq!((city.coats, city.cathedral), (3, true));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Attributes {
    /// The number of coats of arms. Merging adds them up.
    pub coats: u8,
    /// The number of trade goods of each kind, indexed by [`Goods`]. Merging adds them up by kind.
    pub goods: [u8; 3],
    /// Whether any part of the road has an inn beside it.
    pub inn: bool,
    /// Whether any part of the city has a cathedral.
    pub cathedral: bool,
    /// Whether any part of the city has a princess.
    pub princess: bool,
    /// Whether besiegers stand before any part of the city.
    pub besieged: bool,
    /// Whether any part of the field has a pigsty.
    pub pigsty: bool,
    /// Whether any part of the road is a labyrinth.
    pub labyrinth: bool,
}

impl Attributes {
    /// Adds the attributes of another part of the same feature. Counts stop at 255.
    #[inline]
    pub fn merge(&mut self, other: Self) {
        if other == Self::default() {
            return; // most parts have none
        }
        self.coats = self.coats.saturating_add(other.coats);
        for (mine, theirs) in self.goods.iter_mut().zip(other.goods) {
            *mine = mine.saturating_add(theirs);
        }
        self.inn |= other.inn;
        self.cathedral |= other.cathedral;
        self.princess |= other.princess;
        self.besieged |= other.besieged;
        self.pigsty |= other.pigsty;
        self.labyrinth |= other.labyrinth;
    }
}

/// Something printed on a tile that belongs to the whole tile, not to one part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Symbol {
    /// A monastery.
    Monastery,
    /// A garden, on which only an abbot can be placed.
    Garden,
    /// An abbey, which is laid in a hole.
    Abbey,
    /// A volcano, which attracts the dragon.
    Volcano,
    /// A dragon symbol, which makes the dragon move.
    Dragon,
    /// A magic portal.
    Portal,
    /// The foundation of a tower.
    Foundation,
    /// A bazaar, which starts an auction.
    Bazaar,
    /// The quarters of the City of Carcassonne.
    Quarters,
    /// A flying machine, which points where its figure flies.
    FlyingMachine,
    /// A hill, under which a tile lies.
    Hill,
    /// A vineyard, which makes monasteries around it worth more.
    Vineyard,
    /// A watchtower, which counts what is around it.
    Watchtower,
    /// A wind rose, or a quarter of one.
    WindRose,
    /// A church, around which followers are counted.
    Church,
    /// A congress hall, which makes its city worth more.
    CongressHall,
    /// Fireworks of a festival, for which a figure comes back.
    Festival,
    /// A gold mine, which brings two bars.
    Gold,
    /// A witch's hat, for which the mage or the witch moves.
    Magic,
    /// A corn circle, at which followers of one kind of feature multiply or come back.
    CornCircle,
    /// A lake with a ferry, which joins two of the roads that end there.
    FerryLake,
    /// A shrine, a monastery that races against monasteries beside it.
    Shrine,
    /// A bag, for which a robber comes to the track.
    Robber,
    /// A hut in the woods, which is worth more the fewer tiles are around it.
    Hut,
    /// An oak, onto which figures of its road climb.
    Oak,
    /// A pond, into which figures around it fall.
    Pond,
    /// A monastery of Germany, in which figures may lie.
    GermanMonastery,
    /// Where acrobats stand on each other.
    Acrobats,
    /// A circus, to which the big top comes.
    Circus,
}

impl Symbol {
    /// All symbols, each with its name in the tile files.
    pub const ALL: [(Self, &'static str); 29] = [
        (Self::Monastery, "monastery"),
        (Self::Garden, "garden"),
        (Self::Abbey, "abbey"),
        (Self::Volcano, "volcano"),
        (Self::Dragon, "dragon"),
        (Self::Portal, "portal"),
        (Self::Foundation, "foundation"),
        (Self::Bazaar, "bazaar"),
        (Self::Quarters, "quarters"),
        (Self::FlyingMachine, "flying_machine"),
        (Self::Hill, "hill"),
        (Self::Vineyard, "vineyard"),
        (Self::Watchtower, "watchtower"),
        (Self::WindRose, "wind_rose"),
        (Self::Church, "church"),
        (Self::CongressHall, "darmstadtium"),
        (Self::Festival, "festival"),
        (Self::Gold, "gold"),
        (Self::Magic, "mage"),
        (Self::CornCircle, "corn_circle"),
        (Self::FerryLake, "ferry_lake"),
        (Self::Shrine, "shrine"),
        (Self::Robber, "robber"),
        (Self::Hut, "yaga_hut"),
        (Self::Oak, "razboynik_oak"),
        (Self::Pond, "vodyanoy_pond"),
        (Self::GermanMonastery, "german_monastery"),
        (Self::Acrobats, "acrobats"),
        (Self::Circus, "circus"),
    ];

    /// The symbol with this name in the tile files.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, known)| *known == name).map(|(symbol, _)| *symbol)
    }
}

/// A set of symbols.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Symbols(u32);

const _: () = assert!(Symbol::ALL.len() <= u32::BITS as usize, "each symbol needs its bit");

impl Symbols {
    /// Adds a symbol.
    pub fn insert(&mut self, symbol: Symbol) {
        self.0 |= 1 << symbol as u32;
    }

    /// Whether the set contains a symbol.
    #[must_use]
    pub const fn contains(self, symbol: Symbol) -> bool {
        self.0 >> symbol as u32 & 1 == 1
    }

    /// Iterates over the symbols and their names in the order of [`Symbol::ALL`].
    pub fn iter(self) -> impl Iterator<Item = (Symbol, &'static str)> {
        Symbol::ALL.iter().copied().filter(move |(symbol, _)| self.contains(*symbol))
    }
}
