//! The cards of the king and the robber baron (BOXES.md "King & Robber Baron").

use bastide::catalogue::{BoxId, PartKind};

use super::{Game, table::Feature};

/// The king's or the robber's card.
#[derive(Clone, Default)]
pub(super) struct Card {
    /// Who has it; nobody until a first city or road is completed.
    pub(super) holder: Option<usize>,
    /// The number of tiles of the largest city or road that was completed so far.
    largest: usize,
}

impl Card {
    /// A player completed some cities or roads. One with more tiles than all before brings the card.
    fn completed_by(&mut self, player: usize, features: &[Feature]) {
        for feature in features {
            if feature.n_tiles() > self.largest {
                self.largest = feature.n_tiles();
                self.holder = Some(player);
            }
        }
    }
}

impl Game {
    /// Hands the cards over for what the last tile completed. With `king-final=continuous` those who held them until then first
    /// score 1 point for each of these cities or roads.
    pub(super) fn hand_over_cards(&mut self) {
        let cities = self.cities_completed_by_last();
        let roads = self.roads_completed();
        if self.agreed.is("king-final", "continuous") {
            self.score_card(self.king.holder, cities.len(), "king");
            self.score_card(self.robber.holder, roads.len(), "robber");
        }
        if self.agreed.uses(BoxId::King, "king") {
            self.king.completed_by(self.active, &cities);
        }
        if self.agreed.uses(BoxId::King, "robber") {
            self.robber.completed_by(self.active, &roads);
        }
    }

    /// The points of both cards at the end.
    pub(super) fn score_cards(&mut self) {
        let n_completed = |kind| match kind {
            PartKind::City => {
                let cities = self.table.all_completed(kind);
                let carcassonne = usize::from(self.agreed.count);
                carcassonne + cities.iter().filter(|city| !self.is_castle(city)).count()
            }
            _ => self.table.all_completed(kind).len(),
        };
        let (king, robber) = if self.agreed.is("king-final", "each") {
            (n_completed(PartKind::City), n_completed(PartKind::Road))
        } else if self.agreed.is("king-final", "flat") {
            (10, 20)
        } else {
            (0, 0)
        };
        self.score_card(self.king.holder, king, "king at the end");
        self.score_card(self.robber.holder, robber, "robber at the end");
    }

    fn score_card(&mut self, holder: Option<usize>, points: usize, what_for: &str) {
        if let Some(player) = holder {
            self.begin_scoring();
            self.give(player, points, what_for);
        }
    }
}
