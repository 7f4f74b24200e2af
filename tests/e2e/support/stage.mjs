/**
 * A browser and a served build for the tests of a file. The browser is started once for all files of a worker; what a test has opened is
 * closed when the test ends.
 *
 *     const stage = onStage(serveGame);
 *     test("…", async () => {
 *       const { page } = await stage.browser.newPage();
 *       await page.goto(stage.url);
 *     });
 */
import { env } from "node:process";
import { test } from "@playwright/test";
import { newPage } from "./browser.mjs";
import { ASKED } from "./reporter.mjs";
import { serve, takeAsked } from "./serve.mjs";

/** @typedef {{ newPage: (options?: import("./browser.mjs").PageOptions) => ReturnType<typeof newPage> }} Browser */
/** @typedef {Awaited<ReturnType<typeof serve>>} Site */

/**
 * @param {() => Promise<Site>} [open] how the build is served; if not given, so that computer players count tries instead of time
 * @returns {{ browser: Browser, url: string, after: (task: () => unknown) => void }} the first two are there once a test begins; `after`
 *   calls something when the running test has ended and its pages are closed, whether it passed or failed
 */
export function onStage(open = () => serve({ root: env.BASTIDE_DIST, counted: true })) {
  /** @type {(() => unknown)[]} */
  const tasks = [];
  const stage = { browser: /** @type {Browser} */ ({}), url: "", after: (/** @type {() => unknown} */ task) => void tasks.push(task) };
  /** @type {Site} */
  let site;
  test.beforeAll(async ({ browser }) => {
    site = await open();
    stage.browser.newPage = (options) => newPage(browser, options);
    stage.url = site.url;
  });
  test.afterEach(async ({ browser }) => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    for (const task of tasks.splice(0)) await task();
    noteAsked();
  });
  test.afterAll(() => site.close());
  return stage;
}

/** Notes in the running test's result what its pages have asked for; xtask/changed.mjs chooses suites by that. */
export function noteAsked() {
  test.info().annotations.push({ type: ASKED, description: takeAsked().join(" ") });
}

/** So many pages that mostly wait are opened at once: as many as two processors bear beside other tests. */
const AT_ONCE = 2;

/**
 * Runs something for each of many cases, some of them at the same time.
 *
 * @template T
 * @param {T[]} cases
 * @param {(one: T) => Promise<void>} run
 */
export async function forEach(cases, run) {
  const open = [...cases].values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const one of open) await run(one);
    }),
  );
}
