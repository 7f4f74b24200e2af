//! Draws the app's icons from the game's own tiles and figures: `cargo run --example icons` writes `www/icons/`. Every page loads
//! `www/icon.svg` besides, so that one is the same icon drawn by hand with few points.
//!
//! The icons show a town, a road that leaves it and a figure. The system cuts a maskable icon to its own shape, of which only a
//! circle of four fifths of the width is sure to be visible. There the tile is smaller, and the land continues around it.
//! Apple's icon is cut as well.

use std::error::Error;
use std::fmt::Write as _;
use std::path::Path;

use bastide::{
    art::{
        figure_art::piece_picture,
        paint::{Picture, Pose},
        piece::Piece,
        svg::write_shape,
        tile_art::tile_picture,
    },
    catalogue::Catalogue,
    rules::{Colour, FigureKind},
};
use resvg::{tiny_skia, usvg};

/// The tile in the middle and the tiles around it, row by row, each with its quarter turns.
const LAND: [[(&str, u8); 3]; 3] =
    [[("C", 0), ("C", 0), ("E", 3)], [("C", 0), ("P", 0), ("U", 0)], [("E", 0), ("U", 1), ("B", 0)]];
/// The position (x, y) of the figure's square on the middle tile and the length of its side, in hundredths of the tile.
const FIGURE: [f32; 3] = [34.0, 33.0, 62.0];
/// The fraction of a maskable icon's width that the middle tile takes.
const MASKED: f32 = 0.84;

/// How an icon ends at its edge.
#[derive(Clone, Copy, PartialEq)]
enum Edge {
    Round,
    Square,
    Masked,
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("www");
    let painted = |tile, turns| tile_picture(tile, turns, 0);
    for (name, edge, size) in [
        ("icon-192", Edge::Round, 192),
        ("icon-512", Edge::Round, 512),
        ("maskable-192", Edge::Masked, 192),
        ("maskable-512", Edge::Masked, 512),
        ("apple-touch-icon", Edge::Square, 180),
    ] {
        let file = folder.join("icons").join(format!("{name}.png"));
        draw(&icon(edge, painted)?, size)?.save_png(&file)?;
        println!("{}: {} bytes", file.display(), std::fs::metadata(&file)?.len());
    }
    Ok(())
}

/// An icon of 100 × 100 units as SVG. `art` draws the tiles.
fn icon(edge: Edge, art: impl Fn(bastide::catalogue::TileId, u8) -> Picture) -> Result<String, Box<dyn Error>> {
    let mut out = String::from(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">"#);
    if edge == Edge::Round {
        out.push_str(
            r#"<clipPath id="edge"><rect width="100" height="100" rx="20"/></clipPath><g clip-path="url(#edge)">"#,
        );
    } else {
        let scale = if edge == Edge::Masked { MASKED } else { 1.0 };
        write!(out, r#"<g transform="translate({0} {0}) scale({scale})">"#, 50.0 * (1.0 - scale))?;
    }
    for (y, row) in LAND.iter().enumerate() {
        for (x, (name, turns)) in row.iter().enumerate() {
            if edge != Edge::Masked && (x, y) != (1, 1) {
                continue; // not visible
            }
            let tile = Catalogue::get().find(name).ok_or("a tile that is not in the catalogue")?;
            let at = |index: usize| (index as f32 - 1.0) * 100.0;
            write!(out, r#"<svg x="{}" y="{}" width="100" height="100" viewBox="0 0 100 100">"#, at(x), at(y))?;
            art(tile, *turns).iter().for_each(|shape| write_shape(&mut out, shape));
            out.push_str("</svg>");
        }
    }
    let [x, y, size] = FIGURE;
    write!(out, r#"<g transform="translate({x} {y}) scale({})">"#, size / 100.0)?;
    let figure = piece_picture(Piece::Figure(FigureKind::Meeple), Colour::Red, Pose::Standing);
    figure.iter().for_each(|shape| write_shape(&mut out, shape));
    out.push_str("</g></g></svg>");
    Ok(out)
}

fn draw(text: &str, size: u32) -> Result<tiny_skia::Pixmap, Box<dyn Error>> {
    let tree = usvg::Tree::from_str(text, &usvg::Options::default())?;
    let mut image = tiny_skia::Pixmap::new(size, size).ok_or("an empty icon")?;
    let scale = size as f32 / tree.size().width();
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut image.as_mut());
    Ok(image)
}
