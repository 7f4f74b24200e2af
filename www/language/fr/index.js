// @ts-check
/** Everything in French. */
import { game } from "./game.js";
import { page } from "./page.js";

export default { ...page, game };
