//! Bridges that players build: a wooden bridge that leads a road across a tile, over whatever the tile shows.

use super::{
    grid::Grid,
    pen::{
        Line, Point, add, add_line, along, band, block, direction, distance, gap, heading, inside, moved, poly, put,
        rgb, right_of, shade, thread,
    },
    plan::{Plan, ROAD},
    region,
    spot::Landmark,
};
use crate::{
    art::{
        paint::{Path, Picture},
        style::{Level, Style},
    },
    catalogue::{Axis, TileDef},
};

/// How much higher a bridge is in its middle than at its ends.
const RISE: f32 = 7.0;
/// Half the width of a bridge with its rails; at its ends it is as wide as the road that it meets.
const HALF: f32 = 7.6;
/// How far the figures on the tile keep from the middle of the bridge.
const APART: f32 = 15.0;
/// The pieces of a bridge's line.
const PIECES: usize = 24;

/// The share of its height that a bridge has, so far along: it leaves the ground and meets it again level.
fn height(t: f32) -> f32 {
    16.0 * (t * (1.0 - t)).powi(2)
}

/// The share of the way along a bridge of a point of its line.
fn share(i: usize) -> f32 {
    i as f32 / PIECES as f32
}

/// The middle of a bridge from edge to edge. One from east to west is seen from its side, so it rises.
fn middle(axis: Axis) -> Line {
    let at = |i: usize| match axis {
        Axis::NorthSouth => [50.0, 100.0 * share(i)],
        Axis::EastWest => [100.0 * share(i), 50.0 - RISE * height(share(i))],
    };
    (0..=PIECES).map(at).collect()
}

/// One side of a bridge of this half width, or the other where it is negative; what is higher is nearer to the eye.
fn side(axis: Axis, half: f32) -> Line {
    let line = middle(axis);
    let place = |i: usize| {
        let t = share(i);
        let ramp = (0.3 + 7.0 * t.min(1.0 - t)).min(1.0);
        let wide = ROAD + (half.abs() - ROAD) * ramp;
        along(line[i], right_of(direction(&line, i)), wide * half.signum())
    };
    (0..=PIECES).map(place).collect()
}

/// The outline of a bridge of this half width.
fn outline(axis: Axis, half: f32) -> Line {
    let mut line = side(axis, -half);
    line.extend(side(axis, half).into_iter().rev());
    line
}

/// The outline of a bridge, for pointing at it.
pub(super) fn span(axis: Axis) -> Path {
    let mut path = Path::default();
    add_line(&mut path, &outline(axis, HALF), true);
    path
}

/// Whether a bridge covers a place.
pub(super) fn covers(axis: Axis, at: Point) -> bool {
    inside(at, &outline(axis, HALF))
}

/// The plan of a tile as it lies with a bridge: figures step aside from below it, and one finds room on it.
pub(super) fn across(printed: &Plan, tile: &TileDef, axis: Axis) -> Plan {
    let mut plan = Plan { span: Some(axis), ..printed.clone() };
    let (line, own) = (middle(axis), tile.parts.len() - 1);
    let mut set: Vec<Point> =
        plan.spots.iter().filter(|spot| spot.what == Landmark::Coat).map(|spot| spot.at).collect();
    let room = |set: &[Point], p: Point| set.iter().map(|q| gap(*q, p)).fold(f32::MAX, f32::min);
    for part in 0..own {
        let at = plan.anchors[part];
        if distance(at, &line) < APART || room(&set, at) < 14.0 {
            let score = |p: Point| {
                let edge = p[0].min(p[1]).min(100.0 - p[0]).min(100.0 - p[1]);
                let space = 4.0 * (distance(p, &line).min(APART) + room(&set, p).min(APART));
                let overlap = if room(&set, p) < 14.0 { 40.0 } else { 0.0 };
                space - overlap + edge.min(9.0) + plan.grid.clear(p).abs().min(6.0) - 0.05 * gap(p, at)
            };
            let rim = region::plot(printed, at) - 0.3; // a plot may be hardly wider than the bridge
            let round = (0..24_u8).map(|k| along(at, heading(0.2618 * f32::from(k)), rim));
            let free = Grid::nodes()
                .chain(round)
                .filter(|&p| !covers(axis, p) && region::printed_part(printed, &tile.parts[..own], p) == Some(part));
            let best = free.map(|p| (score(p), p)).max_by(|a, b| a.0.total_cmp(&b.0));
            plan.anchors[part] = best.map_or(at, |(_, p)| p);
        }
        set.push(plan.anchors[part]);
    }
    let score = |p: Point| room(&set, p).min(18.0) - 0.1 * gap(p, [50.0, 50.0]);
    let best = line[4..PIECES - 3].iter().copied().max_by(|a, b| score(*a).total_cmp(&score(*b)));
    plan.anchors.push(best.unwrap_or([50.0, 50.0]));
    plan
}

/// The picture of a bridge on a tile.
pub(in crate::art) fn picture(axis: Axis, style: Style, level: Level) -> Picture {
    let mut picture = Picture::new();
    if style == Style::Standard && level == Level::Full {
        shadow(&mut picture, axis);
        trestle(&mut picture, axis);
        deck(&mut picture, axis);
    } else {
        plain(&mut picture, axis, style);
    }
    picture
}

/// The shadow on what lies below, the farther off the higher the bridge is.
fn shadow(picture: &mut Picture, axis: Axis) {
    for (far, wide, tone) in [(1.0, 0.0, shade(70)), (0.75, -2.0, shade(50))] {
        let mut cast = outline(axis, HALF + wide);
        for p in &mut cast {
            let t = if axis == Axis::NorthSouth { p[1] } else { p[0] } / 100.0;
            let h = height(t.clamp(0.0, 1.0)) * far;
            let by = if axis == Axis::NorthSouth { [8.0 * h, 2.0 * h] } else { [3.0 * h, (RISE + 5.0) * h] };
            *p = add(*p, by);
        }
        poly(picture, &cast, tone);
    }
}

/// Posts and braces, which are seen from the south.
fn trestle(picture: &mut Picture, axis: Axis) {
    if axis == Axis::NorthSouth {
        return;
    }
    let edge = side(axis, HALF);
    let foot = |i: usize| [edge[i][0], 58.6];
    let posts: Vec<Line> = [4, 7, 17, 20].into_iter().map(|i| vec![edge[i], foot(i)]).collect();
    let braces: Vec<Line> = [(4, 7), (7, 4), (7, 10), (17, 14), (17, 20), (20, 17)]
        .into_iter()
        .map(|(low, high)| vec![[foot(low)[0], foot(low)[1] - 1.0], edge[high]])
        .collect();
    thread(picture, &braces, rgb(0x6b_4526), 1.3);
    thread(picture, &posts, rgb(0x4a_2f18), 3.0);
    thread(picture, &posts, rgb(0x94_6236), 1.8);
    band(picture, &moved(&[edge], [0.0, 0.9]), rgb(0x5a_3a1f), 2.6, &[]);
}

/// Planks with a worn road on them, and rails.
fn deck(picture: &mut Picture, axis: Axis) {
    poly(picture, &outline(axis, HALF + 0.5), rgb(0x4a_2f18));
    poly(picture, &outline(axis, HALF), rgb(0xa8_7444));
    poly(picture, &outline(axis, ROAD - 0.2), rgb(0xf0_dfb6));
    let [left, right] = [-ROAD, ROAD].map(|half| side(axis, half));
    let planks: Vec<Line> = (1..PIECES).map(|i| vec![left[i], right[i]]).collect();
    band(picture, &planks, rgb(0xc9_aa74), 0.8, &[]);
    thread(picture, &[middle(axis)], rgb(0xf8_ecce), 2.6);
    for half in [-HALF + 0.9, HALF - 0.9] {
        let rail = &side(axis, half)[2..PIECES - 1];
        thread(picture, &moved(&[rail.to_vec()], [0.3, 0.6]), rgb(0x5a_3a1f), 2.2);
        thread(picture, &[rail.to_vec()], rgb(0xdc_a76a), 1.3);
        for post in rail.iter().step_by(4) {
            put(
                picture,
                block(post[0] - 1.2, post[1] - 2.0, 2.4, 3.4).fill(rgb(0xc0_8650)).outlined(rgb(0x4a_2f18), 0.6),
            );
        }
    }
}

/// In flat colours: broad rails on both sides of a road, and planks across it.
fn plain(picture: &mut Picture, axis: Axis, style: Style) {
    let [halo, rim, rail, road] = match style {
        Style::Standard => [0xf7_ebc8, 0x4a_2f18, 0xb0_7238, 0xf7_ebc8],
        Style::Contrast => [0xff_ffff, 0x14_110e, 0xe0_9a4a, 0xff_ffff],
        Style::Print => [0xff_ffff, 0, 0xff_ffff, 0xff_ffff],
    }
    .map(rgb);
    if style != Style::Standard {
        poly(picture, &outline(axis, HALF + 5.4), halo);
    }
    for (half, tone) in [(HALF + 3.4, rim), (HALF + 1.8, rail), (ROAD + 0.6, rim), (ROAD - 1.0, road)] {
        poly(picture, &outline(axis, half), tone);
    }
    let [left, right] = [-HALF - 2.0, HALF + 2.0].map(|half| side(axis, half));
    let planks: Vec<Line> = (2..PIECES - 1).step_by(4).map(|i| vec![left[i], right[i]]).collect();
    band(picture, &planks, rim, 1.8, &[]);
}
