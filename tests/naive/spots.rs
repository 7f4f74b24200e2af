//! Places on tiles that are no features: figures are there, but nothing is ever complete and nobody holds anything.

use bastide::catalogue::PartKind;

use super::{
    Figure, Game, TOWER,
    facts::{Agreed, Man, Part, Tile},
    table::{Cell, Table},
};

/// One of these places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spot {
    /// In a German monastery, where figures lie to the end of the game.
    Lying,
    /// On the oak or in the pond, where figures are trapped.
    Oak,
    Pond,
    /// On the ground of acrobats, where three make a pyramid.
    Acrobats,
}

/// The word in a record.
pub(super) fn word(spot: Spot) -> &'static str {
    match spot {
        Spot::Lying => "monastery.abbot",
        Spot::Oak => "oak",
        Spot::Pond => "pond",
        Spot::Acrobats => "acrobats",
    }
}

/// The boxes that are in play, as far as they bring such places.
#[derive(Clone, Copy, Default)]
pub(super) struct Shown {
    monasteries: bool,
    russian: bool,
    bigtop: bool,
}

impl Agreed {
    pub(super) fn shown(&self) -> Shown {
        Shown { monasteries: self.monasteries, russian: self.russian, bigtop: self.bigtop }
    }
}

impl Tile {
    /// The same tile with one part more, the last: the place that it has, or its hut.
    pub(super) fn with_spots(mut self, shown: Shown) -> Self {
        let spot = match self.name {
            "MO01" | "MO02" | "MO03" | "MO04" | "MO05" | "MO06" if shown.monasteries => Some(Spot::Lying),
            "RU03" if shown.russian => Some(Spot::Oak),
            "BT01" | "BT02" | "BT03" | "BT04" | "BT05" if shown.bigtop => Some(Spot::Acrobats),
            "RU04" if shown.russian => Some(Spot::Pond),
            _ => None,
        };
        let hut = self.name == "RU01" && shown.russian;
        self.parts.extend(hut.then(|| Part { hut, ..Part::bare(PartKind::Garden) }));
        self.parts.extend(spot.map(|spot| Part { spot: Some(spot), ..Part::bare(PartKind::Quarter) }));
        self
    }
}

impl Table {
    /// Which part of the tile on a cell is this place.
    pub(super) fn spot_at(&self, cell: Cell, spot: Spot) -> Option<usize> {
        self.at(cell)?.parts.iter().position(|part| part.spot == Some(spot))
    }
}

impl Game {
    /// The place at which a figure is, if that is no feature.
    pub(super) fn spot_of(&self, figure: &Figure) -> Option<Spot> {
        if figure.part == TOWER { None } else { self.table.part(figure.cell, figure.part).spot }
    }

    /// The figures at this place of a tile.
    pub(super) fn at_spot(&self, cell: Cell, spot: Spot) -> Vec<Figure> {
        let is_there = |figure: &&Figure| figure.cell == cell && self.spot_of(figure) == Some(spot);
        self.figures.iter().filter(is_there).copied().collect()
    }

    /// Takes away all figures at places of this kind, as if they had never been there.
    pub(super) fn clear(&mut self, spot: Spot) {
        let gone: Vec<Figure> =
            self.figures.iter().filter(|figure| self.spot_of(figure) == Some(spot)).copied().collect();
        self.figures.retain(|figure| !gone.contains(figure));
    }

    /// Whether a figure is on a feature.
    pub(super) fn is_on_feature(&self, figure: &Figure) -> bool {
        figure.part != TOWER && self.spot_of(figure).is_none()
    }

    /// Whether nobody is placed on a tile: it is the dragon's, or has a pond.
    pub(super) fn is_closed(&self, cell: Cell) -> bool {
        self.dragon == Some(cell) || self.table.spot_at(cell, Spot::Pond).is_some()
    }

    /// Whether this kind of figure may be placed on a part, whoever is there.
    pub(super) fn may_stand_on(&self, man: Man, cell: Cell, part: usize) -> bool {
        let there = self.table.part(cell, part);
        match there.spot {
            Some(Spot::Lying) => self.may_lie(man),
            Some(Spot::Oak | Spot::Pond) => false, // nobody goes there by himself
            Some(Spot::Acrobats) => false,         // there is a rule of its own for them
            None if there.hut => self.may_enter_hut(man),
            None => self.may_stand(man, there.kind),
        }
    }
}
