// @ts-check
/** What the page reads off a record itself; everything else is the engine's. */

/**
 * The tags of a record without its result: a new game with the same players, rules and tiles in the same order; and what
 * tells one game from another.
 *
 * @param {string} record
 * @returns {string}
 */
export function tagsOf(record) {
  const tags = record.split("\n").filter((line) => line.startsWith("[") && !line.startsWith("[Result"));
  return `${tags.join("\n")}\n`;
}

/**
 * How many tiles the game has; nothing if that is open.
 *
 * @param {string} record
 * @returns {number | undefined}
 */
export function tilesOf(record) {
  return /\[Deck "([^"]*)"/.exec(record)?.[1].split(" ").length;
}
