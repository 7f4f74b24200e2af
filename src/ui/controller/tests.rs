//! Turns played by taps and keys.

use super::*;
use crate::{
    board::Pos,
    catalogue::Catalogue,
    record::{Diagram, parse_record},
    rules::{Colour, Deck, Player, Setup, legal_actions},
    ui::{
        gesture::{Finger, Input, Key},
        inspection::Pointed,
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

fn desk(replay: &Replay) -> Desk {
    let mut desk = Desk::new(Theme::Light);
    desk.set_lively(false);
    desk.sync(replay);
    desk.resize(replay.game(), 1000.0, 800.0);
    desk
}

fn press(desk: &mut Desk, game: &Game, input: Input) -> Outcome {
    desk.input(game, input, 0.0)
}

fn tap(desk: &mut Desk, game: &Game, at: Point) -> Outcome {
    press(desk, game, Input::Down(Finger { id: 1, at }));
    press(desk, game, Input::Up(Finger { id: 1, at }))
}

fn cell(desk: &Desk, pos: Pos) -> Point {
    desk.look.camera().to_screen(Area::cell(pos).middle())
}

#[test]
fn a_turn_is_played_by_taps_and_enter() {
    let mut replay = replay();
    let mut desk = desk(&replay);
    let at = cell(&desk, Pos::new(1, 0));
    assert_eq!(tap(&mut desk, replay.game(), at), Outcome::Chosen);
    let selection = desk.selection(replay.game());
    assert_eq!((selection.kind, selection.turns, selection.ends_turn), ("tile", 2, false));
    assert_eq!(selection.statement.as_deref(), Some("tile V 1,0 0"));
    assert_eq!(tap(&mut desk, replay.game(), at), Outcome::Chosen);
    let Outcome::Play(action) = press(&mut desk, replay.game(), Input::Key(Key::Confirm)) else {
        panic!("nothing played")
    };
    replay.play(action).unwrap();
    desk.sync(&replay);
    assert_eq!(desk.chosen(), None);
    let place = desk.find(replay.game(), &replay.legal_statements()[1]).unwrap();
    let at = desk.point(replay.game(), place).unwrap();
    assert_eq!(tap(&mut desk, replay.game(), at), Outcome::Chosen);
    let selection = desk.selection(replay.game());
    assert_eq!((selection.kind, selection.turns, selection.ends_turn), ("figure", 0, true));
    let Consequences { events, features } = desk.consequences(replay.game());
    assert!(matches!(events[..], [EventView::FigurePlaced { .. }, ..]), "{events:?}");
    assert!(events.iter().all(|event| !matches!(event, EventView::Turn { .. })), "only to the end of the turn");
    assert!(features.is_empty(), "only of a tile");
    assert_eq!(tap(&mut desk, replay.game(), at), Outcome::Chosen);
    assert_eq!(desk.selection(replay.game()).kind, "none");
    assert!(desk.consequences(replay.game()).events.is_empty());
}

#[test]
fn the_first_view_has_room_and_follows_the_screen() {
    let replay = replay();
    let mut desk = desk(&replay);
    assert_eq!(desk.look.camera().scale(), 200.0);
    desk.resize(replay.game(), 500.0, 800.0);
    assert_eq!(desk.look.camera().scale(), 100.0);
    desk.zoom(2.0);
    desk.resize(replay.game(), 1000.0, 800.0);
    assert_eq!(desk.look.camera().scale(), 200.0);
}

#[test]
fn the_zoom_of_a_player_is_kept_from_turn_to_turn() {
    let mut replay = replay();
    let mut desk = desk(&replay);
    let before = *desk.look.camera();
    let action = desk.find(replay.game(), "tile V 1,0 0").unwrap();
    replay.play(action).unwrap();
    desk.sync(&replay);
    assert_eq!(*desk.look.camera(), before, "all that matters is on the screen");
    press(&mut desk, replay.game(), Input::Down(Finger { id: 1, at: Point::new(0.0, 0.0) }));
    press(&mut desk, replay.game(), Input::Move(Finger { id: 1, at: Point::new(450.0, 0.0) }));
    press(&mut desk, replay.game(), Input::Up(Finger { id: 1, at: Point::new(450.0, 0.0) }));
    let moved = *desk.look.camera();
    desk.sync(&replay);
    assert_eq!(*desk.look.camera(), moved, "the view is the player's until the game changes");
    desk.zoom(1.2);
    let scale = desk.look.camera().scale();
    replay.play(Action::Skip).unwrap();
    desk.sync(&replay);
    assert_eq!(desk.look.camera().scale(), scale);
    let needs = desk.needs(replay.game());
    assert!(needs.asked.iter().any(|area| desk.look.camera().seen().grown(1e-9).contains(*area)));
}

#[test]
fn two_taps_on_the_table_come_nearer() {
    let replay = replay();
    let mut desk = desk(&replay);
    let (at, before) = (Point::new(40.0, 50.0), desk.look.camera().scale());
    let held = desk.look.camera().to_board(at);
    assert_eq!(tap(&mut desk, replay.game(), at), Outcome::Nothing);
    assert_eq!(desk.look.camera().scale(), before);
    assert_eq!(tap(&mut desk, replay.game(), at), Outcome::Moved);
    assert!(desk.look.camera().scale() > 1.5 * before);
    assert!(desk.look.camera().to_screen(held).distance(at) < 1.0 || desk.look.camera().scale() < before * 1.8);
}

#[test]
fn on_a_turned_board_taps_and_arrows_follow_the_eye() {
    let replay = replay();
    let mut desk = desk(&replay);
    desk.set_rotation(replay.game(), 2);
    for pos in [Pos::new(1, 0), Pos::new(-1, 0)] {
        let at = cell(&desk, pos);
        assert_eq!(tap(&mut desk, replay.game(), at), Outcome::Chosen);
        assert!(matches!(desk.chosen(), Some(Action::Lay { pos: chosen, .. }) if chosen == pos));
    }
    press(&mut desk, replay.game(), Input::Key(Key::West));
    assert!(matches!(desk.chosen(), Some(Action::Lay { pos, .. }) if pos == Pos::new(1, 0)), "left is east now");
    assert!(cell(&desk, Pos::new(1, 0)).x < cell(&desk, Pos::new(-1, 0)).x);
}

#[test]
fn a_choice_does_not_outlive_its_moment() {
    let mut replay = replay();
    let mut desk = desk(&replay);
    let action = desk.find(replay.game(), "tile V 1,0 0").unwrap();
    assert!(desk.select(replay.game(), action));
    desk.sync(&replay);
    assert_eq!(desk.chosen(), Some(action));
    replay.play(action).unwrap();
    replay.undo();
    desk.sync(&replay);
    assert_eq!(desk.chosen(), Some(action), "the same moment again");
    replay.play(action).unwrap();
    desk.sync(&replay);
    assert_eq!(desk.chosen(), None);
    assert_eq!(desk.find(replay.game(), "tile V 1,0 0"), None);
    assert_eq!(desk.find(replay.game(), "nonsense"), None);
}

#[test]
fn arrows_choose_and_otherwise_move_the_view() {
    let mut replay = replay();
    let mut desk = desk(&replay);
    assert_eq!(press(&mut desk, replay.game(), Input::Key(Key::East)), Outcome::Chosen);
    assert!(desk.chosen().is_some());
    assert_eq!(press(&mut desk, replay.game(), Input::Key(Key::Cancel)), Outcome::Chosen);
    assert_eq!(press(&mut desk, replay.game(), Input::Key(Key::Cancel)), Outcome::Nothing);
    while let Some(action) = legal_actions(replay.game()).next() {
        replay.play(action).unwrap();
    }
    desk.sync(&replay);
    assert_eq!(press(&mut desk, replay.game(), Input::Key(Key::East)), Outcome::Moved);
    assert_eq!(press(&mut desk, replay.game(), Input::Key(Key::Confirm)), Outcome::Nothing);
}

#[test]
fn a_decision_is_shown_once_more_when_asked() {
    let mut replay = replay();
    let mut desk = Desk::new(Theme::Light);
    desk.sync(&replay);
    desk.resize(replay.game(), 1000.0, 800.0);
    let action = legal_actions(replay.game()).next().unwrap();
    let from = replay.events().len();
    replay.play(action).unwrap();
    desk.sync(&replay);
    assert!(desk.is_telling());
    desk.motion.finish();
    desk.retell(&replay, from..usize::MAX);
    assert!(desk.is_telling(), "the tile settles again");
    desk.retell(&replay, from..from);
    assert!(!desk.is_telling(), "nothing takes the place of what moved");
    desk.retell(&replay, 9999..usize::MAX);
    assert!(!desk.is_telling(), "there are not so many");
    desk.set_lively(false);
    desk.retell(&replay, from..usize::MAX);
    assert!(!desk.is_telling(), "nothing moves at rest");
}

#[test]
fn the_tile_in_hand_is_turned_before_a_cell_is_chosen() {
    let replay = replay();
    let mut desk = desk(&replay);
    let at = |desk: &Desk| cell(desk, Pos::new(1, 0));
    assert_eq!(desk.rotate(), Outcome::Chosen);
    assert_eq!(desk.selection(replay.game()).hand, Some(1));
    let place = at(&desk);
    tap(&mut desk, replay.game(), place);
    assert_eq!(desk.selection(replay.game()).statement.as_deref(), Some("tile V 1,0 1"));
    desk.rotate();
    assert_eq!(desk.selection(replay.game()).hand, Some(0));
    desk.cancel();
    tap(&mut desk, replay.game(), place);
    assert_eq!(desk.selection(replay.game()).statement.as_deref(), Some("tile V 1,0 0"));
}

#[test]
fn the_second_tap_on_a_place_plays_if_it_shall() {
    let mut replay = replay();
    let mut desk = desk(&replay);
    desk.set_tapping(Tapping::Twice);
    let at = cell(&desk, Pos::new(1, 0));
    assert_eq!(tap(&mut desk, replay.game(), at), Outcome::Chosen);
    let Outcome::Play(action) = tap(&mut desk, replay.game(), at) else { panic!("nothing played") };
    replay.play(action).unwrap();
    desk.sync(&replay);
    let place = desk.find(replay.game(), &replay.legal_statements()[1]).unwrap();
    let at = desk.point(replay.game(), place).unwrap();
    assert_eq!(tap(&mut desk, replay.game(), at), Outcome::Chosen);
    assert_eq!(tap(&mut desk, replay.game(), at), Outcome::Play(place));
}

#[test]
fn one_tap_plays_where_it_leaves_no_choice() {
    let mut replay = replay();
    let mut desk = desk(&replay);
    desk.set_tapping(Tapping::Once);
    let at = cell(&desk, Pos::new(1, 0));
    assert_eq!(tap(&mut desk, replay.game(), at), Outcome::Chosen, "it fits in two ways");
    desk.cancel();
    desk.rotate();
    let Outcome::Play(action) = tap(&mut desk, replay.game(), at) else { panic!("nothing played") };
    replay.play(action).unwrap();
    desk.sync(&replay);
    let place = desk.find(replay.game(), &replay.legal_statements()[1]).unwrap();
    let at = desk.point(replay.game(), place).unwrap();
    assert_eq!(tap(&mut desk, replay.game(), at), Outcome::Play(place));
}

#[test]
fn nothing_can_be_chosen_while_somebody_else_is_asked() {
    let replay = replay();
    let mut desk = desk(&replay);
    let at = cell(&desk, Pos::new(1, 0));
    tap(&mut desk, replay.game(), at);
    desk.set_waiting(replay.game(), true);
    assert_eq!(desk.chosen(), None);
    assert_eq!(tap(&mut desk, replay.game(), at), Outcome::Nothing);
    assert_eq!(desk.rotate(), Outcome::Nothing);
    desk.set_waiting(replay.game(), false);
    assert_eq!(tap(&mut desk, replay.game(), at), Outcome::Chosen);
}

#[test]
fn a_feature_that_is_pointed_at_is_shown_as_a_whole() {
    let laid: String = (1..8).map(|x| format!("tile U {x},0 0\nskip\n")).collect();
    let text = format!("[Bastide \"1\"]\n[Players \"red, blue\"]\n[Deck \"D U U U U U U U V\"]\n{laid}");
    let replay = Replay::of_record(&parse_record(&text).unwrap(), usize::MAX, &mut ()).0.unwrap();
    let mut desk = desk(&replay);
    desk.resize(replay.game(), 390.0, 450.0);
    desk.zoom(4.0);
    let road = Area::cell(Pos::new(0, 0)).union(Area::cell(Pos::new(7, 0)));
    assert!(!desk.look.camera().seen_free().contains(road));
    desk.point_at(replay.game(), Pointed::Feature(replay.game().board().tiles()[3].node(1)));
    assert_eq!(desk.pointed().0, Pointed::Feature(replay.game().board().tiles()[3].node(1)));
    assert!(desk.look.camera().seen_free().contains(road));
}

#[test]
fn the_texts_without_room_change_with_the_view() {
    let text = "[Bastide \"1\"]\n[Diagram \"1\"]\ntile D 0,0 0\nnote 0,0 \"a note of several words\"\n";
    let diagram = Diagram::of_record(&parse_record(text).unwrap(), usize::MAX).0.unwrap();
    let replay = Replay::showing(diagram);
    let mut desk = desk(&replay);
    let _ = desk.frame(replay.game(), replay.items());
    assert!(desk.numbered().is_empty(), "there is room on a large tile: {:?}", desk.numbered());
    desk.zoom(0.01);
    let _ = desk.frame(replay.game(), replay.items());
    assert_eq!(desk.numbered(), ["a note of several words"]);
}
