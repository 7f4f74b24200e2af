//! Reserves room on a tile for landmarks first and then for figures, so that they do not overlap.

use super::curve::Enclosure;
use super::grid::Grid;
use super::pen::{CENTRE, Point, along, distance, gap, right_of};
use super::plan::{Plan, WALL};
use super::{arrow, carcassonne, prints, prints_place};
use crate::{
    catalogue::{Bonus, PartKind, Quarter, RoadEnd, Stand, Symbol, TileDef},
    record::DIAGRAMS,
};

/// A landmark with the room that it takes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    pub(super) what: Landmark,
    pub(super) at: Point,
    pub(super) radius: f32,
    /// The eighths of a turn by which something that turns with the tile is turned, clockwise.
    pub(super) eighths: u8,
}

/// What may stand on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Landmark {
    Coat,
    Goods(usize),
    Princess,
    Cathedral,
    Square,
    Village,
    Junction,
    Farm,
    Inn,
    Monastery,
    Abbey,
    Garden,
    Volcano,
    Dragon,
    Portal,
    Foundation,
    Bazaar,
    Pigsty,
    Arrow(Bonus),
    Quarter(Quarter),
    /// The symbol of a set with this index in [`TileDef::prints`].
    Print(u8),
}

/// Where something is looked for.
#[derive(Clone, Copy)]
pub(super) enum Domain {
    City(usize),
    AnyField,
    Field(usize),
    Anywhere,
}

/// How much room a place is worth that is a unit nearer to the target.
const AWAY: f32 = 0.012;

fn to_edge(p: Point) -> f32 {
    p[0].min(p[1]).min(100.0 - p[0]).min(100.0 - p[1])
}

impl Plan {
    /// The distance from the borders of a domain, exact up to `most`; negative outside, but for a `town`, which knows itself what it
    /// holds.
    fn room(&self, domain: Domain, town: Option<&Enclosure<'_>>, p: Point, most: f32) -> f32 {
        let bridges = self.bridges();
        let open = bridges.map(|ends| distance(p, &ends) - 7.5).fold(f32::MAX, f32::min);
        let room = match domain {
            _ if !self.may_hold(domain, p) => -1.0,
            Domain::City(_) => town.map_or(-1.0, |town| {
                let wall = WALL + 0.8;
                (town.wall_gap(p, most + 2.0 * wall) - wall).min(to_edge(p))
            }),
            Domain::AnyField | Domain::Field(_) => self.grid.clear(p).min(to_edge(p)),
            Domain::Anywhere => to_edge(p),
        };
        room.min(open)
    }

    /// Whether a place may lie in a domain; elsewhere there is less room than none.
    #[inline(never)]
    fn may_hold(&self, domain: Domain, p: Point) -> bool {
        match domain {
            Domain::City(_) => self.grid.clear(p) <= 0.0,
            Domain::AnyField => self.grid.field(p).is_some(),
            Domain::Field(index) => self.grid.field(p) == Some(index),
            Domain::Anywhere => true,
        }
    }

    /// Room that is left between a place and the landmarks and figures that are there already.
    #[inline(never)]
    pub(super) fn free(&self, p: Point, set: &[Point]) -> f32 {
        let spots = self.spots.iter().map(|spot| gap(p, spot.at) - spot.radius).fold(f32::MAX, f32::min);
        set.iter().map(|q| gap(p, *q) - 7.6).fold(spots, f32::min)
    }

    /// The best place of so much room, near a target if possible, and how much room is really there.
    #[inline(never)]
    pub(super) fn best(&self, domain: Domain, radius: f32, target: Point, set: &[Point]) -> (f32, Point) {
        let town = match domain {
            Domain::City(index) => self.cities.get(index).map(Enclosure::of),
            _ => None,
        };
        // The best of a few places says how far from the target a better one may be.
        let (mut best, mut least, mut reach) = ((f32::MIN, CENTRE), f32::MIN, 100.0);
        for every in [5, 1] {
            best = (f32::MIN, CENTRE);
            for p in Grid::nodes_about(target, reach, every) {
                // Most places are passed over before what takes long is asked: no room that they may have would be the best.
                let [edge, far] = [to_edge(p).min(radius), AWAY * gap(p, target)];
                let is_less = |score: f32| score <= best.0 || score < least;
                if is_less(edge - far) || best.0.max(least) > -1.0 && !self.may_hold(domain, p) {
                    continue;
                }
                let most = self.free(p, set).min(edge);
                if is_less(most - far) {
                    continue;
                }
                let score = self.room(domain, town.as_ref(), p, most).min(most) - far;
                if score > best.0 && town.as_ref().is_none_or(|town| town.holds(p)) {
                    best = (score, p);
                }
            }
            least = best.0;
            reach = ((radius - least) / AWAY + 0.1).min(100.0);
        }
        (best.0 + AWAY * gap(best.1, target), best.1)
    }

    #[inline(never)]
    fn put(&mut self, what: Landmark, domain: Domain, radius: f32) -> f32 {
        let (room, at) = self.best(domain, radius + 3.5, CENTRE, &[]);
        self.fix(what, at, radius);
        room
    }

    #[inline(never)]
    fn fix(&mut self, what: Landmark, at: Point, radius: f32) {
        self.spots.push(Spot { what, at, radius, eighths: 0 });
    }
}

/// Places the landmarks of a tile, then its figures.
pub(super) fn place_all(tile: &TileDef, plan: &mut Plan) {
    carcassonne::place(tile, plan);
    if let Some(printed) = tile.arrow {
        plan.fix(Landmark::Arrow(printed.bonus), arrow::place(printed.side), arrow::RADIUS);
    }
    if !tile.prints.is_empty() {
        prints_place::place(tile, plan, true);
    }
    road_ends(tile, plan);
    buildings(tile, plan);
    for index in tile.parts_of(PartKind::City) {
        in_city(tile, plan, index);
    }
    let of_field = |index: usize| tile.parts[index].attributes.pigsty;
    for index in tile.parts_of(PartKind::Field).filter(|&index| of_field(index)) {
        plan.put(Landmark::Pigsty, Domain::Field(index), 9.0);
    }
    if !tile.prints.is_empty() {
        prints_place::place(tile, plan, false);
    }
    for &(symbol, what, radius) in &[
        (Symbol::Garden, Landmark::Garden, 10.0),
        (Symbol::Dragon, Landmark::Dragon, 7.5),
        (Symbol::Portal, Landmark::Portal, 8.5),
    ] {
        if tile.has(symbol) {
            plan.put(what, Domain::AnyField, radius);
        }
    }
    inns(tile, plan);
    figures(tile, plan);
}

fn road_ends(tile: &TileDef, plan: &mut Plan) {
    let farm = if tile.name == "T23" { [36.0, 51.0] } else { [50.0, 54.0] };
    let tower = if tile.name == "W09" { [50.0, 40.0] } else { CENTRE };
    let bazaar = if tile.parts_of(PartKind::City).count() > 0 { [50.0, 57.0] } else { CENTRE };
    let [village, farm] = if DIAGRAMS && tile.set.is_some() {
        [prints_place::aside(tile).unwrap_or(CENTRE), prints_place::beyond(tile).unwrap_or(farm)]
    } else {
        [CENTRE, farm]
    };
    for (end, what, at, radius) in [
        (RoadEnd::Village, Landmark::Village, village, 16.0),
        (RoadEnd::Junction, Landmark::Junction, CENTRE, 6.5),
        (RoadEnd::Farmstead, Landmark::Farm, farm, 10.0),
        (RoadEnd::Volcano, Landmark::Volcano, [50.0, 44.0], 18.0),
        (RoadEnd::Tower, Landmark::Foundation, tower, 8.5),
        (RoadEnd::Bazaar, Landmark::Bazaar, bazaar, 15.0),
    ] {
        if tile.parts.iter().any(|part| part.ends.contains(&end)) {
            plan.fix(what, at, radius);
        }
    }
}

fn buildings(tile: &TileDef, plan: &mut Plan) {
    let road_to = tile.parts.iter().any(|part| part.ends.contains(&RoadEnd::Monastery));
    let town = (!plan.cities.is_empty()).then_some(Domain::City(0));
    let placed = |plan: &mut Plan, what: Landmark, radius: f32| {
        if plan.spots.iter().any(|spot| spot.what == what) {
            return;
        }
        if plan.put(what, Domain::AnyField, radius) < radius * 0.9 {
            plan.spots.pop();
            plan.put(what, town.unwrap_or(Domain::Anywhere), radius);
        }
    };
    if DIAGRAMS && plan.spots.iter().any(|spot| prints::is_monastery(tile, spot)) {
        return;
    }
    if tile.has(Symbol::Monastery) && road_to && tile.rivers.is_empty() {
        plan.fix(Landmark::Monastery, [50.0, 47.0], 17.0);
    } else if tile.has(Symbol::Monastery) && !tile.rivers.is_empty() && plan.pools.is_empty() {
        plan.fix(Landmark::Monastery, [50.0, 60.0], 17.0);
    } else if tile.has(Symbol::Monastery) && !plan.pools.is_empty() {
        plan.fix(Landmark::Monastery, [78.0, 79.0], 17.0); // at the corner of the lake
    } else if tile.has(Symbol::Monastery) {
        placed(plan, Landmark::Monastery, 17.0);
    }
    if tile.has(Symbol::Abbey) {
        plan.fix(Landmark::Abbey, CENTRE, 30.0);
    }
    if tile.has(Symbol::Volcano) && !plan.pools.is_empty() {
        plan.fix(Landmark::Volcano, CENTRE, 17.0);
    } else if tile.has(Symbol::Volcano) {
        placed(plan, Landmark::Volcano, 17.0);
    }
    if tile.has(Symbol::Bazaar) {
        placed(plan, Landmark::Bazaar, 14.0);
    }
    if tile.name == "W11" {
        plan.fix(Landmark::Foundation, [50.0, 39.0], 8.5);
    } else if tile.has(Symbol::Foundation) {
        placed(plan, Landmark::Foundation, 8.5);
    }
}

fn in_city(tile: &TileDef, plan: &mut Plan, index: usize) {
    let attributes = tile.parts[index].attributes;
    let domain = Domain::City(index);
    if attributes.cathedral {
        plan.fix(Landmark::Cathedral, CENTRE, 22.0);
    }
    let wide = plan.best(domain, 16.0, CENTRE, &[]);
    for _ in 0..attributes.coats {
        plan.put(Landmark::Coat, domain, 8.0);
    }
    for (kind, count) in attributes.goods.iter().enumerate() {
        for _ in 0..*count {
            plan.put(Landmark::Goods(kind), domain, 7.5);
        }
    }
    if attributes.princess {
        plan.put(Landmark::Princess, domain, 7.5);
    }
    if wide.0 > 14.0 && tile.parts[index].sides.len() > 1 && plan.best(domain, 9.0, CENTRE, &[]).0 > 8.0 {
        plan.put(Landmark::Square, domain, 7.5);
    }
}

fn inns(tile: &TileDef, plan: &mut Plan) {
    for road in plan.roads.clone() {
        let Some(leg) = road.legs.first().filter(|_| tile.parts[road.part].attributes.inn) else { continue };
        if DIAGRAMS && tile.prints.iter().any(|print| print.stand == Stand::Beside(road.part as u8)) {
            continue; // what stands there takes the place of the inn
        }
        let field = |p: Point| plan.room(Domain::AnyField, None, p, f32::MAX);
        let mut best = (f32::MIN, CENTRE);
        for i in 2..leg.len().saturating_sub(2) {
            for side in [-17.2, 17.2] {
                let across = right_of(super::pen::direction(leg, i));
                let [p, beyond] = [side, side * 1.6].map(|far| along(leg[i], across, far));
                let room = field(p).min(plan.free(p, &[]));
                let score = room + 0.1 * field(beyond).min(20.0);
                if score > best.0 {
                    best = (score, p);
                }
            }
        }
        plan.fix(Landmark::Inn, best.1, 11.0);
    }
}

/// Where a figure lies in a monastery: to the right of it and below.
const LYING: Point = [76.0, 62.0];

/// Where a figure stands on each part.
fn figures(tile: &TileDef, plan: &mut Plan) {
    let mut set: Vec<Point> = Vec::new();
    for (index, part) in tile.parts.iter().enumerate() {
        let at = match part.kind {
            // On a bridge there is calm ground for a knight.
            PartKind::City if plan.cities.get(index).is_some_and(|city| city.bridge.is_some()) => CENTRE,
            PartKind::City => plan.best(Domain::City(index), 9.5, CENTRE, &set).1,
            PartKind::Field => plan.best(Domain::Field(index), 9.5, carcassonne::outside(tile, part), &set).1,
            PartKind::Road => on_road(plan, index, &set),
            PartKind::Monastery | PartKind::Garden => {
                let own = |spot: &&Spot| {
                    matches!(spot.what, Landmark::Monastery | Landmark::Abbey | Landmark::Garden)
                        || DIAGRAMS && prints::is_monastery(tile, spot)
                };
                plan.spots.iter().find(own).map_or(CENTRE, |spot| spot.at)
            }
            PartKind::Hut | PartKind::Acrobats | PartKind::Oak | PartKind::Pond => {
                let own = |spot: &&Spot| DIAGRAMS && prints::is_part(tile, spot, part.kind);
                plan.spots.iter().find(own).map_or(CENTRE, |spot| spot.at)
            }
            PartKind::Lying => plan.best(Domain::AnyField, 9.5, LYING, &set).1,
            PartKind::Quarter => carcassonne::anchor(part.quarter),
            PartKind::Tower => {
                let own = |spot: &&Spot| spot.what == Landmark::Foundation;
                plan.spots.iter().find(own).map_or(CENTRE, |spot| spot.at)
            }
        };
        plan.anchors[index] = at;
        set.push(at);
    }
}

fn on_road(plan: &Plan, part: usize, set: &[Point]) -> Point {
    let mut best = (f32::MIN, CENTRE);
    let legs = plan.roads.iter().filter(|road| road.part == part).flat_map(|road| &road.legs);
    for leg in legs {
        for pair in leg.windows(2) {
            for p in [pair[0], super::pen::lerp(pair[0], pair[1], 0.5)] {
                let score = (to_edge(p) - 2.0).min(plan.free(p, set)).min(10.0) - 0.01 * gap(p, CENTRE);
                if score > best.0 {
                    best = (score, p);
                }
            }
        }
    }
    best.1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::Catalogue;

    /// The best place, by asking all.
    fn asked(plan: &Plan, domain: Domain, radius: f32, target: Point, set: &[Point]) -> (f32, Point) {
        let town = match domain {
            Domain::City(index) => plan.cities.get(index).map(Enclosure::of),
            _ => None,
        };
        let mut best = (f32::MIN, CENTRE);
        for p in Grid::nodes() {
            let room = plan.room(domain, town.as_ref(), p, f32::MAX).min(plan.free(p, set)).min(to_edge(p)).min(radius);
            let score = room - AWAY * gap(p, target);
            if score > best.0 && town.as_ref().is_none_or(|town| town.holds(p)) {
                best = (score, p);
            }
        }
        (best.0 + AWAY * gap(best.1, target), best.1)
    }

    #[test]
    fn the_best_place_is_the_best_of_all() {
        for tile in Catalogue::get().tiles() {
            let plan = Plan::outlined(tile).completed(tile);
            for (index, part) in tile.parts.iter().enumerate() {
                let domain = match part.kind {
                    PartKind::City => Domain::City(index),
                    PartKind::Field => Domain::Field(index),
                    _ => Domain::AnyField,
                };
                for (radius, target) in [(9.5, CENTRE), (7.5, [20.0, 71.0]), (25.0, [50.0, 0.0])] {
                    for set in [&[][..], &plan.anchors] {
                        let found = plan.best(domain, radius, target, set);
                        assert_eq!(found, asked(&plan, domain, radius, target, set), "{} {index} {radius}", tile.name);
                    }
                }
            }
        }
    }
}
