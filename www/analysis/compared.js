// @ts-check
/** The turn of a game and the better one side by side: a sentence with both, and both on the board. */
import { el } from "../lib/dom.js";
import { because } from "./because.js";
import { costOf, pointsOf } from "./costs.js";
import { toldTurn } from "./told-turn.js";

/** @typedef {import("./told-turn.js").Turn} Turn */
/** @typedef {import("./told-turn.js").Position} Position */

/** The numbers by which the two are known in the sentence and on the board. */
const [PLAYED, BETTER] = [1, 2];

/**
 * What was played, what would have been better and by how much, and why.
 *
 * @param {import("./told-turn.js").Means & { said: import("../embed/analysis.js").Said }} means
 * @param {import("./lead-curve.js").Judged} judged a turn of which the better one is known
 * @param {Turn} played what was played in its place
 * @param {Position} position before the turn
 * @returns {Node[]}
 */
export function compared(means, judged, played, position) {
  const { locale, words, said } = means;
  const { name } = position.players[judged.player];
  const better = judged.best ?? played;
  const line = (/** @type {number} */ number, /** @type {string} */ label, /** @type {Turn} */ turn) =>
    el("span", { class: "compared-turn" }, badge(number), el("strong", {}, label), ...toldTurn(means, turn, position));
  return [
    line(PLAYED, words.comparedPlayed(judged.turn, name), played),
    line(BETTER, words.comparedBetter(pointsOf(locale, costOf(judged))), better),
    ...because(said, judged, position.players).map((sentence) => el("span", { class: "small" }, sentence)),
  ];
}

/**
 * Both turns as lines of a diagram: a faint tile with its number where each would be laid, and an arrow from the one to the other.
 *
 * @param {Turn} played
 * @param {Turn} better
 * @param {Position} position
 */
export function drawnBetween(played, better, { legal, drawn }) {
  const tileOf = (/** @type {Turn} */ { statement }) => legal.find((action) => action.type === "tile" && action.statement === statement);
  const [from, to] = [tileOf(played), tileOf(better)];
  if (!drawn || from?.type !== "tile" || to?.type !== "tile") return "";
  const ghost = (/** @type {typeof from} */ { x, y, turns }, /** @type {string} */ number) => [
    `ghost ${drawn} ${x},${y} ${turns}`,
    `note ${x},${y} "${number}"`,
  ];
  if (from.x === to.x && from.y === to.y) return ghost(to, from.turns === to.turns ? `${PLAYED} ${BETTER}` : String(BETTER)).join("\n");
  return [...ghost(from, String(PLAYED)), ...ghost(to, String(BETTER)), `arrow ${from.x},${from.y} ${to.x},${to.y}`].join("\n");
}

/** A number as the board shows it, which is for the eye alone: the sentences say which turn is which. @param {number} number */
const badge = (number) => el("span", { class: "best-number", "aria-hidden": "true" }, String(number));
