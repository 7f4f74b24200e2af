//! Searches games for puzzles: moments in which one way to play the turn is clearly the best.
//!
//! `bastide playout --policy planner greedy --count 50 | cargo run --release --example find_puzzles -- GOAL OUT [LEAST MOST]`
//! writes each puzzle to the folder OUT: a record with the tags of `www/puzzles.txt`, and a picture of the board before and after
//! the turn. It prints a line for each puzzle with the goal, the answers, their gain, and the gain of the best other turn. GOAL is
//! `now`, `lead`, `finish` or `hold`. LEAST and MOST limit the number of tiles on the board.

use std::{collections::BTreeMap, error::Error, io::Read as _, path::Path};

use bastide::{
    ai::puzzle::{Goal, WholeTurn, best, held, whole_turns},
    art::style::Style,
    board::Node,
    record::{PartName, parse_records},
    rules::{Deck, Event, Game, Setup},
    session::Replay,
    ui::{
        board_svg::{SvgOptions, still_svg},
        scene::Theme,
    },
};
use resvg::{tiny_skia, usvg};

/// A puzzle that was found.
struct Find {
    goal: String,
    answers: Vec<String>,
    best: i32,
    second: i32,
    /// The first of the best turns.
    turn: WholeTurn,
    tiles: usize,
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [goal, out, bounds @ ..] = &arguments[..] else { return Err("GOAL OUT [LEAST MOST] are expected".into()) };
    let bound = |index: usize, default: usize| bounds.get(index).map_or(Ok(default), |text| text.parse());
    let (least, most) = (bound(0, 8)?, bound(1, 25)?);
    std::fs::create_dir_all(out)?;
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text)?;
    for (number, record) in parse_records(&text).records.iter().enumerate() {
        let (Some(played), Ok(())) = Replay::of_record(record, usize::MAX, &mut ()) else { continue };
        let mut turn = 0;
        for at in 0..played.actions().len() {
            let Some(moment) = moment(&played, at, goal == "lead")? else { continue };
            let game = moment.game();
            let on_board = game.board().tiles().len();
            if game.turn() == turn || !(least..=most).contains(&on_board) {
                continue;
            }
            turn = game.turn();
            for find in finds(game, goal) {
                write(&find, &moment, &format!("{goal}-{number}-{turn}"), Path::new(out))?;
            }
        }
    }
    Ok(())
}

/// The game after a number of decisions. If it should end with this tile, the pile is empty.
fn moment(played: &Replay, at: usize, last: bool) -> Result<Option<Replay>, Box<dyn Error>> {
    let mut found = played.clone();
    found.go_to(at);
    let Deck::Tiles(tiles) = &played.setup().deck else { return Ok(None) };
    let deck = if last { tiles[..tiles.len() - found.game().remaining()].to_vec() } else { tiles.clone() };
    let mut replay = Replay::new(Setup { deck: Deck::Tiles(deck), ..played.setup().clone() })?;
    for &action in &found.actions()[..at] {
        if replay.play(action).is_err() {
            return Ok(None);
        }
    }
    Ok((!replay.game().is_over()).then_some(replay))
}

fn finds(game: &Game, goal: &str) -> Vec<Find> {
    let goals = match goal {
        "finish" | "hold" => features(game).map(|(node, at)| (node, format!("{goal} {at}"))).collect(),
        _ => vec![(0, goal.to_owned())],
    };
    let fits = |node: Node| match goal {
        "finish" => !game.board().feature(node).is_complete() && game.board().tiles_of(node) >= 3,
        "hold" => held(game, node, game.asked()) == 0 && game.board().feature(node).figures > 0,
        _ => true,
    };
    goals.into_iter().filter(|(node, _)| fits(*node)).filter_map(|(_, goal)| find(game, goal)).collect()
}

/// All features, each given as its first part.
fn features(game: &Game) -> impl Iterator<Item = (Node, String)> {
    let graph = game.board().graph();
    let mut seen = Vec::new();
    game.board()
        .tiles()
        .iter()
        .flat_map(|laid| {
            let parts = bastide::catalogue::Catalogue::get().tile(laid.tile).parts.len();
            (0..parts).map(move |part| (laid, part))
        })
        .filter_map(move |(laid, part)| {
            let root = graph.root(laid.node(part));
            if seen.contains(&root) {
                return None;
            }
            seen.push(root);
            Some((root, format!("{} {}", laid.pos, PartName::of(laid.tile, laid.turns, part))))
        })
}

/// The puzzle, if only a few turns are the best and they are clearly better than the others.
fn find(game: &Game, name: String) -> Option<Find> {
    let goal = Goal::read(&name)?;
    let turns = whole_turns(goal, game);
    let best = best(&turns);
    let second = turns.iter().map(|turn| turn.worth).filter(|worth| *worth < best).max()?;
    let enough = match goal {
        Goal::Now => best >= 6 && best - second >= 2,
        Goal::Lead => best - second >= 3,
        Goal::Finish(..) | Goal::Hold(..) => best > 0 && second == 0,
    };
    // For each first decision: whether all turns that begin with it are the best, or only some of them.
    let mut begun: BTreeMap<&str, (Vec<usize>, usize)> = BTreeMap::new();
    for (index, turn) in turns.iter().enumerate() {
        let (good, all) = begun.entry(turn.statements.first().map_or("skip", String::as_str)).or_default();
        *all += 1;
        if turn.worth == best {
            good.push(index);
        }
    }
    let whole = |index: &usize| {
        let turn = &turns[*index].statements;
        if turn.len() == 1 { format!("{}; skip", turn[0]) } else { turn.join("; ") }
    };
    let answers: Vec<String> = begun
        .iter()
        .filter(|(_, (good, _))| !good.is_empty())
        .flat_map(
            |(first, (good, all))| {
                if good.len() == *all { vec![(*first).to_owned()] } else { good.iter().map(whole).collect() }
            },
        )
        .collect();
    if !enough || answers.len() > 4 || begun.len() < 10 {
        return None;
    }
    let turn = turns.into_iter().find(|turn| turn.worth == best)?;
    Some(Find { goal: name, answers, best, second, turn, tiles: game.board().tiles().len() })
}

fn write(find: &Find, moment: &Replay, name: &str, out: &Path) -> Result<(), Box<dyn Error>> {
    let text = moment.to_text();
    let tags = format!(
        "[Puzzle \"{name}\"]\n[Goal \"{}\"]\n[Difficulty \"2\"]\n[Answer \"{}\"]\n",
        find.goal,
        find.answers.join(" | ")
    );
    let first = text.find('\n').ok_or("a record has lines")? + 1;
    std::fs::write(out.join(format!("{name}.txt")), format!("{}{tags}{}", &text[..first], &text[first..]))?;
    picture(moment.game(), &out.join(format!("{name}.png")))?;
    picture(&find.turn.game, &out.join(format!("{name}-after.png")))?;
    let game = moment.game();
    let me = game.asked();
    let told: Vec<String> = find
        .turn
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Scored { player, points, why } => {
                Some(format!("{}{} {points}", if *player == me { "" } else { "(other) " }, why.name()))
            }
            _ => None,
        })
        .collect();
    println!(
        "{name}: {} | {} | best {} second {} | {} tiles | drawn {} | {}",
        find.goal,
        find.answers.join(" | "),
        find.best,
        find.second,
        find.tiles,
        game.drawn().map_or("-", |tile| bastide::catalogue::Catalogue::get().tile(tile).name.as_str()),
        told.join(", ")
    );
    Ok(())
}

fn picture(game: &Game, path: &Path) -> Result<(), Box<dyn Error>> {
    let svg = still_svg(game, SvgOptions::new(Style::default(), Theme::Light, 700.0))?;
    let tree = usvg::Tree::from_str(&svg, &usvg::Options::default())?;
    let size = tree.size();
    let mut image =
        tiny_skia::Pixmap::new(size.width().ceil() as u32, size.height().ceil() as u32).ok_or("an empty picture")?;
    resvg::render(&tree, tiny_skia::Transform::default(), &mut image.as_mut());
    image.save_png(path)?;
    Ok(())
}
