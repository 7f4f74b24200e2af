//! `bastide calibrate`: what a level expects of the features in its games, against what they gave in the end.

use std::{collections::BTreeMap, process::ExitCode};

use bastide::{
    ai::{Share, expected_shares},
    board::Node,
    catalogue::PartKind,
    rules::{Event, FigureKind, Game, Observation, PlayerId, Step, seeded, worth_now},
};

use crate::{
    Failure,
    player::{Limit, Player, Waiting},
    table::Table,
};

/// Arguments of `bastide calibrate`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The level that plays against itself, perhaps with other numbers.
    level: String,
    /// Who plays against it, instead of itself.
    #[arg(long)]
    against: Option<String>,
    /// How many games.
    #[arg(long, default_value_t = 200)]
    games: u64,
    #[command(flatten)]
    table: Table,
    #[arg(long)]
    dump: Option<std::path::PathBuf>,
}

/// What was expected of one feature for one player at one moment.
struct Guess {
    share: Share,
    kind: PartKind,
    barn: bool,
    shared: bool,
    special: bool,
    holes: i16,
    /// Tiles to come when it was expected.
    remaining: usize,
    /// What the player had got by then.
    before: usize,
}

/// Means of one row.
#[derive(Default)]
struct Row {
    count: f64,
    expected: f64,
    came: f64,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let player = Player::from_name(&args.level)?;
    let Player::Level(mind) = &player else { return Err("only levels expect something".into()) };
    let other = Player::from_name(args.against.as_ref().unwrap_or(&args.level))?;
    let mut sources: BTreeMap<String, [f64; 2]> = BTreeMap::new();
    let setup = args.table.setup()?;
    let mut rows: BTreeMap<(u8, &str, usize), Row> = BTreeMap::new();
    let mut dump = String::new();
    for number in 0..args.games {
        let mut dealt = setup.clone();
        let seed = args.table.seed.wrapping_add(number);
        dealt.deal(&mut seeded(seed)).map_err(|error| error.to_string())?;
        let mut game = Game::new(&dealt, &mut Vec::new()).map_err(|error| error.to_string())?;
        let (mut rng, mut guesses, mut scored) = (seeded(seed ^ 0x5eed), Vec::new(), Vec::new());
        let whole = game.remaining();
        let mut states = Vec::new();
        while !game.is_over() {
            let seen = Observation::new(&game);
            if game.step() == Step::Lay {
                note(&seen, mind.weights, scored.len(), &mut guesses);
                states.push(state(&seen, mind.weights));
            }
            let limit = Limit { time_ms: None, iterations: Some(200) };
            let side = (game.asked().index() + number as usize) % 2;
            let Some(action) = [&player, &other][side].decide(&seen, &mut rng, limit, Waiting::Nobody) else { break };
            let mut events = Vec::new();
            game.play(action, &mut events).map_err(|illegal| illegal.to_string())?;
            for event in &events {
                let (who, what, much) = match event {
                    Event::Scored { player, points, why } => {
                        let n = why.strengths;
                        let shared = game.players().filter(|&p| n[p] > 0).count() > 1;
                        (
                            *player,
                            format!(
                                "points {:?}{}{}{}{}",
                                why.kind,
                                if why.barn { " barn" } else { "" },
                                if why.at_end { " at end" } else { "" },
                                if why.inn {
                                    " inn"
                                } else if why.cathedral {
                                    " cathedral"
                                } else {
                                    ""
                                },
                                if shared { " contested" } else { "" }
                            ),
                            f64::from(*points),
                        )
                    }
                    Event::FigurePlaced { player, figure, spot } => {
                        let kind =
                            bastide::catalogue::Catalogue::get().tile(spot.tile).parts[usize::from(spot.part)].kind;
                        (*player, format!("figures {:?} on {:?}", figure, kind), 1.0)
                    }
                    _ => continue,
                };
                sources.entry(what).or_default()[(who.index() + number as usize) % 2] += much;
            }
            scored.extend(events.into_iter().filter_map(|event| match event {
                Event::Scored { player, points, why } => {
                    let tile = game.board().tile_at(why.spot.pos)?;
                    let node = game.board().tiles()[tile].node(usize::from(why.spot.part));
                    Some((player, node, points, why.barn))
                }
                _ => None,
            }));
        }
        for guess in &guesses {
            let came = came(&game, guess, &scored);
            let name = name(guess);
            let third = 3 * guess.remaining / (whole + 1);
            let row = rows.entry((guess.kind as u8, name, third)).or_default();
            row.count += 1.0;
            row.expected += f64::from(guess.share.points);
            row.came += came;
            if args.dump.is_some() {
                dump.push_str(&format!(
                    "G,{name},{},{},{},{},{}\n",
                    guess.shared, guess.holes, guess.remaining, guess.share.points, came
                ));
            }
        }
        if args.dump.is_some() {
            for line in states {
                dump.push_str(&line);
                for player in game.players() {
                    dump.push_str(&format!(",{}", game.score(player)));
                }
                dump.push('\n');
            }
        }
    }
    if let Some(path) = &args.dump {
        std::fs::write(path, dump).map_err(|error| error.to_string())?;
    }
    let mut text = String::from("feature               to come    seen  expected   came  ratio\n");
    for ((_, name, third), row) in &rows {
        let (expected, came) = (row.expected / row.count, row.came / row.count);
        text += &format!(
            "{name:<22} {}/3 {:>9} {expected:>9.2} {came:>6.2} {:>6.2}\n",
            third + 1,
            row.count,
            came / expected.max(0.01)
        );
    }
    for (name, sides) in &sources {
        text += &format!("{name:<40} {:>8.2} {:>8.2}\n", sides[0] / args.games as f64, sides[1] / args.games as f64);
    }
    crate::print(&text);
    Ok(ExitCode::SUCCESS)
}

fn state(seen: &Observation, weights: bastide::ai::Weights) -> String {
    let game = seen.game();
    let mut line = format!("S,{},{}", game.asked().index(), game.remaining());
    let shares = expected_shares(seen, weights);
    for player in game.players() {
        let hand: u8 = FigureKind::ALL.into_iter().map(|kind| game.supply(player)[kind]).sum();
        let of = |kind: PartKind| -> f32 {
            shares
                .iter()
                .filter(|share| share.player == player && game.board().feature(share.node).kind == kind)
                .map(|share| share.points)
                .sum()
        };
        line += &format!(
            ",{},{hand},{},{},{},{}",
            game.score(player),
            of(PartKind::City),
            of(PartKind::Road),
            of(PartKind::Monastery) + of(PartKind::Garden),
            of(PartKind::Field)
        );
    }
    line
}

fn note(seen: &Observation, weights: bastide::ai::Weights, before: usize, guesses: &mut Vec<Guess>) {
    let game = seen.game();
    let graph = game.board().graph();
    let shares = expected_shares(seen, weights);
    for (index, &share) in shares.iter().enumerate() {
        let root = graph.root(share.node);
        let feature = game.board().feature(root);
        let barn = game.barns().iter().any(|barn| barn.node == share.node && barn.owner == share.player)
            && !game.figures().iter().any(|figure| graph.root(figure.node) == root && figure.owner == share.player);
        let shared = shares.iter().enumerate().any(|(other, at)| other != index && graph.root(at.node) == root);
        let special = feature.attributes.inn || feature.attributes.cathedral;
        guesses.push(Guess {
            share,
            kind: feature.kind,
            barn,
            shared,
            special,
            holes: feature.open,
            remaining: game.remaining(),
            before,
        });
    }
    let _ = worth_now;
}

fn came(game: &Game, guess: &Guess, scored: &[(PlayerId, Node, u16, bool)]) -> f64 {
    let graph = game.board().graph();
    let root = graph.root(guess.share.node);
    let of_this = scored[guess.before..].iter().filter(|(player, node, _, barn)| {
        *player == guess.share.player && graph.root(*node) == root && *barn == guess.barn
    });
    of_this.map(|(_, _, points, _)| f64::from(*points)).sum()
}

const fn name(guess: &Guess) -> &'static str {
    match (guess.kind, guess.special, guess.shared, guess.barn) {
        (_, _, _, true) => "barn",
        (PartKind::City, true, false, _) => "cathedral, alone",
        (PartKind::City, true, true, _) => "cathedral, shared",
        (PartKind::City, false, false, _) => "city, alone",
        (PartKind::City, false, true, _) => "city, shared",
        (PartKind::Road, true, false, _) => "inn, alone",
        (PartKind::Road, true, true, _) => "inn, shared",
        (PartKind::Road, false, false, _) => "road, alone",
        (PartKind::Road, false, true, _) => "road, shared",
        (PartKind::Field, _, false, _) => "field, alone",
        (PartKind::Field, _, true, _) => "field, shared",
        (PartKind::Monastery, ..) => "monastery",
        (PartKind::Garden, ..) => "garden",
    }
}
