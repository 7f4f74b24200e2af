// @ts-check
/** What happened in a game since somebody looked at it last, in a few sentences. */
import { describeEvent } from "../i18n/describe.js";
import { TEXT } from "../i18n/text.js";

/** @typedef {import("../bastide.js").Game} Game */

/** What is told of a turn. Of the final scoring, the result tells. */
const TOLD = new Set(["tilePlaced", "figurePlaced", "scored", "discarded"]);
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
  const sentences = events
    .filter((event) => TOLD.has(event.type) && !(event.type === "scored" && event.atEnd))
    .map((event) => describeEvent(TEXT, event, players));
  return sentences.filter((sentence) => sentence !== undefined && sentence !== "").slice(-MOST);
}
