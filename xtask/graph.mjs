/** Which files a page loads: what it names and imports, and so on; and what it calls for only later. */
import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";

/** Called for on the way from the entry to the first screen, though `import()` stands before them. */
export const CALLED = ["app/shell.js", "ui/offline.js", "i18n/language/en/index.js"];

/** Loaded without an import that could be read from the text. */
const BESIDE = /** @type {Record<string, string[]>} */ ({
  "bastide.js": ["bastide_bg.wasm"],
  "boards.js": ["boards_bg.wasm"],
  "search.js": ["search_bg.wasm"],
  "sealed.js": ["sealed_bg.wasm"],
  "thinker-worker.js": ["search_bg.wasm"],
});

/**
 * The names of files that a file loads: at once, and when they are called for.
 *
 * @param {string} name
 * @param {string} text
 * @returns {{ now: string[], later: string[] }}
 */
export function loads(name, text) {
  const from = (/** @type {RegExp} */ pattern) =>
    [...text.matchAll(pattern)].map(([, address]) => posix.join(posix.dirname(name), address)).filter((path) => !path.startsWith(".."));
  if (name.endsWith(".html")) return { now: from(/<(?:script|link)(?![^>]+apple)[^>]+(?:src|href)="\.\/([^"]+)"/g), later: [] };
  if (!name.endsWith(".js")) return { now: [], later: [] };
  const code = text.replace(/\/\*[^]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, ""); // types are imported in comments
  const find = (/** @type {RegExp} */ pattern) => [...code.matchAll(pattern)].map(([, address]) => posix.join(posix.dirname(name), address));
  const sheets = [...code.matchAll(/["`]\.\/([^"`]+\.css)["`]/g)].map(([, address]) => address); // addressed from the page on, not from the module
  const called = [...find(/\bimport\(\s*["`](\.\.?\/[^"`]+)["`]\s*\)/g), ...find(/new URL\(\s*["`](\.\.?\/[^"`]+\.js)["`]/g)];
  const now = [...find(/\b(?:from|import)\s*"(\.\.?\/[^"]+\.js)"/g), ...sheets, ...(BESIDE[name] ?? [])];
  return { now: [...now, ...called.filter((other) => CALLED.includes(other))], later: called.filter((other) => !CALLED.includes(other)) };
}

/**
 * Everything that some files load at once, themselves included, and what they load later.
 *
 * @param {string} dist
 * @param {string[]} entries
 * @param {Set<string>} [known] left out
 */
export async function reach(dist, entries, known = new Set()) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @type {Set<string>} */
  const later = new Set();
  const open = [...entries];
  for (let name = open.shift(); name !== undefined; name = open.shift()) {
    if (found.has(name) || known.has(name)) continue;
    found.add(name);
    const next = loads(name, await readFile(join(dist, name), "utf8"));
    open.push(...next.now);
    for (const other of next.later) later.add(other);
  }
  return { found, later };
}

/**
 * Everything that some files load at any time, and what of it is called for.
 *
 * @param {string} dist
 * @param {string[]} entries
 * @param {Set<string>} [known] left out
 */
export async function reachAll(dist, entries, known = new Set()) {
  const { found, later } = await reach(dist, entries, known);
  for (const name of later) {
    const next = await reach(dist, [name], new Set([...found, ...known]));
    for (const other of next.found) found.add(other);
    for (const other of next.later) later.add(other);
  }
  return { found, later };
}
