/** The Tower on the page: floors through the row of pieces, captures, prisoners on the score board, ransom and exchange by buttons. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { changing, goOn, typeMove } from "../../support/go-on.mjs";
import { SKIP, keptRecord, picture, pointing, settled } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage();
const finger = pointing("finger");
const PHONE = { width: 390, height: 844, touch: true };
const DESK = { width: 1280, height: 800 };

/** Red has 4 points and a farmer beside a foundation; Blue has laid a tile. */
const RANSOM = `[Bastide "1"]
[Boxes "base+tower"]
[Players "red, blue"]
[Deck "D E U W02 U U U U"]
tile E 0,-1 2
meeple city.S
tile U 1,0 0
skip
tile W02 1,1 0
meeple field.NNE
tile U 2,0 0
`;

/** Bob holds a large meeple and a meeple of Ann's, who has laid a tile. */
const EXCHANGE = `[Bastide "1"]
[Boxes "base+inns+tower"]
[Players "red Ann, blue Bob"]
[Deck "D U U W02 E E U U B U V"]
tile U 1,0 0
meeple road.E
tile U 2,0 0
meeple field.NNE
tile W02 0,1 0
large field.NNE
tile E 0,-1 2
piece 0,1
capture 0,1 field.NNE red large
tile E 0,2 2
meeple city.S
tile U -1,0 0
piece 0,1
capture 0,2 city.S red meeple
tile U 3,0 0
skip
tile B 1,1 0
meeple monastery
tile U -2,0 0
`;

test("a floor by the row of pieces, a capture by tap, and a ransom by the prisoner on the score board", async () => {
  const { page, nothingWrong } = await goOn(stage, PHONE, RANSOM);
  await page.locator('.piece[data-piece="piece"]').tap();
  await page.locator(".hand-hint", { hasText: "the tower for your floor" }).waitFor();
  const tower = (await settled(page)).find(({ text }) => text === "Floor 1 of the tower (1 east, 1 south)");
  assert.ok(tower, "the floor has no place");
  await picture(page, "tower-floor-390x844");
  await changing(page, () => finger.choose(page, tower));
  assert.equal(await page.locator(".hand").getAttribute("data-asks"), "capture");
  assert.equal(await page.locator(SKIP).textContent(), "Capture nobody");
  const figure = (await settled(page)).find(({ text }) => text.startsWith("Capture Red’s meeple"));
  assert.ok(figure, "nobody is in reach");
  await picture(page, "tower-capture-390x844");
  await changing(page, () => finger.choose(page, figure));
  assert.match((await page.locator(".player .holdings").nth(1).textContent()) ?? "", /floors left: 9/);
  const prisoner = page.locator(".player button.ransom");
  assert.equal(await prisoner.getAttribute("aria-label"), "Pay Blue 3 points for your meeple");
  assert.equal(await page.locator(".offer").textContent(), "Pay Blue 3 points for your meeple");
  await picture(page, "tower-ransom-390x844");
  await changing(page, () => prisoner.tap());
  assert.match(await keptRecord(page), /\nransom blue meeple\n/);
  assert.equal(await page.locator("button.ransom, .offer").count(), 0);
  assert.deepEqual(await page.locator(".player .score").allTextContents(), ["1", "3"]);
  assert.deepEqual(await page.locator(".player .gain").allTextContents(), ["−3", "+3"]);
  const log = (await page.locator(".log-text").allTextContents()).join("\n");
  for (const told of ["Blue captures Red’s meeple.", "Red’s meeple comes back from Blue.", "Red pays 3 points as ransom.", "Blue scores 3 points as ransom."])
    assert.ok(log.includes(told), log);
  nothingWrong();
});

test("an exchange is chosen by a button, and cannot be declined", async () => {
  const { page, nothingWrong } = await goOn(stage, DESK, EXCHANGE);
  await typeMove(page, "piece 0,1");
  await typeMove(page, "capture 1,1 monastery blue meeple");
  assert.equal(await page.locator(".hand").getAttribute("data-asks"), "exchange");
  assert.deepEqual(await page.locator(".offer").allTextContents(), ["Take back your meeple from Bob", "Take back your large meeple from Bob"]);
  assert.ok(await page.locator('.hand [data-action="skip"]').isHidden());
  await picture(page, "tower-exchange-1280x800");
  await changing(page, () => page.locator(".offer", { hasText: "large" }).press("Enter"));
  assert.match(await keptRecord(page), /\nexchange blue large\n/);
  assert.match((await page.locator(".log-text").allTextContents()).join("\n"), /Ann’s large meeple comes back from Bob\./);
  nothingWrong();
});

test("a tower that is pointed at tells its height, reach and who is on top", async () => {
  const { page, nothingWrong } = await goOn(stage, DESK, RANSOM);
  await typeMove(page, "piece 1,1");
  await typeMove(page, "skip");
  await page.locator("canvas").focus();
  await page.keyboard.press("g");
  const label = await page.locator('[role="gridcell"][aria-label^="1 east, 1 south:"]').getAttribute("aria-label");
  assert.match(label ?? "", /Tower with 1 floor\./);
  nothingWrong();
});
