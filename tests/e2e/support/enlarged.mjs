/** Ways through the screens of the game for people who see them enlarged, or in the colours of their system. */
import assert from "node:assert/strict";
import { flaws } from "./flaws.mjs";
import { openFinished } from "./finished.mjs";
import { END_STORY, openPage, played, saved } from "./player.mjs";

/** @typedef {import("@playwright/test").Page} Page */

let text = "";
/** A whole game of three. */
export const whole = () => (text ||= played("--players", "3", "--boxes", "base+inns", "--seed", "7", "--policy", "greedy"));

/** The same after some turns. */
export const part = () =>
  whole()
    .replace(/\[Result .*\n/, "")
    .split("\n")
    .slice(0, 60)
    .join("\n");

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
 * From the start screen through a puzzle, a turn and the learning.
 *
 * @param {Page} page
 * @param {string} url
 */
export async function walk(page, url) {
  await openPage(page, url, part());
  await page.locator(".game-fold > summary").click();
  await check(page, "set-up");
  await page.locator('.setup [data-action="settings"]').click();
  await page.locator("dialog.settings-dialog").waitFor();
  await check(page, "settings");
  await closeDialogs(page);
  await walkPuzzle(page);
  await page.locator('.puzzle-head [data-action="list"]').click();
  await page.locator('.puzzles [data-action="back"]').click();
  await page.locator(".resume").click();
  await saved(page);
  await check(page, "tile");
  await page.locator('.game > .table [data-action="menu"]').click();
  await page.locator("dialog.menu").waitFor();
  await check(page, "menu");
  await closeDialogs(page);
  await page.evaluate(() => (location.hash = "#rules/farmer"));
  await page.locator(".rule[open] canvas").waitFor();
  await check(page, "rules");
  await closeDialogs(page);
  await page.evaluate(() => (location.hash = "#learn"));
  await page.locator(".coach button:visible").first().waitFor(); // any that it has
  await check(page, "lesson");
}

/** From the result through the final scoring to the replay. @param {Page} page @param {string} url */
export async function walkOn(page, url) {
  await openFinished(page, url, whole());
  await check(page, "result");
  await openStory(page);
  await check(page, "final scoring");
  await page.locator(END_STORY).click();
  await openReplay(page);
  await check(page, "replay");
  if (!(await page.locator('.replay [data-action="moves"]').isVisible())) return;
  await page.locator('.replay [data-action="moves"]').click();
  await page.locator("dialog.drawer").waitFor();
  await check(page, "turns");
}

/** Through a puzzle to its solution, from the start screen. @param {Page} page */
async function walkPuzzle(page) {
  await openPuzzle(page);
  await check(page, "puzzle");
  await page.locator('[data-action="hint"]').click();
  await check(page, "hint");
  await page.locator('.puzzle-head [data-action="solution"]').click();
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

/** From the result. @param {Page} page */
export async function openStory(page) {
  await page.getByRole("button", { name: "Show the final scoring again" }).click();
  await page.locator('.story [data-action="next"]').waitFor();
}

/** The replay, at a turn that scored. @param {Page} page */
export async function openReplay(page) {
  await page.getByRole("button", { name: "Watch the replay" }).click();
  await page.locator("dialog.replay").waitFor();
  await page.keyboard.press("End");
  for (let step = 0; step < 12; step += 1) await page.keyboard.press("ArrowUp");
  await page.locator(".replay .move[aria-current]").waitFor({ state: "attached" });
}

/** The first puzzle, from the start screen. @param {Page} page */
export async function openPuzzle(page) {
  await page.locator('[data-action="puzzles"]').click();
  await page.locator('.puzzle-entry[data-puzzle="gap"]').click();
  await page.locator(".puzzle canvas").waitFor();
}

/** How people see a page larger. @type {Record<string, { width: number, height: number, scale?: number, font?: number }>} */
export const ENLARGED = {
  "with text at 200 % on 390 × 844": { width: 390, height: 844, font: 32 },
  "with text at 200 % on 1024 × 768": { width: 1024, height: 768, font: 32 },
  "with the page at 200 % on 1280 × 800": { width: 640, height: 400, scale: 2 },
};

/**
 * Goes through tours, enlarged.
 *
 * @param {ReturnType<typeof import("./stage.mjs").onStage>} stage
 * @param {string} how
 * @param {((page: Page, url: string) => Promise<void>)[]} tours
 */
export async function tourEnlarged(stage, how, tours) {
  const { font, ...screen } = ENLARGED[how];
  const { page, context, problems } = await stage.browser.newPage({ ...screen, reducedMotion: true });
  if (font) {
    const session = await context.newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: font, fixed: 26 } });
  }
  for (const tour of tours) await tour(page, stage.url);
  if (font) assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), `${font}px`);
  assert.deepEqual(problems, []);
}

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

/** A button that is off differs from one that is on. @param {Page} page */
async function offIsSeen(page) {
  assert.notEqual(await look(page, ".hand .primary[aria-disabled=true]", "color"), await look(page, ".hand-buttons .secondary:not([aria-disabled])", "color"));
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

/** In the system's own colours: the start screen, a puzzle and a turn. @param {Page} page @param {string} url */
export async function forcedColours(page, url) {
  await page.emulateMedia({ forcedColors: "active" });
  await openPage(page, url, part());
  await page.locator(".game-fold > summary").click();
  assert.notEqual(
    await look(page, ".edition input:checked + span", "background-color"),
    await look(page, ".edition input:not(:checked) + span", "background-color"),
  );
  await focusIsSeen(page, 25);
  await openPuzzle(page);
  await focusIsSeen(page, 10);
  await page.locator('[data-action="hint"]').click();
  assert.ok(await stroke(page, ".puzzle-hinted", "border-left"), "the hint is set off");
  await offIsSeen(page);
  await page.locator('.puzzle-head [data-action="solution"]').click();
  await page.locator(".verdict h2").waitFor();
  await focusIsSeen(page, 6);
  await page.locator('.puzzle-head [data-action="list"]').click();
  await page.locator('.puzzles [data-action="back"]').click();
  await page.locator(".resume").click();
  await saved(page);
  await offIsSeen(page);
  await focusIsSeen(page, 12);
}

/** In the system's own colours: the final scoring and the replay. @param {Page} page @param {string} url */
export async function forcedColoursOn(page, url) {
  await page.emulateMedia({ forcedColors: "active" });
  await openFinished(page, url, whole());
  await openStory(page);
  await focusIsSeen(page, 8);
  await signIsSeen(page, ".log-points");
  await page.locator(END_STORY).click();
  await openReplay(page);
  await focusIsSeen(page, 10);
  await signIsSeen(page, ".move-turn[data-colour]");
  assert.ok(await stroke(page, ".move[aria-current]", "outline"), "the turn on show");
  assert.ok(!(await stroke(page, ".move:not([aria-current], :focus-visible)", "outline")), "and no other");
}
