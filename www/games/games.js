// @ts-check
/**
 * The games of this browser: each is saved after every decision, and found again whatever ended the page.
 *
 * What the browser refuses to store stays in memory, so the game can go on; listeners of `onTrouble` are told why.
 */
import { Game } from "../bastide.js";
import { READING, StoreError, checksum, openDatabase } from "../storage/database.js";
import { colourNames } from "../i18n/languages.js";
import { TEXT } from "../i18n/text.js";
import { newId, newRow, openOf, read, summaryOf } from "./rows.js";
import { lastFirst } from "./moments.js";
import { isSealed } from "./seals.js";
import { eraseCopies } from "../storage/second-copy.js";
import { forgetBeside, isHinted } from "../storage/beside.js";
import { forgetLastGame, forgetSettings, keepLastGame, lastGame, lastMark, lastNotes } from "../storage/store.js";

/** @typedef {import("../storage/database.js").Row} Row */
/** @typedef {import("../storage/database.js").Generation} Generation */

/**
 * @typedef {object} Trouble why a game could not be saved
 * @property {"blocked" | "full" | "outdated" | "unnamed"} kind `unnamed`: nothing but a name
 * @property {boolean} last whether nothing is lost with the page: what is not saved will be found again, as the last game
 * @property {string} record of the game that was to be saved
 */

/**
 * @typedef {object} Restored
 * @property {Game} [game] nothing: what was saved cannot be read
 * @property {string} text the record of that game, or else what was saved
 * @property {string} [damaged] what was saved last, where the game comes from before it
 */

/** How long the start of the page waits for the list of games, in milliseconds. */
const PATIENCE = 3000;

/** @type {import("../storage/database.js").Database | null} */
let database = null;
/** Why there is no database. @type {StoreError["kind"]} */
let missing = "blocked";
/** What the browser did not take of a game. @typedef {{ row: Row, text: string, last: boolean, isLost?: boolean }} Memory `last`: it was taken as the last game; `isLost`: another session goes on with it */
/** @type {Map<string, Memory>} */
const unsaved = new Map();
/** Names that the browser did not take, by the game, each with the one before it. @type {Map<string, { name: string, before: string }>} */
const unnamed = new Map();
/** What is being tried again. @type {Promise<void> | null} */
let trying = null;
/** @type {(trouble: Trouble | null) => void} */
let tell = () => {};
/** Saves the game on the table again after the storage was emptied. */
let saveAgain = () => {};

/** @param {(trouble: Trouble | null) => void} listener hears of every save that fails, and null once everything is saved again */
export function onTrouble(listener) {
  tell = listener;
  addEventListener("storage", ({ key }) => key?.endsWith("last-mark") && hasUnsaved() && tellAgain());
}

/** Says once more what is not saved: the copy of the last game may be one of another tab now. */
let tellAgain = () => {};

/** @param {() => void} listener is to save the game on the table: what was kept of it is gone */
export function onEmptied(listener) {
  saveAgain = listener;
}

/** Opens what is kept. Needs no engine, so that both can load at once. */
export async function connect() {
  const onOutdated = () => {
    database = null;
    missing = "outdated";
  };
  const onGone = async () => {
    await connect();
    saveAgain();
  };
  try {
    database = await openDatabase({ onOutdated, onGone });
  } catch (cause) {
    database = null;
    missing = cause instanceof StoreError && cause.kind !== "closed" ? cause.kind : "blocked";
  }
}

/** Opens what is kept once more, where that took too long before. */
async function reconnect() {
  if (!database && missing === "failed") await connect();
}

/** @param {unknown} cause @returns {Trouble["kind"]} */
function kindOf(cause) {
  return cause instanceof StoreError && (cause.kind === "full" || cause.kind === "outdated") ? cause.kind : "blocked";
}

/**
 * Asks the database for something. One that the browser has closed is opened again.
 *
 * @template T
 * @param {(database: import("../storage/database.js").Database) => Promise<T>} run
 * @returns {Promise<T>}
 */
async function ask(run) {
  try {
    if (database) return await run(database);
  } catch (cause) {
    if (!(cause instanceof StoreError && cause.kind === "closed")) throw cause;
    await connect();
    if (database) return run(database);
  }
  throw new StoreError(missing);
}

/**
 * Reads what is saved.
 *
 * @template T
 * @param {(database: import("../storage/database.js").Database) => Promise<T[]>} run
 * @returns {Promise<T[]>} nothing where the browser stores nothing; fails where it has something that cannot be read now
 */
async function look(run) {
  try {
    return await ask(run);
  } catch (cause) {
    if (!database && missing === "blocked") return [];
    throw cause;
  }
}

/**
 * Takes in what only the copy of the last game has: the page ended before the save did, or an older Bastide left it.
 *
 * @param {Promise<unknown>} ready the engine and the words, which are needed only then
 * @param {(text: string) => Promise<{ row?: Row }>} receive puts a record beside the others, unless it is one of them
 * @returns {Promise<Row[]>} every game, the one played last first
 */
export async function takeUpLast(ready, receive) {
  await reconnect();
  /** @type {unknown} */
  let trouble;
  const rows = await rowsIn(PATIENCE).catch((cause) => void (trouble = cause));
  const text = lastGame();
  if (!text) return rows ?? inMemory();
  const [id, saved, writer, sum] = lastMark().split(" ");
  const study = [lastNotes() ?? "", ""].find((notes) => checksum(text + notes) === Number(sum)); // an older Bastide leaves notes of another game there
  const marked = study !== undefined;
  if (!rows) {
    await ready;
    const told = marked && summaryOf(text);
    if (!told) return inMemory(); // the copy is there the next time, too
    const copy = { ...newRow(), ...told, id, writer, saved: Number(saved), ...(study && { study }) };
    unsaved.set(copy.id, { row: copy, text, last: true }); // it can be played on, and is saved once that works
    report(trouble, text);
    return inMemory();
  }
  const row = marked ? rows.find((one) => one.id === id) : undefined;
  if (row && (row.writer !== writer || Number(saved) <= row.saved)) return rows;
  await ready;
  const about = { writer, saved: Number(saved), ...(study && { study }) };
  if (row) await store({ ...row, ...summaryOf(text), ...about }, text, true);
  else if (marked) await add(text, { id, ...about }, true);
  else keepLast((await receive(text)).row ?? (await add(text, {}, true)), text);
  return rowsIn(PATIENCE).catch(inMemory);
}

/**
 * Every game, the one played last first.
 *
 * @returns {Promise<Row[]>} fails with a `StoreError` where what is saved cannot be read now
 */
export const list = () => reconnect().then(() => rowsIn(READING));

/** @param {number} patience how long that may take, in milliseconds */
async function rowsIn(patience) {
  const kept = await look((database) => database.rows(patience));
  return withMemory(kept);
}

/** The games that are only in memory. */
const inMemory = () => withMemory([]);

/** @param {Row[]} kept @returns {Row[]} with what is only in memory, the one played last first */
function withMemory(kept) {
  const rows = new Map(kept.map((row) => [row.id, row]));
  for (const { row } of unsaved.values()) {
    const before = rows.get(row.id);
    rows.set(row.id, before ? { ...before, ...row, made: before.made, name: row.name || before.name } : row); // a copy alone does not know them
  }
  for (const [id, { name }] of unnamed) {
    const row = rows.get(id);
    if (row) rows.set(id, { ...row, name });
  }
  return lastFirst([...rows.values()]);
}

/** A game as it is now: other tabs may have changed it since. @param {Row} row */
export async function latest(row) {
  return (await list()).find(({ id }) => id === row.id) ?? row;
}

/**
 * The game to go on with, as far as that can be read at once.
 *
 * @returns {Promise<Row | undefined>}
 */
export async function lastOpen() {
  return openOf(await rowsIn(PATIENCE).catch(inMemory));
}

/**
 * Puts a record beside the others, whether it can be read or not.
 *
 * @param {string} text
 * @param {Partial<Row>} [about]
 * @param {boolean} [last] whether the browser has taken it as the last game
 * @returns {Promise<Row>}
 */
export async function add(text, about, last = false) {
  const row = { ...newRow(), ...summaryOf(text), saved: 1, ...about };
  await store(row, text, last);
  return row;
}

/**
 * The game as it was saved last, or as far as that can be read.
 *
 * @param {string} id
 * @param {Generation[]} [kept] what is saved, where that is known
 * @returns {Promise<Restored>} fails with a `StoreError` where what is saved cannot be read now
 */
export async function restore(id, kept) {
  const texts = await savedTexts(id, kept);
  for (const { text, sound } of texts) {
    const game = sound ? read(text) : undefined;
    if (game) return text === texts[0].text ? { game, text } : { game, text, damaged: texts[0].text };
  }
  for (const { text } of texts) {
    const game = Game.beginning(text, colourNames(TEXT));
    if (game) return { game, text: game.record(), damaged: text };
  }
  return { text: texts[0]?.text ?? "" };
}

/**
 * The record of a saved game.
 *
 * @param {string} id
 * @returns {Promise<string>}
 */
export async function recordOf(id) {
  const { game, text } = await restore(id);
  game?.free();
  return text;
}

/**
 * @param {string} id
 * @param {Generation[]} [kept]
 * @returns {Promise<{ text: string, sound: boolean }[]>} newest first; not sound: it is not what was written
 */
async function savedTexts(id, kept) {
  if (!kept) await reconnect();
  const memory = unsaved.get(id);
  kept ??= await look((database) => database.generations(id)).catch((cause) => {
    if (memory) return []; // that is the newest
    throw cause;
  });
  const texts = kept.map(({ text, check, saved }) => ({ text, sound: checksum(text) === check, saved }));
  if (memory) texts.unshift({ text: memory.text, sound: true, saved: memory.row.saved });
  const [marked, saved] = lastMark().split(" ");
  const last = marked === id && lastGame();
  if (last) texts.push({ text: last, sound: true, saved: database ? -1 : Number(saved) });
  return texts.sort((one, other) => other.saved - one.saved);
}

/**
 * Names a game. A name that the browser does not take is in memory, and is tried again as the games are.
 *
 * @param {Pick<Row, "id" | "name">} row
 * @param {string} name
 */
export async function rename({ id, name: before }, name) {
  const wanted = { name, before };
  unnamed.set(id, wanted);
  await amend(id, { name }).then(
    () => named(id, wanted),
    (cause) => report(cause),
  );
}

/** The browser has taken a name. @param {string} id @param {{ name: string }} wanted */
function named(id, wanted) {
  if (unnamed.get(id) === wanted) unnamed.delete(id);
  tellWhole();
}

/**
 * Keeps what a master found of a game beside it; it can be worked out again.
 *
 * @param {string} id
 * @param {NonNullable<Row["judged"]>} judged
 */
export async function keepJudgement(id, judged) {
  await amend(id, { judged }).catch(() => {}); // nothing is lost
}

/**
 * @param {string} id
 * @param {Partial<Pick<Row, "name" | "judged">>} fields
 * @param {string} [before] a row that has another name by now stays as it is
 */
async function amend(id, fields, before) {
  const memory = unsaved.get(id);
  if (memory) Object.assign(memory.row, fields);
  if (database || !memory) await ask((database) => database.amend(id, fields, before));
}

/**
 * Gives a saved game a new writer: nobody else may save it from then on.
 *
 * @param {Row} row
 * @returns {Promise<{ row: Row, kept?: Generation[] }>} as it is now, and what is saved; where nothing can be written, as it was
 */
export async function claim(row) {
  await reconnect();
  const claimed = await ask((database) => database.claim(row.id, newId())).catch(() => undefined);
  const found = claimed?.row ?? row;
  const [marked, saved] = lastMark().split(" ");
  const copy = !claimed && marked === row.id ? { ...row, saved: Number(saved), study: lastNotes() ?? undefined } : undefined; // of another tab
  const newer = [unsaved.get(row.id)?.row, copy].find((one) => one && one.saved > found.saved);
  return { row: newer ? { ...newer, writer: found.writer } : found, kept: claimed?.kept };
}

/**
 * @param {Row} row
 * @returns {Promise<() => Promise<void>>} puts it back as it was counted, so that the next save of a tab that has it still is the newer one
 */
export async function remove(row) {
  const [removed, texts] = [await latest(row), (await savedTexts(row.id)).slice(0, 2).reverse()];
  unsaved.delete(row.id);
  unnamed.delete(row.id);
  if (lastMark().split(" ")[0] === row.id) forgetLastGame();
  const putBeside = forgetBeside(row.id);
  if (database) await ask((database) => database.remove(row.id)).then(saveUnsaved, report); // there may be room now
  return async () => {
    putBeside();
    const first = Math.max(removed.saved, texts.length) + 1 - texts.length; // a damaged row may have lost its count
    try {
      for (const [index, { text }] of texts.entries()) await store({ ...removed, saved: first + index }, text);
    } catch {
      // Another session has brought the game back: what that saved is newer.
    }
  };
}

/** Forgets every game and every setting of this browser. */
export async function eraseAll() {
  unsaved.clear();
  unnamed.clear();
  forgetSettings();
  await eraseCopies().catch(() => {}); // where nothing can be stored, there are none
  if (database) await ask((database) => database.clear());
}

/**
 * Writes a game where it can be written; what is refused stays in memory.
 *
 * @param {Row} row
 * @param {string} text
 * @param {boolean} [last] whether it is there as the last game anyway
 */
export async function store(row, text, last = false) {
  try {
    await write(row, text);
    if (hasUnsaved()) void saveUnsaved();
    else tell(null);
  } catch (cause) {
    if (isElsewhere(cause)) throw cause;
    unsaved.set(row.id, { row, text, last });
    report(cause, text, last);
  }
}

/** @param {unknown} cause */
const isElsewhere = (cause) => cause instanceof StoreError && cause.kind === "elsewhere";

/** @param {Row} row @param {string} text */
async function write(row, text) {
  await ask((database) => database.save(row, text));
  if ((unsaved.get(row.id)?.row.saved ?? Infinity) <= row.saved) unsaved.delete(row.id);
}

/** Whether a game is where a reload finds it. @param {Row} row */
export const isKept = ({ id }) => unsaved.get(id)?.last ?? true;

/** Whether a game is where it stays: the copy of the last game is there only until another one is played. @param {Row} row */
export const isWritten = ({ id }) => !unsaved.has(id);

/** Another session goes on with a game, perhaps without having been able to say so: what is only in memory here does not replace what it saves. @param {string} id */
export function disown(id) {
  const memory = unsaved.get(id);
  if (memory) memory.isLost = true;
}

/** What is only in memory, each game with what was written about it. @returns {{ text: string, study?: string }[]} */
export const onlyInMemory = () => [...unsaved.values()].map(({ row, text }) => ({ text, study: row.study }));

/** Whether anything is only in memory. */
export const hasUnsaved = () => unsaved.size + unnamed.size > 0;

/** Says that everything is saved again, if it is. */
function tellWhole() {
  if (!hasUnsaved()) tell(null);
}

/** Tries again to write what the browser did not take. */
export function saveUnsaved() {
  trying ??= writeUnsaved().finally(() => (trying = null));
  return trying;
}

async function writeUnsaved() {
  if (!hasUnsaved()) return;
  if (!database && missing !== "outdated") await connect();
  for (const memory of unsaved.values()) {
    try {
      if (memory.isLost) await writeBeside(memory);
      else await write(memory.row, memory.text).catch((cause) => (isElsewhere(cause) ? writeBeside(memory) : Promise.reject(cause)));
    } catch (cause) {
      if (kindOf(cause) !== "full") return; // a smaller one may find room
    }
  }
  for (const [id, wanted] of unnamed) {
    const { name, before } = wanted; // another tab may have given a newer one
    await amend(id, { name }, before).then(
      () => named(id, wanted),
      () => {}, // told already, and tried again
    );
  }
  tellWhole();
}

/**
 * Where another session has gone on with a game, what is only in memory becomes a game of its own, unless that session has it. A sealed game has no
 * copy, since one seat must not make two turns; a turn that is only in memory was not sent.
 *
 * @param {Memory} memory
 */
async function writeBeside(memory) {
  const { row, text } = memory;
  const [rows, kept] = await ask((database) => Promise.all([database.rows(), database.generations(row.id)]));
  const isThere = kept.some((one) => one.text === text) && (!row.study || rows.some(({ id, study }) => id === row.id && study === row.study));
  if (!isThere && !isSealed(text)) await write({ ...row, id: newId(), writer: newId(), saved: 1, ...(isHinted(row) && { hinted: true }) }, text);
  if (unsaved.get(row.id) === memory) unsaved.delete(row.id);
}

/**
 * @param {unknown} cause
 * @param {string} [record]
 * @param {boolean} [last]
 * @returns {undefined}
 */
function report(cause, record = lastGame() ?? "", last = true) {
  const found = kindOf(cause);
  const kind = found !== "outdated" && unsaved.size === 0 && unnamed.size > 0 ? "unnamed" : found;
  tellAgain = () => report(cause, record, last);
  // Where the browser saves nothing else it is told that the last game alone is kept; elsewhere all games are expected to be.
  const isLast = (/** @type {Memory} */ memory) => memory.last && lastMark() === mark(memory.row, memory.text);
  const kept = [...unsaved.values()];
  const all = kind === "blocked" ? kept.length === 0 || kept.some(isLast) : kept.every(isLast);
  tell({ kind, last: last && all && unnamed.size === 0, record });
}

/**
 * Which save of which game the copy of the last game is.
 *
 * @param {Row} row
 * @param {string} text
 */
export function mark(row, text) {
  return [row.id, row.saved, row.writer, checksum(text + (row.study ?? ""))].join(" ");
}

/**
 * Writes the copy of the last game, with what was written about it.
 *
 * @param {Row} row
 * @param {string} text
 * @returns {boolean} whether the browser took it
 */
export function keepLast(row, text) {
  return keepLastGame(text, mark(row, text), row.study);
}
