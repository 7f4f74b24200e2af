// @ts-check
/** Everything in English. */
import { dragon } from "./dragon.js";
import { game } from "./game.js";
import { options } from "./options.js";
import { page } from "./page.js";

/** What is loaded when it is called for. */
const load = {
  spoken: async () => (await import("./spoken.js")).spoken,
  learn: async () => (await import("./learn.js")).learn,
  rules: async () => (await import("./rules.js")).rules,
  puzzles: async () => (await import("./puzzles.js")).puzzles,
  career: async () => (await import("./puzzles.js")).career,
  review: async () => (await import("./review.js")).review,
};

export default { ...page, options, game, dragon, load };
