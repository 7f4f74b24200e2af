//! Finds what lies under a point of the screen.

mod tap_targets;

pub use tap_targets::{TAP_TARGET_DISTANCE, TapTarget, is_crowded, tap_target_radius, tap_targets};

use super::camera::{Area, Camera, Point};
use crate::{
    art::tile_art,
    board::{Node, Pos},
    boxes::bridges::rules as bridges,
    rules::{Action, Game},
    ui::shown::{laid_on, node_of, point_of},
};

/// A finger's breadth: what may be tapped is found this many CSS pixels away from its middle, or further if it is large.
pub const REACH: f64 = 22.0;
/// How far from its middle a place for a figure is found, in tiles.
const TAP_TARGET_REACH: f64 = 0.16;

/// What a tap is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A cell where the drawn tile, or an abbey, may be laid.
    Cell(Pos),
    /// A place for a figure, with the first action that uses it.
    Figure(Action),
    /// A tile that lies there.
    Tile(Pos),
    /// The background.
    None,
}

/// What a point of the screen is on. Places for figures come first, then cells, then tiles.
///
/// Of the places for figures, the marker under the finger counts; then the part under it, wherever on its tile; then a
/// marker within reach. So whoever taps a part gets it, and a marker that was pulled out has only its own disc.
#[must_use]
pub fn target(game: &Game, legal: &[Action], camera: &Camera, screen: Point) -> Target {
    let pos = camera.cell_at(screen);
    nearest_tap_target(game, legal, camera, screen)
        .or_else(|| nearest_cell(legal, camera, screen, (REACH / camera.scale() - 0.5).max(0.0)))
        .or_else(|| game.board().tile_at(pos).map(|_| Target::Tile(pos)))
        .unwrap_or(Target::None)
}

/// The legal actions that have a place on the board, with their places.
#[must_use]
pub fn places(game: &Game, legal: &[Action]) -> Vec<(Action, Point)> {
    legal.iter().filter_map(|&action| Some((action, point_of(game, action)?))).collect()
}

/// The part of a laid tile under a point of the screen.
#[must_use]
pub fn part_at(game: &Game, camera: &Camera, screen: Point) -> Option<Node> {
    let at = camera.to_board(screen);
    let laid = game.board().laid_on(camera.cell_at(screen))?;
    let inner = [at.x - at.x.floor(), at.y - at.y.floor()].map(|share| share as f32 * 100.0);
    tile_art::part_at(laid.tile, laid.turns, inner).map(|part| laid.node(part))
}

/// The place for a figure that a finger means.
fn nearest_tap_target(game: &Game, legal: &[Action], camera: &Camera, screen: Point) -> Option<Target> {
    let tap_targets = tap_targets(game, legal, camera);
    let under = part_at(game, camera, screen);
    let below = |target: &&TapTarget| lies_under(game, target.action, under, camera, screen);
    let nearest_below = || {
        let found = tap_targets.iter().filter(below);
        found.min_by(|one, other| one.at.distance(screen).total_cmp(&other.at.distance(screen)))
    };
    let nearest = |reach: &dyn Fn(&TapTarget) -> f64| {
        let near = tap_targets.iter().filter(|target| target.at.distance(screen) <= reach(target));
        near.min_by(|one, other| one.at.distance(screen).total_cmp(&other.at.distance(screen)))
    };
    // Over a tile on which there is a choice, a marker that was pulled out counts by its middle only.
    let over_choice = under.is_some() && tap_targets.iter().any(|target| target.cell == Some(camera.cell_at(screen)));
    let is_guest = |target: &TapTarget| over_choice && target.at.distance(target.stands) > 3.0;
    let disc = |target: &TapTarget| tap_target_radius(camera.scale()) * if is_guest(target) { 0.8 } else { 1.0 };
    let reach =
        |target: &TapTarget| if is_guest(target) { disc(target) } else { REACH.max(TAP_TARGET_REACH * camera.scale()) };
    let found = nearest(&disc).or_else(nearest_below).or_else(|| nearest(&reach));
    found.map(|target| Target::Figure(target.action))
}

/// Whether what an action is about lies under a point of the screen, where there is a part: the part on which it places a figure, the
/// city that becomes a castle, the whole length of a bridge.
fn lies_under(game: &Game, action: Action, part: Option<Node>, camera: &Camera, screen: Point) -> bool {
    match action {
        Action::Bridges(bridges::Action::Bridge(bridge)) => {
            let at = camera.to_board(screen);
            let inner =
                [at.x - f64::from(bridge.pos.x), at.y - f64::from(bridge.pos.y)].map(|share| share as f32 * 100.0);
            camera.cell_at(screen) == bridge.pos && tile_art::is_under_bridge(bridge.axis, inner)
        }
        Action::Bridges(bridges::Action::Castle { .. }) => {
            let root = |node: Node| game.board().graph().root(node);
            part.zip(node_of(game, action)).is_some_and(|(part, city)| root(part) == root(city))
        }
        _ => part.is_some() && node_of(game, action) == part,
    }
}

/// The legal cell under the finger, or no farther beside it than so many tiles.
#[must_use]
pub fn nearest_cell(legal: &[Action], camera: &Camera, screen: Point, slack: f64) -> Option<Target> {
    let board = camera.to_board(screen);
    let cells = legal.iter().filter_map(|action| laid_on(*action));
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
    Point::new(dx, dy).length()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        catalogue::Catalogue,
        rules::{Colour, Deck, Player, Setup, legal_actions},
    };

    fn game() -> Game {
        game_of(&["D", "V", "V"])
    }

    fn game_of(deck: &[&str]) -> Game {
        let catalogue = Catalogue::get();
        let player = |colour| Player { colour, name: String::new(), level: None };
        let mut setup = Setup::base(vec![player(Colour::Red), player(Colour::Blue)]);
        setup.deck = Deck::Tiles(deck.iter().map(|name| catalogue.find(name).unwrap()).collect());
        Game::new(&setup, &mut Vec::new()).unwrap()
    }

    fn camera(scale: f64) -> Camera {
        let mut camera = Camera::new(800.0, 600.0);
        camera.zoom_middle(scale / camera.scale());
        camera
    }

    #[test]
    fn places_for_figures_keep_apart_on_a_tile_that_is_near() {
        for (scale, x) in [(150.0, 60.0), (200.0, -90.0), (300.0, 0.0)] {
            let mut camera = camera(scale);
            camera.pan(x, 0.0);
            for name in ["A", "D", "G", "H", "I", "K", "P", "U", "V", "X"] {
                let mut game = game_of(&["D", name]);
                let lay = legal_actions(&game).next().unwrap();
                game.play(lay, &mut Vec::new()).unwrap();
                let legal: Vec<_> = legal_actions(&game).collect();
                let shown = tap_targets(&game, &legal, &camera);
                assert_eq!(shown.len(), legal.len().saturating_sub(1), "all but to decline");
                for (index, one) in shown.iter().enumerate() {
                    assert_eq!(target(&game, &legal, &camera, one.at), Target::Figure(one.action));
                    assert!(shown[..index].iter().all(|other| other.at.distance(one.at) > TAP_TARGET_DISTANCE - 1.0));
                    let place = point_of(&game, one.action).unwrap();
                    assert!(one.at.distance(camera.to_screen(place)) < 0.2 * scale, "{name}: near its part");
                }
            }
        }
    }

    /// Whoever taps a part of the tile just laid gets it, unless the finger is on a marker.
    #[test]
    fn every_point_of_a_legal_part_takes_it() {
        for (scale, tile) in
            [(60.0, "D"), (90.0, "U"), (140.0, "K"), (200.0, "W"), (300.0, "V"), (100.0, "G"), (160.0, "X")]
        {
            let camera = camera(scale);
            let mut game = game_of(&["D", tile]);
            game.play(legal_actions(&game).next().unwrap(), &mut Vec::new()).unwrap();
            let legal: Vec<_> = legal_actions(&game).collect();
            let (tap_targets, cell) = (tap_targets(&game, &legal, &camera), game.board().last().unwrap().pos);
            for step in 0..900 {
                let inner = [f64::from(step % 30) / 30.0 + 0.01, f64::from(step / 30) / 30.0 + 0.01];
                let at = camera.to_screen(Point::new(f64::from(cell.x) + inner[0], f64::from(cell.y) + inner[1]));
                let under = part_at(&game, &camera, at).unwrap();
                let Target::Figure(action) = target(&game, &legal, &camera, at) else {
                    assert!(legal.iter().all(|&action| node_of(&game, action) != Some(under)), "{tile}: a legal part");
                    continue;
                };
                let marker = tap_targets.iter().find(|target| target.action == action).unwrap();
                let on_marker = marker.at.distance(at) <= tap_target_radius(scale);
                let free = legal.iter().all(|&action| node_of(&game, action) != Some(under));
                assert!(on_marker || free || node_of(&game, action) == Some(under), "{tile} at {inner:?}");
                let pulled = marker.at.distance(marker.stands) > 3.0;
                assert!(
                    !pulled
                        || node_of(&game, action) == Some(under)
                        || marker.at.distance(at) < 0.81 * tap_target_radius(scale)
                );
            }
        }
    }

    #[test]
    fn markers_stay_on_a_tile_that_has_room() {
        for tile in ["A", "D", "G", "H", "K", "P", "U", "V"] {
            for scale in [110.0, 140.0, 200.0] {
                let mut game = game_of(&["D", tile]);
                game.play(legal_actions(&game).next().unwrap(), &mut Vec::new()).unwrap();
                let legal: Vec<_> = legal_actions(&game).collect();
                let cell = Area::cell(game.board().last().unwrap().pos).grown(0.01);
                let tap_targets = tap_targets(&game, &legal, &camera(scale));
                assert!(!tap_targets.is_empty(), "{tile} at {scale}");
                for target in tap_targets {
                    let Point { x, y } = camera(scale).to_board(target.at);
                    assert!(
                        cell.contains(Area { left: x, top: y, right: x, bottom: y }),
                        "{tile} at {scale}: {target:?}"
                    );
                }
            }
        }
    }

    /// A tile that is too small for its places is crowded; at the size in which it comes near it never is.
    #[test]
    fn crowded_tiles_are_told_from_near_ones() {
        for tile in ["U", "W", "X", "K", "A"] {
            let mut game = game_of(&["D", tile]);
            game.play(legal_actions(&game).next().unwrap(), &mut Vec::new()).unwrap();
            let legal: Vec<_> = legal_actions(&game).collect();
            let cell = game.board().last().unwrap().pos;
            for (scale, expected) in [(30.0, true), (200.0, false)] {
                let tap_targets = tap_targets(&game, &legal, &camera(scale));
                assert_eq!(is_crowded(&tap_targets, cell), expected, "{tile} at {scale}");
                let moved = tap_targets.iter().any(|target| target.at != target.stands);
                assert!(!expected || !moved, "{tile}: nothing is pulled out of a crowded tile");
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
                let Action::Lay { pos, .. } = action else { panic!("{action:?} lays no tile") };
                let place = point_of(&game, action).unwrap();
                assert_eq!(target(&game, &legal, &camera, camera.to_screen(place)), Target::Cell(pos));
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
