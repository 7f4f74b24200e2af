//! Which part of the board has to be visible at a moment of the game.

use crate::{
    art::piece::cell_of,
    rules::{Action, Game},
    ui::{camera::Area, camera_control::Needs, hit_test::cell_of_choice},
};

/// What must be on the screen to decide: every legal cell, or the tiles on which figures may be placed.
pub(super) fn needs(game: &Game, legal: &[Action]) -> Needs {
    let tiles = game.board().tiles().iter().map(|laid| laid.pos);
    let landscape = Area::of_cells(tiles).unwrap_or(Area::cell(Default::default()));
    let last = game.board().last().map_or(landscape, |laid| Area::cell(laid.pos));
    let mut needs = Needs { landscape, last, asked: Vec::new(), on_tiles: false };
    if let (Some(pos), true) = (game.dragon(), legal.iter().any(|action| matches!(action, Action::Dragon { .. }))) {
        needs.asked.push(Area::cell(pos).grown(0.1)); // whoever moves the dragon sees where it is
    }
    for action in legal {
        let area = match (cell_of(*action), cell_of_choice(*action, game)) {
            (Some(pos), _) => Area::cell(pos),
            (None, Some(pos)) => Area::cell(pos).grown(0.1),
            (None, None) => continue,
        };
        needs.on_tiles |= cell_of(*action).is_none();
        if needs.asked.last() != Some(&area) {
            needs.asked.push(area);
        }
    }
    needs
}
