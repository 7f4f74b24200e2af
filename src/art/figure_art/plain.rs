//! Draws pieces in high contrast and for print.

use super::{piece_picture, player_colour};
use crate::{
    art::{
        hatch::hatch,
        paint::{Colour4, Picture, Pose, Segment, Shape},
        piece::Piece,
        style::Style,
    },
    rules::Colour,
};

const DARK: Colour4 = Colour4::rgb(0x0a_0806);
const WHITE: Colour4 = Colour4::rgb(0xff_ffff);

/// The picture of a piece in high contrast or for print: a dark rim within a white one, no shadow and no light.
///
/// In print a player is a pattern: those by which heralds write red, blue, green, yellow, black and purple without colour.
#[must_use]
pub fn plain_piece(piece: Piece, colour: Colour, pose: Pose, style: Style) -> Picture {
    let colour = if piece.is_neutral() { Colour::Black } else { colour }; // nobody's, whoever moves it
    let mut picture = piece_picture(piece, colour, pose);
    let own = picture[3].path.clone();
    let rim = |tone: Colour4, width: f32| own.clone().fill(tone).outlined(tone, width);
    (picture[0], picture[1]) = (rim(WHITE, 16.0), rim(DARK, 10.5));
    picture[3].fill = Some(player_colour(colour));
    picture[4].fill = None; // the light
    if let Some(sign) = picture.last_mut() {
        sign.enlarge(1.4);
    }
    if style == Style::Print {
        printed(&mut picture, colour);
    }
    picture.iter_mut().for_each(|shape| shape.grow([50.0, 50.0], 0.93));
    picture
}

impl Shape {
    /// Made larger round its middle.
    pub(super) fn enlarge(&mut self, factor: f32) {
        let points = || {
            self.path.segments.iter().filter_map(|segment| match segment {
                Segment::Move(p) | Segment::Line(p) | Segment::Curve(_, _, p) => Some(*p),
                Segment::Close => None,
            })
        };
        let middle = [0, 1].map(|k| {
            let (low, high) = points().fold((f32::MAX, f32::MIN), |(low, high), p| (low.min(p[k]), high.max(p[k])));
            (low + high) / 2.0
        });
        self.grow(middle, factor);
    }
}

fn printed(picture: &mut Picture, colour: Colour) {
    let solid = colour == Colour::Black;
    let (ground, ink) = if solid { (DARK, WHITE) } else { (WHITE, DARK) };
    let mut sign = picture.pop().unwrap_or_else(|| super::Path::default().fill(ink));
    sign.fill = Some(ink);
    for shape in &mut picture[5..] {
        shape.fill = shape.fill.map(|_| ground);
        if let Some(stroke) = &mut shape.stroke {
            stroke.colour = ink;
        } else {
            shape.stroke = shape.path.clone().stroke(ink, 2.0).stroke;
        }
    }
    picture[2] = picture[3].path.clone().fill(ground);
    let own = picture[3].path.clone();
    picture[3] = own.clone().fill(ground);
    let (across, step) = match colour {
        Colour::Red => ([1.0, 0.0], 9.0),
        Colour::Blue => ([0.0, 1.0], 9.0),
        Colour::Green => ([1.0, -1.0], 12.0),
        Colour::Pink => ([1.0, 1.0], 12.0),
        Colour::Yellow | Colour::Black => ([1.0, 0.0], 10.0),
    };
    if !solid {
        let mut lines = hatch(&own, across, step).stroke(DARK, 3.4);
        if let (Colour::Yellow, Some(stroke)) = (colour, &mut lines.stroke) {
            stroke.dash = vec![0.1, 10.0];
            stroke.width = 4.0;
        }
        picture[4] = lines;
    }
    picture.push(sign.path.clone().fill(ground).outlined(ground, 7.0));
    picture.push(sign);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_belongs_to_nobody_looks_the_same_whoever_moves_it() {
        for (piece, style) in
            [(Piece::Dragon, Style::Contrast), (Piece::Fairy, Style::Contrast), (Piece::Floor, Style::Print)]
        {
            let drawn = |colour| plain_piece(piece, colour, Pose::Standing, style);
            assert_eq!(drawn(Colour::Red), drawn(Colour::Black));
        }
        let barn = |colour| plain_piece(Piece::Barn, colour, Pose::Standing, Style::Contrast);
        assert_ne!(barn(Colour::Red), barn(Colour::Black));
    }
}
