//! Information drawn over the landscape: dead cells, the inspected feature, and who holds which field.

use super::{
    seen::{INK, PAPER, Seen, colour_of, is_seen, player_colour},
    square::{draw, framed, rounded, square},
};
use crate::{
    art::{
        paint::{Align, Cap, Colour4, DrawCmd, Path, Segment, Shape, Stroke},
        tile_art,
    },
    board::{LaidTile, Node, Pos},
    catalogue::Catalogue,
    rules::{Colour, FieldNow, PlayerId, fields as fields_now},
    ui::{
        camera::Point,
        inspection::{Hold, Pointed},
        points::node_point,
    },
};

/// The colour of light.
pub(super) const GOLD: Colour4 = Colour4::rgb(0xffd34d);

/// A cross on every cell that no tile fills any more.
pub(super) fn dead_cells(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    let scale = seen.camera.scale();
    let mut path = Path::default();
    for pos in seen.inspection.dead().iter().copied().filter(|&pos| is_seen(seen, pos)) {
        let at = square(seen, pos).inset(0.33 * scale);
        let [left, top, right, bottom] = [at.x, at.y, at.x + at.side, at.y + at.side].map(|v| v as f32);
        path = path.move_to(left, top).line_to(right, bottom).move_to(left, bottom).line_to(right, top);
    }
    if !path.segments.is_empty() {
        draw(path.stroke(seen.theme.outline().alpha(0xb0), (0.035 * scale).clamp(1.5, 5.0) as f32), commands);
    }
}

/// The features that are lit, each in the colour of a player.
pub(super) fn land(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    let width = (0.026 * seen.camera.scale()).clamp(1.25, 5.0);
    for &(player, feature) in seen.land {
        glow(seen, feature, GOLD.alpha(0x40), player_colour(seen, player), (0.9, width), commands);
    }
}

/// The feature or the cell that is pointed at.
pub(super) fn light(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    let scale = seen.camera.scale();
    match seen.inspection.pointed() {
        (Pointed::Nothing, _) => {}
        (Pointed::Cell(pos), _) => {
            let width = (0.03 * scale).clamp(2.0, 4.0);
            framed(rounded(Path::default(), square(seen, pos).inset(0.1 * scale), 0.12 * scale), GOLD, width, commands);
        }
        (Pointed::Feature(node), hold) => feature(seen, node, hold, commands),
    }
}

fn feature(seen: &Seen, node: Node, hold: Hold, commands: &mut Vec<DrawCmd>) {
    let scale = seen.camera.scale();
    let (fill, width) = match hold {
        Hold::Hovered => (0x40, (0.022 * scale).clamp(1.25, 4.0)),
        Hold::Held => (0x68, (0.032 * scale).clamp(1.5, 6.0)),
    };
    glow(seen, node, GOLD.alpha(fill), GOLD, (1.0, width), commands);
    let mut ends = Path::default();
    for member in seen.game.board().graph().members(node) {
        let (laid, part) = home(seen, member);
        for at in open_ends(seen, laid, part) {
            let Point { x, y } = seen.camera.to_screen(at);
            let radius = (0.05 * scale).clamp(2.5, 8.0) as f32;
            ends = ends.ellipse(x as f32, y as f32, radius, radius);
        }
    }
    draw(ends.fill(GOLD).outlined(INK, 1.5), commands);
}

/// A whole feature on a ground of one colour, with a border in another that is so strong and so wide.
pub(super) fn glow(
    seen: &Seen,
    node: Node,
    ground_colour: Colour4,
    colour: Colour4,
    (strong, width): (f64, f64),
    commands: &mut Vec<DrawCmd>,
) {
    let (mut ground, mut line) = (Path::default(), Path::default());
    for member in seen.game.board().graph().members(node) {
        let (laid, part) = home(seen, member);
        if let Some(overlay) = tile_art::overlay(laid.tile, laid.turns, part).filter(|_| is_seen(seen, laid.pos)) {
            add(seen, laid, &overlay.area, &mut ground);
            add(seen, laid, &overlay.border, &mut line);
        }
    }
    draw(ground.fill(ground_colour), commands);
    draw(line.clone().stroke(INK.alpha((208.0 * strong) as u8), 1.35 * width as f32 + 1.0), commands);
    draw(line.stroke(colour.alpha((255.0 * strong) as u8), width as f32), commands);
}

/// Where a part can still grow: the middles of its edges without a neighbour; of a monastery the empty cells around it.
fn open_ends(seen: &Seen, laid: LaidTile, part: usize) -> Vec<Point> {
    let part = &Catalogue::get().tile(laid.tile).parts[part];
    let is_empty = |pos: &Pos| seen.game.board().tile_at(*pos).is_none();
    let middle = |pos: Pos| Point::new(f64::from(pos.x) + 0.5, f64::from(pos.y) + 0.5);
    if part.kind.is_surrounded() {
        return laid.pos.around().filter(is_empty).map(middle).collect();
    }
    let beside = part.sides.turned(laid.turns).iter().map(|side| laid.pos.beside(side));
    beside.filter(is_empty).map(|pos| middle(pos).middle(middle(laid.pos))).collect()
}

/// Fields hatched in the colours of who holds them, with the number of completed cities that each feeds.
pub(super) fn fields(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    if !seen.inspection.aids.fields {
        return;
    }
    let (scale, graph) = (seen.camera.scale(), seen.game.board().graph());
    let fields = fields_now(seen.game);
    for player in seen.game.players() {
        let mut path = Path::default();
        for field in fields.iter().filter(|field| field.owners.contains(&player)) {
            for member in graph.members(field.node) {
                hatch(seen, member, field, player, &mut path);
            }
        }
        if !path.segments.is_empty() {
            let width = (0.035 * scale).clamp(1.5, 6.0) as f32;
            let dash = dash(colour_of(seen, player), width);
            draw(lines(path.clone(), INK.alpha(0x90), width + 1.5, &dash), commands);
            draw(lines(path, player_colour(seen, player), width, &dash), commands);
        }
    }
    let figures: Vec<Point> = seen.game.figures().iter().map(|figure| node_point(seen.game, figure.node)).collect();
    for field in fields.iter().filter(|field| field.cities > 0 || !field.owners.is_empty()) {
        number(seen, field, &figures, commands);
    }
}

fn lines(path: Path, colour: Colour4, width: f32, dash: &[f32]) -> Shape {
    Shape { path, fill: None, stroke: Some(Stroke { colour, width, cap: Cap::Butt, dash: dash.to_vec() }) }
}

/// How a colour's lines are broken: not at all, into long strokes or into dots. With the slant there are six forms
/// for six colours, in a field of one player.
fn dash(colour: Colour, width: f32) -> Vec<f32> {
    match colour {
        Colour::Red | Colour::Blue => Vec::new(),
        Colour::Green | Colour::Yellow => vec![5.0 * width, 2.5 * width],
        Colour::Black | Colour::Pink => vec![1.5 * width, 1.5 * width],
    }
}

/// Adds a player's share of the lines over one part: all, or every so many of those who share the field. In a field of one player
/// the lines of blue, yellow and pink slant the other way.
fn hatch(seen: &Seen, member: Node, field: &FieldNow, player: PlayerId, path: &mut Path) {
    let (laid, part) = home(seen, member);
    if !is_seen(seen, laid.pos) {
        return;
    }
    let falling =
        field.owners.len() == 1 && matches!(colour_of(seen, player), Colour::Blue | Colour::Yellow | Colour::Pink);
    let Pos { x, y } = laid.pos;
    let first = 5 * i32::from(if falling { y - x } else { x + y });
    let place = field.owners.iter().position(|owner| *owner == player).unwrap_or(0) as i32;
    for (k, ends) in tile_art::hatch(laid.tile, laid.turns, part, falling) {
        if (first + k).rem_euclid(field.owners.len() as i32) == place {
            let [from, to] = ends.map(|end| on_screen(seen, laid.pos, end));
            path.segments.extend([Segment::Move(from), Segment::Line(to)]);
        }
    }
}

/// A disc with the number of cities, where no figure stands and the field is widest; rather where no figure is near, either.
fn number(seen: &Seen, field: &FieldNow, figures: &[Point], commands: &mut Vec<DrawCmd>) {
    let graph = seen.game.board().graph();
    let is_free = |node: &Node| seen.game.figures().iter().all(|figure| figure.node != *node);
    let width = |node: &Node| {
        let (laid, part) = home(seen, *node);
        Catalogue::get().tile(laid.tile).parts[part].halves.iter().count()
    };
    let scale = seen.camera.scale();
    let radius = (0.11 * scale).clamp(8.0, 22.0);
    let reach = 0.47 * seen.camera.figure_size(); // of a figure, from its middle
    let is_clear = |node: &Node| {
        let at = node_point(seen.game, *node);
        figures.iter().all(|figure| at.distance(*figure) > (reach + radius) / scale)
    };
    let Some(node) = graph.members(field.node).filter(is_free).max_by_key(|node| (is_clear(node), width(node))) else {
        return;
    };
    let Point { x, y } = seen.camera.to_screen(node_point(seen.game, node));
    let rim = match field.owners.as_slice() {
        [one] => player_colour(seen, *one),
        _ => INK.alpha(0xa0),
    };
    let disc = Path::default().ellipse(x as f32, y as f32, radius as f32, radius as f32);
    draw(disc.clone().fill(PAPER).outlined(INK, (0.28 * radius) as f32 + 2.0), commands);
    draw(disc.fill(PAPER).outlined(rim, (0.28 * radius) as f32), commands);
    let text = field.cities.to_string();
    let (size, rim) = (1.25 * radius, PAPER.alpha(0));
    commands.push(DrawCmd::Text { text, x, y, size, colour: INK, rim, align: Align::Middle });
}

fn home(seen: &Seen, node: Node) -> (LaidTile, usize) {
    let (index, part) = seen.game.board().home(node);
    (seen.game.board().tiles()[index], part)
}

/// Where a place of a tile, in its units, is on the screen.
fn on_screen(seen: &Seen, pos: Pos, [x, y]: [f32; 2]) -> [f32; 2] {
    let board = Point::new(f64::from(pos.x) + f64::from(x) / 100.0, f64::from(pos.y) + f64::from(y) / 100.0);
    let Point { x, y } = seen.camera.to_screen(board);
    [x as f32, y as f32]
}

/// Adds a path of a laid tile, in its units, to a path on the screen.
fn add(seen: &Seen, laid: LaidTile, path: &Path, to: &mut Path) {
    let at = |p: [f32; 2]| on_screen(seen, laid.pos, p);
    to.segments.extend(path.segments.iter().map(|segment| match *segment {
        Segment::Move(p) => Segment::Move(at(p)),
        Segment::Line(p) => Segment::Line(at(p)),
        Segment::Curve(a, b, end) => Segment::Curve(at(a), at(b), at(end)),
        Segment::Close => Segment::Close,
    }));
}
