//! The count (The Count of Carcassonne), who belongs to nobody.

use super::{Form, Ring, Tool, Way, mirrored, ring, to};

/// A lord with a coronet in a long cloak.
const LORD: Ring = mirrored(
    [0, -80],
    &[
        to(12, -92),
        to(16, -78),
        to(32, -92),
        to(28, -64),
        [[32, -56], [30, -44], [22, -38]], // cheek
        [[44, -36], [58, -24], [62, -4]],  // shoulder
        [[66, 26], [78, 58], [82, 84]],    // cloak
        [[54, 92], [28, 92], [0, 92]],
    ],
);
/// The coronet alone.
const CORONET: Ring = mirrored([0, -78], &[to(12, -90), to(16, -76), to(30, -88), to(27, -70), to(0, -70)]);
/// A shield before him.
const SHIELD: Ring = mirrored([0, -16], &[to(34, -16), [[36, 26], [24, 48], [0, 62]]]);
/// The tower on it.
const TOWER: Ring = mirrored(
    [0, -2],
    &[to(5, -2), to(5, -8), to(12, -8), to(12, -2), to(19, -2), to(19, -8), to(24, -8), to(17, 34), to(0, 34)],
);

pub(super) static COUNT: Form = Form {
    rings: &[LORD],
    details: &[
        (
            Tool::LightArea,
            mirrored([0, -64], &[to(20, -62), [[22, -46], [12, -36], [0, -36]]]), // face
        ),
        (Tool::LightArea, CORONET),
        (Tool::DarkLine, ring(Way::Open, [-28, -66], &[to(28, -66)])),
        (Tool::LightLine, ring(Way::Open, [-50, -12], &[[[-54, 20], [-62, 50], [-66, 78]]])),
        (Tool::LightLine, ring(Way::Open, [50, -12], &[[[54, 20], [62, 50], [66, 78]]])),
        (Tool::LightArea, SHIELD),
        (Tool::DarkArea, TOWER),
    ],
    mark: [0, 0],
    lies: false,
    grain: 2.12,
};
