// @ts-check
/** How the decks of a day are called, and what their games come to: the day as in `2026-11-23`, or that of a duel as in `duel-2026-11-23`. */
import { isDay } from "../lib/days.js";

/** No day before this one had a deck. */
const FIRST_DAY = "2026-01-01";
const DUEL = "duel-";

/** @param {string} day such as `2026-11-23` */
export const duelNamed = (day) => DUEL + day;

/** @param {string} name of a deck */
export const isDuel = (name) => name.startsWith(DUEL);

/** Whether a record is of a duel of some day. @param {string} record */
export const isDuelRecord = (record) => /^\[Duel "/m.test(record);

/** The day in the name of a deck; the whole name where there is none. @param {string} name */
export const dayIn = (name) => (isDuel(name) ? name.slice(DUEL.length) : name);

/**
 * The points of the person in a game of such a deck, and of the computer player in a duel, whoever of them began.
 *
 * @param {import("../bastide.js").Game} game
 * @returns {{ mine: number, theirs?: number }}
 */
export function pointsIn(game) {
  const { players } = game.view();
  const pointsOf = (/** @type {boolean} */ isComputer) => players.find(({ level }) => (level !== undefined) === isComputer)?.score;
  return { mine: pointsOf(false) ?? 0, theirs: pointsOf(true) };
}

/** Whether a text is a day with decks, by now or later. @param {string} text */
export const hasDecks = (text) => isDay(text) && FIRST_DAY <= text;
