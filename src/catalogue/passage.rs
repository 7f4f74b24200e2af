//! Passages: with The Tunnel the road through one is two roads, each of which ends in a mouth.

use super::{PartKind, Sides, TileDef};

/// The tile with the two roads. The first keeps the index of the one road, and the second comes behind all other parts.
pub(super) fn parted(tile: &TileDef) -> TileDef {
    let mut parted = tile.clone();
    parted.passage = false;
    let through = |part: &&mut super::Part| part.kind == PartKind::Road && part.sides.len() == 2;
    let Some(road) = parted.parts.iter_mut().find(through) else { return parted };
    road.mouth = true;
    let mut other = road.clone();
    let mut sides = road.sides.iter();
    for part in [&mut *road, &mut other] {
        let mut only = Sides::default();
        if let Some(side) = sides.next() {
            only.insert(side);
        }
        part.sides = only;
    }
    parted.parts.push(other);
    parted
}
