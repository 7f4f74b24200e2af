/** Whole games from their first tile to their last, by mouse and by finger, as the gate plays them from near their end. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { continueGame, dealt, keptRecord, listen, openPage, picture, pointing, record } from "../support/player.mjs";
import { onStage } from "../support/stage.mjs";
import { checkResult, ofSix, playWholeGame } from "../support/whole-game.mjs";

const stage = onStage();

test("a whole game of two by mouse, from the start screen on", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1280, height: 800 });
  const said = listen(page);
  await openPage(page, stage.url);
  await page.locator(".setup-start [type=submit]").click();
  assert.match(await keptRecord(page), /\[Players "(red, blue|blue, red)"\]/, "nobody has typed a name");
  await playWholeGame(page, pointing("mouse"), async (step) => {
    if (step === 60) await picture(page, "play-whole-1280x800");
  });
  await checkResult(page);
  assert.deepEqual(problems, []);
  assert.deepEqual(said, []);
});

test("a whole game of six with every box by finger", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1024, height: 768, touch: true });
  const said = listen(page);
  await continueGame(page, stage.url, dealt(...ofSix(3)));
  const asked = await playWholeGame(page, pointing("finger"), async (step) => {
    if (step === 90) await picture(page, "play-boxes-1024x768");
  });
  assert.deepEqual(asked, ["abbey", "figure", "tile"]);
  await checkResult(page);
  const text = await record(page);
  for (const verb of ["abbey", "recall", "barn", "large", "mayor", "wagon", "abbot"]) assert.match(text, new RegExp(`\\b${verb}\\b`), verb);
  assert.deepEqual(problems, []);
  assert.deepEqual(said, []);
});
