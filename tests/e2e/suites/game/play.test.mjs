/** Whole games on the page: by mouse, by finger, and by keys alone; each checked by the referee. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "@playwright/test";
import { SHORT, dealt, keptRecord, listen, openPage, picture, playGame, pointing, record, refereed, saved, shownScores, spots } from "../../support/player.mjs";
import { ROOT } from "../../support/serve.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const stage = onStage();

/**
 * The result on show is what the referee makes of the record.
 *
 * @param {Page} page
 */
async function checkResult(page) {
  const text = await record(page);
  const scores = await shownScores(page);
  assert.deepEqual(scores, refereed(text));
  assert.match(text, new RegExp(`\\[Result "${scores.join(" ")}"\\]`));
}

test("a whole game of two by mouse", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1280, height: 800 });
  const said = listen(page);
  await openPage(page, stage.url);
  await page.locator(".setup-start [type=submit]").click();
  assert.match(await keptRecord(page), /\[Players "(red, blue|blue, red)"\]/, "nobody has typed a name");
  await playGame(page, pointing("mouse"), async (step) => {
    if (step === 60) await picture(page, "play-1280x800");
  });
  await picture(page, "end-1280x800");
  await checkResult(page);
  assert.deepEqual(problems, []);
  assert.deepEqual(said, []);
});

test("a whole game of six with every box by finger", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1024, height: 768, touch: true });
  const said = listen(page);
  await openPage(page, stage.url, dealt("--boxes", "base+river+abbot+inns+abbey", "--players", "6", "--seed", "3"));
  await page.locator(".resume").tap();
  const asked = new Set();
  await playGame(page, pointing("finger"), async (step) => {
    asked.add(await page.locator(".hand").getAttribute("data-asks"));
    if (step === 90) await picture(page, "play-boxes-1024x768");
  });
  assert.deepEqual([...asked].filter((one) => one !== "wagon").sort(), ["abbey", "figure", "tile"]);
  await picture(page, "end-boxes-1024x768");
  await checkResult(page);
  const text = await record(page);
  for (const verb of ["abbey", "recall", "barn", "large", "mayor", "wagon", "abbot"]) assert.match(text, new RegExp(`\\b${verb}\\b`), verb);
  assert.deepEqual(problems, []);
  assert.deepEqual(said, []);
});

test("the owners of two wagons decide one after the other, in a turn of neither", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 390, height: 844, touch: true, scale: 2 });
  const example = await readFile(join(ROOT, "tests/games/abbey/am-two-wagons-clockwise.game"), "utf8");
  await openPage(page, stage.url, example.slice(0, example.indexOf("expect")));
  await page.locator(".resume").tap();
  await page.locator(".hand-who", { hasText: "Green’s wagon" }).waitFor();
  const [spot] = await spots(page);
  await picture(page, "wagon-390x844");
  await pointing("finger").choose(page, spot); // one tap takes it
  await page.locator(".hand-who", { hasText: "Red’s wagon" }).waitFor();
  await page.locator(".hand-buttons .secondary:last-child").tap();
  await page.locator(".hand-who", { hasText: "Green’s turn" }).waitFor();
  assert.match(await keptRecord(page), /\ngreen wagon \S+ \S+/);
  assert.deepEqual(problems, []);
});

test("a set-up that cannot be is refused with a sentence", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1024, height: 768 });
  await openPage(page, stage.url);
  await page.locator(".game-fold > summary").click();
  await page.locator('input[value="inns"]').check();
  for (let players = 2; players < 6; players += 1) await page.locator(".add").click();
  assert.ok(await page.locator(".add").isHidden());
  await page.locator('input[value="inns"]').uncheck();
  assert.match(await page.locator(".trouble").innerText(), /At most 5 can play with these expansions/);
  await page.locator(".setup-start [type=submit]").click();
  assert.ok(await page.locator(".setup").isVisible());
  assert.deepEqual(problems, []);
});

test("a short game by finger", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 390, height: 844, touch: true, scale: 2 });
  const said = listen(page);
  await openPage(page, stage.url, SHORT);
  await page.locator(".resume").tap();
  await playGame(page, pointing("finger"), async (step) => {
    if (step === 8) await picture(page, "play-390x844");
  });
  await picture(page, "end-390x844");
  await checkResult(page);
  assert.deepEqual(problems, []);
  assert.deepEqual(said, []);
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
    await tabTo(page, step % 2 === 0 ? ".hand-buttons .secondary:last-child" : "canvas");
    await page.keyboard.press(step % 2 === 0 ? "Enter" : step % 4 === 1 ? "0" : "Backspace");
    await saved(page);
    const focused = await page.evaluate(() => document.activeElement?.tagName ?? "");
    assert.ok(["CANVAS", "DIALOG", "BUTTON"].includes(focused), `the focus is on ${focused}, not on the board or what has opened over it`);
    return;
  }
  await tabTo(page, step % 4 === 0 ? "#choices" : "canvas");
  await page.keyboard.press(step % 2 === 0 ? "ArrowDown" : "ArrowRight");
  if (!(await page.locator(".hand .primary:not([aria-disabled])").isVisible())) await page.keyboard.press("ArrowUp");
  if (asked === "tile" && step % 4 !== 0) await page.keyboard.press("r");
  await page.locator(".hand .primary:not([aria-disabled])").waitFor();
  await page.keyboard.press("Enter");
}

for (const lang of ["en-GB", "fr"])
  test(`a short game by keys alone, in ${lang}`, async () => {
    const { page, problems } = await stage.browser.newPage({ width: 1024, height: 768, lang });
    const said = listen(page);
    await openPage(page, stage.url, SHORT);
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
