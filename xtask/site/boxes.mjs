/** The boxes as the pages of the rulebook call and order them: those of the game's own words, and the base game. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { CHAPTERS } from "./chapters.mjs";

/** @typedef {{ box: string, title: string }} Box */

/**
 * @param {string} root
 * @returns {Promise<Box[]>}
 */
export async function boxesOf(root) {
  const { page } = await import(pathToFileURL(join(root, "www/i18n/language/en/page.js")).href);
  /** @type {Record<string, { title: string }>} */
  const titles = { base: { title: "The base game" }, ...page.boxes };
  const order = CHAPTERS.flatMap(({ of }) => of).filter((box) => titles[box]);
  const unknown = Object.keys(titles).filter((box) => !order.includes(box));
  if (unknown.length > 0) throw new Error(`the pages of the rulebook have no chapter for the box “${unknown[0]}”`);
  return order.map((box) => ({ box, title: titles[box].title }));
}
