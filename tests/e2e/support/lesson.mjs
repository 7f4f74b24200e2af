/** The lesson as somebody goes through it. */
import assert from "node:assert/strict";
import { RECORD, STEPS } from "../../../www/learn/lesson-steps.js";
import { inspect } from "./axe.mjs";
import { saved } from "./player.mjs";

/** @typedef {import("@playwright/test").Page} Page */

export const COUNT = STEPS.length;

/** Blue does not wait, so that a test need not; the lesson was left at a step, if one is named. @param {Page} page @param {string} [name] */
export async function prepareLesson(page, name) {
  const before = STEPS.slice(0, name ? STEPS.findIndex((step) => step.name === name) : 0);
  const left = name && `${RECORD}${before.flatMap(({ plays }) => plays).join("\n")}\n`;
  await page.addInitScript((left) => {
    localStorage.setItem("bastide / preferences", JSON.stringify({ pace: "fast" }));
    if (left) localStorage.setItem("bastide / lesson", JSON.stringify(left));
  }, left);
}

/** The step that is told, once it is something to be done or read. @param {Page} page */
export async function step(page) {
  await page.locator(".coach button:visible, .story, dialog.lesson-end").first().waitFor(); // any of them
  await saved(page);
  return page.locator(".coach").getAttribute("data-step");
}

/**
 * Goes on with the tabulator until something has the focus.
 *
 * @param {Page} page
 * @param {string} selector
 */
export async function reach(page, selector) {
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`${selector} is not reached by the tabulator`);
}

/**
 * From the start screen, which is open, to the end of the lesson by keys alone.
 *
 * @param {Page} page
 * @returns {Promise<Set<string | null>>} what was spoken at each step
 */
export async function learnByKeys(page) {
  await reach(page, "a.lesson");
  await page.keyboard.press("Enter");
  await page.locator(".coach").waitFor();
  const told = new Set();
  for (let tries = 0; tries < 60; tries += 1) {
    const name = await step(page);
    if (await page.locator(".story").isVisible()) break;
    told.add(await page.locator(".coach-told[role=status]").textContent());
    if (name === "lay" || name === "second") await inspect(page, "lesson-1024x768-dark");
    const shows = await page.locator('.coach [data-action="show"]').isVisible();
    await reach(page, ".coach button:not([hidden])");
    await page.keyboard.press("Enter"); // “Next”, or “Show me”: then the focus is where it goes on
    if (shows) await page.keyboard.press("Enter");
  }
  await page.keyboard.press("Escape");
  await page.locator("dialog.lesson-end").waitFor();
  return told;
}
