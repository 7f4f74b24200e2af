// @ts-check
/**
 * What a game may still need once it is on: fetched as soon as the first screen is painted, so that a game which was begun with a
 * network is played to its end without one, whether or not the browser keeps the page.
 */

import { loadSheet } from "./looks.js";

/** One after the other, and each once. What does not arrive is asked for again when it is wanted. */
const WANTED = [
  () => import("./thinker.js").then(({ thinker }) => thinker.prepare()),
  () => import("./final.js"),
  () => import("./end.js"),
  () => import("./sound.js"),
  () => import("./why-not.js"),
  () => import("./advice.js"),
  () => import("./spoken.js"),
  () => loadSheet("./after.css"),
];

/** @returns {Promise<void>} kept when all has been asked for */
export async function stockUp() {
  for (const load of WANTED) await load().catch(() => {});
}
