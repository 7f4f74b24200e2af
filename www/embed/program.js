// @ts-check
/** What programs of other people and the page of a frame use of the boards' modules. Nothing here needs a page, so that servers may use it. */
export { loadSet, loadSetsOf } from "../engine/sets.js";
export { start } from "../engine/start.js";
export { mainLineOf, rewritten, scriptOf } from "./script.js";

/** The words of a board. @param {string} tag of a language */
export async function wordsFor(tag) {
  const { wordsFor } = await import("./language.js");
  return wordsFor(tag);
}
