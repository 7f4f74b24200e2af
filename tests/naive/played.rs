//! What must hold in every game with Princess & Dragon or The Tower, on random games of the naive engine alone: boxes, editions,
//! options and players as in the comparison of both engines, with one of these boxes or both. Where they are among the boxes it
//! also sees to it that gold, mage and witch, corn circles, escapes, little buildings, ferries, tunnels, robbers, messages and labyrinths come up.

use std::collections::BTreeMap;

use bastide::{
    catalogue::{BoxId, Catalogue, EdgeKind, PartKind, Symbol, TileId},
    rules::{Deck, Setup, below, seeded},
};

use super::{
    Figure, Game, TOWER,
    asking::{Asks, Choice},
    checks::{check_decision, check_end, check_moment, check_ransom, check_worth},
    facts::Man,
    mage::MAGE,
    table::{Cell, block},
    track::WOMAN,
};
use crate::common::numbered;

/// How many games are played unless `NAIVE_GAMES` says otherwise; `NAIVE_FIRST` is the number of the first.
const GAMES: u64 = 240;

/// No game has more decisions.
const DECISIONS: usize = 5000;

const DRAGON_OPTIONS: [(&str, [&str; 2]); 3] =
    [("dragon-move", ["before", "after"]), ("fairy", ["figure", "tile"]), ("princess", ["may", "must"])];

/// What must happen in as many games as `cargo test` plays.
const RARE: [&str; 52] = [
    "volcanoes without a dragon",
    "volcanoes with a dragon",
    "lakes with the dragon",
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
    "others through a portal",
    "farmers through a portal",
    "floors",
    "others atop a tower",
    "phantoms atop a tower",
    "captured",
    "captured atop a tower",
    "captured own",
    "exchanged at once",
    "exchanges with a choice",
    "ransoms",
    "prisoners at the end",
    "second bars by choice",
    "bars won",
    "mages placed",
    "witches placed",
    "mage or witch gone",
    "figures added at a corn circle",
    "figures taken home at a corn circle",
    "followers that escape",
    "little buildings",
    "ferries placed",
    "ferries moved",
    "tunnel tokens placed",
    "roads joined by tokens",
    "roads scored elsewhere",
    "robbers placed",
    "loot",
    "robbers that choose to follow",
    "women moved on",
    "messages for points",
    "messages for actions",
    "messages for followers",
    "labyrinths shared",
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
    let more: Vec<BoxId> = boxes.iter().copied().filter(|id| !setup.boxes.contains(id)).collect();
    for id in more.iter().flat_map(|&box_id| catalogue.of_box(box_id)) {
        for _ in 0..catalogue.tile(id).count {
            deck.insert(behind_river + below(&mut rng, deck.len() + 1 - behind_river), id);
        }
    }
    setup.boxes.extend(more);
    setup.options.retain(|(name, _)| !["dragon-parts", "tower-parts"].contains(&name.as_str())); // the whole boxes
    if boxes.contains(&BoxId::Dragon) {
        setup.options.retain(|(name, _)| !DRAGON_OPTIONS.iter().any(|option| option.0 == name));
        if below(&mut rng, 3) > 0 {
            set_dragons_aside(deck);
        }
        let picked = DRAGON_OPTIONS.map(|(name, values)| (name.into(), values[below(&mut rng, 2)].into()));
        setup.options.extend(picked);
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
    let mut paid = Vec::new();
    for number in 0..DECISIONS {
        if game.choices.is_empty() {
            check_end(&game);
            if !game.prisoners.is_empty() {
                *happened.entry("prisoners at the end").or_default() += 1;
            }
            return;
        }
        let drawn = (0..n_draws).map(|_| game.choices[below(&mut rng, game.choices.len())]);
        let choice = drawn.max_by_key(|&choice| eagerness(&game, choice)).unwrap();
        let before = game.clone();
        game.play(&before.statement(choice));
        let told = game.take_told();
        check_ransom(&before, choice, &game, &mut paid);
        check_decision(&before, choice, &game, &told);
        check_moment(&game);
        if number % 16 == 0 {
            check_worth(&game);
        }
        for what in what_happened(&before, choice, &game, &told) {
            *happened.entry(what).or_default() += 1;
        }
    }
    panic!("the game does not end");
}

/// Names what a decision brought about, for [`RARE`].
fn what_happened(before: &Game, choice: Choice, after: &Game, told: &[String]) -> Vec<&'static str> {
    let mut what: Vec<&'static str> = told
        .iter()
        .filter_map(|line| match line.split(' ').collect::<Vec<_>>()[..] {
            [_, "1", "fairy"] => Some("fairy's point"),
            [_, _, "fairy"] => Some("fairy's points"),
            [_, _, "fairy", ..] => Some("fairy's points at the end"),
            [_, _, "loot"] => Some("loot"),
            [_, "by", "itself", ..] if after.dragon != before.dragon => Some("lakes with the dragon"),
            _ => None,
        })
        .collect();
    what.extend(state_shows(before, choice, after));
    match choice {
        Choice::Escape(_) => what.push("followers that escape"),
        Choice::Building(_) => what.push("little buildings"),
        Choice::Ferry(_) => what.push("ferries placed"),
        Choice::MoveFerry(..) => what.push("ferries moved"),
        Choice::Tunnel(..) => what.push("tunnel tokens placed"),
        Choice::Tile(..) => what.extend(tile_brings(before, after)),
        Choice::Runner(WOMAN) => what.push("women moved on"),
        Choice::MessagePoints(_) => what.push("messages for points"),
        Choice::MessageAction(_) => what.push("messages for actions"),
        Choice::MessageFollower(_) => what.push("messages for followers"),
        Choice::Robber(_) => what.push("robbers placed"),
        Choice::Rob(..) => what.push("victims chosen"),
        Choice::Follow(_) => what.push("robbers that choose to follow"),
        Choice::Bar(_) => what.push("second bars by choice"),
        Choice::Magic(MAGE, ..) => what.push("mages placed"),
        Choice::Magic(..) => what.push("witches placed"),
        Choice::RemoveMagic(_) => what.push("mage or witch removed by choice"),
        Choice::Join(..) => what.push("figures added at a corn circle"),
        Choice::Return(_) if matches!(before.asks, Asks::CircleRemove(_)) => {
            what.push("figures taken home at a corn circle");
        }
        Choice::Dragon(to) => what.extend(dragon_brings(before, to, after)),
        Choice::Fairy(_) if before.fairy.is_some() => what.push("fairy moved"),
        Choice::Fairy(_) => what.push("fairy placed"),
        Choice::Princess(_) if before.must_send_knight() => what.push("knights that must go"),
        Choice::Princess(_) => what.push("knights sent home"),
        Choice::Portal(_, cell, part) if before.table.part(cell, part).kind == PartKind::Field => {
            what.push("farmers through a portal");
        }
        Choice::Portal(..) => what.push("others through a portal"),
        Choice::Floor(_) => what.push("floors"),
        Choice::Atop(Man::Phantom, _) => what.push("phantoms atop a tower"),
        Choice::Atop(..) => what.push("others atop a tower"),
        Choice::Capture(Figure { owner, .. }) if owner == before.active => what.push("captured own"),
        Choice::Capture(_) if after.prisoners.len() < before.prisoners.len() => what.push("exchanged at once"),
        Choice::Capture(Figure { part: TOWER, .. }) => what.push("captured atop a tower"),
        Choice::Capture(_) => what.push("captured"),
        Choice::Exchange(..) => what.push("exchanges with a choice"),
        Choice::Ransom(..) => what.push("ransoms"),
        _ => {}
    }
    what
}

/// What shows only in the difference that a decision has made.
fn state_shows(before: &Game, choice: Choice, after: &Game) -> impl Iterator<Item = &'static str> {
    let bars = |game: &Game| (0..game.agreed.n_players).map(|player| game.bars(player)).sum::<usize>();
    let lie = |game: &Game| game.magic().into_iter().flatten().count();
    let leaves = lie(after) < lie(before) && !matches!(choice, Choice::RemoveMagic(_));
    let elsewhere = after.roads_completed_elsewhere() > before.roads_completed_elsewhere();
    let shown = [
        (bars(after) > bars(before), "bars won"),
        (leaves, "mage or witch gone"),
        (after.joined_tunnels() > before.joined_tunnels(), "roads joined by tokens"),
        (elsewhere, "roads scored elsewhere"),
        (after.shared_labyrinths() > before.shared_labyrinths(), "labyrinths shared"),
        (is_challenged(before, after), "figures that a challenge sends home"),
    ];
    shown.into_iter().filter(|(happens, _)| *happens).map(|(_, what)| what)
}

/// Whether somebody has left an unfinished shrine or monastery beside one of the other kind that was completed.
fn is_challenged(before: &Game, after: &Game) -> bool {
    let leaves = |figure: &&Figure| !after.figures.contains(figure) && figure.part != TOWER;
    let stands_in_one = |figure: &&Figure| {
        let feature = after.table.feature(figure.cell, figure.part);
        feature.kind == PartKind::Monastery && !feature.complete
    };
    let wins =
        |cell: Cell| after.table.tiles_around(cell) == 8 && before.figures.iter().any(|figure| figure.cell == cell);
    let has_rival = |figure: &Figure| {
        let kind = after.is_shrine(figure.cell);
        block(figure.cell).any(|near| kind.is_some() && after.is_shrine(near) == kind.map(|is| !is) && wins(near))
    };
    after.agreed.shrines && before.figures.iter().filter(leaves).filter(stands_in_one).any(has_rival)
}

fn tile_brings(before: &Game, after: &Game) -> Vec<&'static str> {
    let shows = |symbol| after.agreed.uses(BoxId::Dragon, "dragon") && after.table.shows(after.table.last(), symbol);
    let is_alone =
        after.agreed.is("fairy", "figure") && after.fairy.as_ref().is_some_and(|fairy| fairy.beside.is_none());
    let brought = [
        (shows(Symbol::Volcano) && before.dragon.is_some(), "volcanoes with a dragon"),
        (shows(Symbol::Volcano) && before.dragon.is_none(), "volcanoes without a dragon"),
        (shows(Symbol::Dragon) && before.dragon.is_none(), "dragon tiles without a dragon"),
        (is_alone, "fairy alone"),
    ];
    brought.into_iter().filter(|(happens, _)| *happens).map(|(_, what)| what).collect()
}

fn dragon_brings(before: &Game, to: Cell, after: &Game) -> Vec<&'static str> {
    let eats = |eaten: fn(&Figure) -> bool| before.figures.iter().any(|figure| figure.cell == to && eaten(figure));
    let brought = [
        (before.asked() != before.active, "steps by others"),
        (before.walk.len() == 6, "steps of six"),
        (before.walk.len() < 6 && after.asks != Asks::Dragon, "walks that end early"),
        (eats(|figure| figure.man.is_follower()), "eaten followers"),
        (eats(|figure| !figure.man.is_follower()), "eaten builders or pigs"),
        (eats(|figure| figure.part == TOWER), "eaten atop a tower"),
    ];
    brought.into_iter().filter(|(happens, _)| *happens).map(|(_, what)| what).collect()
}
