//! The tiles that exist: every tile of the base game and the expansions, read from text files (`sets.rs`). Sets that are not
//! played are added when they are needed ([`Catalogue::add_set`]).
//!
//! ```
//! use bastide::catalogue::{Catalogue, PartKind, Side};
//! let catalogue = Catalogue::get();
//! let start = catalogue.find("D").unwrap();
//! let tile = catalogue.tile(start);
//! assert_eq!(tile.count, 4);
//! let face = catalogue.face(start, 1); // turned once clockwise
//! let part = face.part_at(Side::East).unwrap();
//! assert_eq!(tile.parts[part].kind, PartKind::City);
//! ```

#[macro_use]
mod sets;
mod attribute;
mod box_id;
mod bridge;
pub mod check;
mod compass;
mod fit;
mod kinds;
#[cfg(not(target_arch = "wasm32"))]
pub mod more;
mod parse;
mod passage;
mod pieces;
mod set;
mod symmetry;
mod tables;
mod tile;

#[cfg(not(feature = "game-only"))]
mod further;
#[cfg(not(feature = "game-only"))]
mod own;

use std::{
    fmt,
    ops::Range,
    sync::{Arc, OnceLock},
};

use box_id::SETS;
use tables::Tables;

pub use attribute::{Attributes, Goods, Symbol, Symbols};
pub use box_id::BoxId;
pub use bridge::Axis;
pub use compass::{Corner, HalfWind, Halves, Rotation, Side, Sides};
pub use fit::{CellKey, FitTable, Fits};
#[cfg(not(feature = "game-only"))]
pub use further::AddSetError;
pub use kinds::{EdgeKind, PartKind, Quarter, RoadEnd};
#[cfg(not(feature = "game-only"))]
pub use own::OwnTile;
#[cfg(not(feature = "game-only"))]
pub use parse::parse_own;
#[cfg(not(feature = "game-only"))]
pub use parse::parse_set;
pub use parse::{ParseTilesError, parse_tiles};
pub use set::{Drawing, Emblem, Print, SetDef, Stand, SymbolDef, Usual, Wind};
pub use tile::{Arrow, Bonus, Face, MAX_PARTS, NO_PART, Part, Role, TileDef, TileId};

/// The game's own module meets no tile that a record defines.
#[cfg(feature = "game-only")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnTile {}

#[cfg(feature = "game-only")]
impl OwnTile {
    /// The id.
    #[must_use]
    pub const fn id(&self) -> TileId {
        match *self {}
    }
}

/// Every tile that exists, with the tables that are derived from its definition.
pub struct Catalogue {
    /// The tiles of the game.
    game: Tables,
    /// The range of tiles that belongs to each box.
    boxes: [Range<usize>; BoxId::ALL.len()],
    /// What the boxes draw from data: a box may have pieces and no tiles, as Little Buildings has.
    drawn: Vec<Arc<SetDef>>,
    /// The sets that were added. What is there stays there, so every [`TileId`] stays valid.
    #[cfg(not(feature = "game-only"))]
    further: further::Further,
    /// The tiles that records define, as long as these are there.
    #[cfg(not(feature = "game-only"))]
    own: own::OwnTiles,
}

/// Shows no tiles: they are the same for every board, and sets that are added later must not change how a board prints.
impl fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Catalogue").finish_non_exhaustive()
    }
}

impl Catalogue {
    /// The largest number of tiles of the game and of sets, with and without bridges. The game's own module meets no others than its own.
    pub const CAPACITY: usize = if cfg!(feature = "game-only") { 1024 } else { 2048 };

    /// The only catalogue. It is parsed when it is first used.
    ///
    /// # Panics
    /// If a tile file is malformed, which cannot happen in a build that passes the tests: the files are part of the
    /// program, and `tests/catalogue.rs` reads them.
    #[must_use]
    pub fn get() -> &'static Self {
        static CATALOGUE: OnceLock<Catalogue> = OnceLock::new();
        CATALOGUE.get_or_init(|| {
            let (mut tiles, mut drawn) = (Vec::with_capacity(400), Vec::with_capacity(SETS.len()));
            for text in SETS {
                match parse_tiles(text) {
                    Ok((set, of_box)) => {
                        tiles.extend(of_box);
                        drawn.push(set);
                    }
                    Err(error) => panic!("the catalogue cannot be read: {error}"),
                }
            }
            let boxes = BoxId::ALL.map(|box_id| {
                let is_of_box = |tile: &&TileDef| tile.box_id == Some(box_id);
                let first = tiles.iter().position(|tile| is_of_box(&tile)).unwrap_or(0);
                first..first + tiles.iter().filter(is_of_box).count()
            });
            let game = Tables::new(tiles, 0);
            Self {
                game,
                boxes,
                drawn,
                #[cfg(not(feature = "game-only"))]
                further: further::Further::default(),
                #[cfg(not(feature = "game-only"))]
                own: own::OwnTiles::default(),
            }
        })
    }

    /// All tiles of the game in catalogue order: box by box, in the order of the text files.
    #[must_use]
    pub fn tiles(&self) -> &[TileDef] {
        self.game.printed_tiles()
    }

    /// All tiles of the game, and after them those with a bridge across.
    pub(crate) fn tiles_and_bridged(&self) -> &[TileDef] {
        &self.game.tiles
    }

    /// The tables that contain a tile, and its index in them.
    ///
    /// # Panics
    /// If the catalogue has no such tile.
    #[inline]
    fn tables(&self, id: TileId) -> (&Tables, usize) {
        if id.index() < self.game.tiles.len() { (&self.game, id.index()) } else { self.further_tables(id) }
    }

    #[cfg(feature = "game-only")]
    #[cold]
    fn further_tables(&self, id: TileId) -> (&Tables, usize) {
        panic!("the catalogue has no tile {}", id.index())
    }

    /// The tile with a bridge across it, which has one more road; `None` if not both of its edges there show field, or if it
    /// has a bridge. The direction is that on the tile as it lies after clockwise quarter turns.
    ///
    /// ```
    /// use bastide::catalogue::{Axis, Catalogue};
    /// let catalogue = Catalogue::get();
    /// let road = catalogue.find("U").unwrap(); // a straight road from west to east
    /// let bridged = catalogue.bridged(road, 0, Axis::NorthSouth).unwrap();
    /// assert_eq!(catalogue.tile(bridged).parts.len(), catalogue.tile(road).parts.len() + 1);
    /// assert_eq!(catalogue.bridge(bridged, 1), Some(Axis::EastWest));
    /// assert_eq!((catalogue.printed(bridged), catalogue.bridged(road, 0, Axis::EastWest)), (road, None));
    /// ```
    #[must_use]
    pub fn bridged(&self, id: TileId, turns: Rotation, axis: Axis) -> Option<TileId> {
        let (tables, index) = self.tables(id);
        tables.bridged.get(index)?[axis.turned(turns) as usize]
    }

    /// The direction of the bridge on a tile as it lies after clockwise quarter turns; `None` if it has none.
    #[must_use]
    pub fn bridge(&self, id: TileId, turns: Rotation) -> Option<Axis> {
        let (tables, index) = self.tables(id);
        Some(tables.bridge(index)?.1.turned(turns))
    }

    /// The tile as it was printed, without a bridge, and with a road through its passage.
    #[must_use]
    pub fn printed(&self, id: TileId) -> TileId {
        let (tables, index) = self.tables(id);
        tables.bridge(index).map(|(printed, _)| printed).or_else(|| tables.with_passage(index)).unwrap_or(id)
    }

    /// The tile with two roads in its passage, each of which ends in a mouth; itself if it has no passage.
    ///
    /// ```
    /// use bastide::catalogue::Catalogue;
    /// let catalogue = Catalogue::get();
    /// let passage = catalogue.find("D25").unwrap();
    /// let parted = catalogue.with_mouths(passage);
    /// assert_eq!(catalogue.tile(parted).parts.iter().filter(|part| part.mouth).count(), 2);
    /// assert_eq!(catalogue.printed(parted), passage);
    /// ```
    #[must_use]
    pub fn with_mouths(&self, id: TileId) -> TileId {
        if !self.tile(id).passage {
            return id;
        }
        let (tables, _) = self.tables(id);
        tables.parted(id).map_or(id, TileId::from_index)
    }

    /// The definition of a tile.
    ///
    /// # Panics
    /// If the catalogue has no such tile.
    #[must_use]
    pub fn tile(&self, id: TileId) -> &TileDef {
        match self.game.tiles.get(id.index()) {
            Some(tile) => tile,
            None => {
                let (tables, index) = self.further_tables(id);
                &tables.tiles[index]
            }
        }
    }

    /// A tile as it lies after clockwise quarter turns.
    ///
    /// # Panics
    /// If the catalogue has no such tile.
    #[must_use]
    pub fn face(&self, id: TileId, turns: Rotation) -> &Face {
        match self.game.faces.get(id.index() * 4 + usize::from(turns & 3)) {
            Some(face) => face,
            None => {
                let (tables, index) = self.further_tables(id);
                &tables.faces[index * 4 + usize::from(turns & 3)]
            }
        }
    }

    /// The parts of each kind on a tile: for each [`PartKind`] a mask of part indices.
    ///
    /// # Panics
    /// If the catalogue has no such tile.
    #[inline]
    #[must_use]
    pub fn parts_by_kind(&self, id: TileId) -> &[u16; PartKind::ALL.len()] {
        match self.game.kinds.get(id.index()) {
            Some(kinds) => kinds,
            None => {
                let (tables, index) = self.further_tables(id);
                &tables.kinds[index]
            }
        }
    }

    /// The tile with this name, for example `"Eg"`.
    ///
    /// A native program knows the tiles of all sets; on a page those of the sets that were added.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<TileId> {
        let found = self.tiles().iter().position(|tile| tile.name == name).map(TileId::from_index);
        #[cfg(not(feature = "game-only"))]
        let found = found.or_else(|| self.find_further(name));
        found
    }

    /// A value that is kept with a tile that a record defines. The game's own module meets none.
    #[cfg(feature = "game-only")]
    #[must_use]
    pub const fn kept_with_own<T>(&self, _: TileId, _: usize) -> Option<&'static T> {
        None
    }

    /// Iterates over the tiles of a box in catalogue order.
    pub fn of_box(&self, box_id: BoxId) -> impl Iterator<Item = TileId> {
        self.boxes[box_id as usize].clone().map(TileId::from_index)
    }

    /// The tile of which each player has one copy: the abbey of Abbey & Mayor.
    #[must_use]
    pub fn abbey(&self) -> Option<TileId> {
        self.tiles().iter().position(|tile| tile.role == Role::EachPlayer).map(TileId::from_index)
    }

    /// The table that tells where a printed tile fits.
    ///
    /// # Panics
    /// If the tile has a bridge.
    #[inline]
    #[must_use]
    pub fn fit_table(&self, id: TileId) -> &FitTable {
        match self.game.fits.get(id.index()) {
            Some(table) => table,
            None => {
                let (tables, index) = self.further_tables(id);
                &tables.fits[index]
            }
        }
    }
}
