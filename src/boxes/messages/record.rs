//! Messages in a record: `score woman`, `message points`, `message action`, `message 2,1 road.N meeple`.

use std::fmt;

use super::rules::{Action, N_CARDS};
use crate::{
    board::Pos,
    record::{
        PartName,
        named::{part_at, place_of},
        place::part_name,
        syntax::{Fragment, SyntaxError, shown},
        verb::{self, BoxVerb, WrittenDecision},
        words::{Read, figure_kind, position},
    },
    rules::{FigureKind, Game, ScoringFigure},
};

/// A decision of this box as a statement describes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// Move a figure on by the points.
    Score(ScoringFigure),
    /// Read a message.
    Message {
        /// The card, 1 to 8, if the statement names it.
        card: Option<u8>,
        /// What is taken of it.
        choice: Choice,
    },
}

/// A part of a message that its reader takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Its 2 points.
    Points,
    /// Its action.
    Action,
    /// The action of message 8, with the follower that it scores.
    Follower {
        /// The cell of the tile on which it stands.
        pos: Pos,
        /// The part.
        place: PartName,
        /// The kind of follower.
        figure: FigureKind,
    },
}

impl fmt::Display for Verb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (card, choice) = match self {
            Self::Score(figure) => return write!(f, "score {}", figure.name()),
            Self::Message { card, choice } => (card, choice),
        };
        f.write_str("message ")?;
        if let Some(card) = card {
            write!(f, "{card} ")?;
        }
        match choice {
            Choice::Points => f.write_str("points"),
            Choice::Action => f.write_str("action"),
            Choice::Follower { pos, place, figure } => write!(f, "{pos} {place} {}", figure.name()),
        }
    }
}

impl WrittenDecision for Action {
    fn verb(self, game: &Game) -> verb::Verb {
        verb::Verb::from(match self {
            Self::Move(figure) => Verb::Score(figure),
            Self::Points { named } => Verb::Message { card: named, choice: Choice::Points },
            Self::Deed { named } => Verb::Message { card: named, choice: Choice::Action },
            Self::Follower { named, pos, part, figure } => Verb::Message {
                card: named,
                choice: Choice::Follower { pos, place: place_of(game, pos, part), figure },
            },
        })
    }
}

impl BoxVerb for Verb {
    type Decision = Action;
    const WORDS: &'static [&'static str] = &["score", "message"];

    fn read<'a, 'b>(first: Fragment<'a>, rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Option<Read<'a, 'b, Self>> {
        match (first.text, rest) {
            ("score", [figure, rest @ ..]) => Some(scoring_figure(*figure).map(|figure| (Self::Score(figure), rest))),
            ("score", []) => Some(whole.end().error("'score' needs a figure: 'score meeple' or 'score woman'")),
            ("message", [card, rest @ ..])
                if !card.text.is_empty() && card.text.bytes().all(|byte| byte.is_ascii_digit()) =>
            {
                let card = self::card(*card);
                Some(card.and_then(|card| choice(rest, whole, Some(card))))
            }
            ("message", rest) => Some(choice(rest, whole, None)),
            _ => None,
        }
    }

    fn action(self, game: &Game) -> Result<Action, String> {
        Ok(match self {
            Self::Score(figure) => Action::Move(figure),
            Self::Message { card: named, choice: Choice::Points } => Action::Points { named },
            Self::Message { card: named, choice: Choice::Action } => Action::Deed { named },
            Self::Message { card: named, choice: Choice::Follower { pos, place, figure } } => {
                Action::Follower { named, pos, part: part_at(game, pos, place)?, figure }
            }
        })
    }
}

fn choice<'a, 'b>(rest: &'b [Fragment<'a>], whole: Fragment<'a>, card: Option<u8>) -> Read<'a, 'b, Verb> {
    let (choice, rest) = match rest {
        [word, rest @ ..] if word.text == "points" => (Choice::Points, rest),
        [word, rest @ ..] if word.text == "action" => (Choice::Action, rest),
        [pos, place, figure, rest @ ..] => {
            let (pos, place, figure) = (position(*pos)?, part_name(*place)?, figure_kind(*figure)?);
            (Choice::Follower { pos, place, figure }, rest)
        }
        _ => {
            let needs = "'message' needs 'points', 'action', or a cell, a place and a figure, as in 'message 2,1 road.N meeple'";
            return whole.end().error(needs);
        }
    };
    Ok((Verb::Message { card, choice }, rest))
}

/// Reads the number of a message.
pub(crate) fn card(word: Fragment<'_>) -> Result<u8, SyntaxError> {
    match word.text.parse().ok().filter(|card| (1..=N_CARDS as u8).contains(card)) {
        Some(card) => Ok(card),
        None => word.error(format_args!("there is no message {}; expected 1 to 8", shown(word.text))),
    }
}

/// Reads one of a player's two figures on the track.
pub(crate) fn scoring_figure(word: Fragment<'_>) -> Result<ScoringFigure, SyntaxError> {
    match ScoringFigure::ALL.into_iter().find(|figure| figure.name() == word.text) {
        Some(figure) => Ok(figure),
        None => word.error(format_args!("unknown scoring figure {}; expected meeple or woman", shown(word.text))),
    }
}
