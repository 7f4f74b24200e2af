//! `bastide perft` counts sequences of decisions.

use std::{path::PathBuf, process::ExitCode};

use bastide::{
    record::Statement,
    rules::{Action, Game, legal_actions, perft, seeded},
    session::Replay,
};

use crate::Failure;

/// Arguments of `bastide perft`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The record whose last position is the start of the sequences.
    file: PathBuf,
    /// The number of decisions in a sequence.
    #[arg(long, value_name = "N")]
    depth: u32,
    /// Also print the count for each first decision.
    #[arg(long)]
    divide: bool,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let file = args.file.display();
    let record = crate::read_record(&args.file)?;
    let replay = match Replay::of_record(&record, usize::MAX, &mut ()) {
        (Some(replay), Ok(())) => replay,
        (_, Err(error)) => return Err(crate::at(&args.file, 0, &error)),
        (None, Ok(())) => return Err(format!("{file}: the record has no game")),
    };
    if replay.game().is_open() {
        return Err(format!("{file}: an open record has no tiles to count with; add the tag Deck"));
    }
    // Lots that the record lacks are dealt first, always the same.
    let dealt = replay.branch(false, &mut seeded(0)).map_err(|error| format!("{file}: {error}"))?;
    let game = dealt.game();
    crate::print(&format!("{}\n", divided(game, args)));
    Ok(ExitCode::SUCCESS)
}

/// Counts the sequences for each first decision, shows the progress, and returns the sum.
fn divided(game: &Game, args: &Args) -> u64 {
    if args.depth == 0 || game.is_over() {
        return perft(game, args.depth);
    }
    let actions: Vec<Action> = legal_actions(game).collect();
    let bar = crate::progress(actions.len() as u64, "first decisions");
    let mut sum = 0;
    for action in actions {
        let mut next = game.clone();
        next.play_unchecked(action, &mut Vec::new());
        let count = perft(&next, args.depth - 1);
        if args.divide {
            crate::print(&format!("{}: {count}\n", Statement::of(game, action)));
        }
        sum += count;
        bar.inc(1);
    }
    bar.finish_and_clear();
    sum
}
