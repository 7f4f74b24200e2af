//! What the hand-made evaluation overlooks, learned from games that were played to their end.
//!
//! Every feature that a player has figures in, and the figures in hand, have a few [`Traits`]: its points if the player has it
//! alone, its open edges, and so on. Each is weighed by a number for the turns that are still to come. `tools/learn.py` finds
//! the numbers: it compares what the evaluation says of several plans for the same turn with how the game ended after each of
//! them, on the same decks. docs/AI.md describes the method and what it gave.

#[allow(clippy::approx_constant, reason = "a number that was found may look like one of mathematics")]
mod table;

use crate::{catalogue::PartKind, rules::Game};

/// The number of traits.
pub(super) const TRAITS: usize = SCORE + 1;

/// A number for each trait.
pub(super) type Traits = [f32; TRAITS];

/// The index of the first trait of each kind.
const CITY: usize = 0;
const ROAD: usize = CITY + BUILT;
const CENTRE: usize = ROAD + BUILT;
const FIELD: usize = CENTRE + CENTRES;
const HAND: usize = FIELD + FIELDS;
/// The number of traits of a city or road, of a monastery or garden, and of a field.
const BUILT: usize = 12;
const CENTRES: usize = 3;
const FIELDS: usize = 7;
/// One trait each for 0, 1, 2 … figures in hand; more figures than that have none.
const HANDS: usize = 7;
/// The first of three traits: the expected points of the city, road and field without figures that a tile leaves to the next player.
const LEFT: usize = HAND + HANDS;
/// The trait of the points scored so far.
pub(super) const SCORE: usize = LEFT + 3;

/// Own turns to come for which there is a number; between two of them it changes evenly.
const MOMENTS: [f32; 6] = [0.0, 2.0, 5.0, 10.0, 18.0, 32.0];

/// In games with more tiles than this the numbers do not help: they were learned from base games.
const MOST_TILES: usize = 130;

/// The weights for one kind of game: a row for each trait, with a weight for each of the [`MOMENTS`].
type Table = [[f32; MOMENTS.len()]; TRAITS];

/// The weights of the traits at one moment of a game.
#[derive(Clone, Debug)]
pub(super) struct Learned {
    table: Option<&'static Table>,
    /// How much of it counts.
    share: f32,
    now: Traits,
}

impl Learned {
    /// What was learned from games like this one; a player who overlooks it has a share of 0.
    pub(super) fn for_game(game: &Game, share: f32) -> Self {
        let whole = game.board().tiles().len() + game.remaining();
        let table = match game.rules().n_players() {
            _ if whole > MOST_TILES => None,
            0 | 1 => None,
            2 => Some(&table::TWO),
            _ => Some(&table::MORE),
        };
        Self { table: table.filter(|_| share > 0.0), share, now: [0.0; TRAITS] }
    }

    /// From now on so many own turns are still to come.
    pub(super) fn expect(&mut self, turns: f32) {
        let Some(table) = self.table else { return };
        let after = MOMENTS.iter().position(|&moment| moment > turns).unwrap_or(MOMENTS.len());
        let (low, high) = (after.saturating_sub(1), after.min(MOMENTS.len() - 1));
        let width = MOMENTS[high] - MOMENTS[low];
        let part = if width > 0.0 { (turns - MOMENTS[low]) / width } else { 0.0 };
        for (now, numbers) in self.now.iter_mut().zip(table) {
            *now = (numbers[low] + (numbers[high] - numbers[low]) * part) * self.share;
        }
    }

    /// Whether there is anything to add.
    pub(super) const fn is_empty(&self) -> bool {
        self.table.is_none()
    }

    /// What a feature is worth more, or less, to one of those who have figures in it.
    pub(super) fn of_holding(&self, holding: &Holding) -> f32 {
        let mut worth = 0.0;
        holding.each_trait(&mut |index, amount| worth += self.now[index] * amount);
        worth
    }

    /// What it is worth (usually less than nothing) to leave a feature with these expected points and no figures to the next player.
    pub(super) fn of_left(&self, kind: PartKind, points: f32) -> f32 {
        trait_of_left(kind).map_or(0.0, |index| self.now[index] * points)
    }

    /// What points that were scored are worth more, or less, than points that are expected.
    pub(super) fn of_score(&self, points: f32) -> f32 {
        self.now[SCORE] * points
    }

    /// What so many figures in hand are worth more, or less.
    pub(super) fn of_hand(&self, count: f32) -> f32 {
        let mut worth = 0.0;
        each_trait_of_hand(count, &mut |index, amount| worth += self.now[index] * amount);
        worth
    }
}

/// If a player's figures in a feature return fewer meeples than this on average, they count as lost.
const LOST: f32 = 0.1;

/// A feature as one player with figures in it sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Holding {
    pub(super) kind: PartKind,
    /// The expected points.
    pub(super) points: f32,
    /// The chance that its figures come back, times what they are worth in hand, in meeples.
    pub(super) returning: f32,
    /// The open edges of a city or road, or those at which a field leads on.
    pub(super) open: f32,
    /// The open edges at which a tile can join another feature of the kind to it.
    pub(super) joints: f32,
    /// By how much the player's figures outdo those of the strongest of the others; 0 if they are equal.
    pub(super) lead: i16,
    /// Whether others have figures in it.
    pub(super) contested: bool,
}

impl Holding {
    /// Calls back with each trait that this feature has.
    pub(super) fn each_trait(&self, each: &mut impl FnMut(usize, f32)) {
        match self.kind {
            PartKind::City => self.each_of_built(CITY, each),
            PartKind::Road => self.each_of_built(ROAD, each),
            PartKind::Monastery | PartKind::Garden | PartKind::Hut => {
                each(CENTRE, self.points);
                each(CENTRE + 1, self.returning);
                each(CENTRE + 2, 1.0);
            }
            PartKind::Field => self.each_of_field(each),
            _ => {}
        }
    }

    fn each_of_built(&self, first: usize, each: &mut impl FnMut(usize, f32)) {
        match self.lead {
            1.. => {
                each(first, self.points);
                each(first + 1, self.returning);
                each(first + 2, self.open);
                each(first + 3, self.points * self.points / 16.0);
                each(first + 4, f32::from(self.contested) * self.points);
                each(first + 9, f32::from(self.open == 1.0) * self.points);
                each(first + 10, self.joints * self.points);
                each(first + 11, f32::from(self.returning < LOST));
            }
            0 => {
                each(first + 5, self.points);
                each(first + 6, self.returning);
            }
            _ => {
                each(first + 7, self.points);
                each(first + 8, 1.0);
            }
        }
    }

    fn each_of_field(&self, each: &mut impl FnMut(usize, f32)) {
        match self.lead {
            1.. => {
                each(FIELD, self.points);
                each(FIELD + 1, 1.0);
                each(FIELD + 2, f32::from(self.lead > 1) * self.points);
                each(FIELD + 3, f32::from(self.contested) * self.points);
                each(FIELD + 6, self.open);
            }
            0 => each(FIELD + 4, self.points),
            _ => each(FIELD + 5, self.points),
        }
    }
}

/// Which trait it is to leave a feature of this kind.
pub(super) const fn trait_of_left(kind: PartKind) -> Option<usize> {
    match kind {
        PartKind::City => Some(LEFT),
        PartKind::Road => Some(LEFT + 1),
        PartKind::Field => Some(LEFT + 2),
        _ => None,
    }
}

/// Calls back with the traits of so many figures in hand. A count between two whole numbers is shared between their traits.
pub(super) fn each_trait_of_hand(count: f32, each: &mut impl FnMut(usize, f32)) {
    let whole = count as usize;
    let part = count - whole as f32;
    if whole < HANDS {
        each(HAND + whole, 1.0 - part);
    }
    if whole + 1 < HANDS {
        each(HAND + whole + 1, part);
    }
}
