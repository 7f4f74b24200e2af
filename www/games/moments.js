// @ts-check
/** When games were played on last. A list begins with the game that was played last, whatever the clock says. */

/** How far a clock may have been ahead, in milliseconds. A game with a still later date is listed last, because nobody knows when it was played. */
const AHEAD = 86_400_000;

/** The latest moment that is known of any game. */
let latest = 0;

/** A moment for a game that is played on now: it is later than that of every game that was listed, even if the clock was set back since. */
export function momentNow() {
  latest = Math.max(latest + 1, Date.now());
  return latest;
}

/**
 * Sorts games, the one that was played last first.
 *
 * @template {{ changed: number }} T
 * @param {T[]} games
 */
export function lastFirst(games) {
  const soonest = Date.now() + AHEAD;
  const when = (/** @type {T} */ { changed }) => (changed > soonest ? 0 : changed);
  latest = games.reduce((known, game) => Math.max(known, when(game)), latest);
  return games.sort((one, other) => when(other) - when(one));
}
