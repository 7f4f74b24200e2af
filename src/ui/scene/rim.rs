//! The numbers of columns and rows along the edges of the view, as records write them: cells can be named in talk and in forums.

use super::seen::{INK, PAPER, Seen, Theme};
use crate::{
    art::paint::{Align, DrawCmd},
    ui::camera::{Area, Point},
};

/// The width of the strip in which the numbers stand, in pixels.
pub const RIM: f64 = 26.0;
/// The distance of the middle of a number from the edge, and the height of its letters, in pixels.
const MARGIN: f64 = RIM / 2.0;
const LETTER: f64 = 13.0;
/// Numbers are no nearer to each other than this, in pixels; on small boards only every second, fifth … is written.
const APART: f64 = 26.0;

/// Writes the numbers of the columns and rows in which tiles lie, and one more on each side. `unit` is how many pixels of the view are
/// one of the shown picture.
pub fn rim(seen: &Seen, unit: f64, commands: &mut Vec<DrawCmd>) {
    let cells = seen.game.board().tiles().iter().map(|laid| laid.pos);
    let Some(land) = Area::of_cells(cells) else { return };
    let step = [1, 2, 5, 10, 20, 50]
        .into_iter()
        .find(|&step| f64::from(step) * seen.camera.scale() >= APART * unit)
        .unwrap_or(50);
    let (left, right) = (land.left as i32 - 1, land.right as i32);
    let (top, bottom) = (land.top as i32 - 1, land.bottom as i32);
    for x in (left..=right).filter(|x| x % step == 0) {
        number(seen, x, Point::new(f64::from(x) + 0.5, 0.0), Point::new(0.0, 1.0), unit, commands);
    }
    for y in (top..=bottom).filter(|y| y % step == 0) {
        number(seen, y, Point::new(0.0, f64::from(y) + 0.5), Point::new(1.0, 0.0), unit, commands);
    }
}

/// Writes the number of the line of cells that runs through a point of the board in a direction, where it leaves the view at the top or on the left.
fn number(seen: &Seen, number: i32, through: Point, along: Point, unit: f64, commands: &mut Vec<DrawCmd>) {
    let [width, height] = seen.camera.size();
    let start = seen.camera.to_screen(through);
    let end = seen.camera.to_screen(Point::new(through.x + along.x, through.y + along.y));
    let is_upright = (end.y - start.y).abs() > (end.x - start.x).abs();
    let margin = MARGIN * unit;
    let at = if is_upright { Point::new(start.x, margin) } else { Point::new(margin, start.y) };
    if at.x < margin || at.y < margin || at.x > width - margin || at.y > height - margin {
        return;
    }
    let (colour, rim) = if seen.theme == Theme::Dark { (PAPER, INK) } else { (INK, PAPER) };
    commands.push(DrawCmd::Text {
        text: number.to_string(),
        x: at.x,
        y: at.y,
        size: LETTER * unit,
        colour,
        rim: rim.alpha(0xd0),
        align: Align::Middle,
    });
}
