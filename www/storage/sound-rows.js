// @ts-check
/**
 * Rows and records as this browser has them, made sound: a disk that failed, another program or a person with the developer tools may have changed
 * them. One damaged row must not keep anybody from the other games, so every value that no game has gives way to one that a game can have.
 */
import { COLOURS } from "../lib/colours.js";
import { seen } from "../lib/invisible-characters.js";
import { soundAgreement } from "./agreed.js";

/** @typedef {import("./database.js").Row} Row */
/** @typedef {import("./database.js").Generation} Generation */

/** @type {readonly import("../bastide.js").Level[]} */
export const LEVELS = ["novice", "greedy", "planner", "master"];
/** The last moment with a year of four digits, as a date has in a record. */
const LAST_MOMENT = Date.UTC(9999, 11, 31);

/** @param {unknown} value @returns {value is string} */
const isText = (value) => typeof value === "string";
/** @param {unknown} value @returns {value is number} */
const isCount = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
/** @param {unknown} value @returns {value is number} */
const isMoment = (value) => Number.isFinite(value) && Number(value) >= 0 && Number(value) <= LAST_MOMENT;
/** @param {unknown} value @returns {value is Record<string, any>} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The row of a game, whatever is stored in its place. One that does not say who plays is that of a game that nobody could read; its record is found
 * by the id all the same.
 *
 * @param {unknown} stored
 * @returns {Row}
 */
export function soundRow(stored) {
  const found = isObject(stored) ? stored : {};
  const { agreed, visited, hinted, received, sealed, yours, waitsFor, boxes, study, judged, ...others } = found; // others may be of a later version
  const [made, changed] = [found.made, found.changed].map((moment) => (isMoment(moment) ? moment : undefined));
  return {
    ...others,
    id: found.id,
    name: isText(found.name) ? seen(found.name) : "",
    made: made ?? changed ?? 0,
    changed: changed ?? made ?? 0,
    saved: isCount(found.saved) ? found.saved : 0,
    writer: isText(found.writer) ? found.writer : "",
    deal: isCount(found.deal) ? found.deal : 0,
    over: found.over === true,
    ...(isObject(agreed) && { agreed: soundAgreement(agreed) }),
    ...(visited === true && { visited }),
    ...(hinted === true && { hinted }),
    ...(received === true && { received }),
    ...(sealed === true && { sealed }),
    ...(yours === true && { yours }),
    ...(Array.isArray(waitsFor) && { waitsFor: waitsFor.filter(isText).map((name) => seen(name)) }),
    ...(Array.isArray(boxes) && { boxes: boxes.filter(isText) }),
    ...(isText(study) && { study }),
    ...(isObject(judged) && isText(judged.record) && { judged: /** @type {any} */ (judged) }),
    turn: isCount(found.turn) && found.turn > 0 ? found.turn : 1,
    players: soundPlayers(found.players),
  };
}

/** @param {unknown} stored @returns {Row["players"]} none if one of them is nobody who can play */
function soundPlayers(stored) {
  const found = Array.isArray(stored) ? [...stored] : []; // without holes
  if (!found.every((player) => COLOURS.includes(player?.colour))) return [];
  return found.map(({ colour, name, score, level }) => ({
    colour,
    name: isText(name) ? seen(name) : "",
    score: Number.isSafeInteger(score) ? score : 0,
    ...(LEVELS.includes(level) && { level }),
  }));
}

/**
 * A saved record, whatever is stored in its place: without a text it is an empty one that is not what was saved.
 *
 * @param {any} stored
 * @returns {Generation}
 */
export function soundGeneration(stored) {
  const { saved, text, check } = stored;
  return { ...stored, saved: isCount(saved) ? saved : 0, text: isText(text) ? text : "", check: isText(text) && isCount(check) ? check : -1 };
}
