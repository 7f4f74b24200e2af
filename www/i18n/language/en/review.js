// @ts-check
/** How good the turns of a game were, in English. */
import { points } from "./game.js";

export const review = {
  title: "How good the turns were",
  help: "A master looks at every turn once more, with what was known then. Looking elsewhere meanwhile does no harm: it goes on from there.",
  progress: (/** @type {number} */ done, /** @type {number} */ all) => `Turn ${done} of ${all}`,
  done: "The turns are judged.",
  failed: "The turns could not be judged to the end: what thinks has failed.",
  again: "Go on judging",
  player: "Turns",
  best: "As good as the best",
  of: (/** @type {number} */ count, /** @type {number} */ all) => `${count} of ${all}`,
  given: "Points given away a turn",
  worst: "What cost the most",
  nothing: "No turn gave away a whole point.",
  turn: (/** @type {number} */ turn, /** @type {string} */ name, /** @type {number} */ count) => `Turn ${turn}, ${name}: about ${points(count)}`,
};
