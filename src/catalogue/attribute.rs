//! What is printed on a tile beside its topology: attributes of a part with their merge rule, and symbols of the tile.

/// Trade goods of a city part.
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
    /// All kinds, with their names in the tile files.
    pub const ALL: [(Self, &'static str); 3] = [(Self::Wine, "wine"), (Self::Wheat, "wheat"), (Self::Cloth, "cloth")];
}

/// What a part carries, and a feature after its parts have merged.
///
/// The merge rule of each: coats and goods add up (goods by kind); inn, cathedral, princess and pigsty are there as soon
/// as one part has one.
///
/// ```
/// use bastide::catalogue::Attributes;
/// let mut city = Attributes { coats: 1, ..Attributes::default() };
/// city.merge(Attributes { coats: 2, cathedral: true, ..Attributes::default() });
/// assert_eq!((city.coats, city.cathedral), (3, true));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Attributes {
    /// Coats of arms; they add up.
    pub coats: u8,
    /// Trade goods by [`Goods`]; they add up by kind.
    pub goods: [u8; 3],
    /// An inn beside the road; any.
    pub inn: bool,
    /// A cathedral in the city; any.
    pub cathedral: bool,
    /// A princess in the city; any.
    pub princess: bool,
    /// A pigsty in the field; any.
    pub pigsty: bool,
}

impl Attributes {
    /// Joins what another part of the same feature carries.
    pub fn merge(&mut self, other: Self) {
        self.coats = self.coats.saturating_add(other.coats);
        for (mine, theirs) in self.goods.iter_mut().zip(other.goods) {
            *mine = mine.saturating_add(theirs);
        }
        self.inn |= other.inn;
        self.cathedral |= other.cathedral;
        self.princess |= other.princess;
        self.pigsty |= other.pigsty;
    }
}

/// Something printed on the tile as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Symbol {
    /// A monastery.
    Monastery,
    /// A garden: for an abbot only.
    Garden,
    /// An abbey, laid into a hole.
    Abbey,
    /// A volcano: the dragon comes here.
    Volcano,
    /// A dragon: it moves.
    Dragon,
    /// A magic portal.
    Portal,
    /// The foundation of a tower.
    Foundation,
    /// A bazaar: an auction.
    Bazaar,
    /// The quarters of the City of Carcassonne.
    Quarters,
}

impl Symbol {
    /// All symbols, with their names in the tile files.
    pub const ALL: [(Self, &'static str); 9] = [
        (Self::Monastery, "monastery"),
        (Self::Garden, "garden"),
        (Self::Abbey, "abbey"),
        (Self::Volcano, "volcano"),
        (Self::Dragon, "dragon"),
        (Self::Portal, "portal"),
        (Self::Foundation, "foundation"),
        (Self::Bazaar, "bazaar"),
        (Self::Quarters, "quarters"),
    ];
}

/// A set of symbols.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Symbols(u16);

impl Symbols {
    /// Adds a symbol.
    pub fn insert(&mut self, symbol: Symbol) {
        self.0 |= 1 << symbol as u16;
    }

    /// Whether the symbol is printed.
    #[must_use]
    pub const fn contains(self, symbol: Symbol) -> bool {
        self.0 >> symbol as u16 & 1 == 1
    }

    /// The symbols, in the order of [`Symbol::ALL`], with their names.
    pub fn iter(self) -> impl Iterator<Item = (Symbol, &'static str)> {
        Symbol::ALL.iter().copied().filter(move |(symbol, _)| self.contains(*symbol))
    }
}
