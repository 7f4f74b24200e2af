//! What would be scored if the game ended now.

use bastide::catalogue::PartKind;

use super::{Game, table::Cell};

impl Game {
    /// The points that every player would have, without those for the animal that nobody has seen yet.
    pub(crate) fn if_over(&self) -> Vec<i32> {
        let mut over = self.clone();
        over.hide_animal();
        over.score_end();
        over.scores
    }

    /// The same for the part with a name.
    pub(crate) fn worth_of(&self, cell: Cell, place: &str) -> Option<Vec<i32>> {
        let tile = self.table.at(cell).unwrap();
        self.worth_at(cell, (0..tile.parts.len()).find(|&part| tile.place_name(part) == place).unwrap())
    }

    /// The points that the feature of a part would give every player, without goods and cards. `None` for a field with `farms=second`, where the points
    /// depend on the order of the fields.
    pub(crate) fn worth_at(&self, cell: Cell, part: usize) -> Option<Vec<i32>> {
        let feature = self.table.feature(cell, part);
        let is_field = feature.kind == PartKind::Field;
        if is_field && self.agreed.is("farms", "second") {
            return None;
        }
        // Nobody stands anywhere else.
        let mut over = self.clone();
        over.scores.fill(0);
        over.figures.retain(|figure| feature.has(figure.cell, figure.part));
        over.barns.retain(|barn| feature.has(barn.cell, barn.part));
        if is_field && self.agreed.is("farms", "first") && !self.has_barn_in(&feature) {
            over.ringmasters_bring(&over.figures.clone(), " at the end");
            over.fairy_pays(&over.figures.clone(), " at the end");
            // But farmers on other fields take cities away, and a city's points count for every field with the player's farmers.
            let mine = std::mem::take(&mut over.figures);
            let mut fields = self.held_features();
            fields.retain(|field| field.kind == PartKind::Field && !self.has_barn_in(field));
            for player in self.strongest(&mine, 0) {
                over.scores[player] += self.buildings_add(&feature) as i32;
            }
            let near = self.cities_of(&feature);
            let around_cities = self.fields_around_cities(&fields);
            for (city, around) in around_cities.into_iter().filter(|(city, _)| near.contains(city)) {
                for (player, points) in self.city_pays(city, &around) {
                    if mine.iter().any(|farmer| farmer.owner == player) {
                        over.scores[player] += points as i32;
                    }
                }
            }
        }
        over.score_features_at_end();
        Some(over.scores)
    }
}
