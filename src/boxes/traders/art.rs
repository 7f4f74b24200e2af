//! The builder and the pig (Traders & Builders).

use crate::art::figure_art::form::{Form, Ring, Tool, Way, mirrored, moved, ring, to};

/// A stocky person under a helmet with a brim.
const BODY: Ring = mirrored(
    [0, -88],
    &[
        [[18, -88], [32, -76], [34, -60]],
        to(44, -60),
        to(44, -51),
        to(28, -51),
        [[28, -42], [24, -36], [20, -32]],
        [[44, -30], [58, -22], [60, -6]],
        to(66, 34),
        to(46, 40),
        to(42, 10),
        to(40, 40),
        to(48, 88),
        to(10, 88),
        to(6, 54),
        to(0, 54),
    ],
);

/// A long-handled hammer, upright at the person's side.
const HANDLE: Ring = ring(Way::Closed, [66, -50], &[to(77, -50), to(77, 84), to(66, 84), to(66, -50)]);
const HAMMER: Ring = ring(Way::Closed, [48, -82], &[to(92, -82), to(92, -50), to(48, -50), to(48, -82)]);

pub(crate) static BUILDER: Form = Form {
    rings: &[
        moved(BODY, [-22, 0]),
        HANDLE,
        HAMMER,
        ring(Way::Closed, [18, -24], &[to(80, 2), to(78, 20), to(18, 8), to(18, -24)]),
    ],
    details: &[
        (Tool::DarkLine, ring(Way::Open, [-62, -56], &[to(18, -56)])),
        (Tool::LightLine, ring(Way::Open, [-60, 38], &[[[-40, 44], [-4, 44], [16, 38]]])),
        (Tool::DarkArea, ring(Way::Closed, [54, -76], &[to(86, -76), to(86, -56), to(54, -56), to(54, -76)])),
    ],
    mark: [-22, 8],
    lies: false,
    grain: 2.12,
};

const TRUNK: Ring = ring(
    Way::Closed,
    [72, 4],
    &[
        [[72, 32], [44, 46], [6, 46]],
        [[-36, 46], [-62, 32], [-62, 4]],
        [[-62, -24], [-36, -44], [6, -44]],
        [[44, -44], [72, -24], [72, 4]],
    ],
);
const HEAD: Ring = ring(
    Way::Closed,
    [30, 0],
    &[
        [[30, 17], [17, 28], [0, 28]],
        [[-17, 28], [-28, 17], [-28, 0]],
        [[-28, -17], [-17, -28], [0, -28]],
        [[17, -28], [30, -17], [30, 0]],
    ],
);
const SNOUT: Ring = ring(Way::Closed, [-92, -12], &[to(-70, -14), to(-70, 14), to(-92, 10), to(-92, -12)]);
const EAR: Ring = ring(Way::Closed, [-66, -28], &[to(-40, -62), to(-32, -22), to(-66, -28)]);
const LEG: Ring = ring(Way::Closed, [-12, 0], &[to(12, 0), to(12, 44), to(-12, 44), to(-12, 0)]);
const TAIL: Ring = ring(
    Way::Closed,
    [68, -10],
    &[to(62, -22), [[76, -22], [80, -30], [74, -36]], to(82, -44), [[94, -32], [86, -10], [68, -10]]],
);
const EYE: Ring = mirrored([0, -6], &[[[4, -6], [6, -3], [6, 0]], [[6, 3], [4, 6], [0, 6]]]);

pub(crate) static PIG: Form = Form {
    rings: &[TRUNK, moved(HEAD, [-54, -4]), SNOUT, EAR, moved(LEG, [-34, 36]), moved(LEG, [40, 36]), TAIL],
    details: &[
        (Tool::DarkArea, moved(EYE, [-66, -10])),
        (Tool::LightLine, ring(Way::Open, [-26, -30], &[[[-14, -16], [-14, 20], [-26, 34]]])),
    ],
    mark: [18, 0],
    lies: false,
    grain: 2.12,
};
