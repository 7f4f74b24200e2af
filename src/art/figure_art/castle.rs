//! A castle: a keep of stone, with a banner in the colour of its lord while he is there.

use super::{mark, player_colour};
use crate::{
    art::{
        paint::{Colour4, Path, Picture},
        style::Style,
        tile_art::keep_picture,
    },
    rules::Colour,
};

/// The picture of a castle in 100 × 100 units.
#[must_use]
pub fn castle_picture(lord: Option<Colour>, style: Style) -> Picture {
    let mut picture = keep_picture(style);
    let Some(colour) = lord else { return picture };
    let ink = Colour4::rgb(0x1b_1714);
    let paper = Colour4::rgb(if style == Style::Print { 0xff_ffff } else { 0xff_f8e6 });
    let cloth = if style == Style::Print { paper } else { player_colour(colour) };
    let pole = Path::default().move_to(40.0, 44.0).line_to(40.0, 4.0);
    let flag = Path::default()
        .move_to(40.0, 5.0)
        .curve_to([54.0, 0.0], [64.0, 10.0], [80.0, 5.0])
        .line_to(73.0, 17.0)
        .line_to(80.0, 29.0)
        .curve_to([64.0, 34.0], [54.0, 24.0], [40.0, 29.0])
        .close();
    picture.extend([
        pole.clone().stroke(paper, 7.0),
        flag.clone().stroke(paper, 6.0),
        pole.stroke(ink, 3.6),
        flag.fill(cloth).outlined(ink, 2.4),
    ]);
    for mut sign in mark(colour, [55.0, 16.5]) {
        if style == Style::Print {
            sign.fill = Some(ink);
        }
        picture.push(sign);
    }
    picture
}
