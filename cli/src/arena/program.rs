//! Another program at the arena's table, which speaks the match port (docs/MATCH.md).

use std::{
    fmt::Display,
    io::{BufReader, ErrorKind, Write},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, sync_channel},
    thread,
    time::Duration,
};

use bastide::{
    catalogue::{Catalogue, TileId},
    record::Statement,
    rules::{Action, Deck, Event, Game, Setup, Step, shown},
    session::Replay,
};

use crate::{Failure, lines, serve::check_boxes};

/// A program that plays one game. It ends with the game.
#[derive(Debug)]
pub(super) struct Program {
    child: Child,
    lines: ChildStdin,
    answers: Receiver<Result<String, Failure>>,
    patience: Duration,
    /// Whether it was told that no tile is left.
    has_heard_end: bool,
}

impl Program {
    /// Starts a program and tells it the tags of the game. The command is a program's name and its arguments, separated by spaces. It
    /// may take so long for an answer.
    pub(super) fn start(command: &str, patience: Duration, setup: &Setup) -> Result<Self, Failure> {
        check_boxes(setup)?;
        let mut words = command.split_whitespace();
        let name = words.next().ok_or("a program needs a command after 'port:'")?;
        let mut command = Command::new(name);
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().map_err(|error| format!("{} cannot be started: {error}", shown(name)))?;
        let (Some(lines), Some(answers)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(format!("{} has no standard input and output", shown(name)));
        };
        // A few lines wait to be read; a program that writes more without being asked has to wait itself.
        let (told, heard) = sync_channel(8);
        thread::spawn(move || {
            let mut answers = BufReader::new(answers);
            while let Ok(Some(answer)) = lines::next(&mut answers) {
                if told.send(answer).is_err() {
                    return;
                }
            }
        });
        let mut program = Self { child, lines, answers: heard, patience, has_heard_end: false };
        let open = Setup { deck: Deck::Open, ..setup.clone() };
        let tags = Replay::new(open).map_err(|error| error.to_string())?.to_text().trim().replace('\n', " ");
        program.send(&format!("new {tags}"))?;
        Ok(program)
    }

    /// Tells the program what the rules did: which tiles were drawn, which fitted nowhere, and that none is left for those who are
    /// asked once more.
    pub(super) fn hear(&mut self, events: &[Event], game: &Game) -> Result<(), Failure> {
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
        // While there are tiles, abbeys are laid before one is drawn; without any they have a round of their own.
        if !self.has_heard_end && game.remaining() == 0 && matches!(game.step(), Step::Abbey | Step::LastMove) {
            self.has_heard_end = true;
            self.send("end")?;
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
        let answer = self.answers.recv_timeout(self.patience).map_err(|error| match error {
            RecvTimeoutError::Timeout => format!("the program gave no answer within {} ms", self.patience.as_millis()),
            RecvTimeoutError::Disconnected => "the program ended before the game".to_owned(),
        })?;
        let answer = answer.map_err(|reason| format!("the program's answer is too long: {reason}"))?;
        let wrong = |reason: &dyn Display| format!("the program answered {}: {reason}", shown(&answer));
        let statement: Statement = answer.parse().map_err(|error| wrong(&error))?;
        let action = statement.action(game).map_err(|reason| wrong(&reason))?;
        game.clone().play(action, &mut Vec::new()).map_err(|illegal| wrong(&illegal))?;
        Ok(action)
    }

    /// Writes a line to the program.
    ///
    /// A program that has ended is no failure yet: it may have answered before, and its answer decides. If there is
    /// none, [`Program::decide`] says that the program ended.
    fn send(&mut self, line: &str) -> Result<(), Failure> {
        match writeln!(self.lines, "{line}") {
            Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(format!("the program does not listen: {error}")),
            Ok(()) | Err(_) => Ok(()),
        }
    }
}

impl Drop for Program {
    /// Ends the program, and what it has started: a script that only starts the player would leave that behind.
    fn drop(&mut self) {
        // Whatever of it has ended by itself is not there to be ended.
        #[cfg(unix)]
        let _ =
            Command::new("kill").args(["-KILL", "--", &format!("-{}", self.child.id())]).stderr(Stdio::null()).status();
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
