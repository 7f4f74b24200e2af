// @ts-check
/** Keeps small values by name in the browser's `localStorage`. Every change gets a time and is reported, so that a second copy can be made. */
import { FORMER, OWN } from "./names.js";

/**
 * A value as it was written here.
 *
 * @typedef {object} Written
 * @property {string} id its name
 * @property {string | null} value its text; `null` after it was forgotten
 * @property {number} at the time of the change in milliseconds. It is later than that of every earlier change, even if the clock was set back
 */

const PREFIX = `${OWN} `;
/** The name under which the time of the last change is kept. Names of values that were changed after that time follow it, one a line. */
const TIME = "written";
/** The copy of the last game, which is large and is saved among the games as well. Of these values only the forgetting is reported. */
const LAST = ["last-game", "last-notes", "last-mark"];

/** The names of all values that were written or forgotten since the page was opened. @type {Set<string>} */
const changed = new Set();
/** Values that must be put back, but for which there is no room yet. @type {Map<string, string>} */
const owed = new Map();
/** The time of the last change that was stored when the page was opened, and the names of values that were changed after it. */
let { time, later } = openedWith();
/** The time of the last change that this page knows of. */
let latest = time;
/** Whether the copies have been read. Until then it is not known what a killed browser has lost, so the stored time stays as it is. */
let isWhole = false;

/** @type {(written: Written) => void} */
let tell = () => {};

/**
 * @param {string} name
 * @returns {string | null}
 */
export function read(name) {
  try {
    return owed.get(name) ?? localStorage.getItem(PREFIX + name);
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
  if (isTaken) note(name, value); // a value that is said not to be kept must not come back
  return isTaken;
}

/** @param {string} name */
export function forget(name) {
  const isThere = read(name) !== null;
  remove(name);
  if (isThere) note(name, null);
}

/** The names of everything that is stored here. @returns {string[]} */
export function names() {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return keys.map((key) => key.slice(PREFIX.length)).filter((name) => name !== TIME);
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
    // If storage is blocked or full, the entries stay where they are.
  }
}

/** @param {(written: Written) => void} listener is called for every value that is written or forgotten */
export function onWritten(listener) {
  tell = listener;
}

/**
 * Puts back every value whose copy is newer than what is stored here, except values that were changed since the page was opened. Then it reports the
 * values whose copy is missing or differs, so that they are copied.
 *
 * @param {unknown[]} copies as they were stored; they may have been edited by hand
 */
export function putBack(copies) {
  const known = new Map(copies.filter(isCopy).map((copy) => [copy.id, copy]));
  for (const { id, value, at } of known.values()) {
    latest = Math.max(latest, at);
    const isOlder = at <= time || later.has(id) || changed.has(id) || id === TIME;
    if (isOlder || (LAST.includes(id) && value !== null)) continue;
    if (value === null) remove(id);
    else if (!store(id, value)) owed.set(id, value);
  }
  isWhole = true;
  keepTime();
  for (const name of new Set([...names(), ...known.keys()])) {
    const value = read(name);
    if (value !== (known.get(name)?.value ?? null)) note(name, value); // the page before this one was left before it had copied it
  }
}

/** @param {any} copy @returns {copy is Written} */
function isCopy(copy) {
  const isValue = copy?.value === null || typeof copy?.value === "string";
  return isValue && typeof copy.id === "string" && Number.isSafeInteger(copy.at);
}

/** Reports a value that was written or forgotten. @param {string} id @param {string | null} value */
function note(id, value) {
  if (isWhole && owed.size === 0 && read(TIME) === null) emptied();
  changed.add(id);
  owed.delete(id);
  if (id === TIME || (LAST.includes(id) && value !== null)) return;
  latest = Math.max(latest, Date.now()) + 1;
  keepTime();
  tell({ id, value, at: latest });
}

/** Stores the time of the last change. While something may still have to be put back, it stores the names of the changed values instead. */
function keepTime() {
  for (const [name, value] of owed) if (store(name, value)) owed.delete(name);
  const isAll = isWhole && owed.size === 0;
  store(TIME, isAll ? String(latest) : [time, ...new Set([...later, ...changed])].join("\n"));
}

/** Takes note that somebody has emptied the storage of the open page. The next page puts back from the copies all that is not written from now on. */
function emptied() {
  time = 0;
  later.clear();
  changed.clear();
  isWhole = false;
}

/** Reads the stored time and the names behind it. */
function openedWith() {
  const [first, ...names] = (read(TIME) ?? "").split("\n");
  const time = Number(first);
  return { time: Number.isSafeInteger(time) ? time : 0, later: new Set(names) };
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
