//! Writes pictures as SVG.

use super::paint::{Cap, Path, Picture, Segment, Shape};

/// A whole SVG document of a picture in 100 × 100 units, shown `size` pixels wide and high.
///
/// ```
/// use bastide::ui::paint::{Colour4, Path};
/// use bastide::ui::svg::picture_svg;
/// let picture = vec![Path::default().rect(10.0, 20.0, 30.5, 5.0).fill(Colour4::rgb(0xffcc00))];
/// assert!(picture_svg(&picture, 64.0).contains("M10,20L40.5,20L40.5,25L10,25Z"));
/// ```
#[must_use]
pub fn picture_svg(picture: &Picture, size: f64) -> String {
    let mut out = String::with_capacity(picture.len() * 200 + 200);
    out.push_str("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\" width=\"");
    number(&mut out, size as f32);
    out.push_str("\" height=\"");
    number(&mut out, size as f32);
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
    out.push_str("\" fill=\"");
    match shape.fill {
        Some(colour) => out.push_str(&colour.css()),
        None => out.push_str("none"),
    }
    if let Some(stroke) = &shape.stroke {
        out.push_str("\" stroke=\"");
        out.push_str(&stroke.colour.css());
        out.push_str("\" stroke-width=\"");
        number(out, stroke.width);
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

/// Writes a path as the value of a `d` attribute.
pub fn path_data(out: &mut String, path: &Path) {
    for segment in &path.segments {
        match segment {
            Segment::Move(p) => command(out, 'M', &[*p]),
            Segment::Line(p) => command(out, 'L', &[*p]),
            Segment::Curve(a, b, c) => command(out, 'C', &[*a, *b, *c]),
            Segment::Close => out.push('Z'),
        }
    }
}

fn command(out: &mut String, letter: char, points: &[[f32; 2]]) {
    out.push(letter);
    for (i, [x, y]) in points.iter().enumerate() {
        if i > 0 {
            out.push(' ');
        }
        number(out, *x);
        out.push(',');
        number(out, *y);
    }
}

/// Writes a number with at most two decimals; formatting of floats proper is large in wasm.
pub fn number(out: &mut String, value: f32) {
    let hundredths = (value * 100.0).round() as i64;
    if hundredths < 0 {
        out.push('-');
    }
    let size = hundredths.unsigned_abs();
    out.push_str(&(size / 100).to_string());
    let rest = (size % 100) as u8;
    if rest > 0 {
        out.push('.');
        out.push(char::from(b'0' + rest / 10));
        if !rest.is_multiple_of(10) {
            out.push(char::from(b'0' + rest % 10));
        }
    }
}
