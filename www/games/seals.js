// @ts-check
/** Which records are sealed, and in which nobody knows what comes next. */

import { readRecords } from "../bastide.js";

/** @typedef {import("../bastide.js").Game} Game */

/** Whether a record has a tag, however it is written: the engine reads what people and their programs put around it. @param {string} record @param {string} tag */
const hasTag = (record, tag) => record.includes(tag) && readRecords(record)[0]?.tags[tag] !== undefined;

/** Whether a record is that of a game with people who are elsewhere. @param {string} record */
export const isSealed = (record) => hasTag(record, "Seal");

/** Whether the order of all tiles stands in a record: in a sealed one they are in any order as long as nobody has drawn them. @param {string} record */
export const isOrderKnown = (record) => !hasTag(record, "Known");

/**
 * Whether nobody can play a game on: what comes next in it is not known, and nothing seals it, so that nobody can draw it.
 *
 * @param {Pick<Game, "record" | "view" | "deckSize">} game
 */
export function isUndrawn(game) {
  const record = game.record();
  if (isOrderKnown(record) || isSealed(record)) return false;
  const { over, asks } = game.view();
  return !over && (asks === "nothing" || Number(/^\[Known "(\d+)"/m.exec(record)?.[1]) < game.deckSize);
}
