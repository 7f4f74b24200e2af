//! The words in a diagram: labels of marked features and notes on tiles, each on a plate of its own where it covers neither a
//! figure nor another one. What finds no room gets a number, and stands in a legend.

use super::{
    FIGURE, INK, MIN_FIGURE, PAPER, Seen, figure_point, picture,
    square::{draw, round_box},
};
use crate::{
    art::paint::{Align, Colour4, DrawCmd, Path},
    record::Item,
    ui::{
        camera::{Area, Point},
        hit_test::{corner_point, node_point},
    },
};

/// The height of letters, in tiles, and its bounds in pixels.
const LETTER: f64 = 0.13;
const LETTERS: [f64; 2] = [11.0, 18.0];
/// The distance of lines, in letters.
const LEADING: f64 = 1.22;
/// The most lines on a tile.
const MOST_LINES: usize = 4;

/// A text that waits for a place.
struct Text<'a> {
    text: &'a str,
    /// Where it would stand, the best place first.
    places: Vec<Point>,
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
    let mut legend = Vec::new();
    let mut plates = Vec::new();
    for text in texts(seen, inside, letter) {
        let fitting = wrapped(text.text, text.width, letter, MOST_LINES)
            .and_then(|lines| Some((place(&text.places, plate_size(&lines, letter), text.inside, &taken)?, lines)));
        let (area, lines) = fitting.unwrap_or_else(|| {
            legend.push(text.text.to_owned());
            let number = vec![legend.len().to_string()];
            let size = disc_size(letter);
            let area = place(&text.places, size, text.inside, &taken).unwrap_or_else(|| {
                let middle = text.places.first().copied().unwrap_or_default();
                let shift = about(middle, size).shift_into(text.inside);
                about(Point::new(middle.x + shift.x, middle.y + shift.y), size)
            });
            (area, number)
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
        let nodes = board.graph().members(mark.node);
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
fn around(points: &[Point], step: f64) -> Vec<Point> {
    STEPS.iter().flat_map(|[x, y]| points.iter().map(move |at| Point::new(at.x + x * step, at.y + y * step))).collect()
}

/// Where figures and barns stand.
fn standing(seen: &Seen) -> Vec<Area> {
    let size = (FIGURE * seen.camera.scale()).max(MIN_FIGURE);
    let figures = (0..seen.game.figures().len()).map(|index| figure_point(seen, index, size));
    let barns = seen.game.barns().iter().map(|barn| seen.camera.to_screen(corner_point(barn.pos, barn.corner)));
    figures.chain(barns).map(|at| about(at, [0.8 * size, 0.8 * size])).collect()
}

fn about(middle: Point, [width, height]: [f64; 2]) -> Area {
    Area {
        left: middle.x - width / 2.0,
        top: middle.y - height / 2.0,
        right: middle.x + width / 2.0,
        bottom: middle.y + height / 2.0,
    }
}

/// The first place where a plate lies inside and meets nothing.
fn place(places: &[Point], size: [f64; 2], inside: Area, taken: &[Area]) -> Option<Area> {
    let areas = places.iter().map(|&at| {
        let area = about(at, size);
        let shift = area.shift_into(inside);
        (about(Point::new(at.x + shift.x, at.y + shift.y), size), shift.length())
    });
    let mut free = areas.filter(|(area, shift)| {
        *shift <= 0.6 * size[1] && inside.contains(area.grown(-0.01)) && !taken.iter().any(|other| other.meets(*area))
    });
    free.next().map(|(area, _)| area)
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
    theme: super::Theme,
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

/// Lines no wider than so many pixels; nothing if they are more than so many. Words that are too long are parted.
fn wrapped(text: &str, width: f64, letter: f64, most: usize) -> Option<Vec<String>> {
    let room = width / letter - 0.9;
    let mut lines: Vec<String> = Vec::new();
    let mut parted = false;
    for word in text.split_whitespace() {
        let joined = lines.last().map(|line| width_of(line) + 0.36 + width_of(word));
        match (lines.last_mut(), joined) {
            (Some(line), Some(wide)) if wide <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => {
                lines.push(String::new());
                for letter in word.chars() {
                    let wide = lines.last().map_or(0.0, |line| width_of(line)) + advance(letter);
                    let starts = lines.last().is_none_or(String::is_empty);
                    if wide > room && !starts {
                        lines.push(String::new());
                        parted = true;
                    }
                    if let Some(line) = lines.last_mut() {
                        line.push(letter);
                    }
                }
            }
        }
    }
    (lines.len() <= most && !(parted && most < usize::MAX)).then_some(lines)
}

fn width_of(text: &str) -> f64 {
    text.chars().map(advance).sum()
}

/// About how wide a letter is, in heights of letters: rather too wide than too narrow, whatever the font.
fn advance(letter: char) -> f64 {
    match letter {
        'i' | 'j' | 'l' | '.' | ',' | ':' | ';' | '\'' | '|' | '!' | ' ' => 0.36,
        'f' | 't' | 'r' | 'I' | '(' | ')' | '-' | '/' => 0.48,
        'm' | 'w' | 'M' | 'W' | '%' | '@' | '—' | '…' => 1.05,
        'A'..='Z' => 0.78,
        '\u{300}'..='\u{36f}' => 0.0,
        letter if (letter as u32) < 0x250 => 0.68,
        letter if (letter as u32) < 0x1100 => 0.76,
        _ => 1.08,
    }
}
