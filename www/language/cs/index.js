// @ts-check
/** Everything in Czech. */
import { game } from "./game.js";
import { page } from "./page.js";

export default { ...page, game };
