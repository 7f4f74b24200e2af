//! A study as plain data: its lines of play with what was added to them, and where the cursor is.

use serde::Serialize;

use super::{ActionView, play::action_view};
use crate::{
    catalogue::Catalogue,
    record::{LineOfPlay, Location, Mark, Move, Notes},
    rules::{Action, Event, Game},
    session::{Replay, Study, Watch},
};

/// A study. Described in types.d.ts.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct StudyView {
    pub path: Vec<usize>,
    pub can_undo: bool,
    pub can_redo: bool,
    pub line: StudyLine,
}

/// A line of play. Described in types.d.ts.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct StudyLine {
    #[serde(skip_serializing_if = "String::is_empty")]
    pub comment: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shapes: Vec<String>,
    pub moves: Vec<StudyMove>,
}

/// A statement of a line. Described in types.d.ts.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct StudyMove {
    pub action: ActionView,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tile: Option<&'static str>,
    pub player: usize,
    pub turn: u16,
    pub decisions: usize,
    pub scored: Vec<i16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mark: Option<&'static str>,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub comment: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shapes: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub variations: Vec<StudyLine>,
}

/// The view of a study. It plays every line of it.
#[must_use]
pub fn study_view(study: &Study) -> StudyView {
    StudyView {
        path: study.path().steps().to_vec(),
        can_undo: study.can_undo(),
        can_redo: study.can_redo(),
        line: line_view(study.start().clone(), &study.record().game),
    }
}

fn line_view(mut replay: Replay, line: &LineOfPlay) -> StudyLine {
    let mut moves = Vec::with_capacity(line.moves.len());
    for one in &line.moves {
        let before = (!one.variations.is_empty()).then(|| replay.clone());
        moves.push(move_view(&mut replay, one));
        if let (Some(before), Some(last)) = (before, moves.last_mut()) {
            last.variations = one.variations.iter().map(|line| line_view(before.clone(), line)).collect();
        }
    }
    StudyLine { comment: line.opening.comment.clone(), shapes: shapes(&line.opening), moves }
}

/// Plays a statement and tells of it.
fn move_view(replay: &mut Replay, one: &Move) -> StudyMove {
    let n_events = replay.events().len();
    let mut decided = Decided(None);
    // Every line was checked when it was read or played.
    drop(replay.play_statement(&one.statement, Location::default(), &mut decided));
    let mut scored = vec![0; replay.game().rules().n_players()];
    let mut tile = None;
    for event in replay.events().get(n_events..).unwrap_or_default() {
        match event {
            Event::Scored { player, points, .. } => scored[player.index()] += points,
            Event::TilePlaced { tile: laid, .. } => {
                tile.get_or_insert(Catalogue::get().tile(*laid).name.as_str());
            }
            _ => {}
        }
    }
    let skipped = || (ActionView::Skip { statement: one.statement.to_string() }, 0, replay.game().turn());
    let (action, player, turn) = decided.0.unwrap_or_else(skipped);
    StudyMove {
        action,
        tile,
        player,
        turn,
        decisions: replay.at(),
        scored,
        mark: one.mark.map(Mark::sign),
        comment: one.notes.comment.clone(),
        shapes: shapes(&one.notes),
        variations: Vec::new(),
    }
}

/// The last decision of a statement: its view, who decides and in which turn.
struct Decided(Option<(ActionView, usize, u16)>);

impl Watch for Decided {
    fn before(&mut self, game: &Game, action: Action, _: usize) {
        self.0 = Some((action_view(game, action), game.asked().index(), game.turn()));
    }

    fn after(&mut self, _: &Replay) {}
}

fn shapes(notes: &Notes) -> Vec<String> {
    notes.shapes.iter().map(|(_, item)| item.to_string()).collect()
}
