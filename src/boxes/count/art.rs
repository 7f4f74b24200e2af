//! The count (The Count of Carcassonne), who belongs to nobody.

use crate::art::figure_art::form::{Form, Ring, Tool, Way, mirrored, moved, ring, to};

/// A lord with a coronet in a long cloak.
const LORD: Ring = mirrored(
    [0, -80],
    &[
        to(12, -92),
        to(16, -78),
        to(32, -92),
        to(28, -64),
        [[32, -56], [30, -44], [22, -38]], // cheek
        [[44, -36], [56, -24], [58, -4]],  // shoulder
        [[60, 26], [62, 58], [64, 84]],    // cloak
        [[44, 92], [24, 92], [0, 92]],
    ],
);
/// A sceptre in an outstretched hand.
const SCEPTRE: Ring = ring(
    Way::Closed,
    [70, -48],
    &[
        [[60, -56], [62, -76], [76, -76]],
        [[90, -76], [92, -56], [82, -48]],
        to(82, 56),
        to(70, 56),
        to(70, 20),
        to(40, 10),
        to(40, -16),
        to(70, -4),
        to(70, -48),
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

pub(crate) static COUNT: Form = Form {
    rings: &[moved(LORD, [-16, 0]), SCEPTRE],
    details: &[
        (
            Tool::LightArea,
            moved(mirrored([0, -64], &[to(20, -62), [[22, -46], [12, -36], [0, -36]]]), [-16, 0]), // face
        ),
        (Tool::LightArea, moved(CORONET, [-16, 0])),
        (Tool::DarkLine, ring(Way::Open, [-44, -66], &[to(12, -66)])),
        (Tool::LightLine, ring(Way::Open, [-62, -10], &[[[-64, 20], [-66, 50], [-68, 76]]])),
        (Tool::LightLine, ring(Way::Open, [30, 30], &[[[32, 50], [34, 64], [36, 76]]])),
        (Tool::LightArea, moved(SHIELD, [-16, 0])),
        (Tool::DarkArea, moved(TOWER, [-16, 0])),
    ],
    mark: [0, 0],
    lies: false,
    grain: 2.12,
};
