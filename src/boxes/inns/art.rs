//! The large meeple.

use crate::art::figure_art::form::{Form, Ring, Tool, Way, mirrored, ring, to};

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

/// The large meeple.
pub(crate) static LARGE_MEEPLE: Form = Form {
    rings: &[LARGE],
    details: &[
        (Tool::DarkLine, ring(Way::Open, [-29, -58], &[[[-16, -52], [16, -52], [29, -58]]])),
        (Tool::LightLine, ring(Way::Open, [-54, 42], &[[[-20, 50], [20, 50], [54, 42]]])),
    ],
    mark: [0, 8],
    lies: true,
    grain: 2.12,
};
