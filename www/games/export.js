// @ts-check
/** Games as text for a file: one of them, or all with what was solved and reached beside them. */
import { list, recordOf } from "./games.js";
import { writeMistakes } from "./mistakes.js";
import { writeBest } from "./solo-results.js";
import { writeSolved } from "./solved-puzzles.js";

/** @typedef {import("../storage/database.js").Row} Row */

/**
 * Every game as one text: records one after the other, with their names and dates; before them the puzzles that were solved, and the best
 * results alone; behind them the mistakes that are kept as exercises.
 *
 * @returns {Promise<string>}
 */
export async function exportAll() {
  const texts = [];
  for (const row of await list()) texts.push(await exportOne(row));
  texts.push(...(await writeMistakes()));
  return `${writeSolved()}${writeBest()}${texts.join("\n")}`;
}

/**
 * @param {Row} row
 * @returns {Promise<string>} the record of the game with the tags Event and Date, and with its comments and variations
 */
export async function exportOne(row) {
  return exportText(row.study ?? (await recordOf(row.id)), row);
}

/**
 * @param {string} text a record of the game
 * @param {Row} row
 */
export function exportText(text, row) {
  const date = new Date(row.changed).toISOString().slice(0, 10);
  const about = [row.name && `[Name "${row.name}"]\n`, `[Date "${date}"]\n`].join("");
  return text.replace(/^\s*\[Bastide "\d+"\]\s*\n/, (first) => `${first}${about}`);
}
