//! Sentences for the log, for speech and for tests. English only so far.

mod position;

pub use position::{position, scores};

use crate::{
    catalogue::{Catalogue, PartKind, Role},
    rules::{Event, FigureKind, Game, PlayerId, Score},
};

/// What happened, in one sentence with a full stop.
#[must_use]
pub fn event(game: &Game, event: &Event) -> String {
    let name = |player: PlayerId| game.rules().players[player.index()].shown_name();
    match *event {
        Event::TurnBegan { player, turn, .. } => format!("Turn {turn}: {} is to play.", name(player)),
        Event::TileDrawn { player, .. } => format!("{} draws a tile.", name(player)),
        Event::Discarded { player, tile } => {
            let tile = &Catalogue::get().tile(tile).name;
            format!("{} drew a tile that fits nowhere ({tile}); it leaves the game and another is drawn.", name(player))
        }
        Event::TilePlaced { player, tile, pos, .. } => {
            let what = if Catalogue::get().tile(tile).role == Role::EachPlayer { "an abbey" } else { "a tile" };
            format!("{} laid {what} {}.", name(player), place(pos.x, pos.y))
        }
        Event::FigurePlaced { player, figure, spot } => {
            let part = spot.part();
            let who = role(part.kind);
            let figure = article(figure_name(figure));
            format!("{} placed {figure} as {who} on a {}.", name(player), part.kind.name())
        }
        Event::Scored { player, points, why } => {
            format!("{} scores {}{}.", name(player), count(points, "point"), reason(game, player, &why))
        }
        Event::FigureReturned { player, figure, .. } => {
            format!("{} takes {} back.", name(player), article(figure_name(figure)))
        }
        Event::FigureMoved { player, figure, to, .. } => {
            format!("{} moves {} on to a {}.", name(player), article(figure_name(figure)), to.part().kind.name())
        }
        Event::BarnPlaced(barn) => {
            format!("{} placed a barn on a corner of the tile {}.", name(barn.owner), place(barn.pos.x, barn.pos.y))
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
            let who = if why.barn { "a barn" } else { "farmers" };
            format!(" for {who} beside {cities}")
        }
    };
    if why.inn {
        text.push_str(" with an inn");
    }
    if why.cathedral {
        text.push_str(" with a cathedral");
    }
    if why.barn {
        return text;
    }
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

/// What a figure is called.
#[must_use]
pub const fn figure_name(figure: FigureKind) -> &'static str {
    match figure {
        FigureKind::Meeple => "meeple",
        FigureKind::Large => "large meeple",
        FigureKind::Abbot => "abbot",
        FigureKind::Mayor => "mayor",
        FigureKind::Wagon => "wagon",
    }
}

fn article(name: &str) -> String {
    let an = name.starts_with(['a', 'e', 'i', 'o', 'u']);
    format!("{} {name}", if an { "an" } else { "a" })
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

/// `1 tile`, `2 tiles`.
pub(super) fn count(n: u16, thing: &str) -> String {
    match (n, thing) {
        (1, _) => format!("1 {thing}"),
        (_, "highwayman") => format!("{n} highwaymen"),
        _ => format!("{n} {thing}s"),
    }
}
