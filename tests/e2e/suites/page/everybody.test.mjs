/**
 * Large letters and the system's own colours: everything can be reached and read. Every screen in each of them is in
 * `cargo xtask soak everybody`.
 */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { forcedColours, forcedColoursOn, tourEnlarged, walk, walkOn } from "../../support/enlarged.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage();

test("with text at 200 % on a phone all is there, from the start screen to the lesson", async () => {
  await tourEnlarged(stage, "with text at 200 % on 390 × 844", [walk]);
});

test("with the page at 200 % on 1280 × 800 all is there, from the result to the replay", async () => {
  await tourEnlarged(stage, "with the page at 200 % on 1280 × 800", [walkOn]);
});

test("in the system's own colours the focus, what is chosen and what is off are seen", async () => {
  const { page, problems } = await stage.browser.newPage({ reducedMotion: true });
  await forcedColours(page, stage.url);
  assert.deepEqual(problems, []);
});

test("in the system's own colours the final scoring and the replay say whose points they are and where one is", async () => {
  const { page, problems } = await stage.browser.newPage({ reducedMotion: true, dark: true });
  await forcedColoursOn(page, stage.url);
  assert.deepEqual(problems, []);
});
