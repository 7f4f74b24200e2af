//! `bastide search` finds games in files.

use std::{
    collections::HashSet,
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
};

use bastide::session::archive::{Entry, Found, Query, records_of};

use crate::Failure;

/// The endings of the files that are taken from a folder.
const ENDINGS: [&str; 3] = ["bastide", "game", "txt"];

/// Arguments of `bastide search`.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Terms of a query are separated by spaces, and all must hold. Spaces within double quotes belong to a value.
  ann                  a player's name or a tag contains this
  player:ann winner:bob ai:master over:yes
  date>=2026-01        the tag Date; also : = <= > <
  box:inns players:3 laid>=60
  score>=100 score@ann>=100 margin>=20
  city>=40 field@bob>=20   points of one player for cities, roads, fields …
  feature:city>=10 complete:road>=8   a feature of so many tiles
  tiles:D@0,0+V@1,0'   these tiles beside each other, anywhere and turned together
docs/SEARCH.md has them all.

The exit code is 0 if a game was found, 1 if none was, and 2 if the query or a record is wrong.")]
pub(crate) struct Args {
    /// What the games must have, for example 'winner:ann city>=40'.
    query: String,
    /// The files to search, each of which can contain several records; from folders those ending in .bastide, .game or .txt.
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let query = match Query::parse(&args.query) {
        Ok(query) => query,
        Err(error) => return Ok(wrong(&error.to_string())),
    };
    let mut search = Search { query, folders: HashSet::new(), found: false, failed: false };
    for path in &args.files {
        search.path(path, true);
    }
    Ok(match search {
        Search { failed: true, .. } => ExitCode::from(2),
        Search { found: true, .. } => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    })
}

fn wrong(sentence: &str) -> ExitCode {
    eprintln!("{sentence}");
    ExitCode::from(2)
}

struct Search {
    query: Query,
    /// The folders that have been visited; links can lead to one of them again.
    folders: HashSet<PathBuf>,
    found: bool,
    failed: bool,
}

impl Search {
    /// Searches a file, or all files of a folder and of those in it in the order of their names. In a folder, only plain files are read:
    /// a pipe could keep the search waiting for ever.
    fn path(&mut self, path: &Path, named: bool) {
        if path.is_dir() {
            let entries = fs::canonicalize(path).and_then(|whole| match self.folders.insert(whole) {
                true => fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect(),
                false => Ok(Vec::new()),
            });
            let mut entries: Vec<PathBuf> = match entries {
                Ok(entries) => entries,
                Err(error) => return self.fail(&format!("{}: {error}", path.display())),
            };
            entries.sort();
            return entries.iter().for_each(|entry| self.path(entry, false));
        }
        let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        if named || (ENDINGS.contains(&ending) && path.is_file()) {
            self.file(path, named);
        }
    }

    fn file(&mut self, path: &Path, named: bool) {
        let text = match crate::read(&path.to_path_buf()) {
            Ok(text) => text,
            Err(sentence) => return self.fail(&sentence),
        };
        let name = path.display();
        let records = records_of(&text);
        if records.is_empty() && named {
            self.fail(&format!("{name}: the text contains no record"));
        }
        let several = records.len() > 1;
        for (index, one) in records.into_iter().enumerate() {
            let entry = match one.record() {
                Ok(record) if record.is_diagram() => continue, // a picture, not a game
                Ok(record) => Entry::of_record(&record),
                Err(error) => Err(error.into()),
            };
            let entry = match entry {
                Ok(entry) => entry,
                Err(error) => {
                    self.fail(&crate::at(path, one.lines_before, &error));
                    continue;
                }
            };
            if let Some(found) = self.query.find(&entry) {
                self.found = true;
                let number = if several { format!("#{}", index + 1) } else { String::new() };
                crate::print(&format!("{name}{number}: {}\n", told(&entry, &found)));
            }
        }
    }

    fn fail(&mut self, sentence: &str) {
        self.failed = true;
        eprintln!("{sentence}");
    }
}

/// A game in a line: who has how many points, whether it goes on, and where the landscape is as the query says.
fn told(entry: &Entry, found: &Found) -> String {
    let players = entry.players().iter().zip(entry.scores()).map(|(player, score)| {
        let name = if player.name.is_empty() { String::new() } else { format!(" {}", player.name) };
        format!("{}{name} {score}", player.colour.name())
    });
    let mut line = players.collect::<Vec<_>>().join(", ");
    if !entry.is_over() {
        line.push_str("; running");
    }
    if let Some(at) = found.at {
        let cells: Vec<_> = found.cells.iter().map(ToString::to_string).collect();
        line.push_str(&format!("; --at {at}: {}", cells.join(" ")));
    }
    line
}
