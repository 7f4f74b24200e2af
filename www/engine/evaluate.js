// @ts-check
/** What a record asks for as a puzzle, and what a turn is worth to it, as `tests/puzzles/judge.rs` weighs it: more is better. */
import { Game } from "../bastide.js";
import { seen } from "../lib/invisible-characters.js";
import { skipOf } from "./skip.js";

/** @typedef {"now" | "lead" | "finish" | "hold"} GoalKind */

/**
 * @typedef {object} Puzzle
 * @property {string} name
 * @property {{ kind: GoalKind, x: number, y: number, place: string }} goal the place is that of the feature to finish or hold
 * @property {number} difficulty 1 to 3
 * @property {string[][]} answers the statements of each turn that is accepted; without a figure any is
 * @property {string[]} boxes beside the base game
 * @property {string} record the position
 */

/** @typedef {import("../bastide.js").GameView} GameView */

/**
 * @param {import("../bastide.js").RecordSource} source with the tags of a puzzle
 * @returns {Puzzle}
 */
export function readPuzzle({ text, tags }) {
  const tag = (/** @type {string} */ name) => seen(tags[name] ?? "");
  const [kind, at = "0,0", place = ""] = tag("Goal").split(" ");
  const [x, y] = at.split(",").map(Number);
  return {
    name: tag("Puzzle"),
    goal: { kind: /** @type {GoalKind} */ (kind), x, y, place },
    difficulty: Number(tag("Difficulty")),
    answers: tag("Answer")
      .split(" | ")
      .map((answer) => answer.split("; ")),
    boxes: tag("Boxes")
      .split("+")
      .filter((name) => name && name !== "base"),
    record: text,
  };
}

/**
 * @param {Puzzle["goal"]} goal
 * @param {GameView} begun the puzzle as it begins
 * @param {Game} game after the turn
 * @returns {number} points, points ahead, 1 for completed, 2 for held alone and 1 for shared
 */
export function worth({ kind, x, y, place }, { player, players }, game) {
  if (kind === "now") return game.view().players[player].score - players[player].score;
  if (kind === "lead") {
    const points = [...game.projected()];
    return points[player] - Math.max(...points.filter((_, other) => other !== player));
  }
  const feature = game.feature(x, y, place);
  if (kind === "finish") return Number(feature.completed);
  return feature.holders.includes(player) ? (feature.holders.length === 1 ? 2 : 1) : 0;
}

/**
 * The statement that laid the first tile after a moment.
 *
 * @param {Game} game
 * @param {number} at the moment, in decisions
 * @returns {string | undefined} nothing if none has been laid
 */
export function tileLaid(game, at) {
  const [log, before] = [game.log(), game.eventsBefore()];
  const decision = before.findIndex((events, decision) => decision >= at && log[events]?.type === "tilePlaced");
  return decision < 0 ? undefined : game.statement(decision);
}

/**
 * What the best turn is worth.
 *
 * @param {Puzzle} puzzle
 */
export function best(puzzle) {
  const game = Game.fromRecord(puzzle.record);
  const begun = game.view();
  playTurn(game, puzzle.answers[0], puzzle.goal, begun);
  const found = worth(puzzle.goal, begun, game);
  game.free();
  return found;
}

/**
 * Plays a whole turn, in which the others answer what is worst for the goal; what it leaves open is declined. A `skip` in it may stand
 * where nothing is asked. A tile for which nothing is said, as in the second part of a turn, stays in hand, since it cannot be
 * declined; the dragon goes on somewhere, since all of its ways are as good then.
 *
 * @param {Game} game
 * @param {string[]} statements
 * @param {Puzzle["goal"]} goal
 * @param {GameView} begun the puzzle as it begins
 */
export function playTurn(game, statements, goal, begun) {
  for (const statement of statements) {
    if (statement !== "skip") game.play(statement);
    answerOthers(game, goal, begun);
  }
  for (let left = leftOpen(game); left && !isOver(game, begun.turn); left = leftOpen(game)) {
    game.play(left);
    answerOthers(game, goal, begun);
  }
}

/** Decisions that cannot always be declined, as a landing, and are made somehow then where nothing is said about them. */
const WITHOUT_SKIP = new Set(["dragon", "bringHome", "placeAt"]);

/** How a decision that nothing is said about is made; nothing if that cannot be. @param {Game} game */
function leftOpen(game) {
  return skipOf(game) ?? game.legal().find(({ type }) => WITHOUT_SKIP.has(type))?.statement;
}

/**
 * Decides for the others as long as they are asked during a turn, as at every second step of the dragon: what is worst for the goal,
 * and of several such decisions the first.
 *
 * @param {Game} game
 * @param {Puzzle["goal"]} goal
 * @param {GameView} begun the puzzle as it begins
 */
export function answerOthers(game, goal, begun) {
  const { over, turn, player } = game.view();
  if (over || turn !== begun.turn || player === begun.player) return;
  const copy = Game.fromRecord(game.record());
  try {
    for (const statement of outcome(copy, goal, begun).answers) game.play(statement);
  } finally {
    copy.free();
  }
}

/**
 * What the rest of a turn is worth if all do their best, and what the others answer before the player decides again.
 *
 * @param {Game} game it is left as it is
 * @param {Puzzle["goal"]} goal
 * @param {GameView} begun
 * @returns {{ worth: number, answers: string[] }}
 */
function outcome(game, goal, begun) {
  const { over, turn, player } = game.view();
  if (over || turn !== begun.turn) return { worth: worth(goal, begun, game), answers: [] };
  const [at, others] = [game.at(), player !== begun.player];
  /** @type {{ worth: number, answers: string[] } | undefined} */
  let found;
  for (const { type, statement } of game.legal()) {
    if (type === "end") continue;
    game.play(statement);
    const next = outcome(game, goal, begun);
    game.goTo(at);
    if (!found || (others ? next.worth < found.worth : next.worth > found.worth))
      found = { worth: next.worth, answers: others ? [statement, ...next.answers] : [] };
  }
  return found ?? { worth: worth(goal, begun, game), answers: [] };
}

/**
 * Whether a turn is over.
 *
 * @param {Game} game
 * @param {number} turn
 */
export function isOver(game, turn) {
  const view = game.view();
  return view.over || view.turn !== turn;
}
