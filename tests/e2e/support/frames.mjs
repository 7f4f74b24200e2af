/** The frames that a page asks for: whether it rests is told by them, not by the time that passes. */
import { still } from "./player.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ frames: number, frame: () => Promise<void> }} Counted how many frames were asked for, and another one that does not count */

/** Counts the frames from now on, before the page is loaded. @param {Page} page */
export async function countFrames(page) {
  await page.addInitScript(() => {
    const ask = window.requestAnimationFrame.bind(window);
    Object.assign(window, { frames: 0, frame: () => new Promise(ask) });
    window.requestAnimationFrame = (callback) => {
      /** @type {any} */ (window).frames += 1;
      return ask(callback);
    };
  });
}

/** How many frames the page has asked for. @param {Page} page @returns {Promise<number>} */
export const frames = (page) => page.evaluate(() => /** @type {any} */ (window).frames);

/** Until a game has nothing to save or to move, and its page rests. @param {Page} page */
export async function rested(page) {
  await still(page);
  await idle(page);
}

/** Until the page has asked for no frame during twelve of them. @param {Page} page */
export async function idle(page) {
  await page.evaluate(async () => {
    const counted = /** @type {Counted} */ (/** @type {any} */ (window));
    for (let [idle, before] = [0, -1]; idle < 12; before = counted.frames) {
      await counted.frame();
      idle = counted.frames === before ? idle + 1 : 0;
    }
  });
}
