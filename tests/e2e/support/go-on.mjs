/** Goes on with a written record in the page, and plays by typed moves. */
import assert from "node:assert/strict";
import { continueGame, decided, decisions, listen, saved, settled } from "./player.mjs";

/** @typedef {import("@playwright/test").Page} Page */

/**
 * Opens a record as the last game and goes on with it; nothing moves by itself unless that is wanted.
 *
 * @param {ReturnType<typeof import("./stage.mjs").onStage>} stage
 * @param {import("./browser.mjs").PageOptions} options
 * @param {string} text
 */
export async function goOn(stage, options, text) {
  const { page, problems } = await stage.browser.newPage({ reducedMotion: true, ...options });
  const said = listen(page);
  await continueGame(page, stage.url, text);
  await saved(page);
  return { page, nothingWrong: () => assert.deepEqual([...problems, ...said], []) };
}

/** Types a move, as a person with a keyboard alone does. @param {Page} page @param {string} move */
export async function typeMove(page, move) {
  await changing(page, async () => {
    await page.locator("#typed").focus();
    await page.locator("#typed").fill(move);
    await page.locator("#typed").press("Enter");
  });
}

/**
 * A game of red and blue, as its record.
 *
 * @param {string} boxes
 * @param {string} deck
 * @param {string} played
 */
export const record = (boxes, deck, played) => `[Bastide "1"]\n[Boxes "base+${boxes}"]\n[Players "red, blue"]\n[Deck "${deck}"]\n${played}`;

/** Until the scoring log has a text. @param {Page} page @param {string} text */
export const logged = (page, text) => page.locator(".log-list").getByText(text).first().waitFor({ state: "attached" });

/** Taps the spot of a move, as the board offers it. @param {Page} page @param {string} statement */
export async function tapSpot(page, statement) {
  const spots = await settled(page);
  const there = spots.find((spot) => spot.statement === statement);
  assert.ok(there, `${statement} is one of ${spots.map((spot) => spot.statement).join(", ")}`);
  await changing(page, () => page.touchscreen.tap(there.x, there.y));
}

/** Does something that makes a decision, and waits until it is saved. @param {Page} page @param {() => Promise<unknown>} act */
export async function changing(page, act) {
  await saved(page);
  const before = await decisions(page);
  await act();
  await decided(page, before);
}
