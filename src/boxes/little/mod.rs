//! Little Buildings: sheds, houses and towers that make what lies on their tiles worth more.

pub mod record;
pub mod rules;
pub(crate) mod ui;
pub mod view;
