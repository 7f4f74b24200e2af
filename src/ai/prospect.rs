//! The worth of single features, and of figures in hand, to those who have them.

use super::{
    Forecast, Weights,
    reckoned::{CARCASSONNE, Cities},
};
use crate::{
    board::Node,
    boxes::{bigtop::ai as bigtop, mage::ai as mage, shrines::ai as shrines},
    catalogue::{Catalogue, PartKind, Side},
    rules::{ByFigure, ByPlayer, FigureKind, Game, farms, score},
};

/// The points that a feature will probably give.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Prospect {
    /// Points for each player with the majority.
    pub(super) points: f32,
    /// The chance that it is completed, so that its figures come back.
    pub(super) back: f32,
}

/// The worth of a position to every player.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Worth {
    /// The points that every player has or may expect.
    pub(super) points: ByPlayer<f32>,
    /// The figures that are likely to come back, counted in meeples.
    pub(super) returning: ByPlayer<f32>,
}

/// The worth of a figure in hand, where a meeple counts 1.
pub(super) const fn value_of(figure: FigureKind, weights: &Weights) -> f32 {
    match figure {
        FigureKind::Meeple | FigureKind::Ringmaster => 1.0,
        FigureKind::Large | FigureKind::Wagon => 1.3,
        FigureKind::Abbot => weights.abbot_in_pile,
        FigureKind::Mayor => 0.8,
        FigureKind::Phantom => weights.phantom_in_pile,
        FigureKind::Builder | FigureKind::Pig | FigureKind::Shepherd => 0.0, // valued where they stand
    }
}

/// The worth in points of the figures in hand and of those that are likely to come back. Each counts less than the one before.
pub(super) fn in_hand(supply: &ByFigure<u8>, returning: f32, forecast: &Forecast) -> f32 {
    let weights = forecast.weights();
    let count = count_in_hand(supply, returning, weights);
    falling_sum(count, weights.next_in_hand) * weights.hand * forecast.ramp() + forecast.learned.of_hand(count)
}

/// The figures in hand and those that come back, in meeples.
pub(super) fn count_in_hand(supply: &ByFigure<u8>, returning: f32, weights: &Weights) -> f32 {
    let supplied: f32 =
        FigureKind::ALL.into_iter().map(|figure| f32::from(supply[figure]) * value_of(figure, weights)).sum();
    supplied + returning * weights.coming_back
}

/// The worth of an abbot in hand: he comes and goes as long as there are monasteries and gardens for him.
pub(super) fn abbot(game: &Game, forecast: &Forecast) -> f32 {
    let uses = forecast.share_of_centres() * forecast.to_come() as f32 / game.rules().n_players() as f32;
    forecast.weights().abbot * (uses / forecast.weights().abbot_uses).min(1.0)
}

/// The worth of a phantom in hand: it needs no turn of its own, so it is wanted back soon.
pub(super) fn phantom(forecast: &Forecast) -> f32 {
    forecast.weights().phantom * forecast.ramp()
}

/// The sum of so many falling shares: 1, then `next` of the one before each.
fn falling_sum(count: f32, next: f32) -> f32 {
    let (mut sum, mut share, mut left) = (0.0, 1.0, count);
    while left > 0.0 {
        sum += share * left.min(1.0);
        share *= next;
        left -= 1.0;
    }
    sum
}

/// How much the rows of a monastery in which a figure lies grow with each tile to come, and at most.
const ROWS_GROW: f32 = 0.06;
/// See [`ROWS_GROW`].
const MOST_GROWTH: f32 = 4.0;

/// The prospect of the feature of a node, for those who have the majority.
pub(super) fn prospect(game: &Game, node: Node, forecast: &mut Forecast) -> Prospect {
    match game.board().feature(node).kind {
        PartKind::City | PartKind::Road => road_or_city(game, node, forecast),
        PartKind::Monastery | PartKind::Garden => surrounded(game, node, forecast),
        PartKind::Hut => {
            // It gives 1 and the empty cells around it, a monastery 1 and the tiles there.
            let monastery = surrounded(game, node, forecast);
            Prospect { points: (10.0 - monastery.points).max(1.0), ..monastery }
        }
        PartKind::Lying => {
            let grows = ROWS_GROW * forecast.to_come() as f32;
            Prospect {
                points: f32::from(score::appraised(game, node, false).points) + grows.min(MOST_GROWTH),
                back: 0.0,
            }
        }
        PartKind::Acrobats => Prospect { points: bigtop::ACROBAT, back: bigtop::COMES_HOME },
        PartKind::Pond => Prospect { points: -2.0, back: 0.0 },
        PartKind::Field => {
            let rate = f32::from(points_for_a_city(game, node));
            let hold = 1.0 - (1.0 - forecast.weights().field_hold) * forecast.ramp();
            let later = forecast.weights().field_growth * forecast.to_come() as f32;
            let buildings = f32::from(score::buildings_on(game, node));
            Prospect { points: ((cities_of(game, node, forecast) + later) * rate + buildings) * hold, back: 0.0 }
        }
        _ => Prospect::default(),
    }
}

/// The prospect of a field for the owner of its barn.
pub(super) fn prospect_of_barn(game: &Game, field: Node, forecast: &mut Forecast) -> Prospect {
    let later = forecast.weights().barn_growth * forecast.to_come() as f32;
    let cities = cities_of(game, field, forecast) + later;
    let buildings = f32::from(score::buildings_on(game, field));
    Prospect { points: cities * f32::from(score::BARN_CITY_POINTS) + buildings, back: 0.0 }
}

/// The points that a field gives its farmers for each completed city. A pigsty counts, a player's pig does not.
fn points_for_a_city(game: &Game, field: Node) -> i16 {
    farms::points_for_a_city(game, field) + i16::from(farms::has_pigsty(game, field))
}

/// The points that a player's builder or pig adds to the feature in which it stands. A pig counts only for a player who has the majority.
pub(super) fn companion(game: &Game, node: Node, figure: FigureKind, prospect: Prospect, forecast: &Forecast) -> f32 {
    match figure {
        FigureKind::Builder if game.board().feature(node).is_complete() => 0.0,
        FigureKind::Builder => forecast.weights().builder * forecast.ramp(),
        FigureKind::Pig => {
            let cities = prospect.points / f32::from(points_for_a_city(game, node)).max(1.0);
            cities * forecast.weights().pig
        }
        FigureKind::Meeple
        | FigureKind::Large
        | FigureKind::Abbot
        | FigureKind::Mayor
        | FigureKind::Wagon
        | FigureKind::Phantom
        | FigureKind::Shepherd
        | FigureKind::Ringmaster => 0.0,
    }
}

/// The chance that an open road or city is completed.
fn completion(game: &Game, node: Node, forecast: &mut Forecast) -> f32 {
    if forecast.weights().attention == 0.0 {
        return 0.0;
    }
    completion_with_joints(game, node, forecast).0
}

/// At how many open edges of a city or road a tile can join another one to it.
pub(super) fn joints(game: &Game, node: Node, forecast: &mut Forecast) -> f32 {
    let feature = game.board().feature(node);
    let is_built = matches!(feature.kind, PartKind::City | PartKind::Road);
    if forecast.learned.is_empty() || !is_built || feature.is_complete() {
        return 0.0;
    }
    f32::from(completion_with_joints(game, node, forecast).1)
}

fn completion_with_joints(game: &Game, node: Node, forecast: &mut Forecast) -> (f32, u8) {
    let root = game.board().graph().root(node);
    if let Some(chance) = forecast.reckoned.chance(root) {
        return chance;
    }
    let chance = chance_of_completion(game, root, forecast);
    forecast.reckoned.keep_chance(root, chance);
    chance
}

fn chance_of_completion(game: &Game, root: Node, forecast: &mut Forecast) -> (f32, u8) {
    let board = game.board();
    let open = board.feature(root).open.max(0) as usize;
    let (mut chance, mut left, mut joints) = (1.0, open, 0);
    for member in board.graph().members(root) {
        if left == 0 || chance < 0.01 {
            break;
        }
        let (index, part) = board.home(member);
        let laid = board.tiles()[index];
        for side in Catalogue::get().tile(laid.tile).parts[part].sides.turned(laid.turns).iter() {
            if let Some(cell) = board.frontier_at(laid.pos.beside(side)) {
                left = left.saturating_sub(1);
                chance *= forecast.closing(cell.key, side.opposite(), open);
                let shown = cell.key.code(side.opposite());
                let alike = Side::ALL.into_iter().filter(|&other| cell.key.code(other) == shown).count();
                joints += u8::from(alike > 1);
            }
        }
    }
    (chance, joints)
}

fn road_or_city(game: &Game, node: Node, forecast: &mut Forecast) -> Prospect {
    if game.is_lord(node) {
        // Something is soon completed beside a castle as long as there is much to come.
        let soon = forecast.ramp();
        return Prospect { points: forecast.weights().castle * soon, back: soon };
    }
    if game.board().feature(node).is_complete() {
        return Prospect { points: 0.0, back: 1.0 }; // scored, and a wagon waits
    }
    let now = score::appraised(game, node, false);
    let points = f32::from(now.points);
    let chance = completion(game, node, forecast);
    let feature = game.board().feature(node);
    let weights = forecast.weights();
    // The smallest city that can come of one tile has two, which may give less.
    let rate = f32::from(score::completed_rate(game, feature, now.tiles + 1));
    let tiles = f32::from(now.tiles) + f32::from(feature.open) * weights.growth;
    let complete = match feature.kind {
        PartKind::City if rate == 1.0 => 2.0 * rate,
        PartKind::City => rate * (tiles + f32::from(now.coats)),
        _ => rate * tiles,
    } + f32::from(score::extra_when_completed(game, node));
    let complete = mage::bewitched(game, node, tiles, complete) + f32::from(score::buildings_on(game, node));
    let hold = 1.0 - (1.0 - weights.hold) * forecast.ramp();
    Prospect { points: (points + chance * (complete - points)) * hold, back: chance }
}

/// A monastery or garden.
fn surrounded(game: &Game, node: Node, forecast: &mut Forecast) -> Prospect {
    let board = game.board();
    let open = board.feature(node).open.max(0) as usize;
    if open == 0 {
        return Prospect { points: 0.0, back: 1.0 }; // scored, and a wagon waits
    }
    let mut prospect = Prospect { points: (9 - open.min(8)) as f32, back: 1.0 };
    prospect.points += f32::from(score::buildings_on(game, node));
    let (index, _) = board.home(node);
    for pos in board.tiles()[index].pos.around().filter(|&pos| board.tile_at(pos).is_none()) {
        let key = board.frontier_at(pos).map(|cell| cell.key);
        let chance = forecast.filling(key, open);
        prospect.points += chance;
        prospect.back *= chance;
    }
    prospect.points *= shrines::first(game, node);
    prospect
}

/// The completed cities that a field will probably touch.
fn cities_of(game: &Game, field: Node, forecast: &mut Forecast) -> f32 {
    let board = game.board();
    let root = board.graph().root(field);
    let touched = forecast.reckoned.cities(root).unwrap_or_else(|| list_cities(game, root, forecast));
    let mut cities = 0.0;
    for index in 0.. {
        let Some(city) = forecast.reckoned.city(touched, index) else { break };
        cities += if city == CARCASSONNE || board.feature(city).is_complete() {
            if city == CARCASSONNE { 1.0 } else { farms::times(game, city).into() }
        } else {
            let share = if board.feature(city).figures > 0 { 1.0 } else { forecast.weights().free_city };
            completion(game, city, forecast) * share * f32::from(farms::times(game, city))
        };
    }
    cities
}

/// The open edges of a city or road, and those at which a field leads on.
pub(super) fn open_edges(game: &Game, node: Node, forecast: &mut Forecast) -> f32 {
    let board = game.board();
    match board.feature(node).kind {
        PartKind::Field if !forecast.learned.is_empty() => {
            let root = board.graph().root(node);
            let touched = forecast.reckoned.cities(root).unwrap_or_else(|| list_cities(game, root, forecast));
            f32::from(touched.open) / 2.0
        }
        _ => f32::from(board.feature(node).open),
    }
}

/// Lists the cities that a field touches, each once.
fn list_cities(game: &Game, field: Node, forecast: &mut Forecast) -> Cities {
    let (board, graph) = (game.board(), game.board().graph());
    let mut begun = forecast.reckoned.begin_list();
    let mut touches_carcassonne = false;
    for member in graph.members(field) {
        let (index, part) = board.home(member);
        let laid = &board.tiles()[index];
        touches_carcassonne |= game.city_beside(laid).is_some();
        let part = &Catalogue::get().tile(laid.tile).parts[part];
        let leads_on = |side| board.frontier_at(laid.pos.beside(side)).is_some();
        begun.open += part.halves.turned(laid.turns).iter().filter(|half| leads_on(half.side())).count() as u16;
        let mut touched = part.cities;
        while touched != 0 {
            forecast.reckoned.enter(graph.root(laid.node(touched.trailing_zeros() as usize)));
            touched &= touched - 1;
        }
    }
    if touches_carcassonne {
        forecast.reckoned.enter(CARCASSONNE);
    }
    forecast.reckoned.keep_list(field, begun)
}
