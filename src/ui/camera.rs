//! Where the landscape is on the screen.
//!
//! Board coordinates count in tiles: the cell `x, y` covers the square from `x, y` to `x + 1, y + 1`, and y grows to the
//! south, as on the screen. Screen coordinates are CSS pixels from the canvas's upper left corner.

mod area;

pub use area::{Area, Point};

use crate::board::Pos;

/// The smallest tile in CSS pixels.
pub const MIN_SCALE: f64 = 16.0;
/// The largest tile in CSS pixels.
pub const MAX_SCALE: f64 = 400.0;

/// What part of the board is seen, and how large.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// The point of the board in the middle of the screen.
    centre: Point,
    /// CSS pixels a tile, [`MIN_SCALE`] to [`MAX_SCALE`].
    scale: f64,
    /// The screen in CSS pixels, at least one each.
    size: [f64; 2],
}

impl Camera {
    /// A camera for a screen of this size that looks at the cell 0, 0.
    #[must_use]
    pub fn new(width: f64, height: f64) -> Self {
        Self { centre: Point::new(0.5, 0.5), scale: 100.0, size: [width.max(1.0), height.max(1.0)] }
    }

    /// CSS pixels a tile.
    #[must_use]
    pub const fn scale(&self) -> f64 {
        self.scale
    }

    /// The point of the board in the middle of the screen.
    #[must_use]
    pub const fn centre(&self) -> Point {
        self.centre
    }

    /// The screen in CSS pixels.
    #[must_use]
    pub const fn screen(&self) -> Area {
        Area { left: 0.0, top: 0.0, right: self.size[0], bottom: self.size[1] }
    }

    /// The screen has another size; its middle shows what it showed.
    pub fn resize(&mut self, width: f64, height: f64) {
        self.size = [width.max(1.0), height.max(1.0)];
    }

    /// Where a point of the board is on the screen.
    #[must_use]
    pub fn to_screen(&self, board: Point) -> Point {
        Point::new(
            (board.x - self.centre.x) * self.scale + self.size[0] / 2.0,
            (board.y - self.centre.y) * self.scale + self.size[1] / 2.0,
        )
    }

    /// Which point of the board is at a point of the screen.
    #[must_use]
    pub fn to_board(&self, screen: Point) -> Point {
        Point::new(
            (screen.x - self.size[0] / 2.0) / self.scale + self.centre.x,
            (screen.y - self.size[1] / 2.0) / self.scale + self.centre.y,
        )
    }

    /// Which cell is at a point of the screen.
    #[must_use]
    pub fn cell_at(&self, screen: Point) -> Pos {
        let board = self.to_board(screen);
        Pos::new(board.x.floor() as i16, board.y.floor() as i16)
    }

    /// The part of the board that is seen.
    #[must_use]
    pub fn seen(&self) -> Area {
        let (dx, dy) = (self.size[0] / 2.0 / self.scale, self.size[1] / 2.0 / self.scale);
        let Point { x, y } = self.centre;
        Area { left: x - dx, top: y - dy, right: x + dx, bottom: y + dy }
    }

    /// Moves what is seen by pixels.
    pub fn pan(&mut self, dx: f64, dy: f64) {
        self.centre.x -= dx / self.scale;
        self.centre.y -= dy / self.scale;
    }

    /// Makes tiles larger by a factor, while what lies under a point of the screen stays there.
    pub fn zoom(&mut self, about: Point, factor: f64) {
        if !(factor.is_finite() && factor > 0.0) {
            return;
        }
        let held = self.to_board(about);
        self.scale = (self.scale * factor).clamp(MIN_SCALE, MAX_SCALE);
        let moved = self.to_screen(held);
        self.pan(about.x - moved.x, about.y - moved.y);
    }

    /// Makes tiles larger by a factor about the middle of the screen.
    pub fn zoom_middle(&mut self, factor: f64) {
        self.zoom(Point::new(self.size[0] / 2.0, self.size[1] / 2.0), factor);
    }

    /// Shows an area of the board as large as it fits, in the middle, with a margin of pixels on every side.
    pub fn fit(&mut self, area: Area, margin: f64) {
        let width = (self.size[0] - 2.0 * margin).max(1.0);
        let height = (self.size[1] - 2.0 * margin).max(1.0);
        let scale = (width / area.width()).min(height / area.height());
        if scale.is_finite() {
            self.scale = scale.clamp(MIN_SCALE, MAX_SCALE);
            self.centre = area.middle();
        }
    }

    /// Moves as little as needed so that an area is seen, or its middle if it is larger than the screen.
    pub fn show(&mut self, area: Area) {
        let Point { x, y } = area.shift_into(self.seen());
        self.centre = Point::new(self.centre.x - x, self.centre.y - y);
    }

    /// Moves back as little as needed so that the middle of the screen shows a point of the area: the landscape cannot
    /// be lost.
    pub fn keep_in(&mut self, area: Area) {
        self.centre.x = self.centre.x.max(area.left).min(area.right);
        self.centre.y = self.centre.y.max(area.top).min(area.bottom);
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn camera() -> impl Strategy<Value = Camera> {
        (1.0..3000.0_f64, 1.0..3000.0_f64, -50.0..50.0_f64, -50.0..50.0_f64, 0.01..100.0_f64).prop_map(
            |(w, h, x, y, f)| {
                let mut camera = Camera::new(w, h);
                camera.pan(x * 100.0, y * 100.0);
                camera.zoom_middle(f);
                camera
            },
        )
    }

    fn near(a: Point, b: Point) -> bool {
        a.distance(b) < 1e-6
    }

    proptest! {
        #[test]
        fn board_and_screen_are_inverse(camera in camera(), x in -100.0..100.0_f64, y in -100.0..100.0_f64) {
            let point = Point::new(x, y);
            prop_assert!(near(camera.to_board(camera.to_screen(point)), point));
        }

        #[test]
        fn zoom_holds_the_point(mut camera in camera(), x in 0.0..999.0_f64, y in 0.0..999.0_f64, factor in 0.01..100.0_f64) {
            let about = Point::new(x, y);
            let held = camera.to_board(about);
            camera.zoom(about, factor);
            prop_assert!(near(camera.to_board(about), held));
            prop_assert!((MIN_SCALE..=MAX_SCALE).contains(&camera.scale()));
        }

        #[test]
        fn what_is_fitted_is_seen(mut camera in camera(), x in -90..90_i16, y in -90..90_i16, n in 1..8_i16) {
            camera.resize(800.0, 600.0);
            let area = Area::of_cells([Pos::new(x, y), Pos::new(x + n, y + n)]).unwrap();
            camera.fit(area, 20.0);
            prop_assert!(camera.seen().contains(area));
            prop_assert!(near(camera.seen().middle(), area.middle()));
            camera.pan(5000.0, -300.0);
            camera.show(area.grown(-1e-9));
            prop_assert!(camera.seen().grown(1e-6).contains(area));
        }
    }

    #[test]
    fn cells_are_found_on_both_sides_of_the_origin() {
        let camera = Camera::new(200.0, 200.0);
        assert_eq!(camera.cell_at(Point::new(100.0, 100.0)), Pos::new(0, 0));
        assert_eq!(camera.cell_at(Point::new(49.0, 151.0)), Pos::new(-1, 1));
    }

    #[test]
    fn panning_follows_the_finger_and_stays_near() {
        let mut camera = Camera::new(200.0, 200.0);
        let held = camera.to_board(Point::new(10.0, 10.0));
        camera.pan(30.0, -5.0);
        assert!(near(camera.to_board(Point::new(40.0, 5.0)), held));
        camera.pan(1e9, 0.0);
        camera.keep_in(Area::cell(Pos::new(0, 0)).grown(1.0));
        assert!(near(camera.centre(), Point::new(-1.0, 0.55)));
    }

    #[test]
    fn nonsense_changes_nothing() {
        let mut camera = Camera::new(0.0, 0.0);
        let before = camera;
        camera.zoom(Point::default(), f64::NAN);
        camera.zoom(Point::default(), 0.0);
        assert_eq!(camera, before);
        camera.fit(Area::cell(Pos::new(0, 0)), 20.0);
        assert_eq!(camera.scale(), MIN_SCALE);
    }
}
