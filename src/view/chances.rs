//! How likely tiles are to come: what players ask before they count on one.

use serde::Serialize;

use crate::{
    catalogue::TileId,
    rules::{CERTAIN, Game, StackLeft, Step, held_back, held_back_first, holds_tile, stacks_left},
};

/// How likely one of some kinds of tiles is to be drawn, in thousandths. Only what is certain is 0 or 1000.
///
/// Every order of a stack is taken to be equally likely, except where some tiles are held back in dealing, and every player to draw one
/// tile a turn until the last one; who holds a tile of a bazaar lays that first. Tiles that players draw besides, for example in a
/// second part of a turn, are not foreseen.
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
    let drawers = drawers(game);
    let mut first = 0; // tile of the stack, among all that are to come
    let mut without = vec![CERTAIN; game.rules().n_players()]; // that they draw none, so far
    let mut next = None;
    for StackLeft { unseen, to_come, wanted: n_wanted, is_last } in stacks_left(game, wanted)? {
        let held_back = if is_last { held_back(game, wanted) } else { None };
        next = next.or_else(|| match &held_back {
            Some(held) => Some(thousandths(CERTAIN - held.none(|place| place == 0), CERTAIN)),
            None => Some(thousandths(n_wanted as u64, unseen as u64)),
        });
        for (player, chance) in without.iter_mut().enumerate() {
            let draws = |place: usize| place < to_come && drawers[first + place] == player;
            if let Some(held) = &held_back {
                *chance = (u128::from(*chance) * u128::from(held.none(draws)) / u128::from(CERTAIN)) as u64;
                continue;
            }
            for drawn in 0..(0..to_come).filter(|&place| draws(place)).count() {
                let others = (unseen - n_wanted).saturating_sub(drawn);
                *chance = *chance * others as u64 / (unseen - drawn) as u64;
            }
        }
        first += to_come;
    }
    let players = without.into_iter().map(|chance| thousandths(CERTAIN - chance, CERTAIN)).collect();
    let first = if let [tile, other] = *wanted { comes_first(game, tile, other) } else { None };
    Some(ChancesView { next: next.unwrap_or(0), players, first })
}

/// The players who draw the tiles to come, by index. A tile of a bazaar is laid in place of one turn's drawn tile, and while a bazaar
/// is held everybody will have one.
fn drawers(game: &Game) -> Vec<usize> {
    let mut holds: Vec<bool> = game.players().map(|player| holds_tile(game, player)).collect();
    let active = game.active().index();
    let has_drawn = game.step() as u8 >= Step::Lay as u8;
    let n_players = holds.len();
    (active + usize::from(has_drawn)..)
        .map(|turn| turn % n_players)
        .filter(|&player| !std::mem::take(&mut holds[player]))
        .take(game.remaining())
        .collect()
}

/// How likely one kind of tile is to be drawn before another, in thousandths.
fn comes_first(game: &Game, tile: TileId, other: TileId) -> Option<u16> {
    let (pair, one) = ([tile, other], [tile]);
    let (both, ours) = (stacks_left(game, &pair)?, stacks_left(game, &one)?);
    let (both, ours) = both.zip(ours).find(|(both, _)| both.wanted > 0)?;
    if both.is_last
        && let Some(chance) = held_back_first(game, tile, other)
    {
        return Some(thousandths(chance, CERTAIN));
    }
    Some(thousandths(ours.wanted as u64, both.wanted as u64))
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
        catalogue::{BoxId, Catalogue, Symbol},
        rules::{Colour, Observation, Player, Setup, below, seeded},
    };

    const DECKS: usize = 2000;

    /// A moment of a random game with The River, whose stacks are drawn one after the other, or with other boxes.
    fn moment_of(boxes: &[BoxId], most: usize, seed: u64) -> Game {
        let player = |colour| Player { colour, name: String::new(), level: None };
        let players = Colour::ALL.into_iter().take(2 + (seed % 3) as usize);
        let mut setup = Setup::base(players.map(player).collect());
        setup.boxes.extend_from_slice(boxes);
        setup.deal(&mut seeded(seed)).unwrap();
        let mut game = Game::new(&setup, &mut Vec::new()).unwrap();
        let mut rng = seeded(!seed);
        for _ in 0..below(&mut rng, most) {
            let Some(action) = random_action(&game, &mut rng) else { break };
            game.play(action, &mut Vec::new()).unwrap();
        }
        game
    }

    fn moment(seed: u64) -> Game {
        moment_of(&[BoxId::River], 150, seed)
    }

    #[test]
    fn chances_are_the_shares_of_decks_by_chance() {
        assert!((0..50).filter(|&seed| are_shares(&moment(seed))).count() > 20);
    }

    /// While nobody has seen a volcano, the chances that are told are those of the decks that players suppose, also where one may lie under a hill.
    #[test]
    fn chances_before_the_first_volcano_are_the_shares_of_decks_by_chance() {
        for boxes in [&[BoxId::Dragon][..], &[BoxId::Dragon, hides_tiles()], &[BoxId::River2, BoxId::Dragon]] {
            let moments = (0..120).map(|seed| moment_of(boxes, 50, seed)).filter(Game::awaits_volcano);
            assert!(moments.take(20).filter(are_shares).count() > 10);
        }
    }

    /// The box under whose tiles others lie unseen.
    fn hides_tiles() -> BoxId {
        let hides = Catalogue::get().tiles().iter().find(|tile| tile.has(Symbol::Hill));
        hides.and_then(|tile| tile.box_id).unwrap()
    }

    fn are_shares(game: &Game) -> bool {
        let left = Observation::new(game).unseen().to_vec();
        if game.remaining() == 0 {
            return false;
        }
        let has = |symbol| left.iter().copied().find(|&tile| Catalogue::get().tile(tile).has(symbol));
        let (walks, rises) = (has(Symbol::Dragon), has(Symbol::Volcano));
        let some: Vec<TileId> = left[..left.len().min(3)].iter().copied().chain(walks).chain(rises).collect();
        let (near, far) = (left[0], left[left.len() / 2]);
        let pairs =
            [Some([near, far]), walks.map(|walks| [walks, far]), walks.zip(rises).map(|(walks, rises)| [rises, walks])];
        let n_players = game.rules().n_players();
        let mut rng = seeded(left.len() as u64);
        let (mut next, mut first, mut players) = (0, [[0; 2]; 3], vec![0; n_players]);
        for _ in 0..DECKS {
            let supposed = Observation::new(game).determinise(&mut rng);
            let deck = &supposed.deck[supposed.n_drawn..];
            next += usize::from(some.contains(&deck[0]));
            for (count, pair) in first.iter_mut().zip(pairs) {
                let found = deck.iter().find_map(|tile| pair?.iter().position(|other| other == tile));
                if let Some(found) = found {
                    count[found] += 1;
                }
            }
            for (player, count) in players.iter_mut().enumerate() {
                let has_drawn = usize::from(game.step() as u8 >= Step::Lay as u8);
                let turns_until = (player + 2 * n_players - has_drawn - game.active().index()) % n_players;
                let mut draws = deck.iter().skip(turns_until).step_by(n_players);
                *count += usize::from(draws.any(|tile| some.contains(tile)));
            }
        }
        let is_share = |chance: u16, count: usize, of: usize| {
            let share = 1000 * count / of.max(1);
            assert!(usize::from(chance).abs_diff(share) < 50, "{chance}, and {share} of 1000 decks");
        };
        let found = chances_view(game, &some).unwrap();
        is_share(found.next, next, DECKS);
        found.players.iter().zip(players).for_each(|(&chance, count)| is_share(chance, count, DECKS));
        for (pair, [ours, theirs]) in pairs.into_iter().flatten().zip(first) {
            if pair[0] != pair[1] && ours + theirs > 1000 {
                is_share(chances_view(game, &pair).unwrap().first.unwrap(), ours, ours + theirs);
            }
        }
        true
    }

    /// Whether what is told comes true, over many dealt games: the sum of the chances is the number of times that it came.
    #[test]
    fn what_is_told_before_the_first_volcano_comes_as_often_in_dealt_games() {
        let catalogue = Catalogue::get();
        let of = |symbol| {
            (0..catalogue.tiles().len()).map(TileId::from_index).filter(move |&tile| catalogue.tile(tile).has(symbol))
        };
        let (walk, rise): (Vec<_>, Vec<_>) = (of(Symbol::Dragon).collect(), of(Symbol::Volcano).collect());
        let [walker, riser] = ["D22", "D01"].map(|name| catalogue.find(name).unwrap());
        for (boxes, most) in [(&[BoxId::Dragon][..], 1), (&[BoxId::Dragon], 40), (&[BoxId::Dragon, hides_tiles()], 60)]
        {
            let (mut told, mut came, mut n_games) = ([0; 4], [0; 4], 0);
            for game in (0..1000).map(|seed| moment_of(boxes, most, seed)) {
                if game.remaining() == 0 || !game.awaits_volcano() {
                    continue;
                }
                n_games += 1;
                let deck = &game.deck[game.n_drawn..];
                let n_players = game.rules().n_players();
                let has_drawn = usize::from(game.step() as u8 >= Step::Lay as u8);
                let drawer = (game.active().index() + has_drawn) % n_players;
                let [walks, rises] = [&walk, &rise].map(|kinds| chances_view(&game, kinds).unwrap());
                let own = deck.iter().step_by(n_players).any(|tile| walk.contains(tile));
                let mut count = |what: usize, chance: u16, comes: bool| {
                    told[what] += usize::from(chance);
                    came[what] += 1000 * usize::from(comes);
                };
                count(0, walks.next, walk.contains(&deck[0]));
                count(1, rises.next, rise.contains(&deck[0]));
                count(2, walks.players[drawer], own);
                let place = |wanted| deck.iter().position(|&tile| tile == wanted);
                let first = comes_first(&game, walker, riser);
                if let (Some(walker), Some(riser), Some(first)) = (place(walker), place(riser), first) {
                    count(3, first, walker < riser);
                }
            }
            assert!(n_games > 200, "{n_games}");
            for (told, came) in told.into_iter().zip(came) {
                let (told, came) = (told / n_games, came / n_games);
                assert!(usize::abs_diff(told, came) < 60, "{boxes:?}: {told} of 1000 are told, and {came} came");
            }
            assert!(boxes.len() > 1 || told[0] == 0 && came[0] == 0);
        }
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
