//! Carries out pictures on a canvas: paths, fills and strokes.

use wasm_bindgen::{JsCast, prelude::*};
use web_sys::{CanvasRenderingContext2d, Document, HtmlCanvasElement};

use crate::art::paint::{Cap, Path, Picture, Segment, Shape};

/// The side of a sprite's picture in its own units.
const SPRITE_UNITS: f64 = 100.0;

/// What draws on a canvas; nothing if another kind is in use.
pub(super) fn context_of(canvas: &HtmlCanvasElement) -> Option<CanvasRenderingContext2d> {
    canvas.get_context("2d").ok()??.dyn_into().ok()
}

/// A picture on a canvas of its own with so many device pixels on each side; nothing if there is no memory for it.
pub(super) fn rasterise(document: &Document, picture: &Picture, size: u32) -> Option<HtmlCanvasElement> {
    let canvas: HtmlCanvasElement = document.create_element("canvas").ok()?.dyn_into().ok()?;
    canvas.set_width(size);
    canvas.set_height(size);
    let context = context_of(&canvas)?;
    draw_picture(&context, picture, [0.0, 0.0], f64::from(size));
    Some(canvas)
}

/// Draws a picture with its corner at a device pixel.
pub(super) fn draw_picture(context: &CanvasRenderingContext2d, picture: &Picture, [x, y]: [f64; 2], side: f64) {
    place(context, x, y, side / SPRITE_UNITS);
    picture.iter().for_each(|shape| draw_shape(context, shape));
}

/// Moves and scales what is drawn next.
pub(super) fn place(context: &CanvasRenderingContext2d, x: f64, y: f64, scale: f64) {
    // Six finite numbers are never refused; others would draw nothing.
    let _ = context.set_transform(scale, 0.0, 0.0, scale, x, y);
}

/// Draws one shape.
pub(super) fn draw_shape(context: &CanvasRenderingContext2d, shape: &Shape) {
    trace(context, &shape.path);
    paint_path(context, shape);
}

/// Makes a path the one that is drawn next.
fn trace(context: &CanvasRenderingContext2d, path: &Path) {
    context.begin_path();
    for segment in &path.segments {
        match *segment {
            Segment::Move([x, y]) => context.move_to(x.into(), y.into()),
            Segment::Line([x, y]) => context.line_to(x.into(), y.into()),
            Segment::Curve(a, b, end) => {
                let [a, b, end] = [a, b, end].map(|point| point.map(f64::from));
                context.bezier_curve_to(a[0], a[1], b[0], b[1], end[0], end[1]);
            }
            Segment::Close => context.close_path(),
        }
    }
}

fn paint_path(context: &CanvasRenderingContext2d, shape: &Shape) {
    if let Some(fill) = shape.fill {
        context.set_fill_style_str(&fill.css());
        context.fill();
    }
    if let Some(stroke) = &shape.stroke {
        let (cap, join) = match stroke.cap {
            Cap::Butt => ("butt", "miter"),
            Cap::Round => ("round", "round"),
        };
        context.set_line_cap(cap);
        context.set_line_join(join);
        context.set_line_width(stroke.width.into());
        set_dash(context, &stroke.dash);
        context.set_stroke_style_str(&stroke.colour.css());
        context.stroke();
    }
}

/// Lengths of dashes and gaps; none for a solid line.
pub(super) fn set_dash(context: &CanvasRenderingContext2d, dash: &[f32]) {
    let lengths: js_sys::Array = dash.iter().map(|&length| JsValue::from(length)).collect();
    // Lengths are finite and not negative; others would leave the line solid.
    let _ = context.set_line_dash(&lengths);
}
