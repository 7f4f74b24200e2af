//! The points of the board at which figures and other pieces stand: towers, the fairy, bridges, castles and the count, too.

use crate::{
    art::tile_art,
    board::{Bridge, Node, Pos},
    boxes::ferries::rules::Crossing,
    catalogue::{Axis, Catalogue, Corner, PartKind, Quarter, Side},
    rules::{Game, LaidPart},
    ui::camera::{Area, Point},
};

/// A floor's height on the picture, in tiles.
const STOREY: f64 = 0.07;

/// Where on the board a figure on a part stands: on top of a tower above its floors, beside a castle whose lord it is.
#[must_use]
pub fn node_point(game: &Game, node: Node) -> Point {
    if game.is_lord(node) {
        return at_gate(game, node);
    }
    let laid_part = game.laid_part(node);
    let floors = if laid_part.part().kind == PartKind::Tower { game.floors(laid_part.pos).unwrap_or(0) } else { 0 };
    raised(anchor_point(laid_part), floors)
}

/// Where on the board a figure on a part of a laid tile stands.
#[must_use]
pub fn anchor_point(laid_part: LaidPart) -> Point {
    let [x, y] = tile_art::anchor(laid_part.tile, laid_part.turns, usize::from(laid_part.part));
    Point::new(f64::from(laid_part.pos.x) + f64::from(x) / 100.0, f64::from(laid_part.pos.y) + f64::from(y) / 100.0)
}

/// A point above so many floors.
pub(crate) fn raised(at: Point, floors: u8) -> Point {
    let base = if floors > 0 { 0.12 } else { 0.0 };
    Point::new(at.x, at.y - base - STOREY * f64::from(floors.min(5)))
}

/// Where on the board a floor of a tower is, counted from 0.
#[must_use]
pub fn floor_point(game: &Game, pos: Pos, floor: u8) -> Point {
    let foundation = || {
        let laid = game.board().laid_on(pos)?;
        let part = Catalogue::get().tile(laid.tile).parts_of(PartKind::Tower).next()?;
        Some(anchor_point(game.laid_part(laid.node(part))))
    };
    let at = foundation().unwrap_or(cell_point(pos));
    Point::new(at.x, at.y - STOREY * f64::from(floor))
}

/// The middle of a cell on the board.
#[must_use]
pub fn cell_point(pos: Pos) -> Point {
    Area::cell(pos).middle()
}

/// Where on the board the fairy is, if she is on it: at the side of her follower, or in a corner of her tile.
#[must_use]
pub fn fairy_point(game: &Game) -> Option<Point> {
    let fairy = game.fairy()?;
    let beside = fairy.beside.and_then(|index| game.figures().get(index));
    Some(beside.map_or_else(|| corner_of(fairy.pos), |figure| at_side(node_point(game, figure.node))))
}

/// Beside a figure that stands at a point, towards the middle of the tile, so that both are seen.
pub(crate) fn at_side(at: Point) -> Point {
    let step = if at.x - at.x.floor() > 0.6 { -0.27 } else { 0.27 };
    Point::new(at.x + step, at.y - 0.03)
}

/// Where the bars of gold of a tile lie: in its right upper corner, away from most figures.
#[must_use]
pub fn gold_point(pos: Pos) -> Point {
    let Point { x, y } = cell_point(pos);
    Point::new(x + 0.3, y - 0.32)
}

/// Where the big top stands: in the middle of its tile.
#[must_use]
pub fn big_top_point(pos: Pos) -> Point {
    cell_point(pos)
}

/// Where the acrobats of a tile stand.
#[must_use]
pub fn pyramid_point(game: &Game, pos: Pos) -> Option<Point> {
    let laid = game.board().laid_on(pos)?;
    let part = Catalogue::get().tile(laid.tile).parts_of(PartKind::Acrobats).next()?;
    Some(node_point(game, laid.node(part)))
}

/// Where a ferry lies that joins two edges of a lake's tile: on the water, near the line that joins them.
#[must_use]
pub fn ferry_point(pos: Pos, crossing: Crossing) -> Point {
    let Point { x, y } = cell_point(pos);
    let [one, other] = crossing.sides().map(towards);
    Point::new(x + 0.05 * (one.x + other.x), y + 0.05 * (one.y + other.y))
}

/// Where a crossing is offered: in the corner between its two edges, or beside the lake, so that all of them can be tapped apart.
pub(crate) fn crossing_point(pos: Pos, crossing: Crossing) -> Point {
    let Point { x, y } = cell_point(pos);
    let [one, other] = crossing.sides().map(towards);
    match crossing {
        Crossing::NS => Point::new(x + 0.34, y),
        Crossing::EW => Point::new(x, y - 0.34),
        _ => Point::new(x + 0.26 * (one.x + other.x), y + 0.26 * (one.y + other.y)),
    }
}

/// Where a road from an edge of a lake's tile reaches the water.
#[must_use]
pub fn shore_point(pos: Pos, side: Side) -> Point {
    let (Point { x, y }, towards) = (cell_point(pos), towards(side));
    Point::new(x + 0.17 * towards.x, y + 0.17 * towards.y)
}

/// Where the mouth of a tunnel is: where the road ends that comes from an edge of the tile.
#[must_use]
pub fn mouth_point(at: LaidPart) -> Point {
    let Point { x, y } = cell_point(at.pos);
    let side = at.part().sides.turned(at.turns).iter().next().map_or(Point::new(0.0, 0.0), towards);
    Point::new(x + 0.2 * side.x, y + 0.2 * side.y)
}

/// The direction from the middle of a tile to one of its edges.
const fn towards(side: Side) -> Point {
    match side {
        Side::North => Point::new(0.0, -1.0),
        Side::East => Point::new(1.0, 0.0),
        Side::South => Point::new(0.0, 1.0),
        Side::West => Point::new(-1.0, 0.0),
    }
}

/// Where the little buildings of a tile stand: in its left lower corner, away from gold and the fairy.
#[must_use]
pub fn building_point(pos: Pos) -> Point {
    let Point { x, y } = cell_point(pos);
    Point::new(x - 0.31, y + 0.3)
}

/// Where the mage or the witch stands on a part: beside figures that are there.
#[must_use]
pub fn magic_point(game: &Game, node: Node) -> Point {
    aside(game, node, node_point(game, node))
}

/// Where a figure would stand on a part. If somebody is there already, the place is beside them, towards the middle of the tile, so that both are seen.
pub(crate) fn aside(game: &Game, node: Node, at: Point) -> Point {
    if game.figures().iter().all(|figure| figure.node != node) {
        return at;
    }
    let step = if at.x - at.x.floor() > 0.5 { -0.25 } else { 0.25 };
    Point::new(at.x + step, at.y)
}

pub(crate) fn corner_of(pos: Pos) -> Point {
    let middle = cell_point(pos);
    Point::new(middle.x + 0.3, middle.y + 0.3)
}

/// Where a bridge is tapped: off its middle, so that the other bridge on the same tile is apart from it.
pub(crate) fn bridge_point(bridge: Bridge) -> Point {
    let [dx, dy] = match bridge.axis {
        Axis::NorthSouth => [0.5, 0.22],
        Axis::EastWest => [0.22, 0.47],
    };
    Point::new(f64::from(bridge.pos.x) + dx, f64::from(bridge.pos.y) + dy)
}

/// Where the count is in a quarter.
#[must_use]
pub fn count_point(game: &Game, quarter: Quarter) -> Option<Point> {
    let laid = game.laid_part(game.quarter(quarter)?);
    let [x, y] = tile_art::count_place(laid.tile, laid.turns, usize::from(laid.part)).map(|v| f64::from(v) / 100.0);
    Some(Point::new(f64::from(laid.pos.x) + x, f64::from(laid.pos.y) + y))
}

/// Where a castle stands: across the edge between the two tiles of its city.
#[must_use]
pub fn castle_point(game: &Game, city: Node) -> Point {
    let [one, other] = castle_tiles(game, city).map(cell_point);
    one.middle(other)
}

/// Where a castle is offered: beside its place, so that the figure is seen that would be its lord.
pub(crate) fn offered_castle_point(game: &Game, city: Node) -> Point {
    let (at, gate) = (castle_point(game, city), at_gate(game, city));
    Point::new(2.0 * at.x - gate.x, 2.0 * at.y - gate.y)
}

/// Where the lord of a castle stands: beside it, in the city.
pub(crate) fn at_gate(game: &Game, city: Node) -> Point {
    let ([one, other], at) = (castle_tiles(game, city), castle_point(game, city));
    if one.x == other.x { Point::new(at.x + 0.33, at.y) } else { Point::new(at.x, at.y + 0.33) }
}

fn castle_tiles(game: &Game, city: Node) -> [Pos; 2] {
    let [one, other, ..] = game.castle_cells(city);
    [one, other]
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

#[cfg(test)]
mod tests {
    use crate::{
        ai::random_action,
        boxes::{bridges::rules as bridges, count::rules as count},
        catalogue::BoxId,
        rules::{Action, Colour, Game, Player, Setup, legal_actions, seeded},
        ui::{
            camera::{Area, Camera, Point},
            hit_test::{Target, is_crowded, tap_targets, target},
            shown::{node_of, point_of, same_target},
        },
    };

    fn game(seed: u64) -> Game {
        game_with(&[BoxId::Inns, BoxId::Bridges, BoxId::Count], seed)
    }

    fn game_with(boxes: &[BoxId], seed: u64) -> Game {
        let player = |colour| Player { colour, name: String::new(), level: None };
        let mut setup = Setup::base(vec![player(Colour::Red), player(Colour::Blue), player(Colour::Green)]);
        setup.boxes.extend(boxes.iter().copied());
        setup.deal(&mut seeded(seed)).unwrap();
        Game::new(&setup, &mut Vec::new()).unwrap()
    }

    const fn is_new(action: &Action) -> bool {
        matches!(
            action,
            Action::Bridges(bridges::Action::Bridge(_) | bridges::Action::Castle { .. })
                | Action::Count(
                    count::Action::Send { .. } | count::Action::Count { .. } | count::Action::MoveOut { .. }
                )
        )
    }

    fn near(at: Point) -> Camera {
        let mut camera = Camera::new(1200.0, 900.0);
        camera.fit(Area::point(at).grown(2.0));
        camera
    }

    /// Bridges, castles, quarters and figures that come back: each has a place of its own, and a tap there means it.
    #[test]
    fn every_offer_is_shown_and_hit() {
        let mut hit = [0; 5];
        for seed in 0..12 {
            let (mut game, mut rng) = (game(seed), seeded(seed));
            while let Some(action) = random_action(&game, &mut rng) {
                let legal: Vec<Action> = legal_actions(&game).filter(is_new).collect();
                for &offer in &legal {
                    let camera = near(point_of(&game, offer).unwrap());
                    let shown = tap_targets(&game, &legal, &camera);
                    let own = shown.iter().find(|target| same_target(target.action, offer)).unwrap();
                    if own.cell.is_some_and(|cell| is_crowded(&shown, cell)) {
                        continue;
                    }
                    let found = target(&game, &legal, &camera, own.at);
                    assert_eq!(found, Target::Figure(own.action), "{offer:?}");
                    hit[match offer {
                        Action::Bridges(bridges::Action::Bridge(_)) => 0,
                        Action::Bridges(bridges::Action::Castle { .. }) => 1,
                        Action::Count(count::Action::Send { .. }) => 2,
                        Action::Count(count::Action::Count { .. }) => 3,
                        _ => 4,
                    }] += 1;
                }
                game.play(action, &mut Vec::new()).unwrap();
            }
        }
        assert!(hit.iter().all(|count| *count > 0), "{hit:?}");
    }

    /// An arrow lets a figure go where one is: its place is beside that one, on the same tile, and a tap there means it.
    #[test]
    fn a_place_beside_a_figure_does_not_cover_it() {
        let mut beside = 0;
        for seed in 0..8 {
            let (mut game, mut rng) = (game_with(&[BoxId::Anniversary], seed), seeded(seed));
            while let Some(action) = random_action(&game, &mut rng) {
                let legal: Vec<Action> = legal_actions(&game).collect();
                for &offer in &legal {
                    let Action::PlaceAt { pos, .. } = offer else { continue };
                    let node = node_of(&game, offer).unwrap();
                    if game.figures().iter().all(|figure| figure.node != node) {
                        continue;
                    }
                    let at = point_of(&game, offer).unwrap();
                    assert!(at.distance(super::node_point(&game, node)) > 0.2, "{offer:?}");
                    assert!(Area::cell(pos).contains(Area::point(at)), "{offer:?}");
                    let camera = near(at);
                    let found = target(&game, &[offer], &camera, camera.to_screen(at));
                    assert_eq!(found, Target::Figure(offer));
                    beside += 1;
                }
                game.play(action, &mut Vec::new()).unwrap();
            }
        }
        assert!(beside > 0);
    }

    /// A quarter is tapped anywhere in its half of its tile, and a bridge anywhere on its length.
    #[test]
    fn the_whole_place_is_tapped() {
        let mut tapped = [0; 2];
        for seed in 0..4 {
            let (mut game, mut rng) = (game(seed), seeded(seed));
            while let Some(action) = random_action(&game, &mut rng) {
                for offer in legal_actions(&game).filter(is_new) {
                    let (places, kind) = match offer {
                        Action::Count(count::Action::Send { quarter, .. }) => {
                            let Point { x, y } = super::node_point(&game, game.quarter(quarter).unwrap());
                            ([(-0.2, 0.15), (0.2, -0.15), (0.15, 0.15)].map(|(dx, dy)| Point::new(x + dx, y + dy)), 0)
                        }
                        Action::Bridges(bridges::Action::Bridge(bridge))
                            if bridge.axis == crate::catalogue::Axis::NorthSouth =>
                        {
                            let at = |y: f64| Point::new(f64::from(bridge.pos.x) + 0.5, f64::from(bridge.pos.y) + y);
                            ([0.1, 0.5, 0.9].map(at), 1)
                        }
                        _ => continue,
                    };
                    for place in places {
                        let camera = near(place);
                        let found = target(&game, &[offer], &camera, camera.to_screen(place));
                        assert_eq!(found, Target::Figure(offer), "{place:?}");
                        tapped[kind] += 1;
                    }
                }
                game.play(action, &mut Vec::new()).unwrap();
            }
        }
        assert!(tapped.iter().all(|count| *count > 0), "{tapped:?}");
    }
}
