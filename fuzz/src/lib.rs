//! Properties of every text and every decision, sensible or not. Each target takes bytes and panics if a property is violated.
#![allow(clippy::expect_used, reason = "a panic is how a target says that it found something")]

mod actions;
mod annotated;
mod diagram;
mod record;

pub use actions::actions;
pub use annotated::annotated;
pub use diagram::{diagram, picture};
pub use record::record;

use bastide::rules::unseen;

/// A fuzz target.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// The name of the target and of the folder with its corpus.
    pub name: &'static str,
    /// Runs the target on some bytes. Panics if a property is violated.
    pub run: fn(&[u8]),
}

/// All targets.
pub const TARGETS: [Target; 5] = [
    Target { name: "record", run: record },
    Target { name: "annotated", run: annotated },
    Target { name: "diagram", run: diagram },
    Target { name: "picture", run: picture },
    Target { name: "actions", run: actions },
];

/// The largest length of an error sentence in characters, for any text. Sentences are shown in notices on phones.
const LONGEST_SENTENCE: usize = 400;

/// Checks that an error has one sentence without a line break, and a place in the text or just after it.
fn is_told(text: &str, line: usize, column: usize, sentence: &str) {
    let length = sentence.chars().count();
    assert!((1..=LONGEST_SENTENCE).contains(&length), "a sentence of {length} characters");
    assert_eq!(unseen(sentence), None, "{sentence:?}");
    let lines: Vec<&str> = text.strip_prefix('\u{feff}').unwrap_or(text).lines().collect();
    assert!((1..=lines.len().max(1)).contains(&line), "line {line} of {}: {sentence}", lines.len());
    let letters = lines.get(line - 1).map_or(0, |line| line.chars().count());
    assert!((1..=letters + 1).contains(&column), "column {column} of {letters}: {sentence}");
}
