// @ts-check
/** The engine of boards on other people's pages: fetched from beside its module, or read there where a server draws the page. */
import { fetchInTime } from "../lib/download.js";
import init, { Board, Game, Study } from "../bastide.js";

/** Written out, so that bundlers of other people's projects find the file and name the one that they make of it. */
const WASM = new URL("../boards_bg.wasm", import.meta.url);

/** Once a page. @type {Promise<unknown> | undefined} */
let engine;

/**
 * @returns {Promise<{ Game: typeof Game, Board: typeof Board, Study: typeof Study }>} kept when the engine is there
 */
export async function start() {
  engine ??= load().catch((cause) => {
    engine = undefined; // the next board tries again
    throw Object.assign(new Error(String(cause)), { code: "refused" });
  });
  await engine;
  return { Game, Board, Study };
}

async function load() {
  return init({ module_or_path: (await bytes(WASM)) ?? (await fetchInTime(WASM)) });
}

/**
 * What a file holds, where it is a file and the program is Node, whose `fetch` has no `file:` addresses. Its modules are asked of
 * `process`: bundlers for browsers would stumble over an import of them.
 *
 * @param {URL} address
 * @returns {Promise<Uint8Array<ArrayBuffer> | undefined>} nothing in a browser, which fetches the file
 */
async function bytes(address) {
  const { process } = /** @type {{ process?: { getBuiltinModule?: (name: string) => any } }} */ (/** @type {unknown} */ (globalThis));
  return address.protocol === "file:" ? process?.getBuiltinModule?.("node:fs/promises").readFile(address) : undefined;
}

/**
 * The text of a file beside the engine.
 *
 * @param {URL} address
 * @returns {Promise<string>} it fails with code `network`
 */
export async function textOf(address) {
  const read = await bytes(address);
  if (read) return new TextDecoder().decode(read);
  try {
    return await (await fetchInTime(address, { credentials: "omit" })).text();
  } catch (cause) {
    throw Object.assign(new Error(`${address} could not be loaded`, { cause }), { code: "network" });
  }
}
