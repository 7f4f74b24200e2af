//! What nobody sees: no sentence quotes it, no name and no text of a diagram holds it, unless it is part of an emoji or of a letter.

use std::collections::BTreeMap;

use bastide::{
    record::{Diagram, RecordError, parse_record},
    rules::{Colour, Player, Rules, Setup, SetupError},
    session::Replay,
};

/// Texts by what they are; the page is tried with the same ones (`tests/e2e/suites/game/unseen.test.mjs`).
fn data(kind: &str) -> Vec<(String, String)> {
    let data: BTreeMap<String, serde_json::Value> =
        serde_json::from_str(include_str!("data/unseen.json")).expect("it is JSON");
    let of = |(name, text): (&String, &serde_json::Value)| (name.clone(), text.as_str().unwrap().to_owned());
    let texts: Vec<_> = data[kind].as_object().unwrap().iter().map(of).collect();
    assert!(texts.len() > 1, "{kind}: {texts:?}");
    texts
}

/// At least one character of each invisible class.
fn unseen() -> Vec<char> {
    let data: BTreeMap<String, serde_json::Value> = serde_json::from_str(include_str!("data/unseen.json")).unwrap();
    let numbers =
        data["unseen"].as_array().unwrap().iter().map(|text| text.as_str().unwrap().strip_prefix("U+").unwrap());
    numbers.map(|number| char::from_u32(u32::from_str_radix(number, 16).unwrap()).unwrap()).collect()
}

/// The error of a text that is neither a valid game nor a valid diagram.
fn sentence(text: &str) -> Option<String> {
    let record = match parse_record(text) {
        Ok(record) => record,
        Err(error) => return Some(error.to_string()),
    };
    let result = if record.is_diagram() {
        Diagram::of_record(&record, usize::MAX).1
    } else {
        Replay::of_record(&record, usize::MAX, &mut ()).1
    };
    result.err().map(|error: RecordError| error.to_string())
}

fn named(name: &str) -> Result<Rules, SetupError> {
    let player = |colour, name: &str| Player { colour, name: name.into(), level: None };
    Rules::new(&Setup::base(vec![player(Colour::Red, name), player(Colour::Blue, "")]))
}

/// A text for every kind of sentence that quotes the word at `§`.
const QUOTING: [&str; 41] = [
    "[Bastide \"§\"]",
    "[Bastide \"1\"]\n[§",
    "[Bastide \"1\"]\n[Rules \"2016\"] §",
    "[Bastide \"1\"]\n[Rules \"§\"]",
    "[Bastide \"1\"]\n[Boxes \"base+§\"]",
    "[Bastide \"1\"]\n[Options \"§\"]",
    "[Bastide \"1\"]\n[Options \"§=1\"]\n[Players \"red, blue\"]",
    "[Bastide \"1\"]\n[Options \"farms=§\"]\n[Players \"red, blue\"]",
    "[Bastide \"1\"]\n[Players \"§, blue\"]",
    "[Bastide \"1\"]\n[Players \"red §, blue\"]",
    "[Bastide \"1\"]\n[Players \"red (§), blue\"]",
    "[Bastide \"1\"]\n[Players \"red Ann (ai:§), blue\"]",
    "[Bastide \"1\"]\n[Players \"red, blue\"]\n[Deck \"§\"]",
    "[Bastide \"1\"]\n[Players \"red, blue\"]\n[Result \"§\"]",
    "[Bastide \"1\"]\n[Diagram \"§\"]",
    "GAME§",
    "GAMEtile § 1,0 0",
    "GAMEtile V § 0",
    "GAMEtile V 1,0 §",
    "GAMEtile V 1,0 0 §",
    "GAMEmeeple §",
    "GAMEmeeple 0,0 §",
    "GAMEbarn §",
    "GAMEabbey §",
    "GAMEred §",
    "GAMEskip §",
    "GAMEexpect §",
    "GAMEexpect score § 8",
    "GAMEexpect score red §",
    "GAMEexpect supply red § 6",
    "GAMEexpect event scored red § 3",
    "GAMEexpect event discarded §",
    "GAMEexpect legal §",
    "PICTURE§ 0,0",
    "PICTUREred § 0,0",
    "PICTUREred barn 0,0 §",
    "PICTUREghost § 1,0 0",
    "PICTUREnote 0,0 §",
    "PICTUREnote 0,0 \"§\"",
    "PICTUREnote 0,0 \"a\" §",
    "PICTUREmark 0,0 city.N \"§\"",
];

#[test]
fn no_sentence_quotes_what_nobody_sees() {
    let all = unseen();
    assert!(all.len() >= 40);
    let game = "[Bastide \"1\"]\n[Players \"red, blue\"]\n[Deck \"D V U\"]\n";
    let picture = "[Bastide \"1\"]\n[Diagram \"1\"]\ntile D 0,0 0\n";
    for quoting in QUOTING {
        let mut told = 0;
        for letter in &all {
            for word in [format!("{letter}xyz"), format!("x{letter}z"), format!("xyz{letter}"), letter.to_string()] {
                let text = quoting.replace("GAME", game).replace("PICTURE", picture).replace('§', &word);
                let Some(sentence) = sentence(&text) else { continue };
                let raw: Vec<char> = sentence.chars().filter(|letter| all.contains(letter)).collect();
                assert!(raw.is_empty(), "{raw:?} of {word:?} in {quoting:?}: {sentence}");
                told += 1;
            }
        }
        // Some controls and separators end a word or a line and so are not quoted at all.
        assert!(told > 3 * all.len(), "{quoting:?}: {told}");
    }
}

#[test]
fn a_sentence_quotes_emoji_whole_and_their_joiners_alone_by_number() {
    let level = |level: &str| sentence(&format!("[Bastide \"1\"]\n[Players \"red (ai:{level}), blue\"]")).unwrap();
    for (what, text) in data("kept") {
        assert!(level(&text).starts_with(&format!("unknown level '{text}'; ")), "{what}");
    }
    assert!(level("a\u{200d}b").starts_with("unknown level 'a\\u{200d}b'; "));
    // The quotation ends after 30 characters, which is after the joiner of a family emoji.
    let cut = format!("{}👨\u{200d}👩", "x".repeat(28));
    assert!(level(&cut).starts_with(&format!("unknown level '{}👨\\u{{200d}}…'; ", "x".repeat(28))));
}

#[test]
fn a_name_holds_nothing_that_nobody_sees() {
    for letter in unseen() {
        for name in [letter.to_string(), format!("{letter}Ann"), format!("A{letter}n"), format!("Ann{letter}")] {
            let expected = if letter.is_control() {
                SetupError::Name(Colour::Red)
            } else {
                SetupError::NameUnseen(Colour::Red, letter)
            };
            assert_eq!(named(&name).map(|_| ()), Err(expected), "{name:?}");
        }
    }
    for (what, name) in data("refused") {
        let error = named(&name).expect_err(&what);
        assert!(matches!(error, SetupError::NameUnseen(Colour::Red, _)), "{what}: {error}");
    }
    assert_eq!(
        named("A\u{202e}nn").unwrap_err().to_string(),
        "the name of red contains the invisible character \\u{202e}"
    );
    for (what, name) in data("blank").into_iter().chain([(String::from("spaces"), String::from(" \u{a0}\u{3000}"))]) {
        assert_eq!(named(&name).map(|_| ()), Err(SetupError::Name(Colour::Red)), "{what}");
    }
    assert_eq!(
        named("\u{2800}").unwrap_err().to_string(),
        "the name of red must have at most 32 characters, at least one of them visible, and no comma, parenthesis, quote or control character"
    );
}

#[test]
fn what_is_part_of_an_emoji_or_of_a_letter_stays() {
    for (what, name) in data("kept") {
        assert_eq!(named(&name).map(|rules| rules.players[0].name.clone()), Ok(name.clone()), "{what}");
        let text = format!("[Bastide \"1\"]\n[Players \"red {name}, blue\"]\n");
        let record = parse_record(&text).unwrap();
        let replay = Replay::of_record(&record, usize::MAX, &mut ()).0.expect(&what);
        assert_eq!(replay.to_text(), text, "{what}");
        let picture = format!("[Bastide \"1\"]\n[Diagram \"1\"]\ntile D 0,0 0\nnote 0,0 \"{name}\"\n");
        assert_eq!(sentence(&picture), None, "{what}");
    }
}

#[test]
fn a_text_of_a_diagram_holds_nothing_that_nobody_sees() {
    let note = |text: &str| {
        sentence(&format!("[Bastide \"1\"]\n[Diagram \"1\"]\ntile D 0,0 0\nnote 0,0 \"{text}\"\n")).unwrap_or_default()
    };
    for letter in unseen().into_iter().filter(|letter| !matches!(letter, '\n')) {
        assert_eq!(
            note(&format!("a{letter}b")),
            format!("the text contains the invisible character {}", letter.escape_unicode())
        );
    }
    for (what, text) in data("refused") {
        assert!(note(&text).starts_with("the text contains the invisible character "), "{what}");
    }
    for (what, text) in data("blank") {
        assert_eq!(note(&text), "the text is empty", "{what}");
    }
}

#[test]
fn a_name_from_right_to_left_keeps_its_direction_in_a_sentence() {
    for (what, name) in data("isolated") {
        assert_eq!(named(&name).unwrap().players[0].shown_name(), format!("\u{2068}{name}\u{2069}"), "{what}");
    }
    for (what, name) in data("plain") {
        assert_eq!(named(&name).unwrap().players[0].shown_name(), name, "{what}");
    }
}
