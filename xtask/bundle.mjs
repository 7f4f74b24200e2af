/**
 * Puts the modules and style sheets of a built page together and makes them small, so that a page asks for fewer files and loads
 * no comments. A module that is loaded on demand keeps its name; modules that several files share become `chunk/….js`. Chunks lie
 * one folder below the page, like the modules they are made of, so that an address relative to `import.meta.url` stays right.
 *
 * The wasm's own modules (`boards.js` belongs to the boards on other pages) and `build.js`, into which xtask/precache.mjs writes,
 * are not put together with anything.
 */
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { transform } from "lightningcss";
import { rolldown } from "rolldown";
import { minify } from "rolldown/utils";
import { CALLED, loads, reach, reachAll } from "./graph.mjs";

const ENTRY = "app.js";
/** The script before all others. */
const FIRST = "first.js";
const BY_THEMSELVES = ["bastide.js", "boards.js", "search.js", "sealed.js", "build.js"];
const APART_FROM_BOARDS = BY_THEMSELVES.filter((name) => name !== "bastide.js");
/** What other pages load; put together apart from the app, so that neither carries what only the other needs. */
const EMBED = "embed.js";
/** What stands on it: it is the same for all of them, and comes as one file each. */
const ON_EMBED = ["embed-page.js", "bastide.v1.js", "compose.js", "tiles.js", "own-tile.js"];
/** Whole in one file: bundlers of other people's projects take a worker as it is, and leave behind what it imports. */
const WHOLE = "thinker-worker.js";
/** What the app calls for, but is put together apart from it. */
const APART_FROM_APP = [WHOLE, EMBED];
/** The style sheets of index.html, which become this one. */
const SHEET = "style.css";
/** What is made shorter is understood by the browsers that understand what is written: nothing newer than this comes in. */
const LANGUAGE = "es2022";
const BROWSERS = { safari: 16 << 16, ios_saf: 16 << 16, chrome: 105 << 16, firefox: 121 << 16 };

/** @typedef {{ fileName: string, code: string }} Chunk */
/** @typedef {import("rolldown").Plugin} Plugin */

/**
 * Boards on other pages also show diagrams, which the game does without: they have the larger module. It comes before what is
 * left outside, so `bastide.js` may not be among that.
 *
 * @param {string} dist
 * @returns {Plugin}
 */
const boards = (dist) => ({
  name: "boards",
  resolveId: (id, importer) => (fileOf(id, importer) === join(dist, "bastide.js") ? { id: join(dist, "boards.js"), external: true } : null),
});

/** The file that an import means, however many folders lie between. @param {string} id @param {string} [importer] */
const fileOf = (id, importer = "") => (id.startsWith(".") ? join(dirname(importer), id) : id);

/** @param {string} dist the folder of the build; what was put together is deleted */
export async function bundle(dist) {
  const app = await reachAll(dist, [ENTRY], new Set([EMBED]));
  const embed = await reachAll(dist, [EMBED, ...ON_EMBED]);
  const chunks = [
    ...(await split(dist, [ENTRY, ...CALLED, ...[...app.later].filter((name) => !APART_FROM_APP.includes(name))], "chunk", [...BY_THEMSELVES, EMBED], {
      groups: await groups(dist),
    })),
    ...(await split(dist, [EMBED], "embed", APART_FROM_BOARDS, { plugins: [boards(dist)] })),
    ...(await whole(dist, WHOLE)),
  ];
  for (const name of ON_EMBED) chunks.push(...(await whole(dist, name, [EMBED, ...APART_FROM_BOARDS], [boards(dist)])));
  const joined = [...app.found, ...embed.found].filter((name) => name.endsWith(".js") && !BY_THEMSELVES.includes(name));
  for (const name of joined) await rm(join(dist, name), { force: true });
  for (const { fileName, code } of chunks) {
    await mkdir(dirname(join(dist, fileName)), { recursive: true });
    await writeFile(join(dist, fileName), code);
  }
  await prune(dist);
  await joinSheets(dist);
  const alone = [...app.found].filter((name) => name.endsWith(".css") || (BY_THEMSELVES.includes(name) && name !== "build.js"));
  for (const name of [...alone, "boards.js", FIRST, "manifest.webmanifest"]) await shrink(dist, name);
}

/**
 * What the entry needs, and what the first screen needs besides: two files, since each costs a slow device milliseconds. Of the
 * languages, only one is wanted.
 *
 * @param {string} dist
 * @returns {Promise<Set<string>[]>}
 */
async function groups(dist) {
  const [entry, first] = [await reach(dist, [ENTRY], new Set(CALLED)), await reach(dist, [ENTRY])];
  const others = new Set([ENTRY, ...CALLED]);
  return [entry, first].map(({ found }) => new Set([...found].filter((name) => !others.has(name) && !/^i18n\/language\/..\//.test(name))));
}

/**
 * Entries, which keep their names and what they export, and files for what they share.
 *
 * @param {string} dist
 * @param {string[]} entries
 * @param {string} shared the folder of the files that several entries share
 * @param {string[]} external
 * @param {{ groups?: Set<string>[], plugins?: Plugin[] }} options `groups`: what becomes one file, the first that holds it
 * @returns {Promise<Chunk[]>}
 */
async function split(dist, entries, shared, external, { groups = [], plugins = [] }) {
  const together = groups.map((names, index) => ({ name: `${index}`, test: (/** @type {string} */ id) => names.has(relative(dist, id)) }));
  return generate(dist, entries, external, plugins, {
    chunkFileNames: `${shared}/[hash].js`,
    codeSplitting: groups.length === 0 || { includeDependenciesRecursively: false, groups: together },
  });
}

/**
 * One file with all that it needs.
 *
 * @param {string} dist
 * @param {string} entry
 * @param {string[]} [external] what it names all the same
 * @param {Plugin[]} [plugins]
 */
function whole(dist, entry, external = [], plugins = []) {
  return generate(dist, [entry], external, plugins, { codeSplitting: false });
}

/**
 * @param {string} dist
 * @param {string[]} entries
 * @param {string[]} external
 * @param {Plugin[]} plugins
 * @param {import("rolldown").OutputOptions} options
 * @returns {Promise<Chunk[]>}
 */
async function generate(dist, entries, external, plugins, options) {
  const input = Object.fromEntries(entries.map((name) => [name.replace(/\.js$/, ""), join(dist, name)]));
  const isExternal = (/** @type {string} */ id, /** @type {string | undefined} */ importer) =>
    external.some((name) => fileOf(id, importer) === join(dist, name));
  const built = await rolldown({
    input,
    cwd: dist,
    external: isExternal,
    plugins,
    preserveEntrySignatures: "allow-extension",
    transform: { target: LANGUAGE },
  });
  const { output } = await built.generate({ format: "esm", minify: true, entryFileNames: "[name].js", ...options });
  await built.close();
  return output.flatMap((part) => (part.type === "chunk" ? [{ fileName: part.fileName, code: ownNames(part.code) }] : []));
}

/**
 * Lets a module list the names of its own that it exports: as the bundler writes it, names that a page has given to every object are
 * among them, and the module breaks.
 *
 * @param {string} code
 */
function ownNames(code) {
  const own = code.replace(/for\(var (\w+) in (\w+)\)(?=\w+\(\w+,\1,\{get:\2\[\1\])/g, "for(var $1 of Object.keys($2))");
  if (/for\((?:var|let|const) \w+ in /.test(own)) throw new Error("a loop goes over the names of an object, and those that a page gave to every object");
  return own;
}

/**
 * Removes the folders in which nothing is left.
 *
 * @param {string} folder
 * @returns {Promise<boolean>} whether it is gone itself
 */
async function prune(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const gone = await Promise.all(entries.map((entry) => entry.isDirectory() && prune(join(folder, entry.name))));
  if (!gone.every(Boolean)) return false;
  await rmdir(folder);
  return true;
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
  await writeFile(join(dist, SHEET), sheets.join("\n").replaceAll('url("../', 'url("./')); // it lies beside the page, not in styles/
  await shrink(dist, SHEET);
}

/**
 * @param {string} dist
 * @param {string} name
 */
async function shrink(dist, name) {
  const file = join(dist, name);
  const code = await readFile(file);
  if (name.endsWith(".css")) await writeFile(file, transform({ filename: name, code, minify: true, targets: BROWSERS }).code);
  else if (name.endsWith(".webmanifest")) await writeFile(file, JSON.stringify(JSON.parse(code.toString())));
  else await writeFile(file, (await minify(name, code.toString(), { module: true, compress: { target: LANGUAGE } })).code);
}
