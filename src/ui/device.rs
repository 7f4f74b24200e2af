//! Places and lengths on the screen as whole device pixels, so that neighbouring tiles share an edge at every scale.

/// In so many parts a device pixel is divided before it is rounded. Two neighbours compute their common edge in two ways, which
/// differ by far less; where it falls on half a pixel, as it often does, they must not be rounded apart.
const PARTS: f64 = 256.0;

/// A place as a whole device pixel. Halves go up on both sides of 0.
#[must_use]
pub fn device_place(place: f64, ratio: f64) -> f64 {
    ((place * ratio * PARTS).round() / PARTS + 0.5).floor()
}

/// How many device pixels something takes up that begins at a place: up to the place where its neighbour begins.
#[must_use]
pub fn device_span(place: f64, length: f64, ratio: f64) -> f64 {
    device_place(place + length, ratio) - device_place(place, ratio)
}

/// For how many device pixels the picture of something is made, wherever it is shown. It seldom takes up more: only where it is a
/// hair longer than whole pixels. There the picture is stretched.
#[must_use]
pub fn device_size(length: f64, ratio: f64) -> u32 {
    (((length * ratio * PARTS).round() / PARTS).ceil() as u32).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::Pos,
        ui::camera::{Area, Camera, Point, View},
    };

    /// Where a cell begins on the screen, from left to right or downwards, as a frame computes it.
    fn begins(camera: &Camera, cell: i16, across: bool) -> f64 {
        let pos = if across { Pos::new(cell, 0) } else { Pos::new(0, cell) };
        let middle = camera.to_screen(Area::cell(pos).middle());
        (if across { middle.x } else { middle.y }) - camera.scale() / 2.0
    }

    /// Shows the board in many ways, half pixels among them.
    fn for_each_view(mut check: impl FnMut(&Camera, f64)) {
        let scales =
            (0..400).map(|step| 16.0 + 0.37 * f64::from(step)).chain((32..260).map(|half| 0.5 * f64::from(half)));
        for scale in scales {
            for (width, height) in [(1024.0, 768.0), (391.0, 844.5), (1279.0, 800.0)] {
                for away in [0.0, 0.5, 1.0 / 3.0, 0.5 / scale, 0.25 / scale, 1e-9, -3.217] {
                    let mut camera = Camera::new(width, height);
                    camera.set_view(View { centre: Point::new(away, 0.5 - away), scale });
                    for ratio in [1.0, 1.25, 1.5, 2.0, 2.625] {
                        check(&camera, ratio);
                    }
                }
            }
        }
    }

    #[test]
    fn neighbours_share_their_edge() {
        for_each_view(|camera, ratio| {
            for (cell, across) in (-6..6).flat_map(|cell| [(cell, true), (cell, false)]) {
                let [own, next] = [cell, cell + 1].map(|cell| begins(camera, cell, across));
                let ends = device_place(own, ratio) + device_span(own, camera.scale(), ratio);
                let what = format!("cell {cell} at {own} of {} with {ratio}", camera.scale());
                assert_eq!(ends, device_place(next, ratio), "{what}");
            }
        });
    }

    #[test]
    fn a_picture_is_as_large_as_what_is_shown_of_it() {
        for_each_view(|camera, ratio| {
            let size = f64::from(device_size(camera.scale(), ratio));
            for cell in -6..6 {
                let span = device_span(begins(camera, cell, true), camera.scale(), ratio);
                let hair = camera.scale() * ratio - size;
                let most = if hair > 0.0 { size + 1.0 } else { size };
                assert!((size - 1.0..=most).contains(&span), "{span} of {size} at {} with {ratio}", camera.scale());
            }
        });
    }
}
