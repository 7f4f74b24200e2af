//! Reads records of version 2.

use super::{Annotated, Limit, LineOfPlay, Mark, Move, Notes};
use crate::{
    catalogue::OwnTile,
    record::{Item, Location, Statement, SyntaxError, lookalike, record::head_of, syntax::Fragment},
};

/// Reads a text that must contain exactly one record, of version 2 or of version 1, whose expectations are left out.
///
/// # Errors
/// The first thing that does not follow the format. Whether the statements are legal is another question:
/// [`crate::session::check_annotated`].
///
/// ```
/// use bastide::record::parse_annotated;
/// let text = "[Bastide \"2\"]\n[Players \"red, blue\"]\n[Deck \"D V U\"]\ntile V 1,0 1 !? {A start.}\n(\n  tile V 0,1 0\n)\n";
/// let record = parse_annotated(text)?;
/// assert_eq!(record.game.moves[0].variations.len(), 1);
/// assert_eq!(bastide::session::annotated_text(&record).unwrap(), text);
/// # Ok::<(), bastide::record::SyntaxError>(())
/// ```
pub fn parse_annotated(text: &str) -> Result<Annotated, SyntaxError> {
    let text = text.trim_start_matches('\u{feff}');
    read(text).map_err(|error| lookalike::named(text, error))
}

fn read(text: &str) -> Result<Annotated, SyntaxError> {
    lookalike::check_line_ends(text)?;
    let (head, version, n_lines) = head_of(text)?;
    let own = head.own_tiles.clone();
    let mut reader = Reader { lexer: Lexer::of(text, n_lines, &own), n_moves: 0, is_plain: version == "1" };
    let game = reader.line_of_play(0)?;
    Ok(Annotated { head, game })
}

/// What stands in a text after the tags.
enum Lexeme<'a> {
    Statement(Fragment<'a>),
    Comment(Location, String),
    Open(Location),
    Close(Location),
}

/// Cuts a text into lexer.
struct Lexer<'a> {
    text: &'a str,
    own: &'a [OwnTile],
    /// The byte and the place up to which the text is read.
    at: usize,
    place: Location,
}

impl<'a> Lexer<'a> {
    /// What follows a number of lines.
    fn of(text: &'a str, lines: usize, own: &'a [OwnTile]) -> Self {
        let at = text.split_inclusive('\n').take(lines).map(str::len).sum();
        Self { text, own, at, place: Location { line: lines + 1, column: 1 } }
    }

    fn peek(&self) -> Option<char> {
        self.text.get(self.at..).and_then(|rest| rest.chars().next())
    }

    fn step(&mut self, letter: char) {
        self.at += letter.len_utf8();
        if letter == '\n' {
            self.place = Location { line: self.place.line + 1, column: 1 };
        } else {
            self.place.column += 1;
        }
    }

    fn next(&mut self) -> Result<Option<Lexeme<'a>>, SyntaxError> {
        while let Some(letter) = self.peek() {
            let place = self.place;
            match letter {
                '{' => return self.comment().map(Some),
                '}' => return place.error("a comment begins with '{'"),
                '(' | ')' => {
                    self.step(letter);
                    return Ok(Some(if letter == '(' { Lexeme::Open(place) } else { Lexeme::Close(place) }));
                }
                '#' => self.pass_line(),
                ';' => self.step(letter),
                _ if letter.is_whitespace() => self.step(letter),
                _ => return Ok(Some(Lexeme::Statement(self.statement()))),
            }
        }
        Ok(None)
    }

    /// Passes over what is left of a line.
    fn pass_line(&mut self) {
        while let Some(letter) = self.peek().filter(|letter| *letter != '\n') {
            self.step(letter);
        }
    }

    /// Reads up to the end of a line or to a sign that ends a statement outside quotes.
    fn statement(&mut self) -> Fragment<'a> {
        let (from, place) = (self.at, self.place);
        let (mut quoted, mut escaped) = (false, false);
        while let Some(letter) = self.peek() {
            let ends = matches!(letter, '{' | '}' | '(' | ')' | '#' | ';') && !quoted;
            if ends || letter == '\n' {
                break;
            }
            match letter {
                _ if escaped => escaped = false,
                '\\' if quoted => escaped = true,
                '"' => quoted = !quoted,
                _ => {}
            }
            self.step(letter);
        }
        Fragment { text: self.text.get(from..self.at).unwrap_or_default(), place, own: self.own }.trimmed()
    }

    fn comment(&mut self) -> Result<Lexeme<'a>, SyntaxError> {
        let place = self.place;
        self.step('{');
        let (from, begin) = (self.at, self.place);
        let (mut comment, mut n_letters) = (String::new(), 0);
        while let Some(letter) = self.peek() {
            let to = self.at;
            self.step(letter);
            let letter = match (letter, self.peek()) {
                ('}', _) => {
                    Notes::check_seen(self.text.get(from..to).unwrap_or_default(), begin)?;
                    return Ok(Lexeme::Comment(place, comment));
                }
                ('\\', Some(next @ ('}' | '\\'))) => {
                    self.step(next);
                    next
                }
                ('\\', _) => return place.error("in a comment, a backslash must precede '}' or a backslash"),
                ('\r', _) => continue,
                (letter, _) => letter,
            };
            n_letters += 1;
            Limit::Comment.check(n_letters).or_else(|limit| place.error(limit))?;
            comment.push(letter);
        }
        place.error("this comment has no end: '}' is missing")
    }
}

struct Reader<'a> {
    lexer: Lexer<'a>,
    n_moves: usize,
    /// Whether the record is of version 1, which has statements alone.
    is_plain: bool,
}

impl Reader<'_> {
    /// Reads a line of play up to its end; a variation ends with `)`.
    fn line_of_play(&mut self, depth: usize) -> Result<LineOfPlay, SyntaxError> {
        let begin = self.lexer.place;
        let mut line = LineOfPlay::default();
        loop {
            let Some(lexeme) = self.lexer.next()? else {
                return if depth == 0 { Ok(line) } else { begin.error("this variation has no end: ')' is missing") };
            };
            match lexeme {
                Lexeme::Close(place) if depth == 0 => return place.error("a variation begins with '('"),
                Lexeme::Close(place) if line.moves.is_empty() => {
                    return place.error("a variation needs at least one statement");
                }
                Lexeme::Close(_) => return Ok(line),
                Lexeme::Open(place) => {
                    self.require_version(place)?;
                    Limit::Depth.check(depth + 1).or_else(|limit| place.error(limit))?;
                    let Some(last) = line.moves.last_mut() else {
                        return place.error("a variation stands behind the statement that it replaces");
                    };
                    last.variations.push(self.line_of_play(depth + 1)?);
                }
                Lexeme::Comment(place, comment) => {
                    self.require_version(place)?;
                    let notes = notes_of(&mut line, place)?;
                    if !notes.comment.is_empty() {
                        return place.error("there is a comment already");
                    }
                    notes.comment = comment;
                }
                Lexeme::Statement(piece) => self.statement(&mut line, piece)?,
            }
        }
    }

    /// Refuses what only version 2 has.
    fn require_version(&self, place: Location) -> Result<(), SyntaxError> {
        if self.is_plain {
            return place.error("comments, variations and marks need [Bastide \"2\"] at the beginning of the record");
        }
        Ok(())
    }

    fn statement(&mut self, line: &mut LineOfPlay, piece: Fragment<'_>) -> Result<(), SyntaxError> {
        let words = piece.words();
        let Some(&first) = words.first() else { return Ok(()) };
        if first.text.starts_with('[') {
            return piece.error("a tag stands before all statements, and a text holds one such record");
        }
        if matches!(first.text, "mark" | "note" | "arrow") {
            self.require_version(piece.place)?;
            let notes = notes_of(line, piece.place)?;
            Limit::Shapes.check(notes.shapes.len() + 1).or_else(|limit| piece.error(limit))?;
            notes.shapes.push((piece.place, Item::shape(piece)?));
            return Ok(());
        }
        if first.text == "expect" && self.is_plain {
            return Ok(());
        }
        if first.text == "expect" {
            return piece.error("expectations stand in records of version 1 only");
        }
        let sign = words.last().and_then(|last| Mark::ALL.iter().find(|(_, sign)| *sign == last.text));
        let mut decision = piece;
        if let Some((_, sign)) = sign {
            self.require_version(piece.place)?;
            decision.text = piece.text.get(..piece.text.len() - sign.len()).unwrap_or_default();
        }
        self.n_moves += 1;
        Limit::Moves.check(self.n_moves).or_else(|limit| piece.error(limit))?;
        let mark = sign.map(|(mark, _)| *mark);
        line.moves.push(Move { place: piece.place, mark, ..Move::of(Statement::parse(decision.trimmed())?) });
        Ok(())
    }
}

/// What is said and shown where the line has been read so far.
fn notes_of(line: &mut LineOfPlay, place: Location) -> Result<&mut Notes, SyntaxError> {
    match line.moves.last_mut() {
        None => Ok(&mut line.opening),
        Some(last) if last.variations.is_empty() => Ok(&mut last.notes),
        Some(_) => place.error("comments and marks stand before the variations of their statement"),
    }
}

impl Item {
    /// Reads a line of a diagram from a text of its own.
    ///
    /// # Errors
    /// A sentence that says what is wrong with it.
    pub fn of_text(text: &str) -> Result<Self, SyntaxError> {
        Self::parse(Fragment { text, place: Location { line: 1, column: 1 }, own: &[] }.trimmed())
    }

    /// Reads something that is shown at a moment, from a text of its own, for example `arrow 0,0 1,0 red`. `own` are the tiles that
    /// the record defines itself.
    ///
    /// # Errors
    /// A sentence that says what is wrong with it.
    pub fn shape_of(text: &str, own: &[OwnTile]) -> Result<Self, SyntaxError> {
        Self::shape(Fragment { text, place: Location { line: 1, column: 1 }, own }.trimmed())
    }

    fn shape(piece: Fragment<'_>) -> Result<Self, SyntaxError> {
        match Self::parse(piece)? {
            item @ (Self::Mark { .. } | Self::Note { .. } | Self::Arrow { .. }) => Ok(item),
            _ => piece.error("expected 'mark', 'note' or 'arrow'"),
        }
    }
}
