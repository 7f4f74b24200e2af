//! The City of Carcassonne: one picture on twelve tiles, with four quarters that differ at any size.

use bastide::{
    art::{paint::Sprite, sprite::sprite_picture, style::Style, tile_art},
    catalogue::{BoxId, Catalogue, EdgeKind, PartKind, Quarter, Rotation, Side, TileId},
};

use super::{
    edge_strip,
    raster::{SIZE, area, colours, pixel, raster},
};

/// The tile of the city in a column and a row.
fn tile(x: usize, y: usize) -> TileId {
    Catalogue::get().of_box(BoxId::Count).nth(4 * y + x).unwrap()
}

/// What parts the fields goes on from tile to tile, so that the strips of field round the wall do too.
#[test]
fn the_wall_goes_on_from_tile_to_tile() {
    for turns in 0..4 {
        let mask = |x, y| raster(&tile_art::obstacles(tile(x, y), turns));
        for (x, y) in (0..4).flat_map(|x| (0..3).map(move |y| (x, y))) {
            for (side, dx, dy) in [(Side::East, 1, 0), (Side::South, 0, 1)] {
                if x + dx > 3 || y + dy > 2 {
                    continue;
                }
                let side = side.turned(turns);
                let own = edge_strip(&mask(x, y), side);
                let mut theirs = edge_strip(&mask(x + dx, y + dy), side.opposite());
                theirs.reverse();
                let differing = own.iter().zip(&theirs).filter(|(a, b)| a != b).count();
                assert!(differing <= 3, "{x},{y} and {side:?} turned {turns}: {differing} pixels differ");
                let face = Catalogue::get().face(tile(x, y), turns);
                assert_eq!(face.edges[side.index()], EdgeKind::Quarter);
                assert!(own.iter().any(|covered| *covered), "{x},{y}: nothing of the city reaches {side:?}");
            }
        }
    }
}

fn quarters() -> impl Iterator<Item = (TileId, usize, Quarter)> {
    Catalogue::get().of_box(BoxId::Count).flat_map(|id| {
        let parts = Catalogue::get().tile(id).parts.iter().enumerate();
        parts.filter_map(move |(part, of)| Some((id, part, of.quarter?)))
    })
}

/// Quarters do not overlap, and the count stands in his own without hiding where figures stand.
#[test]
fn every_quarter_has_its_court() {
    assert_eq!(quarters().count(), Quarter::ALL.len());
    for (id, part, quarter) in quarters() {
        for turns in 0..4 {
            let own = area(&tile_art::region(id, turns, part));
            assert!(own.iter().filter(|inside| **inside).count() > SIZE * SIZE / 3, "{quarter:?} is small");
            let other = area(&tile_art::region(id, turns, 1 - part));
            assert!(own.iter().zip(&other).all(|(a, b)| !(a & b)), "{quarter:?} overlaps");
            let (count, anchor) = (tile_art::count_place(id, turns, part), tile_art::anchor(id, turns, part));
            assert!(own[pixel(count)] && own[pixel(anchor)], "{quarter:?} turned {turns}");
            assert!((count[0] - anchor[0]).hypot(count[1] - anchor[1]) > 18.0, "{quarter:?}: on the figures");
        }
    }
}

/// The mean colour of a quarter in a picture of so many pixels.
fn mean(id: TileId, turns: Rotation, part: usize, style: Style, size: f64) -> [f64; 3] {
    let seen = colours(&sprite_picture(Sprite::Tile { tile: id, turns, variant: 0, light: None }, style, size));
    let court = area(&tile_art::region(id, turns, part));
    let of: Vec<u32> = seen.iter().zip(&court).filter(|(_, inside)| **inside).map(|(colour, _)| *colour).collect();
    [16, 8, 0].map(|shift| of.iter().map(|colour| f64::from(colour >> shift & 255)).sum::<f64>() / of.len() as f64)
}

#[test]
fn quarters_differ_in_colour_at_any_size() {
    for (style, size) in
        [(Style::Standard, 24.0), (Style::Standard, 60.0), (Style::Standard, 150.0), (Style::Contrast, 24.0)]
    {
        for turns in 0..4 {
            let means: Vec<_> = quarters().map(|(id, part, of)| (of, mean(id, turns, part, style, size))).collect();
            for (i, (one, a)) in means.iter().enumerate() {
                for (other, b) in &means[..i] {
                    let apart: f64 = a.iter().zip(b).map(|(a, b)| (a - b).abs()).sum();
                    assert!(apart > 30.0, "{one:?} and {other:?} in {} at {size}: {apart}", style.name());
                }
            }
        }
    }
}

/// No field of a tile of the city lies where the city is.
#[test]
fn only_fields_and_roads_lie_before_the_walls() {
    for id in Catalogue::get().of_box(BoxId::Count) {
        let tile = Catalogue::get().tile(id);
        let at_quarter = |side: Side| tile.edges[side.index()] == EdgeKind::Quarter;
        let inside = Side::ALL.into_iter().all(at_quarter);
        let kind = tile_art::part_at(id, 0, [50.0, 50.0]).map(|part| tile.parts[part].kind);
        let within = matches!(kind, None | Some(PartKind::Quarter));
        assert!(!inside || within && kind.is_some(), "{}", tile.name);
        assert!(within, "{}: {kind:?} in the middle", tile.name);
    }
}
