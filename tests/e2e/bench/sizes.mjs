/**
 * What the pages weigh in gzip bytes, with the limits that hold.
 *
 *     cargo xtask build && node tests/e2e/bench/sizes.mjs
 *
 * A first visit loads what index.html names, what that imports, and so on; of what is imported when it is called for, only what
 * the start screen and a first game call for. Everything else is listed apart, each module with what it alone brings.
 */
import { readFile, readdir } from "node:fs/promises";
import { join, posix } from "node:path";
import { argv, env } from "node:process";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { reach } from "../../../xtask/graph.mjs";
import { DIST } from "../support/serve.mjs";

/** In KB of 1000 bytes, compressed by gzip at its best. */
export const LIMITS = {
  wasm: 252,
  "first load": 344.5,
  "stub of a board elsewhere": 6,
  "engine of boards elsewhere": 341,
  "computer players": 179,
  "the most that anything else brings": 17,
};

/**
 * @param {string} dist
 * @returns {Promise<{ files: [string, number][], later: { entry: string, files: [string, number][] }[], sums: Record<keyof typeof LIMITS, number> }>}
 */
export async function weigh(dist) {
  const first = await reach(dist, ["index.html"]);
  const files = await sizes(dist, first.found);
  const later = [];
  const open = [...first.later];
  for (const entry of open) {
    if (first.found.has(entry) || entry === "embed.js") continue; // a diagram is shown by the boards of other pages, which are weighed apart
    const own = await reach(dist, [entry], first.found);
    open.push(...[...own.later].filter((other) => !open.includes(other)));
    later.push({ entry, files: await sizes(dist, own.found) });
  }
  const wasm = sum(files.filter(([name]) => name.endsWith(".wasm")));
  const stub = await reach(dist, ["embed.js"]);
  const computers = later.filter(({ files }) => files.some(([name]) => name === "search_bg.wasm"));
  const others = later.filter((entry) => !computers.includes(entry)).map(({ files }) => sum(files));
  const sums = {
    wasm,
    "first load": sum(files),
    "stub of a board elsewhere": sum(await sizes(dist, stub.found)),
    "engine of boards elsewhere": sum(await sizes(dist, new Set(["boards_bg.wasm"]))),
    "computer players": sum(computers.flatMap(({ files }) => files)),
    "the most that anything else brings": Math.max(...others),
  };
  return { files, later, sums };
}

/**
 * @param {string} dist
 * @param {Set<string>} names
 */
async function sizes(dist, names) {
  const files = await Promise.all(
    [...names].map(async (name) => /** @type {[string, number]} */ ([name, gzipSync(await readFile(join(dist, name)), { level: 9 }).length])),
  );
  return files.sort(([, one], [, other]) => other - one);
}

/** @param {[string, number][]} files */
const sum = (files) => files.reduce((total, [, bytes]) => total + bytes, 0);

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} KB`;

if (argv[1] === fileURLToPath(import.meta.url)) {
  const dist = env.BASTIDE_DIST ?? DIST;
  const { files, later, sums } = await weigh(dist);
  for (const [name, bytes] of files) console.log(`${kilobytes(bytes)}  ${name}`);
  console.log("\nWhen it is called for:");
  for (const { entry, files } of later)
    console.log(
      `${kilobytes(sum(files))}  ${entry}${
        files.length > 1
          ? ` with ${files
              .map(([name]) => name)
              .filter((name) => name !== entry)
              .join(", ")}`
          : ""
      }`,
    );
  const counted = new Set([...files, ...later.flatMap(({ files }) => files)].map(([name]) => name));
  const rest = (await readdir(dist, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join(entry.parentPath, entry.name).slice(dist.length + 1));
  console.log(`\nBy the browser alone, or not by this page: ${rest.filter((name) => !counted.has(name)).join(", ")}\n`);
  for (const [name, bytes] of Object.entries(sums)) {
    const limit = LIMITS[/** @type {keyof typeof LIMITS} */ (name)];
    console.log(`${kilobytes(bytes)}  ${name}, limit ${limit} KB: ${bytes <= limit * 1000 ? "held" : "OVER"}`);
  }
}
