//! Bridges, castles, the count and the edge of a table in a frame.

use super::*;
use crate::{
    ai::random_action,
    boxes::bridges::rules as bridges,
    catalogue::{Axis, BoxId},
    rules::seeded,
};

/// A game that was played at random until it has what is wanted.
fn played(wanted: impl Fn(&Game) -> bool) -> Game {
    for seed in 0..200 {
        let player = |colour| Player { colour, name: String::new(), level: None };
        let mut setup = Setup::base(vec![player(Colour::Red), player(Colour::Blue)]);
        setup.boxes.extend([BoxId::Bridges, BoxId::Count]);
        setup.options.push(("edge".to_owned(), "15".to_owned()));
        setup.deal(&mut seeded(seed)).unwrap();
        let (mut game, mut rng) = (Game::new(&setup, &mut Vec::new()).unwrap(), seeded(seed));
        while let Some(action) = random_action(&game, &mut rng) {
            if wanted(&game) {
                return game;
            }
            let castle =
                legal_actions(&game).find(|action| matches!(action, Action::Bridges(bridges::Action::Castle { .. })));
            game.play(castle.unwrap_or(action), &mut Vec::new()).unwrap();
        }
    }
    panic!("no game has it");
}

fn whole(game: &Game, turns: Rotation) -> Camera {
    let mut camera = Camera::new(2000.0, 2000.0);
    camera.set_turns(turns);
    camera.fit(Area::of_cells(game.board().tiles().iter().map(|laid| laid.pos)).unwrap().grown(0.5));
    camera
}

fn piece(command: &DrawCmd) -> Option<Piece> {
    match command {
        DrawCmd::Sprite { sprite: Sprite::Piece { piece, .. }, .. } => Some(*piece),
        _ => None,
    }
}

/// On a board that is turned, too: on its tile, over all tiles and under all figures.
#[test]
fn bridges_lie_over_tiles_and_under_figures() {
    let game = played(|game| game.bridges().count() > 2 && !game.figures().is_empty());
    for turns in 0..4 {
        let camera = whole(&game, turns);
        let commands = scene(&Seen { legal: &[], ..seen_of(&game, &camera) });
        let is_bridge = |command: &DrawCmd| matches!(piece(command), Some(Piece::Bridge(_)));
        let is_tile = |command: &DrawCmd| matches!(command, DrawCmd::Sprite { sprite: Sprite::Tile { .. }, .. });
        let is_figure = |command: &DrawCmd| matches!(piece(command), Some(Piece::Figure(_)));
        let first = commands.iter().position(is_bridge).unwrap();
        let last = commands.iter().rposition(is_bridge).unwrap();
        assert!(commands.iter().rposition(is_tile).unwrap() < first);
        assert!(commands.iter().position(is_figure).unwrap() > last);
        for bridge in game.bridges() {
            let middle = camera.to_screen(Area::cell(bridge.pos).middle());
            let axis: Axis = bridge.axis.turned(turns);
            let is_own = |command: &&DrawCmd| match command {
                DrawCmd::Sprite { x, y, size, .. } => {
                    piece(command) == Some(Piece::Bridge(axis))
                        && (x + size / 2.0 - middle.x).abs() + (y + size / 2.0 - middle.y).abs() < 0.01
                }
                _ => false,
            };
            assert_eq!(commands.iter().filter(is_own).count(), 1, "{bridge:?} turned {turns}");
        }
    }
}

fn seen_of<'a>(game: &'a Game, camera: &'a Camera) -> Seen<'a> {
    static MOTION: std::sync::OnceLock<Motion> = std::sync::OnceLock::new();
    static INSPECTION: std::sync::OnceLock<Inspection> = std::sync::OnceLock::new();
    Seen {
        game,
        legal: &[],
        choice: Choice::Nothing,
        hand: None,
        trail: &[],
        land: &[],
        camera,
        baked: true,
        theme: Theme::Light,
        motion: MOTION.get_or_init(Motion::default),
        inspection: INSPECTION.get_or_init(Inspection::default),
        items: &[],
        homes: &[],
    }
}

#[test]
fn a_castle_flies_the_banner_of_its_lord() {
    let game = played(|game| game.castles().count() == 1 && game.figures().iter().any(|one| game.is_lord(one.node)));
    let lord = game.figures().iter().find(|figure| game.is_lord(figure.node)).unwrap().owner;
    let camera = whole(&game, 0);
    let own = scene(&seen_of(&game, &camera)).into_iter().find_map(|command| match command {
        DrawCmd::Sprite { sprite: Sprite::Piece { piece: Piece::Castle, colour, .. }, .. } => Some(colour),
        _ => None,
    });
    assert_eq!(own, Some(game.rules().players[lord.index()].colour));
    let over = played(|game| game.castles().count() == 1 && !game.figures().iter().any(|one| game.is_lord(one.node)));
    let camera = whole(&over, 0);
    assert!(scene(&seen_of(&over, &camera)).iter().any(|command| piece(command) == Some(Piece::Keep)));
}

#[test]
fn a_chosen_castle_and_a_chosen_bridge_are_shown() {
    let of = |game: &Game, is_it: fn(&Action) -> bool| {
        let legal: Vec<Action> = legal_actions(game).collect();
        legal.iter().copied().find(is_it).map(|action| (Choice::of(action, &legal), legal))
    };
    let is_castle = |action: &Action| matches!(action, Action::Bridges(bridges::Action::Castle { .. }));
    let is_tile = |action: &Action| matches!(action, Action::Bridges(bridges::Action::LayWithBridge { .. }));
    for is_it in [is_castle as fn(&Action) -> bool, is_tile] {
        let game = played(|game| of(game, is_it).is_some());
        let (choice, legal) = of(&game, is_it).unwrap();
        let camera = whole(&game, 0);
        let count = |choice: Choice, wanted: fn(Piece) -> bool| {
            let commands = scene(&Seen { legal: &legal, choice, ..seen_of(&game, &camera) });
            commands.iter().filter_map(piece).filter(|piece| wanted(*piece)).count()
        };
        match choice.action(&legal) {
            Some(Action::Bridges(bridges::Action::Castle { .. })) => {
                assert!(count(choice, |piece| piece == Piece::Castle) > 0);
            }
            _ => {
                let standing = game.bridges().count();
                assert!(count(choice, |piece| matches!(piece, Piece::Bridge(_))) > standing);
            }
        }
    }
}

#[test]
fn the_count_is_in_his_quarter() {
    let game = played(|game| game.board().tiles().len() > 14);
    let camera = whole(&game, 0);
    let at = camera.to_screen(crate::ui::points::count_point(&game, game.count().unwrap()).unwrap());
    let commands = scene(&seen_of(&game, &camera));
    let Some(DrawCmd::Sprite { x, y, size, .. }) = commands.iter().find(|command| piece(command) == Some(Piece::Count))
    else {
        panic!("he is not shown")
    };
    assert!((x + size / 2.0 - at.x).abs() < 0.01 && (y + size / 2.0 - at.y).abs() < 0.01);
}

/// The rim lies round all cells where tiles can be laid, and a table without an edge has none.
#[test]
fn the_rim_is_round_the_table() {
    let game = played(|game| game.board().tiles().len() > 20);
    let (first, last) = game.table().unwrap();
    let mut camera = Camera::new(1000.0, 1000.0);
    camera.fit(Area::cell(first).union(Area::cell(last)).grown(1.0));
    let drawn = |game: &Game| {
        let mut commands = Vec::new();
        edge::edge(&seen_of(game, &camera), &mut commands);
        commands
    };
    let corners = [camera.to_screen(Area::cell(first).middle()), camera.to_screen(Area::cell(last).middle())];
    for command in drawn(&game) {
        let DrawCmd::Shape { shape, .. } = command else { panic!("{command:?}") };
        for segment in &shape.path.segments {
            if let Segment::Move([x, y]) | Segment::Line([x, y]) = *segment {
                let [x, y] = [f64::from(x), f64::from(y)];
                let within = x > corners[0].x && x < corners[1].x && y > corners[0].y && y < corners[1].y;
                assert!(!within, "{x}, {y} is on the table");
            }
        }
    }
    assert!(drawn(&super::game()).is_empty());
}
