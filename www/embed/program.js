// @ts-check
/** What programs of other people and the page of a frame use of the boards' modules. */
export { start } from "./open.js";
export { scriptOf } from "./script.js";
export { Tongue } from "./tongue.js";
