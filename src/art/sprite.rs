//! The picture of a sprite, in any style and for any number of pixels.

use super::{
    figure_art::{castle_picture, piece_picture, plain_piece, player_colour, small_piece},
    light,
    paint::{Colour4, Picture, Pose, Sprite},
    piece::Piece,
    scenery, shadow,
    style::{Level, Style},
    tile_art::{
        bridge_picture, emblem_picture, plain_tile, small_tile, tile_icon, tile_picture, tile_sketch, tower_picture,
    },
};
use crate::{catalogue::Catalogue, record::DIAGRAMS, rules::Colour};

/// Tiles of fewer pixels are drawn as icons.
const ICON_BELOW: f64 = 49.5;
/// Tiles of fewer pixels are painted with a broad brush.
const SMALL_BELOW: f64 = 89.5;
/// Pieces that measure fewer pixels get a light rim, as on icons, and a large mark.
const SMALL_PIECE: f64 = 26.0;

impl Sprite {
    /// The sprite of a piece: its outline in a player's colour, or its drawing.
    #[must_use]
    pub fn of_piece(piece: Piece, colour: Colour, pose: Pose) -> Self {
        let emblem = piece.emblem().and_then(|name| Catalogue::get().piece(name));
        match emblem.and_then(|emblem| Catalogue::get().piece_position(emblem)) {
            Some(emblem) => Self::Emblem { piece: emblem, kind: None, colour: (!piece.is_neutral()).then_some(colour) },
            None => Self::Piece { piece, colour, pose },
        }
    }
}

/// The level of a painted sprite of so many pixels.
#[must_use]
pub fn level(sprite: Sprite, size: f64) -> Level {
    match sprite {
        Sprite::Tile { .. } if size < ICON_BELOW => Level::Icon,
        Sprite::Tile { .. } if size < SMALL_BELOW => Level::Small,
        Sprite::Piece { piece: Piece::Bridge(_), .. } if size < ICON_BELOW => Level::Small,
        Sprite::Piece { .. } if size < SMALL_PIECE => Level::Small,
        _ => Level::Full,
    }
}

/// Whether a style shows a sprite: table, light and towers between tiles belong to the painting alone.
#[must_use]
pub fn is_shown(sprite: Sprite, style: Style) -> bool {
    if let Sprite::Emblem { .. } = sprite {
        return true;
    }
    style == Style::Standard || matches!(sprite, Sprite::Tile { .. } | Sprite::Piece { .. } | Sprite::Shade { .. })
}

/// A piece that is nobody's.
const NOBODY: Colour4 = Colour4::rgb(0xc9_bda6);

/// The picture of a sprite that is shown until there is time for the whole one. A tile lacks what takes long to draw.
#[must_use]
pub fn draft_picture(sprite: Sprite, style: Style, size: f64) -> Picture {
    match sprite {
        Sprite::Tile { tile, turns, .. } => tile_sketch(tile, turns, style, size as f32),
        _ => sprite_picture(sprite, style, size),
    }
}

/// The picture of a sprite for so many pixels; a shadow is measured in those of CSS.
#[must_use]
pub fn sprite_picture(sprite: Sprite, style: Style, size: f64) -> Picture {
    match sprite {
        Sprite::Tile { tile, turns, variant, light: lit } if style == Style::Standard => {
            let mut picture = match level(sprite, size) {
                Level::Icon => tile_icon(tile, turns, variant, size as f32),
                Level::Small => small_tile(tile, turns, variant),
                Level::Full => tile_picture(tile, turns, variant),
            };
            lit.into_iter().for_each(|lit| light::lay_light(&mut picture, lit));
            picture
        }
        Sprite::Tile { tile, turns, variant, .. } => plain_tile(tile, turns, variant, style, size as f32),
        Sprite::Piece { piece: Piece::Bridge(axis), .. } => bridge_picture(axis, style, level(sprite, size)),
        Sprite::Piece { piece: Piece::Castle, colour, .. } => castle_picture(Some(colour), style),
        Sprite::Piece { piece: Piece::Keep, .. } => castle_picture(None, style),
        Sprite::Piece { piece, colour, pose } if style == Style::Standard => match level(sprite, size) {
            Level::Icon | Level::Small => small_piece(piece, colour, pose),
            Level::Full => piece_picture(piece, colour, pose),
        },
        Sprite::Piece { piece, colour, pose } => plain_piece(piece, colour, pose, style),
        Sprite::Emblem { piece, kind, colour } => {
            let owner = colour.map_or(NOBODY, player_colour);
            let emblem = Catalogue::get().piece_at(piece);
            emblem.map_or_else(Picture::new, |emblem| emblem_picture(emblem, kind, owner, style))
        }
        Sprite::Tower { light: tone } => light::toned(tower_picture(size as f32), tone),
        Sprite::Shade { around, dark } => shadow::shade(around, dark, size),
        Sprite::Light { warm } if DIAGRAMS => light::patch_picture(warm),
        Sprite::Light { .. } => Picture::new(), // the game paints light on its tiles
        Sprite::Table { dark } => scenery::linen(dark),
    }
}
