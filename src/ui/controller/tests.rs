//! Turns played by taps and keys.

mod told;

use super::*;
use crate::{
    board::Pos,
    catalogue::Catalogue,
    record::{Diagram, parse_record},
    rules::{Colour, Deck, Player, Setup, legal_actions},
    ui::{
        gesture::{Finger, Input, Key},
        inspection::Pointed,
        shown::tile_of,
    },
    view::EventView,
};

fn replay() -> Replay {
    let catalogue = Catalogue::get();
    let player = |colour| Player { colour, name: String::new(), level: None };
    let mut setup = Setup::base(vec![player(Colour::Red), player(Colour::Blue)]);
    setup.deck = Deck::Tiles(["D", "V", "V"].iter().map(|name| catalogue.find(name).unwrap()).collect());
    Replay::new(setup).unwrap()
}

fn controller(replay: &Replay) -> Controller {
    let mut controller = Controller::new(Theme::Light);
    controller.set_lively(false);
    controller.sync(replay);
    controller.resize(replay.game(), 1000.0, 800.0);
    controller
}

fn press(controller: &mut Controller, game: &Game, input: Input) -> Outcome {
    controller.input(game, input, 0.0)
}

fn tap(controller: &mut Controller, game: &Game, at: Point) -> Outcome {
    tap_when(controller, game, at, 0.0)
}

/// A tap that is not the second of two quick ones.
fn tap_later(controller: &mut Controller, game: &Game, at: Point) -> Outcome {
    tap_when(controller, game, at, 1000.0)
}

fn tap_when(controller: &mut Controller, game: &Game, at: Point, now: f64) -> Outcome {
    controller.input(game, Input::Down(Finger { id: 1, at }), now);
    controller.input(game, Input::Up(Finger { id: 1, at }), now)
}

fn cell(controller: &Controller, pos: Pos) -> Point {
    controller.camera_control.camera().to_screen(Area::cell(pos).middle())
}

#[test]
fn what_comes_over_the_board_and_goes_moves_no_view_in_which_all_is_seen() {
    let replay = replay();
    let mut controller = controller(&replay);
    let view = |controller: &Controller| *controller.camera_control.camera();
    let game = replay.game();
    controller.set_insets(game, [0.0, 0.0, 0.0, 60.0]);
    let arranged = view(&controller);
    for top in [40.0, 0.0] {
        controller.set_insets(game, [top, 0.0, 0.0, 60.0]);
        assert_eq!(view(&controller).view(), arranged.view(), "the view stands, {top} pixels being covered at the top");
    }
    // A notice covers what is asked: the view moves, and stays there after the notice has gone.
    controller.set_insets(game, [300.0, 0.0, 0.0, 60.0]);
    let moved = view(&controller).view();
    assert!(moved != arranged.view());
    controller.set_insets(game, [0.0, 0.0, 0.0, 60.0]);
    assert_eq!(view(&controller).view(), moved);
    controller.resize(game, 800.0, 1000.0);
    controller.set_insets(game, [0.0, 0.0, 0.0, 60.0]);
    assert!(view(&controller).view() != moved, "another screen is arranged anew");
}

#[test]
fn a_turn_is_played_by_taps_and_enter() {
    let mut replay = replay();
    let mut controller = controller(&replay);
    let at = cell(&controller, Pos::new(1, 0));
    assert_eq!(tap(&mut controller, replay.game(), at), Outcome::Chosen);
    let selection = controller.selection(replay.game());
    assert_eq!((selection.kind, selection.turns, selection.ends_turn), ("tile", 2, false));
    assert_eq!(selection.statement.as_deref(), Some("tile V 1,0 0"));
    assert_eq!(tap(&mut controller, replay.game(), at), Outcome::Chosen);
    let Outcome::Play(action) = press(&mut controller, replay.game(), Input::Key(Key::Confirm)) else {
        panic!("nothing played")
    };
    replay.play(action).unwrap();
    controller.sync(&replay);
    assert_eq!(controller.chosen(), None);
    let place = controller.find(&replay, &replay.legal_statements()[1]).unwrap();
    let at = controller.places(replay.game())(place).unwrap().0;
    assert_eq!(tap(&mut controller, replay.game(), at), Outcome::Play(place), "one tap takes a figure");
    assert_eq!(tap(&mut controller, replay.game(), at), Outcome::Nothing, "a double tap takes only one");
    assert!(controller.select(replay.game(), place));
    let selection = controller.selection(replay.game());
    assert_eq!((selection.kind, selection.turns, selection.ends_turn), ("figure", 0, true));
    let Consequences { events, features } = controller.consequences(replay.game());
    assert!(matches!(events[..], [EventView::FigurePlaced { .. }, ..]), "{events:?}");
    assert!(events.iter().all(|event| !matches!(event, EventView::Turn { .. })), "only to the end of the turn");
    assert!(features.is_empty(), "only of a tile");
    assert_eq!(controller.cancel(), Outcome::Chosen);
    assert_eq!(controller.selection(replay.game()).kind, "none");
    assert!(controller.consequences(replay.game()).events.is_empty());
}

#[test]
fn declining_has_a_key_and_can_be_chosen() {
    let mut replay = replay();
    let mut controller = controller(&replay);
    assert_eq!(
        press(&mut controller, replay.game(), Input::Key(Key::Decline)),
        Outcome::Nothing,
        "a tile must be laid"
    );
    replay.play(controller.find(&replay, "tile V 1,0 0").unwrap()).unwrap();
    controller.sync(&replay);
    let skip = controller.find(&replay, "skip").unwrap();
    assert!(controller.select(replay.game(), skip));
    let selection = controller.selection(replay.game());
    assert_eq!((selection.kind, selection.statement.as_deref(), selection.ends_turn), ("skip", Some("skip"), true));
    assert_eq!(press(&mut controller, replay.game(), Input::Key(Key::Confirm)), Outcome::Play(Action::Skip));
    controller.cancel();
    assert_eq!(press(&mut controller, replay.game(), Input::Key(Key::Decline)), Outcome::Play(Action::Skip));
}

/// A player who has moved away from the tile gets it back by a tap on it, and only the next one takes a figure.
#[test]
fn a_crowded_tile_comes_near_before_a_tap_takes() {
    let mut replay = replay();
    let mut controller = controller(&replay);
    replay.play(controller.find(&replay, "tile V 1,0 0").unwrap()).unwrap();
    controller.sync(&replay);
    controller.zoom(0.1);
    let at = cell(&controller, Pos::new(1, 0));
    assert_eq!(tap(&mut controller, replay.game(), at), Outcome::Moved);
    assert_eq!(controller.chosen(), None);
    let place = controller.find(&replay, &replay.legal_statements()[1]).unwrap();
    let at = controller.places(replay.game())(place).unwrap().0;
    assert_eq!(tap(&mut controller, replay.game(), at), Outcome::Play(place));
}

/// With "first tap" one tap lays a tile that fits one way round; the second of a double tap is not about its figure.
#[test]
fn a_double_tap_lays_a_tile_and_takes_no_figure() {
    let mut replay = replay();
    let mut controller = controller(&replay);
    controller.set_tapping(Tapping::Once);
    assert_eq!(controller.rotate(), Outcome::Chosen);
    let at = cell(&controller, Pos::new(1, 0));
    let Outcome::Play(lay) = tap_when(&mut controller, replay.game(), at, 1000.0) else { panic!("one tap lays it") };
    replay.play(lay).unwrap();
    controller.sync(&replay);
    let place = controller.find(&replay, &replay.legal_statements()[1]).unwrap();
    let at = controller.places(replay.game())(place).unwrap().0;
    assert_eq!(tap_when(&mut controller, replay.game(), at, 1390.0), Outcome::Nothing);
    assert_eq!(tap_when(&mut controller, replay.game(), at, 1410.0), Outcome::Play(place));
}

/// Seen from far away, figures on neighbouring tiles are as close as those on one: a tap brings the tile near first.
#[test]
fn places_on_neighbouring_tiles_are_told_apart_before_a_tap_takes() {
    let text = "[Bastide \"1\"]\n[Boxes \"base+dragon\"]\n[Players \"red, blue\"]\n[Deck \"D U E U U U V\"]\n\
        tile U 1,0 0\nmeeple field.NNE\ntile E 0,-1 2\nskip\ntile U 2,0 0\nmeeple road.E\ntile U -1,0 0\nskip\ntile U 3,0 0\n";
    let replay = Replay::of_record(&parse_record(text).unwrap(), usize::MAX, &mut ()).0.unwrap();
    let mut controller = controller(&replay);
    controller.set_piece(replay.game(), Some(Piece::Fairy));
    let fairy = controller.offered();
    assert_eq!(fairy.len(), 2, "{fairy:?}");
    controller.zoom(0.1);
    let at = controller.places(replay.game())(fairy[0]).unwrap().0;
    assert_eq!(tap(&mut controller, replay.game(), at), Outcome::Moved);
    let at = controller.places(replay.game())(fairy[0]).unwrap().0;
    assert_eq!(tap(&mut controller, replay.game(), at), Outcome::Play(fairy[0]));
}

#[test]
fn the_first_view_has_room_and_follows_the_screen() {
    let replay = replay();
    let mut controller = controller(&replay);
    assert_eq!(controller.camera_control.camera().scale(), 200.0);
    controller.resize(replay.game(), 500.0, 800.0);
    assert_eq!(controller.camera_control.camera().scale(), 100.0);
    controller.zoom(2.0);
    controller.resize(replay.game(), 1000.0, 800.0);
    assert_eq!(controller.camera_control.camera().scale(), 200.0);
}

#[test]
fn the_zoom_of_a_player_is_kept_from_turn_to_turn() {
    let mut replay = replay();
    let mut controller = controller(&replay);
    let before = *controller.camera_control.camera();
    let action = controller.find(&replay, "tile V 1,0 0").unwrap();
    replay.play(action).unwrap();
    controller.sync(&replay);
    assert_eq!(*controller.camera_control.camera(), before, "all that matters is on the screen");
    press(&mut controller, replay.game(), Input::Down(Finger { id: 1, at: Point::new(0.0, 0.0) }));
    press(&mut controller, replay.game(), Input::Move(Finger { id: 1, at: Point::new(450.0, 0.0) }));
    press(&mut controller, replay.game(), Input::Up(Finger { id: 1, at: Point::new(450.0, 0.0) }));
    let moved = *controller.camera_control.camera();
    controller.sync(&replay);
    assert_eq!(*controller.camera_control.camera(), moved, "the view is the player's until the game changes");
    controller.zoom(1.2);
    let scale = controller.camera_control.camera().scale();
    replay.play(Action::Skip).unwrap();
    controller.sync(&replay);
    assert_eq!(controller.camera_control.camera().scale(), scale);
    let needs = controller.needs(replay.game());
    assert!(needs.asked.iter().any(|area| controller.camera_control.camera().seen().grown(1e-9).contains(*area)));
}

#[test]
fn two_taps_on_the_table_come_nearer() {
    let replay = replay();
    let mut controller = controller(&replay);
    let (at, before) = (Point::new(40.0, 50.0), controller.camera_control.camera().scale());
    let held = controller.camera_control.camera().to_board(at);
    assert_eq!(tap(&mut controller, replay.game(), at), Outcome::Nothing);
    assert_eq!(controller.camera_control.camera().scale(), before);
    assert_eq!(tap(&mut controller, replay.game(), at), Outcome::Moved);
    assert!(controller.camera_control.camera().scale() > 1.5 * before);
    assert!(
        controller.camera_control.camera().to_screen(held).distance(at) < 1.0
            || controller.camera_control.camera().scale() < before * 1.8
    );
}

#[test]
fn on_a_turned_board_taps_and_arrows_follow_the_eye() {
    let replay = replay();
    let mut controller = controller(&replay);
    controller.set_rotation(replay.game(), 2);
    for pos in [Pos::new(1, 0), Pos::new(-1, 0)] {
        let at = cell(&controller, pos);
        assert_eq!(tap(&mut controller, replay.game(), at), Outcome::Chosen);
        assert!(matches!(controller.chosen(), Some(Action::Lay { pos: chosen, .. }) if chosen == pos));
    }
    press(&mut controller, replay.game(), Input::Key(Key::West));
    assert!(matches!(controller.chosen(), Some(Action::Lay { pos, .. }) if pos == Pos::new(1, 0)), "left is east now");
    assert!(cell(&controller, Pos::new(1, 0)).x < cell(&controller, Pos::new(-1, 0)).x);
}

#[test]
fn a_choice_does_not_outlive_its_moment() {
    let mut replay = replay();
    let mut controller = controller(&replay);
    let action = controller.find(&replay, "tile V 1,0 0").unwrap();
    assert!(controller.select(replay.game(), action));
    controller.sync(&replay);
    assert_eq!(controller.chosen(), Some(action));
    replay.play(action).unwrap();
    replay.undo();
    controller.sync(&replay);
    assert_eq!(controller.chosen(), Some(action), "the same moment again");
    replay.play(action).unwrap();
    controller.sync(&replay);
    assert_eq!(controller.chosen(), None);
    assert_eq!(controller.find(&replay, "tile V 1,0 0"), None);
    assert_eq!(controller.find(&replay, "nonsense"), None);
}

#[test]
fn arrows_choose_and_otherwise_move_the_view() {
    let mut replay = replay();
    let mut controller = controller(&replay);
    assert_eq!(press(&mut controller, replay.game(), Input::Key(Key::East)), Outcome::Chosen);
    assert!(controller.chosen().is_some());
    assert_eq!(press(&mut controller, replay.game(), Input::Key(Key::Cancel)), Outcome::Chosen);
    assert_eq!(press(&mut controller, replay.game(), Input::Key(Key::Cancel)), Outcome::Nothing);
    while let Some(action) = legal_actions(replay.game()).next() {
        replay.play(action).unwrap();
    }
    controller.sync(&replay);
    assert_eq!(press(&mut controller, replay.game(), Input::Key(Key::East)), Outcome::Moved);
    assert_eq!(press(&mut controller, replay.game(), Input::Key(Key::Confirm)), Outcome::Nothing);
}

#[test]
fn a_decision_is_shown_once_more_when_asked() {
    let mut replay = replay();
    let mut controller = Controller::new(Theme::Light);
    controller.sync(&replay);
    controller.resize(replay.game(), 1000.0, 800.0);
    let action = legal_actions(replay.game()).next().unwrap();
    let from = replay.events().len();
    replay.play(action).unwrap();
    controller.sync(&replay);
    assert!(controller.is_telling());
    controller.motion.finish();
    controller.retell(&replay, from..usize::MAX);
    assert!(controller.is_telling(), "the tile settles again");
    controller.retell(&replay, from..from);
    assert!(!controller.is_telling(), "nothing takes the place of what moved");
    controller.retell(&replay, 9999..usize::MAX);
    assert!(!controller.is_telling(), "there are not so many");
    controller.set_lively(false);
    controller.retell(&replay, from..usize::MAX);
    assert!(!controller.is_telling(), "nothing moves at rest");
}

#[test]
fn the_tile_in_hand_is_turned_before_a_cell_is_chosen() {
    let replay = replay();
    let mut controller = controller(&replay);
    let at = |controller: &Controller| cell(controller, Pos::new(1, 0));
    assert_eq!(controller.rotate(), Outcome::Chosen);
    assert_eq!(controller.selection(replay.game()).hand, Some(1));
    let place = at(&controller);
    tap(&mut controller, replay.game(), place);
    assert_eq!(controller.selection(replay.game()).statement.as_deref(), Some("tile V 1,0 1"));
    controller.rotate();
    assert_eq!(controller.selection(replay.game()).hand, Some(0));
    controller.cancel();
    tap(&mut controller, replay.game(), place);
    assert_eq!(controller.selection(replay.game()).statement.as_deref(), Some("tile V 1,0 0"));
}

#[test]
fn the_second_tap_on_a_place_plays_if_it_shall() {
    let mut replay = replay();
    let mut controller = controller(&replay);
    controller.set_tapping(Tapping::Twice);
    let at = cell(&controller, Pos::new(1, 0));
    assert_eq!(tap(&mut controller, replay.game(), at), Outcome::Chosen);
    let Outcome::Play(action) = tap(&mut controller, replay.game(), at) else { panic!("nothing played") };
    replay.play(action).unwrap();
    controller.sync(&replay);
    let place = controller.find(&replay, &replay.legal_statements()[1]).unwrap();
    let at = controller.places(replay.game())(place).unwrap().0;
    assert_eq!(tap_later(&mut controller, replay.game(), at), Outcome::Chosen);
    assert_eq!(tap_later(&mut controller, replay.game(), at), Outcome::Play(place));
}

#[test]
fn one_tap_plays_where_it_leaves_no_choice() {
    let mut replay = replay();
    let mut controller = controller(&replay);
    controller.set_tapping(Tapping::Once);
    let at = cell(&controller, Pos::new(1, 0));
    assert_eq!(tap(&mut controller, replay.game(), at), Outcome::Chosen, "it fits in two ways");
    controller.cancel();
    controller.rotate();
    let Outcome::Play(action) = tap(&mut controller, replay.game(), at) else { panic!("nothing played") };
    replay.play(action).unwrap();
    controller.sync(&replay);
    let place = controller.find(&replay, &replay.legal_statements()[1]).unwrap();
    let at = controller.places(replay.game())(place).unwrap().0;
    assert_eq!(tap_later(&mut controller, replay.game(), at), Outcome::Play(place));
}

#[test]
fn nothing_can_be_chosen_while_somebody_else_is_asked() {
    let replay = replay();
    let mut controller = controller(&replay);
    let at = cell(&controller, Pos::new(1, 0));
    tap(&mut controller, replay.game(), at);
    controller.set_waiting(replay.game(), true);
    assert_eq!(controller.chosen(), None);
    assert_eq!(tap(&mut controller, replay.game(), at), Outcome::Nothing);
    assert_eq!(controller.rotate(), Outcome::Nothing);
    controller.set_waiting(replay.game(), false);
    assert_eq!(tap(&mut controller, replay.game(), at), Outcome::Chosen);
}

#[test]
fn a_feature_that_is_pointed_at_is_shown_as_a_whole() {
    let laid: String = (1..8).map(|x| format!("tile U {x},0 0\nskip\n")).collect();
    let text = format!("[Bastide \"1\"]\n[Players \"red, blue\"]\n[Deck \"D U U U U U U U V\"]\n{laid}");
    let replay = Replay::of_record(&parse_record(&text).unwrap(), usize::MAX, &mut ()).0.unwrap();
    let mut controller = controller(&replay);
    controller.resize(replay.game(), 390.0, 450.0);
    controller.zoom(4.0);
    let road = Area::cell(Pos::new(0, 0)).union(Area::cell(Pos::new(7, 0)));
    assert!(!controller.camera_control.camera().seen_free().contains(road));
    controller.point_at(replay.game(), Pointed::Feature(replay.game().board().tiles()[3].node(1)));
    assert_eq!(controller.pointed().0, Pointed::Feature(replay.game().board().tiles()[3].node(1)));
    assert!(controller.camera_control.camera().seen_free().contains(road));
}

#[test]
fn what_was_moved_aside_for_a_card_comes_back_unless_the_view_was_moved_since() {
    let text = "[Bastide \"1\"]\n[Players \"red, blue\"]\n[Deck \"D U U V\"]\ntile U 1,0 0\nskip\n";
    let replay = Replay::of_record(&parse_record(text).unwrap(), usize::MAX, &mut ()).0.unwrap();
    let game = replay.game();
    let mut controller = controller(&replay);
    controller.resize(game, 390.0, 450.0);
    let road = Pointed::Feature(game.board().tiles()[1].node(1));
    for is_moved in [false, true] {
        let before = controller.looked_at().0;
        controller.point_at(game, road);
        let at = controller.pointed_at(game).unwrap();
        for _ in 0..2 {
            controller.uncover(game, at, Area { left: 0.0, top: 150.0, right: 390.0, bottom: 450.0 });
        }
        let aside = controller.looked_at().0;
        assert_ne!(aside, before, "the card would cover it");
        if is_moved {
            controller.zoom(1.5);
        }
        controller.point_at(game, Pointed::Nothing);
        assert_eq!(controller.looked_at().0 == before, !is_moved);
    }
}

#[test]
fn whoever_moves_the_dragon_sees_where_it_is() {
    let laid = "tile U 1,0 0\nskip\ntile D17 2,0 0\ntile D16 -1,0 0\nskip\n";
    let text = format!(
        "[Bastide \"1\"]\n[Boxes \"base+dragon\"]\n[Players \"red, blue\"]\n[Deck \"D U D17 D16 V V\"]\n{laid}"
    );
    let replay = Replay::of_record(&parse_record(&text).unwrap(), usize::MAX, &mut ()).0.unwrap();
    let dragon = replay.game().dragon().unwrap();
    let mut controller = controller(&replay);
    for (width, height) in [(390.0, 600.0), (556.0, 390.0), (1000.0, 800.0)] {
        controller.resize(replay.game(), width, height);
        let sight = controller.camera_control.camera().seen_free();
        assert!(sight.contains(Area::cell(dragon)), "on {width} × {height}");
        assert!(
            controller
                .legal
                .iter()
                .all(|action| tile_of(*action, replay.game()).is_none_or(|pos| sight.contains(Area::cell(pos))))
        );
    }
}

#[test]
fn the_texts_without_room_change_with_the_view() {
    let text = "[Bastide \"1\"]\n[Diagram \"1\"]\ntile D 0,0 0\nnote 0,0 \"a note of several words\"\n";
    let diagram = Diagram::of_record(&parse_record(text).unwrap(), usize::MAX).0.unwrap();
    let replay = Replay::showing(diagram);
    let mut controller = controller(&replay);
    let _ = controller.frame(replay.game(), replay.items());
    assert!(controller.numbered().is_empty(), "there is room on a large tile: {:?}", controller.numbered());
    controller.zoom(0.01);
    let _ = controller.frame(replay.game(), replay.items());
    assert_eq!(controller.numbered(), ["a note of several words"]);
}

/// A straight road has one turn on a cell where two are legal, and a statement of the other means the same.
#[test]
fn turns_that_look_alike_are_one() {
    let catalogue = Catalogue::get();
    let player = |colour| Player { colour, name: String::new(), level: None };
    let mut setup = Setup::base(vec![player(Colour::Red), player(Colour::Blue)]);
    setup.deck = Deck::Tiles(["D", "U", "X"].iter().map(|name| catalogue.find(name).unwrap()).collect());
    let mut replay = Replay::new(setup).unwrap();
    let mut controller = controller(&replay);
    assert_eq!(
        controller.selection(replay.game()).turns,
        1,
        "the first tile has room for a road from west to east only"
    );
    assert!(replay.legal_statements().iter().any(|statement| statement == "tile U 1,0 2"));
    let other = controller.find(&replay, "tile U 1,0 2").unwrap();
    assert!(controller.select(replay.game(), other));
    let selection = controller.selection(replay.game());
    assert_eq!((selection.statement.as_deref(), selection.turns), (Some("tile U 1,0 0"), 1), "nothing to turn");
    assert_eq!(controller.rotate(), Outcome::Chosen, "it stays chosen");
    assert_eq!(controller.chosen(), Some(other));
    for statement in ["tile U 1,0 2", "skip"] {
        replay.play(controller.find(&replay, statement).unwrap()).unwrap();
        controller.sync(&replay);
    }
    assert_eq!(controller.selection(replay.game()).turns, 1, "a crossing of four roads lies in one way");
}

#[test]
fn a_dragged_tile_is_shown_where_it_may_be_laid() {
    let replay = replay();
    let mut controller = controller(&replay);
    controller.rotate();
    let at = cell(&controller, Pos::new(1, 0));
    assert!(controller.drag(Some(Point::new(at.x + 20.0, at.y - 15.0))));
    assert_eq!(controller.selection(replay.game()).statement.as_deref(), Some("tile V 1,0 1"), "turned as in hand");
    assert!(controller.drag(Some(at)), "it stays");
    assert_eq!(controller.drop_tile(replay.game()), None, "the button lays it");
    assert!(!controller.drag(Some(Point::new(3.0, 3.0))));
    assert_eq!(controller.chosen(), None, "nowhere near a cell");
    assert!(controller.drag(Some(at)));
    assert!(!controller.drag(None) && controller.chosen().is_none());
    controller.set_tapping(Tapping::Once);
    controller.drag(Some(at));
    assert_eq!(controller.drop_tile(replay.game()), controller.chosen(), "as one tap would");
    controller.cancel();
    assert!(!controller.drag(Some(cell(&controller, Pos::new(0, -1)))), "a city lies there");
    assert_eq!(controller.drop_tile(replay.game()), None);
    assert_eq!(controller.inspection.pointed().0, Pointed::Cell(Pos::new(0, -1)), "so that the page says why");
}
