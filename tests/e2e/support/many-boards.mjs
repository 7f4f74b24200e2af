/** Many boards on a page of another origin, and what they hold of it. */
import assert from "node:assert/strict";
import { EXAMPLE, PUZZLE, pageWith, policyFor, servePage } from "./embed.mjs";
import { painted } from "./moments.mjs";

/** @typedef {ReturnType<typeof import("./stage.mjs").onStage>} Stage */

/** Counts what a page holds beyond its elements: listeners of what outlives a board, frames asked for, timers, observers, workers. */
function count() {
  const held = /** @type {any} */ (window);
  held.held = { listeners: 0, frames: new Set(), timers: new Set(), workers: 0, observed: 0 };
  const lasting = (/** @type {unknown} */ target) => target === window || target === document || target instanceof MediaQueryList;
  const { addEventListener: listen, removeEventListener: remove } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (/** @type {any[]} */ ...given) {
    if (lasting(this)) held.held.listeners += 1;
    return listen.apply(this, /** @type {any} */ (given));
  };
  EventTarget.prototype.removeEventListener = function (/** @type {any[]} */ ...given) {
    if (lasting(this)) held.held.listeners -= 1;
    return remove.apply(this, /** @type {any} */ (given));
  };
  const { requestAnimationFrame: ask, cancelAnimationFrame: callOff } = window;
  window.requestAnimationFrame = (run) => {
    const id = ask((now) => (held.held.frames.delete(id), run(now)));
    held.held.frames.add(id);
    return id;
  };
  window.cancelAnimationFrame = (id) => (held.held.frames.delete(id), callOff(id));
  const Resized = window.ResizeObserver;
  window.ResizeObserver = class extends Resized {
    /** @override @param {Parameters<ResizeObserver["observe"]>} given */
    observe(...given) {
      held.held.observed += 1;
      super.observe(...given);
    }
    /** @override */
    disconnect() {
      held.held.observed -= 1;
      super.disconnect();
    }
  };
  const Work = window.Worker;
  window.Worker = class extends Work {
    /** @param {ConstructorParameters<typeof Worker>} given */
    constructor(...given) {
      super(...given);
      held.held.workers += 1;
    }
    /** @override */
    terminate() {
      held.held.workers -= 1;
      super.terminate();
    }
  };
  held.shift = 0;
  const add = (/** @type {PerformanceEntry[]} */ entries) => entries.forEach((entry) => (held.shift += /** @type {any} */ (entry).value));
  const shifts = new PerformanceObserver((list) => add(list.getEntries()));
  shifts.observe({ type: "layout-shift", buffered: true });
  held.shifted = () => (add(shifts.takeRecords()), held.shift);
}

/** What a page holds. */
function held() {
  const { listeners, frames, workers, observed } = /** @type {any} */ (window).held;
  return { listeners, frames: frames.size, workers, observed };
}

/**
 * @param {Stage} stage
 * @param {string} body
 * @param {Record<string, string | { type: string, text: string }>} [files]
 * @param {import("./browser.mjs").PageOptions} [screen]
 */
export async function visit(stage, body, files = {}, screen = { width: 900, height: 700 }) {
  const site = await servePage({ "/": pageWith(stage.url, body), ...files }, { "Content-Security-Policy": policyFor(stage.url) });
  const { page, problems } = await stage.browser.newPage(screen);
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  stage.after(site.close);
  await page.addInitScript(count);
  await page.goto(site.url);
  return { page, problems, asked, url: site.url };
}

/** A small framework: it makes elements of a tree anew whenever its state changes, as many do, and keeps what has a key. */
const FRAMEWORK = `
  const home = document.querySelector("main");
  const records = JSON.parse(document.querySelector("#records").textContent);
  let count = records.length, order = 1, words = "Board";
  window.change = (next) => { ({ count = count, order = order, words = words } = next); render(); };
  function render() {
    const kept = new Map([...home.children].map((one) => [one.dataset.key, one]));
    const wanted = records.slice(0, count).map((record, index) => {
      const section = kept.get(String(index)) ?? document.createElement("section");
      if (!section.dataset.key) {
        section.dataset.key = String(index);
        const title = document.createElement("h2");
        const board = document.createElement("bastide-board");
        board.mode = record.mode;
        board.record = record.text;
        if (record.players) board.players = record.players;
        section.append(title, board);
      }
      section.querySelector("h2").textContent = words + " " + (index + 1);
      return section;
    });
    home.replaceChildren(...(order < 0 ? wanted.reverse() : wanted));
  }
  render();
`;

/** Until the first board of a page is open. @param {import("@playwright/test").Page} page */
export const isOpen = (page) =>
  page.waitForFunction(() => document.querySelector("bastide-board")?.shadowRoot?.querySelector("figure")?.dataset.state === "open");

/**
 * The page does not move, the engine comes once, every board can be played, and what is removed leaves nothing.
 *
 * @param {Stage} stage
 * @param {number} count of boards, in five modes
 */
export async function checkMany(stage, count) {
  const kinds = [
    { mode: "view", text: EXAMPLE },
    { mode: "example", text: EXAMPLE },
    { mode: "puzzle", text: PUZZLE },
    { mode: "replay", text: EXAMPLE },
    { mode: "play", text: "", players: "red Ann, blue Bob" },
  ];
  const records = Array.from({ length: count }, (_, index) => kinds[index % kinds.length]);
  const body = `<script type="application/json" id="records">${JSON.stringify(records)}</script><main></main><script type="module" src="/framework.js"></script>`;
  const { page, problems, asked, url } = await visit(stage, body, { "/framework.js": { type: "text/javascript", text: FRAMEWORK } });
  const state = (/** @type {number} */ index) =>
    page.evaluate((index) => document.querySelectorAll("bastide-board")[index].shadowRoot?.querySelector("figure")?.dataset.state, index);
  await isOpen(page);
  assert.equal(await state(count - 1), undefined, "a board far away is not loaded");
  const begun = await page.evaluate(held);
  for (let index = 0; index < count; index += 1) {
    await page.evaluate((index) => document.querySelectorAll("bastide-board")[index].scrollIntoView({ block: "center" }), index);
    await page.waitForFunction(
      (index) => document.querySelectorAll("bastide-board")[index].shadowRoot?.querySelector("figure")?.dataset.state === "open",
      index,
    );
  }
  const played = await page.evaluate(() =>
    [...document.querySelectorAll("bastide-board")].map((element) => {
      const board = /** @type {any} */ (element);
      if (board.mode === "view" || board.mode === "replay") return board.getState().view.players.length === 2;
      const before = board.toText();
      board.play(board.legal()[0].statement);
      return board.toText() !== before;
    }),
  );
  assert.deepEqual(played, Array(count).fill(true));
  await painted(page);
  assert.equal(await page.evaluate(() => /** @type {any} */ (window).shifted()), 0, "the page moved");
  assert.equal(asked.filter((address) => address.endsWith("boards_bg.wasm")).length, 1);
  assert.deepEqual(
    asked.filter((address) => ![new URL(url).origin, new URL(stage.url).origin].includes(new URL(address).origin) && !address.startsWith("data:")),
    [],
  );
  // Words change, the order turns: boards that are moved go on.
  await page.evaluate(() => /** @type {any} */ (window).change({ words: "Diagram", order: -1 }));
  await painted(page);
  assert.equal(await page.evaluate(() => document.querySelectorAll("bastide-board").length), count);
  assert.equal(await page.evaluate(() => /** @type {any} */ (document.querySelectorAll("bastide-board")[0]).getState().mode), "play");
  const boards = await page.evaluateHandle(() => [...document.querySelectorAll("bastide-board")]);
  await page.evaluate(() => /** @type {any} */ (window).change({ count: 0 }));
  await page
    .waitForFunction(
      (most) => {
        const { listeners, frames, workers, observed } = /** @type {any} */ (window).held;
        return frames.size === 0 && workers === 0 && observed <= 0 && listeners < most;
      },
      begun.listeners,
      { timeout: 20_000 },
    )
    .catch(() => {}); // below it is told what is left
  const left = await page.evaluate(held);
  assert.equal(left.frames, 0);
  assert.equal(left.workers, 0);
  assert.ok(left.observed <= 0, `${left.observed} boards are still measured`);
  assert.ok(left.listeners < begun.listeners, `${left.listeners} listeners are left of ${begun.listeners} with one board`);
  assert.equal(await boards.evaluate((all) => all.filter((one) => one.shadowRoot?.querySelector("canvas")).length), 0);
  await page.locator("[data-bastide-voice]").waitFor({ state: "detached" });
  // They come back.
  await page.evaluate(() => /** @type {any} */ (window).change({ count: 1 }));
  await isOpen(page);
  assert.deepEqual(problems, []);
}
