//! The kinds of decisions, which are counted: what never happened was not compared.

use bastide::{
    board::Pos,
    boxes::{
        abbey::rules as abbey, bridges::rules as bridges, corn::rules as corn, count::rules as count,
        dragon::rules as dragon, hills::rules as hills, mage::rules as mage, tower::rules as tower,
    },
    catalogue::Quarter,
    rules::{Action, FigureKind, Game, OwnPiece, Step},
};

/// A decision about a robber or a scoring figure is named by the first words of its statement.
fn on_track(statement: &str) -> Option<&'static str> {
    match statement.split(' ').collect::<Vec<_>>()[..] {
        ["robber", _] => Some("robbers placed"),
        ["rob", _] => Some("victims chosen"),
        ["rob", ..] => Some("women robbed by choice"),
        ["follow", _] => Some("robbers that choose to follow"),
        ["score", "woman"] => Some("women moved on"),
        ["score", _] => Some("meeples moved on"),
        ["message", "points"] => Some("messages for points"),
        ["message", "action"] => Some("messages for actions"),
        ["message", _, _, _] => Some("messages for followers"),
        ["message", ..] => Some("messages named"),
        _ => None,
    }
}

/// Names what is done at a place that is no feature.
fn at_a_place(statement: &str) -> Option<&'static str> {
    match statement.rsplit_once(' ') {
        Some((placed, "acrobats")) if placed.starts_with("meeple") => Some("acrobats placed"),
        Some((placed, "monastery.abbot")) if !placed.contains(' ') => Some("figures that lie down"),
        _ => None,
    }
}

/// Names the kind of a decision.
pub(super) fn kind(game: &Game, action: Action, statement: &str) -> &'static str {
    on_track(statement).or_else(|| at_a_place(statement)).unwrap_or_else(|| kind_of(game, action))
}

fn kind_of(game: &Game, action: Action) -> &'static str {
    match action {
        Action::Messages(_) | Action::Robbers(_) => "decisions about the track",
        Action::Skip if game.step() == Step::Lay => "tiles let go",
        Action::Count(count::Action::MoveOut { .. }) if game.step() == Step::LastMove => {
            "moves before the final scoring"
        }
        Action::Count(count::Action::MoveOut { quarter: Quarter::Market, .. }) => "farmers moved out of Carcassonne",
        Action::Lay { .. } => "tiles laid",
        Action::Abbey(abbey::Action::Abbey { .. }) => "abbeys laid",
        Action::Place { figure: FigureKind::Builder, .. } => "builders placed",
        Action::Place { figure: FigureKind::Pig, .. } => "pigs placed",
        Action::Place { figure: FigureKind::Phantom, .. } => "phantoms placed",
        Action::Place { .. } => "figures placed",
        Action::Hills(hills::Action::Shepherd { .. }) => "shepherds placed",
        Action::Hills(hills::Action::Add { .. }) => "flocks that grow",
        Action::Hills(hills::Action::Home) => "flocks brought home",
        Action::Abbey(abbey::Action::Barn { .. }) => "barns placed",
        Action::Abbey(abbey::Action::Move { .. }) => "wagons moved",
        Action::Gold(_) => "bars of gold laid",
        Action::Mage(mage::Action::Move { .. }) => "moves of mage and witch",
        Action::Mage(mage::Action::Remove(_)) => "mage or witch removed",
        Action::Corn(corn::Action(corn::Circle::Add)) => "circles that add",
        Action::Corn(corn::Action(corn::Circle::Remove)) => "circles that remove",
        Action::PlaceAt { .. } if game.step() == Step::AtCircle => "figures added at circles",
        Action::Return(_) if game.step() == Step::AtCircle => "figures removed at circles",
        Action::Siege(_) => "figures that escape",
        Action::Little(_) => "little buildings placed",
        Action::Ferries(_) if game.step() == Step::Ferry => "ferries laid",
        Action::Ferries(_) => "ferries moved",
        Action::Tunnel(_) => "tunnel tokens placed",
        Action::Bigtop(_) => "pyramids",
        Action::Recall => "abbots taken back",
        Action::Return(OwnPiece::Barn { .. }) => "barns taken back",
        Action::Return(_) => "figures called back",
        Action::PlaceAt { .. } if game.step() == Step::Landing => "figures that landed",
        Action::PlaceAt { pos, part, .. } if is_taken(game, pos, part) => "figures placed beside others",
        Action::PlaceAt { .. } => "figures placed from afar",
        Action::Dragon(dragon::Action::Fairy { .. }) => "fairy placed",
        Action::Flier(_) => "figures that set off",
        Action::Dragon(dragon::Action::Princess(_)) => "knights sent home",
        Action::Dragon(dragon::Action::Dragon { .. }) => "steps of the dragon",
        Action::Tower(tower::Action::Floor { .. }) => "floors placed",
        Action::Tower(tower::Action::Capture(_)) => "followers captured",
        Action::Tower(tower::Action::Exchange { .. }) => "prisoners chosen for exchange",
        Action::Tower(tower::Action::Ransom { .. }) => "ransoms paid",
        Action::Bridges(bridges::Action::LayWithBridge { .. }) => "tiles laid with a bridge",
        Action::Bridges(bridges::Action::Bridge(_)) => "bridges built",
        Action::Bridges(bridges::Action::Castle { .. }) => "castles built",
        Action::Bridges(bridges::Action::Bazaar(bridges::Deal::Choose { .. })) => "tiles of bazaars chosen",
        Action::Bridges(bridges::Action::Bazaar(bridges::Deal::Bid { .. })) => "bids",
        Action::Bridges(bridges::Action::Bazaar(bridges::Deal::Buy)) => "tiles bought",
        Action::Bridges(bridges::Action::Bazaar(bridges::Deal::Sell)) => "tiles sold",
        Action::Count(count::Action::Send { .. }) => "figures sent to Carcassonne",
        Action::Count(count::Action::Count { .. }) => "the count moved",
        Action::Count(count::Action::MoveOut { .. }) => "figures moved out of Carcassonne",
        Action::GoOn => "second parts taken",
        Action::Skip => "declined",
        Action::End => "ended by hand",
    }
}

/// Whether somebody stands on the feature of a part.
fn is_taken(game: &Game, pos: Pos, part: u8) -> bool {
    let laid = game.board().tile_at(pos).map(|index| &game.board().tiles()[index]);
    laid.is_some_and(|laid| game.board().feature(laid.node(part.into())).figures > 0)
}
