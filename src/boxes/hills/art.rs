//! The shepherd (Hills & Sheep).

use crate::art::figure_art::form::{Form, Ring, Tool, Way, mirrored, moved, ring, to};

/// A person in a long cloak under a hat with a broad brim.
const CLOAK: Ring = mirrored(
    [0, -92],
    &[
        [[14, -92], [22, -82], [24, -66]],
        to(48, -58),
        to(48, -48),
        to(22, -48),
        [[20, -40], [18, -36], [14, -32]],
        [[36, -26], [44, -8], [50, 30]],
        [[54, 58], [58, 74], [62, 88]],
        to(0, 88),
    ],
);

/// A staff that ends in a crook.
const CROOK: Ring = ring(
    Way::Closed,
    [58, 88],
    &[
        to(58, -56),
        [[58, -88], [98, -88], [98, -56]],
        to(98, -42),
        to(86, -42),
        to(86, -56),
        [[86, -72], [70, -72], [70, -56]],
        to(70, 88),
        to(58, 88),
    ],
);

pub(crate) static SHEPHERD: Form = Form {
    rings: &[
        moved(CLOAK, [-20, 0]),
        CROOK,
        ring(Way::Closed, [8, -24], &[to(74, -2), to(72, 16), to(8, 6), to(8, -24)]),
    ],
    details: &[
        (Tool::DarkLine, ring(Way::Open, [-66, -54], &[to(26, -54)])),
        (Tool::LightLine, ring(Way::Open, [-20, 34], &[to(-20, 82)])),
        (Tool::LightLine, ring(Way::Open, [-48, 50], &[[[-50, 62], [-52, 72], [-56, 80]]])),
        (Tool::LightLine, ring(Way::Open, [8, 50], &[[[10, 62], [12, 72], [16, 80]]])),
    ],
    mark: [-20, 4],
    lies: false,
    grain: 2.12,
};
