// @ts-check
/** Small values of this copy of the game, each with a name, in the browser's `localStorage`. Each change is counted and told, for a second copy. */
import { FORMER, OWN } from "./names.js";

/**
 * A value as it was written here.
 *
 * @typedef {object} Written
 * @property {string} id its name
 * @property {string | null} value nothing: it was forgotten
 * @property {number} at the count of all that were written until then, so that the newer of two is known
 */

const PREFIX = `${OWN} `;
/** The name of the count of all that was written. */
const COUNT = "written";
/** The last game is large, and among all games anyhow: it is not told. */
const LAST = ["last-game", "last-notes", "last-mark"];

/** The names of what was written or forgotten since the page was opened. @type {Set<string>} */
const changed = new Set();
/** The count of the value that was written last, as far as it is known here. */
let latest = 0;

/** @type {(written: Written) => void} */
let tell = () => {};

/**
 * @param {string} name
 * @returns {string | null}
 */
export function read(name) {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null; // storage is blocked
  }
}

/**
 * @param {string} name
 * @param {string} value
 * @returns {boolean} whether the browser took it
 */
export function write(name, value) {
  const isTaken = store(name, value);
  note(name, value);
  return isTaken;
}

/** @param {string} name */
export function forget(name) {
  const isThere = read(name) !== null;
  remove(name);
  if (isThere) note(name, null);
}

/** What everything is called that is stored here. @returns {string[]} */
export function names() {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return keys.map((key) => key.slice(PREFIX.length)).filter((name) => name !== COUNT);
  } catch {
    return []; // storage is blocked
  }
}

/** @param {string} name @param {() => void} listener hears of a value that another tab has changed */
export function onElsewhere(name, listener) {
  addEventListener("storage", ({ key }) => {
    if (key === PREFIX + name || key === null) listener();
  });
}

/** Moves entries from before names contained a path to the first copy of the game that is opened. A copy that already has entries takes none. */
export function takeOver() {
  try {
    const keys = Object.keys(localStorage);
    if (keys.some((key) => key.startsWith(PREFIX))) return;
    for (const key of keys.filter((key) => key.startsWith(`${FORMER}.`))) {
      localStorage.setItem(PREFIX + key.slice(FORMER.length + 1), localStorage.getItem(key) ?? "");
      localStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked, or full: what is there stays where it is.
  }
}

/** @param {(written: Written) => void} listener hears of what is written and forgotten, whether the browser takes it or not */
export function onWritten(listener) {
  tell = listener;
}

/**
 * Puts back values that are newer than what is here. What was changed since the page was opened stays.
 *
 * @param {unknown[]} copies as they were stored; they may have been edited by hand
 */
export function putBack(copies) {
  const count = stored();
  const isCopy = (/** @type {any} */ copy) =>
    typeof copy?.id === "string" && (copy.value === null || typeof copy.value === "string") && Number.isSafeInteger(copy.at);
  for (const { id, value, at } of /** @type {Written[]} */ (copies.filter(isCopy))) {
    latest = Math.max(latest, at);
    if (at <= count || changed.has(id) || id === COUNT || LAST.includes(id)) continue;
    if (value === null) remove(id);
    else store(id, value);
  }
  if (latest > count) store(COUNT, String(latest));
}

/** Counts a value that was written or forgotten, and tells of it. @param {string} id @param {string | null} value */
function note(id, value) {
  if (LAST.includes(id)) return;
  changed.add(id);
  latest = Math.max(stored(), latest) + 1;
  store(COUNT, String(latest));
  tell({ id, value, at: latest });
}

/** How many values had been written by the time to which what is stored belongs. */
function stored() {
  const count = Number(read(COUNT));
  return Number.isSafeInteger(count) ? count : 0;
}

/** @param {string} name @param {string} value @returns {boolean} whether the browser took it */
function store(name, value) {
  try {
    localStorage.setItem(PREFIX + name, value);
    return true;
  } catch {
    return false; // storage is blocked or full: the game is not worth less for it
  }
}

/** @param {string} name */
function remove(name) {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Storage is blocked: there is nothing in it.
  }
}
