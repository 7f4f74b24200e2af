//! What must hold in every game, tried on random ones: boxes, players, options, seeds and ways of playing are drawn by
//! proptest.

use std::collections::BTreeSet;

use crate::common::{cases, choices_of_boxes, play, setups};
use bastide::{
    board::{Bridge, LaidTile, Pos, flood_fill},
    boxes::{
        abbey::rules::{self as abbey, parts::Part as AbbeyPart},
        bigtop::rules as bigtop,
        bridges::rules::{self as bridges, parts::Part as BridgesPart},
        count::rules as count,
        king::rules::options::KingFinal,
        traders::rules::options::PigSecond,
    },
    catalogue::{Axis, BoxId, Catalogue, Corner, EdgeKind, PartKind, Quarter, Role, Side, Symbol, TileId},
    rules::{
        Action, Card, Colour, Deck, DeckSize, Edition, Event, Figure, FigureAt, FigureKind, Game, LaidPart, OwnPiece,
        Player, PlayerId, ScoreReason, Setup, Step, check, lay_actions, legal_actions, most_players, seeded,
    },
};
use proptest::prelude::*;

mod explained;
mod slow;

use explained::explained;
use slow::{features, slow_placements};

fn compare_with_scan(game: &Game) {
    let board = game.board();
    let takes_bridges = game.rules().uses(BridgesPart::Bridges);
    let graph = board.graph();
    let mut n_parts = 0;
    for feature in features(game) {
        let nodes: BTreeSet<u16> = feature.parts.iter().map(|&(tile, part)| board.tiles()[tile].node(part)).collect();
        let first = *nodes.first().unwrap();
        assert_eq!(graph.members(first).collect::<BTreeSet<_>>(), nodes);
        let kept = board.feature(first);
        assert_eq!((kept.kind, kept.open, kept.attributes), (feature.kind, feature.open, feature.attributes));
        assert_eq!(usize::from(kept.parts), nodes.len());
        assert_eq!(board.tiles_of(first), feature.tiles);
        n_parts += nodes.len();
    }
    let has_room_for_bridge = |laid: &&LaidTile| {
        Axis::ALL.into_iter().any(|axis| Catalogue::get().bridged(laid.tile, laid.turns, axis).is_some())
    };
    let n_rooms = board.tiles().iter().filter(has_room_for_bridge).count();
    assert_eq!(n_parts + if takes_bridges { n_rooms } else { 0 }, graph.len());
    let frontier = flood_fill::frontier(board.tiles());
    assert_eq!(board.frontier().len(), frontier.len());
    for cell in board.frontier() {
        let wanted = frontier[&cell.pos];
        let shown = Side::ALL.map(|side| cell.key.code(side));
        assert_eq!(shown, wanted.map(|edge| edge.map_or(0, EdgeKind::code)), "the required edges at {}", cell.pos);
        assert_eq!(board.frontier_at(cell.pos), Some(cell));
    }
}

/// Checks that every figure, barn and abbey is on the board or with its owner, and only where it is allowed.
fn check_figures(game: &Game) {
    let graph = game.board().graph();
    let has_part = |part| game.rules().uses(part);
    for player in game.players() {
        for kind in FigureKind::ALL {
            let on_board =
                game.figures().iter().filter(|figure| figure.owner == player && figure.kind == kind).count() as u8;
            let held: u8 = game.players().map(|captor| game.prisoners(captor, player)[kind]).sum();
            assert_eq!(on_board + held + game.supply(player)[kind], game.whole_supply()[kind], "{kind:?}");
        }
        let barns = game.barns().iter().filter(|barn| barn.owner == player).count();
        assert_eq!(barns + usize::from(game.has_barn(player)), usize::from(has_part(AbbeyPart::Barn)));
    }
    let left = game.players().filter(|&player| game.has_abbey(player)).count();
    let abbeys = if has_part(AbbeyPart::Abbey) { game.rules().n_players() } else { 0 };
    assert_eq!(n_abbeys(game) + left, abbeys);
    let between_turns = matches!(game.step(), Step::Abbey | Step::Lay);
    for figure in game.figures() {
        let feature = game.board().feature(figure.node);
        let counts = |other: &&Figure| other.kind.is_counted() && graph.root(other.node) == graph.root(figure.node);
        let together = game.figures().iter().filter(counts).count();
        assert_eq!(usize::from(feature.figures), together);
        if let Some(quarter) = game.laid_part(figure.node).part().quarter {
            let may_be = match figure.kind {
                FigureKind::Meeple | FigureKind::Large | FigureKind::Phantom | FigureKind::Ringmaster => true,
                FigureKind::Mayor => quarter == Quarter::Castle,
                FigureKind::Wagon => quarter != Quarter::Market,
                FigureKind::Abbot | FigureKind::Builder | FigureKind::Pig | FigureKind::Shepherd => false,
            };
            assert!(may_be, "{figure:?} in the quarter {}", quarter.name());
            continue;
        }
        let at_home = match figure.kind {
            _ if matches!(feature.kind, PartKind::Oak | PartKind::Pond) => figure.kind.is_follower(),
            FigureKind::Meeple => feature.kind != PartKind::Garden,
            FigureKind::Large | FigureKind::Phantom | FigureKind::Ringmaster => {
                !matches!(feature.kind, PartKind::Garden | PartKind::Acrobats)
            }
            FigureKind::Abbot => matches!(feature.kind, PartKind::Monastery | PartKind::Garden | PartKind::Lying),
            FigureKind::Mayor => feature.kind == PartKind::City,
            FigureKind::Wagon => matches!(
                feature.kind,
                PartKind::City | PartKind::Road | PartKind::Monastery | PartKind::Hut | PartKind::Lying
            ),
            FigureKind::Builder => matches!(feature.kind, PartKind::City | PartKind::Road),
            FigureKind::Pig | FigureKind::Shepherd => feature.kind == PartKind::Field,
        };
        assert!(at_home, "{figure:?} in a {:?}", feature.kind);
        let follows = game.figures().iter().any(|other| {
            other.owner == figure.owner && other.kind.is_follower() && graph.root(other.node) == graph.root(figure.node)
        });
        assert!(!figure.kind.is_companion() || follows, "{figure:?} without a follower");
        assert!(
            !between_turns || !feature.is_complete() || game.is_lord(figure.node),
            "{figure:?} should have come home"
        );
        let barn = game.barns().iter().any(|barn| graph.root(barn.node) == graph.root(figure.node));
        assert!(!(between_turns && barn && figure.kind.is_counted()), "{figure:?} lies beside a barn");
    }
}

/// Checks that every bridge and castle is on the board or with its owner, and that no two castles and no two bridges are in one place.
fn check_bridges(game: &Game) {
    if !game.rules().boxes.contains(&BoxId::Bridges) {
        assert_eq!((game.bridges().count(), game.castles().count(), game.bazaar().count()), (0, 0, 0));
        return;
    }
    let left = |of: fn(&Game, PlayerId) -> u8| game.players().map(|player| usize::from(of(game, player))).sum();
    let each = game.rules().n_players() * if game.rules().n_players() <= 4 { 3 } else { 2 };
    let whole = |part| if game.rules().uses(part) { each } else { 0 };
    let bridges: usize = left(Game::bridges_left);
    assert_eq!(game.bridges().count() + bridges, whole(BridgesPart::Bridges), "bridges");
    let castles: usize = left(Game::castles_left);
    assert_eq!(game.castles().count() + castles, whole(BridgesPart::Castles), "castles");
    let graph = game.board().graph();
    let cities: BTreeSet<_> = game.castles().map(|node| graph.root(node)).collect();
    assert_eq!(cities.len(), game.castles().count(), "two castles in one city");
    for castle in game.castles() {
        let feature = game.board().feature(castle);
        assert!(feature.kind == PartKind::City && feature.is_complete() && game.board().tiles_of(castle) == 2);
    }
    let cells: BTreeSet<Pos> = game.bridges().map(|bridge| bridge.pos).collect();
    assert_eq!(cells.len(), game.bridges().count(), "two bridges across one tile");
    assert_eq!(game.bazaar().count() > 0, game.step() == Step::Bazaar, "the display is empty but in a bazaar");
}

/// The tiles that are known to come and not in the pile: those held by players and those of a bazaar.
fn n_set_aside(game: &Game) -> usize {
    game.players().filter(|&player| game.held_tile(player).is_some()).count() + game.bazaar().count()
}

/// The number of abbeys on the board.
fn n_abbeys(game: &Game) -> usize {
    game.board().tiles().iter().filter(|laid| Some(laid.tile) == Catalogue::get().abbey()).count()
}

/// The number of tiles that lie around the first one at set-up, which stands for them in the deck.
fn n_around_first(game: &Game) -> usize {
    if game.rules().boxes.contains(&BoxId::Count) { 11 } else { 0 }
}

/// All actions to try, sensible or not: everything on the tile just laid and around it.
fn attempts(game: &Game) -> Vec<Action> {
    let last = game.board().last().unwrap();
    let near = (-1..=1).flat_map(|x| (-1..=1).map(move |y| Pos::new(last.pos.x + x, last.pos.y + y)));
    let tile = game.drawn().unwrap_or(last.tile);
    let parts = 0..12;
    let mut tried = vec![
        Action::Skip,
        Action::GoOn,
        Action::End,
        Action::Recall,
        Action::Bridges(bridges::Action::Bazaar(bridges::Deal::Buy)),
        Action::Bridges(bridges::Action::Bazaar(bridges::Deal::Sell)),
    ];
    tried.push(Action::Bridges(bridges::Action::Bazaar(bridges::Deal::Choose { tile })));
    tried.extend(
        [-1, 0, 1, 30].map(|points| Action::Bridges(bridges::Action::Bazaar(bridges::Deal::Bid { tile, points }))),
    );
    for quarter in Quarter::ALL {
        tried.push(Action::Count(count::Action::Count { quarter }));
        tried.extend(FigureKind::ALL.map(|figure| Action::Count(count::Action::Send { figure, quarter })));
    }
    tried.extend(Corner::ALL.map(|corner| Action::Abbey(abbey::Action::Barn { corner })));
    tried.extend(Corner::ALL.map(|corner| Action::Return(OwnPiece::Barn { pos: last.pos, corner })));
    tried.extend(game.figures().iter().map(|figure| {
        let LaidPart { pos, part, .. } = game.laid_part(figure.node);
        Action::Return(OwnPiece::Figure(FigureAt { pos, part, owner: figure.owner, kind: figure.kind }))
    }));
    for figure in FigureKind::ALL {
        tried.extend(parts.clone().map(|part| Action::Place { figure, part }));
    }
    for pos in near {
        tried.extend((0..4).map(|turns| Action::Lay { tile, pos, turns }));
        tried.push(Action::Abbey(abbey::Action::Abbey { pos }));
        tried.extend((0..3).map(|part| Action::Bridges(bridges::Action::Castle { pos, part })));
        tried.extend((0..4).map(|turns| Action::Bridges(bridges::Action::LayWithBridge { tile, pos, turns })));
        tried.extend(Axis::ALL.map(|axis| Action::Bridges(bridges::Action::Bridge(Bridge { pos, axis }))));
        tried.extend(Quarter::ALL.map(|quarter| {
            Action::Count(count::Action::MoveOut { quarter, figure: FigureKind::Meeple, pos, part: 0 })
        }));
        tried.extend(
            parts.clone().map(|part| Action::Abbey(abbey::Action::Move { figure: FigureKind::Wagon, pos, part })),
        );
    }
    tried
}

/// Plays games for choices of boxes with the boxes' own tiles, in one edition and with one number of players after the other.
#[test]
fn choices_of_boxes_play_to_the_end() {
    let mut number = 0;
    for chosen in choices_of_boxes(600) {
        for _ in 0..2 {
            number += 1;
            let players = Colour::ALL.into_iter().take(1 + number as usize % most_players(&chosen));
            let mut setup =
                Setup::base(players.map(|colour| Player { colour, name: String::new(), level: None }).collect());
            setup.boxes.clone_from(&chosen);
            setup.edition = [Edition::First, Edition::Second, Edition::Anniversary][number as usize / 7 % 3];
            setup.deal(&mut seeded(number)).unwrap();
            let replay = play(setup, number, |_, _, _| {});
            assert!(replay.game().is_over());
            assert_eq!(replay.game().remaining(), 0);
            check_figures(replay.game());
            check_bridges(replay.game());
        }
    }
}

/// Half a pile has the first half of the land and the whole river. A double pile has every land tile twice.
fn check_piles(setup: &Setup, seed: u64, whole: &[TileId], n_river: usize) {
    let fixed = || {
        // The players of a dealt set-up must not be rotated again.
        let mut setup = setup.clone();
        setup.options.retain(|(name, _)| name != "first-player");
        setup
    };
    let dealt = |name| {
        let pile = DeckSize::from_name(name).unwrap();
        let mut setup = fixed();
        setup.deal_sized(pile, &mut seeded(seed)).unwrap();
        match setup.deck {
            Deck::Tiles(deck) => deck,
            Deck::Open => panic!("a deck is dealt"),
        }
    };
    let (half, all, double) = (dealt("half"), dealt("whole"), dealt("double"));
    assert_eq!(all.len(), whole.len());
    assert_eq!(half[..], all[..half.len()]);
    let first = n_river.max(1); // the start tile, where there is no river
    assert_eq!(half.len() - first, (all.len() - first) / 2);
    let count = |deck: &[TileId], id: TileId| deck.iter().filter(|&&other| other == id).count();
    assert_eq!(double[..n_river], all[..n_river]);
    for &id in &all[n_river..] {
        assert_eq!(count(&double[n_river..], id), 2 * count(&all[n_river..], id));
    }
    assert_eq!(double.len(), 2 * all.len() - n_river);
}

fn has_pigsty(game: &Game) -> bool {
    let parts = game.board().tiles().iter().flat_map(|laid| &Catalogue::get().tile(laid.tile).parts);
    parts.into_iter().any(|part| part.attributes.pigsty)
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn the_graph_is_what_the_scan_finds((setup, seed) in setups()) {
        play(setup, seed, |_, action, replay| {
            if matches!(action, Action::Lay { .. } | Action::Bridges(bridges::Action::LayWithBridge { .. } | bridges::Action::Bridge(_))) {
                compare_with_scan(replay.game());
            }
        });
    }

    #[test]
    fn placements_are_those_that_fit((setup, seed) in setups()) {
        play(setup, seed, |_, _, replay| {
            let game = replay.game();
            if let Some(tile) = game.drawn() {
                let place = |action| match action {
                    Action::Lay { pos, turns, .. } => (pos, turns),
                    other => panic!("{other:?} lays no tile"),
                };
                let listed: Vec<_> = lay_actions(game, tile).map(place).collect();
                assert_eq!(listed.iter().copied().collect::<BTreeSet<_>>(), slow_placements(game, tile));
                assert_eq!(lay_actions(game, tile).count(), listed.len());
                for (k, &placement) in listed.iter().enumerate() {
                    assert_eq!(lay_actions(game, tile).nth(k).map(place), Some(placement));
                    let choose = |count: usize| {
                        assert_eq!(count, listed.len());
                        k
                    };
                    assert_eq!(lay_actions(game, tile).pick(choose).map(place), Some(placement));
                }
            }
        });
    }

    #[test]
    fn an_action_succeeds_exactly_if_it_is_listed((setup, seed) in setups()) {
        play(setup, seed, |before, _, _| {
            let listed: Vec<Action> = legal_actions(before).collect();
            assert_eq!(legal_actions(before).count(), listed.len());
            // Each step to the next one is skipped over from the start, so only a sample is reached so.
            for (k, &action) in listed.iter().enumerate().skip(usize::from(before.turn()) % 7).step_by(7) {
                assert_eq!(legal_actions(before).nth(k), Some(action));
            }
            let mut tried = attempts(before);
            tried.extend(&listed);
            for (k, action) in tried.into_iter().enumerate() {
                let allowed = check(before, action);
                assert_eq!(allowed.is_ok(), listed.contains(&action), "{action:?}: {allowed:?}");
                // Playing the action takes longer, so only a sample is played.
                if k % 16 == usize::from(before.turn()) % 16 {
                    let mut game = before.clone();
                    let mut events = Vec::new();
                    assert_eq!(game.play(action, &mut events), allowed);
                    assert!(allowed.is_ok() || (events.is_empty() && game.step() == before.step()));
                }
            }
        });
    }

    #[test]
    fn events_add_up_to_the_scores_and_figures_are_conserved((setup, seed) in setups()) {
        let replay = play(setup, seed, |_, _, replay| {
            let game = replay.game();
            check_figures(game);
            check_bridges(game);
            let discarded = replay.events().iter().filter(|event| matches!(event, Event::Discarded { .. })).count();
            let Deck::Tiles(deck) = &replay.setup().deck else { panic!("the deck is known") };
            let laid = game.board().tiles().len() - n_abbeys(game) - n_around_first(game);
            let drawn = usize::from(game.drawn().is_some());
            assert_eq!(laid + discarded + drawn + n_set_aside(game) + game.remaining() + game.hidden(), deck.len(), "every tile is somewhere");
            for player in game.players() {
                let sum: i16 = replay.events().iter().map(|event| match event {
                    Event::Scored { player: who, points, .. } if *who == player => *points,
                    _ => 0,
                }).sum();
                assert_eq!(sum, game.score(player));
            }
        });
        let game = replay.game();
        prop_assert!(game.is_over());
        prop_assert_eq!((n_set_aside(game), game.remaining()), (0, 0));
    }

    #[test]
    fn turns_are_counted_and_go_round_the_table((setup, seed) in setups()) {
        let replay = play(setup, seed, |_, _, _| {});
        let n_players = replay.game().players().count();
        let mut before = 0;
        for event in replay.events() {
            if let Event::TurnBegan { player, turn, .. } = *event {
                prop_assert!(turn > before, "{} comes after {}", turn, before);
                prop_assert_eq!(player.index(), usize::from(turn - 1) % n_players);
                before = turn;
            }
        }
        prop_assert!(before > 0 || replay.actions().is_empty(), "no turn began");
    }

    #[test]
    fn what_is_worth_now_is_what_the_end_gives((setup, seed) in setups()) {
        // The worth of the features at the end of the game must equal the final scoring.
        let replay = play(setup, seed, |_, _, _| ());
        let game = replay.game();
        let graph = game.board().graph();
        let mut roots = BTreeSet::new();
        let farms_first = game.rules().options.get("farms") == "first";
        let mut sums = vec![0; game.rules().n_players()];
        let nodes = game.figures().iter().map(|figure| figure.node).chain(game.barns().iter().map(|barn| barn.node));
        for node in nodes {
            let field = game.board().feature(node).kind == PartKind::Field;
            // Under `farms=first` the cities around a field are scored, and only a barn scores the field itself.
            let farmers = game.figures().iter().any(|figure| graph.root(figure.node) == graph.root(node));
            if roots.insert(graph.root(node)) && !(field && farms_first && farmers) {
                let worth = bastide::rules::worth_now(game, node);
                game.players().for_each(|player| sums[player.index()] += worth[player]);
            }
        }
        // The events of the final scoring come last, and no figure returns after them.
        let told = replay.events();
        let (over, told) = told.split_last().unwrap();
        prop_assert_eq!(over, &Event::Over);
        let at_end = |event: &Event| matches!(event, Event::Scored { why, .. } if why.at_end);
        let told: Vec<Event> = told.iter().filter(|event| !matches!(event, Event::Bigtop(bigtop::Event::TurnedUp { .. }))).copied().collect();
        let first = told.iter().rposition(|event| !at_end(event)).map_or(0, |last| last + 1);
        prop_assert!(!told[..first].iter().any(at_end) && told[first..].iter().all(at_end));
        for player in game.players() {
            let finals: i16 = told[first..].iter().map(|event| match event {
                Event::Scored { player: who, points, why } if *who == player => {
                    let of_field = why.spot.is_some_and(|spot| spot.part().kind == PartKind::Field);
                    let by_city = farms_first && (why.kind() == Some(PartKind::Field) || matches!(why.reason, ScoreReason::Fairy | ScoreReason::Ringmaster) && of_field);
                    let node = |spot: LaidPart| game.board().tiles()[game.board().tile_at(spot.pos).unwrap()].node(usize::from(spot.part));
                    let beside_farmers = |spot| game.figures().iter().any(|figure| graph.root(figure.node) == graph.root(node(spot)));
                    let of_barn = why.reason == ScoreReason::Barn && farms_first && why.spot.is_some_and(beside_farmers);
                    let elsewhere = why.completed || why.spot.is_none() || by_city || of_barn || why.reason == ScoreReason::Bigtop;
                    if elsewhere { 0 } else { *points }
                }
                _ => 0,
            }).sum();
            prop_assert_eq!(sums[player.index()], finals);
        }
    }

    #[test]
    fn every_score_is_explained((setup, seed) in setups()) {
        let replay = play(setup, seed, |_, _, _| ());
        let game = replay.game();
        let completed = |card: Card| {
            let features = features(game);
            let found = features.iter().filter(|feature| feature.kind == card.kind() && feature.open == 0).count();
            match card {
                // The City of Carcassonne is one, and castles are none.
                Card::King => found + usize::from(game.count().is_some()) - game.castles().count(),
                Card::Robber => found,
            }
        };
        let king_final = game.rules().options.king.at_end;
        for event in replay.events() {
            let Event::Scored { player, points, why } = *event else { continue };
            prop_assert!(points != 0, "a score without points: {:?}", why);
            match why.reason {
                ScoreReason::Goods(goods) => {
                    let tokens = |player| u16::from(game.tokens(player)[goods as usize]);
                    prop_assert_eq!(Some(why.count), game.players().map(tokens).max());
                    prop_assert_eq!((tokens(player), points, why.points), (why.count, 10, 10));
                }
                ScoreReason::Card(card) if why.at_end => {
                    prop_assert_eq!(Some((player, why.tiles)), game.holder(card));
                    prop_assert_eq!(usize::from(why.count), completed(card));
                    prop_assert_eq!(points, why.points);
                    prop_assert!(king_final == KingFinal::Flat || points == why.count as i16);
                }
                ScoreReason::Card(_) => {
                    prop_assert_eq!(king_final, KingFinal::Continuous);
                    prop_assert!(why.tiles > 0);
                    prop_assert_eq!((points, why.points), (why.count as i16, why.count as i16));
                }
                ScoreReason::Feature(kind) => {
                    let has_pig = game.figures().iter().any(|figure| figure.kind == FigureKind::Pig && figure.owner == player);
                    prop_assert!(!why.pig || has_pig || !why.at_end, "a pig without a pig: {:?}", why);
                    prop_assert!(!why.pigsty || has_pigsty(game), "a pigsty without a pigsty: {:?}", why);
                    // A second pig of a player may count, too, but the score says no more than that one does.
                    if !why.pig || game.rules().options.traders.pig_second == PigSecond::No {
                        prop_assert_eq!(points, explained(game, kind, &why), "{:?}", why);
                    }
                }
                ScoreReason::Fairy => prop_assert!(points == why.points && (points == 3 || !why.at_end)),
                ScoreReason::Ransom => prop_assert_eq!((points.abs(), points), (3, why.points)),
                ScoreReason::Castle => prop_assert_eq!((points, why.strengths[player]), (why.points, 1)),
                ScoreReason::Bazaar => prop_assert_eq!(points.abs(), why.points),
                ScoreReason::Loot => prop_assert!(points > 0 && points == why.points && !why.at_end),
                ScoreReason::Arrow => prop_assert_eq!((points, why.points, why.at_end), (2, 2, false)),
                ScoreReason::Flock => prop_assert_eq!((points, why.at_end), (why.count as i16, false)),
                ScoreReason::Watchtower => prop_assert!(points == why.points && points >= why.count as i16 && !why.at_end),
                ScoreReason::Gold => prop_assert!(why.at_end && points == why.points && (1..=4).contains(&(points / why.count as i16))),
                ScoreReason::Church => prop_assert_eq!((points, why.points, why.at_end), (3, 3, false)),
                ScoreReason::Rose => prop_assert_eq!((points, why.points, why.at_end), (3, 3, false)),
                ScoreReason::Message => prop_assert!(points > 0 && points == why.points && !why.at_end),
                ScoreReason::Pond => prop_assert!(why.at_end && points == -2 * why.count as i16),
                ScoreReason::Acrobats => prop_assert_eq!((points, why.points), (5 * why.count as i16, points)),
                ScoreReason::Bigtop => prop_assert!(points == why.points && (1..=7).contains(&(points / why.count as i16))),
                ScoreReason::Ringmaster => prop_assert_eq!((points, why.points), (2 * why.count as i16, points)),
                ScoreReason::Barn => {}
            }
        }
    }

    #[test]
    fn a_dealt_deck_holds_what_the_boxes_hold((setup, seed) in setups()) {
        let mut setup = setup;
        setup.deal(&mut seeded(seed)).unwrap();
        let Deck::Tiles(deck) = &setup.deck else { panic!("a deck is dealt") };
        let catalogue = Catalogue::get();
        let has = |id| setup.boxes.contains(&id);
        let option = |name: &str| setup.options.iter().find(|(known, _)| known == name).map(|(_, value)| &value[..]);
        let n_river = match (has(BoxId::River), has(BoxId::River2)) {
            (false, false) => 0,
            (true, true) => 22,
            _ => 12,
        };
        let n_river = n_river + usize::from(has(BoxId::Gq11) && n_river > 0);
        let is_river = |&id: &TileId| !catalogue.tile(id).rivers.is_empty();
        // What lies at set-up comes first: the tile that stands for the City of Carcassonne, of which no other is in the pile, and the rose.
        let n_city = usize::from(has(BoxId::Count));
        let n_first = n_city + usize::from(has(BoxId::Windroses));
        let of_city = deck.iter().filter(|&&id| catalogue.tile(id).box_id == Some(BoxId::Count)).count();
        prop_assert_eq!((of_city, catalogue.tile(deck[0]).name == "C07"), (n_city, n_city == 1));
        prop_assert_eq!(deck.iter().position(|&id| catalogue.tile(id).name == "WR04"), (n_first > n_city).then_some(n_city));
        let (whole_deck, deck) = (deck, &deck[n_first..]);
        let role = |index: usize| deck.get(index).map(|&id| catalogue.tile(id).role);
        prop_assert_eq!(deck.iter().position(|id| !is_river(id)), Some(n_river));
        prop_assert_eq!(deck.iter().filter(|&id| is_river(id)).count(), n_river);
        if n_river > 0 {
            prop_assert_eq!(role(0), Some(Role::Source));
            prop_assert_eq!(role(n_river - 1), Some(Role::Lake));
            prop_assert_eq!(role(1) == Some(Role::Fork), has(BoxId::River2));
            let last = &catalogue.tile(deck[n_river - 1]).name;
            let default = if setup.edition == Edition::Anniversary { "2021" } else { "2016" };
            let is_new = option("river-tiles").unwrap_or(default) == "2021";
            let (source, lake) = if is_new { ("RV01", "RV02") } else { ("R01", "R02") };
            prop_assert_eq!(last, if has(BoxId::River2) { "S03" } else { lake });
            let source = if has(BoxId::River) { source } else { "S01" };
            prop_assert_eq!(&catalogue.tile(deck[0]).name, if has(BoxId::Gq11) { "GQ11" } else { source });
            let plain = deck[1..n_river - 1].iter().filter(|&&id| catalogue.tile(id).role == Role::Plain).count();
            prop_assert_eq!(plain, n_river - 2 - usize::from(has(BoxId::River2)));
        } else if n_first == 0 {
            prop_assert_eq!(role(0), Some(Role::Start));
        }
        let has_garden = |&&id: &&TileId| catalogue.tile(id).box_id == Some(BoxId::Base) && catalogue.tile(id).has(Symbol::Garden);
        prop_assert_eq!(deck.iter().filter(has_garden).count(), if has(BoxId::Winter) { 0 } else { 8 });
        // All four D are in the pile if something else lies at set-up.
        let start_removed = n_first == 0 && n_river > 0 && option("start-tile") != Some("kept");
        let starts = deck.iter().filter(|&&id| catalogue.tile(id).role == Role::Start).count();
        prop_assert_eq!(starts, if start_removed { 3 } else { 4 });
        let has_tiles = |id: BoxId| {
            let parts = option(&format!("{}-parts", id.name())).unwrap_or("all");
            has(id) && (parts == "all" || parts.contains("tiles"))
        };
        let replaced = has(BoxId::Monasteries) && option("monasteries") != Some("keep");
        let mut land = 72 - usize::from(start_removed) - if replaced { 6 } else { 0 };
        let more = [(BoxId::Inns, 18), (BoxId::Traders, 24), (BoxId::Dragon, 30), (BoxId::Tower, 18), (BoxId::King, 5), (BoxId::Bridges, 12), (BoxId::Anniversary, 15), (BoxId::Hills, 18), (BoxId::Flier, 8), (BoxId::Festival, 10), (BoxId::Gq11, 10), (BoxId::Gold, 8), (BoxId::Mage, 8), (BoxId::Corn1, 6), (BoxId::Corn2, 6), (BoxId::Ferries, 8), (BoxId::Tunnel, 4), (BoxId::Shrines, 6), (BoxId::Siege, 6), (BoxId::Cathars, 4), (BoxId::Watchtowers, 12), (BoxId::Windroses, 5), (BoxId::Darmstadt, 3), (BoxId::Spieldoch, 2), (BoxId::Winter, 12), (BoxId::Labyrinth, 1), (BoxId::Bigtop, 20), (BoxId::Monasteries, 6), (BoxId::Russian, 4), (BoxId::Messages, 0), (BoxId::Robbers, 8)];
        land += more.iter().map(|&(id, tiles)| if has_tiles(id) { tiles } else { 0 }).sum::<usize>();
        land += if has_tiles(BoxId::Abbey) { 12 } else { 0 };
        prop_assert_eq!(deck.len() - n_river, land);
        check_piles(&setup, seed, whole_deck, n_first + n_river);
    }
}
