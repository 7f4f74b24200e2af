/** The lesson from start to end by finger and by keys; why something cannot be done; the rules reference. Pictured in target/e2e/. */
import assert from "node:assert/strict";
import { isDeepStrictEqual } from "node:util";
import { test } from "@playwright/test";
import { inspect } from "../../support/axe.mjs";
import { keptRecord, openPage, picture, saved, settled } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const STEPS = 18;
const PRIMARY = ".hand .primary:not([aria-disabled])";

const stage = onStage();

/** Blue does not wait, so that a test need not. @param {Page} page */
async function hurry(page) {
  await page.addInitScript(() => localStorage.setItem("bastide / preferences", JSON.stringify({ pace: "fast" })));
}

/** The step that is told, once it is something to be done or read. @param {Page} page */
async function step(page) {
  await page.locator(".coach button:visible, .story, dialog.lesson-end").first().waitFor();
  await saved(page);
  return page.locator(".coach").getAttribute("data-step");
}

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
  if (await page.locator(".coach .primary:visible").count()) return page.locator(".coach .primary:visible").tap();
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
  await page.locator(PRIMARY).waitFor();
  await page.locator(PRIMARY).tap();
}

test("the lesson by finger: it answers other choices, can be left and taken up, and ends with a game against the Beginner", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 390, height: 844, touch: true });
  await hurry(page);
  await openPage(page, stage.url);
  await page.locator("a.lesson").tap();
  assert.equal(await step(page), "lay");
  await inspect(page, "lesson-390x844");
  const board = await page.locator(".board").boundingBox();
  assert.ok((board?.height ?? 0) > 420, "half of the screen is the board");

  // another legal space: told kindly, and taken back
  const { x } = await ringed(page);
  const others = (await settled(page)).filter((spot) => Math.abs(spot.x - x) > 10);
  await page.touchscreen.tap(others[0].x, others[0].y);
  await page.locator(PRIMARY).tap();
  await page.locator(".coach-told", { hasText: "undo and try again" }).waitFor();
  assert.equal(await page.locator(".coach-ring").isVisible(), false);
  await page.locator(".coach .primary:visible").tap();

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
      (await page.locator(".coach .primary:visible, .hand[data-asks=figure]").first().waitFor(),
      await page.locator(".coach-told", { hasText: "undo and try again" }).isVisible())
    ) {
      await page.locator(".coach .primary:visible").tap(); // laid the wrong way round: turned once more
      const spot = await ringed(page);
      for (let turns = 0; turns < 4; turns += 1) {
        await page.touchscreen.tap(spot.x, spot.y);
        if ((await page.locator(".hand-picture").getAttribute("data-shown")) === { finish: "W 0", city: "M 2", apart: "E 2", join: "R 0" }[name]) break;
      }
      await page.locator(PRIMARY).tap();
    }
  }
  assert.equal(seen.size, STEPS, [...seen].join());
  await page.locator(".story").waitFor();
  await page.locator(".story .secondary").last().tap();
  await page.locator("dialog.lesson-end", { hasText: "25 to 8" }).waitFor();
  assert.deepEqual(
    await page.locator("dialog.lesson-end tbody tr:not(.part) td").allTextContents(),
    ["12", "0", "4", "3", "6", "5", "3", "0"],
    "cities, roads, monasteries, fields",
  );
  await inspect(page, "lesson-end-390x844");
  await page.touchscreen.tap(4, 4);
  await page.waitForTimeout(100);
  assert.ok(await page.locator("dialog.lesson-end").isVisible(), "a tap beside it loses nothing");
  await page.locator("dialog.lesson-end .primary").tap();
  await page.locator(".hand-who", { hasText: "Red’s turn" }).waitFor();
  assert.match(await keptRecord(page), /blue Pip \(ai:novice\)/);
  await openPage(page, stage.url);
  assert.equal(await page.locator("a.lesson").count(), 0, "who has learned is not asked again");
  assert.deepEqual(
    await page.locator(".seat .who").evaluateAll((seats) => seats.map((seat) => /** @type {HTMLSelectElement} */ (seat).value)),
    ["", "novice"],
    "a game alone is offered first",
  );
  assert.deepEqual(problems, []);
});

test("the lesson by keys alone, spoken step by step", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1024, height: 768, dark: true });
  await hurry(page);
  await openPage(page, stage.url);
  await reach(page, "a.lesson");
  await page.keyboard.press("Enter");
  await page.locator(".coach").waitFor();
  const told = new Set();
  for (let tries = 0; tries < 60; tries += 1) {
    const name = await step(page);
    if (await page.locator(".story").isVisible()) break;
    told.add(await page.locator(".coach-told[role=status]").textContent());
    if (name === "lay") await inspect(page, "lesson-1024x768-dark");
    const button = await page.locator(".coach button:visible").textContent();
    await reach(page, ".coach button:not([hidden])");
    await page.keyboard.press("Enter"); // “Next”, or “Show me”: then the focus is where it goes on
    if (button === "Show me") await page.keyboard.press("Enter");
  }
  assert.equal(told.size, STEPS);
  await page.keyboard.press("Escape");
  await page.locator("dialog.lesson-end").waitFor();
  assert.deepEqual(problems, []);
});

/**
 * Goes on with the tabulator until something has the focus.
 *
 * @param {Page} page
 * @param {string} selector
 */
async function reach(page, selector) {
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`${selector} is not reached by the tabulator`);
}

test("a tap on a space where the tile does not fit says why, with the rule", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 390, height: 844, touch: true });
  await openPage(page, stage.url, `[Bastide "1"]\n[Players "red Ann, blue Bob"]\n[Deck "D U C W"]\n`);
  await page.locator(".resume").tap();
  const spots = await settled(page);
  const west = spots.find(({ text }) => text.startsWith("1 west"));
  const east = spots.find(({ text }) => text.startsWith("1 east"));
  assert.ok(west && east, "the road goes on in the west and in the east");
  await page.touchscreen.tap((west.x + east.x) / 2, west.y - (east.x - west.x) / 2);
  await page.locator(".light-why", { hasText: "However you turn the tile" }).waitFor();
  assert.match((await page.locator(".light-why").textContent()) ?? "", /To the south the tile would show (field|road), but its neighbour shows city\./);
  assert.match((await page.locator("#status").textContent()) ?? "", /However you turn the tile/);
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
  await openPage(page, stage.url, `[Bastide "1"]\n[Players "red Ann, blue Bob"]\n[Deck "D L U L"]\ntile L 1,0 0\nmeeple road.W\ntile U -1,0 0\n`);
  await page.locator(".resume").click();
  await saved(page);
  const why = page.locator(".light-why", { hasText: "There is already a figure on this road" });
  for (let presses = 0; presses < 4 && !(await why.isVisible()); presses += 1) {
    await page.keyboard.press("i");
    await page.locator(".light-card[data-held=true]").waitFor();
    await why.waitFor({ timeout: 1000 }).catch(() => {}); // the card of the next part
  }
  assert.ok(await why.isVisible());
  assert.match((await page.locator("#status").textContent()) ?? "", /There is already a figure on this road/);
  await page.locator(".light-card .rule-link").click();
  await page.locator(".rules-book .rule[open] summary", { hasText: "Placing a figure" }).waitFor();
  assert.deepEqual(problems, []);
});

test("the rules: from the menu, by address, by search; every article has its position", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1024, height: 768 });
  await openPage(page, stage.url);
  await page.locator(".setup-start [type=submit]").click();
  await page.locator(".more-tools button").first().click();
  await page.locator(".menu button", { hasText: "How to play" }).click();
  await page.locator("dialog button", { hasText: "All the rules" }).click();
  const book = page.locator(".rules-book");
  await book.waitFor();
  const rules = book.locator("details.rule");
  const count = await rules.count();
  assert.ok(count >= 20, `${count} articles`);
  for (let index = 0; index < count; index += 1) {
    const article = rules.nth(index);
    await article.locator("summary").click();
    await article.locator("canvas").waitFor();
    assert.ok(await drawn(page), `${await article.locator("summary").textContent()}: the board is empty`);
  }
  assert.equal(await book.locator("canvas:visible").count(), 1, "one position at a time");
  await book.locator("input[type=search]").fill("coat of arms");
  const left = await rules.filter({ visible: true }).count();
  assert.ok(left > 0 && left < count, `${left} articles are about coats of arms`);

  await page.goto("about:blank");
  await page.goto(`${stage.url}#rules/farmer`);
  await page.locator(".rules-book .rule[open] .rule-score", { hasText: "Red scores 6 points for farmers beside 2 completed cities" }).waitFor();
  await inspect(page, "rules-1024x768");
  await page.keyboard.press("Escape");
  await page.evaluate(() => (location.hash = "rules/road")); // the same page, once more
  await page.locator(".rules-book .rule[open] .rule-score", { hasText: "Red scores 3 points for a completed road of 3 tiles" }).waitFor();
  await page.locator(".rule[open] button", { hasText: "Before" }).click();
  assert.equal(await page.locator(".rule[open] [aria-pressed=true]").textContent(), "Before");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
  await inspect(page, "rules-390x844-dark");
  assert.deepEqual(problems, []);
});

/** Whether the position on show has more than one colour. @param {Page} page */
async function drawn(page) {
  const isDrawn = page.waitForFunction(
    () => {
      const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector(".rule[open] canvas"));
      const { data } = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")).getImageData(0, 0, canvas.width, canvas.height);
      return new Set(new Uint32Array(data.buffer)).size > 20;
    },
    undefined,
    { timeout: 5000 }, // it is shown once it is whole
  );
  return isDrawn.then(
    () => true,
    () => false,
  );
}

test("an open article follows the change to high contrast, and back", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1024, height: 768, reducedMotion: true });
  await page.goto(`${stage.url}#rules/lay`);
  await page.locator("details[open] .rule-hand").waitFor();
  const painted = await shown(page, ({ hand }) => hand !== "");
  await page.emulateMedia({ contrast: "more" });
  await shown(page, ({ board, hand }) => board !== painted.board && hand !== painted.hand);
  await picture(page, "rules-contrast-1024x768");
  await page.emulateMedia({ contrast: "no-preference" });
  await shown(page, (now) => isDeepStrictEqual(now, painted));
  assert.deepEqual(problems, []);
});

/**
 * The pictures of the open article, once they are as they should be and stay the same.
 *
 * @param {Page} page
 * @param {(now: { board: string, hand: string }) => boolean} isRight
 */
async function shown(page, isRight) {
  let before = "";
  for (let tries = 0; tries < 40; tries += 1) {
    await page.waitForTimeout(150);
    const now = await page.evaluate(() => {
      const [board, hand] = [document.querySelector("details[open] .rule-board"), document.querySelector("details[open] .rule-hand")];
      return JSON.stringify({ board: /** @type {HTMLCanvasElement} */ (board).toDataURL(), hand: /** @type {HTMLImageElement} */ (hand).src });
    });
    if (now === before && isRight(JSON.parse(now))) return JSON.parse(now);
    before = now;
  }
  return assert.fail("the article does not come to rest with the right pictures");
}

test("an article on paper has its position in black on white, and the tile in hand", async () => {
  const { page, problems } = await stage.browser.newPage({ dark: true });
  await page.goto(`${stage.url}#rules/lay`);
  await page.locator(".rule-board").waitFor();
  const coloured = () =>
    page.locator(".rule-board").evaluate((element) => {
      const canvas = /** @type {HTMLCanvasElement} */ (element);
      const { data } = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")).getImageData(0, 0, canvas.width, canvas.height);
      let count = 0;
      for (let at = 0; at < data.length; at += 4)
        if (data[at + 3] > 0 && Math.max(data[at], data[at + 1], data[at + 2]) - Math.min(data[at], data[at + 1], data[at + 2]) > 8) count += 1;
      return count;
    });
  const isPainted = async () => {
    for (let tries = 0; tries < 100 && (await coloured()) < 1000; tries += 1) await page.waitForTimeout(100);
    return (await coloured()) >= 1000;
  };
  assert.ok(await isPainted());
  await page.emulateMedia({ media: "print" });
  assert.equal(
    await page.evaluate(() => {
      dispatchEvent(new Event("beforeprint"));
      return /** @type {HTMLImageElement} */ (document.querySelector(".rule-hand")).src.slice(0, 18);
    }),
    "data:image/svg+xml",
  );
  assert.equal(await coloured(), 0);
  assert.deepEqual(
    await page
      .locator(".rules-search, .rules-book header button, .rule:not([open]), .setup")
      .evaluateAll((all) => all.filter((one) => one.getClientRects().length > 0).length),
    0,
  );
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: "screen" });
  assert.ok(await isPainted(), "and on the screen as before");
  assert.deepEqual(problems, []);
});
