//! Describes a position in English, as the text alternative of pictures. Pages build their own texts, in any language, from views.

use crate::{
    board::{Bridge, Pos},
    boxes::messages::rules as messages,
    catalogue::{Axis, Catalogue, PartKind, SetDef, TileId},
    record::{Item, PartName, Pictured, Where},
    rules::{Game, Step, isolated, turns_name},
};

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
        Step::Phantom => text + &format!("Turn {}: {asked} may place the phantom.", game.turn()),
        Step::Abbey => text + &format!("Turn {}: {asked} may lay the abbey.", game.turn()),
        Step::Wagon => text + &format!("Turn {}: {asked} may move the wagon on.", game.turn()),
        Step::Capture => text + &format!("Turn {}: {asked} may capture a follower.", game.turn()),
        Step::Exchange => text + &format!("Turn {}: {asked} says which follower comes back.", game.turn()),
        Step::Landing => text + &format!("Turn {}: {asked} says where the flying figure lands.", game.turn()),
        Step::Flock => text + &format!("Turn {}: {asked} says what becomes of the flock.", game.turn()),
        Step::Gold => text + &format!("Turn {}: {asked} lays the second bar of gold.", game.turn()),
        Step::Magic => text + &format!("Turn {}: {asked} moves the mage or the witch.", game.turn()),
        Step::Robber => text + &format!("Turn {}: {asked} may put a robber on the scoring track.", game.turn()),
        Step::Message => text + &format!("Turn {}: {asked} reads a message.", game.turn()),
        _ if messages::is_asked(game) => text + &format!("Turn {}: {asked} says which figure moves on.", game.turn()),
        Step::AdvanceEarly | Step::Advance | Step::AdvanceAfterTent | Step::AdvanceAfterSale => {
            text + &format!("Turn {}: {asked} says what the robber does.", game.turn())
        }
        Step::Circle => text + &format!("Turn {}: {asked} says what the corn circle does.", game.turn()),
        Step::Tunnel => text + &format!("Turn {}: {asked} may put a token on the mouth of a tunnel.", game.turn()),
        Step::Ferry => text + &format!("Turn {}: {asked} lays the ferry of the new lake.", game.turn()),
        Step::Ferries => text + &format!("Turn {}: {asked} may move a ferry.", game.turn()),
        Step::Escape => text + &format!("Turn {}: {asked} may let a follower escape.", game.turn()),
        Step::AtCircle => text + &format!("Turn {}: {asked} is asked at the corn circle.", game.turn()),
        Step::Dragon | Step::DragonAfter => text + &format!("Turn {}: {asked} moves the dragon.", game.turn()),
        Step::Castle => text + &format!("Turn {}: {asked} may build a castle.", game.turn()),
        Step::MoveOut | Step::LastMove => {
            text + &format!("Turn {}: {asked} may move figures out of Carcassonne.", game.turn())
        }
        Step::Send => text + &format!("Turn {}: {asked} may send a figure to Carcassonne.", game.turn()),
        Step::Count => text + &format!("Turn {}: {asked} may move the count.", game.turn()),
        Step::SecondPart => text + &format!("Turn {}: {asked} may lay another tile.", game.turn()),
        Step::Bazaar => text + &format!("Turn {}: {asked} is asked at the bazaar.", game.turn()),
        _ => text + &format!("Turn {}: {asked} is to lay a tile.", game.turn()),
    }
}

fn over(game: &Game) -> String {
    let names: Vec<String> = game.leaders().map(|player| game.rules().players[player.index()].shown_name()).collect();
    let points = game.leaders().next().map_or(0, |player| game.score(player));
    match names.as_slice() {
        [one] => format!("The game is over. {one} wins with {}.", count(points, "point")),
        several => {
            format!("The game is over. {} share the win with {}.", several.join(" and "), count(points, "point"))
        }
    }
}

/// `1 tile`, `2 tiles`.
fn count(n: impl Into<i32>, thing: &str) -> String {
    let n = n.into();
    if n == 1 { format!("1 {thing}") } else { format!("{n} {thing}s") }
}

/// What a diagram shows, in a few words.
#[must_use]
pub fn shown(game: &Game) -> String {
    let mut text = format!("A board with {}", count(game.board().tiles().len() as u16, "tile"));
    let pieces = (game.figures().len() + game.barns().len()) as u16;
    if pieces > 0 {
        text += &format!(" and {}", count(pieces, "piece"));
    }
    text
}

/// What a diagram shows for those who do not see it: which tile lies where, who stands on what, what is marked and written.
#[must_use]
pub fn picture(game: &Game, items: &[Item]) -> String {
    let mut text = String::from("Cells are x,y: x grows to the east, y to the south.");
    for set in not_played(items) {
        text += &format!(" {} is not played here yet.", isolated(&set.title));
    }
    for item in items {
        text.push(' ');
        text += &match item {
            Item::Tile { id, pos, turns, bridge } => {
                let across = bridge.map_or(String::new(), |bridge| format!(" {}", across(bridge)));
                format!("Tile {} lies at {pos}, {}.{across}", tile_name(*id), turns_name(*turns))
            }
            Item::Abbey { pos } => format!("An abbey lies at {pos}."),
            Item::Figure { colour, figure, pos, place, .. } => {
                format!("{} {} stands on {pos} {place}{}.", colour.title(), figure.title(), feature(game, *pos, *place))
            }
            Item::Barn { colour, pos, corner } => {
                format!("{} barn stands on the {} corner of {pos}.", colour.title(), corner.name())
            }
            Item::Dragon { pos } => format!("The dragon is at {pos}."),
            Item::Fairy { pos, place: None } => format!("The fairy is at {pos}."),
            Item::Fairy { pos, place: Some(place) } => format!("The fairy is beside the follower on {pos} {place}."),
            Item::Piece { pos, floors } => format!("At {pos} stands a tower with {}.", count(*floors, "floor")),
            Item::Bridge(bridge) => across(*bridge),
            Item::Castle { pos, place } => format!("{pos} {place}{} is a castle.", feature(game, *pos, *place)),
            Item::Count { quarter } => format!("The count is in the quarter of the {}.", quarter.name()),
            Item::Ferry { pos, crossing } => format!("A ferry at {pos} joins {}.", crossing.name()),
            Item::Tunnel { colour, pos, place, .. } => {
                format!("A tunnel token of {} lies at {pos} {place}.", colour.name())
            }
            Item::Building { building, pos, .. } => format!("A little {} stands at {pos}.", building.name()),
            Item::BigTop { pos } => format!("The big top is at {pos}."),
            Item::Gold { pos } => format!("A bar of gold lies at {pos}."),
            Item::Magic { who, pos, place } => {
                format!("The {} stands on {pos} {place}{}.", who.name(), feature(game, *pos, *place))
            }
            Item::Mark { pos, place, label } => {
                let label = label.as_ref().map_or(String::new(), |label| format!(": {}", isolated(label)));
                format!("{pos} {place}{} is marked{label}.", feature(game, *pos, *place))
            }
            Item::Note { pos, text } => format!("On {pos} is written: {}.", isolated(text)),
            Item::Arrow { from, to, colour } => {
                let whose = colour.map_or("An", |colour| colour.title());
                format!("{whose} arrow points from {from} to {to}.")
            }
            Item::Ghost { id, pos, turns } => {
                let fits = if game.board().fits(*id, *pos, *turns) { "fits" } else { "does not fit" };
                let (name, turned) = (tile_name(*id), turns_name(*turns));
                format!("Tile {name} is not laid yet at {pos}, {turned}; it {fits} there.")
            }
            Item::Picture(pictured) => pictured_text(game, pictured),
        };
    }
    text
}

/// The sets of tiles that are shown and not played, each once.
fn not_played(items: &[Item]) -> Vec<&'static SetDef> {
    let mut sets: Vec<&SetDef> = Vec::new();
    for item in items {
        let (Item::Tile { id, .. } | Item::Ghost { id, .. }) = item else { continue };
        if let Some(set) = Catalogue::get().tile(*id).not_played()
            && sets.iter().all(|known| known.name != set.name)
        {
            sets.push(set);
        }
    }
    sets
}

/// A piece that only a diagram has.
fn pictured_text(game: &Game, pictured: &Pictured) -> String {
    let owner = pictured.colour.map_or(String::new(), |colour| format!("{} ", colour.name()));
    let kind = pictured.kind.and_then(|kind| pictured.emblem()?.kinds.get(usize::from(kind)));
    let kind = kind.map_or(String::new(), |kind| format!(" ({kind})"));
    let (pos, piece) = (pictured.pos, pictured.piece.replace('_', " "));
    let place = match &pictured.at {
        Where::Middle | Where::Offset(..) => String::new(),
        Where::Part(place) => format!(" {place}{}", feature(game, pos, *place)),
        Where::Symbol(name) => format!(", on the {}", name.replace('_', " ")),
    };
    format!("A picture of a {owner}{piece}{kind} is at {pos}{place}.")
}

/// Where a bridge leads.
fn across(Bridge { pos, axis }: Bridge) -> String {
    let ends = match axis {
        Axis::NorthSouth => "north to south",
        Axis::EastWest => "west to east",
    };
    format!("A bridge leads across {pos} from {ends}.")
}

/// The feature of a part: `, a road of 3 tiles, complete`.
fn feature(game: &Game, pos: Pos, place: PartName) -> String {
    let board = game.board();
    let found = board.laid_on(pos);
    let node = found.and_then(|laid| place.find(laid.tile, laid.turns).map(|part| laid.node(part)));
    let Some(node) = node else { return String::new() };
    let feature = board.feature(node);
    let kind = feature.kind.name();
    match feature.kind {
        PartKind::Field => format!(", a field of {}", count(board.tiles_of(node), "tile")),
        PartKind::City | PartKind::Road => {
            let state = if feature.is_complete() { "complete" } else { "not complete" };
            format!(", a {kind} of {}, {state}", count(board.tiles_of(node), "tile"))
        }
        PartKind::Tower => ", a tower".into(),
        PartKind::Quarter => ", a quarter of Carcassonne".into(),
        PartKind::Lying => ", a place to lie in".into(),
        PartKind::Acrobats => ", a place for acrobats".into(),
        PartKind::Oak => ", an oak".into(),
        PartKind::Pond => ", a pond".into(),
        PartKind::Monastery | PartKind::Garden | PartKind::Hut => {
            format!(", a {kind} with {}", count(8 - feature.open.clamp(0, 8) as u16, "neighbour"))
        }
    }
}

fn tile_name(id: TileId) -> &'static str {
    &Catalogue::get().tile(id).name
}
