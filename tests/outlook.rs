//! What the aids tell, against slow and obvious ways to find the same in random games.

use std::collections::BTreeSet;

use bastide::{
    ai::random_action,
    board::{Pos, flood_fill},
    boxes::bridges::rules as bridges,
    catalogue::{BoxId, Catalogue, EdgeKind, PartKind, Role, TileId},
    record::parse_record,
    rules::{
        Action, Colour, Deck, FieldNow, FigureKind, Game, Player, Setup, Step, dead_cells, fields, fits_now, fitting,
        lay_actions, legal_actions, outlook, projected, seeded, tiles_left, worth_now,
    },
    session::Replay,
    view::{GameView, chances_view, inspection::feature_view},
};
use proptest::prelude::*;

use crate::common::cases;

/// Before the tile of a turn is drawn, the next one is the active player's.
#[test]
fn who_has_not_drawn_yet_draws_first() {
    let player = |colour| Player { colour, name: String::new(), level: None };
    let mut setup = Setup::base(vec![player(Colour::Red), player(Colour::Blue)]);
    setup.boxes.push(BoxId::Abbey);
    let mut seen = [0; 2];
    for seed in 0..2000 {
        if seen.iter().all(|&count| count > 0) {
            return;
        }
        setup.deal(&mut seeded(seed)).unwrap();
        let mut game = Game::new(&setup, &mut Vec::new()).unwrap();
        let mut rng = seeded(seed);
        while let Some(action) = random_action(&game, &mut rng) {
            game.play(action, &mut Vec::new()).unwrap();
            let left = tiles_left(&game).unwrap_or_default();
            let wanted: Vec<TileId> = left.iter().filter(|kind| kind.left > 0).map(|kind| kind.tile).collect();
            if game.remaining() == 1 && matches!(game.step(), Step::Abbey | Step::Lay) {
                // Whoever draws the last tile draws one of all that are left, and nobody else does.
                let is_before = game.step() == Step::Abbey;
                let found = chances_view(&game, &wanted).unwrap();
                let drawer = (game.active().index() + usize::from(!is_before)) % 2;
                assert_eq!((found.next, found.players[drawer], found.players[1 - drawer]), (1000, 1000, 0));
                seen[usize::from(is_before)] += 1;
            }
        }
    }
    panic!("no game asked before its last tile was drawn: {seen:?}");
}

/// The game at the end of a record.
fn game_of(boxes: &str, players: &str, deck: &str, body: &str) -> Replay {
    let text = format!("[Bastide \"1\"]\n[Boxes \"{boxes}\"]\n[Players \"{players}\"]\n[Deck \"{deck}\"]\n{body}");
    let (replay, result) = Replay::of_record(&parse_record(&text).unwrap(), usize::MAX, &mut ());
    assert_eq!(result, Ok(()));
    replay.unwrap()
}

/// Two players hold tiles of a bazaar and draw none in their next turns.
#[test]
fn who_holds_a_tile_of_a_bazaar_draws_none() {
    let sold = "tile G06 0,1 2\nblue choose V\nblue bid V 0\ngreen choose B\ngreen bid B 0\n";
    let replay = game_of("base+bridges", "red Ann, blue Bob, green Cid", "B G06 U V B V V", sold);
    let game = replay.game();
    let held: Vec<bool> = game.players().map(|player| game.held_tile(player).is_some()).collect();
    assert_eq!(held.iter().filter(|&&holds| holds).count(), 3 - usize::from(game.drawn().is_some()), "{held:?}");
    let tile = Catalogue::get().find("V").unwrap();
    let found = chances_view(game, &[tile]).unwrap();
    // The first after the active player who holds none draws first.
    let first = (0..3).map(|turn| (game.active().index() + 1 + turn) % 3).find(|&player| !held[player]).unwrap();
    assert_eq!(found.players.iter().sum::<u16>(), 2000, "two of the three draw a V: {found:?}");
    assert_eq!(found.players[first], 1000, "{found:?}");
}

/// An arrow of another turn is not told where a turn has no other part to give: in the second part, and after the last tile.
#[test]
fn arrows_are_told_only_where_they_give_something() {
    let arrows = |deck: &str, body: &str| GameView::new(&game_of("base+anniversary", "red, blue", deck, body)).arrows;
    let laid = "tile AN15 0,1 3\n";
    assert_eq!(arrows("D AN15 AN15 V V", laid), ["again"]);
    assert!(arrows("D AN15 AN15 V V", &format!("{laid}skip\ntile AN15 -1,1 0\n")).is_empty());
    assert!(arrows("D AN15", laid).is_empty());
}

/// Figures are counted, strengths are not: a large meeple is one, and a mayor without coats of arms is there.
#[test]
fn followers_are_counted_whatever_their_strength() {
    let card = |boxes: &str, deck: &str, body: &str| {
        let replay = game_of(boxes, "red, blue", deck, body);
        feature_view(replay.game(), replay.game().figures()[0].node)
    };
    let large = card("base+inns", "D U V V V", "tile U 1,0 0\nlarge road.E\n");
    assert_eq!((large.strengths, large.followers), (vec![2, 0], vec![1, 0]));
    let mayor = card("base+abbey", "D N V V U", "tile N 0,-1 2\nmayor city.E\n");
    assert_eq!((mayor.strengths, mayor.followers, mayor.powerless), (vec![0, 0], vec![1, 0], true));
}

/// A game with any boxes and farms, dealt from a seed.
fn setups() -> impl Strategy<Value = (Setup, u64)> {
    let farms = prop::sample::select(vec!["third", "second", "first"]);
    let small = prop::sample::select(vec!["full", "half"]);
    (any::<[bool; 4]>(), farms, small, 2..=5_usize, any::<u64>()).prop_map(|(boxes, farms, small, n_players, seed)| {
        let players = Colour::ALL.into_iter().take(n_players);
        let player = |colour| Player { colour, name: String::new(), level: None };
        let mut setup = Setup::base(players.map(player).collect());
        let extra = [BoxId::River, BoxId::Abbot, BoxId::Inns, BoxId::Abbey];
        setup.boxes.extend(extra.into_iter().zip(boxes).filter(|(_, wanted)| *wanted).map(|(id, _)| id));
        setup.options =
            [("farms", farms), ("small-city", small)].map(|(name, value)| (name.into(), value.into())).into();
        setup.deal(&mut seeded(seed)).unwrap();
        (setup, seed)
    })
}

fn play(setup: Setup, seed: u64, mut each: impl FnMut(&Replay, Action)) -> Replay {
    let mut rng = seeded(seed ^ 1);
    let mut replay = Replay::new(setup).unwrap();
    while let Some(action) = random_action(replay.game(), &mut rng) {
        replay.play(action).unwrap();
        each(&replay, action);
    }
    replay
}

/// How many of the tiles to be laid fit on a cell.
fn fitting_of(game: &Game, pos: Pos) -> Option<u16> {
    fitting(game, pos).map(|(fits, _)| fits)
}

/// The tiles not yet drawn, told from the deck and from what is on the board, in hand and thrown out.
fn undrawn(replay: &Replay) -> Vec<TileId> {
    let Deck::Tiles(deck) = &replay.setup().deck else { panic!("the deck is known") };
    let mut left = deck.clone();
    let game = replay.game();
    let laid = game.board().tiles().iter().map(|laid| laid.tile);
    let discarded = replay.events().iter().filter_map(|event| match event {
        bastide::rules::Event::Discarded { tile, .. } => Some(*tile),
        _ => None,
    });
    for tile in laid.chain(discarded).chain(game.drawn()) {
        if Catalogue::get().tile(tile).role != Role::EachPlayer {
            let place = left.iter().position(|other| *other == tile).unwrap();
            left.swap_remove(place);
        }
    }
    left
}

/// Whether a tile has the edges that a cell asks for, side by side in every turn.
fn has_edges(tile: TileId, wanted: [Option<EdgeKind>; 4]) -> bool {
    (0..4).any(|turns| {
        let shown = Catalogue::get().face(tile, turns).edges;
        shown.iter().zip(wanted).all(|(mine, theirs)| theirs.is_none_or(|kind| kind == EdgeKind::Any || kind == *mine))
    })
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn dead_cells_are_those_that_no_tile_fills((setup, seed) in setups()) {
        play(setup, seed, |replay, _| {
            let game = replay.game();
            let tiles: Vec<TileId> = undrawn(replay).into_iter().chain(game.drawn()).collect();
            let abbey = game.players().any(|player| game.has_abbey(player));
            let mut slow: Vec<Pos> = flood_fill::frontier(game.board().tiles())
                .into_iter()
                .filter(|(pos, wanted)| {
                    let hole = pos.around().step_by(2).all(|side| game.board().tile_at(side).is_some());
                    !(hole && abbey || tiles.iter().any(|&tile| has_edges(tile, *wanted)))
                })
                .map(|(pos, _)| pos)
                .collect();
            let mut dead = dead_cells(game).unwrap();
            slow.sort_unstable();
            dead.sort_unstable();
            assert_eq!(dead, slow);
        });
    }

    /// No cell is dead on which the tile in hand may be laid, with a bridge or without, or on which a tile of a bazaar fits.
    #[test]
    fn cells_that_a_bridge_or_a_bazaar_fills_are_not_dead(seed in any::<u64>()) {
        let player = |colour| Player { colour, name: String::new(), level: None };
        let mut setup = Setup::base([Colour::Red, Colour::Blue].map(player).to_vec());
        setup.boxes.push(BoxId::Bridges);
        setup.deal(&mut seeded(seed)).unwrap();
        play(setup, seed, |replay, _| {
            let game = replay.game();
            let dead = dead_cells(game).unwrap();
            let laid = |action: &Action| match *action {
                Action::Lay { pos, .. } | Action::Bridges(bridges::Action::LayWithBridge { pos, .. }) => Some(pos),
                _ => None,
            };
            let held = || game.players().filter_map(|player| game.held_tile(player)).chain(game.bazaar());
            let fitting = legal_actions(game).chain(held().flat_map(|tile| lay_actions(game, tile)));
            for pos in fitting.filter_map(|action| laid(&action)) {
                assert!(!dead.contains(&pos), "{pos:?} has a cross");
            }
            for pos in dead {
                assert_eq!(fitting_of(game, pos), Some(0), "{pos:?} has a cross");
            }
        });
    }

    #[test]
    fn what_is_left_is_what_was_not_drawn((setup, seed) in setups()) {
        play(setup, seed, |replay, _| {
            let game = replay.game();
            let (kinds, mut undrawn) = (tiles_left(game).unwrap(), undrawn(replay));
            undrawn.sort_unstable();
            let listed: Vec<TileId> =
                kinds.iter().flat_map(|kind| std::iter::repeat_n(kind.tile, kind.left.into())).collect();
            assert_eq!(listed, undrawn);
            assert_eq!(usize::from(kinds.iter().map(|kind| kind.left).sum::<u16>()), game.remaining());
            assert!(kinds.iter().all(|kind| kind.all > 0 && kind.all >= kind.left));
            let still = || kinds.iter().filter(|kind| kind.left > 0);
            for kind in still().take(4).chain(still().rev().take(4)) {
                for cell in game.board().frontier() {
                    let listed = lay_actions(game, kind.tile).any(|a| matches!(a, Action::Lay { pos, .. } if pos == cell.pos));
                    assert_eq!(fits_now(game, kind.tile, cell.pos), listed);
                }
            }
        });
    }

    /// The same decisions in an open game, which may be ended before any tile: the final scoring gives what was projected.
    #[test]
    fn projected_points_are_those_if_the_game_ended_now((setup, seed) in setups()) {
        let mut open = setup.clone();
        open.deck = Deck::Open;
        let mut twin = Game::new(&open, &mut Vec::new()).unwrap();
        let mut compared = 0;
        play(setup, seed, |_, action| {
            if twin.step() == Step::Over || twin.play(action, &mut Vec::new()).is_err() {
                twin.play(Action::End, &mut Vec::new()).ok(); // a tile that only the dealt game lays by itself
                return;
            }
            if twin.step() == Step::Lay {
                compared += 1;
                let mut ended = twin.clone();
                ended.play(Action::End, &mut Vec::new()).unwrap();
                for player in twin.players() {
                    assert_eq!(projected(&twin)[player], ended.score(player));
                    assert_eq!(projected(&ended)[player], ended.score(player));
                }
            }
        });
        assert!(compared >= 8, "{compared} moments were compared");
    }

    /// A wagon that waits to move on has scored: who declines to move it changes no points.
    #[test]
    fn projected_points_stay_when_a_wagon_stays((setup, seed) in setups()) {
        play(setup, seed, |replay, _| {
            let game = replay.game();
            let mut declined = game.clone();
            while declined.step() == Step::Wagon {
                declined.play(Action::Skip, &mut Vec::new()).unwrap();
            }
            for player in game.players() {
                assert_eq!(projected(game)[player], projected(&declined)[player]);
            }
        });
    }

    #[test]
    fn every_field_is_told_with_those_who_would_score_in_it((setup, seed) in setups()) {
        play(setup, seed, |replay, _| {
            let game = replay.game();
            let (board, graph) = (game.board(), game.board().graph());
            let parts = board.tiles().iter().flat_map(|laid| {
                let n_parts = Catalogue::get().tile(laid.tile).parts.len();
                (0..n_parts).map(|part| laid.node(part))
            });
            let roots = parts.filter(|&node| board.feature(node).kind == PartKind::Field).map(|node| graph.root(node));
            let told = fields(game);
            assert_eq!(told.iter().map(|field| field.node).collect::<BTreeSet<_>>(), roots.collect());
            for FieldNow { node, owners, cities } in told {
                let strength = |player| {
                    let farmers = game.figures().iter().filter(|figure| figure.owner == player && graph.root(figure.node) == node);
                    farmers.map(|figure| 1 + u8::from(figure.kind == FigureKind::Large)).sum::<u8>()
                };
                let most = game.players().map(strength).max().unwrap();
                let has_barn = |player| game.barns().iter().any(|barn| barn.owner == player && graph.root(barn.node) == node);
                let slow = game.players().filter(|&player| most > 0 && strength(player) == most || has_barn(player));
                assert_eq!(owners, slow.collect::<Vec<_>>());
                assert_eq!(cities, outlook(game, node).now.cities);
            }
        });
    }

    #[test]
    fn an_outlook_is_what_the_scoring_gives((setup, seed) in setups()) {
        play(setup, seed, |replay, _| {
            let game = replay.game();
            let (board, last) = (game.board(), game.board().last().unwrap());
            for part in 0..Catalogue::get().tile(last.tile).parts.len() {
                let node = last.node(part);
                let (feature, found) = (board.feature(node), outlook(game, node));
                assert_eq!(found.points, worth_now(game, node));
                assert_eq!(found.completed.is_some(), feature.kind != PartKind::Field);
                if feature.is_complete() {
                    assert_eq!(found.completed, Some(found.now.points));
                }
                if let (Some(completed), true) = (found.completed, found.open > 0) {
                    assert!(completed >= found.now.points, "{found:?}");
                }
            }
        });
    }
}

#[test]
fn hidden_tiles_are_not_told() {
    let player = |colour| Player { colour, name: String::new(), level: None };
    let mut setup = Setup::base(vec![player(Colour::Red), player(Colour::Blue)]);
    setup.options = vec![("remaining".into(), "hidden".into())];
    setup.deal(&mut seeded(1)).unwrap();
    let game = Game::new(&setup, &mut Vec::new()).unwrap();
    assert_eq!((tiles_left(&game), dead_cells(&game)), (None, None));
}
