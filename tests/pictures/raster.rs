//! Pictures as pixels, which are compared with what the rules know.

use bastide::art::paint::{Cap, Colour4, Path, Picture, Segment};
use resvg::tiny_skia::{
    Color, FillRule, LineCap, LineJoin, Mask, Paint, PathBuilder, Pixmap, PremultipliedColorU8, Stroke, StrokeDash,
    Transform,
};

/// Pixels along one side of a tile; two a unit.
pub(crate) const SIZE: usize = 200;

fn skia_path(path: &Path) -> Option<resvg::tiny_skia::Path> {
    let mut builder = PathBuilder::new();
    for segment in &path.segments {
        match *segment {
            Segment::Move([x, y]) => builder.move_to(x, y),
            Segment::Line([x, y]) => builder.line_to(x, y),
            Segment::Curve(a, b, c) => builder.cubic_to(a[0], a[1], b[0], b[1], c[0], c[1]),
            Segment::Close => builder.close(),
        }
    }
    builder.finish()
}

/// Which pixels a picture covers.
pub(crate) fn raster(picture: &Picture) -> Vec<bool> {
    let mut image = Pixmap::new(SIZE as u32, SIZE as u32).unwrap();
    let scale = Transform::from_scale(SIZE as f32 / 100.0, SIZE as f32 / 100.0);
    let mut paint = Paint { anti_alias: false, ..Paint::default() };
    paint.set_color(Color::BLACK);
    for shape in picture {
        let Some(path) = skia_path(&shape.path) else { continue };
        if shape.fill.is_some() {
            image.fill_path(&path, &paint, FillRule::Winding, scale, None);
        }
        if let Some(line) = &shape.stroke {
            let stroke =
                Stroke { width: line.width, line_cap: LineCap::Round, line_join: LineJoin::Round, ..Stroke::default() };
            image.stroke_path(&path, &paint, &stroke, scale, None);
        }
    }
    image.pixels().iter().map(|pixel| pixel.alpha() > 0).collect()
}

/// Which pixels a region covers; the outlines of holes run the other way round.
pub(crate) fn area(path: &Path) -> Vec<bool> {
    let mut mask = Mask::new(SIZE as u32, SIZE as u32).unwrap();
    let scale = Transform::from_scale(SIZE as f32 / 100.0, SIZE as f32 / 100.0);
    if let Some(path) = skia_path(path) {
        mask.fill_path(&path, FillRule::Winding, false, scale);
    }
    mask.data().iter().map(|&value| value > 0).collect()
}

/// The pixel at a place in tile units.
pub(crate) fn pixel([x, y]: [f32; 2]) -> usize {
    let at = |v: f32| ((v * SIZE as f32 / 100.0) as usize).min(SIZE - 1);
    at(y) * SIZE + at(x)
}

pub(crate) fn neighbours(i: usize) -> impl Iterator<Item = usize> {
    let (x, y) = (i % SIZE, i / SIZE);
    [(x > 0, i.wrapping_sub(1)), (x + 1 < SIZE, i + 1), (y > 0, i.wrapping_sub(SIZE)), (y + 1 < SIZE, i + SIZE)]
        .into_iter()
        .filter(|(there, _)| *there)
        .map(|(_, j)| j)
}

/// Numbers the islands between obstacles, from 1; 0 is an obstacle.
pub(crate) fn islands(obstacles: &[bool]) -> (Vec<usize>, Vec<usize>) {
    let mut island = vec![0; SIZE * SIZE];
    let mut sizes = vec![0];
    for start in 0..SIZE * SIZE {
        if obstacles[start] || island[start] > 0 {
            continue;
        }
        let number = sizes.len();
        sizes.push(0);
        let mut stack = vec![start];
        island[start] = number;
        while let Some(i) = stack.pop() {
            sizes[number] += 1;
            for j in neighbours(i) {
                if !obstacles[j] && island[j] == 0 {
                    island[j] = number;
                    stack.push(j);
                }
            }
        }
    }
    (island, sizes)
}

/// Whether a pixel has exactly this colour, and which; drawn without smoothing, so that no colour is in between.
pub(crate) fn colours(picture: &Picture) -> Vec<u32> {
    let mut image = Pixmap::new(SIZE as u32, SIZE as u32).unwrap();
    let scale = Transform::from_scale(SIZE as f32 / 100.0, SIZE as f32 / 100.0);
    for shape in picture {
        let Some(path) = skia_path(&shape.path) else { continue };
        let paint = |colour: Colour4| {
            let [r, g, b, alpha] = colour.0.to_be_bytes();
            let mut paint = Paint { anti_alias: false, ..Paint::default() };
            paint.set_color_rgba8(r, g, b, alpha);
            paint
        };
        if let Some(colour) = shape.fill {
            image.fill_path(&path, &paint(colour), FillRule::Winding, scale, None);
        }
        if let Some(line) = &shape.stroke {
            let round = line.cap == Cap::Round;
            let stroke = Stroke {
                width: line.width,
                line_cap: if round { LineCap::Round } else { LineCap::Butt },
                line_join: if round { LineJoin::Round } else { LineJoin::Miter },
                dash: StrokeDash::new(line.dash.clone(), 0.0),
                ..Stroke::default()
            };
            image.stroke_path(&path, &paint(line.colour), &stroke, scale, None);
        }
    }
    let packed = |pixel: &PremultipliedColorU8| u32::from_be_bytes([0, pixel.red(), pixel.green(), pixel.blue()]);
    image.pixels().iter().map(packed).collect()
}
