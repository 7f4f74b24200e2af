/** One tab plays a game at a time, whatever the browser has to say so with. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { lay, notice, playing, stored } from "../../support/kept.mjs";
import { LATE, SHORT, SKIP, asks, continueGame, keptRecord, openPage, picture, saved, serveWritten } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const stage = onStage();

test("a second tab says that the game is open elsewhere; it opens a copy, or goes on", async () => {
  const { page, context, problems } = await playing(stage);
  await lay(page);
  await saved(page);
  const other = await context.newPage();
  await openPage(other, stage.url);
  await other.locator(".resume").click();
  await other.locator("dialog.elsewhere").waitFor();
  await picture(other, "store-elsewhere-1280x800");
  await other.getByRole("button", { name: "Open a copy" }).click();
  await saved(other);
  assert.equal(await asks(other), "figure");
  await other.locator(SKIP).click();
  await saved(other);
  assert.equal(await asks(page), "figure", "the original is where it was");
  assert.equal((await stored(page)).games.length, 2);

  await other.getByRole("button", { name: "Menu" }).click();
  await other.getByRole("button", { name: "New game" }).click();
  await other.getByRole("button", { name: "Saved games" }).click();
  await other
    .locator(".shelf-game", { has: other.getByRole("button", { name: "Actions for Ann and Bob" }) })
    .locator(".shelf-open")
    .click();
  await other.getByRole("button", { name: "Continue here" }).click();
  await saved(other);
  assert.equal(await asks(other), "figure");
  await notice(page, "lost").waitFor();
  assert.equal(await page.locator(".game").count(), 0, "the first tab plays no more");
  await picture(page, "store-lost-1280x800");
  await other.locator(SKIP).click();
  const record = await keptRecord(other);
  await notice(page, "lost").getByRole("button", { name: "Continue here" }).click();
  await saved(page);
  assert.equal(await keptRecord(page), record);
  assert.equal(await asks(page), "tile");
  await notice(other, "lost").waitFor();
  assert.deepEqual(problems, []);
});

test("a game that arrives while another tab plays it on replaces nothing, and is said to have arrived only where it has", async () => {
  const { page, context, problems } = await stage.browser.newPage({ width: 1280, height: 800 });
  await continueGame(page, stage.url, LATE);
  await saved(page);
  const other = await context.newPage();
  await openPage(other, stage.url);
  await other.getByRole("button", { name: "Saved games" }).click();
  const arrive = (/** @type {string} */ text) =>
    other.locator("input[type=file]").setInputFiles({ name: "a.game", mimeType: "text/plain", buffer: Buffer.from(text) });
  await arrive(`${LATE}tile U -1,1 1\nmeeple road.N\n`);
  await other.locator("dialog.elsewhere").waitFor();
  assert.equal(await notice(other, "arrive").count(), 0, "nothing is decided yet");
  await lay(page);
  await page.locator(SKIP).click();
  await saved(page);
  const record = await keptRecord(page);
  await other.getByRole("button", { name: "Continue here" }).click();
  await other.locator("dialog.parted").waitFor();
  assert.equal(await notice(other, "arrive").count(), 0);
  await other.getByRole("button", { name: "Continue mine" }).click();
  assert.equal(await keptRecord(other), record, "what the first tab decided is there");
  assert.deepEqual(problems, []);
});

test("a tab that hangs loses its game to another one, and cannot write it any more", async () => {
  const { page, context } = await playing(stage);
  await lay(page);
  await saved(page);
  const [row] = (await stored(page)).games;
  const other = await context.newPage();
  await openPage(other, stage.url);
  await other.locator(".resume").click();
  await other.locator("dialog.elsewhere").waitFor();
  // The tab hangs until the other one has the game: it does nothing but ask a host that tells it then.
  let hasIt = "no";
  await page.route("**/hangs", (route) => route.fulfill({ body: hasIt }));
  const hangs = page.evaluate(() => {
    for (let answer = "no"; answer === "no"; ) {
      const request = new XMLHttpRequest();
      request.open("GET", "./hangs", false);
      request.send();
      answer = request.responseText;
    }
  });
  await other.getByRole("button", { name: "Continue here" }).click();
  await saved(other);
  assert.equal(await asks(other), "figure");
  hasIt = "yes";
  await hangs;
  await notice(page, "lost").waitFor();
  await serveWritten(page);
  const refusal = await page.evaluate(async (row) => {
    const { openDatabase } = await import(/** @type {any} */ ("./written/storage/database.js"));
    const database = await openDatabase({ onOutdated() {}, onGone() {} });
    return database.save({ ...row, saved: row.saved + 10 }, "of the tab that hung").then(
      () => "written",
      (/** @type {Error} */ error) => error.message,
    );
  }, row);
  assert.equal(refusal, "elsewhere");
});

test("without locks the tab that comes last has the game, and the other one says so", async () => {
  const { page, context, problems } = await stage.browser.newPage();
  await context.addInitScript(() => Object.defineProperty(navigator, "locks", { value: undefined }));
  await openPage(page, stage.url, SHORT);
  await page.locator(".resume").click();
  await lay(page);
  await saved(page);
  const other = await context.newPage();
  await openPage(other, stage.url);
  await other.locator(".resume").click();
  await saved(other);
  assert.equal(await asks(other), "figure");
  await notice(page, "lost").waitFor();
  assert.equal(await page.locator(".game").count(), 0);
  assert.deepEqual(problems, []);
});

test("without a database two tabs are still one writer", async () => {
  const { page, context } = await stage.browser.newPage();
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("blocked", "SecurityError");
    };
  });
  await openPage(page, stage.url, SHORT);
  await page.locator(".resume").click();
  await saved(page);
  const other = await context.newPage();
  await openPage(other, stage.url);
  await lay(page);
  await saved(page);
  await other.locator(".resume").click();
  await other.getByRole("button", { name: "Continue here" }).click();
  await saved(other);
  assert.equal(await asks(other), "figure", "it goes on where the first tab was");
  await notice(page, "lost").waitFor();
});
