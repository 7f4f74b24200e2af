/** Princess & Dragon on the page: a walk that everybody makes, the fairy through the row of pieces, and all of it by keys. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { changing, goOn, typeMove } from "../../support/go-on.mjs";
import { SKIP, choose, keptRecord, picture, pointing, settled } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const stage = onStage();
const finger = pointing("finger");
const PHONE = { width: 390, height: 844, touch: true };
const DESK = { width: 1280, height: 800 };

/** Five players have laid a row of six tiles; the dragon is in the second. @param {string} drawn the tiles that come after these */
const row = (drawn) => `[Bastide "1"]
[Boxes "base+dragon"]
[Players "red, blue, green, yellow, black"]
[Deck "D D17 U U U U U ${drawn}"]
tile D17 1,0 0
tile U 2,0 0
skip
tile U 3,0 0
meeple road.E
tile U 4,0 0
skip
tile U 5,0 0
skip
tile U 6,0 0
skip
`;
/** Blue has laid a dragon tile at the end of the row: only the first step can be chosen. */
const ROW = `${row("D16 V V")}tile D16 7,0 0
`;
/** The same with a second row, which gives the dragon a choice at each step. */
const WALK = `${row("A B B B B D16 V V")}tile A 2,1 0
skip
tile B 3,1 0
skip
tile B 4,1 0
skip
tile B 5,1 0
skip
tile B 6,1 0
skip
tile D16 7,0 0
`;

/** Red has a meeple on the road and has laid another tile of it. */
const FAIRY = `[Bastide "1"]
[Boxes "base+dragon"]
[Players "red, blue"]
[Deck "D U U U D17 V U U"]
tile U 1,0 0
meeple road.E
tile U 2,0 0
skip
tile U 3,0 0
`;

/** Red has laid a tile with a portal. */
const PORTAL = `[Bastide "1"]
[Boxes "base+dragon"]
[Players "red, blue"]
[Deck "D E U D29 U U"]
tile E 0,-1 2
skip
tile U 1,0 0
meeple road.E
tile D29 -1,0 0
`;

/** Blue has laid a tile with a princess in Red's city. */
const PRINCESS = `[Bastide "1"]
[Boxes "base+dragon"]
[Players "red, blue"]
[Deck "D R D11 U U"]
tile R 0,-1 2
meeple city.E
tile D11 1,-1 0
`;

const said = (/** @type {Page} */ page) => page.locator('[role="status"]').first();

test("five players walk the dragon with one tap for each step", async () => {
  const { page, nothingWrong } = await goOn(stage, { ...PHONE, reducedMotion: false }, WALK); // every step is seen
  let taps = 1;
  await changing(page, () => page.locator(SKIP, { hasText: "No figure" }).tap());
  for (const [index, name] of ["Blue", "Green", "Yellow", "Black", "Red", "Blue"].entries()) {
    assert.equal(await page.locator(".hand-who").textContent(), `${name} moves the dragon`);
    assert.ok(((await page.locator(".hand-who").boundingBox())?.height ?? 0) > 16, "it is seen on a phone, too");
    assert.equal(await page.locator(".hand").getAttribute("data-colour"), name.toLowerCase());
    assert.match((await page.locator(".hand-hint").textContent()) ?? "", new RegExp(`^Step ${index + 1} of 6:`));
    assert.ok(await page.locator('.hand [data-action="skip"]').isHidden(), "a step cannot be declined");
    const step = (await settled(page)).find(({ text }) => text === `Dragon (${index + 2} east)`);
    assert.ok(step, "the dragon cannot go on");
    if (index === 2) await picture(page, "dragon-step-390x844");
    await choose(page, finger, step);
    taps += 1;
  }
  assert.ok(taps <= 7, `${taps} taps`);
  await page.locator(".hand-who", { hasText: "Green’s turn" }).waitFor();
  assert.match((await page.locator(".log-text").allTextContents()).join("\n"), /The dragon eats Green’s meeple\./);
  nothingWrong();
});

test("a step that is the only one is not asked for, and Undo passes over it", async () => {
  const { page, nothingWrong } = await goOn(stage, DESK, ROW);
  await typeMove(page, "skip");
  await typeMove(page, "2,0");
  await page.locator(".hand-who", { hasText: "Green’s turn" }).waitFor();
  assert.match(await keptRecord(page), /dragon 2,0\n(green )?dragon 3,0\n(yellow )?dragon 4,0\n(black )?dragon 5,0\n(red )?dragon 6,0\n(blue )?dragon 7,0\n/);
  await page.locator('.hand [data-action="undo"]').click();
  await page.locator(".hand-hint", { hasText: "Step 1 of 6:" }).waitFor();
  assert.doesNotMatch(await keptRecord(page), /dragon \d/);
  nothingWrong();
});

test("the dragon walks by typed cells, and who moves it is told", async () => {
  const { page, nothingWrong } = await goOn(stage, DESK, WALK);
  await typeMove(page, "skip");
  await page.locator("canvas").focus();
  await page.keyboard.press("o");
  await page.waitForFunction(() => /Blue moves the dragon/.test(document.querySelector('[role="status"]')?.textContent ?? ""));
  await typeMove(page, "2,0");
  await typeMove(page, "3,0");
  assert.match(await keptRecord(page), /\nblue dragon 2,0\ngreen dragon 3,0\n|\ndragon 2,0\ngreen dragon 3,0\n/);
  assert.match((await said(page).textContent()) ?? "", /Green moves the dragon \(3 east\)\. The dragon eats Green’s meeple\./);
  await page.locator("canvas").focus();
  await page.keyboard.press("g");
  const tile = page.locator('[role="gridcell"][aria-label^="3 east:"]');
  assert.match((await tile.getAttribute("aria-label")) ?? "", /The dragon is on this tile/);
  nothingWrong();
});

test("the fairy goes to a figure through the row of pieces, and pays", async () => {
  const { page, nothingWrong } = await goOn(stage, PHONE, FAIRY);
  const fairy = page.locator('.piece[data-piece="fairy"]');
  assert.equal(await page.locator('.piece[data-piece="meeple"]').getAttribute("aria-pressed"), "true", "the tile just laid comes first");
  assert.equal(await fairy.getAttribute("aria-pressed"), "false");
  await picture(page, "fairy-row-390x844");
  await fairy.tap();
  await page.locator(".hand-hint", { hasText: "the fairy should protect" }).waitFor();
  assert.equal(await page.locator('.piece[data-piece="meeple"]').getAttribute("aria-pressed"), "false");
  const spot = (await settled(page)).find(({ text }) => text === "Fairy (1 east: Road, east)");
  assert.ok(spot, "the fairy has no place");
  await picture(page, "fairy-place-390x844");
  await changing(page, () => finger.choose(page, spot));
  assert.match(await keptRecord(page), /\nfairy 1,0 road\.E\n/);
  await typeMove(page, "tile D17 4,0 0");
  await page.locator(".hand-who", { hasText: "Red’s turn" }).waitFor();
  assert.match((await page.locator(".log-text").allTextContents()).join("\n"), /Red scores 1 point for the fairy\./);
  nothingWrong();
});

test("a princess sends a knight home, and only that", async () => {
  const { page, nothingWrong } = await goOn(stage, DESK, PRINCESS);
  assert.match((await page.locator(".hand-hint").textContent()) ?? "", /^A princess:/);
  const spot = (await settled(page)).find(({ text }) => text.startsWith("Send home Red’s meeple"));
  await page.locator(".sight-role", { hasText: "Send the knight home" }).waitFor();
  assert.ok(spot, "the knight cannot be chosen");
  await changing(page, () => pointing("mouse").choose(page, spot));
  assert.match(await keptRecord(page), /\nprincess 0,-1 city\.E red meeple\n/);
  assert.match((await page.locator(".log-text").allTextContents()).join("\n"), /A princess sends Red’s meeple home\./);
  nothingWrong();
});

test("a portal is told, and a figure goes through it", async () => {
  const { page, nothingWrong } = await goOn(stage, PHONE, PORTAL);
  assert.match((await page.locator(".hand-hint").textContent()) ?? "", /^A portal:/);
  const spot = (await settled(page)).find(({ text }) => text === "Meeple (the first tile: Field, upper half of the east edge)");
  assert.ok(spot, "the portal leads nowhere");
  await picture(page, "portal-390x844");
  await changing(page, () => finger.choose(page, spot));
  assert.match(await keptRecord(page), /\nmeeple 0,0 field\.ENE\n/);
  nothingWrong();
});
