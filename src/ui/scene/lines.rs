//! How wide texts are, and where their lines break.

/// Lines no wider than so many pixels; nothing if they are more than so many. Words that are too long are parted.
pub(super) fn wrapped(text: &str, width: f64, letter: f64, most: usize) -> Option<Vec<String>> {
    let room = width / letter - 0.9;
    let mut lines: Vec<String> = Vec::new();
    let mut parted = false;
    for word in text.split_whitespace() {
        let joined = lines.last().map(|line| width_of(line) + 0.36 + width_of(word));
        match (lines.last_mut(), joined) {
            (Some(line), Some(wide)) if wide <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => {
                lines.push(String::new());
                for letter in word.chars() {
                    let wide = lines.last().map_or(0.0, |line| width_of(line)) + advance(letter);
                    let starts = lines.last().is_none_or(String::is_empty);
                    if wide > room && !starts {
                        lines.push(String::new());
                        parted = true;
                    }
                    if let Some(line) = lines.last_mut() {
                        line.push(letter);
                    }
                }
            }
        }
    }
    (lines.len() <= most && !(parted && most < usize::MAX)).then_some(lines)
}

pub(super) fn width_of(text: &str) -> f64 {
    text.chars().map(advance).sum()
}

/// About how wide a letter is, in heights of letters: rather too wide than too narrow, whatever the font.
fn advance(letter: char) -> f64 {
    match letter {
        'i' | 'j' | 'l' | '.' | ',' | ':' | ';' | '\'' | '|' | '!' | ' ' => 0.36,
        'f' | 't' | 'r' | 'I' | '(' | ')' | '-' | '/' => 0.48,
        'm' | 'w' | 'M' | 'W' | '%' | '@' | '—' | '…' => 1.05,
        'A'..='Z' => 0.78,
        '\u{300}'..='\u{36f}' => 0.0,
        letter if (letter as u32) < 0x250 => 0.68,
        letter if (letter as u32) < 0x1100 => 0.76,
        _ => 1.08,
    }
}
