/** A game in its middle, where its places are on the screen, and all its aids, looked through by axe-core. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { inspect } from "./axe.mjs";
import { countFrames, rested } from "./frames.mjs";
import { continueGame, keptRecord, played, spots, still } from "./player.mjs";

/** @typedef {import("@playwright/test").Page} Page */

/**
 * A game in the middle, as the random policy of the referee came there.
 *
 * @param {number} tiles how many were laid
 * @param {...string} options of `bastide playout`
 */
export function midgame(tiles, ...options) {
  const lines = played(...options)
    .split("\n")
    .filter((line) => !line.startsWith("[Result") && !line.startsWith("expect"));
  let laid = 0;
  return lines.filter((line) => (laid += line.startsWith("tile ") ? 1 : 0) <= tiles).join("\n");
}

const GAME = () => midgame(58, "--players", "3", "--seed", "11", "--boxes", "base+inns");

/**
 * Opens a game in its middle.
 *
 * @param {ReturnType<typeof import("./stage.mjs").onStage>} stage
 * @param {import("./browser.mjs").PageOptions} options
 * @param {string} [record]
 */
export async function opened(stage, options, record = GAME()) {
  const { page, problems } = await stage.browser.newPage({ reducedMotion: true, ...options });
  await countFrames(page);
  await continueGame(page, stage.url, record);
  await still(page);
  return { page, problems };
}

/**
 * Where a place of the board is in the window, found from two cells of the list of choices.
 *
 * @param {Page} page
 * @returns {Promise<(x: number, y: number) => { x: number, y: number }>}
 */
export async function finder(page) {
  const cells = (await spots(page)).map(({ text, x, y }) => ({ cell: cellOf(text), x, y }));
  const [one] = cells;
  const other = cells.find(({ cell }) => cell.x !== one.cell.x);
  assert.ok(other, "cells in two columns");
  const scale = (other.x - one.x) / (other.cell.x - one.cell.x);
  return (x, y) => ({ x: one.x + (x - one.cell.x - 0.5) * scale, y: one.y + (y - one.cell.y - 0.5) * scale });
}

/** @param {string} text for example "2 east, 1 north, unturned" */
export function cellOf(text) {
  const steps = (/** @type {string} */ word) => Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1] ?? 0);
  return { x: steps("east") - steps("west"), y: steps("south") - steps("north") };
}

/** The picture on the canvas once no more is drawn, as a short text to compare. @param {Page} page */
export async function drawn(page) {
  await rested(page);
  const pixels = await page.evaluate(() => document.querySelector("canvas")?.toDataURL() ?? "");
  return createHash("sha256").update(pixels).digest("hex");
}

/** @param {Page} page */
export const card = (page) => page.locator(".light-card");
/** Closes the dialog by key, and waits until it is gone. @param {Page} page */
export async function closeDialog(page) {
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
}

/**
 * The middles of the empty cells beside the landscape where the tile in hand does not fit, as far as they are in sight.
 *
 * @param {Page} page
 * @param {(x: number, y: number) => { x: number, y: number }} at
 */
export async function emptyCells(page, at) {
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
export async function emptyCell(page, at) {
  for (const place of await emptyCells(page, at)) {
    await page.mouse.click(place.x, place.y);
    const fits = (await card(page).getByRole("button", { name: "Show tiles", exact: true }).count()) > 0;
    await page.mouse.click(place.x, place.y);
    if (fits) return place;
  }
  return assert.fail("no empty cell");
}

/**
 * Looks through every aid of a game.
 *
 * @param {Page} page
 * @param {string} tag of the pictures
 */
export async function inspectAids(page, tag) {
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
}
