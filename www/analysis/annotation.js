// @ts-check
/** What a master found of a game, as notes of its record: a mark and a comment at each costly turn, and the better turn as a variation. */
import { Study } from "../bastide.js";
import { skipOf } from "../engine/skip.js";
import { bare } from "../lib/invisible-characters.js";
import { describeLoss } from "../i18n/describe-reason.js";
import { goesOn, movesBefore } from "./cursor.js";
import { MISTAKE, costOf, pointsOf } from "./costs.js";

/** @typedef {import("./lead-curve.js").Judged} Judged */
/** @typedef {import("../bastide.js").Game} Game */

/** What a turn gives away to be a blunder, in points; a turn that is not even a mistake is dubious. */
const BLUNDER = 6;

/**
 * The record with notes about costly turns. Those that it has stay as they are.
 *
 * @param {string} record
 * @param {Judged[]} turns
 * @param {(turn: Judged) => string} comment
 */
export function annotated(record, turns, comment) {
  const study = Study.fromRecord(record);
  const { game } = study;
  try {
    for (const turn of turns) note(study, game, turn, comment(turn));
    return study.record();
  } finally {
    game.free();
    study.free();
  }
}

/**
 * What is said of a turn: what it gave away, and what it missed most.
 *
 * @param {import("../i18n/languages.js").Locale} locale
 * @param {import("../embed/analysis.js").Said} said
 * @param {import("../bastide.js").GameView["players"]} players
 * @returns {(turn: Judged) => string}
 */
export function commentOn(locale, said, players) {
  return (turn) => {
    const gave = said.words.worst(turn.turn, players[turn.player].name, pointsOf(locale, costOf(turn)));
    return bare([`${gave}.`, ...describeLoss(said, turn, costOf(turn), players)].join(" "));
  };
}

/**
 * Marks the mistake of a turn. If the best turn lays the tile in the same place, the figure was the mistake; otherwise the tile was.
 *
 * @param {Study} study
 * @param {Game} game at its cursor
 * @param {Judged} turn
 * @param {string} comment
 */
function note(study, game, turn, comment) {
  const view = study.view();
  const before = movesBefore(view, turn.at);
  const laid = view.line.moves[before];
  if (!laid) return;
  const figure = turn.best?.then !== undefined && turn.best.statement === laid.action.statement ? goesOn(view.line, before) : undefined;
  const noted = figure ?? laid;
  study.go(new Uint32Array([before + (figure ? 2 : 1)]));
  if (!noted.mark) study.setMark(signOf(turn));
  if (!noted.comment) study.setComment(comment);
  if (!turn.best) return;
  addVariation(study, game, before, turn.at, turn.best);
  if (figure && turn.best.next?.type === "skip") continueWith(study, game, view.line.moves[before + 2]);
}

/**
 * A record writes that a figure was declined only with what follows: here the game's next turn, if that can still be played.
 *
 * @param {Study} study
 * @param {Game} game
 * @param {import("../bastide.js").StudyMove | undefined} next
 */
function continueWith(study, game, next) {
  if (!next || !game.legal().some(({ statement }) => statement === next.action.statement)) return;
  game.play(next.action.statement);
  study.follow();
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
 * @param {number} before how many statements of the game come before it
 * @param {number} at how many decisions; the last ones may decline figures without a word
 * @param {import("../engine/judged-turn.js").Better} best
 */
function addVariation(study, game, before, at, { statement, then, rest = [] }) {
  study.go(new Uint32Array([before]));
  const play = (/** @type {string | undefined} */ decision) => {
    if (decision === undefined) return;
    game.play(decision);
    study.follow();
  };
  for (let declined = at - game.at(); declined > 0; declined -= 1) play(skipOf(game));
  for (const decision of [statement, then, ...rest]) play(decision);
}
