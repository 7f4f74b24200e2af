//! Abbey & Mayor: abbeys that close holes, mayors, wagons and barns.
//!
//! **Contents**: 12 land tiles; for each player an abbey tile, a mayor, a wagon and a barn; figures in a sixth colour. The
//! option `abbey-parts` can leave out any of these parts.

pub(crate) mod art;
pub mod record;
pub mod rules;
pub(crate) mod ui;
pub mod view;
