//! The areas of the screen on which something stands that must not be covered.

use super::{
    neutral,
    seen::{Seen, figure_point},
    tokens,
};
use crate::ui::{
    camera::{Area, Point},
    points::corner_point,
};

/// Where figures, barns, and the beings that belong to nobody stand.
pub(super) fn standing(seen: &Seen) -> Vec<Area> {
    let size = seen.camera.figure_size();
    let figures = (0..seen.game.figures().len()).map(|index| figure_point(seen, index, size));
    let barns = seen.game.barns().iter().map(|barn| seen.camera.to_screen(corner_point(barn.pos, barn.corner)));
    figures
        .chain(barns)
        .map(|at| about(at, [0.8 * size; 2]))
        .chain(neutral::standing(seen))
        .chain(tokens::standing(seen))
        .collect()
}

/// The area of a size about a point.
pub(super) fn about(middle: Point, [width, height]: [f64; 2]) -> Area {
    Area {
        left: middle.x - width / 2.0,
        top: middle.y - height / 2.0,
        right: middle.x + width / 2.0,
        bottom: middle.y + height / 2.0,
    }
}
