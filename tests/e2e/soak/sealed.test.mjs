/**
 * Whole sealed games by message, from the invitation to the result, with two and with four browsers: messages come late, doubled and mixed up, pages are
 * loaded anew, a device is lost and restored from its file, and somebody leaves.
 */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { answer, arrive, fileOf, invite, isAsked, isReady, open, openWhole, playTurn, sayLeft, sitDown, takeIn } from "../support/friends.mjs";
import { END_STORY, keptRecord, picture, refereed, shownScores } from "../support/player.mjs";
import { onStage } from "../support/stage.mjs";

/** @typedef {import("../support/friends.mjs").Friend} Friend */

const stage = onStage();

test("two friends play a whole game; pages are loaded anew, and messages come twice", async () => {
  const [ann, bob] = await Promise.all([arrive(stage, "Ann"), arrive(stage, "Bob", { width: 390, height: 844 })]);
  await invite(ann);
  await answer(bob, ann.sent[0]);
  await open(ann, bob.sent[0]);
  await playToTheEnd([ann, bob], async (turn, from, others) => {
    if (turn % 7 === 3) await openWhole(others[0], from.sent.at(-1) ?? "");
    if (turn % 11 === 5) await reload(turn % 2 === 0 ? from : others[0]);
  });
  await checkEnd([ann, bob]);
});

test("four friends play a whole game; one loses the device, one leaves, and messages come late and mixed up", async () => {
  const friends = await sitDown(stage, ["Ann", "Bob", "Eve", "Dan"]);
  const [, bob, , dan] = friends;
  /** What has not arrived yet, for each friend. @type {Map<Friend, string[]>} */
  const late = new Map();
  await playToTheEnd(friends, async (turn, from, others) => {
    if (turn === 13) await loseDevice(bob);
    if (turn === 30) friends.splice(friends.indexOf(dan), 1); // nothing comes from there any more
    if (turn % 9 === 4) await reload(from);
    const message = from.sent.at(-1) ?? "";
    for (const other of others.filter((one) => friends.includes(one))) {
      const held = late.get(other) ?? [];
      const isLate = held.length === 0 && turn % 5 === 2 && !(await isNext(other, message));
      late.set(other, isLate ? [message] : []);
      if (isLate) continue;
      for (const one of [message, ...held]) await openWhole(other, one); // the newer one first
    }
    return true;
  });
  await checkEnd(friends);
});

/** Whether somebody could decide with this message, so that nobody can go on without it. @param {Friend} friend @param {string} message */
async function isNext(friend, message) {
  await openWhole(friend, message);
  return (await isAsked(friend)) || (await isReady(friend));
}

/**
 * Every turn is played where it is to be, and its message is opened everywhere.
 *
 * @param {Friend[]} friends those who are there; it may become shorter
 * @param {(turn: number, from: Friend, others: Friend[]) => Promise<unknown>} trouble true: it has delivered the message itself
 */
async function playToTheEnd(friends, trouble) {
  const all = [...friends];
  for (let turn = 0; turn < 200; turn += 1) {
    const from = await whoPlays(friends);
    if (!from) return;
    if (from === "nobody") {
      for (const friend of friends) await sayLeft(friend);
      for (const one of friends) for (const other of friends) if (one !== other) await openWhole(one, other.sent.at(-1) ?? "");
      continue;
    }
    await playTurn(from, turn);
    const others = all.filter((one) => one !== from);
    if (await trouble(turn, from, others)) continue;
    for (const other of others) await openWhole(other, from.sent.at(-1) ?? "");
  }
  assert.fail("the game has no end");
}

/**
 * Who decides now.
 *
 * @param {Friend[]} friends
 * @returns {Promise<Friend | "nobody" | undefined>} "nobody": it is the turn of somebody who is not there; nothing: the game is over
 */
async function whoPlays(friends) {
  for (let tries = 0; tries < 40; tries += 1) {
    for (const friend of friends) {
      if (await friend.page.locator(`dialog.end, ${END_STORY}`).first().isVisible()) return undefined;
      if ((await isAsked(friend)) || (await isReady(friend))) return friend;
    }
    await friends[0].page.waitForTimeout(100);
  }
  return "nobody";
}

/** Closes the page and takes the game up again. @param {Friend} friend */
async function reload({ page }) {
  await page.goto(`${stage.url}icon.svg`);
  await page.goto(`${stage.url}#continue`);
  await page.locator(".hand").waitFor();
}

/** All that is left is the file with everything, on another device. @param {Friend} friend */
async function loseDevice(friend) {
  const text = await fileOf(stage, friend);
  const { page } = await arrive(stage, friend.name);
  await friend.page.close();
  friend.page = page;
  await takeIn(stage, friend, text);
  await page.locator(".hand, .shelf-game").first().waitFor();
  if (!(await page.locator(".hand").isVisible())) await reload(friend);
}

/** Everybody has the same game, and the referee's scores. @param {Friend[]} friends */
async function checkEnd(friends) {
  for (const { page } of friends) {
    await page.locator(`dialog.end, ${END_STORY}`).first().waitFor();
    if (await page.locator(END_STORY).isVisible()) await page.locator(END_STORY).click();
    await page.locator("dialog.end").waitFor();
  }
  const records = await Promise.all(friends.map(({ page }) => keptRecord(page)));
  const statements = records.map((record) => record.split("\n").filter((line) => line && !line.startsWith("[")));
  for (const other of statements) assert.deepEqual(other, statements[0], "the same game on all devices");
  assert.ok(statements[0].filter((line) => line.startsWith("tile ")).length > 60);
  for (const { page } of friends) assert.deepEqual(await shownScores(page), refereed(records[0]));
  await picture(friends[1].page, `sealed-end-of-${friends.length}`);
  assert.deepEqual(
    friends.flatMap(({ problems }) => problems),
    [],
  );
}
