// @ts-check
/** Games that cannot be saved, read or played here: one sentence what is so, and an offer that loses nothing. */
import { readRecords } from "../bastide.js";
import { openDialog, saveText } from "../ui/dialogs.js";
import { el } from "../lib/dom.js";
import { add, claim, latest, onlyInMemory, recordOf, restore, saveUnsaved } from "../games/games.js";
import { isUnderSeal } from "../games/rows.js";
import { dismiss, notify } from "../ui/notice.js";
import { openSession } from "../games/game-session.js";
import { isUndrawn } from "../games/seals.js";
import { onDemand } from "../ui/on-demand.js";
import { isHinted } from "../storage/beside.js";
import { lastGame, lastNotes } from "../storage/store.js";
import { TEXT, nameOf } from "../i18n/text.js";
import { annotated } from "./notes.js";

/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {import("../games/game-session.js").GameSession} GameSession */
/** @typedef {import("../games/games.js").Trouble} Trouble */
/** @typedef {import("../storage/database.js").Row} Row */

/** What has been said since everything was saved. @type {Set<string>} */
const said = new Set();
/** So long after a save that failed everything is tried again, in milliseconds. */
const AGAIN = 10_000;
/** @type {ReturnType<typeof setInterval> | undefined} */
let again;

/**
 * Says once why games are not saved, and tries again as long as they are not.
 *
 * @param {Trouble | null} trouble
 */
export function reportTrouble(trouble) {
  if (trouble && !trouble.last) addEventListener("beforeunload", hesitate);
  else removeEventListener("beforeunload", hesitate);
  clearInterval(again);
  if (!trouble) {
    said.clear();
    return dismiss("storage");
  }
  again = setInterval(saveUnsaved, AGAIN);
  const sentence = trouble.kind === "blocked" && trouble.last ? TEXT.keep.onlyLast : TEXT.keep[trouble.kind];
  if (said.has(sentence)) return;
  said.add(sentence);
  const save = { label: TEXT.menu.save, run: () => saveLost(trouble.record), stays: true };
  notify("storage", sentence, trouble.kind === "unnamed" ? [] : [save]);
}

/** Saves what is only in memory to a file, with what was written about it. @param {string} record if there is nothing of that kind, and no last game */
async function saveLost(record) {
  const lost = onlyInMemory();
  const games = lost.length > 0 ? lost : [{ text: lastGame() ?? record, study: lastNotes() ?? undefined }];
  // Where what joins a game and its notes does not arrive, both are there.
  const texts = await Promise.all(games.map(({ text, study }) => annotated(text, study).catch(() => [text, study ?? ""])));
  saveText(texts.flat().join("\n"));
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
 * @typedef {object} Ways
 * @property {() => void} onLost another tab took it over
 * @property {(how: "take" | "copy") => void} again the person wants it all the same
 * @property {"ask" | "take"} [how]
 */

/**
 * Takes a saved game up to play it. Where another tab has it, it asks; where it is damaged, it says what is left; where nobody knows what comes next,
 * it can only be looked at.
 *
 * @param {Row} row
 * @param {Ways & { onBranch: (branch: Game) => void }} ways `onBranch` gets a game that goes on from a moment of one that is only looked at
 * @returns {Promise<{ game: Game, session: GameSession } | (() => void)>} says why it cannot be played, once there is a screen for that
 */
export async function takeUp(row, ways) {
  const taken = await take(row, ways);
  if (typeof taken === "function") return taken;
  const { game, text, session } = taken;
  if (game && !isUndrawn(game)) return { game, session };
  const record = game?.record();
  game?.free();
  session.leave();
  if (record === undefined) return () => tellUnreadable(text);
  const { undrawn } = await onDemand(TEXT.load.sealed);
  return () => tellUndrawn(undrawn, record, ways.onBranch);
}

/**
 * Takes a saved game up to analyse it: its board reads games that cannot be played here.
 *
 * @param {Row} row
 * @param {Ways} ways
 * @returns {Promise<{ text: string, session: GameSession } | (() => void)>} the game with its notes
 */
export async function takeUpNotes(row, ways) {
  const taken = await take(row, ways);
  if (typeof taken === "function") return taken;
  const { game, text, session } = taken;
  game?.free();
  try {
    session.found(text);
    return { text: (await annotated(text, session.row.study)).at(-1) ?? text, session };
  } catch (error) {
    await session.leave();
    throw error;
  }
}

/**
 * @param {Row} row
 * @param {Ways} ways
 * @returns {Promise<import("../games/games.js").Restored & { session: GameSession } | (() => void)>}
 */
async function take(row, { onLost, again, how = "ask" }) {
  const session = await openSession(row, onLost, how);
  if (!session) return () => askElsewhere(again, row);
  const claimed = await claim(row);
  session.row = claimed.row;
  const restored = await restore(row.id, claimed.kept).catch(async (error) => {
    await session.leave();
    throw error;
  });
  const { game, text, damaged } = restored;
  if (game && damaged === undefined) session.found(text);
  else if (damaged !== undefined) notify("damaged", TEXT.keep.damaged, [{ label: TEXT.keep.saveDamaged, run: () => saveText(damaged) }]);
  return { ...restored, session };
}

/** A game by message has no copy: one seat must not make two turns. @param {(how: "take" | "copy") => void} again @param {Row} row */
function askElsewhere(again, row) {
  const here = { label: TEXT.tabs.here, kind: /** @type {const} */ ("primary"), run: () => again("take") };
  const isOne = isUnderSeal(row);
  const actions = isOne ? [here] : [here, { label: TEXT.tabs.copy, run: () => again("copy") }];
  void openDialog(TEXT.tabs.title, [el("p", {}, TEXT.tabs.text)], actions, { name: "elsewhere" });
}

/**
 * @param {string} sentence
 * @param {string} record
 * @param {(branch: Game) => void} onBranch
 */
function tellUndrawn(sentence, record, onBranch) {
  const look = async () => {
    const { openReplay } = await onDemand(() => import("../game/replay.js"));
    await openReplay(record, { onBranch });
  };
  const actions = [{ label: TEXT.replay.open, kind: /** @type {const} */ ("primary"), run: look }, { label: TEXT.close }];
  void openDialog(TEXT.replay.title, [el("p", {}, sentence)], actions, { name: "undrawn" });
}

/** @param {string} text */
function tellUnreadable(text) {
  const format = readRecords(text)[0]?.tags.Bastide;
  const actions = [
    { label: TEXT.close, kind: /** @type {const} */ ("primary") },
    { label: TEXT.menu.save, run: () => saveText(text) },
  ];
  void openDialog(TEXT.keep.unreadable, [el("p", {}, format === undefined || format === "1" ? TEXT.keep.lost : TEXT.keep.newer)], actions, {
    name: "unreadable",
  });
}

/**
 * @param {Row} row
 * @returns {Promise<Row>} a game of its own that is so far the same
 */
export async function copyOf(row) {
  const newest = await latest(row);
  const { study, visited, received, agreed } = newest;
  const kept = {
    ...(study && { study }),
    ...(visited && { visited }),
    ...(received && { received }),
    ...(agreed && { agreed }),
    ...(isHinted(newest) && { hinted: true }),
  };
  return add(await recordOf(row.id), { name: TEXT.tabs.copyOf(nameOf(row)), ...kept });
}
