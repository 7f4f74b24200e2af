//! Who holds the cards, and what they give.
//!
//! **Rules**: BOXES, King & Robber Baron. Whoever lays the tile that completes the first city takes the king, and whoever
//! completes the first road takes the robber baron, with or without figures on it. Afterwards a card goes to whoever
//! completes a city, or road, of strictly more tiles than the largest one so far. At the end the king gives 1 point for each
//! completed city of the landscape, and the robber baron 1 for each completed road (option `king-final`).

pub mod options;
pub mod parts;

use self::parts::Part;
use crate::{
    board::Node,
    rules::{self, Card, Game, LaidPart, PlayerId, Score, ScoreReason, score},
};
use options::KingFinal;

/// Something that happened with the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A player took the king or the robber baron.
    CardTaken {
        /// The player who completed the city or road.
        player: PlayerId,
        /// The card.
        card: Card,
        /// The number of tiles of the city or road.
        tiles: u16,
        /// A part of the city or road.
        laid_part: LaidPart,
    },
}

impl rules::BoxEvent for Event {
    fn reveals(&self) -> bool {
        let Self::CardTaken { .. } = self;
        false
    }
}

/// Who holds the cards.
#[derive(Clone, Debug, Default)]
pub struct State {
    /// For each card its holder and the number of tiles of the feature for which the holder took it.
    holders: [Option<(PlayerId, u16)>; 2],
}

impl State {
    /// The holder of a card, and the number of tiles of the largest feature of its kind that was completed.
    pub(crate) const fn holder(&self, card: Card) -> Option<(PlayerId, u16)> {
        self.holders[card as usize]
    }
}

/// Hands the cards over for the features that the tile just laid completed. With `king-final=continuous` the features first
/// score for those who held the cards until then.
pub(crate) fn completed(game: &mut Game, events: &mut Vec<rules::Event>) {
    for card in Card::ALL {
        if game.rules.options.king.at_end == KingFinal::Continuous {
            score_holder(game, card, events);
        }
        for index in 0..game.board.completed().len() {
            let node = game.board.completed()[index];
            if counts(game, card, node) {
                hand_over(game, card, node, events);
            }
        }
    }
}

/// Scores 1 point for each completed feature of a card's kind.
fn score_holder(game: &mut Game, card: Card, events: &mut Vec<rules::Event>) {
    let Some((player, tiles)) = game.states.king.as_ref().and_then(|state| state.holder(card)) else { return };
    let nodes = game.board.completed().iter();
    let count = nodes.filter(|&&node| counts(game, card, node)).count() as u16;
    if count > 0 {
        let why = explanation(card, count, tiles, 1);
        score::award(game, player, why.points, why, events);
    }
}

/// Gives a card to the active player if the feature is larger than that of its holder.
fn hand_over(game: &mut Game, card: Card, node: Node, events: &mut Vec<rules::Event>) {
    let (tiles, player, laid_part) = (game.board.tiles_of(node), game.active, game.laid_part(node));
    let Some(state) = &mut game.states.king else { return };
    let holder = &mut state.holders[card as usize];
    if holder.is_none_or(|(_, most)| tiles > most) {
        *holder = Some((player, tiles));
        events.push(rules::Event::King(Event::CardTaken { player, card, tiles, laid_part }));
    }
}

/// Calls `tell` with the final score of each card.
pub(crate) fn final_scores(game: &Game, tell: &mut dyn FnMut(PlayerId, i16, Score)) {
    let Some(state) = &game.states.king else { return };
    for card in Card::ALL {
        let Some((player, tiles)) = state.holder(card) else { continue };
        let count = count_completed(game, card);
        let why = match (game.rules.options.king.at_end, card) {
            (KingFinal::Each, _) => explanation(card, count, tiles, 1),
            (KingFinal::Flat, Card::King) => Score { points: 10, ..explanation(card, count, tiles, 0) },
            (KingFinal::Flat, Card::Robber) => Score { points: 20, ..explanation(card, count, tiles, 0) },
            (KingFinal::Continuous, _) => continue,
        };
        tell(player, why.points, why);
    }
}

/// Whether a completed feature counts for a card. A castle is no city.
fn counts(game: &Game, card: Card, completed: Node) -> bool {
    is_in_play(game, card) && game.board.feature(completed).kind == card.kind() && !game.is_castle(completed)
}

/// Whether a card is there to be taken.
fn is_in_play(game: &Game, card: Card) -> bool {
    game.rules.uses(match card {
        Card::King => Part::King,
        Card::Robber => Part::Robber,
    })
}

/// The number of completed cities, or roads, of the landscape. The City of Carcassonne is one of the cities.
#[must_use]
pub(crate) fn count_completed(game: &Game, card: Card) -> u16 {
    let graph = game.board.graph();
    let is_counted =
        |node: &Node| graph.root(*node) == *node && graph.feature(*node).is_complete() && counts(game, card, *node);
    let carcassonne = u16::from(card == Card::King && game.count().is_some());
    carcassonne + (0..graph.len() as Node).filter(is_counted).count() as u16
}

fn explanation(card: Card, count: u16, tiles: u16, each: i16) -> Score {
    Score { count, tiles, points: each * count as i16, ..Score::of(ScoreReason::Card(card), None) }
}

impl Game {
    /// The player who holds a card, and the number of tiles of the largest completed city or road.
    #[must_use]
    pub fn holder(&self, card: Card) -> Option<(PlayerId, u16)> {
        self.states.king.as_ref().and_then(|state| state.holder(card))
    }
}
