//! What players build across tiles: bridges and castles, those that stand and the one that is chosen.

use super::{
    seen::{Seen, is_seen, piece_sprite},
    square::{Square, appearing, dropped, square},
};
use crate::{
    art::{
        paint::{DrawCmd, Pose},
        piece::Piece,
    },
    board::{Bridge, Node},
    boxes::bridges::rules as bridges,
    catalogue::Axis,
    rules::{Action, PlayerId},
    ui::{
        camera::{FIGURE, MIN_FIGURE},
        points::castle_point,
        shown::{laid_on, same_target},
    },
};

/// The side of a castle's square in tiles.
const CASTLE: f64 = 0.62;
/// How strong a bridge is that may be built, and one that is chosen.
const OFFERED: f64 = 0.42;
const CHOSEN: f64 = 0.9;

/// The bridges that stand.
pub(super) fn bridges(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    for bridge in seen.game.bridges() {
        let settled = seen.motion.bridge(bridge);
        put(seen, bridge, settled, appearing(settled), commands);
    }
}

/// The bridges that may be built, and the one that comes with the chosen tile.
pub(super) fn planned_bridges(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    let chosen = seen.choice.action(seen.legal);
    for &action in seen.legal {
        if let Action::Bridges(bridges::Action::Bridge(bridge)) = action {
            let is_chosen = chosen.is_some_and(|chosen| same_target(chosen, action));
            if !is_chosen {
                put(seen, bridge, 1.0, OFFERED, commands);
            }
        }
    }
    let planned = match chosen {
        Some(Action::Bridges(bridges::Action::Bridge(bridge))) => Some(bridge),
        Some(Action::Bridges(bridges::Action::LayWithBridge { tile, pos, turns })) => {
            seen.game.missing_bridge(tile, pos, turns)
        }
        _ => None,
    };
    if let Some(bridge) = planned {
        put(seen, bridge, 1.0, CHOSEN, commands);
    }
}

/// A sign on the cells where the drawn tile fits with a bridge alone.
pub(super) fn signs(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    let is_free =
        |pos| !seen.legal.iter().any(|action| matches!(action, Action::Lay { pos: other, .. } if *other == pos));
    let mut before = None;
    for action in seen.legal {
        let (Action::Bridges(bridges::Action::LayWithBridge { .. }), Some(pos)) = (action, laid_on(*action)) else {
            continue;
        };
        if before.replace(pos) != Some(pos) && is_free(pos) && is_seen(seen, pos) {
            let at = square(seen, pos).inset(0.3 * seen.camera.scale());
            let sprite = piece_sprite(seen, Piece::Bridge(Axis::EastWest), seen.game.asked(), Pose::Standing);
            commands.push(at.sprite(sprite, 0.8));
        }
    }
}

/// A bridge that has settled so far; it falls as a tile does.
fn put(seen: &Seen, bridge: Bridge, settled: f64, opacity: f64, commands: &mut Vec<DrawCmd>) {
    if is_seen(seen, bridge.pos) {
        let piece = Piece::Bridge(bridge.axis.turned(seen.camera.turns()));
        let at = dropped(square(seen, bridge.pos), settled, seen.camera.scale());
        commands.push(at.sprite(piece_sprite(seen, piece, seen.game.asked(), Pose::Standing), opacity));
    }
}

/// The castles that stand, each with the banner of its lord while he is there.
pub(super) fn castles(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    for city in seen.game.castles() {
        let cells = seen.game.castle_cells(city);
        if cells[..2].iter().any(|&pos| is_seen(seen, pos)) {
            let settled = seen.motion.castle([cells[0], cells[1]]);
            let piece = if lord(seen, city).is_some() { Piece::Castle } else { Piece::Keep };
            let sprite = piece_sprite(seen, piece, lord(seen, city).unwrap_or(seen.game.asked()), Pose::Standing);
            let size = (CASTLE * seen.camera.scale()).max(CASTLE / FIGURE * MIN_FIGURE);
            let at = Square::about(seen.camera.to_screen(castle_point(seen.game, city)), size);
            commands.push(dropped(at, settled, seen.camera.scale()).sprite(sprite, appearing(settled)));
        }
    }
}

/// The owner of the follower in a castle that has not scored.
fn lord(seen: &Seen, city: Node) -> Option<PlayerId> {
    let (game, graph) = (seen.game, seen.game.board().graph());
    let is_here = |node: Node| graph.root(node) == graph.root(city) && game.is_lord(node);
    game.figures().iter().find(|figure| is_here(figure.node)).map(|figure| figure.owner)
}
