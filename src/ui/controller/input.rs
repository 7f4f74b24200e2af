//! Handles taps, gestures and the keys of a board.

use super::{Controller, Outcome, Tapping};
use crate::{
    catalogue::Side,
    rules::{Action, Game},
    ui::{
        camera::{Area, Camera, Point},
        camera_control::CameraControl,
        gesture::{Finger, Gesture, Input, Intent, Key, step},
        hit_test::{Target, is_crowded, places, tap_targets, target},
    },
};

/// How much a key or a button scales.
const ZOOM_STEP: f64 = 1.25;
/// How far an arrow key moves the view when there is nothing to choose, in CSS pixels.
const PAN_STEP: f64 = 80.0;
/// Two taps so near to each other, in milliseconds and CSS pixels, are a double tap.
const DOUBLE_TAP: (f64, f64) = (350.0, 30.0);
/// For so long after a tap that laid a tile or took a figure no figure is taken, in milliseconds: the second of two quick taps does not
/// answer the next question, which may be about the same place.
const GUARD: f64 = 400.0;
/// How much a double tap scales.
const DOUBLE_TAP_ZOOM: f64 = 1.8;

impl Controller {
    /// Takes an input of the player that came at a time in milliseconds.
    pub fn input(&mut self, game: &Game, input: Input, now: f64) -> Outcome {
        match (self.gesture, input) {
            (Gesture::Idle, Input::Move(Finger { at, .. })) => {
                let target = target(game, &self.offered(), self.camera_control.camera(), at);
                self.inspection.hovered(game, self.camera_control.camera(), target, at);
            }
            (_, Input::Leave) => self.inspection.left(),
            _ => {}
        }
        let (gesture, intent) = step(self.gesture, input);
        let before = std::mem::replace(&mut self.gesture, gesture);
        if matches!(input, Input::Down(_)) {
            self.camera_control.hold();
        }
        if !matches!(input, Input::Move(_) | Input::Leave) {
            self.motion.finish(); // whoever does something has seen enough
        }
        let outcome = match intent {
            None => Outcome::Nothing,
            Some(Intent::Tap(at)) => self.tap(game, at, now),
            Some(Intent::Pan { dx, dy }) => {
                self.camera_control.pan(Point::new(dx, dy), now);
                Outcome::Moved
            }
            Some(Intent::Zoom { dx, dy, about, factor }) => {
                self.camera_control.pinch(Point::new(dx, dy), about, factor);
                Outcome::Moved
            }
            Some(Intent::Key(key)) => self.key(game, key),
        };
        if before != Gesture::Idle && gesture == Gesture::Idle && matches!(input, Input::Up(_)) {
            self.camera_control.release(now);
        }
        outcome
    }

    /// A tap chooses what is under it; where nothing can be chosen, the second of two scales the view.
    fn tap(&mut self, game: &Game, at: Point, now: f64) -> Outcome {
        let offered = self.offered();
        let target = target(game, &offered, self.camera_control.camera(), at);
        self.inspection.tapped(game, self.camera_control.camera(), target, at);
        self.look_back();
        let before = self.tapped.take();
        if matches!(target, Target::Tile(_) | Target::None) {
            let (time, way) = DOUBLE_TAP;
            if before.is_some_and(|(point, when)| now - when <= time && at.distance(point) <= way) {
                self.camera_control.zoom(Some(at), DOUBLE_TAP_ZOOM);
                return Outcome::Moved;
            }
            self.tapped = Some((at, now));
        }
        if matches!(target, Target::Figure(_)) {
            if self.tapping != Tapping::Twice && now - self.taken <= GUARD {
                return Outcome::Nothing;
            }
            if self.come_near(game, &offered, at) {
                return Outcome::Moved;
            }
        }
        let outcome = self.decide(target, &offered);
        if matches!(outcome, Outcome::Play(_)) {
            self.taken = now;
        }
        outcome
    }

    /// Comes nearer to the tile under a tap if its places are too close to each other to tell which is meant; whether it did.
    fn come_near(&mut self, game: &Game, offered: &[Action], at: Point) -> bool {
        let tap_targets = tap_targets(game, offered, self.camera_control.camera());
        let cells = tap_targets.iter().filter_map(|target| Some((target.cell?, target.at)));
        let Some((cell, _)) = cells.min_by(|(_, one), (_, other)| one.distance(at).total_cmp(&other.distance(at)))
        else {
            return false;
        };
        is_crowded(&tap_targets, cell) && self.camera_control.come_near(Area::cell(cell))
    }

    fn key(&mut self, game: &Game, key: Key) -> Outcome {
        match key {
            Key::North => self.arrow(game, Side::North),
            Key::East => self.arrow(game, Side::East),
            Key::South => self.arrow(game, Side::South),
            Key::West => self.arrow(game, Side::West),
            Key::Rotate => self.rotate(),
            Key::Confirm => self.chosen().map_or(Outcome::Nothing, Outcome::Play),
            Key::Decline if self.legal.contains(&Action::Skip) => Outcome::Play(Action::Skip),
            Key::Decline => Outcome::Nothing,
            Key::Cancel => {
                self.inspection.clear();
                self.look_back();
                self.cancel()
            }
            Key::Inspect => {
                self.point_at_next(game);
                Outcome::Nothing
            }
            Key::Larger => self.view(|look| look.zoom(None, ZOOM_STEP)),
            Key::Smaller => self.view(|look| look.zoom(None, 1.0 / ZOOM_STEP)),
            Key::Fit => {
                self.fit(game);
                Outcome::Moved
            }
        }
    }

    /// Chooses the next place in a direction, or moves the view if there is nothing to choose.
    fn arrow(&mut self, game: &Game, side: Side) -> Outcome {
        let offered = self.offered();
        let places = places(game, &offered);
        if places.is_empty() {
            let [dx, dy] = [[0.0, PAN_STEP], [-PAN_STEP, 0.0], [0.0, -PAN_STEP], [PAN_STEP, 0.0]][side.index()];
            return self.view(|look| look.shift(Point::new(dx, dy)));
        }
        let camera: &Camera = self.camera_control.camera();
        let side = side.turned(4 - camera.turns()); // on a board that is turned, up is not north
        let last = game.board().last().map_or(camera.centre(), |laid| Area::cell(laid.pos).middle());
        let stepped = self.choice.stepped(side, &offered, &places, last);
        let outcome = self.choose(self.as_in_hand(stepped));
        self.show_chosen(game);
        outcome
    }

    fn view(&mut self, change: impl FnOnce(&mut CameraControl)) -> Outcome {
        change(&mut self.camera_control);
        Outcome::Moved
    }
}
