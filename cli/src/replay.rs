//! `bastide replay` checks records and can print every decision.

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

use bastide::{
    boxes::bridges::rules as bridges,
    record::{Diagram, EventPattern, Record, RecordError, Statement, parse_annotated, parse_records},
    rules::{Action, Event, Game, choices, open_lay_actions},
    seal::check_if_sealed,
    session::{
        Replay, Watch,
        archive::{Source, records_of},
        check_annotated,
    },
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
        let file = (args.files.len() > 1).then(|| path.display().to_string());
        failed |= !check(path, &text, args, file.as_deref());
    }
    Ok(if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// Checks the records of a text one after another, each with its own tiles, and tells the first failure of each. Returns whether there is none. `file` names the file in the trace
/// if there are several.
fn check(path: &Path, text: &str, args: &Args, file: Option<&str>) -> bool {
    let name = path.display().to_string();
    let mut sources = records_of(text);
    if sources.is_empty() {
        sources.push(Source { text, lines_before: 0, is_annotated: false });
    }
    let mut all = true;
    let file = file.or_else(|| (sources.len() > 1).then_some(name.as_str()));
    let before = text.len() - sources.iter().map(|source| source.text.len()).sum::<usize>();
    for (index, &source) in sources.iter().enumerate() {
        // What stands before the first record is read with it, so that nothing is passed over.
        let whole = text.get(..before + source.text.len()).filter(|_| index == 0);
        let source = whole.map_or(source, |text| Source { text, lines_before: 0, ..source });
        all &= tell(path, source.lines_before, &either(source, args, Trace::of(file, source.lines_before)));
    }
    all
}

/// Prints the failure of a record that begins after so many lines. Returns whether the record is correct.
fn tell(path: &Path, lines_before: usize, outcome: &Result<(), RecordError>) -> bool {
    if let Err(error) = outcome {
        eprintln!("{}", crate::at(path, lines_before, error));
    }
    outcome.is_ok()
}

/// A record of either version: of version 2 all lines of play are checked, and the main line is traced.
fn either(source: Source<'_>, args: &Args, trace: Trace<'_>) -> Result<(), RecordError> {
    if !source.is_annotated {
        plain(source.text, args, trace)?;
        if args.short {
            crate::print(&(parse_annotated(source.text)?.to_short() + "\n"));
        }
        return Ok(());
    }
    let annotated = parse_annotated(source.text)?;
    check_annotated(&annotated)?;
    if args.short {
        crate::print(&(annotated.to_short() + "\n"));
        return Ok(());
    }
    one(&annotated.main_line(), args, true, trace)
}

/// A record of version 1, of which the first failure counts: what stands before a syntax error is checked.
fn plain(text: &str, args: &Args, trace: Trace<'_>) -> Result<(), RecordError> {
    let parsed = parse_records(text);
    if let Some(record) = parsed.records.first() {
        one(record, args, parsed.error.is_none(), trace)?;
    }
    parsed.error.map_or(Ok(()), |error| Err(error.into()))
}

/// `is_whole`: no syntax error stands below, so that what is sealed can be verified.
fn one(record: &Record, args: &Args, is_whole: bool, mut trace: Trace<'_>) -> Result<(), RecordError> {
    let upto = args.at.unwrap_or(usize::MAX);
    let verifies = is_whole && args.at.is_none();
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
        let result = result.and_then(|()| if verifies { check_if_sealed(record) } else { Ok(()) });
        if let (Some(replay), Ok(()), true) = (replay, &result, args.diagram) {
            crate::print(&Diagram::of_game(replay.game()).to_text());
        }
        return result;
    }
    let (replay, result) = Replay::of_record(record, upto, &mut trace);
    let result = result.and_then(|()| if verifies { check_if_sealed(record) } else { Ok(()) });
    if let (Some(replay), Ok(())) = (replay, &result) {
        let game = replay.game();
        trace.end(scores(game), game.is_over());
    }
    result
}

/// Prints each decision as one JSON object on one line.
struct Trace<'a> {
    file: Option<&'a str>,
    lines_before: usize,
    object: Map<String, Value>,
}

impl<'a> Trace<'a> {
    /// Of a record that begins after so many lines of a file, which is named if it is not the only one.
    fn of(file: Option<&'a str>, lines_before: usize) -> Self {
        Self { file, lines_before, object: Map::new() }
    }

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
        self.object.insert("line".into(), (self.lines_before + line).into());
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

/// All that may be chosen, in canonical form, sorted by bytes: where nobody knows a lot, without its outcome. In an open record these are `end`
/// and the placements of the tile that is laid.
fn legal(game: &Game, action: Action) -> Vec<String> {
    let mut actions: Vec<Action> = choices(game).collect();
    if let (Action::Lay { tile, .. } | Action::Bridges(bridges::Action::LayWithBridge { tile, .. }), true) =
        (action, game.is_open())
    {
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
