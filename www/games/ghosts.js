// @ts-check
/**
 * Ghosts: the points of those who played the same tiles before, seat by seat and turn by turn. They stand in the record itself, so that they come with
 * a link and are there after a reload: `[Ghost2 "3=4 7=12 end=20 Ann"]` says that Ann, in the second seat, had 4 points after turn 3, 12 after turn 7,
 * and 20 after the final scoring.
 */
import { statistics } from "../engine/statistics.js";
import { givenName } from "../i18n/text.js";
import { unsealed } from "./unsealed.js";

/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {{ name: string, after: [turn: number, points: number][], end: number }} Ghost `name` is empty if the player has none */

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
  return new Map([...record.matchAll(TAG)].map(([, seat, after, end, name = ""]) => [Number(seat) - 1, { name, after: [...pairs(after)], end: Number(end) }]));
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

/**
 * The record of a finished game with its people as ghosts, for its tiles to be played again. Those who were ghosts in it are gone.
 *
 * @param {Game} game that is over
 */
export function haunted(game) {
  const { players } = game.view();
  const { curve } = statistics(game.log(), players.length);
  const tags = players.flatMap((player, seat) => {
    if (player.level) return []; // a computer player is there again
    const changes = curve.filter(({ scores }, index) => scores[seat] !== (curve[index - 1]?.scores[seat] ?? 0));
    const words = [...changes.map(({ turn, scores }) => `${turn}=${scores[seat]}`), `end=${player.score}`, givenName(player)];
    return `[Ghost${seat + 1} "${words.filter(Boolean).join(" ")}"]\n`;
  });
  return unhaunted(unsealed(game.record())).replace("\n", `\n${tags.join("")}`);
}

/** A record without its ghosts. @param {string} record */
export const unhaunted = (record) => record.replace(ANY, "");

/** @param {string} text such as `3=4 7=12 ` @returns {Iterable<[number, number]>} */
function* pairs(text) {
  for (const [, turn, points] of text.matchAll(/(\d+)=(-?\d+)/g)) yield [Number(turn), Number(points)];
}
