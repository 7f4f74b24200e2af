//! Which part of a tile lies at a point: the plan of the drawing, queried in reverse.

use std::sync::OnceLock;

use super::{
    FACES, bridge, carcassonne, kept,
    pen::{Line, Point, distance, gap, inside, turned},
    plan,
    plan::{Plan, ROAD, WATER},
    prints_place, region,
};
use crate::{
    art::paint::{Path, Segment},
    catalogue::{Catalogue, Part, PartKind, Rotation, TileId},
    record::DIAGRAMS,
};

/// Half the width of a bridge on which a city crosses another.
const VIADUCT: f32 = 7.0;
/// How far lines of a hatch lie apart, along an edge of the tile; they go on from tile to tile.
const HATCH: f32 = 20.0;

/// The part that is seen at a place of a tile as it lies; none on water and what belongs to no part.
///
/// What is drawn over another thing hides it: bridges of cities, plots of monasteries and gardens, cities, roads. On a low
/// wall it is the nearest field.
///
/// ```
/// use bastide::catalogue::{Catalogue, PartKind};
/// use bastide::art::tile_art::{anchor, part_at};
/// let start = Catalogue::get().find("D").unwrap(); // a city in the north, a road from west to east
/// let kind = |at| Catalogue::get().tile(start).parts[part_at(start, 0, at).unwrap()].kind;
/// assert_eq!(kind([50.0, 3.0]), PartKind::City);
/// assert_eq!(kind([2.0, 50.0]), PartKind::Road);
/// assert_eq!(kind([50.0, 95.0]), PartKind::Field);
/// assert_eq!(part_at(start, 3, anchor(start, 3, 1)), Some(1));
/// ```
#[must_use]
pub fn part_at(tile: TileId, turns: Rotation, at: [f32; 2]) -> Option<usize> {
    let (plan, parts) = (plan(tile, turns), &Catalogue::get().tile(tile).parts);
    match plan.span {
        Some(axis) if bridge::covers(axis, at) => Some(parts.len() - 1),
        Some(_) => printed_part(self::plan(Catalogue::get().printed(tile), turns), &parts[..parts.len() - 1], at),
        None => quarter_at(parts, turns, at).or_else(|| printed_part(plan, parts, at)),
    }
}

/// The quarter of the City of Carcassonne at a place: half of its tile.
fn quarter_at(parts: &[Part], turns: Rotation, at: Point) -> Option<usize> {
    let is_there = |part: &Part| {
        let quarter = part.quarter?;
        Some(at).filter(|&at| carcassonne::is_in(quarter, turned(at, 4 - (turns & 3))))
    };
    parts.iter().position(|part| is_there(part).is_some())
}

/// What [`part_at`] finds on a tile with these printed parts, if it has no quarters.
pub(super) fn printed_part(plan: &Plan, parts: &[Part], at: Point) -> Option<usize> {
    if parts.len() == 1 && plan.waters.is_empty() && plan.cities.is_empty() {
        return Some(0); // an abbey fills its tile
    }
    if let Some(city) = plan.cities.iter().find(|c| c.bridge.is_some_and(|ends| distance(at, &ends) < VIADUCT)) {
        return city.part;
    }
    let crosses = |road: &&plan::Road| road.bridge.is_some_and(|ends| distance(at, &ends) <= ROAD);
    if let Some(road) = plan.roads.iter().find(crosses).filter(|_| DIAGRAMS) {
        return Some(road.part);
    }
    let is_plot =
        |part: &Part| !matches!(part.kind, PartKind::City | PartKind::Road | PartKind::Field | PartKind::Quarter);
    let plots = parts.iter().enumerate().filter(|(_, part)| is_plot(part));
    let mut built = plots.map(|(part, _)| (part, plan.anchors[part]));
    if let Some((part, _)) = built.find(|&(_, middle)| gap(at, middle) < plot(plan, middle)) {
        return Some(part);
    }
    let city = plan.cities.iter().find(|city| city.rings.iter().any(|ring| inside(at, ring)));
    if let Some(part) = city.and_then(|city| city.part) {
        return Some(part);
    }
    let near = |lines: &[Line]| lines.iter().map(|line| distance(at, line)).fold(f32::MAX, f32::min);
    let road = plan.roads.iter().map(|road| (near(&road.legs), road.part)).min_by(|a, b| a.0.total_cmp(&b.0));
    if let Some((far, part)) = road
        && far <= ROAD
    {
        return Some(part);
    }
    let wet = near(&plan.waters) <= WATER || plan.pools.iter().any(|(middle, radius)| gap(at, *middle) <= *radius);
    if wet || city.is_some() || DIAGRAMS && prints_place::on_ground(plan, at) { None } else { plan.grid.field_near(at) }
}

/// The radius of the plot of a monastery, garden or foundation.
pub(super) fn plot(plan: &Plan, at: Point) -> f32 {
    plan.spots.iter().find(|spot| spot.at == at).map_or(10.0, |spot| spot.radius)
}

/// The middle and the radius of the plot of a part.
pub(super) fn plot_of(tile: TileId, turns: Rotation, part: usize) -> (Point, f32) {
    let plan = plan(Catalogue::get().printed(tile), turns);
    (plan.anchors[part], plot(plan, plan.anchors[part]))
}

/// A part to be shown as a whole.
#[derive(Clone, Debug)]
pub struct Overlay {
    /// Its region.
    pub area: Path,
    /// Its border, as [`border`] gives it.
    pub border: Path,
}

/// The overlay of a part, made when a part of the tile is first shown: outlines of fields take long to trace.
#[must_use]
pub fn overlay(tile: TileId, turns: Rotation, part: usize) -> Option<&'static Overlay> {
    static OVERLAYS: [OnceLock<Vec<Overlay>>; FACES] = [const { OnceLock::new() }; FACES];
    let made = kept(&OVERLAYS, 2, tile, turns).get_or_init(|| {
        let parts = 0..Catalogue::get().tile(tile).parts.len();
        parts.map(|part| Overlay { area: region(tile, turns, part), border: border(tile, turns, part) }).collect()
    });
    made.get(part)
}

/// The border of a part without the edges of the tile, over which its feature goes on: to be drawn as a line.
#[must_use]
pub fn border(tile: TileId, turns: Rotation, part: usize) -> Path {
    let mut open = Path::default();
    let (mut first, mut last, mut pen) = ([0.0; 2], [0.0; 2], None);
    for segment in region(tile, turns, part).segments {
        let to = match segment {
            Segment::Move(to) => {
                (first, last) = (to, to);
                continue;
            }
            Segment::Close => first,
            Segment::Line(to) | Segment::Curve(_, _, to) => to,
        };
        let on_edge = (0..2).any(|axis| [0.0, 100.0].iter().any(|edge| both_at(last[axis], to[axis], *edge)));
        if !on_edge && last != to {
            if pen != Some(last) {
                open.segments.push(Segment::Move(last));
            }
            open.segments.push(if segment == Segment::Close { Segment::Line(to) } else { segment });
            pen = Some(to);
        }
        last = to;
    }
    open
}

fn both_at(a: f32, b: f32, edge: f32) -> bool {
    (a - edge).abs() < 0.3 && (b - edge).abs() < 0.3
}

/// Slanting lines over a field: their numbers, which go on from tile to tile, with their ends.
///
/// Line `k` of the tile at `x, y` is `k + 5 (x + y)` of the whole board, or `k + 5 (y - x)` where `falling`.
#[must_use]
pub fn hatch(tile: TileId, turns: Rotation, part: usize, falling: bool) -> Vec<(i32, [[f32; 2]; 2])> {
    const PIECE: f32 = 2.0;
    let grid = &plan(tile, turns).grid;
    let mut lines = Vec::new();
    for k in 1..10 {
        let across = k as f32 * HATCH; // x + y along a rising line
        let mut run: Option<[Point; 2]> = None;
        for step in 0..=50 {
            let x = step as f32 * PIECE;
            let at = [if falling { 100.0 - x } else { x }, across - x];
            let own = (0.0..=100.0).contains(&at[1]) && grid.field(at) == Some(part);
            match &mut run {
                Some(ends) if own => ends[1] = at,
                None if own => run = Some([at, at]),
                _ => lines.extend(run.take().map(|ends| (k, ends))),
            }
        }
        lines.extend(run.map(|ends| (k, ends)));
    }
    lines
}
