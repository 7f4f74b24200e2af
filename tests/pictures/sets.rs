//! What the data of sets that are not played draws: each symbol and piece in every kind, upright or turned with its tile.

use bastide::{
    art::{
        figure_art::player_colour,
        paint::{Picture, Segment},
        style::Style,
        tile_art,
    },
    catalogue::{Catalogue, Emblem, TileId, Usual, more},
    rules::Colour,
};

/// The points of a picture.
fn points(picture: &Picture) -> Vec<[f32; 2]> {
    let of = |segment: &Segment| match *segment {
        Segment::Move(p) | Segment::Line(p) => vec![p],
        Segment::Curve(a, b, c) => vec![a, b, c],
        Segment::Close => Vec::new(),
    };
    picture.iter().flat_map(|shape| shape.path.segments.iter().flat_map(of)).collect()
}

/// All kinds of an emblem; `None` for one that has no kinds.
fn kinds(emblem: &Emblem) -> Vec<Option<u8>> {
    if emblem.kinds.is_empty() { vec![None] } else { (0..emblem.kinds.len()).map(|kind| Some(kind as u8)).collect() }
}

#[test]
fn every_symbol_and_piece_of_a_set_is_drawn() {
    let catalogue = Catalogue::get();
    catalogue.add_all();
    for set in catalogue.sets() {
        // Behind the mouth of a tunnel there is a mountain.
        let symbols = set.symbols.iter().map(|symbol| (&symbol.emblem, symbol.usual == Usual::RoadEnd));
        for (emblem, is_deep) in symbols.chain(set.pieces.iter().map(|piece| (piece, false))) {
            for style in Style::ALL {
                let mut seen: Vec<Picture> = Vec::new();
                for kind in kinds(emblem) {
                    let name = format!("{} of {}, {kind:?}, {}", emblem.name, set.name, style.name());
                    let picture = tile_art::emblem_picture(emblem, kind, player_colour(Colour::Red), style);
                    assert!((4..=60).contains(&picture.len()), "{name} takes {} shapes", picture.len());
                    let far = points(&picture).iter().map(|p| (p[0] - 50.0).hypot(p[1] - 50.0)).fold(0.0, f32::max);
                    // The square shows a circle of a radius of 40: what a symbol says it needs.
                    assert!(far >= 22.0 && (far <= 62.0 || is_deep), "{name} reaches {far}");
                    assert!(!seen.contains(&picture), "{name} is like another kind");
                    seen.push(picture);
                }
            }
        }
    }
}

/// A page fetches one set at a time, and expects a few kilobytes.
#[test]
fn sets_are_small() {
    for (name, text) in more::TEXTS {
        assert!(text.len() < 16_000, "{name} has {} bytes", text.len());
    }
}

/// The landmarks of a tile in high contrast, without what meets other tiles.
fn landmarks(tile: TileId, turns: u8) -> Picture {
    let parts = tile_art::plain_parts(tile, turns, Style::Contrast, 100.0).len();
    tile_art::plain_tile(tile, turns, 0, Style::Contrast, 100.0).split_off(parts)
}

/// Whether two pictures have the same points, moved or not.
fn are_alike(a: &[[f32; 2]], b: &[[f32; 2]]) -> bool {
    let off = [b[0][0] - a[0][0], b[0][1] - a[0][1]];
    a.len() == b.len()
        && a.iter().zip(b).all(|(p, q)| (q[0] - p[0] - off[0]).abs() < 0.02 && (q[1] - p[1] - off[1]).abs() < 0.02)
}

#[test]
fn what_points_turns_with_its_tile_and_the_rest_stays_upright() {
    let quarter = |p: &[f32; 2]| [100.0 - p[1], p[0]];
    for (name, turns_along) in [
        ("FL02", true),
        ("FL03", true),
        ("BT02", true),
        ("WR01", true),
        ("TU03", true),
        ("WT12", false),
        ("HS03", false),
        ("CO04", false),
        ("SH02", false),
        ("CA06", false),
    ] {
        let tile = Catalogue::get().find(name).unwrap();
        let mut before = points(&landmarks(tile, 0));
        for turns in 1..4 {
            let now = points(&landmarks(tile, turns));
            let turned: Vec<[f32; 2]> = before.iter().map(quarter).collect();
            assert_eq!(are_alike(&turned, &now), turns_along, "{name} turned {turns}");
            assert_eq!(are_alike(&before, &now), !turns_along, "{name} turned {turns}");
            before = now;
        }
    }
}

/// The number on a tower is that of its text.
#[test]
fn texts_are_written_on_symbols() {
    let strokes = |name: &str| landmarks(Catalogue::get().find(name).unwrap(), 0);
    // WT01 and WT08 show the same text and sign, WT02 has another text, and WT06 another sign.
    let [same, other] = ["WT08", "WT02"].map(|name| points(&strokes(name)));
    let first = points(&strokes("WT01"));
    assert!(are_alike(&first, &same) && !are_alike(&first, &other));
    let renamed = include_str!("../../src/boxes/watchtowers/watchtowers.tiles")
        .replace("box watchtowers", "box towers_of_five")
        .replace("tile WT", "tile FIVE")
        .replace("text 2", "text 5");
    Catalogue::get().add_set(&renamed).unwrap();
    assert!(!are_alike(&first, &points(&strokes("FIVE01"))), "5 is written as 2");
}
