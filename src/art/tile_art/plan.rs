//! Where everything on a tile lies: cities, roads and rivers as outlines and lines, derived from the catalogue's topology alone.

use super::{
    carcassonne,
    grid::Grid,
    pen::{
        CENTRE, Line, Point, add, along, bezier, direction, drawn_out, gap, lerp, nearest, right_of, scale, sub,
        turned, unit,
    },
    prints_place, rampart,
    spot::Spot,
};
use crate::{
    art::paint::Path,
    catalogue::{Axis, EdgeKind, HalfWind, PartKind, RoadEnd, Role, Rotation, Side, Sides, TileDef},
    record::DIAGRAMS,
};

/// Half the width of a road.
pub(super) const ROAD: f32 = 5.3;
/// Half the width of a water.
pub(super) const WATER: f32 = 9.0;
/// The thickness of a town wall, which lies inside its city's outline.
pub(super) const WALL: f32 = 5.2;

/// The geometry of one tile; the same for every variant.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) cities: Vec<City>,
    pub(super) roads: Vec<Road>,
    pub(super) waters: Vec<Line>,
    /// Springs and lakes: the middle and the radius.
    pub(super) pools: Vec<(Point, f32)>,
    /// Low walls that part two fields.
    pub(super) barriers: Vec<Line>,
    /// Ground that belongs to no field, as closed outlines.
    pub(super) grounds: Vec<Line>,
    pub(super) spots: Vec<Spot>,
    /// Where a figure stands, by part.
    pub(super) anchors: Vec<Point>,
    pub(super) grid: Grid,
    /// The bridge that a player built across the tile.
    pub(super) span: Option<Axis>,
}

/// A city part, or the City of Carcassonne.
#[derive(Clone, Debug)]
pub(super) struct City {
    /// The part of the tile; the City of Carcassonne is none.
    pub(super) part: Option<usize>,
    /// Its edges.
    pub(super) sides: Sides,
    /// One closed outline, or two that a bridge joins: the outer face of the wall and edges of the tile.
    pub(super) rings: Vec<Line>,
    /// The outer faces of the walls; the city lies to the left of each.
    pub(super) walls: Vec<Line>,
    /// The bridge that joins two outlines.
    pub(super) bridge: Option<[Point; 2]>,
    /// The streets of the City of Carcassonne; those of other cities follow from their edges.
    pub(super) streets: Vec<Line>,
}

impl City {
    /// How far the inner face of the innermost wall is from the outer face of the outermost.
    pub(super) fn depth(&self) -> f32 {
        WALL + if self.part.is_none() { carcassonne::INNER } else { 0.0 }
    }
}

/// A road part.
#[derive(Clone, Debug)]
pub(super) struct Road {
    pub(super) part: usize,
    /// Its visible pieces; each begins at an edge of the tile.
    pub(super) legs: Vec<Line>,
    /// Where it enters a city: the place in the wall, and the direction out of the city.
    pub(super) gates: Vec<[Point; 2]>,
    /// Where it enters a tunnel, and the direction in.
    pub(super) tunnels: Vec<[Point; 2]>,
    /// The bridge on which it crosses a city.
    pub(super) bridge: Option<[Point; 2]>,
}

impl Road {
    const fn new(part: usize) -> Self {
        Self { part, legs: Vec::new(), gates: Vec::new(), tunnels: Vec::new(), bridge: None }
    }
}

/// A road at the edge of a tile that fits anything.
pub(super) const BY_ROAD: u8 = 1;
/// A city there.
pub(super) const BY_CITY: u8 = 2;
/// A water there.
pub(super) const BY_WATER: u8 = 3;

/// What lies beyond an edge of a tile that fits anything, in two bits; its picture takes those of all edges as its variant, from
/// the north clockwise and from the lowest bits up.
#[must_use]
pub const fn met(edge: EdgeKind) -> u8 {
    match edge {
        EdgeKind::Road => BY_ROAD,
        EdgeKind::City => BY_CITY,
        EdgeKind::River => BY_WATER,
        _ => 0,
    }
}

/// The middle of an edge.
#[inline(never)]
pub(super) fn middle(side: Side) -> Point {
    turned([50.0, 0.0], side.index() as Rotation)
}

/// The middle of a half-edge.
#[inline(never)]
pub(super) fn half_middle(half: HalfWind) -> Point {
    let first = half.index() % 2 == 1;
    turned([if first { 25.0 } else { 75.0 }, 0.0], half.side().index() as Rotation)
}

/// The direction from an edge into the tile.
#[inline(never)]
pub(super) fn inward(side: Side) -> Point {
    unit(sub(CENTRE, middle(side)))
}

/// Low walls of the few tiles on which two fields are parted by neither road, city nor water.
const BARRIERS: [(&str, [Point; 2]); 9] = [
    ("D10", [[56.0, 26.0], [61.0, 58.0]]),
    ("I05", [[50.0, 26.0], [50.0, 50.0]]),
    ("I05", [[50.0, 74.0], [50.0, 50.0]]),
    ("A03", [[50.0, 37.0], [81.0, 45.0]]),
    ("A07", [[52.0, 27.0], [64.0, 64.0]]),
    ("A08", [[48.0, 27.0], [36.0, 64.0]]),
    ("R05", [[50.0, 28.0], [50.0, 66.0]]),
    ("W09", [[50.0, 26.0], [50.0, 46.0]]),
    ("W11", [[50.0, 26.0], [50.0, 50.0]]),
];

impl Plan {
    /// The outlines of a tile as it is printed: what takes long to find is left out, as are grid, landmarks and places for figures.
    pub(super) fn outlined(tile: &TileDef) -> Self {
        let mut plan = Self {
            cities: rampart::cities(tile),
            roads: Vec::new(),
            waters: Vec::new(),
            pools: Vec::new(),
            barriers: Vec::new(),
            grounds: Vec::new(),
            spots: Vec::new(),
            anchors: vec![CENTRE; tile.parts.len()],
            grid: Grid::default(),
            span: None,
        };
        for index in tile.parts_of(PartKind::Road) {
            let road = plan.road(tile, index);
            plan.roads.push(road);
        }
        rampart::grow_tails(tile, &mut plan.cities);
        for sides in &tile.rivers {
            plan.river(tile, *sides);
        }
        let own = BARRIERS.iter().filter(|(name, _)| *name == tile.name);
        plan.barriers.extend(own.map(|(_, ends)| ends.to_vec()));
        if DIAGRAMS && tile.set.is_some() {
            plan.grounds = prints_place::grounds(tile);
            prints_place::part_fields(tile, &mut plan);
        }
        plan
    }

    /// The plan of a tile as it is printed, whose outlines these are.
    pub(super) fn completed(&self, tile: &TileDef) -> Self {
        let mut plan = self.clone();
        plan.grid = Grid::new(tile, &plan);
        super::spot::place_all(tile, &mut plan);
        plan
    }

    /// The plan after quarter turns clockwise.
    pub(super) fn turned(&self, turns: Rotation) -> Self {
        let turn = |p: &mut Point| *p = turned(*p, turns);
        let mut plan = self.clone();
        for city in &mut plan.cities {
            city.sides = city.sides.turned(turns);
            city.rings.iter_mut().chain(&mut city.walls).chain(&mut city.streets).flatten().for_each(turn);
            city.bridge.iter_mut().flatten().for_each(turn);
        }
        for road in &mut plan.roads {
            road.legs.iter_mut().flatten().for_each(turn);
            road.bridge.iter_mut().flatten().for_each(turn);
            for [at, way] in road.gates.iter_mut().chain(&mut road.tunnels) {
                *way = add(*at, *way);
                turn(at);
                turn(way);
                *way = sub(*way, *at);
            }
        }
        plan.waters.iter_mut().chain(&mut plan.barriers).chain(&mut plan.grounds).flatten().for_each(turn);
        plan.pools.iter_mut().map(|(at, _)| at).for_each(turn);
        for spot in &mut plan.spots {
            turn(&mut spot.at);
            spot.eighths += 2 * (turns & 3);
        }
        plan.anchors.iter_mut().for_each(turn);
        plan.grid = self.grid.turned(turns);
        plan
    }

    /// Springs and lakes, so much wider; a lake opens like a funnel to its river.
    pub(super) fn shores(&self, wider: f32) -> Path {
        let mut path = Path::default();
        for (at, radius) in &self.pools {
            let r = radius + wider;
            path = path.ellipse(at[0], at[1], r, r);
            let Some(line) = self.waters.iter().find(|line| line.last() == Some(at)).filter(|_| *radius > 15.0) else {
                continue;
            };
            let d = unit(sub(line[0], *at));
            let place = |[far, side]: Point| along(along(*at, d, far), right_of(d), side);
            let half = WATER + wider;
            // On the circle 54 degrees off the river's middle, and the way along it there.
            let shore = [[0.588 * r, 0.809 * r], [0.588 * r + 5.0, 0.809 * r - 3.63], [r + 1.0, half], [r + 8.0, half]];
            let [a, b, c, e] = shore.map(|[far, side]| place([far, -side]));
            let [f, g, h, i] = shore.map(place);
            path = path.move_to(a[0], a[1]).curve_to(b, c, e).line_to(i[0], i[1]).curve_to(h, g, f).close();
        }
        path
    }

    /// The lines along which water is seen to flow; where rivers meet it has no one direction.
    pub(super) fn currents(&self) -> Vec<Line> {
        let n = self.waters.len();
        if n <= 2 { self.waters.clone() } else { self.waters[n - 3..].iter().map(|arm| arm[..6].to_vec()).collect() }
    }

    /// The visible pieces of all roads, drawn out over the edges of the tile.
    pub(super) fn legs(&self) -> Vec<Line> {
        self.roads.iter().flat_map(|road| &road.legs).map(|leg| drawn_out(leg, 2.0, 0.0)).collect()
    }

    /// Where a city crosses another on a bridge, or a road a city.
    pub(super) fn bridges(&self) -> impl Iterator<Item = [Point; 2]> {
        let roads = self.roads.iter().filter_map(|road| road.bridge);
        self.cities.iter().filter_map(|city| city.bridge).chain(roads.filter(|_| DIAGRAMS))
    }

    fn road(&self, tile: &TileDef, index: usize) -> Road {
        let part = &tile.parts[index];
        let mut road = Road::new(index);
        let sides: Vec<Side> = part.sides.iter().collect();
        let through = sides.len() == 2;
        if DIAGRAMS && tile.set.is_some() && self.set_road(tile, &sides, &mut road) {
            return road;
        }
        if through && sides[0].opposite() == sides[1] && self.in_town(CENTRE) {
            for side in sides {
                self.leg_under(tile, side, &mut road);
            }
        } else if through {
            let alone = tile.parts_of(PartKind::Road).count() == 1 && tile.rivers.is_empty();
            road.legs.push(passage(sides[0], sides[1], if alone { -2.6 } else { 0.0 }));
        } else {
            for side in sides {
                match part.ends.iter().find(|_| part.sides.len() == 1) {
                    Some(RoadEnd::City(city)) => self.leg_to_city(side, usize::from(*city), &mut road),
                    Some(RoadEnd::Carcassonne) => self.leg_to_city(side, self.cities.len() - 1, &mut road),
                    Some(RoadEnd::Farmstead) if tile.name == "T23" => {
                        road.legs.push(straight(side, lerp(middle(side), CENTRE, 0.92)));
                    }
                    Some(RoadEnd::Farmstead) => road.legs.push(straight(side, lerp(middle(side), CENTRE, 0.8))),
                    Some(RoadEnd::Monastery) if !tile.rivers.is_empty() => {
                        road.legs.push(straight(side, lerp(middle(side), CENTRE, 0.7)));
                    }
                    _ => road.legs.push(strolling(side)),
                }
            }
        }
        road
    }

    /// A road of a set that is not played, where it runs as no road of the game does: over a city, round a symbol, to a symbol.
    fn set_road(&self, tile: &TileDef, sides: &[Side], road: &mut Road) -> bool {
        let round = prints_place::roundabout(tile).filter(|_| sides.len() > 2);
        match (sides, tile.parts[road.part].ends.as_slice()) {
            ([a, b], []) if a.opposite() == *b && self.in_town(CENTRE) && !self.is_covered(tile, *a) => {
                road.legs.push(passage(*a, *b, 0.0));
                let walls = self.cities.iter().flat_map(|city| &city.walls);
                let at = |side: Side| along(middle(side), inward(side), 20.0);
                let far = walls.map(|wall| wall[nearest(at(*a), wall)]).map(|p| gap(p, CENTRE)).fold(0.0, f32::max);
                let ends = [*a, *b].map(|side| along(CENTRE, inward(side), -(far.min(30.0) + 5.0)));
                road.bridge = Some(ends);
            }
            (_, []) if round.is_some() => {
                let r = round.unwrap_or_default();
                for &side in sides {
                    road.legs.push(straight(side, along(CENTRE, inward(side), -r)));
                }
                let way = |k: usize| super::pen::heading(k as f32 * 0.1309);
                let start = (0..48).min_by(|&a, &b| {
                    let far = |k: usize| gap(along(CENTRE, way(k), r), middle(sides[0]));
                    far(a).total_cmp(&far(b))
                });
                let first = start.unwrap_or_default();
                road.legs[0].extend((1..=48).map(|k| along(CENTRE, way(first + k), r)));
            }
            ([side], [RoadEnd::Symbol(symbol)]) => {
                let place = prints_place::road_end(tile, &self.cities, *symbol);
                road.legs.push(if gap(place, CENTRE) < 0.1 { strolling(*side) } else { road_to(*side, place) });
            }
            ([side], [RoadEnd::Village]) => match prints_place::aside(tile) {
                Some(place) => road.legs.push(straight(*side, place)),
                None => return false,
            },
            ([side], [RoadEnd::Farmstead]) => match prints_place::beyond(tile) {
                Some(place) => {
                    let from = middle(*side); // in short pieces, because it is looked for where it crosses the other
                    road.legs.push((0..=32).map(|i| lerp(from, place, i as f32 / 32.0)).collect());
                }
                None => return false,
            },
            _ => return false,
        }
        true
    }

    fn in_town(&self, p: Point) -> bool {
        self.cities.iter().flat_map(|city| &city.rings).any(|ring| super::pen::inside(p, ring))
    }

    /// Whether one field lies on both sides of a road, and above it.
    fn is_covered(&self, tile: &TileDef, side: Side) -> bool {
        let [before, after] = side.halves();
        tile.parts.iter().any(|part| part.halves.contains(before) && part.halves.contains(after))
    }

    /// A road that runs through below a city: in the open up to a gate, or into a tunnel where one field lies above it.
    fn leg_under(&self, tile: &TileDef, side: Side, road: &mut Road) {
        if self.is_covered(tile, side) {
            let end = along(middle(side), inward(side), 8.0);
            road.legs.push(straight(side, end));
            road.tunnels.push([end, inward(side)]);
        } else if let Some(city) = self.cities.iter().position(|city| city.sides.len() == 2) {
            self.leg_to_city(side, city, road);
        }
    }

    /// A road from an edge to the nearest place in a city's wall.
    fn leg_to_city(&self, side: Side, city: usize, road: &mut Road) {
        let (from, guide) = (middle(side), along(middle(side), inward(side), 17.0));
        let Some(city) = self.cities.iter().find(|c| c.part == Some(city)).or(self.cities.get(city)) else { return };
        let walls = city.walls.iter().map(|wall| (wall, nearest(guide, wall)));
        let Some((wall, at)) = walls.min_by(|a, b| gap(guide, a.0[a.1]).total_cmp(&gap(guide, b.0[b.1]))) else {
            return;
        };
        let out = right_of(direction(wall, at));
        let reach = gap(from, wall[at]) * 0.42;
        let curve = [from, along(from, inward(side), reach), along(wall[at], out, reach), along(wall[at], out, -1.0)];
        road.legs.push(bezier(curve, 14));
        road.gates.push([wall[at], out]);
    }

    fn river(&mut self, tile: &TileDef, sides: Sides) {
        let list: Vec<Side> = sides.iter().collect();
        let monastery = tile.parts_of(PartKind::Monastery).count() > 0;
        match list[..] {
            [a, b] if monastery => {
                let far = |side: Side| along(middle(side), inward(side), 24.0);
                let mut line = bezier([middle(a), far(a), [66.0, 27.0], [50.0, 27.0]], 10);
                line.pop();
                line.extend(bezier([[50.0, 27.0], [34.0, 27.0], far(b), middle(b)], 10));
                self.waters.push(line);
            }
            [a, b] => self.waters.push(passage(a, b, if tile.parts.len() > 3 { 0.0 } else { 4.0 })),
            [a] if tile.parts_of(PartKind::City).count() > 0 => {
                let mut road = Road::new(0);
                self.leg_to_city(a, 0, &mut road);
                self.waters.append(&mut road.legs);
            }
            [a] => {
                self.waters.push(straight(a, CENTRE));
                self.pools.push((CENTRE, if tile.role == Role::Lake { 23.0 } else { 10.5 }));
            }
            _ => {
                // Bends from arm to arm round the corners off.
                for (i, &a) in list.iter().enumerate() {
                    let others = list[..i].iter().filter(|b| b.opposite() != a);
                    for &b in others {
                        let bend = passage(b, a, 0.0);
                        let corner = lerp(bend[bend.len() / 2], CENTRE, 0.3);
                        let between = |to: Point| vec![corner, to];
                        let arms = [a, b].map(|side| between(along(CENTRE, inward(side), -14.0)));
                        self.waters.extend([bend, between(CENTRE)]);
                        self.waters.extend(arms);
                    }
                }
                self.waters.extend(list.iter().map(|&side| straight(side, CENTRE)));
            }
        }
    }
}

#[inline(never)]
pub(super) fn straight(side: Side, to: Point) -> Line {
    let from = middle(side);
    (0..=8).map(|i| lerp(from, to, i as f32 / 8.0)).collect()
}

/// From an edge to a place beside the middle.
fn road_to(side: Side, place: Point) -> Line {
    let from = middle(side);
    let reach = gap(from, place) * 0.45;
    bezier([from, along(from, inward(side), reach), lerp(place, from, 0.25), place], 10)
}

/// From an edge to the middle, not quite straight.
fn strolling(side: Side) -> Line {
    let mut line = straight(side, CENTRE);
    let aside = right_of(inward(side));
    for (i, p) in line.iter_mut().enumerate() {
        let t = i as f32 / 8.0;
        *p = along(*p, aside, 20.0 * (t * (1.0 - t)).powi(2) * if side.index() < 2 { 1.0 } else { -1.0 });
    }
    line
}

/// From edge to edge: a quarter bend, or straight on with a swing of so many units.
fn passage(a: Side, b: Side, swing: f32) -> Line {
    let reach = if a.opposite() == b { 36.0 } else { 27.6 };
    let side = scale(right_of(inward(a)), if a.opposite() == b { swing } else { 0.0 });
    let [from, to] = [middle(a), middle(b)];
    if swing == 0.0 || a.opposite() != b {
        return bezier([from, along(from, inward(a), reach), along(to, inward(b), reach), to], 20);
    }
    let mid = add(CENTRE, side);
    let flat = |side: Side, k: f32| along(middle(side), inward(side), k);
    let mut line = bezier([from, flat(a, 18.0), along(mid, inward(a), -20.0), mid], 10);
    line.pop();
    line.extend(bezier([mid, along(mid, inward(a), 20.0), flat(b, 18.0), to], 10));
    line
}
