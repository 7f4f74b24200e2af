/** Every file of the first visit, broken in each way in which a host breaks files: about 50 pages. One file of each kind is broken in tests/e2e/suites/build/first.test.mjs. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { WAYS, comesFirst, filesOfFirst } from "../support/broken.mjs";
import { forEach, onStage } from "../support/stage.mjs";

const stage = onStage();

test("with any file of the first visit broken in any way there is the game or a sentence", async () => {
  const cases = (await filesOfFirst()).flatMap((file) => Object.entries(WAYS).map(([way, answer]) => ({ file, way, answer })));
  assert.ok(cases.length > 30, `${cases.length} cases`);
  /** @type {string[]} */
  const wrong = [];
  await forEach(cases, async ({ file, way, answer }) => {
    const why = await comesFirst(stage, file, answer);
    if (why) wrong.push(`${file}, ${way}: ${why}`);
  });
  assert.deepEqual(wrong, []);
});
