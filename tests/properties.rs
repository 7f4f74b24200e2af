//! What must hold in every game, tried on random ones: players, options, seeds and ways of playing are drawn by proptest.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails loudly, also in its helpers")]

use std::collections::BTreeSet;

use bastide::{
    ai::random_action,
    board::{Board, Pos, scan},
    catalogue::{Catalogue, EdgeKind, TileId},
    record::{Replay, parse_record},
    rules::{Action, Colour, Deck, Edition, Event, FigureKind, Game, Player, Setup, check, legal_actions, seeded},
};
use proptest::prelude::*;

/// A set-up of the base box with everything that may vary, dealt from a seed.
fn setups() -> impl Strategy<Value = (Setup, u64)> {
    let editions = prop::sample::select(vec![Edition::First, Edition::Second, Edition::Anniversary]);
    let farms = prop::sample::select(vec!["third", "second", "first", "off"]);
    let small = prop::sample::select(vec!["full", "half"]);
    (editions, farms, small, 1..=9_u8, 2..=5_usize, any::<u64>(), any::<bool>()).prop_map(
        |(edition, farms, small_city, followers, n_players, seed, scenario)| {
            let players = Colour::ALL.into_iter().take(n_players);
            let mut setup =
                Setup::base(players.map(|colour| Player { colour, name: String::new(), level: None }).collect());
            setup.edition = edition;
            setup.options = [("farms", farms), ("small-city", small_city), ("followers", &followers.to_string())]
                .map(|(name, value)| (name.into(), value.into()))
                .to_vec();
            setup.deal(&mut seeded(seed)).unwrap();
            if scenario {
                setup.deck = Deck::Tiles(scenario_deck(seed));
            }
            (setup, seed)
        },
    )
}

/// A short deck of any tiles of any box, so that many fit nowhere.
fn scenario_deck(seed: u64) -> Vec<TileId> {
    let playable: Vec<TileId> = (0..Catalogue::get().tiles().len())
        .map(TileId::from_index)
        .filter(|&id| Catalogue::get().tile(id).edges.iter().all(|&edge| edge != EdgeKind::Any))
        .collect();
    let mut rng = seeded(!seed);
    (0..40).map(|_| playable[bastide::rules::below(&mut rng, playable.len())]).collect()
}

/// Plays a random game and calls a check after every decision with the game before and after it.
fn play(setup: Setup, seed: u64, mut each: impl FnMut(&Game, Action, &Replay)) -> Replay {
    let mut rng = seeded(seed ^ 1);
    let mut replay = Replay::new(setup).unwrap();
    while let Some(action) = random_action(replay.game(), &mut rng) {
        let before = replay.game().clone();
        replay.play(action).unwrap();
        each(&before, action, &replay);
    }
    replay
}

fn compare_with_scan(board: &Board) {
    let graph = board.graph();
    let mut n_parts = 0;
    for feature in scan::features(board.tiles()) {
        let nodes: BTreeSet<u16> = feature.parts.iter().map(|&(tile, part)| board.tiles()[tile].node(part)).collect();
        let first = *nodes.first().unwrap();
        assert_eq!(graph.members(first).collect::<BTreeSet<_>>(), nodes);
        let kept = board.feature(first);
        assert_eq!((kept.kind, kept.open, kept.attributes), (feature.kind, feature.open, feature.attributes));
        assert_eq!(usize::from(kept.parts), nodes.len());
        assert_eq!(board.tiles_of(first), feature.tiles);
        n_parts += nodes.len();
    }
    assert_eq!(n_parts, graph.len());
    let frontier = scan::frontier(board.tiles());
    assert_eq!(board.frontier().len(), frontier.len());
    for cell in board.frontier() {
        let wanted = frontier[&cell.pos];
        let key = wanted.iter().rev().fold(0, |key, edge| key << 3 | edge.map_or(0, EdgeKind::code));
        assert_eq!(cell.key, key, "the required edges at {}", cell.pos);
        assert_eq!(board.frontier_at(cell.pos), Some(cell));
    }
}

/// The legal places of a tile by trying everything.
fn slow_placements(board: &Board, tile: TileId) -> BTreeSet<(Pos, u8)> {
    let mut found = BTreeSet::new();
    for (pos, wanted) in scan::frontier(board.tiles()) {
        for turns in 0..4 {
            let shown = Catalogue::get().face(tile, turns).edges;
            let fits = shown.iter().zip(wanted).all(|(&mine, theirs)| match theirs {
                None | Some(EdgeKind::Any) => true,
                Some(theirs) => mine == EdgeKind::Any || mine == theirs,
            });
            if fits {
                found.insert((pos, turns));
            }
        }
    }
    found
}

fn check_figures(game: &Game) {
    for player in game.players() {
        let on_board = game.figures().iter().filter(|figure| figure.owner == player).count();
        let supply = usize::from(game.supply(player)[FigureKind::Meeple]);
        assert_eq!(on_board + supply, usize::from(game.rules().options.followers));
    }
    let graph = game.board().graph();
    for figure in game.figures() {
        let together = game.figures().iter().filter(|other| graph.root(other.node) == graph.root(figure.node)).count();
        assert_eq!(usize::from(game.board().feature(figure.node).figures), together);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_graph_is_what_the_scan_finds((setup, seed) in setups()) {
        play(setup, seed, |_, action, replay| {
            if matches!(action, Action::Lay { .. }) {
                compare_with_scan(replay.game().board());
            }
        });
    }

    #[test]
    fn placements_are_those_that_fit((setup, seed) in setups()) {
        play(setup, seed, |_, _, replay| {
            let game = replay.game();
            if let Some(tile) = game.drawn() {
                let listed: Vec<_> = game.board().placements(tile).collect();
                assert_eq!(listed.iter().copied().collect::<BTreeSet<_>>(), slow_placements(game.board(), tile));
                assert_eq!(game.board().placements(tile).count(), listed.len());
                for (k, &placement) in listed.iter().enumerate() {
                    assert_eq!(game.board().placements(tile).nth(k), Some(placement));
                }
            }
        });
    }

    #[test]
    fn an_action_succeeds_exactly_if_it_is_listed((setup, seed) in setups()) {
        play(setup, seed, |before, _, _| {
            let listed: Vec<Action> = legal_actions(before).collect();
            assert_eq!(legal_actions(before).count(), listed.len());
            for (k, &action) in listed.iter().enumerate() {
                assert_eq!(legal_actions(before).nth(k), Some(action));
            }
            let last = before.board().last().unwrap();
            let mut tried: Vec<Action> = (0..12).map(|part| Action::Place { figure: FigureKind::Meeple, part }).collect();
            tried.extend([Action::Skip, Action::End]);
            let near = (-1..=1).flat_map(|x| (-1..=1).map(move |y| Pos::new(last.pos.x + x, last.pos.y + y)));
            let tile = before.drawn().unwrap_or(last.tile);
            tried.extend(near.flat_map(|pos| (0..4).map(move |turns| Action::Lay { tile, pos, turns })));
            for action in tried {
                let mut game = before.clone();
                let mut events = Vec::new();
                let played = game.play(action, &mut events);
                assert_eq!(played.is_ok(), listed.contains(&action), "{action:?}: {played:?}");
                assert_eq!(played.is_ok(), check(before, action).is_ok());
                assert!(played.is_ok() || events.is_empty());
            }
        });
    }

    #[test]
    fn events_add_up_to_the_scores_and_figures_are_conserved((setup, seed) in setups()) {
        let replay = play(setup, seed, |_, _, replay| {
            let game = replay.game();
            check_figures(game);
            for player in game.players() {
                let sum: u16 = replay.events().iter().map(|event| match event {
                    Event::Scored { player: who, points, .. } if *who == player => *points,
                    _ => 0,
                }).sum();
                assert_eq!(sum, game.score(player));
            }
        });
        let game = replay.game();
        prop_assert!(game.is_over());
        let discarded = replay.events().iter().filter(|event| matches!(event, Event::Discarded { .. })).count();
        let Deck::Tiles(deck) = &replay.setup().deck else { panic!("the deck is known") };
        prop_assert_eq!(game.board().tiles().len() + discarded, deck.len());
    }

    #[test]
    fn what_is_worth_now_is_what_the_end_gives((setup, seed) in setups()) {
        // The last decision ends the game: what its features were worth just then is what the final scoring gave.
        let mut last = None;
        let replay = play(setup, seed, |before, action, _| last = Some((before.clone(), action)));
        let (before, _) = last.unwrap();
        let game = replay.game();
        let graph = game.board().graph();
        let mut roots = BTreeSet::new();
        let by_city = game.rules().options.get("farms") == "first";
        let mut sums = vec![0; game.rules().n_players()];
        for figure in game.figures() {
            let field = game.board().feature(figure.node).kind == bastide::catalogue::PartKind::Field;
            if roots.insert(graph.root(figure.node)) && !(field && by_city) {
                let worth = bastide::rules::worth_now(game, figure.node);
                game.players().for_each(|player| sums[player.index()] += worth[player]);
            }
        }
        for player in game.players() {
            let finals: u16 = replay.events().iter().map(|event| match event {
                Event::Scored { player: who, points, why } if *who == player => {
                    let field = why.kind == bastide::catalogue::PartKind::Field;
                    if why.completed || (field && by_city) { 0 } else { *points }
                }
                _ => 0,
            }).sum();
            prop_assert_eq!(sums[player.index()], finals);
        }
        prop_assert!(!before.is_over());
    }

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
}
