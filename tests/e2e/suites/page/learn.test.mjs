/**
 * The lesson from start to end by finger, its end by keys; why something cannot be done; the rules reference. Pictured in target/e2e/. The whole
 * lesson by keys is in `cargo xtask soak lesson`, every article of the rules in `cargo xtask soak rulebook`.
 */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { inspect } from "../../support/axe.mjs";
import { COURSES } from "../../../../www/learn/courses.js";
import { fillsUp } from "../../support/full-disk.mjs";
import { COUNT, learnByKeys, prepareLesson, step } from "../../support/lesson.mjs";
import { atRest, painted, handled } from "../../support/moments.mjs";
import { CONFIRM, END_STORY, SHORT, continueGame, keptRecord, openPage, picture, saved, settled } from "../../support/player.mjs";
import { checkArticles } from "../../support/rulebook.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

/** Goes on with what the coach says, or takes back what the lesson cannot go on from. */
const COACH = '.coach [data-action="next"]:visible, .coach [data-action="take-back"]:visible';

const stage = onStage();

/** The middle of the ring, once the board lies still. @param {Page} page */
async function ringed(page) {
  await settled(page);
  const box = await page.locator(".coach-ring").boundingBox();
  assert.ok(box, "the place is shown");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * One step by finger; of a tile that is to be turned, tap by tap.
 *
 * @param {Page} page
 * @param {string} name
 */
async function tapStep(page, name) {
  if (await page.locator(COACH).count()) return page.locator(COACH).tap();
  if (name === "keep") return page.locator(".hand-buttons .coach-wanted").tap();
  const { x, y } = await ringed(page);
  const over = await page.evaluate(
    ([x, y]) =>
      [
        [0, 0],
        [-20, 0],
        [20, 0],
        [0, -20],
        [0, 20],
      ].map(([dx, dy]) => document.elementFromPoint(x + dx, y + dy)?.className),
    [x, y],
  );
  assert.deepEqual(new Set(over), new Set(["board"]), `${name}: nothing lies over the space that is asked for`);
  const asks = await page.locator(".hand").getAttribute("data-asks");
  await page.touchscreen.tap(x, y);
  if (asks !== "tile") return; // one tap takes a figure
  await page.locator(CONFIRM).waitFor();
  await page.locator(CONFIRM).tap();
}

test("the lesson by finger: it answers other choices, can be left and taken up, and ends with a game against the Beginner", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 390, height: 844, touch: true });
  await prepareLesson(page);
  await openPage(page, stage.url);
  await page.locator("a.lesson").tap();
  assert.equal(await step(page), "lay");
  await inspect(page, "lesson-390x844");
  const board = await page.locator(".board").boundingBox();
  assert.ok((board?.height ?? 0) > 420, "half of the screen is the board");

  // shown: the sentence names the button that is left to press, until something else is chosen
  const first = (await page.locator(".coach-told").textContent()) ?? "";
  await page.locator('.coach [data-action="show"]').tap();
  await page.locator(".coach-told", { hasText: "Now choose “Place tile”" }).waitFor();

  // another legal space: told kindly, and taken back
  const { x } = await ringed(page);
  const others = (await settled(page)).filter((spot) => Math.abs(spot.x - x) > 10);
  await page.touchscreen.tap(others[0].x, others[0].y);
  await page.locator(".coach-told", { hasText: first }).waitFor();
  await page.locator(CONFIRM).tap();
  await page.locator(".coach-told", { hasText: "undo and try again" }).waitFor();
  assert.equal(await page.locator(".coach-ring").isVisible(), false);
  await page.locator(COACH).tap();

  const seen = new Set();
  for (let tries = 0; tries < 90 && !(await page.locator(".story").isVisible()); tries += 1) {
    const name = (await step(page)) ?? "";
    if (await page.locator(".story").isVisible()) break;
    if (name === "monastery" && !seen.has(name)) {
      seen.add(name);
      await page.reload();
      await page.locator("a.lesson", { hasText: "Continue the lesson" }).tap();
      assert.equal(await step(page), "monastery");
      assert.equal(await page.locator(".score").first().textContent(), "4");
      continue;
    }
    seen.add(name);
    await tapStep(page, name);
    if (
      /^(finish|city|apart|join)$/.test(name) &&
      (await page.locator(`${COACH}, .hand[data-asks=figure]`).first().waitFor(),
      await page.locator(".coach-told", { hasText: "undo and try again" }).isVisible())
    ) {
      await page.locator(COACH).tap(); // laid the wrong way round: turned once more
      const spot = await ringed(page);
      for (let turns = 0; turns < 4; turns += 1) {
        await page.touchscreen.tap(spot.x, spot.y);
        if ((await page.locator(".hand-picture").getAttribute("data-shown")) === { finish: "W 0", city: "M 2", apart: "E 2", join: "R 0" }[name]) break;
      }
      await page.locator(CONFIRM).tap();
    }
  }
  assert.equal(seen.size, COUNT, [...seen].join());
  await page.locator(".story").waitFor();
  await page.locator(END_STORY).tap();
  await page.locator("dialog.lesson-end", { hasText: "25 to 8" }).waitFor();
  assert.deepEqual(
    await page.locator("dialog.lesson-end tbody tr:not(.part) td").allTextContents(),
    ["12", "0", "4", "3", "6", "5", "3", "0"],
    "cities, roads, monasteries, fields",
  );
  await inspect(page, "lesson-end-390x844");
  await handled(page, "click", () => page.touchscreen.tap(4, 4));
  assert.ok(await page.locator("dialog.lesson-end").isVisible(), "a tap beside it loses nothing");
  await page.locator("dialog.lesson-end").getByRole("button", { name: "Play against the Beginner" }).tap();
  await page.locator(".hand-who", { hasText: "Red’s turn" }).waitFor();
  assert.match(await keptRecord(page), /blue Pip \(ai:novice\)/);
  await openPage(page, stage.url);
  assert.equal(await page.locator("a.lesson").count(), 0, "who has learned is not asked again");
  assert.deepEqual(
    await page.locator(".seat .who").evaluateAll((seats) => seats.map((seat) => /** @type {HTMLSelectElement} */ (seat).value)),
    ["", ""],
    "the form is for people; the way against the computer has its own button",
  );
  assert.deepEqual(problems, []);
});

test("the end of the lesson by keys alone, spoken step by step", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1024, height: 768, dark: true });
  await prepareLesson(page, "second");
  await openPage(page, stage.url);
  assert.equal((await learnByKeys(page)).size, 5);
  assert.deepEqual(problems, []);
});

/** Each step shows what it asks for; the next one is offered at the end, and a game with the expansion begins from the last. */
test("each expansion's guided game leads to its end, and on to the next", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 390, height: 844, touch: true, reducedMotion: true });
  await prepareLesson(page);
  await page.goto(`${stage.url}#learn/river`);
  for (const [name, { steps }] of Object.entries(COURSES).slice(1)) {
    for (const { name: step, watch, plays } of steps) {
      await page.locator(`.coach[data-step="${step}"]`).waitFor();
      if (watch) {
        await page.locator('.coach [data-action="next"]').click();
        continue;
      }
      if (step === steps[0].name) await inspect(page, `course-${name}-390x844`);
      await page.locator('.coach [data-action="show"]').click();
      await page.locator(`.hand [data-action="${plays[0] === "skip" ? "skip" : "confirm"}"]`).click();
    }
    await page.locator(".story, dialog.lesson-end").first().waitFor();
    if (await page.locator(".story").isVisible()) await page.locator(END_STORY).click();
    const end = page.locator("dialog.lesson-end");
    await end.waitFor();
    if (name !== "dragon") await end.getByRole("button", { name: /^Next: / }).click();
  }
  await page.locator("dialog.lesson-end").getByRole("button", { name: "Play it against the Beginner" }).click();
  await page.locator(".coach").waitFor({ state: "detached" }); // the lesson has a hand, too
  await page.locator(".hand").waitFor();
  await saved(page);
  assert.match(await keptRecord(page), /\[Boxes "base\+dragon"\]/);
  assert.deepEqual(problems, []);
});

test("the set-up offers the guided game of an expansion, which goes on after a reload", async () => {
  const { page, problems } = await stage.browser.newPage({ reducedMotion: true });
  await page.goto(stage.url);
  await page.locator(".box", { hasText: "Inns & Cathedrals" }).hover();
  await page.getByRole("link", { name: "Learn Inns & Cathedrals in a short guided game" }).click();
  await page.locator('.coach [data-action="show"]').click();
  await page.locator('.hand [data-action="confirm"]').click();
  await page.locator('.coach[data-step="large"]').waitFor();
  await saved(page);
  await page.goto(`${stage.url}icon.svg`);
  await page.goto(`${stage.url}#learn/inns`);
  await page.locator('.coach[data-step="large"]').waitFor();
  assert.deepEqual(problems, []);
});

/** A decision is saved before the coach has looked at it; and what an earlier version kept may be wrong already. */
test("a lesson that is left after a wrong decision goes on from before it, and to its end", async () => {
  const { page, problems } = await stage.browser.newPage({ reducedMotion: true });
  await prepareLesson(page);
  await openPage(page, stage.url);
  await page.locator("a.lesson").click();
  assert.equal(await step(page), "lay");
  await page.locator("#choices").selectOption("tile U -1,0 0");
  await page.locator(CONFIRM).click();
  await page.locator('.coach [data-action="take-back"]').waitFor();
  await saved(page);
  await page.reload();
  await page.locator("a.lesson").click();
  await page.locator('main.game[data-decisions="0"] .coach[data-step="lay"]').waitFor();

  const { record, steps } = COURSES.inns;
  const wrong = [...steps.slice(0, 3).flatMap(({ plays }) => plays), "tile A 1,1 0", "skip"];
  await page.evaluate((left) => localStorage.setItem("bastide / course-inns", JSON.stringify(left)), `${record}${wrong.join("\n")}\n`);
  await page.goto(`${stage.url}icon.svg`);
  await page.goto(`${stage.url}#learn/inns`);
  for (const { name, watch, plays } of steps.slice(3)) {
    await page.locator(`.coach[data-step="${name}"]`).waitFor();
    if (watch) await page.locator('.coach [data-action="next"]').click();
    else {
      await page.locator('.coach [data-action="show"]').click();
      await page.locator(`.hand [data-action="${plays[0] === "skip" ? "skip" : "confirm"}"]`).click();
    }
  }
  await page.locator(".story, dialog.lesson-end").first().waitFor();
  assert.deepEqual(problems, []);
});

test("where the browser has no room for the lesson, that is said once", async () => {
  const { page, problems } = await stage.browser.newPage({ reducedMotion: true });
  await prepareLesson(page);
  await fillsUp(page, { small: true });
  await openPage(page, stage.url);
  await page.locator("a.lesson").click();
  await step(page);
  await page.evaluate(() => Object.assign(window, { full: true }));
  for (let own = 0; own < 2; own += 1) {
    await page.locator('.coach [data-action="show"]').click();
    await page.locator('.hand [data-action="confirm"]').click();
    await saved(page);
    const told = page.locator('[data-notice="setting"]', { hasText: "the lesson starts again from the beginning" });
    if (own > 0) assert.equal(await told.count(), 0, "the person knows it");
    else {
      await told.waitFor();
      await told.getByRole("button", { name: "Close" }).click();
    }
  }
  assert.deepEqual(problems, []);
});

/** Blue waits for nearly a second before he plays, and the person takes back then. */
test("undo while Blue is about to play calls his move off, before his tile and before his figure", async () => {
  for (const decisions of [2, 3]) {
    const { page, problems } = await stage.browser.newPage({ reducedMotion: true });
    await page.goto(stage.url);
    await page.locator("a.lesson").first().click();
    for (let own = 0; own < 2; own += 1) {
      await page.locator('.coach [data-action="show"]').click();
      await page.locator('.hand [data-action="confirm"]').click();
      await saved(page);
    }
    await page.locator(`main.game[data-decisions="${decisions}"]`).waitFor();
    await page.locator("canvas.board").focus();
    await page.keyboard.press("Control+z");
    await page.waitForTimeout(2500); // longer than he waits
    assert.equal(await page.locator(".panic").count(), 0);
    assert.ok(await page.locator('.coach [data-action="show"]').isVisible(), "the step before is asked again");
    assert.deepEqual(problems, []);
    await page.context().close();
  }
});

test("a tap on a space where the tile does not fit says why, with the rule", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 390, height: 844, touch: true });
  await continueGame(page, stage.url, `[Bastide "1"]\n[Players "red Ann, blue Bob"]\n[Deck "D U C W"]\n`);
  const spots = await settled(page);
  const west = spots.find(({ text }) => text.startsWith("1 west"));
  const east = spots.find(({ text }) => text.startsWith("1 east"));
  assert.ok(west && east, "the road goes on in the west and in the east");
  await page.touchscreen.tap((west.x + east.x) / 2, west.y - (east.x - west.x) / 2);
  await page.locator(".light-why", { hasText: "However you turn the tile" }).waitFor();
  assert.match((await page.locator(".light-why").textContent()) ?? "", /To the south the tile would show (field|road), but its neighbour shows city\./);
  await page.locator("#status", { hasText: "However you turn the tile" }).waitFor({ state: "attached" });
  await inspect(page, "why-not-390x844");
  await page.locator(".light-card .rule-link").tap();
  await page.locator(".rules-book .rule[open] summary", { hasText: "Placing a tile" }).waitFor();
  assert.equal(new URL(page.url()).hash, "");
  await page.keyboard.press("Escape");
  await page.locator(".hand-who", { hasText: "Ann’s turn" }).waitFor();
  assert.deepEqual(problems, []);
});

test("a road that somebody holds says so, by keys", async () => {
  const { page, problems } = await stage.browser.newPage();
  await continueGame(page, stage.url, `[Bastide "1"]\n[Players "red Ann, blue Bob"]\n[Deck "D L U L"]\ntile L 1,0 0\nmeeple road.W\ntile U -1,0 0\n`);
  await saved(page);
  const heading = page.locator(".light-card[data-held=true] h2");
  for (let presses = 0; presses < 4; presses += 1) {
    await handled(page, "keydown", () => page.keyboard.press("i")); // the next part of the tile
    await heading.waitFor();
    await painted(page);
    if (/road/i.test(await heading.innerText())) break;
  }
  await page.locator(".light-why", { hasText: "There is already a figure on this road" }).waitFor();
  await page.locator("#status", { hasText: "There is already a figure on this road" }).waitFor({ state: "attached" });
  await page.locator(".light-card .rule-link").click();
  await page.locator(".rules-book .rule[open] summary", { hasText: "Placing a figure" }).waitFor();
  assert.deepEqual(problems, []);
});

test("the rules: from the menu, by address, by search; articles have their positions", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1024, height: 768 });
  await continueGame(page, stage.url, SHORT);
  await page.locator('.game > .table [data-action="menu"]').click();
  await page.locator(".menu").getByRole("button", { name: "How to play" }).click();
  await page.locator("dialog").getByRole("button", { name: "All the rules" }).click();
  const book = page.locator(".rules-book");
  await book.waitFor();
  const { rules, count } = await checkArticles(page, 9);
  await book.locator("input[type=search]").fill("coat of arms");
  const left = await rules.filter({ visible: true }).count();
  assert.ok(left > 0 && left < count, `${left} articles are about coats of arms`);

  await page.goto(`${stage.url}icon.svg`); // another fragment alone would load nothing
  await page.goto(`${stage.url}#rules/farmer`);
  await page.locator(".rules-book .rule[open] .rule-score", { hasText: "Red scores 6 points for farmers beside 2 completed cities" }).waitFor();
  await inspect(page, "rules-1024x768");
  await page.keyboard.press("Escape");
  await page.evaluate(() => (location.hash = "rules/road")); // the same page, once more
  await page.locator(".rules-book .rule[open] .rule-score", { hasText: "Red scores 3 points for a completed road of 3 tiles" }).waitFor();
  await page.locator('.rule[open] [data-action="before"]').click();
  assert.equal(await page.locator(".rule[open] [aria-pressed=true]").textContent(), "Before");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
  await inspect(page, "rules-390x844-dark");
  assert.deepEqual(problems, []);
});

/** Runs in the page: the pictures of the open article. */
function pictures() {
  const [board, hand] = [document.querySelector("details[open] .rule-board"), document.querySelector("details[open] .rule-hand")];
  return {
    board: /** @type {HTMLCanvasElement | null} */ (board)?.toDataURL() ?? "",
    hand: /** @type {HTMLImageElement | null} */ (hand)?.src ?? "",
  };
}

/** Runs in the page: how many pixels of the open article's board have a colour. */
function coloured() {
  const canvas = /** @type {HTMLCanvasElement | null} */ (document.querySelector("details[open] .rule-board"));
  const context = canvas?.getContext("2d");
  if (!canvas || !context) return 0;
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  let count = 0;
  for (let at = 0; at < data.length; at += 4)
    if (data[at + 3] > 0 && Math.max(data[at], data[at + 1], data[at + 2]) - Math.min(data[at], data[at + 1], data[at + 2]) > 8) count += 1;
  return count;
}

test("an open article follows the change to high contrast and back, and is on paper in black on white", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1024, height: 768, dark: true, reducedMotion: true });
  await page.addInitScript(`Object.assign(window, { pictures: ${pictures}, coloured: ${coloured} })`);
  const isPainted = () => page.waitForFunction(() => /** @type {any} */ (window).coloured() >= 1000);
  const rests = () => atRest(page, () => page.evaluate(pictures));
  await page.goto(`${stage.url}#rules/lay`);
  await page.locator("details[open] .rule-hand[src]").waitFor();
  await isPainted();
  const painted = await rests();
  await page.emulateMedia({ contrast: "more" });
  await page.waitForFunction((painted) => {
    const now = /** @type {any} */ (window).pictures();
    return now.board !== painted.board && now.hand !== painted.hand;
  }, painted);
  await rests();
  await picture(page, "rules-contrast-1024x768");
  await page.emulateMedia({ contrast: "no-preference" });
  await page.waitForFunction((painted) => JSON.stringify(/** @type {any} */ (window).pictures()) === painted, JSON.stringify(painted));

  await page.emulateMedia({ media: "print" });
  assert.equal(
    await page.evaluate(() => {
      dispatchEvent(new Event("beforeprint"));
      return /** @type {HTMLImageElement} */ (document.querySelector(".rule-hand")).src.slice(0, 18);
    }),
    "data:image/svg+xml",
  );
  assert.equal(await page.evaluate(coloured), 0);
  assert.deepEqual(
    await page
      .locator(".rules-search, .rules-book header button, .rule:not([open]), .setup")
      .evaluateAll((all) => all.filter((one) => one.getClientRects().length > 0).length),
    0,
  );
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: "screen" });
  await isPainted(); // and on the screen as before
  assert.deepEqual(problems, []);
});
