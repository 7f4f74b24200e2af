/** Faults under a game, and the checks that it stays right: the gate goes through some of the cases, a slow proof through all. */
import assert from "node:assert/strict";
import { decide, keptRecord, pointing, saved } from "./player.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const MOUSE = pointing("mouse");

/** @param {string} text @returns {string[]} its decisions */
export const statements = (text) => text.split("\n").filter((line) => /^[a-z]/.test(line));

/** Runs before the page's own scripts: `window.trap` names what of the engine fails from now on, as if it had panicked. */
export function trapped() {
  const load = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (source, imports) => {
    const { instance, module } = await load.call(WebAssembly, source, imports);
    const wrap = (/** @type {[string, any]} */ [name, value]) => {
      if (typeof value !== "function") return [name, value];
      return [
        name,
        (/** @type {any[]} */ ...values) => {
          if (/** @type {any} */ (window).trap?.test(name)) throw new WebAssembly.RuntimeError("unreachable");
          return value(...values);
        },
      ];
    };
    const exports = Object.fromEntries(Object.entries(instance.exports).map(wrap));
    return /** @type {any} */ ({ instance: { exports }, module });
  };
}

/**
 * The engine fails after some decisions: the record is there, and goes on after a reload.
 *
 * @param {Page} page with a game that has just begun, and `trapped`
 * @param {number} steps
 */
export async function checkPanic(page, steps) {
  for (let step = 0; step < steps; step += 1) await decide(page, MOUSE, step + 1);
  const before = await keptRecord(page);
  await page.evaluate(() => Object.assign(window, { trap: /^(game|board)_(play|confirm|legal|view|log|selection)/ }));
  await page.locator("canvas.board").focus();
  for (const key of ["Tab", "n", "Enter", "Enter"]) if ((await page.locator(".panic").count()) === 0) await page.keyboard.press(key);
  await page.locator(".panic").waitFor();
  assert.equal(await page.locator(".panic").count(), 1);
  assert.equal(await page.locator("#panic-record").inputValue(), before);
  await page.getByRole("button", { name: "Reload" }).click();
  await page.locator(".resume").click();
  assert.deepEqual(statements(await keptRecord(page)), statements(before));
  await decide(page, MOUSE, steps + 1);
  assert.equal(statements(await keptRecord(page)).length, statements(before).length + 1);
}

/** In what ways what is stored goes away under a game. @type {Record<string, (page: Page) => Promise<void>>} */
export const CLEARED = {
  "all of it": async (page) => {
    await clear(page, "all");
    await page.waitForFunction(() => localStorage.getItem("bastide / last-game")); // once the browser has told the page
  },
  "the database": (page) => clear(page, "indexeddb"),
  "the small storage": (page) => clear(page, "local_storage"),
  "the caches": (page) => clear(page, "cache_storage"),
  "the worker": (page) => clear(page, "service_workers"),
  "the database by another tab": async (page) => {
    const other = await page.context().newPage();
    await other.goto(new URL("icon.svg", page.url()).href);
    await other.evaluate(() => new Promise((done) => Object.assign(indexedDB.deleteDatabase("bastide /"), { onsuccess: done })));
    await other.close();
  },
};

/** @param {Page} page @param {string} storageTypes */
async function clear(page, storageTypes) {
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin: new URL(page.url()).origin, storageTypes });
}

/**
 * What is stored goes away under a game: it stays on the table and is saved whole again, at once and as it is played on.
 *
 * @param {Page} page with a game that has just begun, kept by a service worker
 * @param {(page: Page) => Promise<void>} clearIt
 */
export async function checkCleared(page, clearIt) {
  await saved(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  let made = 0;
  for (const more of [0, 2]) {
    await page.evaluate(() => Object.assign(window, { same: true }));
    await decide(page, MOUSE, 1);
    const before = statements(await keptRecord(page));
    await clearIt(page);
    for (let step = 0; step < more; step += 1) await decide(page, MOUSE, 2 + 2 * step);
    assert.equal(await page.evaluate(() => /** @type {any} */ (window).same), true, "the page was loaded again");
    await page.reload();
    await page.locator(".resume").click();
    const now = statements(await keptRecord(page));
    made += 1 + more;
    assert.deepEqual(now.slice(0, before.length), before);
    assert.equal(now.length, made);
  }
  assert.equal(await page.locator("[data-notice]").filter({ hasText: "newer version" }).count(), 0);
}
