/** The Count of Carcassonne on the page: figures go to the city, the count moves, and figures come back before a scoring. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { violations } from "../../support/axe.mjs";
import { changing, goOn, typeMove } from "../../support/go-on.mjs";
import { SKIP, keptRecord, picture, pointing, settled } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage();
const finger = pointing("finger");
const PHONE = { width: 390, height: 844, touch: true };
const TABLET = { width: 1024, height: 768, touch: true };

/** Bob has completed Ann's road. */
const SEND = `[Bastide "1"]
[Boxes "base+inns+count"]
[Players "red Ann, blue Bob"]
[Deck "C07 U A E U U"]
tile U 1,-2 1
meeple road.N
tile A 1,-3 0
skip
`;

test("a figure is sent by finger, the count moves, and the figure comes back out of turn", async () => {
  const { page, nothingWrong } = await goOn(stage, PHONE, SEND);
  assert.equal(await page.locator(".hand").getAttribute("data-asks"), "send");
  assert.equal(await page.locator(SKIP).textContent(), "Send nobody");
  assert.deepEqual(await page.locator(".piece").evaluateAll((all) => all.map((one) => one.getAttribute("data-piece"))), ["meeple", "large"]);
  const told = (await page.locator(".hand-hint").textContent()) ?? "";
  assert.match(told, /Choose one of the four quarters: from there it may later join a city, road, monastery or field, just before it scores\.$/);
  await page.locator(".sight-role", { hasText: /^Monasteries$/ }).waitFor();
  assert.deepEqual((await page.locator(".sight-role").allTextContents()).sort(), ["Cities", "Fields", "Monasteries", "Roads"]);
  await picture(page, "count-send-390x844");
  assert.deepEqual(await violations(page), []);
  await page.locator('.piece[data-piece="large"]').tap();
  const castle = (await settled(page)).find(({ text }) => text === "Large meeple to the castle, for cities");
  assert.ok(castle, "the castle cannot be tapped");
  await changing(page, () => finger.choose(page, castle));
  assert.equal(await page.locator(SKIP).textContent(), "Leave the count where he is");
  const market = (await settled(page)).find(({ text }) => text === "Count to the market");
  assert.ok(market, "the market cannot be tapped");
  await picture(page, "count-move-390x844");
  await changing(page, () => finger.choose(page, market));
  assert.match(await keptRecord(page), /\nlarge quarter\.castle\ncount quarter\.market\n$/);
  await typeMove(page, "2,1 3");
  await typeMove(page, "city.W");
  assert.equal(await page.locator(".hand-who").textContent(), "Bob: leave Carcassonne?");
  assert.equal(await page.locator(SKIP).textContent(), "Move nobody");
  await page.locator("canvas").focus(); // the field for typed moves, which covers the board, closes
  await picture(page, "count-out-390x844");
  const city = (await settled(page)).find(({ text }) => text.startsWith("Large meeple from the castle"));
  assert.ok(city, "the city cannot be tapped");
  await changing(page, () => finger.choose(page, city));
  assert.match(await keptRecord(page), /\nblue move quarter\.castle large \S+ city\.[WE]\n$/);
  const log = (await page.locator(".log-text").allTextContents()).join("\n");
  assert.match(log, /Bob scores 4 points for a completed city/);
  nothingWrong();
});

test("a quarter that is pointed at tells whom it serves, who is there and where the count is", async () => {
  const { page, nothingWrong } = await goOn(stage, TABLET, SEND);
  await typeMove(page, "meeple quarter.castle");
  await page.locator("canvas").focus(); // the field for typed moves, which covers the board, closes
  const [market, , cathedral] = await settled(page);
  assert.deepEqual([market.text, cathedral.text], ["Count to the market", "Count to the cathedral"]);
  await page.touchscreen.tap(market.x, cathedral.y);
  await page.locator(".light-card", { hasText: "From here figures may join cities that are about to score." }).waitFor();
  assert.match(await page.locator(".light-card").innerText(), /Carcassonne: the castle.*Bob: 1 figure\..*The count is here: nobody leaves this quarter\./s);
  await picture(page, "count-1024x768");
  await page.keyboard.press("Escape");
  await page.locator("canvas").focus();
  await page.keyboard.press("g");
  const label = await page.locator('[role="gridcell"][aria-label^="1 west:"]').getAttribute("aria-label");
  assert.match(label ?? "", /Carcassonne: the castle\. Bob: 1 figure\./);
  nothingWrong();
});
