/** What fails beside the game or under it: the game on the table stays right, what was shown as done is found again, it is said once. */
import assert from "node:assert/strict";
import { expect, test } from "@playwright/test";
import {
  CONFIRM,
  LAST,
  LATE,
  SHORT,
  SKIP,
  continueAnew,
  continueGame,
  decide,
  keptRecord,
  openPage,
  playGame,
  pointing,
  record,
  refereed,
  saved,
  shownScores,
  spots,
  still,
} from "../../support/player.mjs";
import { CLEARED, checkCleared, checkPanic, statements, trapped } from "../../support/fault-cases.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const MOUSE = pointing("mouse");

const stage = onStage();

/**
 * A page with a game of fourteen tiles on the table.
 *
 * @param {object} [options]
 * @param {(page: Page) => Promise<unknown>} [options.prepare] before the page is loaded
 * @param {string} [options.text] the game
 */
async function playing({ prepare = async () => {}, text = SHORT } = {}) {
  const opened = await stage.browser.newPage({ width: 1280, height: 800 });
  await prepare(opened.page);
  await continueGame(opened.page, stage.url, text);
  await saved(opened.page);
  return opened;
}

/**
 * Runs in the page: as a worker, which says what is told for every question; nothing, if nothing is told.
 *
 * @param {unknown[]} answers
 */
const worker = (answers) => `const answers = ${JSON.stringify(answers)};
addEventListener("message", ({ data: { id } }) => answers.forEach((answer) => postMessage(JSON.parse(JSON.stringify(answer).replace('"ID"', id)))));`;

/** Answers of a worker that does not think: what cannot be played, no text, what nobody asked and then a failure, and nothing for ever. */
const ANSWERS = [
  [{ id: "ID", suggestion: { statement: "tile Z 99,99 0", reasons: [] } }],
  [{ id: "ID", suggestion: {} }, { id: "ID" }],
  [{ id: -1, suggestion: { statement: "skip" } }, { nothing: "ID" }, { id: "ID", failed: "broken" }],
  [],
];

test("a computer player that answers nonsense, or nothing for ever, is said to have failed each time, and somebody plays for it", async () => {
  let asked = 0;
  /** @type {string[]} */
  const told = [];
  const { page, problems } = await playing({
    text: SHORT.replace("Bob", "Bob (ai:greedy)"),
    prepare: async (page) => {
      await page.clock.install();
      page.on("console", (message) => message.type() === "warning" && told.push(message.text()));
      await page.route("**/thinker-worker.js", (route) => route.fulfill({ contentType: "text/javascript", body: worker(ANSWERS[Math.max(0, asked - 1)]) }));
    },
  });
  const [spot] = await spots(page);
  await MOUSE.choose(page, spot);
  await page.locator(CONFIRM).click();
  await page.locator('.hand[data-asks="figure"]').waitFor();
  asked = 1; // the worker that got ready when the page was opened answers the same
  await page.locator(SKIP).click();
  const notice = page.locator(".trouble-notice");
  for (;;) {
    for (let tries = 0; asked === ANSWERS.length && told.length < asked; tries += 1) {
      assert.ok(tries < 1000, "nobody is told of a player who never answers");
      await page.clock.runFor(1_000);
    }
    await expect.poll(() => told.length, { timeout: 0 }).toBe(asked);
    await notice.waitFor();
    if (asked === ANSWERS.length) break;
    asked += 1;
    await notice.getByRole("button", { name: "Try again" }).click();
  }
  await notice.getByRole("button", { name: "Play this turn for Bob" }).click();
  await page.locator('.hand:not([data-waiting="true"]) .primary').waitFor();
  await decide(page, MOUSE, 1);
  const [own, played, ...more] = statements(await keptRecord(page));
  assert.match(`${own}, ${played}`, /^tile V .*, tile U /);
  assert.deepEqual(more, []);
  assert.deepEqual(problems, []);
});

for (const steps of [0, 2]) {
  test(`the engine fails after ${steps} decisions: the record is there, and goes on after a reload`, async () => {
    const { page } = await playing({ prepare: (page) => page.addInitScript(trapped) });
    await checkPanic(page, steps);
  });
}

for (const what of ["all of it", "the small storage", "the database by another tab"])
  test(`${what} deleted under a game: it stays on the table and is saved whole again, at once and as it is played on`, async () => {
    const { page, problems } = await stage.browser.newPage({ width: 1280, height: 800, worker: true });
    await openPage(page, stage.url, SHORT); // the page is kept from the start screen on
    await page.locator(".resume").click();
    await checkCleared(page, CLEARED[what]);
    assert.deepEqual(problems, []);
  });

test("a page that is frozen while a tile comes down goes on where it was", async () => {
  const { page, problems } = await playing({ text: LAST, prepare: (page) => page.clock.install() });
  const session = await page.context().newCDPSession(page);
  const [spot] = await spots(page);
  await MOUSE.choose(page, spot);
  await page.locator(CONFIRM).click();
  await session.send("Page.setWebLifecycleState", { state: "frozen" });
  await session.send("Page.setWebLifecycleState", { state: "active" });
  await page.clock.fastForward(600_000); // so long it was frozen
  await playGame(page, MOUSE);
  assert.deepEqual(await shownScores(page), refereed(await record(page)));
  assert.deepEqual(problems, []);
});

test("what is chosen from the list while the decision before is saved changes nothing; what was drawn is drawn again after the picture was lost", async () => {
  const { page, problems } = await playing();
  await decide(page, MOUSE, 1);
  await page.locator("canvas.board").focus();
  await page.evaluate(() => {
    const list = /** @type {HTMLSelectElement} */ (document.querySelector("#choices"));
    const choose = () => {
      list.selectedIndex = list.options.length - 1;
      list.dispatchEvent(new Event("change"));
    };
    choose();
    /** @type {HTMLElement} */ (document.querySelector(".hand .primary")).click();
    choose(); // the list is the one before
  });
  assert.equal(statements(await keptRecord(page)).length, 2);
  const canvas = page.locator("canvas.board");
  const inked = (/** @type {boolean} */ lost) =>
    canvas.evaluate((element, lost) => {
      const board = /** @type {HTMLCanvasElement} */ (element);
      if (lost) {
        board.dispatchEvent(new Event("contextlost", { cancelable: true }));
        board.width += 0; // empties it, until the next frame at most
      }
      const small = Object.assign(document.createElement("canvas"), { width: 32, height: 32 });
      const context = /** @type {CanvasRenderingContext2D} */ (small.getContext("2d"));
      context.drawImage(board, 0, 0, 32, 32);
      return context.getImageData(0, 0, 32, 32).data.join();
    }, lost);
  await still(page);
  const before = await inked(false);
  assert.notEqual(await inked(true), before);
  await canvas.dispatchEvent("contextrestored");
  await expect.poll(() => inked(false), { timeout: 0 }).toBe(before);
  await decide(page, MOUSE, 2);
  assert.deepEqual(problems, []);
});

test("the day before and the year after: what was decided last is what goes on", async () => {
  const { page, problems } = await playing({
    prepare: (page) =>
      page.addInitScript(() => {
        const now = Date.now;
        Date.now = () => now() + Number(/** @type {any} */ (window).jump ?? 0) * 86_400_000;
      }),
  });
  for (const [step, jump] of [0, -1, 365, -400].entries()) {
    await page.evaluate((jump) => Object.assign(window, { jump }), jump);
    await decide(page, MOUSE, step + 1);
  }
  const now = await keptRecord(page);
  await page.evaluate(() => localStorage.removeItem("bastide / last-game")); // the database alone decides
  await continueAnew(page);
  assert.deepEqual(statements(await keptRecord(page)), statements(now));
  assert.deepEqual(problems, []);
});

test("on a machine twenty times slower a decision is played and saved like on any other", async () => {
  const { page, problems } = await playing({ text: LATE });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 20 });
  const [spot] = await spots(page);
  await MOUSE.choose(page, spot);
  await page.locator(CONFIRM).click();
  await saved(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const text = await keptRecord(page);
  assert.equal(statements(text).length, statements(LATE).length + 1);
  await decide(page, MOUSE, 1);
  assert.ok((await keptRecord(page)).startsWith(text));
  assert.deepEqual(problems, []);
});
