//! Reads the decision of a statement.

use super::{
    BoxVerb, Verb,
    laying::tile,
    place::part_name,
    returning::NamedPiece,
    syntax::{Fragment, SyntaxError, shown},
    words::{Read, made, position},
};
use crate::{
    boxes::list::decisions,
    rules::{FigureKind, most_like},
};

/// Reads the decision of a statement.
pub(super) fn parse_verb(first: Fragment<'_>, rest: &[Fragment<'_>], whole: Fragment<'_>) -> Result<Verb, SyntaxError> {
    let (verb, rest) = match first.text {
        "tile" => tile(rest, whole)?,
        "recall" => (Verb::Recall, rest),
        "return" => made(NamedPiece::read(rest, whole), Verb::Return)?,
        "go-on" => (Verb::GoOn, rest),
        "skip" => (Verb::Skip, rest),
        "end" => (Verb::End, rest),
        _ => of_a_box(first, rest, whole).unwrap_or_else(|| figure_at_place(first, rest, whole))?,
    };
    match rest.first() {
        None => Ok(verb),
        Some(extra) => extra.error(format_args!("unexpected {} after the statement", shown(extra.text))),
    }
}

/// The words with which decisions of boxes begin, in the order in which an error names them.
const WORDS: &[&[&str]] = &decisions!([V of record::Verb: V::WORDS]);

/// Reads a decision that begins with a word of a box; `None` if no box has the word.
fn of_a_box<'a, 'b>(first: Fragment<'a>, rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Option<Read<'a, 'b, Verb>> {
    let read = decisions!([V of record::Verb: V::read(first, rest, whole).map(|read| made(read, Verb::from))]);
    read.into_iter().flatten().next()
}

/// Reads a decision of a box that begins with a kind of figure; `None` if no box has it.
fn figure_of_a_box<'a, 'b>(
    figure: FigureKind,
    rest: &'b [Fragment<'a>],
    whole: Fragment<'a>,
) -> Option<Read<'a, 'b, Verb>> {
    let read = decisions!([V of record::Verb: V::read_figure(figure, rest, whole).map(|read| made(read, Verb::from))]);
    read.into_iter().flatten().next()
}

/// Reads a figure and the place to which it goes.
fn figure_at_place<'a, 'b>(first: Fragment<'a>, rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Read<'a, 'b, Verb> {
    let word = first.text;
    let Some(figure) = FigureKind::from_name(word) else {
        let figures = FigureKind::ALL.map(FigureKind::name);
        let words = [&["tile", "recall", "return", "go-on", "skip", "end"][..], &figures, &WORDS.concat()].concat();
        let near = most_like(word, &words).join(", ");
        return first.error(format_args!("unknown statement {}; most like it: {near}", shown(word)));
    };
    if let Some(read) = figure_of_a_box(figure, rest, whole) {
        return read;
    }
    match rest {
        [pos, place, rest @ ..] if pos.text.contains(',') => {
            Ok((Verb::Figure { figure, pos: Some(position(*pos)?), place: part_name(*place)? }, rest))
        }
        [place, rest @ ..] => Ok((Verb::Figure { figure, pos: None, place: part_name(*place)? }, rest)),
        [] => whole.end().error(format_args!("'{word}' needs a place, as in '{word} road.N'")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Location;

    /// The list of words and what the boxes read are written down twice.
    #[test]
    fn a_box_reads_each_of_its_words() {
        for text in WORDS.concat() {
            let word = Fragment { text, place: Location::default(), own: &[] };
            assert!(of_a_box(word, &[], word).is_some(), "{text}");
        }
    }
}
