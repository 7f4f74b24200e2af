/** A way through the screens of a game, each looked through by axe-core and pictured in target/e2e/; and screens on which a tile fits nowhere. */
import assert from "node:assert/strict";
import { inspect } from "./axe.mjs";
import { openFinished } from "./finished.mjs";
import { CONFIRM, LATE, STUCK, continueGame, decided, decisions, openPage, picture, playGame, pointing, saved, settled, spots } from "./player.mjs";
import { EVERY, game, upTo } from "../bench/tours.mjs";

/** @typedef {import("@playwright/test").Page} Page */

/** Both themes on a large and on a small screen. @type {{ width: number, height: number, dark: boolean }[]} */
export const SCREENS = [false, true].flatMap((dark) => [
  { width: 1280, height: 800, dark },
  { width: 390, height: 844, dark },
]);

/** Everything fits between the left and the right edge. @param {Page} page */
async function checkWidth(page) {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(content <= window, `${content} pixels of content in a window of ${window}`);
}

/**
 * From the start screen, where a game can be gone on with, through a turn of it to its end and the replay.
 *
 * @param {Page} page
 * @param {string} url
 * @param {string} tag in the names of the pictures
 */
export async function tourScreens(page, url, tag) {
  await openPage(page, url, LATE);
  await inspect(page, `setup-${tag}`);
  for (let players = 2; players < 5; players += 1) await page.locator(".add").click();
  for (const fold of [".game-fold > summary", ".game-parts .fold summary", ".favourite-fold > summary"]) await page.locator(fold).click();
  await page.locator(".handle").first().click(); // the first seat's
  await page.locator('.picker summary[aria-label^="Colour of player 5"]').click();
  await inspect(page, `setup-open-${tag}`);
  await checkWidth(page);
  await page.locator('[data-action="help"]').click();
  await page.locator(".help-dialog").waitFor(); // it is loaded when it is asked for
  await inspect(page, `help-${tag}`);
  await page.keyboard.press("Escape");
  await page.locator(".resume").click();
  await turnScreens(page, tag);
  await playGame(page, pointing("mouse"));
  await endScreens(page, tag);
}

/** A turn of a game that is on the table, the menu and what it opens. @param {Page} page @param {string} tag */
export async function turnScreens(page, tag) {
  await saved(page);
  await inspect(page, `tile-${tag}`);
  const [spot] = await spots(page);
  await page.mouse.click(spot.x, spot.y);
  await page.locator(CONFIRM).waitFor();
  await inspect(page, `ghost-${tag}`);
  const before = await decisions(page);
  await page.locator(CONFIRM).click();
  await decided(page, before);
  await inspect(page, `figure-${tag}`);
  await page.locator("#choices").focus();
  await inspect(page, `choices-${tag}`);
  const menu = async (/** @type {string} */ entry) => {
    await page.locator('.game > .table [data-action="menu"]').click();
    await page.locator("dialog.menu").waitFor();
    if (entry === "Settings") await inspect(page, `menu-${tag}`);
    await page.locator("dialog.menu").getByRole("button", { name: entry }).click();
  };
  await menu("Show the game record");
  await page.locator("dialog[open]:not(.menu)").waitFor();
  await inspect(page, `record-${tag}`);
  await page.keyboard.press("Escape");
  await menu("Settings");
  await page.getByLabel("People sit around the tablet").check();
  await inspect(page, `settings-${tag}`);
  await page.getByLabel("People sit around the tablet").uncheck();
  await page.keyboard.press("Escape");
  await checkWidth(page);
}

/** The result, which is open, the final scoring and the replay. @param {Page} page @param {string} tag */
async function endScreens(page, tag) {
  const end = page.locator("dialog.end");
  await end.locator("summary").first().click(); // the first of its folds
  await inspect(page, `end-${tag}`);
  await page.locator(".review-fold > summary").click();
  await page.locator(".review tbody").waitFor({ timeout: 0 }); // a master looks at each turn
  await inspect(page, `review-${tag}`);
  await end.getByRole("button", { name: "Show the final scoring again" }).click();
  await page.locator(".story").waitFor();
  await inspect(page, `story-${tag}`);
  await checkWidth(page);
  await page.keyboard.press("Escape");
  await end.getByRole("button", { name: "Watch the replay" }).click();
  await page.locator("dialog.replay .replay-controls :focus").waitFor();
  await page.keyboard.press("ArrowRight"); // the next score may be the last
  await inspect(page, `replay-${tag}`);
  await checkWidth(page);
  await page.locator('.replay [data-action="branch"]').click();
  await page.locator("dialog[open]:not(.replay)").waitFor();
  await inspect(page, `branch-${tag}`);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.locator('.hand [data-action="confirm"]').click();
  await end.getByRole("button", { name: "View the board" }).click();
  await inspect(page, `over-${tag}`);
}

/** Six players with every box, half-way, in a language with long words. @param {Page} page @param {string} url @param {number} height @param {string} whole */
export async function checkSix(page, url, height, whole) {
  const onScreen = async (/** @type {string} */ what) => {
    const [bottom, scrolled] = await page.evaluate(lowest);
    assert.ok(Number(bottom) <= height && scrolled === 0, `${what}: ${bottom} of ${height}, scrolled by ${scrolled}`);
  };
  await continueGame(page, url, upTo(whole, 0.6, 2));
  await page.locator(".hand[data-asks]").waitFor();
  await settled(page);
  await onScreen("tile");
  const [spot] = await spots(page);
  await page.mouse.click(spot.x, spot.y);
  await page.locator(CONFIRM).click();
  await page.locator(".hand .piece").first().waitFor(); // any of them
  await settled(page);
  await onScreen("figure");
  await picture(page, `six-1024x${height}`);
}

export const ofSix = () => game(6, EVERY);

/** Runs in the page: how far down the last button for a decision reaches, and whether the panel was scrolled to it. */
function lowest() {
  const buttons = [...document.querySelectorAll(".game > .hand .hand-buttons button")].filter((button) => button.checkVisibility());
  return [Math.max(...buttons.map((button) => button.getBoundingClientRect().bottom)), document.querySelector(".game")?.scrollTop];
}

/**
 * The final scoring of six players: at each part its buttons are on the screen, and no sentence is cut.
 *
 * @param {Page} page
 * @param {string} url
 * @param {number} height
 * @param {string} whole
 * @param {number} most parts that are looked at; after them it is ended
 */
export async function checkStory(page, url, height, whole, most) {
  await openFinished(page, url, whole);
  await page.locator("dialog.end").getByRole("button", { name: "Schlusswertung noch einmal" }).click();
  const next = page.locator('.story [data-action="next"]');
  await next.waitFor();
  const [, , all] = (await page.locator(".story .hand-left").innerText()).split(" ").map(Number);
  assert.ok(all > 20);
  for (let part = 1; part <= Math.min(all, most); part += 1) {
    const [button, hidden] = await page.evaluate(() => [
      document.querySelector(".story .hand-buttons")?.getBoundingClientRect().bottom,
      [...document.querySelectorAll(".story-said")].filter((said) => said.scrollHeight > said.clientHeight && getComputedStyle(said).overflowY !== "auto")
        .length,
    ]);
    assert.ok(Number(button) <= height && hidden === 0, `part ${part}: ${button} of ${height}`);
    await next.click();
  }
}

/**
 * A tile that fits nowhere is shown with the reason while the next is in hand.
 *
 * @param {Page} page
 * @param {string} url
 * @param {string} tag in the name of the picture
 */
export async function checkStuck(page, url, tag) {
  await continueGame(page, url, STUCK);
  const told = page.locator(".tile-toast");
  await told.filter({ hasText: /\S.*fits nowhere/ }).waitFor();
  await told.locator("img[src]").waitFor();
  await page.locator("#status", { hasText: "fits nowhere" }).waitFor({ state: "attached" });
  await page.locator(".log-list", { hasText: "fits nowhere" }).waitFor({ state: "attached" });
  await inspect(page, `unplayable-${tag}`);
  await page.locator('.hand-picture[data-shown^="B "]').waitFor();
  const box = (await told.boundingBox()) ?? assert.fail("it is not shown");
  const isBoard = (/** @type {number[]} */ [x, y]) => document.elementFromPoint(x, y)?.matches("canvas.board");
  assert.ok(await page.evaluate(isBoard, [box.x + box.width / 2, box.y + box.height / 2]), "taps go through to the board");
  const [spot] = await spots(page);
  await page.mouse.click(spot.x, spot.y);
  await page.locator(CONFIRM).click();
  await told.waitFor({ state: "detached" });
}
