// @ts-check
/** When an exercise comes again: at growing intervals as long as it is solved. Days are as in `2026-11-23`. */
import { daysAfter } from "../lib/days.js";

/**
 * @typedef {object} Schedule
 * @property {string} due the day from which on it is asked
 * @property {number} streak how often it was solved in a row
 * @property {string} [failed] the day on which it was not solved, until it is
 */

/** Days until it is asked: after it was kept, and after each time that it is solved; the last of them stays. */
export const INTERVALS = [1, 3, 7, 16, 35, 90];
/** What costs more is not solved, in points. */
export const TOLERATED = 1;

/** @param {string} today @returns {Schedule} of an exercise that was just kept */
export const begun = (today) => ({ due: daysAfter(today, INTERVALS[0]), streak: 0 });

/**
 * What a try makes of a schedule. One that is not solved comes again on the same day; solved then, it comes the day after, as in the beginning.
 * Solving one that is not due changes nothing.
 *
 * @param {Schedule} schedule
 * @param {number} cost what the try gave away, in points
 * @param {string} today
 * @returns {Schedule}
 */
export function tried({ due, streak, failed }, cost, today) {
  if (cost > TOLERATED) return { due: today, streak: 0, failed: today };
  if (due > today) return { due, streak, ...(failed && { failed }) };
  if (failed === today) return begun(today);
  return { due: daysAfter(today, INTERVALS[Math.min(streak + 1, INTERVALS.length - 1)]), streak: streak + 1 };
}

/** @param {Schedule} schedule @param {string} today */
export const isDue = ({ due }, today) => due <= today;

/**
 * In the order in which they are asked: by day, the costliest of a day first; those that were not solved today come after all others of today.
 *
 * @template {Schedule & { cost: number }} S
 * @param {S[]} exercises
 * @param {string} today
 * @returns {S[]}
 */
export function inOrder(exercises, today) {
  const isLast = (/** @type {S} */ { failed, due }) => Number(failed === today && due === today);
  const rank = (/** @type {S} */ one, /** @type {S} */ other) =>
    Number(isDue(other, today)) - Number(isDue(one, today)) ||
    isLast(one) - isLast(other) ||
    (one.due < other.due ? -1 : Number(one.due > other.due)) ||
    other.cost - one.cost;
  return [...exercises].sort(rank);
}
