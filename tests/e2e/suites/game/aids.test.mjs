/** What helps to read the board: each aid by mouse, by finger and by keys; pictured in target/e2e/ and looked through by axe-core. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { card, closeDialog, drawn, emptyCell, emptyCells, finder, inspectAids, midgame, opened } from "../../support/aid-tour.mjs";
import { CONFIRM, continueAnew, keptRecord, saved, settled, spots } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const stage = onStage();

/** A game in its middle. @param {import("../../support/browser.mjs").PageOptions} options @param {string} [record] */
const open = (options, record) => opened(stage, options, record);

/** @param {Page} page */
const said = (page) => page.locator("#status").textContent();

test("the mouse lights features as it passes and holds them by a click", async () => {
  const { page, problems } = await open({});
  const at = await finder(page);
  const city = at(0.5, 0.04);
  await page.mouse.move(city.x, city.y);
  await page.locator('.light-card[data-held="false"] h2', { hasText: /city/i }).waitFor();
  const table = at(-40, -40);
  await page.mouse.move(Math.max(table.x, 90), 120);
  await page.locator('[data-action="menu"]').hover();
  await card(page).waitFor({ state: "hidden" });
  const before = await drawn(page);
  await page.mouse.click(city.x, city.y);
  await page.locator('.light-card[data-held="true"]').waitFor();
  assert.notEqual(await drawn(page), before);
  assert.match((await said(page)) ?? "", /City .*Worth .*(Nobody|holds|share)/i);
  assert.match(await page.locator(".light-held").innerText(), /Nobody|holds|share/);
  const road = at(0.03, 0.5);
  await page.mouse.move(road.x, road.y);
  assert.match(await card(page).innerText(), /city/i, "what is held stays");
  await page.mouse.click(road.x, road.y);
  await page.locator(".light-card h2", { hasText: /road/i }).waitFor();
  await page.mouse.click(road.x, road.y);
  await card(page).waitFor({ state: "hidden" });
  await page.mouse.click(road.x, road.y);
  await page.keyboard.press("Escape");
  await card(page).waitFor({ state: "hidden" });
  assert.deepEqual(problems, []);
});

test("a finger lights features and empty spaces, and sees which tiles fit", async () => {
  const { page, problems } = await open({ width: 390, height: 844, touch: true });
  const at = await finder(page);
  const city = at(0.5, 0.05);
  await page.touchscreen.tap(city.x, city.y);
  await page.locator('.light-card[data-held="true"] h2', { hasText: /city/i }).waitFor();
  await card(page).getByRole("button", { name: "Close" }).tap();
  await card(page).waitFor({ state: "hidden" });
  const empty = await emptyCell(page, at);
  await page.touchscreen.tap(empty.x, empty.y);
  const told = await card(page)
    .getByText(/remaining tiles? fits? here/)
    .innerText();
  const fits = Number(/^\d+/.exec(told)?.[0] ?? 0);
  await card(page).getByRole("button", { name: "Show tiles", exact: true }).tap();
  await page.locator(".tile-kind").first().waitFor();
  const counts = await page.locator(".tile-kind[data-fits] .tile-count").allTextContents();
  assert.equal(
    counts.reduce((sum, count) => sum + Number(count), 0),
    fits,
  );
  const chances = page.locator(".tile-chances");
  const [next] = await chances.locator("dd").allInnerTexts();
  const draws = await chances.locator("dd span").allInnerTexts();
  const left = Number(/^\d+/.exec(await page.locator(".tiles-left p").first().innerText())?.[0]);
  assert.equal(next, `${Math.max(1, Math.round((100 * fits) / left))}%`, "of those that fit the space");
  assert.ok(draws.length === 3 && draws.every((draw) => Number(/(\d+)%$/.exec(draw)?.[1]) > Number.parseInt(next, 10)), `${next} ${draws}`);
  await page.locator(".tile-kind[data-fits] button").first().tap();
  const one = await chances.locator("dd").first().innerText();
  await page.locator(".tile-kind:not([data-none], [data-fits]) button").first().tap();
  await chances.getByText(/^Tile \w+ before tile \w+$/).waitFor();
  assert.equal(await page.locator('.tile-kind button[aria-pressed="true"]').count(), 2);
  await page.locator('.tile-kind:not([data-fits]) button[aria-pressed="true"]').tap();
  assert.equal(await chances.locator("dd").first().innerText(), one, "one alone again");
  assert.deepEqual(problems, []);
});

test("the card about a tile lies beside it, and the view moves where it would not", async () => {
  const { page, problems } = await open({ width: 390, height: 844, touch: true });
  const record = await keptRecord(page);
  const laid = [...record.matchAll(/^tile \S+ (-?\d+),(-?\d+)/gm)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  let told = 0;
  for (const { x, y } of laid.filter((_, index) => index % 8 === 0)) {
    const place = (await finder(page))(x + 0.5, y + 0.5);
    const isBoard = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.tagName === "CANVAS", place);
    if (!isBoard) continue;
    await page.touchscreen.tap(place.x, place.y);
    if (!(await card(page).isVisible())) continue; // it was lit before, and has gone out
    told += 1;
    await settled(page);
    const about = (await finder(page))(x + 0.5, y + 0.5);
    const { x: left = 0, y: top = 0, width = 0, height = 0 } = (await card(page).boundingBox()) ?? {};
    const isOver = about.x > left && about.x < left + width && about.y > top - 12 && about.y < top + height + 12;
    assert.ok(!isOver, JSON.stringify({ x, y, about, card: { left, top, width, height } }));
  }
  assert.ok(told > 3, `${told} cards`);
  assert.deepEqual(problems, []);
});

test("every aid by keys, and by none of them outside of the board", async () => {
  const { page, problems } = await open({ width: 1024, height: 768 });
  await page.keyboard.press("0");
  const plain = await drawn(page);
  const titles = [];
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press("i");
    if (!(await card(page).isVisible())) break;
    titles.push(await card(page).locator("h2").innerText());
    assert.match((await said(page)) ?? "", new RegExp(`^${titles.at(-1)}\\.`));
  }
  assert.ok(titles.length > 1, "the last tile has several features");
  await page.keyboard.press("0"); // what is read out is brought into view
  assert.equal(await drawn(page), plain, "and then none is lit");
  await page.keyboard.press("f");
  assert.equal(await said(page), "Fields: on.");
  assert.match(await page.locator(".fields-legend").innerText(), /^Number: completed cities beside the field, worth 3 points each/);
  assert.notEqual(await drawn(page), plain);
  await page.keyboard.press("f");
  assert.equal(await drawn(page), plain);
  await page.keyboard.press("p");
  assert.equal(await page.locator(".projected").count(), 3);
  await page.keyboard.press("h");
  assert.equal(await page.locator(".projected").count(), 0);
  const bare = await drawn(page);
  assert.notEqual(bare, plain, "no legal cells, no crosses, no corners");
  await page.keyboard.press("i");
  assert.equal(await drawn(page), bare, "and no light");
  await page.keyboard.press("ArrowRight");
  await page.locator(CONFIRM).waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("h");
  await page.keyboard.press("t");
  await page.locator("dialog.tiles-left").waitFor();
  await closeDialog(page);
  await page.keyboard.press("?");
  await page.locator("dialog.aids .aid-keys[open]").getByText("what a master would do").waitFor();
  await closeDialog(page);
  await page.keyboard.press("a");
  await page.locator("#aid-all").focus();
  await page.keyboard.press("Space");
  assert.equal(await page.locator("fieldset.aid-list:disabled").count(), 1);
  await page.keyboard.press("Space");
  await closeDialog(page);
  await page.locator("#choices").focus();
  await page.keyboard.press("t");
  assert.equal(await page.locator("dialog").count(), 0);
  assert.deepEqual(problems, []);
});

test("each switch changes what is drawn and is remembered", async () => {
  const { page, problems } = await open({});
  const at = await finder(page);
  for (const name of ["legal", "dead", "last", "fields"]) {
    const before = await drawn(page);
    await page.getByRole("button", { name: "Board aids" }).click();
    await page.locator(`#aid-${name}`).click();
    await closeDialog(page);
    assert.notEqual(await drawn(page), before, name);
  }
  await page.getByRole("button", { name: "Board aids" }).click();
  await page.locator("#aid-light").click();
  await page.locator("#aid-points").click();
  await closeDialog(page);
  const city = at(0.5, 0.05);
  await page.mouse.click(city.x, city.y);
  assert.ok(await card(page).isHidden());
  const [spot] = await spots(page);
  await page.mouse.click(spot.x, spot.y);
  await page.locator(CONFIRM).waitFor();
  await continueAnew(page);
  await saved(page);
  assert.equal(await page.locator(".projected").count(), 3);
  await page.getByRole("button", { name: "Board aids" }).click();
  await page.locator("dialog.aids").waitFor();
  const states = await page.locator('[role="switch"]').evaluateAll((inputs) => inputs.map((input) => /** @type {HTMLInputElement} */ (input).checked));
  assert.deepEqual(states, [true, false, false, false, false, true, true]);
  assert.deepEqual(problems, []);
});

test("a game that hides which tiles are left tells nothing about them", async () => {
  const record = midgame(20, "--players", "2", "--seed", "4", "--options", "remaining=hidden");
  const { page, problems } = await open({ width: 1024, height: 768 }, record);
  const at = await finder(page);
  await page.keyboard.press("t");
  assert.match((await said(page)) ?? "", /hide which tiles/);
  await page.locator('[data-action="menu"]').click();
  assert.equal(await page.locator("dialog.menu button", { hasText: "Tiles left" }).count(), 0);
  await page.locator("dialog.menu button", { hasText: "Board aids" }).click();
  assert.ok(await page.locator("#aid-none").isDisabled());
  await closeDialog(page);
  assert.deepEqual(
    (await toldOfEmptyCells(page, at)).filter((text) => /remaining|fits?\b/.test(text)),
    [],
  );
  assert.deepEqual(problems, []);
  const shown = await open({ width: 1024, height: 768 }, record.replace(/\[Options .*\n/, ""));
  assert.match((await toldOfEmptyCells(shown.page, at)).join(), /remaining tiles? fits? here/, "where it is not hidden, it is told");
});

/** What is told of the first empty cells that are tapped. @param {Page} page @param {Parameters<typeof emptyCells>[1]} at */
async function toldOfEmptyCells(page, at) {
  const told = [];
  for (const place of (await emptyCells(page, at)).slice(0, 5)) {
    await page.mouse.click(place.x, place.y);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    if (await card(page).isVisible()) told.push(await card(page).innerText());
  }
  return told;
}

test("a tap on the tile just laid takes the part under the finger", async () => {
  const { page, problems } = await open({ width: 1280, height: 800 }, '[Bastide "1"]\n[Players "red, blue"]\n[Deck "D V U"]\ntile V 1,0 0\n');
  const choices = await spots(page);
  const road = choices.find(({ text }) => text.startsWith("Road"));
  assert.ok(road);
  // Seven pixels beside the middle of the road, far from any marker: along it to the edge of the tile.
  assert.ok(choices.some(({ text }) => text.startsWith("Field")));
  await page.mouse.click(road.x + 7, road.y);
  await page.locator(".hand-who", { hasText: "Blue’s turn" }).waitFor();
  assert.match(await keptRecord(page), /\nmeeple road\.\w+\n/);
  assert.deepEqual(problems, []);
});

for (const [width, height, dark] of /** @type {const} */ ([
  [1024, 768, true],
  [390, 844, false],
]))
  test(`the aids are sound at ${width}x${height}${dark ? ", in the dark" : ""}`, async () => {
    const { page, problems } = await open({ width, height, dark });
    await inspectAids(page, `${width}x${height}${dark ? "-dark" : ""}`);
    assert.deepEqual(problems, []);
  });
