/** The Flying Machines on the page: a flight is chosen, the die decides, and the figure lands where its owner says. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { goOn, typeMove } from "../../support/go-on.mjs";
import { SKIP, keptRecord } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage();
const PHONE = { width: 390, height: 844, touch: true };

/** Red stands on the road to the west, and blue has laid a machine that points there. */
const MACHINE = `[Bastide "1"]
[Boxes "base+flier"]
[Players "red, blue"]
[Deck "D U FL05 V W"]
[Dice "2"]
tile U 1,0 0
meeple road.E
tile FL05 2,0 0
`;

test("a flight is chosen before the die is rolled, which nothing takes back", async () => {
  const { page, nothingWrong } = await goOn(stage, PHONE, MACHINE);
  await page.locator(SKIP).waitFor();
  await typeMove(page, "meeple machine");
  await page.locator(".log-list").getByText("The die shows 2.").waitFor({ state: "attached" });
  assert.equal(await page.locator(SKIP).count(), 0, "a figure in the air must land");
  assert.equal(await page.locator('.hand [data-action="undo"]:not([aria-disabled])').count(), 0, "no die is rolled back");
  await typeMove(page, "meeple 0,0 road.E");
  await page.locator('.hand[data-asks="tile"]').waitFor();
  const kept = await keptRecord(page);
  assert.match(kept, /meeple machine\nmeeple 0,0 road\.E\n$/);
  nothingWrong();
});
