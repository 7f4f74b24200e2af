//! Which variants of the engine's enums the samples have shown. The matches are exhaustive, so that a new variant does not compile
//! before it has a name here, and fails the test until a sample shows it.

use std::collections::BTreeSet;

use bastide::{
    boxes::{
        abbey::rules as abbey, bigtop::rules as bigtop, bridges::rules as bridges, count::rules as count,
        dragon::rules as dragon, gold::rules as gold, hills::rules as hills, king::rules as king, mage::rules as mage,
        messages::rules as messages, robbers::rules as robbers, tower::rules as tower, traders::rules as traders,
    },
    rules::{Action, Event, Game, ScoreReason, Step},
};

const ACTIONS: [&str; 48] = [
    "abbey",
    "add to flock",
    "advance",
    "barn",
    "bid",
    "bridge",
    "bring home",
    "building",
    "buy",
    "capture",
    "castle",
    "choose",
    "circle",
    "count",
    "dragon",
    "end",
    "escape",
    "exchange",
    "fairy",
    "ferry",
    "floor",
    "follow",
    "go on",
    "gold",
    "lay with bridge",
    "lay",
    "magic",
    "message action",
    "message follower",
    "message points",
    "move out",
    "move wagon",
    "place at",
    "place",
    "princess",
    "pyramid",
    "ransom",
    "recall",
    "remove magic",
    "return",
    "rob",
    "robber",
    "sell",
    "send",
    "set off",
    "shepherd",
    "skip",
    "tunnel",
];
const EVENTS: [&str; 46] = [
    "another tile",
    "barn placed",
    "barn returned",
    "bid made",
    "big top moved",
    "bridge built",
    "building",
    "card taken",
    "castle built",
    "circle",
    "count moved",
    "discarded",
    "dragon moved",
    "drew",
    "fairy moved",
    "ferry",
    "figure captured",
    "figure moved",
    "figure placed",
    "figure returned",
    "floor placed",
    "gold laid",
    "gold won",
    "goods taken",
    "magic left",
    "magic moved",
    "message came",
    "message read",
    "over",
    "prisoner freed",
    "robbed",
    "robber followed",
    "robber home",
    "robber put",
    "rolled",
    "scored",
    "second part",
    "tile chosen",
    "tile drawn",
    "tile offered",
    "tile placed",
    "tile taken",
    "trapped",
    "tunnel",
    "turn began",
    "turned up",
];
const STEPS: [&str; 30] = [
    "robber",
    "advance",
    "message",
    "tunnel",
    "ferry",
    "ferries",
    "escape",
    "gold",
    "magic",
    "circle",
    "at circle",
    "flock",
    "landing",
    "second part",
    "castle",
    "move out",
    "send",
    "count",
    "bazaar",
    "last move",
    "abbey",
    "lay",
    "figure",
    "capture",
    "exchange",
    "phantom",
    "dragon",
    "wagon",
    "dragon after",
    "over",
];

/// The names of the variants that were shown.
#[derive(Default)]
pub(super) struct Variants {
    actions: BTreeSet<&'static str>,
    events: BTreeSet<&'static str>,
    steps: BTreeSet<&'static str>,
    reasons: BTreeSet<String>,
}

impl Variants {
    pub(super) fn see(&mut self, game: &Game, actions: impl Iterator<Item = Action>, events: &[Event]) {
        self.actions.extend(actions.map(action));
        self.steps.insert(step(game.step()));
        for told in events {
            self.events.insert(event(told));
            if let Event::Scored { why, .. } = told {
                self.reasons.insert(format!("{:?}", why.reason));
            }
        }
    }

    /// Checks that nothing was left out.
    pub(super) fn check(&self) {
        assert_eq!(self.actions, ACTIONS.into(), "actions");
        assert_eq!(self.events, EVENTS.into(), "events");
        assert_eq!(self.steps, STEPS.into(), "steps that wait for a decision");
        assert_eq!(self.reasons, ScoreReason::ALL.iter().map(|reason| format!("{reason:?}")).collect(), "reasons");
    }
}

fn action(action: Action) -> &'static str {
    match action {
        Action::Lay { .. } => "lay",
        Action::Place { .. } => "place",
        Action::Skip => "skip",
        Action::Abbey(abbey::Action::Abbey { .. }) => "abbey",
        Action::Recall => "recall",
        Action::Return(_) => "return",
        Action::Abbey(abbey::Action::Barn { .. }) => "barn",
        Action::Abbey(abbey::Action::Move { .. }) => "move wagon",
        Action::PlaceAt { .. } => "place at",
        Action::Dragon(dragon::Action::Fairy { .. }) => "fairy",
        Action::Flier(_) => "set off",
        Action::Hills(hills::Action::Shepherd { .. }) => "shepherd",
        Action::Hills(hills::Action::Add { .. }) => "add to flock",
        Action::Hills(hills::Action::Home) => "bring home",
        Action::Dragon(dragon::Action::Princess(_)) => "princess",
        Action::Dragon(dragon::Action::Dragon { .. }) => "dragon",
        Action::Tower(tower::Action::Floor { .. }) => "floor",
        Action::Tower(tower::Action::Capture(_)) => "capture",
        Action::Tower(tower::Action::Exchange { .. }) => "exchange",
        Action::Tower(tower::Action::Ransom { .. }) => "ransom",
        Action::Bridges(bridges::Action::LayWithBridge { .. }) => "lay with bridge",
        Action::Bridges(bridges::Action::Bridge(_)) => "bridge",
        Action::Bridges(bridges::Action::Castle { .. }) => "castle",
        Action::Bridges(bridges::Action::Bazaar(bridges::Deal::Choose { .. })) => "choose",
        Action::Bridges(bridges::Action::Bazaar(bridges::Deal::Bid { .. })) => "bid",
        Action::Bridges(bridges::Action::Bazaar(bridges::Deal::Buy)) => "buy",
        Action::Bridges(bridges::Action::Bazaar(bridges::Deal::Sell)) => "sell",
        Action::Count(count::Action::Send { .. }) => "send",
        Action::Count(count::Action::Count { .. }) => "count",
        Action::Count(count::Action::MoveOut { .. }) => "move out",
        Action::Gold(_) => "gold",
        Action::Mage(mage::Action::Move { .. }) => "magic",
        Action::Mage(mage::Action::Remove(_)) => "remove magic",
        Action::Messages(messages::Action::Move(_)) => "advance",
        Action::Messages(messages::Action::Points { .. }) => "message points",
        Action::Messages(messages::Action::Deed { .. }) => "message action",
        Action::Messages(messages::Action::Follower { .. }) => "message follower",
        Action::Robbers(robbers::Action::Put { .. }) => "robber",
        Action::Robbers(robbers::Action::Rob { .. }) => "rob",
        Action::Robbers(robbers::Action::Follow(_)) => "follow",
        Action::Corn(_) => "circle",
        Action::Siege(_) => "escape",
        Action::Ferries(_) => "ferry",
        Action::Tunnel(_) => "tunnel",
        Action::Little(_) => "building",
        Action::Bigtop(_) => "pyramid",
        Action::GoOn => "go on",
        Action::End => "end",
    }
}

fn event(event: &Event) -> &'static str {
    match event {
        Event::TurnBegan { .. } => "turn began",
        Event::SecondPart { .. } => "second part",
        Event::TileDrawn { .. } => "tile drawn",
        Event::Discarded { .. } => "discarded",
        Event::TilePlaced { .. } => "tile placed",
        Event::FigurePlaced { .. } => "figure placed",
        Event::FigureMoved { .. } => "figure moved",
        Event::Abbey(abbey::Event::BarnPlaced(_)) => "barn placed",
        Event::Abbey(abbey::Event::BarnReturned(_)) => "barn returned",
        Event::Traders(traders::Event::GoodsTaken { .. }) => "goods taken",
        Event::King(king::Event::CardTaken { .. }) => "card taken",
        Event::Scored { .. } => "scored",
        Event::FigureReturned { .. } => "figure returned",
        Event::Dragon(dragon::Event::DragonMoved { .. }) => "dragon moved",
        Event::Dragon(dragon::Event::FairyMoved { .. }) => "fairy moved",
        Event::Tower(tower::Event::FloorPlaced { .. }) => "floor placed",
        Event::Tower(tower::Event::FigureCaptured { .. }) => "figure captured",
        Event::Tower(tower::Event::PrisonerFreed { .. }) => "prisoner freed",
        Event::Bridges(bridges::Event::BridgeBuilt { .. }) => "bridge built",
        Event::Bridges(bridges::Event::CastleBuilt { .. }) => "castle built",
        Event::Bridges(bridges::Event::TileOffered { .. }) => "tile offered",
        Event::Bridges(bridges::Event::TileChosen { .. }) => "tile chosen",
        Event::Bridges(bridges::Event::BidMade { .. }) => "bid made",
        Event::Bridges(bridges::Event::TileTaken { .. }) => "tile taken",
        Event::Count(count::Event::CountMoved { .. }) => "count moved",
        Event::Flier(_) => "rolled",
        Event::Hills(_) => "drew",
        Event::Gold(gold::Event::Laid { .. }) => "gold laid",
        Event::Gold(gold::Event::Won { .. }) => "gold won",
        Event::Mage(mage::Event::Moved { to: Some(_), .. }) => "magic moved",
        Event::Mage(mage::Event::Moved { to: None, .. }) => "magic left",
        Event::Messages(messages::Event::Came { .. }) => "message came",
        Event::Messages(messages::Event::Read { .. }) => "message read",
        Event::Messages(messages::Event::AnotherTile { .. }) => "another tile",
        Event::Robbers(robbers::Event::Put { .. }) => "robber put",
        Event::Robbers(robbers::Event::Robbed { .. }) => "robbed",
        Event::Robbers(robbers::Event::Followed { .. }) => "robber followed",
        Event::Robbers(robbers::Event::Home { .. }) => "robber home",
        Event::Corn(_) => "circle",
        Event::Little(_) => "building",
        Event::Bigtop(bigtop::Event::TurnedUp { .. }) => "turned up",
        Event::Bigtop(bigtop::Event::Moved { .. }) => "big top moved",
        Event::Russian(_) => "trapped",
        Event::Ferries(_) => "ferry",
        Event::Tunnel(_) => "tunnel",
        Event::Over => "over",
    }
}

fn step(step: Step) -> &'static str {
    match step {
        Step::Abbey => "abbey",
        Step::Lay => "lay",
        Step::Figure => "figure",
        Step::Phantom => "phantom",
        Step::Wagon => "wagon",
        Step::Capture => "capture",
        Step::Exchange => "exchange",
        Step::Dragon => "dragon",
        Step::DragonAfter => "dragon after",
        Step::Over => "over",
        Step::Landing => "landing",
        Step::Flock => "flock",
        Step::Robber => "robber",
        Step::AdvanceEarly | Step::Advance | Step::AdvanceAfterTent | Step::AdvanceAfterSale => "advance",
        Step::Message => "message",
        Step::Gold => "gold",
        Step::Magic => "magic",
        Step::Circle => "circle",
        Step::AtCircle => "at circle",
        Step::Escape => "escape",
        Step::Tunnel => "tunnel",
        Step::Ferry => "ferry",
        Step::Ferries => "ferries",
        Step::Castle => "castle",
        Step::MoveOut => "move out",
        Step::Send => "send",
        Step::Count => "count",
        Step::SecondPart => "second part",
        Step::Bazaar => "bazaar",
        Step::LastMove => "last move",
        Step::Draw
        | Step::Herd
        | Step::TrapsAfterFigure
        | Step::TrapsAfterPhantom
        | Step::TrapsAfterReturn
        | Step::TrapsAfterWagons
        | Step::BigTop
        | Step::Score
        | Step::Next
        | Step::Pass
        | Step::Hidden => {
            panic!("nobody is asked there")
        }
    }
}
