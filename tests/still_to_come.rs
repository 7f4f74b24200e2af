//! What is still to come shows in no answer: two games that differ only in the tiles and lots to come give the same ones.

use bastide::{
    ai::{Level, decide},
    art::piece::piece_of,
    rules::{Action, Deck, Game, Generator, Lot, Observation, below, choices, reshuffle, seeded},
    session::Replay,
    ui::{controller::Controller, scene::Theme},
    view::{GameView, legal},
};

use crate::common::{games, numbered, play};

/// So many decisions of a position are tried.
const TRIED: usize = 6;

/// The same game up to now with other tiles and lots to come; `None` where nothing is left to differ.
fn otherwise(replay: &Replay, rng: &mut Generator) -> Option<Replay> {
    let mut setup = replay.setup().clone();
    let Deck::Tiles(deck) = &mut setup.deck else { return None };
    let drawn = deck.len() - replay.game().remaining();
    let before = deck.clone();
    reshuffle(&mut deck[drawn..], rng);
    let mut differs = *deck != before;
    for lot in Lot::ALL {
        let taken = replay.game().lots_taken(lot).len();
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
    let (mut n_positions, mut n_flights) = (0, 0);
    for number in 0..u64::from(games(12)) {
        let (setup, seed) = numbered(number);
        let mut rng = seeded(!seed);
        let mut at = 0;
        play(setup, seed, |_, _, replay| {
            at += 1;
            let flies = choices(replay.game()).any(|action| matches!(action, Action::Flier(_)));
            if !(flies || at % 7 == 0) {
                return;
            }
            let Some(other) = otherwise(replay, &mut rng) else { return };
            n_positions += 1;
            n_flights += u32::from(flies);
            let mut all: Vec<Action> = choices(replay.game()).collect();
            let mut tried: Vec<Action> =
                all.iter().copied().filter(|action| matches!(action, Action::Flier(_))).collect();
            while tried.len() < TRIED && !all.is_empty() {
                tried.push(all.swap_remove(below(&mut rng, all.len())));
            }
            assert_eq!(answers(replay, &tried), answers(&other, &tried), "game {number}, decision {at}");
            if at % 35 == 0 || flies {
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
    println!("{n_positions} positions, {n_flights} of them with a flight");
    assert!(n_positions > 100 && n_flights > 3, "{n_positions} positions, {n_flights} with a flight");
}
