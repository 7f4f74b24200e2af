//! Where the symbols of sets that are not played stand, and the ground and low walls that part fields round them.

use super::{
    curve::Enclosure,
    grid::Grid,
    pen::{CENTRE, Line, Point, along, direction, gap, heading, inside, lerp, nearest, right_of, sub, turned, unit},
    plan::{City, Plan, half_middle, inward, middle},
    spot::{Domain, Landmark, Spot},
};
use crate::catalogue::{Corner, EdgeKind, Part, PartKind, Print, RoadEnd, Rotation, Side, Stand, TileDef};

/// The radius of the middle of a road that runs round a symbol.
const ROUNDABOUT: f32 = 17.0;
/// The radius of what stands inside.
const ISLAND: f32 = 11.0;
/// How far from the middle of the tile a road dives into what stands at its end.
const DIVE: f32 = 24.0;
/// How far from its edge a place lies inside a city of one edge.
const IN_CITY: f32 = 26.0;
/// A symbol without enough room shrinks, but not below this share.
const LEAST: f32 = 0.62;

fn radius(tile: &TileDef, index: usize) -> f32 {
    tile.symbol_of(&tile.prints[index]).map_or(10.0, |symbol| f32::from(symbol.emblem.radius))
}

/// The place that a symbol has whatever else stands on the tile.
fn fixed(tile: &TileDef, cities: &[City], index: usize) -> Option<Point> {
    match tile.prints[index].stand {
        Stand::Centre => Some(centre(cities, radius(tile, index))),
        Stand::At(x, y) => Some([f32::from(x), f32::from(y)]),
        _ => None,
    }
}

/// The place nearest to the middle that leaves room before the walls of cities; the middle itself in a city.
fn centre(cities: &[City], radius: f32) -> Point {
    let towns: Vec<Enclosure<'_>> = cities.iter().map(Enclosure::of).collect();
    if towns.iter().any(|town| town.holds(CENTRE)) && towns.len() == 1 {
        let walls = towns[0].wall_gap(CENTRE, 40.0);
        if walls > 6.0 {
            return CENTRE;
        }
    }
    let cost = |p: Point| {
        let room = towns.iter().map(|town| if town.holds(p) { -9.0 } else { town.wall_gap(p, 40.0) });
        let lack = (radius - 1.5 - room.fold(40.0, f32::min)).max(0.0);
        gap(p, CENTRE) + 4.0 * lack
    };
    let near = Grid::nodes().filter(|&p| gap(p, CENTRE) < 18.0);
    near.min_by(|a, b| cost(*a).total_cmp(&cost(*b))).unwrap_or(CENTRE)
}

/// Where a road ends that ends at a symbol.
pub(super) fn road_end(tile: &TileDef, cities: &[City], symbol: u8) -> Point {
    let index = tile.prints.iter().position(|print| print.symbol == symbol);
    index.and_then(|index| fixed(tile, cities, index)).unwrap_or(CENTRE)
}

/// The radius of a road of many arms that runs round a symbol in the middle.
pub(super) fn roundabout(tile: &TileDef) -> Option<f32> {
    tile.prints.iter().any(|print| print.stand == Stand::Centre).then_some(ROUNDABOUT)
}

/// The ground that belongs to no field: where a tile has none, inside a roundabout, between two cities that no field joins, and
/// where the middle of two opposite edges parts two fields.
pub(super) fn grounds(tile: &TileDef) -> Vec<Line> {
    let mut grounds = Vec::new();
    if tile.prints.is_empty() {
        return grounds;
    }
    let is_open = tile.edges.iter().any(|edge| *edge != EdgeKind::City) || tile.parts_of(PartKind::City).count() > 1;
    if tile.parts_of(PartKind::Field).count() == 0 && is_open {
        grounds.push(vec![[0.0, 0.0], [100.0, 0.0], [100.0, 100.0], [0.0, 100.0]]);
    }
    if is_roundabout(tile) {
        grounds.push((0..24).map(|k| along(CENTRE, heading(k as f32 * 0.2618), ROUNDABOUT)).collect());
    }
    if tile.prints.iter().any(|print| print.stand == Stand::Centre) {
        let city = |side: Side| tile.parts_of(PartKind::City).find(|&city| tile.parts[city].sides.contains(side));
        for side in Side::ALL {
            let next = Side::from_index(side.index() + 1);
            let (Some(a), Some(b)) = (city(side), city(next)) else { continue };
            let both = 1 << a | 1 << b;
            if a != b && tile.parts.iter().all(|part| part.cities & both != both) {
                // What stands in the middle joins the walls of both cities.
                let [from, to] = [side, next].map(|side| along(middle(side), inward(side), IN_CITY));
                grounds.push(vec![CENTRE, from, turned([100.0, 0.0], side.index() as Rotation), to]);
            }
        }
    }
    for side in [Side::North, Side::East] {
        if is_parted(tile, side) && is_parted(tile, side.opposite()) {
            let (a, b, across) = (middle(side), middle(side.opposite()), right_of(inward(side)));
            let [from, to] = [along(a, inward(side), -2.0), along(b, inward(side), 2.0)];
            let at = |t: f32, half: f32| along(lerp(from, to, t), across, half);
            let half = [(0.0, 0.7), (0.1, 1.4), (0.25, 9.0), (0.5, 15.0), (0.75, 9.0), (0.9, 1.4), (1.0, 0.7)];
            let mut line: Line = half.iter().map(|&(t, half)| at(t, half)).collect();
            line.extend(half.iter().rev().map(|&(t, half)| at(t, -half)));
            grounds.push(line);
        }
    }
    grounds
}

/// Whether the halves of an edge that shows field belong to two fields.
pub(super) fn is_parted(tile: &TileDef, side: Side) -> bool {
    let field = |half| tile.parts.iter().position(|part| part.halves.contains(half));
    let [a, b] = side.halves().map(field);
    tile.edges[side.index()] == EdgeKind::Field && a != b
}

/// How many half-edges lie in another field than the catalogue says.
fn conflicts(tile: &TileDef, plan: &Plan) -> usize {
    let grid = Grid::new(tile, plan);
    let fields = tile.parts_of(PartKind::Field);
    let halves = fields.flat_map(|index| tile.parts[index].halves.iter().map(move |half| (index, half)));
    halves.filter(|&(index, half)| grid.field(half_middle(half)) != Some(index)).count()
}

/// Adds low walls from symbols and junctions to town walls and roads, no more than part the fields as the catalogue says.
pub(super) fn part_fields(tile: &TileDef, plan: &mut Plan) {
    if conflicts(tile, plan) == 0 {
        return;
    }
    let is_junction = tile.parts.iter().any(|part| part.ends.contains(&RoadEnd::Junction));
    let mut roots: Vec<Point> = (0..tile.prints.len()).filter_map(|index| fixed(tile, &plan.cities, index)).collect();
    if roots.is_empty() || is_junction {
        roots.push(CENTRE);
    }
    let mut walls: Vec<Line> = Vec::new();
    for &root in &roots {
        let edges = plan.cities.iter().flat_map(|city| &city.walls);
        let roads =
            plan.roads.iter().flat_map(|road| &road.legs).filter(|leg| gap(leg[nearest(root, leg)], root) > 3.0);
        walls.extend(edges.chain(roads).map(|line| vec![line[nearest(root, line)], root]));
    }
    walls.sort_by(|a, b| gap(a[0], a[1]).total_cmp(&gap(b[0], b[1])));
    let printed = plan.barriers.len();
    plan.barriers.extend(walls);
    if conflicts(tile, plan) > 0 {
        plan.barriers.truncate(printed);
        return;
    }
    for index in (printed..plan.barriers.len()).rev() {
        let wall = plan.barriers.remove(index);
        if conflicts(tile, plan) > 0 {
            plan.barriers.insert(index, wall);
        }
    }
    if is_junction {
        let ways = plan.barriers.split_off(printed);
        ways.into_iter().for_each(|way| open(plan, [way[0], way[1]]));
    }
}

/// Opens the gate of a city on a junction.
fn open(plan: &mut Plan, [gate, junction]: [Point; 2]) {
    if let Some(road) = plan.roads.first_mut() {
        road.legs.push((0..=8).map(|i| lerp(gate, junction, i as f32 / 8.0)).collect());
        road.gates.push([gate, unit(sub(junction, gate))]);
    }
}

/// The place of a village at which one road ends, where another runs through the middle or dives into something there.
pub(super) fn aside(tile: &TileDef) -> Option<Point> {
    let mut roads = tile.parts.iter().filter(|part| part.ends.contains(&RoadEnd::Village));
    let side = roads.next()?.sides.iter().next()?;
    let dives = tile.prints.iter().any(|print| matches!(print.stand, Stand::End(_)));
    let across = [1, 3].map(|steps| Side::from_index(side.index() + steps));
    let through = |part: &Part| part.kind == PartKind::Road && across.iter().all(|&edge| part.sides.contains(edge));
    ((dives || tile.parts.iter().any(through)) && roads.next().is_none()).then(|| lerp(middle(side), CENTRE, 0.48))
}

/// The place of a farmstead whose road first crosses another, which leads from the edge opposite to a city to its gate.
pub(super) fn beyond(tile: &TileDef) -> Option<Point> {
    let farm = tile.parts.iter().find(|part| part.ends.contains(&RoadEnd::Farmstead))?.sides.iter().next()?;
    let gate = tile.parts.iter().find_map(|part| match (part.ends.as_slice(), part.sides.iter().next()) {
        ([RoadEnd::City(city)], Some(side)) => Some((*city, side)),
        _ => None,
    });
    let (city, side) = gate?;
    let crosses = side != farm.opposite() && tile.parts[usize::from(city)].sides.contains(side.opposite());
    crosses.then(|| lerp(middle(farm), CENTRE, 1.48))
}

/// Finds room for the symbols of a tile. Those with a given place come first; the others go where there is room left.
pub(super) fn place(tile: &TileDef, plan: &mut Plan, first: bool) {
    for (index, print) in tile.prints.iter().enumerate() {
        let wide = radius(tile, index);
        let is_city = |part: u8| tile.parts[usize::from(part)].kind == PartKind::City;
        let given = fixed(tile, &plan.cities, index).map(|at| match print.stand {
            Stand::Centre if is_roundabout(tile) => (ISLAND, at),
            _ => (wide, at),
        });
        let found = match print.stand {
            Stand::Centre | Stand::At(..) if first => given,
            Stand::On(part) if first => Some((wide, on_road(plan, usize::from(part)))),
            Stand::End(part) if first => Some((wide, end(plan, usize::from(part)))),
            Stand::In(part) if first && is_city(part) => {
                Some(plan.best(Domain::City(usize::from(part)), wide + 1.0, CENTRE, &[]))
            }
            Stand::In(part) if !first && !is_city(part) => {
                Some(plan.best(Domain::Field(usize::from(part)), wide + 2.0, CENTRE, &[]))
            }
            Stand::Before(city) if !first => Some((wide, before(plan, usize::from(city), wide))),
            Stand::Beside(part) if !first => Some((wide, beside_road(plan, usize::from(part), wide))),
            Stand::Corner(corner) if !first => Some(in_corner(plan, corner, wide)),
            _ => None,
        };
        if let Some((room, at)) = found {
            let (what, eighths) = (Landmark::Print(index as u8), eighths(tile, print));
            plan.spots.push(Spot { what, at, radius: room.clamp(wide * LEAST, wide), eighths });
        }
    }
}

/// Whether a road of many arms runs round a symbol in the middle.
fn is_roundabout(tile: &TileDef) -> bool {
    roundabout(tile).is_some()
        && tile.parts.iter().any(|part| part.kind == PartKind::Road && part.sides.len() > 2 && part.ends.is_empty())
}

/// Outside, before the wall of a city.
fn before(plan: &Plan, city: usize, radius: f32) -> Point {
    let Some(city) = plan.cities.iter().find(|own| own.part == Some(city)) else { return CENTRE };
    let mut best = (f32::MIN, CENTRE);
    for wall in &city.walls {
        for i in 2..wall.len().saturating_sub(2) {
            let p = along(wall[i], right_of(direction(wall, i)), radius + 1.5);
            let room = plan.grid.clear(p).min(to_edge(p)).min(plan.free(p, &[])).min(radius + 1.0);
            let score = room - 0.03 * gap(p, CENTRE);
            if score > best.0 {
                best = (score, p);
            }
        }
    }
    best.1
}

fn to_edge(p: Point) -> f32 {
    p[0].min(p[1]).min(100.0 - p[0]).min(100.0 - p[1])
}

/// The turn of a symbol on the unturned tile in eighths, clockwise. At the end of a road it is that of the road.
fn eighths(tile: &TileDef, print: &Print) -> u8 {
    match (print.points, print.stand) {
        (Some(wind), _) => wind.index() as u8,
        (None, Stand::End(part)) => {
            let side = tile.parts[usize::from(part)].sides.iter().next();
            side.map_or(0, |side| (2 * side.index() as u8 + 4) % 8)
        }
        _ => 0,
    }
}

/// In the middle of a road; where it branches, in the middle of the tile.
fn on_road(plan: &Plan, part: usize) -> Point {
    let Some(road) = plan.roads.iter().find(|road| road.part == part) else { return CENTRE };
    match &road.legs[..] {
        [leg] => leg[leg.len() / 2],
        _ => CENTRE,
    }
}

/// Beside a road, on the side with more room.
pub(super) fn beside_road(plan: &Plan, part: usize, radius: f32) -> Point {
    let Some(leg) = plan.roads.iter().find(|road| road.part == part).and_then(|road| road.legs.first()) else {
        return CENTRE;
    };
    let mut best = (f32::MIN, CENTRE);
    for i in 2..leg.len().saturating_sub(2) {
        for side in [-1.0, 1.0] {
            let p = along(leg[i], right_of(direction(leg, i)), side * (radius + 6.5));
            let room = plan.grid.clear(p).min(to_edge(p)).min(plan.free(p, &[]));
            let score = room.min(radius + 4.0) - 0.02 * gap(p, CENTRE);
            if score > best.0 {
                best = (score, p);
            }
        }
    }
    best.1
}

/// Where a road dives into what stands at its end.
fn end(plan: &Plan, part: usize) -> Point {
    let leg = plan.roads.iter().find(|road| road.part == part).and_then(|road| road.legs.first());
    leg.map_or(CENTRE, |leg| lerp(leg[leg.len() - 1], leg[0], DIVE / 50.0))
}

/// In a corner, all in a field or all in a city.
fn in_corner(plan: &Plan, corner: Option<Corner>, radius: f32) -> (f32, Point) {
    let inner = radius + 5.0;
    let places = [[100.0 - inner, inner], [100.0 - inner; 2], [inner, 100.0 - inner], [inner; 2]];
    let domains = || {
        let cities = plan.cities.iter().filter_map(|city| city.part).map(Domain::City);
        core::iter::once(Domain::AnyField).chain(cities)
    };
    let mut best = (f32::MIN, (0.0, CENTRE));
    for (index, &place) in places.iter().enumerate() {
        if corner.is_some_and(|corner| corner.index() != index) {
            continue;
        }
        for domain in domains() {
            let found = plan.best(domain, radius + 1.5, place, &[]);
            let score = found.0.min(radius + 0.5) - 0.08 * gap(found.1, place);
            if score > best.0 + 0.01 {
                best = (score, found);
            }
        }
    }
    best.1
}

/// Whether a place lies on ground that belongs to no field.
pub(super) fn on_ground(plan: &Plan, at: Point) -> bool {
    plan.grounds.iter().any(|ground| inside(at, ground))
}
