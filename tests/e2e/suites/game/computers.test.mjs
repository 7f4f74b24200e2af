/** Computer players on the page: to the end, after a reload, taken back, without their worker; and the hint. */
import assert from "node:assert/strict";
import { deflateRawSync } from "node:zlib";
import { test } from "@playwright/test";
import {
  END_STORY,
  LATE,
  begun,
  continueAnew,
  continueGame,
  decisions,
  keptRecord,
  listen,
  openPage,
  picture,
  played,
  pointing,
  record,
  refereed,
  replaceThinker,
  saved,
  shownScores,
  spots,
  still,
} from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

/** Ann against a beginner; one of the tiles fits nowhere. */
const BESIDE = `[Bastide "1"]
[Players "red Ann, blue Bob (ai:novice)"]
[Deck "D V U C E W K B N V L U A P"]
`;

/** Ann can complete a city with the first tile, which is better than anything else. */
const BEST = BESIDE.replace("D V U C E", "D E U C V");

/** The last turns of the same game. */
const LAST = LATE.replace("blue Bob", "blue Bob (ai:novice)");

/** Nobody but computers, in the last turns of a game. */
const WATCHED = () =>
  begun(played("--players", "3", "--seed", "5", "--policy", "greedy"), 0.93).replace(
    /\[Players .*\]/,
    '[Players "red Ann (ai:novice), blue Bob (ai:greedy), green Cleo (ai:planner)"]',
  );

const OWN_TURN = ".hand[data-waiting='false']";
const PRIMARY = `${OWN_TURN} [data-action="confirm"]:not([aria-disabled])`;
const SKIP = `${OWN_TURN} [data-action="skip"]:not([hidden])`;

const stage = onStage();

/**
 * A page on which computer players play fast and nothing moves.
 *
 * @param {import("../../support/browser.mjs").PageOptions} [options]
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
  let isLaid = false;
  for (let step = 0; step < 8; step += 1) {
    if (await page.locator(".story, dialog.end").first().isVisible()) return;
    else if (!(await page.locator(OWN_TURN).isVisible()) || (await page.locator(".hand").getAttribute("data-asks")) === "nothing") return;
    else if ((await page.locator(".hand-who").innerText()) !== turn) return;
    else if ((await page.locator(".hand").getAttribute("data-asks")) === "tile") {
      if (isLaid) return;
      isLaid = true;
      const [spot] = await spots(page);
      await hand.choose(page, spot);
      await page.locator(PRIMARY).click();
    } else {
      await page.locator(SKIP).click();
      return saved(page); // that ends the turn: everybody else may have decided already
    }
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
  await page.locator(".story, dialog.end").first().waitFor({ timeout: 0 });
  if (await page.locator(".story").isVisible()) await page.locator(END_STORY).click();
  await page.locator("dialog.end").waitFor();
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

test("a person plays against a beginner to the end, also without the network with which the game was begun, where no worker keeps the page", async () => {
  const { page, context, problems } = await quickPage({ ahead: true });
  const said = listen(page);
  await openPage(page, stage.url, LAST); // the start screen shows the face that the result shows, too
  await page.locator(".resume").click();
  await saved(page);
  for (const name of ["result.js", "after.css"])
    await page.waitForFunction((name) => performance.getEntriesByType("resource").some((one) => one.name.endsWith(name)), name);
  const [thinker] = page.workers().length > 0 ? page.workers() : [await page.waitForEvent("worker")];
  await thinker.evaluate(async () => {
    const comes = (/** @type {PerformanceEntryList} */ list) =>
      /** @type {PerformanceResourceTiming[]} */ (list).some(({ name, responseEnd }) => name.endsWith(".wasm") && responseEnd > 0);
    await new Promise((done) => new PerformanceObserver((list) => comes(list.getEntries()) && done(undefined)).observe({ type: "resource", buffered: true }));
  });
  await context.setOffline(true);
  await playOn(page);
  const text = await record(page);
  assert.match(text, /\[Players "red Ann, blue Bob \(ai:novice\)"\]/);
  assert.deepEqual(await shownScores(page), refereed(text));
  assert.deepEqual(problems, []);
  assert.deepEqual(said, []);
});

/**
 * A worker that keeps its answers to itself until the page lets it go on.
 *
 * @param {Page} page
 * @param {number} after so many answers that it gives
 */
async function holdAnswers(page, after) {
  const thinker = await (await page.request.get(`${stage.url}thinker-worker.js`)).text();
  await replaceThinker(
    page,
    `const [send, held] = [self.postMessage.bind(self), []];
    let free = ${after};
    self.postMessage = (answer) => void ((free -= 1) < 0 ? held.push(answer) : send(answer));
    new BroadcastChannel("answers").onmessage = () => {
      free = Infinity;
      for (const answer of held.splice(0)) send(answer);
    };
    ${thinker}`,
  );
}

test("computers play by themselves to the end, also after a reload", async () => {
  const { page, problems } = await quickPage({ width: 390, height: 844, touch: true });
  await holdAnswers(page, 2);
  const begun = WATCHED();
  await continueGame(page, stage.url, begun);
  assert.ok(await page.getByRole("button", { name: "What would a master do?" }).isHidden(), "nobody can be advised");
  await page.waitForFunction((length) => (localStorage.getItem("bastide / last-game")?.length ?? 0) > length, begun.length);
  await picture(page, "computers-390x844");
  await page.unroute("**/thinker-worker.js");
  await continueAnew(page);
  await result(page);
  assert.deepEqual(await shownScores(page), refereed(await record(page)));
  assert.deepEqual(problems, []);
});

test("undo goes back past the computer to the person, also while it thinks; nothing on the page waits for what thinks", async () => {
  const { page, problems } = await quickPage();
  await holdAnswers(page, 0);
  await continueGame(page, stage.url, BESIDE);
  await ownTurnComes(page);
  const first = await keptRecord(page);
  await ownTurn(page);
  await page.locator(".hand[data-waiting='true']").waitFor();
  assert.match(await page.locator(".hand-hint").innerText(), /Bob \(computer\) is thinking/);
  await page.locator("canvas").press("Enter");
  const before = await decisions(page);
  assert.equal(await page.locator("#choices option").count(), 0, "nothing can be chosen for the computer");
  await still(page);
  const looks = () => page.evaluate(() => document.querySelector("canvas")?.toDataURL());
  const look = await looks();
  await page.mouse.move(400, 400);
  await page.mouse.down();
  await page.mouse.move(460, 430, { steps: 10 });
  await page.mouse.up();
  await still(page);
  assert.notEqual(await looks(), look, "the board is dragged meanwhile");
  await page.locator('.hand [data-action="undo"]').click();
  await page.locator(OWN_TURN).waitFor();
  assert.ok((await decisions(page)) < before);
  await page.evaluate(async () => {
    new BroadcastChannel("answers").postMessage("go on");
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  await ownTurn(page);
  await page.waitForFunction((before) => Number(document.querySelector("main.game")?.getAttribute("data-decisions")) > before, before);
  await ownTurnComes(page);
  const text = await keptRecord(page);
  assert.equal(text.match(/^tile /gm)?.length, 2, "Ann and Bob have played once: what was thought for another moment is not played");
  for (let left = await decisions(page); left > 0; left = await decisions(page)) {
    await page.locator('.hand [data-action="undo"]').click();
    await page.waitForFunction((left) => Number(document.querySelector("main.game")?.getAttribute("data-decisions")) < left, left);
    assert.match(await page.locator(".hand-who").innerText(), /Ann/);
  }
  assert.equal(await page.locator('.hand [data-action="undo"]').getAttribute("aria-disabled"), "true");
  await page.waitForFunction((first) => localStorage.getItem("bastide / last-game") === first, first);
  assert.deepEqual(problems, []);
});

test("a worker that dies is told, and the game goes on", async () => {
  const { page } = await quickPage();
  let garbled = true;
  await page.route("**/thinker-worker.js", (route) =>
    garbled ? route.fulfill({ contentType: "text/javascript", body: "throw new Error('broken');" }) : route.continue(),
  );
  await continueGame(page, stage.url, BESIDE);
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

test("in an open record nobody knows the tiles to come, and a computer player does not end the game", async () => {
  const { page, problems } = await stage.browser.newPage({ reducedMotion: true });
  const text = '[Bastide "1"]\n[Players "red Ann, blue Bob (ai:greedy)"]\ntile V 1,0 0\n';
  await page.goto(`${stage.url}#r=${deflateRawSync(text).toString("base64url")}`);
  await page.locator("dialog.replay").waitFor(); // such a record is there to be looked at
  await page.keyboard.press("Escape");
  await page.locator("dialog.replay").waitFor({ state: "detached" });
  await page.locator('.hand[data-asks="figure"]').waitFor();
  assert.equal(await page.locator(".hand-left").innerText(), "");
  await page.locator('.hand [data-action="skip"]').click();
  await page.locator('.hand[data-asks="tile"]').waitFor();
  await page.waitForTimeout(1500); // long enough for a computer player
  assert.equal(await decisions(page), 2);
  assert.equal(await page.locator("dialog.end, .story").count(), 0);
  assert.deepEqual(problems, []);
});

test("a hint shows what a master would do, and why", async () => {
  const { page, problems } = await quickPage({ width: 1024, height: 768 });
  await continueGame(page, stage.url, BEST);
  await ownTurnComes(page);
  await page.locator("canvas").press("w");
  const notice = page.locator(".remark:not(.trouble-notice)");
  await page.locator(".remark", { hasText: "Place the tile as shown" }).waitFor();
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
