//! `bastide replay` checks records and can print every decision.

use std::{path::PathBuf, process::ExitCode};

use bastide::{
    record::{Diagram, EventPattern, Record, RecordError, Statement, parse_annotated, parse_records},
    rules::{Action, Event, Game, legal_actions, open_lay_actions},
    session::{Replay, Watch, check_annotated},
};
use serde_json::{Map, Value, json};

use crate::Failure;

/// Arguments of `bastide replay`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The files to check; each can contain several records.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Print one JSON object for each decision and one for the end.
    #[arg(long)]
    trace: bool,
    /// Write the game in short notation, for talk and forums.
    #[arg(long, conflicts_with_all = ["trace", "diagram"])]
    short: bool,
    /// Stop after this many statements.
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Print the position at the end, or where `--at` stops, as a diagram.
    #[arg(long, conflicts_with = "trace")]
    diagram: bool,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let mut failed = false;
    let bar = crate::progress(args.files.len() as u64, "files");
    for path in bar.wrap_iter(args.files.iter()) {
        let text = match crate::read(path) {
            Ok(text) => text,
            Err(sentence) => {
                eprintln!("{sentence}");
                failed = true;
                continue;
            }
        };
        if args.short || text.contains("[Bastide \"2\"]") {
            let path = path.display().to_string();
            failed |= !tell(&path, &annotated(&text, args, (args.files.len() > 1).then_some(path.as_str())));
            continue;
        }
        let parsed = parse_records(&text);
        let tagged = args.files.len() > 1 || parsed.records.len() > 1;
        let file = path.display().to_string();
        let mut sound = true;
        for record in &parsed.records {
            sound = tell(&file, &one(record, args, tagged.then_some(file.as_str())));
            failed |= !sound;
        }
        // A syntax error is in the last record, of which only the first failure is reported.
        if let (Some(error), true) = (parsed.error, sound) {
            failed |= !tell(&file, &Err(RecordError::Syntax(error)));
        }
    }
    Ok(if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// Prints the first failure of a record. Returns whether the record is correct.
fn tell(file: &str, outcome: &Result<(), RecordError>) -> bool {
    if let Err(error) = outcome {
        let place = error.place();
        eprintln!("{file}:{}:{}: {error}", place.line, place.column);
    }
    outcome.is_ok()
}

/// A record with comments and variations: all its lines of play are checked, and its main line is traced.
fn annotated(text: &str, args: &Args, file: Option<&str>) -> Result<(), RecordError> {
    let annotated = parse_annotated(text).map_err(RecordError::Syntax)?;
    check_annotated(&annotated)?;
    if args.short {
        crate::print(&(annotated.to_short() + "\n"));
        return Ok(());
    }
    one(&annotated.main_line(), args, file)
}

fn one(record: &Record, args: &Args, file: Option<&str>) -> Result<(), RecordError> {
    let upto = args.at.unwrap_or(usize::MAX);
    let mut trace = Trace { file, object: Map::new() };
    if record.is_diagram() {
        let (diagram, result) = Diagram::of_record(record, upto);
        if let (Some(diagram), Ok(())) = (diagram, &result) {
            if args.diagram {
                crate::print(&diagram.to_text());
            } else if args.trace {
                // A diagram has no decisions and no scores.
                let players = diagram.named_players().iter();
                trace.end(players.map(|player| (player.colour.name().to_owned(), json!(0))).collect(), false);
            }
        }
        return result;
    }
    if !args.trace {
        let (replay, result) = Replay::of_record(record, upto, &mut ());
        if let (Some(replay), Ok(()), true) = (replay, &result, args.diagram) {
            crate::print(&Diagram::of_game(replay.game()).to_text());
        }
        return result;
    }
    let (replay, result) = Replay::of_record(record, upto, &mut trace);
    if let (Some(replay), Ok(())) = (replay, &result) {
        let game = replay.game();
        trace.end(scores(game), game.is_over());
    }
    result
}

/// Prints each decision as one JSON object on one line.
struct Trace<'a> {
    file: Option<&'a str>,
    object: Map<String, Value>,
}

impl Trace<'_> {
    fn begin(&mut self) {
        self.object.clear();
        if let Some(file) = self.file {
            self.object.insert("file".into(), file.into());
        }
    }

    /// The object after the last decision.
    fn end(&mut self, points: Map<String, Value>, over: bool) {
        self.begin();
        self.object.insert("final".into(), points.into());
        self.object.insert("over".into(), over.into());
        self.print();
    }

    fn print(&self) {
        let mut line = Value::Object(self.object.clone()).to_string();
        line.push('\n');
        crate::print(&line);
    }
}

impl Watch for Trace<'_> {
    fn before(&mut self, game: &Game, action: Action, line: usize) {
        self.begin();
        let by = game.rules().players[game.asked().index()].colour;
        self.object.insert("line".into(), line.into());
        self.object.insert("by".into(), by.name().into());
        self.object.insert("statement".into(), Statement::of(game, action).to_string().into());
        self.object.insert("legal".into(), legal(game, action).into());
    }

    fn after(&mut self, replay: &Replay) {
        let game = replay.game();
        let events: Vec<Value> = replay.decision_events().iter().filter_map(|event| told(game, event)).collect();
        self.object.insert("events".into(), events.into());
        self.object.insert("scores".into(), scores(game).into());
        self.print();
    }
}

/// All legal statements in canonical form, sorted by bytes. In an open record these are `end` and the placements of the tile
/// that is laid.
fn legal(game: &Game, action: Action) -> Vec<String> {
    let mut actions: Vec<Action> = legal_actions(game).collect();
    if let (Action::Lay { tile, .. } | Action::LayWithBridge { tile, .. }, true) = (action, game.is_open()) {
        actions.extend(open_lay_actions(game, tile));
    }
    let mut statements: Vec<String> =
        actions.into_iter().map(|action| Statement::of(game, action).to_string()).collect();
    statements.sort_unstable();
    statements
}

fn scores(game: &Game) -> Map<String, Value> {
    let players = game.rules().players.iter().zip(game.players());
    players.map(|(player, id)| (player.colour.name().to_owned(), json!(game.score(id)))).collect()
}

/// An event in the form of `expect event`.
fn told(game: &Game, event: &Event) -> Option<Value> {
    EventPattern::of(game, event).map(|pattern| pattern.to_string().into())
}
