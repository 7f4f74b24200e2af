//! All expansions go together: choices of boxes in which any two are together and apart are played in every edition, by every number of
//! players.

use std::{env, thread};

use bastide::{
    ai::play_out,
    catalogue::BoxId,
    rules::{Colour, Edition, Game, OPTIONS, OptionDef, Player, Rules, Setup, most_players, seeded},
};

use crate::common::{choices_of_boxes, every_choice_of_boxes};

/// So many choices by chance are played besides those in which any two boxes are together and apart.
const OTHERS: usize = 30;
/// So many games each choice gets in each edition with each number of players, unless `SUBSETS_GAMES` says how many every subset gets.
const GAMES: u64 = 1;

#[test]
fn choices_of_the_boxes_are_played() {
    let asked_for = env::var("SUBSETS_GAMES").ok().map(|games| games.parse::<u64>().unwrap());
    let choices = if asked_for.is_some() { every_choice_of_boxes() } else { choices_of_boxes(OTHERS) };
    let n_threads = thread::available_parallelism().map_or(1, usize::from);
    let games: u64 = thread::scope(|scope| {
        let shares: Vec<_> = choices
            .chunks(choices.len().div_ceil(n_threads))
            .map(|share| {
                scope.spawn(|| share.iter().map(|chosen| play(chosen, asked_for.unwrap_or(GAMES))).sum::<u64>())
            })
            .collect();
        shares.into_iter().map(|share| share.join().unwrap()).sum()
    });
    println!("{games} games with {} choices of boxes", choices.len());
    assert!(games >= 15 * choices.len() as u64, "three editions, and at least five numbers of players");
}

/// Plays so many games with these boxes in each edition, with each number of players; returns how many those are.
fn play(chosen: &[BoxId], games: u64) -> u64 {
    let mut played = 0;
    for edition in [Edition::First, Edition::Second, Edition::Anniversary] {
        for n_players in 1..=Colour::ALL.len() {
            let players = Colour::ALL.into_iter().take(n_players);
            let mut setup =
                Setup::base(players.map(|colour| Player { colour, name: String::new(), level: None }).collect());
            setup.edition = edition;
            setup.boxes = chosen.to_vec();
            assert_eq!(Rules::new(&setup).is_ok(), n_players <= most_players(chosen), "{chosen:?}");
            if n_players > most_players(chosen) {
                continue;
            }
            (0..games).for_each(|seed| play_to_the_end(&setup, seed));
            played += games;
        }
    }
    played
}

fn play_to_the_end(setup: &Setup, seed: u64) {
    let mut rng = seeded(seed);
    let mut dealt = setup.clone();
    dealt.deal(&mut rng).unwrap();
    let mut events = Vec::new();
    let mut game = Game::new(&dealt, &mut events).unwrap();
    play_out(&mut game, &mut rng, &mut events);
    assert!(game.is_over(), "seed {seed}: {setup:?}");
}

/// Boxes with some of their parts: every subset of every box, beside one of every other box; with `SUBSETS_GAMES` any two subsets of two boxes.
#[test]
fn choices_of_parts_are_played() {
    let asked_for = env::var("SUBSETS_GAMES").ok().map(|games| games.parse::<u64>().unwrap());
    let subsets: Vec<Vec<(&OptionDef, String)>> =
        OPTIONS.iter().filter(|option| option.joined).map(subsets_of).collect();
    assert!(subsets.iter().map(Vec::len).sum::<usize>() > 120);
    let mut played = 0;
    for (place, of_one) in subsets.iter().enumerate() {
        for (number, one) in of_one.iter().enumerate() {
            for of_other in &subsets[place + 1..] {
                let others = match asked_for {
                    Some(_) => &of_other[..],
                    None => std::slice::from_ref(&of_other[number % of_other.len()]),
                };
                played += others.iter().map(|other| play_parts(&[one, other], asked_for.unwrap_or(1))).sum::<u64>();
            }
        }
    }
    assert!(played > 1000, "{played} games");
}

/// The ways in which parts of a box can be in play, one of them or more.
fn subsets_of(option: &'static OptionDef) -> Vec<(&'static OptionDef, String)> {
    let parts: Vec<&str> = option.values[1..].iter().map(|value| value.0).collect();
    let chosen = |mask: usize| {
        let parts = parts.iter().enumerate().filter(move |(part, _)| mask >> part & 1 == 1);
        parts.map(|(_, &part)| part).collect::<Vec<_>>().join("+")
    };
    (1..1 << parts.len()).map(|mask| (option, chosen(mask))).collect()
}

/// Plays so many games of two with these parts in each edition; returns how many those are.
fn play_parts(chosen: &[&(&OptionDef, String)], games: u64) -> u64 {
    let players = [Colour::Red, Colour::Blue];
    let mut setup = Setup::base(players.map(|colour| Player { colour, name: String::new(), level: None }).into());
    setup.boxes.extend(chosen.iter().map(|(option, _)| option.box_id));
    setup.options = chosen.iter().map(|(option, parts)| (option.name.into(), parts.clone())).collect();
    for edition in [Edition::First, Edition::Second, Edition::Anniversary] {
        setup.edition = edition;
        (0..games).for_each(|seed| play_to_the_end(&setup, seed));
    }
    3 * games
}
