/** Saved games of JCloisterZone as tests write them, and what becomes of them. */
import assert from "node:assert/strict";
import { speak } from "../../../www/i18n/text.js";
import { refereed } from "../../e2e/support/player.mjs";

// The words ask a browser for the language of the page.
Object.assign(globalThis, { document: { documentElement: {} } });
globalThis.navigator ??= /** @type {Navigator} */ (/** @type {unknown} */ ({ languages: ["en"] }));
await speak();
const { JczError, fromJcz } = await import("../../../www/shelf/jcz.js");

export { fromJcz };

/** @typedef {Record<string, any>} Message */

/** @type {(tileId: string, x: number, y: number, turns?: number) => Message} */
export const lay = (tileId, x, y, turns = 0) => ({ type: "PLACE_TILE", payload: { tileId, rotation: `R${turns * 90}`, position: [x, y] } });

/** A token by its name there, on a tile or on a part of it. @type {(token: string, x: number, y: number, feature?: string, location?: string) => Message} */
const token = (token, x, y, feature, location) => ({
  type: "PLACE_TOKEN",
  payload: { token, pointer: feature ? { position: [x, y], feature, location } : [x, y] },
});

/** A figure by its `meepleId`, or a token, whose name is in capitals. @type {(piece: string, x: number, y: number, feature?: string, location?: string) => Message} */
export const put = (piece, x, y, feature, location) =>
  /^[A-Z_]+$/.test(piece)
    ? token(piece, x, y, feature, location)
    : { type: "DEPLOY_MEEPLE", payload: { pointer: { position: [x, y], feature, location }, meepleId: piece } };

export const PASS = { type: "PASS", payload: {} };
export const COMMIT = { type: "COMMIT", payload: { random: 0.5 } };
export const UNDO = { type: "UNDO", payload: {} };

/** A turn without a figure. @type {(...tile: Parameters<typeof lay>) => Message[]} */
export const plain = (...tile) => [lay(...tile), PASS, COMMIT];

/**
 * A file with a game for Ann and Bob.
 *
 * @param {Message[]} replay
 * @param {{ sets?: object, elements?: object, rules?: object, start?: object[], players?: object[] }} [setup]
 */
export function saved(replay, { sets = { "basic:1": 1 }, elements = {}, rules = {}, start = [{ tile: "BA/RCr", x: 0, y: 0, rotation: 0 }], players } = {}) {
  return JSON.stringify({
    appVersion: "5.7.0",
    setup: { sets, elements: { "small-follower": 7, farmers: true, ...elements }, rules, timer: null, start },
    players: players ?? [
      { name: "Ann", slot: 0 },
      { name: "Bob", slot: 1 },
    ],
    replay,
  });
}

/** @param {string} file */
export const statements = (file) =>
  fromJcz(file)
    .split("\n")
    .filter((line) => line && !line.startsWith("["));

/** The points that the referee finds if the game ends there. @param {string} file */
export const points = (file) => refereed(`${fromJcz(file)}end\n`);

/** @param {string} file */
export function refusal(file) {
  try {
    fromJcz(file);
  } catch (error) {
    assert.ok(error instanceof JczError, `${error}`);
    return error.message;
  }
  return assert.fail("it was not refused");
}

/** Two cities and two fields, with two steps that are taken back. */
export const FIELDS = [
  lay("BA/RFr", 1, 0),
  UNDO,
  lay("BA/C", 0, -1, 2),
  put("0.small.1", 0, -1, "City", "S"),
  UNDO,
  put("0.small.1", 0, -1, "Field", "NL.NR.EL.ER.WL.WR"),
  COMMIT,
  ...plain("BA/CFC.2", 0, -2, 1),
  lay("BA/C", 1, -2, 3),
  put("0.small.2", 1, -2, "Field", "NL.NR.EL.ER.SL.SR"),
  COMMIT,
];
