// @ts-check
/** What came from outside and cannot be played: a position without a past, or tiles of sets that are not played. The board that other pages use, which reads both, shows it over the page. */
import { readRecords } from "../bastide.js";
import { setsOf } from "../engine/set-names.js";
import { openDialog } from "../ui/dialogs.js";
import { el } from "../lib/dom.js";
import { showRecord } from "../game/record-dialog.js";
import { notify } from "../ui/notice.js";
import { TEXT } from "../i18n/text.js";
import { embeddedBoard } from "./embedded-board.js";

const words = await TEXT.load.arrive();

/** A moment behind the end of any record: a board then shows its end. The game cannot count the statements of one with tiles that it does not know. */
const END = 99_999;

/** @param {string} record */
export const isDiagram = (record) => readRecords(record)[0]?.tags.Diagram !== undefined;

/** Whether a record that the engine of the game refused needs tiles that only boards of other pages know. @param {string} record */
export function needsOtherTiles(record) {
  return setsOf(record).length > 0 || readRecords(record)[0]?.tags.Tile !== undefined;
}

/**
 * Shows a record that cannot be played for its tiles; a game, which would be played with them, is only told of.
 *
 * @param {string} record
 * @param {number} [at] the moment after so many statements, if not the end
 */
export async function showUnplayed(record, at) {
  const { Bastide, Deck, Boxes = "" } = readRecords(record)[0]?.tags ?? {};
  if (Deck !== undefined || setsOf("", Boxes).length > 0) return notify("arrive", words.notPlayed);
  return show(record, { mode: Bastide === "2" ? "analysis" : "replay", at: at ?? END }, el("p", {}, words.onlyShown));
}

/** @param {string} record */
export const showDiagram = (record) => show(record, { mode: "view" });

/**
 * @param {string} record
 * @param {{ mode: string, at?: number }} how
 * @param {HTMLElement[]} told before the board
 */
async function show(record, { mode, at }, ...told) {
  const board = await embeddedBoard({ mode, at, record });
  const actions = [
    { label: TEXT.close, kind: /** @type {const} */ ("primary") },
    { label: TEXT.menu.record, run: () => showRecord(record, true) },
  ];
  return openDialog(words.diagram, [...told, board], actions, { name: "diagram-dialog" });
}
