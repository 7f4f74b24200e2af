/**
 * What JavaScript hands over to the engine is looked at before it is taken: wasm-bindgen writes a value that is no text into the
 * memory as if it were one, and breaks the engine for everything that comes later. One place for each kind is one for all methods.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** By the function that wasm-bindgen writes: what it takes, as a condition and in words. */
const TAKES = {
  "passStringToWasm0(arg, malloc, realloc)": ['typeof arg === "string"', "a text"],
  "passArrayJsValueToWasm0(array, malloc)": ["Array.isArray(array)", "a list"],
  "passArrayF64ToWasm0(arg, malloc)": ["Array.isArray(arg) || arg instanceof Float64Array", "a list of numbers"],
};

/** The modules, each with how many of these it has. */
const MODULES = { "bastide.js": 3, "boards.js": 3, "search.js": 1, "sealed.js": 1 };

/** @param {string} dist the folder of the build */
export async function guard(dist) {
  for (const [name, wanted] of Object.entries(MODULES)) {
    const file = join(dist, name);
    let text = await readFile(file, "utf8");
    let found = 0;
    for (const [signature, [right, what]] of Object.entries(TAKES)) {
      const head = `function ${signature} {\n`;
      if (!text.includes(head)) continue;
      found += 1;
      text = text.replace(head, () => `${head}    if (!(${right})) throw Object.assign(new TypeError("${what} is expected here"), { code: "state" });\n`);
    }
    if (found !== wanted) throw new Error(`${name}: wasm-bindgen hands values over in another way than xtask/guard.mjs knows`);
    await writeFile(file, text);
  }
}
