//! What stands on the board and what it will probably give, feature by feature; and the same after a tile, reckoned anew
//! only where the tile changes something.

mod group;

use super::{
    Forecast,
    learned::Holding,
    perils, possessions,
    prospect::{Prospect, Worth, abbot, companion, in_hand, phantom, prospect},
};
use crate::{
    board::{Node, Pos},
    boxes::{
        bigtop::ai as bigtop, gold::ai as gold, hills::ai as hills, messages::ai as messages, robbers::ai as robbers,
        watchtowers::ai as watchtowers,
    },
    catalogue::{Catalogue, PartKind},
    rules::{ByPlayer, FigureKind, Game, PlayerId},
};
use group::Group;

/// The most features with figures or barns that are told apart: more than all players together have figures and barns.
const MOST: usize = 128;

/// The features with figures or barns.
#[derive(Clone, Debug, Default)]
pub(super) struct Standing {
    groups: Vec<Group>,
    /// For each cell of the frontier the groups that a tile there changes, a bit each.
    seen_from: Vec<u128>,
}

impl Standing {
    /// Looks at what stands on the board of a game.
    pub(super) fn see(&mut self, game: &Game, forecast: &mut Forecast) {
        forecast.look_at(game.board());
        self.groups.clear();
        let graph = game.board().graph();
        for figure in game.figures() {
            let root = graph.root(figure.node);
            let known = self.groups.iter().position(|group| group.node == root);
            let index = known.unwrap_or(self.groups.len());
            if known.is_none() {
                if index == MOST {
                    break;
                }
                self.groups.push(Group::of(game, root, forecast));
            }
            self.groups[index].holders.add(figure.owner, figure.kind, forecast);
        }
        for group in &mut self.groups {
            group.add_learned(game, forecast);
        }
        for barn in game.barns().iter().take(MOST - self.groups.len()) {
            self.groups.push(Group::of_barn(game, graph.root(barn.node), barn.owner, forecast));
        }
    }

    /// Calls back with each player who has figures in a feature, and what it is to that player.
    pub(super) fn each_holding(&self, game: &Game, each: &mut impl FnMut(PlayerId, Holding)) {
        for group in &self.groups {
            group.each_holding(game, each);
        }
    }

    /// Notes which groups a tile on each cell of the frontier changes.
    pub(super) fn look_around(&mut self, game: &Game) {
        let board = game.board();
        self.seen_from.clear();
        self.seen_from.resize(board.frontier().len(), 0);
        for (index, group) in self.groups.iter().enumerate() {
            let (bit, seen_from) = (1_u128 << index, &mut self.seen_from);
            match group.centre {
                Some(centre) => {
                    for (seen, cell) in seen_from.iter_mut().zip(board.frontier()) {
                        *seen |= if centre.is_near(cell.pos) { bit } else { 0 };
                    }
                }
                None => each_cell(game, group.node, &mut |cell| seen_from[cell] |= bit),
            }
        }
    }

    /// The groups that a tile on a cell of the frontier changes.
    pub(super) fn changed_by(&self, game: &Game, pos: Pos) -> u128 {
        let at = |pos| game.board().frontier_index_at(pos).map_or(0, |index| self.seen_from[index]);
        let beside = crate::catalogue::Side::ALL.into_iter().fold(0, |groups, side| groups | at(pos.beside(side)));
        let mut groups = at(pos) | beside;
        for (index, group) in self.groups.iter().enumerate() {
            // A cell around may become one of the frontier, which makes it likelier to be filled.
            let near = |centre: Pos| pos.x.abs_diff(centre.x) <= 2 && pos.y.abs_diff(centre.y) <= 2;
            groups |= u128::from(group.centre.is_some_and(near)) << index;
        }
        groups
    }

    /// Whether a tile just laid for a look does more than change what is expected: it completes what has figures, or leads
    /// farmers to a barn.
    pub(super) fn is_stirred(&self, game: &Game, changed: u128) -> bool {
        let (board, graph) = (game.board(), game.board().graph());
        let near_castles = game.castles().next().is_some(); // which score for features without figures, too
        if board.completed().iter().any(|&node| near_castles || board.feature(node).figures > 0) {
            return true;
        }
        let meets = |barn: &Group| {
            let root = graph.root(barn.node);
            self.of(changed)
                .any(|index| self.groups[index].barn.is_none() && graph.root(self.groups[index].node) == root)
        };
        self.of(changed).any(|index| self.groups[index].barn.is_some() && meets(&self.groups[index]))
    }

    fn of(&self, mut groups: u128) -> impl Iterator<Item = usize> {
        std::iter::from_fn(move || {
            let index = groups.trailing_zeros() as usize;
            groups &= groups.wrapping_sub(1);
            (index < MOST).then_some(index)
        })
    }

    /// What every player has and may expect, with these groups reckoned anew: none, or those that a tile just laid changes.
    pub(super) fn worth(&self, game: &Game, changed: u128, forecast: &mut Forecast) -> Worth {
        let graph = game.board().graph();
        let mut sums = Sums::default();
        for (index, group) in self.groups.iter().enumerate() {
            if changed >> index & 1 == 0 {
                sums.add(game, group, forecast);
            }
        }
        let mut left = changed;
        for index in self.of(changed) {
            if left >> index & 1 == 0 {
                continue;
            }
            let mut group = self.groups[index];
            let root = graph.root(group.node);
            if group.barn.is_none() {
                for other in self.of(left & !(2_u128 << index).wrapping_sub(1)) {
                    let joined = &self.groups[other];
                    if joined.barn.is_none() && graph.root(joined.node) == root {
                        group.holders.join(&joined.holders, game);
                        left &= !(1 << other);
                    }
                }
            }
            group.reckon_anew(game, root, forecast);
            sums.add(game, &group, forecast);
        }
        let (an_abbot, a_phantom) = (abbot(game, forecast), phantom(forecast));
        let mut worth = sums.points;
        possessions::add(game, &mut worth, forecast);
        perils::add(game, &mut worth, forecast);
        hills::add(game, forecast.to_come(), &mut worth);
        bigtop::add(game, &mut worth);
        messages::add(game, &mut worth);
        robbers::add(game, &mut worth);
        gold::add(game, &mut worth, |node| prospect(game, node, forecast).back);
        watchtowers::add(game, &mut worth, |node| prospect(game, node, forecast).back);
        for player in game.players() {
            let weights = forecast.weights();
            let score = f32::from(game.score(player));
            worth[player] += score
                + forecast.learned.of_score(score)
                + in_hand(game.supply(player), sums.returning[player], forecast)
                + (f32::from(game.supply(player)[FigureKind::Abbot]) + sums.abbots[player] * weights.coming_back)
                    * an_abbot
                + (f32::from(game.supply(player)[FigureKind::Phantom]) + sums.phantoms[player] * weights.coming_back)
                    * a_phantom;
            if game.has_abbey(player) {
                worth[player] += weights.tempo * forecast.ramp();
            }
        }
        Worth { points: worth, returning: sums.returning }
    }
}

/// What the groups add up to.
#[derive(Default)]
struct Sums {
    points: ByPlayer<f32>,
    returning: ByPlayer<f32>,
    abbots: ByPlayer<f32>,
    phantoms: ByPlayer<f32>,
}

impl Sums {
    fn add(&mut self, game: &Game, group: &Group, forecast: &Forecast) {
        let tied = forecast.weights().tied;
        let Prospect { points, back } = group.prospect;
        if let Some(owner) = group.barn {
            self.points[owner] += points;
            return;
        }
        let holders = &group.holders;
        let strength = |player| group.strength(player);
        let most = game.players().map(strength).max().unwrap_or(0);
        let alone = game.players().filter(|&player| strength(player) == most).count() == 1;
        for player in game.players() {
            self.points[player] += group.learned[player];
            if most > 0 && strength(player) == most {
                self.points[player] += if alone { points } else { points * tied };
                if holders.pigs[player] > 0 {
                    self.points[player] += companion(game, group.node, FigureKind::Pig, group.prospect, forecast);
                }
            }
            if holders.builders[player] > 0 {
                self.points[player] += companion(game, group.node, FigureKind::Builder, group.prospect, forecast);
            }
            self.returning[player] += back * holders.values[player];
            self.abbots[player] += back * f32::from(holders.abbots[player]);
            self.phantoms[player] += back * f32::from(holders.phantoms[player]);
        }
    }
}

/// Calls back with the cells of the frontier on which a tile changes a city, road or field: those to which it leads, and for
/// a field those to which its cities lead.
fn each_cell(game: &Game, node: Node, each: &mut dyn FnMut(usize)) {
    let board = game.board();
    let is_field = board.feature(node).kind == PartKind::Field;
    for member in board.graph().members(node) {
        let (index, part) = board.home(member);
        let laid = board.tiles()[index];
        let part = &Catalogue::get().tile(laid.tile).parts[part];
        let mut to = |pos| {
            if let Some(cell) = board.frontier_index_at(pos) {
                each(cell);
            }
        };
        for side in part.sides.turned(laid.turns).iter() {
            to(laid.pos.beside(side));
        }
        for half in part.halves.turned(laid.turns).iter() {
            to(laid.pos.beside(half.side()));
        }
        let mut touched = if is_field { part.cities } else { 0 };
        while touched != 0 {
            let city = laid.node(touched.trailing_zeros() as usize);
            touched &= touched - 1;
            if !board.feature(city).is_complete() {
                each_cell(game, city, each);
            }
        }
    }
}

#[cfg(test)]
mod tests;
