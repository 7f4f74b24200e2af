//! A game or a diagram as a stand-alone picture: the board without anything to choose.

use super::{
    camera::{Area, Camera, MAX_SCALE, MIN_SCALE},
    choice::Choice,
    inspection::Inspection,
    motion::Motion,
    scene::{RIM, Seen, Theme, labels, legend, rim, scene},
};
use crate::{
    art::{
        style::Style,
        svg::{About, scene_svg},
    },
    record::{Diagram, Item, check_extent},
    rules::Game,
    view::description,
};

/// How much of the background is shown around the landscape, in tiles, where nobody says.
pub const MARGIN: f64 = 0.3;
/// The height of letters in a legend, in pixels of the shown picture.
const LEGEND: f64 = 13.0;

/// How wide a picture may be shown, in CSS pixels; narrower and wider ones are refused where somebody asks for them.
pub const WIDTHS: std::ops::RangeInclusive<u32> = 16..=16_384;

/// How much of the background may be shown around the landscape, in tiles.
pub const MARGINS: std::ops::RangeInclusive<f64> = 0.0..=2.0;

/// How a still picture looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SvgOptions {
    /// How tiles and pieces are drawn.
    pub style: Style,
    /// The background.
    pub theme: Theme,
    /// How wide the picture is shown, in CSS pixels.
    pub width: f64,
    /// How much of the background is shown around the landscape, in tiles.
    pub margin: f64,
    /// Whether the numbers of columns and rows are written along the edges. The margin is then wide enough for them.
    pub coordinates: bool,
}

impl SvgOptions {
    /// A picture that is shown so wide, with the usual margin and without coordinates.
    #[must_use]
    pub const fn new(style: Style, theme: Theme, width: f64) -> Self {
        Self { style, theme, width, margin: MARGIN, coordinates: false }
    }

    /// The margin around a landscape of so many columns.
    fn margin_around(&self, columns: f64) -> f64 {
        let for_numbers = if self.coordinates { RIM * columns / (self.width - 2.0 * RIM).max(RIM) } else { 0.0 };
        self.margin.max(for_numbers)
    }
}

/// The board of a game as an SVG document with a title and a description.
///
/// # Errors
/// A sentence, if the landscape is too large to be drawn.
pub fn still_svg(game: &Game, options: SvgOptions) -> Result<String, String> {
    drawn(game, &[], options, &About { title: description::scores(game), text: description::position(game) })
}

/// A diagram as an SVG document with a title and a description.
///
/// Texts that find no room beside what they are about are numbered, and stand in a legend under the board.
///
/// # Errors
/// A sentence, if the landscape is too large to be drawn.
pub fn diagram_svg(diagram: &Diagram, options: SvgOptions) -> Result<String, String> {
    let (game, items) = (diagram.game(), diagram.items());
    drawn(game, items, options, &About { title: description::shown(game), text: description::picture(game, items) })
}

fn drawn(game: &Game, items: &[Item], options: SvgOptions, about: &About) -> Result<String, String> {
    let others = items.iter().flat_map(Item::widens);
    let cells = game.board().tiles().iter().map(|laid| laid.pos).chain(others);
    check_extent(cells.clone())?;
    // An empty diagram is an empty background.
    let land = Area::of_cells(cells).unwrap_or(Area { left: 0.0, top: 0.0, right: 1.0, bottom: 1.0 });
    let area = land.grown(options.margin_around(land.width()));
    let scale = (options.width / area.width()).clamp(MIN_SCALE, MAX_SCALE);
    let mut size = [area.width() * scale, area.height() * scale];
    let mut camera = Camera::new(size[0], size[1]);
    camera.fit(area);
    let theme = options.theme.under(options.style);
    let seen = Seen {
        game,
        legal: &[],
        choice: Choice::Nothing,
        hand: None,
        trail: &[],
        land: &[],
        camera: &camera,
        theme,
        motion: &Motion::default(),
        inspection: &Inspection::default(),
        items,
        homes: &[],
        baked: false,
    };
    let mut commands = scene(&seen);
    let unit = size[0] / options.width;
    if options.coordinates {
        rim(&seen, unit, &mut commands);
    }
    let inside = Area { left: 0.0, top: 0.0, right: size[0], bottom: size[1] }.grown(-3.0 * unit);
    let numbered = labels(&seen, inside, unit, &mut commands);
    if !numbered.is_empty() {
        size[1] = legend(&numbered, theme, [0.02 * size[0], 0.98 * size[0]], size[1], LEGEND * unit, &mut commands);
    }
    Ok(scene_svg(&commands, size, options.width, options.style, about))
}
