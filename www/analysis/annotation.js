// @ts-check
/** What a master found of a game, as notes of its record: a mark and a comment at each costly turn, and the better turn as a variation. */
import { describeReason } from "../i18n/describe-reason.js";
import { skipOf } from "../engine/skip.js";
import { movesBefore } from "./cursor.js";
import { costOf } from "./lead-curve.js";

/** @typedef {import("./lead-curve.js").Judged} Judged */
/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {import("../bastide.js").Study} Study */

/** What a turn gives away to be a blunder, and to be a mistake, in points; one that gives away less is dubious. */
const [BLUNDER, MISTAKE] = [6, 3];

/**
 * Writes into a record what costly turns gave away. Notes that are there already stay as they are, and the cursor stays where it is.
 *
 * @param {Study} study
 * @param {Game} game at the study's cursor
 * @param {Judged[]} turns
 * @param {(turn: Judged) => string} comment
 */
export function annotate(study, game, turns, comment) {
  const { path } = study.view();
  for (const turn of turns) {
    const before = movesBefore(study.view(), turn.at);
    const move = study.view().line.moves[before];
    if (!move) continue;
    study.go(new Uint32Array([before + 1]));
    if (!move.mark) study.setMark(signOf(turn));
    if (!move.comment) study.setComment(comment(turn));
    if (turn.best) addVariation(study, game, [before], turn.at, turn.best);
  }
  study.go(new Uint32Array(path));
}

/**
 * What is said of a turn: what it gave away, and what it missed most.
 *
 * @param {import("./move-tree.js").Words} words
 * @param {typeof import("../i18n/language/en/advice.js").advice} reasons
 * @param {import("../bastide.js").GameView["players"]} players
 * @param {(value: number) => string} number
 * @returns {(turn: Judged) => string}
 */
export function commentOn(words, reasons, players, number) {
  return (turn) => {
    const gave = words.worst(turn.turn, players[turn.player].name, number(Math.round(costOf(turn) * 10) / 10));
    const [gain] = turn.gains ?? [];
    return gain ? `${gave}. ${describeReason(reasons, gain, players)}.` : `${gave}.`;
  };
}

/** @param {Judged} turn */
function signOf(turn) {
  const cost = costOf(turn);
  return cost >= BLUNDER ? "??" : cost >= MISTAKE ? "?" : "?!";
}

/**
 * Adds the better turn, unless the record has it.
 *
 * @param {Study} study
 * @param {Game} game
 * @param {number[]} path to the moment before it
 * @param {number} at how many decisions come before it; the last may decline a figure without a word
 * @param {import("../bastide.js").Suggestion} best
 */
function addVariation(study, game, path, at, { statement, then }) {
  study.go(new Uint32Array(path));
  const play = (/** @type {string | undefined} */ decision) => {
    if (decision === undefined) return;
    game.play(decision);
    study.follow();
  };
  for (let declined = at - game.at(); declined > 0; declined -= 1) play(skipOf(game));
  play(statement);
  play(then);
}
