//! Computes the facts that [`super::Board`] maintains by flood fill from the laid tiles alone. This is slow but obviously
//! right, so the tests compare the board with it.

use std::collections::{BTreeMap, BTreeSet};

use super::{LaidTile, Pos};
use crate::catalogue::{Attributes, Catalogue, EdgeKind, PartKind, Side, Sides};

/// A feature as found by the scan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScannedFeature {
    /// The kind of feature.
    pub kind: PartKind,
    /// Its parts, as (index of the tile, index of the part).
    pub parts: BTreeSet<(usize, usize)>,
    /// The number of edges that lead to an empty cell. For monasteries and gardens, the number of empty cells around them;
    /// for fields, 0.
    pub open: i16,
    /// The number of tiles that it covers.
    pub tiles: u16,
    /// The merged attributes of its parts.
    pub attributes: Attributes,
}

/// All features of a landscape, ordered by their first parts.
#[must_use]
pub fn features(tiles: &[LaidTile]) -> Vec<ScannedFeature> {
    let by_pos: BTreeMap<Pos, usize> = tiles.iter().enumerate().map(|(index, laid)| (laid.pos, index)).collect();
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    for (index, laid) in tiles.iter().enumerate() {
        for part in 0..Catalogue::get().tile(laid.tile).parts.len() {
            if !seen.contains(&(index, part)) {
                let feature = flood(tiles, &by_pos, (index, part));
                seen.extend(feature.parts.iter().copied());
                found.push(feature);
            }
        }
    }
    found
}

/// The empty cells next to a landscape. Each comes with what its four neighbours show, clockwise from north; `None` where
/// there is no neighbour.
#[must_use]
pub fn frontier(tiles: &[LaidTile]) -> BTreeMap<Pos, [Option<EdgeKind>; 4]> {
    let taken: BTreeSet<Pos> = tiles.iter().map(|laid| laid.pos).collect();
    let mut cells: BTreeMap<Pos, [Option<EdgeKind>; 4]> = BTreeMap::new();
    for laid in tiles {
        for side in Side::ALL {
            let pos = laid.pos.beside(side);
            if !taken.contains(&pos) {
                let shown = Catalogue::get().face(laid.tile, laid.turns).edges[side.index()];
                cells.entry(pos).or_default()[side.opposite().index()] = Some(shown);
            }
        }
    }
    cells
}

fn flood(tiles: &[LaidTile], by_pos: &BTreeMap<Pos, usize>, start: (usize, usize)) -> ScannedFeature {
    let catalogue = Catalogue::get();
    let part_of = |(index, part): (usize, usize)| &catalogue.tile(tiles[index].tile).parts[part];
    let kind = part_of(start).kind;
    let mut parts = BTreeSet::from([start]);
    let mut queue = vec![start];
    let mut open = 0;
    let mut attributes = Attributes::default();
    while let Some(here) = queue.pop() {
        let laid = &tiles[here.0];
        attributes.merge(part_of(here).attributes);
        if kind.is_surrounded() {
            open += laid.pos.around().filter(|pos| !by_pos.contains_key(pos)).count() as i16;
        }
        open += i16::from(!kind.is_feature());
        let mut reach = |next: (usize, Option<usize>)| {
            if let (tile, Some(part)) = next
                && parts.insert((tile, part))
            {
                queue.push((tile, part));
            }
        };
        for side in part_of(here).sides.turned(laid.turns).iter() {
            match by_pos.get(&laid.pos.beside(side)) {
                Some(&other) => {
                    // Two cities may share the edge.
                    let parts = catalogue.tile(tiles[other].tile).parts.iter().enumerate();
                    let reaches = |sides: Sides| sides.turned(tiles[other].turns).contains(side.opposite());
                    parts.filter(|(_, part)| reaches(part.sides)).for_each(|(part, _)| reach((other, Some(part))));
                }
                None => open += 1,
            }
        }
        for half in part_of(here).halves.turned(laid.turns).iter() {
            if let Some(&other) = by_pos.get(&laid.pos.beside(half.side())) {
                let face = catalogue.face(tiles[other].tile, tiles[other].turns);
                reach((other, face.field_at(half.across())));
            }
        }
    }
    let covered: BTreeSet<usize> = parts.iter().map(|&(tile, _)| tile).collect();
    ScannedFeature { kind, parts, open, tiles: covered.len() as u16, attributes }
}
