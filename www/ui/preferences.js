// @ts-check
/** The preferences of the people at this table: how they place and hand over, where they sit, the pace, the size of text, sound and movement. Remembered where the browser allows it. */
import { keepPreferences, lastPreferences, onPreferencesElsewhere } from "../storage/store.js";

/** @typedef {import("../bastide.js").Colour} Colour */

/**
 * @typedef {object} Preferences
 * @property {boolean} sound
 * @property {number} volume 0 to 1
 * @property {boolean} motion whether the view glides and pieces move
 * @property {"normal" | "large" | "larger"} text its size: as the browser has it, a fifth larger, two fifths larger
 * @property {"slow" | "normal" | "fast"} pace of computer players
 * @property {"choose" | "twice" | "once"} tapping what a tap on the board does: it chooses, the second plays, the first plays
 * @property {"first" | "always" | "never"} hints whether phones show what to do next: in the first games, always or never
 * @property {boolean} undoAll whether every decision may be taken back, not only those of the turn
 * @property {boolean} talk whether computer players say something when they win or lose
 * @property {boolean} handOver whether the next player says "I am …" before the turn begins
 * @property {boolean} leftHanded
 * @property {boolean} awake whether the screen stays on during a game
 * @property {boolean} around whether people sit around the device, so that it turns to whoever is asked
 * @property {boolean} boardTurns whether the board turns with it
 * @property {number} boardTurned quarter turns of the board, as people left it
 * @property {"off" | "soft" | "bank"} clock none; the time taken; what is left of everybody's minutes
 * @property {number} minutes of the bank
 * @property {Partial<Record<Colour, number>>} sides where people sit, by colour: quarter turns clockwise from the front
 */

/** @type {Preferences} */
const USUAL = {
  sound: true,
  volume: 0.4,
  motion: true,
  text: "normal",
  pace: "normal",
  tapping: "choose",
  hints: "first",
  undoAll: false,
  talk: true,
  handOver: false,
  leftHanded: false,
  awake: true,
  around: false,
  boardTurns: true,
  boardTurned: 0,
  clock: "off",
  minutes: 15,
  sides: {},
};

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
  keepPreferences(part);
  refresh();
}

/** From now on, what is changed in another tab counts in this one, too, and what was put back since this file was loaded. */
export function followOtherTabs() {
  refresh();
  onPreferencesElsewhere(refresh);
}

/** Takes up what is stored now, also what was changed in another tab. */
function refresh() {
  current = read(lastPreferences());
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
 * @param {object} stored
 * @returns {Preferences}
 */
function read(stored) {
  const given = Object.entries(stored);
  const known = given.filter(([name, value]) => name in USUAL && typeof value === typeof USUAL[/** @type {keyof Preferences} */ (name)]);
  /** @type {Preferences} */
  const read = { ...USUAL, ...Object.fromEntries(known) };
  if (!(read.volume >= 0 && read.volume <= 1)) read.volume = USUAL.volume;
  if (!["choose", "twice", "once"].includes(read.tapping)) read.tapping = USUAL.tapping;
  if (!["first", "always", "never"].includes(read.hints)) read.hints = USUAL.hints;
  if (!["normal", "large", "larger"].includes(read.text)) read.text = USUAL.text;
  if (!["slow", "normal", "fast"].includes(read.pace)) read.pace = USUAL.pace;
  if (!["off", "soft", "bank"].includes(read.clock)) read.clock = USUAL.clock;
  if (!(read.minutes >= 1 && read.minutes <= 180)) read.minutes = USUAL.minutes;
  if (!isSide(read.boardTurned)) read.boardTurned = USUAL.boardTurned;
  read.sides = Object.fromEntries(Object.entries(read.sides ?? {}).filter(([, side]) => isSide(side)));
  return read;
}

/** @param {unknown} side */
function isSide(side) {
  return side === 0 || side === 1 || side === 2 || side === 3;
}
