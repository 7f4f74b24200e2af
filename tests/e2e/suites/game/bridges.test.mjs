/** Bridges, castles and bazaars on the page: by finger, by key and by word. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { violations } from "../../support/axe.mjs";
import { flaws } from "../../support/flaws.mjs";
import { changing, goOn, typeMove } from "../../support/go-on.mjs";
import { SKIP, keptRecord, picture, pointing, settled } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage();
const finger = pointing("finger");
const PHONE = { width: 390, height: 844, touch: true };
const TABLET = { width: 1024, height: 768, touch: true };
const DESK = { width: 1280, height: 800 };

/** Everybody has 2 points; a bazaar has just been laid. */
const BAZAAR = `[Bastide "1"]
[Boxes "base+bridges"]
[Players "red Ann, blue Bob, green Eve"]
[Deck "X A A A G06 U V E B B B"]
tile A 1,0 1
meeple road.W
tile A -1,0 3
meeple road.E
tile A 0,1 2
meeple road.N
tile G06 1,1 0
skip
`;

/** The same with five players, four of whom have 2 points. */
const FIVE = `[Bastide "1"]
[Boxes "base+bridges"]
[Players "red Annabel, blue Bartholomew, green Eve, yellow Maximilian, black Dan"]
[Deck "X A A A A G06 U V E R I B B B B"]
tile A 1,0 1
meeple road.W
tile A -1,0 3
meeple road.E
tile A 0,1 2
meeple road.N
tile A 0,-1 0
meeple road.S
tile G06 1,1 0
skip
`;

/** Ann's city of two tiles has just been completed by Bob. */
const CASTLE = `[Bastide "1"]
[Boxes "base+bridges"]
[Players "red Ann, blue Bob"]
[Deck "B E E A A U"]
tile E 0,-1 0
meeple city.N
tile E 0,-2 2
skip
`;

const BRIDGE = `[Bastide "1"]
[Boxes "base+bridges"]
[Players "red Ann, blue Bob"]
[Deck "D U U U"]
tile U 1,0 0
`;

const FITTING = `[Bastide "1"]
[Boxes "base+bridges"]
[Players "red Ann, blue Bob"]
[Deck "B X U U"]
`;

/** @param {import("@playwright/test").Page} page @param {string} name */
const button = (page, name) => page.locator(".bazaar").getByRole("button", { name, exact: true });
/** The button of a tile. @param {import("@playwright/test").Page} page @param {string} tile */
const tileOf = (page, tile) => page.locator(`button.bazaar-tile[data-statement$="choose ${tile}"]`);
/** @param {import("@playwright/test").Page} page */
const hint = (page) => page.locator(".hand-hint").textContent();

test("a bazaar by finger: choose, bid, buy and sell on one device, without handing over", async () => {
  const { page, nothingWrong } = await goOn(stage, PHONE, BAZAAR);
  await page.locator(".bazaar").waitFor();
  assert.equal(await hint(page), "Everybody gets one of these tiles for their next turn. Choose one: the bidding starts with you.");
  assert.equal(await page.locator(".hand-who").textContent(), "Bazaar: Bob");
  assert.equal(await page.locator("button.bazaar-tile").count(), 3);
  assert.match((await tileOf(page, "V").textContent()) ?? "", /^Tile V: road south and west/);
  assert.deepEqual(
    await page
      .locator(".bazaar-player")
      .allInnerTexts()
      .then((texts) => texts.map((text) => text.split("\n")[0])),
    ["Bob", "Eve", "Ann"],
  );
  await picture(page, "bazaar-choose-390x844");
  assert.deepEqual(await violations(page), []);
  await changing(page, () => tileOf(page, "V").tap());
  assert.equal(await page.locator(".bazaar-tile[data-lot]").count(), 1);
  assert.deepEqual(await page.locator(".bazaar-quick").allTextContents(), ["Lowest bid 0", "1", "All my points 2"]);
  assert.equal(await button(page, "Pass").count(), 0);
  await picture(page, "bazaar-bid-390x844");
  assert.deepEqual(await violations(page), []);
  await changing(page, () => button(page, "Bid 0").tap());
  assert.equal(await hint(page), "Bob bids 0. Bid more, or pass.");
  assert.equal(await page.locator('.bazaar-player[aria-current="true"] .bazaar-name').textContent(), "Eve");
  await changing(page, () => button(page, "Bid 1").tap());
  assert.equal(await hint(page), "Eve bids 1. Bid more, or pass.");
  await changing(page, () => button(page, "Pass").tap());
  assert.equal(await hint(page), "Nobody bids more than Eve’s 1. Pay 1 and keep the tile, or sell it to Eve.");
  await picture(page, "bazaar-last-390x844");
  await changing(page, () => button(page, "Buy for 1").tap());
  assert.deepEqual(await page.locator(".player .score").allTextContents(), ["2", "1", "3"]);
  assert.match((await page.locator(".player .holdings").nth(1).textContent()) ?? "", /will place a tile next turn \(/);
  await changing(page, () => tileOf(page, "E").tap());
  await changing(page, () => button(page, "Bid 0").tap());
  await changing(page, () => button(page, "Bid 1").tap());
  await changing(page, () => button(page, "Sell to Ann for 1").tap());
  await page.locator(".bazaar").waitFor({ state: "hidden" });
  assert.match(await keptRecord(page), /\nblue choose V\nblue bid V 0\ngreen bid V 1\nblue buy\ngreen choose E\ngreen bid E 0\nbid E 1\ngreen sell\n$/);
  assert.equal(await page.locator(".hand").getAttribute("data-asks"), "tile");
  assert.equal(await page.locator(".hand-picture").getAttribute("data-shown"), "V 0");
  const log = (await page.locator(".log-text").allTextContents()).join("\n");
  for (const told of ["Bob pays 1 point at the bazaar.", "Eve scores 1 point at the bazaar.", "Ann gets a tile (city north) and will place it next turn."])
    assert.ok(log.includes(told), log);
  nothingWrong();
});

test("who has too few points to buy the tile is asked to sell it", async () => {
  const { page, nothingWrong } = await goOn(stage, PHONE, `${BAZAAR.replace("meeple road.E", "skip")}blue choose V\nblue bid V 0\n`);
  await page.locator(".bazaar").waitFor();
  await changing(page, () => button(page, "Bid 1").tap());
  await changing(page, () => button(page, "Pass").tap());
  assert.equal(await hint(page), "Nobody bids more than Eve’s 1. You have too few points to pay that: sell the tile to Eve.");
  nothingWrong();
});

for (const [where, options] of Object.entries({ phone: PHONE, tablet: TABLET })) {
  test(`a bazaar of five players fits on a ${where}: five tiles, everybody and their bids, the bid and Undo`, async () => {
    const { page, nothingWrong } = await goOn(stage, options, FIVE);
    const seen = async (/** @type {string[]} */ parts) => {
      assert.deepEqual(await page.evaluate(flaws, { touch: true }), []);
      for (const part of parts) {
        for (const one of await page.locator(part).all()) {
          const box = (await one.boundingBox()) ?? assert.fail(`${part} is not seen`);
          assert.ok(
            box.x >= 0 && box.y >= 0 && box.x + box.width <= options.width && box.y + box.height <= options.height,
            `${part} at ${JSON.stringify(box)}`,
          );
        }
      }
    };
    await page.locator(".bazaar").waitFor();
    assert.equal(await page.locator("button.bazaar-tile").count(), 5);
    assert.equal(await page.locator(".bazaar-player").count(), 5);
    await seen(["button.bazaar-tile", ".bazaar-player", ".hand .undo"]);
    await changing(page, () => tileOf(page, "E").tap());
    await changing(page, () => page.locator(".bazaar-main").press("Enter")); // a second tap at once might be the second of two
    await page.locator(".bazaar-state", { hasText: "bids 0" }).waitFor();
    await seen([".bazaar-tile", ".bazaar-player", ".bazaar-amount > *", ".bazaar-quick", ".bazaar .row > *", ".hand .undo"]);
    await picture(page, `bazaar-five-${options.width}x${options.height}`);
    nothingWrong();
  });
}

test("a bazaar by key: the focus stays beside the tiles, numbers are typed", async () => {
  const { page, nothingWrong } = await goOn(stage, TABLET, BAZAAR);
  await page.locator("button.bazaar-tile").first().focus();
  await changing(page, () => page.keyboard.press("Enter"));
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
  assert.equal(await focused(), "Bid 0");
  const points = page.getByRole("spinbutton", { name: "Your bid" });
  await points.fill("7");
  await points.blur();
  assert.equal(await points.inputValue(), "2");
  await button(page, "One point less").press("Enter");
  assert.equal(await points.inputValue(), "1");
  await picture(page, "bazaar-bid-1024x768");
  assert.deepEqual(await violations(page), []);
  await changing(page, () => points.press("Enter"));
  assert.match(await keptRecord(page), /\nblue bid U 1\n$/);
  assert.equal(await focused(), "Bid 2");
  await typeMove(page, "1");
  await typeMove(page, "sell");
  assert.match(await keptRecord(page), /\ngreen bid U 2\nblue sell\n$/);
  await page.locator(".hand-buttons .undo").click();
  await page.locator(".bazaar .primary", { hasText: "Buy for 2" }).waitFor();
  nothingWrong();
});

test("what happens at a bazaar is said, and whose turn it is", async () => {
  const { page, nothingWrong } = await goOn(stage, DESK, BAZAAR);
  const said = page.locator("[aria-live]");
  await changing(page, () => page.locator("button.bazaar-tile").first().click());
  await said.filter({ hasText: "Bob chooses a tile (road" }).first().waitFor();
  await changing(page, () => button(page, "Bid 0").click());
  await said.filter({ hasText: "Bob bids 0 points. Bazaar: Eve." }).first().waitFor();
  await picture(page, "bazaar-1280x800");
  nothingWrong();
});

test("the owner of a city of two tiles makes it a castle, or takes the points", async () => {
  const { page, nothingWrong } = await goOn(stage, PHONE, CASTLE);
  assert.equal(await page.locator(".hand-who").textContent(), "Ann: a castle?");
  assert.equal(await page.locator(SKIP).textContent(), "Take the points");
  assert.match((await hint(page)) ?? "", /make it a castle: your figure stays, and you score as much as the next feature completed beside it\.$/);
  const place = (await settled(page)).find(({ text }) => text.startsWith("Castle"));
  assert.ok(place, "the castle has no place");
  await picture(page, "castle-390x844");
  await changing(page, () => finger.choose(page, place));
  assert.match(await keptRecord(page), /\nred castle 0,-2 city\.S\n$/);
  assert.match((await page.locator(".player .holdings").first().textContent()) ?? "", /castles left: 2/);
  await page.locator("canvas").focus();
  await page.keyboard.press("g");
  const label = await page.locator('[role="gridcell"][aria-label^="2 north:"]').getAttribute("aria-label");
  assert.match(label ?? "", /Castle\. Its lord is a figure of Ann\./);
  nothingWrong();
});

test("a bridge besides the figure, and one that makes the tile fit", async () => {
  const { page, nothingWrong } = await goOn(stage, PHONE, BRIDGE);
  await page.locator('.piece[data-piece="bridge.NS"]').tap();
  await page.locator(".hand-hint", { hasText: "Choose where your bridge goes: it is a road across the field." }).waitFor();
  const place = (await settled(page)).find(({ text }) => text === "Bridge from north to south: 1 east");
  assert.ok(place, "the bridge has no place");
  await picture(page, "bridge-390x844");
  await changing(page, () => finger.choose(page, place));
  assert.match(await keptRecord(page), /\nbridge 1,0 NS\n$/);
  assert.equal(await page.locator(".hand").getAttribute("data-asks"), "figure");
  assert.match((await page.locator(".player .holdings").first().textContent()) ?? "", /bridges left: 2/);
  nothingWrong();

  const other = await goOn(stage, PHONE, FITTING);
  assert.equal(await other.page.locator(SKIP).textContent(), "Discard the tile");
  assert.equal(await hint(other.page), "This tile fits only with a bridge. Place it with one, or discard it and draw another.");
  await picture(other.page, "bridge-fits-390x844");
  await typeMove(other.page, "1,0 0");
  assert.match(await keptRecord(other.page), /\ntile X 1,0 0 bridge 0,0 EW\n$/);
  other.nothingWrong();
});
