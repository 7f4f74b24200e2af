//! Shows what laying the drawn tile would do to a game without copying the game. Computer players use it to compare many
//! placements.

use super::{Action, Game, PlayerId, Step, seams};
use crate::{board::BoardTrial, catalogue::TileId};

/// The state of a game before a trial.
#[derive(Clone, Debug)]
pub struct Trial {
    board: BoardTrial,
    drawn: Option<TileId>,
}

impl Game {
    /// Lays the drawn tile and stops at the decision about a figure, even if none can be placed. Nothing is scored yet.
    /// [`Game::take_back_trial`] must take the tile back before anything else happens to this game; a copy may be played on.
    ///
    /// Returns `None` and changes nothing if the action does more than lay a tile. This is so for the last tile, for river tiles,
    /// and beside the feature of a player's builder, which may give a second part of the turn.
    pub fn lay_on_trial(&mut self, action: Action) -> Option<Trial> {
        let Action::Lay { tile, pos, turns } = action else { return None };
        if self.step != Step::Lay || self.remaining() == 0 || seams::needs_playing(self, tile, pos) {
            return None;
        }
        seams::part_is_over(self);
        let board = self.board.lay_on_trial(tile, pos, turns)?;
        self.step = Step::Figure;
        let drawn = self.drawn.take();
        self.offer_figures();
        Some(Trial { board, drawn })
    }

    /// Supposes that a player's turn begins with a tile that is to be laid; whether it fits somewhere without a bridge. The game is
    /// only good for looking at that turn.
    pub(crate) fn suppose_turn(&mut self, player: PlayerId, tile: TileId) -> bool {
        (self.active, self.asked, self.drawn, self.step) = (player, player, Some(tile), Step::Lay);
        self.fits_without_bridge(tile)
    }

    /// Takes the tile back, so that it is the drawn tile again.
    pub fn take_back_trial(&mut self, trial: &Trial) {
        self.board.take_back(&trial.board);
        self.step = Step::Lay;
        self.drawn = trial.drawn;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        catalogue::{BoxId, Catalogue},
        rules::{Colour, Player, Setup, legal_actions, setup::Deck},
    };

    /// A game for two players with a given deck.
    fn game(boxes: &[BoxId], deck: &str) -> Game {
        let player = |colour| Player { colour, name: String::new(), level: None };
        let tiles = deck.split(' ').map(|id| Catalogue::get().find(id).unwrap()).collect();
        let players = [Colour::Red, Colour::Blue].map(player).into();
        let setup = Setup { boxes: boxes.to_vec(), deck: Deck::Tiles(tiles), ..Setup::base(players) };
        Game::new(&setup, &mut Vec::new()).unwrap()
    }

    /// The number of legal actions that can be looked at, and the number of all legal actions.
    fn looked_at(game: &mut Game) -> (usize, usize) {
        let actions: Vec<_> = legal_actions(game).collect();
        let can = actions.iter().filter(|action| {
            let trial = game.lay_on_trial(**action);
            if let Some(trial) = &trial {
                game.take_back_trial(trial);
            }
            trial.is_some()
        });
        (can.count(), actions.len())
    }

    #[test]
    fn every_tile_can_be_looked_at_but_the_last_one_and_those_of_the_river() {
        let mut game = game(&[BoxId::Base], "D V V");
        let (can, of) = looked_at(&mut game);
        assert!(can == of && of > 0);
        let first = legal_actions(&game).next().unwrap();
        game.play(first, &mut Vec::new()).unwrap();
        game.play(Action::Skip, &mut Vec::new()).unwrap();
        let (can, of) = looked_at(&mut game);
        assert!(can == 0 && of > 0, "the last tile");
    }

    #[test]
    fn nothing_is_looked_at_but_where_a_tile_is_to_be_laid() {
        let mut game = game(&[BoxId::Base], "D V V V");
        let first = legal_actions(&game).next().unwrap();
        game.play(first, &mut Vec::new()).unwrap();
        assert!(game.lay_on_trial(first).is_none(), "the decision is about a figure");
    }

    #[test]
    fn a_tile_of_the_river_is_not_looked_at() {
        let mut game = game(&[BoxId::Base, BoxId::River], "R01 R03 R02 V");
        let (can, of) = looked_at(&mut game);
        assert!(can == 0 && of > 0);
    }
}
