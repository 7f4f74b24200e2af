//! The order of what happens in a turn with all boxes: the line "A turn with all boxes" of the rules, neighbour by neighbour.
//!
//! Random games are looked at. Whatever of the line happens in one part of a turn must happen in its order, and each two
//! neighbours of the line must have happened in one part.

use std::collections::BTreeMap;

use bastide::rules::{Action, Colour, Event, Game, Player, ScoreReason, Setup, Step, playable, seeded};
use bastide::{
    boxes::{bridges::rules as bridges, messages::rules as messages, traders::rules as traders},
    catalogue::BoxId,
};

use crate::common::play;

/// What can happen in a part of a turn, in the order of the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum What {
    FairysPoint,
    Abbey,
    Draw,
    Lay,
    Robber,
    Gold,
    Magic,
    Figure,
    Phantom,
    Tunnel,
    Ferry,
    Ferries,
    Flock,
    DragonBefore,
    Castle,
    MoveOut,
    Score,
    CastleScores,
    Goods,
    Message,
    Wagon,
    Send,
    Count,
    DragonAfter,
    Circle,
    SecondPart,
    Escape,
    Bazaar,
    NextTurn,
}
use What::{
    Abbey, Bazaar, Castle, CastleScores, Circle, Count, DragonAfter, DragonBefore, Draw, Escape, FairysPoint, Ferries,
    Ferry, Figure, Flock, Gold, Goods, Lay, Magic, Message, MoveOut, NextTurn, Phantom, Robber, Score, SecondPart,
    Send, Tunnel, Wagon,
};

/// The neighbours of the line, as far as one tile can bring about both. That a bazaar comes behind a second part is the record `rules-bazaar-after-both-parts`.
const NEIGHBOURS: [(What, What); 33] = [
    (FairysPoint, Abbey),
    (Abbey, Draw),
    (Draw, Lay),
    (Lay, Gold),
    (Lay, Robber),
    (Robber, Figure),
    (Gold, Figure),
    (Lay, Magic),
    (Magic, Figure),
    (Figure, Phantom),
    (Phantom, Tunnel),
    (Tunnel, Ferry),
    (Ferry, Ferries),
    (Ferries, Flock),
    (Phantom, Flock),
    (Flock, DragonBefore),
    (DragonBefore, Castle),
    (Castle, MoveOut),
    (MoveOut, Score),
    (Score, CastleScores),
    (CastleScores, Goods),
    (Goods, Message),
    (Message, Wagon),
    (Goods, Wagon),
    (Wagon, Send),
    (Send, Count),
    (Count, DragonAfter),
    (DragonAfter, SecondPart),
    (Count, Circle),
    (Circle, SecondPart),
    (Circle, Escape),
    (Escape, NextTurn),
    (Bazaar, NextTurn),
];

/// What a question is about; none for one that belongs to another question.
fn asked(step: Step) -> Option<What> {
    match step {
        Step::Abbey => Some(Abbey),
        Step::Lay => Some(Lay),
        Step::Robber => Some(Robber),
        Step::Gold => Some(Gold),
        Step::Magic => Some(Magic),
        Step::Circle => Some(Circle),
        Step::Escape => Some(Escape),
        Step::Tunnel => Some(Tunnel),
        Step::Ferry => Some(Ferry),
        Step::Ferries => Some(Ferries),
        Step::Figure => Some(Figure),
        Step::Phantom => Some(Phantom),
        Step::Flock => Some(Flock),
        Step::Dragon => Some(DragonBefore),
        Step::Castle => Some(Castle),
        Step::MoveOut => Some(MoveOut),
        Step::Message => Some(Message),
        Step::Wagon => Some(Wagon),
        Step::Send => Some(Send),
        Step::Count => Some(Count),
        Step::DragonAfter => Some(DragonAfter),
        Step::Bazaar => Some(Bazaar),
        Step::Capture
        | Step::Exchange
        | Step::Draw
        | Step::Score
        | Step::Next
        | Step::SecondPart
        | Step::Pass
        | Step::Landing
        | Step::Herd
        | Step::TrapsAfterFigure
        | Step::TrapsAfterPhantom
        | Step::TrapsAfterReturn
        | Step::TrapsAfterWagons
        | Step::BigTop
        | Step::AtCircle
        | Step::AdvanceEarly
        | Step::Advance
        | Step::AdvanceAfterTent
        | Step::AdvanceAfterSale
        | Step::LastMove
        | Step::Over
        | Step::Hidden => None,
    }
}

/// What an event shows to have happened without a question.
fn happened(action: Action, event: &Event) -> Option<What> {
    match *event {
        Event::TurnBegan { tile, .. } | Event::TileDrawn { tile, .. } => tile.map(|_| Draw),
        Event::SecondPart { .. } => Some(SecondPart),
        Event::Traders(traders::Event::GoodsTaken { .. }) => Some(Goods),
        Event::Bridges(bridges::Event::TileOffered { .. }) => Some(Bazaar),
        Event::Scored { why, .. } if why.at_end || matches!(action, Action::Recall) => None,
        Event::Scored { why, .. } => match why.reason {
            ScoreReason::Feature(_) => Some(Score),
            ScoreReason::Castle => Some(CastleScores),
            ScoreReason::Fairy if why.points == 1 => Some(FairysPoint),
            _ => None,
        },
        _ => None,
    }
}

/// How many games are looked at.
const GAMES: u64 = 240;

/// A game with all boxes, or with those of the rarest neighbours: what they bring happens more often then.
fn numbered(number: u64) -> Setup {
    let players = Colour::ALL.into_iter().take(2 + number as usize % 5);
    let mut setup = Setup::base(players.map(|colour| Player { colour, name: String::new(), level: None }).collect());
    setup.boxes = match number % 3 {
        0 => playable().collect(),
        1 => vec![BoxId::Base, BoxId::Dragon, BoxId::Bridges, BoxId::Count, BoxId::Phantom, BoxId::Inns],
        _ => vec![BoxId::Base, BoxId::Traders, BoxId::Dragon, BoxId::Abbey, BoxId::Count],
    };
    let dragon_moves = if number % 3 == 1 || number.is_multiple_of(2) { "before" } else { "after" };
    setup.options = vec![("dragon-move".into(), dragon_moves.into())];
    setup.deal(&mut seeded(number)).unwrap();
    setup
}

/// What happens in each part of the turns of a game.
fn parts(number: u64) -> Vec<Vec<What>> {
    let mut parts = vec![Vec::new()];
    let mut is_new = true; // no event has told yet that this turn began
    play(numbered(number), number, |before, action, replay| {
        let part = parts.last_mut().unwrap();
        assert!(before.rules().turn().any(|step| step == before.step()), "{:?} is told of a turn", before.step());
        match (before.step(), action) {
            (Step::Lay, Action::Skip) => part.retain(|&what| what < Draw), // another tile is drawn
            (step, _) => part.extend(asked(step)),
        }
        for event in replay.decision_events() {
            let what = happened(action, event);
            let begins = what == Some(FairysPoint) || matches!(event, Event::TurnBegan { .. });
            if begins && !is_new {
                parts.last_mut().unwrap().push(NextTurn);
                parts.push(Vec::new());
            }
            is_new = what == Some(FairysPoint);
            if matches!(event, Event::Messages(messages::Event::AnotherTile { .. })) {
                parts.push(Vec::new()); // its tile is a part of its own
            }
            parts.last_mut().unwrap().extend(what);
            if what == Some(SecondPart) {
                parts.push(vec![SecondPart]);
            }
        }
    });
    parts
}

#[test]
fn everything_in_a_turn_comes_in_the_order_of_the_line() {
    let mut seen = BTreeMap::new();
    for number in 0..GAMES {
        for part in parts(number) {
            let rest = part.strip_prefix(&[SecondPart]).unwrap_or(&part);
            assert!(rest.is_sorted(), "game {number}: {part:?}");
            for pair in part.windows(2) {
                *seen.entry((pair[0], pair[1])).or_insert(0_usize) += 1;
            }
        }
    }
    let missing: Vec<_> = NEIGHBOURS.iter().filter(|pair| !seen.contains_key(pair)).collect();
    for pair in NEIGHBOURS {
        println!("{:>6} {pair:?}", seen.get(&pair).unwrap_or(&0));
    }
    assert!(missing.is_empty(), "{missing:?} never happened one after the other");
}

/// The steps of a turn with a box and some of its parts or options, without those of every turn.
fn told(box_id: BoxId, option: &str, value: &str) -> Vec<Step> {
    let mut setup = Setup::base(vec![Player { colour: Colour::Red, name: String::new(), level: None }]);
    setup.boxes = vec![BoxId::Base, box_id];
    setup.options = vec![(option.into(), value.into())];
    setup.deal(&mut seeded(1)).unwrap();
    let every_turn = [Step::Draw, Step::Lay, Step::Figure, Step::Score, Step::Next];
    let game = Game::new(&setup, &mut Vec::new()).unwrap();
    game.rules().turn().filter(|step| !every_turn.contains(step)).collect()
}

#[test]
fn a_turn_is_told_without_what_parts_and_options_leave_out() {
    assert_eq!(told(BoxId::Bridges, "bridges-parts", "bridges"), [Step::Pass]);
    assert_eq!(told(BoxId::Bridges, "bridges-parts", "castles+bazaars"), [Step::Castle, Step::Bazaar, Step::Pass]);
    assert_eq!(told(BoxId::Abbey, "abbey-parts", "mayor+wagon"), [Step::Wagon]);
    assert_eq!(told(BoxId::Dragon, "dragon-parts", "fairy+princess"), []);
    assert_eq!(told(BoxId::Dragon, "dragon-move", "before"), [Step::Dragon]);
    assert_eq!(told(BoxId::Dragon, "dragon-move", "after"), [Step::DragonAfter]);
    assert_eq!(told(BoxId::Hills, "farms", "off"), []);
    assert_eq!(told(BoxId::Traders, "second-part", "may"), [Step::SecondPart]);
    assert_eq!(told(BoxId::Tower, "tower-parts", "tiles"), []);
    assert_eq!(told(BoxId::Count, "count-move", "player"), [Step::MoveOut, Step::Send, Step::Count, Step::LastMove]);
    assert_eq!(told(BoxId::Count, "count-move", "follow"), [Step::MoveOut, Step::Send, Step::LastMove]);
}
