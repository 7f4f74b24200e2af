//! The art of a tile, drawn from the catalogue's topology: picture, regions, places for figures.
//!
//! A tile is 100 × 100 units, y down. Geometry turns with the tile; light comes from the north-west at any turn, and
//! buildings stay upright.
//!
//! ```
//! use bastide::catalogue::Catalogue;
//! use bastide::art::tile_art;
//! let start = Catalogue::get().find("D").unwrap();
//! let picture = tile_art::tile_picture(start, 1, 0);
//! assert_eq!(picture, tile_art::tile_picture(start, 1, 0));
//! assert!(picture.len() < 350);
//! ```

mod arrow;
mod bridge;
mod carcassonne;
mod curve;
mod glyph;
mod glyphs;
mod grid;
mod ground;
mod house;
mod landmark;
mod palette;
mod pen;
mod plain;
mod plan;
mod plants;
mod precinct;
mod prints;
mod prints_place;
mod rampart;
mod region;
mod spot;
mod town;
mod wall;
mod way;

pub(super) use bridge::picture as bridge_picture;
pub use region::{Overlay, border, hatch, overlay, part_at};

use std::sync::OnceLock;

use super::paint::{Path, Picture};
use crate::{
    catalogue::{Axis, Catalogue, EdgeKind, PartKind, Rotation, Side, TileId},
    record::DIAGRAMS,
};
pub use palette::MEADOW;
pub(crate) use pen::sort_by;
use pen::{Line, Point, Rng, beside, block, butt, gap, path_of, put, rgb};
pub(super) use plain::keep_picture;
pub use plain::{emblem_picture, plain_parts, plain_tile, tile_icon, tile_sketch};
pub use plan::met;
use plan::{Plan, ROAD, WATER};
use spot::{Landmark, Spot};

/// More than all tiles in all turns, with and without bridges.
const FACES: usize = 4 * Catalogue::CAPACITY;

/// Plans of tiles in all turns, each made when it is first asked for.
type Plans = [OnceLock<Plan>; FACES];

/// Where something about a tile in all turns is kept; `kind` tells apart what has the same type.
fn kept<T: Send + Sync>(
    all: &'static [OnceLock<T>; FACES],
    kind: usize,
    tile: TileId,
    turns: Rotation,
) -> &'static OnceLock<T> {
    let turns = usize::from(turns & 3);
    match Catalogue::get().kept_with_own(tile, kind * 4 + turns) {
        Some(own) => own,
        None => &all[tile.index() * 4 + turns],
    }
}

/// What of the plans of printed tiles is soon made: enough for a sketch and for the ends of walls.
fn outlines(tile: TileId, turns: Rotation) -> &'static Plan {
    static OUTLINES: Plans = [const { OnceLock::new() }; FACES];
    let catalogue = Catalogue::get();
    let printed = catalogue.printed(tile);
    kept(&OUTLINES, 0, printed, turns).get_or_init(|| Plan::outlined(catalogue.tile(printed)).turned(turns))
}

/// The whole plans of all tiles, with and without bridges.
fn plan(tile: TileId, turns: Rotation) -> &'static Plan {
    static PLANS: Plans = [const { OnceLock::new() }; FACES];
    let catalogue = Catalogue::get();
    let slot = |tile, turns| kept(&PLANS, 1, tile, turns);
    let printed = catalogue.printed(tile);
    let base = slot(printed, 0).get_or_init(|| outlines(printed, 0).completed(catalogue.tile(printed)));
    let lying = if turns & 3 == 0 { base } else { slot(printed, turns).get_or_init(|| base.turned(turns)) };
    match catalogue.bridge(tile, turns) {
        None => lying,
        Some(axis) => slot(tile, turns).get_or_init(|| bridge::across(lying, catalogue.tile(tile), axis)),
    }
}

/// What is left to chance in the picture of a tile: its place in the catalogue, or for one whose symbols are data the same in every program.
fn chance(tile: TileId) -> usize {
    let def = Catalogue::get().tile(tile);
    if def.set.is_none() { tile.index() } else { (def.seed() >> 8) as usize }
}

/// The place of a symbol of its set on a tile as it lies; `print` is its index in `TileDef::prints`.
#[must_use]
pub fn symbol_at(tile: TileId, turns: Rotation, print: usize) -> Option<[f32; 2]> {
    let is_it = |spot: &&Spot| spot.what == Landmark::Print(print as u8);
    plan(tile, turns).spots.iter().find(is_it).map(|spot| spot.at)
}

/// The picture of a tile as it lies; `variant` varies the decoration.
#[must_use]
pub fn tile_picture(tile: TileId, turns: Rotation, variant: u8) -> Picture {
    painted(tile, turns, variant, &town::HOUSES)
}

/// The picture of a tile for some 50 to 90 pixels: painted with a broad brush.
#[must_use]
pub fn small_tile(tile: TileId, turns: Rotation, variant: u8) -> Picture {
    painted(tile, turns, variant, &town::BLOCKS)
}

#[inline(never)]
fn painted(tile: TileId, turns: Rotation, variant: u8, brush: &town::Brush) -> Picture {
    let plan = plan(tile, turns);
    let seed = chance(tile) as u32 * 64 + u32::from(variant) * 4 + u32::from(turns & 3);
    let mut rng = Rng::new(seed + 1);
    let mut picture = Picture::new();
    let broad = brush.is_broad();
    if fits_anything(tile) {
        precinct::draw(&mut picture, plan, variant, turns, broad, &mut rng);
        return picture;
    }
    ground::grass(&mut picture, plan, broad, &mut rng);
    if !plan.waters.is_empty() {
        way::waters(&mut picture, plan, &mut rng);
    }
    let mut growth = ground::Growth::new(plan, broad);
    growth.grow(&mut picture, usize::from(variant), &mut rng);
    if DIAGRAMS {
        ground::bare(&mut picture, &plan.grounds);
    }
    wall::field_walls(&mut picture, &plan.barriers);
    way::roads(&mut picture, plan, broad, &mut rng);
    way::bridges(&mut picture, plan);
    for city in &plan.cities {
        town::draw(&mut picture, plan, city, brush, &mut rng);
    }
    let (flat, tall): (Vec<&Spot>, Vec<&Spot>) = plan.spots.iter().partition(|s| s.what == Landmark::Square);
    carcassonne::courts(&mut picture, Catalogue::get().tile(tile), turns, &mut rng);
    for spot in flat {
        landmark::draw(&mut picture, plan, spot, chance(tile) + usize::from(variant), broad, &mut rng);
    }
    for city in &plan.cities {
        wall::draw(&mut picture, plan, city, broad);
    }
    growth.lay(&mut picture);
    for city in &plan.cities {
        city.bridge.into_iter().for_each(|ends| town::viaduct(&mut picture, ends));
    }
    if DIAGRAMS {
        plan.roads.iter().filter_map(|road| road.bridge).for_each(|ends| town::viaduct(&mut picture, ends));
    }
    for spot in tall {
        landmark::draw(&mut picture, plan, spot, chance(tile) + usize::from(variant), broad, &mut rng);
        prints::draw(&mut picture, Catalogue::get().tile(tile), spot, false, &mut rng);
    }
    picture
}

/// Whether a tile fits anything: its picture answers what lies around it, see [`met`].
#[must_use]
pub fn fits_anything(tile: TileId) -> bool {
    Catalogue::get().tile(tile).edges.contains(&EdgeKind::Any)
}

/// Where walls of cities end at an edge: near its first corner, clockwise, and near its second.
#[must_use]
pub fn wall_ends(tile: TileId, turns: Rotation, side: Side) -> [Option<[f32; 2]>; 2] {
    let plan = outlines(tile, turns);
    let walls = plan.cities.iter().filter(|city| city.sides.contains(side)).flat_map(|city| &city.walls);
    let ends: Vec<Point> = walls.flat_map(|wall| [wall[0], wall[wall.len() - 1]]).collect();
    let corner = |steps: Rotation| pen::turned([0.0, 0.0], side.index() as Rotation + steps);
    let (across, out) = (usize::from(side.index().is_multiple_of(2)), plan::middle(side));
    [corner(0), corner(1)].map(|corner| {
        ends.iter().copied().find(|end| gap(*end, corner) < 8.0 && (end[across] - out[across]).abs() < 0.5)
    })
}

/// A tower between tiles, in a square of a quarter of a tile that takes so many pixels.
#[must_use]
pub fn tower_picture(size: f32) -> Picture {
    let mut picture = Picture::new();
    let r = if size < 12.0 { 27.0 } else { 21.0 };
    wall::tower(&mut picture, [50.0, 52.0], 5.0, None);
    picture.iter_mut().for_each(|shape| shape.grow([50.0, 50.0], r / 5.0));
    picture
}

/// What parts the fields of a tile, as plain black areas and lines: cities with their walls, roads, waters, low walls.
#[must_use]
pub fn obstacles(tile: TileId, turns: Rotation) -> Picture {
    let plan = plan(tile, turns);
    let black = rgb(0);
    let legs = plan.roads.iter().flat_map(|road| &road.legs).chain(&plan.barriers);
    let mut picture = Picture::new();
    picture.extend(plan.cities.iter().map(|city| path_of(&city.rings, true).fill(black)));
    for line in legs {
        let half = if plan.barriers.contains(line) { 2.0 } else { ROAD };
        put(&mut picture, path_of(core::slice::from_ref(line), false).stroke(black, half * 2.0));
    }
    picture.extend(
        plan.waters.iter().map(|line| butt(path_of(core::slice::from_ref(line), false), black, WATER * 2.0, &[])),
    );
    put(&mut picture, plan.shores(0.0).fill(black));
    if DIAGRAMS {
        picture.extend(plan.grounds.iter().map(|line| pen::area(line, black)));
    }
    picture
}

/// The outline of a part: for pointing at it and for showing it.
#[must_use]
pub fn region(tile: TileId, turns: Rotation, part: usize) -> Path {
    let plan = plan(tile, turns);
    let parts = &Catalogue::get().tile(tile).parts;
    if let Some(axis) = plan.span.filter(|_| part + 1 == parts.len()) {
        return bridge::span(axis);
    }
    match parts.get(part).map(|part| part.kind) {
        Some(PartKind::City) => {
            let own: Vec<&plan::City> = plan.cities.iter().filter(|c| c.part == Some(part)).collect();
            let mut path = path_of(&own.iter().flat_map(|c| c.rings.clone()).collect::<Vec<_>>(), true);
            for [a, b] in own.iter().filter_map(|c| c.bridge) {
                pen::add_line(&mut path, &broad(&[a, b], 7.0), true);
            }
            path
        }
        Some(PartKind::Road) => {
            let legs = plan.roads.iter().filter(|road| road.part == part).flat_map(|road| &road.legs);
            path_of(&legs.map(|leg| broad(leg, ROAD)).collect::<Vec<_>>(), true)
        }
        Some(PartKind::Field) => path_of(&plan.grid.outlines(part), true),
        Some(PartKind::Quarter) => carcassonne::court(parts[part].quarter, turns),
        Some(_) => {
            let ([x, y], printed) = region::plot_of(tile, turns, part);
            let r = if parts.len() == 1 { 50.0 } else { printed };
            if r == 50.0 { block(0.0, 0.0, 100.0, 100.0) } else { pen::oval(x, y, r, r) }
        }
        None => Path::default(),
    }
}

fn broad(line: &[Point], half: f32) -> Line {
    let mut outline = beside(line, half);
    outline.extend(beside(line, -half).into_iter().rev());
    outline
}

/// Where a figure stands on a part.
#[must_use]
pub fn anchor(tile: TileId, turns: Rotation, part: usize) -> [f32; 2] {
    plan(tile, turns).anchors.get(part).copied().unwrap_or([50.0, 50.0])
}

/// Where the count stands in a quarter: before its building, aside from the figures.
#[must_use]
pub fn count_place(tile: TileId, turns: Rotation, part: usize) -> [f32; 2] {
    let quarter = Catalogue::get().tile(tile).parts[part].quarter;
    let own = |spot: &&Spot| quarter.is_some_and(|quarter| spot.what == Landmark::Quarter(quarter));
    let at = anchor(tile, turns, part);
    plan(tile, turns).spots.iter().find(own).map_or(at, |spot| pen::lerp(at, spot.at, 0.62))
}

/// Whether a bridge from edge to edge in a direction covers a place of its tile.
#[must_use]
pub fn is_under_bridge(axis: Axis, at: [f32; 2]) -> bool {
    bridge::covers(axis, at)
}

/// Where a tile's coats of arms are.
#[must_use]
pub fn coats(tile: TileId, turns: Rotation) -> Vec<[f32; 2]> {
    plan(tile, turns).spots.iter().filter(|spot| spot.what == Landmark::Coat).map(|spot| spot.at).collect()
}
