//! Scripted moments, and what the camera shows at each.

use proptest::prelude::*;

use super::{
    needs::{LEAST_NEAR, NEIGHBOURS},
    *,
};
use crate::board::Pos;

fn cell(x: i16, y: i16) -> Area {
    Area::cell(Pos::new(x, y))
}

/// A landscape of `n` × `n` tiles whose last tile is in its north-west corner; every cell round it is asked for.
fn laying(n: i16) -> Needs {
    let edge = (-1..=n).flat_map(|at| [(at, -1), (at, n), (-1, at), (n, at)]);
    let asked = edge.map(|(x, y)| cell(x, y)).collect();
    Needs { landscape: cell(0, 0).union(cell(n - 1, n - 1)), last: cell(0, 0), asked, instead: None, places: 0 }
}

/// The same landscape, a figure being asked for the last tile.
fn placing(n: i16) -> Needs {
    Needs { asked: vec![cell(0, 0).grown(0.1)], places: 2, ..laying(n) }
}

fn control(width: f64, height: f64, needs: &Needs) -> CameraControl {
    let mut control = CameraControl::default();
    control.set_lively(false);
    control.attend(needs);
    control.resize(width, height, false);
    control.arrange(needs);
    control
}

fn sight(control: &CameraControl) -> Area {
    control.camera().seen_free().grown(1e-6)
}

#[test]
fn a_large_screen_shows_everything_as_the_land_grows() {
    let mut control = control(1200.0, 800.0, &laying(1));
    for n in 2..12 {
        control.attend(&laying(n));
        assert!(sight(&control).contains(laying(n).landscape.grown(1.0)));
        assert!(control.camera().scale() >= LEGIBLE);
    }
}

#[test]
fn a_small_screen_shows_all_that_is_asked_until_tiles_are_too_small() {
    let mut control = control(390.0, 450.0, &laying(1));
    for n in 2..20 {
        let before = control.camera().scale();
        control.attend(&laying(n));
        let whole = n <= 10;
        assert!(control.camera().scale() >= if whole { SMALL } else { LEGIBLE }, "{n}");
        assert!(!whole || control.camera().scale() <= before, "{n}");
        assert!(sight(&control).contains(laying(n).last));
        assert_eq!(laying(n).asked_within(sight(&control)), whole, "{n}");
        assert!(laying(n).asked.iter().any(|area| sight(&control).contains(*area)));
    }
}

#[test]
fn who_asks_for_everything_gets_it_from_then_on() {
    let mut control = control(390.0, 450.0, &laying(18));
    assert!(!laying(18).asked_within(sight(&control)));
    control.fit(&laying(18));
    for n in 18..22 {
        control.attend(&laying(n));
        assert!(laying(n).asked_within(sight(&control)), "{n}");
        control.attend(&placing(n));
    }
    control.zoom(None, 2.0);
    control.attend(&laying(22));
    assert!(!laying(22).asked_within(sight(&control)), "a zoom of one's own stays");
}

#[test]
fn looking_around_does_not_hide_what_is_asked_next() {
    let mut control = control(390.0, 450.0, &laying(8));
    control.attend(&placing(8));
    control.pan(Point::new(60.0, 40.0), 0.0);
    control.attend(&laying(8));
    assert!(laying(8).asked_within(sight(&control)));
    control.pan(Point::new(-160.0, 40.0), 0.0);
    control.shift(Point::new(-80.0, 0.0));
    control.attend(&laying(9));
    assert!(laying(9).asked_within(sight(&control)));
}

#[test]
fn room_that_is_lent_while_somebody_else_is_asked_moves_nothing() {
    for turns in 0..4 {
        for factor in [1.0, 1.3] {
            let mut control = control(390.0, 600.0, &laying(3));
            control.set_turns(turns);
            control.arrange(&laying(3));
            if factor != 1.0 {
                control.zoom(None, factor);
            }
            let nobody = Needs { asked: Vec::new(), ..laying(3) };
            control.attend(&nobody);
            let before = control.camera().to_screen(Point::new(1.5, 1.5));
            assert_eq!(control.resize(390.0, 700.0, true), Resized::Kept);
            control.attend(&nobody);
            assert!(control.camera().to_screen(Point::new(1.5, 1.5)).distance(before) < 1e-6);
            assert_eq!(control.resize(390.0, 610.0, false), Resized::Kept, "the panel need not be as high as before");
            control.attend(&laying(3));
            assert!(control.camera().to_screen(Point::new(1.5, 1.5)).distance(before) < 1e-6);
            assert_eq!(control.resize(390.0, 610.0, false), Resized::Not);
        }
    }
}

#[test]
fn what_is_out_of_sight_once_the_room_is_given_back_is_shown() {
    let mut control = control(390.0, 500.0, &laying(6));
    control.resize(390.0, 600.0, true);
    control.attend(&laying(8));
    control.resize(390.0, 500.0, false);
    control.attend(&laying(8));
    assert!(laying(8).asked_within(sight(&control)));
}

#[test]
fn any_other_size_is_arranged_anew() {
    let mut control = control(390.0, 500.0, &laying(3));
    assert_eq!(control.resize(390.0, 600.0, false), Resized::Anew, "the person at the board is asked");
    assert_eq!(control.resize(390.0, 500.0, true), Resized::Anew, "no room was lent");
    assert_eq!(control.resize(844.0, 600.0, true), Resized::Anew, "the device was turned");
    control.resize(844.0, 700.0, true);
    assert_eq!(control.resize(390.0, 600.0, false), Resized::Anew);
    assert_eq!(control.resize(390.0, 590.0, false), Resized::Anew, "what was lent is forgotten");
}

#[test]
fn what_was_looked_at_is_shown_again() {
    let mut first = control(390.0, 500.0, &laying(5));
    first.zoom(None, 1.5);
    first.pan(Point::new(40.0, -30.0), 0.0);
    let (view, scaled) = first.looked_at();
    assert!(scaled);
    let mut second = control(390.0, 500.0, &laying(5));
    assert!(!second.looked_at().1);
    second.look_at(view, scaled);
    assert_eq!(second.looked_at(), (view, true));
    assert_eq!(second.camera().view(), view);
    second.look_at(View { centre: Point::new(1e9, 0.0), scale: 1e9 }, true);
    assert!(second.camera().seen().grown(1.0).contains(Area::point(Point::new(5.5, 0.0))), "the land cannot be lost");
}

#[test]
fn a_near_tile_stays_near_when_the_view_before_it_is_shown_again() {
    let mut first = control(390.0, 450.0, &laying(12));
    first.zoom(None, 0.9);
    let view = first.camera().view();
    first.attend(&placing(12));
    assert_eq!(first.looked_at(), (view, true));
    let mut second = control(390.0, 450.0, &placing(12));
    let near = second.camera().view();
    second.look_at(view, true);
    assert_eq!(second.camera().view(), near);
    second.attend(&laying(12));
    assert_eq!(second.camera().scale(), view.scale);
}

#[test]
fn what_is_read_is_shown_as_a_whole() {
    let mut control = control(390.0, 450.0, &laying(18));
    let long = cell(0, 17).union(cell(16, 17)).grown(0.5);
    control.reveal(long);
    assert!(sight(&control).contains(long));
    let short = cell(17, 3).grown(0.5);
    control.reveal(short);
    assert!(sight(&control).contains(short) && control.camera().scale() >= LEGIBLE);
    let view = control.camera().view();
    control.reveal(cell(17, 3).grown(0.2));
    assert_eq!(control.camera().view(), view, "what is in sight moves nothing");
}

#[test]
fn the_tile_comes_near_for_a_figure_and_the_view_goes_back() {
    let mut control = control(390.0, 450.0, &laying(12));
    let before = control.camera().view();
    control.attend(&placing(12));
    assert!((control.camera().scale() - placing(12).nearness()).abs() < 1e-6);
    assert!(sight(&control).contains(cell(0, 0).grown(NEIGHBOURS)));
    control.attend(&placing(12));
    control.attend(&laying(12));
    assert_eq!(control.camera().view(), before);
}

#[test]
fn the_places_on_a_tile_at_the_edge_of_the_screen_are_in_sight() {
    let mut control = control(1200.0, 1190.0, &laying(4));
    assert!(control.camera().scale() >= placing(4).told_apart(), "no tile has to come near");
    control.pan(Point::new(-250.0, 0.0), 0.0);
    assert!(sight(&control).grown(0.2).contains(placing(4).asked[0]));
    control.attend(&placing(4));
    assert!(sight(&control).contains(cell(0, 0).grown(PLACES)));
}

#[test]
fn a_near_tile_that_was_scaled_is_the_players() {
    let mut control = control(390.0, 450.0, &laying(12));
    control.attend(&placing(12));
    control.pinch(Point::new(5.0, 5.0), Point::new(100.0, 100.0), 1.1);
    let moved = control.camera().scale();
    control.attend(&laying(12));
    assert_eq!(control.camera().scale(), moved);
}

#[test]
fn several_tiles_come_near_together_or_only_the_first() {
    let mut control = control(390.0, 450.0, &laying(8));
    let beside = Needs { asked: vec![cell(0, 0), cell(1, 0)], ..placing(8) };
    control.attend(&beside);
    assert!(sight(&control).contains(cell(0, 0).union(cell(1, 0))));
    assert!(control.camera().scale() >= LEAST_NEAR && control.camera().scale() < 1.01 * beside.nearness());
    let apart = Needs { asked: vec![cell(0, 0), cell(7, 0)], ..placing(8) };
    control.attend(&apart);
    assert!(sight(&control).contains(cell(0, 0)) && control.camera().scale() > 0.99 * placing(8).nearness());
}

#[test]
fn as_many_of_a_few_tiles_as_fit_come_near_with_the_first() {
    let mut control = control(390.0, 450.0, &laying(8));
    let few = Needs { asked: vec![cell(0, 0), cell(7, 0), cell(1, 0), cell(2, 0)], ..placing(8) };
    control.attend(&few);
    assert!(sight(&control).contains(cell(0, 0).union(cell(2, 0))));
    assert!(control.camera().scale() > 0.9 * LEAST_NEAR);
    let many = Needs { asked: (0..8).map(|x| cell(x, 0)).collect(), ..placing(8) };
    control.attend(&many);
    assert!(sight(&control).contains(cell(0, 0)) && control.camera().scale() > 0.99 * placing(8).nearness());
}

#[test]
fn a_figure_that_may_be_chosen_instead_is_shown_where_there_is_room() {
    let mut control = control(390.0, 450.0, &laying(8));
    control.attend(&placing(8));
    let scale = control.camera().scale();
    for (instead, fits) in [(Point::new(0.5, 1.5), true), (Point::new(7.5, 7.5), false)] {
        let instead = Area::point(instead).grown(0.2);
        control.attend(&Needs { instead: Some(instead), ..placing(8) });
        assert!(sight(&control).contains(cell(0, 0)) && control.camera().scale() == scale);
        assert_eq!(sight(&control).contains(instead), fits);
    }
}

#[test]
fn what_a_card_covers_comes_out_from_under_it() {
    let mut control = control(390.0, 450.0, &laying(8));
    control.set_insets([60.0, 0.0, 0.0, 0.0]);
    let card = Area { left: 10.0, top: 170.0, right: 380.0, bottom: 440.0 };
    let at = Point::new(195.0, 200.0);
    let (about, scale) = (control.camera().to_board(at), control.camera().scale());
    control.uncover(at, None, card);
    let seen = control.camera().to_screen(about);
    assert!((60.0..=170.0).contains(&seen.y) && control.camera().scale() == scale, "{seen:?}");
    control.uncover(seen, None, card);
    assert_eq!(control.camera().to_screen(about), seen, "what is clear stays");
    // Where the view glides there, what counts is where the point will be.
    control.set_lively(true);
    control.shift(Point::new(0.0, 150.0));
    control.uncover(seen, None, card);
    control.set_lively(false);
    assert!((60.0..=170.0).contains(&control.camera().to_screen(about).y));
    // All of a feature comes out, unless it is too large.
    let Point { x, y } = about;
    for (across, fits) in [(1.5, true), (20.0, false)] {
        let all = Area { left: x, top: y, right: x + across, bottom: y + 1.4 };
        control.uncover(control.camera().to_screen(about), Some(all), card);
        assert_eq!(control.camera().to_screen(Point::new(x, y + 1.4)).y <= 170.0, fits);
        control.shift(Point::new(0.0, 150.0));
    }
}

#[test]
fn a_player_who_zoomed_gets_their_zoom_back_after_a_close_up() {
    let mut control = control(1200.0, 800.0, &laying(8));
    control.zoom(None, 50.0 / control.camera().scale());
    let view = control.camera().view();
    control.attend(&placing(8));
    assert!(control.camera().scale() > 90.0);
    control.attend(&laying(8));
    assert_eq!(control.camera().view(), view);
}

#[test]
fn the_view_waits_while_a_finger_is_down_and_rolls_after_a_throw() {
    let mut control = control(800.0, 600.0, &laying(6));
    control.set_lively(true);
    let before = control.camera().view();
    control.hold();
    for frame in 0..5 {
        control.pan(Point::new(-12.0, 0.0), f64::from(frame) * 10.0);
    }
    control.release(45.0);
    assert!(control.is_moving());
    let let_go = control.camera().view();
    control.tick(50.0);
    control.tick(70.0);
    assert!(control.camera().centre().x > let_go.centre.x && let_go.centre.x > before.centre.x);
    control.hold();
    assert!(!control.is_moving(), "a finger stops it");
}

#[test]
fn a_roll_ends_at_the_edge_of_the_land() {
    let mut control = control(800.0, 600.0, &laying(1));
    control.set_lively(true);
    for frame in 0..6 {
        control.pan(Point::new(30.0, 0.0), f64::from(frame) * 10.0);
    }
    control.release(55.0);
    let mut now = 60.0;
    while control.is_moving() {
        control.tick(now);
        now += 16.0;
        assert!(now < 5000.0);
    }
    assert!(control.camera().centre().x >= -1.0);
}

proptest! {
    /// Whatever a player does and whatever the land becomes, their zoom stays and something that is asked is in sight.
    #[test]
    fn the_players_zoom_is_kept(
        width in 300.0..1400.0_f64, height in 300.0..900.0_f64, turns in 0..4_u8, factor in 0.3..4.0_f64,
        dx in -500.0..500.0_f64, sizes in prop::collection::vec(1..14_i16, 1..6),
    ) {
        let mut control = control(width, height, &laying(3));
        control.set_turns(turns);
        control.set_insets([0.0, 0.0, 64.0, 20.0]);
        control.pinch(Point::new(dx, dx / 3.0), Point::new(10.0, 20.0), factor);
        let scale = control.camera().scale();
        for n in sizes {
            control.attend(&laying(n));
            prop_assert_eq!(control.camera().scale(), scale);
            let free = sight(&control);
            let fits = free.width() >= 1.0 && free.height() >= 1.0;
            prop_assert!(!fits || laying(n).asked.iter().any(|area| free.contains(*area)));
        }
    }

    /// As long as nobody scales the view, tiles are large enough and what is asked is in sight: all of it where it has room.
    #[test]
    fn the_desk_shows_what_is_asked(
        width in 320.0..1400.0_f64, height in 320.0..900.0_f64, turns in 0..4_u8,
        sizes in prop::collection::vec((1..14_i16, any::<bool>()), 1..8),
    ) {
        let mut control = control(width, height, &laying(1));
        control.set_turns(turns);
        control.set_insets([0.0, 0.0, 64.0, 20.0]);
        control.arrange(&laying(1));
        for (n, figure) in sizes {
            let needs = if figure { placing(n) } else { laying(n) };
            control.attend(&needs);
            prop_assert!(control.camera().scale() >= SMALL * 0.999, "but for what is too little to move for");
            let seen = sight(&control).grown(1.0 / SMALL);
            let whole = control.overview(&needs).scale >= SMALL;
            prop_assert!(whole || control.camera().scale() >= LEGIBLE * 0.999);
            prop_assert!(figure || !whole || needs.asked_within(seen.grown(0.2)));
            prop_assert!(seen.contains(needs.last));
            prop_assert!(needs.asked.iter().any(|area| seen.contains(*area)));
            prop_assert!(!figure || control.camera().scale() >= needs.told_apart());
            prop_assert!(!figure || seen.contains(needs.last.grown(PLACES)), "the places around the tile");
        }
    }
}
