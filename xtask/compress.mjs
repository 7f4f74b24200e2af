/**
 * Writes a packed copy beside every file of a build that is smaller when it is packed: `.br` by Brotli and `.gz` by gzip, each at its best. A host
 * sends them as they are (docs/hosting), which costs it no time and the visitor fewer bytes than packing on the way.
 */
import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** The package for developers is packed by npm as a whole. */
const LEFT_OUT = /^package\//;

/** A packed file that saves less than this share is not worth a second request's trouble. */
const WORTH = 0.95;

/** The endings of packed files, each with how it is packed. @type {Record<string, (bytes: Buffer) => Promise<Buffer>>} */
const PACKINGS = {
  ".br": (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  ".gz": (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** Whether a file is a packed copy of another. @param {string} name */
export const isPacked = (name) => Object.keys(PACKINGS).some((ending) => name.endsWith(ending));

/**
 * @param {string} dist the folder of the build
 * @param {string} kept where packed files are kept by what they hold, so that the next build packs only what is new
 * @returns {Promise<number>} how many files have a packed copy now
 */
export async function compress(dist, kept) {
  await mkdir(kept, { recursive: true });
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => relative(dist, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
  const worth = await Promise.all(names.filter((name) => !LEFT_OUT.test(name) && !isPacked(name)).map((name) => pack(join(dist, name), kept)));
  return worth.filter(Boolean).length;
}

/**
 * @param {string} file
 * @param {string} kept
 * @returns {Promise<boolean>} whether it shrinks
 */
async function pack(file, kept) {
  const bytes = await readFile(file);
  const hash = createHash("sha256").update(bytes).digest("hex");
  const packed = await Promise.all(
    Object.entries(PACKINGS).map(async ([ending, shrink]) => {
      const place = join(kept, hash + ending);
      const known = await readFile(place).catch(() => undefined);
      const small = known ?? (await shrink(bytes));
      if (!known) await keep(place, small);
      if (small.length < bytes.length * WORTH) await writeFile(file + ending, small);
      return small.length < bytes.length * WORTH;
    }),
  );
  return packed.includes(true);
}

/** Writes a file whole or not at all: a build that is stopped in the middle leaves no half of it. @param {string} place @param {Buffer} bytes */
async function keep(place, bytes) {
  const half = `${place}.${randomUUID()}`;
  await writeFile(half, bytes);
  await rename(half, place);
}
