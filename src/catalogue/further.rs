//! The sets that come into the catalogue while a program runs and are not played.

use std::{
    fmt,
    sync::{Arc, OnceLock},
};

use super::{Catalogue, ParseTilesError, SetDef, TileDef, TileId, parse_set, tables::Tables};

/// Sets in the order in which they were added. A set is never removed or moved, so what refers to its tiles stays valid.
#[derive(Debug, Default)]
pub(super) struct Further(OnceLock<Box<Link>>);

#[derive(Debug)]
struct Link {
    tables: Tables,
    next: Further,
}

impl Further {
    fn links(&self) -> impl Iterator<Item = &Link> {
        let mut at = self;
        std::iter::from_fn(move || {
            let link = at.0.get()?;
            at = &link.next;
            Some(&**link)
        })
    }
}

/// The reason why a set cannot be added. It displays as one sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AddSetError {
    /// The text cannot be read.
    Text(ParseTilesError),
    /// Another tile has this id already.
    Twice(String),
    /// The catalogue is full.
    Full,
}

impl fmt::Display for AddSetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(error) => error.fmt(f),
            Self::Twice(name) => write!(f, "there is already a tile {name}"),
            Self::Full => write!(f, "there is no room for more than {} tiles", Catalogue::CAPACITY),
        }
    }
}

impl std::error::Error for AddSetError {}

impl Catalogue {
    /// Adds a set that is not played, from a text in the format of the `.tiles` files. Nothing happens if a set of this name is
    /// there already. All [`TileId`]s stay valid.
    ///
    /// # Errors
    /// See [`AddSetError`]. The catalogue is then unchanged.
    ///
    /// ```
    /// use bastide::catalogue::Catalogue;
    /// let set = Catalogue::get().add_set("box mine\ntitle My Tiles\ntotal 1\n\
    ///     tile MINE1 x1\n edges CFCF\n city N\n city S\n field ENE ESE WSW WNW touches N S\n")?;
    /// assert_eq!(set.title, "My Tiles");
    /// assert!(Catalogue::get().find("MINE1").is_some());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn add_set(&self, text: &str) -> Result<Arc<SetDef>, AddSetError> {
        let (set, tiles) = parse_set(text).map_err(AddSetError::Text)?;
        if let Some(known) = self.sets().find(|known| known.name == set.name) {
            return Ok(Arc::clone(known));
        }
        if let Some(twice) = tiles.iter().find(|tile| self.find_added(&tile.name).is_some()) {
            return Err(AddSetError::Twice(twice.name.clone()));
        }
        self.append(&tiles)?;
        Ok(set)
    }

    /// Puts tiles behind all others.
    fn append(&self, tiles: &[TileDef]) -> Result<(), AddSetError> {
        let (mut end, mut first) = (&self.further, self.game.tiles.len());
        loop {
            while let Some(link) = end.0.get() {
                first = link.tables.first + link.tables.tiles.len();
                end = &link.next;
            }
            let tables = Tables::new(tiles.to_vec(), first);
            if first + tables.tiles.len() > Self::CAPACITY {
                return Err(AddSetError::Full);
            }
            // Another thread may have been faster; the place is then behind what it has added.
            if end.0.set(Box::new(Link { tables, next: Further::default() })).is_ok() {
                return Ok(());
            }
        }
    }

    #[cold]
    pub(super) fn further_tables(&self, id: TileId) -> (&Tables, usize) {
        let of =
            |link: &Link| id.index().checked_sub(link.tables.first).filter(|&index| index < link.tables.tiles.len());
        let found =
            self.own.tables(id).or_else(|| self.further.links().find_map(|link| Some((&link.tables, of(link)?))));
        found.unwrap_or_else(|| panic!("the catalogue has no tile {}", id.index()))
    }

    /// The tile with this name in a set that is not played. A native program adds all sets if it does not know the name.
    pub(super) fn find_further(&self, name: &str) -> Option<TileId> {
        let found = self.find_added(name);
        #[cfg(not(target_arch = "wasm32"))]
        let found = found.or_else(|| {
            self.add_all();
            self.find_added(name)
        });
        found
    }

    fn find_added(&self, name: &str) -> Option<TileId> {
        self.further.links().find_map(|link| {
            let index = link.tables.printed_tiles().iter().position(|tile| tile.name == name)?;
            Some(TileId::from_index(link.tables.first + index))
        })
    }

    /// Adds all sets, which a native program contains.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn add_all(&self) {
        static DONE: OnceLock<()> = OnceLock::new();
        DONE.get_or_init(|| {
            for (name, text) in super::more::TEXTS {
                let added = self.add_set(text);
                debug_assert!(added.is_ok(), "{name}: {added:?}");
            }
        });
    }

    /// Iterates over the sets that were added, in this order.
    pub fn sets(&self) -> impl Iterator<Item = &Arc<SetDef>> {
        self.further.links().filter_map(|link| link.tables.tiles[0].set.as_ref())
    }

    /// The set of this name, if it was added. A native program adds all sets if it does not know the name.
    #[must_use]
    pub fn set(&self, name: &str) -> Option<&Arc<SetDef>> {
        let known = || self.sets().find(|set| set.name == name);
        #[cfg(not(target_arch = "wasm32"))]
        if known().is_none() {
            self.add_all();
        }
        known()
    }

    /// Iterates over the tiles of a set that was added.
    pub fn of_set(&self, name: &str) -> impl Iterator<Item = TileId> {
        let is_it = move |link: &&Link| link.tables.tiles[0].set_name() == name;
        self.further.links().filter(is_it).flat_map(|link| {
            (0..link.tables.printed_tiles().len()).map(|index| TileId::from_index(link.tables.first + index))
        })
    }
}
