/** Puzzles are solved by finger and by keys alone, and stay solved. The statistics of all games agree with the referee. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { inspect } from "../../support/axe.mjs";
import { handled } from "../../support/moments.mjs";
import { CONFIRM, SKIP, course, openPage, played } from "../../support/player.mjs";
import { COUNT, SIDEWAYS, answer, backToList, checkSideways, openList, openPuzzle, recordOf, showSolution, tap } from "../../support/puzzles.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const stage = onStage();

test("a puzzle is solved by touch, and stays solved", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 390, height: 844, touch: true, reducedMotion: true });
  await openPage(page, stage.url);
  await openList(page);
  await openPuzzle(page, "two-cities");
  await inspect(page, "puzzle-390x844");
  for (const statement of answer("two-cities")) await tap(page, statement);
  await page.locator('.puzzle[data-state="right"]').waitFor();
  assert.equal(await page.locator(".verdict h2").innerText(), "Right!");
  const told = await page.locator(".verdict").innerText();
  assert.match(told, /8 points in one turn/);
  assert.match(told, /completes? both|closes both/i, "and why");
  await inspect(page, "puzzle-right-390x844");
  await page.locator('.verdict [data-action="list"]').tap();
  await page.locator(".puzzle-list").waitFor();
  assert.ok((await page.locator(".puzzles-about").innerText()).includes(`1 of ${COUNT} solved`));
  await inspect(page, "puzzles-390x844");
  await page.reload();
  await openList(page);
  assert.equal(await page.locator(".puzzle-solved").count(), 1);
  assert.match(await page.locator('[data-puzzle="two-cities"]').innerText(), /Solved/);
  assert.deepEqual(problems, []);
});

test("no new version takes the place of a puzzle on which somebody is at work, until it is left", async () => {
  const { page, problems } = await stage.browser.newPage();
  await openPage(page, stage.url);
  const untilHeld = (/** @type {boolean} */ isHeld) =>
    page.waitForFunction(async (isHeld) => (await navigator.locks.query()).held?.some(({ name }) => name?.endsWith(" playing")) === isHeld, isHeld);
  await openList(page);
  await untilHeld(false);
  await openPuzzle(page, "two-cities");
  await untilHeld(true);
  await backToList(page);
  await untilHeld(false);
  assert.deepEqual(problems, []);
});

/** How many colours a picture has. @param {import("@playwright/test").Locator} picture */
const colours = (picture) =>
  picture.evaluate((element) => {
    const canvas = /** @type {HTMLCanvasElement} */ (element);
    const { data } = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")).getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size;
  });

test("a wrong answer is told kindly and tried again; what was only shown is tried, and the list pictures what comes near", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1024, height: 768, touch: true, dark: true, reducedMotion: true });
  await openPage(page, stage.url);
  await openList(page);
  await openPuzzle(page, "gap");
  const [right] = answer("gap");
  const [, tile] = right.split(" ");
  const others = await page.locator("#choices option").evaluateAll((options) => options.map((option) => /** @type {HTMLOptionElement} */ (option).value));
  const wrong = others.find((one) => one.startsWith(`tile ${tile}`) && one !== right) ?? assert.fail("there is only one way");
  await tap(page, wrong);
  await page.locator('.hand[data-asks="figure"]').waitFor();
  await page.locator(SKIP).tap();
  await page.locator('.puzzle[data-state="wrong"]').waitFor();
  assert.match(await page.locator(".verdict").innerText(), /scores \d points?\. The best one scores 8/);
  await inspect(page, "puzzle-wrong-1024x768");
  await page.locator('.verdict [data-action="again"]').tap();
  await page.locator('.puzzle[data-state="open"]').waitFor();
  await page.locator('[data-action="hint"]').tap();
  assert.match(await page.locator(".puzzle-hinted").innerText(), /open side/);
  await showSolution(page);
  assert.match(await page.locator(".verdict").innerText(), /8 points in one turn/);
  await page.locator('.verdict [data-action="next"]').tap();
  await page.locator('.puzzle:not([data-puzzle="gap"])').waitFor();
  await backToList(page);

  assert.ok((await page.locator(".puzzles-about").innerText()).includes(`0 of ${COUNT} solved`), "what was shown does not count");
  const entry = (/** @type {string} */ name) => page.locator(`.puzzle-entry[data-puzzle="${name}"]`);
  assert.deepEqual(await Promise.all(["gap", "steering"].map((name) => entry(name).getAttribute("data-progress"))), ["tried", "new"]);
  assert.match(await entry("gap").innerText(), /Tried/);
  const group = page.locator('section[aria-labelledby="group-dragon"]');
  assert.match(await group.locator("h2").innerText(), /The Princess & the Dragon\s*0 of 4 solved/);
  await entry("gap").locator("canvas[data-drawn]").waitFor();
  const far = page.locator(".puzzle-list section").last().locator("canvas").last(); // the one farthest below
  assert.equal(await far.getAttribute("data-drawn"), null, "far below the window nothing is drawn");
  await far.scrollIntoViewIfNeeded();
  await page.locator(".puzzle-list section").last().locator("li").last().locator("canvas[data-drawn]").waitFor();
  for (const canvas of [entry("gap").locator("canvas"), far]) assert.ok((await colours(canvas)) > 50);
  assert.deepEqual(problems, []);
});

/** Goes on with the tabulator until something has the focus. @param {Page} page @param {string} selector @param {number} most */
async function reach(page, selector, most) {
  for (let steps = 0; !(await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)); steps += 1) {
    assert.ok(steps < most, `${selector} is not reached`);
    await page.keyboard.press("Tab");
  }
}

test("a puzzle is solved by keys alone; a solution is shown on the board with what other spaces give away, and stays whatever is tapped", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1280, height: 800, reducedMotion: true });
  await openPage(page, stage.url);
  await page.locator('[data-action="puzzles"]').focus();
  await page.keyboard.press("Enter");
  await page.locator(".puzzle-list").waitFor();
  await reach(page, '[data-puzzle="abbey"]', 60);
  await page.keyboard.press("Enter");
  await page.locator(".puzzle canvas").waitFor();
  await reach(page, "#choices", 20);
  const [wanted] = answer("abbey");
  for (let steps = 0; (await page.locator("#choices").inputValue()) !== wanted; steps += 1) {
    assert.ok(steps < 20, "the abbey is not offered");
    await page.keyboard.press("ArrowDown");
  }
  await page.keyboard.press("Enter");
  await page.locator('.puzzle[data-state="right"]').waitFor();
  await page.keyboard.press("Enter"); // on the button that goes on
  await page.locator('.puzzle:not([data-puzzle="abbey"])').waitFor();

  await backToList(page);
  await openPuzzle(page, "two-cities");
  await showSolution(page);
  const marks = page.locator(".solution");
  await marks.locator(".solution-fewer").first().waitFor();
  assert.equal(await marks.locator(".solution-figure").count(), 1);
  const fewer = await marks.locator(".solution-fewer").allInnerTexts();
  assert.ok(fewer.includes("\u22124") && fewer.includes("\u22128"), fewer.join());
  await inspect(page, "puzzle-solution-1280x800");
  await page.locator('[data-action="others"]').click();
  await page.locator("dialog[open]", { hasText: /4 points fewer: 3 north/ }).waitFor();
  await page.locator('dialog[open] [data-action="done"]').click();
  const box = () => marks.locator(".solution-figure").evaluate((figure) => JSON.stringify(figure.getBoundingClientRect()));
  const before = await box();
  const mark = (await marks.locator(".solution-fewer").first().boundingBox()) ?? assert.fail("no mark is to be seen");
  await handled(page, "pointerup", () => page.mouse.click(mark.x + mark.width / 2, mark.y + mark.height / 2));
  await page.locator(".puzzle canvas.board").focus();
  await handled(page, "keydown", () => page.keyboard.press("Enter"));
  assert.equal(await page.locator(".puzzle").getAttribute("data-state"), "shown");
  assert.equal(await box(), before);
  await page.locator('.verdict [data-action="again"]').click();
  await page.locator('.puzzle[data-state="open"]').waitFor();
  assert.equal(await marks.isVisible(), false);
  assert.equal(await page.locator(".hand").getAttribute("data-asks"), "tile", "nothing was played");
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

test("the owners of wagons decide for themselves in the turn of somebody else; others answer at every second step of the dragon", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1024, height: 768, touch: true, reducedMotion: true });
  await page.route("**/puzzles.txt", (route) => route.fulfill({ contentType: "text/plain", body: TWO_WAGONS + recordOf("steering") }));
  await openPage(page, stage.url);
  await openList(page);
  await openPuzzle(page, "gap");
  await tap(page, "tile U 1,1 0");
  await page.locator('.hand[data-asks="figure"]').waitFor();
  await page.locator(SKIP).tap();
  await page.locator('.puzzle[data-state="right"]').waitFor();
  assert.match(await page.locator(".verdict").innerText(), /Green scores 3 points/);

  await page.locator('.verdict [data-action="list"]').tap();
  await openPuzzle(page, "steering");
  for (const statement of answer("steering")) {
    await page.locator(`#choices option[value="${statement}"]`).waitFor({ state: "attached" });
    assert.equal(await page.locator(".hand").getAttribute("data-colour"), "blue", "nobody else is asked");
    await page.locator("#choices").selectOption(statement);
    await page.locator(CONFIRM).click();
  }
  await page.locator('.puzzle[data-state="right"]').waitFor();
  assert.match(await page.locator(".verdict").innerText(), /13 points ahead/);
  assert.deepEqual(problems, []);
});

test("on a phone held sideways a long solution is read without scrolling, beside a board with nothing out of sight", async () => {
  const [[, width, height, lang]] = SIDEWAYS;
  const { page, problems } = await stage.browser.newPage({ width, height, touch: true, reducedMotion: true, lang });
  await openPage(page, stage.url);
  await openList(page);
  await checkSideways(page, ["barn"]);
  assert.deepEqual(problems, []);
});

test("the statistics of three games say what the referee says", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 390, height: 844, touch: true });
  const games = [1, 2, 3].map((seed) =>
    played("--players", "2", "--seed", String(seed), "--policy", "greedy", "novice").replace(
      /"(red|blue), (red|blue)"/,
      (_, first, second) => `"${first} ${"Zoé".normalize(seed < 2 ? "NFD" : "NFC")}, ${second}${seed < 3 ? " (ai:novice)" : " Bob"}"`,
    ),
  );
  await openPage(page, stage.url);
  await page.locator('[data-action="saved-games"]').tap();
  await page
    .locator("input[type=file]")
    .setInputFiles(games.map((text, index) => ({ name: `${index}.bastide`, mimeType: "text/plain", buffer: Buffer.from(text) })));
  await page.waitForFunction(() => document.querySelectorAll(".shelf-game").length === 3);
  await page.locator('.shelf [data-action="statistics"]').tap();
  await page.locator(".career-facts").waitFor();
  const facts = Object.fromEntries(
    await page.locator(".career-facts div").evaluateAll((pairs) => pairs.map((pair) => [pair.children[0].textContent, pair.children[1].textContent])),
  );
  const ends = games.map((text) => course(text).at(-1)?.scores ?? []);
  const own = ends.map(([zoe]) => zoe);
  const won = ends.filter(([zoe, other]) => zoe >= other).length;
  assert.equal(await page.locator("#career-name").inputValue(), "Zoé".normalize("NFC"), "however keyboards write it");
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
  const colour = (/** @type {string} */ text) => /"(\w+) Zo/.exec(text)?.[1];
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
  await page.locator(".career-facts div", { hasText: "Finished games" }).locator("dd", { hasText: /^1$/ }).waitFor();
  assert.deepEqual(problems, []);
});
