//! Which part of the board has to be visible at a moment of the game.

use crate::{
    art::piece::cell_of,
    rules::{Action, Game},
    ui::{camera::Area, camera_control::Needs, hit_test::cell_of_choice},
};

/// What must be on the screen to decide: every legal cell, or the tiles on which figures may be placed or chosen.
pub(super) fn needs(game: &Game, legal: &[Action]) -> Needs {
    let tiles = game.board().tiles().iter().map(|laid| laid.pos);
    let landscape = Area::of_cells(tiles).unwrap_or(Area::cell(Default::default()));
    let last = game.board().last().map_or(landscape, |laid| Area::cell(laid.pos));
    let mut needs = Needs { landscape, last, asked: Vec::new(), on_tiles: false };
    // Whoever moves the dragon sees where it is, and whoever captures, with which tower.
    let mover = legal.iter().find_map(|action| match action {
        Action::Dragon { .. } => game.dragon(),
        Action::Capture(_) => game.capturing_tower(),
        _ => None,
    });
    needs.asked.extend(mover.map(|pos| Area::cell(pos).grown(0.1)));
    let has_figures = legal.iter().any(|action| !is_of_pieces(*action) && cell_of_choice(*action, game).is_some());
    for action in legal.iter().filter(|action| !(has_figures && is_of_pieces(**action))) {
        let area = match (cell_of(*action), cell_of_choice(*action, game)) {
            (Some(pos), _) => Area::cell(pos),
            (None, Some(pos)) => Area::cell(pos).grown(0.1),
            (None, None) => continue,
        };
        needs.on_tiles |= cell_of(*action).is_none();
        if !needs.asked.contains(&area) {
            needs.asked.push(area);
        }
    }
    needs
}

/// Whether an action moves a piece that is no figure. Where figures may be placed, too, its places are shown once the piece is chosen.
const fn is_of_pieces(action: Action) -> bool {
    matches!(action, Action::Fairy { .. } | Action::Floor { .. } | Action::Bridge(_))
}
