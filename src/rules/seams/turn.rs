//! The turn, from top to bottom. The rows of a box stand with its rules; their order is here.

use crate::{
    boxes::{
        abbey::rules::{self as abbey, wagon},
        bridges::rules::{self as bridges, bazaar, castle},
        corn::rules as corn,
        count::rules::{self as count, leaving},
        dragon::rules::walk,
        flier::rules as flier,
        gold::rules as gold,
        hills::rules::flock,
        mage::rules as mage,
        phantom::rules as phantom,
        siege::rules as siege,
        tower::rules::{self as tower, prison},
    },
    catalogue::BoxId,
    rules::{Row, Step, Waits, phase, second_part},
};

/// The steps of a turn from top to bottom. After the last row the next turn starts at the top.
pub static TURN: [Row; 28] = [
    abbey::ROW,
    Row::new(Step::Draw, Waits::No, BoxId::Base, "RULES, a turn, 1: draw; what fits nowhere leaves the game"),
    Row::new(Step::Lay, Waits::Always, BoxId::Base, "RULES, a turn, 1: lay the tile").declined(bridges::let_go),
    gold::ROW,
    mage::ROW,
    Row::new(Step::Figure, Waits::IfOffered, BoxId::Base, "RULES, a turn, 2: optionally one figure"),
    tower::ROW,
    prison::ROW,
    phantom::ROW,
    flier::ROW,
    flock::HERD,
    flock::ROW,
    walk::BEFORE,
    castle::ROW,
    leaving::ROW,
    Row::new(Step::Score, Waits::No, BoxId::Base, "RULES, a turn, 3: score what this tile completed"),
    wagon::ROW,
    count::SENDING,
    count::COUNTING,
    walk::AFTER,
    corn::CHOOSING,
    corn::FOLLOWING,
    Row::new(Step::Next, Waits::No, BoxId::Base, "RULES, a turn, 3: the next player is clockwise"),
    second_part::ROW,
    siege::ROW,
    bazaar::ROW,
    Row::new(Step::Pass, Waits::No, BoxId::Bridges, "RULES, a turn, 3: the next player, after the bazaar")
        .runs(phase::pass_on),
    leaving::AT_THE_END,
];
