// @ts-check
/** Which records are sealed, and games begun from such a one: with its tiles, or from a moment of it. */

/** @typedef {import("../bastide.js").Game} Game */

/** Whether a record is that of a game with people who are elsewhere. @param {string} record */
export const isSealed = (record) => /^\[Seal "/m.test(record);

/** Whether the order of all tiles stands in a record: in a sealed one they are in any order as long as nobody has drawn them. @param {string} record */
export const isOrderKnown = (record) => !/^\[Known "/m.test(record);

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

/** A record without what seals it: another game has other turns, which nobody signed, and all of its tiles are dealt. @param {string} record */
export const unsealed = (record) => record.replace(/^\[(?:Seal\w*|Known) ".*"\]\n/gm, "");
