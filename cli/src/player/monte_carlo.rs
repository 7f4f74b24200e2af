//! Reference players that know nothing but the rules: flat Monte-Carlo and plain UCT. Both use uniform playouts with a new
//! random deck for each playout.

use bastide::{
    ai::play_out,
    rules::{Action, Event, Game, Generator, Observation, PlayerId, below, legal_actions},
};

/// The lead in points that counts as a full win.
const SCALE: f64 = 100.0;
/// The exploration constant: the best of 0.05, 0.1, 0.2 and 0.4 in a few games against `greedy` (docs/AI.md).
pub(super) const EXPLORATION: f64 = 0.2;

/// The value of the end of a game to a player, from 0 to 1, by the lead over the best other player.
fn reward(game: &Game, player: PlayerId) -> f64 {
    let others = game.players().filter(|&other| other != player).map(|other| game.score(other));
    let ahead = f64::from(game.score(player)) - f64::from(others.max().unwrap_or(0));
    (0.5 + ahead / (2.0 * SCALE)).clamp(0.0, 1.0)
}

/// The action with the best mean over playouts, which are given to all actions in turn.
pub(super) fn flat(seen: &Observation, rng: &mut Generator, enough: &mut dyn FnMut(u32) -> bool) -> Option<Action> {
    let me = seen.game().asked();
    let actions: Vec<Action> = legal_actions(seen.game()).collect();
    let mut sums = vec![(0.0, 0_u32); actions.len()];
    let (mut game, mut events, mut tries) = (seen.game().clone(), Vec::new(), 0);
    if actions.len() > 1 {
        'thinking: loop {
            for (action, (sum, count)) in actions.iter().zip(&mut sums) {
                seen.determinise_into(rng, &mut game);
                game.play_unchecked(*action, &mut events);
                play_out(&mut game, rng, &mut events);
                *sum += reward(&game, me);
                *count += 1;
                tries += 1;
                if enough(tries) {
                    break 'thinking;
                }
            }
        }
    }
    let mean = |index: &usize| sums[*index].0 / f64::from(sums[*index].1.max(1));
    (0..actions.len()).max_by(|a, b| mean(a).total_cmp(&mean(b))).map(|index| actions[index])
}

/// A node of the tree: the action that leads to it, and the player `by` who decided it and gets the rewards.
struct Node {
    action: Action,
    by: PlayerId,
    visits: u32,
    reward: f64,
    children: Vec<usize>,
}

/// The most visited action in a tree of decisions. Every walk through the tree assumes a deck of its own.
pub(super) fn uct(
    seen: &Observation,
    exploration: f64,
    rng: &mut Generator,
    enough: &mut dyn FnMut(u32) -> bool,
) -> Option<Action> {
    if legal_actions(seen.game()).count() < 2 {
        return legal_actions(seen.game()).next();
    }
    let root = Node { action: Action::Skip, by: seen.game().asked(), visits: 0, reward: 0.0, children: Vec::new() };
    let (mut tree, mut path) = (vec![root], Vec::new());
    let (mut game, mut events, mut tries) = (seen.game().clone(), Vec::new(), 0);
    loop {
        seen.determinise_into(rng, &mut game);
        walk(&mut tree, &mut game, exploration, rng, &mut path, &mut events);
        play_out(&mut game, rng, &mut events);
        for &node in &path {
            tree[node].visits += 1;
            tree[node].reward += reward(&game, tree[node].by);
        }
        tries += 1;
        if enough(tries) {
            break;
        }
    }
    let best = tree[0].children.iter().max_by_key(|&&child| tree[child].visits);
    best.map(|&child| tree[child].action)
}

/// Descends to the first action that has not been tried yet, and adds it to the tree.
fn walk(
    tree: &mut Vec<Node>,
    game: &mut Game,
    exploration: f64,
    rng: &mut Generator,
    path: &mut Vec<usize>,
    events: &mut Vec<Event>,
) {
    path.clear();
    path.push(0);
    let mut at = 0;
    while !game.is_over() {
        let by = game.asked();
        let (mut untried, mut best) = (Vec::new(), None);
        for action in legal_actions(game) {
            match tree[at].children.iter().copied().find(|&child| tree[child].action == action) {
                None => untried.push(action),
                Some(child) => {
                    let node = &tree[child];
                    let visits = f64::from(node.visits);
                    let parent = f64::from(tree[at].visits.max(1));
                    let bound = node.reward / visits + exploration * (parent.ln() / visits).sqrt();
                    if best.is_none_or(|(most, _)| bound > most) {
                        best = Some((bound, child));
                    }
                }
            }
        }
        let child = match (untried.is_empty(), best) {
            (true, Some((_, child))) => child,
            (true, None) => return,
            (false, _) => {
                let action = untried[below(rng, untried.len())];
                tree.push(Node { action, by, visits: 0, reward: 0.0, children: Vec::new() });
                let child = tree.len() - 1;
                tree[at].children.push(child);
                child
            }
        };
        events.clear();
        game.play_unchecked(tree[child].action, events);
        path.push(child);
        if !untried.is_empty() {
            return;
        }
        at = child;
    }
}
