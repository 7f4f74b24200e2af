//! The facts on which a frame depends, and the questions that all parts of its drawing ask about them.

use crate::{
    art::{
        figure_art,
        paint::{Colour4, Pose, Sprite},
        piece::Piece,
        style::Style,
    },
    board::{Node, Pos},
    catalogue::{PartKind, Rotation},
    record::{DIAGRAMS, Item},
    rules::{Action, Colour, FigureKind, Game, PlayerId},
    ui::{
        camera::{Area, Camera, Point},
        choice::Choice,
        inspection::Inspection,
        motion::Motion,
        points::node_point,
    },
};

/// Dark lines round coloured ones: they stand out on grass, roof and background alike.
pub(super) const INK: Colour4 = Colour4::rgb(0x241e18);
/// Light lines and grounds.
pub(super) const PAPER: Colour4 = Colour4::rgb(0xfbf6e8);

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

    /// The background under tiles of a style: those for print lie on paper, whatever the page is like.
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
    pub(super) const fn outline(self) -> Colour4 {
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
    /// The legal actions.
    pub legal: &'a [Action],
    /// The current choice.
    pub choice: Choice,
    /// How the tile in hand is turned, if the player turned it.
    pub hand: Option<Rotation>,
    /// The tiles that were laid since the player who is asked laid one, or at least the last, each with who laid it; in their order.
    pub trail: &'a [(PlayerId, Pos)],
    /// The features that are lit, each in the colour of a player.
    pub land: &'a [(PlayerId, Node)],
    /// From where it is seen.
    pub camera: &'a Camera,
    /// The background.
    pub theme: Theme,
    /// The tiles, figures and points that still move after the last decision.
    pub motion: &'a Motion,
    /// The aids that are switched on, and the feature or tile that is inspected.
    pub inspection: &'a Inspection,
    /// The marks, arrows and pieces that a diagram shows besides the game.
    pub items: &'a [Item],
    /// Where on the screen each player's figures go home to; where it is not known they go up.
    pub homes: &'a [Point],
    /// Whether sprites are kept as bitmaps: then light is a part of each tile, and the shadow one of each cell.
    pub baked: bool,
}

impl Seen<'_> {
    /// Whether light and shadow are to be laid over and under the whole landscape. The game's own module keeps bitmaps always.
    pub(super) const fn is_layered(&self) -> bool {
        DIAGRAMS && !self.baked
    }
}

/// Where on the screen a figure stands; those on one part, as in a quarter of Carcassonne, stand in rows.
pub(super) fn figure_point(seen: &Seen, index: usize, size: f64) -> Point {
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

/// The picture of a figure on a part of this kind. On a field it lies.
pub(super) fn figure_sprite(seen: &Seen, figure: FigureKind, player: PlayerId, on: PartKind) -> Sprite {
    let pose = if matches!(on, PartKind::Field | PartKind::Lying) { Pose::Lying } else { Pose::Standing };
    piece_sprite(seen, Piece::Figure(figure), player, pose)
}

/// The picture of a piece in its player's colour.
pub(super) fn piece_sprite(seen: &Seen, piece: Piece, player: PlayerId, pose: Pose) -> Sprite {
    Sprite::of_piece(piece, if piece.is_neutral() { Colour::Black } else { colour_of(seen, player) }, pose)
}

/// The colour that a player has chosen.
pub(super) fn colour_of(seen: &Seen, player: PlayerId) -> Colour {
    seen.game.rules().players[player.index()].colour
}

/// The colour of a player's figures.
pub(super) fn player_colour(seen: &Seen, player: PlayerId) -> Colour4 {
    figure_art::player_colour(colour_of(seen, player))
}

/// Whether anything of a cell is on the screen, its shadow and figures included.
pub(super) fn is_seen(seen: &Seen, pos: Pos) -> bool {
    seen.camera.seen().meets(Area::cell(pos).grown(0.3))
}
