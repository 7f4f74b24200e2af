//! What a frame contains and what it does not.

mod built;
mod offers;
mod tokens;

use super::*;
use crate::{
    art::{
        paint::{Lit, Segment},
        tile_art,
    },
    board::{Board, Pos},
    catalogue::{Catalogue, EdgeKind, PartKind, Rotation, Side},
    rules::{
        Action, Colour, Deck, Event, FigureKind, Game, LaidPart, Player, PlayerId, ReturnCause, Setup, legal_actions,
    },
    ui::{
        camera::{Camera, Point},
        inspection::Inspection,
        motion::Motion,
    },
};

fn game() -> Game {
    let catalogue = Catalogue::get();
    let player = |colour| Player { colour, name: String::new(), level: None };
    let mut setup = Setup::base(vec![player(Colour::Red), player(Colour::Blue)]);
    setup.deck = Deck::Tiles(["D", "V", "V"].iter().map(|name| catalogue.find(name).unwrap()).collect());
    Game::new(&setup, &mut Vec::new()).unwrap()
}

/// Tiles and pieces.
fn sprites(commands: &[DrawCmd]) -> Vec<(Sprite, f64)> {
    let sprite = |command: &DrawCmd| match command {
        DrawCmd::Sprite {
            sprite: Sprite::Light { .. } | Sprite::Table { .. } | Sprite::Tower { .. } | Sprite::Shade { .. },
            ..
        } => None,
        DrawCmd::Sprite { sprite, opacity, .. } => Some((*sprite, *opacity)),
        DrawCmd::Clear(_) | DrawCmd::Shape { .. } | DrawCmd::Within(_) | DrawCmd::Text { .. } => None,
    };
    commands.iter().filter_map(sprite).collect()
}

fn show(game: &Game, choice: Choice, camera: &Camera) -> Vec<DrawCmd> {
    show_moving(game, choice, camera, &Motion::default(), &[])
}

fn show_moving(game: &Game, choice: Choice, camera: &Camera, motion: &Motion, homes: &[Point]) -> Vec<DrawCmd> {
    frame(game, choice, camera, motion, homes, false)
}

fn frame(game: &Game, choice: Choice, camera: &Camera, motion: &Motion, homes: &[Point], baked: bool) -> Vec<DrawCmd> {
    let legal: Vec<_> = legal_actions(game).collect();
    let last = game.board().last().filter(|_| game.board().tiles().len() > 1);
    let trail: Vec<_> = last.map(|laid| (game.asked(), laid.pos)).into_iter().collect();
    let inspection = &Inspection::default();
    scene(&Seen {
        game,
        legal: &legal,
        choice,
        hand: None,
        trail: &trail,
        land: &[],
        camera,
        items: &[],
        theme: Theme::Dark,
        motion,
        inspection,
        homes,
        baked,
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
            counts[usize::from(variant(Pos::new(x, y)) & 3)] += 1;
        }
    }
    assert!(counts.iter().all(|count| (300..500).contains(count)), "{counts:?}");
}

#[test]
fn woods_and_meadows_are_larger_than_a_tile() {
    let land = |x: i16, y: i16| variant(Pos::new(x, y)) >> 2;
    let cells = || (-20..20).flat_map(|x| (-20..20).map(move |y| (x, y)));
    let alike = cells().filter(|&(x, y)| land(x, y) == land(x + 1, y) && land(x, y) == land(x, y + 1)).count();
    assert!((400..1000).contains(&alike), "{alike} of 1600, where 100 were chance");
    for kind in 0..4 {
        let count = cells().filter(|&(x, y)| land(x, y) == kind).count();
        assert!((200..700).contains(&count), "{count} of {kind}");
    }
}

/// A game with laid tiles, each with its turns, from the start tile on.
fn laid(tiles: &[(&str, i16, i16, Rotation)]) -> Board {
    let mut board = Board::new();
    for (name, x, y, turns) in tiles {
        board.lay(Catalogue::get().find(name).unwrap(), Pos::new(*x, *y), *turns);
    }
    board
}

#[test]
fn an_abbey_is_built_to_what_lies_around_it() {
    let camera = Camera::new(800.0, 600.0);
    // A city in the west, a road in the south, nothing in the east, a field in the north.
    let board = laid(&[("E", -1, 0, 1), ("U", 0, 1, 1), ("B", 0, -1, 0)]);
    let abbey = Catalogue::get().abbey().unwrap();
    let Sprite::Tile { variant, .. } = land::tile_sprite(&camera, &board, abbey, 0, Pos::new(0, 0)) else {
        panic!("not a tile")
    };
    let at = |side: Side| variant >> (2 * side.index()) & 3;
    assert_eq!(Side::ALL.map(at), [0, 0, tile_art::met(EdgeKind::Road), tile_art::met(EdgeKind::City)]);
}

#[test]
fn towers_stand_where_the_walls_of_two_tiles_meet() {
    let tower = |command: &&DrawCmd| matches!(command, DrawCmd::Sprite { sprite: Sprite::Tower { .. }, .. });
    let (mut game, camera) = (game(), Camera::new(800.0, 600.0));
    assert_eq!(show(&game, Choice::Nothing, &camera).iter().filter(tower).count(), 0, "one tile has no neighbour");
    let lay = legal_actions(&game).next().unwrap();
    game.play(lay, &mut Vec::new()).unwrap();
    assert_eq!(show(&game, Choice::Nothing, &camera).iter().filter(tower).count(), 0, "a road has no walls");
    let mut setup = Setup::base(game.rules().players.to_vec());
    setup.deck = Deck::Tiles(["D", "E", "V"].iter().map(|name| Catalogue::get().find(name).unwrap()).collect());
    let mut game = Game::new(&setup, &mut Vec::new()).unwrap();
    let closing = legal_actions(&game).find(|action| laid_on(*action) == Some(Pos::new(0, -1))).unwrap();
    game.play(closing, &mut Vec::new()).unwrap();
    assert_eq!(show(&game, Choice::Nothing, &camera).iter().filter(tower).count(), 2, "both ends of the edge");
}

#[test]
fn light_falls_on_the_landscape_alone() {
    let (game, camera) = (game(), Camera::new(800.0, 600.0));
    let commands = show(&game, Choice::Nothing, &camera);
    let mut inside = false;
    let mut patches = 0;
    for command in &commands {
        match command {
            DrawCmd::Within(outline) => inside = !outline.segments.is_empty(),
            DrawCmd::Sprite { sprite: Sprite::Light { .. }, .. } => {
                assert!(inside);
                patches += 1;
            }
            _ => assert!(!inside, "{command:?}"),
        }
    }
    assert!(patches > 3 && !inside);
}

#[test]
fn where_bitmaps_are_kept_light_lies_on_tiles_and_the_shadow_in_cells() {
    let (game, mut camera) = (game(), Camera::new(800.0, 600.0));
    for turns in 0..4 {
        camera.set_turns(turns);
        let commands = frame(&game, Choice::Nothing, &camera, &Motion::default(), &[], true);
        let light = commands.iter().find_map(|command| match command {
            DrawCmd::Sprite { sprite: Sprite::Tile { light, .. }, .. } => *light,
            _ => None,
        });
        assert_eq!(light, Some(Lit { pos: Pos::new(0, 0), turns }));
        let layered = |command: &DrawCmd| {
            matches!(command, DrawCmd::Within(_) | DrawCmd::Sprite { sprite: Sprite::Light { .. }, .. })
        };
        assert!(!commands.iter().any(layered));
        let middle = camera.to_screen(Point::new(0.5, 0.5));
        let mut around: Vec<(u8, [i64; 2])> = commands
            .iter()
            .filter_map(|command| match command {
                DrawCmd::Sprite { sprite: Sprite::Shade { around, .. }, x, y, size, .. } => {
                    let step = |v: f64, middle: f64| ((v + size / 2.0 - middle) / size).round() as i64;
                    Some((*around, [step(*x, middle.x), step(*y, middle.y)]))
                }
                _ => None,
            })
            .collect();
        around.sort_unstable();
        // The only tile lies to the south of the cell above it, and so on, however the board is turned.
        let ring = [[0, 1], [-1, 1], [-1, 0], [-1, -1], [0, -1], [1, -1], [1, 0], [1, 1]];
        assert_eq!(around, ring.into_iter().enumerate().map(|(k, cell)| (1 << k, cell)).collect::<Vec<_>>());
    }
}

#[test]
fn tiles_for_print_lie_on_paper() {
    use crate::art::style::Style;
    assert_eq!(
        [Style::Standard, Style::Contrast, Style::Print].map(|style| Theme::Dark.under(style)),
        [Theme::Dark, Theme::Dark, Theme::Paper]
    );
}

#[test]
fn a_tile_that_drops_is_painted_as_the_ghost_was() {
    let mut game = game();
    let camera = Camera::new(800.0, 600.0);
    let lay = legal_actions(&game).find(|action| matches!(action, Action::Lay { .. })).unwrap();
    let Action::Lay { pos, .. } = lay else { unreachable!() };
    let drawn = |game: &Game, choice: Choice, motion: &Motion| {
        let commands = frame(game, choice, &camera, motion, &[], true);
        let last = commands.iter().rev().find_map(|command| match command {
            DrawCmd::Sprite { sprite: sprite @ Sprite::Tile { .. }, y, size, opacity, .. } => {
                Some((*sprite, *y, *size, *opacity))
            }
            _ => None,
        });
        last.unwrap()
    };
    let (ghost, ..) = drawn(&game, Choice::Cell { pos, index: 0 }, &Motion::default());
    let mut events = Vec::new();
    game.play(lay, &mut events).unwrap();
    let mut motion = Motion::of(&events);
    motion.tick(0.0);
    let high = drawn(&game, Choice::Nothing, &motion);
    assert_eq!((high.0, high.3), (ghost, 1.0));
    motion.tick(10_000.0);
    let lies = drawn(&game, Choice::Nothing, &motion);
    assert!(high.1 < lies.1 && high.2 > lies.2, "it comes from above and is nearer");
    assert!(matches!(lies.0, Sprite::Tile { light: Some(_), .. }), "it lies in the light of its place");
}
