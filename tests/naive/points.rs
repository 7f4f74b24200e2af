//! What is scored, and for whom (RULES.md "Features" and the boxes), always computed from the whole table. Pigs, goods and the
//! cards of king and robber are in `traders` and `king`, the fairy's points in `fairy`.

use std::collections::{BTreeMap, BTreeSet};

use bastide::catalogue::{BoxId, PartKind};

use super::{
    Figure, Game, TOWER,
    facts::Man,
    gold::AROUND,
    table::{Cell, Feature, beside, facing},
};

impl Game {
    /// Gives points and records the event.
    pub(super) fn give(&mut self, player: usize, points: usize, what_for: &str) {
        if points > 0 {
            self.scores[player] += points as i32;
            self.told.push(format!("{player} {points} {what_for}"));
            self.gain_waits(player, points as i32, what_for);
        }
        if ["road", "city", "monastery", "shrine", "garden", "hut", "field", "castle", "watchtower"].contains(&what_for)
        {
            self.from_features[player] += points;
        }
    }

    /// Takes points away and records the event. Fewer than none may be left.
    pub(super) fn pay(&mut self, player: usize, points: i32, what_for: &str) {
        if points > 0 {
            self.scores[player] -= points;
            self.moves_back(player, points);
            self.told.push(format!("{player} pays {points} {what_for}"));
        }
    }

    /// Returns a figure to its owner.
    pub(super) fn take_home(&mut self, figure: Figure) {
        self.lift(figure);
        self.give_back(figure.owner, figure.man);
    }

    /// Puts a figure that is not on the board into its owner's supply.
    pub(super) fn give_back(&mut self, owner: usize, man: Man) {
        *self.hands[owner].entry(man).or_default() += 1;
        self.told.push(format!("{owner} home {}", man.word()));
    }

    /// The figures on a feature.
    pub(super) fn figures_in(&self, feature: &Feature) -> Vec<Figure> {
        self.figures.iter().copied().filter(|figure| feature.has(figure.cell, figure.part)).collect()
    }

    /// The players with the strongest figures; nobody if no figure has any strength. A mayor has the strength of his city's
    /// coats of arms; builder and pig have none.
    pub(super) fn strongest(&self, figures: &[Figure], coats: usize) -> BTreeSet<usize> {
        let mut strengths: BTreeMap<usize, usize> = BTreeMap::new();
        for figure in figures {
            *strengths.entry(figure.owner).or_default() += match figure.man {
                Man::Meeple | Man::Abbot | Man::Wagon | Man::Phantom | Man::Ringmaster => 1,
                Man::Large => 2,
                Man::Mayor => coats,
                Man::Builder | Man::Pig | Man::Shepherd => 0,
            };
        }
        let most = strengths.values().copied().max().unwrap_or(0);
        let strongest = strengths.into_iter().filter(|&(_, strength)| strength == most && most > 0);
        self.with_hills(strongest.map(|(owner, _)| owner).collect(), figures)
    }

    /// The points of a road, city, monastery or garden: complete, or as it is at the end. Little buildings are added last.
    pub(super) fn worth(&self, feature: &Feature) -> usize {
        self.worth_without_buildings(feature) + self.buildings_add(feature)
    }

    fn worth_without_buildings(&self, feature: &Feature) -> usize {
        self.with_magic(feature, self.worth_without_magic(feature))
    }

    fn worth_without_magic(&self, feature: &Feature) -> usize {
        let n_tiles = feature.n_tiles();
        let (coats, inn, cathedral) = self.table.printed(feature);
        let spoilt = self.agreed.uses(BoxId::Inns, "tiles") && self.agreed.is("unfinished-inn", "zero");
        match (feature.kind, feature.complete) {
            (PartKind::Road, true) => {
                let rate = if inn && self.agreed.uses(BoxId::Inns, "tiles") { 2 } else { 1 };
                rate * n_tiles + self.labyrinth_adds(feature)
            }
            (PartKind::Road, false) => {
                if inn && spoilt {
                    0
                } else {
                    n_tiles
                }
            }
            (PartKind::City, true) => {
                let rate = match n_tiles {
                    _ if cathedral && self.agreed.uses(BoxId::Inns, "tiles") => 3,
                    2 if self.agreed.is("small-city", "half") => 1,
                    _ => 2,
                };
                let rate = if self.is_besieged(feature) { rate - 1 } else { rate };
                rate * (n_tiles + coats) + self.hall_adds(feature)
            }
            (PartKind::City, false) => {
                if cathedral && spoilt || self.is_besieged(feature) {
                    0
                } else {
                    n_tiles + coats
                }
            }
            (PartKind::Garden, _) if self.is_hut(feature) => self.hut_gives(feature),
            (PartKind::Monastery, true) => 9 + self.vineyards_add(feature.one_part().0),
            (PartKind::Monastery | PartKind::Garden, _) => 1 + self.table.tiles_around(feature.one_part().0),
            _ => 0, // fields score through their cities
        }
    }

    /// Scores a feature that is not a field. Returns the players who have or share the majority.
    fn score(&mut self, feature: &Feature, when: &str) -> BTreeSet<usize> {
        let (coats, ..) = self.table.printed(feature);
        let points = self.worth(feature);
        let strongest = self.strongest(&self.figures_in(feature), coats);
        self.note_labyrinth(feature);
        self.begin_scoring();
        for &player in &strongest {
            self.give(player, points, &format!("{}{when}", self.name_of(feature)));
        }
        strongest
    }

    /// Scores every complete feature with figures and returns the figures, except wagons, which wait.
    pub(super) fn score_completed(&mut self) {
        let churches = self.around_churches();
        for feature in self.completed() {
            let church = churches.iter().find(|(cell, _)| {
                feature.kind == PartKind::Monastery && feature.parts.iter().any(|(at, _)| at == cell)
            });
            let is_scored = self.is_taken(&feature) && !self.is_castle(&feature);
            if !is_scored {
                church.into_iter().for_each(|(_, counts)| self.church_pays(counts));
                continue;
            }
            for player in self.score(&feature, "") {
                self.claim_gold(player, &feature);
                self.note_challenge(&feature);
            }
            self.ringmasters_bring(&self.figures_in(&feature), "");
            church.into_iter().for_each(|(_, counts)| self.church_pays(counts));
            self.fairy_pays(&self.figures_in(&feature), "");
            for figure in self.figures_in(&feature) {
                self.send_home_or_wait(figure);
            }
        }
    }

    /// The complete features with figures in the order in which they are scored. A castle is none.
    pub(super) fn completed_with_figures(&self) -> Vec<Feature> {
        self.completed().into_iter().filter(|feature| self.is_taken(feature) && !self.is_castle(feature)).collect()
    }

    /// The complete features around the tile just laid, and those with figures elsewhere, in the order in which they are scored: roads and
    /// cities that the edges of the tile closed, clockwise from north, each at the last of its edges, but those at a shared edge behind
    /// them; then monasteries and gardens around it, its own last, then roads that a ferry or a token completed, those of the tile first,
    /// clockwise from north, each at the first of its edges.
    fn completed(&self) -> Vec<Feature> {
        let mut found = BTreeSet::new();
        let mut each_once = |parts: Vec<(Cell, usize)>| -> Vec<Feature> {
            let features = parts.into_iter().map(|(cell, part)| self.table.feature(cell, part));
            features.filter(|feature| feature.complete && found.insert(feature.one_part())).collect()
        };
        let (later, mut at_edges): (Vec<_>, Vec<_>) =
            self.parts_at_edges().into_iter().partition(|&part| self.is_closed_later(part));
        at_edges.reverse();
        let mut features = each_once(at_edges);
        features.reverse();
        let last = self.table.last();
        let around = AROUND.into_iter().chain([(0, 0)]).map(|(east, south)| (last.0 + east, last.1 + south));
        let is_centre = |kind: PartKind| matches!(kind, PartKind::Monastery | PartKind::Garden);
        let mut others: Vec<(Cell, usize)> = around.flat_map(|cell| self.table.parts_at(cell)).collect();
        others.retain(|&(cell, part)| is_centre(self.table.part(cell, part).kind));
        others.extend(later.iter().chain(&self.changed_roads));
        let on_parts = self.figures.iter().filter(|figure| figure.part != TOWER);
        others.extend(on_parts.map(|figure| (figure.cell, figure.part)));
        features.extend(each_once(others));
        features
    }

    /// The parts at the edges of the tile just laid, and those that touch them, clockwise from north, but those at an edge that two cities of
    /// a tile share behind all others. An abbey has none of its own.
    pub(super) fn parts_at_edges(&self) -> Vec<(Cell, usize)> {
        let sides = |edge: usize| [(self.table.last(), edge), (beside(self.table.last(), edge), facing(edge))];
        let at = |(cell, edge): (Cell, usize)| -> Vec<(Cell, usize)> {
            let those = self.table.parts_at(cell);
            those.filter(|&(cell, part)| self.table.part(cell, part).edges.contains(&edge)).collect()
        };
        let is_shared = |edge: &usize| sides(*edge).into_iter().any(|side| at(side).len() > 1);
        let (shared, others): (Vec<usize>, Vec<usize>) = (0..4).partition(is_shared);
        others.into_iter().chain(shared).flat_map(sides).flat_map(at).collect()
    }

    /// Whether a ferry or a token has changed a road at an edge of the tile just laid in this part of the turn, and none of it there was complete before.
    fn is_closed_later(&self, (cell, part): (Cell, usize)) -> bool {
        let feature = self.table.feature(cell, part);
        let has = |&(cell, part): &(Cell, usize)| feature.has(cell, part);
        self.changed_roads.iter().any(has) && !self.closed_when_laid.iter().any(has)
    }

    /// Notes which parts at the edges of the tile just laid are complete before ferries and tokens change roads.
    pub(super) fn note_closed(&mut self) {
        self.closed_when_laid = self.parts_at_edges();
        self.closed_when_laid.retain(|&(cell, part)| self.table.feature(cell, part).complete);
    }

    /// Returns a figure whose feature was scored, unless it is a wagon, which waits.
    pub(super) fn send_home_or_wait(&mut self, figure: Figure) {
        if figure.man == Man::Wagon {
            self.lift(figure);
            self.waiting.push(figure);
        } else {
            self.take_home(figure);
        }
    }

    /// Gives the abbot's owner what he would score at the end, and returns him. Others who are there get nothing.
    pub(super) fn recall(&mut self, abbot: Figure) {
        let feature = self.table.feature(abbot.cell, abbot.part);
        let before = self.from_features.clone();
        if self.strongest(&self.figures_in(&feature), 0).contains(&abbot.owner) {
            self.begin_scoring();
            let points = self.recall_of_lying(&abbot).unwrap_or_else(|| self.worth_without_buildings(&feature));
            self.give(abbot.owner, points, self.name_of(&feature));
        }
        self.from_features = before; // the tile did not bring this about
        self.take_home(abbot);
    }

    /// Scores a number of points for each completed city for the majority of farmers on a barn's field, more with a pig or a
    /// pigsty, and returns the farmers and pigs.
    pub(super) fn send_farmers_home(&mut self, cell: Cell, part: usize, points_a_city: usize) {
        let field = self.table.feature(cell, part);
        let farmers = self.figures_in(&field);
        let cities = self.cities_of(&field);
        self.begin_scoring();
        for player in self.strongest(&farmers, 0) {
            let points = self.cities_give(&cities, points_a_city, self.more_a_city(player, &[&field]));
            self.give(player, points + self.buildings_add(&field), "field");
        }
        self.ringmasters_bring(&farmers, "");
        self.fairy_pays(&farmers, "");
        for farmer in farmers {
            self.take_home(farmer);
        }
    }

    /// In the scoring of a turn, farmers whose field was joined to a barn's field score 1 point for each city.
    pub(super) fn score_joined_to_barns(&mut self) {
        for (cell, part) in self.barns.iter().map(|barn| (barn.cell, barn.part)).collect::<Vec<_>>() {
            self.send_farmers_home(cell, part, 1);
        }
    }

    /// All features with figures, each once. A castle that nothing was completed beside scores nothing.
    pub(super) fn held_features(&self) -> Vec<Feature> {
        let mut found = BTreeSet::new();
        let on_features = self.figures.iter().filter(|figure| self.is_on_feature(figure));
        let features = on_features.map(|figure| self.table.feature(figure.cell, figure.part));
        features.filter(|feature| !self.is_castle(feature) && found.insert(feature.one_part())).collect()
    }

    /// The final scoring.
    pub(super) fn score_end(&mut self) {
        self.score_features_at_end();
        self.score_gold();
        self.score_acrobats();
        self.turn_up_animal(" at the end");
        self.score_pond();
        self.score_goods();
        self.score_cards();
    }

    /// The final scoring of features as they are, of fields and of barns.
    pub(super) fn score_features_at_end(&mut self) {
        let held = self.held_features();
        for feature in &held {
            self.ringmasters_bring(&self.figures_in(feature), " at the end");
            self.fairy_pays(&self.figures_in(feature), " at the end");
        }
        let (fields, others): (Vec<_>, Vec<_>) = held.into_iter().partition(|feature| feature.kind == PartKind::Field);
        let (with_barn, mut fields): (Vec<_>, Vec<_>) = fields.into_iter().partition(|field| self.has_barn_in(field));
        for feature in others {
            self.score(&feature, " at the end");
        }
        self.score_lying();
        // The field pays first whose farmer was placed first: a pig may lie longer than the farmers who came after others had gone.
        let is_farmer =
            |field: &Feature, figure: &Figure| figure.man.is_follower() && field.has(figure.cell, figure.part);
        fields.sort_by_key(|field| self.figures.iter().position(|figure| is_farmer(field, figure)));
        if self.agreed.is("farms", "first") {
            self.score_cities_for_farmers(&fields);
        } else {
            self.score_fields(&fields);
        }
        // Farmers in a field with a barn came from Carcassonne and score like those who were joined to it.
        for field in &with_barn {
            for player in self.strongest(&self.figures_in(field), 0) {
                let points = self.cities_give(&self.cities_of(field), 1, self.more_a_city(player, &[field]));
                self.give(player, points + self.buildings_add(field), "field at the end");
            }
        }
        for (owner, cell, part) in self.barns.iter().map(|barn| (barn.owner, barn.cell, barn.part)).collect::<Vec<_>>()
        {
            let field = self.table.feature(cell, part);
            let points = self.cities_give(&self.cities_of(&field), 4, 0) + self.buildings_add(&field);
            self.give(owner, points, "barn at the end");
        }
    }

    /// `farms` third and second: 3 points a city to the majority of each field, more with a pig or a pigsty; with `second` a city
    /// pays a player once.
    fn score_fields(&mut self, fields: &[Feature]) {
        let mut paid = BTreeSet::new();
        for field in fields {
            for player in self.strongest(&self.figures_in(field), 0) {
                let mut cities = self.cities_of(field);
                if self.agreed.is("farms", "second") {
                    cities.retain(|&city| paid.insert((player, city)));
                }
                let points = self.cities_give(&cities, 3, self.more_a_city(player, &[field]));
                self.give(player, points + self.buildings_add(field), "field at the end");
            }
        }
    }

    /// `farms` first: each city pays the majority of all farmers on all fields that touch it.
    fn score_cities_for_farmers(&mut self, fields: &[Feature]) {
        for (city, around) in self.fields_around_cities(fields) {
            for (player, points) in self.city_pays(city, &around) {
                self.give(player, points, "field at the end");
            }
        }
        // A little building belongs to its field, not to a city.
        for field in fields {
            for player in self.strongest(&self.figures_in(field), 0) {
                self.give(player, self.buildings_add(field), "field at the end");
            }
        }
    }

    /// For each completed city those of some fields that touch it.
    pub(super) fn fields_around_cities<'a>(&self, fields: &'a [Feature]) -> BTreeMap<(Cell, usize), Vec<&'a Feature>> {
        let mut around: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for field in fields {
            for city in self.cities_of(field) {
                around.entry(city).or_default().push(field);
            }
        }
        around
    }

    /// What a city pays to whom with `farms=first`: 4 points, and more with a pig or a pigsty in the fields around it in which
    /// the player lies.
    pub(super) fn city_pays(&self, city: (Cell, usize), around: &[&Feature]) -> Vec<(usize, usize)> {
        let farmers: Vec<Figure> = around.iter().flat_map(|field| self.figures_in(field)).collect();
        let strongest = self.strongest(&farmers, 0).into_iter();
        let pays = strongest.map(|player| {
            let lies_in = |field: &Feature| self.has_follower_in(player, field);
            let his: Vec<&Feature> = around.iter().copied().filter(|field| lies_in(field)).collect();
            (player, self.cities_give(&BTreeSet::from([city]), 4, self.more_a_city(player, &his)))
        });
        pays.collect()
    }
}
