//! For authors of positions: tiles and boards as stand-alone pictures, the cell under a point, and the legend of a diagram.

use wasm_bindgen::prelude::*;

use super::{
    api::{Game, style_named, tile_in, tile_named, tile_picture_of},
    board::{Board, theme_named},
    convert::{Code, error},
};
use crate::{
    art::{paint::Sprite, sprite::sprite_picture, svg::picture_svg},
    catalogue::{Catalogue, Rotation},
    ui::{
        board_svg::{MARGIN, MARGINS, SvgOptions, WIDTHS, diagram_svg, still_svg},
        camera::Point,
        scene::Theme,
    },
};

/// Makes a set of tiles known that is not played, from the text of its file, and gives its title. A set that is known already stays.
///
/// # Errors
/// Code `syntax`, if the text cannot be read.
#[wasm_bindgen(js_name = addSet, skip_typescript)]
pub fn add_set(text: &str) -> Result<String, JsValue> {
    let added = Catalogue::get().add_set(text);
    added.map(|set| set.title.clone()).map_err(|reason| error(Code::Syntax, &reason.to_string()))
}

/// How wide a picture is, in CSS pixels, where nobody says.
const USUAL: f64 = 640.0;

/// How wide a picture shall be.
fn width_of(width: Option<f64>) -> Result<f64, JsValue> {
    let width = width.unwrap_or(USUAL);
    if (f64::from(*WIDTHS.start())..=f64::from(*WIDTHS.end())).contains(&width) {
        return Ok(width);
    }
    Err(error(Code::State, "a picture must be 16 to 16384 pixels wide"))
}

/// A tile's picture as an SVG document, so many CSS pixels wide and high (640), with as much detail as is seen at that size:
/// `standard` unless another style is named.
///
/// # Errors
/// Code `state`, if there is no such tile, style or width.
#[wasm_bindgen(js_name = tilePicture, skip_typescript)]
pub fn tile_picture(tile: &str, turns: Rotation, style: Option<String>, width: Option<f64>) -> Result<String, JsValue> {
    let sprite = Sprite::Tile { tile: tile_named(tile)?, turns: turns & 3, variant: 0, light: None };
    let width = width_of(width)?;
    Ok(picture_svg(&sprite_picture(sprite, style_named(style)?, width), width))
}

#[wasm_bindgen]
impl Game {
    /// A tile's picture as an SVG document, like that of the function with the same name. The record may define the tile itself.
    ///
    /// # Errors
    /// Code `state`, if the game is in use or there is no such tile or style.
    #[wasm_bindgen(js_name = tileSvg, skip_typescript)]
    pub fn tile_svg(&self, tile: &str, turns: Rotation, style: Option<String>) -> Result<String, JsValue> {
        let style = style_named(style)?;
        self.read(|replay| Ok(tile_picture_of(tile_in(replay, tile)?, turns, style)))
    }

    /// The board as an SVG document with a title and a description, so many CSS pixels wide (640): `standard` on a `light` table
    /// unless another style or theme is named, with a strip of the table around the landscape (`margin`, in tiles; 0.3 by default),
    /// and with the numbers of columns and rows along the edges if `coordinates` is true.
    ///
    /// # Errors
    /// Code `state`, if there is no such style, theme, width or margin, or if the landscape is too large to be drawn.
    #[wasm_bindgen(js_name = toSvg, skip_typescript)]
    pub fn to_svg(
        &self,
        style: Option<String>,
        theme: Option<String>,
        width: Option<f64>,
        margin: Option<f64>,
        coordinates: Option<bool>,
    ) -> Result<String, JsValue> {
        let theme = theme.map_or(Ok(Theme::Light), |name| theme_named(&name))?;
        let margin = margin.unwrap_or(MARGIN);
        if !MARGINS.contains(&margin) {
            return Err(error(Code::State, "the margin of a picture must be 0 to 2 tiles"));
        }
        let coordinates = coordinates.unwrap_or(false);
        let options = SvgOptions { style: style_named(style)?, theme, width: width_of(width)?, margin, coordinates };
        self.read(|replay| {
            let drawing = match replay.diagram() {
                Some(diagram) => diagram_svg(diagram, options),
                None => still_svg(replay.game(), options),
            };
            drawing.map_err(|reason| error(Code::State, &reason))
        })
    }
}

#[wasm_bindgen]
impl Board {
    /// The cell under a point of the canvas, in CSS pixels: its x, then its y; any cell, also one that is far from the landscape.
    ///
    /// # Errors
    /// Code `state`, if the game is in use.
    #[wasm_bindgen(js_name = cellAt, skip_typescript)]
    pub fn cell_at(&self, x: f64, y: f64) -> Result<Vec<i16>, JsValue> {
        let cell = self.mounted.controller(|controller, _| controller.cell_at(Point::new(x, y)))?;
        Ok(vec![cell.x, cell.y])
    }

    /// The texts of a diagram that found no room beside what they are about, in the order of the numbers in their places.
    ///
    /// # Errors
    /// Code `state`, if the game is in use.
    #[wasm_bindgen(skip_typescript)]
    pub fn legend(&self) -> Result<Vec<String>, JsValue> {
        self.mounted.controller(|controller, _| controller.numbered().to_vec())
    }
}
