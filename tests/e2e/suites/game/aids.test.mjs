/** What helps to read the board: each aid by mouse, by finger and by keys; pictured in target/e2e/ and looked through by axe-core. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "@playwright/test";
import { inspect } from "../../support/axe.mjs";
import { continueGame, keptRecord, played, saved, settled, spots } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const stage = onStage();

/**
 * A game in the middle, as the random policy of the referee came there.
 *
 * @param {number} tiles how many were laid
 * @param {...string} options of `bastide playout`
 */
function midgame(tiles, ...options) {
  const lines = played(...options)
    .split("\n")
    .filter((line) => !line.startsWith("[Result") && !line.startsWith("expect"));
  let laid = 0;
  return lines.filter((line) => (laid += line.startsWith("tile ") ? 1 : 0) <= tiles).join("\n");
}

const GAME = () => midgame(58, "--players", "3", "--seed", "11", "--boxes", "base+inns");

/**
 * Opens a game of the record and tells where places of the board are.
 *
 * @param {import("../../support/browser.mjs").PageOptions} options
 * @param {string} [record]
 */
async function open(options, record = GAME()) {
  const { page, problems } = await stage.browser.newPage({ reducedMotion: true, ...options });
  await continueGame(page, stage.url, record);
  await page.locator("canvas").waitFor();
  return { page, problems };
}

/**
 * Where a place of the board is in the window, found from two cells of the list of choices.
 *
 * @param {Page} page
 * @returns {Promise<(x: number, y: number) => { x: number, y: number }>}
 */
async function finder(page) {
  const cells = (await spots(page)).map(({ text, x, y }) => ({ cell: cellOf(text), x, y }));
  const [one] = cells;
  const other = cells.find(({ cell }) => cell.x !== one.cell.x);
  assert.ok(other, "cells in two columns");
  const scale = (other.x - one.x) / (other.cell.x - one.cell.x);
  return (x, y) => ({ x: one.x + (x - one.cell.x - 0.5) * scale, y: one.y + (y - one.cell.y - 0.5) * scale });
}

/** @param {string} text for example "2 east, 1 north, unturned" */
function cellOf(text) {
  const steps = (/** @type {string} */ word) => Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1] ?? 0);
  return { x: steps("east") - steps("west"), y: steps("south") - steps("north") };
}

/** What is on the canvas, as a short text to compare. @param {Page} page */
async function drawn(page) {
  let before = "";
  for (let tries = 0; tries < 40; tries += 1) {
    const pixels = await page.evaluate(() => document.querySelector("canvas")?.toDataURL() ?? "");
    if (pixels === before) break;
    before = pixels;
    await page.waitForTimeout(150); // the view may still glide, and bitmaps may still be made
  }
  return createHash("sha256").update(before).digest("hex");
}

/** @param {Page} page */
const card = (page) => page.locator(".light-card");
/** @param {Page} page */
const said = (page) => page.locator("#status").textContent();

/** Closes the dialog by key, and waits until it is gone. @param {Page} page */
async function closeDialog(page) {
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
}

test("the mouse lights features as it passes and holds them by a click", async () => {
  const { page, problems } = await open({});
  const at = await finder(page);
  const city = at(0.5, 0.04);
  await page.mouse.move(city.x, city.y);
  await page.locator('.light-card[data-held="false"] h2', { hasText: /city/i }).waitFor();
  const table = at(-40, -40);
  await page.mouse.move(Math.max(table.x, 90), 120);
  await page.locator(".more-tools button").first().hover();
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
  const { page, problems } = await open({ width: 390, height: 844, touch: true, scale: 2 });
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
  await page.locator('.tile-kind button[aria-pressed="true"]').last().tap();
  assert.equal(await chances.locator("dd").first().innerText(), one, "one alone again");
  assert.deepEqual(problems, []);
});

test("the card about a tile lies beside it, and the view moves where it would not", async () => {
  const { page, problems } = await open({ width: 390, height: 844, touch: true });
  const record = await keptRecord(page);
  const laid = [...record.matchAll(/^tile \S+ (-?\d+),(-?\d+)/gm)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  let told = 0;
  for (const { x, y } of laid.filter((_, index) => index % 5 === 0)) {
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
  assert.ok(told > 5, `${told} cards`);
  assert.deepEqual(problems, []);
});

/**
 * The middles of the empty cells beside the landscape where the tile in hand does not fit, as far as they are in sight.
 *
 * @param {Page} page
 * @param {(x: number, y: number) => { x: number, y: number }} at
 */
async function emptyCells(page, at) {
  const legal = (await spots(page)).map(({ text }) => JSON.stringify(cellOf(text)));
  const record = await keptRecord(page);
  const laid = [...record.matchAll(/^tile \S+ (-?\d+),(-?\d+)/gm)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })).concat({ x: 0, y: 0 });
  const beside = laid.flatMap(({ x, y }) => [
    { x: x + 1, y },
    { x: x - 1, y },
    { x, y: y + 1 },
    { x, y: y - 1 },
  ]);
  const taken = new Set([...laid.map((cell) => JSON.stringify(cell)), ...legal]);
  const places = beside.filter((cell) => !taken.has(JSON.stringify(cell))).map(({ x, y }) => at(x + 0.5, y + 0.5));
  return page.evaluate((places) => places.filter(({ x, y }) => document.elementFromPoint(x, y)?.tagName === "CANVAS"), places);
}

/** One of them where other tiles fit. @param {Page} page @param {Parameters<typeof emptyCells>[1]} at */
async function emptyCell(page, at) {
  for (const place of await emptyCells(page, at)) {
    await page.mouse.click(place.x, place.y);
    const fits = (await card(page).getByRole("button", { name: "Show tiles", exact: true }).count()) > 0;
    await page.mouse.click(place.x, place.y);
    if (fits) return place;
  }
  return assert.fail("no empty cell");
}

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
  await page.locator(".hand .primary:not([aria-disabled])").waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("h");
  await page.keyboard.press("t");
  await page.locator("dialog.tiles-left").waitFor();
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
  await page.locator(".hand .primary:not([aria-disabled])").waitFor();
  await page.reload();
  await page.locator(".resume").click();
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
  await page.locator(".more-tools button").first().click();
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

for (const [width, height, dark] of /** @type {[number, number, boolean][]} */ ([
  [1280, 800, false],
  [1024, 768, true],
  [390, 844, false],
])) {
  const tag = `${width}x${height}${dark ? "-dark" : ""}`;
  test(`the aids are sound at ${tag}`, async () => {
    const { page, problems } = await open({ width, height, dark, scale: width < 500 ? 2 : 1 });
    const at = await finder(page);
    await inspect(page, `aids-plain-${tag}`);
    const city = at(0.5, 0.05);
    await page.mouse.click(city.x, city.y);
    await inspect(page, `aids-city-${tag}`);
    const field = at(0.5, 0.8);
    await page.mouse.click(field.x, field.y);
    await inspect(page, `aids-field-${tag}`);
    const empty = await emptyCell(page, at);
    await page.mouse.click(empty.x, empty.y);
    await inspect(page, `aids-cell-${tag}`);
    await card(page).getByRole("button", { name: "Show tiles", exact: true }).click();
    await page.locator(".tile-kind").first().waitFor();
    await inspect(page, `aids-left-cell-${tag}`);
    await closeDialog(page);
    await page.locator("canvas").focus();
    await page.keyboard.press("Escape");
    await page.keyboard.press("f");
    await page.keyboard.press("p");
    await inspect(page, `aids-fields-${tag}`);
    await page.keyboard.press("t");
    await page.locator(".tile-kind").first().waitFor();
    await inspect(page, `aids-left-${tag}`);
    await closeDialog(page);
    await page.keyboard.press("a");
    await inspect(page, `aids-panel-${tag}`);
    const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(content <= window);
    assert.deepEqual(problems, []);
  });
}
