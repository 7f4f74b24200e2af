//! Compares what a record expects with the game being played.

use super::Replay;
use crate::{
    record::{EventPattern, Expectation, equal},
    rules::Colour,
};

impl Expectation {
    /// Compares the expectation with the game as it is.
    ///
    /// # Errors
    /// A sentence that says what is so instead.
    pub fn check(&self, replay: &Replay) -> Result<(), String> {
        let game = replay.game();
        let player = |colour: Colour| {
            let found = game.players().find(|player| game.rules().players[player.index()].colour == colour);
            found.ok_or_else(|| format!("nobody plays {}", colour.name()))
        };
        match self {
            Self::Score(colour, points) => {
                equal(&format!("the score of {}", colour.name()), *points, game.score(player(*colour)?))
            }
            Self::Gold(colour, bars) => {
                equal(&format!("the gold of {}", colour.name()), *bars as i16, game.bars_won(player(*colour)?) as i16)
            }
            Self::Tunnel(colour, count) => {
                let found = game.tunnel_tokens_left(player(*colour)?);
                equal(&format!("the tunnel tokens of {}", colour.name()), (*count).into(), found.into())
            }
            Self::Buildings(colour, building, count) => {
                let found = game.buildings_left(player(*colour)?, *building);
                equal(&format!("the {}s of {}", building.name(), colour.name()), (*count).into(), found.into())
            }
            Self::Count(colour, figure, points) => {
                let of = format!("the count of the {} of {}", figure.name(), colour.name());
                equal(&of, *points, game.count_of(player(*colour)?, *figure))
            }
            Self::Robber(colour, expected) => {
                let place = |space: Option<u8>| space.map_or("home".to_owned(), |space| format!("on space {space}"));
                let found = game.robber(player(*colour)?);
                let sentence =
                    || format!("the robber of {} is {}, not {}", colour.name(), place(found), place(*expected));
                if found == *expected { Ok(()) } else { Err(sentence()) }
            }
            Self::Supply(colour, figure, count) => {
                let found = game.supply(player(*colour)?)[*figure];
                equal(&format!("the {} supply of {}", figure.name(), colour.name()), (*count).into(), found.into())
            }
            // Where nobody knows a lot it may be chosen without its outcome, although the record has to name one.
            Self::Legal(statement) => match replay.check(statement) {
                Err(_) if replay.legal_statements().contains(&statement.to_string()) => Ok(()),
                checked => checked.map(|_| ()),
            },
            Self::Illegal(statement) => match replay.check(statement) {
                Ok(_) => Err(format!("'{statement}' is legal")),
                Err(_) => Ok(()),
            },
            Self::Over if game.is_over() => Ok(()),
            Self::Over => Err("the game is not over".into()),
            Self::Worth(..) => self.check_worth(game),
            Self::Event(pattern) => {
                let happened: Vec<_> =
                    replay.last_events().iter().filter_map(|event| EventPattern::of(game, event)).collect();
                if happened.contains(pattern) {
                    return Ok(());
                }
                let happened: Vec<_> = happened.iter().map(ToString::to_string).collect();
                Err(if happened.is_empty() {
                    format!("'{pattern}' did not happen, and nothing else that can be expected did")
                } else {
                    format!("'{pattern}' did not happen, but {}", happened.join(", "))
                })
            }
        }
    }
}
