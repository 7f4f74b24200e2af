//! Draws many tiles on one sheet as SVG and PNG.
//!
//! `cargo run --example contact_sheet -- OUT WHAT [SIZE]` writes `OUT.svg` and `OUT.png`. WHAT is `turns` (the base game in all
//! turns), `all` (every tile), the name of a box, `patch` (a random legal board), `figures`, or names of tiles joined by commas.
//!
//! Environment variables change the drawing: STYLE=contrast or STYLE=print sets the style of tiles and figures, ICONS draws tiles
//! for small sizes, and ANCHORS puts figures on them.

use std::fmt::Write as _;

use bastide::{
    art::{
        figure_art,
        paint::{Picture, Pose, Sprite},
        piece::Piece,
        sprite::sprite_picture,
        style::Style,
        svg, tile_art,
    },
    catalogue::{BoxId, Catalogue, CellKey, EdgeKind, PartKind, Side, TileId},
    rules::{Colour, FigureKind},
};
use resvg::{tiny_skia, usvg};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let out = arguments.next().ok_or("where to: a path without an ending")?;
    let what = arguments.next().unwrap_or_else(|| "all".to_owned());
    let size: f64 = arguments.next().map_or(Ok(150.0), |text| text.parse())?;
    let text = match what.as_str() {
        "figures" => figures(size),
        "patch" => patch(size),
        _ => sheet(&chosen(&what), size),
    };
    std::fs::write(format!("{out}.svg"), &text)?;
    let tree = usvg::Tree::from_str(&text, &usvg::Options::default())?;
    let (width, height) = (tree.size().width().ceil() as u32, tree.size().height().ceil() as u32);
    let mut image = tiny_skia::Pixmap::new(width, height).ok_or("an empty sheet")?;
    resvg::render(&tree, tiny_skia::Transform::default(), &mut image.as_mut());
    image.save_png(format!("{out}.png"))?;
    println!("{out}.png: {width} × {height}");
    Ok(())
}

fn chosen(what: &str) -> Vec<(TileId, u8)> {
    let catalogue = Catalogue::get();
    let all = (0..catalogue.tiles().len()).map(TileId::from_index);
    match what {
        "turns" => catalogue.of_box(BoxId::Base).flat_map(|id| (0..4).map(move |turns| (id, turns))).collect(),
        "all" => all.map(|id| (id, 0)).collect(),
        name => match BoxId::from_name(name) {
            Some(box_id) => catalogue.of_box(box_id).map(|id| (id, 0)).collect(),
            None => name.split(',').filter_map(|name| catalogue.find(name)).map(|id| (id, 0)).collect(),
        },
    }
}

fn style() -> Style {
    std::env::var("STYLE").ok().and_then(|name| Style::from_name(&name)).unwrap_or_default()
}

fn open(width: f64, height: f64) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\"><rect width=\"100%\" height=\"100%\" fill=\"#3a3f3b\"/>"
    )
}

fn put(out: &mut String, picture: &Picture, x: f64, y: f64, size: f64) {
    let one = svg::picture_svg(picture, size);
    let _ = write!(out, "<svg x=\"{x}\" y=\"{y}\" {}", one.trim_start_matches("<svg "));
}

fn sheet(tiles: &[(TileId, u8)], size: f64) -> String {
    let columns = ((1600.0 / (size + 8.0)) as usize).clamp(4, 16) / 4 * 4;
    let rows = tiles.len().div_ceil(columns);
    let step = size + 8.0;
    let mut out = open(step * columns as f64 + 8.0, step * rows as f64 + 8.0);
    for (i, (id, turns)) in tiles.iter().enumerate() {
        let (x, y) = (8.0 + (i % columns) as f64 * step, 8.0 + (i / columns) as f64 * step);
        let icon = std::env::var_os("ICONS").is_some();
        let tile = Sprite::Tile { tile: *id, turns: *turns, variant: (i % 4) as u8, light: None };
        let full = || sprite_picture(tile, style(), size);
        let mut picture = if icon { tile_art::tile_icon(*id, *turns, 0, 60.0) } else { full() };
        if std::env::var_os("ANCHORS").is_some() {
            for (part, kind) in Catalogue::get().tile(*id).parts.iter().enumerate() {
                let [x, y] = tile_art::anchor(*id, *turns, part);
                let pose = if kind.kind == PartKind::Field { Pose::Lying } else { Pose::Standing };
                picture.extend(small(
                    figure_art::piece_picture(Piece::Figure(FigureKind::Meeple), Colour::ALL[part % 6], pose),
                    x,
                    y,
                ));
            }
        }
        put(&mut out, &picture, x, y, size);
    }
    out + "</svg>"
}

/// A figure scaled to its size on a tile and moved to a position.
fn small(mut picture: Picture, x: f32, y: f32) -> Picture {
    const SIZE: f32 = 0.22;
    let fixed = |at: f32| (at - 50.0 * SIZE) / (1.0 - SIZE); // the point that stays fixed while the figure shrinks
    picture.iter_mut().for_each(|shape| shape.grow([fixed(x), fixed(y)], SIZE));
    picture
}

fn figures(size: f64) -> String {
    let pieces: Vec<(Piece, Pose)> = FigureKind::ALL
        .into_iter()
        .map(|kind| (Piece::Figure(kind), Pose::Standing))
        .chain([(Piece::Barn, Pose::Standing)])
        .chain([FigureKind::Meeple, FigureKind::Large].map(|kind| (Piece::Figure(kind), Pose::Lying)))
        .collect();
    let grounds = ["U", "C", "R02"].map(|name| Catalogue::get().find(name));
    let mut out = open(size * 6.0, size * 1.6 * pieces.len() as f64);
    for (j, (piece, pose)) in pieces.into_iter().enumerate() {
        for (i, colour) in Colour::ALL.into_iter().enumerate() {
            let (x, y) = (i as f64 * size, j as f64 * size * 1.6);
            let picture = sprite_picture(Sprite::Piece { piece, colour, pose }, style(), size);
            if let Some(ground) = grounds[(i + j) % 3] {
                let ground =
                    sprite_picture(Sprite::Tile { tile: ground, turns: 0, variant: 0, light: None }, style(), 100.0);
                put(&mut out, &ground, x, y, size);
                put(&mut out, &ground, x, y + size, size * 0.6);
            }
            put(&mut out, &picture, x, y, size);
            put(&mut out, &picture, x + size * 0.1, y + size * 1.15, size * 0.3);
            put(&mut out, &picture, x + size * 0.7, y + size * 1.25, 14.0);
        }
    }
    out + "</svg>"
}

/// A legal board, filled row by row with the first tile of a shuffled order that fits.
fn patch(size: f64) -> String {
    const COLUMNS: usize = 10;
    const ROWS: usize = 7;
    let catalogue = Catalogue::get();
    let mut bag: Vec<TileId> =
        catalogue.of_box(BoxId::Base).flat_map(|id| vec![id; usize::from(catalogue.tile(id).count) * 3]).collect();
    let mut state = 12_345_u64;
    for i in (1..bag.len()).rev() {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        bag.swap(i, (state >> 33) as usize % (i + 1));
    }
    let mut board: Vec<Option<(TileId, u8)>> = vec![None; COLUMNS * ROWS];
    let mut out = open(size * COLUMNS as f64, size * ROWS as f64);
    for cell in 0..board.len() {
        let edge = |neighbour: Option<(TileId, u8)>, side: Side| {
            neighbour.map_or(EdgeKind::Any, |(id, turns)| catalogue.face(id, turns).edges[side.index()])
        };
        let west = if cell % COLUMNS > 0 { board[cell - 1] } else { None };
        let north = if cell >= COLUMNS { board[cell - COLUMNS] } else { None };
        let mut key = CellKey::default();
        key.show(Side::North, edge(north, Side::South));
        key.show(Side::West, edge(west, Side::East));
        let first = cell as u8 % 4;
        let found = bag.iter().enumerate().find_map(|(i, id)| {
            let fits = catalogue.fit_table(*id).at(key);
            (0..4).map(|k| (first + k) % 4).find(|turns| fits.has(*turns)).map(|turns| (i, *id, turns))
        });
        if let Some((i, id, turns)) = found {
            bag.swap_remove(i);
            board[cell] = Some((id, turns));
            let picture = if std::env::var_os("ICONS").is_some() {
                tile_art::tile_icon(id, turns, 0, 60.0)
            } else {
                tile_art::tile_picture(id, turns, (cell * 7 % 4) as u8)
            };
            put(&mut out, &picture, (cell % COLUMNS) as f64 * size, (cell / COLUMNS) as f64 * size, size);
        }
    }
    out + "</svg>"
}
