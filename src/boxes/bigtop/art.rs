//! The ringmaster (Under the Big Top).

use crate::art::figure_art::form::{Form, Ring, Tool, Way, mirrored, moved, ring, to};

/// A person in a tailcoat under a tall hat.
const COAT: Ring = mirrored(
    [0, -100],
    &[
        to(22, -100),
        to(20, -68),
        to(36, -66),
        to(36, -57),
        to(24, -56),
        [[24, -44], [20, -36], [16, -32]],
        [[34, -28], [46, -16], [48, 2]],
        [[50, 20], [44, 26], [36, 28]],
        to(52, 86),
        to(16, 86),
        [[10, 70], [6, 56], [0, 52]],
    ],
);

/// The hoop that he holds out.
const HOOP: Ring = ring(
    Way::Closed,
    [58, -52],
    &[
        [[82, -52], [100, -34], [100, -12]],
        [[100, 10], [82, 28], [58, 28]],
        [[36, 28], [18, 10], [18, -12]],
        [[18, -34], [36, -52], [58, -52]],
        to(58, -38),
        [[43, -38], [32, -27], [32, -12]],
        [[32, 3], [43, 14], [58, 14]],
        [[74, 14], [86, 3], [86, -12]],
        [[86, -27], [74, -38], [58, -38]],
        to(58, -52),
    ],
);

pub(crate) static RINGMASTER: Form = Form {
    rings: &[moved(COAT, [-34, 0]), HOOP],
    details: &[
        (Tool::DarkLine, ring(Way::Open, [-54, -72], &[to(-14, -72)])),
        (Tool::LightLine, ring(Way::Open, [-34, -18], &[to(-34, 40)])),
    ],
    mark: [-34, 6],
    lies: true,
    grain: 2.3,
};
