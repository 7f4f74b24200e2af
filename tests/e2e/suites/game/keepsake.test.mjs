/** The last minute of a game: the landscape beside the result, pictures and films of it, and a finished game that comes by a link. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "@playwright/test";
import { END_STORY, LAST, continueGame, openPage, played } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const stage = onStage();
let whole = "";
test.beforeAll(() => {
  whole = played("--players", "3", "--seed", "5", "--policy", "greedy")
    .replace('[Players "red, blue, green"]', '[Players "red Ann, blue Pip (ai:novice), green Cleo"]')
    .replace(/\[Result .*\]\n/, "");
});

/** A finished game on the table, with its result. @param {import("../../support/browser.mjs").PageOptions} [options] */
async function finished(options = { width: 1280, height: 800 }) {
  const opened = await stage.browser.newPage(options);
  await openPage(opened.page, stage.url, whole);
  await opened.page.getByRole("button", { name: "Saved games" }).click();
  await opened.page.locator(".shelf-open").first().click();
  await opened.page.locator("dialog.end").waitFor();
  return opened;
}

test("the result leaves the landscape in sight, on a phone and on a wide screen; computer players say something at the end", async () => {
  const { page, problems } = await finished();
  assert.match(await page.locator(".sayings").innerText(), /Pip/);
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
    [768, 1024],
  ]) {
    await page.setViewportSize({ width, height });
    const dialog = await page.locator("dialog.end").boundingBox();
    const board = await page.locator("canvas.board").boundingBox();
    assert.ok(dialog && board);
    const seen = Math.max(dialog.x - board.x, 0) * board.height || (dialog.y - board.y) * board.width;
    assert.ok(seen > 0.5 * board.width * board.height, `${width} × ${height}: more than half of the board`);
    assert.ok(await page.locator(".walker").first().isVisible());
  }
  assert.deepEqual(problems, []);
});

test("computer players say nothing at the end where nobody wants to hear it", async () => {
  const { page } = await stage.browser.newPage({ reducedMotion: true });
  await page.addInitScript(() => localStorage.setItem("bastide / preferences", '{"talk": false}'));
  await continueGame(page, stage.url, LAST.replace("blue Bob", "blue Pip (ai:novice)"));
  await page.locator(END_STORY).click({ timeout: 0 }); // Pip lays the last tile
  await page.locator("dialog.end .ranking").waitFor();
  assert.equal(await page.locator(".sayings").count(), 0);
});

test("a picture of the landscape is saved with two pixels for each of the screen's, and a film of the game", async () => {
  const { page, problems } = await finished();
  await page.getByRole("button", { name: "Save or share a picture" }).click();
  await page.locator(".keepsake img").waitFor();
  const [saved] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save picture" }).click()]);
  const png = await readFile(await saved.path());
  assert.equal(saved.suggestedFilename(), "bastide.png");
  assert.equal(png.subarray(1, 4).toString(), "PNG");
  assert.equal(png.readUInt32BE(16), 2400);
  const film = page.getByRole("button", { name: "Save the game as a film" });
  assert.equal(await film.count(), 1, "this browser records films");
  const [shown] = await Promise.all([page.waitForEvent("download", { timeout: 0 }), film.click()]);
  assert.match(shown.suggestedFilename(), /^bastide\.(webm|mp4)$/);
  assert.ok((await readFile(await shown.path())).length > 50_000, "there is something on it");
  assert.deepEqual(problems, []);
});

test("a film waits while the page is hidden", async () => {
  const { page, problems } = await finished();
  await page.evaluate(() => {
    const { start } = MediaRecorder.prototype;
    MediaRecorder.prototype.start = function (...about) {
      Object.assign(window, { recorder: this });
      return start.apply(this, about);
    };
    Object.defineProperty(document, "hidden", { configurable: true, get: () => Boolean(/** @type {any} */ (window).isHidden) });
  });
  const hide = (/** @type {boolean} */ isHidden) =>
    page.evaluate((isHidden) => {
      Object.assign(window, { isHidden });
      document.dispatchEvent(new Event("visibilitychange"));
      return /** @type {any} */ (window).recorder.state;
    }, isHidden);
  await page.getByRole("button", { name: "Save or share a picture" }).click();
  await page.getByRole("button", { name: "Save the game as a film" }).click();
  const told = page.getByRole("button", { name: "Recording:" });
  const done = () => told.innerText();
  const runs = (/** @type {string} */ before) => told.filter({ hasNotText: before }).waitFor();
  await runs("Recording: 0%");
  assert.equal(await hide(true), "paused");
  const before = await done();
  await page.waitForTimeout(1500); // longer than any turn
  assert.equal(await done(), before, "no turn is played where nobody draws it");
  assert.equal(await hide(false), "recording");
  await runs(before);
  assert.deepEqual(problems, []);
});

test("a finished game from a link opens on its board, the replay one press away, and counts in no statistics", async () => {
  const sender = await finished();
  await sender.page.keyboard.press("Escape");
  await sender.page.getByRole("button", { name: "Menu" }).click();
  await sender.page.getByRole("button", { name: "Share a link" }).click();
  const link = await sender.page.locator("dialog textarea, dialog input").first().inputValue();
  const { page, problems } = await stage.browser.newPage();
  await page.goto(stage.url);
  await page.locator(".setup").waitFor();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, new URL(link).hash);
  await page.locator("main.game:not([data-saving])").waitFor();
  await page.locator(".notice").waitFor();
  assert.equal(await page.locator("dialog").count(), 0, "who won is not told before the landscape is seen");
  await page.locator(".more-tools").getByRole("button", { name: "Replay" }).click();
  await page.locator("dialog.replay").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "New game" }).click();
  await page.getByRole("button", { name: "Saved games" }).click();
  await page.getByRole("button", { name: "Statistics" }).click();
  await page.locator(".career-content p:not([role])").waitFor();
  assert.equal(await page.locator("#career-name").count(), 0);
  assert.deepEqual(problems, []);
});

test("a picture that the system does not share, or is asked for twice, harms nothing", async () => {
  for (const kind of ["InvalidStateError", "AbortError"]) {
    const { page, problems } = await finished();
    await page.evaluate((kind) => {
      const value = { canShare: () => true, share: () => Promise.reject(new DOMException("not now", kind)) };
      Object.assign(Object.getPrototypeOf(navigator), value);
    }, kind);
    await page.getByRole("button", { name: "Save or share a picture" }).click();
    await page.locator(".keepsake img").waitFor();
    const share = page.locator("dialog.keepsake-dialog .row").getByRole("button", { name: "Share", exact: false }).first();
    for (const _ of [1, 2]) await share.click();
    await page.getByRole("button", { name: "Save picture" }).waitFor();
    assert.equal(await page.locator(".panic").count(), 0, kind);
    assert.deepEqual(problems, [], kind);
  }
});
