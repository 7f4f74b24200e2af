//! `bastide solo` measures what computer players score when they play a deck alone: the par of the page's solo decks.

use std::{path::PathBuf, process::ExitCode};

use bastide::{
    ai::{Level, alone},
    record::{Record, parse_records},
    session::Replay,
};

use crate::Failure;

/// Arguments of `bastide solo`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// A file with records of one player, each with a deck, as `www/solo.txt`.
    file: PathBuf,
    /// The number of tries that `master` has for each decision.
    #[arg(long, value_name = "I", default_value_t = 200)]
    iterations: u32,
}

/// The levels and the tags that say what each scores.
const TAGS: [(Level, &str); 2] = [(Level::Planner, "Planner"), (Level::Master, "Master")];

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let text = crate::read(&args.file)?;
    let parsed = parse_records(&text);
    if let Some(error) = parsed.error {
        return Err(error.to_string());
    }
    let command = format!("bastide solo {} --iterations {}", args.file.display(), args.iterations);
    crate::print(&format!("# What `planner` and `master` score alone, measured by `{command}`.\n"));
    let bar = crate::progress(parsed.records.len() as u64, "decks");
    for (index, mut record) in parsed.records.into_iter().enumerate() {
        let replay = replayed(&record)?;
        for (level, tag) in TAGS {
            let points = alone(replay.game(), level, args.iterations).to_string();
            match record.unknown_tags.iter_mut().find(|(name, _)| name == tag) {
                Some((_, value)) => *value = points,
                None => record.unknown_tags.push((tag.to_owned(), points)),
            }
        }
        let gap = if index == 0 { "" } else { "\n" };
        crate::print(&format!("{gap}{}", replayed(&record)?.to_text()));
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(ExitCode::SUCCESS)
}

/// The game of a record as it begins. Its tags are those of the record.
fn replayed(record: &Record) -> Result<Replay, Failure> {
    match Replay::of_record(record, usize::MAX, &mut ()) {
        (Some(replay), Ok(())) => Ok(replay),
        (_, Err(error)) => Err(error.to_string()),
        (None, Ok(())) => Err("a diagram cannot be played".to_owned()),
    }
}
