//! Texts compared without regard to capital letters.

/// Whether a text contains another one, which is in small letters, whatever its own letters are.
pub(super) fn contains(text: &str, part: &str) -> bool {
    let (text, part) = (small(text), part.as_bytes());
    part.is_empty() || text.as_bytes().windows(part.len()).any(|window| window == part)
}

/// A text in small letters, as far as the alphabets go in which most names are written: Latin, Greek and Cyrillic. The table of all
/// letters, which the standard library uses, would be a twentieth of the module that searches on pages.
pub(super) fn small(text: &str) -> String {
    let shifted = |letter: char, by: u32| char::from_u32(u32::from(letter) + by).unwrap_or(letter);
    text.chars()
        .map(|letter| match letter {
            '\u{d7}' | '\u{138}' | '\u{149}' | '\u{17f}' | '\u{3a2}' => letter, // no capital letters
            'À'..='Þ' | 'Α'..='Ϋ' | 'А'..='Я' => shifted(letter, 0x20),
            'Ѐ'..='Џ' => shifted(letter, 0x50),
            'Ÿ' => 'ÿ',
            // Here each capital letter is followed by its small one.
            'Ā'..='ķ' | 'Ŋ'..='ŷ' if u32::from(letter).is_multiple_of(2) => shifted(letter, 1),
            'Ĺ'..='ň' | 'Ź'..='ž' if !u32::from(letter).is_multiple_of(2) => shifted(letter, 1),
            _ => letter.to_ascii_lowercase(),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_made_small_as_the_standard_library_does() {
        let all = ('!'..='\u{17f}').chain('Α'..='ω').chain('Ѐ'..='џ').filter(|&letter| letter != 'İ');
        for letter in all {
            assert_eq!(small(&letter.to_string()), letter.to_lowercase().to_string(), "{letter}");
        }
        assert_eq!(small("ŠÁRKA Müller ΖΟΡΜΠΑΣ Ёлка"), "šárka müller ζορμπασ ёлка");
    }

    #[test]
    fn a_part_is_found_wherever_it_is() {
        assert!(contains("Šárka", "árk") && contains("Ann", "nn") && contains("Ann", ""));
        assert!(!contains("Ann", "anna"));
    }
}
