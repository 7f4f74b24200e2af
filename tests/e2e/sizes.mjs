/**
 * What the pages weigh: a table of dist/ in gzip bytes, with the limits that hold.
 *
 *     cargo xtask build && node tests/e2e/sizes.mjs
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { argv, env } from "node:process";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { ROOT } from "./serve.mjs";

/** In KB of 1000 bytes, compressed by gzip at its best. */
export const LIMITS = { wasm: 180, "first load": 280 };

/**
 * The gzip bytes of every file that a first visit loads, largest first, and of what the limits are about.
 *
 * @param {string} dist
 * @returns {Promise<{ files: [string, number][], sums: { wasm: number, "first load": number } }>}
 */
export async function weigh(dist) {
  const names = (await readdir(dist)).filter((name) => /\.(html|css|js|svg|wasm)$/.test(name));
  const files = await Promise.all(names.map(async (name) => /** @type {[string, number]} */ ([name, gzipSync(await readFile(join(dist, name)), { level: 9 }).length])));
  files.sort(([, one], [, other]) => other - one);
  const total = files.reduce((sum, [, bytes]) => sum + bytes, 0);
  const wasm = files.filter(([name]) => name.endsWith(".wasm")).reduce((sum, [, bytes]) => sum + bytes, 0);
  return { files, sums: { wasm, "first load": total } };
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} KB`;

if (argv[1] === fileURLToPath(import.meta.url)) {
  const { files, sums } = await weigh(env.BASTIDE_DIST ?? join(ROOT, "dist"));
  for (const [name, bytes] of files) console.log(`${kilobytes(bytes)}  ${name}`);
  for (const [name, bytes] of Object.entries(sums)) {
    const limit = LIMITS[/** @type {keyof typeof LIMITS} */ (name)];
    console.log(`${kilobytes(bytes)}  ${name}, limit ${limit} KB: ${bytes <= limit * 1000 ? "held" : "OVER"}`);
  }
}
