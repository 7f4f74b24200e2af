//! What must hold in every game with Princess & Dragon or The Tower, on random games of the naive engine alone: boxes, editions,
//! options and players as in the comparison of both engines, with one of these boxes or both.

use std::collections::{BTreeMap, BTreeSet};

use bastide::{
    catalogue::{BoxId, Catalogue, EdgeKind, Symbol, TileId},
    rules::{Deck, Setup, below, seeded},
};

use super::{Game, TOWER, asking::Asks, asking::Choice, facts::Man, tower::floors_each};
use crate::common::numbered;

/// How many games are played unless `NAIVE_GAMES` says otherwise; `NAIVE_FIRST` is the number of the first.
const GAMES: u64 = 120;

/// No game has more decisions.
const DECISIONS: usize = 5000;

/// What must happen in as many games as `cargo test` plays.
const RARE: [&str; 31] = [
    "volcanoes without a dragon",
    "volcanoes with a dragon",
    "lakes with the dragon",
    "steps of the dragon",
    "steps of six",
    "walks that end early",
    "steps by others",
    "eaten followers",
    "eaten atop a tower",
    "eaten builders or pigs",
    "dragon tiles without a dragon",
    "fairy placed",
    "fairy moved",
    "fairy alone",
    "fairy's point",
    "fairy's points",
    "fairy's points at the end",
    "knights sent home",
    "knights that must go",
    "through a portal",
    "farmers through a portal",
    "floors",
    "followers atop a tower",
    "phantoms atop a tower",
    "captured",
    "captured atop a tower",
    "captured own",
    "exchanged",
    "exchanges with a choice",
    "ransoms",
    "prisoners at the end",
];

/// How often each thing happened.
type Happened = BTreeMap<&'static str, u64>;

#[test]
fn what_holds_in_every_game_with_dragon_and_tower() {
    let asked_for = |name: &str| std::env::var(name).ok().map(|number| number.parse().unwrap());
    let first: u64 = asked_for("NAIVE_FIRST").unwrap_or(0);
    let games = asked_for("NAIVE_GAMES").unwrap_or(GAMES);
    let mut happened = Happened::default();
    for number in first..first + games {
        println!("game {number}"); // shown if it fails
        let (setup, seed) = with_dragon_and_tower(number);
        play(&setup, seed, &mut happened);
    }
    for (what, times) in &happened {
        println!("{times:>12} {what}");
    }
    if games >= GAMES {
        let missing: Vec<_> = RARE.iter().filter(|what| !happened.contains_key(**what)).collect();
        assert!(missing.is_empty(), "{missing:?} never happened");
    }
}

/// A numbered set-up with one of the boxes or both, whose tiles are mixed into the pile behind the river.
fn with_dragon_and_tower(number: u64) -> (Setup, u64) {
    let (mut setup, seed) = numbered(number);
    let mut rng = seeded(seed ^ 2);
    let boxes: &[BoxId] = match number % 4 {
        0 => &[BoxId::Dragon],
        1 => &[BoxId::Tower],
        _ => &[BoxId::Dragon, BoxId::Tower],
    };
    let catalogue = Catalogue::get();
    let Deck::Tiles(deck) = &mut setup.deck else { panic!("an open game has no pile") };
    let is_wet = |id: &TileId| catalogue.tile(*id).edges.contains(&EdgeKind::River);
    let behind_river = deck.iter().rposition(is_wet).unwrap_or(0) + 1;
    for id in boxes.iter().flat_map(|&box_id| catalogue.of_box(box_id)) {
        for _ in 0..catalogue.tile(id).count {
            deck.insert(behind_river + below(&mut rng, deck.len() + 1 - behind_river), id);
        }
    }
    setup.boxes.extend(boxes);
    if boxes.contains(&BoxId::Dragon) {
        if below(&mut rng, 3) > 0 {
            set_dragons_aside(deck);
        }
        for (name, values) in
            [("dragon-move", ["before", "after"]), ("fairy", ["figure", "tile"]), ("princess", ["may", "must"])]
        {
            setup.options.push((name.into(), values[below(&mut rng, 2)].into()));
        }
    }
    (setup, seed)
}

/// Puts the dragon tiles that come before the first volcano behind it.
fn set_dragons_aside(deck: &mut Vec<TileId>) {
    let shows = |id: TileId, symbol| Catalogue::get().tile(id).has(symbol);
    let Some(volcano) = deck.iter().position(|&id| shows(id, Symbol::Volcano)) else { return };
    let (early, mut before): (Vec<_>, Vec<_>) = deck[..volcano].iter().partition(|&&id| shows(id, Symbol::Dragon));
    before.push(deck[volcano]);
    before.extend(early);
    before.extend_from_slice(&deck[volcano + 1..]);
    *deck = before;
}

/// How much an eager player likes a decision, so that more happens than by chance.
fn eagerness(game: &Game, choice: Choice) -> usize {
    match choice {
        Choice::Tile(_, cell, _) => game.table.tiles_around(cell),
        Choice::Skip => 0,
        Choice::Place(Man::Meeple, _) => 1,
        Choice::Place(..) | Choice::Portal(..) | Choice::Fairy(_) | Choice::Floor(_) => 2,
        Choice::Ransom(..) => 1,
        _ => 3,
    }
}

fn play(setup: &Setup, seed: u64, happened: &mut Happened) {
    let mut rng = seeded(seed ^ 3);
    let n_draws = 1 + 2 * below(&mut rng, 2);
    let mut game = Game::new(setup);
    check_moment(&game);
    let mut ransoms = Vec::new();
    for _ in 0..DECISIONS {
        if game.choices.is_empty() {
            return check_end(&mut game, happened);
        }
        let drawn = (0..n_draws).map(|_| game.choices[below(&mut rng, game.choices.len())]);
        let choice = drawn.max_by_key(|&choice| eagerness(&game, choice)).unwrap();
        let before = game.clone();
        game.play(&before.statement(choice));
        check_ransom(&before, choice, &game, &mut ransoms);
        check_decision(&before, choice, &mut game, happened);
        check_moment(&game);
    }
    panic!("the game does not end");
}

/// What holds at every moment.
fn check_moment(game: &Game) {
    for owner in 0..game.agreed.n_players {
        for (&man, &n_all) in &game.agreed.figures {
            let on_board =
                game.figures.iter().chain(&game.waiting).filter(|f| (f.owner, f.man) == (owner, man)).count();
            let imprisoned = game.prisoners.iter().filter(|held| (held.owner, held.man) == (owner, man)).count();
            assert_eq!(game.hands[owner][&man] + on_board + imprisoned, n_all, "{man:?} of player {owner}");
        }
    }
    let n_floors: usize =
        (0..game.agreed.n_players).map(|player| game.floors(player)).chain(game.towers().iter().map(|t| t.1)).sum();
    assert_eq!(n_floors, game.agreed.n_players * floors_each(game.agreed.n_players), "floors");
    for (cell, height) in game.towers() {
        assert!(height > 0 && game.table.shows(cell, Symbol::Foundation), "a tower stands on a foundation");
    }
    check_figures(game);
    if let Some(dragon) = game.dragon() {
        assert!(game.table.at(dragon).is_some() && game.fairy() != Some(dragon), "where the dragon is");
        assert!(game.figures.iter().all(|figure| figure.cell != dragon), "nobody stands on the dragon's tile");
    }
    if let Some(fairy) = &game.fairy {
        let its = |figure| game.figures.contains(&figure) && figure.cell == fairy.cell && figure.man.is_follower();
        assert!(fairy.beside.is_none_or(its), "the fairy is beside a follower on its tile");
    }
    for held in &game.prisoners {
        assert!(held.captor != held.owner && held.man.is_follower(), "who is held");
        let mutual = game.prisoners.iter().any(|other| (other.captor, other.owner) == (held.owner, held.captor));
        assert!(!mutual || matches!(game.asks, Asks::Exchange(_)), "two players hold followers of each other");
    }
    check_choices(game);
}

fn check_figures(game: &Game) {
    let mut places = BTreeSet::new();
    for figure in &game.figures {
        assert!(places.insert((figure.cell, figure.part)), "two figures at one place");
        if figure.part == TOWER {
            assert!(matches!(figure.man, Man::Meeple | Man::Large | Man::Phantom), "who may be atop a tower");
            assert!(game.towers.contains_key(&figure.cell), "only towers carry followers");
        } else if !figure.man.is_follower() {
            let feature = game.table.feature(figure.cell, figure.part);
            assert!(game.has_follower_in(figure.owner, &feature), "builder and pig are never alone");
        }
    }
}

/// The order of what is listed for a figure.
fn section(choice: Choice) -> usize {
    match choice {
        Choice::Skip => 0,
        Choice::Tile(..) | Choice::Abbey(_) | Choice::Place(..) => 1,
        Choice::Recall => 2,
        Choice::Barn(_) => 3,
        Choice::Fairy(_) => 4,
        Choice::Princess(_) => 5,
        Choice::Portal(..) => 6,
        Choice::Floor(_) => 7,
        Choice::Atop(..) => 8,
        Choice::Ransom(..) => 9,
        Choice::Capture(_) | Choice::Exchange(..) | Choice::Dragon(_) | Choice::Wagon(..) => 1,
    }
}

fn check_choices(game: &Game) {
    let legal = game.legal();
    assert_eq!(legal.iter().collect::<BTreeSet<_>>().len(), legal.len(), "everything is listed once");
    assert!(game.choices.is_sorted_by_key(|&choice| section(choice)), "the order of the list: {legal:?}");
    let real = game.choices.iter().filter(|choice| !matches!(choice, Choice::Skip | Choice::Ransom(..))).count();
    assert!(legal.is_empty() || real > 0, "nobody is asked only for a ransom: {legal:?}");
    let skips = legal.iter().any(|statement| statement == "skip");
    let forced =
        game.choices.iter().any(|choice| matches!(choice, Choice::Princess(_))) && game.agreed.is("princess", "must");
    let never = matches!(game.asks, Asks::Tile(_) | Asks::Exchange(_) | Asks::Dragon | Asks::Nothing);
    assert_eq!(skips, !never && !forced, "whether it may be declined: {legal:?}");
    if forced {
        let only = |choice: &Choice| matches!(choice, Choice::Princess(_) | Choice::Ransom(..));
        assert!(game.choices.iter().all(only), "a knight must go home: {legal:?}");
    }
    let last = game.table.last();
    let on_volcano = game.agreed.dragon && game.table.shows(last, Symbol::Volcano);
    let through_portal = game.agreed.dragon && game.table.shows(last, Symbol::Portal);
    for choice in &game.choices {
        match *choice {
            Choice::Place(..) => assert!(!on_volcano, "nobody is placed on a volcano"),
            Choice::Portal(man, cell, _) => {
                assert!(through_portal && cell != last && game.dragon() != Some(cell), "{legal:?}");
                assert!(man.is_follower() && man != Man::Phantom);
            }
            Choice::Atop(_, cell) => assert!(game.dragon() != Some(cell), "nobody climbs beside the dragon"),
            Choice::Wagon(cell, _) => assert!(game.dragon() != Some(cell), "no wagon goes to the dragon"),
            Choice::Ransom(captor, man) => {
                assert!(
                    matches!(game.asks, Asks::Abbey | Asks::Tile(_) | Asks::Figure) && game.scores[game.active] >= 3
                );
                assert!(game.prisoners(captor).contains(&(game.active, man.word())));
            }
            _ => {}
        }
    }
}

/// A player pays one ransom a turn, also in both parts of it. `paid` are the payers since the turn changed hands.
fn check_ransom(before: &Game, choice: Choice, after: &Game, paid: &mut Vec<usize>) {
    if let Choice::Ransom(captor, man) = choice {
        assert!(!paid.contains(&before.active), "a second ransom in a turn");
        paid.push(before.active);
        assert!(after.asks == before.asks && after.active == before.active, "the same is asked again");
        assert_eq!(after.hands[before.active][&man], before.hands[before.active][&man] + 1);
        assert_eq!(after.scores[captor], before.scores[captor] + 3);
        assert_eq!(after.scores[before.active], before.scores[before.active] - 3);
    }
    if after.active != before.active || after.last_round.is_some() && !matches!(choice, Choice::Ransom(..)) {
        paid.clear();
    }
}

/// What a decision did, and that nothing else changed the points.
fn check_decision(before: &Game, choice: Choice, after: &mut Game, happened: &mut Happened) {
    let mut count = |what| *happened.entry(what).or_default() += 1;
    let told = after.take_told();
    let mut scores = before.scores.clone();
    for line in &told {
        let words: Vec<&str> = line.split(' ').collect();
        let Ok(points) = words[1].parse::<usize>() else { continue };
        scores[words[0].parse::<usize>().unwrap()] += points;
        match words[2..] {
            ["fairy"] if points == 1 => count("fairy's point"),
            ["fairy"] => count("fairy's points"),
            ["fairy", ..] => count("fairy's points at the end"),
            _ => {}
        }
    }
    if matches!(choice, Choice::Ransom(..)) {
        count("ransoms");
        scores[before.active] -= 3;
    }
    assert_eq!(scores, after.scores, "points are told: {told:?}");
    let gone = |man_is: fn(&Man) -> bool, atop: bool| {
        let there = |figure: &&super::Figure| man_is(&figure.man) && (figure.part == TOWER) == atop;
        before.figures.iter().filter(there).filter(|figure| !after.figures.contains(figure)).count()
    };
    match choice {
        Choice::Tile(..) => {
            let last = after.table.last();
            if after.agreed.dragon && after.table.shows(last, Symbol::Volcano) {
                count(if before.dragon.is_some() { "volcanoes with a dragon" } else { "volcanoes without a dragon" });
                assert_eq!(after.dragon(), Some(last), "the dragon comes to a volcano");
            }
            if after.agreed.dragon && after.table.shows(last, Symbol::Dragon) && after.dragon.is_none() {
                count("dragon tiles without a dragon");
            }
            if let Some(fairy) = after.fairy()
                && after.agreed.is("fairy", "figure")
                && after.fairy.as_ref().is_some_and(|fairy| fairy.beside.is_none())
            {
                assert_ne!(after.dragon(), Some(fairy));
                count("fairy alone");
            }
        }
        Choice::Dragon(to) => {
            count("steps of the dragon");
            check_step(before, to, after);
            if before.asked() != before.active {
                count("steps by others");
            }
            let n_steps = before.walk.len();
            if n_steps == 6 {
                count("steps of six");
            } else if after.asks != Asks::Dragon {
                count("walks that end early");
            }
            if before.figures.iter().any(|figure| figure.cell == to && figure.part == TOWER) {
                count("eaten atop a tower");
            }
            if before.figures.iter().any(|figure| figure.cell == to && figure.man.is_follower()) {
                count("eaten followers");
            }
            if gone(|man| !man.is_follower(), false) > 0 {
                count("eaten builders or pigs");
            }
        }
        Choice::Fairy(_) => count(if before.fairy.is_some() { "fairy moved" } else { "fairy placed" }),
        Choice::Princess(_) => {
            count(if before.must_send_knight() { "knights that must go" } else { "knights sent home" });
            assert!(!matches!(after.asks, Asks::Figure | Asks::Phantom) || after.table.last() != before.table.last());
        }
        Choice::Portal(_, cell, part) => {
            count("through a portal");
            if before.table.part(cell, part).kind == bastide::catalogue::PartKind::Field {
                count("farmers through a portal");
            }
        }
        Choice::Floor(_) => count("floors"),
        Choice::Atop(man, _) => {
            count("followers atop a tower");
            if man == Man::Phantom {
                count("phantoms atop a tower");
            }
        }
        Choice::Capture(figure) => {
            count("captured");
            if figure.part == TOWER {
                count("captured atop a tower");
            }
            let n_held = |game: &Game| game.prisoners.len();
            if figure.owner == before.active {
                count("captured own");
                assert_eq!(n_held(after), n_held(before));
            } else if n_held(after) < n_held(before) {
                count("exchanged");
            }
        }
        Choice::Exchange(..) => {
            count("exchanges with a choice");
            assert_eq!(after.prisoners.len(), before.prisoners.len() - 2);
        }
        _ => {}
    }
    if told.iter().any(|line| line.contains("by itself"))
        && after.dragon.is_some_and(|at| !before.table.shows(at, Symbol::Volcano))
        && after.dragon != before.dragon
    {
        count("lakes with the dragon");
    }
}

fn check_step(before: &Game, to: (i32, i32), after: &Game) {
    let from = before.dragon().unwrap();
    assert_eq!(from.0.abs_diff(to.0) + from.1.abs_diff(to.1), 1, "one step");
    assert!(before.walk.len() <= 6 && !before.walk.contains(&to), "six steps, never twice on a tile");
    assert_eq!(before.asked(), (before.active + before.walk.len() - 1) % before.agreed.n_players, "whose step");
    if after.asks == Asks::Dragon {
        assert_eq!((after.walk.len(), after.active), (before.walk.len() + 1, before.active));
    }
    let clockwise = [(0, -1), (1, 0), (0, 1), (-1, 0)].map(|(x, y)| Choice::Dragon((from.0 + x, from.1 + y)));
    let order: Vec<String> = clockwise.iter().map(|&step| before.statement(step)).collect();
    let places = before.legal().into_iter().map(|step| order.iter().position(|other| *other == step).unwrap());
    assert!(places.is_sorted(), "clockwise from north");
}

/// At the end neither prisoners nor followers atop a tower have scored.
fn check_end(game: &mut Game, happened: &mut Happened) {
    if !game.prisoners.is_empty() {
        *happened.entry("prisoners at the end").or_default() += 1;
    }
    assert!(game.pile.is_empty() && game.asks == Asks::Nothing, "the pile was used up");
    let mut without = game.clone();
    without.prisoners.clear();
    without.figures.retain(|figure| figure.part != TOWER);
    assert_eq!(without.if_over(), game.if_over(), "prisoners score nothing");
}
