//! What is still to come shows in no answer: two games that differ only in the tiles and lots to come give the same ones.

use bastide::{
    ai::{
        Level, decide,
        puzzle::{WholeTurn, lead, turns_by},
    },
    catalogue::{Catalogue, Symbol, TileId},
    rules::{Action, Deck, Game, Generator, Lot, Observation, Step, below, choices, reshuffle, seeded, tiles_left},
    session::Replay,
    ui::{controller::Controller, scene::Theme, shown::piece_of},
    view::{GameView, chances_view, legal},
};

use crate::common::{games, numbered, numbered_with, play};

/// So many decisions of a position are tried.
const TRIED: usize = 6;

/// Where in the deck the tiles are that lie hidden: each came next when the tile above it was laid.
fn hidden(replay: &Replay, deck: &[TileId]) -> Vec<usize> {
    let mut then = Replay::new(replay.setup().clone()).unwrap();
    let mut places = Vec::new();
    for &action in replay.played() {
        let (place, before) = (deck.len() - then.game().remaining(), then.game().hidden());
        then.play(action).unwrap();
        places.extend((then.game().hidden() > before).then_some(place));
    }
    places
}

/// The same game up to now with other tiles and lots to come, and others hidden; `None` where nothing is left to differ.
fn otherwise(replay: &Replay, rng: &mut Generator) -> Option<Replay> {
    let mut setup = replay.setup().clone();
    let Deck::Tiles(deck) = &mut setup.deck else { return None };
    let drawn = deck.len() - replay.game().remaining();
    let before = deck.clone();
    reshuffle(&mut deck[drawn..], rng);
    let is_plain = |tile: TileId| {
        let def = Catalogue::get().tile(tile);
        def.rivers.is_empty() && !def.has(Symbol::Dragon) && !def.has(Symbol::Volcano)
    };
    for place in hidden(replay, &before) {
        let other = drawn + below(rng, (deck.len() - drawn).max(1));
        if deck.get(other).is_some_and(|&tile| is_plain(tile) && is_plain(deck[place])) {
            deck.swap(place, other);
        }
    }
    let mut differs = *deck != before;
    for lot in Lot::ALL {
        let taken = replay.game().lots_taken(lot);
        let mut lots = setup.lots.of(lot).to_vec();
        for to_come in &mut lots[taken..] {
            let other = below(rng, lot.words().len()) as u8;
            differs |= *to_come != other;
            *to_come = other;
        }
        setup.lots.set(lot, lots);
    }
    let mut other = Replay::new(setup).ok().filter(|_| differs)?;
    for &action in replay.played() {
        other.play(action).expect("nothing that was played depends on what comes later");
    }
    Some(other)
}

/// What everybody may see of a moment, and be told about some of the decisions that are possible.
fn answers(replay: &Replay, tried: &[Action]) -> Vec<String> {
    let game = replay.game();
    let json = |value: &dyn erased::Seen| value.text();
    let mut told = vec![json(&GameView::new(replay)), json(&legal(game))];
    let kinds = tiles_left(game).unwrap_or_default();
    let wanted: Vec<TileId> = kinds.iter().filter(|kind| kind.left > 0).map(|kind| kind.tile).take(2).collect();
    told.push(format!("{kinds:?} {:?}", chances_view(game, &wanted)));
    let mut controller = Controller::new(Theme::Light);
    controller.sync(replay);
    for &action in tried {
        let (after, events) = game.preview(action).expect("it is listed");
        told.push(format!("{action:?}: {:?}, asked {:?}, {events:?}", after.step(), after.asked()));
        controller.set_piece(game, piece_of(action));
        if controller.select(game, action) {
            told.extend([json(&controller.selection(game)), json(&controller.consequences(game))]);
        }
    }
    told
}

mod erased {
    /// A view as text.
    pub(super) trait Seen {
        fn text(&self) -> String;
    }

    impl<T: serde::Serialize> Seen for T {
        fn text(&self) -> String {
            serde_json::to_string(self).unwrap()
        }
    }
}

fn advised(game: &Game, level: Level) -> String {
    format!("{:?}", decide(&Observation::new(game), level, &mut seeded(3), &mut |tries| tries >= 24))
}

#[test]
fn no_answer_shows_what_is_still_to_come() {
    let (mut n_positions, mut n_casts) = (0, 0);
    for number in 0..u64::from(games(4)) {
        let (setup, seed) = numbered(number);
        let mut rng = seeded(!seed);
        let mut at = 0;
        play(setup, seed, |_, _, replay| {
            at += 1;
            let casts = choices(replay.game()).any(Action::casts_lot);
            if !(casts || at % 7 == 0) {
                return;
            }
            let Some(other) = otherwise(replay, &mut rng) else { return };
            n_positions += 1;
            n_casts += u32::from(casts);
            let mut all: Vec<Action> = choices(replay.game()).collect();
            let mut tried: Vec<Action> = all.iter().copied().filter(|action| action.casts_lot()).collect();
            while tried.len() < TRIED && !all.is_empty() {
                tried.push(all.swap_remove(below(&mut rng, all.len())));
            }
            assert_eq!(answers(replay, &tried), answers(&other, &tried), "game {number}, decision {at}");
            if at % 35 == 0 || casts {
                for level in [Level::Planner, Level::Master] {
                    assert_eq!(
                        advised(replay.game(), level),
                        advised(other.game(), level),
                        "game {number}, decision {at}"
                    );
                }
            }
        });
    }
    println!("{n_positions} positions, {n_casts} of them with a lot to be cast");
    assert!(n_positions > 80 && n_casts > 3, "{n_positions} positions, {n_casts} with a lot to be cast");
}

/// What every turn brings, also one in which a lot is cast, as the page lists it beside the answer of a puzzle.
#[test]
fn no_turn_is_worth_more_by_what_only_the_record_knows() {
    let (mut n_positions, mut n_stopped) = (0, 0);
    for id in Lot::ALL.map(Lot::box_id) {
        for number in 0..u64::from(games(3)) {
            let (setup, seed) = numbered_with(number, vec![id]);
            let mut rng = seeded(!seed);
            let mut at = 0;
            play(setup, seed, |_, _, replay| {
                at += 1;
                let game = replay.game();
                if game.step() != Step::Lay || at % 5 != 0 {
                    return;
                }
                let Some(other) = otherwise(replay, &mut rng) else { return };
                let me = game.asked();
                let turns = turns_by(game, &|after| lead(after, me));
                let worth = |turns: &[WholeTurn]| -> Vec<(Vec<String>, i32)> {
                    turns.iter().map(|turn| (turn.statements.clone(), turn.worth)).collect()
                };
                let others = turns_by(other.game(), &|after| lead(after, me));
                assert_eq!(worth(&turns), worth(&others), "{id:?}, game {number}, decision {at}");
                n_positions += 1;
                n_stopped += turns.iter().filter(|turn| turn.game.turn() == game.turn()).count();
            });
        }
    }
    println!("{n_positions} positions, {n_stopped} turns that stop before a lot");
    assert!(n_positions > 40 && n_stopped > 100, "{n_positions} positions, {n_stopped} turns that stop before a lot");
}
