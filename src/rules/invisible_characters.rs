//! Which characters of a text are visible. Names and texts contain only visible characters, and sentences quote only those.

use std::str::Chars;

/// Iterates over the characters of a text and tells whether each is visible. A character that is invisible by itself counts
/// as visible where it makes one picture of several characters (the joiners of a family, the letters of a flag, the selector
/// of a red heart), or where it shapes a letter (joiners between Arabic letters, selectors after Han characters).
#[must_use]
pub fn letters(text: &str) -> Letters<'_> {
    Letters { rest: text.chars(), before: '\0', tags: 0 }
}

/// See [`letters`].
#[derive(Clone, Debug)]
pub struct Letters<'a> {
    rest: Chars<'a>,
    /// The previous character, if it is visible.
    before: char,
    /// The number of following characters that are tags of a flag, plus one.
    tags: usize,
}

impl Iterator for Letters<'_> {
    type Item = (char, bool);

    #[inline(never)]
    fn next(&mut self) -> Option<(char, bool)> {
        let is_picture = |letter| within(&PICTURES, letter);
        let letter = self.rest.next()?;
        let (before, next) = (self.before, self.rest.clone().next().unwrap_or_default());
        self.tags = if letter == '🏴' { n_tags(self.rest.clone()) } else { self.tags.saturating_sub(1) };
        let is_seen = match letter {
            '\u{fe0e}' | '\u{fe0f}' => is_picture(before) || next == '\u{20e3}' && !is_unseen(before),
            '\u{fe00}'..='\u{fe02}' | '\u{e0100}'..='\u{e01ef}' => within(&IDEOGRAPHS, before),
            '\u{200d}' if is_picture(next) && (is_picture(before) || before == '\u{fe0f}') => true,
            '\u{200c}' | '\u{200d}' => is_joining(before) && is_joining(next),
            '\u{e0020}'..='\u{e007f}' => self.tags > 0,
            _ => !is_unseen(letter),
        };
        self.before = if is_seen { letter } else { '\0' };
        Some((letter, is_seen))
    }
}

/// The first invisible character of a text, if there is one.
#[must_use]
pub fn unseen(text: &str) -> Option<char> {
    letters(text).find_map(|(letter, is_seen)| (!is_seen).then_some(letter))
}

/// Whether a text shows anything besides spaces, blank symbols and combining marks.
#[must_use]
pub fn shows_anything(text: &str) -> bool {
    letters(text).any(|(letter, is_seen)| is_seen && !letter.is_whitespace() && !within(&BLANK, letter))
}

/// Quotes a text for an error message: in single quotes, with invisible characters as escapes, and shortened to 30 characters, or to
/// 12 if more than three of them are invisible.
///
/// ```
/// use bastide::rules::shown;
/// assert_eq!(shown("a\u{7}b"), "'a\\u{7}b'");
/// assert_eq!(shown(&"long ".repeat(9)), "'long long long long long long …'");
/// assert_eq!(shown(&"\u{1b}".repeat(30)), format!("'{}…'", "\\u{1b}".repeat(12)));
/// ```
#[must_use]
pub fn shown(text: &str) -> String {
    let first = |most| text.char_indices().nth(most).and_then(|(byte, _)| text.get(..byte));
    let mut cut = first(30);
    if letters(cut.unwrap_or(text)).filter(|(_, is_seen)| !is_seen).count() > 3 {
        cut = first(12);
    }
    let mut short = String::from("'");
    for (letter, is_seen) in letters(cut.unwrap_or(text)) {
        if is_seen { short.push(letter) } else { short.extend(letter.escape_unicode()) }
    }
    short.push_str(if cut.is_some() { "…'" } else { "'" });
    short
}

/// Wraps a text so that it keeps its own direction within a sentence. A text with right-to-left letters is put between the
/// isolating characters U+2068 and U+2069, so that numbers and signs next to it keep their places.
#[must_use]
pub fn isolated(text: &str) -> String {
    let runs_left = text.chars().any(|letter| within(&RIGHT_TO_LEFT, letter));
    if runs_left { ["\u{2068}", text, "\u{2069}"].concat() } else { text.to_owned() }
}

fn is_unseen(letter: char) -> bool {
    within(&UNSEEN, letter) || letter as u32 & 0xfffe == 0xfffe
}

/// Whether a joiner or non-joiner changes the form of a letter next to it. This is so for the scripts from Arabic to Sinhala.
fn is_joining(letter: char) -> bool {
    ('\u{600}'..='\u{dff}').contains(&letter) && !is_unseen(letter)
}

/// The number of characters after a flag that make it the flag of a part of a country (letters and then the end), plus one.
fn n_tags(mut rest: Chars<'_>) -> usize {
    let count = rest.clone().take_while(|&letter| within(&TAGS, letter)).count();
    if (3..=6).contains(&count) && rest.nth(count) == Some('\u{e007f}') { count + 2 } else { 0 }
}

#[inline(never)]
fn within(ranges: &[(char, char)], letter: char) -> bool {
    ranges.iter().any(|&(first, last)| first <= letter && letter <= last)
}

/// The invisible characters of Unicode 17: controls and formats (Cc, Cf), line and paragraph separators (Zl, Zp), private use
/// (Co), noncharacters, and characters that are not drawn if a font lacks them (`Default_Ignorable_Code_Point`). The table
/// omits the last two code points of each plane. Unassigned characters are drawn as a box and so are visible.
#[rustfmt::skip]
const UNSEEN: [(char, char); 30] = [
    ('\0', '\u{1f}'), ('\u{7f}', '\u{9f}'), ('\u{ad}', '\u{ad}'), ('\u{34f}', '\u{34f}'), ('\u{600}', '\u{605}'),
    ('\u{61c}', '\u{61c}'), ('\u{6dd}', '\u{6dd}'), ('\u{70f}', '\u{70f}'), ('\u{890}', '\u{891}'), ('\u{8e2}', '\u{8e2}'),
    ('\u{115f}', '\u{1160}'), ('\u{17b4}', '\u{17b5}'), ('\u{180b}', '\u{180f}'), ('\u{200b}', '\u{200f}'),
    ('\u{2028}', '\u{202e}'), ('\u{2060}', '\u{206f}'), ('\u{3164}', '\u{3164}'), ('\u{e000}', '\u{f8ff}'),
    ('\u{fdd0}', '\u{fdef}'), ('\u{fe00}', '\u{fe0f}'), ('\u{feff}', '\u{feff}'), ('\u{ffa0}', '\u{ffa0}'),
    ('\u{fff0}', '\u{fffb}'), ('\u{110bd}', '\u{110bd}'), ('\u{110cd}', '\u{110cd}'), ('\u{13430}', '\u{1343f}'),
    ('\u{1bca0}', '\u{1bca3}'), ('\u{1d173}', '\u{1d17a}'), ('\u{e0000}', '\u{e0fff}'), ('\u{f0000}', '\u{10ffff}'),
];

/// Blank symbols (braille, a missing object, a note without a head) and combining marks for any script and for Cyrillic,
/// Hebrew, Arabic and kana. Combining marks of other scripts show a dotted circle if they stand alone.
#[rustfmt::skip]
const BLANK: [(char, char); 19] = [
    ('\u{300}', '\u{36f}'), ('\u{483}', '\u{489}'), ('\u{591}', '\u{5bd}'), ('\u{5bf}', '\u{5c7}'), ('\u{610}', '\u{61a}'),
    ('\u{64b}', '\u{65f}'), ('\u{670}', '\u{670}'), ('\u{6d6}', '\u{6dc}'), ('\u{6df}', '\u{6e4}'), ('\u{1ab0}', '\u{1aff}'),
    ('\u{1dc0}', '\u{1dff}'), ('\u{20d0}', '\u{20ff}'), ('\u{2800}', '\u{2800}'), ('\u{302a}', '\u{302f}'),
    ('\u{3099}', '\u{309a}'), ('\u{fe00}', '\u{fe0f}'), ('\u{fe20}', '\u{fe2f}'), ('\u{fffc}', '\u{fffc}'),
    ('\u{1d159}', '\u{1d159}'),
];

/// The blocks that contain all emoji.
#[rustfmt::skip]
const PICTURES: [(char, char); 11] = [
    ('©', '©'), ('®', '®'), ('‼', '‼'), ('⁉', '⁉'), ('™', '™'), ('ℹ', 'ℹ'), ('\u{2190}', '\u{2bff}'), ('〰', '〰'), ('〽', '〽'),
    ('㊗', '㊙'), ('\u{1f000}', '\u{1faff}'),
];

/// Han characters, some of which have several forms.
const IDEOGRAPHS: [(char, char); 3] = [('\u{3400}', '\u{9fff}'), ('\u{f900}', '\u{faff}'), ('\u{20000}', '\u{3ffff}')];

/// The digits and letters of a flag.
const TAGS: [(char, char); 2] = [('\u{e0030}', '\u{e0039}'), ('\u{e0061}', '\u{e007a}')];

/// Hebrew, Arabic and the other scripts whose letters run from right to left.
const RIGHT_TO_LEFT: [(char, char); 5] = [
    ('\u{590}', '\u{8ff}'),
    ('\u{fb1d}', '\u{fdff}'),
    ('\u{fe70}', '\u{fefc}'),
    ('\u{10800}', '\u{10fff}'),
    ('\u{1e800}', '\u{1efff}'),
];
