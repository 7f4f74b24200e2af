//! Sentences for the log, for speech and for tests. English only so far.

use crate::{
    catalogue::{Catalogue, PartKind},
    rules::{Event, Game, PlayerId, Score},
};

/// What happened, in one sentence with a full stop.
#[must_use]
pub fn event(game: &Game, event: &Event) -> String {
    let name = |player: PlayerId| game.rules().players[player.index()].shown_name();
    match *event {
        Event::TurnBegan { player, turn, .. } => format!("Turn {turn}: {} is to play.", name(player)),
        Event::Discarded { player, tile } => {
            let tile = &Catalogue::get().tile(tile).name;
            format!("{} drew a tile that fits nowhere ({tile}); it leaves the game and another is drawn.", name(player))
        }
        Event::TilePlaced { player, pos, .. } => format!("{} laid a tile {}.", name(player), place(pos.x, pos.y)),
        Event::FigurePlaced { player, figure, spot } => {
            let part = spot.part();
            let who = role(part.kind);
            format!("{} placed a {} as {who} on a {}.", name(player), figure.name(), part.kind.name())
        }
        Event::Scored { player, points, why } => {
            format!("{} scores {}{}.", name(player), count(points, "point"), reason(game, player, &why))
        }
        Event::FigureReturned { player, figure, .. } => {
            format!("{} takes a {} back.", name(player), figure.name())
        }
        Event::Over => over(game),
    }
}

/// What a score is for: ` for a completed city: 3 tiles and 1 coat of arms`, with who else was there.
fn reason(game: &Game, player: PlayerId, why: &Score) -> String {
    let state = if why.completed { "a completed" } else { "an unfinished" };
    let mut text = match why.kind {
        PartKind::Road => format!(" for {state} road of {}", count(why.tiles, "tile")),
        PartKind::City if why.coats > 0 => {
            let coats = if why.coats == 1 { "1 coat of arms".into() } else { format!("{} coats of arms", why.coats) };
            format!(" for {state} city of {} and {coats}", count(why.tiles, "tile"))
        }
        PartKind::City => format!(" for {state} city of {}", count(why.tiles, "tile")),
        PartKind::Monastery | PartKind::Garden => {
            let around = count(why.neighbours.into(), "tile");
            format!(" for {state} {} with {around} around it", why.kind.name())
        }
        PartKind::Field => {
            let cities =
                if why.cities == 1 { "1 completed city".into() } else { format!("{} completed cities", why.cities) };
            format!(" for farmers beside {cities}")
        }
    };
    let others = || game.players().filter(|&other| other != player && why.strengths[other] > 0);
    let mine = why.strengths[player];
    if others().any(|other| why.strengths[other] == mine) {
        text.push_str(", shared by a tie");
    } else if others().next().is_some() {
        text.push_str(", held by the majority");
    }
    text
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

/// A cell in words, seen from the first tile.
fn place(x: i16, y: i16) -> String {
    let steps = |n: i16, one: &str, other: &str| match n {
        0 => None,
        n if n > 0 => Some(format!("{n} {one}")),
        n => Some(format!("{} {other}", -n)),
    };
    match (steps(x, "east", "west"), steps(y, "south", "north")) {
        (Some(a), Some(b)) => format!("{a} and {b} of the first tile"),
        (Some(a), None) | (None, Some(a)) => format!("{a} of the first tile"),
        (None, None) => "as the first tile".into(),
    }
}

/// What a figure on a kind of part is called.
#[must_use]
pub const fn role(kind: PartKind) -> &'static str {
    match kind {
        PartKind::City => "knight",
        PartKind::Road => "highwayman",
        PartKind::Field => "farmer",
        PartKind::Monastery => "monk",
        PartKind::Garden => "gardener",
    }
}

fn count(n: u16, thing: &str) -> String {
    if n == 1 { format!("1 {thing}") } else { format!("{n} {thing}s") }
}
