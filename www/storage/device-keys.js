// @ts-check
/**
 * The secret of this device: every sealed game that is played here hangs on it, and nothing of it is ever in a record, a link or a message. Only the file
 * with everything holds it, so that a game can be gone on with on another device.
 *
 * Keys of other devices that came with such a file stand behind it. A game looks for the one that made it.
 */
import { kept, keep } from "./store.js";

const SLOT = "seal-keys";
const KEY = /^[0-9a-f]{64}$/;
/** So many are taken from files at most: each browser in which somebody ever played has one, and a game may have to try them all. */
export const MOST = 200;

/** @returns {string[]} the own one first; none where no sealed game was begun yet */
export function deviceKeys() {
  const found = kept(SLOT);
  return Array.isArray(found) ? found.filter((key) => typeof key === "string" && KEY.test(key)) : [];
}

/**
 * The own key, which is made when it is first needed. Only one tab makes it.
 *
 * @param {() => string} make
 * @returns {Promise<string | undefined>} nothing where the browser does not keep it
 */
export function ownKey(make) {
  const found = () => deviceKeys()[0];
  const made = () => found() ?? (keep(SLOT, [make()]) ? found() : undefined);
  return navigator.locks ? navigator.locks.request("bastide seal-keys", made) : Promise.resolve(made());
}

/**
 * Takes keys of other devices in: all of them, or none.
 *
 * @param {string[]} keys
 * @returns {boolean} whether the browser keeps them
 */
export function addKeys(keys) {
  const here = deviceKeys();
  const all = [...new Set([...here, ...keys.filter((key) => KEY.test(key))])];
  if (all.length === here.length) return true;
  return all.length <= MOST && keep(SLOT, all);
}

/** The tag of a file with everything. @returns {string} nothing where there is no key */
export function writeKeys() {
  const keys = deviceKeys();
  return keys.length > 0 ? `[SealKeys "${keys.join(" ")}"]\n` : "";
}

/** @param {{ tags: Record<string, string> }[]} sources the records of a file */
export function readKeys(sources) {
  const text = sources.map(({ tags }) => tags.SealKeys).find((found) => found !== undefined);
  return text?.split(" ").filter((key) => KEY.test(key));
}
