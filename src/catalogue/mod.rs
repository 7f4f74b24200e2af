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
mod compass;
mod fit;
mod parse;
mod symmetry;
mod tile;

use std::{ops::Range, sync::OnceLock};

pub use attribute::{Attributes, Goods, Symbol, Symbols};
pub use compass::{Corner, HalfWind, Halves, Rotation, Side, Sides};
pub use fit::{FitTable, Fits};
pub use parse::{ParseTilesError, parse_tiles};
pub use tile::{BoxId, EdgeKind, Face, MAX_PARTS, NO_PART, Part, PartKind, RoadEnd, Role, TileDef, TileId};

/// The text files in catalogue order.
const SETS: [&str; 11] = [
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
];

/// Every tile that exists, with the tables that are derived from its definition.
#[derive(Debug)]
pub struct Catalogue {
    tiles: Vec<TileDef>,
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

    fn new(tiles: Vec<TileDef>) -> Self {
        let faces = tiles.iter().flat_map(|tile| (0..4).map(|turns| Face::new(tile, turns))).collect();
        let fits = tiles.iter().map(FitTable::new).collect();
        let kinds = tiles.iter().map(|tile| PartKind::ALL.map(|kind| tile.mask_of(kind))).collect();
        let boxes = BoxId::ALL.map(|box_id| {
            let first = tiles.iter().position(|tile| tile.box_id == box_id).unwrap_or(0);
            first..first + tiles.iter().filter(|tile| tile.box_id == box_id).count()
        });
        Self { tiles, faces, fits, kinds, boxes }
    }

    /// All tiles in catalogue order: box by box, in the order of the text files.
    #[must_use]
    pub fn tiles(&self) -> &[TileDef] {
        &self.tiles
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
        self.tiles.iter().position(|tile| tile.name == name).map(TileId::from_index)
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

    /// The table that tells where a tile fits.
    #[inline]
    #[must_use]
    pub fn fit_table(&self, id: TileId) -> &FitTable {
        &self.fits[id.index()]
    }
}
