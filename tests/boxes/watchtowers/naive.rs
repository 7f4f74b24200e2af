//! Watchtowers (FURTHER.md "The Watchtowers").

use bastide::catalogue::PartKind;

use super::{
    Figure, Game,
    table::{Cell, block},
};

impl Game {
    /// Before the completed roads and cities are scored, the followers on them at the foot of a tower get its bonus.
    pub(super) fn towers_pay(&mut self) {
        if !self.agreed.watchtowers {
            return;
        }
        let features = self.completed_with_figures().into_iter();
        let built = features.filter(|feature| [PartKind::Road, PartKind::City].contains(&feature.kind));
        let mut followers: Vec<Figure> = built.flat_map(|feature| self.figures_in(&feature)).collect();
        followers.retain(|figure| figure.man.is_follower());
        let cells: Vec<Cell> = self.table.in_order().collect();
        for cell in cells {
            let bonus = self.tower_counts(cell);
            for player in self.players_from_active() {
                for figure in self.figures.clone() {
                    if figure.owner == player && figure.cell == cell && followers.contains(&figure) {
                        self.begin_scoring();
                        self.give(player, bonus, "watchtower");
                    }
                }
            }
        }
    }

    /// The bonus of the tower of a cell; 0 if it has none.
    fn tower_counts(&self, cell: Cell) -> usize {
        let near: Vec<Cell> = block(cell).filter(|&near| self.table.at(near).is_some()).collect();
        let Some(tile) = self.table.at(cell) else { return 0 };
        match tile.name {
            "WT01" | "WT08" => 2 * near.iter().map(|&near| self.coats_on(near)).sum::<usize>(),
            "WT02" | "WT11" => 3 * near.iter().filter(|&&near| self.shows_feature(near, PartKind::Monastery)).count(),
            "WT03" | "WT07" | "WT10" => near.iter().filter(|&&near| self.shows_feature(near, PartKind::City)).count(),
            "WT05" | "WT09" | "WT12" => near.iter().filter(|&&near| self.shows_feature(near, PartKind::Road)).count(),
            "WT04" | "WT06" => {
                2 * self.figures.iter().filter(|figure| figure.man.is_follower() && near.contains(&figure.cell)).count()
            }
            _ => 0,
        }
    }

    fn coats_on(&self, cell: Cell) -> usize {
        self.table.at(cell).map_or(0, |tile| tile.parts.iter().map(|part| part.coats).sum())
    }

    /// Whether a tile has a part of a kind; the half of a castle is no city.
    fn shows_feature(&self, cell: Cell, kind: PartKind) -> bool {
        let parts = self.table.at(cell).map_or(0, |tile| tile.parts.len());
        (0..parts)
            .any(|part| self.table.part(cell, part).kind == kind && !self.is_castle(&self.table.feature(cell, part)))
    }
}
