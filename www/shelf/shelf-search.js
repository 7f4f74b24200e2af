// @ts-check
/** Which saved games a search finds: by name, players, winner, date, expansion and state. */
import { dayOf } from "../lib/days.js";
import { TEXT, calledBy, nameOf } from "../i18n/text.js";

/** @typedef {import("../storage/database.js").Row} Row */

/** Without accents and in small letters, so that "garcia" finds García. @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/**
 * All that a game is found by.
 *
 * @param {Row} row
 * @param {{ won: (name: string) => string, study: string }} words
 * @returns {string}
 */
export function searchable(row, words) {
  const { players, over, boxes = [], study, made, changed } = row;
  const most = Math.max(...players.map(({ score }) => score));
  const winners = over ? players.filter(({ score }) => score === most).map((player) => words.won(calledBy(player))) : [];
  const days = [made, changed].flatMap((time) => [TEXT.date(time), dayOf(new Date(time))]);
  const expansions = boxes.map((box) => TEXT.boxes[box]?.title ?? box);
  const state = over ? TEXT.shelf.over : TEXT.shelf.running(row.turn);
  return plain(
    [nameOf(row), ...players.map((player) => `${calledBy(player)} ${player.score}`), ...winners, ...days, ...expansions, state, study ? words.study : ""].join(
      "\n",
    ),
  );
}

/**
 * @param {string} text of `searchable`
 * @param {string[]} wanted words, all of which must be found
 */
export function finds(text, wanted) {
  return wanted.every((word) => text.includes(word));
}

/**
 * Parts a search into words, which the page looks for, and terms such as `score>=100`, which only the engine understands. What stands in
 * double quotes belongs together.
 *
 * @param {string} query
 * @returns {{ words: string[], terms: string }}
 */
export function parted(query) {
  const all = query.match(/(?:"[^"]*"?|[^\s"])+/g) ?? [];
  const isTerm = (/** @type {string} */ part) => /^[\p{L}-]+(?:@(?:"[^"]*(?:"|$)|[^\s":=<>])*)?[:=<>]/u.test(part);
  return { words: all.filter((part) => !isTerm(part)).map((part) => plain(part.replaceAll('"', ""))), terms: all.filter(isTerm).join(" ") };
}
