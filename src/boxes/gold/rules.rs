//! Bars of gold.
//!
//! **Rules**: FURTHER, The Gold Mines. Laying a gold tile puts one bar on it and one, by choice, on one of the eight cells around it where
//! a tile lies. When completed roads, cities, monasteries, gardens and castles are scored, everybody with the majority claims the tiles
//! there: those of a road or city, the nine cells of a monastery or garden, the six of a castle. Afterwards the claimed bars are shared out
//! in rounds, from the active player clockwise: each takes one from the tile that most players claim. At the end each bar is worth 1 to 4
//! points, the more bars the more.

mod vocabulary;

pub use vocabulary::{Action, Event, Refusal};

use crate::{
    board::{Node, Pos},
    boxes::bridges::rules::castle,
    catalogue::{BoxId, Catalogue, PartKind, Symbol, TileId},
    rules::{
        self, ByPlayer, Figure, FigureKind, Game, IllegalAction, Misplaced, PlayerId, Row, Score, ScoreReason, Step,
        Waits, score,
    },
};

/// The question about the second bar.
pub(crate) const ROW: Row =
    Row::new(Step::Gold, Waits::IfOffered, BoxId::Gold, "FURTHER, The Gold Mines: the second bar beside the tile")
        .offers(&[cells])
        .runs(lay_alone);

/// The points at the end for each bar, by the number of bars from which on it is worth so much.
const WORTH: [(u16, i16); 4] = [(10, 4), (7, 3), (4, 2), (1, 1)];

/// The bars on the board and those of the players.
#[derive(Clone, Debug)]
pub struct State {
    /// The tiles with bars, in the order in which their first bars came.
    piles: Vec<Pile>,
    /// The bars that everybody has won.
    won: ByPlayer<u16>,
    /// Whether the second bar of the tile just laid is still to come.
    awaits_second: bool,
}

/// The bars on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pile {
    /// The cell of the tile.
    pub pos: Pos,
    /// The number of bars, from 1 up.
    pub bars: u8,
    /// The players who claim them in this scoring, a bit each.
    claims: u8,
}

/// Memory for as many tiles as can have bars in a game with one box.
const USUAL_PILES: usize = 16;

impl State {
    pub(crate) fn new() -> Self {
        Self { piles: Vec::with_capacity(USUAL_PILES), won: ByPlayer::default(), awaits_second: false }
    }

    fn add(&mut self, pos: Pos, bars: u8) {
        match self.piles.iter_mut().find(|pile| pile.pos == pos) {
            Some(pile) => pile.bars = pile.bars.saturating_add(bars),
            None => self.piles.push(Pile { pos, bars, claims: 0 }),
        }
    }
}

/// Begins a part of a turn with a tile that was laid: a gold tile gets its first bar.
pub(crate) fn tile_placed(game: &mut Game, tile: TileId, events: &mut Vec<rules::Event>) {
    let Some(state) = &mut game.states.gold else { return };
    state.awaits_second = has_gold(tile);
    if state.awaits_second
        && let Some(laid) = game.board.last()
    {
        lay_bar(game, laid.pos, events);
    }
}

/// Whether a tile brings gold.
#[must_use]
pub(crate) fn has_gold(tile: TileId) -> bool {
    Catalogue::get().tile(tile).has(Symbol::Gold)
}

/// Whether laying a tile may move bars.
#[must_use]
pub(crate) fn matters(game: &Game, tile: TileId) -> bool {
    game.states.gold.as_ref().is_some_and(|state| has_gold(tile) || !state.piles.is_empty())
}

impl rules::BoxDecision for Action {
    fn play(self, game: &mut Game, events: &mut Vec<rules::Event>) -> Step {
        let Self::Bar { pos } = self;
        lay_second(game, pos, events)
    }
}

fn lay_second(game: &mut Game, pos: Pos, events: &mut Vec<rules::Event>) -> Step {
    if let Some(state) = &mut game.states.gold {
        state.awaits_second = false;
    }
    lay_bar(game, pos, events);
    game.rules.after(Step::Gold)
}

fn lay_bar(game: &mut Game, pos: Pos, events: &mut Vec<rules::Event>) {
    let Some(state) = &mut game.states.gold else { return };
    state.add(pos, 1);
    events.push(rules::Event::Gold(Event::Laid { pos }));
}

/// The cells with a tile around the gold tile just laid, if its second bar is still to come.
fn around(game: &Game) -> impl Iterator<Item = Pos> {
    let awaits = game.states.gold.as_ref().is_some_and(|state| state.awaits_second);
    let laid = game.board.last().filter(|_| awaits);
    laid.into_iter().flat_map(|laid| laid.pos.around()).filter(|&pos| game.board.tile_at(pos).is_some())
}

/// The cells for the second bar, clockwise from north, if there is more than one.
fn cells(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    around(game).nth(1)?;
    let pos = around(game).nth(*cursor as usize)?;
    *cursor += 1;
    Some(rules::Action::Gold(Action::Bar { pos }))
}

/// Lays the second bar where that is no decision: on the only tile around, if there is one.
fn lay_alone(game: &mut Game, events: &mut Vec<rules::Event>) -> Step {
    let only = around(game).next();
    match only {
        Some(pos) => lay_second(game, pos, events),
        None => game.rules.after(Step::Gold),
    }
}

/// Notes who claims the tiles of a feature that is scored because it was completed.
pub(crate) fn feature_scored(game: &mut Game, node: Node) {
    let has_piles = game.states.gold.as_ref().is_some_and(|state| !state.piles.is_empty());
    if !has_piles || game.step != Step::Score {
        return;
    }
    let root = game.board.graph().root(node);
    let is_mayor = |figure: &Figure| figure.kind == FigureKind::Mayor && game.board.graph().root(figure.node) == root;
    if game.is_castle(node) && game.figures.iter().any(is_mayor) {
        return; // as a lord he scores nothing
    }
    let holders = score::winners(game, &score::worth(game, node)).fold(0, |mask, player| mask | bit(player));
    let count = game.states.gold.as_ref().map_or(0, |state| state.piles.len());
    for index in 0..count {
        let pos = game.states.gold.as_ref().map_or_else(Pos::default, |state| state.piles[index].pos);
        if belongs_to(game, node, pos)
            && let Some(state) = &mut game.states.gold
        {
            state.piles[index].claims |= holders;
        }
    }
}

/// Whether the tile on a cell is claimed by whoever holds a feature.
fn belongs_to(game: &Game, node: Node, pos: Pos) -> bool {
    let own = game.laid_part(node).pos;
    match game.board.feature(node).kind {
        PartKind::City if game.is_castle(node) => castle::surroundings(game, node).contains(&pos),
        PartKind::City | PartKind::Road => {
            game.board.graph().members(node).any(|member| game.board.tile_of(member).pos == pos)
        }
        PartKind::Monastery | PartKind::Garden | PartKind::Hut => own.is_near(pos),
        _ => false,
    }
}

/// Shares the claimed bars out.
pub(crate) fn share_out(game: &mut Game, events: &mut Vec<rules::Event>) {
    let in_turn = game.players_from_active();
    let Some(state) = &mut game.states.gold else { return };
    if state.piles.iter().all(|pile| pile.claims == 0) {
        return;
    }
    let mut got = ByPlayer::<u16>::default();
    loop {
        let mut none_took = true;
        for player in in_turn.clone() {
            let claimed = state.piles.iter_mut().filter(|pile| pile.bars > 0 && pile.claims & bit(player) != 0);
            let contested = |pile: &&mut Pile| (u8::MAX - pile.claims.count_ones() as u8, pile.pos.x, pile.pos.y);
            if let Some(pile) = claimed.min_by_key(contested) {
                pile.bars -= 1;
                got[player] += 1;
                none_took = false;
            }
        }
        if none_took {
            break;
        }
    }
    state.piles.retain(|pile| pile.bars > 0);
    state.piles.iter_mut().for_each(|pile| pile.claims = 0);
    for player in in_turn.filter(|&player| got[player] > 0) {
        state.won[player] += got[player];
        events.push(rules::Event::Gold(Event::Won { player, bars: got[player] }));
    }
}

const fn bit(player: PlayerId) -> u8 {
    1 << player.index()
}

/// The points at the end for so many bars.
#[must_use]
pub const fn points_for(bars: u16) -> i16 {
    let mut row = 0;
    while row < WORTH.len() {
        if bars >= WORTH[row].0 {
            return WORTH[row].1 * bars as i16;
        }
        row += 1;
    }
    0
}

/// Calls `tell` with the points for everybody's bars.
pub(crate) fn final_scores(game: &Game, tell: &mut dyn FnMut(PlayerId, i16, Score)) {
    for player in game.players() {
        let bars = game.bars_won(player);
        let points = points_for(bars);
        if points > 0 {
            tell(player, points, Score { count: bars, points, ..Score::of(ScoreReason::Gold, None) });
        }
    }
}

/// The reason why a decision of this box is not legal now.
pub(crate) fn why_not(game: &Game, action: rules::Action) -> IllegalAction {
    IllegalAction::Gold(match action {
        rules::Action::Gold(_) if game.step != Step::Gold => Refusal::NoGold,
        rules::Action::Gold(Action::Bar { pos }) => Refusal::NotBeside(pos),
        _ => Refusal::BarAsked,
    })
}

impl Game {
    /// The tiles with bars of gold; empty without gold mines.
    pub fn gold(&self) -> impl Iterator<Item = Pile> {
        self.states.gold.iter().flat_map(|state| state.piles.iter().copied())
    }

    /// The bars of gold that a player has won.
    #[must_use]
    pub fn bars_won(&self, player: PlayerId) -> u16 {
        self.states.gold.as_ref().map_or(0, |state| state.won[player])
    }

    /// Lays a bar of gold on the tile on a cell of a board that is set up by hand.
    ///
    /// # Errors
    /// If gold is not in play, or no tile lies there. The board is then unchanged.
    pub fn arrange_gold(&mut self, pos: Pos) -> Result<(), Misplaced> {
        let lies_there = self.board.tile_at(pos).is_some();
        let Some(state) = &mut self.states.gold else { return Err(Misplaced::NoPiece("gold")) };
        if !lies_there {
            return Err(Misplaced::Illegal(IllegalAction::NoTile(pos)));
        }
        state.add(pos, 1);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::points_for;

    #[test]
    fn more_bars_are_worth_more_each() {
        assert_eq!([0, 1, 3, 4, 6, 7, 9, 10, 15].map(points_for), [0, 1, 3, 8, 12, 21, 27, 40, 60]);
    }
}
