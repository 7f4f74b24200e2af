//! Games in a line, for talk and forums: `1. V@1,0' =road.N !? {a start} (1. V@0,1 ?!) 2. U@-1,0`.

use super::{Annotated, LineOfPlay, Move};
use crate::{
    catalogue::Catalogue,
    record::{Statement, Verb},
    rules::FigureKind,
};

impl Annotated {
    /// The game in short notation, its comments, marks and variations included; marks, notes and arrows on the board are left out. The
    /// start tile and the rules are not named. docs/FORMAT.md describes it.
    #[must_use]
    pub fn to_short(&self) -> String {
        let mut words = Vec::new();
        self.game.write_short(0, &mut words);
        words.join(" ")
    }
}

impl LineOfPlay {
    /// Adds the words of a line before which so many tiles were laid.
    fn write_short(&self, mut tiles: usize, words: &mut Vec<String>) {
        words.extend(comment(&self.opening.comment));
        for (index, one) in self.moves.iter().enumerate() {
            let (before, lays) = (tiles, lays_tile(one));
            tiles += usize::from(lays);
            if lays || index == 0 {
                words.push(format!("{}.", tiles.max(1)));
            }
            words.push(short(&one.statement));
            words.extend(one.mark.map(|mark| mark.sign().to_owned()));
            words.extend(comment(&one.notes.comment));
            for variation in &one.variations {
                let first = words.len();
                variation.write_short(before, words);
                words[first].insert(0, '(');
                if let Some(last) = words.last_mut() {
                    last.push(')');
                }
            }
        }
    }
}

const fn lays_tile(one: &Move) -> bool {
    matches!(one.statement.verb, Verb::Tile { .. })
}

fn comment(comment: &str) -> Option<String> {
    let lines: Vec<&str> = comment.lines().collect();
    (!comment.is_empty()).then(|| ["{", &lines.join(" "), "}"].concat())
}

/// A statement: a tile with a `'` for each quarter turn clockwise, a figure behind `=`, `=-` for none, and any other as it is between `<` and `>`.
fn short(statement: &Statement) -> String {
    let whole = || ["<", &statement.to_string(), ">"].concat();
    match statement.verb {
        _ if statement.by.is_some() => whole(),
        Verb::Tile { id, pos, turns, bridge: None } => {
            let quarters = "'".repeat(turns.into());
            format!("{}@{},{}{quarters}", Catalogue::get().tile(id).name, pos.x, pos.y)
        }
        Verb::Figure { figure: FigureKind::Meeple, pos: None, place } => format!("={place}"),
        Verb::Figure { figure, pos: None, place } => format!("={}:{place}", figure.name()),
        Verb::Skip => "=-".into(),
        _ => whole(),
    }
}
