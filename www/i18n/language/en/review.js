// @ts-check
/** How good the turns of a game were, in English. */
import { points } from "./game.js";

export const review = {
  decided: {
    title: "What decided it",
    /** The most points at once, and what they were for. */
    largest: (/** @type {string} */ name, /** @type {number} */ count, /** @type {string} */ what) =>
      `${name} scored the most at once: ${points(count)} (${what}).`,
    /** A kind of feature, and everybody's points for it. */
    difference: (/** @type {string} */ kind, /** @type {string} */ scores) => `${kind} made the difference: ${scores}.`,
    led: (/** @type {string} */ name, /** @type {number} */ turn) => `${name} led from turn ${turn} on.`,
    /** Who was ahead, and who won in the end. */
    behind: (/** @type {string} */ name, /** @type {number} */ ahead, /** @type {string} */ winner, /** @type {number} */ behind) =>
      `Before the final scoring ${name} was ahead of ${winner}, ${ahead} to ${behind}.`,
  },
  title: "How good the turns were",
  help: "A master judges every turn by what was known at the time. You can leave this page: later the review continues where it stopped.",
  progress: (/** @type {number} */ done, /** @type {number} */ all) => `Turn ${done} of ${all}`,
  done: "The review is complete.",
  failed: "The review stopped because of a fault. You can continue it.",
  again: "Continue the review",
  player: "Turns",
  best: "Best turns",
  of: (/** @type {number} */ count, /** @type {number} */ all) => `${count} of ${all}`,
  given: "Points lost per turn",
  worst: "Costliest turns",
  nothing: "No turn lost a whole point.",
  unjudged: "None of the turns could be judged.",
  turn: (/** @type {number} */ turn, /** @type {string} */ name, /** @type {number} */ count) => `Turn ${turn}: ${name} lost about ${points(count)}`,
};
