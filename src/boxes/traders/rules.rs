//! Builders, pigs and goods.
//!
//! **Rules**: BOXES, Traders & Builders. *Builder*: placed instead of a figure on an incomplete road or city of the tile just
//! laid in which a follower of the same player stands. When the player lays a drawn tile that extends the builder's feature,
//! the turn has a second part: the player draws, lays and scores once more. *Pig*: placed instead of a figure in a field of
//! the tile just laid in which a farmer of the same player lies. If its owner has the majority there, each completed city
//! gives the owner 1 point more. *Pigsty* (printed on a tile of The River II): each completed city gives 1 point more to
//! everybody who scores the field as a farmer. *Goods*: whoever completes a city takes its tokens. At the end the most tokens
//! of a kind give 10 points, in a tie to each.
//!
//! Neither builder nor pig counts in a majority. Both go home with the figures of their feature.

pub mod options;
pub mod parts;

use crate::{
    board::{LaidTile, Node, Pos},
    catalogue::{Goods, PartKind, Side},
    rules::{self, ByPlayer, FigureKind, Game, LaidPart, PlayerId, ReturnCause, Score, ScoreReason},
};
use options::PigSecond;

/// Something that happened with the goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A player took the goods of a completed city.
    GoodsTaken {
        /// The player who completed the city.
        player: PlayerId,
        /// The number of tokens of each kind, indexed by [`Goods`].
        goods: [u8; 3],
        /// A part of the city.
        laid_part: LaidPart,
    },
}

impl rules::BoxEvent for Event {
    fn reveals(&self) -> bool {
        let Self::GoodsTaken { .. } = self;
        false
    }
}

/// The points for the most tokens of a kind.
const MOST_TOKENS: i16 = 10;

/// The tokens that the players have taken.
#[derive(Clone, Debug, Default)]
pub struct State {
    /// The number of tokens of each kind, indexed by [`Goods`].
    pub(crate) tokens: ByPlayer<[u8; 3]>,
}

/// Whether a figure can be on a kind of part.
#[must_use]
pub(crate) const fn stands_on(figure: FigureKind, kind: PartKind) -> bool {
    match figure {
        FigureKind::Builder => matches!(kind, PartKind::City | PartKind::Road),
        FigureKind::Pig => matches!(kind, PartKind::Field),
        FigureKind::Meeple
        | FigureKind::Large
        | FigureKind::Abbot
        | FigureKind::Mayor
        | FigureKind::Wagon
        | FigureKind::Phantom
        | FigureKind::Shepherd
        | FigureKind::Ringmaster => false,
    }
}

/// Returns the builders and pigs whose owner has no follower left on their feature.
pub(crate) fn return_lonely(game: &mut Game, events: &mut Vec<rules::Event>) {
    let graph = game.board.graph();
    let is_lonely = |figure: &crate::rules::Figure| {
        let stays = |other: &crate::rules::Figure| {
            other.owner == figure.owner && other.kind.is_follower() && graph.root(other.node) == graph.root(figure.node)
        };
        figure.kind.is_companion() && !game.figures.iter().any(stays)
    };
    let Some(index) = game.figures.iter().position(is_lonely) else { return };
    game.return_figure(index, ReturnCause::LeftAlone, events);
    return_lonely(game, events);
}

/// The parts of a laid tile whose features are incomplete and have a follower of the active player, as a mask.
pub(crate) fn parts_with_followers(game: &Game, laid: &LaidTile) -> u16 {
    let graph = game.board.graph();
    let mut parts = 0;
    for figure in game.figures.iter().filter(|figure| figure.owner == game.active && figure.kind.is_follower()) {
        let root = graph.root(figure.node);
        if graph.feature(root).is_complete() {
            continue;
        }
        for part in 0..game.board.n_parts(laid) {
            parts |= u16::from(graph.root(laid.node(part)) == root) << part;
        }
    }
    parts
}

/// Whether the tile just laid belongs to the feature of the active player's builder.
#[must_use]
pub(crate) fn builder_extended(game: &Game) -> bool {
    let (Some(builder), Some(laid)) = (builder(game), game.board.last()) else { return false };
    let graph = game.board.graph();
    (0..game.board.n_parts(laid)).any(|part| graph.root(laid.node(part)) == graph.root(builder))
}

/// Whether a tile on a cell may extend the feature of the active player's builder: one of the tiles beside the cell belongs to it.
#[must_use]
pub(crate) fn builder_is_beside(game: &Game, pos: Pos) -> bool {
    let Some(builder) = builder(game) else { return false };
    let graph = game.board.graph();
    Side::ALL.into_iter().filter_map(|side| game.board.tile_at(pos.beside(side))).any(|index| {
        let laid = &game.board.tiles()[index];
        (0..game.board.n_parts(laid)).any(|part| graph.root(laid.node(part)) == graph.root(builder))
    })
}

/// Where the active player's builder stands.
fn builder(game: &Game) -> Option<Node> {
    let own = |figure: &&crate::rules::Figure| figure.kind == FigureKind::Builder && figure.owner == game.active;
    game.figures.iter().find(own).map(|figure| figure.node)
}

/// Gives the goods of a completed city to the active player, whoever stands in it.
pub(crate) fn take_goods(game: &mut Game, city: Node, events: &mut Vec<rules::Event>) {
    let goods = game.board.feature(city).attributes.goods;
    let (player, laid_part, is_castle) = (game.active, game.laid_part(city), game.is_castle(city));
    let Some(state) = game.states.traders.as_mut().filter(|_| goods != [0; 3] && !is_castle) else { return };
    for (tokens, taken) in state.tokens[player].iter_mut().zip(goods) {
        *tokens = tokens.saturating_add(taken);
    }
    events.push(rules::Event::Traders(Event::GoodsTaken { player, goods, laid_part }));
}

/// Calls `tell` with the final score of each kind of goods.
pub(crate) fn final_scores(game: &Game, tell: &mut dyn FnMut(PlayerId, i16, Score)) {
    let Some(state) = &game.states.traders else { return };
    for (goods, _) in Goods::ALL {
        let count = |player: PlayerId| state.tokens[player][goods as usize];
        let most = game.players().map(count).max().unwrap_or(0);
        for player in game.players().filter(|&player| most > 0 && count(player) == most) {
            let why =
                Score { count: u16::from(most), points: MOST_TOKENS, ..Score::of(ScoreReason::Goods(goods), None) };
            tell(player, why.points, why);
        }
    }
}

/// What a player's own pig adds for each completed city of a field, provided that the player scores it with farmers.
#[must_use]
pub(crate) fn pig_points(game: &Game, field: Node, player: PlayerId) -> i16 {
    let graph = game.board.graph();
    let root = graph.root(field);
    let is_pig = |figure: &&crate::rules::Figure| {
        figure.kind == FigureKind::Pig && figure.owner == player && graph.root(figure.node) == root
    };
    let pigs = game.figures.iter().filter(is_pig).count() as i16;
    if game.rules.options.traders.pig_second == PigSecond::Yes { pigs } else { pigs.min(1) }
}

impl Game {
    /// The number of tokens of each kind of goods that a player has taken, indexed by [`crate::catalogue::Goods`].
    #[must_use]
    pub fn tokens(&self, player: PlayerId) -> [u8; 3] {
        self.states.traders.as_ref().map_or([0; 3], |state| state.tokens[player])
    }
}
