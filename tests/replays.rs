//! What must hold of every replay, tried on random games: records, undo, any moment, branches, luck.

use std::collections::BTreeSet;

use crate::common::{cases, play, setups};
use bastide::{
    catalogue::{Catalogue, Role, TileId},
    record::parse_record,
    rules::{Action, Deck, Event, Game, Lot, MAX_PLAYERS, Setup, choices, legal_actions, seeded},
    session::{Replay, luck},
};
use proptest::prelude::*;

/// Everything that describes the current state of a game.
fn shown(game: &Game) -> String {
    let scores: Vec<i16> = game.players().map(|player| game.score(player)).collect();
    let supplies: Vec<_> =
        game.players().map(|player| (game.supply(player), game.has_abbey(player), game.has_barn(player))).collect();
    let asked = (game.step(), game.asked(), game.active(), game.turn(), game.drawn(), game.remaining());
    let legal: Vec<Action> = legal_actions(game).collect();
    format!(
        "{asked:?} {scores:?} {supplies:?} {:?} {:?} {:?} {legal:?}",
        game.figures(),
        game.barns(),
        game.board().tiles()
    )
}

/// Everything that describes a moment of a replay.
fn picture(replay: &Replay) -> String {
    let last = (replay.at() > 0).then(|| replay.last_events());
    format!("{} {last:?}", shown(replay.game()))
}

/// The replay of a record that can be played.
fn read(text: &str) -> Replay {
    let (replay, read) = Replay::of_record(&parse_record(text).unwrap(), usize::MAX, &mut ());
    read.unwrap();
    replay.unwrap()
}

/// A player who has seen the tile that a builder gives could decide otherwise, and the coin that the players tossed for it would belong to nothing.
#[test]
fn in_a_sealed_game_nobody_takes_back_what_showed_a_tile() {
    let played = "tile U 1,0 0\nmeeple road.E\ntile U -1,0 0\nskip\ntile U 2,0 0\nbuilder road.W\ntile B 0,1 0\nskip\ntile U 3,0 0\nskip\n";
    let game = |known: &str| {
        let text = format!(
            "[Bastide \"1\"]\n[Boxes \"base+traders\"]\n[Players \"red, blue\"]\n[Deck \"D U U U B U V V\"]\n{known}{played}"
        );
        read(&text)
    };
    let mut sealed = game("[Known \"7\"]\n");
    assert!(sealed.game().drawn().is_some() && !sealed.can_undo_turn(), "the builder's tile is seen");
    assert!(game("").can_undo_turn(), "at one table the same tile is drawn again");
    let laid = "tile V 4,0 1".parse().unwrap();
    sealed.play_statement(&laid, Default::default(), &mut ()).unwrap();
    assert!(sealed.can_undo_turn(), "the tile itself may be laid elsewhere");
    sealed.undo();
    assert!(!sealed.can_undo_turn());
}

/// A record without the tags of its lots, or a finished one that keeps only those it used, goes on with lots that are dealt.
/// Another game has turns that nobody signed.
#[test]
fn a_branch_of_a_sealed_game_is_not_sealed() {
    let sealed = "[Bastide \"1\"]\n[Seal \"fast\"]\n[SealSeats \"x y\"]\n[SealMoves \"z\"]\n[Event \"Club\"]\n[Players \"red, blue\"]\n[Deck \"D U U\"]\ntile U 1,0 0\n";
    let branch = read(sealed).branch(false, &mut seeded(1)).unwrap().to_text();
    assert!(!branch.contains("Seal") && branch.contains("[Event \"Club\"]"), "{branch}");
}

#[test]
fn a_branch_deals_the_lots_that_are_missing() {
    let text = "[Bastide \"1\"]\n[Boxes \"base+hills\"]\n[Players \"red, blue\"]\n[Deck \"D U U U U U\"]\n\
        tile U 1,0 0\nshepherd field.NNE 3\ntile U 2,0 0\n";
    let (bare, lots) = (read(text), |replay: &Replay| replay.setup().lots.of(Lot::Sheep).to_vec());
    assert_eq!(lots(&bare).len(), 0);
    for shuffled in [false, true] {
        let mut branch = bare.branch(shuffled, &mut seeded(1)).unwrap();
        assert_eq!(branch.events(), bare.events());
        assert!(lots(&branch).len() > 4, "{:?}", lots(&branch));
        assert_eq!(shown(read(&branch.to_text()).game()), shown(branch.game()), "{}", branch.to_text());
        let add = choices(branch.game()).next().unwrap();
        branch.play(add).unwrap();
    }
    // What is to come is the same where only the tiles are known, and another one where it is to be shuffled.
    let dealt = bare.branch(false, &mut seeded(1)).unwrap();
    assert_eq!(lots(&dealt.branch(false, &mut seeded(2)).unwrap()), lots(&dealt));
    let other = dealt.branch(true, &mut seeded(2)).unwrap();
    assert_eq!((lots(&other)[0], lots(&other) == lots(&dealt)), (lots(&dealt)[0], false));
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn a_record_reads_back_as_the_same_game((setup, seed) in setups()) {
        let replay = play(setup, seed, |_, _, _| {});
        let text = replay.to_text();
        let (again, result) = Replay::of_record(&parse_record(&text).unwrap(), usize::MAX, &mut ());
        prop_assert_eq!(result, Ok(()));
        let again = again.unwrap();
        prop_assert_eq!(again.events(), replay.events());
        prop_assert_eq!(again.to_text(), text);
    }

    #[test]
    fn a_turn_is_taken_back_whole_until_it_is_handed_over((setup, seed) in setups(), stop in 1..140_usize) {
        let whole = play(setup, seed, |_, _, _| ());
        let text = whole.to_text();
        let (replay, _) = Replay::of_record(&parse_record(&text).unwrap(), stop, &mut ());
        let mut replay = replay.unwrap();
        let at = replay.at();
        if at == 0 {
            prop_assert!(replay.game().is_over() && !replay.can_undo_turn(), "no tile of the pile fitted");
            return Ok(());
        }
        while replay.can_undo_turn() {
            prop_assert!(replay.undo());
        }
        let reveals = |event: &Event| event.reveals() || matches!(event, Event::TurnBegan { .. } | Event::SecondPart { .. });
        let began = replay.decision_events().iter().any(reveals);
        let mut earlier = replay.clone();
        let another_decided = earlier.undo() && earlier.game().asked() != replay.game().asked();
        let cast = replay.decision_events().iter().any(|event| event.lot().is_some());
        prop_assert!(cast || replay.at() < at && (began || another_decided || replay.at() == 0));
        replay.go_to(at);
        prop_assert_eq!(replay.can_undo_turn(), !replay.decision_events().iter().any(|event| event.lot().is_some()));
        replay.hand_over();
        prop_assert!(!replay.can_undo_turn());
    }

    #[test]
    fn undo_takes_back_what_was_played((setup, seed) in setups(), stop in 0..140_usize) {
        let whole = play(setup, seed, |_, _, _| {});
        let mut there = whole.clone();
        there.go_to(stop);
        let (at, text, events) = (there.at(), there.to_text(), there.events().to_vec());
        let last_events = there.last_events().to_vec();
        if let Some(action) = legal_actions(there.game()).last() {
            let mut forth = there.clone();
            forth.play(action).unwrap();
            prop_assert!(forth.undo());
            prop_assert_eq!(forth.to_text(), &text[..]);
            prop_assert_eq!(forth.events(), &events[..]);
            prop_assert_eq!(forth.last_events(), &last_events[..]);
            prop_assert_eq!(format!("{:?}", forth.game()), format!("{:?}", there.game()));
        }
        while there.redo() {}
        prop_assert_eq!(there.to_text(), whole.to_text());
        there.go_to(at);
        prop_assert_eq!(there.to_text(), text);
    }

    #[test]
    fn every_moment_is_that_of_a_game_played_up_to_it((setup, seed) in setups(), back in any::<bool>()) {
        let mut moments = vec![picture(&Replay::new(setup.clone()).unwrap())];
        let mut whole = play(setup, seed, |_, _, replay| moments.push(picture(replay)));
        prop_assert_eq!(moments.len(), whole.actions().len() + 1);
        let events = whole.events().to_vec();
        let before: Vec<usize> = whole.events_before().to_vec();
        let order: Vec<usize> = if back { (0..moments.len()).rev().collect() } else { (0..moments.len()).collect() };
        for at in order {
            whole.go_to(at);
            prop_assert_eq!(whole.at(), at);
            prop_assert_eq!(&picture(&whole), &moments[at]);
            prop_assert_eq!(whole.events(), &events[..before.get(at).copied().unwrap_or(events.len())]);
            prop_assert_eq!(whole.events_before(), &before[..at]);
        }
    }

    #[test]
    fn a_game_that_was_another_one_goes_on_as_the_new_one((setup, seed) in setups(), (other, other_seed) in setups(), stop in 0..140_usize) {
        let whole = play(setup.clone(), seed, |_, _, _| {});
        let mut there = whole.clone();
        there.go_to(stop);
        let mut copied = play(other, other_seed, |_, _, _| {}).game().clone();
        copied.clone_from(there.game());
        for &action in &whole.actions()[there.at()..] {
            prop_assert_eq!(shown(&copied), shown(there.game()));
            copied.play(action, &mut Vec::new()).unwrap();
            there.play(action).unwrap();
        }
        prop_assert_eq!(shown(&copied), shown(whole.game()));

        // Two tiles may lie at set-up.
        let Deck::Tiles(deck) = &setup.deck else { panic!("a deck is dealt") };
        let reversed: Vec<_> = deck[..2].iter().chain(deck[2..].iter().rev()).copied().collect();
        let (mut events, mut new_events) = (Vec::new(), Vec::new());
        copied.restart(&reversed, &mut events).unwrap();
        let new = Game::new(&Setup { deck: Deck::Tiles(reversed), ..setup }, &mut new_events).unwrap();
        prop_assert_eq!(events, new_events);
        prop_assert_eq!(shown(&copied), shown(&new));
    }

    #[test]
    fn a_branch_has_the_same_past_and_leaves_its_game_alone((setup, seed) in setups(), stop in 0..200_usize) {
        let mut whole = play(setup, seed, |_, _, _| {});
        whole.go_to(stop);
        let before = format!("{whole:?}");
        let same = whole.branch(false, &mut seeded(seed)).unwrap();
        prop_assert_eq!(same.to_text(), whole.to_text());
        prop_assert_eq!(same.actions(), &whole.actions()[..whole.at()]);
        let mut other = whole.branch(true, &mut seeded(!seed)).unwrap();
        prop_assert_eq!(format!("{whole:?}"), before);
        prop_assert_eq!(other.events(), whole.events());
        prop_assert_eq!(other.written_statements(), whole.written_statements());
        let (Deck::Tiles(old), Deck::Tiles(new)) = (&whole.setup().deck, &other.setup().deck) else { panic!("a deck is dealt") };
        let drawn = old.len() - whole.game().remaining();
        prop_assert_eq!(&old[..drawn], &new[..drawn]);
        let stack = |id: &TileId| {
            let tile = Catalogue::get().tile(*id);
            (tile.rivers.is_empty(), matches!(tile.role, Role::Plain | Role::Start) || tile.rivers.is_empty())
        };
        prop_assert_eq!(old.iter().map(stack).collect::<Vec<_>>(), new.iter().map(stack).collect::<Vec<_>>());
        let sorted = |tiles: &[TileId]| { let mut tiles = tiles.to_vec(); tiles.sort_unstable_by_key(|id| id.index()); tiles };
        prop_assert_eq!(sorted(old), sorted(new));
        while let Some(action) = legal_actions(other.game()).last() {
            other.play(action).unwrap();
        }
        prop_assert!(other.game().is_over());
    }

    #[test]
    fn luck_counts_each_tile_that_was_drawn_and_laid((setup, seed) in setups()) {
        let mut cells = [0_usize; MAX_PLAYERS];
        let mut tiles = [0_u16; MAX_PLAYERS];
        let whole = play(setup, seed, |before, action, _| {
            if matches!(action, Action::Lay { .. }) && before.drawn().is_some() {
                let spaces: BTreeSet<(i16, i16)> = legal_actions(before)
                    .filter_map(|action| if let Action::Lay { pos, .. } = action { Some((pos.x, pos.y)) } else { None })
                    .collect();
                cells[before.active().index()] += spaces.len();
                tiles[before.active().index()] += 1;
            }
        });
        let luck = luck(&whole);
        for player in whole.game().players() {
            prop_assert_eq!(luck[player].drawn, tiles[player.index()]);
            prop_assert_eq!(usize::from(luck[player].cells), cells[player.index()]);
        }
    }
}

/// Where statements said some of what came by lot, the tag is written as it was: what it passed over may come later.
#[test]
fn a_finished_game_whose_tag_ran_short_opens_again() {
    let text = "[Bastide \"1\"]\n[Boxes \"base+hills\"]\n[Players \"red Ann, blue Bob\"]\n\
        [Deck \"D B B B B B B B B B B B B B B\"]\n[Sheep \"4 4 4\"]\n\
        tile B 0,1 0\nshepherd field.NNE\ntile B 1,1 0\ntile B -1,1 0\nflock add\ntile B 1,2 0\ntile B -2,1 0\nflock add wolf\n\
        tile B 1,3 0\ntile B -3,1 0\nshepherd field.NNE\ntile B 0,3 0\ntile B -4,1 0\nflock add 3\ntile B -1,3 0\ntile B -5,1 0\n\
        flock home\ntile B -2,3 0\ntile B -6,1 0\nshepherd field.NNE wolf\ntile B -3,3 0\nskip\n";
    let replay = read(text);
    assert!(replay.game().is_over());
    let again = read(&replay.to_text());
    assert_eq!((again.to_text(), shown(again.game())), (replay.to_text(), shown(replay.game())));
}

/// What a shepherd draws and a die shows is asked for only where there are shepherds and dice.
#[test]
fn a_lot_of_a_box_that_is_not_played_is_never_cast() {
    for statement in ["shepherd field.NNE", "flock add", "meeple machine"] {
        let mut replay = read("[Bastide \"1\"]\n[Players \"red, blue\"]\n[Deck \"D V U\"]\ntile V 1,0 1\n");
        let before = shown(replay.game());
        assert!(replay.play_on(statement.parse().unwrap(), &mut seeded(1)).is_err(), "{statement}");
        assert_eq!(shown(replay.game()), before);
    }
}

/// Red's builder stands on the road that the last tile extends: the last of the pile, or not.
#[test]
fn a_second_part_begins_only_while_there_are_tiles() {
    for (more, n_parts) in [("", 0), (" V", 1)] {
        let text = format!(
            "[Bastide \"1\"]\n[Boxes \"base+traders\"]\n[Players \"red, blue\"]\n[Deck \"D U B U B U{more}\"]\ntile U 1,0 0\n\
             meeple road.E\ntile B 0,1 0\ntile U 2,0 0\nbuilder road.E\ntile B 1,1 0\ntile U 3,0 0\nskip\n"
        );
        let (replay, result) = Replay::of_record(&parse_record(&text).unwrap(), usize::MAX, &mut ());
        assert_eq!(result, Ok(()));
        let replay = replay.unwrap();
        let begun = replay.events().iter().filter(|event| matches!(event, Event::SecondPart { .. })).count();
        assert_eq!((begun, replay.game().is_over()), (n_parts, n_parts == 0));
    }
}
