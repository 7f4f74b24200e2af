// @ts-check
/** What belongs to a day: the same for everybody who has that date. */
import { numberOf } from "../lib/days.js";

/**
 * The puzzle of a day. All of them come once before one comes again.
 *
 * @template {{ name: string }} P
 * @param {P[]} puzzles in any order
 * @param {string} day
 * @returns {P}
 */
export function puzzleOfDay(puzzles, day) {
  const byName = [...puzzles].sort((one, other) => (one.name < other.name ? -1 : 1));
  return byName[(numberOf(day) * strideOf(byName.length)) % byName.length];
}

/** How far the puzzles of two days in a row are apart: about a third, without a common divisor. @param {number} count */
function strideOf(count) {
  /** @type {(one: number, other: number) => number} */
  const common = (one, other) => (other === 0 ? one : common(other, one % other));
  let stride = Math.ceil(count / 3);
  while (common(count, stride) !== 1) stride += 1;
  return stride;
}
