//! The pieces of small boxes on the landscape.

use super::*;
use crate::catalogue::BoxId;

/// The letters in a frame of a game in which the first player has put a token on a mouth.
fn letters(pairs: &str) -> Vec<String> {
    let player = |colour| Player { colour, name: String::new(), level: None };
    let mut setup = Setup::base(vec![player(Colour::Red), player(Colour::Blue)]);
    setup.boxes.push(BoxId::Tunnel);
    setup.options.push(("tunnel-pairs".into(), pairs.into()));
    let tiles = ["A", "TU03", "V"].iter().map(|name| Catalogue::get().find(name).unwrap());
    setup.deck = Deck::Tiles(tiles.collect());
    let mut game = Game::new(&setup, &mut Vec::new()).unwrap();
    let lay = legal_actions(&game).next().unwrap();
    game.play(lay, &mut Vec::new()).unwrap();
    let token = legal_actions(&game).find(|action| matches!(action, Action::Tunnel(_))).unwrap();
    game.play(token, &mut Vec::new()).unwrap();
    let commands = show(&game, Choice::Nothing, &Camera::new(800.0, 600.0));
    let is_token = |sprite: Sprite| matches!(sprite, Sprite::Emblem { colour: Some(Colour::Red), .. });
    assert!(sprites(&commands).into_iter().any(|(sprite, _)| is_token(sprite)), "the token is drawn");
    let text = |command| if let DrawCmd::Text { text, .. } = command { Some(text) } else { None };
    commands.into_iter().filter_map(text).collect()
}

#[test]
fn a_token_has_a_letter_where_its_owner_has_several_pairs() {
    assert!(letters("3/2").contains(&"A".to_string()));
    assert!(!letters("1/1").contains(&"A".to_string()));
}
