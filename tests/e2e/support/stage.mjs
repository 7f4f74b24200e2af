/**
 * A browser and a served build for the tests of a file, opened before the first and closed after the last.
 *
 *     const stage = onStage(serveGame);
 *     test("…", async () => {
 *       const { page } = await stage.browser.newPage();
 *       await page.goto(stage.url);
 *     });
 */
import { env } from "node:process";
import { after, before } from "node:test";
import { launch } from "./browser.mjs";
import { serve } from "./serve.mjs";

/** @typedef {Awaited<ReturnType<typeof launch>>} Browser */
/** @typedef {Awaited<ReturnType<typeof serve>>} Site */

/**
 * @param {() => Promise<Site>} [open] how the build is served
 * @returns {{ browser: Browser, url: string }} there once the first test begins
 */
export function onStage(open = () => serve({ root: env.BASTIDE_DIST })) {
  const stage = /** @type {{ browser: Browser, url: string }} */ ({});
  /** @type {Site} */
  let site;
  before(async () => {
    [stage.browser, site] = await Promise.all([launch(), open()]);
    stage.url = site.url;
  });
  after(async () => {
    await stage.browser.close();
    await site.close();
  });
  return stage;
}

/** So many pages that mostly wait are opened at once. */
const AT_ONCE = 4;

/**
 * Runs something for each of many cases, some of them at the same time.
 *
 * @template T
 * @param {T[]} cases
 * @param {(one: T) => Promise<void>} run
 */
export async function forEach(cases, run) {
  const open = [...cases].values();
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    for (const one of open) await run(one);
  }));
}
