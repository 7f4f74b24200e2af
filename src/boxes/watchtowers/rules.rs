//! Points for figures at the foot of a watchtower.
//!
//! **Rules**: FURTHER, `watchtowers`. Before the completed roads and cities are scored, each follower that stands on one of them and on the
//! tile of a tower gets the tower's bonus, with the majority or without it. The bonus counts what lies on the nine cells of the tower's
//! tile and around it.

use crate::{
    board::{LaidTile, Node, Pos},
    catalogue::{Catalogue, PartKind, Symbol, TileDef},
    rules::{Event, Figure, Game, Score, ScoreReason, score},
};

/// The things that a tower counts, in the order of the kinds in the tiles' file.
#[derive(Clone, Copy)]
enum Counts {
    Coats,
    Monasteries,
    Followers,
    Cities,
    Roads,
}

/// A tower: what it counts, and the points for each.
#[derive(Clone, Copy)]
struct Tower {
    counts: Counts,
    points: i16,
}

/// Scores the watchtowers, while the figures still stand on what the tile just laid has completed. Towers come in the order in which they
/// were laid; at each tower, players score in turn order from the active player on.
pub(crate) fn before_scoring(game: &mut Game, events: &mut Vec<Event>) {
    for tile in 0..game.board.tiles().len() {
        let laid = game.board.tiles()[tile];
        let Some(tower) = tower_of(&laid) else { continue };
        let (count, points) = bonus(game, laid.pos, tower);
        if points == 0 {
            continue;
        }
        for player in game.players_from_active() {
            for figure in 0..game.figures.len() {
                let Figure { kind, owner, node } = game.figures[figure];
                let stands_there = owner == player && kind.is_follower() && game.board.home(node).0 == tile;
                if stands_there && is_just_completed(game, node) {
                    let spot = Some(game.laid_part(node));
                    let why = Score { count: count as u16, points, ..Score::of(ScoreReason::Watchtower, spot) };
                    score::award(game, player, points, why, events);
                }
            }
        }
    }
}

/// The points for a follower on a part once its road or city is completed, as things are now; 0 where no watchtower stands.
#[must_use]
pub(crate) fn bonus_at(game: &Game, node: Node) -> i16 {
    let laid = game.board.tile_of(node);
    let is_built = matches!(game.board.feature(node).kind, PartKind::City | PartKind::Road);
    tower_of(&laid).filter(|_| is_built).map_or(0, |tower| bonus(game, laid.pos, tower).1)
}

/// Whether laying a tile may bring a bonus: a follower stands at the foot of a tower, on a road or city that is not complete.
#[must_use]
pub(crate) fn is_awaited(game: &Game) -> bool {
    let waits = |figure: &Figure| {
        let feature = game.board.feature(figure.node);
        matches!(feature.kind, PartKind::City | PartKind::Road)
            && !feature.is_complete()
            && tower_of(&game.board.tile_of(figure.node)).is_some()
    };
    game.figures.iter().any(waits)
}

/// Whether a road or city was completed by the tile just laid, and is no castle.
fn is_just_completed(game: &Game, node: Node) -> bool {
    let root = game.board.graph().root(node);
    matches!(game.board.feature(root).kind, PartKind::City | PartKind::Road)
        && game.board.completed().iter().any(|&completed| game.board.graph().root(completed) == root)
        && !game.is_castle(root)
}

fn tower_of(laid: &LaidTile) -> Option<Tower> {
    const KINDS: [Counts; 5] = [Counts::Coats, Counts::Monasteries, Counts::Followers, Counts::Cities, Counts::Roads];
    let tile = Catalogue::get().tile(laid.tile);
    let (_, print) = tile.has(Symbol::Watchtower).then(|| tile.printed("watchtower")).flatten()?;
    Some(Tower { counts: KINDS[usize::from(print.kind?)], points: print.text.parse().ok()? })
}

/// How much a tower counts on the nine cells, and the points for it.
fn bonus(game: &Game, at: Pos, tower: Tower) -> (usize, i16) {
    let tiles = at.and_around().filter_map(|pos| game.board.laid_on(pos));
    let count = match tower.counts {
        Counts::Coats => tiles.map(|laid| coats(def(&laid))).sum(),
        Counts::Monasteries => tiles.filter(|laid| has_part(laid, PartKind::Monastery, |_| true)).count(),
        Counts::Cities => tiles.filter(|laid| has_part(laid, PartKind::City, |city| !game.is_castle(city))).count(),
        Counts::Roads => tiles.filter(|laid| has_part(laid, PartKind::Road, |_| true)).count(),
        Counts::Followers => game.followers_around(at).count(),
    };
    (count, tower.points * count as i16)
}

fn def(laid: &LaidTile) -> &'static TileDef {
    Catalogue::get().tile(laid.tile)
}

fn coats(tile: &TileDef) -> usize {
    tile.parts.iter().map(|part| usize::from(part.attributes.coats)).sum()
}

fn has_part(laid: &LaidTile, kind: PartKind, counts: impl Fn(Node) -> bool) -> bool {
    def(laid).parts.iter().enumerate().any(|(index, part)| part.kind == kind && counts(laid.node(index)))
}
