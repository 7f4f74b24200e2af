/** The puzzles as their file holds them, and as they are opened and solved on the page. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { painted } from "./moments.mjs";
import { CONFIRM, pointing } from "./player.mjs";
import { ROOT } from "./serve.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const TEXT = readFileSync(join(ROOT, "www/puzzles.txt"), "utf8");
const RECORDS = TEXT.split(/^(?=\[Bastide )/m);

/** How many there are. */
export const COUNT = TEXT.split("[Puzzle ").length - 1;

/** @param {string} name */
export const recordOf = (name) => RECORDS.find((text) => text.includes(`[Puzzle "${name}"]`)) ?? assert.fail(name);

/** The statements of the first answer to a puzzle. @param {string} name */
export const answer = (name) => (/\[Answer "([^"|]*?)(?: \||")/.exec(recordOf(name))?.[1] ?? "").split("; ");

/** Opens the list from the start screen. @param {Page} page */
export async function openList(page) {
  await page.locator('[data-action="puzzles"]').click();
  await page.locator(".puzzle-list").waitFor();
}

/** Opens a puzzle from the list. @param {Page} page @param {string} name */
export async function openPuzzle(page, name) {
  await page.locator(`[data-puzzle="${name}"]`).click();
  await page.locator(`.puzzle[data-puzzle="${name}"] canvas`).waitFor();
}

/** Goes back to the list from the head of a puzzle. @param {Page} page */
export async function backToList(page) {
  await page.locator('.puzzle-head [data-action="list"]').click();
  await page.locator(".puzzle-list").waitFor();
}

/** Shows the solution, with what the other spaces give away if it tells that. @param {Page} page */
export async function showSolution(page) {
  await page.locator('.puzzle-head [data-action="solution"]').click();
  await page.locator('.puzzle[data-state="shown"]').waitFor();
}

/**
 * Chooses a statement by tapping its place on the board, turns it as it is wanted, and confirms.
 *
 * @param {Page} page
 * @param {string} statement
 */
export async function tap(page, statement) {
  await page.locator('.view-tools [data-action="fit"]').tap(); // shows the whole board
  const [x, y] = await whereIs(page, statement);
  await pointing("finger").choose(page, { text: statement, x, y });
  if (!statement.startsWith("tile")) return; // one tap takes a figure
  await page.locator(CONFIRM).waitFor();
  for (let turn = 0; turn < 4; turn += 1) {
    if ((await page.locator("#choices").inputValue()) === statement) break;
    await page.locator('.hand [data-action="turn-tile"]').tap();
  }
  assert.equal(await page.locator("#choices").inputValue(), statement);
  await page.locator(CONFIRM).tap();
}

/**
 * Where a choice is drawn: nothing glides in a browser that wants less motion.
 *
 * @param {Page} page
 * @param {string} statement
 * @returns {Promise<number[]>}
 */
async function whereIs(page, statement) {
  const cell = `${statement.split(" ").slice(0, 3).join(" ")} `;
  const about = { statement, cell };
  await page.waitForFunction(
    ({ statement, cell }) =>
      [.../** @type {HTMLSelectElement} */ (document.querySelector("#choices")).options].some(({ value }) => value === statement || value.startsWith(cell)),
    about,
  );
  await painted(page);
  return page.evaluate(({ statement, cell }) => {
    const list = /** @type {HTMLSelectElement} */ (document.querySelector("#choices"));
    list.blur();
    list.focus(); // its entries say where they are drawn as of then
    const option = [...list.options].find(({ value }) => value === statement || value.startsWith(cell));
    list.blur();
    const corner = /** @type {Element} */ (document.querySelector("canvas.board")).getBoundingClientRect();
    return [corner.left + Number(option?.dataset.x), corner.top + Number(option?.dataset.y)];
  }, about);
}

/** @typedef {[device: string, width: number, height: number, lang: string]} Sideways */

/** @type {Sideways[]} */
export const SIDEWAYS = [
  ["phone", 844, 390, "de-DE"],
  ["tablet", 1024, 768, "fr-FR"],
];

/**
 * The longest solutions are read without scrolling, beside a board with nothing out of sight.
 *
 * @param {Page} page with the list
 * @param {string[]} names
 */
export async function checkSideways(page, names) {
  for (const name of names) {
    await openPuzzle(page, name);
    await page.locator(".sight-marks:not([hidden])").waitFor({ state: "attached" });
    assert.equal(await page.locator(".sight-more").isVisible(), false, name);
    await showSolution(page);
    await page.locator(".verdict-others").waitFor();
    const [whole, seen] = await page.locator(".verdict").evaluate((verdict) => [verdict.scrollHeight, verdict.clientHeight]);
    assert.ok(whole <= seen, `${name}: ${whole} of ${seen} pixels`);
    await backToList(page);
  }
}
