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
mod square;
mod table;

pub use labels::{labels, legend};
pub use land::variant;
pub use rim::{RIM, rim};

use land::{lit_sprite, tile_sprite};
use square::{Square, draw, rounded, square};

use super::{
    camera::{Area, Camera, Point},
    choice::{Choice, turns_at},
    hit_test::{corner_point, node_point},
    inspection::Inspection,
    motion::Motion,
};
use crate::{
    art::{
        figure_art,
        paint::{Cap, Colour4, DrawCmd, Path, Pose, Shape, Sprite, Stroke},
        piece::{Piece, cell_of},
        style::Style,
    },
    board::{LaidTile, Pos},
    catalogue::{PartKind, Rotation},
    record::{DIAGRAMS, Item},
    rules::{Action, Colour, FigureKind, Game, PlayerId},
};

/// The side of a figure's square in tiles.
pub const FIGURE: f64 = 0.34;
/// The same of a barn's.
const BARN: f64 = 0.44;
/// The smallest figure in CSS pixels: it is still told apart on a small tile.
pub const MIN_FIGURE: f64 = 14.0;
/// Dark lines round coloured ones: they stand out on grass, roof and background alike.
const INK: Colour4 = Colour4::rgb(0x241e18);
/// Light lines and grounds.
const PAPER: Colour4 = Colour4::rgb(0xfbf6e8);

/// The colours round the landscape.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// A light background.
    #[default]
    Light,
    /// A dark background.
    Dark,
    /// A sheet of paper, without shadows.
    Paper,
}

impl Theme {
    /// The background of a name: `light` or `dark`.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "light" => Some(Self::Light),
            "dark" => Some(Self::Dark),
            _ => None,
        }
    }

    /// What lies under tiles of a style: those for print lie on paper, whatever the page is like.
    #[must_use]
    pub fn under(self, style: Style) -> Self {
        if style == Style::Print { Self::Paper } else { self }
    }

    /// The background.
    #[must_use]
    pub const fn background(self) -> Colour4 {
        match self {
            Self::Light => Colour4::rgb(0xe9e2d0),
            Self::Dark => Colour4::rgb(0x2f3532),
            Self::Paper => Colour4::rgb(0xffffff),
        }
    }

    /// Words on the background.
    #[must_use]
    pub const fn ink(self) -> Colour4 {
        match self {
            Self::Light | Self::Paper => INK,
            Self::Dark => PAPER,
        }
    }

    /// Outlines of legal cells: at least 3 : 1 against the background.
    const fn outline(self) -> Colour4 {
        match self {
            Self::Light | Self::Paper => Colour4::rgb(0x6b5533),
            Self::Dark => Colour4::rgb(0xe6d9b8),
        }
    }
}

/// Everything that a frame depends on.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    /// The game.
    pub game: &'a Game,
    /// What is legal in it.
    pub legal: &'a [Action],
    /// What is chosen.
    pub choice: Choice,
    /// How the tile in hand is turned, if the player turned it.
    pub hand: Option<Rotation>,
    /// Who laid the last tile; nobody when it is the first one.
    pub last_by: Option<PlayerId>,
    /// From where it is seen.
    pub camera: &'a Camera,
    /// The background.
    pub theme: Theme,
    /// What still moves after the last decision.
    pub motion: &'a Motion,
    /// What is read off the board.
    pub inspection: &'a Inspection,
    /// What a diagram shows besides the game.
    pub items: &'a [Item],
    /// Where on the screen each player's figures go home to; where it is not known they go up.
    pub homes: &'a [Point],
    /// Whether sprites are kept as bitmaps: then light is a part of each tile, and the shadow one of each cell.
    pub baked: bool,
}

impl Seen<'_> {
    /// Whether light and shadow are to be laid over and under the whole landscape. The game's own module keeps bitmaps always.
    const fn is_layered(&self) -> bool {
        DIAGRAMS && !self.baked
    }
}

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
    overlays::fields(seen, &mut commands);
    overlays::light(seen, &mut commands);
    marks::last_tile(seen, &mut commands);
    marks::ghost(seen, &mut commands);
    built::planned_bridges(seen, &mut commands);
    neutral::reach(seen, &mut commands);
    neutral::towers(seen, &mut commands);
    built::castles(seen, &mut commands);
    figures(seen, &mut commands);
    neutral::beings(seen, &mut commands);
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

/// The tiles just out of sight, to be made ready before the view moves.
#[must_use]
pub fn ahead(game: &Game, camera: &Camera) -> Vec<Sprite> {
    let seen = camera.seen();
    let near = seen.grown(0.5 * seen.width().min(seen.height()));
    let is_ahead = |laid: &&LaidTile| {
        let cell = Area::cell(laid.pos);
        near.meets(cell) && !seen.meets(cell.grown(0.3))
    };
    let tiles = game.board().tiles().iter().filter(is_ahead);
    tiles.map(|laid| lit_sprite(camera, game.board(), laid)).collect()
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
        let Some(pos) = cell_of(*action) else { continue };
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
        let sprite = if seen.is_layered() {
            tile_sprite(camera, board, laid.tile, laid.turns, laid.pos)
        } else {
            lit_sprite(camera, board, laid)
        };
        let settled = seen.motion.tile(laid.pos);
        let at = moving::dropped(square(seen, laid.pos), settled, seen.camera.scale());
        commands.push(at.sprite(sprite, moving::appearing(settled)));
    }
}

fn figures(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    let scale = seen.camera.scale();
    let size = (FIGURE * scale).max(MIN_FIGURE);
    for (index, figure) in seen.game.figures().iter().enumerate() {
        let laid_part = seen.game.laid_part(figure.node);
        let is_last = seen.game.figures()[index + 1..].iter().all(|other| other.node != figure.node);
        // Of several figures on one part the last one came.
        let settled = if is_last { seen.motion.figure(laid_part) } else { Some(1.0) };
        if let Some(settled) = settled.filter(|_| is_seen(seen, laid_part.pos)) {
            let sprite = figure_sprite(seen, figure.kind, figure.owner, laid_part.part().kind);
            let middle = figure_point(seen, index, size);
            let at = moving::dropped(Square::about(middle, size), settled, scale);
            commands.push(at.sprite(sprite, moving::appearing(settled)));
            flocks::beside(seen, figure, middle, size, commands);
        }
    }
    for barn in seen.game.barns() {
        let sprite = piece_sprite(seen, Piece::Barn, barn.owner, Pose::Standing);
        let settled = seen.motion.barn(barn);
        let at = Square::about(seen.camera.to_screen(corner_point(barn.pos, barn.corner)), BARN / FIGURE * size);
        commands.push(moving::dropped(at, settled, scale).sprite(sprite, moving::appearing(settled)));
    }
}

/// Where on the screen a figure stands; those on one part, as in a quarter of Carcassonne, stand in rows.
fn figure_point(seen: &Seen, index: usize, size: f64) -> Point {
    let figures = seen.game.figures();
    let node = figures[index].node;
    let mut middle = seen.camera.to_screen(node_point(seen.game, node));
    let n_here = figures.iter().filter(|figure| figure.node == node).count();
    if n_here > 1 {
        let place = figures[..index].iter().filter(|figure| figure.node == node).count();
        let a_row = (1..n_here).find(|row| row * row >= n_here).unwrap_or(n_here).max(n_here.min(3));
        let n_rows = n_here.div_ceil(a_row);
        let (row, column) = (place / a_row, place % a_row);
        let in_row = if row + 1 == n_rows { n_here - row * a_row } else { a_row };
        let is_quarter = seen.game.laid_part(node).part().kind == PartKind::Quarter;
        let (room, deep) = if is_quarter { (0.5, 0.5) } else { (0.8, 1.0) };
        let step = (0.7 * size).min(room * seen.camera.scale() / a_row as f64);
        middle.x += step * (column as f64 - (in_row as f64 - 1.0) / 2.0);
        middle.y += deep * step * (row as f64 - (n_rows as f64 - 1.0) / 2.0);
    }
    middle
}

fn figure_sprite(seen: &Seen, figure: FigureKind, player: PlayerId, on: PartKind) -> Sprite {
    let pose = if on == PartKind::Field { Pose::Lying } else { Pose::Standing };
    piece_sprite(seen, Piece::Figure(figure), player, pose)
}

fn piece_sprite(seen: &Seen, piece: Piece, player: PlayerId, pose: Pose) -> Sprite {
    let colour = if piece.is_neutral() { Colour::Black } else { seen.game.rules().players[player.index()].colour };
    Sprite::Piece { piece, colour, pose }
}

fn player_colour(seen: &Seen, player: PlayerId) -> Colour4 {
    figure_art::player_colour(seen.game.rules().players[player.index()].colour)
}

/// Whether anything of a cell is on the screen, its shadow and figures included.
fn is_seen(seen: &Seen, pos: Pos) -> bool {
    seen.camera.seen().meets(Area::cell(pos).grown(0.3))
}

#[cfg(test)]
mod tests;
