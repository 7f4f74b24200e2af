//! What flocks are worth to computer players.

use super::rules::{Action, Token, flock};
use crate::{
    board::Node,
    catalogue::BoxId,
    rules::{ByPlayer, FigureKind, Game, PlayerId},
};

/// The chance that a player can bring a flock home in a turn: most tiles fit somewhere on its field.
const CHANCE: f32 = 0.6;
/// What a shepherd gathers in a turn on the board, in points.
const GROWTH: f32 = 0.5;
/// In so many turns a shepherd on the board or in hand gathers about as much as he ever will.
const TURNS: f32 = 5.0;
/// What a shepherd in hand is worth as long as there is much to come.
const IN_HAND: f32 = 1.5;

/// Adds what shepherds and their flocks are likely to give when so many tiles are still to be drawn.
pub(crate) fn add(game: &Game, to_come: usize, points: &mut ByPlayer<f32>) {
    if !game.rules().has(BoxId::Hills) {
        return;
    }
    let turns = to_come as f32 / game.rules().n_players() as f32;
    for player in game.players() {
        if game.supply(player)[FigureKind::Shepherd] > 0 {
            points[player] += IN_HAND * (turns / TURNS).min(1.0);
        }
        if let Some(field) = field_of(game, player) {
            let away = (0..turns as u16).fold(1.0 - CHANCE * turns.fract(), |away, _| away * (1.0 - CHANCE));
            let home = 1.0 - away;
            points[player] += home * f32::from(flock::sheep(game, field)) + GROWTH * turns.min(TURNS);
        }
    }
}

/// How a player likes an answer about a flock at a glance: what may be lost against what may be gained.
pub(crate) fn liking(game: &Game, action: Action) -> f32 {
    let Some(field) = flock::asked_field(game) else { return 0.0 };
    let in_bag = game.bag().map(|(_, count)| u16::from(count)).sum::<u16>().max(1);
    let share = |token: Token, count: u8| f32::from(count) * f32::from(token.sheep());
    match action {
        Action::Add { .. } if game.hides_lots() => f32::MIN, // nobody sees what would come
        Action::Add { .. } => game.bag().map(|(token, count)| share(token, count)).sum::<f32>() / f32::from(in_bag),
        Action::Home => {
            let wolves = game.bag().find(|&(token, _)| token == Token::Wolf).map_or(0, |(_, count)| count);
            f32::from(flock::sheep(game, field)) * f32::from(wolves) / f32::from(in_bag)
        }
        Action::Shepherd { .. } => 0.0,
    }
}

/// The number of sheep in the field of a player's shepherd.
pub(crate) fn sheep_of(game: &Game, player: PlayerId) -> usize {
    field_of(game, player).map_or(0, |field| flock::sheep(game, field).into())
}

fn field_of(game: &Game, player: PlayerId) -> Option<Node> {
    let is_own = |figure: &&crate::rules::Figure| figure.kind == FigureKind::Shepherd && figure.owner == player;
    game.figures().iter().find(is_own).map(|figure| figure.node)
}
