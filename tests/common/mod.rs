//! Random games with everything that may vary, shared by the tests that look at many of them.

pub(crate) mod files;

use std::env;

use bastide::{
    ai::random_action,
    boxes::{bridges::rules as bridges, count::rules as count, dragon::rules as dragon, tower::rules as tower},
    catalogue::{BoxId, Catalogue, EdgeKind, TileId},
    rules::{
        Action, Colour, Deck, Edition, FigureKind, Game, OPTIONS, OptionDef, Player, Setup, below, most_players,
        playable, seeded,
    },
    session::Replay,
};
use proptest::{
    prelude::*,
    strategy::ValueTree,
    test_runner::{FileFailurePersistence, RngAlgorithm, TestRng, TestRunner},
};

/// So many tries of a property, each by chance. One that fails is written down beside its test, in a file that ends in `.regressions`:
/// it is tried first from then on, and belongs into the repository.
pub(crate) fn cases(usual: u32) -> ProptestConfig {
    let persistence = FileFailurePersistence::WithSource("regressions");
    ProptestConfig { cases: games(usual), ..ProptestConfig::with_failure_persistence(persistence) }
}

/// So many games, or `GAMES_TIMES` times as many: `cargo xtask soak games` asks for that.
pub(crate) fn games(usual: u32) -> u32 {
    let times: u32 = env::var("GAMES_TIMES").map_or(1, |times| times.parse().expect("GAMES_TIMES is a whole number"));
    usual * times
}

/// A set-up with everything that may vary, dealt from a seed: some of the playable boxes, some of their options, as many
/// players as they have colours for.
pub(crate) fn setups() -> impl Strategy<Value = (Setup, u64)> {
    let boxes = expansions();
    let n_boxes = boxes.len();
    setups_with(prop::sample::subsequence(boxes, 0..=n_boxes))
}

/// The same with some of these boxes.
fn setups_with(boxes: impl Strategy<Value = Vec<BoxId>>) -> impl Strategy<Value = (Setup, u64)> {
    let editions = prop::sample::select(vec![Edition::First, Edition::Second, Edition::Anniversary]);
    let options = prop::collection::vec(prop::option::of(any::<u8>()), OPTIONS.len());
    (editions, boxes, options, any::<prop::sample::Index>(), any::<u64>(), any::<bool>()).prop_map(
        |(edition, more_boxes, picks, n_players, seed, scenario)| {
            let boxes: Vec<BoxId> = [BoxId::Base].into_iter().chain(more_boxes).collect();
            let players = Colour::ALL.into_iter().take(2 + n_players.index(most_players(&boxes) - 1));
            let mut setup =
                Setup::base(players.map(|colour| Player { colour, name: String::new(), level: None }).collect());
            let picked = OPTIONS.iter().zip(picks).filter(|(option, _)| option.applies(&boxes));
            setup.options =
                picked.filter_map(|(option, pick)| Some((option.name.into(), value(option, pick?)))).collect();
            setup.edition = edition;
            setup.boxes = boxes;
            setup.deal(&mut seeded(seed)).unwrap();
            if scenario {
                let mut deck = scenario_deck(seed);
                let first = [(BoxId::Count, "C07"), (BoxId::Windroses, "WR04")];
                let first = first.into_iter().filter(|(box_id, _)| setup.boxes.contains(box_id));
                for (place, (_, name)) in first.enumerate() {
                    deck[place] = Catalogue::get().find(name).unwrap();
                }
                setup.deck = Deck::Tiles(deck);
            }
            (setup, seed)
        },
    )
}

/// The set-up of a game by its number, and the seed by which it is played: the same on every machine.
pub(crate) fn numbered(game: u64) -> (Setup, u64) {
    by_number(game, &setups())
}

/// The same with the base game and these boxes.
pub(crate) fn numbered_with(game: u64, boxes: Vec<BoxId>) -> (Setup, u64) {
    by_number(game, &setups_with(Just(boxes)))
}

fn by_number(game: u64, setups: &impl Strategy<Value = (Setup, u64)>) -> (Setup, u64) {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&game.to_le_bytes());
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &seed);
    let mut runner = TestRunner::new_with_rng(ProptestConfig::default(), rng);
    setups.new_tree(&mut runner).unwrap().current()
}

/// Choices of boxes, the base game always among them, in which any two boxes are once both in play, once neither of them, and once each
/// without the other; and as many others by chance. Their number grows with the logarithm of the number of boxes.
pub(crate) fn choices_of_boxes(others: usize) -> Vec<Vec<BoxId>> {
    let boxes = expansions();
    let all = (1_u64 << boxes.len()) - 1;
    let bits = usize::BITS - boxes.len().leading_zeros();
    let having = |bit: u32| (0..boxes.len()).filter(|at| at >> bit & 1 == 1).fold(0, |mask, at| mask | 1_u64 << at);
    let mut masks = vec![all, 0];
    masks.extend((0..bits).flat_map(|bit| [having(bit), all ^ having(bit)]));
    let mut rng = seeded(42);
    let mut by_chance = || (0..boxes.len()).filter(|_| below(&mut rng, 2) == 1).fold(0, |mask, at| mask | 1_u64 << at);
    masks.extend((0..others).map(|_| by_chance()));
    masks.into_iter().map(chosen).collect()
}

/// Every choice of boxes, the base game always among them.
pub(crate) fn every_choice_of_boxes() -> Vec<Vec<BoxId>> {
    (0..1 << expansions().len()).map(chosen).collect()
}

/// The boxes of a game beside the base game, where `ENGINES_BOXES` says which: one alone, two, or all of them, each choice in turn. Otherwise they
/// are by chance.
pub(crate) fn boxes_asked_for(number: u64) -> Option<Vec<BoxId>> {
    let all = expansions();
    let choices: Vec<Vec<BoxId>> = match env::var("ENGINES_BOXES").ok()?.as_str() {
        "one" => all.iter().map(|&one| vec![one]).collect(),
        "two" => {
            all.iter().enumerate().flat_map(|(at, &one)| all[..at].iter().map(move |&other| vec![other, one])).collect()
        }
        "all" => vec![all],
        other => panic!("ENGINES_BOXES is one, two or all, not {other}"),
    };
    Some(choices[(number % choices.len() as u64) as usize].clone())
}

/// The boxes that can be played besides the base game.
fn expansions() -> Vec<BoxId> {
    playable().filter(|&id| id != BoxId::Base).collect()
}

/// The base game with the expansions of a mask.
fn chosen(mask: u64) -> Vec<BoxId> {
    let of_mask = expansions().into_iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1).map(|(_, id)| id);
    [BoxId::Base].into_iter().chain(of_mask).collect()
}

#[test]
fn any_two_boxes_are_together_and_apart() {
    let (choices, boxes) = (choices_of_boxes(0), expansions());
    for (at, one) in boxes.iter().enumerate() {
        for other in &boxes[..at] {
            for wanted in [(false, false), (false, true), (true, false), (true, true)] {
                let is_so = |choice: &Vec<BoxId>| (choice.contains(one), choice.contains(other)) == wanted;
                assert!(choices.iter().any(is_so), "{one:?}, {other:?}: {wanted:?}");
            }
        }
    }
}

/// One of the values of an option, also several joined where that is allowed.
fn value(option: &OptionDef, pick: u8) -> String {
    if !option.joined {
        return option.values[usize::from(pick) % option.values.len()].0.into();
    }
    let (&first, others) = option.values.split_first().unwrap();
    let chosen: Vec<&str> =
        others.iter().enumerate().filter(|(bit, _)| pick >> bit & 1 == 1).map(|(_, v)| v.0).collect();
    if chosen.is_empty() || pick < 128 { first.0.into() } else { chosen.join("+") } // mostly whole boxes
}

/// A short deck of any tiles of any box, so that many fit nowhere.
fn scenario_deck(seed: u64) -> Vec<TileId> {
    let playable: Vec<TileId> = (0..Catalogue::get().tiles().len())
        .map(TileId::from_index)
        .filter(|&id| Catalogue::get().tile(id).edges.iter().all(|&edge| edge != EdgeKind::Any))
        .collect();
    let mut rng = seeded(!seed);
    (0..40).map(|_| playable[below(&mut rng, playable.len())]).collect()
}

/// How much an eager player likes an action: close landscapes and the rarer figures, so that more happens than by chance.
fn eagerness(game: &Game, action: Action) -> usize {
    match action {
        Action::Lay { pos, .. } => pos.around().filter(|&near| game.board().tile_at(near).is_some()).count(),
        Action::Place { figure, .. } => 1 + usize::from(figure != FigureKind::Meeple),
        Action::Dragon(dragon::Action::Fairy { .. }) | Action::Tower(tower::Action::Floor { .. }) => 2,
        Action::Dragon(dragon::Action::Dragon { pos }) => {
            1 + game.figures().iter().filter(|figure| game.laid_part(figure.node).pos == pos).count()
        }
        Action::Bridges(bridges::Action::Bridge(_)) | Action::Count(count::Action::Count { .. }) | Action::GoOn => 2,
        Action::Tower(tower::Action::Exchange { .. } | tower::Action::Ransom { .. })
        | Action::Bridges(bridges::Action::Bazaar(_)) => 1,
        Action::Gold(_) => 1,
        Action::Skip | Action::End => 0,
        _ => 3,
    }
}

/// Plays a random game, every other one eagerly, and calls a check after every decision with the game before and after it.
pub(crate) fn play(setup: Setup, seed: u64, mut each: impl FnMut(&Game, Action, &Replay)) -> Replay {
    let mut rng = seeded(seed ^ 1);
    let n_draws = if seed.is_multiple_of(2) { 1 } else { 4 };
    let mut replay = Replay::new(setup).unwrap();
    loop {
        let game = replay.game();
        let drawn: Vec<Action> = (0..n_draws).map_while(|_| random_action(game, &mut rng)).collect();
        let Some(action) = drawn.into_iter().max_by_key(|&action| eagerness(game, action)) else { return replay };
        let before = game.clone();
        replay.play(action).unwrap();
        each(&before, action, &replay);
    }
}
