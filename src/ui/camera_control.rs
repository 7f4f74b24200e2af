//! How the board is looked at: who moves the view, and where to.
//!
//! At first the controller leads: the whole landscape is in sight, on a small screen without room around it, and at the end of a
//! long game as much of it around the last tile as leaves tiles legible; whoever asks for all of it gets all of it from then
//! on. Once the player has scaled the view they lead: their zoom stays as it is, and the view only moves as far as needed to
//! bring what is asked on the screen. Who only moves the view has looked around: the next moment is shown as any other. Where
//! the places on a tile are too close for a finger it comes near while a figure is asked for, and the view goes back afterwards unless
//! the player has scaled it. While somebody else is asked the screen may get higher, and lower again afterwards: what is seen stays where it is.

mod needs;

pub use needs::Needs;

use needs::{NEAR, PLACES, around, bring, near, together};

use super::camera::{Area, Camera, Point, Throw, Travel, View};
use crate::catalogue::Rotation;

/// How much of the background is shown around the landscape, in tiles.
const ROOM: f64 = 1.5;
/// The room that any tile needs that is laid next.
const CELL: f64 = 1.1;
/// The least that is shown at the beginning, in tiles.
const LEAST: [f64; 2] = [5.0, 4.0];
/// The controller does not make tiles smaller than this many CSS pixels to show room around them.
const LEGIBLE: f64 = 44.0;
/// The controller does not make tiles smaller than this many CSS pixels to show all that is asked.
const SMALL: f64 = 30.0;
/// What is read is shown on tiles of at most this many CSS pixels, unless they are larger already.
const READABLE: f64 = 64.0;
/// How large tiles are at most when what is asked all over the board is shown, in CSS pixels.
const COMFORTABLE: f64 = 130.0;
/// How much is seen around the point that a card is about, in tiles.
const UNCOVERED: f64 = 0.8;
/// How far from what covers the edges of the screen a cell is seen, in tiles; less than the overview leaves.
const RIM: f64 = 0.08;

/// Who moves the view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lead {
    Controller,
    Player,
}

/// What becomes of the view when the screen gets another size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resized {
    /// The size is the same.
    Not,
    /// What is seen stays where it is: the moment is attended to, in case something is out of sight now.
    Kept,
    /// The view has to be arranged anew.
    Anew,
}

/// The camera, and why it is where it is.
#[derive(Clone, Debug)]
pub struct CameraControl {
    camera: Camera,
    lead: Lead,
    /// The smallest tile with which the controller shows everything.
    least: f64,
    /// Whether the screen's size is known.
    sized: bool,
    /// The screen at the time when its insets were last set.
    covered: Option<Area>,
    /// By how many pixels the screen is higher while somebody else is asked.
    lent: f64,
    /// The view before a tile came near.
    before: Option<View>,
    /// The view before something was uncovered that is pointed at, and the one that uncovers it.
    uncovered: Option<(View, View)>,
    travel: Option<Travel>,
    throw: Throw,
    /// Whether the view glides and rolls; otherwise it jumps.
    lively: bool,
    /// Where the middle of the screen may be.
    bounds: Area,
}

impl Default for CameraControl {
    fn default() -> Self {
        Self {
            camera: Camera::new(1.0, 1.0),
            lead: Lead::Controller,
            least: SMALL,
            sized: false,
            covered: None,
            lent: 0.0,
            before: None,
            uncovered: None,
            travel: None,
            throw: Throw::default(),
            lively: true,
            bounds: Area::point(Point::default()),
        }
    }
}

impl CameraControl {
    /// The camera as it is in this frame.
    #[must_use]
    pub const fn camera(&self) -> &Camera {
        &self.camera
    }

    /// Whether the view moves by itself.
    #[must_use]
    pub const fn is_moving(&self) -> bool {
        self.travel.is_some()
    }

    /// Whether the view may glide and roll, or has to jump.
    pub fn set_lively(&mut self, lively: bool) {
        self.lively = lively;
        if !lively {
            self.camera = self.aim();
            self.travel = None;
        }
    }

    /// Goes on to a time in milliseconds.
    pub fn tick(&mut self, now: f64) {
        if let Some(travel) = self.travel {
            let rolls = matches!(travel, Travel::Roll { .. });
            self.travel = travel.step(&mut self.camera, now);
            let free = self.camera.centre();
            self.camera.keep_in(self.bounds);
            if rolls && self.camera.centre() != free {
                self.travel = None;
            }
        }
    }

    /// What becomes of the view on a screen of this size. A screen that gets higher while nobody is asked here (`waits`) is lent that
    /// room, and gives it back when it gets lower.
    pub fn resize(&mut self, width: f64, height: f64, waits: bool) -> Resized {
        let (screen, height) = (self.camera.screen(), height.max(1.0));
        let (same_width, higher) = (screen.width() == width.max(1.0), height - screen.height());
        if self.sized && same_width && higher == 0.0 {
            return Resized::Not;
        }
        let kept = self.sized && same_width && if higher > 0.0 { waits } else { self.lent > 0.0 };
        let aim = self.aim();
        self.camera.resize(width, height);
        self.sized = true;
        self.lent = if kept { (self.lent + higher).max(0.0) } else { 0.0 };
        if !kept {
            return Resized::Anew;
        }
        let held = |view: View| {
            let mut camera = self.camera;
            camera.set_view(view);
            camera.pan(0.0, -higher / 2.0); // what was at the upper edge stays there
            camera.view()
        };
        let (now, to) = (held(self.camera.view()), held(aim.view()));
        self.before = self.before.map(held);
        self.camera.set_view(now);
        self.go(to);
        Resized::Kept
    }

    /// Sets how many pixels of the screen are covered by buttons at each edge: top, right, bottom, left. Returns whether the screen's size has
    /// changed since the last call. Then the view must be arranged anew.
    pub fn set_insets(&mut self, insets: [f64; 4]) -> bool {
        self.camera.set_insets(insets);
        self.covered.replace(self.camera.screen()) != Some(self.camera.screen())
    }

    /// The board is turned to so many quarter turns clockwise.
    pub fn set_turns(&mut self, turns: Rotation) {
        self.camera.set_turns(turns);
    }

    /// The screen is another one than before: what is needed is shown at once.
    pub fn arrange(&mut self, needs: &Needs) {
        let lively = std::mem::replace(&mut self.lively, false);
        if self.lead == Lead::Controller {
            // Nothing that fitted the screen before is to be kept.
            self.before = None;
            let view = self.overview(needs);
            self.go(view);
        }
        self.attend(needs);
        self.lively = lively;
    }

    /// Another moment of the game: what it needs is brought on the screen.
    pub fn attend(&mut self, needs: &Needs) {
        self.bounds = needs.landscape.grown(1.0);
        if !self.sized {
            return;
        }
        let mut camera = self.aim();
        if let Some(before) = self.before.take() {
            camera.set_view(before);
        }
        match self.lead {
            Lead::Controller => self.follow(&mut camera, needs),
            Lead::Player => bring(&mut camera, needs),
        }
        if camera.scale() < needs.told_apart() {
            self.before = Some(camera.view());
            near(&mut camera, &needs.asked, needs.instead.as_slice(), needs.nearness());
        }
        self.go(camera.view());
    }

    /// Shows the whole landscape however small, and lets the controller lead again, which then does so, too.
    pub fn fit(&mut self, needs: &Needs) {
        self.lead = Lead::Controller;
        self.least = 0.0;
        self.before = None;
        let view = self.overview(needs);
        self.go(view);
    }

    /// Shows all that is asked, as large as it fits but no larger than `COMFORTABLE`; whatever else there is of the landscape may be out
    /// of sight.
    pub fn fit_asked(&mut self, needs: &Needs) {
        self.fit(needs);
        let Some(all) = together(&needs.asked) else { return };
        let mut camera = self.aim();
        camera.fit(all.grown(CELL));
        camera.zoom_middle((COMFORTABLE / camera.scale()).min(1.0));
        if camera.scale() > self.aim().scale() {
            camera.show(all.grown(PLACES));
            self.go(camera.view());
        }
    }

    /// What the player looks at, apart from a tile that came near, and whether they scaled the view.
    #[must_use]
    pub fn looked_at(&self) -> (View, bool) {
        (self.before.unwrap_or_else(|| self.aim().view()), self.lead == Lead::Player)
    }

    /// The player looks at this again. A tile that came near stays so for as long as it is asked about.
    pub fn look_at(&mut self, view: View, scaled: bool) {
        if scaled {
            self.lead = Lead::Player;
        }
        let mut camera = self.camera;
        camera.set_view(view);
        camera.keep_in(self.bounds);
        match &mut self.before {
            Some(before) => *before = camera.view(),
            None => {
                self.travel = None;
                self.camera = camera;
            }
        }
    }

    /// The player moves the view.
    pub fn pan(&mut self, by: Point, now: f64) {
        self.travel = None;
        self.camera.pan(by.x, by.y);
        self.camera.keep_in(self.bounds);
        self.throw.note(by, now);
    }

    /// The player moves the view and scales it about a point of the screen.
    pub fn pinch(&mut self, by: Point, about: Point, factor: f64) {
        self.take_over();
        self.throw.clear();
        self.camera.pan(by.x, by.y);
        self.camera.zoom(about, factor);
        self.camera.keep_in(self.bounds);
    }

    /// The player scales the view in one step, about a point of the screen or its middle.
    pub fn zoom(&mut self, about: Option<Point>, factor: f64) {
        let mut camera = self.aim();
        self.take_over();
        camera.zoom(about.unwrap_or(camera.free().middle()), factor);
        camera.keep_in(self.bounds);
        self.go(camera.view());
    }

    /// The player moves the view in one step.
    pub fn shift(&mut self, by: Point) {
        let mut camera = self.aim();
        camera.pan(by.x, by.y);
        camera.keep_in(self.bounds);
        self.go(camera.view());
    }

    /// The view shows all of an area: larger where tiles are small, and smaller where it is too large.
    pub fn reveal(&mut self, area: Area) {
        let mut camera = self.aim();
        if camera.scale() < LEGIBLE || !camera.seen_free().contains(area) {
            let most = camera.scale().max(READABLE);
            camera.fit(area);
            camera.zoom(camera.free().middle(), (most / camera.scale()).min(1.0));
            self.go(camera.view());
        }
    }

    /// A tile comes near, for as long as it is asked about; whether it was farther away.
    pub fn come_near(&mut self, tile: Area) -> bool {
        let before = self.aim();
        let mut camera = before;
        near(&mut camera, &[tile], &[], NEAR);
        let comes = camera.scale() > 1.05 * before.scale();
        if comes {
            self.before.get_or_insert(before.view());
            self.go(camera.view());
        }
        comes
    }

    /// The view shows an area, at the size at which it is.
    pub fn show(&mut self, area: Area) {
        let mut camera = self.aim();
        camera.show(area);
        if camera != self.aim() {
            self.go(camera.view());
        }
    }

    /// Moves the view as little as needed so that a card covers nothing around a point of the screen. `all` is the whole feature or cell that
    /// the card describes; it is uncovered, too, if it fits beside the card. A glide counts as finished.
    pub fn uncover(&mut self, at: Point, all: Option<Area>, card: Area) {
        let mut camera = self.aim();
        let mut part = camera.free();
        let [above, below] = [card.top - part.top, part.bottom - card.bottom];
        let [before, behind] = [card.left - part.left, part.right - card.right];
        if above.max(below) * part.width() >= before.max(behind) * part.height() {
            if above >= below {
                part.bottom = card.top;
            } else {
                part.top = card.bottom;
            }
        } else if before >= behind {
            part.right = card.left;
        } else {
            part.left = card.right;
        }
        let beside = camera.on_board(part);
        let fits = |all: &Area| all.width() <= beside.width() && all.height() <= beside.height();
        let area = all.filter(fits).unwrap_or(Area::point(self.camera.to_board(at)).grown(UNCOVERED));
        if camera.on_board(card).meets(area) {
            let now = camera.view();
            camera.show_within(area, part);
            if all.is_some() {
                let first = self.uncovered.filter(|&(_, then)| then == now).map_or(now, |(first, _)| first);
                self.uncovered = Some((first, camera.view()));
            }
            self.go(camera.view());
        }
    }

    /// Nothing is pointed at any more: the view goes back to where it was before that was uncovered, unless it has moved since.
    pub fn cover_again(&mut self) {
        if let Some((before, then)) = self.uncovered.take()
            && self.aim().view() == then
        {
            self.go(before);
        }
    }

    /// A finger holds the board: a view that rolls stops, and one that glides waits.
    pub fn hold(&mut self) {
        self.throw.clear();
        self.travel = self.travel.filter(|travel| matches!(travel, Travel::Glide { .. }));
        self.travel = self.travel.map(|travel| travel.resumed(&self.camera));
    }

    /// The last finger lets go at a time: after a quick move the view rolls on.
    pub fn release(&mut self, now: f64) {
        let roll = self.throw.release(now);
        if self.lively && self.travel.is_none() {
            self.travel = roll;
        }
    }

    /// From now on the player leads, who chose how large tiles are.
    fn take_over(&mut self) {
        self.lead = Lead::Player;
        self.before = None;
        self.travel = None;
    }

    /// The camera as it will be at the end of a glide.
    fn aim(&self) -> Camera {
        let mut camera = self.camera;
        if let Some(Travel::Glide { to, .. }) = self.travel {
            camera.set_view(to);
        }
        camera
    }

    /// Goes to a view, unless it can hardly be told from the one that is there.
    fn go(&mut self, view: View) {
        let View { centre, scale } = self.camera.view();
        let far = centre.distance(view.centre) * scale > 0.5 || (view.scale / scale - 1.0).abs() > 1e-3;
        self.travel = (far && self.lively).then(|| Travel::glide(&self.camera, view));
        if far && !self.lively {
            self.camera.set_view(view);
        }
    }

    /// The view of the whole landscape with room around it, where tiles get small with no more than the next tile needs.
    fn overview(&self, needs: &Needs) -> View {
        let mut camera = self.camera;
        camera.fit(needs.landscape.grown(ROOM).at_least(LEAST[0], LEAST[1]));
        if camera.scale() < LEGIBLE {
            camera.fit(needs.landscape.grown(CELL));
        }
        camera.view()
    }

    /// Where the controller looks: at everything, as long as that leaves tiles large enough, and only anew when something is not in
    /// sight or could be larger; otherwise at what is around the last tile.
    fn follow(&self, camera: &mut Camera, needs: &Needs) {
        let all = self.overview(needs);
        if all.scale >= self.least {
            let sight = camera.seen_free();
            let asked = sight.grown(if needs.places > 0 { -PLACES } else { -RIM });
            if camera.scale() < all.scale.min(LEGIBLE)
                || !sight.grown(0.2).contains(needs.landscape)
                || !needs.asked_within(asked)
            {
                camera.set_view(all);
            }
        } else {
            camera.zoom(camera.to_screen(needs.last.middle()), LEGIBLE / camera.scale());
            camera.show(around(camera, needs.last.grown(0.2), &needs.asked));
        }
    }
}

#[cfg(test)]
mod tests;
