//! Which part of the board has to be visible at a moment of the game.

use crate::{
    art::piece::cell_of,
    rules::{Action, Game},
    ui::{
        camera::Area,
        camera_control::Needs,
        hit_test::{cell_of_choice, point_of},
    },
};

/// How much is seen around a figure that may come back, in tiles.
const ROOM: f64 = 0.5;

/// What must be on the screen to decide: every legal cell, or the tiles on which figures may be placed or chosen.
pub(super) fn needs(game: &Game, legal: &[Action]) -> Needs {
    let tiles = game.board().tiles().iter().map(|laid| laid.pos);
    let landscape = Area::of_cells(tiles).unwrap_or(Area::cell(Default::default()));
    let last = game.board().last().map_or(landscape, |laid| Area::cell(laid.pos));
    let mut needs = Needs { landscape, last, asked: Vec::new(), instead: None, on_tiles: false };
    // Whoever moves the dragon sees where it is, and whoever captures, with which tower.
    let mover = legal.iter().find_map(|action| match action {
        Action::Dragon { .. } => game.dragon(),
        Action::Capture(_) => game.capturing_tower(),
        _ => None,
    });
    needs.asked.extend(mover.map(|pos| Area::cell(pos).grown(0.1)));
    let recalled = legal.iter().find(|action| matches!(action, Action::Recall));
    needs.instead = recalled.and_then(|action| point_of(game, *action)).map(|at| Area::point(at).grown(ROOM));
    let has_princess = legal.iter().any(|action| matches!(action, Action::Princess(_)));
    let ranks = legal.iter().filter(|action| cell_of_choice(**action, game).is_some()).map(|action| rank(*action));
    let most = ranks.min().map_or(0, |least| if has_princess { least } else { least.max(1) });
    for action in legal.iter().filter(|action| rank(**action) <= most) {
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

/// What is shown first: 0 for what the tile just laid is about, 1 for figures on other tiles, 2 for pieces that are no figures, whose places
/// are shown once the piece is chosen.
const fn rank(action: Action) -> u8 {
    match action {
        Action::PlaceAt { .. } => 1,
        Action::Fairy { .. } | Action::Floor { .. } | Action::Bridge(_) => 2,
        _ => 0,
    }
}
