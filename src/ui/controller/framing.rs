//! Which part of the board has to be visible at a moment of the game.

use crate::{
    art::piece::cell_of,
    rules::{Action, FigureAt, Game},
    ui::{camera::Area, camera_control::Needs},
};

/// What must be on the screen to decide: every legal cell, or the tiles on which figures may be placed.
pub(super) fn needs(game: &Game, legal: &[Action]) -> Needs {
    let tiles = game.board().tiles().iter().map(|laid| laid.pos);
    let landscape = Area::of_cells(tiles).unwrap_or(Area::cell(Default::default()));
    let last = game.board().last().map_or(landscape, |laid| Area::cell(laid.pos));
    let mut needs = Needs { landscape, last, asked: Vec::new(), on_tiles: false };
    for action in legal {
        let area = match (*action, cell_of(*action)) {
            (Action::Place { .. } | Action::Barn { .. }, _) => last.grown(0.1),
            (
                Action::Move { pos, .. }
                | Action::PlaceAt { pos, .. }
                | Action::Fairy { pos, .. }
                | Action::Princess(FigureAt { pos, .. })
                | Action::Dragon { pos }
                | Action::Floor { pos }
                | Action::Capture(FigureAt { pos, .. }),
                _,
            ) => Area::cell(pos).grown(0.1),
            (_, Some(pos)) => Area::cell(pos),
            (_, None) => continue,
        };
        needs.on_tiles |= cell_of(*action).is_none();
        if needs.asked.last() != Some(&area) {
            needs.asked.push(area);
        }
    }
    needs
}
