//! Where figures can be placed by tapping: targets on the screen, a finger apart on a tile that is near enough.

use crate::{
    board::Pos,
    rules::{Action, Game},
    ui::{
        camera::{Area, Camera, FIGURE, MIN_FIGURE, Point},
        shown::{piece_of, point_of, same_target, tile_of},
    },
};

/// Places for figures are at least this many CSS pixels apart where a tap can tell them apart.
pub const TAP_TARGET_DISTANCE: f64 = 42.0;
/// How far apart they are with room for the figures and their names, in tiles.
const ROOMY: f64 = 0.32;

/// A place for a figure on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TapTarget {
    /// What is played there.
    pub action: Action,
    /// Where it is shown, in CSS pixels: where the figure would stand, or a little beside it to make room for a finger.
    pub at: Point,
    /// Where the figure would stand.
    pub stands: Point,
    /// How large the figure is shown, in CSS pixels.
    pub size: f64,
    /// The tile on which the choice is; none for an abbot, who is somewhere by himself.
    pub cell: Option<Pos>,
}

/// How far from its middle a place surely means its figure, in CSS pixels on tiles of this size.
#[must_use]
pub fn tap_target_radius(scale: f64) -> f64 {
    (0.13 * scale).clamp(0.45 * TAP_TARGET_DISTANCE, 44.0)
}

/// The places for figures as they are shown: where the figures would stand and, if that is too dense for a finger, moved apart
/// on the tile. A tile without room for that is crowded: the places stay where the figures would stand, and the tile has to come
/// nearer before one of them is meant. So do those of many tiles, if some of them would have to move onto another tile. Figures for
/// the same part share a place.
#[must_use]
pub fn tap_targets(game: &Game, legal: &[Action], camera: &Camera) -> Vec<TapTarget> {
    let mut tap_targets: Vec<TapTarget> = Vec::new();
    for &action in legal.iter().filter(|action| piece_of(**action).is_some()) {
        if tap_targets.iter().any(|target| same_target(target.action, action)) {
            continue;
        }
        if let Some(place) = point_of(game, action) {
            let stands = camera.to_screen(place);
            tap_targets.push(TapTarget { action, at: stands, stands, size: 0.0, cell: tile_of(action, game) });
        }
    }
    let mut cells: Vec<Pos> = Vec::new();
    for cell in tap_targets.iter().filter_map(|target| target.cell) {
        if !cells.contains(&cell) {
            cells.push(cell);
        }
    }
    for &cell in &cells {
        let (mut own, others): (Vec<_>, Vec<_>) = tap_targets.iter().partition(|target| target.cell == Some(cell));
        let roomy = (ROOMY * camera.scale()).max(TAP_TARGET_DISTANCE);
        if spread_on(&mut own, cell, camera, roomy) || spread_on(&mut own, cell, camera, TAP_TARGET_DISTANCE) {
            tap_targets = others.into_iter().chain(own).collect();
        }
    }
    if cells.iter().all(|&cell| !is_dense(&on_tile(&tap_targets, cell), TAP_TARGET_DISTANCE)) {
        push_apart(&mut tap_targets, TAP_TARGET_DISTANCE, None);
        let is_astray = |target: &TapTarget| target.at.distance(target.stands) > 0.5 * camera.scale();
        if tap_targets.iter().any(is_astray) {
            tap_targets.iter_mut().for_each(|target| target.at = target.stands);
        }
    }
    let size = size_of_all(&tap_targets, camera.scale());
    tap_targets.iter_mut().for_each(|target| target.size = size);
    tap_targets
}

/// The size of offered figures: that of others, but no more than leaves land in sight between them.
fn size_of_all(tap_targets: &[TapTarget], scale: f64) -> f64 {
    let pairs = tap_targets
        .iter()
        .enumerate()
        .flat_map(|(index, one)| tap_targets[..index].iter().map(|other| one.at.distance(other.at)));
    (FIGURE * scale).min(0.94 * pairs.fold(f64::INFINITY, f64::min)).max(MIN_FIGURE)
}

/// Whether the places on a tile are too close to each other for a finger, or to those on the tiles around it.
#[must_use]
pub fn is_crowded(tap_targets: &[TapTarget], cell: Pos) -> bool {
    let own = on_tile(tap_targets, cell);
    let beside = tap_targets.iter().filter(|target| target.cell.is_some_and(|other| other != cell));
    is_dense(&own, TAP_TARGET_DISTANCE)
        || beside.into_iter().any(|other| own.iter().any(|one| are_close(one, other, TAP_TARGET_DISTANCE)))
}

fn on_tile(tap_targets: &[TapTarget], cell: Pos) -> Vec<TapTarget> {
    tap_targets.iter().copied().filter(|target| target.cell == Some(cell)).collect()
}

fn is_dense(tap_targets: &[TapTarget], apart: f64) -> bool {
    tap_targets
        .iter()
        .enumerate()
        .any(|(index, one)| tap_targets[..index].iter().any(|other| are_close(one, other, apart)))
}

fn are_close(one: &TapTarget, other: &TapTarget, apart: f64) -> bool {
    one.at.distance(other.at) < apart - 1.0
}

/// Moves the places of a tile so far apart on it, as little as needed; whether it has room for that. Else they are as before.
fn spread_on(tap_targets: &mut [TapTarget], cell: Pos, camera: &Camera, apart: f64) -> bool {
    let Area { left, top, right, bottom } = Area::cell(cell);
    let (a, b) = (camera.to_screen(Point::new(left, top)), camera.to_screen(Point::new(right, bottom)));
    let tile = Area { left: a.x.min(b.x), top: a.y.min(b.y), right: a.x.max(b.x), bottom: a.y.max(b.y) };
    push_apart(tap_targets, apart, Some(tile.grown(-0.35 * apart)));
    let has_room = !is_dense(tap_targets, apart);
    if !has_room {
        tap_targets.iter_mut().for_each(|target| target.at = target.stands);
    }
    has_room
}

/// Moves places that are too close apart, as those of two tiles side by side may be, within an area if one is given.
fn push_apart(tap_targets: &mut [TapTarget], apart: f64, within: Option<Area>) {
    for _ in 0..80 {
        let mut moved = false;
        for one in 0..tap_targets.len() {
            for other in 0..one {
                let (a, b) = (tap_targets[one].at, tap_targets[other].at);
                let distance = a.distance(b);
                let lack = apart - distance;
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
