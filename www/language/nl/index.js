// @ts-check
/** Everything in Dutch. */
import { game } from "./game.js";
import { page } from "./page.js";

export default { ...page, game };
