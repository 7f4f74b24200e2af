/** Large letters and the system's own colours: everything can be reached and read. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { flaws } from "../../support/flaws.mjs";
import { openPage, played, saved } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const stage = onStage();
let whole = "";
let part = "";

test.beforeAll(async () => {
  whole = played("--players", "3", "--boxes", "base+inns", "--seed", "7", "--policy", "greedy");
  part = whole
    .replace(/\[Result .*\n/, "")
    .split("\n")
    .slice(0, 60)
    .join("\n");
});

/** Runs in the page: what takes a tap on the screen or the dialog on top, and cannot be scrolled to where it takes one. */
function unreachable() {
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.querySelector("#app");
  const controls = [...(top?.querySelectorAll("button, input:not([type=file]), select, summary, a[href]") ?? [])];
  const shown = controls.filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest(".choices"));
  return shown
    .filter((control) => {
      control.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return !hit || !(control.contains(hit) || hit.closest("label")?.contains(control) || hit.contains(control));
    })
    .map((control) => control.outerHTML.slice(0, 120));
}

/**
 * Nothing is cut or beside the screen, and every button can be reached.
 *
 * @param {Page} page
 * @param {string} name
 */
async function check(page, name) {
  const found = await page.evaluate(flaws, { touch: false });
  assert.deepEqual(
    found.filter((flaw) => /^(cut|out of its frame|off the screen|scrolls sideways)/.test(flaw)),
    [],
    name,
  );
  assert.deepEqual(await page.evaluate(unreachable), [], name);
}

/** @param {Page} page */
const closeDialogs = (page) => page.evaluate(() => document.querySelectorAll("dialog").forEach((dialog) => dialog.close()));

/**
 * From the start screen through a turn and the learning to the result of a game.
 *
 * @param {Page} page
 */
async function walk(page) {
  await openPage(page, stage.url, part);
  await page.locator(".game-fold > summary").click();
  await check(page, "set-up");
  await page.locator(".setup-corner button").first().click();
  await page.locator("dialog.settings-dialog").waitFor();
  await check(page, "settings");
  await closeDialogs(page);
  await page.locator(".resume").click();
  await saved(page);
  await check(page, "tile");
  await page.locator(".more-tools button").first().click();
  await check(page, "menu");
  await closeDialogs(page);
  await page.evaluate(() => (location.hash = "#rules/farmer"));
  await page.locator(".rule[open] canvas").waitFor();
  await check(page, "rules");
  await closeDialogs(page);
  await page.evaluate(() => (location.hash = "#learn"));
  await page.locator(".coach button:visible").waitFor();
  await check(page, "lesson");
}

/** From the shelf through the result and the final scoring to the replay. @param {Page} page */
async function walkOn(page) {
  await openResult(page);
  await check(page, "result");
  await openStory(page);
  await check(page, "final scoring");
  await page.locator(".story .secondary").last().click();
  await openReplay(page);
  await check(page, "replay");
  if (!(await page.locator(".replay .log-button").isVisible())) return;
  await page.locator(".replay .log-button").click();
  await page.locator("dialog.drawer").waitFor();
  await check(page, "turns");
}

/** Through a puzzle to its solution. @param {Page} page */
async function walkPuzzle(page) {
  await openPuzzle(page);
  await check(page, "puzzle");
  await page.locator(".puzzle-hint").click();
  await check(page, "hint");
  await page.locator(".puzzle-show").click();
  await page.locator(".verdict h2").waitFor();
  await check(page, "solution");
  const read = await page.locator(".verdict").evaluate((verdict) => {
    const last = [...verdict.querySelectorAll("p")].filter((sentence) => sentence.getClientRects().length > 0).at(-1);
    last?.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, height } = [...(last?.getClientRects() ?? [])].filter(({ width }) => width > 0).at(-1) ?? new DOMRect(); // of its last line, where sentences follow each other
    return document.elementFromPoint(left + 5, top + height / 2) === last;
  });
  assert.ok(read, "what is said last about the solution can be read");
}

/** @param {Page} page */
async function openResult(page) {
  await openPage(page, stage.url, whole);
  await page.locator(".setup-ways button").first().click();
  await page.locator(".shelf-open").first().click();
  await page.locator("dialog.end").waitFor();
}

/** @param {Page} page */
async function openStory(page) {
  await page.getByRole("button", { name: "Final scoring again" }).click();
  await page.locator(".story .primary").waitFor();
}

/** The replay, at a turn that scored. @param {Page} page */
async function openReplay(page) {
  await page.getByRole("button", { name: "Watch the replay" }).click();
  await page.locator("dialog.replay").waitFor();
  await page.keyboard.press("End");
  for (let step = 0; step < 12; step += 1) await page.keyboard.press("ArrowUp");
  await page.locator(".replay .move[aria-current]").waitFor({ state: "attached" });
}

/** @param {Page} page */
async function openPuzzle(page) {
  await openPage(page, stage.url);
  await page.locator(".setup-ways button").nth(1).click();
  await page.locator(".puzzle-entry[data-puzzle]").first().click();
  await page.locator(".puzzle canvas").waitFor();
}

for (const [width, height] of [
  [390, 844],
  [1024, 768],
]) {
  test(`with text at 200 % on ${width} × ${height} all is there`, async () => {
    for (const tour of [walk, walkOn, walkPuzzle]) {
      const { page, context, problems } = await stage.browser.newPage({ width, height, reducedMotion: true });
      const session = await context.newCDPSession(page);
      await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
      await tour(page);
      assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), "32px");
      assert.deepEqual(problems, []);
      await context.close();
    }
  });
}

test("with the page at 200 % on 1280 × 800 all is there", async () => {
  for (const tour of [walk, walkOn, walkPuzzle]) {
    const { page, context, problems } = await stage.browser.newPage({ width: 640, height: 400, scale: 2, reducedMotion: true });
    await tour(page);
    assert.deepEqual(problems, []);
    await context.close();
  }
});

test("in the system's own colours the focus, what is chosen and what is off are seen", async () => {
  const { page, problems } = await stage.browser.newPage({ reducedMotion: true });
  await page.emulateMedia({ forcedColors: "active" });
  await openPage(page, stage.url, part);
  await page.locator(".game-fold > summary").click();
  const ground = (/** @type {string} */ selector) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  assert.notEqual(await ground(".edition input:checked + span"), await ground(".edition input:not(:checked) + span"));
  await focusIsSeen(page, 25);
  await page.locator(".resume").click();
  await saved(page);
  const ink = (/** @type {string} */ selector) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  assert.notEqual(await ink(".hand .primary[aria-disabled=true]"), await ink(".hand-buttons .secondary:not([aria-disabled])"));
  await focusIsSeen(page, 12);
  assert.deepEqual(problems, []);
});

test("in the system's own colours a puzzle, the final scoring and the replay say what is chosen, whose points they are and where one is", async () => {
  for (const dark of [false, true]) {
    const { page, context, problems } = await stage.browser.newPage({ reducedMotion: true, dark });
    await page.emulateMedia({ forcedColors: "active" });
    await openPuzzle(page);
    await focusIsSeen(page, 10);
    await page.locator(".puzzle-hint").click();
    assert.ok(await stroke(page, ".puzzle-hinted", "border-left"), "the hint is set off");
    assert.notEqual(
      await look(page, ".hand .primary[aria-disabled=true]", "color"),
      await look(page, ".hand-buttons .secondary:not([aria-disabled])", "color"),
    );
    await page.locator(".puzzle-show").click();
    await page.locator(".verdict h2").waitFor();
    await focusIsSeen(page, 6);

    await page.goto("about:blank");
    await openResult(page);
    await openStory(page);
    await focusIsSeen(page, 8);
    await signIsSeen(page, ".log-points");
    await page.locator(".story .secondary").last().click();
    await openReplay(page);
    await focusIsSeen(page, 10);
    await signIsSeen(page, ".move-turn[data-colour]");
    assert.ok(await stroke(page, ".move[aria-current]", "outline"), "the turn on show");
    assert.ok(!(await stroke(page, ".move:not([aria-current], :focus-visible)", "outline")), "and no other");
    assert.deepEqual(problems, []);
    await context.close();
  }
});

/** @param {Page} page @param {string} selector @param {string} property */
const look = (page, selector, property) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), property);
/** Whether a line is drawn. @param {Page} page @param {string} selector @param {string} line */
const stroke = async (page, selector, line) =>
  (await look(page, selector, `${line}-style`)) !== "none" && parseFloat(await look(page, selector, `${line}-width`)) >= 2;

/** The sign of a colour has another colour than what is behind it. @param {Page} page @param {string} selector of what it stands on */
async function signIsSeen(page, selector) {
  assert.notEqual(await look(page, `${selector} .mark`, "fill"), await look(page, selector, "background-color"), `${selector} has a sign`);
}

/**
 * Goes on with the tabulator; whatever takes the focus, or its label, has an outline.
 *
 * @param {Page} page
 * @param {number} stops
 */
async function focusIsSeen(page, stops) {
  let taken = 0;
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press("Tab");
    const blind = await page.evaluate(() => {
      const active = document.activeElement;
      if (!active || active === document.body) return undefined;
      const marked = [active, active.nextElementSibling, active.closest("label")].some(
        (element) => element && getComputedStyle(element).outlineStyle !== "none" && parseFloat(getComputedStyle(element).outlineWidth) >= 2,
      );
      return marked ? "" : active.outerHTML.slice(0, 120);
    });
    assert.equal(blind ?? "", "", "the focus is seen");
    taken += blind === undefined ? 0 : 1;
  }
  assert.ok(taken > stops / 2, `${taken} of ${stops} stops take the focus`);
}
