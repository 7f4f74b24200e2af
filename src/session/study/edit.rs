//! What is changed in a study by hand: comments, marks, shapes, and the order of its lines.

use std::fmt;

use super::{Path, Study};
use crate::{
    record::{Item, Limit, LineOfPlay, Location, Mark, Notes, RecordError, SyntaxError, parse_annotated},
    session::check_notes,
};

/// Why a study cannot be changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StudyError {
    /// A mark says how good a statement is, and the cursor stands before the first one of its line.
    NothingPlayed,
    /// The cursor is in no variation.
    NoVariation,
    /// The record would become larger than the format allows.
    TooLarge(Limit),
    /// A shape is not written correctly.
    Syntax(SyntaxError),
    /// A shape is on nothing.
    Nothing(RecordError),
}

impl fmt::Display for StudyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NothingPlayed => f.write_str("nothing has been played yet in this line"),
            Self::NoVariation => f.write_str("this is the game itself, not a variation"),
            Self::TooLarge(limit) => limit.fmt(f),
            Self::Syntax(cause) => f.write_str(&cause.reason),
            Self::Nothing(cause) => cause.fmt(f),
        }
    }
}

impl std::error::Error for StudyError {}

impl Study {
    /// What is said and shown at the cursor.
    #[must_use]
    pub fn notes(&self) -> &Notes {
        let line = self.path.line(&self.record.game);
        self.path.at().checked_sub(1).map_or(&line.opening, |last| &line.moves[last].notes)
    }

    /// Writes the comment at the cursor, [cleaned](Notes::cleaned); an empty one removes it.
    ///
    /// # Errors
    /// If it is too long. The study is then as before.
    pub fn set_comment(&mut self, comment: &str) -> Result<(), StudyError> {
        let comment = Notes::cleaned(comment);
        Limit::Comment.check(comment.chars().count()).map_err(StudyError::TooLarge)?;
        if self.notes().comment != comment {
            self.change(|study| study.notes_mut().comment = comment);
        }
        Ok(())
    }

    /// Says how good the last statement is; `None` removes the mark.
    ///
    /// # Errors
    /// If the line has no statement yet.
    pub fn set_mark(&mut self, mark: Option<Mark>) -> Result<(), StudyError> {
        let last = self.path.at().checked_sub(1).ok_or(StudyError::NothingPlayed)?;
        if self.path.line(&self.record.game).moves[last].mark != mark {
            self.change(|study| study.path.line_mut(&mut study.record.game).moves[last].mark = mark);
        }
        Ok(())
    }

    /// Adds a mark, a note or an arrow at the cursor, or removes the same one, for example `arrow 0,0 1,0 red`.
    ///
    /// # Errors
    /// If it is not written correctly, is on nothing, or there are too many. The study is then as before.
    pub fn toggle_shape(&mut self, shape: &str) -> Result<(), StudyError> {
        let shape = Item::shape_of(shape, &self.record.head.own_tiles).map_err(StudyError::Syntax)?;
        let written = shape.to_string();
        let known = self.notes().shapes.iter().position(|(_, other)| other.to_string() == written);
        if known.is_none() {
            let one = Notes { comment: String::new(), shapes: vec![(Location::default(), shape.clone())] };
            check_notes(self.moment().game(), &one).map_err(StudyError::Nothing)?;
            Limit::Shapes.check(self.notes().shapes.len() + 1).map_err(StudyError::TooLarge)?;
        }
        self.change(|study| {
            let shapes = &mut study.notes_mut().shapes;
            match known {
                Some(index) => drop(shapes.remove(index)),
                None => shapes.push((Location::default(), shape)),
            }
        });
        Ok(())
    }

    /// Removes the last statement before the cursor with everything after it in its line. A variation without statements
    /// goes with them; the cursor is then where it began.
    ///
    /// # Errors
    /// If the line has no statement yet.
    pub fn delete(&mut self) -> Result<(), StudyError> {
        let last = self.path.at().checked_sub(1).ok_or(StudyError::NothingPlayed)?;
        self.change(|study| {
            let parent = study.path.parent().filter(|_| last == 0);
            match parent {
                Some(parent) => {
                    let line = parent.line_mut(&mut study.record.game);
                    line.moves[parent.at()].variations.remove(study.path.variation());
                    study.path = parent;
                }
                None => {
                    study.path.line_mut(&mut study.record.game).moves.truncate(last);
                    study.path.set(last);
                }
            }
        });
        Ok(())
    }

    /// Makes the variation at the cursor the line of which it was a variation; what was played there becomes the variation.
    ///
    /// # Errors
    /// If the cursor is in no variation.
    pub fn promote(&mut self) -> Result<(), StudyError> {
        let parent = self.path.parent().ok_or(StudyError::NoVariation)?;
        self.change(|study| {
            let (begin, at) = (parent.at(), study.path.at());
            let line = parent.line_mut(&mut study.record.game);
            let mut others = std::mem::take(&mut line.moves[begin].variations);
            let LineOfPlay { opening, mut moves } = others.remove(study.path.variation());
            let former = LineOfPlay { opening: Notes::default(), moves: line.moves.split_off(begin) };
            let first = &mut moves[0];
            first.notes.join(opening);
            let own = std::mem::replace(&mut first.variations, vec![former]);
            first.variations.extend(others.into_iter().chain(own));
            line.moves.extend(moves);
            study.path = parent;
            study.path.set(begin + at);
        });
        Ok(())
    }

    /// Replaces the record with another one of the same game, for example one with more notes. This is one change that can be undone. The
    /// cursor stays where it is.
    ///
    /// # Errors
    /// The first thing that does not follow the format or is not legal where it stands. The study is then as before.
    pub fn replace(&mut self, text: &str) -> Result<(), RecordError> {
        let Self { record, .. } = Self::of_text(text)?;
        self.change(|study| {
            study.path = study.path.clipped(&record.game);
            study.record = record;
        });
        Ok(())
    }

    /// Undoes the last change. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.undone.pop() else { return false };
        self.redone.push(self.snapshot());
        self.restore(&before);
        true
    }

    /// Redoes the change that was undone last. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(after) = self.redone.pop() else { return false };
        self.undone.push(self.snapshot());
        self.restore(&after);
        true
    }

    /// Whether a change can be undone.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Whether a change can be redone.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.redone.is_empty()
    }

    fn notes_mut(&mut self) -> &mut Notes {
        let line = self.path.line_mut(&mut self.record.game);
        match self.path.at() {
            0 => &mut line.opening,
            at => &mut line.moves[at - 1].notes,
        }
    }

    fn change(&mut self, run: impl FnOnce(&mut Self)) {
        let before = self.snapshot();
        run(self);
        self.base = self.moment().at();
        self.remember(before);
    }

    pub(super) fn remember(&mut self, before: (String, Path)) {
        if self.undone.len() == super::MOST_UNDONE {
            self.undone.remove(0);
        }
        self.undone.push(before);
        self.redone.clear();
    }

    pub(super) fn restore(&mut self, (text, path): &(String, Path)) {
        // What the study wrote itself can be read.
        if let Ok(record) = parse_annotated(text) {
            self.record = record;
        }
        self.go(path);
    }

    /// Whether the record is still one that the format allows.
    pub(super) fn check_size(&self) -> Result<(), StudyError> {
        Limit::Depth
            .check(self.path.depth())
            .and_then(|()| Limit::Moves.check(self.record.n_moves()))
            .map_err(StudyError::TooLarge)
    }
}
