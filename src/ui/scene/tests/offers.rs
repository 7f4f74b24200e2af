//! The figures that are offered, each as it would stand or lie.

use super::*;
use crate::{
    ai::random_action,
    boxes::{abbey::rules as abbey, count::rules as count, tower::rules as tower},
    catalogue::BoxId,
    rules::{FigureAt, seeded},
};

/// A piece in a frame, if it is a figure.
fn figure_pose(sprite: Sprite) -> Option<Pose> {
    match sprite {
        Sprite::Piece { piece: Piece::Figure(_), pose, .. } => Some(pose),
        _ => None,
    }
}

/// The cell and the part that an action with a figure is about, and what kind of action it is.
fn place_of(game: &Game, action: Action) -> Option<(Pos, u8, usize)> {
    match action {
        Action::Place { part, .. } => Some((game.board().last()?.pos, part, 0)),
        Action::PlaceAt { pos, part, .. } => Some((pos, part, 1)),
        Action::Count(count::Action::MoveOut { pos, part, .. }) => Some((pos, part, 2)),
        Action::Abbey(abbey::Action::Move { pos, part, .. }) => Some((pos, part, 3)),
        Action::Tower(tower::Action::Capture(FigureAt { pos, part, .. })) => Some((pos, part, 4)),
        _ => None,
    }
}

#[test]
fn farmers_lie_wherever_they_are_offered_and_nobody_else_does() {
    let mut seen = [[0; 2]; 5];
    for seed in 0..40 {
        let player = |colour| Player { colour, name: String::new(), level: None };
        let mut setup = Setup::base(vec![player(Colour::Red), player(Colour::Blue)]);
        setup.boxes.extend([BoxId::Abbey, BoxId::Dragon, BoxId::Tower, BoxId::Count, BoxId::Anniversary]);
        setup.deal(&mut seeded(seed)).unwrap();
        let (mut game, mut rng) = (Game::new(&setup, &mut Vec::new()).unwrap(), seeded(seed));
        while let Some(action) = random_action(&game, &mut rng) {
            for offered in legal_actions(&game) {
                let Some((pos, part, kind)) = place_of(&game, offered) else { continue };
                let laid = game.board().tiles()[game.board().tile_at(pos).unwrap()];
                let on = Catalogue::get().tile(laid.tile).parts[usize::from(part)].kind;
                let is_field = usize::from(on == PartKind::Field);
                if seen[kind][is_field] >= 8 {
                    continue;
                }
                seen[kind][is_field] += 1;
                let mut camera = Camera::new(900.0, 900.0);
                camera.fit(Area::cell(pos).grown(0.2));
                let chosen = show(&game, Choice::Place { action: offered }, &camera);
                let pose = sprites(&chosen).into_iter().rev().find_map(|(sprite, _)| figure_pose(sprite)).unwrap();
                assert_eq!(pose == Pose::Lying, is_field == 1, "{offered:?} on {on:?}, chosen");
                let alone = scene_of(&game, &[offered], &camera);
                let faint = sprites(&alone).into_iter().filter(|&(_, opacity)| opacity < 1.0);
                for pose in faint.filter_map(|(sprite, _)| figure_pose(sprite)) {
                    assert_eq!(pose == Pose::Lying, is_field == 1, "{offered:?} on {on:?}, offered");
                }
            }
            game.play(action, &mut Vec::new()).unwrap();
        }
    }
    assert!(seen.iter().enumerate().all(|(kind, [_, lying])| kind == 3 || *lying > 0), "{seen:?}");
    assert!(seen.iter().all(|[standing, _]| *standing > 0), "{seen:?}");
}

/// A frame in which only this is legal, and nothing chosen.
fn scene_of(game: &Game, legal: &[Action], camera: &Camera) -> Vec<DrawCmd> {
    scene(&Seen {
        game,
        legal,
        choice: Choice::Nothing,
        hand: None,
        trail: &[],
        land: &[],
        camera,
        items: &[],
        theme: Theme::Light,
        motion: &Motion::default(),
        inspection: &Inspection::default(),
        homes: &[],
        baked: false,
    })
}
