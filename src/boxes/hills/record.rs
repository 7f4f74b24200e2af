//! Shepherds and their flocks in a record.
//!
//! A statement that draws a token ends with it, `1` to `4` or `wolf`, where no tag says what comes.

use std::fmt;

use super::rules::{Action, Token};
use crate::{
    board::Pos,
    record::{
        PartName,
        named::{part_at, place_of},
        place::part_name,
        syntax::{Fragment, shown},
        verb::{self, BoxVerb, WrittenDecision},
        words::{Read, made},
    },
    rules::{FigureKind, Game, Lot},
};

/// A decision of this box as a statement describes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// Place one's shepherd.
    Shepherd {
        /// The field of the tile just laid.
        place: PartName,
        /// The token that he draws, if nothing else says that.
        drawn: Option<Token>,
    },
    /// Draw a token for one's flock.
    Add {
        /// The token, if nothing else says that.
        drawn: Option<Token>,
    },
    /// Bring one's flock home.
    Home,
}

impl fmt::Display for Verb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let drawn = match self {
            Self::Shepherd { place, drawn } => {
                write!(f, "shepherd {place}")?;
                drawn
            }
            Self::Add { drawn } => {
                f.write_str("flock add")?;
                drawn
            }
            Self::Home => return f.write_str("flock home"),
        };
        drawn.map_or(Ok(()), |token| write!(f, " {}", token.name()))
    }
}

impl WrittenDecision for Action {
    fn verb(self, game: &Game) -> verb::Verb {
        verb::Verb::from(match self {
            Self::Shepherd { part, drawn } => {
                let pos = game.board().last().map_or_else(Pos::default, |laid| laid.pos);
                Verb::Shepherd { place: place_of(game, pos, part), drawn }
            }
            Self::Add { drawn } => Verb::Add { drawn },
            Self::Home => Verb::Home,
        })
    }
}

impl BoxVerb for Verb {
    type Decision = Action;
    const WORDS: &'static [&'static str] = &["flock"];

    /// Reads what becomes of a flock; `None` if the word is not one of this box.
    fn read<'a, 'b>(first: Fragment<'a>, rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Option<Read<'a, 'b, Self>> {
        (first.text == "flock").then(|| match rest {
            [home, rest @ ..] if home.text == "home" => Ok((Self::Home, rest)),
            [add, rest @ ..] if add.text == "add" => made(token(rest), |drawn| Self::Add { drawn }),
            _ => whole.end().error("'flock' needs what becomes of it, as in 'flock add' or 'flock home'"),
        })
    }

    /// Reads the words after the kind of figure; `None` if it is no shepherd.
    fn read_figure<'a, 'b>(
        figure: FigureKind,
        rest: &'b [Fragment<'a>],
        whole: Fragment<'a>,
    ) -> Option<Read<'a, 'b, Self>> {
        (figure == FigureKind::Shepherd).then(|| {
            let [place, rest @ ..] = rest else {
                return whole.end().error("'shepherd' needs a field, as in 'shepherd field.NNE'");
            };
            let place = part_name(*place)?;
            made(token(rest), |drawn| Self::Shepherd { place, drawn })
        })
    }

    /// The same without the token that comes.
    fn without_outcome(self) -> verb::Verb {
        verb::Verb::from(match self {
            Self::Shepherd { place, .. } => Self::Shepherd { place, drawn: None },
            Self::Add { .. } => Self::Add { drawn: None },
            Self::Home => Self::Home,
        })
    }

    /// The same with the token that comes, where the words do not say it and `cast` gives a lot.
    fn with_outcome(self, cast: impl FnOnce(Lot) -> Option<u8>) -> Self {
        let drawn = |drawn: Option<Token>| drawn.or_else(|| cast(Lot::Sheep).map(|lot| Token::of_lot(lot).0));
        match self {
            Self::Shepherd { place, drawn: named } => Self::Shepherd { place, drawn: drawn(named) },
            Self::Add { drawn: named } => Self::Add { drawn: drawn(named) },
            Self::Home => Self::Home,
        }
    }

    fn action(self, game: &Game) -> Result<Action, String> {
        Ok(match self {
            Self::Shepherd { place, drawn } => {
                let Some(laid) = game.board().last() else { return Err("no tile has been laid yet".into()) };
                Action::Shepherd { part: part_at(game, laid.pos, place)?, drawn }
            }
            Self::Add { drawn } => Action::Add { drawn },
            Self::Home => Action::Home,
        })
    }
}

/// Reads the token with which a statement may end.
fn token<'a, 'b>(rest: &'b [Fragment<'a>]) -> Read<'a, 'b, Option<Token>> {
    let [word, rest @ ..] = rest else { return Ok((None, rest)) };
    match Token::from_name(word.text) {
        Some(token) => Ok((Some(token), rest)),
        None => word.error(format_args!(
            "{} is not a token; expected 1, 2, 3, 4 or wolf, or nothing if the tag Sheep says it",
            shown(word.text)
        )),
    }
}
