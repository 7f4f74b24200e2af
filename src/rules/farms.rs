//! The final scoring of farmers, in each of the ways in which the editions count them.

use super::{ByPlayer, Extra, Farms, Game, PlayerId, Score, ScoreReason, score, seams};
use crate::{
    board::{MAX_NODES, Node},
    catalogue::{Catalogue, PartKind},
};

/// Calls `tell` with what farmers would score if the game ended now. Fields come in the order in which their farmers were placed,
/// and those of which an expansion says what a city gives after all others.
pub(super) fn final_scores(game: &Game, tell: &mut dyn FnMut(PlayerId, i16, Score)) {
    match game.rules.options.farms {
        Farms::Third => by_field(game, Repeat::Every, tell),
        Farms::Second => by_field(game, Repeat::OnceAPlayer, tell),
        Farms::First => by_city(game, tell),
        Farms::Off => return,
    }
    for field in fields(game).into_iter().filter(|&field| is_apart(game, field)) {
        let mut score = score_of(game, field).among(game, field);
        let counted = count_completed_cities(game, field);
        for player in score::winners(game, &score) {
            let points = with_pigs(game, field, player, points_for_a_city(game, field), counted, &mut score);
            if points > 0 {
                tell(player, points, score);
            }
        }
    }
}

/// Whether an expansion says what a city gives on a field, so that the way in which the edition counts fields does not matter.
pub(super) fn is_apart(game: &Game, field: Node) -> bool {
    seams::points_for_a_city(game, field).is_some()
}

/// How often one city can score for one player.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Repeat {
    Every,
    OnceAPlayer,
}

/// What each completed city gives, in the first edition, to the player with the most farmers around it.
const FIRST_EDITION: i16 = 4;

/// What a completed city that a field touches gives: for each field, or in the first edition once for all its fields.
pub(crate) fn points_for_a_city(game: &Game, field: Node) -> i16 {
    let usual = match game.rules.options.farms {
        Farms::Third | Farms::Second => 3,
        Farms::First => FIRST_EDITION,
        Farms::Off => return 0,
    };
    seams::points_for_a_city(game, field).unwrap_or(usual)
}

fn by_field(game: &Game, repeat: Repeat, tell: &mut dyn FnMut(PlayerId, i16, Score)) {
    let mut paid: ByPlayer<Vec<Node>> = ByPlayer::default();
    let mut cities = Vec::new();
    for field in fields(game).into_iter().filter(|&field| !is_apart(game, field)) {
        completed_cities(game, field, &mut cities);
        let mut field_score = score_of(game, field).among(game, field);
        for player in score::winners(game, &field_score) {
            let fresh: Vec<Node>;
            let counted = match repeat {
                Repeat::Every => &cities,
                Repeat::OnceAPlayer => {
                    fresh = cities.iter().copied().filter(|city| !paid[player].contains(city)).collect();
                    paid[player].extend(&fresh);
                    &fresh
                }
            };
            let counted = among(game, counted);
            let points = with_pigs(game, field, player, points_for_a_city(game, field), counted, &mut field_score);
            if points > 0 {
                tell(player, points, field_score);
            }
        }
    }
}

fn by_city(game: &Game, tell: &mut dyn FnMut(PlayerId, i16, Score)) {
    let feeding: Vec<(Node, Vec<Node>)> = fields(game)
        .into_iter()
        .filter(|&field| !is_apart(game, field))
        .map(|field| {
            let mut cities = Vec::new();
            completed_cities(game, field, &mut cities);
            (field, cities)
        })
        .collect();
    let mut counted = Vec::new();
    for &city in feeding.iter().flat_map(|(_, cities)| cities) {
        if counted.contains(&city) {
            continue;
        }
        counted.push(city);
        let mut around = score_of(game, city);
        let mut pigs: ByPlayer<PigPoints> = ByPlayer::default();
        for (field, _) in feeding.iter().filter(|(_, cities)| cities.contains(&city)) {
            let there = score_of(game, *field).among(game, *field);
            for player in game.players().filter(|&player| there.strengths[player] > 0) {
                around.strengths[player] += there.strengths[player];
                around.hills[player] = seams::hills_together(game, around.hills[player], there.hills[player]);
                pigs[player] = pigs[player].or(seams::pig_points(game, *field, player));
            }
        }
        let mut city_score = Score { points: 0, ..around };
        add_cities(FIRST_EDITION, among(game, &[city]), &mut city_score);
        for player in score::winners(game, &city_score) {
            let PigPoints { pig, pigsty } = pigs[player];
            tell(player, city_score.points + pig + pigsty, Score { pig: pig > 0, pigsty: pigsty > 0, ..city_score });
        }
    }
    for &(field, _) in &feeding {
        let mut score = score_of(game, field).among(game, field);
        seams::field_worth(game, field, &mut score);
        for player in score::winners(game, &score).filter(|_| score.points > 0) {
            tell(player, score.points, score);
        }
    }
}

/// What pigs and a pigsty add to the points that a field gives for each completed city.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct PigPoints {
    /// What the player's own pig adds.
    pub(crate) pig: i16,
    /// What the pigsty adds, for every farmer who scores.
    pub(crate) pigsty: i16,
}

impl PigPoints {
    /// The points for each completed city.
    pub(crate) const fn sum(self) -> i16 {
        self.pig + self.pigsty
    }

    /// The larger of each, for a city that several fields feed.
    pub(crate) fn or(self, other: Self) -> Self {
        Self { pig: self.pig.max(other.pig), pigsty: self.pigsty.max(other.pigsty) }
    }
}

/// Whether a pigsty that counts lies in a field.
pub(crate) fn has_pigsty(game: &Game, field: Node) -> bool {
    let graph = game.board.graph();
    let root = graph.root(field);
    let counts = |member: Node| {
        let (tile, part) = game.board.home(member);
        let laid = game.board.tiles()[tile];
        Catalogue::get().tile(laid.tile).parts[part].attributes.pigsty && seams::pigsty_counts(&game.rules, laid.tile)
    };
    graph.feature(root).attributes.pigsty && graph.members(root).any(counts)
}

/// The completed cities that a field touches.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Counted {
    /// How many there are.
    pub(crate) cities: u16,
    /// How many of them are castles, each of which gives 1 point more.
    pub(crate) castles: u16,
    /// How many of them are besieged, each of which gives its points twice.
    pub(crate) besieged: u16,
}

impl Counted {
    /// Adds a completed city.
    fn add(&mut self, game: &Game, city: Node) {
        self.cities += 1;
        self.castles += u16::from(game.is_castle(city));
        self.besieged += u16::from(seams::counts_twice(game, city));
    }
}

/// The points of a player for a field, at so many points a city without pigs. The explanation in the score then says so.
pub(crate) fn with_pigs(
    game: &Game,
    field: Node,
    player: PlayerId,
    rate: i16,
    counted: Counted,
    score: &mut Score,
) -> i16 {
    let more = seams::pig_points(game, field, player);
    worth_of(game, field, rate, counted, score);
    (score.pig, score.pigsty) = (more.pig > 0, more.pigsty > 0);
    score.points + more.sum() * score.cities as i16
}

/// Enters what a field is worth without pigs, at so many points a city, in its score.
pub(crate) fn worth_of(game: &Game, field: Node, rate: i16, counted: Counted, score: &mut Score) {
    (score.points, score.extras) = (0, Default::default());
    add_cities(rate, counted, score);
    seams::field_worth(game, field, score);
}

/// Adds the points of cities to a score, at so many points each.
fn add_cities(rate: i16, counted: Counted, score: &mut Score) {
    (score.cities, score.castles) = (counted.cities, counted.castles);
    score.points += rate * counted.cities as i16 + counted.castles as i16;
    if counted.besieged > 0 {
        score.add(Extra::Siege, rate * counted.besieged as i16);
    }
}

/// What there is to count among these completed cities.
fn among(game: &Game, cities: &[Node]) -> Counted {
    let mut counted = Counted::default();
    cities.iter().for_each(|&city| counted.add(game, city));
    counted
}

/// How often a field counts a completed city: once, or twice if the city is besieged.
#[must_use]
pub(crate) fn times(game: &Game, city: Node) -> u8 {
    1 + u8::from(seams::counts_twice(game, city))
}

/// The explanation of a field's score, without its cities and points and who has the majority.
pub(crate) fn score_of(game: &Game, node: Node) -> Score {
    Score::of(ScoreReason::Feature(PartKind::Field), Some(game.laid_part(node)))
}

/// The fields with farmers, each given as the part of the farmer who was placed first.
fn fields(game: &Game) -> Vec<Node> {
    let graph = game.board.graph();
    let mut fields: Vec<Node> = Vec::new();
    for figure in game.figures.iter().filter(|figure| figure.kind.is_follower()) {
        let is_field = game.board.feature(figure.node).kind == PartKind::Field;
        if is_field && !fields.iter().any(|&field| graph.root(field) == graph.root(figure.node)) {
            fields.push(figure.node);
        }
    }
    fields
}

/// Collects the roots of the completed cities that a field touches, each of them once.
pub(crate) fn completed_cities(game: &Game, field: Node, cities: &mut Vec<Node>) {
    cities.clear();
    touched_cities(game, field, |root| {
        if !cities.contains(&root) {
            cities.push(root);
        }
    });
}

/// Counts the completed cities that a field touches. It does not allocate, so it is used for scores within a turn.
pub(crate) fn count_completed_cities(game: &Game, field: Node) -> Counted {
    let mut seen = [0_u64; MAX_NODES / 64];
    let mut counted = Counted::default();
    touched_cities(game, field, |root| {
        let (word, bit) = (usize::from(root) / 64, 1 << (root % 64));
        if seen[word] & bit == 0 {
            counted.add(game, root);
        }
        seen[word] |= bit;
    });
    counted
}

/// Calls `tell` with the root of each completed city that a field touches, once for each place where it touches it.
fn touched_cities(game: &Game, field: Node, mut tell: impl FnMut(Node)) {
    let graph = game.board.graph();
    for member in graph.members(field) {
        let (index, part) = game.board.home(member);
        let laid = &game.board.tiles()[index];
        let mut touched = Catalogue::get().tile(laid.tile).parts[part].cities;
        while touched != 0 {
            let root = graph.root(laid.node(touched.trailing_zeros() as usize));
            touched &= touched - 1;
            if game.board.feature(root).is_complete() {
                tell(root);
            }
        }
        if let Some(city) = game.city_beside(laid) {
            tell(city);
        }
    }
}
