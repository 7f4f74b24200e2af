//! `bastide learn` writes what the learned numbers of the evaluation are found from. See docs/AI.md.

use std::{
    collections::BTreeMap,
    fmt::Write,
    process::ExitCode,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use bastide::{
    ai::{Level, Trial, choose, lessons},
    rules::{Game, Generator, Observation, Setup, Step, below, legal_actions, seeded},
};
use indicatif::ProgressBar;

use crate::{Failure, game_args::GameArgs};

/// Arguments of `bastide learn`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The number of games from which turns are taken.
    #[arg(long, default_value_t = 100, value_parser = crate::counted::<u64>)]
    games: u64,
    /// The decks on which the plans for a turn are tried.
    #[arg(long, default_value_t = 16, value_parser = crate::counted::<u32>)]
    rounds: u32,
    /// The best plans that are tried.
    #[arg(long, default_value_t = 6)]
    best: usize,
    /// Further plans that are tried.
    #[arg(long, default_value_t = 2)]
    others: usize,
    /// One turn in so many is taken.
    #[arg(long, default_value_t = 4, value_parser = crate::counted::<usize>)]
    every: usize,
    /// The number of turns to play after each plan; the evaluation then stands for the result. Without it, games are played to their end.
    #[arg(long)]
    turns: Option<usize>,
    #[command(flatten)]
    game_args: GameArgs,
    /// The number of games that run at the same time; by default one for each core.
    #[arg(long, value_parser = crate::counted::<usize>)]
    threads: Option<usize>,
}

/// One decision in so many is made by chance, so that not all games are alike.
const ASTRAY: usize = 8;

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let setup = args.game_args.setup()?;
    let bar = crate::progress(args.games, "games");
    let (next, waiting) = (AtomicU64::new(0), Mutex::default());
    thread::scope(|scope| {
        for _ in 0..crate::workers(args.threads) {
            scope.spawn(|| work(args, &setup, &next, &waiting, &bar));
        }
    });
    bar.finish_and_clear();
    Ok(ExitCode::SUCCESS)
}

/// The next game to be written, and the lines of later games that are ready before it.
type Lines = (u64, BTreeMap<u64, String>);

fn work(args: &Args, setup: &Setup, next: &AtomicU64, waiting: &Mutex<Lines>, bar: &ProgressBar) {
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= args.games {
            return;
        }
        let lines = game(args, setup, args.game_args.seed.wrapping_add(number));
        let mut waiting = waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let (first, ready) = &mut *waiting;
        ready.insert(number, lines);
        while let Some(lines) = ready.remove(first) {
            crate::print(&lines);
            *first += 1;
        }
        bar.inc(1);
    }
}

/// Plays a game and returns a line for each plan that was tried: the turn, the own turns to come, the decks, what was expected, how the
/// games ended, and the traits.
fn game(args: &Args, setup: &Setup, seed: u64) -> String {
    let (mut lines, mut rng) = (String::new(), seeded(seed));
    let mut dealt = setup.clone();
    if dealt.deal(&mut rng).is_err() {
        return lines;
    }
    let Ok(mut game) = Game::new(&dealt, &mut Vec::new()) else { return lines };
    let turns = args.turns.unwrap_or(usize::MAX);
    let trial = Trial { best: args.best, others: args.others, rounds: args.rounds, turns };
    for turn in 0.. {
        let seen = Observation::new(&game);
        if game.step() == Step::Lay && below(&mut rng, args.every) == 0 {
            for lesson in lessons(&seen, &trial, &mut rng) {
                let _ = write!(
                    lines,
                    "{seed}.{turn} {} {} {:.3} {:.3}",
                    lesson.turns, args.rounds, lesson.expected, lesson.ended
                );
                for amount in lesson.traits {
                    let _ = write!(lines, " {amount:.3}");
                }
                lines.push('\n');
            }
        }
        let Some(action) = decided(&seen, &mut rng) else { return lines };
        game.play_unchecked(action, &mut Vec::new());
    }
    lines
}

fn decided(seen: &Observation, rng: &mut Generator) -> Option<bastide::rules::Action> {
    if seen.game().step() == Step::Lay && below(rng, ASTRAY) == 0 {
        let legal: Vec<_> = legal_actions(seen.game()).collect();
        return legal.get(below(rng, legal.len().max(1))).copied();
    }
    choose(seen, Level::Planner, rng, &mut |_| true)
}
