//! Tiles that records define. Each belongs to the records that hold it and goes with the last of them: its place is free for another one then.

use std::{
    any::Any,
    sync::{PoisonError, RwLock},
};

use super::{Catalogue, TileDef, TileId, parse_own, tables::Tables};

/// The largest number of such tiles at the same time.
const PLACES: usize = 4096;
/// The ids of a tile: its own, and those with a bridge in each direction.
const IDS: usize = 3;
/// The first id behind those of the game and of sets.
const FIRST: usize = Catalogue::CAPACITY;

/// A tile that a record defines. Its id means this tile as long as somebody holds it.
#[derive(Debug, PartialEq, Eq)]
pub struct OwnTile(TileId);

impl OwnTile {
    /// The id.
    #[must_use]
    pub const fn id(&self) -> TileId {
        self.0
    }
}

impl Clone for OwnTile {
    fn clone(&self) -> Self {
        Catalogue::get().own.hold(self.0);
        Self(self.0)
    }
}

impl Drop for OwnTile {
    fn drop(&mut self) {
        Catalogue::get().own.release(self.0);
    }
}

/// The places of such tiles.
#[derive(Debug, Default)]
pub(super) struct OwnTiles(RwLock<Places>);

#[derive(Debug, Default)]
struct Places {
    places: Vec<Place>,
    /// Counts how often a place became free.
    freed: u64,
}

#[derive(Debug)]
struct Place {
    /// What is known of the tile. It is kept for good, because pictures refer to it; but the last tile of each free place is found again.
    tables: &'static Tables,
    /// How many hold it.
    held: usize,
    /// When it became free.
    since: u64,
}

impl Catalogue {
    /// The tile that a record defines itself; see [`parse_own`]. [`Catalogue::find`] does not find it, because another record may
    /// define another one with its id. The same definition gives the same tile.
    ///
    /// # Errors
    /// One sentence, without a full stop, if the definition cannot be read, the game has a tile of that id, or there is no room.
    pub fn add_own(&self, definition: &str) -> Result<OwnTile, String> {
        let tile = parse_own(definition)?;
        if self.tiles().iter().any(|other| other.name == tile.name) {
            return Err(format!("there is already a tile {}", tile.name));
        }
        self.own.take(tile).map(OwnTile)
    }

    /// A value that is kept with a tile that a record defines, for each type and key a new one at first; `None` for any other tile. What is
    /// kept by the ids of tiles would be wrong once the place of the tile has another one.
    #[must_use]
    pub fn kept_with_own<T: Any + Default + Send + Sync>(&self, id: TileId, key: usize) -> Option<&'static T> {
        let (tables, index) = self.own.tables(id)?;
        Some(tables.kept.get(IDS * key + index))
    }

    /// Holds a tile that a record defines and that lies on a board; `None` for any other tile.
    #[must_use]
    pub fn hold_own(&self, id: TileId) -> Option<OwnTile> {
        place_of(id)?;
        self.own.hold(id);
        Some(OwnTile(id))
    }
}

/// The place of the tile with an id, and the index of the id there.
fn place_of(id: TileId) -> Option<(usize, usize)> {
    let index = id.index().checked_sub(FIRST)?;
    Some((index / IDS, index % IDS))
}

impl OwnTiles {
    /// The tables of a tile, and its index in them.
    pub(super) fn tables(&self, id: TileId) -> Option<(&'static Tables, usize)> {
        let (place, index) = place_of(id)?;
        let all = self.0.read().unwrap_or_else(PoisonError::into_inner);
        Some((all.places.get(place)?.tables, index))
    }

    /// Finds a place for a tile and holds it.
    fn take(&self, tile: TileDef) -> Result<TileId, String> {
        let mut all = self.0.write().unwrap_or_else(PoisonError::into_inner);
        let places = &mut all.places;
        let known = places.iter().position(|place| place.tables.tiles[0].set == tile.set);
        let index = match known {
            Some(index) => index,
            None => {
                // The place that has been free for the longest time: whoever still shows its tile has the most time to forget it.
                let free = places.iter().enumerate().filter(|(_, place)| place.held == 0);
                let oldest = free.min_by_key(|(_, place)| place.since).map(|(index, _)| index);
                let index = if places.len() < PLACES { Some(places.len()) } else { oldest };
                let index = index
                    .ok_or_else(|| format!("there is no room for more than {PLACES} tiles that records define"))?;
                let tables = Box::leak(Box::new(Tables::new(vec![tile], FIRST + IDS * index)));
                let place = Place { tables, held: 0, since: 0 };
                if index == places.len() {
                    places.push(place);
                } else {
                    places[index] = place;
                }
                index
            }
        };
        places[index].held += 1;
        Ok(TileId::from_index(FIRST + IDS * index))
    }

    fn hold(&self, id: TileId) {
        self.with(id, |place, _| place.held += 1);
    }

    fn release(&self, id: TileId) {
        self.with(id, |place, freed| {
            place.held -= 1;
            if place.held == 0 {
                *freed += 1;
                place.since = *freed;
            }
        });
    }

    fn with(&self, id: TileId, change: impl FnOnce(&mut Place, &mut u64)) {
        let mut all = self.0.write().unwrap_or_else(PoisonError::into_inner);
        let Places { places, freed } = &mut *all;
        if let Some(place) = place_of(id).and_then(|(index, _)| places.get_mut(index)) {
            change(place, freed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_become_free_and_their_tiles_are_found_again() {
        let tiles = OwnTiles::default();
        let take = |number: usize| tiles.take(parse_own(&format!("H{number}; edges CCCC; city NESW")).unwrap());
        let ids: Vec<TileId> = (0..PLACES).map(|number| take(number).unwrap()).collect();
        assert_eq!(take(9999).unwrap_err(), "there is no room for more than 4096 tiles that records define");
        assert_eq!(take(7), Ok(ids[7]), "the same definition is the same tile, which is held twice now");
        for id in [ids[9], ids[7], ids[5]] {
            tiles.release(id);
        }
        assert_eq!(take(5), Ok(ids[5]), "a tile is found again as long as its place is free");
        assert_eq!(take(9999), Ok(ids[9]));
        assert_eq!(tiles.tables(ids[9]).unwrap().0.tiles[0].name, "H9999");
        assert!(take(9998).is_err(), "the seventh is still held once");
        tiles.release(ids[7]);
        assert_eq!(take(9998), Ok(ids[7]));
    }
}
