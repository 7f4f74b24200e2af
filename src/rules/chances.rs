//! How likely tiles are to come: what players ask before they count on one.

use super::{ByPlayer, Game, PlayerId, Remaining, Step, observe::stack};
use crate::catalogue::TileId;

/// How likely it is that one of some tiles is drawn.
///
/// Every order of a stack is taken to be equally likely, and every player to draw one tile a turn until the last one. Tiles that players draw
/// besides, for example in a second part of a turn, are not foreseen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chances {
    /// That the next tile is one of them, 0 to 1.
    pub next: f64,
    /// That each player draws at least one of them before the game ends, 0 to 1.
    pub players: ByPlayer<f64>,
}

/// How likely one of some kinds of tiles is to come; `None` if players cannot look up which tiles are left.
///
/// ```
/// use bastide::{catalogue::Catalogue, rules::{Colour, Deck, Game, Player, Setup, chances}};
/// let player = |colour| Player { colour, name: String::new(), level: None };
/// let mut setup = Setup::base(vec![player(Colour::Red), player(Colour::Blue)]);
/// let tile = |name| Catalogue::get().find(name).unwrap();
/// setup.deck = Deck::Tiles(["D", "D", "V", "U", "V", "U"].map(tile).to_vec());
/// let game = Game::new(&setup, &mut Vec::new())?; // the first two are on the table and in Red's hand
/// let found = chances(&game, &[tile("V")]).unwrap();
/// assert_eq!(found.next, 0.5);
/// // Blue draws first of the four, and each draws two: neither is a V in one of six cases.
/// assert!(game.players().all(|player| (found.players[player] - 5.0 / 6.0).abs() < 1e-9));
/// # Ok::<(), bastide::rules::SetupError>(())
/// ```
#[must_use]
pub fn chances(game: &Game, wanted: &[TileId]) -> Option<Chances> {
    let n_players = game.rules.n_players();
    let mut drawer = game.active.index() + usize::from(game.step != Step::Abbey);
    let mut players = ByPlayer::default(); // that they draw one, so far
    let mut next = None;
    for tiles in stacks_left(game)? {
        let n_wanted = tiles.iter().filter(|tile| wanted.contains(tile)).count();
        next = next.or(Some(n_wanted as f64 / tiles.len() as f64));
        let mut n_draws = ByPlayer::default();
        for _ in tiles {
            n_draws[PlayerId::from_index(drawer % n_players)] += 1;
            drawer += 1;
        }
        for player in game.players() {
            players[player] = 1.0 - (1.0 - players[player]) * chance_of_none(tiles.len(), n_wanted, n_draws[player]);
        }
    }
    Some(Chances { next: next.unwrap_or(0.0), players })
}

/// How likely one kind of tile is to be drawn before another, 0 to 1; `None` if neither is left, or players cannot look that up.
#[must_use]
pub fn comes_first(game: &Game, tile: TileId, other: TileId) -> Option<f64> {
    stacks_left(game)?.find_map(|tiles| {
        let count = |kind| tiles.iter().filter(|&&tile| tile == kind).count() as f64;
        let (ours, both) = (count(tile), count(tile) + count(other));
        (both > 0.0).then(|| ours / both)
    })
}

/// The tiles that are left, stack by stack in the order in which the stacks are drawn. The order within a stack tells what nobody
/// knows, so callers only count.
fn stacks_left(game: &Game) -> Option<impl Iterator<Item = &[TileId]>> {
    let is_shown = !game.open && game.rules.options.remaining == Remaining::Shown;
    let same = |&one: &TileId, &other: &TileId| stack(&game.rules, one) == stack(&game.rules, other);
    is_shown.then(|| game.deck.get(game.n_drawn..).unwrap_or_default().chunk_by(same))
}

/// How likely it is that `n_draws` of `n_tiles` are all among those that are not wanted.
fn chance_of_none(n_tiles: usize, n_wanted: usize, n_draws: usize) -> f64 {
    let others = n_tiles - n_wanted;
    (0..n_draws).map(|drawn| others.saturating_sub(drawn) as f64 / (n_tiles - drawn) as f64).product()
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

    /// A moment of a random game with The River, in which stacks are drawn one after the other.
    fn moment(seed: u64) -> Game {
        let player = |colour| Player { colour, name: String::new(), level: None };
        let players = Colour::ALL.into_iter().take(2 + (seed % 3) as usize);
        let mut setup = Setup::base(players.map(player).collect());
        setup.boxes.extend([BoxId::River, BoxId::Abbey]);
        setup.deal(&mut seeded(seed)).unwrap();
        let mut game = Game::new(&setup, &mut Vec::new()).unwrap();
        let mut rng = seeded(!seed);
        for _ in 0..below(&mut rng, 160) {
            let Some(action) = random_action(&game, &mut rng) else { break };
            game.play(action, &mut Vec::new()).unwrap();
        }
        game
    }

    #[test]
    fn chances_are_the_shares_of_decks_by_chance() {
        let mut n_seen = 0;
        for game in (0..30).map(moment).filter(|game| game.remaining() > 0) {
            let left: Vec<TileId> = game.deck[game.n_drawn..].to_vec();
            let wanted = &left[..left.len().min(3)];
            let [tile, other] = [left[0], left[left.len() / 2]];
            let mut rng = seeded(left.len() as u64);
            let (mut next, mut first, mut players) = (0, 0, ByPlayer::<usize>::default());
            for _ in 0..DECKS {
                let supposed = Observation::new(&game).determinise(&mut rng);
                let deck = &supposed.deck[supposed.n_drawn..];
                next += usize::from(wanted.contains(&deck[0]));
                first += usize::from(deck.iter().find(|&&drawn| drawn == tile || drawn == other) == Some(&tile));
                let begins = game.active.index() + usize::from(game.step != Step::Abbey);
                for player in game.players() {
                    let to = (player.index() + 2 * game.rules.n_players() - begins) % game.rules.n_players();
                    let mut draws = deck.iter().skip(to).step_by(game.rules.n_players());
                    players[player] += usize::from(draws.any(|drawn| wanted.contains(drawn)));
                }
            }
            let is_share = |chance: f64, count: usize| {
                assert!((chance - count as f64 / DECKS as f64).abs() < 0.05, "{chance} {count}")
            };
            let found = chances(&game, wanted).unwrap();
            is_share(found.next, next);
            game.players().for_each(|player| is_share(found.players[player], players[player]));
            if tile != other {
                is_share(comes_first(&game, tile, other).unwrap(), first);
            }
            n_seen += 1;
        }
        assert!(n_seen > 20, "{n_seen}");
    }

    #[test]
    fn nothing_is_told_of_tiles_that_nobody_may_look_up_or_that_are_gone() {
        let mut game = moment(1);
        let [first, other] = ["A", "B"].map(|name| Catalogue::get().find(name).unwrap());
        game.n_drawn = game.deck.len();
        assert_eq!(comes_first(&game, first, other), None);
        let found = chances(&game, &[first]).unwrap();
        assert!(found.next == 0.0 && game.players().all(|player| found.players[player] == 0.0));
        game.open = true;
        assert_eq!(chances(&game, &[first]), None);
    }
}
