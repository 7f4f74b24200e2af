//! Statements that lay a tile: boxes add a bridge to them, and the token under the big top.

use super::{
    BoxVerb, Verb,
    syntax::Fragment,
    words::{Read, made, position, quarter_turns, tile_id},
};
use crate::{
    boxes::{bigtop::record as bigtop, bridges::record as bridges, list::decisions},
    rules::Lot,
};

/// Reads a tile, its cell and its turns, and what a box adds.
pub(super) fn tile<'a, 'b>(rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Read<'a, 'b, Verb> {
    let [id, pos, turns, rest @ ..] = rest else {
        return whole.end().error("'tile' needs an id, a cell and turns, as in 'tile V 1,0 3'");
    };
    let (id, pos, turns) = (tile_id(*id)?, position(*pos)?, quarter_turns(*turns)?);
    let (bridge, rest) = bridges::with_tile(rest, whole)?;
    made(bigtop::with_tile(rest, whole), |animal| match animal {
        Some(animal) => Verb::Bigtop(bigtop::Verb::Lay { id, pos, turns, bridge, animal }),
        None => Verb::Tile { id, pos, turns, bridge },
    })
}

impl Verb {
    /// The same decision with the outcome of its lot, where the words do not say it and `cast` gives one.
    pub(crate) fn with_outcome(self, cast: impl FnOnce(Lot) -> Option<u8>) -> Self {
        decisions!(match self {
            Self::Each(of_a_box) => of_a_box.with_outcome(cast).into(),
            Self::Tile { id, pos, turns, bridge } => {
                bigtop::laid_with_outcome((id, pos, turns), bridge, cast).map_or(self, Self::Bigtop)
            }
            other => other,
        })
    }
}
