//! `bastide playout` plays seeded games and writes their records, or only counts them.

use std::{process::ExitCode, time::Instant};

use bastide::{
    ai::{play_out, random_action},
    rules::{Action, Dealer, Deck, DeckSize, Game, Generator, Observation, Setup, seeded},
    session::Replay,
};
use indicatif::ProgressBar;

use crate::{
    Failure,
    game_args::GameArgs,
    player::{Limit, Player, Waiting},
};

/// Arguments of `bastide playout`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game_args: GameArgs,
    /// The number of games.
    #[arg(long, default_value_t = 1, value_parser = crate::counted::<u64>)]
    count: u64,
    /// The player for each seat, repeated as needed: `random`, a level, or a player of the arena.
    #[arg(long, num_args = 1.., default_value = "random")]
    policy: Vec<String>,
    #[command(flatten)]
    limit: Limit,
    /// Write only the rate, no records.
    #[arg(long)]
    quiet: bool,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let policy = Policy::of(args)?;
    let setup = args.game_args.setup()?;
    let (named, seats) = (args.policy.len(), setup.players.len());
    if named > seats {
        return Err(format!("--policy names {named} players, but only {seats} play; see --players"));
    }
    let bar = crate::progress(args.count, "games");
    let began = Instant::now();
    if args.quiet {
        rate(args, &policy, &setup, &bar)?;
    } else {
        records(args, &policy, &setup, &bar)?;
    }
    bar.finish_and_clear();
    let seconds = began.elapsed().as_secs_f64();
    if args.quiet {
        let rate = args.count as f64 / seconds.max(1e-9);
        crate::print(&format!("{} games in {seconds:.3} s: {rate:.0} games/s\n", args.count));
    }
    Ok(ExitCode::SUCCESS)
}

/// The players in their seats, and the limit for their decisions.
struct Policy {
    players: Vec<Player>,
    limit: Limit,
}

impl Policy {
    fn of(args: &Args) -> Result<Self, Failure> {
        let players = args.policy.iter().map(|name| Player::from_name(name));
        Ok(Self { players: players.collect::<Result<_, _>>()?, limit: args.limit })
    }

    /// Whether all players are random, so that nobody needs to observe the game.
    fn is_random(&self) -> bool {
        self.players.iter().all(|player| matches!(player, Player::Random))
    }

    fn decide(&self, game: &Game, rng: &mut Generator) -> Option<Action> {
        match &self.players[game.asked().index() % self.players.len()] {
            Player::Random => random_action(game, rng),
            _ if game.is_over() => None,
            player => player.decide(&Observation::new(game), rng, self.limit, Waiting::Nobody),
        }
    }
}

fn records(args: &Args, policy: &Policy, setup: &Setup, bar: &ProgressBar) -> Result<(), Failure> {
    for k in 0..args.count {
        let mut rng = seeded(args.game_args.seed.wrapping_add(k));
        let mut setup = setup.clone();
        setup.deal(&mut rng).map_err(|error| error.to_string())?;
        let mut replay = Replay::new(setup).map_err(|error| error.to_string())?;
        while let Some(action) = policy.decide(replay.game(), &mut rng) {
            replay.play(action).map_err(|error| error.to_string())?;
        }
        let gap = if k == 0 { "" } else { "\n" };
        crate::print(&format!("{gap}{}", replay.to_text()));
        bar.inc(1);
    }
    Ok(())
}

/// Plays the same games without writing records. After the first game nothing is allocated but by the final scorings.
fn rate(args: &Args, policy: &Policy, setup: &Setup, bar: &ProgressBar) -> Result<(), Failure> {
    let mut events = Vec::new();
    let mut game = Game::new(setup, &mut events).map_err(|error| error.to_string())?;
    let dealer = Dealer::new(setup, DeckSize::Whole).map_err(|error| error.to_string())?;
    let mut dealt = setup.clone();
    for k in 0..args.count {
        let mut rng = seeded(args.game_args.seed.wrapping_add(k));
        dealer.deal(&mut dealt, &mut rng);
        if let Deck::Tiles(tiles) = &dealt.deck {
            game.restart(tiles, &mut events).map_err(|error| error.to_string())?;
        }
        if policy.is_random() {
            play_out(&mut game, &mut rng, &mut events);
        }
        while let Some(action) = policy.decide(&game, &mut rng) {
            events.clear();
            game.play_unchecked(action, &mut events);
        }
        if k % 256 == 255 {
            bar.inc(256);
        }
    }
    Ok(())
}
