//! Builds the draw list of a frame from a game, the current choice and a camera.

mod built;
mod edge;
mod flocks;
mod labels;
mod land;
mod lines;
mod marks;
mod moving;
mod neutral;
mod overlays;
mod picture;
#[cfg(not(feature = "game-only"))]
mod pictured;
mod rim;
mod seen;
mod square;
mod standing;
mod table;
mod tokens;

pub use labels::{labels, legend};
pub use land::variant;
pub use rim::{RIM, rim};
pub use seen::{Seen, Theme};

use land::{lit_sprite, tile_sprite};
use seen::{figure_point, figure_sprite, is_seen, piece_sprite};
use square::{Square, appearing, draw, dropped, falling, rounded, square};

use super::{
    camera::{Area, FIGURE},
    choice::{Choice, turns_at},
};
use crate::{
    art::{
        paint::{Cap, DrawCmd, Path, Pose, Shape, Sprite, Stroke},
        piece::Piece,
    },
    board::LaidTile,
    record::DIAGRAMS,
    ui::{points::corner_point, shown::laid_on},
};

/// The same of a barn's.
const BARN: f64 = 0.44;
/// The draw list of a frame, from back to front.
#[must_use]
pub fn scene(seen: &Seen) -> Vec<DrawCmd> {
    let mut commands = vec![DrawCmd::Clear(seen.theme.background())];
    if seen.theme != Theme::Paper {
        table::cloth(seen, &mut commands);
    }
    edge::edge(seen, &mut commands);
    if seen.theme != Theme::Paper {
        if seen.is_layered() {
            table::shadow(seen, &mut commands);
        } else {
            table::shades(seen, &mut commands);
        }
    }
    cells(seen, &mut commands);
    built::signs(seen, &mut commands);
    overlays::dead_cells(seen, &mut commands);
    if seen.theme == Theme::Paper {
        land::outline(seen, &mut commands);
    }
    tiles(seen, &mut commands);
    land::towers(seen, &mut commands);
    built::bridges(seen, &mut commands);
    if seen.theme != Theme::Paper && seen.is_layered() {
        land::light(seen, &mut commands);
    }
    if DIAGRAMS {
        picture::ghosts(seen, &mut commands);
        picture::marks(seen, &mut commands);
    }
    overlays::land(seen, &mut commands);
    overlays::fields(seen, &mut commands);
    overlays::light(seen, &mut commands);
    moving::lit(seen, &mut commands);
    marks::trail(seen, &mut commands);
    marks::ghost(seen, &mut commands);
    built::planned_bridges(seen, &mut commands);
    neutral::reach(seen, &mut commands);
    neutral::towers(seen, &mut commands);
    built::castles(seen, &mut commands);
    tokens::ferries(seen, &mut commands);
    tokens::tunnels(seen, &mut commands);
    tokens::bars(seen, &mut commands);
    tokens::buildings(seen, &mut commands);
    tokens::big_top(seen, &mut commands);
    figures(seen, &mut commands);
    neutral::beings(seen, &mut commands);
    tokens::magic(seen, &mut commands);
    #[cfg(not(feature = "game-only"))]
    pictured::pieces(seen, &mut commands);
    marks::tap_targets(seen, &mut commands);
    if DIAGRAMS {
        picture::arrows(seen, &mut commands);
        if seen.inspection.aids.rim {
            rim(seen, 1.0, &mut commands);
        }
    }
    moving::passing(seen, &mut commands);
    commands
}

/// The tiles that will be seen next, to be made ready before: the chosen tile and the one that drops as they will lie, and the tiles just out of
/// sight.
#[must_use]
pub fn ahead(seen: &Seen) -> Vec<Sprite> {
    let (camera, board) = (seen.camera, seen.game.board());
    let here = camera.seen();
    let near = here.grown(0.5 * here.width().min(here.height()));
    let is_ahead = |laid: &&LaidTile| {
        let cell = Area::cell(laid.pos);
        near.meets(cell) && !here.meets(cell.grown(0.3)) || seen.motion.tile(laid.pos) < 1.0
    };
    let laid = board.tiles().iter().filter(is_ahead).map(|laid| (laid.tile, laid.pos, laid.turns));
    let tiles = marks::chosen_tile(seen).into_iter().chain(laid);
    tiles.map(|(tile, pos, turns)| lit_sprite(camera, board, tile, turns, pos)).collect()
}

/// The cells where the drawn tile may be laid.
fn cells(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    if !seen.inspection.aids.legal {
        return;
    }
    let scale = seen.camera.scale();
    let chosen = match seen.choice {
        Choice::Cell { pos, .. } => Some(pos),
        Choice::Nothing | Choice::Place { .. } | Choice::Skip => None,
    };
    // Where the tile fits as it is turned in hand, and where only otherwise.
    let (mut path, mut other) = (Path::default(), Path::default());
    let mut before = None;
    for action in seen.legal {
        let Some(pos) = laid_on(*action) else { continue };
        if before.replace(pos) == Some(pos) || chosen == Some(pos) || !is_seen(seen, pos) {
            continue; // the turns of a cell stand side by side in the list
        }
        let fits = seen.hand.is_none_or(|hand| turns_at(seen.legal, pos).any(|turns| turns == hand));
        let path = if fits { &mut path } else { &mut other };
        *path = rounded(std::mem::take(path), square(seen, pos).inset(0.07 * scale), 0.14 * scale);
    }
    let (outline, width) = (seen.theme.outline(), (0.02 * scale).clamp(1.25, 3.5) as f32);
    for (path, line, ground) in [(other, 0x66, 0), (path, 0xe6, 0x2a)] {
        let dash = vec![2.5 * width, 2.5 * width];
        let stroke = Stroke { colour: outline.alpha(line), width, cap: Cap::Round, dash };
        if !path.segments.is_empty() {
            draw(Shape { path, fill: Some(outline.alpha(ground)), stroke: Some(stroke) }, commands);
        }
    }
}

fn tiles(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    for laid in seen.game.board().tiles().iter().filter(|laid| is_seen(seen, laid.pos)) {
        let (camera, board) = (seen.camera, seen.game.board());
        let settled = seen.motion.tile(laid.pos);
        // A tile that drops has the picture that it had in hand: its own is made meanwhile.
        let sprite = if seen.is_layered() || settled < 1.0 {
            tile_sprite(camera, board, laid.tile, laid.turns, laid.pos)
        } else {
            lit_sprite(camera, board, laid.tile, laid.turns, laid.pos)
        };
        let at = falling(square(seen, laid.pos), settled, seen.camera.scale());
        commands.push(at.sprite(sprite, 1.0));
    }
}

fn figures(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    let scale = seen.camera.scale();
    let size = seen.camera.figure_size();
    for (index, figure) in seen.game.figures().iter().enumerate() {
        let laid_part = seen.game.laid_part(figure.node);
        let is_last = seen.game.figures()[index + 1..].iter().all(|other| other.node != figure.node);
        // Of several figures on one part the last one came.
        let settled = if is_last { seen.motion.figure(laid_part) } else { Some(1.0) };
        if let Some(settled) = settled.filter(|_| is_seen(seen, laid_part.pos)) {
            let sprite = figure_sprite(seen, figure.kind, figure.owner, laid_part.part().kind);
            let middle = figure_point(seen, index, size);
            let at = dropped(Square::about(middle, size), settled, scale);
            commands.push(at.sprite(sprite, appearing(settled)));
            flocks::beside(seen, figure, middle, size, commands);
        }
    }
    for barn in seen.game.barns() {
        let sprite = piece_sprite(seen, Piece::Barn, barn.owner, Pose::Standing);
        let settled = seen.motion.barn(barn);
        let at = Square::about(seen.camera.to_screen(corner_point(barn.pos, barn.corner)), BARN / FIGURE * size);
        commands.push(dropped(at, settled, scale).sprite(sprite, appearing(settled)));
    }
}

#[cfg(test)]
mod tests;
