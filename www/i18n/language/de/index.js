// @ts-check
/** Everything in German. */
import { game } from "./game.js";
import { options } from "./options.js";
import { page } from "./page.js";

/** What is loaded when it is called for. */
const load = {
  spoken: async () => (await import("./spoken.js")).spoken,
  help: async () => (await import("./help.js")).help,
  learn: async () => (await import("./learn.js")).learn,
  tables: async () => (await import("./tables.js")).tables,
  turn: async () => (await import("./turn.js")).turn,
  sealed: async () => (await import("./sealed.js")).sealed,
  courses: async () => (await import("./courses.js")).courses,
  rules: async () => (await import("./rules.js")).rules,
  puzzles: async () => (await import("./puzzles.js")).puzzles,
  career: async () => (await import("./puzzles.js")).career,
  jcz: async () => (await import("./jcz.js")).jcz,
  arrive: async () => (await import("./arrive.js")).arrive,
  settings: async () => (await import("./settings.js")).settings,
  about: async () => (await import("./about.js")).about,
  advice: async () => (await import("./advice.js")).advice,
  left: async () => (await import("./left.js")).left,
  picture: async () => (await import("./picture.js")).picture,
  clock: async () => (await import("./clock.js")).clock,
  story: async () => (await import("./story.js")).story,
  sayings: async () => (await import("./sayings.js")).sayings,
  review: async () => (await import("./review.js")).review,
  analysis: async () => (await import("./analysis.js")).analysis,
  mistakes: async () => (await import("./mistakes.js")).mistakes,
};

export default { ...page, options, game, load };
