// @ts-check
/** Games with expansions that few games have: what is said and shown of these is loaded first. */
import { onDemand } from "../ui/on-demand.js";
import { loadSheet } from "../ui/stylesheets.js";
import { haveFolders, loadBoxes } from "../i18n/boxes.js";
import { TEXT } from "../i18n/text.js";

/**
 * Loads what is said and shown of expansions.
 *
 * @param {string[]} boxes
 * @returns {Promise<unknown>}
 */
export const equipment = (boxes) => onDemand(() => Promise.all([loadBoxes(TEXT, boxes), haveFolders(boxes) && loadSheet("./styles/bazaar.css")]));

/**
 * @template {import("../bastide.js").Game} G
 * @param {G} game is given up if something does not arrive
 * @returns {Promise<G>} the same, once it can be shown
 * @throws {import("../lib/screen.js").ScreenLeft} if the screen was left meanwhile, or the person gave up
 */
export async function equipped(game) {
  try {
    await equipment(game.view().boxes);
    return game;
  } catch (error) {
    game.free();
    throw error;
  }
}
