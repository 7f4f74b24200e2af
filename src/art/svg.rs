//! Writes pictures and whole scenes as SVG.

mod document;

pub use document::{About, scene_svg};

use super::paint::{Cap, Colour4, Path, Picture, Segment, Shape};

/// What every document begins with.
const OPEN: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ";

/// A whole SVG document of a picture in 100 × 100 units, shown `size` pixels wide and high.
///
/// ```
/// use bastide::art::paint::{Colour4, Path};
/// use bastide::art::svg::picture_svg;
/// let picture = vec![Path::default().rect(10.0, 20.0, 30.5, 5.0).fill(Colour4::rgb(0xffcc00))];
/// assert!(picture_svg(&picture, 64.0).contains("d=\"M10 20h30.5v5h-30.5z\" fill=\"#ffcc00\""));
/// ```
#[must_use]
pub fn picture_svg(picture: &Picture, size: f64) -> String {
    let mut out = String::with_capacity(picture.len() * 200 + 200);
    out.push_str(OPEN);
    out.push_str("100 100");
    attribute(&mut out, "\" width", size as f32);
    attribute(&mut out, "\" height", size as f32);
    out.push_str("\">");
    for shape in picture {
        write_shape(&mut out, shape);
    }
    out.push_str("</svg>");
    out
}

/// Writes one shape as a `path` element.
pub fn write_shape(out: &mut String, shape: &Shape) {
    out.push_str("<path d=\"");
    path_data(out, &shape.path);
    match shape.fill {
        Some(colour) => paint(out, "fill", colour),
        None => out.push_str("\" fill=\"none"),
    }
    if let Some(stroke) = &shape.stroke {
        paint(out, "stroke", stroke.colour);
        attribute(out, "\" stroke-width", stroke.width);
        if stroke.cap == Cap::Round {
            out.push_str("\" stroke-linecap=\"round\" stroke-linejoin=\"round");
        }
        for (i, length) in stroke.dash.iter().enumerate() {
            out.push_str(if i == 0 { "\" stroke-dasharray=\"" } else { " " });
            number(out, *length);
        }
    }
    out.push_str("\"/>");
}

/// Goes on with an attribute for a colour, and with one for its opacity: not every program reads eight digits.
fn paint(out: &mut String, name: &str, colour: Colour4) {
    let (css, alpha) = (colour.css(), colour.0 & 0xff);
    out.extend(["\" ", name, "=\"", css.get(..7).unwrap_or_default()]);
    if alpha != 0xff {
        out.extend(["\" ", name]);
        attribute(out, "-opacity", alpha as f32 / 255.0);
    }
}

/// Writes a name and a value, but not the quotation mark behind it.
fn attribute(out: &mut String, name: &str, value: f32) {
    out.push_str(name);
    out.push_str("=\"");
    number(out, value);
}

/// Writes a path as the value of a `d` attribute. From the second point on, coordinates tell the way from the point before,
/// which takes fewer digits; they are rounded where they are, so that errors do not add up.
pub fn path_data(out: &mut String, path: &Path) {
    let mut pen = [0; 2];
    let mut first = pen;
    for (i, segment) in path.segments.iter().enumerate() {
        match segment {
            Segment::Move(p) => {
                command(out, if i == 0 { 'M' } else { 'm' }, pen, &[*p]);
                pen = p.map(hundredths);
                first = pen;
            }
            Segment::Line(p) => {
                let [x, y] = p.map(hundredths);
                match [x == pen[0], y == pen[1]] {
                    [true, true] => out.push_str("h0"), // a dot with round ends
                    [false, true] => step(out, 'h', x - pen[0]),
                    [true, false] => step(out, 'v', y - pen[1]),
                    [false, false] => command(out, 'l', pen, &[*p]),
                }
                pen = [x, y];
            }
            Segment::Curve(a, b, c) => {
                command(out, 'c', pen, &[*a, *b, *c]);
                pen = c.map(hundredths);
            }
            Segment::Close => {
                out.push('z');
                pen = first;
            }
        }
    }
}

fn command(out: &mut String, letter: char, from: [i32; 2], points: &[[f32; 2]]) {
    out.push(letter);
    for (i, value) in points.iter().flatten().enumerate() {
        let value = hundredths(*value) - from[i % 2];
        if i > 0 && value >= 0 {
            out.push(' '); // a sign parts numbers too
        }
        decimal(out, value);
    }
}

fn step(out: &mut String, letter: char, value: i32) {
    out.push(letter);
    decimal(out, value);
}

fn hundredths(value: f32) -> i32 {
    (value * 100.0).round() as i32
}

/// Writes a number with at most two decimals; formatting of floats proper is large in wasm.
pub fn number(out: &mut String, value: f32) {
    decimal(out, hundredths(value));
}

/// Writes hundredths.
fn decimal(out: &mut String, hundredths: i32) {
    if hundredths < 0 {
        out.push('-');
    }
    let size = hundredths.unsigned_abs();
    if size >= 100 || size == 0 {
        out.push_str(&(size / 100).to_string());
    }
    let rest = (size % 100) as u8;
    if rest > 0 {
        out.push('.');
        out.push(char::from(b'0' + rest / 10));
        if !rest.is_multiple_of(10) {
            out.push(char::from(b'0' + rest % 10));
        }
    }
}
