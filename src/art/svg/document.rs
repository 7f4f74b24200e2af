//! Writes a draw list as an SVG document.

use super::{OPEN, attribute, number, paint, path_data, write_shape};
use crate::{
    art::{
        paint::{Align, DrawCmd, Pose, Sprite},
        sprite::{is_shown, level, sprite_picture},
        style::{Level, Style},
        tile_art::fits_anything,
    },
    catalogue::Catalogue,
    rules::Colour,
};

/// What is told to those who do not see a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// A few words.
    pub title: String,
    /// A few sentences.
    pub text: String,
}

/// A draw list of so many units as a document that is shown so many CSS pixels wide. Each sprite is drawn once and then used,
/// wherever it is.
#[must_use]
pub fn scene_svg(commands: &[DrawCmd], [width, height]: [f64; 2], shown: f64, style: Style, about: &About) -> String {
    let mut out = String::from(OPEN);
    number(&mut out, width as f32);
    then(&mut out, " ", height);
    attribute(&mut out, "\" width", shown as f32);
    attribute(&mut out, "\" height", (shown * height / width) as f32);
    out.push_str("\" role=\"img\"><title>");
    text(&mut out, &about.title);
    out.push_str("</title><desc>");
    text(&mut out, &about.text);
    out.push_str("</desc>\n<defs>\n");
    let mut names: Vec<String> = Vec::new();
    for command in commands {
        if let DrawCmd::Sprite { sprite, size, .. } = command {
            let name = name(*sprite, style, *size);
            if is_shown(*sprite, style) && !names.contains(&name) {
                define(&mut out, &name, *sprite, style, *size);
                names.push(name);
            }
        }
    }
    out.push_str("</defs>\n");
    let is_shown = |command: &&DrawCmd| !matches!(command, DrawCmd::Sprite { sprite, .. } if !is_shown(*sprite, style));
    let mut has_table = false;
    for command in commands.iter().filter(is_shown) {
        if let DrawCmd::Sprite { sprite: sprite @ Sprite::Table { .. }, x, y, size, .. } = command {
            if !std::mem::replace(&mut has_table, true) {
                table(&mut out, &name(*sprite, style, *size), [*x, *y, *size], [width, height]);
            }
            continue;
        }
        carry_out(&mut out, command, [width, height], style);
        out.push('\n');
    }
    out.push_str("</svg>\n");
    out
}

fn then(out: &mut String, between: &str, value: f64) {
    out.push_str(between);
    number(out, value as f32);
}

/// The name of a picture: the same for the same picture in every document, so that several may stand on one page.
fn name(sprite: Sprite, style: Style, size: f64) -> String {
    let name = match sprite {
        Sprite::Tile { tile, turns, variant, .. } => {
            let answers = fits_anything(tile);
            let def = Catalogue::get().tile(tile);
            // Records may mean different tiles by one id.
            let tile = if def.is_own() { &format!("{}.{:x}", def.name, def.seed()) } else { &def.name };
            match style {
                Style::Standard => {
                    let level = match level(sprite, size) {
                        Level::Icon => "icon-",
                        Level::Small => "small-",
                        Level::Full => "",
                    };
                    format!("{level}{tile}-{turns}-{variant}")
                }
                Style::Contrast | Style::Print if answers => format!("{tile}-{turns}-{variant}"),
                Style::Contrast | Style::Print => format!("{tile}-{turns}"),
            }
        }
        Sprite::Piece { piece, colour, pose } => {
            let pose = if pose == Pose::Lying { "-lying" } else { "" };
            let level = if level(sprite, size) == Level::Full { "" } else { "-small" };
            format!("{}-{}{pose}{level}", piece.name(), colour.name())
        }
        Sprite::Emblem { piece, kind, colour } => {
            let name = Catalogue::get().piece_at(piece).map_or("piece", |emblem| emblem.name.as_str());
            format!("{name}-{}-{}", kind.unwrap_or_default(), colour.map_or("nobody", Colour::name))
        }
        Sprite::Tower { .. } => "tower".to_owned(),
        Sprite::Shade { .. } => "shade".to_owned(),
        Sprite::Light { warm } => if warm { "sun" } else { "cloud" }.to_owned(),
        Sprite::Table { dark } => if dark { "dark-linen" } else { "linen" }.to_owned(),
    };
    if style == Style::Standard { name } else { format!("{}-{name}", style.name()) }
}

fn define(out: &mut String, name: &str, sprite: Sprite, style: Style, size: f64) {
    for word in ["<symbol id=\"", name, "\" viewBox=\"0 0 100 100\">"] {
        out.push_str(word);
    }
    for shape in sprite_picture(sprite, style, size) {
        write_shape(out, &shape);
    }
    out.push_str("</symbol>\n");
}

/// The cloth as one pattern from one of its pieces on, however many of them a picture has.
fn table(out: &mut String, name: &str, [x, y, side]: [f64; 3], [width, height]: [f64; 2]) {
    let mut place = String::new();
    number(&mut place, x as f32);
    then(&mut place, "_", y);
    // The same name for the same pattern: several documents may stand on one page.
    out.extend(["<pattern id=\"", name, "-", &place, "\" patternUnits=\"userSpaceOnUse"]);
    for (word, value) in [("x", x), ("y", y), ("width", side), ("height", side)] {
        attribute(out, &format!("\" {word}"), value as f32);
    }
    out.extend(["\"><use href=\"#", name]);
    for word in ["width", "height"] {
        attribute(out, &format!("\" {word}"), side as f32);
    }
    out.extend(["\"/></pattern><rect fill=\"url(#", name, "-", &place, ")"]);
    attribute(out, "\" width", width as f32);
    attribute(out, "\" height", height as f32);
    out.push_str("\"/>\n");
}

fn carry_out(out: &mut String, command: &DrawCmd, [width, height]: [f64; 2], style: Style) {
    match command {
        DrawCmd::Clear(colour) => {
            attribute(out, "<rect width", width as f32);
            attribute(out, "\" height", height as f32);
            paint(out, "fill", *colour);
            out.push_str("\"/>");
        }
        DrawCmd::Sprite { sprite, x, y, size, opacity } => {
            out.push_str("<use href=\"#");
            out.push_str(&name(*sprite, style, *size));
            for (name, value) in [("x", x), ("y", y), ("width", size), ("height", size)] {
                out.push_str("\" ");
                attribute(out, name, *value as f32);
            }
            if *opacity < 1.0 {
                attribute(out, "\" opacity", *opacity as f32);
            }
            out.push_str("\"/>");
        }
        DrawCmd::Within(outline) if outline.segments.is_empty() => out.push_str("</g>"),
        DrawCmd::Within(outline) => {
            let mut data = String::new();
            path_data(&mut data, outline);
            // The same name for the same outline: several documents may stand on one page.
            let sum = data.bytes().fold(0x811c_9dc5_u32, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193));
            let name = format!("land-{sum}");
            let words = [
                "<clipPath id=\"",
                &name,
                "\"><path d=\"",
                &data,
                "\"/></clipPath><g clip-path=\"url(#",
                &name,
                ")\">",
            ];
            out.extend(words);
        }
        DrawCmd::Shape { shape, x, y, scale } if *x == 0.0 && *y == 0.0 && *scale == 1.0 => write_shape(out, shape),
        DrawCmd::Shape { shape, x, y, scale } => {
            out.push_str("<g transform=\"translate(");
            number(out, *x as f32);
            then(out, " ", *y);
            then(out, ")scale(", *scale);
            out.push_str(")\">");
            write_shape(out, shape);
            out.push_str("</g>");
        }
        DrawCmd::Text { text: line, x, y, size, colour, rim, align } => {
            attribute(out, "<text x", *x as f32);
            attribute(out, "\" y", *y as f32);
            attribute(out, "\" font-size", *size as f32);
            attribute(out, "\" stroke-width", (size / 4.0) as f32);
            paint(out, "fill", *colour);
            paint(out, "stroke", *rim);
            out.push_str("\" paint-order=\"stroke\" stroke-linejoin=\"round\" text-anchor=\"");
            out.push_str(if *align == Align::Middle { "middle\" " } else { "start\" " });
            out.push_str("dominant-baseline=\"central\" font-family=\"system-ui,sans-serif\" font-weight=\"600\">");
            text(out, line);
            out.push_str("</text>");
        }
    }
}

/// Writes text so that it is nothing but text; what XML has no place for is left out. What nobody sees was refused when the text was
/// read, see `rules::letters`.
fn text(out: &mut String, text: &str) {
    for letter in text.chars() {
        match letter {
            '<' => out.push_str("&lt;"),
            '&' => out.push_str("&amp;"),
            '>' => out.push_str("&gt;"),
            '\u{fffe}' | '\u{ffff}' => {}
            letter if letter.is_control() => out.push(' '),
            letter => out.push(letter),
        }
    }
}
