/** The buttons of a game on every size on which somebody plays: as large as a finger, and on the screen. */
import assert from "node:assert/strict";
import { dealt, picture, still } from "./player.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {[width: number, height: number]} Size */

/** @type {Size} */
export const PHONE = [390, 844];
/** @type {Size} */
export const LYING = [844, 390];
/** @type {Size} */
export const TABLET = [1024, 768];
/** @type {Size} */
export const DESK = [1280, 800];

/** Every size on which somebody plays. @type {Size[]} */
export const SIZES = [[360, 740], PHONE, LYING, [768, 1024], TABLET, DESK, [1366, 1024]];

/** A game of five. */
export const OF_FIVE = () => dealt("--boxes", "base+abbot+inns", "--players", "5", "--seed", "7");

/**
 * @param {Page} page
 * @param {number} width
 * @param {number} height
 * @param {boolean} leftHanded
 */
export async function checkButtons(page, width, height, leftHanded) {
  await page.setViewportSize({ width, height });
  await still(page);
  const wrong = await page.evaluate(() => {
    const shown = [...document.querySelectorAll("#app button")].filter((button) => button.getClientRects().length > 0);
    return shown.length < 5
      ? [`only ${shown.length} buttons`]
      : shown.flatMap((button) => {
          const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
          const sound = width >= 43.9 && height >= 43.9 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
          return sound ? [] : [`${button.className} ${button.textContent}: ${left},${top} ${width}×${height}`];
        });
  });
  const size = `${width}×${height} ${leftHanded}`;
  assert.deepEqual(wrong, [], size);
  const hand = await page.locator(".hand").boundingBox();
  const tools = await page.locator(".view-tools").boundingBox();
  assert.ok(hand && tools);
  if (hand.width < width) assert.equal(hand.x < 1, leftHanded, `the panel lies on the side of the hand: ${size}`);
  else assert.equal(tools.x + tools.width / 2 > width / 2, leftHanded, `the buttons of the view lie on the other side: ${size}`);
  await picture(page, `${leftHanded ? "left" : "right"}-${width}x${height}`);
}
