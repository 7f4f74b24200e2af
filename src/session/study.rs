//! An annotated game that is edited: a cursor walks its lines of play, and what is played there becomes part of them.
//!
//! The study holds the text of the game; a [`Replay`] shows the moment at the cursor. Whoever plays on that replay calls
//! [`Study::follow`], which finds the decisions among the known lines or adds a variation. Every change can be undone.

mod edit;
mod path;

pub use edit::StudyError;
pub use path::Path;

use super::Replay;
use crate::{
    record::{Annotated, LineOfPlay, Location, Move, Notes, RecordError, Statement, Verb, parse_annotated, tag_of},
    rules::{Action, SetupError},
};

/// The largest number of changes that can be undone.
const MOST_UNDONE: usize = 200;

/// An annotated record with a cursor.
///
/// ```
/// use bastide::session::{Path, Study};
/// let text = "[Bastide \"1\"]\n[Players \"red, blue\"]\n[Deck \"D V U\"]\ntile V 1,0 1\nmeeple road.N\ntile U -1,0 0\n";
/// let mut study = Study::of_text(text)?;
/// study.go(&Path::main(1));
/// let mut replay = study.moment();
/// replay.play_statement(&"meeple field.WNW".parse().unwrap(), Default::default(), &mut ()).unwrap();
/// study.follow(&replay)?;
/// assert_eq!(study.path().steps(), [1, 0, 1]); // in place of the second statement the first variation, after its first statement
/// study.promote()?;
/// assert_eq!(study.path().steps(), [2]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Study {
    record: Annotated,
    path: Path,
    /// The number of decisions up to the cursor.
    base: usize,
    /// The game at its beginning.
    start: Replay,
    /// What came before each change that can be undone: the text and the cursor.
    undone: Vec<(String, Path)>,
    redone: Vec<(String, Path)>,
}

impl Study {
    /// Reads a record of version 1 or 2 and checks every line of it. The cursor stands at the beginning.
    ///
    /// # Errors
    /// The first thing that does not follow the format or is not legal where it stands.
    pub fn of_text(text: &str) -> Result<Self, RecordError> {
        let record = parse_annotated(text)?;
        super::check_annotated(&record)?;
        let start =
            start_of(&record).map_err(|error| RecordError::Setup(record.head.tag_place(tag_of(&error)), error))?;
        Ok(Self { record, path: Path::main(0), base: 0, start, undone: Vec::new(), redone: Vec::new() })
    }

    /// The record with all that was added.
    #[must_use]
    pub fn record(&self) -> &Annotated {
        &self.record
    }

    /// Where the cursor is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The game at its beginning, before the first statement.
    #[must_use]
    pub fn start(&self) -> &Replay {
        &self.start
    }

    /// Moves the cursor, as far as the path exists.
    pub fn go(&mut self, path: &Path) {
        self.path = path.clipped(&self.record.game);
        self.base = self.moment().at();
    }

    /// The game at the cursor.
    #[must_use]
    pub fn moment(&self) -> Replay {
        self.game_at(&self.path)
    }

    /// The game at the end of its main line.
    #[must_use]
    pub fn end(&self) -> Replay {
        self.game_at(&Path::main(self.record.game.moves.len()))
    }

    fn game_at(&self, path: &Path) -> Replay {
        let mut replay = self.start.clone();
        for one in path.moves(&self.record.game) {
            // Every line was checked when it was read or played.
            drop(replay.play_statement(&one.statement, Location::default(), &mut ()));
        }
        replay
    }

    /// Takes over what was played on the game of [`Self::moment`]. Decisions that continue a known line move the cursor along it;
    /// others begin a variation, or extend the line at its end. Declined decisions wait for what is played after them, as in a
    /// record. Returns whether lines were added.
    ///
    /// # Errors
    /// If the record would become larger than the format allows. The study is then as before.
    pub fn follow(&mut self, replay: &Replay) -> Result<bool, StudyError> {
        let mut known = replay.clone();
        known.go_to(self.base);
        let mut before = None;
        let mut declined = 0;
        for &action in replay.played().get(self.base..).unwrap_or_default() {
            if action == Action::Skip && !self.continues_with_skip(declined) {
                declined += 1;
                continue;
            }
            self.take_up(&mut known, declined, action, &mut before);
            declined = 0;
        }
        if declined > 0 && replay.game().is_over() {
            for _ in 0..declined {
                self.take_up(&mut known, 0, Action::Skip, &mut before);
            }
        }
        self.base = known.at();
        let Some(before) = before else { return Ok(false) };
        if let Err(limit) = self.check_size() {
            self.restore(&before);
            return Err(limit);
        }
        self.remember(before);
        Ok(true)
    }

    /// Whether the line goes on with a written `skip`, after so many decisions that were declined without a word.
    fn continues_with_skip(&self, declined: usize) -> bool {
        let next = self.path.line(&self.record.game).moves.get(self.path.at());
        declined == 0 && next.is_some_and(|next| matches!(next.statement.verb, Verb::Skip))
    }

    /// Enters the line that continues with an action after so many declined decisions, and notes in `before` what the study was before
    /// a line had to be added.
    fn take_up(&mut self, known: &mut Replay, declined: usize, action: Action, before: &mut Option<(String, Path)>) {
        let mut asked = known.clone();
        for _ in 0..declined {
            asked.play_unchecked(Action::Skip);
        }
        let statement = Statement::written(asked.game(), action);
        let means = |statement: &Statement| known.meaning(statement).is_ok_and(|found| found == (declined, action));
        if declined > 0 && !means(&statement) {
            // An earlier decision would take the statement: what was declined has to be written.
            for _ in 0..declined {
                self.take_up(known, 0, Action::Skip, before);
            }
            return self.take_up(known, 0, action, before);
        }
        self.enter(&statement, &means, before);
        for action in std::iter::repeat_n(Action::Skip, declined).chain([action]) {
            known.play_unchecked(action);
        }
    }

    /// Moves the cursor past a statement that means the same, on this line or a variation; adds one where there is none.
    fn enter(
        &mut self,
        statement: &Statement,
        means: &dyn Fn(&Statement) -> bool,
        before: &mut Option<(String, Path)>,
    ) {
        let at = self.path.at();
        let line = self.path.line(&self.record.game);
        let is_same = |line: &LineOfPlay, at: usize| line.moves.get(at).is_some_and(|one| means(&one.statement));
        if is_same(line, at) {
            return self.path.step();
        }
        let instead = line.moves.get(at);
        let known = instead.and_then(|instead| instead.variations.iter().position(|line| is_same(line, 0)));
        let n_variations = instead.map(|instead| instead.variations.len());
        if known.is_none() {
            before.get_or_insert_with(|| self.snapshot());
            let line = self.path.line_mut(&mut self.record.game);
            let new = Move::of(*statement);
            match line.moves.get_mut(at) {
                Some(instead) => instead.variations.push(LineOfPlay { opening: Notes::default(), moves: vec![new] }),
                None => line.moves.push(new),
            }
        }
        if let Some(index) = known.or(n_variations) {
            self.path.branch(index);
        }
        self.path.step();
    }

    /// The text of the study: a record of version 1 if nothing was added to the game, otherwise one of version 2.
    #[must_use]
    pub fn to_text(&self) -> String {
        let end = self.end();
        if self.record.is_plain() {
            return end.to_text();
        }
        let game = end.game();
        let mut record = self.record.clone();
        record.head.result = game.is_over().then(|| game.players().map(|player| game.score(player)).collect());
        record.to_text(game.rules())
    }

    /// The record, statement for statement, and the cursor.
    fn snapshot(&self) -> (String, Path) {
        (self.record.to_text(self.start.game().rules()), self.path.clone())
    }

    /// Takes a tag that means nothing to the engine out of the record. Returns its value, if there was one.
    pub fn take_tag(&mut self, name: &str) -> Option<String> {
        let tags = &mut self.record.head.unknown_tags;
        let index = tags.iter().position(|(known, _)| known == name)?;
        self.start.take_tag(name);
        Some(tags.remove(index).1)
    }
}

fn start_of(record: &Annotated) -> Result<Replay, SetupError> {
    let mut replay = Replay::new(record.head.setup.clone())?;
    replay.own_tiles.clone_from(&record.head.own_tiles);
    replay.unknown_tags.clone_from(&record.head.unknown_tags);
    Ok(replay)
}
