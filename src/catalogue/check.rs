//! Whether the parts of a tile agree with its edges. Every tile of the catalogue does, and so must one that somebody defines.

use super::{EdgeKind, HalfWind, MAX_PARTS, PartKind, Side, TileDef};

/// Checks a tile.
///
/// Two cities may share an edge, and the halves of a field edge may lie in two fields.
///
/// # Errors
/// One sentence that says what does not agree, without a full stop.
pub fn tile(tile: &TileDef) -> Result<(), String> {
    limits(tile)?;
    for side in Side::ALL {
        edge(tile, side)?;
    }
    Ok(())
}

/// Checks how many parts a tile has.
///
/// # Errors
/// One sentence without a full stop.
pub fn limits(tile: &TileDef) -> Result<(), String> {
    if tile.parts.len() > MAX_PARTS {
        return Err(format!("a tile has at most {MAX_PARTS} parts"));
    }
    // A field knows the cities it touches by their indices in a mask of 8 bits.
    if tile.parts_of(PartKind::City).count() > 8 {
        return Err("a tile has at most 8 cities".into());
    }
    for kind in [PartKind::Monastery, PartKind::Garden, PartKind::Tower] {
        if tile.parts_of(kind).count() > 1 {
            return Err(format!("a tile has at most one {}", kind.name()));
        }
    }
    Ok(())
}

fn edge(tile: &TileDef, side: Side) -> Result<(), String> {
    let shown = tile.edges[side.index()];
    let letter = side.letter();
    let reaching = |kind: PartKind| tile.parts_of(kind).filter(|&part| tile.parts[part].sides.contains(side)).count();
    let rivers = tile.rivers.iter().filter(|sides| sides.contains(side)).count();
    let counts = [
        (EdgeKind::City, "city", reaching(PartKind::City), 2),
        (EdgeKind::Road, "road", reaching(PartKind::Road), 1),
        (EdgeKind::River, "river", rivers, 1),
    ];
    for (kind, name, found, most) in counts {
        if shown != kind && found > 0 {
            return Err(format!("a {name} reaches the edge {letter}, which shows {}", shown.name()));
        }
        if shown == kind && found == 0 {
            return Err(format!("no {name} reaches the edge {letter}"));
        }
        if found > most {
            return Err(format!("{found} parts that are a {name} reach the edge {letter}"));
        }
    }
    side.halves().into_iter().try_for_each(|half| half_edge(tile, shown, half))
}

fn half_edge(tile: &TileDef, shown: EdgeKind, half: HalfWind) -> Result<(), String> {
    let fields = tile.parts.iter().filter(|part| part.halves.contains(half)).count();
    let name = half.name();
    match (shown, fields) {
        (EdgeKind::City | EdgeKind::Any, 0) | (EdgeKind::Quarter, 0 | 1) => Ok(()),
        (EdgeKind::Road | EdgeKind::Field | EdgeKind::River, 1) => Ok(()),
        (EdgeKind::Road | EdgeKind::Field | EdgeKind::River, 0) => {
            Err(format!("no field reaches the half-edge {name}"))
        }
        (EdgeKind::City | EdgeKind::Any, _) => {
            Err(format!("a field reaches the half-edge {name}, but the edge shows {}", shown.name()))
        }
        (_, _) => Err(format!("two fields reach the half-edge {name}")),
    }
}
