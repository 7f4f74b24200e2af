/** A game on the table whose storage is looked into. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { CONFIRM, SHORT, continueGame, saved, spots } from "./player.mjs";

/** @typedef {import("@playwright/test").Page} Page */

/**
 * A page with a game of fourteen tiles on the table.
 *
 * @param {ReturnType<typeof import("./stage.mjs").onStage>} stage
 * @param {(page: Page) => Promise<unknown>} [prepare] before the page is loaded
 */
export async function playing(stage, prepare = async () => {}) {
  const opened = await stage.browser.newPage();
  await prepare(opened.page);
  await continueGame(opened.page, stage.url, SHORT);
  await saved(opened.page);
  return opened;
}

/** Lays a tile, without waiting until that is saved. @param {Page} page */
export async function lay(page) {
  const [spot] = await spots(page);
  await page.mouse.click(spot.x, spot.y);
  await page.locator(CONFIRM).click();
}

/** @param {Page} page @param {string} key */
export const notice = (page, key) => page.locator(`[data-notice="${key}"]`);

/**
 * Everything in the database of games, as it is.
 *
 * @param {Page} page
 * @returns {Promise<{ games: any[], records: any[] }>}
 */
export function stored(page) {
  return page.evaluate(async () => {
    const wait = (/** @type {IDBRequest} */ request) =>
      new Promise((done, failed) => ([request.onsuccess, request.onerror] = [() => done(request.result), failed]));
    const database = await wait(indexedDB.open("bastide /"));
    const read = (/** @type {string} */ store) => wait(database.transaction(store).objectStore(store).getAll());
    const found = { games: await read("games"), records: await read("records") };
    database.close();
    return found;
  });
}

/**
 * The text of the file that a button saves.
 *
 * @param {Page} page
 * @param {import("@playwright/test").Locator} button
 */
export async function downloaded(page, button) {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  assert.match(download.suggestedFilename(), /\.bastide$/);
  return readFile(await download.path(), "utf8");
}

/**
 * Writes over what is stored, and leaves no copy of the last game.
 *
 * @param {Page} page
 * @param {any[]} values
 * @param {"records" | "games"} [store]
 */
export function spoil(page, values, store = "records") {
  return page.evaluate(
    async ([values, store]) => {
      const wait = (/** @type {IDBRequest} */ request) =>
        new Promise((done, failed) => ([request.onsuccess, request.onerror] = [() => done(request.result), failed]));
      const database = await wait(indexedDB.open("bastide /"));
      for (const value of values) await wait(database.transaction(store, "readwrite").objectStore(store).put(value));
      database.close();
      localStorage.clear();
    },
    /** @type {[any[], string]} */ ([values, store]),
  );
}

/**
 * Keeps the database busy until `window.letGo()`.
 *
 * @param {Page} page
 */
export function block(page) {
  return page.evaluate(async () => {
    const wait = (/** @type {IDBRequest} */ request) =>
      new Promise((done, failed) => ([request.onsuccess, request.onerror] = [() => done(request.result), failed]));
    const database = await wait(indexedDB.open("bastide /"));
    const store = database.transaction(["games", "records"], "readwrite").objectStore("games");
    let held = true;
    const again = () => held && (store.get("nothing").onsuccess = again);
    again();
    Object.assign(window, { letGo: () => (held = false) });
  });
}
