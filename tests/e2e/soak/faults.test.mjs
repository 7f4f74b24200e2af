/** Every way in which what is stored goes away under a game, and the engine failing at more moments, of which the gate goes through some. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { CLEARED, checkCleared, checkPanic, trapped } from "../support/fault-cases.mjs";
import { SHORT, continueGame, openPage, saved } from "../support/player.mjs";
import { onStage } from "../support/stage.mjs";

const stage = onStage();

for (const [what, clearIt] of Object.entries(CLEARED))
  test(`${what} deleted under a game`, async () => {
    const { page, problems } = await stage.browser.newPage({ width: 1280, height: 800, worker: true });
    await openPage(page, stage.url, SHORT); // the page is kept from the start screen on
    await page.locator(".resume").click();
    await checkCleared(page, clearIt);
    assert.deepEqual(problems, []);
  });

for (const steps of [0, 1, 4, 9])
  test(`the engine fails after ${steps} decisions`, async () => {
    const { page } = await stage.browser.newPage({ width: 1280, height: 800 });
    await page.addInitScript(trapped);
    await continueGame(page, stage.url, SHORT);
    await saved(page);
    await checkPanic(page, steps);
  });
