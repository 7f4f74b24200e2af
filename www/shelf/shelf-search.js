// @ts-check
/** Which saved games a search finds: by name, players, winner, date, expansion and state. */
import { TEXT, nameOf } from "../i18n/text.js";

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
  const winners = over ? players.filter(({ score }) => score === most).map(({ name }) => words.won(name)) : [];
  const days = [made, changed].flatMap((time) => [TEXT.date(time), new Date(time).toISOString().slice(0, 10)]);
  const expansions = boxes.map((box) => TEXT.boxes[box]?.title ?? box);
  const state = over ? TEXT.shelf.over : TEXT.shelf.running(row.turn);
  return plain(
    [nameOf(row), ...players.map(({ name, score }) => `${name} ${score}`), ...winners, ...days, ...expansions, state, study ? words.study : ""].join("\n"),
  );
}

/**
 * @param {string} text of `searchable`
 * @param {string} query words, all of which must be found; those in double quotes belong together
 */
export function finds(text, query) {
  const wanted = [...plain(query).matchAll(/"([^"]*)"?|\S+/g)].map(([word, quoted]) => quoted ?? word);
  return wanted.every((word) => text.includes(word));
}
