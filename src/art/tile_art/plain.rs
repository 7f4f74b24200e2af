//! Tiles in a few flat shapes: icons for small sizes, high contrast, print.
//!
//! All three are one drawing in the colours of a [`Palette`], over the same plan as the painted picture.

use super::{
    Landmark, Plan, ROAD, Spot, WATER, carcassonne, fits_anything, glyph, glyphs, ground, landmark, outlines,
    palette::{Palette, palette},
    pen::{
        CENTRE, Line, Point, Rng, all_beside, along, band, beside, block, butt, inside, oval, path_of, put, rgb, thread,
    },
    plan,
    plan::{BY_CITY, BY_ROAD, BY_WATER, WALL},
    precinct, prints, town, way,
};
use crate::{
    art::{
        hatch::hatch,
        paint::{Cap, Colour4, Path, Picture, Shape, Stroke},
        style::Style,
    },
    catalogue::{Catalogue, Rotation, Side, TileDef, TileId},
    record::DIAGRAMS,
};

/// The picture of a tile for sizes at which [`tile_picture`](super::tile_picture) turns into noise, about 48 pixels and
/// less: what lies where, with thick lines, flat colours and large landmarks.
#[must_use]
pub fn tile_icon(tile: TileId, turns: Rotation, variant: u8, size: f32) -> Picture {
    draw(tile, turns, variant, Style::Standard, size)
}

/// The picture of a tile in high contrast or for print.
#[must_use]
pub fn plain_tile(tile: TileId, turns: Rotation, variant: u8, style: Style, size: f32) -> Picture {
    draw(tile, turns, variant, style, size)
}

/// What [`plain_tile`] shows of the parts that meet other tiles: everything but landmarks.
#[must_use]
pub fn plain_parts(tile: TileId, turns: Rotation, style: Style, size: f32) -> Picture {
    parts(plan(tile, turns), palette(style), style, LEAST_WALL * 100.0 / size)
}

/// What lies where on a tile, without landmarks, houses and trees: its plan need not be made for that, which takes longest.
#[must_use]
pub fn tile_sketch(tile: TileId, turns: Rotation, style: Style, size: f32) -> Picture {
    let palette = Palette { roofs: false, tufts: None, ..*palette(style) };
    parts(outlines(tile, turns), &palette, style, LEAST_WALL * 100.0 / size)
}

/// The least width of a wall in device pixels.
const LEAST_WALL: f32 = 2.5;

#[inline(never)]
fn draw(tile: TileId, turns: Rotation, variant: u8, style: Style, size: f32) -> Picture {
    let (plan, palette) = (plan(tile, turns), palette(style));
    let least = LEAST_WALL * 100.0 / size;
    let mut picture = parts(plan, palette, style, least);
    if fits_anything(tile) {
        if style == Style::Standard {
            put(&mut picture, block(0.0, 0.0, 100.0, 100.0).fill(rgb(0xc3_cb80)));
        }
        answers(&mut picture, variant, turns, palette, least);
    }
    if style == Style::Standard {
        let mut growth = ground::Growth::new(plan, true);
        growth.grow_icon(usize::from(variant), &mut Rng::new(super::chance(tile) as u32));
        growth.lay(&mut picture);
    }
    over(&mut picture, style, |picture| {
        carcassonne::courts(picture, Catalogue::get().tile(tile), turns, &mut Rng::new(1));
    });
    for spot in plan.spots.iter().filter(|spot| spot.what != Landmark::Square) {
        stand(&mut picture, plan, spot, Catalogue::get().tile(tile), style);
    }
    picture
}

/// What a tile that fits anything has at its edges: a low wall that opens to roads and waters, a town wall against cities.
fn answers(picture: &mut Picture, variant: u8, turns: Rotation, palette: &Palette, least: f32) {
    let lines = |what: &[u8], of: fn(Side) -> Line| precinct::lines(variant, turns, what, of);
    let low = lines(&[0, BY_ROAD, BY_WATER], |side| precinct::along_edge(side, 3.6));
    low_walls(picture, &low, palette, least);
    for (wider, tone) in palette.waters {
        for (at, r) in precinct::edges(variant, turns, BY_WATER).into_iter().map(precinct::basin) {
            put(picture, oval(at[0], at[1], r + wider / 2.0, r + wider / 2.0).fill(rgb(tone)));
        }
    }
    for (wider, tone) in palette.roads {
        thread(picture, &lines(&[BY_ROAD], precinct::drive), rgb(tone), ROAD * 2.0 + wider);
    }
    wall(picture, &lines(&[BY_CITY], |side| precinct::along_edge(side, 0.6)), &[], palette, least);
}

/// Town walls, given by their outer faces, of cities with these outlines.
#[inline(never)]
fn wall(picture: &mut Picture, walls: &[Line], rings: &[Line], palette: &Palette, least: f32) {
    let [(usual, rim), (inner, top)] = palette.walls;
    let wide = usual.max(least);
    let [thin, thick] = [usual, wide].map(|width| all_beside(walls, 1.4 - width / 2.0, 5.0, 5.0));
    let roomy = if wide > usual { with_room(&thick, rings, wide / 2.0) } else { Vec::new() };
    for (share, tone) in [(1.0, rim), (inner / usual, top)] {
        band(picture, &thin, rgb(tone), usual * share, &[]);
        if !roomy.is_empty() {
            band(picture, &roomy, rgb(tone), wide * share.max(0.5), &[]);
        }
    }
    if let Some((tone, share)) = palette.merlons {
        let outside = all_beside(walls, 1.4 - usual / 2.0 + inner * (1.0 - share) / 2.0, 5.0, 5.0);
        let dash = if share < 1.0 { [2.4, 2.4] } else { [1.6, 2.6] };
        band(picture, &outside, rgb(tone), inner * share, &dash);
    }
}

/// Walls between fields, or between a field and what lies beyond the edge.
fn low_walls(picture: &mut Picture, lines: &[Line], palette: &Palette, least: f32) {
    let width = (4.0 + palette.barrier.0).max(least);
    band(picture, lines, rgb(palette.barrier.1), width, &[]);
    if let Some((tone, stones)) = palette.stones {
        band(picture, lines, rgb(tone), width * 0.5, stones);
    }
}

/// The pieces of walls that may be so much thicker without reaching out of the city on its other side.
#[inline(never)]
fn with_room(walls: &[Line], rings: &[Line], more: f32) -> Vec<Line> {
    let mut pieces = Vec::new();
    for wall in walls {
        let deep = beside(wall, -more);
        let mut piece = Line::new();
        for (i, &p) in wall.iter().enumerate() {
            let at_end = i < 2 || i + 2 >= wall.len();
            if at_end || rings.is_empty() || rings.iter().any(|ring| inside(deep[i], ring)) {
                piece.push(p);
            } else {
                pieces.push(core::mem::take(&mut piece));
            }
        }
        pieces.push(piece);
    }
    pieces.retain(|piece| piece.len() > 1);
    pieces
}

/// The parts that meet other tiles, with walls of a least width.
#[inline(never)]
fn parts(plan: &Plan, palette: &Palette, style: Style, least: f32) -> Picture {
    let mut picture = vec![block(-1.0, -1.0, 102.0, 102.0).fill(rgb(palette.field))];
    if let Some(tone) = palette.edge {
        put(&mut picture, block(0.0, 0.0, 100.0, 100.0).stroke(rgb(tone), 1.0));
    }
    if let Some(tone) = palette.tufts {
        put(&mut picture, tufts(plan).stroke(rgb(tone), 0.7));
    }
    waters(&mut picture, plan, palette);
    if DIAGRAMS && !plan.grounds.is_empty() {
        let [(wider, rim), (_, ground)] = palette.roads;
        put(&mut picture, path_of(&plan.grounds, true).fill(rgb(ground)).outlined(rgb(rim), wider));
    }
    low_walls(&mut picture, &plan.barriers, palette, least);
    let legs = plan.legs();
    for (wider, tone) in palette.roads {
        thread(&mut picture, &legs, rgb(tone), ROAD * 2.0 + wider);
    }
    over(&mut picture, style, |picture| {
        way::tunnels(picture, plan);
        way::bridges(picture, plan);
    });
    for city in &plan.cities {
        let ground = path_of(&city.rings, true);
        let lines =
            palette.hatch.map(|(tone, width)| butt(hatch(&ground, [1.0, 1.0], 100.0 / 14.0), rgb(tone), width, &[]));
        put(&mut picture, ground.fill(rgb(palette.city)));
        picture.extend(lines);
        if city.part.is_none() && !palette.roofs {
            thread(&mut picture, &city.streets, rgb(palette.roads[1].1), 4.6);
        }
        if palette.roofs {
            town::draw(&mut picture, plan, city, &town::MASSES, &mut Rng::new(7));
        }
        wall(&mut picture, &city.walls, &city.rings, palette, least);
        if city.part.is_none() && least < palette.walls[0].0 {
            wall(&mut picture, &all_beside(&city.walls, -carcassonne::INNER, 0.0, 0.0), &[], palette, least);
        }
        if city.part.is_none() {
            gates(&mut picture, plan, palette);
        }
    }
    for ends in plan.bridges() {
        over(&mut picture, style, |picture| town::viaduct(picture, ends));
    }
    picture
}

/// The ways through the gates of the City of Carcassonne.
fn gates(picture: &mut Picture, plan: &Plan, palette: &Palette) {
    let way = |[at, out]: [Point; 2]| vec![along(at, out, 1.0), along(at, out, -carcassonne::INNER - WALL - 2.0)];
    let ways: Vec<Line> = plan.roads.iter().flat_map(|road| road.gates.iter().copied().map(way)).collect();
    for (wider, tone) in palette.roads {
        band(picture, &ways, rgb(tone), ROAD * 1.4 + wider, &[]);
    }
}

/// Small tufts in rows, off the borders of the fields.
fn tufts(plan: &Plan) -> Path {
    let mut path = Path::default();
    for i in 0..36 {
        let [x, y] = [(i % 6) as f32, (i / 6) as f32];
        let [x, y] = [x * 16.67 + if i / 6 % 2 == 0 { 5.5 } else { 12.5 }, y * 16.67 + 9.0];
        if plan.grid.field([x, y]).is_some() && plan.grid.clear([x, y]) > 4.5 {
            path = path.move_to(x - 1.9, y - 2.2).line_to(x - 0.6, y).line_to(x, y - 3.0);
            path = path.line_to(x + 0.6, y).line_to(x + 1.9, y - 2.2);
        }
    }
    path
}

fn waters(picture: &mut Picture, plan: &Plan, palette: &Palette) {
    let lines = all_beside(&plan.waters, 0.0, 2.0, 2.0);
    for (wider, tone) in palette.waters {
        band(picture, &lines, rgb(tone), WATER * 2.0 + wider, &[]);
        put(picture, plan.shores(wider / 2.0).fill(rgb(tone)));
    }
    if let Some(tone) = palette.ripples {
        for &(side, dash) in &[(-4.6, [9.0, 5.0]), (0.0, [13.0, 6.0]), (4.6, [7.0, 7.0])] {
            band(picture, &all_beside(&plan.currents(), side, 0.0, 0.0), rgb(tone), 0.9, &dash);
        }
        for (at, r) in &plan.pools {
            let ring = oval(at[0], at[1], r * 0.8, r * 0.8);
            put(picture, Shape { stroke: Some(dashed(tone)), ..ring.stroke(rgb(tone), 0.9) });
        }
    }
}

fn dashed(tone: u32) -> Stroke {
    Stroke { colour: rgb(tone), width: 0.9, cap: Cap::Butt, dash: vec![9.0, 5.0] }
}

/// Draws a landmark, with a line round it where the style has one.
#[inline(never)]
fn stand(picture: &mut Picture, plan: &Plan, spot: &Spot, tile: &TileDef, style: Style) {
    let palette = palette(style);
    let first = picture.len();
    let icon = style == Style::Standard;
    if icon && spot.what == Landmark::Village {
        return landmark::crossing(picture, spot.at);
    }
    over(picture, style, |picture| {
        landmark::draw(picture, plan, spot, 0, icon, &mut Rng::new(1));
        prints::draw(picture, tile, spot, true, &mut Rng::new(1));
    });
    let grow = match spot.what {
        Landmark::Monastery if icon => 1.2,
        Landmark::Quarter(_) => 1.06,
        Landmark::Print(_) => prints::growth(tile, spot, palette.grow),
        _ if spot.radius > 20.0 => 1.0,
        _ => palette.grow,
    };
    picture[first..].iter_mut().for_each(|shape| shape.grow(spot.at, grow));
    surround(picture, first, palette);
}

/// Draws lines round the silhouette of what is drawn last.
fn surround(picture: &mut Picture, first: usize, palette: &Palette) {
    let parts = picture.split_off(first);
    for (width, tone) in palette.halo.into_iter().filter(|(width, _)| *width > 0.0) {
        let solid = parts.iter().filter(|shape| shape.fill.is_some());
        let segments = solid.flat_map(|shape| shape.path.segments.iter().copied()).collect();
        put(picture, Path { segments }.fill(rgb(tone)).outlined(rgb(tone), width));
    }
    picture.extend(parts);
}

/// A keep that fills a square, with a light rim by which it stands out.
pub(in crate::art) fn keep_picture(style: Style) -> Picture {
    let mut picture = Picture::new();
    over(&mut picture, style, |picture| glyph::draw(picture, glyphs::KEEP, CENTRE, &mut Rng::new(1)));
    picture.iter_mut().for_each(|shape| shape.grow(CENTRE, 1.72));
    surround(&mut picture, 0, palette(style));
    picture
}

/// A piece whose drawing is data, in a square of 100 × 100: in the colour of its owner, if it has one.
#[must_use]
pub fn emblem_picture(emblem: &crate::catalogue::Emblem, kind: Option<u8>, owner: Colour4, style: Style) -> Picture {
    let mut picture = Picture::new();
    over(&mut picture, style, |picture| {
        picture.extend(prints::piece(emblem, kind, owner, style != Style::Standard));
    });
    if style != Style::Standard {
        surround(&mut picture, 0, palette(style));
    }
    picture
}

/// Draws something painted in the colours of a style.
fn over(picture: &mut Picture, style: Style, draw: impl FnOnce(&mut Picture)) {
    let first = picture.len();
    draw(picture);
    if style == Style::Standard {
        return;
    }
    let parts = picture.split_off(first);
    picture.extend(parts.into_iter().filter_map(|mut shape| {
        shape.fill = shape.fill.and_then(|colour| toned(colour, style));
        shape.stroke = shape.stroke.filter(|stroke| toned(stroke.colour, style).is_some());
        if let Some(stroke) = &mut shape.stroke {
            stroke.colour = toned(stroke.colour, style)?;
        } else if style == Style::Print && shape.fill.is_some() {
            shape = Shape { stroke: None, ..shape }.outlined(rgb(0), 0.5);
        }
        (shape.fill.is_some() || shape.stroke.is_some()).then_some(shape)
    }));
}

/// A colour of a style: without shadows and veils; for print one of four greys.
fn toned(colour: Colour4, style: Style) -> Option<Colour4> {
    let [r, g, b, alpha] = colour.0.to_be_bytes().map(u32::from);
    if alpha < 160 {
        return None;
    }
    let grey = match (2 * r + 5 * g + b) / 8 {
        150.. => 0xff_ffff,
        95.. => 0xdc_dcdc,
        70.. => 0x90_9090,
        _ => 0,
    };
    Some(if style == Style::Print { rgb(grey) } else { colour.alpha(255) })
}
