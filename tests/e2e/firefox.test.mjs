/**
 * The main path in Firefox: a game from the set-up screen to the result, by mouse, checked by the referee; and what it leaves behind.
 *
 * Driven by puppeteer-core over WebDriver BiDi, which the system's Firefox speaks by itself; playwright-core needs a build of its own.
 */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { env } from "node:process";
import { after, before, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import puppeteer from "puppeteer-core";
import { SHORT, SKIP, refereed, saved, settled } from "./player.mjs";
import { serve } from "./serve.mjs";

/** @typedef {import("puppeteer-core").Page} Page */

/** @type {import("puppeteer-core").Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof serve>>} */
let site;

before(async () => {
  site = await serve({ root: env.BASTIDE_DIST });
  browser = await puppeteer.launch({ browser: "firefox", executablePath: findFirefox(), headless: true });
});

after(async () => {
  await browser.close();
  await site.close();
});

/** $FIREFOX, or the first usual name on PATH. */
function findFirefox() {
  const folders = (env.PATH ?? "").split(delimiter);
  const usual = ["firefox-esr", "firefox"].flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = env.FIREFOX ?? usual.find((path) => existsSync(path));
  if (!found) throw new Error("Firefox is missing: install firefox-esr or firefox, or set FIREFOX to its path.");
  return found;
}

/**
 * A page of 1280 × 800 on the set-up screen, and what goes wrong in it.
 *
 * @param {string} [record] kept as the last game
 */
async function open(record) {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  /** @type {string[]} */
  const problems = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => ["error", "warn"].includes(message.type()) && problems.push(message.text()));
  await page.goto(site.url);
  await page.waitForSelector(".setup");
  if (record) {
    await page.evaluate((text) => localStorage.setItem("bastide / last-game", text), record);
    await page.reload();
    await page.waitForSelector(".resume");
  }
  return { page, problems };
}

/**
 * What the page asks for: a button that must be pressed, the board, or nothing any more.
 *
 * @param {Page} page
 */
function asked(page) {
  return page.evaluate(() => {
    if (document.querySelector("dialog.end[open]")) return "over";
    if (document.querySelector("dialog.discard[open]")) return "discard";
    if (document.querySelector(".story:not([hidden])")?.checkVisibility()) return "story";
    return document.querySelector(".hand")?.getAttribute("data-asks") ?? "";
  });
}

/** @param {Page} page */
async function playGame(page) {
  for (let step = 0; step < 400; step += 1) {
    await saved(page);
    const what = await asked(page);
    if (what === "over") return;
    if (what === "discard") await page.click("dialog.discard .primary");
    else if (what === "story") await page.click(".story .secondary:last-child");
    else if (what === "nothing") await pause(50);
    else if (what === "figure" && step % 3 === 0) await (await page.waitForSelector(SKIP))?.click();
    else await point(page, step);
  }
  assert.fail("the game does not end");
}

/**
 * @param {Page} page
 * @param {number} step
 */
async function point(page, step) {
  const seen = await settled(page);
  assert.ok(seen.length > 0, "no legal place is in sight");
  const { x, y } = seen[(step * 7) % seen.length];
  await page.mouse.click(x, y);
  const primary = await page.waitForSelector(".hand .primary:not([aria-disabled])");
  await primary?.click();
}

test("a short game by mouse, kept over a reload", async () => {
  const { page, problems } = await open(SHORT);
  await page.click(".resume");
  await page.waitForSelector("canvas");
  await point(page, 0);
  await page.reload();
  await page.waitForSelector(".resume");
  await page.click(".resume");
  await page.waitForSelector("canvas");
  await playGame(page);
  const record = await page.$eval("dialog.end", (dialog) => dialog.getAttribute("data-record") ?? "");
  assert.match(record, /^tile V /m, "the first decision is still there");
  const scores = await page.$$eval("dialog.end tfoot td", (cells) => cells.map((cell) => Number(cell.textContent)));
  assert.deepEqual(scores, refereed(record));
  assert.deepEqual(problems, []);
});

test("the set-up screen starts a game that is drawn", async () => {
  const { page, problems } = await open();
  await page.click(".setup-start [type=submit]");
  await page.waitForSelector("canvas");
  assert.ok((await settled(page)).length > 0, "cells are marked");
  const colours = await page.$eval("canvas", (canvas) => {
    const { data } = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")).getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size;
  });
  assert.ok(colours > 100, `the picture has ${colours} colours`);
  assert.deepEqual(problems, []);
});
