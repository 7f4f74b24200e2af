/** Every screen in both themes and two sizes; six players on two tablets; a tile that fits nowhere on three screens. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { SCREENS, checkSix, checkStory, checkStuck, ofSix, tourScreens } from "../support/screens.mjs";
import { onStage } from "../support/stage.mjs";

const stage = onStage();

for (const { width, height, dark } of SCREENS) {
  const tag = `${width}x${height}${dark ? "-dark" : ""}`;
  test(`the screens are sound at ${tag}`, async () => {
    const { page, problems } = await stage.browser.newPage({ width, height, dark, reducedMotion: true });
    await tourScreens(page, stage.url, tag);
    assert.deepEqual(problems, []);
  });
}

for (const height of [768, 704])
  test(`six players with all boxes have the buttons of every decision on 1024 × ${height}, and in the final scoring`, async () => {
    const whole = ofSix();
    const { page, problems } = await stage.browser.newPage({ width: 1024, height, touch: true, reducedMotion: true, lang: "de-DE" });
    await checkSix(page, stage.url, height, whole);
    await checkStory(page, stage.url, height, whole, Infinity);
    assert.deepEqual(problems, []);
  });

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [1280, 800],
])
  test(`a tile that fits nowhere is shown with the reason while the next is in hand, on ${width} × ${height}`, async () => {
    const { page, problems } = await stage.browser.newPage({ width, height });
    await checkStuck(page, stage.url, `${width}x${height}`);
    assert.deepEqual(problems, []);
  });
