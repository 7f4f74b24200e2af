// @ts-check
/** Small values beside a game, which the tab that has the game writes. */
import { forget, names } from "./small-values.js";
import { keep, kept } from "./store.js";

/** @typedef {"clock" | "away" | "hinted"} Beside the time that the players of a game took, who left its table, or that a hint was asked for */

/** @type {readonly Beside[]} */
const BESIDE = ["clock", "away", "hinted"];
/** Beside so many games something is kept: those for which it was written last. */
const MOST_BESIDE = 100;

/** The games in which a hint was asked for since the page was opened, also where there was no room to keep that. @type {Set<string>} */
const hinted = new Set();

/**
 * The value stored beside a game; callers must check it. Earlier versions had one entry for all games, which names the game it is about.
 *
 * @param {string} game
 * @param {Beside} what
 * @returns {unknown}
 */
export function keptBeside(game, what) {
  return kept(`${what} ${game}`) ?? (isFormer(game, what) ? kept(what) : null);
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
  // Every write gets a later time than those before it. Otherwise the newest entry would be dropped first after the clock was set back.
  const at = [...written(what).values()].reduce((latest, at) => Math.max(latest, at + 1), Date.now());
  if (what === "hinted") hinted.add(game);
  if (!keep(`${what} ${game}`, { ...value, at })) return false;
  if (isFormer(game, what)) forget(what);
  forgetOldest(what);
  return true;
}

/**
 * Forgets what is kept beside a game.
 *
 * @param {string} game
 * @returns {() => void} a function that puts the values back, except those that were kept again meanwhile
 */
export function forgetBeside(game) {
  const before = BESIDE.map((what) => keptBeside(game, what));
  hinted.delete(game);
  for (const what of BESIDE) {
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
export const isHinted = (row) => row.hinted === true || hinted.has(row.id) || keptBeside(row.id, "hinted") !== null;
