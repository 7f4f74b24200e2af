// @ts-check
/** Games that cannot be saved, read or played here: one sentence what is so, and an offer that loses nothing. */
import { readRecords } from "../bastide.js";
import { openDialog, saveText } from "../ui/dialogs.js";
import { el } from "../lib/dom.js";
import { add, claim, latest, recordOf, restore } from "../games/games.js";
import { dismiss, notify } from "../ui/notice.js";
import { openSession } from "../games/game-session.js";
import { lastGame } from "../storage/store.js";
import { TEXT, nameOf } from "../i18n/text.js";

/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {import("../games/game-session.js").GameSession} GameSession */
/** @typedef {import("../games/games.js").Trouble} Trouble */
/** @typedef {import("../storage/database.js").Row} Row */

/** What has been said once. @type {Set<string>} */
const said = new Set();

/**
 * Says once why games are not saved.
 *
 * @param {Trouble | null} trouble
 */
export function reportTrouble(trouble) {
  if (trouble && !trouble.last) addEventListener("beforeunload", hesitate);
  else removeEventListener("beforeunload", hesitate);
  if (!trouble) return dismiss("storage");
  const sentence = trouble.kind === "blocked" && trouble.last ? TEXT.keep.onlyLast : TEXT.keep[trouble.kind];
  if (said.has(sentence)) return;
  said.add(sentence);
  notify("storage", sentence, [{ label: TEXT.menu.save, run: () => saveText(lastGame() ?? trouble.record), stays: true }]);
}

/**
 * The browser asks before it closes a page whose game would be gone.
 *
 * @param {Event} event
 */
function hesitate(event) {
  event.preventDefault();
}

/**
 * Takes a saved game up. Where another tab has it, it asks; where it is damaged, it says what is left.
 *
 * @param {Row} row
 * @param {object} ways
 * @param {() => void} ways.onLost another tab took it over
 * @param {(how: "take" | "copy") => void} ways.again the person wants it all the same
 * @param {"ask" | "take"} [ways.how]
 * @returns {Promise<{ game: Game, session: GameSession } | (() => void)>} says why it cannot be played, once there is a screen for that
 */
export async function takeUp(row, { onLost, again, how = "ask" }) {
  const session = await openSession(row, onLost, how);
  if (!session) return () => askElsewhere(again);
  const claimed = await claim(row);
  session.row = claimed.row;
  const { game, text, damaged } = await restore(row.id, claimed.kept);
  if (!game) {
    session.leave();
    return () => tellUnreadable(text);
  }
  if (damaged === undefined) session.found(text);
  else notify("damaged", TEXT.keep.damaged, [{ label: TEXT.keep.saveDamaged, run: () => saveText(damaged) }]);
  return { game, session };
}

/** @param {(how: "take" | "copy") => void} again */
function askElsewhere(again) {
  const actions = [
    { label: TEXT.tabs.here, kind: /** @type {const} */ ("primary"), run: () => again("take") },
    { label: TEXT.tabs.copy, run: () => again("copy") },
  ];
  openDialog(TEXT.tabs.title, [el("p", {}, TEXT.tabs.text)], actions, { name: "elsewhere" });
}

/** @param {string} text */
function tellUnreadable(text) {
  const format = readRecords(text)[0]?.tags.Bastide;
  const actions = [
    { label: TEXT.close, kind: /** @type {const} */ ("primary") },
    { label: TEXT.menu.save, run: () => saveText(text) },
  ];
  openDialog(TEXT.keep.unreadable, [el("p", {}, format === undefined || format === "1" ? TEXT.keep.lost : TEXT.keep.newer)], actions, { name: "unreadable" });
}

/**
 * @param {Row} row
 * @returns {Promise<Row>} a game of its own that is so far the same
 */
export async function copyOf(row) {
  const { study, visited } = await latest(row);
  return add(await recordOf(row.id), { name: TEXT.tabs.copyOf(nameOf(row)), ...(study && { study }), ...(visited && { visited }) });
}
