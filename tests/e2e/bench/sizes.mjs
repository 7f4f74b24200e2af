/**
 * The bytes that the pages load from a good host, which sends each file as the build packed it by Brotli, and the sums that were agreed.
 *
 *     cargo xtask build && node tests/e2e/bench/sizes.mjs
 *
 * A first visit loads what index.html names, what that imports, and so on; of what is imported when it is called for, only what
 * the start screen and a first game call for. Everything else is listed apart, each module with what it alone brings.
 */
import { stat, readdir } from "node:fs/promises";
import { join, posix } from "node:path";
import { argv, env } from "node:process";
import { fileURLToPath } from "node:url";
import { reach } from "../../../xtask/graph.mjs";
import { DIST } from "../support/serve.mjs";

/**
 * In KB of 1000 bytes. A change that needs more raises the number in the same commit and says why; a test fails once a sum is more than
 * ALLOWANCE above it, so that a few bytes stop nobody.
 */
export const AGREED = {
  wasm: 321, // the tiles of all boxes with their rules and drawings, 2 to 7 KB each; the views and words of each box in its folder
  "first load": 416, // the tiles of all boxes; the shepherds' questions and pictures, and the loader of boxes
  "stub of a board elsewhere": 3.7, // what a reader did is kept while the board is out of the page
  "engine of boards elsewhere": 385, // the tiles of all boxes; a board shows what lies with a shepherd and under a hill, gold bars, the mage and the witch
  "computer players": 236, // the rules and tiles of all boxes, without drawings; they know the flocks, hills, vineyards, gold, the mage and the witch
  "sealed games": 196, // the rules once more, with hashes, signatures and codes to scan: only those who play by message load it
  "the most that anything else brings": 19, // the saved games: the later boxes of other programs that are read, notes that go along, what is pasted, files that are packed or refused, tables that are compared, odd texts from outside
};

/** The share by which a sum may be above what was agreed. */
export const ALLOWANCE = 0.05;

/**
 * @param {string} dist
 * @returns {Promise<{ files: [string, number][], later: { entry: string, files: [string, number][] }[], sums: Record<keyof typeof AGREED, number> }>}
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
  const sealed = later.filter(({ files }) => files.some(([name]) => name === "sealed_bg.wasm"));
  const others = later.filter((entry) => !computers.includes(entry) && !sealed.includes(entry)).map(({ files }) => sum(files));
  const sums = {
    wasm,
    "first load": sum(files),
    "stub of a board elsewhere": sum(await sizes(dist, stub.found)),
    "engine of boards elsewhere": sum(await sizes(dist, new Set(["boards_bg.wasm"]))),
    "computer players": sum(computers.flatMap(({ files }) => files)),
    "sealed games": Math.max(...sealed.map(({ files }) => sum(files))),
    "the most that anything else brings": Math.max(...others),
  };
  return { files, later, sums };
}

/**
 * @param {string} dist
 * @param {Set<string>} names
 */
async function sizes(dist, names) {
  const files = await Promise.all([...names].map(async (name) => /** @type {[string, number]} */ ([name, await sent(join(dist, name))])));
  return files.sort(([, one], [, other]) => other - one);
}

/** How many bytes of a file are sent: those of its packed copy, if it has one. @param {string} file */
async function sent(file) {
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return size;
}

/** @param {[string, number][]} files */
const sum = (files) => files.reduce((total, [, bytes]) => total + bytes, 0);

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} KB`;

/** A line for each sum, with what was agreed. @param {Record<keyof typeof AGREED, number>} sums */
export function table(sums) {
  return Object.entries(sums).map(([name, bytes]) => {
    const agreed = AGREED[/** @type {keyof typeof AGREED} */ (name)];
    return `${kilobytes(bytes)}  ${name}, agreed: ${agreed} KB${isHeavy(bytes, agreed) ? ", TOO MUCH" : ""}`;
  });
}

/** Whether a sum is above what was agreed by more than is allowed. @param {number} bytes @param {number} agreed in KB */
export const isHeavy = (bytes, agreed) => bytes > agreed * 1000 * (1 + ALLOWANCE);

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
  const packed = /\.(br|gz)$/;
  const rest = (await readdir(dist, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join(entry.parentPath, entry.name).slice(dist.length + 1));
  console.log(`\nBy the browser alone, or not by this page: ${rest.filter((name) => !counted.has(name) && !packed.test(name)).join(", ")}\n`);
  console.log(table(sums).join("\n"));
}
