// @ts-check
/**
 * Sets of tiles that are not played: a page fetches one when something names a tile or a piece of it, and the engine of boards on
 * other pages then knows it. Each set is fetched once a page.
 */
import { addSet } from "../bastide.js";
import { PLAYED } from "./played.js";
import { setsOf } from "./set-names.js";
import { textOf } from "./start.js";

/**
 * Where the text of each set is. Each address is written out, so that bundlers of other people's projects find the file.
 * `tests/sets.rs` compares the table with the files.
 *
 * @type {Record<string, URL>}
 */
const SETS = {
  catapult: new URL("../sets/catapult.tiles", import.meta.url),
  plague: new URL("../sets/plague.tiles", import.meta.url),
};

/** Those that are there or on their way. @type {Map<string, Promise<string>>} */
const added = new Map();

/**
 * Makes a set known to the engine, which must have been started.
 *
 * @param {string} name for example `winter`
 * @returns {Promise<string>} its title
 */
export function loadSet(name) {
  // The engine has the tiles of boxes that can be played, so asking for them stays possible.
  if (Object.hasOwn(PLAYED, name)) return Promise.resolve(PLAYED[name]);
  const address = Object.hasOwn(SETS, name) ? SETS[name] : undefined;
  if (!address) return Promise.reject(Object.assign(new Error(`there is no set “${name}”`), { code: "state" }));
  const known = added.get(name);
  if (known) return known;
  const adding = textOf(address).then(addSet);
  added.set(name, adding);
  adding.catch(() => added.delete(name)); // the next one tries again
  return adding;
}

/**
 * Makes all sets known that a record needs.
 *
 * @param {string} record
 * @param {string} [boxes] joined by `+`
 * @returns {Promise<void>} it fails with code `network` if one cannot be fetched
 */
export async function loadSetsOf(record, boxes) {
  await Promise.all(setsOf(record, boxes).map(loadSet));
}
