// @ts-check
/** What the page reads off a record itself; everything else is the engine's. */
import { seen } from "../lib/invisible-characters.js";

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
 * The value of a tag, for people.
 *
 * @param {string} record
 * @param {string} name
 * @returns {string | undefined}
 */
export function tagOf(record, name) {
  const value = new RegExp(`^\\s*\\[${name} "([^"]*)"\\]`, "m").exec(record)?.[1];
  return value && seen(value);
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

/** The tile that each player has one of; it is laid instead of drawing one. */
export const ABBEY = "ABBEY";

/**
 * The decision that an event tells of.
 *
 * @param {import("../bastide.js").EventView | undefined} event
 * @returns {string | undefined} its statement; nothing for what is not a tile laid or a figure placed
 */
export function statementOf(event) {
  if (event?.type === "figurePlaced") return `${event.figure} ${event.place}`;
  if (event?.type !== "tilePlaced") return undefined;
  const { tile, x, y, turns } = event;
  return tile === ABBEY ? `abbey ${x},${y}` : `tile ${tile} ${x},${y} ${turns}`;
}
