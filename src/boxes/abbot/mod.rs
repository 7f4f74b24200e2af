//! The Abbot: a figure for monasteries and gardens, which its owner may take back and score at once.
//!
//! **Contents**: one abbot for each player. Gardens, which only he can use, are printed on tiles of many boxes.

pub(crate) mod art;
pub mod rules;
