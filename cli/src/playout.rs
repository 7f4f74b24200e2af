//! `bastide playout`: seeded games, written as records or only counted.

use std::{process::ExitCode, time::Instant};

use bastide::{
    ai::{play_out, random_action},
    catalogue::BoxId,
    record::Replay,
    rules::{Colour, Deck, Edition, Game, LEVELS, Player, Setup, most_players, seeded},
};
use indicatif::ProgressBar;

use crate::Failure;

/// Arguments of `bastide playout`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Boxes joined by `+`.
    #[arg(long, default_value = "base")]
    boxes: String,
    /// Edition: 2016, 2001 or 2021.
    #[arg(long, default_value = "2016")]
    rules: String,
    /// Options as `name=value`, separated by spaces.
    #[arg(long, default_value = "", num_args = 1.., value_delimiter = ' ')]
    options: Vec<String>,
    /// How many players.
    #[arg(long, default_value_t = 2)]
    players: usize,
    /// The seed of the first game; game k, from 0, has this seed + k.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// How many games.
    #[arg(long, default_value_t = 1)]
    count: u64,
    /// Who plays: `random`.
    #[arg(long, num_args = 1.., default_value = "random")]
    policy: Vec<String>,
    /// Writes no records, only the rate.
    #[arg(long)]
    quiet: bool,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    check_policy(&args.policy)?;
    let setup = setup(args)?;
    let bar = crate::progress(args.count, "games");
    let began = Instant::now();
    if args.quiet {
        rate(args, &setup, &bar)?;
    } else {
        records(args, &setup, &bar)?;
    }
    bar.finish_and_clear();
    let seconds = began.elapsed().as_secs_f64();
    if args.quiet {
        let rate = args.count as f64 / seconds.max(1e-9);
        crate::print(&format!("{} games in {seconds:.3} s: {rate:.0} games/s\n", args.count));
    }
    Ok(ExitCode::SUCCESS)
}

fn check_policy(policy: &[String]) -> Result<(), Failure> {
    match policy.iter().find(|name| *name != "random") {
        None => Ok(()),
        Some(level) if LEVELS.contains(&level.as_str()) => {
            Err(format!("the level '{level}' cannot play yet; the policy 'random' can"))
        }
        Some(other) => Err(format!("'{other}' is no policy; 'random' is")),
    }
}

fn setup(args: &Args) -> Result<Setup, Failure> {
    let Some(edition) = Edition::from_name(&args.rules) else {
        return Err(format!("'{}' is no edition; 2016, 2001 or 2021 is", args.rules));
    };
    let boxes = args.boxes.split('+').map(|name| BoxId::from_name(name).ok_or(format!("'{name}' is no box")));
    let options = args.options.iter().filter(|word| !word.is_empty()).map(|word| match word.split_once('=') {
        Some((name, value)) => Ok((name.to_owned(), value.to_owned())),
        None => Err(format!("'{word}' is no option; name=value is expected")),
    });
    let boxes = boxes.collect::<Result<Vec<_>, _>>()?;
    if args.players > Colour::ALL.len() {
        return Err(format!("{} players cannot play; 2 to {} can", args.players, most_players(&boxes)));
    }
    let players = Colour::ALL.into_iter().take(args.players);
    let setup = Setup {
        edition,
        boxes,
        options: options.collect::<Result<_, _>>()?,
        players: players.map(|colour| Player { colour, name: String::new(), level: None }).collect(),
        deck: Deck::Open,
    };
    bastide::rules::Rules::new(&setup).map_err(|error| error.to_string())?;
    Ok(setup)
}

fn records(args: &Args, setup: &Setup, bar: &ProgressBar) -> Result<(), Failure> {
    for k in 0..args.count {
        let mut rng = seeded(args.seed.wrapping_add(k));
        let mut setup = setup.clone();
        setup.deal(&mut rng).map_err(|error| error.to_string())?;
        let mut replay = Replay::new(setup).map_err(|error| error.to_string())?;
        while let Some(action) = random_action(replay.game(), &mut rng) {
            replay.play(action).map_err(|error| error.to_string())?;
        }
        let gap = if k == 0 { "" } else { "\n" };
        crate::print(&format!("{gap}{}", replay.to_text()));
        bar.inc(1);
    }
    Ok(())
}

/// The same games without their records; nothing is allocated after the first one but the deck.
fn rate(args: &Args, setup: &Setup, bar: &ProgressBar) -> Result<(), Failure> {
    let mut events = Vec::new();
    let mut game = Game::new(setup, &mut events).map_err(|error| error.to_string())?;
    let mut dealt = setup.clone();
    for k in 0..args.count {
        let mut rng = seeded(args.seed.wrapping_add(k));
        dealt.deal(&mut rng).map_err(|error| error.to_string())?;
        if let Deck::Tiles(tiles) = &dealt.deck {
            game.restart(tiles, &mut events).map_err(|error| error.to_string())?;
        }
        play_out(&mut game, &mut rng, &mut events);
        if k % 256 == 255 {
            bar.inc(256);
        }
    }
    Ok(())
}
