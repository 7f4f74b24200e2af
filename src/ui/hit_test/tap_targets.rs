//! Where figures can be placed by tapping: targets on the screen, at least a finger apart.

use std::f64::consts::TAU;

use super::point_of;
use crate::{
    art::{
        piece::piece_of,
        tile_art::{heading, sort_by},
    },
    board::Pos,
    rules::{Action, FigureAt, Game},
    ui::{
        camera::{Area, Camera, Point},
        choice::same_target,
    },
};

/// Places for figures are shown at least this many CSS pixels apart, so that each can be tapped.
pub const TAP_TARGET_DISTANCE: f64 = 42.0;
/// On tiles of so many CSS pixels markers are moved apart on the tile, rather than pulled out of it.
const ROOMY: f64 = 110.0;

/// A place for a figure on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TapTarget {
    /// What is played there.
    pub action: Action,
    /// Where it is shown, in CSS pixels: where the figure would stand, or beside it if there is no room.
    pub at: Point,
    /// Where the figure would stand.
    pub stands: Point,
    /// The tile on which the choice is; none for an abbot, who is somewhere by himself.
    pub cell: Option<Pos>,
}

/// The radius of a marker in CSS pixels, on tiles of this size.
#[must_use]
pub fn tap_target_radius(scale: f64) -> f64 {
    (0.13 * scale).clamp(0.45 * TAP_TARGET_DISTANCE, 44.0)
}

/// The places for figures as they are shown: where the figures would stand; if that is too dense for a finger, moved apart on
/// the tile; if it has no room for them, in a ring round it. Figures for the same part share a place.
#[must_use]
pub fn tap_targets(game: &Game, legal: &[Action], camera: &Camera) -> Vec<TapTarget> {
    let mut tap_targets: Vec<TapTarget> = Vec::new();
    for &action in legal.iter().filter(|action| piece_of(**action).is_some()) {
        if tap_targets.iter().any(|target| same_target(target.action, action)) {
            continue;
        }
        if let Some(place) = point_of(game, action) {
            let stands = camera.to_screen(place);
            tap_targets.push(TapTarget { action, at: stands, stands, cell: cell_of_choice(action, game) });
        }
    }
    let mut cells: Vec<Pos> = Vec::new();
    for cell in tap_targets.iter().filter_map(|target| target.cell) {
        if !cells.contains(&cell) {
            cells.push(cell);
        }
    }
    for cell in cells {
        let (mut ring, others): (Vec<_>, Vec<_>) = tap_targets.iter().partition(|target| target.cell == Some(cell));
        let dense = |one: &TapTarget, other: &TapTarget| one.stands.distance(other.stands) < TAP_TARGET_DISTANCE;
        if ring.iter().enumerate().any(|(index, one)| ring[..index].iter().any(|other| dense(one, other))) {
            if camera.scale() < ROOMY || !spread_on(&mut ring, cell, camera) {
                spread_round(&mut ring, camera.to_screen(Area::cell(cell).middle()), camera);
            }
            tap_targets = others.into_iter().chain(ring).collect();
        }
    }
    push_apart(&mut tap_targets, None);
    tap_targets
}

/// Moves the places of a tile apart on it, as little as needed; whether there is room for all. Else they are as before.
fn spread_on(tap_targets: &mut [TapTarget], cell: Pos, camera: &Camera) -> bool {
    let Area { left, top, right, bottom } = Area::cell(cell);
    let (a, b) = (camera.to_screen(Point::new(left, top)), camera.to_screen(Point::new(right, bottom)));
    let tile = Area { left: a.x.min(b.x), top: a.y.min(b.y), right: a.x.max(b.x), bottom: a.y.max(b.y) };
    push_apart(tap_targets, Some(tile.grown(-0.2 * TAP_TARGET_DISTANCE)));
    let dense = |k: usize| {
        tap_targets[..k].iter().any(|other| other.at.distance(tap_targets[k].at) < TAP_TARGET_DISTANCE - 1.0)
    };
    let has_room = !(0..tap_targets.len()).any(dense);
    if !has_room {
        tap_targets.iter_mut().for_each(|target| target.at = target.stands);
    }
    has_room
}

/// Moves places that are too close apart, as when the rings of two tiles meet, within an area if one is given.
fn push_apart(tap_targets: &mut [TapTarget], within: Option<Area>) {
    for _ in 0..80 {
        let mut moved = false;
        for one in 0..tap_targets.len() {
            for other in 0..one {
                let (a, b) = (tap_targets[one].at, tap_targets[other].at);
                let distance = a.distance(b);
                let lack = TAP_TARGET_DISTANCE - distance;
                if lack < 0.5 {
                    continue;
                }
                let (dx, dy) =
                    if distance < 1.0 { (1.0, 0.0) } else { ((a.x - b.x) / distance, (a.y - b.y) / distance) };
                let step = 0.5 * lack + 0.05;
                let keep = |point: Point| within.map_or(point, |area| area.nearest(point));
                tap_targets[one].at = keep(Point::new(a.x + dx * step, a.y + dy * step));
                tap_targets[other].at = keep(Point::new(b.x - dx * step, b.y - dy * step));
                moved = true;
            }
        }
        if !moved {
            return;
        }
    }
}

/// The tile on which a figure would be placed.
fn cell_of_choice(action: Action, game: &Game) -> Option<Pos> {
    match action {
        Action::Place { .. } | Action::Barn { .. } => game.board().last().map(|laid| laid.pos),
        Action::Move { pos, .. }
        | Action::PlaceAt { pos, .. }
        | Action::Fairy { pos, .. }
        | Action::Princess(FigureAt { pos, .. })
        | Action::Dragon { pos }
        | Action::Floor { pos }
        | Action::Capture(FigureAt { pos, .. }) => Some(pos),
        Action::Lay { .. }
        | Action::Abbey { .. }
        | Action::Recall
        | Action::Exchange { .. }
        | Action::Ransom { .. }
        | Action::Skip
        | Action::End => None,
    }
}

/// Shows places in a ring round the tile, each near the side where its figure would stand, and all on the screen.
fn spread_round(tap_targets: &mut [TapTarget], middle: Point, camera: &Camera) {
    let direction = |target: &TapTarget| (target.stands.y - middle.y).atan2(target.stands.x - middle.x);
    // The nearer before the farther of one direction.
    sort_by(tap_targets, |target| target.stands.distance(middle) as f32);
    sort_by(tap_targets, |target| direction(target) as f32);
    let mut angles: Vec<f64> = tap_targets.iter().map(direction).collect();
    let n = angles.len() as f64;
    let radius = (0.5 * camera.scale() + TAP_TARGET_DISTANCE / 2.0).max(1.1 * n * TAP_TARGET_DISTANCE / TAU);
    // The arc sine of half the gap by its series: the exact functions are large in wasm.
    let half = TAP_TARGET_DISTANCE / 2.0 / radius;
    let square = half * half;
    let series = 1.0 + square * (0.1667 + square * (0.075 + square * (0.0446 + square * 0.06)));
    spread_angles(&mut angles, 2.0 * half * series);
    let reach = radius + TAP_TARGET_DISTANCE / 2.0;
    let ring = Area { left: middle.x, top: middle.y, right: middle.x, bottom: middle.y }.grown(reach);
    let shift = ring.shift_into(camera.free());
    for (target, angle) in tap_targets.iter_mut().zip(angles) {
        let [cos, sin] = heading(angle as f32).map(f64::from);
        target.at = Point::new(middle.x + shift.x + radius * cos, middle.y + shift.y + radius * sin);
    }
}

/// Moves ascending angles on a circle as little as needed so that neighbours are at least a gap apart.
fn spread_angles(angles: &mut [f64], gap: f64) {
    let n = angles.len();
    for _ in 0..400 {
        let mut widest = 0.0_f64;
        for index in 0..n {
            let next = (index + 1) % n;
            let turn = if next == 0 { TAU } else { 0.0 };
            let lack = gap - (angles[next] + turn - angles[index]);
            if next != index && lack > 1e-3 {
                angles[index] -= lack / 2.0;
                angles[next] += lack / 2.0;
                widest = widest.max(lack);
            }
        }
        if widest == 0.0 {
            return;
        }
    }
}
