// @ts-check
/** The turn of a game and the better one side by side: what was played, what would have been better, and why. */
import { Game } from "../bastide.js";
import { el } from "../lib/dom.js";
import { describeTurn } from "../i18n/describe-turn.js";
import { describeLoss } from "../i18n/describe-reason.js";
import { costOf, pointsOf } from "./costs.js";
import { BETTER, PLAYED } from "./ghosts.js";
import { toldTurn } from "./told-turn.js";

/** @typedef {import("./told-turn.js").Means} Means */
/** @typedef {{ statement: string, then?: string, rest?: string[] }} Turn a tile, and the statement that follows it; or a ransom, and its tile in `rest` */
/** @typedef {import("./told-turn.js").Position & { record: string }} Position `record`: the game up to it */

/**
 * What was played, what would have been better and by how much, and why.
 *
 * @param {Means & { said: import("../embed/analysis.js").Said }} means
 * @param {import("./lead-curve.js").Judged} judged a turn
 * @param {{ played: Turn, better: Turn }} turns both are legal in the position
 * @param {Position} position before the turn
 * @returns {Node[]}
 */
export function compared(means, judged, { played, better }, position) {
  const { locale, words, said } = means;
  const { name } = position.players[judged.player];
  const line = (/** @type {number} */ number, /** @type {string} */ label, /** @type {Turn} */ turn) =>
    el("span", { class: "compared-turn" }, badge(number), el("strong", {}, label), ...toldTurn(means, withNext(means, turn, position), position));
  return [
    line(PLAYED, words.comparedPlayed(judged.turn, name), played),
    line(BETTER, words.comparedBetter(pointsOf(locale, costOf(judged))), better),
    ...describeLoss(said, judged, costOf(judged), position.players).map((sentence) => el("span", { class: "small" }, sentence)),
  ];
}

/**
 * A turn with what follows its first decision in words.
 *
 * @param {Means} means
 * @param {Turn} turn
 * @param {Position} position
 */
function withNext({ locale, words }, { statement, then, rest = [] }, { record }) {
  const laid = Game.fromRecord(record);
  try {
    laid.play(statement);
    const told = describeTurn(locale, laid, [then, ...rest]);
    return { statement, told: [...told, ...(laid.view().asks === "figure" ? [words.noFigure] : [])].join(" · ") };
  } finally {
    laid.free();
  }
}

/** A number as the board shows it, which is for the eye alone: the sentences say which turn is which. @param {number} number */
const badge = (number) => el("span", { class: "best-number", "aria-hidden": "true" }, String(number));
