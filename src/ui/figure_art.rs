//! The figures: a silhouette of our own in a player's colour, with a mark for eyes that do not tell colours apart.

use super::{
    paint::{Colour4, Path, Picture, Pose},
    piece::Piece,
};
use crate::rules::Colour;

/// The colour of a player, apart from roofs, meadows, water and the other players.
#[must_use]
pub fn player_colour(colour: Colour) -> Colour4 {
    Colour4::rgb(match colour {
        Colour::Red => 0xd8_1e2c,
        Colour::Blue => 0x23_4fd6,
        Colour::Green => 0x0c_7a4b,
        Colour::Yellow => 0xff_d21f,
        Colour::Black => 0x33_3238,
        Colour::Pink => 0xf2_7fc2,
    })
}

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

/// Half the outline of the standing figure, from the crown down its right side, in units round (50, 50).
const HALF: [[[f32; 2]; 3]; 7] = [
    [[8.0, -40.0], [14.0, -34.0], [14.0, -25.5]],  // head
    [[14.0, -21.0], [12.0, -17.5], [10.0, -15.0]], // neck
    [[18.0, -13.5], [36.0, -9.0], [37.5, -1.5]],   // arm
    [[38.5, 5.0], [29.0, 7.5], [19.0, 7.0]],       // hand
    [[20.5, 15.0], [28.5, 25.0], [30.5, 32.0]],    // hip
    [[31.5, 37.0], [29.0, 38.5], [24.0, 38.5]],    // foot
    [[15.0, 38.5], [8.5, 40.0], [5.5, 33.0]],      // sole
];

type Place = fn([f32; 2], Pose) -> [f32; 2];

fn place([x, y]: [f32; 2], pose: Pose) -> [f32; 2] {
    match pose {
        Pose::Standing => [50.0 + x, 50.0 + y],
        // On its back, head to the west, and flattened as if seen from the side.
        Pose::Lying => [50.0 + y * 0.98 + x * 0.16, 52.0 - x * 0.74 + y * 0.1],
    }
}

fn outline(pose: Pose, grow: f32, at: Place) -> Path {
    let put = |[x, y]: [f32; 2], mirror: f32| at([x * mirror * grow, y * grow], pose);
    let top = put([0.0, -40.0], 1.0);
    let mut path = Path::default().move_to(top[0], top[1]);
    for [a, b, c] in HALF {
        path = path.curve_to(put(a, 1.0), put(b, 1.0), put(c, 1.0));
    }
    let crotch = [0.0, 23.5];
    path = path.curve_to(put([4.0, 29.0], 1.0), put([2.0, 24.0], 1.0), put(crotch, 1.0));
    path = path.curve_to(put([2.0, 24.0], -1.0), put([4.0, 29.0], -1.0), put(HALF[6][2], -1.0));
    for i in (0..HALF.len()).rev() {
        let end = if i == 0 { [0.0, -40.0] } else { HALF[i - 1][2] };
        path = path.curve_to(put(HALF[i][1], -1.0), put(HALF[i][0], -1.0), put(end, -1.0));
    }
    path.close()
}

/// The picture of a piece in 100 × 100 units; its middle is where it stands.
#[must_use]
pub fn piece_picture(piece: Piece, colour: Colour, pose: Pose) -> Picture {
    match piece {
        Piece::Figure(_) | Piece::Barn => meeple(colour, pose),
    }
}

fn meeple(colour: Colour, pose: Pose) -> Picture {
    let dark = Colour4::rgb(0x1b_1714);
    let main = player_colour(colour);
    let shadow: Place = |p, pose| {
        let [x, y] = place(p, pose);
        [x + 5.0, y + 5.5]
    };
    let upper: Place = |p, pose| {
        let [x, y] = place(p, pose);
        [x - 1.6, y - 2.0]
    };
    let rim = outline(pose, 1.0, place).fill(dark).outlined(dark, 9.0);
    let mut picture = vec![
        outline(pose, 1.0, shadow).fill(Colour4::rgb(0).alpha(90)).outlined(Colour4::rgb(0).alpha(60), 6.0),
        rim,
        outline(pose, 1.0, place).fill(light(colour)).outlined(light(colour), 3.6),
        outline(pose, 1.0, place).fill(main),
        outline(pose, 0.86, upper).fill(light(colour).alpha(60)),
    ];
    picture.extend(mark(colour, place([0.0, 9.0], pose)));
    picture
}

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
