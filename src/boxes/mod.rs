//! The boxes, a folder for each: what it is (`mod.rs`), its tiles, and its rules (`rules.rs`): its state during a game and its answers
//! to the core rules, which ask from `rules/seams.rs`.
//!
//! The name of a file says to which layer it belongs: `rules.rs` counts as expansions, `record.rs` as record, and so on. [`MODULES`]
//! lists all boxes and says which of them can be played.

pub mod abbey;
pub mod abbot;
pub mod anniversary;
pub mod bigtop;
pub mod bridges;
pub mod corn;
pub mod count;
pub mod darmstadt;
pub mod dragon;
pub mod ferries;
pub mod festival;
pub mod flier;
pub mod gold;
pub mod gq11;
pub mod hills;
pub mod inns;
pub mod king;
pub mod labyrinth;
pub(crate) mod list;
pub mod little;
pub mod mage;
pub mod messages;
pub mod monasteries;
pub mod phantom;
pub mod river;
pub mod robbers;
pub mod russian;
pub mod shrines;
pub mod siege;
pub mod tower;
pub mod traders;
pub mod tunnel;
pub mod watchtowers;
pub mod windroses;
pub mod winter;

use crate::{
    board::Pos,
    catalogue::BoxId,
    rules::{Action, FigureKind, Game, Rules, edge, second_part, track},
};

/// What the set-up knows about a box: the base game or an expansion.
#[derive(Clone, Copy, Debug)]
pub struct Module {
    /// The box.
    pub box_id: BoxId,
    /// The figures that it adds for each player, with their numbers; meeples are not listed.
    pub figures: &'static [(FigureKind, u8)],
    /// Whether it contains figures for a sixth player.
    pub sixth_colour: bool,
}

/// Every box in the order of [`BoxId::ALL`]. The options of a box are the rows of [`crate::rules::OPTIONS`] that name it.
pub const MODULES: [Module; BoxId::ALL.len()] = {
    let mut modules = [Module { box_id: BoxId::Base, figures: &[], sixth_colour: false }; BoxId::ALL.len()];
    let mut at = 0;
    while at < modules.len() {
        let box_id = BoxId::ALL[at];
        modules[at].box_id = box_id;
        modules[at].figures = figures_of(box_id);
        modules[at].sixth_colour =
            matches!(box_id, BoxId::Inns | BoxId::Traders | BoxId::Abbey | BoxId::Messages | BoxId::Robbers);
        at += 1;
    }
    modules
};

/// The figures that a box adds for each player. Most add none.
const fn figures_of(box_id: BoxId) -> &'static [(FigureKind, u8)] {
    match box_id {
        BoxId::Abbot => &[(FigureKind::Abbot, 1)],
        BoxId::Inns => &[(FigureKind::Large, 1)],
        BoxId::Traders => &[(FigureKind::Builder, 1), (FigureKind::Pig, 1)],
        BoxId::Abbey => &[(FigureKind::Mayor, 1), (FigureKind::Wagon, 1)],
        BoxId::Phantom => &[(FigureKind::Phantom, 1)],
        BoxId::Hills => &[(FigureKind::Shepherd, 1)],
        BoxId::Bigtop => &[(FigureKind::Ringmaster, 1)],
        _ => &[],
    }
}

/// The state of the expansions during a game. An expansion that is not in play has no state.
#[derive(Clone, Debug, Default)]
pub struct States {
    /// The open ends of the river.
    pub(crate) river: Option<river::rules::State>,
    /// Abbeys and barns.
    pub(crate) abbey: Option<abbey::rules::State>,
    /// Goods.
    pub(crate) traders: Option<traders::rules::State>,
    /// The second part of a turn, in a game in which there can be one.
    pub(crate) second_part: Option<second_part::State>,
    /// The arrows that act.
    pub(crate) anniversary: Option<anniversary::rules::State>,
    /// Who holds the king and the robber baron.
    pub(crate) king: Option<king::rules::State>,
    /// The dragon and the fairy.
    pub(crate) dragon: Option<dragon::rules::State>,
    /// Towers and prisoners.
    pub(crate) tower: Option<tower::rules::State>,
    /// Bridges, castles and the bazaar.
    pub(crate) bridges: Option<bridges::rules::State>,
    /// The count.
    pub(crate) count: Option<count::rules::State>,
    /// The flocks and the bag.
    pub(crate) hills: Option<hills::rules::State>,
    /// The bars of gold.
    pub(crate) gold: Option<gold::rules::State>,
    /// The mage and the witch.
    pub(crate) mage: Option<mage::rules::State>,
    /// The corn circle about which players are asked.
    pub(crate) corn: Option<corn::rules::State>,
    /// The flights of a part of a turn.
    pub(crate) flier: Option<flier::rules::State>,
    /// The followers around the churches that were just completed.
    pub(crate) darmstadt: Option<darmstadt::rules::State>,
    /// The lakes and their ferries.
    pub(crate) ferries: Option<ferries::rules::State>,
    /// The tokens on mouths of tunnels.
    pub(crate) tunnel: Option<tunnel::rules::State>,
    /// The shrines and monasteries that were just scored.
    pub(crate) shrines: Option<shrines::rules::State>,
    /// The little buildings.
    pub(crate) little: Option<little::rules::State>,
    /// The figures on roads through a labyrinth that are being scored.
    pub(crate) labyrinth: Option<labyrinth::rules::State>,
    /// The messages that have come.
    pub(crate) messages: Option<messages::rules::State>,
    /// The monasteries that are not scored although they are surrounded.
    pub(crate) monasteries: Option<monasteries::rules::State>,
    /// Oaks and ponds.
    pub(crate) russian: Option<russian::rules::State>,
    /// The big top, its tokens and the acrobats.
    pub(crate) bigtop: Option<bigtop::rules::State>,
    /// The robbers on the track.
    pub(crate) robbers: Option<robbers::rules::State>,
    /// The figures on the scoring track, in a game in which it matters where they stand.
    pub(crate) track: Option<track::State>,
    /// The table's edge.
    pub(crate) edge: Option<edge::State>,
}

impl States {
    /// Resets the state to the start of a game.
    pub(crate) fn begin(&mut self, rules: &Rules) {
        let has_river = rules.has(BoxId::River) || rules.has(BoxId::River2);
        self.river = has_river.then(river::rules::State::new);
        self.abbey = rules.has(BoxId::Abbey).then(|| abbey::rules::State::new(rules));
        self.traders = rules.has(BoxId::Traders).then(traders::rules::State::default);
        self.anniversary = rules.has(BoxId::Anniversary).then(anniversary::rules::State::default);
        let has_second_parts = self.traders.is_some() || self.anniversary.is_some();
        self.second_part = has_second_parts.then(second_part::State::default);
        self.king = rules.has(BoxId::King).then(king::rules::State::default);
        self.dragon = rules.has(BoxId::Dragon).then(|| dragon::rules::State::new(rules));
        self.tower = rules.uses(tower::rules::parts::Part::Towers).then(|| tower::rules::State::new(rules));
        self.bridges = rules.has(BoxId::Bridges).then(|| bridges::rules::State::new(rules));
        self.count = rules.has(BoxId::Count).then(count::rules::State::default);
        self.hills = rules.has(BoxId::Hills).then(hills::rules::State::new);
        self.gold = rules.has(BoxId::Gold).then(gold::rules::State::new);
        self.mage = rules.has(BoxId::Mage).then(mage::rules::State::default);
        self.corn = None;
        self.flier = rules.has(BoxId::Flier).then(flier::rules::State::default);
        self.darmstadt = rules.has(BoxId::Darmstadt).then(darmstadt::rules::State::default);
        self.ferries = rules.has(BoxId::Ferries).then(ferries::rules::State::new);
        self.tunnel = rules.has(BoxId::Tunnel).then(|| tunnel::rules::State::new(rules));
        self.shrines = rules.has(BoxId::Shrines).then(shrines::rules::State::default);
        self.little = rules.has(BoxId::Little).then(|| little::rules::State::new(rules));
        self.robbers = rules.has(BoxId::Robbers).then(robbers::rules::State::default);
        self.monasteries = rules.has(BoxId::Monasteries).then(monasteries::rules::State::default);
        self.bigtop = rules.has(BoxId::Bigtop).then(bigtop::rules::State::new);
        self.russian = rules.has(BoxId::Russian).then(russian::rules::State::new);
        self.labyrinth = rules.has(BoxId::Labyrinth).then(labyrinth::rules::State::new);
        self.messages = rules.has(BoxId::Messages).then(messages::rules::State::default);
        let has_track = self.robbers.is_some() || self.messages.is_some();
        self.track = has_track.then(track::State::new);
        self.edge = edge::State::new(rules);
    }

    /// Notes that a figure moves to another place on the board.
    pub(crate) fn figure_moves(&mut self, index: usize) {
        if let Some(dragon) = &mut self.dragon {
            dragon.figure_leaves(index, false);
        }
    }
}

/// The cells to which a decision may lead by chance, the nearest first: a die says how far a figure flies from a machine, also from one that
/// is still to be laid. Empty for every other decision.
#[must_use]
pub fn course_of(game: &Game, action: Action) -> Vec<Pos> {
    let from = match action {
        Action::Lay { tile, pos, turns } => Some((tile, turns, pos)),
        Action::Flier(_) => game.board().last().map(|laid| (laid.tile, laid.turns, laid.pos)),
        _ => None,
    };
    let flies = from.filter(|_| game.rules().has(BoxId::Flier));
    let course = flies.and_then(|(tile, turns, pos)| flier::rules::course(tile, turns, pos));
    course.map_or_else(Vec::new, |cells| cells.to_vec())
}
