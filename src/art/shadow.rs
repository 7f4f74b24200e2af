//! The shadow of the landscape on the table, and the thickness of the card that its tiles are made of.
//!
//! Tiles cover their own shadows, so it is seen on empty cells alone, and what is seen on one depends on the eight cells
//! around it. A canvas keeps a bitmap for each such surrounding; a document draws the shadow in one piece.

use super::paint::{Cap, Colour4, Path, Picture, Shape, Stroke};

/// The colour of the shadow.
const SHADE: Colour4 = Colour4::rgb(0x2e_2110);
/// From how many lines, each narrower than the one before, the soft shadow is laid in one piece.
const STEPS: u8 = 9;
/// A shadow that is kept as a bitmap has one line a pixel, so that no step is seen, but no more than these.
const MOST_STEPS: f64 = 24.0;
/// The cells around a cell, from the one above clockwise.
pub const AROUND: [[i16; 2]; 8] = [[0, -1], [1, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1]];

/// Edges of a landscape that lie open, with the measures of its shadow in the same units.
#[derive(Clone, Debug)]
pub struct Cast {
    /// The side of a tile.
    side: f64,
    /// The thickness of the card.
    card: f64,
    /// How far the shadow reaches.
    blur: f64,
    /// All edges.
    edges: Path,
    /// Those at which the side of the card is seen.
    sides: Path,
}

impl Cast {
    /// No edges yet, of tiles with so many CSS pixels; one of them is so many units.
    #[must_use]
    pub fn new(scale: f64, unit: f64) -> Self {
        let card = (0.02 * scale).clamp(1.0, 3.5) * unit;
        let blur = (0.17 * scale).clamp(5.0, 26.0) * unit;
        Self { side: scale * unit, card, blur, edges: Path::default(), sides: Path::default() }
    }

    /// Adds an edge of the tile with its corner at a point: from 0, the upper one, clockwise.
    pub fn open(&mut self, [x, y]: [f64; 2], edge: usize) {
        let side = self.side;
        let [dx, dy] = [[0.0, 0.0], [side, 0.0], [0.0, side], [0.0, 0.0]][edge % 4];
        let [along, down] = if edge.is_multiple_of(2) { [side, 0.0] } else { [0.0, side] };
        let from = [x + dx, y + dy].map(|v| v as f32);
        let line = |path: &mut Path, longer: f64| {
            let to = [from[0] + (along * longer) as f32, from[1] + (down * longer) as f32];
            *path = std::mem::take(path).move_to(from[0], from[1]).line_to(to[0], to[1]);
        };
        line(&mut self.edges, 1.0);
        if matches!(edge % 4, 1 | 2) {
            line(&mut self.sides, 1.0 + self.card / side);
        }
    }

    /// The shapes from back to front, each with how far it is to be moved: the shadow falls to the south-east.
    pub fn shapes(self, dark: bool) -> impl Iterator<Item = ([f64; 2], Shape)> {
        self.shaped(dark, STEPS)
    }

    /// The same in so many steps. The shadow grows deeper from its end as the square of the way, so that it ends nowhere.
    fn shaped(self, dark: bool, steps: u8) -> impl Iterator<Item = ([f64; 2], Shape)> {
        let Self { card, blur, edges, sides, .. } = self;
        let (shadow, tone) = if dark { (184.0, 0x15_1210) } else { (122.0, 0x8a_7852) };
        let depth = move |step: u8| (shadow * f64::from(steps - step).powi(2) / f64::from(steps).powi(2)).round() as u8;
        let steps = (1..=steps).rev().map(move |step| {
            let reach = card + blur * f64::from(step) / f64::from(steps);
            let colour = SHADE.alpha(depth(step - 1) - depth(step));
            ([0.6 * reach, 0.7 * reach], edges.clone().stroke(colour, 2.0 * reach as f32))
        });
        let stroke = Stroke { colour: Colour4::rgb(tone), width: 2.0 * card as f32, cap: Cap::Butt, dash: Vec::new() };
        steps.chain(std::iter::once(([0.0; 2], Shape { path: sides, fill: None, stroke: Some(stroke) })))
    }
}

/// What is seen on an empty cell whose neighbours have tiles, of so many CSS pixels; `around` has a bit for each of [`AROUND`].
pub(super) fn shade(around: u8, dark: bool, scale: f64) -> Picture {
    let at = |[x, y]: [i16; 2]| AROUND.iter().position(|cell| *cell == [x, y]);
    let is_laid = |cell| at(cell).is_some_and(|k| around >> k & 1 == 1);
    let mut cast = Cast::new(scale, 100.0 / scale);
    for cell @ [x, y] in AROUND.into_iter().filter(|cell| is_laid(*cell)) {
        for (edge, [dx, dy]) in [[0, -1], [1, 0], [0, 1], [-1, 0]].into_iter().enumerate() {
            let beyond = [x + dx, y + dy];
            let is_open = beyond == [0, 0] || at(beyond).is_some() && !is_laid(beyond);
            if is_open {
                cast.open(cell.map(|v| f64::from(v) * 100.0), edge);
            }
        }
    }
    let shape = |([dx, dy], mut shape): ([f64; 2], Shape)| {
        shape.path.move_by([dx, dy].map(|v| v as f32));
        shape
    };
    let pixels = cast.blur * scale / 100.0;
    cast.shaped(dark, pixels.clamp(f64::from(STEPS), MOST_STEPS) as u8).map(shape).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::paint::Segment;

    /// Where the open edges of a picture begin, without what moves them, and how many sides of the card there are.
    fn edges(around: u8) -> (Vec<[i32; 2]>, usize) {
        let picture = shade(around, false, 100.0);
        let [.., narrowest, sides] = &picture[..] else { panic!("no shapes") };
        let moves = |shape: &Shape| {
            let begins = shape.path.segments.iter().filter_map(|segment| match segment {
                Segment::Move(p) => Some(*p),
                _ => None,
            });
            begins.collect::<Vec<_>>()
        };
        let reach = 2.0 + 1.0; // the card, and the first of 17 steps of the blur
        let mut at: Vec<_> = moves(narrowest)
            .into_iter()
            .map(|[x, y]| [(x - 0.6 * reach).round() as i32, (y - 0.7 * reach).round() as i32])
            .collect();
        at.sort_unstable();
        (at, moves(sides).len())
    }

    #[test]
    fn a_tile_above_throws_its_shadow_from_three_edges() {
        // West, south and east; the card is seen in the south and in the east.
        assert_eq!(edges(1), (vec![[0, -100], [0, 0], [100, -100]], 2));
    }

    #[test]
    fn no_edge_lies_open_between_two_tiles() {
        let [above, beside] = [1, 1 << 1];
        let (both, _) = edges(above | beside);
        assert_eq!(both, [[0, -100], [0, 0], [100, 0]], "west of the first, south of both");
        assert_eq!(edges(0xff).0.len(), 4, "a hole in the landscape has four edges");
    }

    #[test]
    fn a_shadow_reaches_less_far_than_a_cell() {
        for scale in [16.0, 40.0, 100.0, 400.0] {
            for shape in shade(0xff, true, scale) {
                assert!(shape.stroke.unwrap().width < 150.0, "at {scale}");
            }
        }
    }
}
