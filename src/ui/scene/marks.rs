//! Marks on the landscape: the last tile, the ghost of the drawn tile and the targets for figures.

use super::{
    land::tile_sprite,
    seen::{INK, PAPER, Seen, figure_point, figure_sprite, is_seen, piece_sprite, player_colour},
    square::{Square, draw, framed, rounded, square},
};
use crate::{
    art::{
        paint::{DrawCmd, Path, Pose, Sprite},
        piece::Piece,
    },
    board::{Node, Pos},
    boxes::{abbey::rules as abbey, bridges::rules as bridges, dragon::rules as dragon, tower::rules as tower},
    catalogue::{Catalogue, PartKind, Rotation, TileId},
    rules::{Action, FigureAt, FigureKind, OwnPiece, PlayerId},
    ui::{
        camera::Point,
        hit_test::{self, TapTarget},
        shown::{node_of, piece_of, same_target},
    },
};

/// How strong a figure is that may be placed.
const OFFERED: f64 = 0.55;

/// Ticks in the corners of the tiles that others laid, or of the last one, in the colour of who laid it: the last one's are larger.
pub(super) fn trail(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    if !seen.inspection.aids.last {
        return;
    }
    for (index, &(player, pos)) in seen.trail.iter().enumerate().filter(|(_, laid)| is_seen(seen, laid.1)) {
        let weight = if index + 1 == seen.trail.len() { 1.0 } else { 0.6 };
        ticks(seen, player, pos, weight, commands);
        figures_of(seen, player, pos, weight, commands);
    }
}

fn ticks(seen: &Seen, player: PlayerId, pos: Pos, weight: f64, commands: &mut Vec<DrawCmd>) {
    let scale = seen.camera.scale();
    let width = (0.035 * scale).clamp(2.0, 7.0) * weight;
    let Square { x, y, side } = square(seen, pos).inset(width / 2.0 + 0.5);
    let length = 0.17 * weight * scale;
    let mut path = Path::default();
    for (corner_x, corner_y, dx, dy) in
        [(x, y, 1.0, 1.0), (x + side, y, -1.0, 1.0), (x + side, y + side, -1.0, -1.0), (x, y + side, 1.0, -1.0)]
    {
        let point = |x: f64, y: f64| (x as f32, y as f32);
        let (start, corner) = (point(corner_x + dx * length, corner_y), point(corner_x, corner_y));
        let end = point(corner_x, corner_y + dy * length);
        path = path.move_to(start.0, start.1).line_to(corner.0, corner.1).line_to(end.0, end.1);
    }
    framed(path, player_colour(seen, player), width, commands);
}

/// A ring round each figure that came with such a tile, in the same colour.
fn figures_of(seen: &Seen, player: PlayerId, pos: Pos, weight: f64, commands: &mut Vec<DrawCmd>) {
    let size = seen.camera.figure_size();
    for (index, figure) in seen.game.figures().iter().enumerate() {
        let laid_part = seen.game.laid_part(figure.node);
        if figure.owner == player && laid_part.pos == pos && seen.motion.figure(laid_part) == Some(1.0) {
            let width = (0.05 * weight * size).clamp(1.5, 4.0);
            framed(circle(figure_point(seen, index, size), 0.6 * size), player_colour(seen, player), width, commands);
        }
    }
}

/// The tile that is chosen, where it would lie and how it is turned.
pub(super) fn chosen_tile(seen: &Seen) -> Option<(TileId, Pos, Rotation)> {
    match seen.choice.action(seen.legal) {
        Some(
            Action::Lay { tile, pos, turns } | Action::Bridges(bridges::Action::LayWithBridge { tile, pos, turns, .. }),
        ) => Some((tile, pos, turns)),
        Some(Action::Abbey(abbey::Action::Abbey { pos })) => Catalogue::get().abbey().map(|tile| (tile, pos, 0)),
        _ => None,
    }
}

/// The drawn tile as it would lie.
pub(super) fn ghost(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    let Some((tile, pos, turns)) = chosen_tile(seen) else { return };
    let scale = seen.camera.scale();
    let at = square(seen, pos);
    let sprite = tile_sprite(seen.camera, seen.game.board(), tile, turns, pos);
    commands.push(at.sprite(sprite, 0.85));
    let width = (0.03 * scale).clamp(2.0, 6.0);
    let frame = rounded(Path::default(), at.inset(width / 2.0), 0.04 * scale);
    let colour = player_colour(seen, seen.game.asked());
    framed(frame, colour, width, commands);
    if seen.choice.n_turns(seen.legal) > 1 {
        let radius = (0.13 * scale).clamp(7.0, 20.0);
        turn_badge(Point::new(at.x + at.side - 0.8 * radius, at.y + 0.8 * radius), radius, commands);
    }
}

/// A disc with an arrow that runs clockwise: a tap turns the ghost.
fn turn_badge(at: Point, radius: f64, commands: &mut Vec<DrawCmd>) {
    const K: f32 = 0.552_284_8; // the control points of a quarter circle
    const R: f32 = 0.48;
    let arc = Path::default()
        .move_to(-R, 0.0)
        .curve_to([-R, -R * K], [-R * K, -R], [0.0, -R])
        .curve_to([R * K, -R], [R, -R * K], [R, 0.0])
        .curve_to([R, R * K], [R * K, R], [0.0, R]);
    let head = Path::default().move_to(-0.42, R).line_to(0.04, R - 0.32).line_to(0.04, R + 0.32).close();
    let disc = Path::default().ellipse(0.0, 0.0, 1.0, 1.0).fill(PAPER).outlined(INK, 0.12);
    for shape in [disc, arc.stroke(INK, 0.2), head.fill(INK)] {
        commands.push(DrawCmd::Shape { shape, x: at.x, y: at.y, scale: radius });
    }
}

/// Where figures may be placed: each stands or lies on its part, seen through until it is chosen. The chosen one is drawn last.
pub(super) fn tap_targets(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    let chosen = seen.choice.action(seen.legal);
    let is_chosen = |action: Action| chosen.is_some_and(|chosen| same_target(chosen, action));
    let mut tap_targets = hit_test::tap_targets(seen.game, seen.legal, seen.camera);
    if let Some(index) = tap_targets.iter().position(|target| is_chosen(target.action)) {
        let last = tap_targets.len() - 1;
        tap_targets.swap(index, last);
    }
    for target in &tap_targets {
        match chosen.filter(|_| is_chosen(target.action)) {
            Some(action) => taken(seen, target, action, commands),
            None if takes_from_board(target.action) => returning(seen, target, commands),
            None => offered(seen, target, commands),
        }
    }
}

/// Whether an action is about a figure that stands there already.
const fn takes_from_board(action: Action) -> bool {
    matches!(
        action,
        Action::Recall
            | Action::Return(_)
            | Action::Dragon(dragon::Action::Princess(_))
            | Action::Tower(tower::Action::Capture(_))
    )
}

/// A figure that may be placed, over soft light so that it stands out from roofs and woods.
fn offered(seen: &Seen, target: &TapTarget, commands: &mut Vec<DrawCmd>) {
    let (at, size) = (target.at, target.size);
    draw(circle(at, 0.58 * size).fill(PAPER.alpha(0x5c)), commands);
    commands.push(Square::about(at, size).sprite(offered_sprite(seen, target.action), OFFERED));
}

/// A figure that stands on the board and may come back, go home or be captured: a ring about it.
fn returning(seen: &Seen, target: &TapTarget, commands: &mut Vec<DrawCmd>) {
    framed(disc(target.at, 0.64 * target.size), player_colour(seen, seen.game.asked()), 3.0, commands);
}

/// The chosen figure, as it will be, in a ring.
fn taken(seen: &Seen, target: &TapTarget, action: Action, commands: &mut Vec<DrawCmd>) {
    draw(disc(target.at, 0.64 * target.size).fill(PAPER.alpha(0xb8)), commands);
    returning(seen, target, commands);
    let sprite = match action {
        Action::Return(OwnPiece::Figure(FigureAt { owner, kind, pos, part }))
        | Action::Dragon(dragon::Action::Princess(FigureAt { owner, kind, pos, part }))
        | Action::Tower(tower::Action::Capture(FigureAt { owner, kind, pos, part })) => {
            figure_sprite(seen, kind, owner, ground(seen, seen.game.node_at(pos, part)))
        }
        _ => offered_sprite(seen, action),
    };
    commands.push(Square::about(target.at, target.size).sprite(sprite, 1.0));
}

/// A circle that a finger sees, however small the figure in it is.
fn disc(at: Point, radius: f64) -> Path {
    circle(at, radius.max(0.45 * hit_test::TAP_TARGET_DISTANCE))
}

fn circle(at: Point, radius: f64) -> Path {
    Path::default().ellipse(at.x as f32, at.y as f32, radius as f32, radius as f32)
}

/// The piece that an action would place, as it would stand or lie there.
fn offered_sprite(seen: &Seen, action: Action) -> Sprite {
    let player = seen.game.asked();
    match piece_of(action) {
        Some(Piece::Figure(figure)) => figure_sprite(seen, figure, player, ground(seen, node_of(seen.game, action))),
        Some(piece) => piece_sprite(seen, piece, player, Pose::Standing),
        None => figure_sprite(seen, FigureKind::Meeple, player, PartKind::Road),
    }
}

/// On what a figure stands or lies; nobody lies where there is no part.
fn ground(seen: &Seen, part: Option<Node>) -> PartKind {
    part.map_or(PartKind::Road, |part| seen.game.laid_part(part).part().kind)
}
