/** The puzzles, solved by finger and by keys alone, and remembered; the statistics of all games, against the referee. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "@playwright/test";
import { inspect } from "../../support/axe.mjs";
import { course, openPage, played, pointing } from "../../support/player.mjs";
import { ROOT } from "../../support/serve.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const stage = onStage();
let puzzles = "";
let count = 0;

test.beforeAll(async () => {
  puzzles = await readFile(join(ROOT, "www/puzzles.txt"), "utf8");
  count = puzzles.split("[Puzzle ").length - 1;
});

/**
 * The statements of the first answer to a puzzle.
 *
 * @param {string} name
 * @returns {string[]}
 */
function answer(name) {
  const record = puzzles.split(/^(?=\[Bastide )/m).find((text) => text.includes(`[Puzzle "${name}"]`)) ?? assert.fail(name);
  return (/\[Answer "([^"|]*?)(?: \||")/.exec(record)?.[1] ?? "").split("; ");
}

/**
 * @param {Page} page
 * @param {string} name
 */
async function openPuzzle(page, name) {
  await page.locator(".setup-ways button").nth(1).click();
  await page.locator(`[data-puzzle="${name}"]`).click();
  await page.locator(".puzzle canvas").waitFor();
}

/**
 * Chooses a statement by tapping its place on the board, turns it as it is wanted, and confirms.
 *
 * @param {Page} page
 * @param {string} statement
 */
async function tap(page, statement) {
  const hand = pointing("finger");
  await page.locator(".view-tools button").last().tap(); // shows the whole board
  const cell = statement.split(" ").slice(0, 3).join(" ");
  const [x, y] = await whereIs(page, statement, cell);
  await hand.choose(page, { text: statement, x, y });
  if (!statement.startsWith("tile")) return; // one tap takes a figure
  for (let turn = 0; turn < 4; turn += 1) {
    if ((await page.locator("#choices").inputValue()) === statement) break;
    await page.locator(".hand-buttons button", { hasText: "Turn tile" }).tap();
  }
  assert.equal(await page.locator("#choices").inputValue(), statement);
  await page.locator(".hand .primary:not([aria-disabled])").tap();
}

/**
 * Where a choice is drawn, once the board lies still.
 *
 * @param {Page} page
 * @param {string} statement
 * @param {string} cell what the statements of the same place begin with
 */
async function whereIs(page, statement, cell) {
  let before = "";
  for (let tries = 0; tries < 100; tries += 1) {
    const found = await page.evaluate(
      ([wanted, start]) => {
        const list = /** @type {HTMLSelectElement} */ (document.querySelector("#choices"));
        list.blur();
        list.focus();
        const option = [...list.options].find(({ value }) => value === wanted || value.startsWith(`${start} `));
        list.blur();
        const corner = document.querySelector("canvas")?.getBoundingClientRect();
        return option && corner ? [corner.left + Number(option.dataset.x), corner.top + Number(option.dataset.y)] : [];
      },
      [statement, cell],
    );
    if (found.length === 2 && before === found.join()) return found;
    before = found.join();
    await page.waitForTimeout(60);
  }
  return assert.fail(`${statement} is not to be seen`);
}

test("a puzzle is solved by touch, and stays solved", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 390, height: 844, touch: true, reducedMotion: true });
  await openPage(page, stage.url);
  await openPuzzle(page, "two-cities");
  await inspect(page, "puzzle-390x844");
  for (const statement of answer("two-cities")) await tap(page, statement);
  await page.locator('.puzzle[data-state="right"]').waitFor();
  assert.equal(await page.locator(".verdict h2").innerText(), "Right!");
  const told = await page.locator(".verdict").innerText();
  assert.match(told, /8 points in one turn/);
  assert.match(told, /completes? both|closes both/i, "and why");
  await inspect(page, "puzzle-right-390x844");
  await page.locator(".verdict .secondary", { hasText: "All puzzles" }).tap();
  await page.locator(".puzzle-list").waitFor();
  assert.ok((await page.locator(".puzzles-about").innerText()).includes(`1 of ${count} solved`));
  await inspect(page, "puzzles-390x844");
  await page.reload();
  await page.locator(".setup-ways button").nth(1).tap();
  await page.locator(".puzzle-list").waitFor();
  assert.equal(await page.locator(".puzzle-solved").count(), 1);
  assert.match(await page.locator('[data-puzzle="two-cities"]').innerText(), /Solved/);
  assert.deepEqual(problems, []);
});

test("a wrong answer is told kindly and tried again; hint and solution are shown, and do not count as solved", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1024, height: 768, touch: true, dark: true, reducedMotion: true });
  await openPage(page, stage.url);
  await openPuzzle(page, "gap");
  const [right] = answer("gap");
  const [, tile] = right.split(" ");
  const others = await page.locator("#choices option").evaluateAll((options) => options.map((option) => /** @type {HTMLOptionElement} */ (option).value));
  const wrong = others.find((one) => one.startsWith(`tile ${tile}`) && one !== right) ?? assert.fail("there is only one way");
  await tap(page, wrong);
  await page.locator('.hand[data-asks="figure"]').waitFor();
  await page.locator(".hand-buttons .secondary:last-child").tap(); // no figure
  await page.locator('.puzzle[data-state="wrong"]').waitFor();
  assert.match(await page.locator(".verdict").innerText(), /scores \d points?\. The best one scores 8/);
  await inspect(page, "puzzle-wrong-1024x768");
  await page.locator(".verdict .primary", { hasText: "Try again" }).tap();
  await page.locator('.puzzle[data-state="open"]').waitFor();
  await page.locator(".puzzle-hint").tap();
  assert.match(await page.locator(".puzzle-hinted").innerText(), /open side/);
  await page.locator(".puzzle-show").tap();
  await page.locator('.puzzle[data-state="shown"]').waitFor();
  assert.match(await page.locator(".verdict").innerText(), /8 points in one turn/);
  await page.locator(".verdict .primary", { hasText: "Next puzzle" }).tap();
  await page.locator('.puzzle:not([data-puzzle="gap"])').waitFor();
  await page.locator(".puzzle-head .icon-button").tap();
  assert.ok((await page.locator(".puzzles-about").innerText()).includes(`0 of ${count} solved`));
  assert.deepEqual(problems, []);
});

test("a puzzle is solved by keys alone", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1280, height: 800, reducedMotion: true });
  await openPage(page, stage.url);
  await page.locator(".setup-ways button").nth(1).focus();
  await page.keyboard.press("Enter");
  await page.locator(".puzzle-list").waitFor();
  const focused = (/** @type {string} */ selector) => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
  for (let steps = 0; !(await focused('[data-puzzle="abbey"]')); steps += 1) {
    assert.ok(steps < 60, "the puzzle is not reached");
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await page.locator(".puzzle canvas").waitFor();
  for (let steps = 0; !(await focused("#choices")); steps += 1) {
    assert.ok(steps < 20, "the list is not reached");
    await page.keyboard.press("Tab");
  }
  const [wanted] = answer("abbey");
  for (let steps = 0; (await page.locator("#choices").inputValue()) !== wanted; steps += 1) {
    assert.ok(steps < 20, "the abbey is not offered");
    await page.keyboard.press("ArrowDown");
  }
  await page.keyboard.press("Enter");
  await page.locator('.puzzle[data-state="right"]').waitFor();
  await page.keyboard.press("Enter"); // on the button that goes on
  await page.locator('.puzzle:not([data-puzzle="abbey"])').waitFor();
  assert.deepEqual(problems, []);
});

/** Blue closes a road on which the wagons of green and red stand, who are asked where to move them. */
const TWO_WAGONS = `[Bastide "1"]
[Puzzle "gap"]
[Goal "now"]
[Difficulty "1"]
[Answer "tile U 1,1 0; skip"]
[Boxes "base+abbey"]
[Players "red, blue, green"]
[Deck "B A B B B B A B U B"]
tile A 0,1 3
wagon road.E
tile B 1,0 0
tile B 2,0 0
tile B 0,-1 0
tile B -1,0 0
tile A 2,1 1
wagon road.W
tile B -1,-1 0
skip
`;

test("the owners of wagons decide for themselves in the turn of somebody else", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1024, height: 768, touch: true, reducedMotion: true });
  await page.route("**/puzzles.txt", (route) => route.fulfill({ contentType: "text/plain", body: TWO_WAGONS }));
  await openPage(page, stage.url);
  await openPuzzle(page, "gap");
  await tap(page, "tile U 1,1 0");
  await page.locator('.hand[data-asks="figure"]').waitFor();
  await page.locator(".hand-buttons .secondary:last-child").tap();
  await page.locator('.puzzle[data-state="right"]').waitFor();
  assert.match(await page.locator(".verdict").innerText(), /Green scores 3 points/);
  assert.deepEqual(problems, []);
});

test("the others answer at every second step of the dragon, and the steering is solved against them", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1280, height: 800, reducedMotion: true });
  await openPage(page, stage.url);
  await openPuzzle(page, "steering");
  for (const statement of answer("steering")) {
    await page.locator(`#choices option[value="${statement}"]`).waitFor({ state: "attached" });
    assert.equal(await page.locator(".hand").getAttribute("data-colour"), "blue", "nobody else is asked");
    await page.locator("#choices").selectOption(statement);
    await page.locator(".hand .primary:not([aria-disabled])").click();
  }
  await page.locator('.puzzle[data-state="right"]').waitFor();
  assert.match(await page.locator(".verdict").innerText(), /13 points ahead/);
  assert.deepEqual(problems, []);
});

test("the solution is shown on the board with what the other spaces give away, and stays whatever is tapped", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1280, height: 800, reducedMotion: true });
  await openPage(page, stage.url);
  await openPuzzle(page, "two-cities");
  await page.locator(".puzzle-show").click();
  const marks = page.locator(".solution");
  await marks.locator(".solution-fewer").first().waitFor();
  assert.equal(await marks.locator(".solution-figure").count(), 1);
  const fewer = await marks.locator(".solution-fewer").allInnerTexts();
  assert.ok(fewer.includes("\u22124") && fewer.includes("\u22128"), fewer.join());
  await inspect(page, "puzzle-solution-1280x800");
  await page.locator(".verdict-others").click();
  assert.match(await page.locator("dialog[open]").innerText(), /4 points fewer: 3 north/);
  await page.locator("dialog[open] .primary").click();
  const canvas = page.locator(".puzzle canvas.board");
  const before = await marks.locator(".solution-figure").evaluate((figure) => JSON.stringify(figure.getBoundingClientRect()));
  const mark = await marks.locator(".solution-fewer").first().boundingBox();
  if (!mark) assert.fail("no mark is to be seen");
  await page.mouse.click(mark.x + mark.width / 2, mark.y + mark.height / 2);
  await canvas.focus();
  await page.keyboard.press("Enter");
  await page.waitForTimeout(300);
  assert.equal(await page.locator(".puzzle").getAttribute("data-state"), "shown");
  assert.equal(await marks.locator(".solution-figure").evaluate((figure) => JSON.stringify(figure.getBoundingClientRect())), before);
  await page.locator(".verdict .secondary", { hasText: "Try again" }).click();
  await page.locator('.puzzle[data-state="open"]').waitFor();
  assert.equal(await marks.isVisible(), false);
  assert.equal(await page.locator(".hand").getAttribute("data-asks"), "tile", "nothing was played");
  assert.deepEqual(problems, []);
});

test("the list has a picture of every position once it comes near, and says by group what was solved and tried", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1024, height: 768, touch: true, reducedMotion: true });
  await openPage(page, stage.url);
  await openPuzzle(page, "gap");
  await page.locator(".puzzle-head .icon-button").tap();
  const state = (/** @type {string} */ name) => page.locator(`.puzzle-entry[data-puzzle="${name}"]`).getAttribute("data-progress");
  assert.deepEqual([await state("gap"), await state("crown")], ["tried", "new"]);
  assert.match(await page.locator('.puzzle-entry[data-puzzle="gap"]').innerText(), /Tried/);
  const group = page.locator('section[aria-labelledby="group-dragon"]');
  assert.match(await group.locator("h2").innerText(), /Princess & Dragon\s*0 of 4 solved/);
  const [first, last] = [page.locator('[data-puzzle="gap"] canvas'), page.locator(".puzzle-list canvas").last()];
  await page.locator('[data-puzzle="gap"] canvas[data-drawn]').waitFor();
  assert.equal(await last.getAttribute("data-drawn"), null, "far below the window nothing is drawn");
  await last.scrollIntoViewIfNeeded();
  await page.locator(".puzzle-list section").last().locator("li").last().locator("canvas[data-drawn]").waitFor();
  for (const canvas of [first, last]) {
    const colours = await canvas.evaluate((picture) => {
      const canvas = /** @type {HTMLCanvasElement} */ (picture);
      const data = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      return new Set(Array.from({ length: data.length / 4 }, (_, pixel) => data.slice(4 * pixel, 4 * pixel + 3).join())).size;
    });
    assert.ok(colours > 50, `${colours} colours`);
  }
  assert.deepEqual(problems, []);
});

test("every solution can be shown, and brings what it promises", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1280, height: 800, reducedMotion: true });
  await openPage(page, stage.url);
  await openPuzzle(page, "gap");
  for (let shown = 1; ; shown += 1) {
    await page.locator(".puzzle-show").click();
    await page.locator('.puzzle[data-state="shown"]').waitFor();
    const name = await page.locator(".puzzle").getAttribute("data-puzzle");
    assert.ok((await page.locator(".verdict p").count()) >= 3, `${name}`);
    const next = page.locator(".verdict .primary");
    if ((await next.innerText()) !== "Next puzzle") {
      assert.equal(shown, count);
      break;
    }
    await next.click();
    await page.locator(`.puzzle:not([data-puzzle="${name}"])`).waitFor();
  }
  assert.deepEqual(problems, []);
});

/** @type {[device: string, width: number, height: number, lang: string][]} */
const SIDEWAYS = [
  ["phone", 844, 390, "de-DE"],
  ["tablet", 1024, 768, "fr-FR"],
];

for (const [device, width, height, lang] of SIDEWAYS) {
  test(`on a ${device} held sideways the longest solutions are read without scrolling, beside a board with nothing out of sight`, async () => {
    const { page, problems } = await stage.browser.newPage({ width, height, touch: true, reducedMotion: true, lang });
    await openPage(page, stage.url);
    for (const name of ["sharing", "barn", "wagon"]) {
      await openPuzzle(page, name);
      await page.locator(".sight-marks:not([hidden])").waitFor({ state: "attached" });
      assert.equal(await page.locator(".sight-more").isVisible(), false, name);
      await page.locator(".puzzle-show").tap();
      await page.locator('.puzzle[data-state="shown"]').waitFor();
      await page.locator(".verdict-others").waitFor();
      const [whole, seen] = await page.locator(".verdict").evaluate((verdict) => [verdict.scrollHeight, verdict.clientHeight]);
      assert.ok(whole <= seen, `${name}: ${whole} of ${seen} pixels`);
      await page.reload();
    }
    assert.deepEqual(problems, []);
  });
}

test("the statistics of three games say what the referee says", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 390, height: 844, touch: true });
  const games = [1, 2, 3].map((seed) =>
    played("--players", "2", "--seed", String(seed), "--policy", "greedy", "novice").replace(
      /"(red|blue), (red|blue)"/,
      (_, first, second) => `"${first} Ann, ${second}${seed < 3 ? " (ai:novice)" : " Bob"}"`,
    ),
  );
  await openPage(page, stage.url);
  await page.locator(".setup-ways button").first().tap();
  await page
    .locator("input[type=file]")
    .setInputFiles(games.map((text, index) => ({ name: `${index}.bastide`, mimeType: "text/plain", buffer: Buffer.from(text) })));
  await page.waitForFunction(() => document.querySelectorAll(".shelf-game").length === 3);
  for (const dialog of await page.locator("dialog[open] .primary").all()) await dialog.tap();
  await page.locator(".shelf .row .secondary", { hasText: "Statistics" }).tap();
  await page.locator(".career-facts").waitFor();
  const facts = Object.fromEntries(
    await page.locator(".career-facts div").evaluateAll((pairs) => pairs.map((pair) => [pair.children[0].textContent, pair.children[1].textContent])),
  );
  const ends = games.map((text) => course(text).at(-1)?.scores ?? []);
  const own = ends.map(([ann]) => ann);
  const won = ends.filter(([ann, other]) => ann >= other).length;
  assert.equal(await page.locator("#career-name").inputValue(), "Ann");
  assert.equal(facts["Finished games"], "3");
  assert.equal(facts.Won, `${won} (${Math.round((100 * won) / 3)}%)`);
  assert.equal(facts["Best score"], String(Math.max(...own)));
  assert.equal(facts["Average score"], ((own[0] + own[1] + own[2]) / 3).toFixed(1));
  const rows = async (/** @type {number} */ index) =>
    Object.fromEntries(
      await page
        .locator(".career-table")
        .nth(index)
        .locator("tbody tr")
        .evaluateAll((lines) => lines.map((line) => [line.children[0].textContent, line.children[1].textContent])),
    );
  const results = await rows(0);
  assert.deepEqual(Object.values(results), ["2", "1"], "two against the computer, one among people");
  const colour = (/** @type {string} */ text) => /"(\w+) Ann/.exec(text)?.[1];
  const scored = games.flatMap((text) =>
    course(text)
      .flatMap(({ events }) => events)
      .map((event) => event.split(" "))
      .filter(([what, who]) => what === "scored" && who === colour(text)),
  );
  const of = (/** @type {string} */ kind) => scored.filter(([, , what]) => what === kind).reduce((sum, [, , , points]) => sum + Number(points), 0);
  const kinds = await rows(1);
  assert.deepEqual(kinds, { Cities: String(of("city")), Roads: String(of("road")), Monasteries: String(of("monastery")), Fields: String(of("field")) });
  assert.match(facts["Longest road"] ?? "", /^\d+ tiles$/);
  await inspect(page, "career-390x844");
  await page.locator("#career-name").selectOption("Bob");
  assert.equal(await page.locator(".career-facts dd").first().innerText(), "1");
  assert.deepEqual(problems, []);
});
