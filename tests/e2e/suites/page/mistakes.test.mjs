/**
 * Costly turns that become exercises: kept after a game and from the analysis board, solved and not solved, asked again as days go by, carried by
 * a file, taken away.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "@playwright/test";
import { inspect } from "../../support/axe.mjs";
import { SHORT, analyseFirst, openPage, played, replaceThinker } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../../../../www/games/mistakes.js").Mistake} Mistake */

const stage = onStage();
const DAY = 86_400_000;
/** The first day of each test. */
const BEGUN = new Date(2026, 10, 25, 12).getTime();
/** Tiles of the short game, beside the first. */
const TILES = 16;
let short = "";

/** A game of beginners that ends early: its last tiles are not in the pile. */
test.beforeAll(() => {
  const text = played("--players", "2", "--seed", "7", "--policy", "novice").replace('[Players "red, blue"]', '[Players "red Ann, blue Bob"]');
  const lines = text.split("\n");
  const kept = [];
  let laid = 0;
  for (const line of lines) {
    if (line.startsWith("[Result")) continue;
    if (line.startsWith("tile") && (laid += 1) > TILES) break;
    kept.push(
      line.startsWith("[Deck")
        ? `${line
            .split(" ")
            .slice(0, TILES + 2)
            .join(" ")}"]`
        : line,
    );
  }
  short = kept.join("\n");
});

/** @param {Page} page @param {number} days after the beginning */
const onDay = (page, days) => page.clock.setFixedTime(new Date(BEGUN + days * DAY));

/** What is kept in the browser. @param {Page} page @returns {Promise<Mistake[]>} */
const stored = (page) =>
  page.evaluate(async () => {
    const request = indexedDB.open("bastide / exercises", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("exercises", { keyPath: "id" });
    await new Promise((done, failed) => ([request.onsuccess, request.onerror] = [done, failed]));
    const all = request.result.transaction("exercises").objectStore("exercises").getAll();
    await new Promise((done, failed) => ([all.onsuccess, all.onerror] = [done, failed]));
    request.result.close();
    return all.result;
  });

/** The result of the short game, with its turns judged, on the first day. @param {import("../../support/browser.mjs").PageOptions} options */
async function judged(options) {
  const opening = await stage.browser.newPage({ reducedMotion: true, ...options });
  const { page } = opening;
  await onDay(page, 0);
  await openPage(page, stage.url, short);
  await page.getByRole("button", { name: "Saved games" }).click();
  await page.locator(".shelf-open").first().click();
  await page.locator(".review-fold > summary").click();
  await page.locator(".keep-mistakes button").first().waitFor({ timeout: 60_000 });
  return opening;
}

/** Keeps the costly turns of everybody. @param {Page} page */
async function keepAll(page) {
  for (const button of await page.locator(".keep-mistakes button").all()) {
    await button.click();
    await page.locator(".keep-mistakes + p", { hasText: "due tomorrow" }).waitFor();
    assert.equal(await button.getAttribute("aria-disabled"), "true");
  }
}

/** The list of mistakes, as many days after the beginning. @param {Page} page @param {number} days */
async function openList(page, days) {
  await onDay(page, days);
  await page.goto(stage.url);
  await page.locator(".setup-ways button").nth(1).click();
  await page.locator("[data-mistakes]").click();
  await page.locator(".mistakes-due").waitFor();
}

/** Plays statements by the list beside the board. @param {Page} page @param {string[]} statements */
async function play(page, statements) {
  for (const statement of statements) {
    await page.locator('.puzzle[data-state="open"]').waitFor();
    if (statement === "skip") await page.locator(".hand-buttons .secondary:last-child:not([hidden])").click();
    else {
      await page.locator("#choices").selectOption(statement);
      await page.locator(".hand .primary:not([aria-disabled])").click();
    }
  }
}

/** The exercise on the board. @param {Page} page */
async function shown(page) {
  await page.locator(".puzzle[data-mistake] canvas").waitFor();
  const id = await page.locator(".puzzle[data-mistake]").getAttribute("data-mistake");
  return (await stored(page)).find((mistake) => mistake.id === id) ?? assert.fail("it is not stored");
}

test("costly turns are kept after a game, solved and not solved, and come again as days go by", async () => {
  test.setTimeout(180_000);
  const { page, problems } = await judged({ width: 1280, height: 800 });
  await keepAll(page);
  const kept = await stored(page);
  assert.ok(kept.length >= 3, `${kept.length} costly turns`);
  for (const { cost, due, streak, record, played, best } of kept) {
    assert.ok(cost >= 3, `${cost} points`);
    assert.deepEqual([due, streak], ["2026-11-26", 0]);
    assert.ok(short.includes(played[0]) && !record.includes(played[0]) && best[0] !== undefined, "the record ends before the turn");
    assert.ok(record.length < 1500);
  }
  await openList(page, 0);
  assert.equal(await page.locator(".mistakes-due").innerText(), "Nothing is due now. The next one is due tomorrow.");
  assert.equal(await page.getByRole("button", { name: "Begin", exact: true }).count(), 0);

  await openList(page, 1);
  assert.equal(await page.locator(".mistakes-due").innerText(), `${kept.length} exercises are due now.`);
  await inspect(page, "mistakes-1280x800");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  const first = await shown(page);
  assert.equal(first.cost, Math.max(...kept.map(({ cost }) => cost)), "the costliest first");
  assert.match(await page.locator(".puzzle-task").innerText(), /^(Ann|Bob) to play: find a better turn than in the game\. Tile in hand: /);
  await inspect(page, "mistake-1280x800");
  await play(page, first.best);
  await page.locator('.puzzle[data-state="right"] .mistake-next', { hasText: "Next time: in 3 days." }).waitFor();
  assert.equal(await page.locator(".verdict h2").innerText(), "Solved");
  await inspect(page, "mistake-solved-1280x800");
  await page.getByRole("button", { name: "Next exercise" }).click();

  await page.locator(`.puzzle[data-mistake]:not([data-mistake="${first.id}"])`).waitFor();
  const second = await shown(page);
  await play(page, second.played);
  await page.locator('.puzzle[data-state="shown"] .mistake-next', { hasText: "Next time: later today." }).waitFor();
  assert.match(await page.locator(".verdict h2").innerText(), /^Not yet: about \d+ points lost$/);
  assert.ok((await page.locator(".verdict-said p").allInnerTexts()).some((text) => /^In the game: .*That lost about \d+ points\. The better turn/.test(text)));
  await inspect(page, "mistake-failed-1280x800");

  await openList(page, 1);
  assert.equal(await page.locator(".mistakes-due").innerText(), `${kept.length - 1} exercises are due now.`);
  const order = await page.locator("[data-mistake]").evaluateAll((all) => all.map((one) => one.getAttribute("data-mistake")));
  assert.deepEqual(
    [order.indexOf(second.id), order.indexOf(first.id)],
    [kept.length - 2, kept.length - 1],
    "the one that was not solved is the last that is due",
  );
  await openList(page, 2);
  assert.equal(await page.locator(".mistakes-due").innerText(), `${kept.length - 1} exercises are due now.`);
  await openList(page, 4);
  assert.equal(await page.locator(".mistakes-due").innerText(), `${kept.length} exercises are due now.`);
  assert.deepEqual(problems, []);
});

test("a phone: by kind, the better turn at once, one that is not asked again, and everything erased", async () => {
  test.setTimeout(180_000);
  const { page, problems } = await judged({ width: 390, height: 844, dark: true });
  await inspect(page, "mistakes-keep-390x844");
  await keepAll(page);
  const kept = await stored(page);
  await onDay(page, 1);
  await page.goto(stage.url);
  await page.locator(".setup-ways button").nth(1).click();
  const card = page.locator("[data-mistakes]");
  assert.equal(await card.getAttribute("data-mistakes"), String(kept.length));
  assert.match(await card.innerText(), new RegExp(`${kept.length} exercises are due now\\.\\s+${kept.length} in all · `));
  await inspect(page, "mistakes-card-390x844");
  await card.click();
  const { kind } = kept[0];
  const some = kept.filter((mistake) => mistake.kind === kind).length;
  const tab = page.locator(`[data-kind="${kind}"]`);
  if (await tab.count()) {
    await tab.click();
    assert.equal(await page.locator("[data-mistake]").count(), some);
    await page.locator('[data-kind="all"]').click();
  }
  await inspect(page, "mistakes-390x844");
  await page.locator("[data-mistake]").first().click();
  const first = await shown(page);
  await inspect(page, "mistake-390x844");
  await page.locator(".puzzle-show").click();
  await page.locator('.puzzle[data-state="shown"] .mistake-next').waitFor();
  assert.equal((await stored(page)).find(({ id }) => id === first.id)?.failed, "2026-11-26");
  await inspect(page, "mistake-shown-390x844");
  await page.locator(".verdict .mistake-remove").click();
  await page.locator(".mistakes-due").waitFor();
  assert.equal((await stored(page)).length, kept.length - 1);
  await page.getByRole("button", { name: "Put it back" }).click();
  await page
    .locator("[data-mistake]")
    .nth(kept.length - 1)
    .waitFor();
  assert.equal((await stored(page)).length, kept.length);

  await page.goto(stage.url);
  await page.getByRole("button", { name: "About and data" }).click();
  await page.locator(".about-dialog").getByRole("button", { name: "Erase everything" }).click();
  await Promise.all([page.waitForEvent("load"), page.locator("dialog.erase").getByRole("button", { name: "Erase it all" }).click()]);
  await page.locator(".setup").waitFor();
  assert.deepEqual(await stored(page), []);
  assert.deepEqual(problems, []);
});

test("the analysis board offers the same turns, and a file carries them with what is due", async () => {
  test.setTimeout(180_000);
  const { page, problems } = await stage.browser.newPage({ width: 1280, height: 800, reducedMotion: true });
  await onDay(page, 0);
  await openPage(page, stage.url, short);
  await page.getByRole("button", { name: "Saved games" }).click();
  await analyseFirst(page);
  const board = page.locator("bastide-board");
  await board.getByRole("button", { name: "Curve" }).click();
  await board.getByRole("button", { name: "Work out the curve" }).click();
  await page.locator(".analysis-keep button").first().waitFor({ timeout: 60_000 });
  await inspect(page, "mistakes-analysis-1280x800");
  await keepAll(page);
  const kept = await stored(page);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await page.locator(".shelf").waitFor();

  await page.goto(stage.url);
  await page.getByRole("button", { name: "About and data" }).click();
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator(".about-dialog").getByRole("button", { name: "Save all games" }).click()]);
  const text = await readFile(await download.path(), "utf8");
  assert.equal(text.split('[Mistake "').length - 1, kept.length);
  await page.keyboard.press("Escape");

  const other = await stage.browser.newPage();
  await openPage(other.page, stage.url);
  await other.page.getByRole("button", { name: "Saved games" }).click();
  const file = [{ name: "all.bastide", mimeType: "text/plain", buffer: Buffer.from(text) }];
  await other.page.locator("input[type=file]").setInputFiles(file);
  await other.page.locator(".notice").getByText(`${kept.length} exercises were taken from the file.`).waitFor();
  const taken = await stored(other.page);
  const byId = (/** @type {Mistake} */ one, /** @type {Mistake} */ other) => (one.id < other.id ? -1 : 1);
  assert.deepEqual(taken.sort(byId), kept.sort(byId));
  const exercises = text.split(/^(?=\[Bastide )/m).filter((record) => record.includes("[Mistake "));
  const damaged = exercises.map((record) => record.replace(/\[Mistake "\w+/, '[Mistake "nonsense')).join("");
  await other.page.goto(stage.url);
  await other.page.getByRole("button", { name: "Saved games" }).click();
  await other.page.locator("input[type=file]").setInputFiles([{ ...file[0], buffer: Buffer.from(damaged) }]);
  await other.page.locator(".notice").getByText("You already have the exercises of this file.").waitFor();
  assert.equal((await stored(other.page)).length, kept.length);
  assert.deepEqual([...problems, ...other.problems], []);
});

test("what cannot be read is left out, and a try that cannot be judged is told and may be made again", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1024, height: 768, reducedMotion: true });
  await replaceThinker(page, "onmessage = ({ data }) => postMessage({ id: data.id, failed: 'it is tired' });");
  await onDay(page, 0);
  await openPage(page, stage.url);
  assert.deepEqual(await stored(page), []);
  await page.evaluate(async (record) => {
    const request = indexedDB.open("bastide / exercises", 1);
    await new Promise((done, failed) => ([request.onsuccess, request.onerror] = [done, failed]));
    const writing = request.result.transaction("exercises", "readwrite");
    const best = ["tile V 1,0 0", "skip"];
    const one = { id: "one", record, turn: 1, name: "Ann", cost: 4, kind: "field", played: ["tile V 0,1 0"], best, gains: [], due: "2026-11-20", streak: 0 };
    for (const row of [one, { id: "two" }, { ...one, id: "three", kind: "nonsense" }]) writing.objectStore("exercises").put(row);
    await new Promise((done, failed) => ([writing.oncomplete, writing.onerror] = [done, failed]));
    request.result.close();
  }, SHORT);
  await openList(page, 0);
  assert.equal(await page.locator(".mistakes-due").innerText(), "1 exercise is due now.");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await play(page, ["tile V 0,1 0", "skip"]);
  await page.locator(".puzzle-hinted", { hasText: "could not be judged" }).waitFor();
  assert.equal((await shown(page)).failed, undefined, "it is asked as before");
  await play(page, ["tile V 1,0 0", "skip"]);
  await page.locator('.puzzle[data-state="right"] .mistake-next', { hasText: "in 3 days" }).waitFor();
  await inspect(page, "mistake-solved-1024x768");
  await page.locator(".verdict").getByRole("button", { name: "All exercises" }).click();
  assert.equal(await page.locator(".mistakes-due").innerText(), "Nothing is due now. The next one is due in 3 days.");
  assert.deepEqual(problems, []);
});
