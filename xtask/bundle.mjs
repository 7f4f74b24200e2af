/**
 * Puts the modules and style sheets of a built page together and makes them small: fewer files to ask for, and no comments on
 * the way. A module that is called for later stays a file of its own name; what several share becomes `chunk-….js`.
 *
 * By themselves stay the modules that others name: the wasm's own (`boards.js` is that of the boards on other pages)
 * and `build.js`, into which xtask/precache.mjs writes.
 */
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, transform } from "esbuild";
import { CALLED, loads, reachAll } from "./graph.mjs";

const ENTRY = "app.js";
const BY_THEMSELVES = ["bastide.js", "boards.js", "search.js", "build.js"];
/** What other pages load; put together apart from the app, so that neither carries what only the other needs. */
const EMBED = ["embed.js"];
/** What stands on it: it is the same for all of them, and comes as one file. */
const ON_EMBED = ["embed-page.js", "bastide.v1.js", "compose.js"];
/** Whole in one file: bundlers of other people's projects take a worker as it is, and leave behind what it imports. */
const WHOLE = "thinker-worker.js";
/** The style sheets of index.html, which become this one. */
const SHEET = "style.css";

/**
 * Boards on other pages also show diagrams, which the game does without: they have the larger module.
 *
 * @type {import("esbuild").Plugin}
 */
const BOARDS = { name: "boards", setup: ({ onResolve }) => onResolve({ filter: /^\.\.?\/bastide\.js$/ }, () => ({ path: "./boards.js", external: true })) };

/** @param {string} dist the folder of the build; what was put together is deleted */
export async function bundle(dist) {
  const { found, later } = await reachAll(dist, [ENTRY]);
  const { outputFiles } = await build({ ...settings(dist), entryPoints: [ENTRY, ...CALLED, ...[...later].filter((name) => name !== WHOLE)] });
  const { outputFiles: whole } = await build({ ...settings(dist), external: [], entryPoints: [WHOLE], splitting: false });
  const own = await reachAll(dist, [...EMBED, ...ON_EMBED]);
  const { outputFiles: embedded } = await build({ ...settings(dist), plugins: [BOARDS], entryPoints: EMBED, chunkNames: "embed-[hash]" });
  const { outputFiles: standing } = await build({ ...settings(dist, EMBED), plugins: [BOARDS], entryPoints: ON_EMBED, splitting: false });
  const joined = [...found, ...own.found].filter((name) => name.endsWith(".js") && !BY_THEMSELVES.includes(name));
  for (const name of joined) await rm(join(dist, name), { force: true });
  await rm(join(dist, "embed"), { recursive: true });
  for (const { path, contents } of [...embedded, ...standing, ...outputFiles, ...whole]) await writeFile(path, contents);
  await joinSheets(dist);
  for (const name of found) if (name.endsWith(".css") || (BY_THEMSELVES.includes(name) && name !== "build.js")) await shrink(dist, name);
  await shrink(dist, "boards.js");
}

/**
 * @param {string} dist
 * @param {string[]} [besides] more that stays by itself
 * @returns {import("esbuild").BuildOptions & { write: false }}
 */
function settings(dist, besides = []) {
  return {
    absWorkingDir: dist,
    external: [...BY_THEMSELVES, ...besides].map((name) => `./${name}`),
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    minify: true,
    outdir: ".",
    write: false,
  };
}

/** @param {string} dist */
async function joinSheets(dist) {
  const page = join(dist, "index.html");
  const text = await readFile(page, "utf8");
  const names = loads("index.html", text).now.filter((name) => name.endsWith(".css"));
  const sheets = await Promise.all(names.map((name) => readFile(join(dist, name), "utf8")));
  const links = /(?: *<link rel="stylesheet" [^>]*>\n)+/;
  await writeFile(page, text.replace(links, `    <link rel="stylesheet" href="./${SHEET}" />\n`));
  for (const name of names) await rm(join(dist, name));
  await writeFile(join(dist, SHEET), sheets.join("\n"));
  await shrink(dist, SHEET);
}

/**
 * @param {string} dist
 * @param {string} name
 */
async function shrink(dist, name) {
  const file = join(dist, name);
  const loader = name.endsWith(".css") ? "css" : "js";
  const { code } = await transform(await readFile(file, "utf8"), { loader, format: loader === "js" ? "esm" : undefined, target: "es2022", minify: true });
  await writeFile(file, code);
}
