//! What the referee finds wrong with the record of a sealed game that somebody changed.

use bastide::{
    catalogue::BoxId,
    record::parse_record,
    rules::Edition,
    seal::{Mode, Refusal, check},
};

use super::finished;

fn refused(text: &str) -> Result<(), Refusal> {
    check(&parse_record(text).unwrap()).map(|_| ())
}

/// The text with one letter changed in the tag, so many letters after its value begins.
fn with_other_letter(text: &str, tag: &str, at: usize) -> String {
    let place = text.find(&format!("[{tag} \"")).unwrap() + tag.len() + 3 + at;
    let other = if &text[place..=place] == "A" { "B" } else { "A" };
    format!("{}{other}{}", &text[..place], &text[place + 1..])
}

#[test]
fn a_changed_record_names_the_player_the_turn_and_the_reason() {
    let friends = finished(Edition::Second, &[BoxId::Base], 3, (Mode::Fast, false), 3);
    let text = friends.devices[0].to_text();
    assert_eq!(refused(&text), Ok(()));
    let code = |text: &str| refused(text).map_err(|refusal| refusal.code());
    assert_eq!(code(&with_other_letter(&text, "SealSeats", 30)), Err("forged"), "a pledge: the others did not sign it");
    assert_eq!(code(&with_other_letter(&text, "SealReady", 30)), Err("forged"));
    assert_eq!(code(&with_other_letter(&text, "SealLinks", 30)), Err("link"));
    assert_eq!(code(&with_other_letter(&text, "SealMoves", 10)), Err("forged"));
    assert_eq!(code(&text.replace("Guest", "Host")), Err("forged"), "names are part of what was agreed");
    assert_eq!(code(&text.replace("[Seal \"1 fast", "[Seal \"1 strict")), Err("forged"));
    assert_eq!(code(&text.replace("[Seal \"1 fast", "[Seal \"2 fast")), Err("newer"));
    let sentence = refused(&with_other_letter(&text, "SealMoves", 10)).unwrap_err().to_string();
    assert!(sentence.starts_with("turn 1, ") && sentence.contains("the signature is wrong"), "{sentence}");
}

/// Two tiles that come later are exchanged: every statement stays legal where both fit, and only the links tell.
#[test]
fn another_order_of_the_tiles_is_found_out() {
    let friends = finished(Edition::Second, &[BoxId::Base], 2, (Mode::Fast, false), 4);
    let text = friends.devices[0].to_text();
    let start = text.find("[Deck \"").unwrap() + 7;
    let end = start + text[start..].find('"').unwrap();
    let tiles: Vec<&str> = text[start..end].split(' ').collect();
    // The last tile of the same kind as an earlier one would change nothing: the other statements name their tiles.
    let mut found = 0;
    for place in 1..tiles.len() - 1 {
        let mut other = tiles.clone();
        other.swap(place, place + 1);
        let changed = format!("{}{}{}", &text[..start], other.join(" "), &text[end..]);
        if other != tiles {
            assert!(refused(&changed).is_err(), "{place}");
            found += 1;
        }
    }
    assert!(found > 40);
}
