//! The colours and widths of tiles in a few flat shapes.

use crate::art::style::Style;

/// A line of a kind of part: how much wider than the part itself, and its colour.
pub(super) type Band = (f32, u32);

/// The colours and widths of a plain tile.
pub(super) struct Palette {
    pub(super) field: u32,
    /// A line round the tile, where there is one.
    pub(super) edge: Option<u32>,
    /// The bank of waters, then the water.
    pub(super) waters: [Band; 2],
    /// Lines along the current.
    pub(super) ripples: Option<u32>,
    /// Tufts of grass: fields are told from a table of the same colour.
    pub(super) tufts: Option<u32>,
    pub(super) barrier: Band,
    /// The top of walls between fields, where it is seen: its colour, and how long its stones and the joints between them are.
    pub(super) stones: Option<(u32, &'static [f32])>,
    /// The rims of roads, then their surface.
    pub(super) roads: [Band; 2],
    pub(super) city: u32,
    /// Slanting lines over cities: their colour and width.
    pub(super) hatch: Option<(u32, f32)>,
    /// Whether cities have roofs.
    pub(super) roofs: bool,
    /// Walls from the rim inwards.
    pub(super) walls: [Band; 2],
    /// Merlons on the walls: their colour, and how much of the top they take, from the outer face on.
    pub(super) merlons: Option<(u32, f32)>,
    /// How much larger landmarks are than on the painted tile, if they are not large there.
    pub(super) grow: f32,
    /// Lines round the silhouettes of landmarks.
    pub(super) halo: [Band; 2],
}

/// The ground of a meadow. Every figure is told apart from it by every eye, so it and the colours of players change together
/// (`figure_art::player_colour`).
pub const MEADOW: u32 = 0x9f_b766;

/// For sizes at which the painted picture turns into noise.
const ICON: Palette = Palette {
    field: MEADOW,
    edge: None,
    waters: [(4.8, 0xd9_c68c), (0.0, 0x53_9ac2)],
    ripples: None,
    tufts: None,
    barrier: (2.6, 0x4f_443a),
    stones: Some((0xdd_d2bd, &[])),
    roads: [(3.0, 0x75_6538), (-0.6, 0xf7_ebc8)],
    city: 0xc8_6a48,
    hatch: None,
    roofs: true,
    walls: [(8.4, 0x4f_443a), (4.4, 0xdd_d2bd)],
    merlons: None,
    grow: 1.5,
    halo: [(0.0, 0); 2],
};

/// Neighbouring kinds of parts have a contrast of 3 : 1 at least, by their ground or by the dark line between them.
const CONTRAST: Palette = Palette {
    field: 0xf0_f4d4,
    edge: Some(0xa9_ad8c),
    waters: [(3.4, 0x0a_1a2c), (0.0, 0x25_6fbe)],
    ripples: Some(0x9c_cbf2),
    tufts: None,
    barrier: (3.0, 0x14_110e),
    stones: None,
    roads: [(5.0, 0x14_110e), (-0.4, 0xff_ffff)],
    city: 0xb2_4a2a,
    hatch: Some((0x8a_3018, 2.6)),
    roofs: false,
    walls: [(7.6, 0x14_110e), (3.6, 0x14_110e)],
    merlons: Some((0xf4_efe4, 1.0)),
    grow: 1.0,
    halo: [(5.6, 0xff_ffff), (2.8, 0x14_110e)],
};

const PRINT: Palette = Palette {
    field: 0xff_ffff,
    edge: Some(0xc4_c4c4),
    waters: [(1.8, 0x00_0000), (0.0, 0xff_ffff)],
    ripples: Some(0x00_0000),
    tufts: Some(0x8c_8c8c),
    barrier: (1.0, 0x00_0000),
    stones: Some((0xff_ffff, &[3.6, 0.9])),
    roads: [(2.2, 0x00_0000), (0.0, 0xff_ffff)],
    city: 0xff_ffff,
    hatch: Some((0x55_5555, 0.55)),
    roofs: false,
    walls: [(6.6, 0x00_0000), (4.2, 0xff_ffff)],
    merlons: Some((0x00_0000, 0.55)),
    grow: 1.0,
    halo: [(5.0, 0xff_ffff), (1.2, 0x00_0000)],
};

/// The palette of a style; that of the painted one is for icons.
pub(super) const fn palette(style: Style) -> &'static Palette {
    match style {
        Style::Standard => &ICON,
        Style::Contrast => &CONTRAST,
        Style::Print => &PRINT,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The contrast of two colours as WCAG counts it.
    fn contrast(a: u32, b: u32) -> f64 {
        let light = |colour: u32| {
            let channel = |shift: u32| {
                let value = f64::from(colour >> shift & 255) / 255.0;
                if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
            };
            0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0) + 0.05
        };
        light(a).max(light(b)) / light(a).min(light(b))
    }

    #[test]
    fn kinds_of_parts_stand_out_from_each_other() {
        for palette in [&CONTRAST, &PRINT] {
            let [(_, rim), (_, road)] = palette.roads;
            let [(_, bank), (_, water)] = palette.waters;
            let wall = palette.walls[0].1;
            for ground in [palette.field, palette.city] {
                assert!(contrast(rim, palette.field) >= 3.0 && contrast(rim, road) >= 3.0);
                assert!(contrast(bank, palette.field) >= 3.0);
                assert!(contrast(wall, ground) >= 3.0 || contrast(palette.field, palette.city) >= 3.0);
            }
            assert!(
                palette
                    .merlons
                    .is_some_and(|(merlons, _)| contrast(merlons, wall) >= 3.0 || wall != palette.walls[1].1)
            );
            assert!(contrast(water, palette.field) >= 3.0 || contrast(palette.ripples.unwrap_or(water), water) >= 3.0);
        }
        for (ground, other) in [(CONTRAST.field, CONTRAST.city), (CONTRAST.field, CONTRAST.waters[1].1)] {
            assert!(contrast(ground, other) >= 3.0);
        }
        assert!(contrast(CONTRAST.roads[1].1, CONTRAST.city) >= 3.0);
    }

    /// Without colours, a wall is told from a thick line by its masonry alone.
    #[test]
    fn walls_on_paper_have_merlons_and_stones() {
        let (stones, [stone, joint]) = PRINT.stones.map(|(tone, dash)| (tone, [dash[0], dash[1]])).unwrap();
        assert!(contrast(stones, PRINT.barrier.1) >= 3.0 && stone > joint);
        let (merlons, share) = PRINT.merlons.unwrap();
        assert!(contrast(merlons, PRINT.walls[1].1) >= 3.0 && share < 0.75, "behind them one can walk along the wall");
    }
}
