//! The mayor, the wagon and the barn.

use crate::art::figure_art::form::{Form, Ring, Tool, Way, mirrored, moved, ring, to};

/// A round head under a broad hat, a rounder body, hands on the hips.
const PERSON: Ring = mirrored(
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

/// The mayor.
pub(crate) static MAYOR: Form = Form {
    rings: &[PERSON],
    details: &[
        (Tool::LightArea, mirrored([0, -54], &[[[8, -54], [17, -54], [22, -53]], [[22, -40], [12, -34], [0, -34]]])),
        (Tool::DarkLine, ring(Way::Open, [-30, -65], &[[[-10, -60], [10, -60], [30, -65]]])),
        (
            Tool::LightLine,
            ring(Way::Open, [-42, -22], &[[[-40, 6], [-20, 22], [0, 26]], [[20, 22], [40, 6], [42, -22]]]),
        ),
    ],
    mark: [0, 32],
    lies: false,
    grain: 2.12,
};

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

/// The wagon.
pub(crate) static WAGON: Form = Form {
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
};

/// The front of a barn with a gambrel roof.
const FRONT: Ring = mirrored([0, -90], &[to(48, -62), to(84, -8), to(84, 2), to(66, 2), to(66, 88), to(0, 88)]);

/// The barn.
pub(crate) static BARN: Form = Form {
    rings: &[FRONT],
    details: &[
        (Tool::LightLine, ring(Way::Open, [-76, -4], &[to(-44, -54), to(0, -79), to(44, -54), to(76, -4)])),
        (Tool::DarkArea, mirrored([0, 30], &[to(32, 30), to(32, 84), to(0, 84)])),
        (Tool::LightLine, ring(Way::Open, [-32, 30], &[to(32, 84), to(32, 30), to(-32, 84), to(-32, 30)])),
    ],
    mark: [0, -16],
    lies: false,
    grain: 2.12,
};
