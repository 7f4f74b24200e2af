/** Every screen with large letters in three ways, and in the system's own colours in both themes. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { ENLARGED, forcedColours, forcedColoursOn, tourEnlarged, walk, walkOn } from "../support/enlarged.mjs";
import { onStage } from "../support/stage.mjs";

const stage = onStage();

for (const how of Object.keys(ENLARGED)) test(`${how} all is there`, () => tourEnlarged(stage, how, [walk, walkOn]));

for (const dark of [false, true])
  test(`in the system's own colours, ${dark ? "dark" : "light"}, all is seen`, async () => {
    const { page, problems } = await stage.browser.newPage({ reducedMotion: true, dark });
    await forcedColours(page, stage.url);
    await forcedColoursOn(page, stage.url);
    assert.deepEqual(problems, []);
  });
