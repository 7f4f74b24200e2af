//! Corn Circles I and II: six tiles each, at which followers of one kind of feature multiply or come back.

pub(crate) mod ai;
pub mod record;
pub mod rules;
pub(crate) mod ui;
pub mod view;
