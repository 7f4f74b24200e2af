// @ts-check
/** Everything in English. */
import { game } from "./game.js";
import { page } from "./page.js";

export default { ...page, game };
