//! The tile as a grid of nodes: how far each is from the next border, and which field it belongs to.

use super::pen::{Line, Point, along, dot, gap, inside, sub};
use super::plan::{Plan, ROAD, WATER, half_middle};
use crate::catalogue::{PartKind, Rotation, TileDef};

/// Nodes along one side.
const N: usize = 51;
/// Units from node to node.
const STEP: f32 = 2.0;
/// No field.
const NONE: u8 = u8::MAX;

/// Clearance and field of every node.
#[derive(Clone, Debug, Default)]
pub(super) struct Grid {
    clearance: Vec<f32>,
    fields: Vec<u8>,
}

/// How far each node is from the border of city, road, water or low wall; negative inside one.
fn clearance(plan: &Plan) -> Vec<f32> {
    let mut spread = Spread { least: vec![f32::MAX; N * N], ..Spread::default() };
    for ring in plan.cities.iter().flat_map(|city| &city.rings).chain(&plan.grounds) {
        spread.add(ring, 0.0);
        spread.add(&[ring[ring.len() - 1], ring[0]], 0.0);
        spread.lay(Some(ring));
    }
    plan.roads.iter().flat_map(|road| &road.legs).for_each(|leg| spread.add(leg, ROAD));
    plan.waters.iter().for_each(|line| spread.add(line, WATER));
    plan.barriers.iter().for_each(|line| spread.add(line, 2.0));
    plan.pools.iter().for_each(|&(middle, radius)| spread.add(&[middle, middle], radius));
    spread.lay(None);
    spread.least
}

/// More than rounding adds to a distance.
const SLACK: f32 = 0.01;
/// Blocks of so many nodes are not divided again.
const SMALL: usize = 4;

/// A straight piece of a line.
#[derive(Clone, Copy)]
struct Piece {
    from: Point,
    /// From there to its end.
    way: Point,
    /// The square of its length.
    square: f32,
    /// Half the width of the line.
    half: f32,
}

impl Piece {
    fn distance(&self, p: Point) -> f32 {
        let t = (dot(sub(p, self.from), self.way) / self.square).clamp(0.0, 1.0);
        gap(p, along(self.from, self.way, t)) - self.half
    }
}

/// How far each node is from the nearest of all lines so far, and the lines that come next.
#[derive(Default)]
struct Spread<'a> {
    least: Vec<f32>,
    /// The outline that the pieces are, if they are one.
    ring: Option<&'a [Point]>,
    /// The pieces of the lines; while distances are found, the pieces that may be the nearest of a node of a block follow
    /// those of the block around it.
    pieces: Vec<Piece>,
    /// How far they are from the middle of the block.
    far: Vec<f32>,
}

impl<'a> Spread<'a> {
    #[inline(never)]
    fn add(&mut self, line: &[Point], half: f32) {
        for pair in line.windows(2) {
            let way = sub(pair[1], pair[0]);
            self.pieces.push(Piece { from: pair[0], way, square: dot(way, way).max(0.001), half });
        }
    }

    /// Takes the added lines in; what lies inside an outline is as far from them, but negative.
    #[inline(never)]
    fn lay(&mut self, ring: Option<&'a [Point]>) {
        self.ring = ring;
        if !self.pieces.is_empty() {
            self.block(0, [0, 0], [N, N], ring.is_none().then_some(false));
        }
        self.pieces.clear();
    }

    /// Does it in a block of nodes, quarter by quarter; its pieces are those from `first` on. `within` is whether the block
    /// lies in the outline, as far as that is the same for all of it.
    fn block(&mut self, first: usize, [left, top]: [usize; 2], [width, height]: [usize; 2], mut within: Option<bool>) {
        let rows = top..top + height;
        if width * height <= SMALL {
            for node in rows.flat_map(|y| y * N + left..y * N + left + width) {
                let p = Grid::node(node);
                let border = self.pieces[first..].iter().map(|piece| piece.distance(p)).fold(f32::MAX, lesser);
                let within = within.unwrap_or_else(|| self.holds(p));
                self.least[node] = lesser(self.least[node], if within { -border } else { border });
            }
            return;
        }
        let half = [width - 1, height - 1].map(|nodes| nodes as f32 * STEP / 2.0);
        let middle = [left as f32 * STEP + half[0], top as f32 * STEP + half[1]];
        let reach = gap(half, [0.0; 2]) + SLACK;
        self.far.clear();
        let mut nearest = f32::MAX;
        for piece in &self.pieces[first..] {
            let far = piece.distance(middle);
            nearest = lesser(nearest, far);
            self.far.push(far);
        }
        if within.is_none() && nearest > reach {
            within = Some(self.holds(middle));
        }
        let is_nearer =
            |y: usize| self.least[y * N + left..y * N + left + width].iter().all(|&own| own <= nearest - reach);
        if within == Some(false) && rows.into_iter().all(is_nearer) {
            return;
        }
        let end = self.pieces.len();
        for i in 0..end - first {
            if self.far[i] <= nearest + 2.0 * reach {
                self.pieces.push(self.pieces[first + i]);
            }
        }
        let (west, north) = (width / 2, height / 2);
        for quarter in 0..4 {
            let (x, across) = if quarter % 2 == 0 { (left, west) } else { (left + west, width - west) };
            let (y, down) = if quarter < 2 { (top, north) } else { (top + north, height - north) };
            if across * down > 0 {
                self.block(end, [x, y], [across, down], within);
            }
        }
        self.pieces.truncate(end);
    }

    fn holds(&self, p: Point) -> bool {
        self.ring.is_some_and(|ring| inside(p, ring))
    }
}

/// The lesser of two numbers. `f32::min` also asks whether one is none.
fn lesser(a: f32, b: f32) -> f32 {
    if b < a { b } else { a }
}

impl Grid {
    pub(super) fn new(tile: &TileDef, plan: &Plan) -> Self {
        let mut grid = Self { clearance: clearance(plan), fields: vec![NONE; N * N] };
        let fields: Vec<usize> = tile.parts_of(PartKind::Field).collect();
        for &index in &fields {
            for half in tile.parts[index].halves.iter() {
                grid.flood(Self::index(half_middle(half)), index as u8);
            }
        }
        // Fields without an edge are the largest islands that are left.
        for &index in fields.iter().filter(|&&index| tile.parts[index].halves.is_empty()) {
            let mut trial = grid.clone();
            let mut best = (0, 0);
            for node in 0..N * N {
                let size = trial.flood(node, 200);
                best = best.max((size, node));
            }
            grid.flood(best.1, index as u8);
        }
        grid
    }

    fn node(index: usize) -> Point {
        [(index % N) as f32 * STEP, (index / N) as f32 * STEP]
    }

    #[inline(never)]
    fn index(p: Point) -> usize {
        let at = |v: f32| ((v / STEP + 0.5).max(0.0) as usize).min(N - 1);
        at(p[1]) * N + at(p[0])
    }

    /// Gives the island round a node to a field; how many nodes it has.
    #[inline(never)]
    fn flood(&mut self, start: usize, field: u8) -> usize {
        let mut stack = vec![start];
        let mut size = 0;
        while let Some(i) = stack.pop() {
            if self.fields[i] != NONE || self.clearance[i] <= 0.05 {
                continue;
            }
            self.fields[i] = field;
            size += 1;
            let (x, y) = (i % N, i / N);
            stack.extend([(x > 0, i.wrapping_sub(1)), (x + 1 < N, i + 1)].iter().filter(|s| s.0).map(|s| s.1));
            stack.extend([(y > 0, i.wrapping_sub(N)), (y + 1 < N, i + N)].iter().filter(|s| s.0).map(|s| s.1));
        }
        size
    }

    pub(super) fn turned(&self, turns: Rotation) -> Self {
        let mut grid = self.clone();
        for _ in 0..turns & 3 {
            let old = grid.clone();
            for i in 0..old.fields.len() {
                let (x, y) = (i % N, i / N);
                let to = x * N + (N - 1 - y);
                grid.clearance[to] = old.clearance[i];
                grid.fields[to] = old.fields[i];
            }
        }
        grid
    }

    /// How far a place is from the next border; negative inside city, road or water.
    pub(super) fn clear(&self, p: Point) -> f32 {
        self.clearance[Self::index(p)]
    }

    /// The field at a place.
    pub(super) fn field(&self, p: Point) -> Option<usize> {
        let field = self.fields[Self::index(p)];
        (field != NONE).then_some(usize::from(field))
    }

    /// The field at a place, or the nearest one if a border is there.
    pub(super) fn field_near(&self, p: Point) -> Option<usize> {
        let here = self.field(p);
        if here.is_some() {
            return here;
        }
        let mut best = (f32::MAX, None);
        for (node, &field) in Self::nodes().zip(&self.fields) {
            let far = gap(p, node);
            if field != NONE && far < best.0 {
                best = (far, Some(usize::from(field)));
            }
        }
        best.1
    }

    /// All nodes.
    pub(super) fn nodes() -> impl Iterator<Item = Point> {
        (0..N * N).map(Self::node)
    }

    /// The nodes in a square about a point, row by row, each so many from the next.
    pub(super) fn nodes_about(middle: Point, half: f32, every: usize) -> impl Iterator<Item = Point> {
        let end = |axis: usize, way: f32| ((middle[axis] + way) / STEP).clamp(0.0, (N - 1) as f32) as usize;
        let [columns, rows] = [0, 1].map(|axis| end(axis, -half)..=end(axis, half));
        rows.step_by(every).flat_map(move |y| columns.clone().step_by(every).map(move |x| Self::node(y * N + x)))
    }

    /// The outlines of a field: one line round each island and each hole.
    pub(super) fn outlines(&self, field: usize) -> Vec<Line> {
        let value = |x: usize, y: usize| -> f32 {
            if x == 0 || y == 0 || x > N || y > N {
                return -0.1;
            }
            let i = (y - 1) * N + x - 1;
            let own = usize::from(self.fields[i]) == field;
            if own { self.clearance[i] } else { self.clearance[i].min(-0.01) }
        };
        let mut pieces: Vec<[Point; 2]> = Vec::new();
        for y in 0..=N {
            for x in 0..=N {
                let corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)];
                cell(corners, corners.map(|(x, y)| value(x, y)), &mut pieces);
            }
        }
        join(pieces)
    }
}

/// The pieces of outline in one cell; the field lies to the right of each.
fn cell(corners: [(usize, usize); 4], values: [f32; 4], pieces: &mut Vec<[Point; 2]>) {
    let at = |(x, y): (usize, usize)| [(x as f32 - 1.0) * STEP, (y as f32 - 1.0) * STEP];
    let mut into: Vec<Point> = Vec::new();
    let mut out: Vec<Point> = Vec::new();
    for k in 0..4 {
        let (a, b) = (values[k], values[(k + 1) % 4]);
        if (a > 0.0) != (b > 0.0) {
            let p = super::pen::lerp(at(corners[k]), at(corners[(k + 1) % 4]), a / (a - b));
            let p = p.map(|v| v.clamp(0.0, 100.0));
            if b > 0.0 { into.push(p) } else { out.push(p) }
        }
    }
    // Where four pieces meet, each entry is joined to the exit that follows it round the cell.
    for (i, p) in into.iter().enumerate() {
        let exit = if values[0] > 0.0 && into.len() == 2 { (i + 1) % 2 } else { i };
        pieces.push([out[exit], *p]);
    }
}

fn join(mut pieces: Vec<[Point; 2]>) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    while let Some([start, mut end]) = pieces.pop() {
        let mut line = vec![start];
        while let Some(next) = pieces.iter().position(|piece| gap(piece[0], end) < 0.001) {
            line.push(end);
            end = pieces.swap_remove(next)[1];
        }
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::super::pen::{distance, to_segment};
    use super::*;
    use crate::catalogue::Catalogue;

    /// How far a place is from the next border, by asking every line.
    fn asked(plan: &Plan, p: Point) -> f32 {
        let roads = plan.roads.iter().flat_map(|road| &road.legs).map(|leg| distance(p, leg) - ROAD);
        let waters = plan.waters.iter().map(|line| distance(p, line) - WATER);
        let others = plan.barriers.iter().map(|line| distance(p, line) - 2.0);
        let pools = plan.pools.iter().map(|(middle, radius)| gap(p, *middle) - radius);
        let walls = plan.cities.iter().flat_map(|city| &city.rings).chain(&plan.grounds).map(|ring| {
            let border = distance(p, ring).min(to_segment(p, ring[ring.len() - 1], ring[0]));
            if inside(p, ring) { -border } else { border }
        });
        roads.chain(waters).chain(others).chain(pools).chain(walls).fold(f32::MAX, f32::min)
    }

    #[test]
    fn every_node_is_as_far_from_the_next_border_as_every_line_says() {
        for tile in Catalogue::get().tiles() {
            let plan = Plan::outlined(tile);
            for (node, far) in clearance(&plan).into_iter().enumerate() {
                let p = Grid::node(node);
                assert_eq!(far, asked(&plan, p), "{} at {p:?}", tile.name);
            }
        }
    }
}
