/**
 * A static file server for dist/, as plain as the hosts that Bastide is made for: files, right types, 404 for the rest.
 *
 *     const site = await serve();          // a free port of 127.0.0.1
 *     await page.goto(site.url);
 *     await site.close();
 *
 * By hand: `node tests/e2e/support/serve.mjs 8080`.
 */
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { dirname, extname, join, relative, resolve, sep } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";

/** The project's root folder. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../../..");

/** Where `cargo xtask build` leaves the pages. */
export const DIST = join(ROOT, "dist");

/** The type of a file, by its extension. @type {Record<string, string>} */
export const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".ftl": "text/plain; charset=utf-8",
  ".game": "text/plain; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".md": "text/plain; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".ogg": "audio/ogg",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".ts": "text/plain; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** The worker in which computer players think. */
const THINKER = "thinker-worker.js";

/**
 * Stands before the thinker's code: its clock goes on by some milliseconds each time it is read, which is once for each try. So a computer player
 * that is given a second makes 125 tries, on a fast machine as on a busy one, and its chance is the same each time, so it decides the same.
 */
const COUNTED = "{ let now = 1.7e12; Date.now = () => (now += 8); crypto.getRandomValues = (bytes) => bytes.fill(7); }\n";

/** What pages have asked for since it was last taken: scripts, sheets, workers and documents, by their names. @type {Set<string>} */
const asked = new Set();

/** What pages have asked for since the last call, of all servers of this process. */
export function takeAsked() {
  const names = [...asked].sort();
  asked.clear();
  return names;
}

/**
 * Serves `root` at 127.0.0.1. Port 0, the default, takes a free one.
 *
 * `url` ends in a slash; `close` also ends open connections; `headers` are added to every answer
 * (a content security policy, say); with `counted` computer players count tries instead of time.
 *
 * @param {{ root?: string, port?: number, headers?: Record<string, string>, counted?: boolean }} [options]
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>}
 */
export async function serve({ root = DIST, port = 0, headers = {}, counted = false } = {}) {
  const server = createServer((request, response) => {
    answer(root, headers, counted, request, response).catch(() => fail(response, 500, "The file could not be read."));
  });
  await new Promise((done, failed) => {
    server.once("error", failed);
    server.listen(port, "127.0.0.1", () => done(undefined));
  });
  const taken = /** @type {import("node:net").AddressInfo} */ (server.address()).port;
  const close = () =>
    new Promise((done) => {
      server.close(() => done(undefined));
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${taken}/`, port: taken, close };
}

/**
 * The file that a request path names, or null where it would leave `root`.
 *
 * @param {string} root
 * @param {string} target the request's path and query, as sent
 * @returns {string | null}
 */
export function locate(root, target) {
  let path;
  try {
    path = decodeURIComponent(target.split(/[?#]/, 1)[0]);
  } catch {
    return null;
  }
  if (path.includes("\0")) return null;
  const base = resolve(root);
  const file = resolve(base, `.${path.startsWith("/") ? path : `/${path}`}`);
  return file === base || file.startsWith(base + sep) ? file : null;
}

/**
 * @param {string} root
 * @param {Record<string, string>} headers
 * @param {boolean} counted
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
async function answer(root, headers, counted, request, response) {
  if (request.method !== "GET" && request.method !== "HEAD") return fail(response, 405, "Only GET and HEAD.");
  const target = request.url ?? "/";
  let file = locate(root, target);
  if (!file) return fail(response, 403, "This path is outside the site.");
  let found = await stat(file).catch(() => null);
  if (found?.isDirectory()) {
    file = join(file, "index.html");
    found = await stat(file).catch(() => null);
  }
  if (!found?.isFile()) return fail(response, 404, "There is no such file.");
  const isFetched = request.headers["sec-fetch-dest"] === "empty"; // to be kept by a service worker, and not to be run
  if (!isFetched) asked.add(relative(resolve(root), file).replaceAll("\\", "/"));
  if (counted && !isFetched && target.endsWith(`/${THINKER}`)) {
    const text = COUNTED + (await readFile(file, "utf8"));
    response.writeHead(200, { "Content-Type": TYPES[".js"], "Cache-Control": "no-cache", ...headers }).end(text);
    return;
  }
  response.writeHead(200, {
    "Content-Type": TYPES[extname(file)] ?? "application/octet-stream",
    "Content-Length": found.size,
    "Cache-Control": "no-cache",
    "X-Content-Type-Options": "nosniff",
    ...headers,
  });
  if (request.method === "HEAD") return response.end();
  createReadStream(file)
    .on("error", () => response.destroy())
    .pipe(response);
}

/**
 * @param {import("node:http").ServerResponse} response
 * @param {number} status
 * @param {string} text
 */
function fail(response, status, text) {
  if (response.headersSent) return response.destroy();
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(text);
}

if (argv[1] && resolve(argv[1]) === fileURLToPath(import.meta.url)) {
  const site = await serve({ port: Number(argv[2] ?? 8080) });
  console.log(`\nBastide is at ${site.url} (stop with Ctrl-C)`);
}
