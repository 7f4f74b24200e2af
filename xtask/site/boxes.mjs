/** The boxes as the pages of the rulebook call and order them: those of the game's own words, and the base game. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** @typedef {{ box: string, title: string }} Box */

/** In the order of the pages; the record format has its own. */
const ORDER = [
  "base",
  "river",
  "river2",
  "abbot",
  "inns",
  "abbey",
  "traders",
  "king",
  "phantom",
  "dragon",
  "tower",
  "bridges",
  "count",
  "anniversary",
  "hills",
  "flier",
];

/**
 * @param {string} root
 * @returns {Promise<Box[]>}
 */
export async function boxesOf(root) {
  const { page } = await import(pathToFileURL(join(root, "www/i18n/language/en/page.js")).href);
  /** @type {Record<string, { title: string }>} */
  const titles = { base: { title: "The base game" }, ...page.boxes };
  const unknown = Object.keys(titles).filter((box) => !ORDER.includes(box));
  if (unknown.length > 0) throw new Error(`the pages of the rulebook have no place for the box “${unknown[0]}”`);
  return ORDER.filter((box) => titles[box]).map((box) => ({ box, title: titles[box].title }));
}
