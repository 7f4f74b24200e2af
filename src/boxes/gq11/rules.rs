//! Which tiles of this box are in play, and its pigsty.
//!
//! **Rules**: FURTHER, `gq11`. Its source takes the place of any other and its river tile goes into the river's stack; without a river
//! both are left out. The pigsty of GQ02 adds a point for each completed city, with Traders & Builders or without, unless the option
//! `gq11-pigsty` makes it grass.

pub mod options;

use crate::{
    catalogue::{BoxId, Catalogue, Role, TileId},
    rules::Rules,
};
use options::Gq11Pigsty;

/// Whether a tile of the boxes in play is among those that are played.
#[must_use]
pub(crate) fn is_in_play(rules: &Rules, tile: TileId) -> bool {
    let tile = Catalogue::get().tile(tile);
    if tile.box_id == Some(BoxId::Gq11) {
        tile.rivers.is_empty() || rules.has(BoxId::River) || rules.has(BoxId::River2)
    } else {
        tile.role != Role::Source || !rules.has(BoxId::Gq11)
    }
}

/// Whether a pigsty of this box counts; `None` if the tile belongs to another box.
#[must_use]
pub(crate) fn pigsty_counts(rules: &Rules, tile: TileId) -> Option<bool> {
    let is_own = Catalogue::get().tile(tile).box_id == Some(BoxId::Gq11);
    is_own.then(|| rules.has(BoxId::Gq11) && rules.options.gq11.pigsty == Gq11Pigsty::Yes)
}
