//! What lies under a finger.

use std::f64::consts::TAU;

use super::{
    camera::{Area, Camera, Point},
    piece::{cell_of, piece_of},
    select::same_place,
    tile_art::{self, heading},
};
use crate::{
    board::{LaidTile, Pos},
    catalogue::{Catalogue, Corner},
    rules::{Action, Figure, FigureKind, Game, Spot},
};

/// A finger's breadth: what may be tapped is found this many CSS pixels away from its middle, or further if it is large.
pub const REACH: f64 = 22.0;
/// How far from its middle a place for a figure is found, in tiles.
const SPOT_REACH: f64 = 0.16;
/// Places for figures are shown at least this many CSS pixels apart, so that each can be tapped.
pub const SPOT_DISTANCE: f64 = 42.0;

/// What a tap is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A cell where the drawn tile, or an abbey, may be laid.
    Cell(Pos),
    /// A place for a figure, with the first action that uses it.
    Spot(Action),
    /// A tile that lies there.
    Tile(Pos),
    /// The table.
    None,
}

/// A place for a figure on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ShownSpot {
    /// What is played there.
    pub action: Action,
    /// Where it is shown, in CSS pixels: where the figure would stand, or beside it if there is no room.
    pub at: Point,
    /// Where the figure would stand.
    pub stands: Point,
}

/// What a point of the screen is on. Places for figures come first, the nearest of them; then cells; then tiles.
#[must_use]
pub fn target(game: &Game, legal: &[Action], camera: &Camera, screen: Point) -> Target {
    let pos = camera.cell_at(screen);
    nearest_spot(game, legal, camera, screen)
        .or_else(|| nearest_cell(legal, camera, screen))
        .or_else(|| game.board().tile_at(pos).map(|_| Target::Tile(pos)))
        .unwrap_or(Target::None)
}

/// Where on the board an action is shown: the middle of the cell, or where the figure would stand.
#[must_use]
pub fn place_of(game: &Game, action: Action) -> Option<Point> {
    match action {
        Action::Lay { pos, .. } | Action::Abbey { pos } => Some(Area::cell(pos).middle()),
        Action::Place { part, .. } => part_point(game, *game.board().last()?, part),
        Action::MoveWagon { pos, part } => part_point(game, game.board().tiles()[game.board().tile_at(pos)?], part),
        Action::Barn { corner } => Some(corner_point(game.board().last()?.pos, corner)),
        Action::Recall => {
            let own = |figure: &&Figure| figure.kind == FigureKind::Abbot && figure.owner == game.asked();
            game.figures().iter().find(own).map(|abbot| spot_point(game, abbot.node))
        }
        Action::Skip | Action::End => None,
    }
}

fn part_point(game: &Game, laid: LaidTile, part: u8) -> Option<Point> {
    let part = usize::from(part);
    (part < Catalogue::get().tile(laid.tile).parts.len()).then(|| spot_point(game, laid.node(part)))
}

/// Where on the board the corner of a cell is: a barn stands on it.
#[must_use]
pub fn corner_point(pos: Pos, corner: Corner) -> Point {
    let Area { left, top, right, bottom } = Area::cell(pos);
    match corner {
        Corner::NorthEast => Point::new(right, top),
        Corner::SouthEast => Point::new(right, bottom),
        Corner::SouthWest => Point::new(left, bottom),
        Corner::NorthWest => Point::new(left, top),
    }
}

/// Where on the board a figure on a part stands.
#[must_use]
pub fn spot_point(game: &Game, node: crate::board::Node) -> Point {
    anchor_point(game.spot(node))
}

/// Where on the board a figure on a part of a laid tile stands.
#[must_use]
pub fn anchor_point(spot: Spot) -> Point {
    let [x, y] = tile_art::anchor(spot.tile, spot.turns, usize::from(spot.part));
    Point::new(f64::from(spot.pos.x) + f64::from(x) / 100.0, f64::from(spot.pos.y) + f64::from(y) / 100.0)
}

/// The legal actions that have a place on the board, with their places.
#[must_use]
pub fn places(game: &Game, legal: &[Action]) -> Vec<(Action, Point)> {
    legal.iter().filter_map(|&action| Some((action, place_of(game, action)?))).collect()
}

/// The places for figures as they are shown: where the figures would stand or, if that is too dense for a finger, in a ring
/// round the tile. Figures for the same part share a place.
#[must_use]
pub fn spots(game: &Game, legal: &[Action], camera: &Camera) -> Vec<ShownSpot> {
    let mut spots: Vec<ShownSpot> = Vec::new();
    for &action in legal.iter().filter(|action| piece_of(**action).is_some()) {
        if spots.iter().any(|spot| same_place(spot.action, action)) {
            continue;
        }
        if let Some(place) = place_of(game, action) {
            let stands = camera.to_screen(place);
            spots.push(ShownSpot { action, at: stands, stands });
        }
    }
    let cells = spots.iter().filter_map(|spot| ring_of(game, spot.action));
    let mut cells: Vec<Pos> = cells.collect();
    cells.sort_unstable();
    cells.dedup();
    for cell in cells {
        let (mut ring, others): (Vec<_>, Vec<_>) =
            spots.iter().partition(|spot| ring_of(game, spot.action) == Some(cell));
        let dense = |one: &ShownSpot, other: &ShownSpot| one.stands.distance(other.stands) < SPOT_DISTANCE;
        if ring.iter().enumerate().any(|(index, one)| ring[..index].iter().any(|other| dense(one, other))) {
            spread_round(&mut ring, camera.to_screen(Area::cell(cell).middle()), camera);
            spots = others.into_iter().chain(ring).collect();
        }
    }
    push_apart(&mut spots);
    spots
}

/// Moves places that are still too close apart, as when the rings of two tiles meet.
fn push_apart(spots: &mut [ShownSpot]) {
    for _ in 0..60 {
        let mut moved = false;
        for one in 0..spots.len() {
            for other in 0..one {
                let (a, b) = (spots[one].at, spots[other].at);
                let distance = a.distance(b);
                let lack = SPOT_DISTANCE - distance;
                if lack < 0.5 {
                    continue;
                }
                let (dx, dy) =
                    if distance < 1.0 { (1.0, 0.0) } else { ((a.x - b.x) / distance, (a.y - b.y) / distance) };
                let step = 0.5 * lack + 0.05;
                spots[one].at = Point::new(a.x + dx * step, a.y + dy * step);
                spots[other].at = Point::new(b.x - dx * step, b.y - dy * step);
                moved = true;
            }
        }
        if !moved {
            return;
        }
    }
}

/// The cell round which a place is shown if there is no room on it; none for an abbot, who is somewhere by himself.
fn ring_of(game: &Game, action: Action) -> Option<Pos> {
    match action {
        Action::Place { .. } | Action::Barn { .. } => game.board().last().map(|laid| laid.pos),
        Action::MoveWagon { pos, .. } => Some(pos),
        Action::Lay { .. } | Action::Abbey { .. } | Action::Recall | Action::Skip | Action::End => None,
    }
}

/// Shows places in a ring round the tile, each near the side where its figure would stand, and all on the screen.
fn spread_round(spots: &mut [ShownSpot], middle: Point, camera: &Camera) {
    let direction = |spot: &ShownSpot| (spot.stands.y - middle.y).atan2(spot.stands.x - middle.x);
    let distance = |spot: &ShownSpot| spot.stands.distance(middle);
    spots.sort_by(|one, other| {
        direction(one).total_cmp(&direction(other)).then(distance(one).total_cmp(&distance(other)))
    });
    let mut angles: Vec<f64> = spots.iter().map(direction).collect();
    let n = angles.len() as f64;
    let radius = (0.5 * camera.scale() + SPOT_DISTANCE / 2.0).max(1.1 * n * SPOT_DISTANCE / TAU);
    // The arc sine of half the gap by its series: the exact functions are large in wasm.
    let half = SPOT_DISTANCE / 2.0 / radius;
    let square = half * half;
    let series = 1.0 + square * (0.1667 + square * (0.075 + square * (0.0446 + square * 0.06)));
    spread_angles(&mut angles, 2.0 * half * series);
    let reach = radius + SPOT_DISTANCE / 2.0;
    let ring = Area { left: middle.x, top: middle.y, right: middle.x, bottom: middle.y }.grown(reach);
    let shift = ring.shift_into(camera.free());
    for (spot, angle) in spots.iter_mut().zip(angles) {
        let [cos, sin] = heading(angle as f32).map(f64::from);
        spot.at = Point::new(middle.x + shift.x + radius * cos, middle.y + shift.y + radius * sin);
    }
}

/// Moves ascending angles on a circle as little as needed so that neighbours are at least a gap apart.
fn spread_angles(angles: &mut [f64], gap: f64) {
    let n = angles.len();
    for _ in 0..400 {
        let mut widest = 0.0_f64;
        for index in 0..n {
            let next = (index + 1) % n;
            let turn = if next == 0 { TAU } else { 0.0 };
            let lack = gap - (angles[next] + turn - angles[index]);
            if next != index && lack > 1e-3 {
                angles[index] -= lack / 2.0;
                angles[next] += lack / 2.0;
                widest = widest.max(lack);
            }
        }
        if widest == 0.0 {
            return;
        }
    }
}

fn nearest_spot(game: &Game, legal: &[Action], camera: &Camera, screen: Point) -> Option<Target> {
    let reach = REACH.max(SPOT_REACH * camera.scale());
    let spots = spots(game, legal, camera).into_iter().map(|spot| (spot.action, spot.at.distance(screen)));
    let near = spots.filter(|&(_, distance)| distance <= reach);
    near.min_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(action, _)| Target::Spot(action))
}

/// The legal cell under the finger, or beside it where tiles are smaller than a finger.
fn nearest_cell(legal: &[Action], camera: &Camera, screen: Point) -> Option<Target> {
    let board = camera.to_board(screen);
    let slack = (REACH / camera.scale() - 0.5).max(0.0);
    let cells = legal.iter().filter_map(|action| cell_of(*action));
    cells
        .map(|pos| (pos, outside(Area::cell(pos), board)))
        .filter(|&(_, distance)| distance <= slack)
        .min_by(|(_, one), (_, other)| one.total_cmp(other))
        .map(|(pos, _)| Target::Cell(pos))
}

/// How far a point lies outside of an area; 0 inside.
fn outside(area: Area, point: Point) -> f64 {
    let dx = (area.left - point.x).max(point.x - area.right).max(0.0);
    let dy = (area.top - point.y).max(point.y - area.bottom).max(0.0);
    dx.hypot(dy)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Colour, Deck, Player, Setup, legal_actions};

    fn game() -> Game {
        let catalogue = Catalogue::get();
        let player = |colour| Player { colour, name: String::new(), level: None };
        let mut setup = Setup::base(vec![player(Colour::Red), player(Colour::Blue)]);
        setup.deck = Deck::Tiles(["D", "V", "V"].iter().map(|name| catalogue.find(name).unwrap()).collect());
        Game::new(&setup, &mut Vec::new()).unwrap()
    }

    fn camera(scale: f64) -> Camera {
        let mut camera = Camera::new(800.0, 600.0);
        camera.zoom_middle(scale / camera.scale());
        camera
    }

    #[test]
    fn places_for_figures_keep_apart_and_on_the_screen() {
        let catalogue = Catalogue::get();
        for (scale, x) in [(16.0, 0.0), (24.0, 390.0), (60.0, -390.0), (150.0, 0.0), (300.0, 0.0)] {
            let mut camera = camera(scale);
            camera.pan(x, 0.0);
            for name in ["A", "D", "G", "H", "I", "K", "P", "U", "V", "X"] {
                let player = |colour| Player { colour, name: String::new(), level: None };
                let mut setup = Setup::base(vec![player(Colour::Red), player(Colour::Blue)]);
                setup.deck = Deck::Tiles(["D", name].iter().map(|name| catalogue.find(name).unwrap()).collect());
                let mut game = Game::new(&setup, &mut Vec::new()).unwrap();
                let lay = legal_actions(&game).next().unwrap();
                game.play(lay, &mut Vec::new()).unwrap();
                let legal: Vec<_> = legal_actions(&game).collect();
                let spots = spots(&game, &legal, &camera);
                assert_eq!(spots.len(), legal.len().saturating_sub(1), "all but to decline");
                for (index, spot) in spots.iter().enumerate() {
                    assert_eq!(target(&game, &legal, &camera, spot.at), Target::Spot(spot.action));
                    assert!(spots[..index].iter().all(|other| other.at.distance(spot.at) > SPOT_DISTANCE - 1.0));
                    let place = place_of(&game, spot.action).unwrap();
                    assert!(scale < 200.0 || spot.at == camera.to_screen(place), "{name}: there is room");
                }
            }
        }
    }

    #[test]
    fn every_legal_cell_is_hit_at_its_middle() {
        let game = game();
        for scale in [24.0, 100.0, 300.0] {
            let camera = camera(scale);
            let legal: Vec<_> = legal_actions(&game).collect();
            for &action in &legal {
                let Some(place) = place_of(&game, action) else { continue };
                if let Action::Lay { pos, .. } = action {
                    assert_eq!(target(&game, &legal, &camera, camera.to_screen(place)), Target::Cell(pos));
                }
            }
        }
    }

    #[test]
    fn tiles_and_table_are_told_apart() {
        let game = game();
        let legal: Vec<_> = legal_actions(&game).collect();
        let camera = camera(100.0);
        assert_eq!(target(&game, &legal, &camera, Point::new(400.0, 300.0)), Target::Tile(Pos::new(0, 0)));
        assert_eq!(target(&game, &legal, &camera, Point::new(10.0, 10.0)), Target::None);
    }

    #[test]
    fn small_cells_are_hit_from_beside() {
        let game = game();
        let legal = [Action::Lay { tile: game.drawn().unwrap(), pos: Pos::new(1, 0), turns: 0 }];
        let camera = camera(20.0);
        let beside = camera.to_screen(Point::new(2.5, 0.5));
        assert_eq!(target(&game, &legal, &camera, beside), Target::Cell(Pos::new(1, 0)));
        let apart = camera.to_screen(Point::new(2.7, 0.5));
        assert_eq!(target(&game, &legal, &camera, apart), Target::None);
    }
}
