//! The words in a diagram: labels of marked features and notes on tiles, each on a plate of its own where it covers neither a
//! figure nor another one, and little of what is marked. What finds no room gets a number, and stands in a legend.

use super::{
    lines::{width_of, wrapped},
    picture,
    seen::{INK, PAPER, Seen},
    square::{draw, round_box},
    standing::{about, standing},
};
use crate::{
    art::paint::{Align, Colour4, DrawCmd, Path},
    board::Node,
    catalogue::PartKind,
    record::Item,
    ui::{
        camera::{Area, Point},
        points::node_point,
    },
};

/// The height of letters, in tiles, and its bounds in pixels.
const LETTER: f64 = 0.13;
const LETTERS: [f64; 2] = [11.0, 18.0];
/// The distance of lines, in letters.
const LEADING: f64 = 1.22;
/// The most lines on a tile.
const MOST_LINES: usize = 4;
/// The side of the square about the middle of what is marked that should be seen, in tiles: of a road or a city, which goes on around
/// it, and of anything else.
const MIDDLE_OF_LONG: f64 = 0.42;
const MIDDLE: f64 = 0.3;
/// As much of that square may be covered.
const COVERED: f64 = 0.3;
/// Of a feature, so many parts count as places for its label.
const MOST_PARTS: usize = 24;
/// How much worse each step from what a text is about is, where covering all of a middle is 1, and covering a figure.
const FARTHER: f64 = 0.02;
const ON_FIGURE: f64 = 8.0;

/// A text that waits for a place.
struct Text<'a> {
    text: &'a str,
    /// Where it would stand, the best place first, each with how many better steps there are.
    places: Vec<(Point, usize)>,
    /// How wide it may be.
    width: f64,
    /// Where all of it must stand.
    inside: Area,
    rim: Colour4,
}

/// Writes the texts of a diagram into a part of the screen; `unit` is how much a pixel of the shown picture is there. Gives
/// the texts that found no room, in the order of their numbers.
pub fn labels(seen: &Seen, inside: Area, unit: f64, commands: &mut Vec<DrawCmd>) -> Vec<String> {
    let letter = unit * (LETTER * seen.camera.scale() / unit).clamp(LETTERS[0], LETTERS[1]);
    let mut taken = standing(seen);
    #[cfg(not(feature = "game-only"))]
    taken.extend(super::pictured::covered(seen));
    let mut legend = Vec::new();
    let mut plates = Vec::new();
    let middles = middles(seen);
    for text in texts(seen, inside, letter) {
        let ground = Ground { inside: text.inside, taken: &taken, middles: &middles };
        let fitting = wrapped(text.text, text.width, letter, MOST_LINES)
            .and_then(|lines| Some((ground.free(&text.places, plate_size(&lines, letter))?, lines)));
        let (area, lines) = fitting.unwrap_or_else(|| {
            legend.push(text.text.to_owned());
            (ground.least_harm(&text.places, disc_size(letter)), vec![legend.len().to_string()])
        });
        taken.push(area.grown(0.1 * letter));
        plates.push((area, lines, text.rim));
    }
    for (area, lines, rim) in plates {
        plate(area, &lines, letter, rim, commands);
    }
    legend
}

/// Where a text stands beside what it is about, in steps: the best place first.
const STEPS: [[f64; 2]; 13] = [
    [0.0, 0.0],
    [0.0, -1.0],
    [0.0, 1.0],
    [1.0, 0.0],
    [-1.0, 0.0],
    [0.0, -0.5],
    [0.0, 0.5],
    [1.0, -1.0],
    [-1.0, -1.0],
    [1.0, 1.0],
    [-1.0, 1.0],
    [0.0, -1.8],
    [0.0, 1.8],
];

/// The texts of a diagram: labels first, because they are bound to a feature; notes keep to their tile.
fn texts<'a>(seen: &Seen<'a>, inside: Area, letter: f64) -> Vec<Text<'a>> {
    let (scale, board) = (seen.camera.scale(), seen.game.board());
    let mut texts: Vec<Text<'a>> = Vec::new();
    for mark in picture::marked(seen.game, seen.items) {
        let Some(text) = mark.label else { continue };
        let nodes = board.graph().members(mark.node).take(MOST_PARTS);
        let parts: Vec<Point> = nodes.map(|node| seen.camera.to_screen(node_point(seen.game, node))).collect();
        let places = around(&parts, 0.19 * scale + 0.8 * letter);
        texts.push(Text { text, places, width: (1.7 * scale).min(15.0 * letter), inside, rim: mark.colour });
    }
    for item in seen.items {
        let Item::Note { pos, text } = item else { continue };
        let middle = seen.camera.to_screen(Area::cell(*pos).middle());
        let places = around(&[middle], 0.5 * scale - 0.8 * letter);
        let inside = about(middle, [0.98 * scale; 2]);
        texts.push(Text { text, places, width: 0.92 * scale, inside, rim: INK.alpha(0x70) });
    }
    texts
}

/// The places of a text that is about some points, each step for all of them before the next.
fn around(points: &[Point], step: f64) -> Vec<(Point, usize)> {
    let beside = |at: &Point, [x, y]: [f64; 2]| Point::new(at.x + x * step, at.y + y * step);
    let steps = STEPS.iter().enumerate();
    steps.flat_map(|(index, &by)| points.iter().map(move |at| (beside(at, by), index))).collect()
}

/// What should be seen: the middles of what is marked, and of tiles with a note. A field is seen around whatever lies on it.
fn middles(seen: &Seen) -> Vec<Area> {
    let graph = seen.game.board().graph();
    let marked = picture::marked(seen.game, seen.items);
    let mut nodes: Vec<Node> = Vec::new();
    for node in marked.iter().flat_map(|mark| graph.members(mark.node).take(MOST_PARTS)) {
        if !nodes.contains(&node) {
            nodes.push(node);
        }
    }
    let parts = nodes.into_iter().filter_map(|node| {
        let side = match seen.game.laid_part(node).part().kind {
            PartKind::Field => return None,
            PartKind::Road | PartKind::City => MIDDLE_OF_LONG,
            _ => MIDDLE,
        };
        Some((node_point(seen.game, node), side))
    });
    let tiles = seen.items.iter().filter_map(|item| match item {
        Item::Note { pos, .. } => Some((Area::cell(*pos).middle(), MIDDLE)),
        _ => None,
    });
    parts.chain(tiles).map(|(at, side)| about(seen.camera.to_screen(at), [side * seen.camera.scale(); 2])).collect()
}

/// What plates lie on.
struct Ground<'a> {
    inside: Area,
    /// What is never covered if it can be helped: figures, pieces and other plates.
    taken: &'a [Area],
    /// What is rather not covered.
    middles: &'a [Area],
}

impl Ground<'_> {
    /// The best place where a plate lies inside and meets nothing that is taken.
    fn free(&self, places: &[(Point, usize)], size: [f64; 2]) -> Option<Area> {
        let areas = places.iter().map(|&(at, step)| (self.moved_inside(at, size), step));
        let free = areas.filter(|((area, shift), _)| {
            let is_inside = *shift <= 0.6 * size[1] && self.inside.contains(area.grown(-0.01));
            is_inside && !self.taken.iter().any(|other| other.meets(*area))
        });
        self.best(free.map(|((area, _), step)| (area, step)))
    }

    /// The best place for a plate that must stand somewhere.
    fn least_harm(&self, places: &[(Point, usize)], size: [f64; 2]) -> Area {
        let areas = places.iter().map(|&(at, step)| (self.moved_inside(at, size).0, step));
        self.best(areas).unwrap_or_else(|| about(Point::default(), size))
    }

    /// A plate about a point, moved inside, and how far that is.
    fn moved_inside(&self, at: Point, size: [f64; 2]) -> (Area, f64) {
        let shift = about(at, size).shift_into(self.inside);
        (about(Point::new(at.x + shift.x, at.y + shift.y), size), shift.length())
    }

    /// The place that hides the least, the first one of several.
    fn best(&self, areas: impl Iterator<Item = (Area, usize)>) -> Option<Area> {
        let harm = |area: Area, step: usize| {
            let on_taken: f64 = self.taken.iter().map(|other| covered(*other, area)).sum();
            let on_middles: f64 = self.middles.iter().map(|middle| (covered(*middle, area) - COVERED).max(0.0)).sum();
            FARTHER * step as f64 + on_middles + ON_FIGURE * on_taken
        };
        let mut best: Option<(f64, Area)> = None;
        for (area, step) in areas {
            if best.is_some_and(|(least, _)| least <= FARTHER * step as f64) {
                break; // no later place is better
            }
            let harm = harm(area, step);
            if best.is_none_or(|(least, _)| harm < least) {
                best = Some((harm, area));
            }
        }
        best.map(|best| best.1)
    }
}

/// How much of an area another one covers, from 0 to 1.
fn covered(area: Area, by: Area) -> f64 {
    let width = (area.right.min(by.right) - area.left.max(by.left)).max(0.0);
    let height = (area.bottom.min(by.bottom) - area.top.max(by.top)).max(0.0);
    width * height / (area.width() * area.height())
}

/// The size of the plate for some lines.
fn plate_size(lines: &[String], letter: f64) -> [f64; 2] {
    if let [line] = lines
        && line.chars().count() <= 2
    {
        return disc_size(letter);
    }
    let widest = lines.iter().map(|line| width_of(line)).fold(0.0, f64::max);
    [letter * (widest + 0.9), letter * (LEADING * lines.len() as f64 + 0.4)]
}

fn disc_size(letter: f64) -> [f64; 2] {
    [1.75 * letter, 1.75 * letter]
}

fn plate(area: Area, lines: &[String], letter: f64, rim: Colour4, commands: &mut Vec<DrawCmd>) {
    let radius = (area.height() / 2.0).min(0.6 * letter.max(area.height() / 3.0));
    let radius = if (area.width() - area.height()).abs() < 0.01 { area.height() / 2.0 } else { radius };
    let path = || rounded_area(area, radius);
    let line = (0.16 * letter) as f32;
    draw(path().fill(PAPER).outlined(INK.alpha(0xb0), line + 1.6), commands);
    draw(path().fill(PAPER).outlined(rim, line), commands);
    let Point { x, y } = area.middle();
    let first = y - LEADING * letter * (lines.len() as f64 - 1.0) / 2.0;
    for (index, line) in lines.iter().enumerate() {
        let y = first + LEADING * letter * index as f64;
        commands.push(DrawCmd::Text {
            text: line.clone(),
            x,
            y,
            size: letter,
            colour: INK,
            rim: PAPER.alpha(0),
            align: Align::Middle,
        });
    }
}

fn rounded_area(area: Area, radius: f64) -> Path {
    round_box(Path::default(), [area.left, area.top, area.right, area.bottom].map(|v| v as f32), radius as f32)
}

/// A legend under a picture: each text behind its number, between two edges from a height on. Gives the height where it ends.
pub fn legend(
    texts: &[String],
    theme: super::seen::Theme,
    [left, right]: [f64; 2],
    top: f64,
    letter: f64,
    commands: &mut Vec<DrawCmd>,
) -> f64 {
    let [size, _] = disc_size(letter);
    let (indent, mut y) = (left + size + 0.6 * letter, top);
    for (index, text) in texts.iter().enumerate() {
        let lines = wrapped(text, right - indent, letter, usize::MAX).unwrap_or_default();
        let number = about(Point::new(left + size / 2.0, y + size / 2.0), [size, size]);
        plate(number, &[(index + 1).to_string()], letter, INK.alpha(0x70), commands);
        for (row, line) in lines.iter().enumerate() {
            let y = y + size / 2.0 + LEADING * letter * row as f64;
            commands.push(DrawCmd::Text {
                text: line.clone(),
                x: indent,
                y,
                size: letter,
                colour: theme.ink(),
                rim: theme.background().alpha(0),
                align: Align::Left,
            });
        }
        y += (size + 0.35 * letter).max(LEADING * letter * lines.len() as f64 + 0.8 * letter);
    }
    y
}
