//! Draws buildings and gardens, which stay upright however the tile is turned.

use super::{
    glyph, glyphs, ground,
    house::{House, Layers, Roof, TILES},
    pen::{Point, Rng, along, heading, oval, rgb, rimmed, sort_by},
    plan::Plan,
    spot::{Landmark, Spot},
};
use crate::art::paint::Picture;

/// Draws one landmark.
pub(super) fn draw(picture: &mut Picture, plan: &Plan, spot: &Spot, index: usize, rng: &mut Rng) {
    let glyph = match spot.what {
        Landmark::Village => return village(picture, plan, spot.at, rng),
        Landmark::Coat => glyphs::COAT,
        Landmark::Goods(kind) => glyphs::GOODS[kind],
        Landmark::Princess => glyphs::PRINCESS,
        Landmark::Dragon => glyphs::DRAGON,
        Landmark::Portal => glyphs::PORTAL,
        Landmark::Foundation => glyphs::FOUNDATION,
        Landmark::Volcano => glyphs::VOLCANO,
        Landmark::Pigsty => glyphs::PIGSTY,
        Landmark::Cathedral => glyphs::CATHEDRAL,
        Landmark::Square if index % 3 == 1 => glyphs::CHAPEL,
        Landmark::Square => glyphs::SQUARE,
        Landmark::Junction => glyphs::JUNCTION,
        Landmark::Farm => glyphs::FARM,
        Landmark::Inn => glyphs::INN,
        Landmark::Monastery => glyphs::MONASTERY,
        Landmark::Abbey => glyphs::ABBEY,
        Landmark::Garden => glyphs::FOUNTAIN,
        Landmark::Bazaar => glyphs::BAZAAR,
    };
    glyph::draw(picture, glyph, spot.at, rng);
}

/// Houses between the roads round a green: here roads end.
fn village(picture: &mut Picture, plan: &Plan, [x, y]: Point, rng: &mut Rng) {
    rimmed(picture, oval(x, y, 11.0, 10.5), rgb(0xea_d8aa), rgb(0xb9_a46a), 0.8);
    let mut list: Vec<(Point, Point, Point, f32, Roof)> = Vec::new();
    let first = rng.below(6);
    for k in 0..8 {
        let d = heading(k as f32 * core::f32::consts::FRAC_PI_4);
        let at = along([x, y], d, if k % 2 == 0 { 11.5 } else { 13.5 });
        let onto_road = plan.roads.iter().flat_map(|road| &road.legs).any(|leg| super::pen::distance(at, leg) < 8.4);
        if !onto_road && (k % 2 == 1 || list.len() < 5) {
            let half = [rng.between(4.6, 5.4), rng.between(3.5, 4.0)];
            let ridge = match k {
                0 | 4 => [0.0, 1.0],
                2 | 6 => [1.0, 0.0],
                _ => [[1.0, 0.0], [0.993, 0.12], [0.993, -0.12]][rng.below(3)],
            };
            list.push((at, half, ridge, 2.6, TILES[(first + k) % 6]));
        }
    }
    sort_by(&mut list, |a| a.0[1]);
    rimmed(picture, oval(x, y, 5.4, 4.9), rgb(0x93_b254), rgb(0xc9_b47c), 0.7);
    for (at, half, ridge, height, roof) in list {
        let mut layers = Layers::default();
        layers.house(&House { at, half, ridge, height, roof }, rng);
        layers.lay(picture);
    }
    let mut tree = Layers::default();
    ground::tree(&mut tree, [x, y + 0.6], 3.1, 0, rng);
    tree.lay(picture);
}
