//! Bridges. Castles and bazaars have files of their own.
//!
//! **Rules**: BOXES, Bridges, Castles & Bazaars. *Bridge*: once in each part of the turn, besides the figure, across the tile just
//! laid or a neighbouring one. Both of its edges show field and the cells beyond are empty. It is a road of its own, which
//! stays until the end. A bridge may also make the drawn tile fit: across the tile itself or the neighbour; who does not want to
//! spend it lets the tile go if it fits nowhere else.
//!
//! A tile with a bridge is a tile with one more road, which the board knows ([`crate::catalogue::Catalogue::bridged`]).

pub(crate) mod bazaar;
pub(crate) mod castle;
pub mod options;
pub mod parts;
mod vocabulary;

use self::parts::Part;
pub use self::vocabulary::{Action, Deal, Event, Refusal};
use crate::{
    board::{Bridge, LaidTile, MAX_TILES, Node, Pos},
    boxes::dragon::rules::first_volcano,
    catalogue::{Axis, Catalogue, EdgeKind, PartKind, Rotation, Side, TileId},
    rules::{self, ByPlayer, Game, IllegalAction, Misplaced, PlayerId, Rules, Step, misfit, tile_arranged},
};

/// The bridges and castles that are left, the castles on the board, and the bazaar.
#[derive(Clone, Debug)]
pub struct State {
    bridges_left: ByPlayer<u8>,
    castles_left: ByPlayer<u8>,
    /// Whether a bridge was built in this part of the turn.
    has_built: bool,
    castles: castle::Castles,
    bazaar: bazaar::Bazaar,
}

impl State {
    pub(crate) fn new(rules: &Rules) -> Self {
        let each = if rules.n_players() <= 4 { 3 } else { 2 };
        let each_of = |part| ByPlayer::of_each(rules.n_players(), if rules.uses(part) { each } else { 0 });
        Self {
            bridges_left: each_of(Part::Bridges),
            castles_left: each_of(Part::Castles),
            has_built: false,
            castles: castle::Castles::new(usize::from(each) * rules.n_players()),
            bazaar: bazaar::Bazaar::default(),
        }
    }

    /// The number of bridges that a player has left.
    pub(crate) fn bridges_left(&self, player: PlayerId) -> u8 {
        self.bridges_left[player]
    }

    /// The number of castles that a player has left.
    pub(crate) fn castles_left(&self, player: PlayerId) -> u8 {
        self.castles_left[player]
    }
}

/// Whether the active player has a bridge.
fn has_bridge(game: &Game) -> bool {
    game.states.bridges.as_ref().is_some_and(|state| state.bridges_left[game.active] > 0)
}

/// Declining the drawn tile, which is possible if it fits nowhere without a bridge. In an open game no tile is drawn, so none is let go.
pub(crate) fn letting_go(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    let tile = game.drawn.filter(|_| *cursor == 0 && game.states.bridges.is_some() && !game.open)?;
    *cursor = 1;
    (!game.fits_without_bridge(tile)).then_some(rules::Action::Skip)
}

/// The placements of the drawn tile that only a bridge makes possible: cell by cell in the order of the frontier, each with its
/// turns from 0 to 3.
pub(crate) fn layings(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    layings_of(game, game.drawn?, cursor)
}

/// The same for any tile.
pub(crate) fn layings_of(game: &Game, tile: TileId, cursor: &mut u32) -> Option<rules::Action> {
    if !has_bridge(game) {
        return None;
    }
    let frontier = game.board.frontier();
    let laying = |at: u32| {
        let (cell, turns) = (frontier[at as usize / 4], (at % 4) as Rotation);
        missing_bridge(game, (tile, cell.pos, turns))?;
        Some((at, rules::Action::Bridges(Action::LayWithBridge { tile, pos: cell.pos, turns })))
    };
    let (at, action) = (*cursor..4 * frontier.len() as u32).find_map(laying)?;
    *cursor = at + 1;
    Some(action)
}

/// The bridge that makes a tile fit on a cell where it does not fit without one.
///
/// Where the tile shows field beside a road, the bridge leads across the tile; where it shows a road beside field, across the
/// neighbour. So no two bridges can make it fit in the same way.
fn missing_bridge(game: &Game, laying: (TileId, Pos, Rotation)) -> Option<Bridge> {
    let (tile, pos, turns) = laying;
    mending_bridge(game, laying).filter(|_| game.refusal(tile, pos, turns).is_none())
}

/// Like [`missing_bridge`], but only the edges decide where a tile may be laid.
fn mending_bridge(game: &Game, (tile, pos, turns): (TileId, Pos, Rotation)) -> Option<Bridge> {
    let catalogue = Catalogue::get();
    let key = game.board.frontier_at(pos)?.key;
    let wanted = |side: Side| key.code(side);
    let edges = &catalogue.face(tile, turns).edges;
    let fits = |edges: &[EdgeKind; 4], without: Option<Side>| {
        Side::ALL.into_iter().filter(|side| Some(*side) != without).all(|side| {
            let shown = edges[side.index()];
            wanted(side) == 0 || shown == EdgeKind::Any || shown.code() == wanted(side)
        })
    };
    let is_misfit = |side: &Side| {
        let (shown, code) = (edges[side.index()], wanted(*side));
        code != 0 && shown != EdgeKind::Any && shown.code() != code
    };
    let side = Side::ALL.into_iter().find(is_misfit)?;
    let (shown, wants) = (edges[side.index()], wanted(side));
    let axis = Axis::of(side);
    if shown == EdgeKind::Field && wants == EdgeKind::Road.code() {
        let bridged = catalogue.bridged(tile, turns, axis)?;
        fits(&catalogue.face(bridged, turns).edges, None).then_some(Bridge { pos, axis })
    } else if shown == EdgeKind::Road && wants == EdgeKind::Field.code() && fits(edges, Some(side)) {
        Some(Bridge { pos: pos.beside(side), axis }).filter(|&bridge| takes_bridge(game, bridge))
    } else {
        None
    }
}

/// Lays the drawn tile with the bridge that it needs.
pub(crate) fn lay(game: &mut Game, (tile, pos, turns): (TileId, Pos, Rotation), events: &mut Vec<rules::Event>) {
    let Some(bridge) = missing_bridge(game, (tile, pos, turns)) else { return };
    let shape = mend(game, (tile, pos, turns), bridge);
    events.push(rules::Event::Bridges(Event::BridgeBuilt { player: game.active, bridge }));
    game.lay_as(tile, shape, (pos, turns), events);
    spend(game);
}

/// Builds the bridge that makes a tile fit. The result is the tile as it is laid then: with the bridge, if that leads across it.
fn mend(game: &mut Game, (tile, pos, turns): (TileId, Pos, Rotation), bridge: Bridge) -> TileId {
    if bridge.pos == pos {
        return Catalogue::get().bridged(tile, turns, bridge.axis).unwrap_or(tile);
    }
    game.board.build_bridge(bridge);
    tile
}

/// The bridges that the active player may build: across the tile just laid, and across its neighbours clockwise from north, each
/// first from north to south.
pub(crate) fn spans(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    let state = game.states.bridges.as_ref().filter(|state| !state.has_built)?;
    let last = game.board.last().filter(|_| state.bridges_left[game.active] > 0)?.pos;
    let span = |at: u32| {
        let pos = (at / 2).checked_sub(1).map_or(last, |side| last.beside(Side::from_index(side as usize)));
        let bridge = Bridge { pos, axis: Axis::ALL[at as usize % 2] };
        takes_bridge(game, bridge).then_some((at, bridge))
    };
    let (at, bridge) = (*cursor..2 * (1 + Side::ALL.len() as u32)).find_map(span)?;
    *cursor = at + 1;
    Some(rules::Action::Bridges(Action::Bridge(bridge)))
}

/// Whether a bridge may lead across a tile: not where acrobats stand.
fn takes_bridge(game: &Game, bridge: Bridge) -> bool {
    let acrobats = |node: Node| {
        let feature = game.board.feature(node);
        feature.kind == PartKind::Acrobats && feature.figures > 0
    };
    let stand = |laid: LaidTile| game.board.nodes_of(laid).any(acrobats);
    game.board.takes_bridge(bridge) && !game.board.laid_on(bridge.pos).is_some_and(stand)
}

/// Builds a bridge of the active player.
pub(crate) fn build(game: &mut Game, bridge: Bridge, events: &mut Vec<rules::Event>) {
    game.board.build_bridge(bridge);
    events.push(rules::Event::Bridges(Event::BridgeBuilt { player: game.active, bridge }));
    spend(game);
}

fn spend(game: &mut Game) {
    if let Some(state) = &mut game.states.bridges {
        state.bridges_left[game.active] -= 1;
        state.has_built = true;
    }
}

impl rules::BoxDecision for Action {
    fn play(self, game: &mut Game, events: &mut Vec<rules::Event>) -> Step {
        match self {
            Self::LayWithBridge { tile, pos, turns } => {
                lay(game, (tile, pos, turns), events);
                game.drawn_tile_laid(events);
                return game.rules.after(game.step);
            }
            Self::Bridge(bridge) => build(game, bridge, events),
            Self::Castle { pos, part } => castle::build(game, pos, part, events),
            Self::Bazaar(deal) => {
                bazaar::deal(game, deal, events);
                return bazaar::next_step(game);
            }
        }
        game.step
    }

    fn drawn_tile(self) -> Option<TileId> {
        match self {
            Self::LayWithBridge { tile, .. } => Some(tile),
            Self::Bridge(_) | Self::Castle { .. } | Self::Bazaar(_) => None,
        }
    }

    fn distinct(self) -> rules::Action {
        match self {
            Self::LayWithBridge { tile, pos, turns } => {
                Self::LayWithBridge { tile, pos, turns: Catalogue::get().face(tile, turns).like() }.into()
            }
            other => other.into(),
        }
    }
}

/// Begins a part of the turn with a tile that was just laid.
pub(crate) fn tile_placed(game: &mut Game) {
    let Some(state) = &mut game.states.bridges else { return };
    state.has_built = false;
    state.castles.part_begins();
}

/// Lets the drawn tile go, which fits only with a bridge. Another is drawn.
pub(crate) fn let_go(game: &mut Game, events: &mut Vec<rules::Event>) -> Step {
    if let Some(tile) = game.drawn.take() {
        events.push(rules::Event::Discarded { player: game.active, tile, let_go: true });
        first_volcano::note(game, tile);
    }
    bazaar::held_is_gone(game);
    Step::Draw
}

/// Builds the bridge that makes a tile fit on a board that is set up by hand. The result is the tile as it is to be laid.
///
/// # Errors
/// If this bridge does not make it fit.
fn arrange_for(game: &mut Game, laying: (TileId, Pos, Rotation), bridge: Bridge) -> Result<TileId, IllegalAction> {
    if mending_bridge(game, laying) == Some(bridge) {
        Ok(mend(game, laying, bridge))
    } else {
        Err(IllegalAction::Bridges(Refusal::BridgeUnneeded))
    }
}

impl Game {
    /// Whether a follower on a part is the lord of a castle, who is safe there until the castle scores.
    #[must_use]
    pub fn is_lord(&self, node: Node) -> bool {
        self.states.bridges.is_some() && castle::is_lord(self, node)
    }

    /// Whether a city is a castle.
    #[must_use]
    pub fn is_castle(&self, city: Node) -> bool {
        self.states.bridges.is_some() && castle::is_castle(self, city)
    }

    /// Iterates over the castles in the order in which they were built, each by a part of its city.
    pub fn castles(&self) -> impl Iterator<Item = Node> {
        castle::all(self)
    }

    /// The six tiles on which a feature has to be completed for the castle that a city of two tiles is or could be: those of the
    /// city, and those beside them across its long sides.
    #[must_use]
    pub fn castle_cells(&self, city: Node) -> [Pos; castle::SURROUNDINGS] {
        castle::surroundings(self, city)
    }

    /// The number of bridges that a player has left.
    #[must_use]
    pub fn bridges_left(&self, player: PlayerId) -> u8 {
        self.states.bridges.as_ref().map_or(0, |state| state.bridges_left(player))
    }

    /// The number of castles that a player has left to build.
    #[must_use]
    pub fn castles_left(&self, player: PlayerId) -> u8 {
        self.states.bridges.as_ref().map_or(0, |state| state.castles_left(player))
    }

    /// The bridges on the board, in the order in which their tiles were laid.
    pub fn bridges(&self) -> impl Iterator<Item = Bridge> {
        let bridge =
            |laid: &LaidTile| Some(Bridge { pos: laid.pos, axis: Catalogue::get().bridge(laid.tile, laid.turns)? });
        self.board.tiles().iter().filter_map(bridge)
    }

    /// Builds a bridge across a laid tile. Both of its edges must show field, and the cells beyond be empty.
    ///
    /// # Errors
    /// If bridges are not in play, or none can be there. The board is then unchanged.
    pub fn arrange_bridge(&mut self, bridge: Bridge) -> Result<(), Misplaced> {
        if !self.rules.uses(Part::Bridges) {
            return Err(Misplaced::NoPiece("bridges"));
        }
        if !self.board.takes_bridge(bridge) {
            return Err(Misplaced::NoBridge(bridge.pos));
        }
        self.board.build_bridge(bridge);
        Ok(())
    }

    /// Puts a tile on the table that does not fit there without a bridge, and the bridge that makes it fit: across the tile itself
    /// or a neighbour.
    ///
    /// # Errors
    /// If the tile does not fit with this bridge or needs none, or bridges are not in play. The board is then unchanged.
    pub fn arrange_tile_with_bridge(
        &mut self,
        tile: TileId,
        (pos, turns): (Pos, Rotation),
        bridge: Bridge,
    ) -> Result<(), Misplaced> {
        if !self.rules.uses(Part::Bridges) {
            return Err(Misplaced::NoPiece("bridges"));
        }
        if self.board.tiles().len() >= MAX_TILES {
            return Err(IllegalAction::Full.into());
        }
        match arrange_for(self, (tile, pos, turns), bridge) {
            Ok(shape) => {
                self.board.lay(shape, pos, turns);
                tile_arranged(self, tile);
                Ok(())
            }
            Err(unneeded) => Err(misfit(self, tile, pos, turns).unwrap_or(unneeded).into()),
        }
    }

    /// The bridge that makes a tile fit on a cell where it does not fit without one. No two bridges do; whether the active player
    /// has one is another question.
    #[must_use]
    pub fn missing_bridge(&self, tile: TileId, pos: Pos, turns: Rotation) -> Option<Bridge> {
        missing_bridge(self, (tile, pos, turns))
    }
}
