/** A killed browser loses nothing that was shown as done. `cargo xtask soak kills` is the long form of it, with kills at any moment. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { test } from "@playwright/test";
import { soak, start } from "../../bench/soak.mjs";
import { answer, openList, openPuzzle } from "../../support/puzzles.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage();

test("a game comes back after the browser was killed in the middle of a decision", async () => {
  const [{ verdict, shown }] = await soak(1, { decisions: 3 });
  assert.notEqual(verdict, "LOST");
  assert.equal(shown, 3);
});

test("a solved puzzle and a setting come back after the browser was killed, which brings small values to the disk only later", async () => {
  const profile = await mkdtemp(join(tmpdir(), "bastide-killed-"));
  const live = async () => {
    const { process: browser, page } = await start(profile);
    await page.goto(stage.url);
    await page.locator(".setup").waitFor();
    const kill = async () => {
      const dead = once(browser, "exit");
      process.kill(-(browser.pid ?? 0), "SIGKILL");
      await dead;
    };
    return { page, kill };
  };
  try {
    const { page, kill } = await live();
    await page.locator('[data-action="theme"]').click();
    const theme = await page.evaluate(() => document.documentElement.dataset.theme);
    assert.ok(theme);
    await openList(page);
    await openPuzzle(page, "two-cities");
    for (const statement of answer("two-cities")) {
      await page.locator("#choices").selectOption(statement);
      await page.locator(".hand .primary").click();
    }
    await page.locator('.puzzle[data-state="right"]').waitFor();
    await sleep(300); // as long as somebody needs to see it
    await kill();
    const next = await live();
    assert.equal(await next.page.evaluate(() => document.documentElement.dataset.theme), theme);
    await openList(next.page);
    assert.match(await next.page.locator('[data-puzzle="two-cities"]').innerText(), /Solved/);
    await next.kill();
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  }
});
