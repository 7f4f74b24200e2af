//! What the board keeps and what may be done, found again by trying everything.

use std::collections::BTreeSet;

use bastide::{
    board::{
        Board, LaidTile, Node, Pos,
        flood_fill::{self, ScannedFeature},
    },
    boxes::river::rules::options::RiverTurn,
    catalogue::{BoxId, Catalogue, EdgeKind, PartKind, Role, Rotation, Side, Symbol, TileId},
    rules::Game,
};

/// The features that a scan finds, with what ferries and tunnels join at a distance, and with their open ends.
pub(super) fn features(game: &Game) -> Vec<ScannedFeature> {
    let mut found = flood_fill::features(game.board().tiles());
    let of = |found: &[ScannedFeature], node: Node| {
        found.iter().position(|feature| feature.parts.contains(&game.board().home(node))).unwrap()
    };
    let mut joints = Vec::new();
    for lake in game.lakes() {
        let arms =
            |sides: &[Side]| -> Vec<Node> { sides.iter().filter_map(|&side| road_at(game, lake.pos, side)).collect() };
        match lake.ferry {
            Some(crossing) => joints.push(arms(&crossing.sides())),
            None => arms(&Side::ALL).into_iter().for_each(|arm| {
                let index = of(&found, arm);
                found[index].open += 1;
            }),
        }
    }
    let tokens: Vec<_> = game.tunnel_tokens().collect();
    for token in &tokens {
        let other = tokens
            .iter()
            .find(|other| other.node > token.node && (other.owner, other.pair) == (token.owner, token.pair));
        joints.extend(other.map(|other| vec![token.node, other.node]));
    }
    if game.rules().has(BoxId::Tunnel) {
        for laid in game.board().tiles() {
            for (part, _) in Catalogue::get().tile(laid.tile).parts.iter().enumerate().filter(|(_, part)| part.mouth) {
                let mouth = laid.node(part);
                let is_joined =
                    tokens.iter().any(|token| token.node == mouth) && joints.iter().any(|joint| joint.contains(&mouth));
                if !is_joined {
                    let index = of(&found, mouth);
                    found[index].open += 1;
                }
            }
        }
    }
    for joint in joints {
        let [one, other] = [joint[0], joint[1]].map(|node| of(&found, node));
        if one != other {
            let joined = found[one.max(other)].clone();
            let feature = &mut found[one.min(other)];
            feature.open += joined.open;
            feature.parts.extend(joined.parts);
            feature.attributes.merge(joined.attributes);
            feature.tiles = feature.parts.iter().map(|&(tile, _)| tile).collect::<BTreeSet<_>>().len() as u16;
            found.remove(one.max(other));
        }
    }
    found
}

/// The road of a tile at one of its edges.
fn road_at(game: &Game, pos: Pos, side: Side) -> Option<Node> {
    let laid = game.board().laid_on(pos)?;
    let parts = &Catalogue::get().tile(laid.tile).parts;
    let found =
        parts.iter().position(|part| part.kind == PartKind::Road && part.sides.turned(laid.turns).contains(side));
    found.map(|part| laid.node(part))
}

/// The legal placements of a tile, found by trying everything.
pub(super) fn slow_placements(game: &Game, tile: TileId) -> BTreeSet<(Pos, Rotation)> {
    let board = game.board();
    let boxes = &game.rules().boxes;
    let has_river = boxes.contains(&BoxId::River) || boxes.contains(&BoxId::River2);
    let mut found = BTreeSet::new();
    for (pos, wanted) in flood_fill::frontier(board.tiles()) {
        for turns in 0..4 {
            let shown = Catalogue::get().face(tile, turns).edges;
            let fits = shown.iter().zip(wanted).all(|(&mine, theirs)| match theirs {
                None | Some(EdgeKind::Any) => true,
                Some(theirs) => mine == EdgeKind::Any || mine == theirs,
            });
            let is_source = Catalogue::get().tile(tile).role == Role::Source && !has_open_water(board);
            let flows = |pos: Pos| {
                if is_source {
                    waters(tile, turns).into_iter().all(|side| board.tile_at(pos.beside(side)).is_none())
                } else {
                    river_may_lie(board, tile, pos, turns, game.rules().options.river.turn)
                }
            };
            if fits && is_on_table(game, pos) && (!has_river || flows(pos)) && may_race(game, tile, pos) {
                found.insert((pos, turns));
            }
        }
    }
    found
}

/// Whether no shrine has several monasteries around it, or a monastery several shrines, once a tile with one of them lies on a cell.
fn may_race(game: &Game, tile: TileId, pos: Pos) -> bool {
    let symbol_of = |tile: TileId| {
        let tile = Catalogue::get().tile(tile);
        let is_monastery = tile.has(Symbol::Monastery) || tile.has(Symbol::Abbey);
        if tile.has(Symbol::Shrine) { Some(true) } else { is_monastery.then_some(false) }
    };
    let tiles = game.board().tiles().iter().map(|laid| (laid.pos, laid.tile)).chain([(pos, tile)]);
    let racing: Vec<(Pos, bool)> = tiles.filter_map(|(at, tile)| Some((at, symbol_of(tile)?))).collect();
    let rivals = |(at, shrine): (Pos, bool)| {
        let is_rival = |&&(cell, other): &&(Pos, bool)| other != shrine && at.around().any(|near| near == cell);
        racing.iter().filter(is_rival).count()
    };
    let near: Vec<(Pos, bool)> =
        racing.iter().copied().filter(|&(at, _)| at == pos || at.around().any(|cell| cell == pos)).collect();
    let binds = game.rules().has(BoxId::Shrines) && symbol_of(tile).is_some();
    // What lies at set-up is not judged: only the tile itself and those beside it that it makes worse.
    let own = racing.last().copied();
    !binds
        || near
            .into_iter()
            .filter(|&one| Some(one) == own || own.is_some_and(|(_, shrine)| one.1 != shrine))
            .all(|one| rivals(one) <= 1)
}

/// Whether a river on the board leads to an empty cell.
fn has_open_water(board: &Board) -> bool {
    let leads_on = |laid: &LaidTile| {
        let mut ends = waters(laid.tile, laid.turns).into_iter();
        ends.any(|side| board.tile_at(laid.pos.beside(side)).is_none())
    };
    board.tiles().iter().any(leads_on)
}

/// Whether the landscape with a tile on a cell spans no more tiles than the table (option `edge`).
fn is_on_table(game: &Game, pos: Pos) -> bool {
    let spans = |along: fn(Pos) -> i16| {
        let ways = || game.board().tiles().iter().map(|laid| along(laid.pos)).chain([along(pos)]);
        ways().max().unwrap() - ways().min().unwrap()
    };
    let most = i16::from(game.rules().options.edge);
    most == 0 || spans(|pos| pos.x) < most && spans(|pos| pos.y) < most
}

/// The sides of a tile that the water reaches.
fn waters(tile: TileId, turns: Rotation) -> Vec<Side> {
    let edges = Catalogue::get().face(tile, turns).edges;
    Side::ALL.into_iter().filter(|side| edges[side.index()] == EdgeKind::River).collect()
}

/// Whether a tile obeys the rules of the river, found by walking back along the water.
fn river_may_lie(board: &Board, tile: TileId, pos: Pos, turns: Rotation, rule: RiverTurn) -> bool {
    let mine = waters(tile, turns);
    let (joined, open): (Vec<Side>, Vec<Side>) =
        mine.iter().copied().partition(|&side| board.tile_at(pos.beside(side)).is_some());
    let [from] = joined[..] else { return mine.is_empty() };
    let leads_to = |cell: Pos| {
        board.tiles().iter().any(|laid| waters(laid.tile, laid.turns).iter().any(|&side| laid.pos.beside(side) == cell))
    };
    if open.iter().any(|&side| leads_to(pos.beside(side))) {
        return false;
    }
    let bend = |from: Side, to: Side| (to.index() + 4 - from.index()) % 4;
    let turned = match open[..] {
        [to] if bend(from, to) != 2 && rule != RiverTurn::Any => bend(from, to),
        _ => return true,
    };
    let (mut cell, mut side) = (pos, from);
    loop {
        cell = cell.beside(side);
        let Some(index) = board.tile_at(cell) else { return true };
        let out = waters(board.tiles()[index].tile, board.tiles()[index].turns);
        let Some(&before) = out.iter().find(|&&other| other != side.opposite()).filter(|_| out.len() == 2) else {
            return true;
        };
        match bend(before, side.opposite()) {
            2 if rule == RiverTurn::Never => side = before,
            2 => return true,
            theirs => return theirs != turned,
        }
    }
}
