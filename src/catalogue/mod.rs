//! The tiles that exist: every tile of the base game and the expansions, read from the text files in `sets/`.
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

mod attribute;
mod bridge;
pub mod check;
mod compass;
mod fit;
#[cfg(not(target_arch = "wasm32"))]
pub mod more;
mod parse;
mod set;
mod symmetry;
mod tile;

use std::{ops::Range, sync::OnceLock};

pub use attribute::{Attributes, Goods, Symbol, Symbols};
pub use bridge::Axis;
pub use compass::{Corner, HalfWind, Halves, Rotation, Side, Sides};
pub use fit::{FitTable, Fits};
#[cfg(not(feature = "game-only"))]
pub use parse::parse_set;
pub use parse::{ParseTilesError, parse_tiles};
pub use set::{Drawing, Emblem, Print, SetDef, Stand, SymbolDef, Usual, Wind};
pub use tile::{
    Arrow, Bonus, BoxId, EdgeKind, Face, MAX_PARTS, NO_PART, Part, PartKind, Quarter, RoadEnd, Role, TileDef, TileId,
};

/// The text files in catalogue order.
const SETS: [&str; 12] = [
    include_str!("sets/base.tiles"),
    include_str!("sets/river.tiles"),
    include_str!("sets/inns.tiles"),
    include_str!("sets/traders.tiles"),
    include_str!("sets/dragon.tiles"),
    include_str!("sets/tower.tiles"),
    include_str!("sets/abbey.tiles"),
    include_str!("sets/count.tiles"),
    include_str!("sets/king.tiles"),
    include_str!("sets/river2.tiles"),
    include_str!("sets/bridges.tiles"),
    include_str!("sets/anniversary.tiles"),
];

/// Every tile that exists, with the tables that are derived from its definition.
#[derive(Debug)]
pub struct Catalogue {
    /// The printed tiles, and behind them those with a bridge.
    tiles: Vec<TileDef>,
    n_printed: usize,
    /// For each printed tile the same tile with a bridge, by [`Axis`] of the unturned tile.
    bridged: Vec<[Option<TileId>; Axis::ALL.len()]>,
    /// For each tile with a bridge the printed tile and the direction of the bridge on the unturned tile.
    bridges: Vec<(TileId, Axis)>,
    /// The four faces of each tile, by quarter turns.
    faces: Vec<Face>,
    fits: Vec<FitTable>,
    /// The parts of each kind for each tile, as masks.
    kinds: Vec<[u16; PartKind::ALL.len()]>,
    /// The range of `tiles` that belongs to each box.
    boxes: [Range<usize>; BoxId::ALL.len()],
}

impl Catalogue {
    /// The only catalogue. It is parsed when it is first used.
    ///
    /// # Panics
    /// If a tile file is malformed, which cannot happen in a build that passes the tests: the files are part of the
    /// program, and `tests/catalogue.rs` reads them.
    #[must_use]
    pub fn get() -> &'static Self {
        static CATALOGUE: OnceLock<Catalogue> = OnceLock::new();
        CATALOGUE.get_or_init(|| {
            let mut tiles = Vec::with_capacity(200);
            for text in SETS {
                match parse_tiles(text) {
                    Ok(set) => tiles.extend(set),
                    Err(error) => panic!("the catalogue cannot be read: {error}"),
                }
            }
            Self::new(tiles)
        })
    }

    fn new(mut tiles: Vec<TileDef>) -> Self {
        let n_printed = tiles.len();
        let fits = tiles.iter().map(FitTable::new).collect();
        let (mut bridged, mut bridges) = (Vec::with_capacity(n_printed), Vec::new());
        for printed in 0..n_printed {
            bridged.push(Axis::ALL.map(|axis| {
                tiles.push(bridge::bridged(&tiles[printed], axis)?);
                bridges.push((TileId::from_index(printed), axis));
                Some(TileId::from_index(tiles.len() - 1))
            }));
        }
        let faces = tiles.iter().flat_map(|tile| (0..4).map(|turns| Face::new(tile, turns))).collect();
        let kinds = tiles.iter().map(|tile| PartKind::ALL.map(|kind| tile.mask_of(kind))).collect();
        let boxes = BoxId::ALL.map(|box_id| {
            let first = tiles.iter().position(|tile| tile.box_id == Some(box_id)).unwrap_or(0);
            first..first + tiles[..n_printed].iter().filter(|tile| tile.box_id == Some(box_id)).count()
        });
        Self { tiles, n_printed, bridged, bridges, faces, fits, kinds, boxes }
    }

    /// All printed tiles in catalogue order: box by box, in the order of the text files.
    #[must_use]
    pub fn tiles(&self) -> &[TileDef] {
        &self.tiles[..self.n_printed]
    }

    /// All tiles, and after them those with a bridge across: everything that a [`TileId`] can name.
    pub(crate) fn tiles_and_bridged(&self) -> &[TileDef] {
        &self.tiles
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
        self.bridged.get(id.index())?[axis.turned(turns) as usize]
    }

    /// The direction of the bridge on a tile as it lies after clockwise quarter turns; `None` if it has none.
    #[must_use]
    pub fn bridge(&self, id: TileId, turns: Rotation) -> Option<Axis> {
        let (_, axis) = self.bridges.get(id.index().checked_sub(self.n_printed)?)?;
        Some(axis.turned(turns))
    }

    /// The tile as it was printed, without a bridge.
    #[must_use]
    pub fn printed(&self, id: TileId) -> TileId {
        let bridge = id.index().checked_sub(self.n_printed).and_then(|index| self.bridges.get(index));
        bridge.map_or(id, |&(printed, _)| printed)
    }

    /// The definition of a tile.
    ///
    /// # Panics
    /// If the catalogue has no such tile.
    #[must_use]
    pub fn tile(&self, id: TileId) -> &TileDef {
        &self.tiles[id.index()]
    }

    /// A tile as it lies after clockwise quarter turns.
    ///
    /// # Panics
    /// If the catalogue has no such tile.
    #[must_use]
    pub fn face(&self, id: TileId, turns: Rotation) -> &Face {
        &self.faces[id.index() * 4 + usize::from(turns & 3)]
    }

    /// The parts of each kind on a tile: for each [`PartKind`] a mask of part indices.
    #[inline]
    #[must_use]
    pub fn parts_by_kind(&self, id: TileId) -> &[u16; PartKind::ALL.len()] {
        &self.kinds[id.index()]
    }

    /// The tile with this name, for example `"Eg"`.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<TileId> {
        self.tiles().iter().position(|tile| tile.name == name).map(TileId::from_index)
    }

    /// Iterates over the tiles of a box in catalogue order.
    pub fn of_box(&self, box_id: BoxId) -> impl Iterator<Item = TileId> {
        self.boxes[box_id as usize].clone().map(TileId::from_index)
    }

    /// The tile of which each player has one copy: the abbey of Abbey & Mayor.
    #[must_use]
    pub fn abbey(&self) -> Option<TileId> {
        self.tiles.iter().position(|tile| tile.role == Role::EachPlayer).map(TileId::from_index)
    }

    /// The table that tells where a printed tile fits.
    ///
    /// # Panics
    /// If the tile has a bridge.
    #[inline]
    #[must_use]
    pub fn fit_table(&self, id: TileId) -> &FitTable {
        &self.fits[id.index()]
    }
}
