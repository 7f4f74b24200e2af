//! `bastide calibrate` compares what a level expects to score for the features in its games with what they scored in the end,
//! and shows where each side's points came from.

use std::{collections::BTreeMap, process::ExitCode};

use bastide::{
    ai::{Share, Weights, expected_shares},
    board::Node,
    catalogue::{Catalogue, PartKind},
    rules::{Event, Game, Observation, PlayerId, Score, ScoreReason, Step, seeded},
};

use crate::{
    Failure,
    game_args::GameArgs,
    player::{Limit, Player, Waiting},
};

/// Arguments of `bastide calibrate`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The level whose expectations are checked, optionally with changed weights (`planner:hand=4`).
    level: String,
    /// The player that plays against it; by default the same level.
    #[arg(long)]
    against: Option<String>,
    /// The number of games.
    #[arg(long, default_value_t = 200, value_parser = crate::counted::<u64>)]
    games: u64,
    #[command(flatten)]
    game_args: GameArgs,
}

/// What a level expected one player to score for one feature at one moment.
struct Guess {
    share: Share,
    name: &'static str,
    /// The third of the game, counted from 0.
    third: usize,
    /// The number of scores up to that moment.
    before: usize,
}

/// The points that a player scored for a feature, and whether they were scored by a barn.
type Given = (PlayerId, Node, i16, bool);

/// The totals of all games.
#[derive(Default)]
struct Tally {
    /// For each kind of feature and third of the game: the number of guesses, the sum of the expected points, and the sum of the
    /// points that were scored.
    guesses: BTreeMap<(&'static str, usize), [f64; 3]>,
    /// For each source of points, or place of a figure, the amount for each side.
    sources: BTreeMap<String, [f64; 2]>,
}

/// The number of tries that levels with a search have for each decision.
const TRIES: u32 = 200;

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let players = [Player::from_name(&args.level)?, Player::from_name(args.against.as_ref().unwrap_or(&args.level))?];
    let Player::Level(mind) = &players[0] else {
        return Err("only a level can be calibrated, not a reference player".into());
    };
    let mut tally = Tally::default();
    let bar = crate::progress(args.games, "games");
    for number in 0..args.games {
        let seed = args.game_args.seed.wrapping_add(number);
        let mut setup = args.game_args.setup()?;
        setup.deal(&mut seeded(seed)).map_err(|error| error.to_string())?;
        let game = Game::new(&setup, &mut Vec::new()).map_err(|error| error.to_string())?;
        play(game, seed, &players, mind.weights, &mut tally)?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    crate::print(&tally.table(args.games));
    Ok(ExitCode::SUCCESS)
}

/// Plays one game. The first player has the even seats if the seed is even, and otherwise the odd seats.
fn play(mut game: Game, seed: u64, players: &[Player; 2], weights: Weights, tally: &mut Tally) -> Result<(), Failure> {
    let whole = game.remaining() + 1;
    let side_of = |player: PlayerId| (player.index() + (seed % 2) as usize) % 2;
    let limit = Limit { time_ms: None, iterations: Some(TRIES) };
    let (mut rng, mut guesses, mut given, mut events) = (seeded(!seed), Vec::new(), Vec::new(), Vec::new());
    while !game.is_over() {
        let seen = Observation::new(&game);
        if game.step() == Step::Lay {
            note(&seen, weights, 2 - 3 * game.remaining() / whole, given.len(), &mut guesses);
        }
        let decided = players[side_of(game.asked())].decide(&seen, &mut rng, limit, Waiting::Nobody);
        let Some(action) = decided else { break };
        events.clear();
        game.play(action, &mut events).map_err(|illegal| illegal.to_string())?;
        for event in &events {
            if let Some((player, source, amount)) = source(event) {
                tally.sources.entry(source).or_default()[side_of(player)] += amount;
            }
            given.extend(points(&game, event));
        }
    }
    for guess in &guesses {
        let row = tally.guesses.entry((guess.name, guess.third)).or_default();
        row[0] += 1.0;
        row[1] += f64::from(guess.share.points);
        row[2] += came(&game, guess, &given);
    }
    Ok(())
}

fn points(game: &Game, event: &Event) -> Option<Given> {
    let Event::Scored { player, points, why } = event else { return None };
    let spot = why.spot?;
    let tile = game.board().tile_at(spot.pos)?;
    let by_barn = why.reason == ScoreReason::Barn;
    Some((*player, game.board().tiles()[tile].node(usize::from(spot.part)), *points, by_barn))
}

/// The source of points or the place of a figure, with the amount.
fn source(event: &Event) -> Option<(PlayerId, String, f64)> {
    match event {
        Event::Scored { player, points, why } => {
            Some((*player, format!("points, {}", kind_of_score(why)), f64::from(*points)))
        }
        Event::FigurePlaced { player, figure, laid_part } => {
            let kind = Catalogue::get().tile(laid_part.tile).parts[usize::from(laid_part.part)].kind;
            Some((*player, format!("{} on {}", figure.title(), kind.name()), 1.0))
        }
        _ => None,
    }
}

fn kind_of_score(why: &Score) -> String {
    let with = match (why.inn, why.cathedral) {
        (true, _) => " with inn",
        (_, true) => " with cathedral",
        _ => "",
    };
    format!("{}{with}{}", why.name(), if why.at_end { " at the end" } else { "" })
}

/// Records what is expected now.
fn note(seen: &Observation, weights: Weights, third: usize, before: usize, guesses: &mut Vec<Guess>) {
    let graph = seen.game().board().graph();
    let shares = expected_shares(seen, weights);
    for &share in &shares {
        let holders = shares.iter().filter(|other| !other.barn && graph.root(other.node) == graph.root(share.node));
        let attributes = graph.feature(share.node).attributes;
        let name = match (graph.feature(share.node).kind, holders.count() > 1) {
            _ if share.barn => "barn",
            (PartKind::City, _) if attributes.cathedral => "cathedral",
            (PartKind::City, false) => "city",
            (PartKind::City, true) => "city, shared",
            (PartKind::Road, _) if attributes.inn => "road with inn",
            (PartKind::Road, false) => "road",
            (PartKind::Road, true) => "road, shared",
            (PartKind::Field, false) => "field",
            (PartKind::Field, true) => "field, shared",
            (kind, _) => kind.name(),
        };
        guesses.push(Guess { share, name, third, before });
    }
}

/// The points that a player scored for a feature after the guess.
fn came(game: &Game, guess: &Guess, given: &[Given]) -> f64 {
    let graph = game.board().graph();
    let root = graph.root(guess.share.node);
    let of_this = given[guess.before..].iter().filter(|&&(player, node, _, barn)| {
        player == guess.share.player && graph.root(node) == root && barn == guess.share.barn
    });
    of_this.map(|&(_, _, points, _)| f64::from(points)).sum()
}

impl Tally {
    fn table(&self, games: u64) -> String {
        let mut text = format!("{:<24} third  guesses  expected    came\n", "feature");
        for ((name, third), [count, expected, came]) in &self.guesses {
            let (expected, came) = (expected / count, came / count);
            text += &format!("{name:<24} {:>5} {count:>8} {expected:>9.2} {came:>7.2}\n", third + 1);
        }
        text += &format!("\n{:<40} {:>8} {:>8}\n", "a game", "first", "second");
        for (name, sides) in &self.sources {
            let [first, second] = sides.map(|side| side / games as f64);
            text += &format!("{name:<40} {first:>8.2} {second:>8.2}\n");
        }
        text
    }
}
