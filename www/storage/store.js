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

const PREFIX = `${OWN} `;

/** Parts that the browser did not take, by the name of their entry. @type {Map<string, object>} */
const untaken = new Map();

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
