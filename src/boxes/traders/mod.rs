//! Traders & Builders: a builder who gives a second part of the turn, a pig for the fields, and goods from cities.
//!
//! **Contents**: 24 tiles, on whose cities 9 wine, 6 wheat and 5 cloth are printed; a builder and a pig for each player;
//! figures in a sixth colour.

pub(crate) mod art;
pub mod rules;
pub mod view;
