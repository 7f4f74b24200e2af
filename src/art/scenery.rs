//! The table: a piece of linen.

use super::paint::{Cap, Colour4, Path, Picture, Shape, Stroke};

/// Threads of linen on each side of its picture.
const THREADS: u16 = 96;

/// A piece of linen: translucent threads over the colour of the table. All go from edge to edge, so that pieces join.
pub(super) fn linen(dark: bool) -> Picture {
    let (mut light, mut deep) = (Path::default(), Path::default());
    let mut hash = 7_u32;
    for i in 0..2 * THREADS {
        hash = hash.wrapping_mul(0x915f_77f5).wrapping_add(0x3c6e_f372);
        let at = f32::from(i / 2) * 100.0 / f32::from(THREADS) + 0.4;
        let path = if hash >> 30 < 2 { &mut light } else { &mut deep };
        let line = std::mem::take(path);
        *path = if i % 2 == 0 {
            line.move_to(0.0, at).line_to(100.0, at)
        } else {
            line.move_to(at, 0.0).line_to(at, 100.0)
        };
    }
    let [sheen, shade] = if dark { [6, 17] } else { [36, 8] };
    let thread = |path: Path, colour: Colour4| Shape {
        path,
        fill: None,
        stroke: Some(Stroke { colour, width: 0.52, cap: Cap::Butt, dash: Vec::new() }),
    };
    vec![thread(light, Colour4::rgb(0xff_fdf4).alpha(sheen)), thread(deep, Colour4::rgb(0x3a_2c14).alpha(shade))]
}
