//! Whether a game is what a query looks for, and from when on.

use super::{Entry, Measure, Query, Term, entry::index_of, letters::contains};
use crate::{board::Pos, rules::PlayerId};

/// A game that was found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// The number of statements after which everything that the query says about the landscape holds for the first time; `None` if it says
    /// nothing about it.
    pub at: Option<usize>,
    /// The cells of what was found there: the tiles beside each other, and one tile of each feature.
    pub cells: Vec<Pos>,
}

impl Found {
    fn add(&mut self, at: usize, cells: impl IntoIterator<Item = Pos>) {
        self.at = self.at.max(Some(at));
        for cell in cells {
            if !self.cells.contains(&cell) {
                self.cells.push(cell);
            }
        }
    }
}

impl Query {
    /// Whether all terms hold in a game; then the first moment at which they do. Numbers and names are those of its end.
    #[must_use]
    pub fn find(&self, game: &Entry) -> Option<Found> {
        let mut found = Found::default();
        // What is in the landscape takes longest to find.
        let is_late = |term: &&Term| matches!(term, Term::Tiles(_));
        let (first, last) = (self.terms.iter().filter(|term| !is_late(term)), self.terms.iter().filter(is_late));
        first.chain(last).all(|term| term.add_to(game, &mut found)).then_some(found)
    }
}

impl Term {
    /// Whether the term holds; where it does in the landscape is added to what was found.
    fn add_to(&self, game: &Entry, found: &mut Found) -> bool {
        match self {
            Self::Text(text) => {
                game.seats().any(|player| game.is_called(player, text))
                    || game.tags.iter().any(|(_, value)| contains(value, text))
            }
            Self::Player(text) => game.seats().any(|player| game.is_called(player, text)),
            Self::Winner(text) => {
                let most = game.scores().into_iter().max();
                game.over
                    && game.seats().any(|player| Some(game.scores[player]) == most && game.is_called(player, text))
            }
            Self::Level(level) => game.players.iter().any(|player| player.level.as_ref() == Some(level)),
            Self::Date(compare, date) => {
                let day = game.tags.iter().find(|(name, _)| name == "Date").map(|(_, day)| day.as_str());
                let same_length = day.and_then(|day| day.get(..date.len()));
                same_length.is_some_and(|day| compare.holds(day.cmp(date)))
            }
            Self::Box(id) => game.boxes.contains(id),
            Self::Over(over) => game.over == *over,
            Self::Number(measure, who, compare, number) => {
                let holds = |found: i32| compare.holds(found.cmp(number));
                let is_meant = |player: &PlayerId| who.as_ref().is_none_or(|text| game.is_called(*player, text));
                let of_some = |points: &dyn Fn(PlayerId) -> i16| {
                    game.seats().filter(is_meant).any(|player| holds(points(player).into()))
                };
                match measure {
                    Measure::Players => holds(game.players.len() as i32),
                    Measure::Laid => holds(game.laid.len() as i32),
                    Measure::Margin => game.margin().is_some_and(holds),
                    Measure::Score => of_some(&|player| game.scores[player]),
                    Measure::Points(name) => of_some(&|player| game.points[index_of(name)][player]),
                }
            }
            Self::Feature { kind, complete, tiles } => {
                let growth = game
                    .growths
                    .iter()
                    .find(|growth| growth.kind == *kind && growth.complete == *complete && growth.tiles >= *tiles);
                growth.inspect(|growth| found.add(growth.at, [growth.pos])).is_some()
            }
            Self::Tiles(arrangement) => arrangement.find(game).is_some_and(|indices| {
                let laid = indices.iter().map(|&index| &game.laid[index]);
                found.add(laid.clone().map(|laid| laid.at).max().unwrap_or(0), laid.map(|laid| laid.pos));
                true
            }),
        }
    }
}

impl Entry {
    /// Whether a player's name, or else the colour, contains a text in small letters.
    fn is_called(&self, player: PlayerId, text: &str) -> bool {
        let player = &self.players[player.index()];
        let name = if player.name.is_empty() { player.colour.name() } else { player.name.as_str() };
        contains(name, text)
    }

    /// How many points the first player is ahead of the second; `None` if only one plays.
    fn margin(&self) -> Option<i32> {
        self.seats().filter_map(|player| self.lead(player)).max().map(i32::from)
    }
}
