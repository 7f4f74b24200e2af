/** Every board of every page of the rulebook opens, every article of the rules has its position, and positions are composed on three screens. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { CHAPTERS, checkArticles, checkChapter, checkComposer, visit } from "../support/rulebook.mjs";
import { onStage } from "../support/stage.mjs";

const stage = onStage();

test("every board of every page opens", async () => {
  let boards = 0;
  for (const name of CHAPTERS) {
    const { page, context, problems } = await visit(stage, name);
    boards += await checkChapter(page, name);
    assert.deepEqual(problems, [], name);
    await context.close();
  }
  assert.ok(boards > 350, `${boards} boards`);
});

test("every article of the rules has its position", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1024, height: 768 });
  await page.goto(`${stage.url}#rules`);
  await page.locator(".rules-book").waitFor();
  await checkArticles(page, 1);
  assert.deepEqual(problems, []);
});

for (const [width, height] of [
  [1280, 800],
  [1024, 768],
  [390, 844],
])
  test(`board and tiles are on one screen of ${width} × ${height}, and a note that is a number there is told`, async () => {
    const { page, problems } = await visit(stage, "compose.html", { width, height, touch: width < 600 });
    await checkComposer(page, width, height);
    assert.deepEqual(problems, []);
  });
