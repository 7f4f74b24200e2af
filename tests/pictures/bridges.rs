//! Bridges: where they meet roads, and where figures stand on them and below.

use bastide::{
    art::{
        paint::{Pose, Sprite},
        piece::Piece,
        sprite::sprite_picture,
        style::Style,
        tile_art,
    },
    catalogue::{Axis, Catalogue, PartKind, Rotation, Side, TileId},
    rules::Colour,
};

use super::{
    edge_strip,
    raster::{SIZE, area, colours, pixel, raster},
    tiles,
};

/// Every tile across which a bridge can lead, as it lies.
fn bridged() -> impl Iterator<Item = (TileId, Rotation, Axis)> {
    tiles().flat_map(|(id, _)| {
        let lying = (0..4).flat_map(|turns| Axis::ALL.map(|axis| (turns, axis)));
        lying.filter_map(move |(turns, axis)| Some((Catalogue::get().bridged(id, turns, axis)?, turns, axis)))
    })
}

fn picture(axis: Axis, style: Style, size: f64) -> bastide::art::paint::Picture {
    let sprite = Sprite::Piece { piece: Piece::Bridge(axis), colour: Colour::Black, pose: Pose::Standing };
    sprite_picture(sprite, style, size)
}

/// At both edges a bridge covers what the road of a neighbour covers, and little more; at the other two it covers nothing.
#[test]
fn a_bridge_meets_the_roads_of_its_neighbours() {
    for (style, size) in Style::ALL.into_iter().flat_map(|style| [24.0, 60.0, 150.0].map(|size| (style, size))) {
        for axis in Axis::ALL {
            let mask = raster(&picture(axis, style, size));
            for side in Side::ALL {
                let strip = edge_strip(&mask, side);
                for (k, covered) in strip.iter().enumerate() {
                    let off = ((k as f32 + 14.5) * 100.0 / SIZE as f32 - 50.0).abs();
                    let name = format!("{axis:?} in {} at {size}: {side:?}, {off} off", style.name());
                    assert!(*covered || Axis::of(side) != axis || off > 5.0, "{name} is open");
                    assert!(!covered || Axis::of(side) == axis && off < 9.5, "{name} is covered");
                }
            }
        }
    }
}

#[test]
fn figures_stand_on_a_bridge_and_beside_it() {
    for (id, turns, axis) in bridged() {
        let tile = Catalogue::get().tile(id);
        let bridge = tile.parts.len() - 1;
        assert_eq!(tile.parts[bridge].kind, PartKind::Road);
        let deck = area(&tile_art::region(id, turns, bridge));
        let mut set = tile_art::coats(id, turns);
        for part in 0..tile.parts.len() {
            let name = format!("{} turned {turns}, {axis:?}, part {part}", tile.name);
            let at = tile_art::anchor(id, turns, part);
            assert_eq!(deck[pixel(at)], part == bridge, "{name}: {at:?}");
            assert_eq!(tile_art::part_at(id, turns, at), Some(part), "{name}: {at:?}");
            for other in &set {
                let gap = (at[0] - other[0]).hypot(at[1] - other[1]);
                assert!(gap >= 13.0, "{name}: {at:?} is only {gap} from {other:?}");
            }
            set.push(at);
        }
    }
}

/// A bridge hides what is below it and nothing else: everywhere else the part under a finger is that of the printed tile.
#[test]
fn a_bridge_is_found_where_it_is_seen() {
    for (id, turns, axis) in bridged() {
        let printed = Catalogue::get().printed(id);
        let bridge = Catalogue::get().tile(printed).parts.len();
        for i in (0..SIZE * SIZE).filter(|i| i % 8 == i / SIZE % 8) {
            let at = [(i % SIZE) as f32 / 2.0 + 0.25, (i / SIZE) as f32 / 2.0 + 0.25];
            let seen =
                if tile_art::is_under_bridge(axis, at) { Some(bridge) } else { tile_art::part_at(printed, turns, at) };
            assert_eq!(tile_art::part_at(id, turns, at), seen, "{at:?}");
        }
    }
}

/// A castle shows whose it is, with colours and without, and whether its lord has gone.
#[test]
fn castles_show_their_lord() {
    let castle = |piece: Piece, colour: Colour, style: Style| {
        let sprite = Sprite::Piece { piece, colour, pose: Pose::Standing };
        colours(&sprite_picture(sprite, style, 60.0))
    };
    for style in Style::ALL {
        let mut seen = vec![castle(Piece::Keep, Colour::Red, style)];
        assert_eq!(seen[0], castle(Piece::Keep, Colour::Blue, style));
        for colour in Colour::ALL {
            let own = castle(Piece::Castle, colour, style);
            for other in &seen {
                let apart = own.iter().zip(other).filter(|(a, b)| a != b).count();
                assert!(apart > 120, "{colour:?} in {}: {apart} pixels differ", style.name());
            }
            seen.push(own);
        }
    }
}
