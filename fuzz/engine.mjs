/** The engine of a build, and the words of the page, without a browser. */
import { readFileSync } from "node:fs";
import { register } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { speak } from "../www/i18n/text.js";
import { DIST } from "../tests/e2e/support/serve.mjs";
import { isTold } from "./chance.mjs";

/** An element that takes everything that is done with it. @type {any} */
const element = new Proxy(() => {}, {
  get: (_, name) => (name === Symbol.iterator ? function* () {} : name === Symbol.toPrimitive ? () => "" : element),
  apply: () => element,
  set: () => true,
});
Object.assign(globalThis, { document: element, matchMedia: element, addEventListener: element, removeEventListener: element, location: element });
Object.assign(globalThis, { BroadcastChannel: undefined }); // there are no other tabs, and an open channel would keep the program from ending
globalThis.navigator ??= /** @type {Navigator} */ (/** @type {unknown} */ ({ languages: ["en"] }));
await speak();

/** With diagrams, as boards on other pages have it. */
const BOARDS = pathToFileURL(join(DIST, "boards.js")).href;
// The modules of www stand beside a bastide.js only in a build.
const BESIDE = `export const resolve = (name, context, next) => name.endsWith("/bastide.js") ? { url: ${JSON.stringify(BOARDS)}, shortCircuit: true } : next(name, context);`;
register(`data:text/javascript,${encodeURIComponent(BESIDE)}`);
const boards = await import(BOARDS);
boards.initSync({ module: readFileSync(join(DIST, "boards_bg.wasm")) });

export const { Game, Study } = boards;

/**
 * Reads a text as the page does: it is a game that is read again as it is written, or an error with a code and a sentence.
 *
 * @param {string} text
 * @returns {string} in a word what came of it
 */
export function opened(text) {
  let game;
  try {
    game = Game.fromRecord(text);
  } catch (error) {
    isTold(error, text);
    const { code, message } = /** @type {any} */ (error);
    if (!["syntax", "setup", "rule"].includes(code)) throw new Error(`the code ${code}: ${text}`, { cause: error });
    return `${code} ${message.replace(/'[^']*'|\d+/g, "")}`;
  }
  const written = game.record();
  const again = Game.fromRecord(written);
  if (again.record() !== written) throw new Error(`written otherwise the second time: ${text}`);
  const told = `a game of ${game.length >> 2} decisions`;
  game.free();
  again.free();
  return told;
}
