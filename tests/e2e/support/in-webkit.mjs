/** WebKit and a served build for the tests of a file, and how its pages are pointed at and looked at. */
import assert from "node:assert/strict";
import { env } from "node:process";
import { test } from "@playwright/test";
import { flaws } from "./flaws.mjs";
import { drawn, decide, playGame, result } from "./path.mjs";
import { keptRecord, refereed } from "./player.mjs";
import { serve } from "./serve.mjs";
import { noteAsked } from "./stage.mjs";
import { findDriver, launch } from "./webkit.mjs";

/** @typedef {import("./webkit.mjs").Page} Page */

/** Ann against a beginner. */
export const BESIDE = `[Bastide "1"]
[Players "red Ann, blue Bob (ai:novice)"]
[Deck "D V U E W K"]
`;

/**
 * Starts both before the tests of a file, which are left out where WebKit is missing.
 *
 * @returns {{ newPage: (size?: { width?: number, height?: number }) => Promise<Page>, url: string, after: (task: () => unknown) => void }} `after`
 *   calls something when the running test has ended
 */
export function onWebkit() {
  test.skip(!findDriver(), "WebKit is missing: install webkit2gtk-driver and xvfb, or set WEBKIT_DRIVER to the path of WebKitWebDriver");
  /** @type {(() => unknown)[]} */
  const tasks = [];
  const stage = {
    newPage: /** @type {Awaited<ReturnType<typeof launch>>["newPage"]} */ (() => assert.fail("it has not begun")),
    url: "",
    after: (/** @type {() => unknown} */ task) => void tasks.push(task),
  };
  /** @type {(() => Promise<unknown>)[]} */
  let closing = [];
  test.beforeAll(async () => {
    const [webkit, site] = await Promise.all([launch(), serve({ root: env.BASTIDE_DIST, headers: { "Access-Control-Allow-Origin": "*" } })]); // as it was built: it is kept for use without a network
    stage.newPage = webkit.newPage;
    stage.url = site.url;
    closing = [webkit.close, site.close];
  });
  test.afterEach(async () => {
    for (const task of tasks.splice(0)) await task();
    noteAsked();
  });
  test.afterAll(async () => {
    for (const close of closing) await close();
  });
  return stage;
}

/** @param {Page} page */
export const byMouse = (page) => ({
  page,
  choose: (/** @type {number} */ x, /** @type {number} */ y) => page.point(x, y),
  press: (/** @type {string} */ selector) => page.click(selector),
});

/** @param {Page} page */
export const byTouch = (page) => ({
  page,
  choose: (/** @type {number} */ x, /** @type {number} */ y) => page.touch(x, y),
  press: (/** @type {string} */ selector) => page.tap(selector),
});

/**
 * Keeps a record as the last game, and that computer players and the lesson's Blue do not wait, before the game is opened.
 *
 * @param {Page} page
 * @param {string} url
 * @param {string} [record]
 */
export async function prepare(page, url, record) {
  await page.goto(`${url}icon.svg`); // of the same origin, and without a game
  await page.evaluate((record) => {
    localStorage.setItem("bastide / preferences", JSON.stringify({ pace: "fast" }));
    if (record) localStorage.setItem("bastide / last-game", record);
  }, record);
}

/** Goes on with a record at once, without the start screen. @param {Page} page @param {string} url @param {string} record */
export async function goOn(page, url, record) {
  await prepare(page, url, record);
  await goOnAgain(page, url);
}

/** Goes on with the last game in another document. @param {Page} page @param {string} url */
export async function goOnAgain(page, url) {
  await page.goto(`${url}icon.svg`); // another fragment alone would load nothing
  await page.goto(`${url}#continue`);
  await page.waitForSelector("main.game .hand[data-asks]");
}

/** Nothing on the screen is cut, covered or too small for a finger, and the game is no higher than the screen. @param {Page} page */
export async function looksRight(page) {
  assert.deepEqual(await page.evaluate(flaws, { touch: true }), []);
  assert.ok(
    await page.evaluate(() => [...document.querySelectorAll("main.game")].every((game) => game.scrollHeight <= game.clientHeight)),
    "a part of the game is below the screen",
  );
}

/** Until Ann is asked for a tile again: the computer player has answered. @param {Page} page */
export const answered = (page) =>
  page.waitForFunction(
    () => document.querySelector(".hand[data-waiting='false'][data-asks='tile']") && document.querySelector(".hand-who")?.textContent?.includes("Ann"),
  );

/** Chooses French in the settings of a game. @param {Page} page */
export async function chooseFrench(page) {
  await page.click('.game > .table [data-action="menu"]');
  await page.click("dialog.menu button", "Settings");
  await page.click(".languages button", "Français");
  await page.waitForFunction(() => document.documentElement.lang === "fr" && document.querySelector("main.game .hand[data-asks]"));
}

/**
 * Takes a decision, opens the page anew and plays the game that was kept to its end. The board is looked at on the way, and the referee checks the points.
 *
 * @param {Page} page with the game on the table
 * @param {ReturnType<typeof byMouse>} hand
 * @param {string} url
 * @returns {Promise<{ first: string, record: string }>} the record after the decision, and at the end
 */
export async function playOverReload(page, hand, url) {
  await decide(hand, 0);
  const first = await keptRecord(page);
  await goOnAgain(page, url);
  assert.equal(await keptRecord(page), first);
  await drawn(page);
  await looksRight(page);
  await playGame(hand);
  await looksRight(page);
  const { record, scores } = await result(page);
  assert.deepEqual(scores, refereed(record));
  return { first, record };
}
