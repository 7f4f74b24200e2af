//! A position in English, for pictures of it. What a page says, in any language, is made from views, on its side.

use crate::rules::{Game, Step};

/// Who plays and how many points they have: `Ann 12, Blue 8`.
#[must_use]
pub fn scores(game: &Game) -> String {
    let score = |(player, id)| {
        let player: &crate::rules::Player = player;
        format!("{} {}", player.shown_name(), game.score(id))
    };
    game.rules().players.iter().zip(game.players()).map(score).collect::<Vec<_>>().join(", ")
}

/// How far the game is, in a few sentences: tiles and pieces on the board, scores, and who is to do what.
#[must_use]
pub fn position(game: &Game) -> String {
    let verb = |n: u16| if n == 1 { "is" } else { "are" };
    let tiles = game.board().tiles().len() as u16;
    let mut text = format!("{} {} laid", count(tiles, "tile"), verb(tiles));
    let (figures, barns) = (game.figures().len() as u16, game.barns().len() as u16);
    if figures + barns > 0 {
        text += &format!("; {} {} on the board", count(figures + barns, "piece"), verb(figures + barns));
    }
    text += &format!(". Scores: {}. ", scores(game));
    let asked = game.rules().players[game.asked().index()].shown_name();
    match game.step() {
        Step::Over => text + &over(game),
        Step::Figure => text + &format!("Turn {}: {asked} may place a figure.", game.turn()),
        Step::Abbey => text + &format!("Turn {}: {asked} may lay the abbey.", game.turn()),
        Step::Wagon => text + &format!("Turn {}: {asked} may move the wagon on.", game.turn()),
        Step::Lay | Step::Draw | Step::Score | Step::Next => {
            text + &format!("Turn {}: {asked} is to lay a tile.", game.turn())
        }
    }
}

fn over(game: &Game) -> String {
    let names: Vec<&str> = game.leaders().map(|player| game.rules().players[player.index()].shown_name()).collect();
    let points = game.leaders().next().map_or(0, |player| game.score(player));
    match names.as_slice() {
        [one] => format!("The game is over. {one} wins with {}.", count(points, "point")),
        several => {
            format!("The game is over. {} share the win with {}.", several.join(" and "), count(points, "point"))
        }
    }
}

/// `1 tile`, `2 tiles`.
fn count(n: u16, thing: &str) -> String {
    if n == 1 { format!("1 {thing}") } else { format!("{n} {thing}s") }
}
