//! `bastide serve-player` runs a computer player on standard input and output, for other programs. See docs/MATCH.md.

use std::process::ExitCode;

use bastide::{
    catalogue::{BoxId, Catalogue, Role, TileId},
    record::{Location, Statement, Verb, parse_annotated},
    rules::{Action, Deck, Observation, Setup, Step, seeded, shown},
    session::Replay,
};

use crate::{
    Failure, lines,
    player::{Limit, Player, Waiting},
};

/// Arguments of `bastide serve-player`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The player: novice, greedy, planner or master.
    level: String,
    #[command(flatten)]
    limit: Limit,
    /// The seed of the player's random numbers.
    #[arg(long, default_value_t = 0)]
    seed: u64,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let player = Player::from_name(&args.level)?;
    let mut current: Option<Match> = None;
    let mut input = std::io::stdin().lock();
    while let Ok(Some(line)) = lines::next(&mut input) {
        match line.and_then(|line| answer(&line, &mut current, &player, args)) {
            Ok(Answer::Silence) => {}
            Ok(Answer::Statement(statement)) => say(&statement),
            Ok(Answer::End) => break,
            Err(reason) => say(&format!("error: {reason}")),
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Writes a line and flushes it, because the caller waits for it.
fn say(line: &str) {
    crate::print(&format!("{line}\n"));
    crate::flush();
}

enum Answer {
    Silence,
    Statement(String),
    End,
}

fn answer(line: &str, current: &mut Option<Match>, player: &Player, args: &Args) -> Result<Answer, Failure> {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    if word.is_empty() || word.starts_with('#') {
        return Ok(Answer::Silence);
    }
    match word {
        "quit" => return Ok(Answer::End),
        "new" => {
            *current = Some(Match::new(rest)?);
            return Ok(Answer::Silence);
        }
        _ => {}
    }
    let Some(current) = current else { return Err(format!("no game has begun; send 'new' before {}", shown(word))) };
    match word {
        "draw" => current.draw(rest)?,
        "discard" => current.discard(rest)?,
        "undo" => current.undo()?,
        "end" => current.end()?,
        "go" => return current.go(player, args).map(Answer::Statement),
        _ => current.play_statement(line)?,
    }
    Ok(Answer::Silence)
}

/// Refuses a game in which players see tiles that no line of the port announces: those of a bazaar.
pub(crate) fn check_boxes(setup: &Setup) -> Result<(), Failure> {
    match setup.boxes.contains(&BoxId::Bridges) {
        true => {
            Err("the match port does not play the box bridges, because it has no line for the tiles of a bazaar".into())
        }
        false => Ok(()),
    }
}

/// A game as described by the lines received so far.
struct Match {
    replay: Replay,
    /// The drawn tile, as announced by `draw`.
    drawn: Option<TileId>,
    discarded: Vec<TileId>,
    /// The number of the turn in which a tile was drawn last, and 0 before that.
    last_tile_in: u16,
    /// The state before each statement.
    past: Vec<Moment>,
    /// The game before the caller said that no tile is left, with the number of statements until then.
    before_end: Option<(Replay, usize)>,
}

/// The state that is given back with a statement.
struct Moment {
    /// The number of decisions.
    at: usize,
    drawn: Option<TileId>,
    n_discarded: usize,
    last_tile_in: u16,
}

impl Match {
    /// Starts a game from the tags of a record on one line.
    fn new(tags: &str) -> Result<Self, Failure> {
        let annotated = parse_annotated(&one_a_line(tags)).map_err(|error| error.to_string())?;
        let record = annotated.main_line();
        if !record.lines.is_empty() || !annotated.is_plain() {
            return Err("only tags may follow 'new'".into());
        }
        if record.setup.deck != Deck::Open {
            return Err("leave out the tag Deck; 'draw' announces each tile".into());
        }
        check_boxes(&record.setup)?;
        let replay = Replay::new(record.setup).map_err(|error| error.to_string())?;
        Ok(Self { replay, drawn: None, discarded: Vec::new(), last_tile_in: 0, past: Vec::new(), before_end: None })
    }

    fn draw(&mut self, id: &str) -> Result<(), Failure> {
        let tile = tile(id)?;
        self.note_tile()?;
        self.drawn = Some(tile);
        Ok(())
    }

    /// Discards a tile that fitted nowhere: the drawn tile, or one that was not announced before.
    fn discard(&mut self, id: &str) -> Result<(), Failure> {
        let tile = tile(id)?;
        self.note_tile()?;
        self.discarded.push(tile);
        self.drawn = self.drawn.filter(|&drawn| drawn != tile);
        Ok(())
    }

    /// Notes that a tile comes in this turn.
    fn note_tile(&mut self) -> Result<(), Failure> {
        if self.replay.game().is_over() {
            return Err("the game is over".into());
        }
        if self.before_end.is_some() {
            return Err("no tile is left, as 'end' said".into());
        }
        self.last_tile_in = self.replay.game().turn();
        Ok(())
    }

    /// Where the game is before the next statement.
    fn moment(&self) -> Moment {
        Moment {
            at: self.replay.at(),
            drawn: self.drawn,
            n_discarded: self.discarded.len(),
            last_tile_in: self.last_tile_in,
        }
    }

    /// No tile is left: what remains is the round of abbeys, the step before the final scoring, or the final scoring itself.
    fn end(&mut self) -> Result<(), Failure> {
        if self.replay.game().is_over() {
            return Err("the game is over".into());
        }
        if self.before_end.is_some() {
            return Err("'end' was said before; each player still to be asked decides with a statement".into());
        }
        let moment = self.moment();
        // Optional questions before that are declined, as with any statement.
        let before = loop {
            let before = self.replay.clone();
            if self.replay.run_out(self.last_tile_in) {
                break before;
            }
            if let Err(error) = self.replay.play(Action::Skip) {
                self.replay.go_to(moment.at);
                return Err(error.to_string());
            }
        };
        self.before_end = Some((before, self.past.len()));
        self.past.push(moment);
        self.drawn = None;
        Ok(())
    }

    fn play_statement(&mut self, line: &str) -> Result<(), Failure> {
        let statement: Statement = line.parse().map_err(|error| format!("{error}"))?;
        if let (Verb::Tile { id, .. }, Some(drawn)) = (statement.verb, self.drawn)
            && id != drawn
        {
            let names = [id, drawn].map(|tile| &Catalogue::get().tile(tile).name);
            return Err(format!("{} is laid, but {} was drawn", names[0], names[1]));
        }
        let before = self.moment();
        self.replay
            .play_statement(&statement, Location { line: 1, column: 1 }, &mut ())
            .map_err(|error| error.to_string())?;
        self.past.push(before);
        if let Verb::Tile { .. } = statement.verb {
            self.drawn = None;
        }
        Ok(())
    }

    /// Takes back the last statement and everything that was announced after it.
    fn undo(&mut self) -> Result<(), Failure> {
        let Some(Moment { at, drawn, n_discarded, last_tile_in }) = self.past.pop() else {
            return Err("there is nothing to take back".into());
        };
        match self.before_end.take() {
            None => self.replay.go_to(at),
            Some((before, n_statements)) if n_statements == self.past.len() => {
                self.replay = before;
                self.replay.go_to(at);
            }
            Some((before, n_statements)) => {
                // Going back begins with the open game, which had tiles.
                let mut again = before.clone();
                again.run_out(self.last_tile_in);
                for &action in &self.replay.played()[before.at()..at] {
                    again.play(action).map_err(|error| error.to_string())?;
                }
                self.replay = again;
                self.before_end = Some((before, n_statements));
            }
        }
        self.drawn = drawn;
        self.discarded.truncate(n_discarded);
        self.last_tile_in = last_tile_in;
        Ok(())
    }

    /// The level's decision in the current position. It is not played.
    fn go(&self, player: &Player, args: &Args) -> Result<String, Failure> {
        let game = self.replay.game();
        if game.is_over() {
            return Err("the game is over".into());
        }
        if game.step() == Step::Lay && self.drawn.is_none() {
            return Err("no tile has been drawn; send 'draw' before 'go'".into());
        }
        let seen = match game.is_open() {
            true => Observation::of_open(game, self.drawn, &self.discarded),
            false => Observation::new(game),
        };
        let mut rng = seeded(args.seed.wrapping_add(self.replay.at() as u64));
        match player.decide(&seen, &mut rng, args.limit, Waiting::Somebody) {
            Some(action) => Ok(Statement::written(game, action).to_string()),
            None => Err("the drawn tile fits nowhere; send 'discard' and the next 'draw'".into()),
        }
    }
}

fn tile(id: &str) -> Result<TileId, Failure> {
    let found = Catalogue::get().find(id).filter(|&tile| Catalogue::get().tile(tile).role != Role::EachPlayer);
    found.ok_or_else(|| format!("{} is not a tile that can be drawn", shown(id)))
}

/// Puts each tag of a line on a line of its own, as in a record.
fn one_a_line(tags: &str) -> String {
    let (mut text, mut quoted, mut escaped) = (String::with_capacity(tags.len() + 8), false, false);
    for letter in tags.chars() {
        text.push(letter);
        quoted ^= letter == '"' && !escaped;
        escaped = letter == '\\' && !escaped;
        if letter == ']' && !quoted {
            text.push('\n');
        }
    }
    text
}
