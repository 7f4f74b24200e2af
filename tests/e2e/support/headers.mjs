/** What a host sends with the files of the build. */
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { request } from "node:http";
import { extname, join } from "node:path";
import { isPacked } from "../../../xtask/compress.mjs";
import { SITE } from "./hosts.mjs";
import { TYPES } from "./serve.mjs";

/** Every file of the build but packed copies, which hosts send in place of the file. @returns {Promise<string[]>} */
export async function filesOfSite() {
  const entries = await readdir(SITE, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(SITE.length + 1));
  assert.ok(files.length > 200, "the build is there");
  return files.filter((file) => !isPacked(file));
}

/**
 * One file of each type, and those at the root that are asked for first.
 *
 * @param {string[]} files
 */
export function oneOfEach(files) {
  const byType = new Map(files.map((file) => [extname(file), file]));
  return [...new Set([...byType.values(), "index.html", "embed.html", "app.js", "sw.js", "bastide_bg.wasm"])];
}

/**
 * Asks as it is told to and follows nothing; `fetch` would inflate and hide what was packed.
 *
 * @param {string} url
 * @param {Record<string, string>} [headers]
 * @returns {Promise<{ status: number, headers: Record<string, string>, bytes: number }>}
 */
export function ask(url, headers = {}) {
  return new Promise((done, failed) => {
    request(url, { headers }, (response) => {
      let bytes = 0;
      response.on("data", (part) => (bytes += part.length));
      response.on("end", () => done({ status: response.statusCode ?? 0, headers: /** @type {any} */ (response.headers), bytes }));
    })
      .on("error", failed)
      .end();
  });
}

/** A type without its charset. @param {string | null | undefined} type */
export const essence = (type) => type?.split(";")[0].trim();

/**
 * A file comes byte for byte, with its type, and other pages may read it.
 *
 * @param {string} url of the host
 * @param {string} file
 */
export async function comesWhole(url, file) {
  const found = await fetch(url + file);
  assert.equal(found.status, 200, file);
  assert.deepEqual(Buffer.from(await found.arrayBuffer()), await readFile(join(SITE, file)), file);
  const wanted = TYPES[extname(file)];
  if (wanted) assert.equal(essence(found.headers.get("content-type")), essence(wanted), file);
  assert.equal(found.headers.get("access-control-allow-origin"), "*", file);
  assert.equal(found.headers.get("x-content-type-options"), "nosniff", file);
}
