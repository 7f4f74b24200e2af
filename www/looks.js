// @ts-check
/** Style sheets that are loaded with what they are for. */
import { el } from "./dom.js";

/** @type {Map<string, Promise<unknown>>} */
const loading = new Map();

/**
 * @param {string} sheet its address
 * @returns {Promise<unknown>} kept when it is there, or cannot be had
 */
export function looks(sheet) {
  const known = loading.get(sheet);
  if (known) return known;
  const link = el("link", { rel: "stylesheet", href: sheet });
  const loaded = new Promise((done) => {
    link.onload = done;
    link.onerror = done;
  });
  loading.set(sheet, loaded);
  document.head.append(link);
  return loaded;
}
