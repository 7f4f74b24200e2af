/** Computer players on the page: to the end, after a reload, taken back, without their worker; and the hint. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { dealt, keptRecord, listen, openPage, picture, pointing, record, refereed, saved, shownScores, spots } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

/** Ann against a beginner; one of the tiles fits nowhere. */
const BESIDE = `[Bastide "1"]
[Players "red Ann, blue Bob (ai:novice)"]
[Deck "D V U C E W K B N V L U A P"]
`;

/** Ann can complete a city with the first tile, which is better than anything else. */
const BEST = BESIDE.replace("D V U C E", "D E U C V");

/** Nobody but computers. */
const WATCHED = `[Bastide "1"]
[Players "red Ann (ai:novice), blue Bob (ai:greedy), green Cleo (ai:planner)"]
[Deck "D V U E W K B N V L U A P"]
`;

const OWN_TURN = ".hand[data-waiting='false']";
const PRIMARY = `${OWN_TURN} .primary:not([aria-disabled])`;
const SKIP = `${OWN_TURN} .hand-buttons .secondary:last-child:not([hidden])`;

const stage = onStage();

/**
 * A page on which computer players play fast and nothing moves.
 *
 * @param {{ width?: number, height?: number, touch?: boolean, dark?: boolean }} [options]
 */
async function quickPage(options = {}) {
  const opened = await stage.browser.newPage({ width: 1280, height: 800, reducedMotion: true, ...options });
  await opened.page.addInitScript(() => localStorage.setItem("bastide / preferences", JSON.stringify({ sound: false, pace: "fast" })));
  return opened;
}

/**
 * Decides as a person until it is somebody else's turn or the game is over.
 *
 * @param {Page} page
 */
async function ownTurn(page) {
  const hand = pointing("mouse");
  const turn = await page.locator(".hand-who").innerText();
  for (let step = 0; step < 8; step += 1) {
    if (await page.locator(".story, dialog.end").first().isVisible()) return;
    else if (!(await page.locator(OWN_TURN).isVisible()) || (await page.locator(".hand").getAttribute("data-asks")) === "nothing") return;
    else if ((await page.locator(".hand-who").innerText()) !== turn) return;
    else if ((await page.locator(".hand").getAttribute("data-asks")) === "tile") {
      const [spot] = await spots(page);
      await hand.choose(page, spot);
      await page.locator(PRIMARY).click();
    } else await page.locator(SKIP).click();
    await saved(page);
  }
}

/**
 * Waits until a person is asked, or the game is over.
 *
 * @param {Page} page
 */
async function ownTurnComes(page) {
  await page.locator(`${OWN_TURN}, .story, dialog.end`).first().waitFor();
}

/**
 * The result, once the final scoring was passed over.
 *
 * @param {Page} page
 */
async function result(page) {
  await page.locator(".story, dialog.end").first().waitFor({ timeout: 60_000 });
  if (await page.locator(".story").isVisible()) await page.locator(".story .secondary:last-child").click();
  await page.locator("dialog.end").waitFor();
}

/**
 * How many decisions the record on the page holds.
 *
 * @param {Page} page
 */
async function decisions(page) {
  return (await keptRecord(page)).split("\n").filter((line) => /^[a-z]/.test(line)).length;
}

/**
 * Plays the turns of people until the game is over.
 *
 * @param {Page} page
 */
async function playOn(page) {
  for (let turn = 0; turn < 20 && !(await page.locator(".story, dialog.end, .hand[data-asks='nothing']").first().isVisible()); turn += 1) {
    await ownTurnComes(page);
    await ownTurn(page);
  }
  await result(page);
}

test("a game that was begun with a network is played to its end without one, also where no worker keeps the page", async () => {
  const { page, context, problems } = await quickPage();
  await openPage(page, stage.url, BESIDE);
  await page.locator(".resume").click();
  await saved(page);
  for (const name of ["result.js", "after.css"])
    await page.waitForFunction((name) => performance.getEntriesByType("resource").some((one) => one.name.endsWith(name)), name);
  const [thinker] = page.workers().length > 0 ? page.workers() : [await page.waitForEvent("worker")];
  for (
    let tries = 0;
    !(await thinker.evaluate(() =>
      /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType("resource")).some(
        ({ name, responseEnd }) => name.endsWith(".wasm") && responseEnd > 0,
      ),
    ));
    tries += 1
  )
    assert.ok(tries < 200, "no engine comes");
  await context.setOffline(true);
  await playOn(page);
  assert.deepEqual(await shownScores(page), refereed(await record(page)));
  assert.deepEqual(problems, []);
});

test("a person plays against a beginner to the end", async () => {
  const { page, problems } = await quickPage();
  const said = listen(page);
  await openPage(page, stage.url, BESIDE);
  await page.locator(".resume").click();
  await playOn(page);
  const text = await record(page);
  assert.match(text, /\[Players "red Ann, blue Bob \(ai:novice\)"\]/);
  assert.deepEqual(await shownScores(page), refereed(text));
  assert.deepEqual(problems, []);
  assert.deepEqual(said, []);
});

test("computers play by themselves to the end, also after a reload", async () => {
  const { page, problems } = await quickPage({ width: 390, height: 844, touch: true });
  await openPage(page, stage.url, WATCHED);
  await page.locator(".resume").tap();
  assert.ok(await page.getByRole("button", { name: "What would a master do?" }).isHidden(), "nobody can be advised");
  for (let tries = 0; (await decisions(page)) < 5; tries += 1) {
    assert.ok(tries < 300, "nothing is played");
    await page.waitForTimeout(50);
  }
  await picture(page, "computers-390x844");
  await page.reload();
  await page.locator(".resume").tap();
  await result(page);
  assert.deepEqual(await shownScores(page), refereed(await record(page)));
  assert.deepEqual(problems, []);
});

test("undo goes back past the computer to the person, also while it thinks", async () => {
  const { page, problems } = await quickPage();
  await openPage(page, stage.url, BESIDE.replace("novice", "master"));
  await page.locator(".resume").click();
  await ownTurnComes(page);
  const first = await keptRecord(page);
  await ownTurn(page);
  await page.locator(".hand[data-waiting='true']").waitFor();
  assert.match(await page.locator(".hand-hint").innerText(), /Bob \(computer\) is thinking/);
  await page.locator("canvas").press("Enter");
  const before = await decisions(page);
  assert.equal(await page.locator("#choices option").count(), 0, "nothing can be chosen for the computer");
  await page.locator(".undo").click();
  await page.locator(OWN_TURN).waitFor();
  assert.ok((await decisions(page)) < before);
  await page.waitForTimeout(2600);
  assert.ok((await decisions(page)) < before, "what was thought for another moment is not played");
  await ownTurn(page);
  await page.locator(".hand[data-waiting='true']").waitFor();
  await ownTurnComes(page);
  assert.ok((await decisions(page)) > before, "Bob has played");
  while (await page.locator(".undo:not([aria-disabled])").isVisible()) {
    await page.locator(".undo").click();
    assert.match(await page.locator(".hand-who").innerText(), /Ann/);
  }
  assert.equal(await keptRecord(page), first, "everything was taken back");
  assert.deepEqual(problems, []);
});

test("a worker that dies is told, and the game goes on", async () => {
  const { page } = await quickPage();
  let garbled = true;
  await page.route("**/thinker-worker.js", (route) =>
    garbled ? route.fulfill({ contentType: "text/javascript", body: "throw new Error('broken');" }) : route.continue(),
  );
  await openPage(page, stage.url, BESIDE);
  await page.locator(".resume").click();
  await ownTurnComes(page);
  await ownTurn(page);
  const notice = page.locator(".trouble-notice");
  await notice.waitFor();
  assert.match(await notice.innerText(), /Bob \(computer\) stopped thinking/);
  await picture(page, "computers-trouble-1280x800");
  await notice.getByRole("button", { name: "Try again" }).click();
  await notice.waitFor();
  await notice.getByRole("button", { name: "Play this turn for Bob" }).click();
  await page.locator(OWN_TURN).waitFor();
  const before = await decisions(page);
  await ownTurn(page);
  assert.ok((await decisions(page)) > before, "somebody played for Bob");
  garbled = false;
  await ownTurn(page);
  await page.locator(".hand[data-waiting='true']").waitFor();
  await ownTurnComes(page);
  assert.match(await page.locator(".hand-who").innerText(), /Ann/);
});

test("a hint shows what a master would do, and why", async () => {
  const { page, problems } = await quickPage({ width: 1024, height: 768 });
  await openPage(page, stage.url, BEST);
  await page.locator(".resume").click();
  await ownTurnComes(page);
  await page.locator("canvas").press("w");
  const notice = page.locator(".remark:not(.trouble-notice)");
  await page.locator(".remark", { hasText: "Lay the tile as shown" }).waitFor();
  const [, then] = /Then (an? \w+: |no figure)/.exec(await notice.innerText()) ?? [];
  assert.ok(then, "it tells what comes after the tile");
  const reasons = await page.locator(".reasons li").count();
  assert.ok(reasons > 0, "it says why");
  assert.equal(await page.locator(".reasons li .figure").count(), reasons);
  await picture(page, "hint-1024x768");
  const before = await decisions(page);
  await page.locator(PRIMARY).click();
  assert.equal(await decisions(page), before + 1, "the hint is a choice that can be taken");
  assert.ok(await notice.isHidden());
  await page.locator("canvas").press("w");
  await notice.waitFor();
  assert.match(
    await notice.innerText(),
    then === "no figure" ? /Don’t place a figure/ : /Place the figure as shown/,
    "whoever follows it is not told something else",
  );
  assert.deepEqual(problems, []);
});

test("nothing blocks the page while a computer thinks", async () => {
  const { page, problems } = await quickPage();
  await page.addInitScript(() => {
    const long = /** @type {number[]} */ ([]);
    Object.assign(window, { long });
    new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask" });
  });
  await openPage(page, stage.url, dealt("--seed", "3").replace(/\[Players .*\]/, '[Players "red Ann, blue Bob (ai:master)"]'));
  await page.locator(".resume").click();
  /** How long the longest task takes while the board is dragged, in milliseconds. */
  const longestTask = async () => {
    await page.evaluate(() => Reflect.get(window, "long").splice(0));
    await page.mouse.move(400, 400);
    await page.mouse.down();
    await page.mouse.move(460, 430, { steps: 10 });
    await page.mouse.up();
    const thinks = await page.locator(".hand[data-waiting='true']").isVisible();
    await page.waitForTimeout(300);
    const longest = await page.evaluate(() => Math.max(0, ...Reflect.get(window, "long")));
    return { thinks, longest };
  };
  // What else runs on the machine adds to the time of every task, also of those while nobody thinks; and one turn of a few shows it.
  const seen = [];
  let isFree = false;
  for (let turn = 0; turn < 10 && !isFree; turn += 1) {
    await ownTurnComes(page);
    const usual = await longestTask();
    await ownTurn(page);
    await page.locator(".hand[data-waiting='true']").waitFor();
    await page.waitForTimeout(400); // the decision itself has been shown
    const { thinks, longest } = await longestTask();
    isFree = thinks && longest <= Math.max(50, 2 * usual.longest);
    seen.push({ thinks, longest, usual: usual.longest });
  }
  assert.ok(isFree, JSON.stringify(seen));
  assert.deepEqual(problems, []);
});
