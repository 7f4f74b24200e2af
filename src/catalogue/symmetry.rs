//! Which turns of a tile look alike, because the tile is symmetrical.

use super::{Part, RoadEnd, Rotation, Side, TileDef};

impl TileDef {
    /// For each rotation the smallest one that looks the same: a straight road after two quarter turns lies as before.
    ///
    /// What is printed on a part counts, and where on it does not.
    #[must_use]
    pub(super) fn alike(&self) -> [Rotation; 4] {
        let same = |by: Rotation| self.is_same_after(by);
        match (same(1), same(2)) {
            (true, _) => [0; 4],
            (false, true) => [0, 1, 0, 1],
            (false, false) => [0, 1, 2, 3],
        }
    }

    fn is_same_after(&self, by: Rotation) -> bool {
        // Which part lies where each part lay before.
        let places: Option<Vec<usize>> = self.parts.iter().map(|part| self.instead_of(part, by)).collect();
        let Some(places) = places else { return false };
        let same_part = |(part, &place): (&Part, &usize)| {
            let other = &self.parts[place];
            let cities = (0..self.parts.len().min(8)).filter(|city| part.cities >> city & 1 == 1);
            let ends = part.ends.iter().map(|&end| match end {
                RoadEnd::City(city) => RoadEnd::City(places[usize::from(city)] as u8),
                end => end,
            });
            cities.fold(0, |mask, city| mask | 1 << places[city]) == other.cities
                && part.ends.len() == other.ends.len()
                && ends.into_iter().all(|end| other.ends.contains(&end))
        };
        self.arrow.is_none()
            && Side::ALL.into_iter().all(|side| self.edges[side.turned(by).index()] == self.edges[side.index()])
            && self.prints.iter().all(|print| print.points.is_none())
            && self.rivers.iter().all(|river| self.rivers.contains(&river.turned(by)))
            && self.parts.iter().zip(&places).all(same_part)
    }

    /// The part that lies after a turn where another lay before and shows the same.
    fn instead_of(&self, part: &Part, by: Rotation) -> Option<usize> {
        self.parts.iter().position(|other| {
            other.kind == part.kind
                && other.sides == part.sides.turned(by)
                && other.halves == part.halves.turned(by)
                && other.attributes == part.attributes
                && other.castle_half == part.castle_half
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::catalogue::Catalogue;

    #[test]
    fn symmetrical_tiles_have_fewer_turns() {
        let catalogue = Catalogue::get();
        let n = |name: &str| {
            let mut turns = catalogue.tile(catalogue.find(name).unwrap()).alike().to_vec();
            turns.dedup();
            turns.sort_unstable();
            turns.dedup();
            turns.len()
        };
        // A monastery without a road, a city on all sides and a crossing of four roads have one; two roads or cities that face
        // each other have two; everything else has four.
        for (name, expected) in
            [("B", 1), ("C", 1), ("X", 1), ("U", 2), ("G", 2), ("H", 2), ("A", 4), ("D", 4), ("V", 4), ("E", 4)]
        {
            assert_eq!(n(name), expected, "{name}");
        }
    }

    /// An arrow points another way after every turn.
    #[test]
    fn tiles_with_an_arrow_have_four_turns() {
        let tiles = Catalogue::get().tiles().iter().filter(|tile| tile.arrow.is_some());
        assert!(tiles.map(|tile| assert_eq!(tile.alike(), [0, 1, 2, 3], "{}", tile.name)).count() > 0);
    }

    /// Whoever turns a tile into one that looks alike finds every edge and every part where it was.
    #[test]
    fn turns_that_look_alike_have_the_same_edges() {
        let catalogue = Catalogue::get();
        for tile in catalogue.tiles() {
            let id = catalogue.find(&tile.name).unwrap();
            for (turns, &like) in tile.alike().iter().enumerate() {
                let (face, other) = (catalogue.face(id, turns as u8), catalogue.face(id, like));
                assert_eq!(face.edges, other.edges, "{}", tile.name);
                let kinds = |face: &crate::catalogue::Face| {
                    face.side_parts
                        .map(|part| tile.parts.get(usize::from(part)).map(|part| (part.kind, part.sides.len())))
                };
                assert_eq!(kinds(face), kinds(other), "{}", tile.name);
            }
        }
    }
}
