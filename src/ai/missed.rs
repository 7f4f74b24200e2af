//! Says what a turn missed: how a better one compares with the one that was played, feature by feature, and which difference is the largest.

use super::{
    Decision, Forecast, Reason, Weights,
    advice::{Outcome, outcome, weight, weightiest},
    prospect::in_hand,
};
use crate::{
    board::Node,
    catalogue::PartKind,
    rules::{Game, Observation},
};

/// What a turn missed most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missed {
    /// Points that could be scored at once.
    Points,
    /// A field.
    Field,
    /// A feature that grows together out of several with figures.
    Joining,
    /// What another player may expect, and would have lost.
    Blocking,
    /// A figure that would have stayed in hand.
    Figure,
    /// A better place in a road, city, monastery or garden, or a better tile for one.
    Building,
    /// None of these: what is better shows only in the turns that follow.
    Foresight,
}

/// So many kinds have a sum of their own.
const SUMS: usize = Missed::Foresight as usize;
/// A smaller difference is none, in points.
const LEAST: f32 = 0.75;

impl Missed {
    const ALL: [Self; SUMS] = [Self::Points, Self::Field, Self::Joining, Self::Blocking, Self::Figure, Self::Building];

    /// Its name for programs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Points => "points",
            Self::Field => "field",
            Self::Joining => "joining",
            Self::Blocking => "blocking",
            Self::Figure => "figure",
            Self::Building => "building",
            Self::Foresight => "foresight",
        }
    }
}

/// How a better turn differs from the one that was played: what that one missed most, and for whom features are worth more or less, the
/// weightiest first. The points of a [`Reason`] are those by which the better turn is ahead, all features of a kind together.
///
/// ```
/// use bastide::{ai::{Decision, Missed, missed}, record::{Statement, parse_record}, rules::{Action, Observation}, session::Replay};
/// // Red holds a city of one tile, which tile E can complete.
/// let text = "[Bastide \"1\"]\n[Players \"red, blue\"]\n[Deck \"D N V E U U V V\"]\ntile N 0,-1 2\nmeeple city.E\ntile V 1,0 0\nskip\n";
/// let replay = Replay::of_record(&parse_record(text).unwrap(), usize::MAX, &mut ()).0.unwrap();
/// let lay = |text: &str| text.parse::<Statement>().unwrap().action(replay.game()).unwrap();
/// let (best, played) = (lay("tile E 1,-1 3"), lay("tile E 0,1 2"));
/// let decision = |action| Decision { action, then: Some(Action::Skip) };
/// let (missed, reasons) = missed(&Observation::new(replay.game()), decision(best), decision(played));
/// assert_eq!(missed, Missed::Points);
/// assert_eq!(reasons[0].scored, 6);
/// ```
#[must_use]
pub fn missed(seen: &Observation, best: Decision, played: Decision) -> (Missed, Vec<Reason>) {
    let game = seen.game();
    let me = game.asked();
    let rivals = game.players().filter(|&player| player != me).count().max(1) as f32;
    let forecast = Forecast::new(seen, Weights::FORESIGHT);
    let hand = |game: &Game| in_hand(game.supply(me), 0.0, &forecast);
    let mut sums = [0.0; SUMS];
    let mut differences: Vec<Reason> = Vec::new();
    for (sign, decision) in [(1.0, best), (-1.0, played)] {
        let Outcome { after, changes } = outcome(seen, decision);
        let mut home = Missed::Figure; // figures that come home are part of what was scored
        for change in &changes {
            let (kind, value) = match change.kind {
                _ if change.player != me => (Missed::Blocking, -change.points / rivals),
                _ if change.scored > 0 => (Missed::Points, weight(change)),
                PartKind::Field => (Missed::Field, change.points),
                _ if is_joined(game, &after, change.node) => (Missed::Joining, change.points),
                _ => (Missed::Building, change.points),
            };
            if kind == Missed::Points {
                home = kind;
            }
            sums[kind as usize] += sign * value;
            let (points, scored) = (sign * change.points, sign as i16 * change.scored);
            match differences.iter_mut().find(|known| (known.player, known.kind) == (change.player, change.kind)) {
                Some(known) => {
                    known.points += points;
                    known.scored += scored;
                }
                None => differences.push(Reason { points, scored, ..*change }),
            }
        }
        if !after.is_over() {
            sums[home as usize] += sign * (hand(&after) - hand(game)); // what no turn follows needs no figure
        }
    }
    let largest = Missed::ALL.into_iter().reduce(|a, b| if sums[b as usize] > sums[a as usize] { b } else { a });
    let found = largest.filter(|&kind| sums[kind as usize] >= LEAST);
    (found.unwrap_or(Missed::Foresight), weightiest(differences))
}

/// Whether figures stand in the feature of a node that stood in several features before.
fn is_joined(before: &Game, after: &Game, node: Node) -> bool {
    let (old, new) = (before.board().graph(), after.board().graph());
    let root = new.root(node);
    let mut inside = before.figures().iter().filter(|figure| new.root(figure.node) == root);
    let first = inside.next().map(|figure| old.root(figure.node));
    inside.any(|figure| Some(old.root(figure.node)) != first)
}
