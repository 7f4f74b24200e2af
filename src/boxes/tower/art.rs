//! A floor of a tower (The Tower). It belongs to nobody once it is built.

use crate::art::figure_art::form::{Form, Ring, Tool, Way, mirrored, moved, ring, to};

/// A block of stone with battlements.
const BLOCK: Ring = mirrored(
    [0, -56],
    &[to(14, -56), to(14, -78), to(36, -78), to(36, -56), to(52, -56), to(52, -78), to(74, -78), to(74, 78), to(0, 78)],
);
const WINDOW: Ring = mirrored([0, -26], &[[[10, -26], [14, -16], [14, -6]], to(14, 24), to(0, 24)]);

pub(crate) static FLOOR: Form = Form {
    rings: &[BLOCK],
    details: &[
        (Tool::DarkArea, moved(WINDOW, [0, 12])),
        (Tool::LightLine, ring(Way::Open, [-68, -30], &[to(68, -30)])),
        (Tool::LightLine, ring(Way::Open, [-68, 54], &[to(68, 54)])),
        (Tool::DarkLine, ring(Way::Open, [-44, -8], &[to(-44, 32)])),
        (Tool::DarkLine, ring(Way::Open, [44, -8], &[to(44, 32)])),
    ],
    mark: [0, 0],
    lies: false,
    grain: 2.12,
};
