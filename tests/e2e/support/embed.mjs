/** A foreign page for boards: another origin, its own strict policy, and records to show. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { env } from "node:process";
import { DIST, ROOT, serve } from "./serve.mjs";

/** Two turns with what their author says to them. */
export const EXAMPLE = `[Bastide "1"]
[Players "red Ann, blue Bob"]
[Deck "D V U C E W"]
# Ann lays a bend.
tile V 1,0 1
# She claims the road; so she has a highwayman on it.
meeple road.W
expect supply red meeple 6
# Bob goes on at the other end, and places nobody.
tile U -1,0 0
skip
# Now the road has three tiles.
`;

/** The first puzzle of the game. */
export const PUZZLE = readFileSync(join(ROOT, "www/puzzles.txt"), "utf8").split(/^(?=\[Bastide )/m)[0];

/** The game's files as an author's host has to give them: any page may read them. Computer players count tries instead of time. */
export function serveGame() {
  return serve({ root: env.BASTIDE_DIST ?? DIST, headers: { "Access-Control-Allow-Origin": "*" }, counted: true });
}

/**
 * The policy that docs/EMBED.md asks of a page with a strict one.
 *
 * @param {string} game where the game's files are
 */
export const policyFor = (game) =>
  `default-src 'none'; script-src 'self' ${new URL(game).origin} 'wasm-unsafe-eval'; style-src 'self' ${new URL(game).origin}; connect-src 'self' ${new URL(game).origin}; worker-src blob: ${new URL(game).origin}; img-src 'self' data:; frame-src ${new URL(game).origin}`;

/**
 * Serves pages made of a text at an origin of their own.
 *
 * @param {Record<string, string | { type: string, text: string }>} files by path
 * @param {Record<string, string>} [headers]
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function servePage(files, headers = {}) {
  const server = createServer((request, response) => {
    const found = files[new URL(request.url ?? "/", "http://page").pathname];
    if (found === undefined) return void response.writeHead(404).end();
    const { type, text } = typeof found === "string" ? { type: "text/html; charset=utf-8", text: found } : found;
    response.writeHead(200, { "Content-Type": type, ...headers }).end(text);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}/`, close };
}

/**
 * A page with boards.
 *
 * @param {string} game where the game's files are
 * @param {string} body
 */
export function pageWith(game, body) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Another page</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${game}embed.css"></head><body>${body}<script type="module" src="${game}embed.js"></script></body></html>`;
}

/**
 * A board's tag with its record as a child.
 *
 * @param {string} attributes
 * @param {string} [record]
 */
export function board(attributes, record = "") {
  return `<bastide-board ${attributes}><script type="text/plain">${record}</script></bastide-board>`;
}
