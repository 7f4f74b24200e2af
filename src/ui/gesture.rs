//! Recognises gestures: pointers, wheel and keys become taps, camera movements and commands.
//!
//! One pure function, [`step`], takes a gesture and an input and gives the next gesture. It knows no time: a press that
//! stays within [`TAP_SLOP`] is a tap however long it lasts, one that leaves it is a move of the view and never a tap any
//! more. Two pointers move and scale the view about their middle; what is left of them afterwards never taps.

use super::camera::Point;

/// How far in CSS pixels a pointer may stray and still tap.
pub const TAP_SLOP: f64 = 9.0;

/// Two fingers nearer than this in CSS pixels do not scale any further.
const MIN_SPREAD: f64 = 10.0;

/// A pointer that is down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Finger {
    /// The browser's name for the pointer.
    pub id: i32,
    /// Where it is.
    pub at: Point,
}

/// What the pointers are doing.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Gesture {
    /// No pointer is down, or none that counts.
    #[default]
    Idle,
    /// One pointer is down and has hardly moved: it may become a tap.
    Press(Finger),
    /// One pointer moves the view.
    Pan(Finger),
    /// Two pointers move and scale the view.
    Pinch(Finger, Finger),
}

/// What the browser reports.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Input {
    /// A finger, pen or mouse button goes down.
    Down(Finger),
    /// It moves.
    Move(Finger),
    /// It goes up.
    Up(Finger),
    /// The browser takes the pointer with this name away.
    Cancel(i32),
    /// The mouse leaves the board.
    Leave,
    /// The wheel turns.
    Wheel {
        /// Where the pointer is.
        at: Point,
        /// How far in CSS pixels; down is towards the player.
        delta: Point,
        /// What turned it.
        kind: Wheel,
    },
    /// A key goes down.
    Key(Key),
}

/// What a wheel event comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wheel {
    /// A wheel: it scales.
    Notch,
    /// Two fingers moved on a trackpad: they move the view.
    Swipe,
    /// Two fingers spread on a trackpad, or a wheel with Ctrl held.
    Pinch,
}

/// The keys that the board understands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Arrow up.
    North,
    /// Arrow right.
    East,
    /// Arrow down.
    South,
    /// Arrow left.
    West,
    /// R or Space: the next legal turn.
    Rotate,
    /// Enter: play what is chosen.
    Confirm,
    /// Escape: choose nothing.
    Cancel,
    /// Plus.
    Larger,
    /// Minus.
    Smaller,
    /// 0 or Backspace: decline what is asked, as to place no figure.
    Decline,
    /// Home: show everything.
    Fit,
    /// I: light the next feature of the tile laid last.
    Inspect,
}

impl Key {
    /// The key that the browser calls so (`KeyboardEvent.key`).
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            "ArrowUp" => Self::North,
            "ArrowRight" => Self::East,
            "ArrowDown" => Self::South,
            "ArrowLeft" => Self::West,
            "r" | "R" | " " => Self::Rotate,
            "Enter" => Self::Confirm,
            "Escape" => Self::Cancel,
            "+" | "=" => Self::Larger,
            "-" | "_" => Self::Smaller,
            "0" | "Backspace" => Self::Decline,
            "Home" => Self::Fit,
            "i" | "I" => Self::Inspect,
            _ => return None,
        })
    }
}

/// What the player wants.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Intent {
    /// Chooses what is here.
    Tap(Point),
    /// Moves the view by pixels.
    Pan {
        /// To the right.
        dx: f64,
        /// Down.
        dy: f64,
    },
    /// Moves the view by pixels, then scales it.
    Zoom {
        /// To the right.
        dx: f64,
        /// Down.
        dy: f64,
        /// The point that stays where it is while scaling.
        about: Point,
        /// How many times larger.
        factor: f64,
    },
    /// A command by key.
    Key(Key),
}

/// Takes one input: the gesture that follows, and what the player means by it.
#[must_use]
pub fn step(gesture: Gesture, input: Input) -> (Gesture, Option<Intent>) {
    match input {
        Input::Down(finger) => (down(gesture, finger), None),
        Input::Move(finger) => moved(gesture, finger),
        Input::Up(finger) => up(gesture, finger),
        Input::Cancel(id) => (without(gesture, id), None),
        Input::Leave => (gesture, None),
        Input::Wheel { at, delta, kind } => (gesture, wheel(at, delta, kind)),
        Input::Key(key) => (gesture, Some(Intent::Key(key))),
    }
}

/// One pointer more; a third one does not count. A pointer that goes down twice has lost its way up and begins anew.
fn down(gesture: Gesture, finger: Finger) -> Gesture {
    match without(gesture, finger.id) {
        Gesture::Idle => Gesture::Press(finger),
        Gesture::Press(first) | Gesture::Pan(first) => Gesture::Pinch(first, finger),
        Gesture::Pinch(..) => gesture,
    }
}

fn moved(gesture: Gesture, finger: Finger) -> (Gesture, Option<Intent>) {
    match gesture {
        Gesture::Press(from) if from.id == finger.id && from.at.distance(finger.at) > TAP_SLOP => {
            (Gesture::Pan(finger), Some(pan(from.at, finger.at)))
        }
        Gesture::Pan(from) if from.id == finger.id => (Gesture::Pan(finger), Some(pan(from.at, finger.at))),
        Gesture::Pinch(first, second) if first.id == finger.id => {
            (Gesture::Pinch(finger, second), Some(pinch([first.at, second.at], [finger.at, second.at])))
        }
        Gesture::Pinch(first, second) if second.id == finger.id => {
            (Gesture::Pinch(first, finger), Some(pinch([first.at, second.at], [first.at, finger.at])))
        }
        Gesture::Idle | Gesture::Press(_) | Gesture::Pan(_) | Gesture::Pinch(..) => (gesture, None),
    }
}

fn up(gesture: Gesture, finger: Finger) -> (Gesture, Option<Intent>) {
    let tap = match gesture {
        Gesture::Press(from) if from.id == finger.id && from.at.distance(finger.at) <= TAP_SLOP => {
            Some(Intent::Tap(from.at))
        }
        Gesture::Idle | Gesture::Press(_) | Gesture::Pan(_) | Gesture::Pinch(..) => None,
    };
    (without(gesture, finger.id), tap)
}

/// The gesture when a pointer is gone.
fn without(gesture: Gesture, id: i32) -> Gesture {
    match gesture {
        Gesture::Press(finger) | Gesture::Pan(finger) if finger.id == id => Gesture::Idle,
        Gesture::Pinch(first, second) if first.id == id => Gesture::Pan(second),
        Gesture::Pinch(first, second) if second.id == id => Gesture::Pan(first),
        Gesture::Idle | Gesture::Press(_) | Gesture::Pan(_) | Gesture::Pinch(..) => gesture,
    }
}

fn pan(from: Point, to: Point) -> Intent {
    Intent::Pan { dx: to.x - from.x, dy: to.y - from.y }
}

fn pinch(from: [Point; 2], to: [Point; 2]) -> Intent {
    let (before, about) = (from[0].middle(from[1]), to[0].middle(to[1]));
    let spread = |points: [Point; 2]| points[0].distance(points[1]).max(MIN_SPREAD);
    Intent::Zoom { dx: about.x - before.x, dy: about.y - before.y, about, factor: spread(to) / spread(from) }
}

/// A notch of a wheel, about 100 pixels, scales by a sixth; a trackpad reports a pinch in far smaller numbers. A wheel
/// turned aside, as with Shift held, moves the view.
fn wheel(about: Point, delta: Point, kind: Wheel) -> Option<Intent> {
    let speed = match kind {
        Wheel::Notch if delta.y != 0.0 => 0.0015,
        Wheel::Pinch => 0.01,
        Wheel::Notch | Wheel::Swipe => {
            let way = Intent::Pan { dx: -delta.x, dy: -delta.y };
            return (delta.x.is_finite() && delta.y.is_finite() && delta != Point::default()).then_some(way);
        }
    };
    let factor = (-delta.y * speed).clamp(-0.7, 0.7).exp();
    (factor.is_finite() && delta.y != 0.0).then_some(Intent::Zoom { dx: 0.0, dy: 0.0, about, factor })
}

#[cfg(test)]
mod tests;
