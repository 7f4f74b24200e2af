//! Which part of the board has to be visible at a moment of the game.

use crate::{
    boxes::{bridges::rules as bridges, course_of, dragon::rules as dragon, tower::rules as tower},
    rules::{Action, Game},
    ui::{
        camera::Area,
        camera_control::Needs,
        shown::{laid_on, point_of, same_target, tile_of},
    },
};

/// How much is seen around a figure that may come back, in tiles.
const ROOM: f64 = 0.5;

/// What must be on the screen to decide: every legal cell, or the tiles on which figures may be placed or chosen.
pub(super) fn needs(game: &Game, legal: &[Action]) -> Needs {
    let tiles = game.board().tiles().iter().map(|laid| laid.pos);
    let landscape = Area::of_cells(tiles).unwrap_or(Area::cell(Default::default()));
    let last = game.board().last().map_or(landscape, |laid| Area::cell(laid.pos));
    let mut needs = Needs { landscape, last, asked: Vec::new(), instead: None, places: 0 };
    let mut found = Vec::with_capacity(legal.len());
    let mut places: Vec<(Area, Action)> = Vec::new();
    let mut first = PIECE;
    for &action in legal {
        match (laid_on(action), tile_of(action, game)) {
            (Some(pos), _) => found.push((FIGURE, Area::cell(pos))),
            (None, Some(pos)) => {
                let area = Area::cell(pos).grown(0.1);
                first = first.min(rank(action));
                found.push((rank(action), area));
                if !places.iter().any(|(_, other)| same_target(*other, action)) {
                    places.push((area, action));
                }
            }
            (None, None) if action == Action::Recall => {
                needs.instead = point_of(game, action).map(|at| Area::point(at).grown(ROOM));
            }
            (None, None) => {}
        }
        // Whoever moves the dragon sees where it is, and whoever captures, with which tower.
        let mover = match action {
            Action::Dragon(dragon::Action::Dragon { .. }) => game.dragon(),
            Action::Tower(tower::Action::Capture(_)) => game.capturing_tower(),
            _ => None,
        };
        found.extend(mover.map(|pos| (FIGURE, Area::cell(pos).grown(0.1))));
        // A player who lets chance decide sees the tiles to which it may lead.
        if action.casts_lot() {
            let laid = course_of(game, action).into_iter().filter(|&pos| game.board().tile_at(pos).is_some());
            found.extend(laid.map(|pos| (FIGURE, Area::cell(pos))));
        }
    }
    let most = if first == KNIGHT { FIGURE } else { first.max(ELSEWHERE) };
    for (rank, area) in found {
        if rank <= most && !needs.asked.contains(&area) {
            needs.asked.push(area);
        }
    }
    let on_tile = |area: &Area| places.iter().filter(|(other, _)| other == area).count();
    needs.places = needs.asked.iter().map(on_tile).max().unwrap_or(0);
    // Where nothing else may be chosen, the figure that may come back is what is asked about.
    if needs.asked.is_empty()
        && let Some(figure) = needs.instead.take()
    {
        needs.asked.push(figure);
        needs.places = 1;
    }
    needs
}

/// What is shown first: knights whom a princess may send home, with the places on her tile; then figures on other tiles, too; and the places
/// of pieces that are no figures only once the piece is chosen.
const fn rank(action: Action) -> u8 {
    match action {
        Action::Dragon(dragon::Action::Princess(_)) => KNIGHT,
        Action::PlaceAt { .. } | Action::Return(_) => ELSEWHERE,
        Action::Dragon(dragon::Action::Fairy { .. })
        | Action::Tower(tower::Action::Floor { .. })
        | Action::Bridges(bridges::Action::Bridge(_)) => PIECE,
        _ => FIGURE,
    }
}

const KNIGHT: u8 = 0;
const FIGURE: u8 = 1;
const ELSEWHERE: u8 = 2;
const PIECE: u8 = 3;
