//! What must hold at every moment and with every decision of a game with Princess & Dragon or The Tower.

use std::collections::BTreeSet;

use bastide::catalogue::{BoxId, PartKind, Symbol};

use super::{
    Game, TOWER,
    asking::{Asks, Choice},
    bigtop::is_circus,
    facts::Man,
    king::Card,
    little::each,
    spots::Spot,
    table::{Cell, beside, block},
    tower::floors_each,
    track::WOMAN,
};

/// What holds at every moment.
pub(super) fn check_moment(game: &Game) {
    for owner in 0..game.agreed.n_players {
        for (&man, &n_all) in &game.agreed.figures {
            let on_board =
                game.figures.iter().chain(&game.waiting).filter(|f| (f.owner, f.man) == (owner, man)).count();
            let imprisoned = game.prisoners.iter().filter(|held| (held.owner, held.man) == (owner, man)).count();
            let sent = game.citizens.iter().filter(|sent| (sent.owner, sent.man) == (owner, man)).count();
            let herding = game.pasture.shepherds.iter().filter(|s| man == Man::Shepherd && s.owner == owner).count();
            assert_eq!(
                game.hands[owner][&man] + herding + on_board + imprisoned + sent,
                n_all,
                "{man:?} of player {owner}"
            );
        }
    }
    let n_floors: usize =
        (0..game.agreed.n_players).map(|player| game.floors(player)).chain(game.towers().iter().map(|t| t.1)).sum();
    assert_eq!(n_floors, game.agreed.n_players * floors_each(&game.agreed), "floors");
    for (cell, height) in game.towers() {
        assert!(height > 0 && game.table.shows(cell, Symbol::Foundation), "a tower stands on a foundation");
    }
    check_figures(game);
    check_gold(game);
    check_magic(game);
    check_buildings(game);
    check_shrines(game);
    check_ferries(game);
    check_tokens(game);
    check_robbers(game);
    check_track(game);
    if let Some(dragon) = game.dragon() {
        assert!(game.table.at(dragon).is_some(), "where the dragon is");
        // The fairy goes to the lord of a castle also where the dragon is.
        let is_castle = game.castles().iter().any(|cells| cells.contains(&dragon));
        assert!(game.fairy() != Some(dragon) || is_castle, "the dragon is not where the fairy is");
        // Whoever is trapped comes onto its tile, too.
        let others = |figure: &&super::Figure| !game.is_lord(figure) && !game.is_trapped(figure);
        assert!(
            game.figures.iter().filter(others).all(|figure| figure.cell != dragon),
            "nobody stands on the dragon's tile"
        );
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
    if let Some(tent) = game.big_top() {
        assert!(game.table.at(tent).is_some_and(|tile| is_circus(tile.name)), "where the big top is");
    }
    check_choices(game);
}

/// Each gold tile has brought one bar or two. Bars lie on tiles or have been won.
fn check_gold(game: &Game) {
    let gold_tiles = game.table.in_order().filter(|&cell| game.table.shows(cell, Symbol::Gold)).count();
    let lying: usize = game.table.in_order().map(|cell| game.bars_at(cell)).sum();
    let won: usize = (0..game.agreed.n_players).map(|player| game.bars(player)).sum();
    let brought = if game.agreed.gold { gold_tiles..=2 * gold_tiles } else { 0..=0 };
    assert!(brought.contains(&(lying + won)), "{lying} bars lie, {won} are won");
    assert_eq!(lying, game.bars.values().sum::<usize>(), "bars lie on tiles");
}

/// The mage and the witch stand on roads or in cities that are not completed, but for the time until these are scored.
fn check_magic(game: &Game) {
    for (cell, part) in game.magic().into_iter().flatten() {
        let feature = game.table.feature(cell, part);
        assert!(matches!(feature.kind, PartKind::Road | PartKind::City), "where mage and witch stand");
        let is_left = matches!(game.asks, Asks::Tile(_) | Asks::Abbey | Asks::Nothing);
        assert!(!(feature.complete && is_left), "they leave what is completed");
    }
}

/// Little buildings lie or are left; without their box there are none.
fn check_buildings(game: &Game) {
    let lying = game.table.in_order().filter(|&cell| game.building_at(cell).is_some()).count();
    let left: usize = (0..game.agreed.n_players).flat_map(|player| game.buildings_left(player)).sum();
    assert_eq!(lying + left, game.agreed.n_players * each(&game.agreed).iter().sum::<usize>(), "little buildings");
}

/// A shrine has not more than one monastery around it, nor a monastery more than one shrine.
fn check_shrines(game: &Game) {
    for cell in game.table.in_order().filter(|_| game.agreed.shrines) {
        if let Some(is_shrine) = game.is_shrine(cell) {
            let around = block(cell).filter(|&near| game.is_shrine(near) == Some(!is_shrine)).count();
            assert!(around <= 1, "{around} others around {cell:?}");
        }
    }
}

/// Every lake but that with which the game began has one ferry, from the moment on at which the decision about it was made.
fn check_ferries(game: &Game) {
    let lakes =
        game.table.in_order().skip(1).filter(|&cell| game.table.at(cell).is_some_and(|tile| tile.is_ferry_lake));
    let with_ferry = lakes.filter(|&cell| game.agreed.ferries && game.table.lake_without_ferry != Some(cell));
    let with_ferry: BTreeSet<Cell> = with_ferry.collect();
    assert_eq!(game.ferries().len(), with_ferry.len(), "ferries");
    assert!(
        game.ferries().iter().all(|(cell, pair)| with_ferry.contains(cell) && pair.len() == 2),
        "where ferries are"
    );
    let is_before = matches!(
        game.asks,
        Asks::Runner(_)
            | Asks::Message
            | Asks::Robber(_)
            | Asks::Rob(_)
            | Asks::Follow(_)
            | Asks::Bar
            | Asks::Magic
            | Asks::Figure
            | Asks::Capture(_)
            | Asks::Exchange(_)
            | Asks::Landing(..)
            | Asks::Phantom
            | Asks::Tunnel
            | Asks::Ferry
    );
    assert!(game.table.lake_without_ferry.is_none() || is_before, "every lake gets its ferry");
}

/// On each mouth is not more than one token, and of each pair there are not more than two.
fn check_tokens(game: &Game) {
    let tokens = game.tunnel_tokens();
    assert!(tokens.is_empty() || game.agreed.tunnel, "{tokens:?}");
    let mouths: BTreeSet<_> = tokens.iter().map(|(cell, place, ..)| (cell, place)).collect();
    assert_eq!(mouths.len(), tokens.len(), "one token on a mouth");
    for (.., owner, pair) in &tokens {
        let of_pair = tokens.iter().filter(|token| (token.2, token.3) == (*owner, *pair)).count();
        assert!(of_pair <= 2 && *pair < game.agreed.pairs_each(), "pairs");
    }
}

/// Robbers stand on spaces of the track. Only before a tile is laid, and from the figure up to the scoring, points wait for them.
fn check_robbers(game: &Game) {
    let on_track: Vec<i32> = (0..game.agreed.n_players).filter_map(|player| game.robber_on(player)).collect();
    assert!(on_track.is_empty() || game.agreed.robbers && game.asks != Asks::Nothing, "{on_track:?}");
    assert!(on_track.iter().all(|space| (0..50).contains(space)), "{on_track:?}");
    let is_after = matches!(
        game.asks,
        Asks::Robber(_)
            | Asks::Message
            | Asks::Bar
            | Asks::Magic
            | Asks::Wagon(_)
            | Asks::Send
            | Asks::Count
            | Asks::Circle
            | Asks::SecondPart
            | Asks::Escape
            | Asks::Nothing
    );
    assert!(game.track.is_settled() || !is_after, "nothing waits after it was settled");
    if let Asks::Robber(player) | Asks::Rob(player) | Asks::Follow(player) = game.asks {
        assert!(game.robber_on(player).is_some() || matches!(game.asks, Asks::Robber(_)), "who has a robber");
    }
}

/// A player's points are the counts of both figures, and without The Messages those of the meeple. A message is asked about when nothing
/// waits, and a figure only while something does.
fn check_track(game: &Game) {
    let keeps_counts = game.agreed.robbers || game.agreed.messages;
    for player in (0..game.agreed.n_players).filter(|_| keeps_counts && game.asks != Asks::Nothing) {
        let counts = game.counts(player);
        let waits = game.track.waiting_points(player);
        assert_eq!(counts.iter().sum::<i32>() + waits, game.scores[player], "the points of {player}");
        assert!(game.agreed.messages || counts[WOMAN] == 0, "there is no woman");
    }
    if let Asks::Runner(player) = game.asks {
        assert!(game.agreed.messages && game.track.waiting_points(player) > 0, "who is asked for a figure");
    }
    assert!(game.track.is_settled() || game.asks != Asks::Message, "nothing waits while a message is read");
}

fn check_figures(game: &Game) {
    let mut places = BTreeSet::new();
    for figure in &game.figures {
        // Figures from Carcassonne, those that an arrow brings, those that fly and those of a corn circle may join others.
        let may_join = game.agreed.count || game.agreed.anniversary || game.agreed.flier || game.agreed.corn;
        let is_alone = places.insert((figure.cell, figure.part));
        assert!(is_alone || may_join || game.spot_of(figure).is_some(), "two figures at one place");
        if figure.part == TOWER {
            assert!(
                matches!(figure.man, Man::Meeple | Man::Large | Man::Phantom | Man::Ringmaster),
                "who may be atop a tower"
            );
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
        Choice::Portal(..) | Choice::ByArrow(..) => 6,
        Choice::Floor(_) => 7,
        Choice::Atop(..) => 8,
        Choice::SetOff(..) => 9,
        Choice::Shepherd(..) | Choice::Acrobat(..) | Choice::Pyramid(_) => 10,
        // A corn circle has no other choices.
        Choice::Return(_) | Choice::ReturnCitizen(..) | Choice::ReturnShepherd(..) | Choice::ReturnBarn(..) => 11,
        Choice::Building(_) => 12,
        Choice::Bridge(..) => 13,
        Choice::Tunnel(..) => 14,
        Choice::Ransom(..) => 15,
        Choice::TileAndBridge(..) => 2,
        Choice::WithAnimal(..)
        | Choice::Robber(_)
        | Choice::Runner(_)
        | Choice::MessagePoints(_)
        | Choice::MessageAction(_)
        | Choice::MessageFollower(_)
        | Choice::Rob(..)
        | Choice::Follow(_)
        | Choice::Bar(_)
        | Choice::Magic(..)
        | Choice::RemoveMagic(_)
        | Choice::CircleAdd
        | Choice::CircleRemove
        | Choice::Join(..)
        | Choice::Land(..)
        | Choice::Ferry(_)
        | Choice::MoveFerry(..)
        | Choice::Capture(_)
        | Choice::Exchange(..)
        | Choice::Dragon(_)
        | Choice::Wagon(..)
        | Choice::Castle(..)
        | Choice::MoveOut(..)
        | Choice::Send(..)
        | Choice::Count(_)
        | Choice::GoOn
        | Choice::Escape(_)
        | Choice::FlockAdd(_)
        | Choice::FlockHome
        | Choice::Choose(_)
        | Choice::Bid(..)
        | Choice::Buy
        | Choice::Sell => 1,
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
    let never = match game.asks {
        Asks::Tile(_) => game.choices.iter().any(|choice| choice.is_tile_alone()),
        Asks::Bid(_) => game.opens_auction(),
        Asks::Runner(_)
        | Asks::Message
        | Asks::Rob(_)
        | Asks::Bar
        | Asks::Magic
        | Asks::Circle
        | Asks::CircleRemove(_)
        | Asks::Exchange(_)
        | Asks::Landing(..)
        | Asks::Ferry
        | Asks::Flock
        | Asks::Dragon
        | Asks::Nothing
        | Asks::Choose(_)
        | Asks::BuyOrSell(_) => true,
        _ => false,
    };
    assert_eq!(skips, !never && !forced, "whether it may be declined: {legal:?}");
    if forced {
        let only = |choice: &Choice| {
            matches!(choice, Choice::Princess(_) | Choice::Bridge(..) | Choice::Tunnel(..) | Choice::Ransom(..))
        };
        assert!(game.choices.iter().all(only), "a knight must go home: {legal:?}");
    }
    let last = game.table.last();
    let on_volcano = game.agreed.uses(BoxId::Dragon, "dragon") && game.table.shows(last, Symbol::Volcano);
    let through_portal = game.agreed.uses(BoxId::Dragon, "portal") && game.table.shows(last, Symbol::Portal);
    for choice in &game.choices {
        match *choice {
            Choice::Place(..) => assert!(!on_volcano, "nobody is placed on a volcano"),
            Choice::Portal(man, cell, _) => {
                assert!(through_portal && cell != last && game.dragon() != Some(cell), "{legal:?}");
                assert!(man.is_follower() && (man == Man::Phantom) == (game.asks == Asks::Phantom), "{legal:?}");
            }
            Choice::Atop(_, cell) => assert!(game.dragon() != Some(cell), "nobody climbs beside the dragon"),
            Choice::Wagon(cell, _) => assert!(game.dragon() != Some(cell), "no wagon goes to the dragon"),
            Choice::Ransom(captor, man) => {
                let may_pay = matches!(game.asks, Asks::Abbey | Asks::Tile(_) | Asks::Figure | Asks::Phantom);
                assert!(may_pay && game.scores[game.active] >= 3);
                assert!(game.prisoners(captor).contains(&(game.active, man.word())));
            }
            _ => {}
        }
    }
}

/// A player pays one ransom a turn, also in both parts of it. `paid` are the payers since the turn changed hands.
pub(super) fn check_ransom(before: &Game, choice: Choice, after: &Game, paid: &mut Vec<usize>) {
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

/// What a decision does, and that nothing but what is told changes the points.
pub(super) fn check_decision(before: &Game, choice: Choice, after: &Game, told: &[String]) {
    let mut scores = before.scores.clone();
    for line in told {
        match line.split(' ').collect::<Vec<_>>()[..] {
            [player, "pays", points, _] => scores[player.parse::<usize>().unwrap()] -= points.parse::<i32>().unwrap(),
            [player, points, ..] if points.parse::<i32>().is_ok() => {
                scores[player.parse::<usize>().unwrap()] += points.parse::<i32>().unwrap();
            }
            _ => {}
        }
    }
    assert_eq!(scores, after.scores, "points are told: {told:?}");
    let last = after.table.last();
    let n_held = |game: &Game| game.prisoners.len();
    match choice {
        Choice::Tile(..) if after.agreed.uses(BoxId::Dragon, "dragon") && after.table.shows(last, Symbol::Volcano) => {
            assert_eq!(after.dragon(), Some(last), "the dragon comes to a volcano");
        }
        Choice::Dragon(to) => check_step(before, to, after),
        Choice::Princess(_) => {
            let goes_on = matches!(after.asks, Asks::Figure | Asks::Phantom | Asks::Capture(_));
            assert!(!goes_on || last != before.table.last(), "nothing is placed after a princess");
        }
        Choice::Capture(figure) if figure.owner == before.active => assert_eq!(n_held(after), n_held(before)),
        Choice::Exchange(..) => assert_eq!(n_held(after), n_held(before) - 2),
        Choice::Escape(figure) => {
            assert!(figure.owner == before.active && figure.man.is_follower(), "who escapes");
            assert_ne!(after.asks, Asks::Escape, "one a turn");
            assert!(told.contains(&format!("{} home {}", before.active, figure.man.word())), "home without points");
        }
        _ => {}
    }
}

fn check_step(before: &Game, to: Cell, after: &Game) {
    let clockwise: Vec<Cell> = (0..4).map(|edge| beside(before.dragon().unwrap(), edge)).collect();
    let steps = before.choices.iter().map(|choice| match choice {
        Choice::Dragon(cell) => clockwise.iter().position(|near| near == cell).expect("one step"),
        _ => panic!("the dragon must go on"),
    });
    assert!(steps.is_sorted(), "clockwise from north");
    assert!(before.walk.len() <= 6 && !before.walk.contains(&to), "six steps, never twice on a tile");
    assert_eq!(before.asked(), (before.active + before.walk.len() - 1) % before.agreed.n_players, "whose step");
    if after.asks == Asks::Dragon {
        assert_eq!((after.walk.len(), after.active), (before.walk.len() + 1, before.active));
    }
}

/// What would be scored now is what every feature would score, the fairy's points among it. With `farms` first and second the fields
/// depend on each other.
pub(super) fn check_worth(game: &Game) {
    if game.agreed.is("farms", "first") || game.agreed.is("farms", "second") {
        return;
    }
    let mut game = game.clone();
    game.goods.iter_mut().for_each(|tokens| *tokens = [0; 3]);
    game.bars_won.fill(0);
    (game.king, game.robber) = (Card::default(), Card::default());
    game.clear(Spot::Pond);
    game.clear(Spot::Acrobats);
    let mut total = game.scores.clone();
    let on_parts = game.figures.iter().filter(|figure| figure.part != TOWER).map(|figure| (figure.cell, figure.part));
    let features = on_parts.chain(game.barns.iter().map(|barn| (barn.cell, barn.part)));
    let each_once: BTreeSet<_> = features.map(|(cell, part)| game.table.feature(cell, part).one_part()).collect();
    for (cell, part) in each_once {
        let worth = game.worth_at(cell, part).unwrap();
        total.iter_mut().zip(worth).for_each(|(total, worth)| *total += worth);
    }
    assert_eq!(game.if_over(), total, "together and feature by feature");
}

/// At the end neither prisoners nor followers atop a tower have scored.
pub(super) fn check_end(game: &Game) {
    assert!(game.pile.is_empty() && game.asks == Asks::Nothing, "the pile was used up");
    let mut without = game.clone();
    without.prisoners.clear();
    without.figures.retain(|figure| figure.part != TOWER);
    assert_eq!(without.if_over(), game.if_over(), "prisoners score nothing");
}
