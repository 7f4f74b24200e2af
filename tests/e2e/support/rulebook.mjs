/** Pages of the living rulebook, and what is right of each. */
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { violations } from "./axe.mjs";
import { picture } from "./player.mjs";
import { DIST } from "./serve.mjs";

/** @typedef {import("@playwright/test").Page} Page */

/** All of them, by their names. */
export const CHAPTERS = readdirSync(join(DIST, "rulebook")).filter((name) => name.endsWith(".html"));

/**
 * Opens a page of the rulebook.
 *
 * @param {ReturnType<typeof import("./stage.mjs").onStage>} stage
 * @param {string} address
 * @param {import("./browser.mjs").PageOptions} [screen]
 */
export async function visit(stage, address, screen) {
  const opened = await stage.browser.newPage(screen);
  await opened.page.goto(new URL(`rulebook/${address}`, stage.url).href);
  return opened;
}

/** Runs in a page: opens every board as it stands there, one after the other; which ones are not shown. */
async function openAll() {
  const failed = [];
  const boards = [...document.querySelectorAll("bastide-board")];
  for (const element of boards) {
    const board = /** @type {any} */ (element);
    const root = board.shadowRoot;
    await board.open();
    if (root.querySelector("figure").dataset.state !== "open" || !root.querySelector("canvas, svg"))
      failed.push(`${root.querySelector(".failure").textContent}`);
    else if (!board.toSvg().includes("<title>")) failed.push(`no picture of ${board.toText()}`);
    board.destroy();
  }
  return { boards: boards.length, failed };
}

/** Every board of a page opens, and axe-core finds nothing. @param {Page} page @param {string} name @returns {Promise<number>} how many boards */
export async function checkChapter(page, name) {
  const { boards, failed } = await page.evaluate(openAll);
  assert.deepEqual(failed, [], name);
  assert.deepEqual(await violations(page), [], name);
  return boards;
}

/**
 * Where positions are composed, board and tiles are on one screen, and a note that is a number there is told.
 *
 * @param {Page} page
 * @param {number} width
 * @param {number} height
 */
export async function checkComposer(page, width, height) {
  await page.locator("#palette img").first().waitFor(); // the tiles are there
  if (width < 600) await page.locator("#palette").scrollIntoViewIfNeeded();
  const [board, palette] = [await page.locator("#board").boundingBox(), await page.locator("#palette").boundingBox()];
  assert.ok(board && palette);
  assert.ok(board.y >= 0 && board.height >= 300, `the board has ${board.height} pixels at ${board.y}`);
  assert.ok(palette.y >= 0 && palette.height >= 100 && palette.y + palette.height <= height, `the tiles are from ${palette.y}, ${palette.height} high`);
  assert.ok(board.y + board.height <= height);
  assert.ok(palette.y >= board.y + board.height || palette.x >= board.x + board.width, "neither covers the other");
  const note = "a note that has far too many words for the tile on which it is to stand";
  await page
    .locator("#text")
    .fill(`[Bastide "1"]\n[Diagram "1"]\n${[0, 1, 2, 3, 4, 5, 6, 7].map((x) => `tile U ${x},0 1\n`).join("")}note 0,0 "${note}"\nnote 1,0 "A"\n`);
  await page.locator("#numbered li").waitFor();
  assert.equal(await page.locator("#numbered").innerText(), note);
  await page.evaluate(() => scrollTo(0, 0));
  const legend = await page.locator("#numbered").boundingBox();
  assert.ok(legend && legend.y + legend.height <= height, "it is read beside the board");
  await picture(page, `compose-${width}x${height}`);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
  assert.deepEqual(await violations(page), []);
}

/** Every article of the rules in the game has its position, of which one is shown at a time. @param {Page} page with the rules open @param {number} every how many of them are passed over for one that is opened */
export async function checkArticles(page, every) {
  const rules = page.locator(".rules-book details.rule");
  const count = await rules.count();
  assert.ok(count >= 20, `${count} articles`);
  for (let index = 0; index < count; index += every) {
    const article = rules.nth(index);
    await article.locator("summary").click();
    await article.locator("canvas").waitFor();
    await drawn(page);
  }
  assert.equal(await page.locator(".rules-book canvas:visible").count(), 1, "one position at a time");
  return { rules, count };
}

/** Until the position on show has more than one colour: it is shown once it is whole. @param {Page} page */
const drawn = (page) =>
  page.waitForFunction(() => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector(".rule[open] canvas"));
    const { data } = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")).getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size > 20;
  });
