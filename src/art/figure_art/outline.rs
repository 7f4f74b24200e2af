//! The silhouettes of the pieces as tables of clockwise rings, whose union is filled.

mod count;
mod dragon;
mod hills;
mod phantom;
mod tower;
mod traders;

use crate::{
    art::{paint::Path, piece::Piece},
    rules::FigureKind,
};

/// A point in half units round the place where a piece stands.
type GridPoint = [i8; 2];

/// How the points of a ring are joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// From the first point to the last.
    Open,
    /// And back to the first.
    Closed,
    /// Down the right side, up the left one as its mirror image.
    Mirrored,
}

/// A line of curves: the first point, then two control points and an end for each.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ring {
    at: GridPoint,
    way: Way,
    first: GridPoint,
    curves: &'static [[GridPoint; 3]],
}

/// What a detail inside the silhouette is drawn with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tool {
    /// A line in the colour of the rim.
    DarkLine,
    /// A line in the lighter colour of the player.
    LightLine,
    /// An area in the colour of the rim.
    DarkArea,
    /// An area in the lighter colour of the player.
    LightArea,
}

/// The shape of a piece.
pub(super) struct Form {
    pub(super) rings: &'static [Ring],
    pub(super) details: &'static [(Tool, Ring)],
    /// Where the mark of the player's colour is, in half units.
    pub(super) mark: GridPoint,
    /// Whether it can lie in a field.
    pub(super) lies: bool,
    /// Half units a unit: what fills the square leaves room for rim and shadow.
    pub(super) grain: f32,
}

const fn ring(way: Way, first: GridPoint, curves: &'static [[GridPoint; 3]]) -> Ring {
    Ring { at: [0, 0], way, first, curves }
}

const fn mirrored(first: GridPoint, curves: &'static [[GridPoint; 3]]) -> Ring {
    ring(Way::Mirrored, first, curves)
}

/// A ring round another middle.
const fn moved(ring: Ring, at: GridPoint) -> Ring {
    Ring { at, ..ring }
}

/// A straight piece to a point.
const fn to(x: i8, y: i8) -> [GridPoint; 3] {
    [[x, y]; 3]
}

const MEEPLE: Ring = mirrored(
    [0, -80],
    &[
        [[16, -80], [28, -68], [28, -51]], // head
        [[28, -42], [24, -35], [20, -30]], // neck
        [[36, -27], [72, -18], [75, -3]],  // arm
        [[77, 10], [58, 15], [38, 14]],    // hand
        [[41, 30], [57, 50], [61, 64]],    // hip
        [[63, 74], [58, 77], [48, 77]],    // foot
        [[30, 77], [17, 80], [11, 66]],    // sole
        [[8, 58], [4, 48], [0, 47]],
    ],
);

/// Taller and much broader, with a crown.
const LARGE: Ring = mirrored(
    [0, -92],
    &[
        to(12, -74),
        to(32, -88),
        to(28, -58),
        [[32, -48], [28, -40], [25, -36]],
        [[50, -36], [90, -28], [92, -4]],
        [[93, 18], [74, 24], [52, 21]],
        [[58, 36], [78, 54], [82, 72]],
        [[84, 86], [76, 90], [64, 90]],
        [[38, 90], [22, 92], [14, 76]],
        [[10, 66], [4, 63], [0, 63]],
    ],
);

/// A robe with a hood and wide sleeves.
const ROBE: Ring = mirrored(
    [0, -92],
    &[
        [[12, -88], [32, -74], [32, -54]],
        [[32, -44], [28, -38], [25, -34]],
        [[44, -24], [50, 4], [51, 14]],
        [[51, 22], [44, 24], [40, 22]],
        [[44, 44], [56, 64], [62, 82]],
        [[42, 91], [20, 91], [0, 91]],
    ],
);

/// A staff with a crook.
const STAFF: Ring = ring(
    Way::Closed,
    [74, 90],
    &[
        to(74, -56),
        [[74, -70], [60, -70], [60, -56]],
        to(51, -56),
        [[51, -86], [85, -86], [85, -56]],
        to(85, 90),
        to(74, 90),
    ],
);

/// A round head under a broad hat, a rounder body, hands on the hips.
const MAYOR: Ring = mirrored(
    [0, -92],
    &[
        [[20, -92], [30, -86], [30, -70]],
        [[40, -70], [50, -67], [50, -63]],
        [[50, -57], [40, -55], [31, -55]],
        [[32, -44], [28, -34], [20, -30]],
        [[50, -34], [82, -22], [90, 6]],
        [[93, 20], [86, 28], [76, 30]],
        [[80, 58], [62, 72], [44, 76]],
        [[54, 82], [52, 90], [42, 90]],
        [[26, 90], [12, 92], [8, 84]],
        [[6, 79], [3, 78], [0, 78]],
    ],
);

/// A cloth on hoops over a long box.
const COVER: Ring = ring(
    Way::Closed,
    [-74, 4],
    &[
        [[-80, -24], [-92, -50], [-90, -62]],
        [[-84, -84], [64, -84], [70, -62]],
        [[73, -50], [64, -24], [60, 4]],
        to(66, 4),
        to(62, 42),
        to(-70, 42),
        to(-76, 4),
    ],
);

const WHEEL: Ring = mirrored([0, -29], &[[[16, -29], [29, -16], [29, 0]], [[29, 16], [16, 29], [0, 29]]]);
const HUB: Ring = mirrored([0, -14], &[[[8, -14], [14, -8], [14, 0]], [[14, 8], [8, 14], [0, 14]]]);

/// The front of a barn with a gambrel roof.
const BARN: Ring = mirrored([0, -90], &[to(48, -62), to(84, -8), to(84, 2), to(66, 2), to(66, 88), to(0, 88)]);

/// Meeple, large meeple, abbot, mayor, wagon, barn.
static FORMS: [Form; 6] = [
    Form { rings: &[MEEPLE], details: &[], mark: [0, 18], lies: true, grain: 2.0 },
    Form {
        rings: &[LARGE],
        details: &[
            (Tool::DarkLine, ring(Way::Open, [-29, -58], &[[[-16, -52], [16, -52], [29, -58]]])),
            (Tool::LightLine, ring(Way::Open, [-54, 42], &[[[-20, 50], [20, 50], [54, 42]]])),
        ],
        mark: [0, 8],
        lies: true,
        grain: 2.12,
    },
    Form {
        rings: &[
            moved(ROBE, [-18, 0]),
            STAFF,
            ring(Way::Closed, [10, -20], &[to(82, -10), to(82, 8), to(10, 14), to(10, -20)]),
        ],
        details: &[
            (
                Tool::LightArea,
                moved(
                    mirrored([0, -74], &[[[10, -72], [18, -64], [18, -54]], [[18, -44], [10, -38], [0, -38]]]),
                    [-18, 0],
                ),
            ),
            (Tool::DarkLine, ring(Way::Open, [-66, 44], &[[[-40, 52], [4, 52], [30, 44]]])),
        ],
        mark: [-18, 8],
        lies: false,
        grain: 2.12,
    },
    Form {
        rings: &[MAYOR],
        details: &[
            (
                Tool::LightArea,
                mirrored([0, -54], &[[[8, -54], [17, -54], [22, -53]], [[22, -40], [12, -34], [0, -34]]]),
            ),
            (Tool::DarkLine, ring(Way::Open, [-30, -65], &[[[-10, -60], [10, -60], [30, -65]]])),
            (
                Tool::LightLine,
                ring(Way::Open, [-42, -22], &[[[-40, 6], [-20, 22], [0, 26]], [[20, 22], [40, 6], [42, -22]]]),
            ),
        ],
        mark: [0, 32],
        lies: false,
        grain: 2.12,
    },
    Form {
        rings: &[
            COVER,
            moved(WHEEL, [-44, 58]),
            moved(WHEEL, [38, 58]),
            ring(Way::Closed, [60, 20], &[to(92, 12), to(92, 24), to(60, 34), to(60, 20)]),
        ],
        details: &[
            (Tool::DarkLine, ring(Way::Open, [-74, 5], &[to(62, 5)])),
            (Tool::DarkLine, ring(Way::Open, [-46, 2], &[[[-48, -24], [-54, -50], [-54, -74]]])),
            (Tool::DarkLine, ring(Way::Open, [36, 2], &[[[38, -24], [40, -50], [40, -74]]])),
            (Tool::DarkLine, moved(WHEEL, [-44, 58])),
            (Tool::DarkLine, moved(WHEEL, [38, 58])),
            (Tool::LightArea, moved(HUB, [-44, 58])),
            (Tool::LightArea, moved(HUB, [38, 58])),
        ],
        mark: [-7, -36],
        lies: false,
        grain: 2.12,
    },
    Form {
        rings: &[BARN],
        details: &[
            (Tool::LightLine, ring(Way::Open, [-76, -4], &[to(-44, -54), to(0, -79), to(44, -54), to(76, -4)])),
            (Tool::DarkArea, mirrored([0, 30], &[to(32, 30), to(32, 84), to(0, 84)])),
            (Tool::LightLine, ring(Way::Open, [-32, 30], &[to(32, 84), to(32, 30), to(-32, 84), to(-32, 30)])),
        ],
        mark: [0, -16],
        lies: false,
        grain: 2.12,
    },
];

/// The shape of a piece.
pub(super) fn form(piece: Piece) -> &'static Form {
    match piece {
        Piece::Figure(FigureKind::Meeple) => &FORMS[0],
        Piece::Figure(FigureKind::Large) => &FORMS[1],
        Piece::Figure(FigureKind::Abbot) => &FORMS[2],
        Piece::Figure(FigureKind::Mayor) => &FORMS[3],
        Piece::Figure(FigureKind::Wagon) => &FORMS[4],
        Piece::Figure(FigureKind::Builder) => &traders::BUILDER,
        Piece::Figure(FigureKind::Pig) => &traders::PIG,
        Piece::Figure(FigureKind::Phantom) => &phantom::PHANTOM,
        Piece::Figure(FigureKind::Shepherd) => &hills::SHEPHERD,
        Piece::Barn => &FORMS[5],
        Piece::Dragon => &dragon::DRAGON,
        Piece::Fairy => &dragon::FAIRY,
        Piece::Floor | Piece::Castle | Piece::Keep | Piece::Bridge(_) => &tower::FLOOR,
        Piece::Count => &count::COUNT,
    }
}

impl Ring {
    /// Adds the ring to a path; `put` takes half units to the picture.
    pub(super) fn draw(&self, mut path: Path, put: &dyn Fn([f32; 2]) -> [f32; 2]) -> Path {
        let spot = |[x, y]: GridPoint, side: f32| {
            let [dx, dy] = self.at.map(f32::from);
            put([f32::from(x) * side + dx, f32::from(y) + dy])
        };
        let [x, y] = spot(self.first, 1.0);
        path = path.move_to(x, y);
        for [a, b, c] in self.curves {
            path = path.curve_to(spot(*a, 1.0), spot(*b, 1.0), spot(*c, 1.0));
        }
        if self.way == Way::Mirrored {
            for (i, [a, b, _]) in self.curves.iter().enumerate().rev() {
                let end = if i == 0 { self.first } else { self.curves[i - 1][2] };
                path = path.curve_to(spot(*b, -1.0), spot(*a, -1.0), spot(end, -1.0));
            }
        }
        if self.way == Way::Open { path } else { path.close() }
    }
}
