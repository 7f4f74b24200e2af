// @ts-check
/** The boxes that people at this device own: they are offered first. */
import { keep, kept } from "../storage/store.js";

/** The entry of the store. */
const KEY = "owned";

/** @returns {Set<string>} by name; empty where nobody said so */
export function owned() {
  const found = kept(KEY);
  return new Set(Array.isArray(found) ? found.map(String) : []);
}

/**
 * Adds boxes to those that are owned, or takes them away, as it is stored now: another tab may have changed it.
 *
 * @param {readonly string[]} names
 * @param {boolean} own
 * @returns {boolean} whether the browser took it
 */
export function own(names, own) {
  const all = owned();
  for (const name of names) own ? all.add(name) : all.delete(name);
  return keep(KEY, [...all]);
}
