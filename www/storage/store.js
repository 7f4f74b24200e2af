// @ts-check
/** What this browser remembers. Where storage is blocked or full the game goes on without it. */

import { OWN } from "./names.js";
import { forget, names, onElsewhere, read, write } from "./small-values.js";

/**
 * @typedef {object} Choice what was chosen on the set-up screen
 * @property {"2016" | "2001" | "2021"} rules
 * @property {string[]} boxes
 * @property {{ colour: import("../bastide.js").Colour, name: string, level?: import("../bastide.js").Level }[]} players
 * @property {Record<string, string>} options those that depart from the edition
 * @property {"half" | "whole" | "double"} pile how many of the tiles
 * @property {number} [seed] the shuffle of the last game
 * @property {Agreed} [agreed] what nobody can change during the game
 */

/**
 * What the players of a game agreed on; nothing of what everybody may choose as they like.
 *
 * @typedef {object} Agreed
 * @property {false} [aids] nobody is helped
 * @property {false} [undo] nothing is taken back
 * @property {"soft" | "bank"} [clock]
 * @property {number} [minutes] of the bank
 */

/** @typedef {"clock" | "away" | "hinted"} Beside the time that the players of a game took, who left its table, or that a hint was asked for */

const PREFIX = `${OWN} `;
/** @type {readonly Beside[]} */
const BESIDE = ["clock", "away", "hinted"];
/** Beside so many games something is kept: those for which it was written last. */
const MOST_BESIDE = 100;

/** Parts that the browser did not take, by the name of their entry. @type {Map<string, object>} */
const untaken = new Map();

/** What the browser did not take beside a game, by the name of its entry: it counts until the page is closed. @type {Map<string, object>} */
const unkeptBeside = new Map();

/** Says that a setting counts only until the page is closed. */
let tellUntaken = () => {};

/** @param {() => void} listener hears of a setting that the browser did not take */
export function onUntaken(listener) {
  tellUntaken = listener;
}

/** The game kept last, for where storage is blocked. @type {{ record: string, notes: string | null } | null} */
let latest = null;

/**
 * The record of the last game, a copy beside the games of `games.js`: written synchronously, and read where those are unavailable.
 *
 * @returns {string | null}
 */
export function lastGame() {
  return latest ? latest.record : read("last-game");
}

/** What was written about the last game. @returns {string | null} */
export function lastNotes() {
  return latest ? latest.notes : read("last-notes");
}

/**
 * @param {string} record
 * @param {string} mark says which game it is and which save of it
 * @param {string | null} [notes] what was written about it
 * @returns {boolean} whether the browser took all of it
 */
export function keepLastGame(record, mark, notes = null) {
  latest = { record, notes };
  const whole = notes === null || write("last-notes", notes);
  if (notes === null || !whole) forget("last-notes");
  return write("last-game", record) && write("last-mark", mark) && whole;
}

/** @returns {string} */
export function lastMark() {
  return read("last-mark") ?? "";
}

export function forgetLastGame() {
  latest = null;
  forget("last-game");
  forget("last-notes");
  forget("last-mark");
}

/** Everything of this file, as after the very first visit. */
export function forgetSettings() {
  forgetLastGame();
  untaken.clear();
  unkeptBeside.clear();
  for (const name of names()) forget(name);
}

/**
 * The last set-up as stored. It may have been edited by hand, so callers must check it.
 *
 * @returns {unknown}
 */
export function lastChoice() {
  try {
    return JSON.parse(read("set-up") ?? "null");
  } catch {
    return null;
  }
}

/** @param {Choice} choice */
export function keepChoice(choice) {
  write("set-up", JSON.stringify(choice));
}

/**
 * What was kept for the next load of the page in this tab, for example to change the language. Reading it removes it.
 *
 * @param {"draft" | "move"} what the half-filled set-up form, or what is chosen and looked at on the board
 * @returns {unknown}
 */
export function takeDraft(what) {
  try {
    const draft = sessionStorage.getItem(PREFIX + what);
    sessionStorage.removeItem(PREFIX + what);
    return JSON.parse(draft ?? "null");
  } catch {
    return null;
  }
}

/**
 * @param {"draft" | "move"} what
 * @param {unknown} value
 */
export function keepDraft(what, value) {
  try {
    sessionStorage.setItem(PREFIX + what, JSON.stringify(value));
  } catch {
    // Storage is blocked: the form is filled in like the last time, and nothing is chosen.
  }
}

/** The last choice of aids as stored; callers must check it. @returns {object} */
export const lastAids = () => keptParts("aids");

/** @param {Record<string, boolean>} changed those that were switched */
export function keepAids(changed) {
  keepParts("aids", changed);
}

/** @returns {string | null} */
export function lastTheme() {
  return read("theme");
}

/** @param {string} theme */
export function keepTheme(theme) {
  writeSetting("theme", theme);
}

/** @returns {string | null} */
export function lastStyle() {
  return read("style");
}

/** @param {string} style */
export function keepStyle(style) {
  writeSetting("style", style);
}

/** The last preferences as stored; callers must check them. @returns {object} */
export const lastPreferences = () => keptParts("preferences");

/** @param {object} changed those that were changed */
export function keepPreferences(changed) {
  keepParts("preferences", changed);
}

/** @param {() => void} listener hears of preferences that were changed in another tab */
export const onPreferencesElsewhere = (listener) => onElsewhere("preferences", listener);

/**
 * The value stored under a name. It may have been edited by hand, so callers must check it.
 *
 * @param {string} name
 * @returns {unknown}
 */
export function kept(name) {
  try {
    return JSON.parse(read(name) ?? "null");
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {unknown} value
 * @returns {boolean} whether the browser took it
 */
export function keep(name, value) {
  return write(name, JSON.stringify(value));
}

/** Keeps a setting, or says that it counts only until the page is closed. @param {string} name @param {string} value */
export function writeSetting(name, value) {
  if (!write(name, value)) tellUntaken();
}

/**
 * An object as it is stored now, with what the browser did not take of it.
 *
 * @param {string} name
 * @returns {object}
 */
function keptParts(name) {
  const found = kept(name);
  return { ...(typeof found === "object" && found), ...untaken.get(name) };
}

/**
 * Changes parts of an object as it is stored now: another tab may have changed others since this one read it.
 *
 * @param {string} name
 * @param {object} changed
 */
function keepParts(name, changed) {
  if (keep(name, { ...keptParts(name), ...changed })) return untaken.delete(name);
  untaken.set(name, { ...untaken.get(name), ...changed });
  tellUntaken();
}

/**
 * The value stored beside a game; callers must check it. Earlier versions had one entry for all games, which names the game it is about.
 *
 * @param {string} game
 * @param {Beside} what
 * @returns {unknown}
 */
export function keptBeside(game, what) {
  return unkeptBeside.get(`${what} ${game}`) ?? kept(`${what} ${game}`) ?? (isFormer(game, what) ? kept(what) : null);
}

/**
 * Keeps a value beside a game. Each game has an entry of its own, which the tab that has the game writes, so no other game and no other tab undoes it.
 *
 * @param {string} game
 * @param {Beside} what
 * @param {object} value
 * @returns {boolean} whether the browser took it
 */
export function keepBeside(game, what, value) {
  // Each write counts as later than all before it, whatever the clock says: one that is set back would let what is new go first.
  const at = [...written(what).values()].reduce((latest, at) => Math.max(latest, at + 1), Date.now());
  if (!keep(`${what} ${game}`, { ...value, at })) {
    unkeptBeside.set(`${what} ${game}`, value);
    return false;
  }
  unkeptBeside.delete(`${what} ${game}`);
  if (isFormer(game, what)) forget(what);
  forgetOldest(what);
  return true;
}

/**
 * Forgets what is kept beside a game.
 *
 * @param {string} game
 * @returns {() => void} puts it back, unless a tab that has the game has kept something newer
 */
export function forgetBeside(game) {
  const before = BESIDE.map((what) => keptBeside(game, what));
  for (const what of BESIDE) {
    unkeptBeside.delete(`${what} ${game}`);
    forget(`${what} ${game}`);
    if (isFormer(game, what)) forget(what);
  }
  return () => {
    for (const [index, what] of BESIDE.entries()) if (before[index] && !keptBeside(game, what)) keep(`${what} ${game}`, before[index]);
  };
}

/** Whether the one entry of earlier versions is about a game. @param {string} game @param {Beside} what */
function isFormer(game, what) {
  return /** @type {{ game?: unknown } | null} */ (kept(what))?.game === game;
}

/** Forgets what was written longest ago beside a game, so that the store stays small. @param {Beside} what */
function forgetOldest(what) {
  const entries = written(what);
  const latestFirst = [...entries.keys()].sort((one, other) => (entries.get(other) ?? 0) - (entries.get(one) ?? 0));
  for (const name of latestFirst.slice(MOST_BESIDE)) forget(name);
}

/** When each entry beside a game was written, by its name. @param {Beside} what @returns {Map<string, number>} */
function written(what) {
  const entries = names().filter((name) => name.startsWith(`${what} `));
  return new Map(entries.map((name) => [name, timeOf(/** @type {{ at?: unknown } | null} */ (kept(name))?.at)]));
}

/** A time as stored; 0 for what is none. @param {unknown} at */
const timeOf = (at) => (Number.isSafeInteger(at) ? Number(at) : 0);

/** Whether hints were used in a game, here or before it came here. @param {{ id: string, hinted?: boolean }} row */
export const isHinted = (row) => row.hinted === true || keptBeside(row.id, "hinted") !== null;

/**
 * Whether something that is said or asked once has been.
 *
 * @param {string} what
 * @returns {boolean}
 */
export function isSaid(what) {
  return read(`said.${what}`) !== null;
}

/** @param {string} what */
export function say(what) {
  write(`said.${what}`, "1");
}
