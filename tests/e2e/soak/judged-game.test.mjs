/** A whole game of 72 tiles is judged by the engine in the page: its curve is complete within a minute. */
import assert from "node:assert/strict";
import { env } from "node:process";
import { test } from "@playwright/test";
import { analyseFirst, openPage, played } from "../support/player.mjs";
import { serve } from "../support/serve.mjs";
import { onStage } from "../support/stage.mjs";

const stage = onStage(() => serve({ root: env.BASTIDE_DIST })); // computer players think by the clock

test("every turn of a game is judged within a minute", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1280, height: 800 });
  await openPage(
    page,
    stage.url,
    played("--players", "2", "--seed", "7", "--policy", "novice").replace('[Players "red, blue"]', '[Players "red Ann, blue Bob"]'),
  );
  await page.getByRole("button", { name: "Saved games" }).click();
  await analyseFirst(page);
  const root = page.locator("bastide-board");
  await root.getByRole("button", { name: "Curve" }).click();
  const begun = await page.evaluate(() => performance.now());
  await root.getByRole("button", { name: "Work out the graph" }).click();
  await root.locator(".worst button").first().waitFor({ timeout: 0 }); // nothing is said before it begins, too
  await page.waitForFunction(() => document.querySelector("bastide-board")?.shadowRoot?.querySelector(".lead + p")?.textContent === "", undefined, {
    timeout: 0,
  });
  const took = (await page.evaluate(() => performance.now())) - begun;
  assert.ok(took < 60_000, `${took} ms`);
  assert.deepEqual(problems, []);
});
