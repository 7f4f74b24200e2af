/**
 * Finishes a build: writes the living rulebook, puts the modules together, tells the service worker which files it is made of, and packs them for
 * hosts. Trunk runs this on every build, before dist/ is exchanged.
 *
 * `index.html` names the modules and the wasm that the first screen imports, however deep, so that they are all asked for at once.
 * `sw.js` gets the list, each file with its SHA-256; `build.js` gets the version, which the page compares with the worker's.
 * Both are taken from the files alone: the same files are the same build.
 *
 * A debug build and `cargo xtask watch` get the modules as they are written, and a worker that removes itself, so that a
 * developer never sees an older file; BASTIDE_WORKER=on or off in the environment decides otherwise.
 */
import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { argv, env, exit } from "node:process";
import { fileURLToPath } from "node:url";
import { bundle } from "./bundle.mjs";
import { compress } from "./compress.mjs";
import { reach } from "./graph.mjs";
import { guard } from "./guard.mjs";
import { pack } from "./package.mjs";
import { writeSite } from "./site.mjs";

/** What no page loads: types and the package for developers, the cards of the boxes, which are collected elsewhere, icons, which the browser keeps where it installs the app, packed copies, and the worker itself. */
const LEFT_OUT = /\.d\.ts$|^icons\/|^package\/|^sw\.js$|\.(br|gz)$/;

/** In place of the service worker: takes the one before out of service, with all that it kept. */
const NO_WORKER = `// This build has no service worker; one of an earlier build goes, and its pages are loaded again.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
  const prefix = "bastide " + new URL(self.registration.scope).pathname + " ";
  for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name);
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: "window" })) page.navigate(page.url);
}
`;

/**
 * Writes the list into `sw.js` and the version into `build.js`.
 *
 * @param {string} dist the folder of the build
 * @param {{ worker: boolean, version: string }} options `version` is the number of Cargo.toml
 * @returns {Promise<{ build: string, files: number }>}
 */
export async function stamp(dist, { worker, version }) {
  const names = (await readdir(dist, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dist.length + 1)
        .replaceAll("\\", "/"),
    )
    .filter((name) => !LEFT_OUT.test(name))
    .sort();
  await preload(dist);
  const build = worker ? await fingerprint(dist, [...names, "sw.js"]) : "";
  await replace(join(dist, "build.js"), { 'VERSION = ""': `VERSION = ${JSON.stringify(version)}`, 'BUILD = ""': `BUILD = ${JSON.stringify(build)}` });
  if (worker) {
    const hashes = await Promise.all(names.map(async (name) => [name === "index.html" ? "" : name, await hash(join(dist, name))]));
    const list = JSON.stringify({ version: build, files: Object.fromEntries(hashes) }, null, 2);
    await replace(join(dist, "sw.js"), { '{ version: "", files: {} }': list });
  } else await writeFile(join(dist, "sw.js"), NO_WORKER);
  return { build, files: names.length };
}

/**
 * Without this, each module is asked for when the one that imports it has arrived.
 *
 * @param {string} dist
 */
async function preload(dist) {
  const page = join(dist, "index.html");
  const text = (await readFile(page, "utf8")).replace(/ *<link rel="(modulepreload|preload)"(?![^>]* as="font") [^>]*>\n/g, "");
  const { found } = await reach(dist, ["app.js"], new Set(["offline.js"])); // which comes once the first screen is painted
  const links = [...found].map((name) =>
    name.endsWith(".wasm")
      ? `    <link rel="preload" href="./${name}" as="fetch" type="application/wasm" crossorigin />\n`
      : name.endsWith(".js") && `    <link rel="modulepreload" href="./${name}" />\n`,
  );
  const place = '    <script type="module" src="./app.js"></script>\n';
  await writeFile(page, text);
  await replace(page, { [place]: links.filter(Boolean).join("") + place });
}

/**
 * One short word for the contents of all files.
 *
 * @param {string} dist
 * @param {string[]} names
 */
async function fingerprint(dist, names) {
  const lines = await Promise.all(names.map(async (name) => `${name} ${await hash(join(dist, name))}\n`));
  return createHash("sha256").update(lines.join("")).digest("hex").slice(0, 12);
}

/** @param {string} file */
async function hash(file) {
  return createHash("sha256")
    .update(await readFile(file))
    .digest("hex");
}

/**
 * @param {string} file
 * @param {Record<string, string>} words each must be there once
 */
async function replace(file, words) {
  let text = await readFile(file, "utf8");
  for (const [word, by] of Object.entries(words)) {
    if (text.split(word).length !== 2) throw new Error(`${file} does not hold once: ${word}`);
    text = text.replace(word, () => by);
  }
  await writeFile(file, text);
}

/**
 * The sets of tiles that are not played, which boards fetch when a record names one.
 *
 * @param {string} root the project
 * @param {string} dist
 */
async function writeSets(root, dist) {
  const from = join(root, "src/catalogue/more");
  await mkdir(join(dist, "sets"), { recursive: true });
  for (const name of await readdir(from)) await copyFile(join(from, name), join(dist, "sets", name));
}

/** The version in the workspace's Cargo.toml. @param {string} root */
async function packageVersion(root) {
  const found = /\[workspace\.package\]\s+version = "([^"]+)"/.exec(await readFile(join(root, "Cargo.toml"), "utf8"));
  if (!found) throw new Error("Cargo.toml names no version");
  return found[1];
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const { TRUNK_STAGING_DIR: staging, TRUNK_SOURCE_DIR: root, TRUNK_PROFILE: profile, BASTIDE_WORKER: wanted } = env;
  if (!staging || !root) {
    console.error("error: run by Trunk, as a hook after the build");
    exit(1);
  }
  const worker = wanted ? wanted === "on" : profile === "release";
  const number = await packageVersion(root);
  await guard(staging);
  await writeSets(root, staging);
  const examples = await writeSite(root, staging);
  if (worker) {
    await bundle(staging);
    await pack(root, staging, number);
  } else await copyFile(join(staging, "boards.js"), join(staging, "bastide.js")); // as written, everything is one, and boards have more
  const { build, files } = await stamp(staging, { worker, version: number });
  console.log(`the living rulebook: ${examples} examples`);
  if (worker) await compress(staging, join(env.CARGO_TARGET_DIR ?? join(root, "target"), "packed")); // last: the worker lists files as they are
  console.log(worker ? `build ${build}: ${files} files for use without a network` : "no service worker in this build");
}
