// @ts-check
/** Style sheets that are loaded with what they are for. */
import { el } from "../lib/dom.js";
import { onDemand } from "./on-demand.js";

/** @type {Map<string, Promise<void>>} */
const loading = new Map();

/**
 * @param {string} sheet its address
 * @returns {Promise<void>} resolves when it has loaded
 * @throws {import("../lib/screen.js").ScreenLeft} if the screen was left meanwhile, or the person gave up
 */
export function stylesOnDemand(sheet) {
  return onDemand(() => loadSheet(sheet));
}

/**
 * The same without a word to the person.
 *
 * @param {string} sheet
 * @returns {Promise<void>} it fails if the sheet does not arrive
 */
export function loadSheet(sheet) {
  const known = loading.get(sheet);
  if (known) return known;
  const link = el("link", { rel: "stylesheet", href: sheet });
  const loaded = new Promise((done, failed) => {
    link.onload = () => done(undefined);
    link.onerror = () => {
      loading.delete(sheet);
      link.remove();
      failed(new Error(`${sheet} did not arrive`));
    };
  });
  loading.set(sheet, loaded);
  document.head.append(link);
  return loaded;
}
