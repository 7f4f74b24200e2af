// @ts-check
/** What a person prefers at this table: sound, movement, and how fast computer players play. Remembered where the browser allows it. */
import { keepPreferences, lastPreferences } from "./store.js";

/**
 * @typedef {object} Preferences
 * @property {boolean} sound
 * @property {number} volume 0 to 1
 * @property {boolean} motion whether the view glides and pieces move
 * @property {"slow" | "normal" | "fast"} pace of computer players
 */

/** @type {Readonly<Preferences>} */
let current = read(lastPreferences());
/** @type {Set<(preferences: Readonly<Preferences>) => void>} */
const listeners = new Set();

/** @returns {Readonly<Preferences>} */
export function preferences() {
  return current;
}

/** @param {Partial<Preferences>} part */
export function prefer(part) {
  current = { ...current, ...part };
  keepPreferences(current);
  for (const listener of listeners) listener(current);
}

/**
 * @param {(preferences: Readonly<Preferences>) => void} listener
 * @returns {() => void} ends it
 */
export function onPreferences(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * What was stored, as far as it makes sense: anybody may have changed it.
 *
 * @param {unknown} stored
 * @returns {Preferences}
 */
function read(stored) {
  const { sound, volume, motion, pace } = /** @type {Record<string, unknown>} */ (stored && typeof stored === "object" ? stored : {});
  return {
    sound: sound !== false,
    volume: typeof volume === "number" && volume >= 0 && volume <= 1 ? volume : 0.4,
    motion: motion !== false,
    pace: pace === "slow" || pace === "fast" ? pace : "normal",
  };
}
