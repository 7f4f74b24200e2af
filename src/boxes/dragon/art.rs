//! The dragon and the fairy (Princess & Dragon). They belong to nobody.

use crate::art::figure_art::form::{Form, Ring, Tool, Way, mirrored, moved, ring, to};

/// Head, neck, trunk and tail, seen from the side, looking west.
const BODY: Ring = ring(
    Way::Closed,
    [-92, -34],
    &[
        [[-90, -48], [-72, -62], [-52, -64]], // brow
        to(-46, -86),                         // horn
        to(-34, -62),
        [[-18, -54], [-14, -34], [-22, -16]], // nape
        [[-26, -4], [-16, 4], [0, 2]],
        [[34, -2], [62, 14], [66, 42]], // back
        [[68, 58], [80, 60], [84, 46]], // tail
        to(74, 40),
        to(92, 18),
        to(98, 48),
        [[100, 80], [70, 92], [44, 82]],
        to(40, 92),
        to(14, 92), // hind foot
        to(12, 80),
        [[0, 84], [-10, 82], [-18, 78]],
        to(-20, 92),
        to(-46, 92), // forefoot
        to(-46, 84),
        to(-38, 80),
        [[-50, 62], [-58, 40], [-54, 18]], // chest
        [[-52, 4], [-50, -6], [-56, -14]],
        [[-68, -12], [-78, -16], [-86, -18]], // jaw
        [[-92, -22], [-94, -28], [-92, -34]],
    ],
);

/// The wing, spread upwards.
const WING: Ring = ring(
    Way::Closed,
    [-6, 8],
    &[
        [[-2, -30], [12, -64], [44, -92]],
        [[52, -78], [60, -72], [72, -70]],
        [[68, -58], [72, -46], [84, -40]],
        [[74, -32], [72, -20], [78, -8]],
        [[58, -10], [48, 0], [46, 16]],
    ],
);
const EYE: Ring = mirrored([0, -5], &[[[4, -5], [5, -3], [5, 0]], [[5, 3], [4, 5], [0, 5]]]);

pub(crate) static DRAGON: Form = Form {
    rings: &[BODY, WING],
    details: &[
        (Tool::LightLine, ring(Way::Open, [4, 6], &[[[10, -24], [22, -54], [44, -82]]])),
        (Tool::LightLine, ring(Way::Open, [18, 4], &[[[28, -18], [44, -44], [66, -62]]])),
        (Tool::LightLine, ring(Way::Open, [32, 8], &[[[42, -6], [54, -24], [72, -32]]])),
        (Tool::DarkLine, ring(Way::Open, [-88, -26], &[to(-66, -26)])),
        (Tool::LightArea, moved(EYE, [-62, -44])),
        (Tool::DarkLine, ring(Way::Open, [-44, 22], &[[[-46, 44], [-38, 62], [-24, 72]]])),
    ],
    mark: [0, 0],
    lies: false,
    grain: 2.12,
};

/// A slender person in a dress.
const DRESS: Ring = mirrored(
    [0, -84],
    &[
        [[14, -84], [24, -74], [24, -60]], // head
        [[24, -50], [18, -44], [14, -40]],
        [[26, -34], [30, -20], [26, -4]], // bodice
        [[32, 24], [48, 58], [54, 84]],   // skirt
        [[30, 92], [10, 92], [0, 92]],
    ],
);
const WINGS: Ring = mirrored(
    [0, -30],
    &[
        [[22, -66], [64, -88], [84, -70]],
        [[98, -52], [80, -20], [46, -8]],
        [[72, -2], [84, 22], [70, 38]],
        [[54, 48], [24, 24], [0, 2]],
    ],
);
const WAND: Ring = ring(Way::Closed, [34, -14], &[to(64, -40), to(68, -36), to(38, -8), to(34, -14)]);

pub(crate) static FAIRY: Form = Form {
    rings: &[WINGS, DRESS, WAND],
    details: &[
        (Tool::DarkLine, ring(Way::Open, [-24, -4], &[[[-10, 4], [10, 4], [24, -4]]])),
        (Tool::LightLine, ring(Way::Open, [-6, 16], &[[[-10, 40], [-16, 60], [-22, 78]]])),
        (Tool::LightLine, ring(Way::Open, [6, 16], &[[[10, 40], [16, 60], [22, 78]]])),
        (
            Tool::DarkArea,
            ring(
                Way::Closed,
                [66, -56],
                &[
                    to(71, -44),
                    to(83, -38),
                    to(71, -32),
                    to(66, -20),
                    to(61, -32),
                    to(49, -38),
                    to(61, -44),
                    to(66, -56),
                ],
            ),
        ),
    ],
    mark: [0, 0],
    lies: false,
    grain: 2.12,
};
