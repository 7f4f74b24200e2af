//! Queries as text.

use std::{cmp::Ordering, ops::RangeInclusive};

use super::{
    Arrangement, QueryError,
    entry::SIZED,
    keys::{KEYS, Key, MOST_TERMS, Measure},
    letters::small,
};
use crate::{
    catalogue::{BoxId, PartKind},
    rules::{LEVELS, ScoreReason},
};

/// What a game must have to be found. All terms must hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Query {
    pub(super) terms: Vec<Term>,
}

/// A condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Term {
    /// A player's name, or the value of a tag, contains the text, in whatever case.
    Text(String),
    /// A player's name contains the text. Who has no name is called by the colour.
    Player(String),
    /// The same of a player who won.
    Winner(String),
    /// A computer player of this level takes part.
    Level(String),
    /// The tag `Date`, compared with a day, a month or a year.
    Date(Compare, String),
    /// A box is in play.
    Box(BoxId),
    /// Whether the game is over.
    Over(bool),
    /// A number at the end of the game, of some player if it belongs to players; if there is a text, of one whose name contains it.
    Number(Measure, Option<String>, Compare, i32),
    /// There is a feature of a kind that covers at least so many tiles, and perhaps must be complete.
    Feature {
        /// City, road or field.
        kind: PartKind,
        /// Whether it must be complete.
        complete: bool,
        /// The least number of tiles.
        tiles: u16,
    },
    /// These tiles lie beside each other.
    Tiles(Arrangement),
}

/// How something is compared with the value of a term.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compare {
    /// `:` or `=`
    Equal,
    /// `>=`
    AtLeast,
    /// `<=`
    AtMost,
    /// `>`
    More,
    /// `<`
    Less,
}

impl Compare {
    /// Longer signs first.
    const SIGNS: [(&'static str, Self); 6] = [
        (">=", Self::AtLeast),
        ("<=", Self::AtMost),
        (":", Self::Equal),
        ("=", Self::Equal),
        (">", Self::More),
        ("<", Self::Less),
    ];

    /// Whether what is ordered so relative to the value fulfils it.
    pub(super) fn holds(self, order: Ordering) -> bool {
        match self {
            Self::Equal => order.is_eq(),
            Self::AtLeast => order.is_ge(),
            Self::AtMost => order.is_le(),
            Self::More => order.is_gt(),
            Self::Less => order.is_lt(),
        }
    }
}

impl Query {
    /// Reads a query: terms separated by spaces. A term is a key, a sign and a value, such as `score>=100`, or a text that is looked for.
    /// Spaces within double quotes belong to a value.
    ///
    /// # Errors
    /// The first term that is wrong.
    ///
    /// ```
    /// use bastide::session::archive::Query;
    /// assert!(Query::parse("player:\"Anna Maria\" city@anna>=40 tiles:D@0,0+V@1,0'").is_ok());
    /// let error = Query::parse("score>=many").unwrap_err();
    /// assert_eq!(error.to_string(), "'many' is not a whole number");
    /// ```
    pub fn parse(text: &str) -> Result<Self, QueryError> {
        let mut terms = Vec::new();
        for word in words(text)? {
            terms.push(term(word)?);
        }
        if terms.len() > MOST_TERMS { Err(QueryError::Length) } else { Ok(Self { terms }) }
    }
}

/// The words between spaces outside quotes.
fn words(text: &str) -> Result<Vec<&str>, QueryError> {
    let piece = |from: usize, to: usize| text.get(from..to).unwrap_or_default();
    let (mut words, mut start, mut quote) = (Vec::new(), None, None);
    for (at, letter) in text.char_indices().chain([(text.len(), ' ')]) {
        if letter == '"' {
            quote = if quote.is_some() { None } else { Some(at) };
        }
        match start {
            _ if quote.is_some() && at < text.len() => start = start.or(Some(at)),
            Some(from) if letter.is_whitespace() => {
                words.push(piece(from, at));
                start = None;
            }
            None if !letter.is_whitespace() => start = Some(at),
            _ => {}
        }
    }
    match quote {
        Some(at) => Err(QueryError::Quote(piece(at + 1, text.len()).into())),
        None => Ok(words),
    }
}

fn term(word: &str) -> Result<Term, QueryError> {
    let unquoted = |text: &str| text.replace('"', "");
    let mut quoted = false;
    let sign_at = word.find(|letter: char| {
        quoted ^= letter == '"';
        !quoted && matches!(letter, ':' | '=' | '<' | '>')
    });
    let Some((name, rest)) = sign_at.and_then(|at| word.split_at_checked(at)) else {
        return Ok(Term::Text(small(&unquoted(word))));
    };
    let Some((compare, value)) = Compare::SIGNS.iter().find_map(|(sign, how)| Some((*how, rest.strip_prefix(sign)?)))
    else {
        return Err(QueryError::Term(word.into()));
    };
    let (key, who) = match name.split_once('@') {
        Some((key, who)) => (key, Some(small(&unquoted(who)))),
        None => (name, None),
    };
    let scored = || ScoreReason::ALL.into_iter().map(ScoreReason::name).find(|&name| name == key);
    let known = KEYS.iter().find(|(name, _)| *name == key).map(|&(_, key)| key);
    let Some(known) = known.or_else(|| scored().map(|name| Key::Number(Measure::Points(name)))) else {
        return Err(QueryError::Term(key.into()));
    };
    if unquoted(value).is_empty() || who.as_ref().is_some_and(String::is_empty) {
        let before = word.strip_suffix(value).unwrap_or(word);
        return Err(QueryError::Value(before.into()));
    }
    let is_ordered = matches!(known, Key::Date | Key::Number(_));
    let is_of_players = matches!(known, Key::Number(Measure::Score | Measure::Points(_)));
    if (compare != Compare::Equal && !is_ordered) || (who.is_some() && !is_of_players) {
        return Err(QueryError::Sign(name.into()));
    }
    made(known, who, compare, unquoted(value))
}

/// The term that a key and a value make.
fn made(key: Key, who: Option<String>, compare: Compare, value: String) -> Result<Term, QueryError> {
    Ok(match key {
        Key::Player => Term::Player(small(&value)),
        Key::Winner => Term::Winner(small(&value)),
        Key::Level if LEVELS.contains(&value.as_str()) => Term::Level(value),
        Key::Level => return Err(QueryError::Level(value)),
        Key::Date if is_date(&value) => Term::Date(compare, value),
        Key::Date => return Err(QueryError::Date(value)),
        Key::Box => Term::Box(BoxId::from_name(&value).ok_or(QueryError::Box(value))?),
        Key::Over => match value.as_str() {
            "yes" => Term::Over(true),
            "no" => Term::Over(false),
            _ => return Err(QueryError::Answer(value)),
        },
        Key::Feature | Key::Complete => sized(&value, key == Key::Complete).ok_or(QueryError::Feature(value))?,
        Key::Tiles => Term::Tiles(Arrangement::parse(&value)?),
        Key::Number(measure) => match value.parse() {
            Ok(number) => Term::Number(measure, who, compare, number),
            Err(_) => return Err(QueryError::Number(value)),
        },
    })
}

/// A year, a month or a day, as in `2026-01-31`.
fn is_date(text: &str) -> bool {
    let is_part = |(part, (length, numbers)): (&str, (usize, RangeInclusive<u16>))| {
        part.len() == length
            && part.bytes().all(|byte| byte.is_ascii_digit())
            && part.parse().is_ok_and(|number| numbers.contains(&number))
    };
    let parts: Vec<_> = text.split('-').collect();
    let days = match parts[..] {
        [_, "04" | "06" | "09" | "11", _] => 30,
        [year, "02", _] => {
            let divides = |years| year.parse::<u16>().is_ok_and(|year| year.is_multiple_of(years));
            28 + u16::from(divides(4) && (!divides(100) || divides(400)))
        }
        _ => 31,
    };
    parts.len() <= 3 && parts.into_iter().zip([(4, 0..=9999), (2, 1..=12), (2, 1..=days)]).all(is_part)
}

/// A kind of feature with its least number of tiles, as in `city>=10`; `city` alone is any.
fn sized(text: &str, complete: bool) -> Option<Term> {
    let (name, tiles) = match text.split_once('>') {
        None => (text, 1),
        Some((name, least)) => match least.strip_prefix('=') {
            Some(least) => (name, least.parse::<u16>().ok()?),
            None => (name, least.parse::<u16>().ok()?.checked_add(1)?),
        },
    };
    let kind = SIZED.into_iter().find(|kind| kind.name() == name)?;
    Some(Term::Feature { kind, complete, tiles })
}
