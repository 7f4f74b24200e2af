//! Where the landscape is on the screen.
//!
//! Board coordinates count in tiles: the cell `x, y` covers the square from `x, y` to `x + 1, y + 1`, and y grows to the
//! south, as on a screen that is not turned. Screen coordinates are CSS pixels from the canvas's upper left corner.

mod area;
mod travel;

pub use area::{Area, Point};
pub use travel::{Throw, Travel};

use crate::{board::Pos, catalogue::Rotation};

/// The smallest tile in CSS pixels: a landscape of thirty rows is seen whole on a phone held sideways.
pub const MIN_SCALE: f64 = 10.0;
/// The largest tile in CSS pixels.
pub const MAX_SCALE: f64 = 400.0;

/// The side of a figure's square in tiles.
pub const FIGURE: f64 = 0.34;
/// The smallest figure in CSS pixels: it is still told apart on a small tile.
pub const MIN_FIGURE: f64 = 14.0;

/// What part of the board is seen, and how large.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// The point of the board in the middle of the screen.
    centre: Point,
    /// CSS pixels a tile, [`MIN_SCALE`] to [`MAX_SCALE`].
    scale: f64,
    /// The screen in CSS pixels, at least one each.
    size: [f64; 2],
    /// How far from its edges the screen is covered by buttons: top, right, bottom, left, in CSS pixels.
    insets: [f64; 4],
    /// Quarter turns clockwise of the board on the screen.
    turns: Rotation,
}

/// Where a camera looks: what a journey begins and ends with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// The point of the board in the middle of the screen.
    pub centre: Point,
    /// CSS pixels a tile.
    pub scale: f64,
}

impl Camera {
    /// The side of a figure's square in CSS pixels.
    #[must_use]
    pub fn figure_size(&self) -> f64 {
        (FIGURE * self.scale).max(MIN_FIGURE)
    }

    /// A camera for a screen of this size that looks at the cell 0, 0.
    #[must_use]
    pub fn new(width: f64, height: f64) -> Self {
        let size = [width.max(1.0), height.max(1.0)];
        Self { centre: Point::new(0.5, 0.5), scale: 100.0, size, insets: [0.0; 4], turns: 0 }
    }

    /// The width and the height of the screen, in CSS pixels.
    #[must_use]
    pub const fn size(&self) -> [f64; 2] {
        self.size
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

    /// The part of the screen that no button covers, in CSS pixels; all of it if too little would be left.
    #[must_use]
    pub fn free(&self) -> Area {
        let [top, right, bottom, left] = self.insets;
        let [width, height] = self.size;
        let free = Area { left, top, right: width - right, bottom: height - bottom };
        if free.width() < 0.5 * width || free.height() < 0.5 * height { self.screen() } else { free }
    }

    /// How far from its edges the screen is covered: top, right, bottom, left, in CSS pixels.
    pub fn set_insets(&mut self, insets: [f64; 4]) {
        self.insets = insets.map(|inset| if inset.is_finite() { inset.max(0.0) } else { 0.0 });
    }

    /// Quarter turns clockwise of the board on the screen, 0 to 3.
    #[must_use]
    pub const fn turns(&self) -> Rotation {
        self.turns
    }

    /// Turns the board about the middle of the screen, to so many quarter turns clockwise.
    pub fn set_turns(&mut self, turns: Rotation) {
        self.turns = turns & 3;
    }

    /// Where it looks.
    #[must_use]
    pub const fn view(&self) -> View {
        View { centre: self.centre, scale: self.scale }
    }

    /// Looks somewhere else.
    pub fn set_view(&mut self, view: View) {
        self.centre = view.centre;
        self.scale = view.scale.clamp(MIN_SCALE, MAX_SCALE);
    }

    /// The screen has another size; its middle shows what it showed.
    pub fn resize(&mut self, width: f64, height: f64) {
        self.size = [width.max(1.0), height.max(1.0)];
    }

    /// Where a point of the board is on the screen.
    #[must_use]
    pub fn to_screen(&self, board: Point) -> Point {
        let away = Point::new(board.x - self.centre.x, board.y - self.centre.y).turned(self.turns);
        Point::new(away.x * self.scale + self.size[0] / 2.0, away.y * self.scale + self.size[1] / 2.0)
    }

    /// Which point of the board is at a point of the screen.
    #[must_use]
    pub fn to_board(&self, screen: Point) -> Point {
        let away = self.way(Point::new(screen.x - self.size[0] / 2.0, screen.y - self.size[1] / 2.0));
        Point::new(away.x + self.centre.x, away.y + self.centre.y)
    }

    /// A way on the screen as a way on the board.
    fn way(&self, screen: Point) -> Point {
        let Point { x, y } = screen.turned(4 - self.turns);
        Point::new(x / self.scale, y / self.scale)
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
        self.on_board(self.screen())
    }

    /// The part of the board that is seen and not covered by buttons.
    #[must_use]
    pub fn seen_free(&self) -> Area {
        self.on_board(self.free())
    }

    /// What lies in a part of the screen.
    #[must_use]
    pub fn on_board(&self, screen: Area) -> Area {
        let one = self.to_board(Point::new(screen.left, screen.top));
        let other = self.to_board(Point::new(screen.right, screen.bottom));
        Area::point(one).union(Area::point(other))
    }

    /// Moves what is seen by pixels.
    pub fn pan(&mut self, dx: f64, dy: f64) {
        let way = self.way(Point::new(dx, dy));
        self.centre = Point::new(self.centre.x - way.x, self.centre.y - way.y);
    }

    /// Makes tiles larger by a factor, while what lies under a point of the screen stays there.
    pub fn zoom(&mut self, about: Point, factor: f64) {
        if !(factor.is_finite() && factor > 0.0) {
            return;
        }
        let (held, scale) = (self.to_board(about), (self.scale * factor).clamp(MIN_SCALE, MAX_SCALE));
        if scale == self.scale {
            return;
        }
        self.scale = scale;
        let moved = self.to_screen(held);
        self.pan(about.x - moved.x, about.y - moved.y);
    }

    /// Makes tiles larger by a factor about the middle of the screen.
    pub fn zoom_middle(&mut self, factor: f64) {
        self.zoom(Point::new(self.size[0] / 2.0, self.size[1] / 2.0), factor);
    }

    /// Shows an area of the board as large as it fits, in the middle of what is not covered.
    pub fn fit(&mut self, area: Area) {
        let free = self.free();
        let (width, height) =
            if self.turns & 1 == 0 { (free.width(), free.height()) } else { (free.height(), free.width()) };
        let scale = (width / area.width()).min(height / area.height());
        if scale.is_finite() {
            self.scale = scale.clamp(MIN_SCALE, MAX_SCALE);
            self.centre = area.middle();
            let (free, screen) = (free.middle(), self.screen().middle());
            self.pan(free.x - screen.x, free.y - screen.y);
        }
    }

    /// Moves as little as needed so that an area is seen and not covered, or its middle if it is too large.
    pub fn show(&mut self, area: Area) {
        self.show_within(area, self.free());
    }

    /// Moves as little as needed so that an area is seen within a part of the screen, or its middle if it is too large.
    pub fn show_within(&mut self, area: Area, part: Area) {
        let Point { x, y } = area.shift_into(self.on_board(part));
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
        (1.0..3000.0_f64, 1.0..3000.0_f64, -50.0..50.0_f64, -50.0..50.0_f64, 0.01..100.0_f64, 0..4_u8).prop_map(
            |(w, h, x, y, f, turns)| {
                let mut camera = Camera::new(w, h);
                camera.set_turns(turns);
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
        fn what_is_fitted_is_seen(
            mut camera in camera(), insets in prop::array::uniform4(0.0..120.0_f64), x in -90..90_i16, y in -90..90_i16, n in 1..8_i16,
        ) {
            camera.resize(800.0, 600.0);
            let area = Area::of_cells([Pos::new(x, y), Pos::new(x + n, y + n)]).unwrap();
            camera.set_insets(insets);
            camera.fit(area);
            prop_assert!(camera.seen_free().grown(1e-9).contains(area));
            prop_assert!(near(camera.seen_free().middle(), area.middle()));
            camera.pan(5000.0, -300.0);
            camera.show(area.grown(-1e-9));
            prop_assert!(camera.seen_free().grown(1e-6).contains(area));
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
    fn a_turned_board_turns_clockwise() {
        let mut camera = Camera::new(200.0, 300.0);
        let north = Point::new(0.5, -0.5);
        for (turns, x, y) in [(0, 100.0, 50.0), (1, 200.0, 150.0), (2, 100.0, 250.0), (3, 0.0, 150.0)] {
            camera.set_turns(turns);
            assert!(near(camera.to_screen(north), Point::new(x, y)), "{turns}");
        }
        camera.set_turns(1);
        assert!(near(Point::new(camera.seen().width(), camera.seen().height()), Point::new(3.0, 2.0)));
        let held = camera.to_board(Point::new(10.0, 10.0));
        camera.pan(30.0, -5.0);
        assert!(near(camera.to_board(Point::new(40.0, 5.0)), held));
    }

    #[test]
    fn nonsense_changes_nothing() {
        let mut camera = Camera::new(0.0, 0.0);
        let before = camera;
        camera.zoom(Point::default(), f64::NAN);
        camera.zoom(Point::default(), 0.0);
        assert_eq!(camera, before);
        camera.fit(Area::cell(Pos::new(0, 0)));
        assert_eq!(camera.scale(), MIN_SCALE);
    }
}
