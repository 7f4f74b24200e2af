//! Tiles with the tables that are derived from their definitions: of the game, or of a set that was added.

#[cfg(not(feature = "game-only"))]
use std::{any::Any, sync::OnceLock};

use super::{Axis, Face, FitTable, PartKind, TileDef, TileId, bridge, passage};

/// Tiles with their tables. All tables are indexed from the first tile.
#[derive(Debug)]
pub(super) struct Tables {
    /// The index of the first tile in the catalogue.
    #[cfg(not(feature = "game-only"))]
    pub(super) first: usize,
    /// The printed tiles, and behind them those with a bridge, and then those whose passage is two mouths.
    pub(super) tiles: Vec<TileDef>,
    /// For each printed tile the same tile with a bridge, by [`Axis`] of the unturned tile.
    pub(super) bridged: Vec<[Option<TileId>; Axis::ALL.len()]>,
    /// For each tile with a bridge the printed tile and the direction of the bridge on the unturned tile.
    bridges: Vec<(TileId, Axis)>,
    /// The printed tile of each tile whose passage is two mouths.
    passages: Vec<TileId>,
    /// The four faces of each tile, by quarter turns.
    pub(super) faces: Vec<Face>,
    /// For each printed tile where it fits.
    pub(super) fits: Vec<FitTable>,
    /// The parts of each kind for each tile, as masks.
    pub(super) kinds: Vec<[u16; PartKind::ALL.len()]>,
    /// What others found out about the tiles.
    #[cfg(not(feature = "game-only"))]
    pub(super) kept: Kept,
}

/// Values that others keep for good, each with a key of its own.
#[cfg(not(feature = "game-only"))]
#[derive(Debug, Default)]
pub(super) struct Kept(OnceLock<Box<KeptOne>>);

#[cfg(not(feature = "game-only"))]
#[derive(Debug)]
struct KeptOne {
    key: usize,
    value: Box<dyn Any + Send + Sync>,
    next: Kept,
}

#[cfg(not(feature = "game-only"))]
impl Kept {
    /// The value of a type and a key: a new one at first.
    pub(super) fn get<T: Any + Default + Send + Sync>(&self, key: usize) -> &T {
        let mut at = self;
        loop {
            let new = || Box::new(KeptOne { key, value: Box::<T>::default(), next: Self::default() });
            let one = at.0.get_or_init(new);
            match one.value.downcast_ref() {
                Some(value) if one.key == key => return value,
                _ => at = &one.next,
            }
        }
    }
}

impl Tables {
    /// The tables of tiles that come into the catalogue at an index.
    pub(super) fn new(mut tiles: Vec<TileDef>, first: usize) -> Self {
        let n_printed = tiles.len();
        let fits = tiles.iter().map(FitTable::new).collect();
        let (mut bridged, mut bridges) = (Vec::with_capacity(n_printed), Vec::new());
        for printed in 0..n_printed {
            bridged.push(Axis::ALL.map(|axis| {
                tiles.push(bridge::bridged(&tiles[printed], axis)?);
                bridges.push((TileId::from_index(first + printed), axis));
                Some(TileId::from_index(first + tiles.len() - 1))
            }));
        }
        let with_passage: Vec<usize> = (0..n_printed).filter(|&printed| tiles[printed].passage).collect();
        tiles.extend(with_passage.iter().map(|&printed| passage::parted(&tiles[printed])).collect::<Vec<_>>());
        let passages = with_passage.into_iter().map(|printed| TileId::from_index(first + printed)).collect();
        let faces = tiles.iter().flat_map(Face::of).collect();
        let kinds = tiles.iter().map(|tile| PartKind::ALL.map(|kind| tile.mask_of(kind))).collect();
        Self {
            #[cfg(not(feature = "game-only"))]
            first,
            tiles,
            bridged,
            bridges,
            passages,
            faces,
            fits,
            kinds,
            #[cfg(not(feature = "game-only"))]
            kept: Kept::default(),
        }
    }

    /// The tiles without those with a bridge.
    pub(super) fn printed_tiles(&self) -> &[TileDef] {
        &self.tiles[..self.bridged.len()]
    }

    /// The printed tile of one whose passage is two mouths.
    pub(super) fn with_passage(&self, index: usize) -> Option<TileId> {
        self.passages.get(index.checked_sub(self.bridged.len() + self.bridges.len())?).copied()
    }

    /// The tile whose passage is two mouths, for a printed tile with a passage.
    pub(super) fn parted(&self, printed: TileId) -> Option<usize> {
        let place = self.passages.iter().position(|&tile| tile == printed)?;
        Some(self.bridged.len() + self.bridges.len() + place)
    }

    /// The printed tile below a bridge and the direction of the bridge, for a tile that has one.
    pub(super) fn bridge(&self, index: usize) -> Option<(TileId, Axis)> {
        self.bridges.get(index.checked_sub(self.bridged.len())?).copied()
    }
}
