/** Definite moments in a page, for what must not happen: something that comes after it would have happened. */

/** @typedef {import("@playwright/test").Page} Page */

/**
 * Does something that makes an event in the page, and waits until the page has handled it.
 *
 * @param {Page} page
 * @param {string} type of the event
 * @param {() => Promise<unknown>} act
 */
export async function handled(page, type, act) {
  await page.evaluate((type) => {
    const done = new Promise((done) => addEventListener(type, () => setTimeout(done), { once: true, capture: true }));
    Object.assign(window, { handled: done });
  }, type);
  await act();
  await page.evaluate(() => /** @type {any} */ (window).handled);
}

/** Until two frames were painted: what was asked for before is drawn then. @param {Page} page */
export async function painted(page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** For so long a board has stood still when its pictures are made in their last size, in milliseconds (`REST` in src/web/canvas.rs), and time to make them. */
const REST = 80 + 170;

/**
 * What is read of a page once it has stayed the same for as long as a board may take to draw what stands still once more, better.
 *
 * @template T
 * @param {Page} page
 * @param {() => Promise<T>} read
 * @returns {Promise<T>}
 */
export async function atRest(page, read) {
  for (let [before, since] = [await read(), performance.now()]; ; ) {
    await painted(page);
    const now = await read();
    if (JSON.stringify(now) !== JSON.stringify(before)) [before, since] = [now, performance.now()];
    else if (performance.now() - since > REST) return now;
  }
}
