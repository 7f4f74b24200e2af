//! The silhouette of each piece. Those of a box are in its folder.

use super::form::{Form, Ring, mirrored};
use crate::{
    art::piece::Piece,
    boxes::{
        abbey::art as abbey, abbot::art as abbot, bigtop::art as bigtop, count::art as count, dragon::art as dragon,
        hills::art as hills, inns::art as inns, phantom::art as phantom, tower::art as tower, traders::art as traders,
    },
    rules::FigureKind,
};

/// The shape of a piece.
pub(super) fn form(piece: Piece) -> &'static Form {
    match piece {
        Piece::Figure(FigureKind::Meeple) => &MEEPLE,
        Piece::Figure(FigureKind::Large) => &inns::LARGE_MEEPLE,
        Piece::Figure(FigureKind::Abbot) => &abbot::ABBOT,
        Piece::Figure(FigureKind::Mayor) => &abbey::MAYOR,
        Piece::Figure(FigureKind::Wagon) => &abbey::WAGON,
        Piece::Figure(FigureKind::Builder) => &traders::BUILDER,
        Piece::Figure(FigureKind::Pig) => &traders::PIG,
        Piece::Figure(FigureKind::Phantom) => &phantom::PHANTOM,
        Piece::Figure(FigureKind::Shepherd) => &hills::SHEPHERD,
        Piece::Figure(FigureKind::Ringmaster) => &bigtop::RINGMASTER,
        Piece::Barn => &abbey::BARN,
        Piece::Dragon => &dragon::DRAGON,
        Piece::Fairy => &dragon::FAIRY,
        Piece::Floor
        | Piece::Castle
        | Piece::Keep
        | Piece::Bridge(_)
        | Piece::Gold
        | Piece::Magic(_)
        | Piece::Building(_)
        | Piece::Ferry
        | Piece::TunnelToken
        | Piece::Robber
        | Piece::Woman
        | Piece::Message
        | Piece::BigTop => &tower::FLOOR,
        Piece::Count => &count::COUNT,
    }
}

/// The meeple.
static MEEPLE: Form = Form { rings: &[PERSON], details: &[], mark: [0, 18], lies: true, grain: 2.0 };

const PERSON: Ring = mirrored(
    [0, -80],
    &[
        [[16, -80], [28, -68], [28, -51]], // head
        [[28, -42], [24, -35], [20, -30]], // neck
        [[36, -27], [72, -18], [75, -3]],  // arm
        [[77, 10], [58, 15], [38, 14]],    // hand
        [[41, 30], [57, 50], [61, 64]],    // hip
        [[63, 74], [58, 77], [48, 77]],    // foot
        [[30, 77], [17, 80], [11, 66]],    // sole
        [[8, 58], [4, 48], [0, 47]],
    ],
);
