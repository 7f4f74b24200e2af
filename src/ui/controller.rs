//! One board on the screen: the camera, the current choice and the gesture in progress.
//!
//! Pure: inputs come in, and what has to be done about them comes out. The browser's part is in `web`.

mod aids;
mod choosing;
mod framing;
mod input;
mod retell;
mod selection;
mod tapping;

pub use selection::{Consequences, Selection};
pub use tapping::Tapping;

use std::cell::LazyCell;

use framing::needs;

use super::{
    camera::{Area, Point, View},
    camera_control::{CameraControl, Needs, Resized},
    choice::Choice,
    gesture::Gesture,
    hit_test::{TapTarget, tap_targets},
    inspection::Inspection,
    motion::Motion,
    scene::{Seen, Theme, ahead, labels, scene},
};
use crate::{
    art::{
        paint::{DrawCmd, Sprite},
        piece::Piece,
        style::Style,
    },
    board::{LaidTile, Node, Pos},
    catalogue::{Rotation, TileId},
    record::{DIAGRAMS, Item},
    rules::{Action, Event, Game, PlayerId, Step},
    session::Replay,
    ui::shown::{point_of, same_target},
};

/// How many decisions at once are shown as movement; after more the board is simply another one.
const MOST_SHOWN: usize = 4;
/// A board as it is shown, with what is chosen on it.
#[derive(Clone, Debug)]
pub struct Controller {
    camera_control: CameraControl,
    motion: Motion,
    /// Whether the view may glide, and pieces move.
    lively: bool,
    gesture: Gesture,
    /// Where and when the last tap was that met nothing to choose.
    tapped: Option<(Point, f64)>,
    /// Over which point of the screen the tile in hand is held.
    dragged: Option<Point>,
    /// When a tap last laid a tile or took a figure.
    taken: f64,
    choice: Choice,
    theme: Theme,
    style: Style,
    legal: Vec<Action>,
    /// Whether somebody else is asked, so that nothing can be chosen here.
    waiting: bool,
    tapping: Tapping,
    /// How the player turned the tile in hand.
    hand: Option<Rotation>,
    /// The piece to which the choice is narrowed.
    piece: Option<Piece>,
    /// The tiles that were laid since the player who is asked laid one, or at least the last.
    trail: Vec<(PlayerId, Pos)>,
    /// The features that are lit, each in the colour of a player.
    land: Vec<(PlayerId, Node)>,
    moment: Option<Moment>,
    /// How many events there were at that moment.
    told: usize,
    inspection: Inspection,
    homes: Vec<Point>,
    /// The texts of a diagram that found no room in the frame drawn last.
    numbered: Vec<String>,
}

/// What tells one moment of a game from another.
type Moment = (usize, Step, Option<TileId>, Option<LaidTile>);

/// What has to be done about an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Nothing.
    Nothing,
    /// Draw: the view moved.
    Moved,
    /// Draw: something else is chosen.
    Chosen,
    /// Play what is chosen.
    Play(Action),
}

impl Controller {
    /// A controller of one pixel; it is fitted when it gets its size.
    #[must_use]
    pub fn new(theme: Theme) -> Self {
        Self {
            camera_control: CameraControl::default(),
            motion: Motion::default(),
            lively: true,
            gesture: Gesture::Idle,
            tapped: None,
            dragged: None,
            taken: f64::NEG_INFINITY,
            choice: Choice::Nothing,
            theme,
            style: Style::Standard,
            legal: Vec::new(),
            waiting: false,
            tapping: Tapping::Choose,
            hand: None,
            piece: None,
            trail: Vec::new(),
            land: Vec::new(),
            moment: None,
            told: 0,
            inspection: Inspection::default(),
            homes: Vec::new(),
            numbered: Vec::new(),
        }
    }

    /// Takes note of a game that may have changed: what was chosen in another moment is chosen no more, and what is
    /// asked about is brought on the screen.
    pub fn sync(&mut self, replay: &Replay) {
        let game = replay.game();
        let moment = (replay.at(), game.step(), game.drawn(), game.board().last().copied());
        if self.moment == Some(moment) {
            return;
        }
        let before = self.moment.replace(moment).map_or(usize::MAX, |(at, ..)| at);
        let told = std::mem::replace(&mut self.told, replay.events().len());
        let goes_on = replay.at() > before && replay.at() - before <= MOST_SHOWN;
        let news = replay.events().get(told..).filter(|_| goes_on && self.lively);
        self.motion = news.map(Motion::of).unwrap_or_default();
        self.find_legal(game);
        self.hand = None;
        self.inspection.begin(game);
        self.piece = None;
        self.land.clear();
        self.trail = trail(game.asked(), replay.events());
        self.camera_control.attend(&self.needs(game));
    }

    /// The screen has this size in CSS pixels.
    pub fn resize(&mut self, game: &Game, width: f64, height: f64) {
        match self.camera_control.resize(width, height, self.waiting) {
            Resized::Not => {}
            Resized::Kept => self.camera_control.attend(&self.needs(game)),
            Resized::Anew => self.camera_control.arrange(&self.needs(game)),
        }
    }

    /// The page's buttons cover so many CSS pixels at the edges: top, right, bottom, left. What is asked is shown between
    /// them. If something appears over the board or goes away, the view moves only as far as needed.
    pub fn set_insets(&mut self, game: &Game, insets: [f64; 4]) {
        if self.camera_control.set_insets(insets) {
            self.camera_control.arrange(&self.needs(game));
        } else {
            self.camera_control.attend(&self.needs(game));
        }
    }

    /// Where each player's figures go home to, in CSS pixels of the canvas or beside it, by seat.
    pub fn set_homes(&mut self, homes: Vec<Point>) {
        self.homes = homes;
    }

    /// Turns the board to so many quarter turns clockwise, for people who sit at another side.
    pub fn set_rotation(&mut self, game: &Game, turns: Rotation) {
        self.camera_control.set_turns(turns);
        self.camera_control.arrange(&self.needs(game));
    }

    /// Whether the view may glide, and pieces move; otherwise everything is shown at once.
    pub fn set_lively(&mut self, lively: bool) {
        self.lively = lively;
        self.camera_control.set_lively(lively);
        if !lively {
            self.motion.finish();
        }
    }

    /// Shows the whole landscape with room around it.
    pub fn fit(&mut self, game: &Game) {
        self.camera_control.fit(&self.needs(game));
    }

    /// Shows all that is offered with the piece to which the choice is narrowed.
    pub fn fit_offered(&mut self, game: &Game) {
        self.camera_control.fit_asked(&needs(game, &self.offered()));
    }

    /// Moves the view so that a card covers nothing around a point of the screen and, if there is room, nothing of what is pointed at.
    pub fn uncover(&mut self, game: &Game, at: Point, card: Area) {
        let all = self.pointed_area(game);
        self.camera_control.uncover(at, all, card);
    }

    /// What the player looks at, and whether they scaled the view.
    #[must_use]
    pub fn looked_at(&self) -> (View, bool) {
        self.camera_control.looked_at()
    }

    /// The player looks at this again, as before the page was loaded anew.
    pub fn look_at(&mut self, view: View, scaled: bool) {
        self.camera_control.look_at(view, scaled);
    }

    /// Scales the view about its middle.
    pub fn zoom(&mut self, factor: f64) {
        self.camera_control.zoom(None, factor);
    }

    /// Goes on to a time in milliseconds: what moves by itself moves. While a finger holds the board, or a feature was just completed, the view
    /// waits.
    pub fn tick(&mut self, now: f64) {
        self.motion.tick(now);
        if self.gesture == Gesture::Idle && !self.motion.holds_view() {
            self.camera_control.tick(now);
        }
    }

    /// Whether the next frame will show something else than this one although nothing was asked of the controller.
    #[must_use]
    pub fn is_moving(&self) -> bool {
        self.motion.is_running() || self.gesture == Gesture::Idle && self.camera_control.is_moving()
    }

    /// Whether what the last decision brought about is still being shown.
    #[must_use]
    pub fn is_telling(&self) -> bool {
        self.motion.is_running()
    }

    /// The background.
    pub fn set_theme(&mut self, theme: Theme) {
        self.theme = theme;
    }

    /// How tiles and pieces are drawn.
    pub fn set_style(&mut self, style: Style) {
        self.style = style;
    }

    /// How tiles and pieces are drawn.
    #[must_use]
    pub const fn style(&self) -> Style {
        self.style
    }

    /// Tells where on the screen an action is shown, and how large: among the places of the piece to which the choice is narrowed, if it is
    /// one of them. An action without a place has none.
    ///
    /// The position of an action depends on the actions beside it. So this computes all positions once, and the function that it returns only
    /// looks them up.
    pub fn places<'a>(&'a self, game: &'a Game) -> impl Fn(Action) -> Option<(Point, f64)> + 'a {
        let camera = self.camera_control.camera();
        let offered = tap_targets(game, &self.offered(), camera);
        let all = LazyCell::new(move || tap_targets(game, &self.legal, camera));
        let of = |targets: &[TapTarget], action| {
            targets.iter().find(|target| same_target(target.action, action)).map(|target| (target.at, target.size))
        };
        let elsewhere = move |action| point_of(game, action).map(|place| (camera.to_screen(place), camera.scale()));
        move |action| of(&offered, action).or_else(|| of(&all, action)).or_else(|| elsewhere(action))
    }

    /// The cell under a point of the screen.
    #[must_use]
    pub fn cell_at(&self, at: Point) -> Pos {
        self.camera_control.camera().cell_at(at)
    }

    /// The tiles that will be seen next: the chosen one as it will lie, and those that come into sight if the view moves.
    #[must_use]
    pub fn ahead(&self, game: &Game) -> Vec<Sprite> {
        ahead(&self.seen(game, &[], &self.legal))
    }

    /// The texts of a diagram that found no room in the frame drawn last, in the order of their numbers.
    #[must_use]
    pub fn numbered(&self) -> &[String] {
        &self.numbered
    }

    /// The draw list of a frame.
    #[must_use]
    pub fn frame(&mut self, game: &Game, items: &[Item]) -> Vec<DrawCmd> {
        let offered = self.offered();
        let seen = self.seen(game, items, &offered);
        let mut commands = scene(&seen);
        if DIAGRAMS && !items.is_empty() {
            let anywhere = Area::point(Point::default()).grown(1e6);
            self.numbered = labels(&seen, anywhere, 1.0, &mut commands);
        }
        commands
    }

    /// The facts on which a frame depends.
    fn seen<'a>(&'a self, game: &'a Game, items: &'a [Item], legal: &'a [Action]) -> Seen<'a> {
        Seen {
            game,
            legal,
            choice: self.choice,
            hand: self.hand,
            trail: &self.trail,
            land: &self.land,
            camera: self.camera_control.camera(),
            theme: self.theme.under(self.style),
            motion: &self.motion,
            inspection: &self.inspection,
            items,
            homes: &self.homes,
            baked: true,
        }
    }

    fn show_chosen(&mut self, game: &Game) {
        self.show_point(self.chosen().and_then(|action| point_of(game, action)));
    }

    /// Brings a point of the board on the screen.
    fn show_point(&mut self, place: Option<Point>) {
        if let Some(place) = place {
            self.camera_control.show(Area::point(place).grown(0.6));
        }
    }

    fn needs(&self, game: &Game) -> Needs {
        needs(game, &self.legal)
    }
}

/// The tiles that were laid since a player laid one, or at least the last, in their order.
fn trail(player: PlayerId, events: &[Event]) -> Vec<(PlayerId, Pos)> {
    let mut trail = Vec::new();
    for event in events.iter().rev() {
        let Event::TilePlaced { player: by, pos, .. } = *event else { continue };
        let is_own = by == player;
        if !is_own || trail.is_empty() {
            trail.push((by, pos));
        }
        if is_own {
            break;
        }
    }
    trail.reverse();
    trail
}

#[cfg(test)]
mod tests;
