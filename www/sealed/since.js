// @ts-check
/** What happened in a game since somebody looked at it last, in a few sentences. */
import { describeEvent } from "../i18n/describe.js";
import { TEXT } from "../i18n/text.js";

/** @typedef {import("../bastide.js").Game} Game */

/** What is told of a turn. */
const TOLD = new Set(["tilePlaced", "figurePlaced", "scored", "discarded", "over"]);
/** So many sentences are read at once; of more, the last ones count. */
const MOST = 6;

/**
 * @param {Game} before
 * @param {Game} after
 * @returns {string[]}
 */
export function sinceThen(before, after) {
  const { players } = after.view();
  const events = after.log().slice(before.log().length);
  const sentences = events.filter(({ type }) => TOLD.has(type)).map((event) => describeEvent(TEXT, event, players));
  return sentences.filter((sentence) => sentence !== undefined && sentence !== "").slice(-MOST);
}
