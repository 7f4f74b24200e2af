/**
 * Looks through a page with axe-core.
 *
 *     await inspect(page, "settings-390x844");
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { picture } from "./player.mjs";
import { ROOT } from "./serve.mjs";

/** @typedef {import("@playwright/test").Page} Page */

/** The script of axe-core, which a page evaluates to get `window.axe`. */
export const AXE = readFileSync(join(ROOT, "node_modules/axe-core/axe.min.js"), "utf8");

/**
 * Takes a picture of the page, and fails where axe-core finds something.
 *
 * @param {Page} page
 * @param {string} name of the picture
 */
export async function inspect(page, name) {
  await picture(page, name);
  assert.deepEqual(await violations(page), [], name);
}

/**
 * What axe-core finds on the page: for each rule its name and the elements that break it.
 *
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export async function violations(page) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime)); // half-way a colour is none that anybody chose
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const { violations } = await /** @type {any} */ (window).axe.run(document, { resultTypes: ["violations"] }); // what passes is not listed
    return violations.map((/** @type {any} */ { id, nodes }) => `${id}: ${nodes.map((/** @type {any} */ node) => node.html).join("\n")}`);
  });
}
