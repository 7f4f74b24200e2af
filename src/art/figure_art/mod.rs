//! Draws the pieces: silhouettes in a player's colour, each with a mark that does not rely on colour.

mod castle;
pub(crate) mod form;
mod outline;
mod plain;

pub use castle::castle_picture;
pub use plain::plain_piece;

use super::{
    paint::{Colour4, Path, Picture, Pose},
    piece::Piece,
};
use crate::rules::Colour;
use form::Tool;
use outline::form;

/// The colour of a player, apart from roofs, meadows, water and the other players.
///
/// The six are at least 20 apart (CIEDE2000) for eyes that lack the cones for red, green or blue, and so are they from a meadow
/// (`tile_art::MEADOW`).
#[must_use]
pub fn player_colour(colour: Colour) -> Colour4 {
    Colour4::rgb(match colour {
        Colour::Red => 0xcd_0721,
        Colour::Blue => 0x26_43c6,
        Colour::Green => 0x01_8d72,
        Colour::Yellow => 0xff_ff1c,
        Colour::Black => 0x22_1d26,
        Colour::Pink => 0xf1_80c2,
    })
}

/// The lighter colour of the fairy.
pub const GOWN: Colour4 = Colour4::rgb(0xa9_d8ee);

/// The lighter colour of the inner line.
fn light(colour: Colour) -> Colour4 {
    Colour4::rgb(match colour {
        Colour::Red => 0xff_8f8a,
        Colour::Blue => 0x93_b4ff,
        Colour::Green => 0x6f_d6a4,
        Colour::Yellow => 0xff_f3b0,
        Colour::Black => 0x96_93a0,
        Colour::Pink => 0xff_d3ec,
    })
}

/// The main and the lighter colour of a piece.
fn tones(piece: Piece, colour: Colour) -> (Colour4, Colour4) {
    match piece {
        Piece::Figure(_) | Piece::Barn => (player_colour(colour), light(colour)),
        Piece::Dragon => (Colour4::rgb(0x7a_2f9c), Colour4::rgb(0xe0_b2f2)),
        Piece::Fairy => (Colour4::rgb(0xf3_f0fb), GOWN),
        Piece::Floor
        | Piece::Castle
        | Piece::Keep
        | Piece::Gold
        | Piece::Magic(_)
        | Piece::Building(_)
        | Piece::Ferry
        | Piece::TunnelToken
        | Piece::Robber
        | Piece::Woman
        | Piece::Message
        | Piece::BigTop => (Colour4::rgb(0xb9_a98c), Colour4::rgb(0xe6_dcc4)),
        Piece::Bridge(_) => (Colour4::rgb(0xa8_7444), Colour4::rgb(0xe2_bd8a)),
        Piece::Count => (Colour4::rgb(0x7c_2440), Colour4::rgb(0xf2_d48a)),
    }
}

/// A colour in the shade.
const fn deeper(colour: Colour4) -> Colour4 {
    let [r, g, b, _] = colour.0.to_be_bytes();
    Colour4(u32::from_be_bytes([r - r / 4, g - g / 4, b - b / 4, 255]))
}

/// Where a point of a piece, in units round the place where it stands, is in its picture.
fn place([x, y]: [f32; 2], pose: Pose) -> [f32; 2] {
    match pose {
        Pose::Standing => [50.0 + x, 50.0 + y],
        // On its back, head to the west, and flattened as if seen from the side.
        Pose::Lying => [50.0 + y * 0.98 + x * 0.16, 52.0 - x * 0.74 + y * 0.1],
    }
}

/// The picture of a piece in 100 × 100 units; its middle is where it stands.
///
/// Shadow where it touches the ground, dark rim, light inner line, the player's colour in the shade and in the light from the
/// north-west, details, mark.
#[must_use]
pub fn piece_picture(piece: Piece, colour: Colour, pose: Pose) -> Picture {
    let form = form(piece);
    let pose = if form.lies { pose } else { Pose::Standing };
    let (dark, (main, light)) = (Colour4::rgb(0x1b_1714), tones(piece, colour));
    let at = |p: [f32; 2], grow: f32| place(p.map(|v| v * grow / form.grain), pose);
    let outline = |grow: f32, by: [f32; 2]| {
        let put = |p: [f32; 2]| {
            let [x, y] = at(p, grow);
            [x + by[0], y + by[1]]
        };
        form.rings.iter().fold(Path::default(), |path, ring| ring.draw(path, &put))
    };
    let own = outline(1.0, [0.0; 2]);
    let cast = outline(1.0, [3.2, 3.6]);
    let ground = if pose == Pose::Standing { cast.ellipse(53.0, 87.0, 33.0, 7.0) } else { cast };
    let mut picture = vec![
        ground.fill(Colour4::rgb(0).alpha(84)).outlined(Colour4::rgb(0).alpha(34), 5.0),
        own.clone().fill(dark).outlined(dark, 6.4),
        own.clone().fill(light).outlined(light, 2.4),
        own.fill(deeper(main)),
        outline(0.94, [-2.0, -2.4]).fill(main),
    ];
    picture.extend(form.details.iter().map(|(tool, ring)| {
        let path = ring.draw(Path::default(), &|p| at(p, 1.0));
        match tool {
            Tool::DarkLine => path.stroke(dark.alpha(170), 3.0),
            Tool::LightLine => path.stroke(light, 3.4),
            Tool::DarkArea => path.fill(dark.alpha(170)),
            Tool::LightArea => path.fill(light),
        }
    }));
    if piece.is_neutral() {
        picture.push(Path::default().fill(main)); // no mark
    } else {
        picture.extend(mark(colour, at(form.mark.map(f32::from), 1.0)));
    }
    picture
}

/// The picture of a piece of few pixels: with a light rim, by which it stands out on roofs, and with a mark that is large enough
/// to tell the players apart without their colours.
#[must_use]
pub fn small_piece(piece: Piece, colour: Colour, pose: Pose) -> Picture {
    let mut picture = piece_picture(piece, colour, pose);
    let rim = Colour4::rgb(0xff_f8e6);
    picture[0] = picture[1].path.clone().fill(rim).outlined(rim, 16.0);
    if let Some(sign) = picture.last_mut() {
        sign.enlarge(SMALL_MARK);
    }
    picture.iter_mut().for_each(|shape| shape.grow([50.0, 50.0], 0.94));
    picture
}

/// How much larger a mark is on a piece of few pixels: at 14 pixels it is about 4 pixels wide.
const SMALL_MARK: f32 = 1.8;

/// The small sign of a colour: disc, diamond, triangle, square, cross or star.
fn mark(colour: Colour, [x, y]: [f32; 2]) -> Picture {
    let ink = Colour4::rgb(if matches!(colour, Colour::Yellow | Colour::Pink) { 0x2a_2013 } else { 0xff_fdf5 });
    let polygon = |points: &[[f32; 2]]| {
        let mut path = Path::default();
        for (i, [dx, dy]) in points.iter().enumerate() {
            path = if i == 0 { path.move_to(x + dx, y + dy) } else { path.line_to(x + dx, y + dy) };
        }
        path.close()
    };
    let path = match colour {
        Colour::Red => Path::default().ellipse(x, y, 7.5, 7.5),
        Colour::Blue => polygon(&[[0.0, -10.0], [9.0, 0.0], [0.0, 10.0], [-9.0, 0.0]]),
        Colour::Green => polygon(&[[0.0, -9.5], [9.5, 7.5], [-9.5, 7.5]]),
        Colour::Yellow => Path::default().rect(x - 7.0, y - 7.0, 14.0, 14.0),
        Colour::Black => Path::default().rect(x - 2.6, y - 9.0, 5.2, 18.0).rect(x - 9.0, y - 2.6, 18.0, 5.2),
        Colour::Pink => {
            let half = [[0.0, -10.5], [2.6, -3.6], [10.0, -3.2], [4.2, 1.4], [6.2, 8.5], [0.0, 4.4]];
            let left = [half[4], half[3], half[2], half[1]].map(|[x, y]| [-x, y]);
            polygon(&[half.as_slice(), left.as_slice()].concat())
        }
    };
    vec![path.fill(ink)]
}
