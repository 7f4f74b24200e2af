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
import puppeteer from "puppeteer-core";
import { colours, comeBack, decide, openLast, playGame, result } from "./path.mjs";
import { SHORT, refereed, saved, settled } from "./player.mjs";
import { serve } from "./serve.mjs";

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

/** A page of 1280 × 800, who points at it, and what goes wrong in it. */
async function newPage() {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  /** @type {string[]} */
  const problems = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => ["error", "warn"].includes(message.type()) && problems.push(message.text()));
  const press = async (/** @type {string} */ selector) => (await page.waitForSelector(selector))?.click();
  return { page, hand: { page, choose: (/** @type {number} */ x, /** @type {number} */ y) => page.mouse.click(x, y), press }, problems };
}

test("a short game by mouse, kept over a reload", async () => {
  const { page, hand, problems } = await newPage();
  await openLast(page, site.url, SHORT);
  await hand.press(".resume");
  await decide(hand, 0);
  await saved(page);
  await page.waitForNetworkIdle(); // Firefox reports what a reload stops
  await comeBack(page);
  await hand.press(".resume");
  await playGame(hand);
  const { record, scores } = await result(page);
  assert.match(record, /^tile V /m, "the first decision is still there");
  assert.deepEqual(scores, refereed(record));
  assert.deepEqual(problems, []);
});

test("the set-up screen starts a game that is drawn", async () => {
  const { page, hand, problems } = await newPage();
  await page.goto(site.url);
  await hand.press(".setup-start [type=submit]");
  await page.waitForSelector("canvas");
  assert.ok((await settled(page)).length > 0, "cells are marked");
  assert.ok((await colours(page)) > 100, "the board is drawn");
  assert.deepEqual(problems, []);
});
