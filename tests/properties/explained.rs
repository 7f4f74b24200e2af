//! What a score says, reckoned again.

use bastide::{
    boxes::inns::rules::options::UnfinishedInn,
    catalogue::PartKind,
    rules::{Extra, Farms, Game, Score, SmallCity},
};

/// Whether the field that a score is for has a barn.
fn is_barns_field(game: &Game, why: &Score) -> bool {
    let graph = game.board().graph();
    let of_spot = why.spot.and_then(|spot| {
        let laid = game.board().laid_on(spot.pos)?;
        Some(graph.root(laid.node(spot.part.into())))
    });
    game.barns().iter().any(|barn| Some(graph.root(barn.node)) == of_spot)
}

/// The points of a road or city worth so much, with what the mage and the witch made of them.
fn bewitched(points: i16, why: &Score) -> i16 {
    let [mage, witch] = [Extra::Mage, Extra::Witch].map(|extra| why.extras[extra as usize]);
    assert!(mage == 0 || mage == why.tiles as i16, "the mage gives 1 for each tile: {why:?}");
    let more = points + mage;
    assert!(witch == 0 || witch == -(more / 2), "the witch takes half, rounded down: {why:?}");
    more + witch
}

/// The points of a feature for one player, from nothing but what the score says.
pub(super) fn explained(game: &Game, kind: PartKind, why: &Score) -> i16 {
    let (tiles, coats, cities) = (why.tiles as i16, i16::from(why.coats), why.cities as i16);
    let castles = why.castles as i16;
    let options = &game.rules().options;
    let unfinished = i16::from(options.inns.unfinished == UnfinishedInn::Plain);
    let [siege, buildings] = [Extra::Siege, Extra::Buildings].map(|extra| why.extras[extra as usize]);
    match kind {
        PartKind::Road => {
            let rate = match (why.completed, why.inn) {
                (true, true) => 2,
                (false, true) => unfinished,
                (_, false) => 1,
            };
            let figures = why.extras[Extra::Labyrinth as usize];
            let may_be = figures == 0 || why.completed && figures > 0 && figures % 2 == 0;
            assert!(may_be, "a labyrinth gives 2 for each figure on a completed road: {why:?}");
            bewitched(rate * tiles + figures, why) + buildings
        }
        PartKind::City => {
            let small = tiles == 2 && options.small_city == SmallCity::Half;
            let rate = match (why.completed, why.cathedral) {
                (true, true) => 3,
                (false, true) => unfinished,
                (true, false) if !small => 2,
                (true | false, false) => 1,
            };
            let points = rate * (tiles + coats);
            let lost = if why.completed { tiles + coats } else { points };
            assert!(siege == 0 || siege == -lost, "besiegers take 1 for each tile and coat, or all: {why:?}");
            bewitched(points + siege + why.extras[Extra::Hall as usize], why) + buildings
        }
        PartKind::Monastery | PartKind::Garden => {
            1 + i16::from(why.neighbours) + 3 * i16::from(why.vineyards) + buildings
        }
        PartKind::Hut => 9 - i16::from(why.neighbours) + buildings,
        PartKind::Lying => 1 + why.count as i16 + i16::from(why.neighbours) + buildings,
        PartKind::Field => {
            // A figure that came from the market into the field of a barn gets 1 point a city.
            let rate = match options.farms {
                _ if is_barns_field(game, why) => 1,
                Farms::First => 4,
                _ => 3,
            };
            let more = if why.at_end { why.points - rate * cities - castles - siege - buildings } else { 0 };
            assert!(siege >= 0 && siege <= why.points, "besieged cities count twice: {why:?}");
            assert_eq!(more, 0, "the points without pigs: {why:?}");
            why.points + cities * (i16::from(why.pig) + i16::from(why.pigsty))
        }
        _ => panic!("it is never scored"),
    }
}
