/** What is kept and taken back: saving, continuing, undo, set-up, and what is shown when the program cannot run. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "@playwright/test";
import { SHORT, SKIP, continueGame, keptRecord, openPage, picture, saved, spots } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const PRIMARY = ".hand .primary:not([aria-disabled])";

const stage = onStage();

/** @param {Page} page */
async function layTile(page) {
  const [spot] = await spots(page);
  await page.mouse.click(spot.x, spot.y);
  await page.locator(PRIMARY).click();
  await saved(page);
}

test("a game goes on after a reload in the middle of a turn, and its record is saved to a file as it is shown", async () => {
  const { page, problems } = await stage.browser.newPage();
  await continueGame(page, stage.url, SHORT);
  await layTile(page);
  const record = await keptRecord(page);
  assert.match(record, /\ntile V /);
  await page.goto(stage.url);
  await page.locator(".resume").click();
  assert.equal(await keptRecord(page), record);
  assert.equal(await page.locator(".hand").getAttribute("data-asks"), "figure");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Show the game record" }).click();
  const shown = await page.locator("#record").inputValue();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save the game record" }).click()]);
  assert.equal(await readFile(await download.path(), "utf8"), shown);
  assert.match(download.suggestedFilename(), /\.bastide$/);
  assert.deepEqual(problems, []);
});

test("undo takes back the choice, then the decisions of the turn, until the next player has decided something", async () => {
  const { page, problems } = await stage.browser.newPage();
  await continueGame(page, stage.url, SHORT);
  const undo = page.locator(".undo");
  await saved(page);
  assert.equal(await undo.getAttribute("aria-disabled"), "true");
  await layTile(page);
  const places = await spots(page);
  assert.ok(places.length > 0);
  await page.locator(".board").focus();
  await page.keyboard.press("ArrowDown"); // an arrow key chooses
  await page.locator(PRIMARY).waitFor();
  await undo.click();
  assert.equal(await page.locator(".hand").getAttribute("data-asks"), "figure");
  await page.keyboard.press("Control+z");
  assert.equal(await page.locator(".hand").getAttribute("data-asks"), "tile");
  assert.doesNotMatch(await keptRecord(page), /\ntile /);
  await layTile(page);
  const laid = await keptRecord(page);
  await page.locator(SKIP).click();
  await saved(page);
  const next = await page.locator(".hand-picture").getAttribute("data-shown");
  await undo.click();
  assert.equal(await page.locator(".hand").getAttribute("data-asks"), "figure");
  assert.equal(await keptRecord(page), laid);
  await page.locator(SKIP).click();
  await saved(page);
  assert.equal(await page.locator(".hand-picture").getAttribute("data-shown"), next, "the tile drawn stays the same");
  await layTile(page);
  await undo.click();
  assert.equal(await undo.getAttribute("aria-disabled"), "true", "the turn before was handed over");
  assert.deepEqual(problems, []);
});

test("tapping the ghost again turns it through the legal turns only", async () => {
  const { page } = await stage.browser.newPage();
  await continueGame(page, stage.url, SHORT);
  const [spot] = await spots(page);
  const picture = () => page.locator(".hand-picture").getAttribute("data-shown");
  await page.mouse.click(spot.x, spot.y);
  await page.locator(PRIMARY).waitFor();
  const first = await picture();
  const legal = await page
    .locator("#choices option")
    .evaluateAll(
      (options, place) => options.filter((option) => option.textContent?.startsWith(place)).length,
      spot.text.slice(0, spot.text.lastIndexOf(",") + 1),
    );
  assert.ok(legal > 1, "it can be turned there");
  const turns = new Set([first]);
  for (let turn = 1; turn < legal; turn += 1) {
    await page.mouse.click(spot.x, spot.y);
    turns.add(await picture());
  }
  assert.equal(turns.size, legal);
  await page.mouse.click(spot.x, spot.y);
  assert.equal(await picture(), first);
});

test("the set-up is played as chosen, and offered again", async () => {
  const { page, problems } = await stage.browser.newPage();
  await openPage(page, stage.url);
  await page.locator(".add").click();
  await page.locator(".seat input").first().fill('Ann, "the" (first)');
  await page.locator(".picker summary").nth(1).click();
  await page.locator(".picker").nth(1).getByRole("button", { name: "Black" }).click();
  await page.locator(".game-fold > summary").click();
  await page.getByRole("radio", { name: "2001" }).check();
  await page.locator(".game-parts .fold summary").click();
  await page.getByLabel("How many meeples each player has").selectOption("3");
  await page.locator(".setup-start [type=submit]").click();
  const record = await keptRecord(page);
  assert.match(record, /\[Rules "2001"\]/);
  assert.match(record, /\[Options "followers=3"\]/);
  assert.match(record, /red Ann the first/);
  assert.match(record, /black/);
  assert.equal(await page.locator(".player").count(), 3);
  await page.reload();
  assert.equal(await page.locator(".seat input").first().inputValue(), "Ann the first");
  assert.equal(await page.getByLabel("How many meeples each player has").inputValue(), "3");
  assert.deepEqual(problems, []);
});

test("a module that cannot be loaded is told, with the last game to copy", async () => {
  const { page } = await stage.browser.newPage();
  await page.addInitScript((text) => localStorage.setItem("bastide / last-game", text), SHORT);
  await page.route("**/*.wasm", (route) => route.abort());
  await page.goto(stage.url);
  await page.locator(".panic").waitFor();
  assert.equal(await page.locator("#panic-record").inputValue(), SHORT);
  await picture(page, "panic-1280x800");
});
