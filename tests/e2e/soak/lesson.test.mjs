/** The whole lesson by keys alone, spoken step by step. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { COUNT, learnByKeys, prepareLesson } from "../support/lesson.mjs";
import { openPage } from "../support/player.mjs";
import { onStage } from "../support/stage.mjs";

const stage = onStage();

test("the lesson by keys alone, spoken step by step", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1024, height: 768, dark: true });
  await prepareLesson(page);
  await openPage(page, stage.url);
  assert.equal((await learnByKeys(page)).size, COUNT);
  assert.deepEqual(problems, []);
});
