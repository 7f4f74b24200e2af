/** Games on the page to their end: by mouse, by finger, and by keys alone; each checked by the referee. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "@playwright/test";
import {
  CONFIRM,
  LATE,
  SHORT,
  SKIP,
  begun,
  choose,
  continueGame,
  decide,
  decisions,
  keptRecord,
  listen,
  openPage,
  picture,
  playGame,
  played,
  pointing,
  record,
  saved,
  settled,
  spots,
} from "../../support/player.mjs";
import { ROOT } from "../../support/serve.mjs";
import { onStage } from "../../support/stage.mjs";
import { BOXES, checkResult, ofSix, playWholeGame } from "../../support/whole-game.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const stage = onStage();

test("a game is begun on the start screen, which refuses a set-up that cannot be", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1024, height: 768 });
  const said = listen(page);
  await openPage(page, stage.url);
  await page.locator(".game-fold > summary").click();
  await page.locator('input[value="inns"]').check();
  for (let players = 2; players < 6; players += 1) await page.locator(".add").click();
  await page.locator(".add").waitFor({ state: "hidden" });
  await page.locator('input[value="inns"]').uncheck();
  await page.locator(".trouble", { hasText: "At most 5 players are possible with these expansions" }).waitFor();
  await page.locator(".setup-start [type=submit]").click();
  assert.ok(await page.locator(".setup").isVisible(), "it is refused");
  await page.locator('input[value="inns"]').check();
  await page.locator(".setup-start [type=submit]").click();
  assert.match(await keptRecord(page), /\[Players "\w+(, \w+){5}"\]/, "nobody has typed a name");
  await decide(page, pointing("mouse"), 1);
  assert.match(await keptRecord(page), /\ntile /);
  assert.deepEqual(problems, []);
  assert.deepEqual(said, []);
});

/** How somebody points, and with what in hand the game ends. */
const HANDS = /** @type {const} */ ([
  ["a whole short game by finger", SHORT, { width: 390, height: 844, touch: true }],
  ["the end of a game by mouse", LATE, { width: 1280, height: 800 }],
]);

for (const [title, game, options] of HANDS)
  test(title, async () => {
    const { page, problems } = await stage.browser.newPage(options);
    const said = listen(page);
    await continueGame(page, stage.url, game);
    await playGame(page, pointing("touch" in options ? "finger" : "mouse"), async (step) => {
      if (step === 8) await picture(page, `play-${options.width}x${options.height}`);
    });
    await picture(page, `end-${options.width}x${options.height}`);
    await checkResult(page);
    assert.deepEqual(problems, []);
    assert.deepEqual(said, []);
  });

test("the end of a game of six with every box by finger", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1024, height: 768, touch: true, reducedMotion: true });
  const said = listen(page);
  const before = begun(played(...ofSix(5)), 0.93);
  await continueGame(page, stage.url, before);
  const asked = await playWholeGame(page, pointing("finger"));
  await picture(page, "end-boxes-1024x768");
  assert.deepEqual(asked, ["abbey", "figure", "tile"]);
  await checkResult(page);
  const here = (await record(page)).slice(before.length);
  for (const verb of ["abbey", "abbot", "meeple"]) assert.match(here, new RegExp(`\\n${verb} `), verb);
  assert.deepEqual(problems, []);
  assert.deepEqual(said, []);
});

/** Moments of games of three, after a tile, in which these figures can be placed. */
const MOMENTS = /** @type {[seed: string, tile: string, kinds: string[]][]} */ ([
  ["3", "tile R04 0,-2 0", ["recall", "large", "mayor", "wagon"]],
  ["23", "tile B 0,2 2", ["abbot", "barn"]],
]);

test("every kind of figure is placed by finger, and taken back", async () => {
  for (const [seed, tile, kinds] of MOMENTS) {
    const { page, problems } = await stage.browser.newPage({ width: 1024, height: 768, touch: true, reducedMotion: true });
    const [game] = played("--boxes", BOXES, "--players", "3", "--seed", seed).split(`\n${tile}\n`);
    await continueGame(page, stage.url, `${game}\n${tile}\n`);
    const [before, made] = [await keptRecord(page), await decisions(page)];
    for (const kind of kinds) {
      if (kind !== "recall") await page.locator(`.piece[data-piece="${kind}"]`).tap();
      const found = (await settled(page)).find(({ statement }) => statement.startsWith(kind));
      assert.ok(found, `a place for ${kind}`);
      await choose(page, pointing("finger"), found);
      assert.equal((await keptRecord(page)).slice(before.length), `${found.statement}\n`);
      await page.locator('.hand [data-action="undo"]').tap();
      await page.locator(`main.game[data-decisions="${made}"]`).waitFor();
    }
    assert.deepEqual(problems, []);
  }
});

test("the owners of two wagons decide one after the other, in a turn of neither", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 390, height: 844, touch: true, scale: 2 });
  const example = await readFile(join(ROOT, "tests/boxes/abbey/games/am-two-wagons-clockwise.game"), "utf8");
  await continueGame(page, stage.url, example.slice(0, example.indexOf("expect")));
  await page.locator(".hand-who", { hasText: "Green’s wagon" }).waitFor();
  const [spot] = await spots(page);
  await picture(page, "wagon-390x844");
  await pointing("finger").choose(page, spot); // one tap takes it
  await page.locator(".hand-who", { hasText: "Red’s wagon" }).waitFor();
  await page.locator(SKIP).tap();
  await page.locator(".hand-who", { hasText: "Green’s turn" }).waitFor();
  assert.match(await keptRecord(page), /\ngreen wagon \S+ \S+/);
  assert.deepEqual(problems, []);
});

/**
 * Presses Tab until the element has the focus, as somebody without a mouse does.
 *
 * @param {Page} page
 * @param {string} selector
 */
async function tabTo(page, selector) {
  for (let tries = 0; tries < 60; tries += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab never reaches ${selector}`);
}

/**
 * One decision by keys: on the board by arrows, in every fourth by the list.
 *
 * @param {Page} page
 * @param {number} step
 */
async function decideByKeys(page, step) {
  const asked = await page.locator(".hand").getAttribute("data-asks");
  if (asked === "nothing") return page.locator(".story, dialog.end").first().waitFor(); // the last points are still rising
  if (asked === "figure" && step % 3 === 0) {
    await tabTo(page, step % 2 === 0 ? SKIP : "canvas");
    await page.keyboard.press(step % 2 === 0 ? "Enter" : step % 4 === 1 ? "0" : "Backspace");
    await saved(page);
    await page.waitForFunction(() => document.activeElement?.matches("canvas, dialog, button")); // the board or what has opened over it has the focus
    return;
  }
  await tabTo(page, step % 4 === 0 ? "#choices" : "canvas");
  await page.keyboard.press(step % 2 === 0 ? "ArrowDown" : "ArrowRight");
  if (!(await page.locator(CONFIRM).isVisible())) await page.keyboard.press("ArrowUp");
  if (asked === "tile" && step % 4 !== 0) await page.keyboard.press("r");
  await page.locator(CONFIRM).waitFor();
  await page.keyboard.press("Enter");
}

for (const [lang, game] of [
  ["en-GB", SHORT],
  ["fr", LATE],
])
  test(`a ${game === SHORT ? "whole short game" : "game to its end"} by keys alone, in ${lang}`, async () => {
    const { page, problems } = await stage.browser.newPage({ width: 1024, height: 768, lang, reducedMotion: true });
    const said = listen(page);
    await openPage(page, stage.url, game);
    await tabTo(page, ".resume");
    await page.keyboard.press("Enter");
    for (let step = 1; !(await page.locator("dialog.end").isVisible()); step += 1) {
      assert.ok(step < 80, "the game does not end");
      await saved(page);
      if (await page.locator(".story").isVisible()) await page.keyboard.press("Escape");
      else if (await page.locator(".hand[data-asks]").isVisible()) await decideByKeys(page, step);
    }
    assert.equal(await page.evaluate(() => document.documentElement.lang), lang);
    await checkResult(page);
    assert.deepEqual(problems, []);
    assert.deepEqual(said, []);
  });
