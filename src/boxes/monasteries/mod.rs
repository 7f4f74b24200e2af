//! Monasteries in Germany: six monasteries in which a figure may stand, or lie to the end of the game.

pub mod rules;
