/** How much of the screen the board has in a game with every expansion, and whether everything is as large as a finger. */
import assert from "node:assert/strict";
import { EVERY, game, upTo } from "../bench/tours.mjs";
import { CONFIRM, picture, spots, still } from "./player.mjs";

/** @typedef {import("@playwright/test").Page} Page */

/** A game of people with every expansion. @param {number} players */
export const ofMany = (players) => upTo(game(players, EVERY), 0.4, 1).replaceAll(" (ai:greedy)", "");

/** Which share of the window the board has, of what is seen of it without scrolling. @param {Page} page @returns {Promise<number>} */
export const share = (page) =>
  page.evaluate(() => {
    const { left, right, top, bottom } = /** @type {Element} */ (document.querySelector("canvas.board")).getBoundingClientRect();
    const seen = (Math.min(right, innerWidth) - Math.max(left, 0)) * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    return seen / innerWidth / innerHeight;
  });

/** Runs in the page: what can be pressed and is smaller than a finger. */
export function tooSmall() {
  const pressed = [...document.querySelectorAll("main.game :is(button, select, input, a, summary)")].filter((one) => one.checkVisibility());
  const sized = pressed.map((one) => ({ one, box: one.getBoundingClientRect() })).filter(({ one }) => !one.closest(".choices"));
  const small = sized.filter(({ box }) => box.width < 40 || box.height < 40);
  return small.map(({ one, box }) => `${one.className} ${one.getAttribute("aria-label") ?? one.textContent}: ${box.width}×${box.height}`);
}

/**
 * The board has seven tenths of a phone in a turn, more than half where figures have two rows, and ransoms unfold.
 *
 * @param {Page} page with such a game
 * @param {string} tag of the pictures
 */
export async function checkRoom(page, tag) {
  const now = [await share(page)];
  assert.equal(
    await page.locator(".player-strip").evaluate((strip) => strip.firstChild?.textContent),
    await page.locator(".player[aria-current] .name").evaluate((name) => name.textContent?.trim()),
  );
  const [spot] = await spots(page);
  await page.touchscreen.tap(spot.x, spot.y);
  await page.locator(CONFIRM).tap();
  await page.locator('.hand[data-asks="figure"]').waitFor();
  await still(page);
  now.push(await share(page));
  await picture(page, `room-all-${tag}-390x844`);
  const rows = new Set(await page.locator(".piece").evaluateAll((pieces) => pieces.map((piece) => piece.getBoundingClientRect().top))).size;
  assert.ok(now[0] >= 0.7 && now[1] >= (rows > 1 ? 0.57 : 0.7), `${tag}: ${now.join()}, pieces in ${rows} rows`); // fifteen have two
  const fold = page.locator(".offers-fold");
  assert.equal(await page.locator(".offer:visible").count(), 0);
  await fold.tap();
  assert.equal(await fold.getAttribute("aria-expanded"), "true");
  assert.equal(await page.locator(".offer:visible").count(), await page.locator(".offer").count());
  assert.deepEqual(await page.evaluate(tooSmall), []);
  await picture(page, `room-ransoms-${tag}-390x844`);
}
