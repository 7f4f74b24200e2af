//! What a frame contains and what it does not.

use super::*;
use crate::{
    catalogue::Catalogue,
    rules::{Colour, Deck, Event, LaidPart, Player, ReturnCause, Setup, legal_actions},
    ui::choice::turns_at,
};

fn game() -> Game {
    let catalogue = Catalogue::get();
    let player = |colour| Player { colour, name: String::new(), level: None };
    let mut setup = Setup::base(vec![player(Colour::Red), player(Colour::Blue)]);
    setup.deck = Deck::Tiles(["D", "V", "V"].iter().map(|name| catalogue.find(name).unwrap()).collect());
    Game::new(&setup, &mut Vec::new()).unwrap()
}

fn sprites(commands: &[DrawCmd]) -> Vec<(Sprite, f64)> {
    let sprite = |command: &DrawCmd| match command {
        DrawCmd::Sprite { sprite, opacity, .. } => Some((*sprite, *opacity)),
        DrawCmd::Clear(_) | DrawCmd::Shape { .. } | DrawCmd::Within(_) | DrawCmd::Text { .. } => None,
    };
    commands.iter().filter_map(sprite).collect()
}

fn show(game: &Game, choice: Choice, camera: &Camera) -> Vec<DrawCmd> {
    show_moving(game, choice, camera, &Motion::default(), &[])
}

fn show_moving(game: &Game, choice: Choice, camera: &Camera, motion: &Motion, homes: &[Point]) -> Vec<DrawCmd> {
    let legal: Vec<_> = legal_actions(game).collect();
    let last_by = (game.board().tiles().len() > 1).then(|| game.asked());
    let inspection = &Inspection::default();
    scene(&Seen {
        game,
        legal: &legal,
        choice,
        hand: None,
        last_by,
        camera,
        items: &[],
        theme: Theme::Dark,
        motion,
        inspection,
        homes,
    })
}

#[test]
fn the_table_comes_first_and_every_tile_is_shown() {
    let (game, camera) = (game(), Camera::new(800.0, 600.0));
    let commands = show(&game, Choice::Nothing, &camera);
    assert_eq!(commands[0], DrawCmd::Clear(Theme::Dark.background()));
    assert_eq!(sprites(&commands).len(), 1);
}

#[test]
fn the_ghost_is_shown_over_the_landscape() {
    let (game, camera) = (game(), Camera::new(800.0, 600.0));
    let legal: Vec<_> = legal_actions(&game).collect();
    let plain = show(&game, Choice::Nothing, &camera).len();
    let pos = Pos::new(1, 0);
    assert_eq!(turns_at(&legal, pos).count(), 2);
    let commands = show(&game, Choice::Cell { pos, index: 1 }, &camera);
    assert!(commands.len() > plain);
    let (sprite, opacity) = *sprites(&commands).last().unwrap();
    assert!(matches!(sprite, Sprite::Tile { turns: 1, .. }) && opacity < 1.0);
}

#[test]
fn the_chosen_place_is_strong_and_the_others_are_faint() {
    let (mut game, camera) = (game(), Camera::new(800.0, 600.0));
    let lay = legal_actions(&game).next().unwrap();
    game.play(lay, &mut Vec::new()).unwrap();
    let action = legal_actions(&game).last().unwrap();
    let commands = show(&game, Choice::Place { action }, &camera);
    let opacities: Vec<_> = sprites(&commands).into_iter().map(|(_, opacity)| opacity).skip(2).collect();
    let (last, others) = opacities.split_last().unwrap();
    assert_eq!(*last, 1.0);
    assert!(!others.is_empty() && others.iter().all(|opacity| *opacity < 0.8));
}

#[test]
fn figures_walk_to_where_their_player_is() {
    let (game, camera) = (game(), Camera::new(800.0, 600.0));
    let tile = game.board().tiles()[0];
    let laid_part = LaidPart { pos: tile.pos, tile: tile.tile, turns: tile.turns, part: 0 };
    let player = PlayerId::from_index(1);
    let mut motion = Motion::of(&[Event::FigureReturned {
        player,
        figure: FigureKind::Meeple,
        laid_part,
        cause: ReturnCause::Scored,
    }]);
    let home = Point::new(900.0, 40.0);
    let away = |motion: &Motion, homes: &[Point]| {
        let commands = show_moving(&game, Choice::Nothing, &camera, motion, homes);
        let walker = commands.iter().find_map(|command| match command {
            DrawCmd::Sprite { sprite: Sprite::Piece { .. }, x, y, size, .. } => Some((x + size / 2.0, y + size / 2.0)),
            _ => None,
        });
        walker.map(|(x, y)| (x - home.x).hypot(y - home.y))
    };
    motion.tick(0.0);
    let start = away(&motion, &[Point::default(), home]).unwrap();
    motion.tick(600.0);
    assert!(away(&motion, &[Point::default(), home]).unwrap() < 0.4 * start);
    assert!(away(&motion, &[]).unwrap() > 0.8 * start, "upwards, where no home is known");
    motion.tick(700.0);
    assert_eq!(away(&motion, &[Point::default(), home]), None);
}

#[test]
fn what_is_off_the_screen_is_not_drawn() {
    let (game, mut camera) = (game(), Camera::new(800.0, 600.0));
    camera.pan(5000.0, 0.0);
    assert_eq!(sprites(&show(&game, Choice::Nothing, &camera)), []);
}

#[test]
fn decorations_are_spread_evenly() {
    let mut counts = [0; 4];
    for x in -20..20 {
        for y in -20..20 {
            counts[usize::from(variant(Pos::new(x, y)))] += 1;
        }
    }
    assert!(counts.iter().all(|count| (300..500).contains(count)), "{counts:?}");
}
