//! The mage and the witch.
//!
//! **Rules**: FURTHER, Mage & Witch. Whoever lays a tile with a hat places or moves one of the two on any part of any incomplete road or
//! city on which neither stands; so does whoever lays a tile after which both stand in the same feature. Where no road or city is left to
//! choose, one that lies alone goes off, and of two one must be removed. The mage makes a road or city worth 1 point more for each of its
//! tiles; then the witch halves all of it, rounded up. They leave when their feature has been scored, or becomes a castle.

mod vocabulary;

pub use vocabulary::{Action, Event, Neutral, Refusal};

use crate::{
    board::{LaidTile, Node},
    catalogue::{BoxId, Catalogue, PartKind, Symbol, TileId},
    rules::{self, Extra, Game, IllegalAction, Misplaced, Row, Score, Step, Waits},
};

/// The question about the mage and the witch.
pub(crate) const ROW: Row =
    Row::new(Step::Magic, Waits::IfOffered, BoxId::Mage, "FURTHER, Mage & Witch: one of the two moves")
        .offers(&[moves, removals])
        .runs(goes_alone);

/// Where the two are.
#[derive(Clone, Copy, Debug, Default)]
pub struct State {
    /// The parts on which they stand, in the order of [`Neutral::ALL`].
    on: [Option<Node>; 2],
    /// Whether one of them must still move in this part of the turn.
    moves: bool,
}

/// Begins a part of a turn with a tile that was laid: one of the two moves if the tile shows a hat, or if both are in one feature now.
pub(crate) fn tile_placed(game: &mut Game, tile: TileId) {
    let moves = has_hat(tile) || are_together(game);
    if let Some(state) = &mut game.states.mage {
        state.moves = moves;
    }
}

fn has_hat(tile: TileId) -> bool {
    Catalogue::get().tile(tile).has(Symbol::Magic)
}

fn are_together(game: &Game) -> bool {
    let roots = game.magic().map(|on| on.map(|node| game.board.graph().root(node)));
    roots[0].is_some() && roots[0] == roots[1]
}

/// Whether laying a tile may lead to a question about the two.
#[must_use]
pub(crate) fn matters(game: &Game, tile: TileId) -> bool {
    game.states.mage.is_some() && (has_hat(tile) || game.magic().iter().all(Option::is_some))
}

impl rules::BoxDecision for Action {
    fn play(self, game: &mut Game, events: &mut Vec<rules::Event>) -> Step {
        let (who, to) = match self {
            Self::Move { who, pos, part } => (who, game.node_at(pos, part)),
            Self::Remove(who) => (who, None),
        };
        stand(game, who, to, events);
        over(game)
    }
}

fn over(game: &mut Game) -> Step {
    if let Some(state) = &mut game.states.mage {
        state.moves = false;
    }
    game.rules.after(Step::Magic)
}

/// Puts one of the two on a part, or takes it off the board.
fn stand(game: &mut Game, who: Neutral, to: Option<Node>, events: &mut Vec<rules::Event>) {
    let (from, to_part) = (game.magic()[who as usize], to.map(|node| game.laid_part(node)));
    let from = from.map(|node| game.laid_part(node));
    if let Some(state) = &mut game.states.mage {
        state.on[who as usize] = to;
        events.push(rules::Event::Mage(Event::Moved { who, from, to: to_part }));
    }
}

/// Whether one of the two may be put on a part of a tile.
fn takes(game: &Game, laid: &LaidTile, part: usize) -> bool {
    let node = laid.node(part);
    let feature = game.board.feature(node);
    let root = game.board.graph().root(node);
    matches!(feature.kind, PartKind::Road | PartKind::City)
        && !feature.is_complete()
        && game.magic().into_iter().flatten().all(|on| game.board.graph().root(on) != root)
}

/// Where the two may go: the mage and then the witch, tile by tile and part by part.
fn moves(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    game.states.mage.filter(|state| state.moves)?;
    let tiles = game.board.tiles();
    let n_slots = (tiles.len() as u32) << PART_BITS;
    while *cursor < 2 * n_slots {
        let (who, slot) = (Neutral::ALL[(*cursor / n_slots) as usize], *cursor % n_slots);
        *cursor += 1;
        let (laid, part) = (&tiles[(slot >> PART_BITS) as usize], slot & ((1 << PART_BITS) - 1));
        if (part as usize) < game.board.n_parts(laid) && takes(game, laid, part as usize) {
            return Some(rules::Action::Mage(Action::Move { who, pos: laid.pos, part: part as u8 }));
        }
    }
    None
}

/// As many bits as the index of a part of a tile needs.
const PART_BITS: u32 = 4;

/// Which of the two may be removed: either, if both are on the board and neither can move.
fn removals(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    game.states.mage.filter(|state| state.moves && state.on.iter().all(Option::is_some))?;
    if moves(game, &mut 0).is_some() {
        return None;
    }
    let who = *Neutral::ALL.get(*cursor as usize)?;
    *cursor += 1;
    Some(rules::Action::Mage(Action::Remove(who)))
}

/// Takes the only one of the two that is on the board off it, if it should move and cannot.
fn goes_alone(game: &mut Game, events: &mut Vec<rules::Event>) -> Step {
    if game.states.mage.is_some_and(|state| state.moves) {
        let alone = Neutral::ALL.into_iter().find(|&who| game.magic()[who as usize].is_some());
        if let Some(who) = alone {
            stand(game, who, None, events);
        }
    }
    over(game)
}

/// Takes those of the two off the board that stand in a feature.
pub(crate) fn leave(game: &mut Game, feature: Node, events: &mut Vec<rules::Event>) {
    for who in Neutral::ALL {
        if game.stands_in(who, feature) {
            stand(game, who, None, events);
        }
    }
}

/// Takes those of the two off the board whose features the tile just laid completed.
pub(crate) fn scored(game: &mut Game, events: &mut Vec<rules::Event>) {
    for index in 0..game.board.completed().len() {
        leave(game, game.board.completed()[index], events);
    }
}

/// Changes the score of a road or city in which one of the two stands. This comes after everything else that changes it.
pub(crate) fn worth(game: &Game, node: Node, score: &mut Score) {
    if game.stands_in(Neutral::Mage, node) {
        score.add(Extra::Mage, score.tiles as i16);
    }
    if game.stands_in(Neutral::Witch, node) {
        score.add(Extra::Witch, -(score.points / 2));
    }
}

/// The reason why a decision of this box is not legal now.
pub(crate) fn why_not(game: &Game, action: rules::Action) -> IllegalAction {
    IllegalAction::Mage(match action {
        rules::Action::Mage(_) if game.step != Step::Magic => Refusal::NoMagic,
        rules::Action::Mage(Action::Move { .. }) => Refusal::NotThere,
        rules::Action::Mage(Action::Remove(_)) => Refusal::CanMove,
        _ => Refusal::MagicAsked,
    })
}

impl Game {
    /// The parts on which the mage and the witch stand, in this order; `None` for one that is not on the board.
    #[must_use]
    pub fn magic(&self) -> [Option<Node>; 2] {
        self.states.mage.map_or([None; 2], |state| state.on)
    }

    /// Whether one of the two stands in the feature of a node.
    #[must_use]
    pub(crate) fn stands_in(&self, who: Neutral, feature: Node) -> bool {
        let graph = self.board.graph();
        self.magic()[who as usize].is_some_and(|on| graph.root(on) == graph.root(feature))
    }

    /// Puts the mage or the witch on a road or city of a board that is set up by hand.
    ///
    /// # Errors
    /// If they are not in play, or it is no road or city. The board is then unchanged.
    pub fn arrange_magic(&mut self, who: Neutral, node: Node) -> Result<(), Misplaced> {
        let kind = self.board.feature(node).kind;
        let Some(state) = &mut self.states.mage else { return Err(Misplaced::NoPiece(who.name())) };
        if !matches!(kind, PartKind::Road | PartKind::City) {
            return Err(Misplaced::NoRoadOrCity);
        }
        state.on[who as usize] = Some(node);
        Ok(())
    }
}
