//! Towns: streets, rows of houses along streets and walls, squares; continued across open edges.

use super::{
    carcassonne,
    curve::{Curve, Enclosure},
    house::{House, Layers, Roof, SLATE, TILES},
    pen::{
        CENTRE, Line, Point, Rng, all_beside, along, area, band, beside, bezier, direction, distance, gap, inside,
        lerp, path_of, poly, put, rgb, right_of, scale, shade, sort_by, thread, unit, walk,
    },
    plan::{City, Plan, inward, middle},
    spot::Landmark,
};
use crate::{art::paint::Picture, catalogue::Side};

/// With how fine a brush a town is built.
#[derive(Clone, Copy, Debug)]
pub(super) struct Brush {
    /// Half the width of a street.
    street: f32,
    /// How much larger than a house what is built is, along its ridge and across.
    size: [f32; 2],
    /// Where houses stand on an edge of the tile, and half their size.
    edge: &'static [(f32, Point)],
    /// The width of the line along a ridge; houses that are blocks have nothing but this.
    crest: Option<f32>,
    /// The ground between the houses.
    ground: u32,
}

impl Brush {
    /// Whether what is small is left out.
    pub(super) const fn is_broad(&self) -> bool {
        self.crest.is_some()
    }
}

/// More than the way from a place to the next node of the grid.
const NEAR: f32 = 1.5;

/// Single houses.
pub(super) static HOUSES: Brush = Brush {
    street: 2.3,
    size: [1.0, 1.0],
    edge: &[(20.0, [6.6, 4.4]), (35.0, [6.2, 4.8]), (65.0, [6.4, 4.6]), (80.5, [6.8, 4.2])],
    crest: None,
    ground: 0xd9_b688,
};

/// Blocks of houses: six to eight roofs on half a tile.
pub(super) static BLOCKS: Brush = Brush {
    street: 3.0,
    size: [1.85, 1.3],
    edge: &[(28.0, [12.5, 6.2]), (72.0, [12.8, 5.9])],
    crest: Some(0.9),
    ground: 0xcb_9468,
};

/// Blocks for icons.
pub(super) static MASSES: Brush = Brush {
    street: 3.6,
    size: [2.2, 1.4],
    edge: &[(27.5, [13.6, 6.6]), (72.5, [13.6, 6.6])],
    crest: Some(1.4),
    ground: 0xbd_714e,
};

/// A town while it grows.
struct Town<'a> {
    plan: &'a Plan,
    city: &'a City,
    /// What is near, of the city and of its streets.
    bounds: Enclosure<'a>,
    lanes: Vec<Curve<'a>>,
    streets: &'a [Line],
    houses: Vec<House>,
    roofs: &'a [Roof],
    brush: &'a Brush,
}

/// Draws the ground, the streets and the houses of a city.
#[inline(never)]
pub(super) fn draw(picture: &mut Picture, plan: &Plan, city: &City, brush: &Brush, rng: &mut Rng) {
    let roofs: &[Roof] = if city.part.is_none() { &[SLATE, TILES[5], [0x8b_93a5, 0x66_6e82]] } else { &TILES };
    let streets = streets(plan, city);
    let lanes = streets.iter().map(|street| Curve::new(street)).collect();
    let mut town =
        Town { plan, city, bounds: Enclosure::of(city), lanes, streets: &streets, houses: Vec::new(), roofs, brush };
    put(picture, path_of(&city.rings, true).fill(rgb(brush.ground)));
    if city.part.is_none() {
        carcassonne::lists(picture, city);
    }
    thread(picture, &streets, rgb(0xec_d6ab), brush.street * 2.0);
    town.build(rng);
    let mut layers = Layers::default();
    sort_by(&mut town.houses, |a| a.at[1]);
    for house in &town.houses {
        match brush.crest {
            Some(width) => drop(layers.block(house, width)),
            None => layers.house(house, rng),
        }
    }
    layers.lay(picture);
}

/// From each edge and gate to the middle of the town.
pub(super) fn streets(plan: &Plan, city: &City) -> Vec<Line> {
    if city.part.is_none() {
        return city.streets.clone();
    }
    let mine = |p: Point| city.rings.iter().any(|ring| inside(p, ring) || distance(p, ring) < 3.0);
    let square = plan.spots.iter().find(|s| matches!(s.what, Landmark::Square | Landmark::Cathedral) && mine(s.at));
    let hub = match square {
        Some(spot) => spot.at,
        None if city.sides.len() == 1 || city.bridge.is_some() => CENTRE,
        None => {
            let sum = city.sides.iter().map(middle).fold([0.0; 2], super::pen::add);
            lerp(scale(sum, 1.0 / city.sides.len().max(1) as f32), CENTRE, 0.35)
        }
    };
    let short = city.sides.len() == 1 || city.bridge.is_some();
    let mut streets: Vec<Line> = Vec::new();
    for side in city.sides.iter() {
        let (from, way) = (middle(side), inward(side));
        let to = if short { along(from, way, 12.0) } else { hub };
        let reach = gap(from, to) * 0.45;
        streets.push(bezier([along(from, way, -2.0), along(from, way, reach), lerp(to, from, 0.3), to], 12));
    }
    for [gate, out] in plan.roads.iter().flat_map(|road| &road.gates).filter(|gate| mine(along(gate[0], gate[1], -4.0)))
    {
        let to =
            if short { along(middle(city.sides.iter().next().unwrap_or(Side::North)), [0.0, 0.0], 0.0) } else { hub };
        let to = if short { lerp(to, CENTRE, 0.2) } else { to };
        let reach = gap(*gate, to) * 0.4;
        streets.push(bezier([*gate, along(*gate, *out, -reach), lerp(to, *gate, 0.3), to], 12));
    }
    streets
}

impl Town<'_> {
    /// Whether a part of a house so far from lanes may stand on a point.
    #[inline(never)]
    fn may_be_built(&self, p: Point, lane: f32) -> bool {
        let cut = p[0] < 1.2 || p[1] < 5.0 || p[0] > 98.4 || p[1] > 98.6;
        let aside = || !self.lanes.iter().any(|street| street.distance(p, lane) < lane);
        // The grid knows nearly how far it is to the next border, which saves most walls; water may be as deep.
        let off = self.city.depth() + 1.4;
        let is_deep = || self.plan.waters.is_empty() && self.plan.grid.clear(p) < -(off + NEAR);
        let off_walls = || is_deep() || self.bounds.wall_gap(p, off) >= off;
        !cut && aside() && off_walls() && self.bounds.holds(p)
    }

    /// Whether no house stands in the middle of another, whichever way its ridge runs: most places fail already here.
    #[inline(never)]
    fn has_room(&self, house: &House) -> bool {
        !self.houses.iter().any(|other| house.covers(other))
    }

    /// Builds a house if it may stand there; what fails most often is asked first.
    #[inline(never)]
    fn try_house(&mut self, house: House, lane: f32) -> bool {
        let corners = house.corners(0.0);
        let reach = house.half[0].min(house.half[1]);
        let blocked = |spot: &super::spot::Spot| {
            let nearest = corners.iter().map(|p| gap(*p, spot.at)).fold(gap(house.at, spot.at) - reach, f32::min);
            nearest < spot.radius - 0.4
        };
        if self.houses.iter().any(|other| house.meets(other, 0.55)) || self.plan.spots.iter().any(blocked) {
            return false;
        }
        if self.plan.bridges().map(|ends| distance(house.at, &ends)).any(|gap| gap < 11.0) {
            return false;
        }
        let stands = self.may_be_built(house.at, lane)
            && (0..4).all(|k| {
                let between = lerp(corners[k], corners[(k + 1) % 4], 0.5);
                [corners[k], between].into_iter().all(|p| self.may_be_built(p, lane))
            });
        if stands {
            self.houses.push(house);
        }
        stands
    }

    fn build(&mut self, rng: &mut Rng) {
        let Brush { street: width, size: [_, tall], .. } = *self.brush;
        if self.city.part.is_none() && self.city.walls.is_empty() {
            return; // courts take all of the tile
        }
        self.across_edges();
        let walls = all_beside(&self.city.walls, -(self.city.depth() + 1.9 + 4.1 * tall), 0.0, 0.0);
        for line in &walls {
            self.row(line, rng);
        }
        for street in self.streets {
            for side in [-1.0, 1.0] {
                self.row(&beside(street, side * (width + 0.6 + 4.1 * tall)), rng);
            }
        }
        // What is left is filled with houses that look to the nearest street or wall.
        for pass in 0..2 {
            for step in 0..380 {
                let (x, y) = (step % 20, step / 20);
                let at = [x as f32 * 5.0 + rng.between(1.0, 4.0), y as f32 * 5.2 + rng.between(1.0, 4.0)];
                if self.plan.grid.clear(at) > NEAR || !self.bounds.holds(at) {
                    continue;
                }
                let size = if pass == 0 { [rng.between(5.4, 7.2), rng.between(4.2, 4.9)] } else { [3.9, 3.1] };
                let mut house = self.house(at, size, [1.0, 0.0], rng);
                if self.has_room(&house) {
                    house.ridge = self.look(at);
                    self.try_house(house, width + 0.4);
                }
            }
        }
    }

    #[inline(never)]
    fn house(&self, at: Point, half: Point, ridge: Point, rng: &mut Rng) -> House {
        let half = [half[0] * self.brush.size[0], half[1] * self.brush.size[1]];
        House { at, half, ridge, height: rng.between(1.9, 2.9), roof: self.roofs[rng.below(self.roofs.len())] }
    }

    /// The direction of the nearest street or wall.
    #[inline(never)]
    fn look(&self, p: Point) -> Point {
        let mut best = (f32::MAX, [1.0, 0.0]);
        for line in self.streets.iter().chain(&self.city.walls) {
            let i = super::pen::nearest(p, line);
            if gap(p, line[i]) < best.0 {
                best = (gap(p, line[i]), direction(line, i));
            }
        }
        best.1
    }

    /// Houses that stand on the edge of the tile, in the same places on every tile, so that the town goes on beyond.
    fn across_edges(&mut self) {
        for side in self.city.sides.iter() {
            for (i, &(x, half)) in self.brush.edge.iter().enumerate() {
                let level = matches!(side, Side::North | Side::South);
                let mid = middle(side);
                let at = if level { [x, mid[1]] } else { [mid[0], x] };
                let ridge = if level { [1.0, 0.0] } else { [0.0, 1.0] };
                let height = 2.4;
                let roof = self.roofs[(i * 2 + usize::from(level)) % self.roofs.len()];
                let house = House { at, half, ridge, height, roof };
                if self.goes_on(at) {
                    self.houses.push(house);
                }
            }
        }
    }

    /// Whether a house may stand on the edge of the tile: in the City of Carcassonne only between its wall and its inner streets.
    fn goes_on(&self, at: Point) -> bool {
        self.city.part.is_some()
            || self.bounds.holds(lerp(at, CENTRE, 0.02))
                && self.bounds.wall_gap(at, 30.0) > self.city.depth() + 6.0
                && self.lanes.iter().all(|street| street.distance(at, 11.0) >= 11.0)
    }

    /// Houses side by side along a line.
    #[inline(never)]
    fn row(&mut self, line: &[Point], rng: &mut Rng) {
        let mut done = 1.0;
        while let Some((at, d)) = walk(line, done) {
            let half = [rng.between(4.8, 7.0), rng.between(3.8, 4.5)];
            let gable = rng.below(4) == 0;
            let size = if gable { [half[1] + 0.5, half[1].min(3.8)] } else { half };
            let house = self.house(at, size, if gable { right_of(d) } else { d }, rng);
            done +=
                if self.try_house(house, self.brush.street + 0.2) { half[0] * self.brush.size[0] * 1.7 } else { 1.3 };
        }
    }
}

/// A bridge on which a city crosses what lies below.
pub(super) fn viaduct(picture: &mut Picture, ends: [Point; 2]) {
    let d = unit(super::pen::sub(ends[1], ends[0]));
    let deck = |half: f32, by: Point| -> Line {
        let v = scale(super::pen::right_of(d), half);
        let [a, b] = ends.map(|p| super::pen::add(p, by));
        vec![super::pen::sub(a, v), super::pen::sub(b, v), super::pen::add(b, v), super::pen::add(a, v)]
    };
    poly(picture, &deck(7.0, [2.6, 3.4]), shade(70));
    poly(picture, &deck(7.0, [0.0, 1.8]), rgb(0x8a_7e6d));
    put(picture, area(&deck(7.0, [0.0, 0.0]), rgb(0xc2_b6a2)).outlined(rgb(0x6e_6355), 0.6));
    poly(picture, &deck(4.8, [0.0, 0.0]), rgb(0xec_d6ab));
    for k in 1..(gap(ends[0], ends[1]) / 3.4) as usize {
        let at = along(ends[0], d, k as f32 * 3.4);
        let v = super::pen::right_of(d);
        thread(picture, &[vec![along(at, v, -4.4), along(at, v, 4.4)]], rgb(0xd0_b88a), 0.6);
    }
    for side in [-5.9, 5.9] {
        band(picture, &[beside(&ends, side)], rgb(0x8d_8271), 1.5, &[1.5, 1.3]);
    }
}
