/** Every screen in both themes and two sizes: looked through by axe-core, and pictured in target/e2e/. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { inspect } from "../../support/axe.mjs";
import { LATE, SHORT, STUCK, openPage, picture, playGame, pointing, saved, settled, spots } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";
import { BOXES, game, resume, upTo } from "../../bench/tours.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const stage = onStage();

/**
 * Everything fits between the left and the right edge.
 *
 * @param {Page} page
 */
async function checkWidth(page) {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(content <= window, `${content} pixels of content in a window of ${window}`);
}

/**
 * @param {Page} page
 * @param {string} tag
 */
async function setupScreens(page, tag) {
  await openPage(page, stage.url);
  await inspect(page, `setup-${tag}`);
  for (let players = 2; players < 5; players += 1) await page.locator(".add").click();
  for (const fold of [".game-fold > summary", ".game-parts .fold summary", ".favourite-fold > summary"]) await page.locator(fold).click();
  await page.locator(".handle").first().click();
  await page.locator(".picker summary").last().click();
  await inspect(page, `setup-open-${tag}`);
  await checkWidth(page);
  await page.locator("form .quiet", { hasText: "How to play" }).click();
  await inspect(page, `help-${tag}`);
}

/**
 * @param {Page} page
 * @param {string} tag
 */
async function gameScreens(page, tag) {
  await openPage(page, stage.url, SHORT);
  await inspect(page, `setup-continue-${tag}`);
  await page.locator(".resume").click();
  await inspect(page, `tile-${tag}`);
  const [spot] = await spots(page);
  await page.mouse.click(spot.x, spot.y);
  await inspect(page, `ghost-${tag}`);
  await page.locator(".hand .primary").click();
  await inspect(page, `figure-${tag}`);
  await page.locator("#choices").focus();
  await inspect(page, `choices-${tag}`);
  await page.locator(".more-tools button").first().click();
  await inspect(page, `menu-${tag}`);
  await page.locator("dialog.menu button", { hasText: "Show the record" }).click();
  await inspect(page, `record-${tag}`);
  await page.keyboard.press("Escape");
  await page.locator(".more-tools button").first().click();
  await page.locator("dialog.menu button", { hasText: "Settings" }).click();
  await page.getByLabel("People sit around the tablet").check();
  await inspect(page, `settings-${tag}`);
  await page.getByLabel("People sit around the tablet").uncheck();
  await page.keyboard.press("Escape");
  await checkWidth(page);
}

/**
 * @param {Page} page
 * @param {string} tag
 */
async function endScreens(page, tag) {
  await openPage(page, stage.url, LATE);
  await page.locator(".resume").click();
  await playGame(page, pointing("mouse"));
  await page.locator("dialog.end summary").first().click();
  await inspect(page, `end-${tag}`);
  await page.locator(".review-fold > summary").click();
  await page.locator(".review tbody").waitFor();
  await inspect(page, `review-${tag}`);
  await page.locator("dialog.end button", { hasText: "Final scoring again" }).click();
  await inspect(page, `story-${tag}`);
  await checkWidth(page);
  await page.keyboard.press("Escape");
  await page.locator("dialog.end button", { hasText: "Watch the replay" }).click();
  await page.locator("dialog.replay .replay-controls :focus").waitFor();
  await page.keyboard.press("ArrowRight"); // the next score may be the last
  await inspect(page, `replay-${tag}`);
  await checkWidth(page);
  await page.locator(".replay-buttons .secondary").click();
  await inspect(page, `branch-${tag}`);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.locator(".hand .primary").click();
  await page.locator("dialog.end button", { hasText: "View the board" }).click();
  await inspect(page, `over-${tag}`);
}

for (const dark of [false, true]) {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ]) {
    const tag = `${width}x${height}${dark ? "-dark" : ""}`;
    test(`the screens are sound at ${tag}`, async () => {
      for (const screens of [setupScreens, gameScreens, endScreens]) {
        const { page, problems, context } = await stage.browser.newPage({ width, height, dark, reducedMotion: true });
        await screens(page, tag);
        assert.deepEqual(problems, []);
        await context.close();
      }
    });
  }
}

/** How far down the last button for a decision reaches, and whether the panel was scrolled to it. @param {Page} page */
const lowest = (page) =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll(".game > .hand .hand-buttons button")].filter((button) => button.checkVisibility());
    return [Math.max(...buttons.map((button) => button.getBoundingClientRect().bottom)), document.querySelector(".game")?.scrollTop];
  });

test("six players with all boxes have the buttons of every decision on a tablet's screen, and in the final scoring", async () => {
  const whole = game(6, BOXES);
  for (const height of [768, 704]) {
    const { page, problems, context } = await stage.browser.newPage({ width: 1024, height, touch: true, reducedMotion: true, lang: "de-DE" });
    const onScreen = async (/** @type {string} */ what) => {
      const [bottom, scrolled] = await lowest(page);
      assert.ok(Number(bottom) <= height && scrolled === 0, `${what}: ${bottom} of ${height}, scrolled by ${scrolled}`);
    };
    await openPage(page, stage.url, upTo(whole, 0.6, 2));
    await resume(page);
    await onScreen("tile");
    const [spot] = await spots(page);
    await page.mouse.click(spot.x, spot.y);
    await page.locator(".hand .primary:not([aria-disabled])").click();
    await page.locator(".hand .piece").first().waitFor();
    await settled(page);
    await onScreen("figure");
    await picture(page, `six-1024x${height}`);
    assert.deepEqual(problems, []);
    await context.close();
    const later = await stage.browser.newPage({ width: 1024, height, touch: true, reducedMotion: true, lang: "de-DE" });
    await openPage(later.page, stage.url, whole);
    await later.page.getByRole("button", { name: "Gespeicherte Spiele" }).click();
    await later.page.locator(".shelf-open").first().click();
    await later.page.locator("dialog.end button", { hasText: "Schlusswertung noch einmal" }).click();
    const next = later.page.locator(".story .primary");
    const [, , all] = (await later.page.locator(".story .hand-left").innerText()).split(" ").map(Number);
    assert.ok(all > 20);
    for (let part = 1; part <= all; part += 1) {
      const [button, hidden] = await later.page.evaluate(() => [
        document.querySelector(".story .hand-buttons")?.getBoundingClientRect().bottom,
        [...document.querySelectorAll(".story-said")].filter((said) => said.scrollHeight > said.clientHeight && getComputedStyle(said).overflowY !== "auto")
          .length,
      ]);
      assert.ok(Number(button) <= height && hidden === 0, `part ${part}: ${button} of ${height}`);
      await next.click();
    }
    assert.deepEqual(later.problems, []);
    await later.context.close();
  }
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [1280, 800],
])
  test(`a tile that fits nowhere is shown with the reason while the next is in hand, on ${width} × ${height}`, async () => {
    const { page, problems } = await stage.browser.newPage({ width, height });
    await openPage(page, stage.url, STUCK);
    await page.locator(".resume").click();
    const told = page.locator(".tile-toast");
    await told.waitFor();
    assert.match(await told.innerText(), /\S.*fits nowhere/);
    await told.locator("img[src]").waitFor();
    assert.match((await page.locator("#status").textContent()) ?? "", /fits nowhere/);
    assert.match((await page.locator(".log-list").textContent()) ?? "", /fits nowhere/);
    await inspect(page, `unplayable-${width}x${height}`);
    await page.locator('.hand-picture[data-shown^="B "]').waitFor();
    const box = await told.boundingBox();
    assert.ok(box);
    const isBoard = (/** @type {number[]} */ [x, y]) => document.elementFromPoint(x, y)?.matches("canvas.board");
    assert.ok(await page.evaluate(isBoard, [box.x + box.width / 2, box.y + box.height / 2]), "taps go through to the board");
    const [spot] = await spots(page);
    await page.mouse.click(spot.x, spot.y);
    await page.locator(".hand .primary:not([aria-disabled])").click();
    await saved(page);
    await told.waitFor({ state: "detached" });
    assert.deepEqual(problems, []);
  });

test("a tile that fits nowhere is told until it is taken back, also in the middle of a game", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 390, height: 844 });
  await openPage(page, stage.url, `${SHORT}tile V 1,0 0\nmeeple field.NNE\ntile U 1,-1 0\n`);
  await page.locator(".resume").click();
  await page.locator('.hand[data-asks="figure"] .secondary:last-child').click();
  const told = page.locator(".tile-toast");
  await told.waitFor();
  assert.match((await page.locator("#status").textContent()) ?? "", /fits nowhere/);
  await page.locator(".hand .undo").click();
  await told.waitFor({ state: "detached" });
  await page.locator('.hand[data-asks="figure"]').waitFor();
  assert.deepEqual(problems, []);
});

test("the theme is switched and remembered", async () => {
  const { page } = await stage.browser.newPage();
  await openPage(page, stage.url);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).color);
  const light = await ground();
  await page.getByRole("button", { name: "Dark theme" }).click();
  assert.notEqual(await ground(), light);
  await page.reload();
  await page.getByRole("button", { name: "Light theme" }).waitFor();
  assert.notEqual(await ground(), light);
});
