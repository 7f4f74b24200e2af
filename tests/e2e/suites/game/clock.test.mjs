/** The clock of a game, whose time is set forward, and those who leave the table. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { CLOCKED, begin, layTile, playTurn, who } from "../../support/around.mjs";
import { CONFIRM, asks, continueAnew, keptRecord, saved, still } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const stage = onStage();
/** @type {typeof begin extends (stage: any, ...rest: infer R) => infer P ? (...rest: R) => P : never} */
const play = (...given) => begin(stage, ...given);

/** The time on the clock of whoever is asked, in seconds. @param {Page} page */
const seconds = async (page) => {
  const [, minutes, rest] = /(\d+):(\d+)/.exec((await page.locator(".hand-band .clock").textContent()) ?? "") ?? [];
  return Number(minutes) * 60 + Number(rest);
};

// Between two looks at a clock its page may take any time. So the page's time is set forward by more than a slow machine needs.

test("the clock runs in one's own turn, stands still when paused, and is kept; a bank that runs out is told, and the game goes on", async () => {
  const { page, problems } = await play({ clock: "bank", minutes: 15 }, CLOCKED);
  await page.locator(".hand-band .clock").waitFor();
  await page.clock.runFor(300_000);
  assert.ok((await seconds(page)) <= 600, "Ann has thought for five minutes");
  await page.getByRole("button", { name: "Pause" }).tap();
  await page.locator(CONFIRM, { hasText: "Resume" }).waitFor();
  const paused = await seconds(page);
  assert.equal(await page.locator("#choices option").count(), 0);
  assert.match(await page.locator("canvas.board").evaluate((canvas) => getComputedStyle(canvas).filter), /blur/, "nobody thinks on meanwhile");
  await page.clock.runFor(60_000);
  assert.equal(await seconds(page), paused);
  await continueAnew(page);
  await page.locator(".hand-band .clock").waitFor();
  const later = await seconds(page);
  assert.ok(later <= paused && later > 300, `${later} after ${paused}: it is kept`);
  await playTurn(page);
  assert.ok((await seconds(page)) > paused + 60, "Bob has just begun");
  assert.equal(await page.locator(".hand-band .clock.over").count(), 0);
  await page.clock.runFor(901_000);
  await page.locator("#status", { hasText: "Bob is out of time" }).waitFor({ state: "attached" });
  await page.locator(".hand-band .clock.over").waitFor();
  await playTurn(page);
  assert.equal(await who(page), "Cleo’s turn");
  assert.deepEqual(problems, []);
});

test("nobody's time runs while the replay covers the table, and no timer while the clock is paused", async () => {
  const { page, problems } = await play({ clock: "soft" }, CLOCKED);
  await page.locator(".hand-band .clock").waitFor();
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.locator("dialog.menu").getByRole("button", { name: "Replay" }).tap();
  await page.locator(".replay").waitFor();
  const covered = await seconds(page);
  await page.clock.runFor(600_000);
  assert.equal(await seconds(page), covered);
  await page.locator('.replay [data-action="close"]').tap();
  await page.locator(".replay").waitFor({ state: "detached" });
  assert.ok((await seconds(page)) < covered + 300, "it goes on from where it was");
  await page.clock.runFor(300_000);
  assert.ok((await seconds(page)) >= covered + 300, "and runs again");

  await page.getByRole("button", { name: "Pause" }).tap();
  await page.locator(CONFIRM, { hasText: "Resume" }).waitFor();
  const set = await timers(page);
  await page.clock.runFor(60_000);
  assert.equal(await set(), 0);
  await page.locator(CONFIRM).tap();
  await page.locator(".hand .primary", { hasText: "Place tile" }).waitFor();
  await page.clock.runFor(5_000);
  assert.ok((await set()) > 1, "a clock that runs is seen by this test");
  assert.deepEqual(problems, []);
});

/** Counts the timers that a page sets from now on, once those are done that it has set. @param {Page} page */
async function timers(page) {
  await still(page);
  await page.clock.runFor(10_000);
  await page.evaluate(() => {
    const timers = { set: 0 };
    Object.assign(window, { timers });
    const set = window.setTimeout;
    window.setTimeout = /** @type {any} */ (
      (/** @type {any[]} */ ...given) => {
        timers.set += 1;
        return /** @type {any} */ (set)(...given);
      }
    );
  });
  return () => page.evaluate(() => /** @type {any} */ (window).timers.set);
}

test("without a clock no timer runs; whoever leaves in their own turn is said to be away at once", async () => {
  const { page, problems } = await play({ clock: "off" }, CLOCKED);
  const set = await timers(page);
  await page.clock.runFor(60_000);
  assert.equal(await set(), 0);
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("button", { name: "A player leaves" }).tap();
  await page.getByLabel("Ann", { exact: true }).selectOption("away");
  await page.locator("dialog.away-dialog .primary").tap();
  await page.locator(".hand-hint", { hasText: "Ann is away" }).waitFor();
  assert.match(await page.locator(".player", { hasText: "Ann" }).locator(".tag").innerText(), /is away/);
  assert.deepEqual(problems, []);
});

test("the others lay the tiles of somebody who left, and no figure is placed", async () => {
  const { page, problems } = await play({});
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("button", { name: "A player leaves" }).tap();
  for (const name of ["Bob", "Cleo", "Ann"]) await page.getByLabel(name, { exact: true }).selectOption("away");
  assert.equal(await page.getByLabel("Ann", { exact: true }).inputValue(), "", "somebody has to go on");
  await page.getByLabel("Ann", { exact: true }).selectOption("planner");
  assert.equal(await page.getByLabel("Ann", { exact: true }).inputValue(), "", "a computer does not lay the tiles of others");
  await page.getByLabel("Cleo", { exact: true }).selectOption({ label: "Person" });
  await page.locator("dialog.away-dialog .primary").tap();
  await playTurn(page);
  assert.equal(await who(page), "Bob’s turn");
  assert.match(await page.locator(".hand-hint").innerText(), /Bob is away/);
  await layTile(page);
  assert.equal(await who(page), "Cleo’s turn", "no figure is asked for");
  await page.locator(".undo").tap();
  assert.equal(await who(page), "Bob’s turn");
  assert.equal(await asks(page), "tile");
  await continueAnew(page);
  await page.locator(".hand-hint", { hasText: "Bob is away" }).waitFor();
  await layTile(page);
  assert.equal(await who(page), "Cleo’s turn");
  assert.deepEqual(problems, []);
});

test("a computer takes over for somebody who left, until they are back", async () => {
  const { page, problems } = await play({ clock: "soft" });
  await page.getByRole("button", { name: "Pause" }).waitFor();
  const leave = async (/** @type {string} */ name, /** @type {string} */ who) => {
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.getByRole("button", { name: "A player leaves" }).tap();
    await page.getByLabel(name, { exact: true }).selectOption({ label: who });
    await page.locator("dialog.away-dialog .primary").tap();
    await saved(page);
  };
  await leave("Ann", "Collector");
  await page.waitForFunction(() => document.querySelector(".hand-who")?.textContent === "Bob’s turn");
  await saved(page);
  assert.match(await keptRecord(page), /\[Players "red Ann \(ai:greedy\), /);
  await playTurn(page);
  assert.equal(await who(page), "Cleo’s turn");
  await saved(page);
  await continueAnew(page);
  await page.getByRole("button", { name: "Pause" }).waitFor();
  await playTurn(page);
  await page.waitForFunction(() => document.querySelector(".hand-who")?.textContent === "Bob’s turn");
  await leave("Ann", "Person");
  assert.doesNotMatch(await keptRecord(page), /ai:/);
  await playTurn(page);
  await playTurn(page);
  assert.equal(await who(page), "Ann’s turn", "who is back plays on");
  assert.deepEqual(problems, []);
});
