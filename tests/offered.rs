//! Whatever is offered can be written and read: in games of all boxes, those whose tiles come from a deck and open ones, where each
//! tile is taken in hand.

use crate::common::{cases, setups};
use bastide::{
    boxes::{bridges::rules as bridges, tower::rules as tower},
    catalogue::{BoxId, Catalogue, Role, TileId},
    record::{Statement, parse_record},
    rules::{
        Action, Deck, Game, Generator, Setup, Step, below, check, legal_actions, open_lay_actions, playable, seeded,
    },
    session::Replay,
};
use proptest::prelude::*;

/// So many tiles are tried in an open game, which would have no end: on a small table none fits any more.
const TILES: usize = 90;

/// Every action of the list is written as a statement that means this action and nothing else.
fn all_can_be_written(game: &Game, listed: &[Action]) {
    for &action in listed {
        let written = Statement::written(game, action).to_string();
        let read: Statement = written.parse().unwrap();
        assert_eq!(read.action(game), Ok(action), "{written}");
        assert_eq!(check(game, action), Ok(()), "{written}");
    }
}

fn reads_back(replay: &Replay) {
    let text = replay.to_text();
    let (again, result) = Replay::of_record(&parse_record(&text).unwrap(), usize::MAX, &mut ());
    assert_eq!(result, Ok(()), "{text}");
    let again = again.unwrap();
    assert_eq!((again.events(), again.to_text()), (replay.events(), text));
}

/// Plays on by chance, with the placements of a tile by chance where an open game asks for one. Returns how many tiles were laid with a
/// bridge.
fn play_open(setup: Setup, rng: &mut Generator) -> (Replay, usize) {
    let tiles: Vec<TileId> = (0..Catalogue::get().tiles().len()).map(TileId::from_index).collect();
    let boxes = setup.boxes.clone();
    let in_play = |tile: &TileId| {
        let tile = Catalogue::get().tile(*tile);
        tile.role != Role::EachPlayer && tile.box_id.is_some_and(|id| boxes.contains(&id) && id != BoxId::Count)
    };
    let tiles: Vec<TileId> = tiles.into_iter().filter(in_play).collect();
    let mut replay = Replay::new(Setup { deck: Deck::Open, ..setup }).unwrap();
    let (mut n_tried, mut n_bridged) = (0, 0);
    while !replay.game().is_over() {
        let mut listed: Vec<Action> = legal_actions(replay.game()).collect();
        all_can_be_written(replay.game(), &listed);
        if replay.game().step() == Step::Lay && n_tried < TILES {
            n_tried += 1;
            let tile = tiles[below(rng, tiles.len())];
            let placements: Vec<Action> = open_lay_actions(replay.game(), tile).collect();
            all_can_be_written(replay.game(), &placements);
            assert_eq!(replay.take_tile(tile), !placements.is_empty());
            if placements.is_empty() {
                continue;
            }
            // With the tile in hand no more is offered than that, but for a ransom.
            listed = legal_actions(replay.game())
                .filter(|action| !matches!(action, Action::Tower(tower::Action::Ransom { .. })))
                .collect();
            assert_eq!(listed, placements);
        }
        let action = listed[below(rng, listed.len())];
        n_bridged += usize::from(matches!(action, Action::Bridges(bridges::Action::LayWithBridge { .. })));
        replay.play(action).unwrap();
    }
    (replay, n_bridged)
}

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn what_is_offered_can_be_written_and_read((setup, seed) in setups()) {
        let mut rng = seeded(seed);
        let mut replay = Replay::new(setup).unwrap();
        while !replay.game().is_over() {
            let listed: Vec<Action> = legal_actions(replay.game()).collect();
            all_can_be_written(replay.game(), &listed);
            replay.play(listed[below(&mut rng, listed.len())]).unwrap();
        }
        reads_back(&replay);
    }

    #[test]
    fn what_an_open_game_offers_can_be_written_and_read((setup, seed) in setups()) {
        reads_back(&play_open(setup, &mut seeded(seed)).0);
    }
}

#[test]
fn open_games_with_all_boxes_have_bridges() {
    let mut n_bridged = 0;
    for seed in 0..4 {
        let (mut setup, mut rng) = (crate::common::numbered(seed).0, seeded(seed));
        setup.boxes = playable().collect();
        setup.options.clear();
        let (replay, bridged) = play_open(setup, &mut rng);
        reads_back(&replay);
        n_bridged += bridged;
    }
    assert!(n_bridged > 4, "{n_bridged} tiles were laid with a bridge");
}
