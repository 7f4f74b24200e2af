/** What is written about a game is there again, however much it is. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { LAST, analyseFirst, openPage } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const stage = onStage();
/** A game that goes on, with notes that are longer than a board on another page reads. */
const LONG = LAST.replace('"1"', '"2"').replaceAll(/^([a-z].*)$/gm, (statement) => `${statement} {${"A note. ".repeat(499)}}`);

/** @param {Page} page */
async function openShelf(page) {
  await page.getByRole("button", { name: "Saved games" }).click();
  await page.locator(".shelf").waitFor();
}

/** From an analysis board, or from a page that was loaded anew, back to the list. @param {Page} page */
async function back(page) {
  await page.locator(".analysis-screen header .icon-button").first().click();
  await page.locator(".shelf").waitFor();
}

/** What the board on the page says. @param {Page} page @returns {Promise<string>} */
const text = (page) => page.evaluate(() => /** @type {any} */ (document.querySelector("bastide-board")).toText());

test("notes of any length open again", async () => {
  assert.ok(LONG.length > 65_536);
  const { page, problems } = await stage.browser.newPage({ width: 1280, height: 800 });
  await openPage(page, stage.url);
  await openShelf(page);
  await page.locator("input[type=file]").setInputFiles({ name: "long.game", mimeType: "text/plain", buffer: Buffer.from(LONG) });
  await page.waitForFunction(() => document.querySelector("bastide-board")?.shadowRoot?.querySelector("figure")?.dataset.state === "open");
  await back(page);
  await analyseFirst(page);
  assert.match(await text(page), /skip \{A note\. /);
  assert.deepEqual(problems, []);
});
