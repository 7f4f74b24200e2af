/**
 * Costly turns that become exercises: kept after a game and from the analysis board, solved and not solved, asked again as days go by, carried by
 * a file, taken away.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "@playwright/test";
import { inspect } from "../../support/axe.mjs";
import { SECOND, THIRD, exercise, forgetExercise, putExercises, storeExercises, storedExercises } from "../../support/exercises.mjs";
import { openFinished } from "../../support/finished.mjs";
import { CONFIRM, SKIP, played, replaceThinker } from "../../support/player.mjs";
import { setClock } from "../../support/clock.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../../../../www/games/mistakes.js").Mistake} Mistake */

const stage = onStage();
const DAY = 86_400_000;
/** The first day of each test. */
const BEGUN = new Date(2026, 10, 25, 12).getTime();
/** Tiles of the short game, beside the first. */
const TILES = 8;

/** Red may pay a ransom before the tile. */
const RANSOM = `[Bastide "1"]
[Boxes "base+tower"]
[Players "red, blue"]
[Deck "D E U W02 U U U U"]
tile E 0,-1 2
meeple city.S
tile U 1,0 0
skip
tile W02 1,1 0
meeple field.NNE
tile U 2,0 0
piece 1,1
capture 1,1 field.NNE red meeple
`;

/** A game of beginners that ends early: its last tiles are not in the pile. */
function shortGame() {
  const text = played("--players", "2", "--seed", "7", "--policy", "novice").replace('[Players "red, blue"]', '[Players "red Ann, blue Bob"]');
  let laid = 0;
  const kept = text.split("\n").filter((line) => {
    if (line.startsWith("tile")) laid += 1;
    return laid <= TILES && !line.startsWith("[Result");
  });
  if (kept.at(-1)?.startsWith("tile")) kept.push("skip");
  return kept.join("\n").replace(
    /\[Deck "([^"]*)"\]/,
    (_, deck) =>
      `[Deck "${deck
        .split(" ")
        .slice(0, TILES + 1)
        .join(" ")}"]`,
  );
}

/** @param {Page} page @param {number} days after the beginning */
const onDay = (page, days) => setClock(page, new Date(BEGUN + days * DAY));

/** Keeps the costly turns of everybody; the buttons come once all turns were judged. @param {Page} page */
async function keepAll(page) {
  const buttons = page.locator('[data-action="keep-mistakes"]');
  await buttons.first().waitFor({ timeout: 0 });
  for (const button of await buttons.all()) {
    await page.locator(".keep-mistakes + p").evaluate((told) => told.replaceChildren());
    await button.click();
    assert.equal(await button.getAttribute("aria-disabled"), "true");
    await page.locator(".keep-mistakes + p", { hasText: /due tomorrow|there already/ }).waitFor();
  }
}

/** Opens the list of mistakes from the list of puzzles. @param {Page} page */
async function openList(page) {
  await page.locator("[data-mistakes]").click();
  await page.locator(".mistakes-due").waitFor();
}

/** The list of mistakes once more, as many days after the beginning. @param {Page} page @param {number} days */
async function listOn(page, days) {
  await page.locator('.mistakes [data-action="back"]').click();
  await onDay(page, days);
  await openList(page);
}

/** Plays statements by the list beside the board. @param {Page} page @param {string[]} statements */
async function play(page, statements) {
  for (const statement of statements) {
    await page.locator('.puzzle[data-state="open"]').waitFor();
    if (statement === "skip") await page.locator(SKIP).click();
    else {
      await page.locator("#choices").selectOption(statement);
      await page.locator(CONFIRM).click();
    }
  }
}

/** The exercise on the board. @param {Page} page @param {Mistake[]} kept */
async function shown(page, kept) {
  await page.locator(".puzzle[data-mistake] canvas").waitFor();
  const id = await page.locator(".puzzle[data-mistake]").getAttribute("data-mistake");
  return kept.find((mistake) => mistake.id === id) ?? assert.fail("it was not kept");
}

/** How many exercises are due, by the list. @param {Page} page @param {number} count */
const due = (page, count) => page.locator(".mistakes-due", { hasText: `${count} exercise${count === 1 ? " is" : "s are"} due now.` }).waitFor();

test("costly turns are kept after a game, solved and not solved, and come again as days go by", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1280, height: 800, reducedMotion: true });
  const short = shortGame();
  await onDay(page, 0);
  await openFinished(page, stage.url, short);
  await page.locator(".review-fold > summary").click();
  await keepAll(page);
  const kept = await storedExercises(page);
  assert.ok(kept.length >= 2, `${kept.length} costly turns`);
  for (const { cost, due, streak, record, played, best } of kept) {
    assert.ok(cost >= 3, `${cost} points`);
    assert.deepEqual([due, streak], ["2026-11-26", 0]);
    assert.ok(short.includes(played[0]) && !record.includes(played[0]) && best[0] !== undefined, "the record ends before the turn");
    assert.ok(record.length < 1500);
  }
  const costliest = kept.toSorted((one, other) => other.cost - one.cost)[0];
  await forgetExercise(page, costliest.id);
  await page.locator("dialog.end").getByRole("button", { name: "Analyse" }).click();
  await keepAll(page);
  await inspect(page, "mistakes-analysis-1280x800");
  const again = await storedExercises(page);
  const facts = ({ id, record, turn, name, played, due, streak } = costliest) => ({ id, record, turn, name, played, due, streak });
  assert.deepEqual(facts(again.find(({ id }) => id === costliest.id)), facts(), "the analysis board offers the same turn");
  for (const one of kept.filter(({ id }) => id !== costliest.id))
    assert.deepEqual(
      again.find(({ id }) => id === one.id),
      one,
      "what is kept stays as it is",
    );
  kept.splice(0, kept.length, ...again);

  await page.goto(stage.url);
  await page.locator('[data-action="puzzles"]').click();
  await openList(page);
  await page.locator(".mistakes-due", { hasText: "Nothing is due now. The next one is due tomorrow." }).waitFor();
  assert.equal(await page.locator('[data-action="begin"]').count(), 0);

  await listOn(page, 1);
  await due(page, kept.length);
  await inspect(page, "mistakes-1280x800");
  await page.locator('[data-action="begin"]').click();
  const first = await shown(page, kept);
  assert.equal(first.cost, Math.max(...kept.map(({ cost }) => cost)), "the costliest first");
  assert.match(await page.locator(".puzzle-task").innerText(), /^(Ann|Bob) to play: find a better turn than in the game\. Tile in hand: /);
  await inspect(page, "mistake-1280x800");
  await play(page, first.best);
  await page.locator('.puzzle[data-state="right"] .mistake-next', { hasText: "Next time: in 3 days." }).waitFor();
  assert.equal(await page.locator(".verdict h2").innerText(), "Solved");
  await page.locator('.verdict [data-action="next"]').click();

  await page.locator(`.puzzle[data-mistake]:not([data-mistake="${first.id}"])`).waitFor();
  const second = await shown(page, kept);
  await play(page, second.played);
  await page.locator('.puzzle[data-state="shown"] .mistake-next', { hasText: "Next time: later today." }).waitFor({ timeout: 0 }); // a master looks at it
  assert.match(await page.locator(".verdict h2").innerText(), /^Not yet: about \d+ points lost$/);
  assert.match((await page.locator(".verdict-said p").allInnerTexts()).join("\n"), /^In the game: .*That lost about \d+ points\.\nThe better turn/m);
  await inspect(page, "mistake-failed-1280x800");

  await page.locator('.verdict [data-action="list"]').click();
  await due(page, kept.length - 1);
  const order = await page.locator("[data-mistake]").evaluateAll((all) => all.map((one) => one.getAttribute("data-mistake")));
  assert.deepEqual(
    [order.indexOf(second.id), order.indexOf(first.id)],
    [kept.length - 2, kept.length - 1],
    "the one that was not solved is the last that is due",
  );
  await listOn(page, 2);
  await due(page, kept.length - 1);
  await listOn(page, 4);
  await due(page, kept.length);
  assert.deepEqual(problems, []);
});

test("what the browser does not store of a try is not promised for a day", async () => {
  const { page, problems } = await stage.browser.newPage({ reducedMotion: true });
  await onDay(page, 1);
  await storeExercises(page, stage.url, [exercise({ cost: 5 })]);
  await page.goto(stage.url);
  await page.locator('[data-action="puzzles"]').click();
  await openList(page);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.locator('[data-action="begin"]').click();
  await page.locator('[data-action="solution"]').first().click();
  await page.locator('.puzzle[data-state="shown"] .verdict h2').waitFor();
  await page.locator(".notice", { hasText: "did not store the exercises" }).waitFor();
  assert.equal(await page.locator(".mistake-next").count(), 0);
  await page.locator('.mistakes-due, .verdict [data-action="list"]').first().click();
  await due(page, 1);
  assert.deepEqual(problems, []);
});

/** An earlier version kept nothing of such a turn but its ransom. */
test("a better turn that begins with a ransom is found by its tile, too, and is shown with it", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1280, height: 800, reducedMotion: true });
  const about = { record: RANSOM, turn: 5, name: "Red", kind: /** @type {const} */ ("figure"), played: ["tile U -1,0 0", "skip"] };
  const known = exercise({ ...about, id: "known", cost: 5, best: ["ransom blue meeple", "tile U 3,0 0", "meeple road.E"] });
  await storeExercises(page, stage.url, [known, exercise({ ...about, id: "old", cost: 9, best: ["ransom blue meeple"] })]);
  await page.goto(stage.url);
  await page.locator('[data-action="puzzles"]').click();
  await openList(page);
  await page.locator('[data-mistake="old"]').click();
  const pay = async () => {
    await page.locator(".offers-fold").click();
    await page.locator('[data-statement="ransom blue meeple"]').click();
  };
  await pay();
  await play(page, ["tile U 3,0 0", "skip"]);
  await page.locator('.puzzle[data-state="shown"] .verdict', { hasText: /gives away|points/ }).waitFor();
  await page.locator('.verdict [data-action="list"]').click();

  await page.locator('[data-mistake="known"]').waitFor();
  await page.locator('[data-mistake="known"]').click();
  await page.locator('.puzzle[data-mistake="known"]').waitFor();
  await pay();
  await play(page, ["tile U 3,0 0", "meeple road.E"]);
  await page.locator('.puzzle[data-state="right"]').waitFor();
  await page.locator('.verdict [data-action="again"]').click();
  await page.locator('[data-action="solution"]').first().click();
  const verdict = page.locator('.puzzle[data-state="shown"] .verdict');
  await verdict.waitFor();
  assert.match(await verdict.innerText(), /Better: Pay Blue 3 points for your meeple – 3 east, unturned – Road, east\./);
  assert.deepEqual(problems, []);
});

test("on a phone: what cannot be read or judged, by kind, the better turn at once, one that is not asked again, a file, and everything erased", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 390, height: 844, dark: true, reducedMotion: true });
  await replaceThinker(page, "onmessage = ({ data }) => postMessage({ id: data.id, failed: 'it is tired' });");
  await onDay(page, 1);
  const sound = [exercise({ cost: 5 }), SECOND, THIRD];
  await storeExercises(page, stage.url, [...sound, { id: "four" }, exercise({ id: "five", kind: /** @type {any} */ ("nonsense") })]);
  await page.goto(stage.url);
  await page.locator('[data-action="puzzles"]').click();
  const card = page.locator("[data-mistakes]");
  assert.equal(await card.getAttribute("data-mistakes"), "3", "what cannot be read is left out");
  assert.match(await card.innerText(), /3 exercises are due now\.\s+3 in all · Fields \(2\) · Figures in hand \(1\)/);
  await inspect(page, "mistakes-card-390x844");
  await openList(page);
  await page.locator('[data-kind="field"]').click();
  assert.equal(await page.locator("[data-mistake]").count(), 2);
  await page.locator('[data-kind="all"]').click();
  await inspect(page, "mistakes-390x844");

  await page.locator('[data-action="begin"]').click();
  assert.equal((await shown(page, sound)).id, "one", "the costliest");
  await play(page, ["tile V 0,1 0", "skip"]);
  await page.locator(".puzzle-hinted", { hasText: "could not be judged" }).waitFor();
  assert.ok(
    (await storedExercises(page)).every(({ failed }) => failed === undefined),
    "it is asked as before",
  );
  await play(page, ["tile V 1,0 0", "skip"]);
  await page.locator('.puzzle[data-state="right"] .mistake-next', { hasText: "in 3 days" }).waitFor();
  await inspect(page, "mistake-solved-390x844");
  await page.locator('.verdict [data-action="list"]').click();
  await due(page, 2);

  await page.locator('[data-mistake="two"]').click();
  await shown(page, sound);
  await page.locator('[data-action="solution"]').click();
  await page.locator('.puzzle[data-state="shown"] .mistake-next').waitFor();
  assert.equal((await storedExercises(page)).find(({ id }) => id === "two")?.failed, "2026-11-26");
  await inspect(page, "mistake-shown-390x844");
  await page.locator('.verdict [data-action="remove"]').click();
  await due(page, 1);
  assert.ok((await storedExercises(page)).every(({ id }) => id !== "two"));
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      IDBObjectStore.prototype.put = put;
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.getByRole("button", { name: "Put it back" }).click();
  const offer = page.locator('[data-notice="mistake-removed"]').filter({ hasText: "did not store" });
  await offer.getByRole("button", { name: "Put it back" }).click(); // what found no room is offered again
  await page.locator('[data-mistake="two"]').waitFor();
  assert.ok((await storedExercises(page)).some(({ id }) => id === "two"));

  // One that cannot be played says so, and is taken away like any other.
  await putExercises(page, [exercise({ id: "broken", cost: 9, best: ["tile V 1,0 0", "meeple city.N"] })]);
  await page.locator('.mistakes [data-action="back"]').click();
  await openList(page);
  await page.locator('[data-action="begin"]').click();
  await page.locator('.mistake-broken[data-mistake="broken"]').getByText("cannot be played").waitFor();
  await inspect(page, "mistake-broken-390x844");
  await page.locator('.mistake-broken [data-action="next"]').click();
  await page.locator(".puzzle[data-mistake] canvas").waitFor();
  await page.locator('[data-action="list"]').click();
  await page.locator('[data-mistake="broken"]').click();
  await page.locator('.mistake-broken [data-action="remove"]').click();
  await page.locator('[data-notice="mistake-removed"]').getByRole("button", { name: "Close" }).click();
  await page.locator(".mistakes-due").waitFor();
  assert.ok((await storedExercises(page)).every(({ id }) => id !== "broken"));

  // A file carries those that can be read, with what is due.
  await page.locator('[data-action="back"]').click();
  await page.locator(".puzzle-list").waitFor();
  await page.locator('.puzzles [data-action="back"]').click();
  const about = page.locator(".about-dialog");
  await page.locator('[data-action="about"]').click();
  const [download] = await Promise.all([page.waitForEvent("download"), about.getByRole("button", { name: "Save all games" }).click()]);
  const text = await readFile(await download.path(), "utf8");
  assert.equal(text.split('[Mistake "').length - 1, 3);
  const before = await storedExercises(page);
  await about.getByRole("button", { name: "Erase everything" }).click();
  await Promise.all([page.waitForEvent("load"), page.locator("dialog.erase").getByRole("button", { name: "Erase it all" }).click()]);
  await page.locator(".setup").waitFor();
  assert.deepEqual(await storedExercises(page), []);

  await page.locator('[data-action="saved-games"]').click();
  const take = (/** @type {string} */ text) =>
    page.locator("input[type=file]").setInputFiles([{ name: "all.bastide", mimeType: "text/plain", buffer: Buffer.from(text) }]);
  await take(text);
  await page.locator(".notice").getByText("3 exercises were taken from the file.").waitFor();
  const told = (/** @type {Mistake[]} */ all) => all.map(({ id: _, record: __, ...facts }) => facts).toSorted((one, other) => one.turn - other.turn);
  assert.deepEqual(told(await storedExercises(page)), told(before.filter(({ id }) => sound.some((one) => one.id === id))));
  const damaged = text.split(/^(?=\[Bastide )/m).map((record) => record.replace(/\[Mistake "\w+/, '[Mistake "nonsense'));
  await page.locator(".notice").getByRole("button", { name: "Close" }).click();
  await take(damaged.join(""));
  await page
    .locator(".notice")
    .getByText(/^3 exercises in the file cannot be played\.$/)
    .waitFor();
  await page.locator(".notice").getByRole("button", { name: "Close" }).click();
  await take(text);
  await page.locator(".notice").getByText("You already have the exercises in this file.").waitFor();
  assert.equal((await storedExercises(page)).length, 3);
  assert.deepEqual(problems, []);
});
