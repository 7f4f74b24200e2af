/** Under the Big Top, Monasteries in Germany and Russian Promos on the page: acrobats, a figure that lies down, one in a hut and one out of a pond are placed and taken back by a tap, a pyramid is scored, and the big top's token is told. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { OFFERED } from "../../../../www/setup/offered.js";
import { inspect } from "../../support/axe.mjs";
import { goOn, logged, record, tapSpot, typeMove } from "../../support/go-on.mjs";
import { continueGame, dealt, keptRecord, picture, settled } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage();
const PHONE = { width: 390, height: 844, touch: true };
const LAPTOP = { width: 1280, height: 800 };
const TABLET = { width: 1024, height: 768, touch: true };

test("acrobats are placed by a tap, and their pyramid is scored by another", async () => {
  const played = "tile BT01 0,1 0\nmeeple acrobats\ntile E 0,2 2\nmeeple 0,1 acrobats\ntile E 1,1 1\n";
  const { page, nothingWrong } = await goOn(stage, PHONE, record("bigtop", "D BT01 E E E E V", played));
  await page.getByText("A meeple may become an acrobat").first().waitFor();
  await picture(page, "acrobats-390");
  await tapSpot(page, "meeple 0,1 acrobats");
  assert.match(await keptRecord(page), /tile E 1,1 1\nmeeple 0,1 acrobats\n$/);
  nothingWrong();
  const full = `${played}meeple 0,1 acrobats\ntile E -1,1 3\nskip\ntile E 1,2 1\n`;
  const pyramid = await goOn(stage, PHONE, record("bigtop", "D BT01 E E E E V", full));
  await pyramid.page.getByText("Three acrobats make a pyramid").first().waitFor();
  await picture(pyramid.page, "pyramid-390");
  await tapSpot(pyramid.page, "pyramid 0,1");
  await logged(pyramid.page, "Red scores 10 points for 2 acrobats");
  pyramid.nothingWrong();
});

test("the big top moves to the next circus, and its token is told", async () => {
  const played = "tile BT10 0,1 1\nmeeple city.E\ntile E 0,2 2\nmeeple field.ENE\ntile E -1,1 3\nmeeple city.W\ntile BT10 0,3 0\n";
  const circus = record("bigtop", "D BT10 E E BT10 V", played).replace("[Deck", '[Animals "3 6"]\n[Deck');
  const { page, nothingWrong } = await goOn(stage, LAPTOP, circus);
  await picture(page, "bigtop-1280");
  await typeMove(page, "skip");
  await logged(page, "Red scores 6 points for 2 followers around the big top");
  await picture(page, "bigtop-moved-1280");
  nothingWrong();
  const ringmaster = record("bigtop", "D BT10 E V", "tile BT10 0,1 1\nringmaster city.E\ntile E 0,2 2\n").replace("[Deck", '[Animals "3 6"]\n[Deck');
  const tablet = await goOn(stage, { ...TABLET, dark: true }, ringmaster);
  await picture(tablet.page, "bigtop-1024-dark");
  tablet.nothingWrong();
});

test("a figure lies down in a German monastery by a tap", async () => {
  const { page, nothingWrong } = await goOn(stage, PHONE, record("monasteries", "D MO01 E V", "tile MO01 0,1 0\n"));
  await page.getByText("or lie down in it until the end of the game").first().waitFor();
  const places = (await settled(page)).map(({ statement }) => statement);
  assert.ok(places.includes("meeple monastery") && places.includes("meeple monastery.abbot"), places.join(", "));
  await picture(page, "monasteries-390");
  await tapSpot(page, "meeple monastery.abbot");
  assert.match(await keptRecord(page), /meeple monastery\.abbot\n$/);
  await picture(page, "monasteries-lying-390");
  nothingWrong();
  const tablet = await goOn(stage, { ...TABLET, dark: true }, record("monasteries", "D MO05 V", "tile MO05 0,1 0\n"));
  await picture(tablet.page, "monasteries-1024-dark");
  tablet.nothingWrong();
});

test("a figure goes into a hut, and one comes back out of a pond by a tap", async () => {
  const played = "tile RU01 0,1 0\nmeeple hut\ntile U 1,0 0\nmeeple road.E\ntile U 2,0 0\nskip\ntile RU04 2,1 0\ntile U 3,0 0\nskip\ntile U 4,0 0\n";
  const { page, nothingWrong } = await goOn(stage, PHONE, record("russian", "D RU01 U U RU04 U U V", played));
  await page.getByText("One of your figures is in an oak or a pond").first().waitFor();
  await picture(page, "pond-390");
  await tapSpot(page, "return 2,1 pond meeple");
  assert.match(await keptRecord(page), /return 2,1 pond meeple\n$/);
  nothingWrong();
  const hut = await goOn(stage, LAPTOP, record("russian", "D RU01 RU03 V", "tile RU01 0,1 0\nmeeple hut\ntile RU03 1,0 0\n"));
  await picture(hut.page, "hut-1280");
  await typeMove(hut.page, "meeple road.E");
  assert.match(await keptRecord(hut.page), /meeple road\.E\n$/);
  await picture(hut.page, "oak-1280");
  hut.nothingWrong();
});

test("a turn with every box is told on one page, in the order of the engine", async () => {
  const boxes = ["base", ...Object.keys(OFFERED)].join("+");
  for (const [width, height] of /** @type {const} */ ([
    [390, 844],
    [1280, 800],
  ])) {
    const { page, problems } = await stage.browser.newPage({ width, height, dark: width > 1000, reducedMotion: true });
    await continueGame(page, stage.url, dealt("--boxes", boxes, "--players", "6", "--seed", "2"));
    await page.locator('[data-action="menu"]').click();
    await page.locator("dialog.menu").getByRole("button", { name: "A turn, step by step" }).click();
    const steps = await page.locator("dialog.turn .turn-order li").allInnerTexts();
    assert.ok(steps.length > 25, `${steps.length} steps`);
    assert.match(steps[0], /you may place your abbey/);
    assert.equal(steps.at(-1), "It is the next player’s turn.");
    const at = (/** @type {RegExp} */ words) => steps.findIndex((step) => words.test(step));
    assert.ok(at(/lay its ferry/) < at(/dragon moves/) && at(/dragon moves/) < at(/completed scores/), steps.join("\n"));
    assert.ok(at(/with another tile/) < at(/may escape/) && at(/may escape/) < at(/by auction/), steps.join("\n"));
    await inspect(page, `turn-order-${width}x${height}`);
    assert.deepEqual(problems, []);
  }
});
