/** A killed browser loses nothing that was shown as done. `cargo xtask soak kills` is the long form of it, with kills at any moment. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "@playwright/test";
import { soak, start } from "../../bench/soak.mjs";
import { answer, openList, openPuzzle } from "../../support/puzzles.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const stage = onStage();

test("a game comes back after the browser was killed in the middle of a decision", async () => {
  const [{ verdict, shown }] = await soak(1, { decisions: 3 });
  assert.notEqual(verdict, "LOST");
  assert.equal(shown, 3);
});

/** Waits until the second copy has as much as the page. @param {Page} page */
const copied = (page) =>
  page.waitForFunction(async () => {
    const wait = (/** @type {IDBRequest} */ request) =>
      new Promise((done, failed) => ([request.onsuccess, request.onerror] = [() => done(request.result), failed]));
    const database = await wait(indexedDB.open("bastide / small"));
    const copies = await wait(database.transaction("small").objectStore("small").getAll());
    database.close();
    const latest = Math.max(...copies.map((/** @type {{ at: number }} */ { at }) => at));
    return latest === Number(localStorage.getItem("bastide / written"));
  });

test("a solved puzzle and settings come back after the browser was killed, which brings small values to the disk only later, and not when all was erased", async () => {
  const profile = await mkdtemp(join(tmpdir(), "bastide-killed-"));
  /** @type {(() => Promise<void>)[]} */
  const alive = [];
  const live = async () => {
    const { process: browser, page } = await start(profile);
    await page.goto(stage.url);
    await page.locator(".setup").waitFor();
    const kill = async () => {
      const dead = once(browser, "exit");
      process.kill(-(browser.pid ?? 0), "SIGKILL");
      await dead;
      alive.pop();
    };
    alive.push(kill);
    return { page, kill };
  };
  try {
    const { page, kill } = await live();
    await page.locator('[data-action="theme"]').click();
    const theme = await page.evaluate(() => document.documentElement.dataset.theme);
    assert.ok(theme);
    await page.locator('[data-action="settings"]').click();
    await page.locator("dialog input[type=checkbox]").first().check();
    await page.keyboard.press("Escape");
    await openList(page);
    await openPuzzle(page, "two-cities");
    for (const statement of answer("two-cities")) {
      await page.locator("#choices").selectOption(statement);
      await page.locator(".hand .primary").click();
    }
    await page.locator('.puzzle[data-state="right"]').waitFor();
    await copied(page);
    await kill();
    const next = await live();
    assert.equal(await next.page.evaluate(() => document.documentElement.dataset.theme), theme);
    await next.page.locator('[data-action="settings"]').click();
    assert.ok(await next.page.locator("dialog input[type=checkbox]").first().isChecked());
    await next.page.keyboard.press("Escape");
    await openList(next.page);
    assert.match(await next.page.locator('[data-puzzle="two-cities"]').innerText(), /Solved/);

    await next.page.goto(stage.url);
    await next.page.locator('[data-action="about"]').click();
    await next.page.getByRole("button", { name: "Erase everything" }).click();
    await Promise.all([next.page.waitForEvent("load"), next.page.locator("dialog.erase").getByRole("button", { name: "Erase it all" }).click()]);
    await next.page.locator(".setup").waitFor();
    await next.kill();
    const last = await live();
    assert.equal(await last.page.evaluate(() => document.documentElement.dataset.theme), undefined, "what was erased does not come back");
    await openList(last.page);
    assert.doesNotMatch(await last.page.locator('[data-puzzle="two-cities"]').innerText(), /Solved/);
    await last.kill();
  } finally {
    for (const kill of alive) await kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  }
});
