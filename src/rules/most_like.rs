//! The names that a mistyped word may mean.

/// The three names that are most like a word, the most alike first, for a sentence that must be short enough for a phone.
/// It gives fewer only where there are fewer names.
///
/// ```
/// use bastide::rules::most_like;
/// assert_eq!(most_like("trile", &["end", "skip", "tile", "tower"]), ["tile", "tower", "skip"]);
/// ```
#[must_use]
pub fn most_like<'a>(word: &str, names: &[&'a str]) -> Vec<&'a str> {
    let word: String = word.chars().take(40).collect(); // longer than any name
    let mut names = names.to_vec();
    names.sort_by(|one, other| strsim::jaro_winkler(&word, other).total_cmp(&strsim::jaro_winkler(&word, one)));
    names.truncate(3);
    names
}
