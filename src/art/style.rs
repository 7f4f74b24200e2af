//! The styles in which tiles and pieces are drawn.

use super::{
    figure_art::{piece_picture, plain_piece},
    paint::{Picture, Sprite},
    tile_art::{plain_tile, tile_icon, tile_picture},
};

/// Tiles smaller than this many pixels are drawn as icons.
const ICON_BELOW: f64 = 40.0;

/// A manner of drawing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Style {
    /// Painted: houses, trees, shadows.
    #[default]
    Standard,
    /// Flat, with thick dark borders between kinds of parts.
    Contrast,
    /// Black on white: lines and hatching instead of colours.
    Print,
}

impl Style {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Standard, Self::Contrast, Self::Print];

    /// The name by which a page or a command asks for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Contrast => "contrast",
            Self::Print => "print",
        }
    }

    /// The style of a name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|style| style.name() == name)
    }
}

/// Whether a sprite of so many pixels is drawn as an icon.
#[must_use]
pub fn is_icon(sprite: Sprite, style: Style, size: f64) -> bool {
    style == Style::Standard && size < ICON_BELOW && matches!(sprite, Sprite::Tile { .. })
}

/// The picture of a sprite for so many pixels.
#[must_use]
pub fn sprite_picture(sprite: Sprite, style: Style, size: f64) -> Picture {
    match sprite {
        Sprite::Tile { tile, turns, .. } if is_icon(sprite, style, size) => tile_icon(tile, turns),
        Sprite::Tile { tile, turns, variant } if style == Style::Standard => tile_picture(tile, turns, variant),
        Sprite::Tile { tile, turns, .. } => plain_tile(tile, turns, style),
        Sprite::Piece { piece, colour, pose } if style == Style::Standard => piece_picture(piece, colour, pose),
        Sprite::Piece { piece, colour, pose } => plain_piece(piece, colour, pose, style),
    }
}
