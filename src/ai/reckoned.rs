//! What has been reckoned about the features of one landscape, so that positions with the same tiles need not reckon it again.
//!
//! A decision about a figure, a tower or the dragon leaves the landscape as it is, and all that is tried after one placement
//! shares one. What depends on figures is not kept.

use crate::board::{Board, Node};

/// Stands for the City of Carcassonne, which is complete and no feature, in the list of a field's cities.
pub(super) const CARCASSONNE: Node = Node::MAX;

/// Chances and neighbours by the root of a feature.
#[derive(Clone, Debug)]
pub(super) struct Reckoned {
    /// The landscape, with the number of tiles to come; `None` for one that was only tried.
    about: Option<(u64, usize)>,
    /// Entries with another stamp are about an earlier landscape.
    stamp: u32,
    chances: Vec<(u32, (f32, u8))>,
    fields: Vec<(u32, Cities)>,
    /// The lists of all fields.
    cities: Vec<Node>,
    /// The cities that have been entered into the latest list.
    entered: Vec<u32>,
    n_lists: u32,
}

/// The place of a field's list of cities.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Cities {
    start: u32,
    end: u32,
    /// The halves of edges at which the field leads on to an empty cell.
    pub(super) open: u16,
}

impl Reckoned {
    pub(super) const fn new() -> Self {
        Self {
            about: None,
            stamp: 1,
            chances: Vec::new(),
            fields: Vec::new(),
            cities: Vec::new(),
            entered: Vec::new(),
            n_lists: 0,
        }
    }

    /// Keeps what is known if this is the landscape that it is about.
    pub(super) fn look_at(&mut self, board: &Board, to_come: usize) {
        let about = Some((fingerprint(board), to_come));
        if self.about != about {
            self.forget();
            self.about = about;
        }
    }

    /// Forgets everything: the landscape has changed, or the number of tiles to come.
    pub(super) fn forget(&mut self) {
        self.about = None;
        self.stamp += 1;
        self.cities.clear();
    }

    /// The chance that a feature is completed, and at how many of its open edges another one can join it.
    pub(super) fn chance(&self, root: Node) -> Option<(f32, u8)> {
        self.chances.get(usize::from(root)).filter(|(stamp, _)| *stamp == self.stamp).map(|&(_, chance)| chance)
    }

    pub(super) fn keep_chance(&mut self, root: Node, chance: (f32, u8)) {
        *entry(&mut self.chances, root) = (self.stamp, chance);
    }

    /// The cities that a field touches, by their roots.
    pub(super) fn cities(&self, field: Node) -> Option<Cities> {
        self.fields.get(usize::from(field)).filter(|(stamp, _)| *stamp == self.stamp).map(|&(_, cities)| cities)
    }

    /// The city at one place of a list, counted from 0.
    pub(super) fn city(&self, cities: Cities, index: usize) -> Option<Node> {
        self.cities[cities.start as usize..cities.end as usize].get(index).copied()
    }

    /// Begins the list of a field.
    pub(super) fn begin_list(&mut self) -> Cities {
        self.n_lists += 1;
        let start = self.cities.len() as u32;
        Cities { start, end: start, open: 0 }
    }

    /// Enters a city into the list that was begun, unless it is there already.
    pub(super) fn enter(&mut self, city: Node) {
        let n_lists = self.n_lists;
        if city == CARCASSONNE || std::mem::replace(entry(&mut self.entered, city), n_lists) != n_lists {
            self.cities.push(city);
        }
    }

    /// Ends the list of a field and keeps it.
    pub(super) fn keep_list(&mut self, field: Node, begun: Cities) -> Cities {
        let cities = Cities { end: self.cities.len() as u32, ..begun };
        *entry(&mut self.fields, field) = (self.stamp, cities);
        cities
    }
}

fn entry<T: Clone + Default>(entries: &mut Vec<T>, node: Node) -> &mut T {
    let index = usize::from(node);
    if index >= entries.len() {
        entries.resize(index + 1, T::default());
    }
    &mut entries[index]
}

/// Tells landscapes apart: the tiles in the order in which they were laid.
fn fingerprint(board: &Board) -> u64 {
    board.tiles().iter().fold(0, |print, laid| {
        let place = (laid.pos.x as u16 as u64) << 32 | (laid.pos.y as u16 as u64) << 16;
        (print.rotate_left(5) ^ (place | (laid.tile.index() as u64) << 48 | u64::from(laid.turns)))
            .wrapping_mul(0x9E37_79B9_7F4A_7C15)
    })
}
