//! `bastide perft`: how many sequences of decisions there are.

use std::{path::PathBuf, process::ExitCode};

use bastide::{
    record::{Statement, parse_record},
    rules::{Action, Game, legal_actions, perft},
    session::Replay,
};

use crate::Failure;

/// Arguments of `bastide perft`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The record from whose end decisions are counted.
    file: PathBuf,
    /// How many decisions a sequence has.
    #[arg(long, value_name = "N")]
    depth: u32,
    /// Also counts below each first decision.
    #[arg(long)]
    divide: bool,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let text = crate::read(&args.file)?;
    let file = args.file.display();
    let record = parse_record(&text).map_err(|error| format!("{file}:{}:{}: {error}", error.line, error.column))?;
    let replay = match Replay::of_record(&record, usize::MAX, &mut ()) {
        (Some(replay), Ok(())) => replay,
        (_, Err(error)) => return Err(format!("{file}:{}:{}: {error}", error.place().line, error.place().column)),
        (None, Ok(())) => return Err(format!("{file}: the record has no game")),
    };
    let game = replay.game();
    if game.is_open() {
        return Err(format!("{file}: an open record has no tiles to count with; a tag Deck is needed"));
    }
    crate::print(&format!("{}\n", divided(game, args)));
    Ok(ExitCode::SUCCESS)
}

/// Counts below each first decision, with progress, and gives the sum.
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
