//! How the view moves by itself: gliding to another view, or rolling on after a throw.
//!
//! There is no clock here: whoever draws says what time it is. A journey begins with the first frame that shows it.

use super::{Camera, Point, View};

/// How long a glide takes, in milliseconds.
const GLIDE: f64 = 250.0;
/// In how many milliseconds a throw loses all but a third of its speed.
const FRICTION: f64 = 260.0;
/// Slower than this many pixels a millisecond is standing still.
const REST: f64 = 0.02;
/// A throw of less than this many pixels a millisecond is none.
const LEAST_THROW: f64 = 0.15;
/// The fastest throw.
const MOST_THROW: f64 = 4.0;
/// How far back a finger's way says how fast it is, in milliseconds.
const MEMORY: f64 = 80.0;

/// A view that moves by itself.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Travel {
    /// From one view to another, slowly at both ends.
    Glide {
        /// Where it begins.
        from: View,
        /// Where it ends.
        to: View,
        /// The time of its first frame.
        began: Option<f64>,
    },
    /// On by itself, slower and slower.
    Roll {
        /// Pixels a millisecond.
        speed: Point,
        /// The time of the last frame.
        last: Option<f64>,
    },
}

impl Travel {
    /// A glide to a view.
    #[must_use]
    pub const fn glide(camera: &Camera, to: View) -> Self {
        Self::Glide { from: camera.view(), to, began: None }
    }

    /// Moves the camera to where it is at a time, in milliseconds; what is left of the journey.
    #[must_use]
    pub fn step(self, camera: &mut Camera, now: f64) -> Option<Self> {
        match self {
            Self::Glide { from, to, began } => {
                let start = began.unwrap_or(now);
                let part = ((now - start) / GLIDE).clamp(0.0, 1.0);
                camera.set_view(if part < 1.0 { between(from, to, ease(part)) } else { to });
                (part < 1.0).then_some(Self::Glide { from, to, began: Some(start) })
            }
            Self::Roll { speed, last } => {
                let passed = last.map_or(0.0, |last| (now - last).max(0.0));
                let left = (-passed / FRICTION).exp();
                let way = FRICTION * (1.0 - left);
                camera.pan(speed.x * way, speed.y * way);
                let speed = Point::new(speed.x * left, speed.y * left);
                (speed.length() > REST).then_some(Self::Roll { speed, last: Some(now) })
            }
        }
    }

    /// The same journey from where the camera is now, after it was held up.
    #[must_use]
    pub const fn resumed(self, camera: &Camera) -> Self {
        match self {
            Self::Glide { to, .. } => Self::glide(camera, to),
            Self::Roll { speed, .. } => Self::Roll { speed, last: None },
        }
    }
}

/// Slow at both ends.
fn ease(part: f64) -> f64 {
    part * part * (3.0 - 2.0 * part)
}

/// A view on the way from one to another. What is seen grows evenly, so that the point that both views show in the same
/// place stays there. (That tiles grow evenly would take a logarithm, which is large in wasm.)
fn between(from: View, to: View, part: f64) -> View {
    let on = |from: f64, to: f64| from + (to - from) * part;
    let centre = Point::new(on(from.centre.x, to.centre.x), on(from.centre.y, to.centre.y));
    View { centre, scale: 1.0 / on(1.0 / from.scale, 1.0 / to.scale) }
}

/// The last moves of a finger, from which its speed is known when it lets go.
#[derive(Clone, Debug, Default)]
pub struct Throw {
    moves: Vec<(f64, Point)>,
}

impl Throw {
    /// The finger moved by so many pixels and was there at a time.
    pub fn note(&mut self, by: Point, now: f64) {
        self.moves.retain(|(time, _)| (0.0..=MEMORY).contains(&(now - time)));
        self.moves.push((now, by));
    }

    /// The finger stands, or is not alone.
    pub fn clear(&mut self) {
        self.moves.clear();
    }

    /// The finger lets go at a time: how the view rolls on, if at all.
    pub fn release(&mut self, now: f64) -> Option<Travel> {
        self.moves.retain(|(time, _)| now - time <= MEMORY);
        let mut moves = self.moves.drain(..);
        let (first, _) = moves.next()?;
        let way = moves.fold(Point::default(), |sum, (_, by)| Point::new(sum.x + by.x, sum.y + by.y));
        let passed = (now - first).max(8.0);
        let speed = way.length() / passed;
        let held = MOST_THROW.min(speed) / speed / passed;
        (speed >= LEAST_THROW).then(|| Travel::Roll { speed: Point::new(way.x * held, way.y * held), last: None })
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn run(camera: &mut Camera, travel: Travel, step: f64) -> f64 {
        let (mut now, mut left) = (1000.0, Some(travel));
        while let Some(travel) = left {
            left = travel.step(camera, now);
            now += step;
            assert!(now < 10_000.0, "every journey ends");
        }
        now - 1000.0
    }

    proptest! {
        #[test]
        fn a_glide_ends_where_it_should(x in -20.0..20.0_f64, y in -20.0..20.0_f64, scale in 16.0..400.0_f64, step in 1.0..100.0_f64) {
            let mut camera = Camera::new(800.0, 600.0);
            let to = View { centre: Point::new(x, y), scale };
            let travel = Travel::glide(&camera, to);
            let took = run(&mut camera, travel, step);
            prop_assert_eq!(camera.view(), to);
            prop_assert!(took <= GLIDE + 2.0 * step);
        }

        #[test]
        fn tiles_on_the_way_are_between_those_at_the_ends(part in 0.0..1.0_f64, a in 16.0..400.0_f64, b in 16.0..400.0_f64) {
            let view = |scale, x| View { centre: Point::new(x, 0.0), scale };
            let on = between(view(a, 0.0), view(b, 1.0), part);
            prop_assert!(on.scale >= a.min(b) - 1e-9 && on.scale <= a.max(b) + 1e-9);
            prop_assert!((-1e-6..=1.0 + 1e-6).contains(&on.centre.x), "{on:?}");
        }

        #[test]
        fn a_throw_goes_as_far_at_any_frame_rate(x in -3.0..3.0_f64, y in -3.0..3.0_f64) {
            let roll = Travel::Roll { speed: Point::new(x, y), last: None };
            let (mut fast, mut slow) = (Camera::new(800.0, 600.0), Camera::new(800.0, 600.0));
            run(&mut fast, roll, 8.0);
            run(&mut slow, roll, 50.0);
            prop_assert!(fast.centre().distance(slow.centre()) * fast.scale() < 6.0);
        }
    }

    #[test]
    fn a_finger_that_moves_throws_and_one_that_stands_does_not() {
        let mut throw = Throw::default();
        for frame in 0..10 {
            throw.note(Point::new(10.0, 0.0), f64::from(frame) * 10.0);
        }
        let Some(Travel::Roll { speed, .. }) = throw.release(92.0) else { panic!("no throw") };
        assert!((0.7..1.1).contains(&speed.x) && speed.y == 0.0, "{speed:?}");
        assert_eq!(throw.release(92.0), None, "it is used up");
        throw.note(Point::new(10.0, 0.0), 0.0);
        throw.note(Point::new(10.0, 0.0), 10.0);
        assert_eq!(throw.release(300.0), None);
    }
}
