// @ts-check
/** Everything in German. */
import { game } from "./game.js";
import { page } from "./page.js";

export default { ...page, game };
