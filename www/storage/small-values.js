// @ts-check
/** Small values of this copy of the game, each with a name, in the browser's `localStorage`. Each change gets a time and is told, for a second copy. */
import { FORMER, OWN } from "./names.js";

/**
 * A value as it was written here.
 *
 * @typedef {object} Written
 * @property {string} id its name
 * @property {string | null} value nothing: it was forgotten
 * @property {number} at when, in milliseconds; later than everything that was written before it, also where the clock was set back
 */

const PREFIX = `${OWN} `;
/** The name under which the time of the last change is kept, and behind it in lines of their own the names of what was changed later. */
const TIME = "written";
/** The last game is large, and among all games anyhow: only that it was forgotten is told. */
const LAST = ["last-game", "last-notes", "last-mark"];

/** The names of what was written or forgotten since the page was opened. @type {Set<string>} */
const changed = new Set();
/** Values that were put back, but found no room yet. @type {Map<string, string>} */
const owed = new Map();
/** The time of the last change, as far as it is known here. */
let latest = 0;
/** The last change that is in what was stored when the page was opened, and the names of what was changed later. @type {{ time: number, later: Set<string> } | undefined} */
let before;
/** Whether the copies have been seen: until then nobody knows what a killed browser has lost, and the time does not go on. */
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
  opening();
  const isTaken = store(name, value);
  if (isTaken) note(name, value); // what is said to be lost must not come back
  return isTaken;
}

/** @param {string} name */
export function forget(name) {
  const isThere = read(name) !== null;
  opening();
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
    // Storage is blocked, or full: what is there stays where it is.
  }
}

/** @param {(written: Written) => void} listener hears of what is written and forgotten */
export function onWritten(listener) {
  tell = listener;
}

/**
 * Puts back values that are newer than what is here. What was changed since the page was opened stays. What has no copy, or another one, is told.
 *
 * @param {unknown[]} copies as they were stored; they may have been edited by hand
 */
export function putBack(copies) {
  const { time, later } = opening();
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
    if (value !== (known.get(name)?.value ?? null)) note(name, value); // the page before was left too soon
  }
}

/** @param {any} copy @returns {copy is Written} */
function isCopy(copy) {
  const isValue = copy?.value === null || typeof copy?.value === "string";
  return isValue && typeof copy.id === "string" && Number.isSafeInteger(copy.at);
}

/** Tells of a value that was written or forgotten. @param {string} id @param {string | null} value */
function note(id, value) {
  const { time } = opening();
  changed.add(id);
  owed.delete(id);
  if (id === TIME || (LAST.includes(id) && value !== null)) return;
  latest = Math.max(time, latest, Date.now()) + 1;
  keepTime();
  tell({ id, value, at: latest });
}

/** Keeps the time of the last change, or what was changed while something may still have to be put back. */
function keepTime() {
  const { time, later } = opening();
  for (const [name, value] of owed) if (store(name, value)) owed.delete(name);
  const isAll = isWhole && owed.size === 0;
  latest = Math.max(latest, time);
  store(TIME, isAll ? String(latest) : [time, ...new Set([...later, ...changed])].join("\n"));
}

/** What is known of the time to which the values belong with which the page was opened. */
function opening() {
  const [first, ...later] = before ? [] : (read(TIME) ?? "").split("\n");
  const time = Number(first);
  before ??= { time: Number.isSafeInteger(time) ? time : 0, later: new Set(later) };
  return before;
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
