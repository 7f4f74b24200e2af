/** The pages on a host as docs/HOSTING.md has it set up, in a browser. */
import assert from "node:assert/strict";
import { EXAMPLE, board, pageWith, policyFor, servePage } from "./embed.mjs";
import { ask } from "./headers.mjs";
import { SHORT, decide, keptRecord, openPage, pointing } from "./player.mjs";

/** @typedef {ReturnType<typeof import("./stage.mjs").onStage>} Stage */
/** @typedef {import("./hosts.mjs").Host} Host */

/**
 * A page at another origin.
 *
 * @param {Stage} stage
 * @param {string} text
 * @param {Record<string, string>} [headers]
 */
async function foreign(stage, text, headers) {
  const site = await servePage({ "/": text }, headers);
  const { page, problems } = await stage.browser.newPage();
  stage.after(site.close);
  await page.goto(site.url.replace("127.0.0.1", "localhost"));
  return { page, problems };
}

/**
 * The pages of the game do not come in a frame of another page; the one that is made for frames does.
 *
 * @param {Stage} stage
 * @param {Host} host
 * @param {string[]} frames addresses, the last one that of the page for frames
 */
export async function framesAreRefused(stage, host, frames) {
  const written = frames.map((file) => `<iframe src="${host.url}${file}"></iframe>`).join("");
  const { page } = await foreign(stage, `<!doctype html><title>Another page</title>${written}`);
  const [, ...framed] = page.frames();
  assert.equal(framed.length, frames.length);
  const open = framed.pop();
  await open?.waitForFunction(() => document.querySelector("bastide-board")?.shadowRoot?.querySelector("canvas"));
  for (const [index, frame] of framed.entries()) assert.match(frame.url(), /^chrome-error:/, frames[index]);
}

/**
 * A board stands on a page of another origin.
 *
 * @param {Stage} stage
 * @param {Host} host
 */
export async function boardStands(stage, host) {
  const policy = { "Content-Security-Policy": policyFor(host.url) };
  const { page, problems } = await foreign(stage, pageWith(host.url, board('mode="example"', EXAMPLE)), policy);
  await page.getByRole("button", { name: "Next", exact: true }).waitFor();
  assert.deepEqual(problems, []);
}

/**
 * The game is kept, and plays without the host, which is gone afterwards.
 *
 * @param {Stage} stage
 * @param {Host} host
 */
export async function playsWithoutHost(stage, host) {
  const { page, problems } = await stage.browser.newPage({ worker: true });
  await openPage(page, host.url, SHORT);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  assert.deepEqual(problems, []);
  await host.stop();
  await assert.rejects(ask(host.url));
  await page.reload();
  await page.locator(".resume").click();
  await decide(page, pointing("mouse"), 0);
  assert.match(await keptRecord(page), /\ntile V /);
}
