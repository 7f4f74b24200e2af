// @ts-check
/** Games for files: one of them as text, or all with what was solved and reached beside them. */
import { list, recordOf } from "../games/games.js";
import { writeMistakes } from "../games/mistakes.js";
import { writeBest } from "../games/solo-results.js";
import { writeSolved } from "../games/solved-puzzles.js";
import { TEXT } from "../i18n/text.js";
import { dayOf } from "../lib/days.js";
import { onAnyScreen } from "../lib/screen.js";
import { writeAgreement } from "../storage/agreed.js";
import { writeKeys } from "../storage/device-keys.js";
import { isHinted } from "../storage/beside.js";
import { saveText } from "../ui/dialogs.js";
import { fromStorage } from "../ui/on-demand.js";
import { filesOf } from "./file-size.js";
import { annotated } from "./notes.js";

/** @typedef {import("../storage/database.js").Row} Row */

/** Saves everything to a file, or to several where one would be too long to be opened again; nothing where something cannot be read now. */
export async function saveAll() {
  const files = await onAnyScreen(() => fromStorage(exportAll));
  for (const [index, text] of files.entries()) saveText(text, files.length > 1 ? `${TEXT.shelf.all}-${index + 1}` : TEXT.shelf.all);
}

/**
 * Every game: records one after the other, with their names and dates; before them the puzzles that were solved, the best results alone, and the key of this device for sealed games;
 * behind them the mistakes that are kept as exercises.
 *
 * @returns {Promise<string[]>} the texts of as many files as that needs
 */
async function exportAll() {
  const texts = [];
  for (const row of await list()) {
    const text = await exportOne(row);
    if (text.trim()) texts.push(text); // nothing may be left of a damaged game
  }
  const [first = "", ...others] = [...texts, ...(await writeMistakes())];
  return filesOf([`${writeSolved()}${writeBest()}${await writeKeys()}${first}`, ...others]);
}

/**
 * @param {Row} row
 * @returns {Promise<string>} the game as it was played, with its notes and with the tags Name, Date and Agreed
 */
export async function exportOne(row) {
  const texts = await annotated(await recordOf(row.id), row.study);
  return texts.map((text) => exportText(text, row)).join("\n");
}

/**
 * A record with the tags of its row. A damaged one that has lost its beginning gets another: otherwise it would be read as the end of the game that
 * stands before it in the file.
 *
 * @param {string} text a record of the game
 * @param {Row} row
 */
export function exportText(text, row) {
  const about = [
    row.name && `[Name "${row.name.replace(/["\\]/g, "\\$&")}"]\n`,
    `[Date "${dayOf(new Date(row.changed))}"]\n`,
    isHinted(row) && '[Hinted "yes"]\n',
    writeAgreement(row.agreed),
  ]
    .filter(Boolean)
    .join("");
  const whole = /^\s*(?:\[Bastide|$)/.test(text) ? text : `[Bastide "1"]\n${text}`;
  return whole.replace(/^\s*\[Bastide "\d+"\]\s*\n/, (first) => `${first}${about}`);
}
