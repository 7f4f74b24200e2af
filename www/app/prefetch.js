// @ts-check
/**
 * What a game may still need once it is on: fetched as soon as the first screen is painted, so that a game which was begun with a
 * network is played to its end without one, whether or not the browser keeps the page.
 */

import { loadBoxes } from "../i18n/boxes.js";
import { TEXT } from "../i18n/text.js";
import { loadSheet } from "../ui/stylesheets.js";

/** One after the other, and each once. What does not arrive is asked for again when it is wanted. */
const WANTED = [
  () => import("../lib/dragged-entry.js"), // first: it is wanted on the set-up screen itself
  () => import("../engine/thinker.js").then(({ thinker }) => thinker.prepare()),
  () => import("../game/game-menu.js"),
  () => import("../game/final-scoring.js"),
  () => import("../game/result.js"),
  () => Promise.all([import("../game/insight.js"), TEXT.load.review()]),
  () => import("../ui/sound.js"),
  () => import("../ui/help.js"),
  () => import("../board/why-not.js"),
  () => import("../board/drag-tile.js"),
  () => import("../game/advice.js"),
  () => import("../board/typed-moves.js").then(({ typedMoves }) => typedMoves(TEXT)),
  () => loadBoxes(TEXT),
  () => loadSheet("./styles/bazaar.css"),
  () => loadSheet("./styles/after.css"),
];

/** @returns {Promise<void>} kept when all has been asked for */
export async function prefetch() {
  for (const load of WANTED) await load().catch(() => {});
}
