//! What a moment of a game wants to be seen, and how the camera brings it on the screen.

use crate::ui::camera::{Area, Camera, Point};

/// A tile that is as near as it gets, in CSS pixels: its parts are far enough apart for fingers and names. On a small screen it is less.
pub(super) const NEAR: f64 = 200.0;
/// Of several tiles that come near together, none gets smaller than this many CSS pixels.
pub(super) const LEAST_NEAR: f64 = 116.0;
/// So many tiles at most come near one by one, where not all of them fit.
const FEW: usize = 6;
/// The room around a tile in which figures that stand at its edge are seen, in tiles.
pub(super) const PLACES: f64 = 0.15;
/// How much of its neighbours is seen around a tile that is near, in tiles, if there is room.
pub(super) const NEIGHBOURS: f64 = 0.4;

/// What a moment of a game wants to be seen.
#[derive(Clone, Debug, PartialEq)]
pub struct Needs {
    /// All tiles.
    pub landscape: Area,
    /// The tile laid last.
    pub last: Area,
    /// Where something may be done.
    pub asked: Vec<Area>,
    /// A figure that may be chosen instead of all that, and is shown beside it if there is room.
    pub instead: Option<Area>,
    /// The number of places on the tile that has the most of them; 0 if what is asked lies in empty cells.
    pub places: usize,
}

impl Needs {
    /// The smallest tile, in CSS pixels, that a finger and an eye need for so many places: a smaller one comes near. Empty cells never do.
    pub(super) const fn told_apart(&self) -> f64 {
        match self.places {
            0 => 0.0,
            1 | 2 => 80.0,
            3 | 4 => 96.0,
            5 | 6 => 120.0,
            _ => 160.0,
        }
    }

    /// How large a tile with so many places is that comes near, in CSS pixels: no larger than needed, for the land around it tells where it is.
    pub(super) const fn nearness(&self) -> f64 {
        (1.6 * self.told_apart()).clamp(LEAST_NEAR, NEAR)
    }

    pub(super) fn asked_within(&self, area: Area) -> bool {
        self.asked.iter().all(|asked| area.contains(*asked))
    }
}

/// An area with as much of what is asked around it as fits on the screen at this size, the nearest first.
pub(super) fn around(camera: &Camera, area: Area, asked: &[Area]) -> Area {
    let (room, middle) = (camera.seen_free(), area.middle());
    let mut left = asked.to_vec();
    let mut area = area;
    while let Some(nearest) = nearest(&left, middle) {
        let more = area.union(left.swap_remove(nearest).grown(0.1));
        if more.width() <= room.width() && more.height() <= room.height() {
            area = more;
        }
    }
    area
}

/// Which of some areas has its middle nearest to a point.
fn nearest(areas: &[Area], point: Point) -> Option<usize> {
    let far = |index: usize| areas[index].middle().distance(point);
    (0..areas.len()).min_by(|one, other| far(*one).total_cmp(&far(*other)))
}

/// The area that holds all of them.
pub(super) fn together(areas: &[Area]) -> Option<Area> {
    areas.iter().copied().reduce(Area::union)
}

/// Moves the view as little as needed to show what is asked: all of it if it fits on the screen, otherwise something.
pub(super) fn bring(camera: &mut Camera, needs: &Needs) {
    let sight = camera.seen_free();
    let Some(all) = together(&needs.asked) else { return };
    if all.width() <= sight.width() && all.height() <= sight.height() {
        camera.show(all);
    } else if !needs.asked.iter().any(|asked| sight.contains(*asked))
        && let Some(index) = nearest(&needs.asked, sight.middle())
    {
        camera.show(around(camera, needs.asked[index], &needs.asked));
    }
}

/// Makes tiles so large that a finger tells their parts apart: the first, with as many of the others as fit. Of many, none would be told
/// apart, so either all of them fit or the first is alone. What is besides them is shown where that takes no smaller tiles, rather than neighbours.
/// No tile gets larger than `most`.
pub(super) fn near(camera: &mut Camera, asked: &[Area], besides: &[Area], most: f64) {
    let [first, others @ ..] = asked else { return };
    let mut fitted = *camera;
    fitted.zoom_middle(LEAST_NEAR.max(camera.scale()) / fitted.scale());
    let mut area = around(&fitted, *first, others);
    if asked.len() > FEW && !asked.iter().all(|one| area.contains(*one)) {
        area = *first;
    }
    fitted.fit(area.grown(PLACES));
    camera.zoom(camera.to_screen(area.middle()), (fitted.scale().min(most) / camera.scale()).max(1.0));
    let margin = if besides.is_empty() { NEIGHBOURS } else { PLACES };
    camera.show(around(camera, area.grown(margin), besides));
}
