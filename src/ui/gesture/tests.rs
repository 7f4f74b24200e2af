//! Scripted and random inputs.

use proptest::prelude::*;

use super::*;

fn finger(id: i32, x: f64, y: f64) -> Finger {
    Finger { id, at: Point::new(x, y) }
}

fn play(inputs: &[Input]) -> (Gesture, Vec<Intent>) {
    let mut gesture = Gesture::Idle;
    let mut intents = Vec::new();
    for &input in inputs {
        let (next, intent) = step(gesture, input);
        gesture = next;
        intents.extend(intent);
    }
    (gesture, intents)
}

#[test]
fn a_press_that_trembles_is_a_tap_where_it_began() {
    let (gesture, intents) = play(&[
        Input::Down(finger(1, 50.0, 50.0)),
        Input::Move(finger(1, 55.0, 53.0)),
        Input::Up(finger(1, 56.0, 54.0)),
    ]);
    assert_eq!(gesture, Gesture::Idle);
    assert_eq!(intents, [Intent::Tap(Point::new(50.0, 50.0))]);
}

#[test]
fn a_press_that_leaves_the_slop_moves_the_view_and_never_taps() {
    let (gesture, intents) = play(&[
        Input::Down(finger(1, 50.0, 50.0)),
        Input::Move(finger(1, 60.0, 50.0)),
        Input::Move(finger(1, 50.0, 50.0)),
        Input::Up(finger(1, 50.0, 50.0)),
    ]);
    assert_eq!(gesture, Gesture::Idle);
    assert_eq!(intents, [Intent::Pan { dx: 10.0, dy: 0.0 }, Intent::Pan { dx: -10.0, dy: 0.0 }]);
}

#[test]
fn two_fingers_scale_about_their_middle() {
    let (gesture, intents) = play(&[
        Input::Down(finger(1, 100.0, 100.0)),
        Input::Down(finger(2, 200.0, 100.0)),
        Input::Move(finger(2, 300.0, 100.0)),
        Input::Up(finger(1, 100.0, 100.0)),
        Input::Move(finger(2, 303.0, 100.0)),
        Input::Up(finger(2, 303.0, 100.0)),
    ]);
    assert_eq!(gesture, Gesture::Idle);
    assert_eq!(
        intents,
        [
            Intent::Zoom { dx: 50.0, dy: 0.0, about: Point::new(200.0, 100.0), factor: 2.0 },
            Intent::Pan { dx: 3.0, dy: 0.0 },
        ]
    );
}

#[test]
fn a_third_finger_and_a_cancelled_one_do_nothing() {
    let (gesture, intents) = play(&[
        Input::Down(finger(1, 0.0, 0.0)),
        Input::Cancel(1),
        Input::Up(finger(1, 0.0, 0.0)),
        Input::Down(finger(1, 0.0, 0.0)),
        Input::Down(finger(2, 50.0, 0.0)),
        Input::Down(finger(3, 90.0, 0.0)),
        Input::Move(finger(3, 10.0, 0.0)),
        Input::Up(finger(3, 10.0, 0.0)),
    ]);
    assert_eq!(gesture, Gesture::Pinch(finger(1, 0.0, 0.0), finger(2, 50.0, 0.0)));
    assert_eq!(intents, []);
}

#[test]
fn the_wheel_towards_the_player_makes_smaller() {
    for kind in [Wheel::Notch, Wheel::Pinch] {
        let input = Input::Wheel { at: Point::new(3.0, 4.0), delta: Point::new(0.0, 20.0), kind };
        let (_, intent) = step(Gesture::Idle, input);
        assert!(matches!(intent, Some(Intent::Zoom { factor, .. }) if factor < 1.0 && factor > 0.5));
    }
    let none = Input::Wheel { at: Point::default(), delta: Point::new(0.0, f64::NAN), kind: Wheel::Notch };
    assert_eq!(step(Gesture::Idle, none), (Gesture::Idle, None));
}

#[test]
fn two_fingers_on_a_trackpad_and_a_wheel_aside_move_the_view() {
    for (kind, delta) in [(Wheel::Swipe, Point::new(3.0, -7.0)), (Wheel::Notch, Point::new(100.0, 0.0))] {
        let (_, intent) = step(Gesture::Idle, Input::Wheel { at: Point::default(), delta, kind });
        assert_eq!(intent, Some(Intent::Pan { dx: -delta.x, dy: -delta.y }));
    }
}

#[test]
fn keys_have_names() {
    assert_eq!(Key::from_name(" "), Some(Key::Rotate));
    assert_eq!(Key::from_name("Tab"), None);
}

fn input() -> impl Strategy<Value = Input> {
    (0..4_u8, 1..4_i32, 0.0..300.0_f64, 0.0..300.0_f64).prop_map(|(kind, id, x, y)| match kind {
        0 => Input::Down(finger(id, x, y)),
        1 => Input::Move(finger(id, x, y)),
        2 => Input::Up(finger(id, x, y)),
        _ => Input::Cancel(id),
    })
}

proptest! {
    #[test]
    fn only_a_lone_press_taps(inputs in prop::collection::vec(input(), 0..60)) {
        let mut gesture = Gesture::Idle;
        for input in inputs {
            let (next, intent) = step(gesture, input);
            match intent {
                Some(Intent::Tap(_)) => prop_assert!(matches!((gesture, next), (Gesture::Press(_), Gesture::Idle))),
                Some(Intent::Zoom { factor, .. }) => prop_assert!(factor.is_finite() && factor > 0.0),
                Some(Intent::Pan { .. } | Intent::Key(_)) | None => {}
            }
            if matches!(gesture, Gesture::Pan(_) | Gesture::Pinch(..)) && !matches!(input, Input::Down(_)) {
                prop_assert!(!matches!(next, Gesture::Press(_)));
            }
            gesture = next;
        }
    }
}
