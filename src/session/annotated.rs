//! Plays every line of play of an annotated record, and writes one.

use super::Replay;
use crate::{
    record::{Annotated, Item, LineOfPlay, Notes, RecordError, tag_of},
    rules::{Game, SetupError},
};

/// Plays the game of a record and each of its variations, and checks that marks and notes are on tiles that have been laid by then.
///
/// # Errors
/// The first statement that is not legal where it stands, the first mark on nothing, a set-up that cannot be played, or a result
/// that the game does not have.
pub fn check_annotated(annotated: &Annotated) -> Result<(), RecordError> {
    let record = &annotated.head;
    let mut replay = Replay::new(record.setup.clone())
        .map_err(|error| RecordError::Setup(record.tag_place(tag_of(&error)), error))?;
    replay.own_tiles.clone_from(&record.own_tiles);
    check(&mut replay, &annotated.game)?;
    replay.check_result(record)
}

/// The canonical text of an annotated record.
///
/// # Errors
/// If its set-up cannot be played.
pub fn annotated_text(annotated: &Annotated) -> Result<String, SetupError> {
    let replay = Replay::new(annotated.head.setup.clone())?;
    Ok(annotated.to_text(replay.game().rules()))
}

fn check(replay: &mut Replay, line: &LineOfPlay) -> Result<(), RecordError> {
    check_notes(replay.game(), &line.opening)?;
    for one in &line.moves {
        let before = (!one.variations.is_empty()).then(|| replay.clone());
        replay.play_statement(&one.statement, one.place, &mut ()).map_err(RecordError::Rule)?;
        check_notes(replay.game(), &one.notes)?;
        for variation in &one.variations {
            if let Some(mut before) = before.clone() {
                check(&mut before, variation)?;
            }
        }
    }
    Ok(())
}

/// A mark is on a part of a tile, and a note on a tile; an arrow may point anywhere.
pub(super) fn check_notes(game: &Game, notes: &Notes) -> Result<(), RecordError> {
    for (place, shape) in &notes.shapes {
        let (pos, part) = match shape {
            Item::Mark { pos, place, .. } => (*pos, Some(*place)),
            Item::Note { pos, .. } => (*pos, None),
            _ => continue,
        };
        let laid = game.board().laid_on(pos);
        let is_there = laid.is_some_and(|laid| part.is_none_or(|part| part.find(laid.tile, laid.turns).is_some()));
        if !is_there {
            let reason = format!("there is nothing at {},{} that this could be on", pos.x, pos.y);
            return Err(RecordError::Unmet(*place, reason));
        }
    }
    Ok(())
}
