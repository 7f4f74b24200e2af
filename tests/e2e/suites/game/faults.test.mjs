/** What fails beside the game or under it: the game on the table stays right, what was shown as done is found again, it is said once. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import {
  LATE,
  SHORT,
  openPage,
  decide,
  keptRecord,
  playGame,
  pointing,
  record,
  refereed,
  replaceThinker,
  saved,
  shownScores,
  spots,
} from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const PRIMARY = ".hand .primary:not([aria-disabled])";
const MOUSE = pointing("mouse");

const stage = onStage();

/**
 * A page with a game of fourteen tiles on the table.
 *
 * @param {object} [options]
 * @param {(page: Page) => Promise<unknown>} [options.prepare] before the page is loaded
 * @param {string} [options.text] the game
 * @param {boolean} [options.worker] whether the page is kept by a service worker
 */
async function playing({ prepare = async () => {}, text = SHORT, worker = false } = {}) {
  const opened = await stage.browser.newPage({ width: 1280, height: 800, worker });
  await prepare(opened.page);
  await openPage(opened.page, stage.url, text); // the page is kept from the start screen on
  await opened.page.locator(".resume").click();
  await saved(opened.page);
  return opened;
}

/** @param {string} text @returns {string[]} its decisions */
const decisions = (text) => text.split("\n").filter((line) => /^[a-z]/.test(line));

/**
 * Runs in the page: as a worker, which says what is told for every question; nothing, if nothing is told.
 *
 * @param {unknown[]} answers
 */
const worker = (answers) => `const answers = ${JSON.stringify(answers)};
addEventListener("message", ({ data: { id } }) => answers.forEach((answer) => postMessage(JSON.parse(JSON.stringify(answer).replace('"ID"', id)))));`;

for (const { what, answers } of [
  { what: "nonsense", answers: [{ id: "ID", suggestion: { statement: "tile Z 99,99 0", reasons: [] } }] },
  { what: "no text", answers: [{ id: "ID", suggestion: {} }, { id: "ID" }] },
  { what: "what nobody asked, then a failure", answers: [{ id: -1, suggestion: { statement: "skip" } }, { nothing: "ID" }, { id: "ID", failed: "broken" }] },
  { what: "nothing, for ever", answers: [] },
]) {
  test(`a computer player that answers ${what} is said to have failed, and somebody plays for it`, async () => {
    const { page, problems } = await playing({
      text: SHORT.replace("Bob", "Bob (ai:greedy)"),
      prepare: async (page) => {
        await replaceThinker(page, worker(answers));
        await page.addInitScript(() => {
          const wait = window.setTimeout;
          // What is waited for longer than ten seconds is only waited for a second.
          window.setTimeout = /** @type {any} */ (
            (/** @type {TimerHandler} */ handler, delay = 0, /** @type {any[]} */ ...rest) => wait(handler, delay > 10_000 ? 1000 : delay, ...rest)
          );
        });
      },
    });
    const [spot] = await spots(page);
    await MOUSE.choose(page, spot);
    await page.locator(PRIMARY).click();
    await saved(page);
    await page.locator(".hand-buttons .secondary:last-child").click();
    const notice = page.locator(".trouble-notice");
    await notice.getByRole("button", { name: "Play this turn for Bob" }).click();
    await page.locator('.hand:not([data-waiting="true"]) .primary').waitFor();
    await decide(page, MOUSE, 1);
    const [own, played, ...more] = decisions(await keptRecord(page));
    assert.match(`${own}, ${played}`, /^tile V .*, tile U /);
    assert.deepEqual(more, []);
    assert.deepEqual(problems, []);
  });
}

/** Runs before the page's own scripts: `window.trap` names what of the engine fails from now on, as if it had panicked. */
function trapped() {
  const load = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (source, imports) => {
    const { instance, module } = await load.call(WebAssembly, source, imports);
    const wrap = (/** @type {[string, any]} */ [name, value]) => {
      if (typeof value !== "function") return [name, value];
      return [
        name,
        (/** @type {any[]} */ ...values) => {
          if (/** @type {any} */ (window).trap?.test(name)) throw new WebAssembly.RuntimeError("unreachable");
          return value(...values);
        },
      ];
    };
    const exports = Object.fromEntries(Object.entries(instance.exports).map(wrap));
    return /** @type {any} */ ({ instance: { exports }, module });
  };
}

for (const steps of [0, 1, 4, 9]) {
  test(`the engine fails after ${steps} decisions: the record is there, and goes on after a reload`, async () => {
    const { page } = await playing({ prepare: (page) => page.addInitScript(trapped) });
    for (let step = 0; step < steps; step += 1) await decide(page, MOUSE, step + 1);
    const before = await keptRecord(page);
    await page.evaluate(() => Object.assign(window, { trap: /^(game|board)_(play|confirm|legal|view|log|selection)/ }));
    await page.locator("canvas.board").focus();
    for (const key of ["Tab", "n", "Enter", "Enter"]) if ((await page.locator(".panic").count()) === 0) await page.keyboard.press(key);
    await page.locator(".panic").waitFor();
    assert.equal(await page.locator(".panic").count(), 1);
    assert.equal(await page.locator("#panic-record").inputValue(), before);
    await page.getByRole("button", { name: "Reload" }).click();
    await page.locator(".resume").click();
    await saved(page);
    assert.deepEqual(decisions(await keptRecord(page)), decisions(before));
    await decide(page, MOUSE, steps + 1);
    assert.equal(decisions(await keptRecord(page)).length, decisions(before).length + 1);
  });
}

/** In what ways what is stored goes away under a game. @type {Record<string, (page: Page) => Promise<void>>} */
const CLEARED = {
  "all of it": (page) => clear(page, "all"),
  "the database": (page) => clear(page, "indexeddb"),
  "the small storage": (page) => clear(page, "local_storage"),
  "the caches": (page) => clear(page, "cache_storage"),
  "the worker": (page) => clear(page, "service_workers"),
  "the database by another tab": async (page) => {
    const other = await page.context().newPage();
    await other.goto(new URL("icon.svg", page.url()).href);
    await other.evaluate(() => new Promise((done) => Object.assign(indexedDB.deleteDatabase("bastide /"), { onsuccess: done })));
    await other.close();
  },
};

/** @param {Page} page @param {string} storageTypes */
async function clear(page, storageTypes) {
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin: new URL(page.url()).origin, storageTypes });
}

for (const [what, clearIt] of Object.entries(CLEARED)) {
  test(`${what} deleted under a game: it stays on the table and is saved whole again, at once and as it is played on`, async () => {
    const { page, problems } = await playing({ worker: true });
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    let made = 0;
    for (const more of [0, 2]) {
      await page.evaluate(() => Object.assign(window, { same: true }));
      await decide(page, MOUSE, 1);
      const before = decisions(await keptRecord(page));
      await clearIt(page);
      await page.waitForTimeout(400); // the browser tells the page
      for (let step = 0; step < more; step += 1) await decide(page, MOUSE, 2 + 2 * step);
      assert.equal(await page.evaluate(() => /** @type {any} */ (window).same), true, "the page was loaded again");
      await page.reload();
      await page.locator(".resume").click();
      const now = decisions(await keptRecord(page));
      made += 1 + more;
      assert.deepEqual(now.slice(0, before.length), before);
      assert.equal(now.length, made);
    }
    assert.equal(await page.locator("[data-notice]").filter({ hasText: "newer version" }).count(), 0);
    assert.deepEqual(problems, []);
  });
}

test("a page that is frozen while a tile comes down goes on where it was", async () => {
  const { page, problems } = await playing({ text: LATE });
  const session = await page.context().newCDPSession(page);
  const [spot] = await spots(page);
  await MOUSE.choose(page, spot);
  await page.locator(PRIMARY).click();
  await session.send("Page.setWebLifecycleState", { state: "frozen" });
  await new Promise((done) => setTimeout(done, 1500));
  await session.send("Page.setWebLifecycleState", { state: "active" });
  await playGame(page, MOUSE);
  assert.deepEqual(await shownScores(page), refereed(await record(page)));
  assert.deepEqual(problems, []);
});

test("what is chosen from the list while the decision before is saved changes nothing", async () => {
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
  assert.equal(decisions(await keptRecord(page)).length, 2);
  await decide(page, MOUSE, 1);
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
  await page.reload();
  await page.locator(".resume").click();
  assert.deepEqual(decisions(await keptRecord(page)), decisions(now));
  assert.deepEqual(problems, []);
});

test("what was drawn is drawn again after the picture was lost", async () => {
  const { page, problems } = await playing();
  await decide(page, MOUSE, 1);
  await spots(page);
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
  let before = "";
  for (let now = await inked(false); now !== before; now = await inked(false)) {
    before = now; // something may still rise or fade
    await page.waitForTimeout(400);
  }
  assert.notEqual(await inked(true), before);
  await canvas.dispatchEvent("contextrestored");
  await page.waitForTimeout(300);
  assert.equal(await inked(false), before);
  await decide(page, MOUSE, 2);
  assert.deepEqual(problems, []);
});

test("on a machine twenty times slower a decision is played and saved like on any other", async () => {
  const { page, problems } = await playing();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 20 });
  const [spot] = await spots(page);
  await MOUSE.choose(page, spot);
  await page.locator(PRIMARY).click();
  await saved(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const text = await keptRecord(page);
  assert.equal(decisions(text).length, 1);
  await playGame(page, MOUSE);
  assert.equal(decisions(await record(page))[0], decisions(text)[0]);
  assert.deepEqual(problems, []);
});
