// @ts-check
/** Everything in Czech. */
import { game } from "./game.js";
import { options } from "./options.js";
import { page } from "./page.js";

export default { ...page, options, game };
