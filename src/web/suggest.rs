//! What a computer player would do, for computer players and hints, and how good a turn was. Call it in a worker.

use js_sys::{Array, Date, Function};
use wasm_bindgen::prelude::*;

use super::convert::{Code, error, object, replay_of};
use crate::{
    ai::{
        self, Assessment, Candidate, Decision, Level, Outlook, Reason, alone, decide,
        puzzle::{lead, turns_by},
        reasons,
    },
    catalogue::Catalogue,
    record::{PartName, Statement},
    rules::{self, Action, Generator, Observation, seeded},
    session::Replay,
    view::next_word,
};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = "import type { Candidate, Outlook, Review, Suggestion } from \"./bastide.js\";";

/// What a level would do now at the end of a record, with its most important reasons: thought over for so many milliseconds,
/// or tried so many times instead; a second if neither is given. The same seed and number of tries give the same answer.
///
/// Whatever the record says of the tiles to come, the level sees an `Observation` only.
///
/// # Errors
/// Codes `syntax`, `setup` and `rule`, if the record cannot be replayed; `state`, if there is no such level or nothing is asked.
#[wasm_bindgen(unchecked_return_type = "Suggestion")]
pub fn suggest(
    record: &str,
    level: &str,
    ms: Option<u32>,
    iterations: Option<u32>,
    seed: Option<u32>,
) -> Result<JsValue, JsValue> {
    let mut enough = effort(ms, iterations);
    let level = Level::from_name(level);
    let level = level.ok_or_else(|| error(Code::State, "a level must be 'novice', 'greedy', 'planner' or 'master'"))?;
    let seen = Observation::new(replay_of(record)?.game());
    let decision = decide(&seen, level, &mut generator(seed)?, &mut enough);
    suggestion(&seen, decision.ok_or_else(|| error(Code::State, "there is no decision to make"))?)
}

/// How good the turn was whose tile is the decision after so many of a record, judged by `master` from what was known then;
/// nothing where there was nothing to choose. The other arguments are those of [`suggest`].
///
/// # Errors
/// Codes `syntax`, `setup` and `rule`, if the record cannot be replayed.
#[wasm_bindgen(unchecked_return_type = "Review | undefined")]
pub fn review(
    record: &str,
    at: usize,
    ms: Option<u32>,
    iterations: Option<u32>,
    seed: Option<u32>,
) -> Result<JsValue, JsValue> {
    let mut enough = effort(ms, iterations);
    let mut replay = replay_of(record)?;
    replay.go_to(at);
    let Some(played) = ai::laid_at(&replay) else { return Ok(JsValue::UNDEFINED) };
    let seen = ai::seen_with(replay.game(), played);
    let rng = &mut generator(seed)?;
    let Some(review) = ai::review(&seen, played, rng, &mut enough) else { return Ok(JsValue::UNDEFINED) };
    let mut fields = vec![("cost", review.cost.into()), ("best", suggestion(&seen, review.best)?)];
    if review.cost > 0.0 {
        let (missed, gains) = ai::missed(&seen, review.best, played);
        fields.extend([("missed", missed.name().into()), ("gains", reason_views(&seen, &gains)?)]);
    }
    object(&fields)
}

/// The best turns at the end of a record, at most so many, the best first. `drawn` is the tile in hand of an open record, in which nobody
/// draws. `played` is a turn that is told even if it is not among the best: its statements, one a line. The other arguments are those of
/// [`suggest`].
///
/// # Errors
/// Codes `syntax`, `setup` and `rule`, if the record cannot be replayed; `state`, if there is no such tile.
#[wasm_bindgen(unchecked_return_type = "Candidate[]")]
pub fn candidates(
    record: &str,
    count: usize,
    ms: Option<u32>,
    iterations: Option<u32>,
    seed: Option<u32>,
    drawn: Option<String>,
    played: Option<String>,
) -> Result<JsValue, JsValue> {
    let mut enough = effort(ms, iterations);
    let replay = replay_of(record)?;
    let seen = match drawn {
        Some(name) if replay.game().is_open() => {
            let tile = replay.tile_named(&name).ok_or_else(|| error(Code::State, "there is no such tile"))?;
            Observation::of_open(replay.game(), Some(tile), &[])
        }
        _ => Observation::new(replay.game()),
    };
    let played = played.and_then(|text| decision_of(&replay, seen.game(), &text));
    let list = Array::new();
    for candidate in ai::candidates(&seen, count, played, &mut generator(seed)?, &mut enough) {
        list.push(&candidate_view(&seen, &candidate)?);
    }
    Ok(list.into())
}

/// What a game was decided by, up to the end of a record. `progress` is called with the number of moments that were looked at.
///
/// # Errors
/// Codes `syntax`, `setup` and `rule`, if the record cannot be replayed.
#[wasm_bindgen(unchecked_return_type = "Outlook")]
pub fn assess(record: &str, progress: &Function) -> Result<JsValue, JsValue> {
    let replay = replay_of(record)?;
    let told = |done: usize| progress.call1(&JsValue::UNDEFINED, &(done as u32).into()).is_ok();
    match ai::assess(&replay, &mut { told }) {
        Some(outlook) => outlook_view(replay.game(), &outlook),
        None => Err(error(Code::State, "the progress could not be told")),
    }
}

/// What the turn of the player who decides at the end of a record can be worth, by its first decision: pairs of a statement and a
/// number of points, those of the turn or those ahead if the game ended then. Others who are asked do what is worst for the player.
///
/// # Errors
/// Codes `syntax`, `setup` and `rule`, if the record cannot be replayed.
#[wasm_bindgen(unchecked_return_type = "[string, number][]")]
pub fn turns(record: &str, ahead: bool) -> Result<JsValue, JsValue> {
    let replay = replay_of(record)?;
    let game = replay.game();
    let me = game.asked();
    let worth = |after: &rules::Game| if ahead { lead(after, me) } else { i32::from(after.score(me) - game.score(me)) };
    let mut best: Vec<(String, i32)> = Vec::new();
    for turn in turns_by(game, &worth) {
        let first = turn.statements.into_iter().next().unwrap_or_else(|| "skip".to_owned());
        match best.iter_mut().find(|(known, _)| *known == first) {
            Some((_, most)) => *most = turn.worth.max(*most),
            None => best.push((first, turn.worth)),
        }
    }
    let pairs = best.into_iter().map(|(first, worth)| JsValue::from(Array::of2(&first.into(), &worth.into())));
    Ok(pairs.collect::<Array>().into())
}

/// What `planner` and `master` score when each plays the game of one player at the end of a record alone to its end, with so many
/// tries for each decision: the par of a solo deck, the same on every machine.
///
/// # Errors
/// Codes `syntax`, `setup` and `rule`, if the record cannot be replayed.
#[wasm_bindgen]
pub fn par(record: &str, tries: u32) -> Result<Vec<i16>, JsValue> {
    let replay = replay_of(record)?;
    Ok([Level::Planner, Level::Master].map(|level| alone(replay.game(), level, tries)).into())
}

/// When it is enough: after so many milliseconds from now or so many tries, a second if neither is given.
fn effort(ms: Option<u32>, iterations: Option<u32>) -> impl FnMut(u32) -> bool {
    let end = Date::now() + f64::from(ms.unwrap_or(1000));
    move |tries| match (iterations, ms) {
        (Some(most), None) => tries >= most,
        (Some(most), Some(_)) => tries >= most || Date::now() >= end,
        (None, _) => Date::now() >= end,
    }
}

/// From the seed, or from the browser's own.
fn generator(seed: Option<u32>) -> Result<Generator, JsValue> {
    let seed = match seed {
        Some(seed) => seed,
        None => getrandom::u32().map_err(|cause| error(Code::State, &cause.to_string()))?,
    };
    Ok(seeded(u64::from(seed)))
}

/// The decision that statements make, if it is legal: a record may leave out that a figure was declined.
fn decision_of(replay: &Replay, game: &rules::Game, text: &str) -> Option<Decision> {
    let read = |game: &rules::Game, line: &str| {
        let action = replay.read_statement(line).ok()?.action(game).ok()?;
        rules::check(game, action).is_ok().then_some(action)
    };
    let mut lines = text.lines();
    let action = read(game, lines.next()?)?;
    let mut laid = game.clone();
    laid.play_unchecked(action, &mut Vec::new());
    let own_figure = laid.step() == rules::Step::Figure && laid.asked() == game.asked();
    let then = || lines.next().and_then(|line| read(&laid, line)).unwrap_or(Action::Skip);
    Some(Decision { action, then: own_figure.then(then) })
}

/// A decision as `Suggestion` of types.d.ts, with its most important reasons.
fn suggestion(seen: &Observation, decision: Decision) -> Result<JsValue, JsValue> {
    let game = seen.game();
    let statement = |game: &rules::Game, action: Action| JsValue::from(Statement::written(game, action).to_string());
    // The figure is named on the tile to be laid, which does not lie there yet.
    let mut fields = vec![("statement", statement(game, decision.action)), ("reasons", reason_list(seen, decision)?)];
    if let Some(then) = decision.then {
        let mut laid = game.clone();
        laid.play_unchecked(decision.action, &mut Vec::new());
        let own = reason_list(&Observation::new(&laid), Decision { action: then, then: None })?;
        fields.extend([("then", statement(&laid, then)), ("next", next_view(&laid, then)?), ("thenReasons", own)]);
    }
    object(&fields)
}

/// A candidate as `Candidate` of types.d.ts.
fn candidate_view(seen: &Observation, candidate: &Candidate) -> Result<JsValue, JsValue> {
    let game = seen.game();
    let mut fields = vec![
        ("turn", suggestion(seen, candidate.decision)?),
        ("lead", candidate.lead.into()),
        ("error", candidate.error.into()),
        ("rounds", candidate.rounds.into()),
    ];
    if let Some((reply, share)) = candidate.reply {
        let mut after = game.clone();
        for action in [Some(candidate.decision.action), candidate.decision.then].into_iter().flatten() {
            after.play_unchecked(action, &mut Vec::new());
        }
        fields.extend(reply_view(&after, reply, share)?.map(|reply| ("reply", reply)));
    }
    object(&fields)
}

/// The turn that probably follows, if it lays a tile.
fn reply_view(game: &rules::Game, reply: Decision, share: f32) -> Result<Option<JsValue>, JsValue> {
    let Action::Lay { tile, pos, turns } = reply.action else { return Ok(None) };
    let mut fields = vec![
        ("tile", Catalogue::get().tile(tile).name.as_str().into()),
        ("x", pos.x.into()),
        ("y", pos.y.into()),
        ("turns", turns.into()),
        ("share", share.into()),
    ];
    if let Some(then) = reply.then {
        let mut laid = game.clone();
        laid.play_unchecked(reply.action, &mut Vec::new());
        fields.push(("next", next_view(&laid, then)?));
    }
    object(&fields).map(Some)
}

/// What a game was decided by, as `Outlook` of types.d.ts.
fn outlook_view(game: &rules::Game, outlook: &Outlook) -> Result<JsValue, JsValue> {
    let expected = outlook.expected.iter().map(|points| {
        let points: Array = game.players().map(|player| JsValue::from(points[player])).collect();
        JsValue::from(points)
    });
    let turns = Array::new();
    for &Assessment { at, player, draw, spread, given } in &outlook.turns {
        turns.push(&object(&[
            ("at", (at as u32).into()),
            ("player", (player.index() as u32).into()),
            ("draw", draw.into()),
            ("spread", spread.into()),
            ("given", given.into()),
        ])?);
    }
    object(&[("expected", expected.collect::<Array>().into()), ("turns", turns.into())])
}

/// The most important reasons for a decision, as `Reason` of types.d.ts.
fn reason_list(seen: &Observation, decision: Decision) -> Result<JsValue, JsValue> {
    reason_views(seen, &reasons(seen, decision))
}

fn reason_views(seen: &Observation, reasons: &[Reason]) -> Result<JsValue, JsValue> {
    let list = Array::new();
    for reason in reasons {
        list.push(&reason_view(seen.game(), reason)?);
    }
    Ok(list.into())
}

/// What comes after the tile as `Next` of types.d.ts.
fn next_view(laid: &rules::Game, then: Action) -> Result<JsValue, JsValue> {
    if let Action::Place { figure, part } = then {
        let place = laid.board().last().map(|last| PartName::of(last.tile, last.turns, part.into()).to_string());
        let place = place.unwrap_or_default().into();
        return object(&[("type", "figure".into()), ("figure", figure.name().into()), ("place", place)]);
    }
    object(&[("type", next_word(then).into())])
}

/// A reason as `Reason` of types.d.ts, in whole points.
fn reason_view(game: &rules::Game, reason: &Reason) -> Result<JsValue, JsValue> {
    let rounded = if reason.points < 0.0 { reason.points - 0.5 } else { reason.points + 0.5 } as i32;
    let mut fields = vec![
        ("player", (reason.player.index() as u32).into()),
        ("feature", reason.kind.name().into()),
        ("points", rounded.into()),
        ("scored", reason.scored.into()),
    ];
    if usize::from(reason.node) < game.board().graph().len() {
        let (index, part) = game.board().home(reason.node);
        let laid = game.board().tiles()[index];
        let place = PartName::of(laid.tile, laid.turns, part).to_string();
        fields.extend([("x", laid.pos.x.into()), ("y", laid.pos.y.into()), ("place", place.into())]);
    }
    object(&fields)
}
