/**
 * The main path in Firefox: a game from the set-up screen to the result, by mouse, checked by the referee; and what it leaves behind.
 *
 * Driven by puppeteer-core over WebDriver BiDi, which the system's Firefox speaks by itself; Playwright needs a build of its own.
 */
import assert from "node:assert/strict";
import { env } from "node:process";
import { test } from "@playwright/test";
import puppeteer from "puppeteer-core";
import { drawn, comeBack, decide, openLast, playGame, result } from "../support/path.mjs";
import { SHORT, refereed, saved, settled } from "../support/player.mjs";
import { findProgram } from "../support/programs.mjs";
import { serve } from "../support/serve.mjs";

const FIREFOX = findProgram("FIREFOX", ["firefox-esr", "firefox"], ["/Applications/Firefox.app/Contents/MacOS/firefox"]);
test.skip(!FIREFOX, "Firefox is missing: install firefox-esr or firefox, or set FIREFOX to its path");

/** @type {import("puppeteer-core").Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof serve>>} */
let site;

test.beforeAll(async () => {
  site = await serve({ root: env.BASTIDE_DIST });
  browser = await puppeteer.launch({ browser: "firefox", executablePath: FIREFOX, headless: true });
});

test.afterAll(async () => {
  await browser.close();
  await site.close();
});

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
  await drawn(page);
  assert.deepEqual(problems, []);
});
