//! Another program at the arena's table, which speaks the match port (docs/MATCH.md).

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use bastide::{
    catalogue::{Catalogue, TileId},
    record::Statement,
    rules::{Action, Deck, Event, Game, Setup, shown},
    session::Replay,
};

use crate::Failure;

/// A program that plays one game. It ends with the game.
#[derive(Debug)]
pub(super) struct Program {
    child: Child,
    lines: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Program {
    /// Starts a program and tells it the tags of the game. The command is a program's name and its arguments, separated by spaces.
    pub(super) fn start(command: &str, setup: &Setup) -> Result<Self, Failure> {
        let mut words = command.split_whitespace();
        let name = words.next().ok_or("a program needs a command after 'port:'")?;
        let mut child = Command::new(name)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{} cannot be started: {error}", shown(name)))?;
        let (Some(lines), Some(answers)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(format!("{} has no standard input and output", shown(name)));
        };
        let mut program = Self { child, lines, answers: BufReader::new(answers) };
        let open = Setup { deck: Deck::Open, ..setup.clone() };
        let tags = Replay::new(open).map_err(|error| error.to_string())?.to_text().trim().replace('\n', " ");
        program.send(&format!("new {tags}"))?;
        Ok(program)
    }

    /// Tells the program what the rules did: which tiles were drawn, and which fitted nowhere.
    pub(super) fn hear(&mut self, events: &[Event]) -> Result<(), Failure> {
        for event in events {
            let name = |tile: TileId| &Catalogue::get().tile(tile).name;
            match *event {
                Event::TurnBegan { tile: Some(tile), .. } | Event::TileDrawn { tile: Some(tile), .. } => {
                    self.send(&format!("draw {}", name(tile)))?;
                }
                Event::Discarded { tile, .. } => self.send(&format!("discard {}", name(tile)))?,
                _ => {}
            }
        }
        Ok(())
    }

    /// Tells the program what was decided.
    pub(super) fn hear_decision(&mut self, statement: &Statement) -> Result<(), Failure> {
        self.send(&statement.to_string())
    }

    /// What the program decides now.
    pub(super) fn decide(&mut self, game: &Game) -> Result<Action, Failure> {
        self.send("go")?;
        let mut answer = String::new();
        self.answers.read_line(&mut answer).map_err(|error| error.to_string())?;
        let statement: Statement =
            answer.trim().parse().map_err(|error| format!("the program answered {}: {error}", shown(answer.trim())))?;
        statement.action(game)
    }

    fn send(&mut self, line: &str) -> Result<(), Failure> {
        writeln!(self.lines, "{line}").map_err(|error| format!("the program does not listen: {error}"))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
