//! How likely tiles are to come: what players ask before they count on one.

use serde::Serialize;

use crate::{
    catalogue::TileId,
    rules::{ByPlayer, Game, PlayerId, StackLeft, Step, stacks_left},
};

/// How likely one of some kinds of tiles is to be drawn, in thousandths. Only what is certain is 0 or 1000.
///
/// Every order of a stack is taken to be equally likely, and every player to draw one tile a turn until the last one. Tiles that players draw
/// besides, for example in a second part of a turn, are not foreseen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChancesView {
    /// As the next tile.
    pub next: u16,
    /// By each player in turn order, before the game ends.
    pub players: Vec<u16>,
    /// The first of two kinds before the other; nothing if there are not two, or neither is left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<u16>,
}

/// What is certain, in the unit in which chances are multiplied.
const CERTAIN: u64 = 1 << 32;

/// How likely one of some kinds of tiles is to come; nothing if players cannot look up which tiles are left.
///
/// ```
/// use bastide::{catalogue::Catalogue, rules::{Colour, Deck, Game, Player, Setup}, view::chances_view};
/// let player = |colour| Player { colour, name: String::new(), level: None };
/// let mut setup = Setup::base(vec![player(Colour::Red), player(Colour::Blue)]);
/// let tile = |name| Catalogue::get().find(name).unwrap();
/// setup.deck = Deck::Tiles(["D", "D", "V", "U", "V", "U"].map(tile).to_vec());
/// let game = Game::new(&setup, &mut Vec::new())?; // the first two are on the table and in Red's hand
/// let found = chances_view(&game, &[tile("V")]).unwrap();
/// // Each draws two of the four: neither is a V in one of six cases.
/// assert_eq!((found.next, found.players), (500, vec![833, 833]));
/// assert_eq!(chances_view(&game, &[tile("V"), tile("U")]).unwrap().first, Some(500));
/// # Ok::<(), bastide::rules::SetupError>(())
/// ```
#[must_use]
pub fn chances_view(game: &Game, wanted: &[TileId]) -> Option<ChancesView> {
    let n_players = game.rules().n_players();
    let has_drawn = game.step() as u8 >= Step::Lay as u8;
    let mut drawer = game.active().index() + usize::from(has_drawn);
    let mut without = vec![CERTAIN; n_players]; // that they draw none, so far
    let mut next = None;
    for StackLeft { unseen, to_come, wanted } in stacks_left(game, wanted)? {
        next = next.or(Some(thousandths(wanted as u64, unseen as u64)));
        let mut n_draws = ByPlayer::<usize>::default();
        for _ in 0..to_come {
            n_draws[PlayerId::from_index(drawer % n_players)] += 1;
            drawer += 1;
        }
        for (chance, &n_draws) in without.iter_mut().zip(n_draws.values()) {
            for drawn in 0..n_draws {
                let others = (unseen - wanted).saturating_sub(drawn);
                *chance = *chance * others as u64 / (unseen - drawn) as u64;
            }
        }
    }
    let players = without.into_iter().map(|chance| thousandths(CERTAIN - chance, CERTAIN)).collect();
    let first = if let [tile, other] = *wanted { comes_first(game, tile, other) } else { None };
    Some(ChancesView { next: next.unwrap_or(0), players, first })
}

/// How likely one kind of tile is to be drawn before another, in thousandths.
fn comes_first(game: &Game, tile: TileId, other: TileId) -> Option<u16> {
    let (pair, one) = ([tile, other], [tile]);
    let (both, ours) = (stacks_left(game, &pair)?, stacks_left(game, &one)?);
    both.zip(ours)
        .find_map(|(both, ours)| (both.wanted > 0).then(|| thousandths(ours.wanted as u64, both.wanted as u64)))
}

/// A part of a whole.
fn thousandths(part: u64, whole: u64) -> u16 {
    let nearest = ((2000 * part + whole) / (2 * whole)) as u16;
    if part == 0 || part == whole { nearest } else { nearest.clamp(1, 999) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        ai::random_action,
        catalogue::{BoxId, Catalogue},
        rules::{Colour, Observation, Player, Setup, below, seeded},
    };

    const DECKS: usize = 2000;

    /// A moment of a random game with The River, whose stacks are drawn one after the other.
    fn moment(seed: u64) -> Game {
        let player = |colour| Player { colour, name: String::new(), level: None };
        let players = Colour::ALL.into_iter().take(2 + (seed % 3) as usize);
        let mut setup = Setup::base(players.map(player).collect());
        setup.boxes.push(BoxId::River);
        setup.deal(&mut seeded(seed)).unwrap();
        let mut game = Game::new(&setup, &mut Vec::new()).unwrap();
        let mut rng = seeded(!seed);
        for _ in 0..below(&mut rng, 150) {
            let Some(action) = random_action(&game, &mut rng) else { break };
            game.play(action, &mut Vec::new()).unwrap();
        }
        game
    }

    #[test]
    fn chances_are_the_shares_of_decks_by_chance() {
        let mut n_seen = 0;
        for game in (0..50).map(moment).filter(|game| game.remaining() > 0) {
            let left = Observation::new(&game).unseen().to_vec();
            let (several, pair) = (&left[..left.len().min(3)], [left[0], left[left.len() / 2]]);
            let n_players = game.rules().n_players();
            let mut rng = seeded(left.len() as u64);
            let (mut next, mut first, mut players) = (0, 0, vec![0; n_players]);
            for _ in 0..DECKS {
                let supposed = Observation::new(&game).determinise(&mut rng);
                let deck = &supposed.deck[supposed.n_drawn..];
                next += usize::from(several.contains(&deck[0]));
                first += usize::from(deck.iter().find(|tile| pair.contains(tile)) == Some(&pair[0]));
                for (player, count) in players.iter_mut().enumerate() {
                    let turns_until = (player + n_players - 1 - game.active().index()) % n_players;
                    let mut draws = deck.iter().skip(turns_until).step_by(n_players);
                    *count += usize::from(draws.any(|tile| several.contains(tile)));
                }
            }
            let is_share = |chance: u16, count: usize| {
                let share = 1000 * count / DECKS;
                assert!(usize::from(chance).abs_diff(share) < 50, "{chance}, and {share} of 1000 decks");
            };
            let found = chances_view(&game, several).unwrap();
            is_share(found.next, next);
            found.players.iter().zip(players).for_each(|(&chance, count)| is_share(chance, count));
            if pair[0] != pair[1] {
                is_share(chances_view(&game, &pair).unwrap().first.unwrap(), first);
            }
            n_seen += 1;
        }
        assert!(n_seen > 20, "{n_seen}");
    }

    #[test]
    fn what_is_gone_does_not_come_and_what_nobody_may_look_up_is_not_told() {
        let mut game = moment(1);
        let [first, other] = ["A", "B"].map(|name| Catalogue::get().find(name).unwrap());
        game.n_drawn = game.deck.len();
        let found = chances_view(&game, &[first, other]).unwrap();
        assert_eq!((found.next, found.first), (0, None));
        assert!(found.players.iter().all(|&chance| chance == 0));
        game.open = true;
        assert_eq!(chances_view(&game, &[first]), None);
    }
}
