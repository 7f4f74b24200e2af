//! Games driven by bytes: listed actions are accepted, and all others are refused and change nothing.

use bastide::{
    board::{Bridge, Pos},
    boxes::{
        abbey::rules as abbey, bridges::rules as bridges, corn::rules as corn, count::rules as count,
        dragon::rules as dragon, ferries::rules as ferries, flier::rules as flier, gold::rules as gold,
        hills::rules as hills, little::rules as little, mage::rules as mage, siege::rules as siege,
        tower::rules as tower, tunnel::rules as tunnel,
    },
    catalogue::{Axis, BoxId, Catalogue, Corner, EdgeKind, Quarter, Role, TileId},
    record::Statement,
    rules::{
        Action, Colour, Deck, Edition, FigureAt, FigureKind, Game, OPTIONS, OwnPiece, Player, PlayerId, Setup, Step,
        check, legal_actions, most_players, open_lay_actions, playable, seeded,
    },
    session::Replay,
};

use crate::record::same_again;

/// The largest number of decisions in a game: enough for every step of a turn, but few enough for many games per second.
const MOST: usize = 80;

/// The bytes that control what happens, one after the other. When they run out, zeros follow.
struct Choices<'a>(&'a [u8]);

impl Choices<'_> {
    fn next(&mut self) -> usize {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        usize::from(first)
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.next() % all.len()]
    }
}

/// Plays a game that is controlled by bytes: first its set-up, then at each decision what is tried and what is played.
pub fn actions(data: &[u8]) {
    let mut choices = Choices(data);
    let Ok(mut replay) = Replay::new(setup(&mut choices)) else { return };
    for _ in 0..MOST {
        if choices.0.is_empty() {
            break;
        }
        let game = replay.game();
        let legal = listed(game, &mut choices);
        assert_eq!(legal.is_empty(), game.is_over());
        for (index, &action) in legal.iter().enumerate() {
            assert!(!legal[..index].contains(&action), "{action:?} is listed twice");
            assert_eq!(check(game, action), Ok(()), "{action:?}");
        }
        let tried = attempt(game, &mut choices);
        if check(game, tried).is_ok() {
            assert!(is_listed(game, tried), "{tried:?} is accepted and not listed");
        } else {
            assert!(!is_listed(game, tried), "{tried:?} is listed and not accepted");
            refused(&mut replay, tried);
        }
        if legal.is_empty() {
            break;
        }
        accepted(&mut replay, choices.of(&legal));
    }
    same_again(replay);
}

fn setup(choices: &mut Choices<'_>) -> Setup {
    let edition = choices.of(&[Edition::First, Edition::Second, Edition::Anniversary]);
    let mask = choices.next() | choices.next() << 8;
    let boxes: Vec<BoxId> = playable()
        .enumerate()
        .filter(|(bit, id)| *id == BoxId::Base || mask >> bit & 1 == 1)
        .map(|(_, id)| id)
        .collect();
    let n_players = 1 + choices.next() % most_players(&boxes);
    let players = Colour::ALL.into_iter().take(n_players);
    let mut setup = Setup::base(players.map(|colour| Player { colour, name: String::new(), level: None }).collect());
    setup.edition = edition;
    for _ in 0..choices.next() % 4 {
        let option = choices.of(&OPTIONS.each_ref());
        let value = option.values[choices.next() % option.values.len()].0;
        setup.options.push((option.name.into(), value.into()));
    }
    setup.boxes = boxes;
    let kind = choices.next();
    let seed = choices.next() as u64;
    // A set-up that cannot be dealt cannot be started either, and starting it reports the error.
    let _ = setup.deal(&mut seeded(seed));
    match kind % 4 {
        0 => setup.deck = Deck::Open,
        1 => {
            // What was dealt by lot stays, and is used up soon.
            let tiles: Vec<TileId> = (0..Catalogue::get().tiles().len())
                .map(TileId::from_index)
                .filter(|&id| Catalogue::get().tile(id).edges.iter().all(|&edge| edge != EdgeKind::Any))
                .collect();
            setup.deck = Deck::Tiles((0..1 + kind / 4).map(|_| choices.of(&tiles)).collect());
        }
        _ => {}
    }
    setup
}

/// All legal actions. In an open game they include the placements of one tile.
fn listed(game: &Game, choices: &mut Choices<'_>) -> Vec<Action> {
    let mut legal: Vec<Action> = legal_actions(game).collect();
    if game.is_open() && game.step() == Step::Lay {
        let tile = TileId::from_index(choices.next() % Catalogue::get().tiles().len());
        legal.extend(open_lay_actions(game, tile).filter(|_| may_be_drawn(tile)));
    }
    legal
}

/// Whether a tile can be drawn. Players hold their abbeys and never draw them.
fn may_be_drawn(tile: TileId) -> bool {
    Catalogue::get().tile(tile).role != Role::EachPlayer
}

fn is_listed(game: &Game, action: Action) -> bool {
    match action {
        Action::Lay { tile, .. } | Action::Bridges(bridges::Action::LayWithBridge { tile, .. })
            if game.is_open() && game.step() == Step::Lay =>
        {
            may_be_drawn(tile) && open_lay_actions(game, tile).any(|listed| listed == action)
        }
        _ => legal_actions(game).any(|listed| listed == action),
    }
}

/// An arbitrary action, legal or not.
#[expect(clippy::too_many_lines, reason = "one arm for each kind of decision")]
fn attempt(game: &Game, choices: &mut Choices<'_>) -> Action {
    let centre = game.board().last().map_or(Pos::new(0, 0), |laid| laid.pos);
    let pos = |choices: &mut Choices<'_>| match choices.next() {
        255 => Pos::new(i16::MAX, i16::MIN),
        254 => Pos::new(999, -999),
        near => {
            Pos::new(centre.x.saturating_add(near as i16 % 5 - 2), centre.y.saturating_add(near as i16 / 5 % 5 - 2))
        }
    };
    let players: Vec<PlayerId> = game.players().collect();
    let tile = |choices: &mut Choices<'_>| match choices.next() {
        near if near < 128 => game.drawn().unwrap_or(TileId::from_index(near % Catalogue::get().tiles().len())),
        other => TileId::from_index(other % Catalogue::get().tiles().len()),
    };
    let figure_at = |choices: &mut Choices<'_>| FigureAt {
        pos: pos(choices),
        part: part(choices),
        owner: choices.of(&players),
        kind: choices.of(&FigureKind::ALL),
    };
    match choices.next() % 35 {
        0 => Action::Lay { tile: tile(choices), pos: pos(choices), turns: choices.next() as u8 % 6 },
        1 => Action::Abbey(abbey::Action::Abbey { pos: pos(choices) }),
        2 | 3 => Action::Place { figure: choices.of(&FigureKind::ALL), part: part(choices) },
        4 => Action::Abbey(abbey::Action::Barn { corner: choices.of(&Corner::ALL) }),
        5 => Action::Abbey(abbey::Action::Move {
            figure: choices.of(&FigureKind::ALL),
            pos: pos(choices),
            part: part(choices),
        }),
        6 => Action::Recall,
        26 => Action::Return(OwnPiece::Figure(figure_at(choices))),
        27 => Action::Return(OwnPiece::Barn { pos: pos(choices), corner: choices.of(&Corner::ALL) }),
        7 => Action::Bridges(bridges::Action::LayWithBridge {
            tile: tile(choices),
            pos: pos(choices),
            turns: choices.next() as u8 % 6,
        }),
        8 => Action::PlaceAt { figure: choices.of(&FigureKind::ALL), pos: pos(choices), part: part(choices) },
        9 => {
            let beside = (part(choices), choices.of(&FigureKind::ALL));
            Action::Dragon(dragon::Action::Fairy {
                pos: pos(choices),
                beside: Some(beside).filter(|_| !choices.next().is_multiple_of(4)),
            })
        }
        10 => Action::Dragon(dragon::Action::Princess(figure_at(choices))),
        11 => Action::Dragon(dragon::Action::Dragon { pos: pos(choices) }),
        12 => Action::Tower(tower::Action::Floor { pos: pos(choices) }),
        13 => Action::Tower(tower::Action::Capture(figure_at(choices))),
        14 => Action::Tower(tower::Action::Exchange {
            captor: choices.of(&players),
            figure: choices.of(&FigureKind::ALL),
        }),
        15 => {
            Action::Tower(tower::Action::Ransom { captor: choices.of(&players), figure: choices.of(&FigureKind::ALL) })
        }
        16 => Action::Bridges(bridges::Action::Bridge(Bridge { pos: pos(choices), axis: choices.of(&Axis::ALL) })),
        17 => Action::Bridges(bridges::Action::Castle { pos: pos(choices), part: part(choices) }),
        18 => Action::Bridges(bridges::Action::Bazaar(bridges::Deal::Choose { tile: tile(choices) })),
        19 => Action::Bridges(bridges::Action::Bazaar(bridges::Deal::Bid {
            tile: tile(choices),
            points: choices.next() as i16 - 20,
        })),
        20 => Action::Bridges(bridges::Action::Bazaar(choices.of(&[bridges::Deal::Buy, bridges::Deal::Sell]))),
        21 => Action::Count(count::Action::Send {
            figure: choices.of(&FigureKind::ALL),
            quarter: choices.of(&Quarter::ALL),
        }),
        22 => match choices.next() % 3 {
            0 => Action::Count(count::Action::Count { quarter: choices.of(&Quarter::ALL) }),
            _ => Action::Count(count::Action::MoveOut {
                quarter: choices.of(&Quarter::ALL),
                figure: choices.of(&FigureKind::ALL),
                pos: pos(choices),
                part: part(choices),
            }),
        },
        23 => Action::Flier(flier::Action::SetOff {
            figure: choices.of(&FigureKind::ALL),
            rolled: choices.of(&[None, Some(1), Some(2), Some(3)]),
        }),
        24 => {
            let drawn =
                choices.of(&[None, Some(hills::Token::Two), Some(hills::Token::Four), Some(hills::Token::Wolf)]);
            match choices.next() % 3 {
                0 => Action::Hills(hills::Action::Home),
                1 => Action::Hills(hills::Action::Add { drawn }),
                _ => Action::Hills(hills::Action::Shepherd { part: part(choices), drawn }),
            }
        }
        28 => Action::Gold(gold::Action::Bar { pos: pos(choices) }),
        29 => {
            let who = choices.of(&mage::Neutral::ALL);
            let there = mage::Action::Move { who, pos: pos(choices), part: part(choices) };
            Action::Mage(choices.of(&[there, mage::Action::Remove(who)]))
        }
        30 => Action::Corn(corn::Action(choices.of(&corn::Circle::ALL))),
        33 => Action::Ferries(ferries::Action { pos: pos(choices), crossing: choices.of(&ferries::Crossing::ALL) }),
        34 => {
            let pair = choices.of(&tunnel::Pair::ALL);
            Action::Tunnel(tunnel::Action { pos: pos(choices), part: part(choices), pair })
        }
        31 => Action::Siege(siege::Action(figure_at(choices))),
        32 => Action::Little(little::Action(choices.of(&little::Building::ALL))),
        _ => choices.of(&[Action::Skip, Action::End, Action::GoOn]),
    }
}

fn part(choices: &mut Choices<'_>) -> u8 {
    match choices.next() {
        odd @ 250.. => odd as u8,
        part => part as u8 % 14,
    }
}

/// Everything that describes a moment of a game, short enough to be compared at each moment.
fn moment(replay: &Replay) -> impl PartialEq + std::fmt::Debug + use<> {
    let game = replay.game();
    let scores: Vec<i16> = game.players().map(|player| game.score(player)).collect();
    let held: Vec<_> =
        game.players().map(|player| (*game.supply(player), game.has_abbey(player), game.has_barn(player))).collect();
    let kept: Vec<_> = game
        .players()
        .map(|player| {
            (game.floors_left(player), game.bridges_left(player), game.castles_left(player), game.held_tile(player))
        })
        .collect();
    let pieces = (game.dragon(), game.fairy(), game.towers().collect::<Vec<_>>(), game.castles().collect::<Vec<_>>());
    let city = (game.count(), game.bazaar().collect::<Vec<_>>(), game.lot());
    let asked = (game.step(), game.asked(), game.active(), game.turn(), game.drawn(), game.remaining());
    let told = (replay.at(), replay.actions().len(), replay.events().len());
    (
        asked,
        told,
        scores,
        (held, kept),
        (pieces, city),
        game.figures().to_vec(),
        game.board().tiles().to_vec(),
        legal_actions(game).collect::<Vec<_>>(),
    )
}

fn refused(replay: &mut Replay, action: Action) {
    let before = moment(replay);
    let error = replay.play(action).expect_err("it is not legal");
    assert!(!error.reason.is_empty() && error.reason.len() < 300, "{error}");
    assert_eq!(moment(replay), before, "{action:?} was refused");
    let mut events = Vec::new();
    let mut game = replay.game().clone();
    assert!(game.play(action, &mut events).is_err());
    assert!(events.is_empty());
}

/// Plays a listed action after checking that its statement means the same action.
fn accepted(replay: &mut Replay, action: Action) {
    let text = Statement::of(replay.game(), action).to_string();
    let statement: Statement = text.parse().expect("a statement can be read");
    assert_eq!(replay.check(&statement), Ok(action), "{text}");
    assert!(replay.play(action).is_ok(), "{text}");
}
