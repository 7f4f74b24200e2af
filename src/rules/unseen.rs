//! What of a text can be seen. Names and texts hold nothing else, sentences quote nothing else.

/// Each character of a text, and whether it is seen. What nobody sees by itself is seen where it makes one picture of several
/// characters, as the joiners of a family, the letters of a flag and the selector of a red heart do, or where it gives a letter its
/// form, as joiners do between Arabic letters and selectors behind Han characters.
pub fn letters(text: &str) -> impl Iterator<Item = (char, bool)> {
    let mut rest = text.chars();
    let (mut before, mut tags) = ('\0', 0);
    std::iter::from_fn(move || {
        let letter = rest.next()?;
        let next = rest.clone().next().unwrap_or_default();
        tags = if letter == '🏴' { n_tags(rest.as_str()) } else { usize::saturating_sub(tags, 1) };
        let is_seen = match letter {
            '\u{fe0e}' | '\u{fe0f}' if is_picture(before) || next == '\u{20e3}' && is_key(before) => true,
            '\u{fe00}'..='\u{fe02}' | '\u{e0100}'..='\u{e01ef}' => is_ideograph(before),
            '\u{200d}' if is_picture(next) && (is_picture(before) || before == '\u{fe0f}') => true,
            '\u{200c}' | '\u{200d}' => is_joining(before) && is_joining(next),
            '\u{e0020}'..='\u{e007f}' => tags > 0,
            _ => !is_unseen(letter),
        };
        before = if is_seen { letter } else { '\0' };
        Some((letter, is_seen))
    })
}

/// The first character of a text that nobody sees.
#[must_use]
pub fn unseen(text: &str) -> Option<char> {
    letters(text).find_map(|(letter, is_seen)| (!is_seen).then_some(letter))
}

/// Whether a text shows anything: more than spaces, and marks that stand on other characters.
#[must_use]
pub fn shows_anything(text: &str) -> bool {
    // What stands for itself in a quoted text is printed, and stands on nothing else.
    let stands = |letter: char| letter.is_ascii_graphic() || letter.escape_debug().len() == 1;
    letters(text).any(|(letter, is_seen)| is_seen && stands(letter) && !is_blank(letter) && letter != ' ')
}

/// A text for an error message: short, in quotes, what nobody sees by its number.
#[must_use]
pub fn shown(text: &str) -> String {
    const MOST: usize = 30;
    let cut = text.char_indices().nth(MOST).and_then(|(byte, _)| text.get(..byte));
    let mut short = String::from("'");
    for (letter, is_seen) in letters(cut.unwrap_or(text)) {
        if is_seen { short.push(letter) } else { short.extend(letter.escape_unicode()) }
    }
    short.push_str(if cut.is_some() { "…'" } else { "'" });
    short
}

/// A text that keeps its own direction within a sentence: one with letters that run from right to left stands between the two
/// characters that are made for that (U+2068, U+2069), so that numbers and signs beside it keep their places.
#[must_use]
pub fn isolated(text: &str) -> String {
    let runs_left = |letter| {
        matches!(letter, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}'
            | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
    };
    if text.contains(runs_left) { ["\u{2068}", text, "\u{2069}"].concat() } else { text.to_owned() }
}

/// Unicode 17: controls and formats (Cc, Cf), separators of lines and paragraphs (Zl, Zp), private use (Co), what is no character,
/// and what is not drawn where a font does not know it (`Default_Ignorable_Code_Point`). What is not assigned yet is drawn as a
/// box, and so is seen.
fn is_unseen(letter: char) -> bool {
    letter as u32 & 0xfffe == 0xfffe
        || matches!(letter,
            '\0'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{ad}' | '\u{34f}' | '\u{600}'..='\u{605}' | '\u{61c}' | '\u{6dd}'
            | '\u{70f}' | '\u{890}'..='\u{891}' | '\u{8e2}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{3164}' | '\u{e000}'..='\u{f8ff}' | '\u{fdd0}'..='\u{fdef}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{110bd}' | '\u{110cd}' | '\u{13430}'..='\u{1343f}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}' | '\u{f0000}'..)
}

/// Empty pictures: of braille, of an object that is missing, of a note without a head.
const fn is_blank(letter: char) -> bool {
    matches!(letter, '\u{2800}' | '\u{fffc}' | '\u{1d159}')
}

/// The blocks in which all emoji are.
const fn is_picture(letter: char) -> bool {
    matches!(letter, '©' | '®' | '‼' | '⁉' | '™' | 'ℹ' | '\u{2190}'..='\u{2bff}' | '〰' | '〽' | '㊗' | '㊙'
        | '\u{1f000}'..='\u{1faff}')
}

/// What a keycap can have on it.
const fn is_key(letter: char) -> bool {
    matches!(letter, '0'..='9' | '#' | '*')
}

/// Han characters, of which some have several forms.
const fn is_ideograph(letter: char) -> bool {
    matches!(letter, '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}')
}

/// Letters from Arabic to Sinhala, which have another form beside a joiner or its contrary.
fn is_joining(letter: char) -> bool {
    matches!(letter, '\u{600}'..='\u{dff}') && !is_unseen(letter)
}

/// How many characters after a flag make it that of a part of a country: its letters, then the end.
fn n_tags(rest: &str) -> usize {
    let is_tag = |letter: &char| matches!(letter, '\u{e0030}'..='\u{e0039}' | '\u{e0061}'..='\u{e007a}');
    let count = rest.chars().take_while(is_tag).count();
    let ends = rest.chars().nth(count) == Some('\u{e007f}');
    // One more, as the flag itself is counted off first.
    if (3..=6).contains(&count) && ends { count + 2 } else { 0 }
}
