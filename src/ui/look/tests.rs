//! Scripted moments, and what is seen of them.

use proptest::prelude::*;

use super::*;
use crate::board::Pos;

fn cell(x: i16, y: i16) -> Area {
    Area::cell(Pos::new(x, y))
}

/// A landscape of `n` × `n` tiles whose last tile is in its north-west corner; every cell round it is asked for.
fn laying(n: i16) -> Needs {
    let edge = (-1..=n).flat_map(|at| [(at, -1), (at, n), (-1, at), (n, at)]);
    let asked = edge.map(|(x, y)| cell(x, y)).collect();
    Needs { landscape: cell(0, 0).union(cell(n - 1, n - 1)), last: cell(0, 0), asked, on_tiles: false }
}

/// The same landscape, a figure being asked for the last tile.
fn placing(n: i16) -> Needs {
    Needs { asked: vec![cell(0, 0).grown(0.1)], on_tiles: true, ..laying(n) }
}

fn look(width: f64, height: f64, needs: &Needs) -> Look {
    let mut look = Look::default();
    look.set_lively(false);
    look.attend(needs);
    look.resize(width, height);
    look.arrange(needs);
    look
}

fn sight(look: &Look) -> Area {
    look.camera().seen_free().grown(1e-6)
}

#[test]
fn a_large_screen_shows_everything_as_the_land_grows() {
    let mut look = look(1200.0, 800.0, &laying(1));
    for n in 2..12 {
        look.attend(&laying(n));
        assert!(sight(&look).contains(laying(n).landscape.grown(1.0)));
        assert!(look.camera().scale() >= LEGIBLE);
    }
}

#[test]
fn tiles_stay_legible_on_a_small_screen() {
    let mut look = look(390.0, 450.0, &laying(1));
    for n in 2..20 {
        look.attend(&laying(n));
        assert!(look.camera().scale() >= LEGIBLE, "{n}");
        assert!(sight(&look).contains(laying(n).last));
        assert!(laying(n).asked.iter().any(|area| sight(&look).contains(*area)));
    }
    look.fit(&laying(20));
    assert!(look.camera().scale() < LEGIBLE && sight(&look).contains(laying(20).landscape));
}

#[test]
fn a_figure_is_asked_for_in_a_close_up_and_the_view_goes_back() {
    let mut look = look(390.0, 450.0, &laying(12));
    let before = look.camera().view();
    look.attend(&placing(12));
    assert!((look.camera().scale() - CLOSE_UP).abs() < 1e-6);
    assert!(sight(&look).contains(cell(0, 0).grown(0.6)));
    look.attend(&placing(12));
    look.attend(&laying(12));
    assert_eq!(look.camera().view(), before);
}

#[test]
fn a_close_up_that_was_moved_is_the_players() {
    let mut look = look(390.0, 450.0, &laying(12));
    look.attend(&placing(12));
    look.pan(Point::new(5.0, 5.0), 0.0);
    let moved = look.camera().scale();
    look.attend(&laying(12));
    assert_eq!(look.camera().scale(), moved);
}

#[test]
fn a_player_who_zoomed_gets_their_zoom_back_after_a_close_up() {
    let mut look = look(1200.0, 800.0, &laying(8));
    look.zoom(None, 50.0 / look.camera().scale());
    let view = look.camera().view();
    look.attend(&placing(8));
    assert!(look.camera().scale() > 90.0);
    look.attend(&laying(8));
    assert_eq!(look.camera().view(), view);
}

#[test]
fn the_view_waits_while_a_finger_is_down_and_rolls_after_a_throw() {
    let mut look = look(800.0, 600.0, &laying(6));
    look.set_lively(true);
    let before = look.camera().view();
    look.hold();
    for frame in 0..5 {
        look.pan(Point::new(-12.0, 0.0), f64::from(frame) * 10.0);
    }
    look.release(45.0);
    assert!(look.is_moving());
    let let_go = look.camera().view();
    look.tick(50.0);
    look.tick(70.0);
    assert!(look.camera().centre().x > let_go.centre.x && let_go.centre.x > before.centre.x);
    look.hold();
    assert!(!look.is_moving(), "a finger stops it");
}

#[test]
fn a_roll_ends_at_the_edge_of_the_land() {
    let mut look = look(800.0, 600.0, &laying(1));
    look.set_lively(true);
    for frame in 0..6 {
        look.pan(Point::new(30.0, 0.0), f64::from(frame) * 10.0);
    }
    look.release(55.0);
    let mut now = 60.0;
    while look.is_moving() {
        look.tick(now);
        now += 16.0;
        assert!(now < 5000.0);
    }
    assert!(look.camera().centre().x >= -1.0);
}

proptest! {
    /// Whatever a player does and whatever the land becomes, their zoom stays and something that is asked is in sight.
    #[test]
    fn the_players_zoom_is_kept(
        width in 300.0..1400.0_f64, height in 300.0..900.0_f64, turns in 0..4_u8, factor in 0.3..4.0_f64,
        dx in -500.0..500.0_f64, sizes in prop::collection::vec(1..14_i16, 1..6),
    ) {
        let mut look = look(width, height, &laying(3));
        look.set_turns(turns);
        look.set_insets([0.0, 0.0, 64.0, 20.0]);
        look.pinch(Point::new(dx, dx / 3.0), Point::new(10.0, 20.0), factor);
        let scale = look.camera().scale();
        for n in sizes {
            look.attend(&laying(n));
            prop_assert_eq!(look.camera().scale(), scale);
            let free = sight(&look);
            let fits = free.width() >= 1.0 && free.height() >= 1.0;
            prop_assert!(!fits || laying(n).asked.iter().any(|area| free.contains(*area)));
        }
    }

    /// As long as nobody moves the view, tiles are legible and what is asked is in sight.
    #[test]
    fn the_desk_shows_what_is_asked(
        width in 320.0..1400.0_f64, height in 320.0..900.0_f64, turns in 0..4_u8,
        sizes in prop::collection::vec((1..14_i16, any::<bool>()), 1..8),
    ) {
        let mut look = look(width, height, &laying(1));
        look.set_turns(turns);
        look.set_insets([0.0, 0.0, 64.0, 20.0]);
        look.arrange(&laying(1));
        for (n, figure) in sizes {
            let needs = if figure { placing(n) } else { laying(n) };
            look.attend(&needs);
            prop_assert!(look.camera().scale() >= LEGIBLE - 1e-9);
            prop_assert!(sight(&look).contains(needs.last));
            prop_assert!(needs.asked.iter().any(|area| sight(&look).contains(*area)));
            prop_assert!(!figure || look.camera().scale() >= TOO_SMALL);
        }
    }
}
