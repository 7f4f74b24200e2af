//! Draws buildings and gardens, which stay upright however the tile is turned.

use super::{
    arrow, carcassonne, glyph, glyphs,
    house::{House, Layers, TILES},
    pen::{Point, Rng, along, distance, heading, oval, rgb, rimmed, sort_by},
    plan::Plan,
    plants,
    spot::{Landmark, Spot},
};
use crate::art::paint::Picture;

/// Draws one landmark.
#[inline(never)]
pub(super) fn draw(picture: &mut Picture, plan: &Plan, spot: &Spot, index: usize, broad: bool, rng: &mut Rng) {
    let glyph = match spot.what {
        Landmark::Print(_) => return, // drawn from the data of its set
        Landmark::Village => return village(picture, plan, spot.at, index, broad, rng),
        Landmark::Monastery | Landmark::Abbey if broad => {
            let first = picture.len();
            glyph::draw(picture, glyphs::SMALL_MONASTERY, spot.at, rng);
            let size = if spot.what == Landmark::Abbey { 1.9 } else { 1.25 };
            return picture[first..].iter_mut().for_each(|shape| shape.grow(spot.at, size));
        }
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
        Landmark::Arrow(bonus) => return arrow::draw(picture, bonus, spot.at, rng),
        Landmark::Quarter(quarter) => return carcassonne::build(picture, quarter, spot.at, rng),
    };
    glyph::draw(picture, glyph, spot.at, rng);
}

/// A crossing on an icon: an ochre place where roads end.
pub(super) fn crossing(picture: &mut Picture, [x, y]: Point) {
    rimmed(picture, oval(x, y, 12.5, 12.5), rgb(0xe0_a23e), rgb(0x6b_4a1e), 3.4);
}

/// Houses between the roads round a place: here roads end. There are five kinds of villages.
fn village(picture: &mut Picture, plan: &Plan, at: Point, index: usize, broad: bool, rng: &mut Rng) {
    let [x, y] = at;
    rimmed(picture, oval(x, y, 11.4, 10.8), rgb(0xe6_c67e), rgb(0xb4_9450), 0.9);
    let size = if broad { 1.22 } else { 1.0 };
    let mut list: Vec<House> = Vec::new();
    let mut orchard = Vec::new();
    let first = rng.below(6);
    for k in 0..8 {
        let d = heading(k as f32 * core::f32::consts::FRAC_PI_4 + rng.between(-0.1, 0.1));
        let place = along(at, d, if k % 2 == 0 { 11.8 } else { rng.between(13.2, 14.8) });
        let onto_road = plan.roads.iter().flat_map(|road| &road.legs).any(|leg| distance(place, leg) < 8.4);
        if onto_road || k % 2 == 0 && (broad || list.len() > 4) {
            continue;
        }
        if index % 5 == 3 && k == 5 || index % 5 == 1 && k == 7 {
            orchard.push(place);
            continue;
        }
        let half = [rng.between(4.3, 5.6) * size, rng.between(3.4, 4.1) * size];
        let ridge = match k {
            0 | 4 => [0.0, 1.0],
            2 | 6 => [1.0, 0.0],
            _ => heading([0.0, 0.12, -0.12, 1.57][rng.below(4)]),
        };
        list.push(House { at: place, half, ridge, height: 2.6, roof: TILES[(first + k) % 6] });
    }
    sort_by(&mut list, |house| house.at[1]);
    let middle = match index % 5 {
        0 => glyphs::GREEN,
        1 => glyphs::SQUARE,
        2 => glyphs::POND,
        3 => glyphs::SHRINE,
        _ => glyphs::MARKET,
    };
    glyph::draw(picture, middle, at, rng);
    for house in list {
        let mut layers = Layers::default();
        if broad {
            layers.block(&house, 0.9);
        } else {
            layers.house(&house, rng);
        }
        layers.lay(picture);
    }
    let mut trees = Layers::default();
    for [x, y] in orchard {
        for [dx, dy] in [[-2.2, -1.6], [2.4, -1.2], [0.0, 2.2]] {
            plants::tree(&mut trees, [x + dx, y + dy], 2.6, 0, rng);
        }
    }
    trees.lay(picture);
}
