//! Which aids are shown and what is inspected.

use super::Controller;
use crate::{
    rules::Game,
    ui::{
        camera::{Area, Point},
        inspection::{Aids, Hold, Pointed},
        points::node_point,
    },
};

impl Controller {
    /// Which aids are shown.
    #[must_use]
    pub const fn aids(&self) -> Aids {
        self.inspection.aids
    }

    /// Shows other aids.
    pub fn set_aids(&mut self, aids: Aids) {
        self.inspection.aids = aids;
        if !aids.light {
            self.inspection.clear();
            self.look_back();
        }
    }

    /// What is pointed at to be read, and how.
    #[must_use]
    pub fn pointed(&self) -> (Pointed, Hold) {
        self.inspection.pointed()
    }

    /// Points at something, or at nothing, and brings it on the screen.
    pub fn point_at(&mut self, game: &Game, pointed: Pointed) {
        match pointed {
            Pointed::Nothing => self.inspection.clear(),
            Pointed::Feature(_) | Pointed::Cell(_) => self.inspection.hold(pointed),
        }
        self.show_pointed(game);
        self.look_back();
    }

    /// What was moved aside for a card comes back once nothing is pointed at.
    pub(super) fn look_back(&mut self) {
        if self.inspection.pointed().0 == Pointed::Nothing {
            self.camera_control.cover_again();
        }
    }

    /// Goes on to the next feature of the tile laid last, or to none.
    pub fn point_at_next(&mut self, game: &Game) {
        self.inspection.next_feature(game);
        self.show_pointed(game);
        self.look_back();
    }

    /// Brings all of what is pointed at on the screen.
    fn show_pointed(&mut self, game: &Game) {
        if let Some(area) = self.pointed_area(game) {
            self.camera_control.reveal(area.grown(0.5));
        }
    }

    /// All of what is pointed at.
    pub(super) fn pointed_area(&self, game: &Game) -> Option<Area> {
        let board = game.board();
        match self.inspection.pointed().0 {
            Pointed::Nothing => None,
            Pointed::Feature(node) => Area::of_cells(board.graph().members(node).map(|node| board.tile_of(node).pos)),
            Pointed::Cell(pos) => Some(Area::cell(pos)),
        }
    }

    /// Where on the screen that is at which is pointed.
    #[must_use]
    pub fn pointed_at(&self, game: &Game) -> Option<Point> {
        self.pointed_place(game).map(|place| self.camera_control.camera().to_screen(place))
    }

    fn pointed_place(&self, game: &Game) -> Option<Point> {
        match self.inspection.pointed().0 {
            Pointed::Nothing => None,
            Pointed::Feature(node) => Some(node_point(game, node)),
            Pointed::Cell(pos) => Some(Area::cell(pos).middle()),
        }
    }
}
