/**
 * The main path in browsers other than Chromium: a saved game is gone on with, played to the end and compared with the referee. Whoever
 * drives the browser says how its page is pointed at.
 *
 *     const hand = { page, choose: (x, y) => page.mouse.click(x, y), press: (selector) => page.click(selector) };
 *     await openLast(page, site.url, SHORT);
 *     await hand.press(".resume");
 *     await playGame(hand);
 *     const { record, scores } = await result(page);
 *     assert.deepEqual(scores, refereed(record));
 */
import assert from "node:assert/strict";
import { CONFIRM, END_STORY, SKIP, decided, decisions, isConfirmed, saved, settled, take } from "./player.mjs";

/** @typedef {import("./player.mjs").Watched & { goto: (url: string) => Promise<unknown>, reload: () => Promise<unknown> }} Page */
/** @typedef {{ page: Page, choose: (x: number, y: number) => Promise<unknown>, press: (selector: string) => Promise<unknown> }} Hand `press` waits until there is such an element */

/**
 * Opens the start screen with a record as the last game.
 *
 * @param {Page} page
 * @param {string} url
 * @param {string} record
 */
export async function openLast(page, url, record) {
  await page.goto(url);
  await page.waitForSelector(".setup");
  await page.evaluate((text) => localStorage.setItem("bastide / last-game", text), record);
  await comeBack(page);
}

/**
 * Loads the page again, which then offers the last game.
 *
 * @param {Page} page
 */
export async function comeBack(page) {
  await page.reload();
  await page.waitForSelector(".resume");
}

/** @param {Hand} hand */
export async function playGame({ page, choose, press }) {
  for (let step = 0; step < 400; step += 1) {
    await saved(page);
    const what = await asked(page);
    if (what === "over") return;
    if (what === "story") await press(END_STORY);
    else if (what === "nothing")
      await dispose(page.waitForSelector(".story, dialog.end[open]")); // points are still rising
    else if (what === "figure" && step % 3 === 0) await skip({ page, choose, press });
    else await decide({ page, choose, press }, step);
  }
  assert.fail("the game does not end");
}

/** @param {Hand} hand */
async function skip({ page, press }) {
  const before = await decisions(page);
  await press(SKIP);
  await decided(page, before);
}

/**
 * One decision on the board.
 *
 * @param {Hand} hand
 * @param {number} step another number, another choice
 */
export async function decide({ page, choose, press }, step) {
  const seen = await settled(page);
  assert.ok(seen.length > 0, "no legal place is in sight");
  const spot = seen[(step * 7) % seen.length];
  const before = await decisions(page);
  if (isConfirmed(await asked(page), spot)) {
    await choose(spot.x, spot.y);
    await press(CONFIRM);
  } else await take(page, spot, ({ x, y }) => choose(x, y));
  await decided(page, before);
}

/**
 * What the page asks for: a button that must be pressed, the board, or nothing any more.
 *
 * @param {Page} page
 * @returns {Promise<string>}
 */
function asked(page) {
  return page.evaluate(() => {
    if (document.querySelector("dialog.end[open]")) return "over";
    if (document.querySelector(".story:not([hidden])")?.checkVisibility()) return "story";
    return document.querySelector(".hand")?.getAttribute("data-asks") ?? "";
  });
}

/** Lets go of what was waited for. @param {Promise<{ dispose: () => Promise<void> } | null>} found */
async function dispose(found) {
  await (await found)?.dispose();
}

/**
 * The record of the finished game, and the points in the result's last row, in turn order.
 *
 * @param {Page} page
 * @returns {Promise<{ record: string, scores: number[] }>}
 */
export function result(page) {
  return page.evaluate(() => ({
    record: document.querySelector("dialog.end")?.getAttribute("data-record") ?? "",
    scores: [...document.querySelectorAll("dialog.end tfoot td")].map((cell) => Number(cell.textContent)),
  }));
}

/** Until the board is drawn: its art may come after it. @param {Page} page */
export async function drawn(page) {
  for (let tries = 0; (await colours(page)) <= 100; tries += 1) {
    assert.ok(tries < 100, "the board is drawn");
    await new Promise((done) => setTimeout(done, 100));
  }
}

/**
 * How many colours the board shows.
 *
 * @param {Page} page
 * @returns {Promise<number>}
 */
function colours(page) {
  return page.evaluate(() => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector("canvas"));
    const { data } = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")).getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size;
  });
}
