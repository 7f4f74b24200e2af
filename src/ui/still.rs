//! A game as one picture that stands by itself: the board as it is played on, without anything to choose.

use super::{
    camera::{Area, Camera, MAX_SCALE, MIN_SCALE},
    describe,
    motion::Motion,
    reading::Reading,
    scene::{Seen, Theme, scene},
    select::Selecting,
    style::Style,
    svg::{About, scene_svg},
};
use crate::rules::Game;

/// How much of the table is shown around the landscape, in tiles.
const MARGIN: f64 = 0.3;

/// How a still picture looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// How tiles and pieces are drawn.
    pub style: Style,
    /// The table.
    pub theme: Theme,
    /// How wide the picture is shown, in CSS pixels.
    pub width: f64,
}

/// The board of a game as an SVG document with a title and a description.
#[must_use]
pub fn still_svg(game: &Game, look: Look) -> String {
    let cells = game.board().tiles().iter().map(|laid| laid.pos);
    let Some(area) = Area::of_cells(cells).map(|area| area.grown(MARGIN)) else { return String::new() };
    let scale = (look.width / area.width()).clamp(MIN_SCALE, MAX_SCALE);
    let size = [area.width() * scale, area.height() * scale];
    let mut camera = Camera::new(size[0], size[1]);
    camera.fit(area);
    let theme = if look.style == Style::Print { Theme::Paper } else { look.theme };
    let (legal, selecting, motion, reading) = (&[], Selecting::Nothing, &Motion::default(), &Reading::default());
    let commands = scene(&Seen {
        game,
        legal,
        selecting,
        hand: None,
        last_by: None,
        camera: &camera,
        theme,
        motion,
        reading,
        homes: &[],
    });
    let about = About { title: describe::scores(game), text: describe::position(game) };
    scene_svg(&commands, size, look.width, look.style, &about)
}
