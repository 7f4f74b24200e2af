//! What acrobats and the big top are worth to computer players.

use super::rules::{ANIMALS, is_to_come};
use crate::{
    catalogue::BoxId,
    rules::{ByPlayer, Game},
};

/// What an acrobat brings, and how likely a pyramid sends him home before the end.
pub(crate) const ACROBAT: f32 = 5.0;
/// See [`ACROBAT`].
pub(crate) const COMES_HOME: f32 = 0.4;
/// How likely a follower beside the big top still stands there when its token is turned up.
const STAYS: f32 = 0.6;

/// Adds what followers around the big top are likely to bring.
pub(crate) fn add(game: &Game, points: &mut ByPlayer<f32>) {
    let Some(pos) = game.big_top().filter(|_| game.rules().has(BoxId::Bigtop)) else { return };
    let left = (0..ANIMALS.len() as u8).filter(|&animal| is_to_come(game, animal));
    let (sum, count) = left.fold((0.0, 0.0), |(sum, count), animal| {
        let (gives, tokens) = ANIMALS[usize::from(animal)];
        (sum + f32::from(gives) * f32::from(tokens), count + f32::from(tokens))
    });
    let each = if count > 0.0 { STAYS * sum / count } else { 0.0 };
    for figure in game.followers_around(pos) {
        points[figure.owner] += each;
    }
}
