/** How long the tasks of the page take while a computer player thinks beside it, which only a machine that does nothing else tells. */
import assert from "node:assert/strict";
import { env } from "node:process";
import { test } from "@playwright/test";
import { asks, continueGame, dealt, decide, pointing } from "../support/player.mjs";
import { serve } from "../support/serve.mjs";
import { onStage } from "../support/stage.mjs";

const stage = onStage(() => serve({ root: env.BASTIDE_DIST })); // computer players think by the clock

test("nothing blocks the page while a computer thinks", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1280, height: 800, reducedMotion: true });
  await page.addInitScript(() => {
    localStorage.setItem("bastide / preferences", JSON.stringify({ sound: false, pace: "fast" }));
    const long = /** @type {number[]} */ ([]);
    Object.assign(window, { long });
    new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask" });
  });
  await continueGame(page, stage.url, dealt("--seed", "3").replace(/\[Players .*\]/, '[Players "red Ann, blue Bob (ai:master)"]'));
  /** How long the longest task takes while the board is dragged, in milliseconds. */
  const longestTask = async () => {
    await page.evaluate(() => Reflect.get(window, "long").splice(0));
    await page.mouse.move(400, 400);
    await page.mouse.down();
    await page.mouse.move(460, 430, { steps: 10 });
    await page.mouse.up();
    const thinks = await page.locator(".hand[data-waiting='true']").isVisible();
    await page.waitForTimeout(300);
    const longest = await page.evaluate(() => Math.max(0, ...Reflect.get(window, "long")));
    return { thinks, longest };
  };
  // What else runs on the machine adds to the time of every task, also of those while nobody thinks; and one turn of a few shows it.
  const seen = [];
  let isFree = false;
  for (let turn = 0; turn < 10 && !isFree; turn += 1) {
    await page.locator(".hand[data-waiting='false']").waitFor();
    const usual = await longestTask();
    await decide(page, pointing("mouse"), 0);
    if ((await asks(page)) === "figure" && (await page.locator(".hand[data-waiting='false']").isVisible())) await decide(page, pointing("mouse"), 0);
    await page.locator(".hand[data-waiting='true']").waitFor();
    await page.waitForTimeout(400); // the decision itself has been shown
    const { thinks, longest } = await longestTask();
    isFree = thinks && longest <= Math.max(50, 2 * usual.longest);
    seen.push({ thinks, longest, usual: usual.longest });
  }
  assert.ok(isFree, JSON.stringify(seen));
  assert.deepEqual(problems, []);
});
