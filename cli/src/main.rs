//! The referee checks, plays and counts games. It writes results to standard output, and errors and progress to standard error.

mod arena;
mod calibrate;
mod game_args;
mod learn;
mod lines;
mod perft;
mod player;
mod playout;
mod render;
mod replay;
mod search;
mod serve;
mod solo;
mod tiles;

use std::{
    io::{Read, Write},
    path::{Path, PathBuf},
    process::ExitCode,
    str::FromStr,
};

use bastide::{
    record::{Record, RecordError, parse_annotated, parse_record},
    session::archive::records_of,
};
use clap::{Parser, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};

/// Checks, plays and counts Carcassonne games written as Bastide records.
#[derive(Debug, Parser)]
#[command(name = "bastide", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Replays records and checks their expectations; the exit code is 1 if a record fails.
    Replay(replay::Args),
    /// Plays seeded games and writes their records.
    Playout(playout::Args),
    /// Counts the sequences of exactly N decisions from a record's end.
    Perft(perft::Args),
    /// Plays matches between two players to find out who is stronger.
    Arena(arena::Args),
    /// Compares what a level expects to score for features with what they scored.
    Calibrate(calibrate::Args),
    /// Tries plans on supposed decks to the end and writes what `tools/learn.py` learns from, a line for each plan.
    Learn(learn::Args),
    /// Runs a computer player on standard input and output, for other programs.
    ServePlayer(serve::Args),
    /// Lets `planner` and `master` play decks alone, and writes the records with what they score.
    Solo(solo::Args),
    /// Draws the board of a record as SVG.
    Render(render::Args),
    /// Finds games in files by players, points, features and tiles beside each other; the exit code is 1 if there is none.
    Search(search::Args),
    /// Prints the catalogue as a table.
    Tiles(tiles::Args),
}

/// One sentence for the person at the terminal.
type Failure = String;

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Replay(args) => replay::run(&args),
        Command::Playout(args) => playout::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Calibrate(args) => calibrate::run(&args),
        Command::Learn(args) => learn::run(&args),
        Command::ServePlayer(args) => serve::run(&args),
        Command::Solo(args) => solo::run(&args),
        Command::Render(args) => render::run(&args),
        Command::Search(args) => search::run(&args),
        Command::Tiles(args) => tiles::run(&args),
    };
    flush();
    match result {
        Ok(code) => code,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

/// How many games run at the same time: as many as were asked for, or one for each core.
fn workers(threads: Option<usize>) -> usize {
    threads.or(std::thread::available_parallelism().ok().map(usize::from)).unwrap_or(1).max(1)
}

/// Reads a number of things of which there is at least one.
fn counted<T: FromStr + PartialOrd + From<u8>>(text: &str) -> Result<T, Failure> {
    text.parse().ok().filter(|number| *number >= T::from(1)).ok_or_else(|| "expected a whole number from 1".to_owned())
}

/// A progress bar on standard error. It is visible only if standard error is a terminal.
fn progress(length: u64, things: &str) -> ProgressBar {
    let bar = ProgressBar::new(length);
    match ProgressStyle::with_template(&format!("{{bar:40}} {{pos}}/{{len}} {things}, {{eta}} left {{msg}}")) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

/// So much is read of a pipe or a device, which may have no end, in bytes.
const LONGEST_STREAM: u64 = 1 << 26;

/// Reads a file as text. Errors name the file.
fn read(path: &PathBuf) -> Result<String, Failure> {
    let named = |error: std::io::Error| format!("{}: {error}", path.display());
    let file = std::fs::File::open(path).map_err(named)?;
    let longest = if file.metadata().map_err(named)?.is_file() { u64::MAX } else { LONGEST_STREAM };
    let mut bytes = Vec::new();
    file.take(longest).read_to_end(&mut bytes).map_err(named)?;
    if bytes.len() as u64 == longest {
        return Err(format!("{}: it gives {longest} bytes or more; only a plain file may be so long", path.display()));
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        let line = 1 + error.as_bytes()[..good].iter().filter(|&&byte| byte == b'\n').count();
        format!("{}:{line}:1: the file is not UTF-8 text", path.display())
    })
}

/// Reads a file that holds one record, of either version of the format; of version 2 its main line. Errors name the file.
fn read_record(path: &PathBuf) -> Result<Record, Failure> {
    let text = read(path)?;
    let record = match records_of(&text)[..] {
        [one] if one.is_annotated => parse_annotated(&text).map(|annotated| annotated.main_line()),
        [first, .., last] if first.is_annotated != last.is_annotated => {
            return Err(format!("{}:{}:1: expected one record, not several", path.display(), last.lines_before + 1));
        }
        _ => parse_record(&text),
    };
    record.map_err(|error| at(path, 0, &error.into()))
}

/// An error of a record that begins after so many lines of a file, with its place.
fn at(path: &Path, lines_before: usize, error: &RecordError) -> Failure {
    let place = error.place();
    format!("{}:{}:{}: {error}", path.display(), lines_before + place.line, place.column)
}

/// Writes to standard output.
fn print(text: &str) {
    end_unless_written(std::io::stdout().write_all(text.as_bytes()));
}

/// Writes what waits for the end of its line, because somebody waits for it or the program ends.
fn flush() {
    end_unless_written(std::io::stdout().flush());
}

/// Ends the program where standard output takes no more: quietly if the pipe is closed, as other command-line tools do, or else with the reason.
fn end_unless_written(result: std::io::Result<()>) {
    let Err(error) = result else { return };
    if error.kind() == std::io::ErrorKind::BrokenPipe {
        std::process::exit(0);
    }
    eprintln!("standard output cannot be written: {error}");
    std::process::exit(1);
}
