// @ts-check
/**
 * Ghosts: the points of those who played the same tiles before, seat by seat and turn by turn. They stand in the record itself, so that they come with
 * a link and are there after a reload: `[Ghost2 "3=4 7=12 end=20 Ann"]` says that Ann, in the second seat, had 4 points after turn 3, 12 after turn 7,
 * and 20 after the final scoring.
 */
import { said } from "../lib/invisible-characters.js";

/** @typedef {{ name: string, after: [turn: number, points: number][], end: number }} Ghost `name`: as it is told; empty if the player has none */

const TAG = /^\[Ghost([1-6]) "((?:\d{1,3}=-?\d{1,4} )*)end=(-?\d{1,4})(?: ([^"]*))?"\]\n/gm;
/** Any ghost, also one that cannot be read. */
const ANY = /^\[Ghost\d+ .*\n/gm;

/**
 * The ghosts of a game by seat, counted from 0; a seat without one is left out.
 *
 * @param {string} record
 * @returns {Map<number, Ghost>}
 */
export function ghostsIn(record) {
  return new Map(
    [...record.matchAll(TAG)].map(([, seat, after, end, name = ""]) => [
      Number(seat) - 1,
      { name: said(name.replaceAll("\\\\", "\\")), after: [...pairs(after)], end: Number(end) },
    ]),
  );
}

/**
 * The points that a ghost had when a turn began.
 *
 * @param {Ghost} ghost
 * @param {number} turn counts from 1
 */
export function pointsBefore({ after }, turn) {
  return after.findLast(([earlier]) => earlier < turn)?.[1] ?? 0;
}

/** The tags of its ghosts, as they stand in a record. @param {string} record */
export const ghostTags = (record) => (record.match(ANY) ?? []).join("");

/** A record without its ghosts. @param {string} record */
export const unhaunted = (record) => record.replace(ANY, "");

/** @param {string} text such as `3=4 7=12 ` @returns {Iterable<[number, number]>} */
function* pairs(text) {
  for (const [, turn, points] of text.matchAll(/(\d+)=(-?\d+)/g)) yield [Number(turn), Number(points)];
}
