//! Two engines, one answer: the engine and a naive one, written from the rules without it, play the same random games and
//! must agree at every decision: who is asked, what may be decided, what is scored, and who has how many points.

mod decisions;
mod tokens;

use std::{
    collections::{BTreeMap, BTreeSet},
    ops::Range,
    panic::{AssertUnwindSafe, catch_unwind},
    thread,
};

use crate::{
    common::{boxes_asked_for, files::texts, numbered, numbered_with, play},
    naive,
};
use bastide::{
    board::Pos,
    boxes::{
        abbey::rules as abbey, bigtop::rules as bigtop, bridges::rules as bridges, count::rules as count,
        dragon::rules as dragon, flier::rules as flier, gold::rules as gold, hills::rules as hills,
        king::rules as king, mage::rules as mage, russian::rules as russian, tower::rules as tower,
        traders::rules as traders,
    },
    catalogue::{BoxId, Catalogue, PartKind, Quarter, TileId},
    record::{PartName, Record, Statement, parse_records},
    rules::{
        Action, ByPlayer, Card, Event, FigureKind, Game, LaidPart, PlayerId, ScoreReason, Setup, legal_actions,
        projected, worth_now,
    },
    session::Replay,
};

/// How many games are compared unless `ENGINES_GAMES` says otherwise; `ENGINES_FIRST` is the number of the first, and `ENGINES_BOXES` how many boxes
/// they have.
const GAMES: u64 = 300;

#[test]
fn two_engines_give_one_answer() {
    let first = asked_for("ENGINES_FIRST").unwrap_or(0);
    let games = asked_for("ENGINES_GAMES").unwrap_or(GAMES);
    let n_threads = thread::available_parallelism().map_or(1, usize::from) as u64;
    let share = move |k: u64| first + games * k / n_threads..first + games * (k + 1) / n_threads;
    let shares: Vec<_> = (0..n_threads).map(|k| thread::spawn(move || compare_games(share(k)))).collect();
    let mut happened = Happened::default();
    for share in shares {
        for (what, times) in share.join().unwrap() {
            *happened.entry(what).or_default() += times;
        }
    }
    println!("{games} games from number {first}, compared at every decision");
    for (what, times) in &happened {
        println!("{times:>12} {what}");
    }
    // What never happened was not compared.
    if games >= GAMES && std::env::var("ENGINES_BOXES").is_err() {
        let rarer = RARER.iter().filter(|_| games >= 10 * GAMES);
        let missing: Vec<_> = RARE.iter().chain(rarer).filter(|what| !happened.contains_key(**what)).collect();
        assert!(missing.is_empty(), "{missing:?} never happened");
    }
}

/// Games on which the engines once did not agree; the first line of each says about what.
#[test]
fn games_that_once_differed_agree() {
    let mut happened = Happened::new();
    for (path, text) in texts("tests/data/once-differed", &["game"]) {
        println!("{path}"); // shown if it fails
        beside_naive(&text, &mut happened);
    }
    for what in ["figures moved out of Carcassonne", "women moved on", "castles built"] {
        assert!(happened[what] > 0, "{what} never happened");
    }
}

/// A wagon in the other of two cities that an abbey ends at a shared edge may move on to the abbey.
#[test]
fn a_wagon_in_either_city_at_a_shared_edge_of_an_abbey_moves_alike() {
    agrees(include_str!("boxes/abbey/games/rules-wagon-joined-shared-edge.game"), "wagons moved");
}

/// In random games the events of these boxes are rare, so the records written for them are compared move by move.
#[test]
fn records_of_boxes_with_rare_events_agree() {
    let mut happened = Happened::new();
    for name in ["shrines", "siege", "little", "ferries", "tunnel", "robbers", "messages", "labyrinth"] {
        for (path, text) in texts(&format!("tests/boxes/{name}/games"), &["game"]) {
            println!("{path}"); // shown if it fails
            if !text.contains("[Diagram ") {
                beside_naive(&text, &mut happened);
            }
        }
    }
    let rare = [
        "figures that escape",
        "little buildings placed",
        "ferries laid",
        "ferries moved",
        "tunnel tokens placed",
        "roads joined by tokens",
        "roads scored elsewhere",
        "robbers placed",
        "victims chosen",
        "robbers that choose to follow",
        "loot",
        "women robbed by choice",
        "messages named",
        "labyrinths shared",
        "labyrinths with several figures scored",
    ];
    assert!(rare.iter().all(|what| happened.contains_key(what)), "{happened:?}");
}

/// Plays a record beside the naive engine in which something happens.
fn agrees(text: &str, what: &'static str) {
    let mut happened = Happened::new();
    beside_naive(text, &mut happened);
    assert!(happened[what] > 0);
}

fn beside_naive(text: &str, happened: &mut Happened) {
    let parsed = parse_records(text);
    assert_eq!(parsed.error, None);
    parsed.records.into_iter().for_each(|record| played_beside_naive(record, happened));
}

fn played_beside_naive(record: Record, happened: &mut Happened) {
    let (played, result) = Replay::of_record(&record, usize::MAX, &mut ());
    assert_eq!(result, Ok(()));
    let mut replay = Replay::new(record.setup).unwrap();
    let mut beside = Beside::new(&replay, happened);
    for &action in played.unwrap().actions() {
        let before = replay.game().clone();
        replay.play(action).unwrap();
        beside.play(&before, action, &replay, happened);
    }
}

/// How often each thing happened that both engines agreed on.
type Happened = BTreeMap<&'static str, u64>;

/// What must happen in as many games as `cargo test` plays.
const RARE: [&str; 88] = [
    "shepherds placed",
    "flocks that grow",
    "flocks brought home",
    "animals turned up",
    "figures on oaks",
    "figures in ponds",
    "pyramids",
    "acrobats placed",
    "figures that lie down",
    "flocks that score",
    "wolves",
    "tiles laid",
    "abbeys laid",
    "figures placed",
    "barns placed",
    "wagons moved",
    "abbots taken back",
    "figures that escape",
    "little buildings placed",
    "builders placed",
    "pigs placed",
    "phantoms placed",
    "figures placed from afar",
    "figures that set off",
    "figures that landed",
    "flights to nowhere",
    "bars of gold laid",
    "bars of gold won",
    "gold that pays",
    "moves of mage and witch",
    "mage and witch that leave",
    "circles that add",
    "circles that remove",
    "figures added at circles",
    "figures removed at circles",
    "fairy placed",
    "knights sent home",
    "volcanoes",
    "steps of the dragon",
    "floors placed",
    "followers captured",
    "prisoners exchanged",
    "prisoners ransomed",
    "tiles laid with a bridge",
    "bridges built",
    "castles built",
    "castles that score",
    "tiles of bazaars chosen",
    "bids",
    "tiles bought",
    "tiles sold",
    "tiles of bazaars taken",
    "figures sent to Carcassonne",
    "the count moved",
    "second parts taken",
    "the count goes by himself",
    "figures moved out of Carcassonne",
    "moves before the final scoring",
    "farmers moved out of Carcassonne",
    "second parts of turns",
    "second parts by arrows",
    "arrows at empty cells",
    "figures placed beside others",
    "goods taken",
    "cards taken",
    "declined",
    "tiles that fitted nowhere",
    "lakes that laid themselves",
    "figures that came home",
    "scorings in a turn",
    "scorings at the end",
    "figures called back",
    "watchtowers that pay",
    "churches that pay",
    "roses that pay",
    "ferries laid",
    "ferries moved",
    "tunnel tokens placed",
    "roads joined by tokens",
    "roads scored elsewhere",
    "robbers placed",
    "robbers that choose to follow",
    "loot",
    "meeples moved on",
    "women moved on",
    "messages for points",
    "messages for actions",
    "messages for followers",
];

/// What must happen in ten times as many games, too.
const RARER: [&str; 6] = [
    "chains of castles",
    "barns taken back",
    "tiles let go",
    "prisoners chosen for exchange",
    "labyrinths shared",
    "labyrinths with several figures scored",
];

fn asked_for(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|number| number.parse().unwrap())
}

fn compare_games(numbers: Range<u64>) -> Happened {
    let mut happened = Happened::new();
    for number in numbers {
        let (setup, seed) =
            boxes_asked_for(number).map_or_else(|| numbered(number), |boxes| numbered_with(number, boxes));
        let mut record = String::new();
        let result = catch_unwind(AssertUnwindSafe(|| compare(setup, seed, &mut happened, &mut record)));
        if let Err(panic) = result {
            println!("game {number}:\n{record}");
            std::panic::resume_unwind(panic);
        }
    }
    happened
}

/// The second engine beside a game that is played.
struct Beside(naive::Game);

impl Beside {
    fn new(begun: &Replay, happened: &mut Happened) -> Self {
        let mut naive = naive::Game::new(begun.setup());
        same(begun.game(), &mut naive, told(None, begun.events(), happened));
        Self(naive)
    }

    /// Plays the decision that led from one moment of the game to the next, and compares.
    fn play(&mut self, before: &Game, action: Action, replay: &Replay, happened: &mut Happened) {
        let Self(naive) = self;
        let statement = Statement::of(before, action).to_string();
        *happened.entry(decisions::kind(before, action, &statement)).or_default() += 1;
        let before = seldom(naive);
        naive.play(&statement);
        for ((what, before), (_, after)) in before.into_iter().zip(seldom(naive)) {
            if after > before {
                *happened.entry(what).or_default() += 1;
            }
        }
        same(replay.game(), naive, told(Some(action), replay.decision_events(), happened));
    }
}

/// How often what no decision shows has happened so far.
fn seldom(naive: &naive::Game) -> [(&'static str, usize); 5] {
    [
        ("chains of castles", naive.chained_castles()),
        ("roads joined by tokens", naive.joined_tunnels()),
        ("roads scored elsewhere", naive.roads_completed_elsewhere()),
        ("labyrinths shared", naive.shared_labyrinths()),
        ("labyrinths with several figures scored", naive.labyrinths_scored()),
    ]
}

/// Plays a game with both engines; where they differ, its record is written up to the decision after which they do.
fn compare(setup: Setup, seed: u64, happened: &mut Happened, record: &mut String) {
    let begun = Replay::new(setup.clone()).unwrap();
    *record = begun.to_text();
    let mut beside = Beside::new(&begun, happened);
    play(setup, seed, |before, action, replay| {
        let agree = catch_unwind(AssertUnwindSafe(|| beside.play(before, action, replay, happened)));
        if let Err(panic) = agree {
            *record = replay.to_text();
            std::panic::resume_unwind(panic);
        }
    });
}

fn same(game: &Game, naive: &mut naive::Game, told: Vec<String>) {
    let sorted = |mut lines: Vec<String>| {
        lines.sort_unstable();
        lines
    };
    assert_eq!(
        sorted(joined(told)),
        sorted(joined(naive.take_told())),
        "what happened: engine, naive ({})",
        naive.situation()
    );
    let scores: Vec<i32> = game.players().map(|player| game.score(player).into()).collect();
    assert_eq!(scores, naive.scores(), "scores: engine, naive");
    let legal = legal_actions(game).map(|action| Statement::of(game, action).to_string()).collect();
    assert_eq!(sorted(legal), sorted(naive.legal()), "what is legal: engine, naive ({})", naive.situation());
    if !game.is_over() {
        assert_eq!(game.asked().index(), naive.asked(), "who is asked: engine, naive");
    }
    if game.drawn().is_some() && game.turn().is_multiple_of(4) {
        same_worth(game, naive);
    }
    if let Some(second_part) = naive.has_second_part() {
        assert_eq!(game.has_second_part(), second_part, "a second part of the turn: engine, naive");
    }
    assert_eq!(game.holder(Card::King).map(|(player, _)| player.index()), naive.king(), "the king: engine, naive");
    assert_eq!(
        game.holder(Card::Robber).map(|(player, _)| player.index()),
        naive.robber(),
        "the robber: engine, naive"
    );
    let cell = |pos: Pos| (i32::from(pos.x), i32::from(pos.y));
    assert_eq!(game.dragon().map(cell), naive.dragon(), "the dragon: engine, naive");
    assert_eq!(game.fairy().map(|fairy| cell(fairy.pos)), naive.fairy(), "the fairy: engine, naive");
    let towers: BTreeMap<_, _> = game.towers().map(|(pos, floors)| (cell(pos), usize::from(floors))).collect();
    assert_eq!(towers, naive.towers().into_iter().collect(), "towers: engine, naive");
    if game.rules().boxes.contains(&BoxId::Hills) {
        assert_eq!(game.bag().map(|(_, n)| usize::from(n)).collect::<Vec<_>>(), naive.bag(), "the bag: engine, naive");
    }
    tokens::same(game, naive);
    same_bridges(game, naive);
    same_carcassonne(game, naive);
    for player in game.players() {
        if game.rules().boxes.contains(&BoxId::Tower) {
            assert_eq!(usize::from(game.floors_left(player)), naive.floors(player.index()), "floors: engine, naive");
        }
        assert_eq!(
            prisoners(game, player),
            naive.prisoners(player.index()).into_iter().fold(BTreeMap::new(), |mut held, prisoner| {
                *held.entry(prisoner).or_insert(0) += 1;
                held
            }),
            "prisoners: engine, naive"
        );
        assert_eq!(game.tokens(player).map(usize::from), naive.goods(player.index()), "goods: engine, naive");
        for kind in FigureKind::ALL {
            let at_hand = naive.at_hand(player.index(), kind.name());
            assert_eq!(usize::from(game.supply(player)[kind]), at_hand, "{} at hand: engine, naive", kind.name());
        }
    }
}

/// Bridges, castles and bazaars.
fn same_bridges(game: &Game, naive: &naive::Game) {
    let cell = |pos: Pos| (i32::from(pos.x), i32::from(pos.y));
    let bridges: BTreeSet<_> = game.bridges().map(|bridge| (cell(bridge.pos), bridge.axis as usize)).collect();
    assert_eq!(bridges, naive.bridges().into_iter().collect(), "bridges: engine, naive");
    let castle = |node| game.board().graph().members(node).map(|node| cell(game.laid_part(node).pos)).collect();
    let castles: BTreeSet<BTreeSet<_>> = game.castles().map(castle).collect();
    assert_eq!(castles, naive.castles().into_iter().collect(), "castles: engine, naive");
    let sorted = |tiles: Vec<TileId>| {
        let mut names: Vec<_> = tiles.into_iter().map(|tile| &Catalogue::get().tile(tile).name).collect();
        names.sort_unstable();
        names
    };
    assert_eq!(sorted(game.bazaar().collect()), sorted(naive.display().to_vec()), "the display: engine, naive");
    for player in game.players() {
        let k = player.index();
        assert_eq!(game.held_tile(player), naive.held(k), "the tile held by {k}: engine, naive");
        if game.rules().boxes.contains(&BoxId::Bridges) {
            assert_eq!(usize::from(game.bridges_left(player)), naive.bridges_left(k), "bridges left: engine, naive");
            assert_eq!(usize::from(game.castles_left(player)), naive.castles_left(k), "castles left: engine, naive");
        }
    }
}

/// The count, and the figures in the City of Carcassonne.
fn same_carcassonne(game: &Game, naive: &naive::Game) {
    assert_eq!(game.count().map(Quarter::name), naive.count(), "the count: engine, naive");
    let mut citizens = naive.citizens();
    for figure in game.figures() {
        let part = game.laid_part(figure.node).part();
        if let Some(quarter) = part.quarter {
            let citizen = (figure.owner.index(), figure.kind.name(), quarter.name());
            let found = citizens.iter().position(|&other| other == citizen);
            citizens.remove(found.unwrap_or_else(|| panic!("{citizen:?} is not in Carcassonne of the naive engine")));
        }
    }
    assert!(citizens.is_empty(), "{citizens:?} are not in Carcassonne of the engine");
}

/// How many followers of each owner and kind a player holds.
fn prisoners(game: &Game, captor: PlayerId) -> BTreeMap<(usize, &'static str), u8> {
    let mut held = BTreeMap::new();
    for owner in game.players() {
        for kind in FigureKind::ALL {
            let count = game.prisoners(captor, owner)[kind];
            if count > 0 {
                held.insert((owner.index(), kind.name()), count);
            }
        }
    }
    held
}

/// What would be scored if the game ended now, together and feature by feature.
fn same_worth(game: &Game, naive: &naive::Game) {
    let listed = |points: ByPlayer<i16>| game.players().map(|player| i32::from(points[player])).collect::<Vec<_>>();
    assert_eq!(listed(projected(game)), naive.if_over(), "if it were over: engine, naive");
    let figures = game.figures().iter().map(|figure| figure.node);
    let nodes = figures.chain(game.barns().iter().map(|barn| barn.node));
    let nodes = nodes.filter(|&node| {
        let kind = game.board().feature(node).kind;
        kind.is_feature() || kind == PartKind::Lying
    });
    for node in nodes {
        let LaidPart { pos, tile, turns, part } = game.laid_part(node);
        let place = PartName::of(tile, turns, part.into()).to_string();
        if let Some(worth) = naive.worth_of((pos.x.into(), pos.y.into()), &place) {
            assert_eq!(listed(worth_now(game, node)), worth, "worth of {place} at {pos}: engine, naive");
        }
    }
}

/// What the engine tells of points, of figures that came home and of tiles that nobody laid, in the naive engine's words.
#[expect(clippy::too_many_lines, reason = "one arm for each event")]
fn told(action: Option<Action>, events: &[Event], happened: &mut Happened) -> Vec<String> {
    let mut lines = Vec::new();
    let mut count = |what| *happened.entry(what).or_default() += 1;
    let mut by_hand = matches!(
        action,
        Some(
            Action::Lay { .. }
                | Action::Bridges(bridges::Action::LayWithBridge { .. })
                | Action::Abbey(abbey::Action::Abbey { .. })
        )
    );
    for event in events {
        match *event {
            Event::Scored { player, points: points @ ..0, why } => {
                lines.push(format!("{} pays {} {}", player.index(), -points, why.name()));
            }
            Event::Scored { player, points, why } => {
                count(if why.at_end { "scorings at the end" } else { "scorings in a turn" });
                match why.reason {
                    ScoreReason::Castle => count("castles that score"),
                    ScoreReason::Arrow => count("arrows at empty cells"),
                    ScoreReason::Flock => count("flocks that score"),
                    ScoreReason::Watchtower => count("watchtowers that pay"),
                    ScoreReason::Church => count("churches that pay"),
                    ScoreReason::Gold => count("gold that pays"),
                    ScoreReason::Rose => count("roses that pay"),
                    ScoreReason::Loot => count("loot"),
                    _ => {}
                }
                let when = if why.at_end { " at the end" } else { "" };
                lines.push(format!("{} {points} {}{when}", player.index(), why.name()));
            }
            Event::FigureReturned { player, figure, .. } => {
                count("figures that came home");
                lines.push(format!("{} home {}", player.index(), figure.name()));
            }
            Event::Tower(tower::Event::PrisonerFreed { player, figure, ransom, .. }) => {
                count(if ransom { "prisoners ransomed" } else { "prisoners exchanged" });
                lines.push(format!("{} home {}", player.index(), figure.name()));
            }
            Event::Flier(flier::Event::Rolled { player, steps, lands, .. }) => {
                if !lands {
                    count("flights to nowhere");
                }
                lines.push(format!("{} rolls {steps}", player.index()));
            }
            Event::Bigtop(bigtop::Event::TurnedUp { animal, .. }) => {
                count("animals turned up");
                lines.push(format!("turns up {}", bigtop::WORDS[usize::from(animal)]));
            }
            Event::Russian(russian::Event { player, figure, to, .. }) => {
                let trap = to.part().kind.name();
                count(if trap == "oak" { "figures on oaks" } else { "figures in ponds" });
                lines.push(format!("{} trapped {} {trap}", player.index(), figure.name()));
            }
            Event::Gold(gold::Event::Won { .. }) => count("bars of gold won"),
            Event::Mage(mage::Event::Moved { to: None, .. }) => count("mage and witch that leave"),
            Event::Hills(hills::Event::Drew { player, token, .. }) => {
                if token == hills::Token::Wolf {
                    count("wolves");
                }
                lines.push(format!("{} draws {}", player.index(), token.name()));
            }
            Event::Dragon(dragon::Event::DragonMoved { walks: false, .. }) => count("volcanoes"),
            Event::Discarded { tile, .. } => {
                count("tiles that fitted nowhere");
                lines.push(format!("{} gone", Catalogue::get().tile(tile).name));
            }
            Event::SecondPart { player, arrow } => {
                count(if arrow { "second parts by arrows" } else { "second parts of turns" });
                lines.push(format!("{} again", player.index()));
            }
            Event::Bridges(bridges::Event::TileTaken { .. }) => count("tiles of bazaars taken"),
            Event::Count(count::Event::CountMoved { .. })
                if matches!(action, Some(Action::Count(count::Action::Send { .. }))) =>
            {
                count("the count goes by himself")
            }
            Event::Traders(traders::Event::GoodsTaken { .. }) => count("goods taken"),
            Event::King(king::Event::CardTaken { .. }) => count("cards taken"),
            Event::TilePlaced { .. } if by_hand => by_hand = false,
            Event::TilePlaced { tile, pos, turns, .. } => {
                count("lakes that laid themselves");
                lines.push(format!("{} by itself {pos} {turns}", Catalogue::get().tile(tile).name));
            }
            _ => {}
        }
    }
    lines
}

/// Points of fields and acrobats in the final scoring, and what ponds cost, in one line a player: which field pays for a city that two of
/// them touch is not said, nor where acrobats stand.
fn joined(lines: Vec<String>) -> Vec<String> {
    let mut sums: BTreeMap<(String, String), usize> = BTreeMap::new();
    let mut rest = Vec::new();
    for line in lines {
        let (player, points, what) = match line.split(' ').collect::<Vec<_>>()[..] {
            [player, points, what @ ("field" | "acrobats"), "at", "the", "end"] => (player, points, what),
            [player, "pays", points, "pond"] => (player, points, "pond"),
            _ => {
                rest.push(line);
                continue;
            }
        };
        *sums.entry((player.into(), what.into())).or_default() += points.parse::<usize>().unwrap();
    }
    rest.extend(sums.into_iter().map(|((player, what), points)| format!("{player} {points} {what} at the end")));
    rest
}
