//! The phantom (The Phantom).

use crate::art::figure_art::form::{Form, Ring, Tool, mirrored, moved};

/// A figure under a cloth whose hem waves.
const CLOTH: Ring = mirrored(
    [0, -92],
    &[
        [[28, -92], [44, -72], [44, -44]],
        [[44, -26], [64, -14], [70, 18]],
        [[74, 42], [68, 62], [76, 86]],
        [[64, 72], [54, 72], [48, 86]],
        [[40, 72], [30, 72], [24, 86]],
        [[18, 74], [6, 74], [0, 82]],
    ],
);
const EYE: Ring = mirrored([0, -12], &[[[6, -12], [9, -6], [9, 0]], [[9, 7], [6, 12], [0, 12]]]);

pub(crate) static PHANTOM: Form = Form {
    rings: &[CLOTH],
    details: &[(Tool::DarkArea, moved(EYE, [-16, -50])), (Tool::DarkArea, moved(EYE, [16, -50]))],
    mark: [0, 14],
    lies: true,
    grain: 2.12,
};
