//! What is known about a feature, a cell or the tiles that are left, as plain data with sentences: what a card shows.

use serde::Serialize;

use super::describe::{count, role};
use crate::{
    board::{Node, Pos},
    catalogue::{Catalogue, PartKind},
    record::PartName,
    rules::{Farms, Game, Outlook, PlayerId, UnfinishedInn, fits_now, holders, outlook, tiles_left},
};

/// A feature as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename = "feature", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct FeatureView {
    pub feature: &'static str,
    pub x: i16,
    pub y: i16,
    pub place: String,
    pub completed: bool,
    pub tiles: u16,
    pub coats: u8,
    pub open: u16,
    pub cities: u16,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub inn: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub cathedral: bool,
    pub worth: u16,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub could: Option<u16>,
    pub strengths: Vec<u8>,
    pub holders: Vec<u8>,
    pub barns: Vec<u8>,
    pub points: Vec<u16>,
    pub title: String,
    pub facts: String,
    pub value: String,
    pub who: String,
    pub text: String,
}

/// An empty cell beside the landscape.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename = "cell", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct CellView {
    pub x: i16,
    pub y: i16,
    pub fits: u16,
    pub left: u16,
    pub title: String,
    pub facts: String,
    pub text: String,
}

/// A kind of tile of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct TilesLeftView {
    pub tile: &'static str,
    pub left: u16,
    pub all: u16,
    pub fits: bool,
}

/// The view of the feature to which a node belongs.
#[must_use]
pub fn feature_view(game: &Game, node: Node) -> FeatureView {
    let found = outlook(game, node);
    let now = &found.now;
    let spot = game.spot(node);
    let barns = barns(game, node);
    let title = title(&found);
    let (facts, value) = (facts(game, &found), worth(&found));
    let mut who = who(game, &found, &barns);
    if matches!(game.rules().options.farms, Farms::First | Farms::Second) && now.kind == PartKind::Field {
        who.extend(paid(game, &found).into_iter().flat_map(|paid| [" ".to_owned(), paid]));
    }
    let sentences = [&facts, &value, &who].into_iter().filter(|text| !text.is_empty());
    let text = sentences.fold([&title, "."].concat(), |text, next| [&text, " ", next].concat());
    let index = |player: PlayerId| player.index() as u8;
    FeatureView {
        feature: now.kind.name(),
        x: spot.pos.x,
        y: spot.pos.y,
        place: PartName::of(spot.tile, spot.turns, usize::from(spot.part)).to_string(),
        completed: now.completed,
        tiles: now.tiles,
        coats: now.coats,
        open: found.open,
        cities: now.cities,
        inn: now.inn,
        cathedral: now.cathedral,
        worth: now.points,
        could: found.completed.filter(|_| !now.completed),
        strengths: game.players().map(|player| now.strengths[player]).collect(),
        holders: holders(game, now).map(index).collect(),
        barns: barns.iter().copied().map(index).collect(),
        points: game.players().map(|player| found.points[player]).collect(),
        title,
        facts,
        value,
        who,
        text,
    }
}

/// The view of an empty cell; nothing if players may not look up which tiles are left, or no tile can be laid there.
#[must_use]
pub fn cell_view(game: &Game, pos: Pos) -> Option<CellView> {
    game.board().frontier_at(pos)?;
    let kinds = tiles_left(game)?;
    let left = kinds.iter().map(|kind| kind.left).sum();
    let fits = kinds.iter().filter(|kind| kind.left > 0 && fits_now(game, kind.tile, pos)).map(|kind| kind.left).sum();
    let title = match fits {
        0 => "No tile left fits here".to_owned(),
        1 => "1 tile left fits here".to_owned(),
        n => format!("{n} tiles left fit here"),
    };
    let facts = format!("Of {} still to be drawn.", count(left, "tile"));
    let text = [&title, ". ", &facts].concat();
    Some(CellView { x: pos.x, y: pos.y, fits, left, title, facts, text })
}

/// Every kind of tile of the game; `cell` asks which of them fit there. Nothing if players may not look that up.
#[must_use]
pub fn tiles_left_view(game: &Game, cell: Option<Pos>) -> Option<Vec<TilesLeftView>> {
    let fits = |tile| cell.is_some_and(|pos| fits_now(game, tile, pos));
    let view = |kind: crate::rules::TilesLeft| TilesLeftView {
        tile: &Catalogue::get().tile(kind.tile).name,
        left: kind.left,
        all: kind.all,
        fits: fits(kind.tile),
    };
    Some(tiles_left(game)?.into_iter().map(view).collect())
}

/// The owners of barns in a feature.
fn barns(game: &Game, node: Node) -> Vec<PlayerId> {
    let graph = game.board().graph();
    game.barns().iter().filter(|barn| graph.root(barn.node) == graph.root(node)).map(|barn| barn.owner).collect()
}

fn title(found: &Outlook) -> String {
    let now = &found.now;
    let state = if now.completed { "Completed " } else { "" };
    let of_tiles = || format!(" of {}", count(now.tiles, "tile"));
    let (name, size) = match now.kind {
        PartKind::City => ("city", of_tiles()),
        PartKind::Road => ("road", of_tiles()),
        kind => (kind.name(), String::new()),
    };
    capital([state, name, &size].concat())
}

/// What is printed on it and how far it is from being complete.
fn facts(game: &Game, found: &Outlook) -> String {
    let now = &found.now;
    let mut facts = Vec::new();
    if now.coats > 0 {
        facts.push(if now.coats == 1 { "1 coat of arms".into() } else { format!("{} coats of arms", now.coats) });
    }
    match now.kind {
        PartKind::Field => facts.push(match now.cities {
            0 => "no completed city beside it yet".into(),
            1 => "feeds 1 completed city".into(),
            n => format!("feeds {n} completed cities"),
        }),
        PartKind::Monastery | PartKind::Garden => {
            facts.push(format!("{} of 8 tiles around it", now.neighbours));
        }
        PartKind::City | PartKind::Road if found.open > 0 => facts.push(count(found.open, "open edge")),
        PartKind::City | PartKind::Road => {}
    }
    let nothing = game.rules().options.unfinished_inn == UnfinishedInn::Zero && !now.completed;
    for (there, what) in [(now.inn, "an inn"), (now.cathedral, "a cathedral")] {
        if there {
            facts.push(if nothing { [what, ": more if completed, else nothing"].concat() } else { what.into() });
        }
    }
    if facts.is_empty() { String::new() } else { capital(facts.join(", ")) + "." }
}

/// What it is worth now, and what it would be worth if it were completed as it is.
fn worth(found: &Outlook) -> String {
    let now = &found.now;
    let points = count(now.points, "point");
    match (now.kind, found.completed) {
        (PartKind::Field, _) if now.points == 0 => String::new(),
        (_, Some(could)) if !now.completed && could != now.points => match now.kind {
            PartKind::Monastery | PartKind::Garden => format!("Worth {points} now, {could} with all 8."),
            _ => format!("Worth {points} now, {could} if completed as it is."),
        },
        _ => format!("Worth {points}."),
    }
}

/// Who holds it and why.
fn who(game: &Game, found: &Outlook, barns: &[PlayerId]) -> String {
    let now = &found.now;
    let name = |player: PlayerId| game.rules().players[player.index()].shown_name();
    let strength = |player: PlayerId| now.strengths[player];
    let holders: Vec<PlayerId> = holders(game, now).collect();
    let others: Vec<PlayerId> =
        game.players().filter(|player| strength(*player) > 0 && !holders.contains(player)).collect();
    let figures = game.board().feature(node_of(game, found)).figures;
    let mut text = match holders.as_slice() {
        [] if figures > 0 => "Who stands here counts nothing without coats of arms.".to_owned(),
        [] if barns.is_empty() => "Nobody stands here.".to_owned(),
        [] => String::new(),
        [one] if others.is_empty() => {
            format!("{} holds it with {}.", name(*one), count(strength(*one).into(), role(now.kind)))
        }
        [one] => {
            let against = others.iter().map(|player| format!("{} of {}", strength(*player), name(*player)));
            let against: Vec<String> = against.collect();
            format!("{} holds it with a strength of {} against {}.", name(*one), strength(*one), against.join(" and "))
        }
        several => {
            let names: Vec<&str> = several.iter().map(|player| name(*player)).collect();
            format!("{} share it with a strength of {} each.", names.join(" and "), strength(several[0]))
        }
    };
    for owner in barns {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(&format!("A barn of {}: 4 points a city at the end.", name(*owner)));
    }
    text
}

/// Who would get what for a field, where that is not the same for all.
fn paid(game: &Game, found: &Outlook) -> Option<String> {
    let gets = |player: PlayerId| {
        let name = game.rules().players[player.index()].shown_name();
        (found.points[player] > 0).then(|| format!("{name} {}", found.points[player]))
    };
    let list: Vec<String> = game.players().filter_map(gets).collect();
    (!list.is_empty()).then(|| format!("If the game ended now: {}.", list.join(", ")))
}

fn node_of(game: &Game, found: &Outlook) -> Node {
    let spot = found.now.spot;
    game.board().tile_at(spot.pos).map_or(0, |index| game.board().tiles()[index].node(usize::from(spot.part)))
}

/// With a capital letter. The words here begin with ASCII letters: the tables for others are large.
fn capital(mut text: String) -> String {
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{Replay, parse_record};

    fn game(body: &str) -> Game {
        let text = format!("[Bastide \"1\"]\n[Players \"red Ann, blue Bob\"]\n[Deck \"D E C V V U\"]\n{body}");
        let (replay, result) = Replay::of_record(&parse_record(&text).unwrap(), usize::MAX, &mut ());
        assert_eq!(result, Ok(()));
        replay.unwrap().game().clone()
    }

    fn card(game: &Game, tile: usize, part: usize) -> FeatureView {
        feature_view(game, game.board().tiles()[tile].node(part))
    }

    #[test]
    fn a_feature_is_told_with_its_worth_and_its_holder() {
        let game = game("tile E 0,-1 2\nmeeple field.NNW\n");
        assert_eq!(card(&game, 0, 0).text, "Completed city of 2 tiles. Worth 4 points. Nobody stands here.");
        let road = card(&game, 0, 1);
        assert_eq!(road.text, "Road of 1 tile. 2 open edges. Worth 1 point. Nobody stands here.");
        assert_eq!((road.worth, road.could, road.open), (1, Some(1), 2));
        let field = card(&game, 1, 1);
        assert_eq!(field.text, "Field. Feeds 1 completed city. Worth 3 points. Ann holds it with 1 farmer.");
        assert_eq!((field.holders, field.points, field.cities), (vec![0], vec![3, 0], 1));
    }

    #[test]
    fn an_unfinished_city_could_be_worth_twice() {
        let city = card(&game(""), 0, 0);
        assert_eq!(
            city.text,
            "City of 1 tile. 1 open edge. Worth 1 point now, 2 if completed as it is. Nobody stands here."
        );
    }

    #[test]
    fn a_cell_tells_how_many_tiles_fit() {
        let game = game("");
        let cell = cell_view(&game, Pos::new(0, 1)).unwrap();
        assert_eq!((cell.fits, cell.left), (3, 4), "both V and U, but not C");
        assert_eq!(cell.text, "3 tiles left fit here. Of 4 tiles still to be drawn.");
        assert_eq!(cell_view(&game, Pos::new(0, 0)), None);
        assert!(
            tiles_left_view(&game, Some(Pos::new(0, 1))).unwrap().iter().any(|kind| !kind.fits && kind.tile == "C")
        );
    }
}
