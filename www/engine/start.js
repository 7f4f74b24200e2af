// @ts-check
/** The engine of boards on other people's pages: fetched from beside its module, or read there where a server draws the page. */
import init, { Board, Game } from "../bastide.js";

/** Written out, so that bundlers of other people's projects find the file and name the one that they make of it. */
const WASM = new URL("../boards_bg.wasm", import.meta.url);

/** Once a page. @type {Promise<unknown> | undefined} */
let engine;

/**
 * @returns {Promise<{ Game: typeof Game, Board: typeof Board }>} kept when the engine is there
 */
export async function start() {
  engine ??= load().catch((cause) => {
    engine = undefined; // the next board tries again
    throw Object.assign(new Error(String(cause)), { code: "refused" });
  });
  await engine;
  return { Game, Board };
}

async function load() {
  return init({ module_or_path: await bytes() });
}

/**
 * What the wasm file holds, where it is a file and the program is Node, whose `fetch` has no `file:` addresses. Its modules are
 * asked of `process`: bundlers for browsers would stumble over an import of them.
 *
 * @returns {Promise<Uint8Array<ArrayBuffer> | undefined>} nothing in a browser, which fetches the file
 */
async function bytes() {
  const { process } = /** @type {{ process?: { getBuiltinModule?: (name: string) => any } }} */ (/** @type {unknown} */ (globalThis));
  return WASM.protocol === "file:" ? process?.getBuiltinModule?.("node:fs/promises").readFile(WASM) : undefined;
}
