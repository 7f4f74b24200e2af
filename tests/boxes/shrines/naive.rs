//! Shrines, and monasteries beside them (FURTHER.md "Heretics & Shrines").

use bastide::catalogue::{Catalogue, PartKind, Symbol, TileId};

use super::{
    Figure, Game,
    table::{Cell, Feature, block},
};

/// Whether a tile has a shrine, or else a monastery of any kind; `None` if it has neither.
fn shrine_of(id: TileId) -> Option<bool> {
    let tile = Catalogue::get().tile(id);
    let is_monastery = tile.parts.iter().any(|part| part.kind == PartKind::Monastery);
    is_monastery.then(|| tile.has(Symbol::Shrine))
}

impl Game {
    /// The same of the tile on a cell.
    pub(super) fn is_shrine(&self, cell: Cell) -> Option<bool> {
        let tile = self.table.at(cell)?;
        let is_monastery = tile.parts.iter().any(|part| part.kind == PartKind::Monastery);
        is_monastery.then(|| tile.shows(Symbol::Shrine))
    }

    /// The word for a feature in a score.
    pub(super) fn name_of(&self, feature: &Feature) -> &'static str {
        let (cell, _) = feature.one_part();
        let is_monastery = feature.kind == PartKind::Monastery || self.is_lying_place(feature);
        if self.agreed.shrines && is_monastery && self.is_shrine(cell) == Some(true) {
            "shrine"
        } else if self.is_hut(feature) {
            "hut"
        } else {
            if is_monastery { PartKind::Monastery.name() } else { feature.kind.name() }
        }
    }

    /// The tiles around a cell with shrines, or with monasteries.
    fn around(&self, cell: Cell, shrines: bool) -> Vec<Cell> {
        block(cell).filter(|&near| near != cell && self.is_shrine(near) == Some(shrines)).collect()
    }

    /// Whether a tile may come onto a cell as far as shrines and monasteries limit each other: it has none of the other kind around it,
    /// or one that has none yet of the tile's kind around it.
    pub(super) fn keeps_limits(&self, id: TileId, cell: Cell) -> bool {
        let Some(is_shrine) = shrine_of(id).filter(|_| self.agreed.shrines) else { return true };
        match self.around(cell, !is_shrine)[..] {
            [] => true,
            [other] => self.around(other, is_shrine).is_empty(),
            _ => false,
        }
    }

    /// Remembers a shrine or monastery that somebody scored because it is complete.
    pub(super) fn note_challenge(&mut self, feature: &Feature) {
        if self.agreed.shrines && feature.kind == PartKind::Monastery {
            self.challengers.insert(feature.one_part().0);
        }
    }

    /// The figures in incomplete monasteries around a shrine that was just scored go home without points, and those in incomplete
    /// shrines around a monastery.
    pub(super) fn challenge(&mut self) {
        for cell in std::mem::take(&mut self.challengers) {
            let Some(is_shrine) = self.is_shrine(cell) else { continue };
            let losers = self.around(cell, !is_shrine);
            let is_beaten = |figure: &&Figure| {
                losers.contains(&figure.cell) && figure.part != super::TOWER && {
                    let feature = self.table.feature(figure.cell, figure.part);
                    feature.kind == PartKind::Monastery && !feature.complete
                }
            };
            let beaten: Vec<Figure> = self.figures.iter().filter(is_beaten).copied().collect();
            beaten.into_iter().for_each(|figure| self.take_home(figure));
        }
    }
}
