/** What is written about a game: it goes along when that is played on, and is there again, however much it is. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "@playwright/test";
import { lay } from "../../support/kept.mjs";
import { LAST, analyseFirst, openPage, saved } from "../../support/player.mjs";
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

/** @param {Page} page @param {import("@playwright/test").Locator} button */
async function downloaded(page, button) {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return readFile(await download.path(), "utf8");
}

/** The first game of the list is opened. @param {Page} page @param {string} action */
async function act(page, action) {
  await page
    .getByRole("button", { name: /^Actions/ })
    .first()
    .click();
  await page.getByRole("button", { name: action, exact: true }).click();
}

test("notes of any length open again; file, link, copy and board have them, with what was played since", async () => {
  assert.ok(LONG.length > 65_536);
  const { page, problems } = await stage.browser.newPage({ width: 1280, height: 800 });
  await openPage(page, stage.url);
  await openShelf(page);
  await page.locator("input[type=file]").setInputFiles({ name: "long.game", mimeType: "text/plain", buffer: Buffer.from(LONG) });
  await page.waitForFunction(() => document.querySelector("bastide-board")?.shadowRoot?.querySelector("figure")?.dataset.state === "open");
  await back(page);
  await page.locator(".shelf-open").first().click();
  await saved(page);
  await lay(page);
  await saved(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "New game" }).click();
  await openShelf(page);
  const whole = (/** @type {string} */ found) => /skip \{A note\. [^}]*\}\ntile P /.test(found);
  const file = await downloaded(page, page.getByRole("button", { name: "Save all" }));
  assert.ok(whole(file), "the file of all games");
  await act(page, "Make a copy");
  await page.locator(".shelf-game").nth(1).waitFor();
  await analyseFirst(page);
  assert.ok(whole(await text(page)), "the board of the copy");
  await back(page);
  await act(page, "Share a link");
  const link = await page.locator("textarea#link").inputValue();
  const other = await stage.browser.newPage({ width: 1280, height: 800 });
  await other.page.goto(link);
  await other.page.locator("bastide-board").waitFor();
  await other.page.waitForFunction(() => document.querySelector("bastide-board")?.shadowRoot?.querySelector("figure")?.dataset.state === "open");
  assert.ok(whole(await text(other.page)), "the link");
  assert.deepEqual([...problems, ...other.problems], []);
});
