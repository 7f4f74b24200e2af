//! The abbot.

use crate::art::figure_art::form::{Form, Ring, Tool, Way, mirrored, moved, ring, to};

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

/// The abbot.
pub(crate) static ABBOT: Form = Form {
    rings: &[
        moved(ROBE, [-18, 0]),
        STAFF,
        ring(Way::Closed, [10, -20], &[to(82, -10), to(82, 8), to(10, 14), to(10, -20)]),
    ],
    details: &[
        (
            Tool::LightArea,
            moved(mirrored([0, -74], &[[[10, -72], [18, -64], [18, -54]], [[18, -44], [10, -38], [0, -38]]]), [-18, 0]),
        ),
        (Tool::DarkLine, ring(Way::Open, [-66, 44], &[[[-40, 52], [4, 52], [30, 44]]])),
    ],
    mark: [-18, 8],
    lies: false,
    grain: 2.12,
};
