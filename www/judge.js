// @ts-check
/** What a turn is worth to a puzzle, as `tests/puzzles/judge.rs` weighs it: more is better. */
import { Game } from "./bastide.js";

/** @typedef {import("./puzzles.js").Puzzle} Puzzle */
/** @typedef {import("../src/web/types.d.ts").GameView} GameView */

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
 * What the best turn is worth.
 *
 * @param {Puzzle} puzzle
 */
export function best(puzzle) {
  const game = Game.fromRecord(puzzle.record);
  const begun = game.view();
  playTurn(game, puzzle.answers[0]);
  const found = worth(puzzle.goal, begun, game);
  game.free();
  return found;
}

/**
 * Plays a whole turn; what it leaves open is declined.
 *
 * @param {Game} game
 * @param {string[]} statements
 */
export function playTurn(game, statements) {
  const { turn } = game.view();
  for (const statement of statements) if (statement !== "skip") game.play(statement);
  while (!isOver(game, turn)) game.play("skip");
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
