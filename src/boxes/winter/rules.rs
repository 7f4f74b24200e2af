//! With which tiles the Winter Edition is played.
//!
//! **Rules**: FURTHER, `winter`. The tiles of the base game are the 72 without gardens: E takes the place of Eg, and so on.

use crate::{
    catalogue::{BoxId, Catalogue, Symbol, TileId},
    rules::Rules,
};

/// How often a tile of the base game is there: one without a garden also for its twin with one. `None` for every other tile.
#[must_use]
pub(crate) fn copies(rules: &Rules, tile: TileId) -> Option<u8> {
    let catalogue = Catalogue::get();
    let def = catalogue.tile(tile);
    if !rules.has(BoxId::Winter) || def.box_id != Some(BoxId::Base) {
        return None;
    }
    if def.has(Symbol::Garden) {
        return Some(0);
    }
    let twin = catalogue.find(&format!("{}g", def.name));
    Some(def.count + twin.map_or(0, |twin| catalogue.tile(twin).count))
}
