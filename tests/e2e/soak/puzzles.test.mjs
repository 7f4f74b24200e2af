/** Every solution of every puzzle, shown on the page; and the longest of them on devices held sideways. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { openPage } from "../support/player.mjs";
import { COUNT, SIDEWAYS, checkSideways, openList, openPuzzle, showSolution } from "../support/puzzles.mjs";
import { onStage } from "../support/stage.mjs";

const stage = onStage();

test("every solution can be shown, and brings what it promises", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1280, height: 800, reducedMotion: true });
  await openPage(page, stage.url);
  await openList(page);
  await openPuzzle(page, "gap");
  for (let shown = 1; ; shown += 1) {
    await showSolution(page);
    const name = await page.locator(".puzzle").getAttribute("data-puzzle");
    assert.ok((await page.locator(".verdict p").count()) >= 3, `${name}`);
    const next = page.locator('.verdict [data-action="next"]');
    if ((await next.count()) === 0) {
      assert.equal(shown, COUNT);
      break;
    }
    await next.click();
    await page.locator(`.puzzle:not([data-puzzle="${name}"])`).waitFor();
  }
  assert.deepEqual(problems, []);
});

for (const [device, width, height, lang] of SIDEWAYS) {
  test(`on a ${device} held sideways the longest solutions are read without scrolling, beside a board with nothing out of sight`, async () => {
    const { page, problems } = await stage.browser.newPage({ width, height, touch: true, reducedMotion: true, lang });
    await openPage(page, stage.url);
    await openList(page);
    await checkSideways(page, ["sharing", "barn", "wagon"]);
    assert.deepEqual(problems, []);
  });
}
