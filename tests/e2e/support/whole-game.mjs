/** Games played to their end on the page, and the check of what they come to. */
import assert from "node:assert/strict";
import { asks, playGame, record, refereed, shownScores } from "./player.mjs";

/** @typedef {import("@playwright/test").Page} Page */

/** Boxes that ask for everything but bids. */
export const BOXES = "base+river+abbot+inns+abbey";

/** How the referee deals a game of six. @param {number} seed */
export const ofSix = (seed) => ["--boxes", BOXES, "--players", "6", "--seed", String(seed)];

/**
 * Plays to the end, and tells what was asked meanwhile, apart from wagons.
 *
 * @param {Page} page
 * @param {import("./player.mjs").Hand} hand
 * @param {(step: number) => Promise<void>} [look] called before each decision
 */
export async function playWholeGame(page, hand, look = async () => {}) {
  const asked = new Set();
  await playGame(page, hand, async (step) => {
    asked.add(await asks(page));
    await look(step);
  });
  return [...asked].filter((one) => one !== "wagon").sort();
}

/**
 * The result on show is what the referee makes of the record.
 *
 * @param {Page} page
 */
export async function checkResult(page) {
  const text = await record(page);
  const scores = await shownScores(page);
  assert.deepEqual(scores, refereed(text));
  assert.match(text, new RegExp(`\\[Result "${scores.join(" ")}"\\]`));
}
