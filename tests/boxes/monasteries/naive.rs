//! German monasteries, in which figures stand or lie (FURTHER.md "Monasteries in Germany").

use std::collections::BTreeSet;

use bastide::catalogue::PartKind;

use super::{
    Figure, Game,
    facts::Man,
    spots::Spot,
    table::{Cell, Feature, beside},
};

impl Game {
    /// Whether this kind of figure may lie down.
    pub(super) fn may_lie(&self, man: Man) -> bool {
        matches!(man, Man::Meeple | Man::Large | Man::Abbot | Man::Wagon | Man::Ringmaster | Man::Phantom)
    }

    /// Whether somebody stands or lies in the German monastery to which a part belongs: standing and lying there are one place for
    /// those who come later.
    pub(super) fn is_shared_with_somebody(&self, cell: Cell, part: usize) -> bool {
        let Some(lying) = self.table.spot_at(cell, Spot::Lying) else { return false };
        let is_building = |part: usize| part == lying || self.table.part(cell, part).kind == PartKind::Monastery;
        let is_inside =
            |figure: &Figure| figure.cell == cell && figure.part != super::TOWER && is_building(figure.part);
        is_building(part) && self.figures.iter().any(is_inside)
    }

    /// Whether a feature is the place of those who lie.
    pub(super) fn is_lying_place(&self, feature: &Feature) -> bool {
        let (cell, part) = feature.one_part();
        self.table.part(cell, part).spot == Some(Spot::Lying)
    }

    /// Whether somebody lies in a monastery and nobody stands there. It then counts as never completed.
    pub(super) fn has_only_lying(&self, feature: &Feature) -> bool {
        let (cell, _) = feature.one_part();
        let Some(lying) = self.table.spot_at(cell, Spot::Lying) else { return false };
        let lies = |figure: &Figure| (figure.cell, figure.part) == (cell, lying);
        feature.kind == PartKind::Monastery && !self.is_taken(feature) && self.figures.iter().any(lies)
    }

    /// Whether a wagon that moves on may go there as far as it lies down: in an incomplete monastery only.
    pub(super) fn may_move_into(&self, cell: Cell, part: usize) -> bool {
        self.table.part(cell, part).spot != Some(Spot::Lying) || self.table.tiles_around(cell) < 8
    }

    /// Parts that a wagon reaches, with the places to lie in the monasteries among them.
    pub(super) fn with_lying(&self, reached: &BTreeSet<(Cell, usize)>) -> BTreeSet<(Cell, usize)> {
        let monasteries =
            reached.iter().filter(|&&(cell, part)| self.table.part(cell, part).kind == PartKind::Monastery);
        let lying = monasteries.filter_map(|&(cell, _)| Some((cell, self.table.spot_at(cell, Spot::Lying)?)));
        lying.chain(reached.iter().copied()).collect()
    }

    /// The points of an abbot who is taken back, if he lies: as many as for one who stands.
    pub(super) fn recall_of_lying(&self, abbot: &Figure) -> Option<usize> {
        let lies = self.spot_of(abbot) == Some(Spot::Lying);
        lies.then(|| 1 + self.table.tiles_around(abbot.cell))
    }

    /// At the end the strongest of those who lie in a monastery get its points, whether it is complete or not.
    pub(super) fn score_lying(&mut self) {
        let cells: BTreeSet<Cell> = self.lying().map(|figure| figure.cell).collect();
        for cell in cells {
            let figures: Vec<Figure> = self.lying().filter(|figure| figure.cell == cell).copied().collect();
            let points = self.worth_of_lying(cell);
            self.begin_scoring();
            for player in self.strongest(&figures, 0) {
                self.give(player, points, "monastery at the end");
            }
        }
    }

    fn lying(&self) -> impl Iterator<Item = &Figure> {
        self.figures.iter().filter(|figure| self.spot_of(figure) == Some(Spot::Lying))
    }

    /// One for the tile and one for each of the tiles that lie in unbroken rows to the north, east, south and west of it.
    pub(super) fn worth_of_lying(&self, cell: Cell) -> usize {
        let row = |edge: usize| {
            let cells = std::iter::successors(Some(beside(cell, edge)), move |&at| Some(beside(at, edge)));
            cells.take_while(|&at| self.table.at(at).is_some()).count()
        };
        1 + (0..4).map(row).sum::<usize>() + self.buildings_around(cell)
    }

    /// Whether the message about one follower may be for this one: on a feature, or lying in a monastery.
    pub(super) fn is_scored_alone(&self, figure: &Figure) -> bool {
        self.is_on_feature(figure) || self.spot_of(figure) == Some(Spot::Lying)
    }
}
