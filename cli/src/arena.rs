//! `bastide arena` plays matches between two players. Each deck is played twice, with the seats swapped.

mod program;

use std::{
    process::ExitCode,
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::Duration,
};

use bastide::{
    record::Statement,
    rules::{Action, Game, Generator, Observation, Setup, seeded},
};
use indicatif::ProgressBar;

use crate::{
    Failure,
    game_args::GameArgs,
    player::{Limit, Player, Waiting},
};
use program::Program;

/// Arguments of `bastide arena`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The first player: a level, or random, planner-blind, flat, uct, greedy-frozen; or `port:COMMAND`, a program that speaks the
    /// match port (docs/MATCH.md) and has limits of its own.
    a: String,
    /// The second player.
    b: String,
    /// The number of games; each deck is played twice, with the seats swapped.
    #[arg(long, default_value_t = 100, value_parser = in_pairs)]
    games: u64,
    #[command(flatten)]
    limit: Limit,
    /// The longest time that a program may take for an answer, in milliseconds. A match in which it takes longer is given up.
    #[arg(long, value_name = "T", default_value_t = 60_000, value_parser = crate::counted::<u64>)]
    patience_ms: u64,
    #[command(flatten)]
    game_args: GameArgs,
    /// The number of games that run at the same time; by default one for each core.
    #[arg(long, value_parser = crate::counted::<usize>)]
    threads: Option<usize>,
}

/// Reads the number of games of decks that are played twice.
fn in_pairs(text: &str) -> Result<u64, Failure> {
    let games = crate::counted::<u64>(text)?;
    let even = Some(games).filter(|games| games.is_multiple_of(2));
    even.ok_or_else(|| "expected an even number, because each deck is played twice".to_owned())
}

/// Who is compared.
enum Contestant {
    Player(Player),
    /// A program with its arguments, which speaks the match port.
    Program(String),
}

impl Contestant {
    fn from_name(name: &str) -> Result<Self, Failure> {
        match name.strip_prefix("port:") {
            Some(command) => Ok(Self::Program(command.to_owned())),
            None => Player::from_name(name).map(Self::Player),
        }
    }

    /// Takes the seats of one side in a game.
    fn sit(&self, patience: Duration, setup: &Setup) -> Result<Seat<'_>, Failure> {
        match self {
            Self::Player(player) => Ok(Seat::Player(player)),
            Self::Program(command) => Program::start(command, patience, setup).map(Seat::Program),
        }
    }
}

/// A side in one game.
enum Seat<'a> {
    Player(&'a Player),
    Program(Program),
}

impl Seat<'_> {
    fn decide(&mut self, game: &Game, rng: &mut Generator, limit: Limit) -> Result<Option<Action>, Failure> {
        match self {
            Self::Player(player) => Ok(player.decide(&Observation::new(game), rng, limit, Waiting::Nobody)),
            Self::Program(program) => program.decide(game).map(Some),
        }
    }

    fn program(&mut self) -> Option<&mut Program> {
        match self {
            Self::Player(_) => None,
            Self::Program(program) => Some(program),
        }
    }
}

/// The result of one deck, which is played twice.
#[derive(Clone, Copy, Debug, Default)]
struct Pair {
    /// The number of games that the first player won; a draw counts as half a game.
    won: f64,
    draws: u32,
    margin: f64,
    points: [f64; 2],
}

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let players = [Contestant::from_name(&args.a)?, Contestant::from_name(&args.b)?];
    let setup = args.game_args.setup()?;
    let pairs = args.games / 2;
    let bar = crate::progress(2 * pairs, "games");
    let next = AtomicU64::new(0);
    let results = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..crate::workers(args.threads) {
            scope.spawn(|| work(args, &players, &setup, pairs, &next, &results, &bar));
        }
    });
    bar.finish_and_clear();
    let Ok(mut results) = results.into_inner() else { return Err("a game ended in a panic".into()) };
    results.sort_by_key(|&(pair, _)| pair);
    let mut pairs = Vec::with_capacity(results.len());
    for (_, result) in results {
        pairs.push(result?);
    }
    crate::print(&format!("{} against {}: {}\n", args.a, args.b, summary(&pairs)));
    Ok(ExitCode::SUCCESS)
}

type Results = Mutex<Vec<(u64, Result<Pair, Failure>)>>;

fn work(
    args: &Args,
    players: &[Contestant; 2],
    setup: &Setup,
    pairs: u64,
    next: &AtomicU64,
    results: &Results,
    bar: &ProgressBar,
) {
    loop {
        let pair = next.fetch_add(1, Ordering::Relaxed);
        if pair >= pairs {
            return;
        }
        let result = play_pair(args, players, setup, args.game_args.seed.wrapping_add(pair));
        if result.is_err() {
            next.store(pairs, Ordering::Relaxed); // no other deck is begun
        }
        let Ok(mut results) = results.lock() else { return };
        results.push((pair, result));
        let so_far: Vec<Pair> = results.iter().filter_map(|(_, result)| result.clone().ok()).collect();
        bar.set_message(summary(&so_far));
        bar.inc(2);
    }
}

fn play_pair(args: &Args, players: &[Contestant; 2], setup: &Setup, seed: u64) -> Result<Pair, Failure> {
    let mut dealt = setup.clone();
    dealt.deal(&mut seeded(seed)).map_err(|error| error.to_string())?;
    let patience = Duration::from_millis(args.patience_ms);
    let mut pair = Pair::default();
    for first in 0..2 {
        let mut seats = [players[first].sit(patience, &dealt)?, players[1 - first].sit(patience, &dealt)?];
        let mut events = Vec::new();
        let mut game = Game::new(&dealt, &mut events).map_err(|error| error.to_string())?;
        let mut rng = seeded(seed.wrapping_mul(2).wrapping_add(first as u64) ^ 0x5eed_0000_0000);
        while !game.is_over() {
            for program in seats.iter_mut().filter_map(Seat::program) {
                program.hear(&events, &game)?;
            }
            let Some(action) = seats[game.asked().index() % 2].decide(&game, &mut rng, args.limit)? else { break };
            let statement = Statement::written(&game, action);
            for program in seats.iter_mut().filter_map(Seat::program) {
                program.hear_decision(&statement)?;
            }
            events.clear();
            game.play(action, &mut events).map_err(|illegal| format!("seed {seed}: {illegal}"))?;
        }
        // With more than two seats the players alternate, and the player who has the seat with the most points wins.
        let mut most = [0.0_f64; 2];
        for player in game.players() {
            let side = (player.index() + first) % 2;
            most[side] = most[side].max(f64::from(game.score(player)));
        }
        let margin = most[0] - most[1];
        pair.won += if margin > 0.0 {
            1.0
        } else if margin < 0.0 {
            0.0
        } else {
            0.5
        };
        pair.draws += u32::from(margin == 0.0);
        pair.margin += margin;
        pair.points = [pair.points[0] + most[0], pair.points[1] + most[1]];
    }
    Ok(pair)
}

/// Wins, draws and margin with their 95 % intervals. They are computed over decks, because the two games of a deck are not
/// independent.
fn summary(pairs: &[Pair]) -> String {
    let games = 2.0 * pairs.len() as f64;
    let draws: u32 = pairs.iter().map(|pair| pair.draws).sum();
    let won: f64 = pairs.iter().map(|pair| pair.won).sum();
    let wins = won - f64::from(draws) / 2.0;
    let (rate, rate_error) = interval(pairs, |pair| 50.0 * pair.won);
    let (margin, margin_error) = interval(pairs, |pair| pair.margin / 2.0);
    let points = [0, 1].map(|side| pairs.iter().map(|pair| pair.points[side]).sum::<f64>() / games);
    format!(
        "{games:.0} games, {wins:.0} wins, {draws} draws, {rate:.1} % ± {rate_error:.1}, margin {margin:+.1} ± \
         {margin_error:.1}, points {:.1} to {:.1}",
        points[0], points[1]
    )
}

/// The mean over all decks, and half the width of its 95 % interval.
fn interval(pairs: &[Pair], value: impl Fn(&Pair) -> f64) -> (f64, f64) {
    let n = pairs.len() as f64;
    let mean = pairs.iter().map(&value).sum::<f64>() / n;
    let squares: f64 = pairs.iter().map(|pair| (value(pair) - mean).powi(2)).sum();
    (mean, if pairs.len() < 2 { f64::INFINITY } else { 1.96 * (squares / (n - 1.0) / n).sqrt() })
}
