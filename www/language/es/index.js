// @ts-check
/** Everything in Spanish. */
import { game } from "./game.js";
import { page } from "./page.js";

export default { ...page, game };
