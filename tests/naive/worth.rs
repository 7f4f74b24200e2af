//! What would be scored if the game ended now.

use bastide::catalogue::PartKind;

use super::{Game, table::Cell};

impl Game {
    /// The points that every player would have.
    pub(crate) fn if_over(&self) -> Vec<usize> {
        let mut over = self.clone();
        over.score_end();
        over.scores
    }

    /// The points that the feature of a part would give every player, without goods and cards. `None` for a field with `farms=second`, where the points
    /// depend on the order of the fields.
    pub(crate) fn worth_at(&self, cell: Cell, part: usize) -> Option<Vec<usize>> {
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
        if is_field && self.agreed.is("farms", "first") {
            over.fairy_pays(&over.figures.clone(), " at the end");
            // But farmers on other fields take cities away, and a city's points count for every field with the player's farmers.
            let mine = std::mem::take(&mut over.figures);
            let mut fields = self.held_features();
            fields.retain(|field| field.kind == PartKind::Field);
            let near = self.table.cities_of(&feature);
            for (_, around) in self.fields_around_cities(&fields).into_iter().filter(|(city, _)| near.contains(city)) {
                for (player, points) in self.city_pays(&around) {
                    if mine.iter().any(|farmer| farmer.owner == player) {
                        over.scores[player] += points;
                    }
                }
            }
        }
        over.score_features_at_end();
        Some(over.scores)
    }
}
