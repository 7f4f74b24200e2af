//! Carries out decisions.

use super::{Action, Event, Figure, FigureKind, Game, IllegalAction, Step, legal, phase, seams};
use crate::{
    board::{Node, Pos},
    catalogue::{Rotation, TileId},
};

impl Game {
    /// Carries out a decision, goes on to the next one and appends what happened to `events`. The player who decides is
    /// [`Game::asked`].
    ///
    /// # Errors
    /// If the action is not legal now. The game and the events are then unchanged.
    pub fn play(&mut self, action: Action, events: &mut Vec<Event>) -> Result<(), IllegalAction> {
        legal::check(self, action)?;
        self.play_unchecked(action, events);
        Ok(())
    }

    /// Like [`Game::play`], but does not check whether the action is legal.
    ///
    /// # Panics
    /// An illegal action may panic or leave the game in a meaningless state.
    #[inline]
    pub fn play_unchecked(&mut self, action: Action, events: &mut Vec<Event>) {
        let mut next = self.rules.after(self.step);
        match action {
            Action::Lay { tile, pos, turns } => {
                self.lay(tile, pos, turns, events);
                seams::drawn_tile_laid(self);
            }
            Action::Place { figure, part } => self.place(figure, part, events),
            Action::Skip if self.step == Step::Wagon => next = seams::wagon_home(self, events),
            Action::Skip => {}
            Action::Abbey { pos } => next = seams::lay_abbey(self, pos, events),
            Action::Recall => seams::recall(self, events),
            Action::Barn { corner } => seams::place_barn(self, corner, events),
            Action::Move { pos, part, .. } => next = seams::move_wagon(self, pos, part, events),
            Action::End => return phase::finish(self, events),
        }
        self.step = next;
        phase::advance(self, events);
    }

    /// Lays a tile on behalf of the active player.
    pub(crate) fn lay(&mut self, tile: TileId, pos: Pos, turns: Rotation, events: &mut Vec<Event>) {
        self.board.lay(tile, pos, turns);
        seams::laid(self);
        self.drawn = None;
        events.push(Event::TilePlaced { player: self.active, tile, pos, turns });
    }

    fn place(&mut self, kind: FigureKind, part: u8, events: &mut Vec<Event>) {
        let owner = self.active;
        let Some(laid) = self.board.last() else { return };
        let node = laid.node(usize::from(part));
        self.supplies[owner][kind] -= 1;
        self.board.count_figure(node, 1);
        self.figures.push(Figure { kind, owner, node });
        events.push(Event::FigurePlaced { player: owner, figure: kind, laid_part: self.laid_part(node) });
    }

    /// Returns the figures of a feature to their owners in the order in which they were placed. A wagon that may move on
    /// stays and waits.
    pub(crate) fn return_figures(&mut self, node: Node, events: &mut Vec<Event>) {
        let root = self.board.graph().root(node);
        let mut left = self.board.feature(root).figures;
        let mut index = 0;
        while let Some(&figure) = self.figures.get(index).filter(|_| left > 0) {
            let stands_there = self.board.graph().root(figure.node) == root;
            left -= u8::from(stands_there);
            if stands_there && !seams::moves_on(figure.kind) {
                self.return_figure(index, events);
            } else {
                index += 1;
            }
        }
    }

    /// Returns one figure on the board to its owner.
    pub(crate) fn return_figure(&mut self, index: usize, events: &mut Vec<Event>) {
        let figure = self.figures.remove(index);
        self.supplies[figure.owner][figure.kind] += 1;
        self.board.count_figure(figure.node, -1);
        let laid_part = self.laid_part(figure.node);
        events.push(Event::FigureReturned { player: figure.owner, figure: figure.kind, laid_part });
    }
}
