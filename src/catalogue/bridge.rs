//! Tiles across which a bridge leads (Bridges, Castles & Bazaars).
//!
//! A tile with a bridge is a tile of its own: it has the parts of the printed tile in the same order, and one more road as the
//! last part. So everything that reads the parts or the edges of a laid tile reads the bridge too.

use super::{Attributes, EdgeKind, Halves, Part, PartKind, Rotation, Side, Sides, TileDef};

/// The direction of a bridge, which leads straight across its tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Axis {
    /// From the north edge to the south edge.
    NorthSouth,
    /// From the east edge to the west edge.
    EastWest,
}

impl Axis {
    /// Both directions.
    pub const ALL: [Self; 2] = [Self::NorthSouth, Self::EastWest];

    /// The word in a record.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::NorthSouth => "NS",
            Self::EastWest => "EW",
        }
    }

    /// The direction with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|axis| axis.name() == name)
    }

    /// The direction of a bridge that reaches an edge.
    #[must_use]
    pub const fn of(side: Side) -> Self {
        match side {
            Side::North | Side::South => Self::NorthSouth,
            Side::East | Side::West => Self::EastWest,
        }
    }

    /// The two edges that a bridge in this direction reaches.
    #[must_use]
    pub const fn sides(self) -> [Side; 2] {
        match self {
            Self::NorthSouth => [Side::North, Side::South],
            Self::EastWest => [Side::East, Side::West],
        }
    }

    /// The direction after the tile has been turned clockwise. Two turns change nothing.
    #[must_use]
    pub const fn turned(self, turns: Rotation) -> Self {
        match (self, turns % 2) {
            (Self::NorthSouth, 0) | (Self::EastWest, 1) => Self::NorthSouth,
            (Self::NorthSouth | Self::EastWest, _) => Self::EastWest,
        }
    }
}

/// The tile with a bridge in a direction; `None` if not both of its edges there show field.
pub(super) fn bridged(tile: &TileDef, axis: Axis) -> Option<TileDef> {
    let shows_field = |side: Side| tile.edges[side.index()] == EdgeKind::Field;
    if !axis.sides().into_iter().all(shows_field) {
        return None;
    }
    let mut bridged = tile.clone();
    let mut sides = Sides::default();
    for side in axis.sides() {
        bridged.edges[side.index()] = EdgeKind::Road;
        sides.insert(side);
    }
    bridged.parts.push(Part {
        kind: PartKind::Road,
        sides,
        halves: Halves::default(),
        cities: 0,
        attributes: Attributes::default(),
        ends: Vec::new(),
        mouth: false,
        castle_half: false,
        quarter: None,
    });
    Some(bridged)
}
