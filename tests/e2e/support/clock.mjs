/** A clock that stands still. */

/**
 * Sets the clock of a page. Its frames get numbers that a browser's could have: those of Playwright's clock are larger than 32 bits, and a program
 * that keeps them in as many calls off none.
 *
 * @param {import("@playwright/test").Page} page
 * @param {number | Date} time
 */
export async function setClock(page, time) {
  await page.clock.setFixedTime(time);
  await page.addInitScript(() => {
    if ("hasShortFrames" in window) return;
    Object.assign(window, { hasShortFrames: true });
    const [ask, cancel] = [window.requestAnimationFrame, window.cancelAnimationFrame];
    /** The numbers of the clock. @type {Map<number, number>} */
    const numbers = new Map();
    let last = 0;
    window.requestAnimationFrame = (callback) => {
      const own = (last += 1);
      const call = (/** @type {number} */ now) => {
        numbers.delete(own);
        callback(now);
      };
      numbers.set(own, ask(call));
      return own;
    };
    window.cancelAnimationFrame = (own) => {
      const number = numbers.get(own);
      if (number !== undefined) cancel(number);
      numbers.delete(own);
    };
  });
}
