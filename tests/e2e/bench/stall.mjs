/**
 * How long the page keeps a person waiting on a slow phone or laptop: the longest task on the way to a screen, and when it is there.
 *
 *     node tests/e2e/bench/stall.mjs [rows]          (after `cargo xtask build`; "start,replay,placing,linked" if not given)
 *
 * The processor is four times slower than the machine that measures. A task is what keeps the page from answering. The linked game is
 * legible when every tile on the board has been drawn in any detail, and sharp when the board asks for no more frames.
 *
 * Of each duration there are two numbers: by the clock, and in processor time of the page's main thread (processor.mjs), in which what
 * else the machine does counts less. A tap takes from the event to the end of the frame that answers it.
 */
import { availableParallelism, loadavg } from "node:os";
import { argv, env } from "node:process";
import { deflateRawSync } from "node:zlib";
import { launch } from "../support/browser.mjs";
import { openPage, played, settled } from "../support/player.mjs";
import { DIST, serve } from "../support/serve.mjs";
import { traced, yardstick } from "./processor.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const SLOWER = 4;
const PHONE = { width: 390, height: 844, touch: true, scale: 3 };
const DESK = { width: 1280, height: 800, scale: 2 };
const TURNS = 20;
const USUAL = "base+inns+abbot+traders";
/** The boxes of the replay and of the linked game, and how many tiles they have. */
const LARGE = "base+river+abbot+inns+traders+dragon";
const REPLAYED = 144;
const LINKED = 116;
/** So many milliseconds without a frame, and the board lies still. */
const STILL = 1200;

/** Runs before the page's own scripts: notes and marks long tasks, frames, and how the board was drawn in each. */
function watch() {
  const log = {
    tasks: /** @type {{ at: number, ms: number }[]} */ ([]),
    frames: /** @type {{ at: number, ms: number, tiles: number, bare: number }[]} */ ([]),
    shown: 0,
    asked: 0,
    /** When the first frame began in which there was a board. */
    first: 0,
  };
  Object.assign(window, { stall: log });
  new PerformanceObserver((list) => {
    for (const { startTime: at, duration: ms } of list.getEntries()) log.tasks.push({ at, ms });
  }).observe({ type: "longtask", buffered: true });
  let [tiles, bare] = [0, 0];
  const { drawImage, fillRect } = CanvasRenderingContext2D.prototype;
  const isBoard = (/** @type {CanvasRenderingContext2D} */ { canvas }) => canvas.classList?.contains("board");
  CanvasRenderingContext2D.prototype.drawImage = function (/** @type {any[]} */ ...args) {
    if (isBoard(this)) tiles += 1;
    return Reflect.apply(drawImage, this, args);
  };
  CanvasRenderingContext2D.prototype.fillRect = function (...args) {
    if (isBoard(this)) bare += 1; // one is the table
    return Reflect.apply(fillRect, this, args);
  };
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    ask((now) => {
      [tiles, bare] = [0, 0];
      const begin = performance.now();
      if (!log.first && document.querySelector("canvas.board")) {
        performance.mark("stall first");
        log.first = begin;
      }
      callback(now);
      log.asked = begin;
      if (tiles + bare > 0) {
        log.frames.push({ at: begin, ms: performance.now() - begin, tiles, bare: bare - 1 });
        performance.mark(`stall frame ${tiles} ${bare - 1}`);
      }
    });
  const look = () => {
    if (document.querySelector(".setup"))
      ask((now) => {
        log.shown = now;
        performance.mark("stall shown");
      });
    else ask(look);
  };
  ask(look);
}

/** @param {Page} page @returns {Promise<{ tasks: { at: number, ms: number }[], frames: { at: number, ms: number, tiles: number, bare: number }[], shown: number, first: number }>} */
const read = (page) => page.evaluate(() => /** @type {any} */ (window).stall);

/** Forgets what was noted. @param {Page} page */
const forget = (page) =>
  page.evaluate(() => {
    const { stall } = /** @type {any} */ (window);
    stall.tasks.length = stall.frames.length = 0;
    return performance.now();
  });

/** @param {Page} page */
async function slow(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}

/** Until the board has asked for no frame for a while: it makes pictures in more frames than it is drawn in. @param {Page} page */
async function still(page) {
  await page.waitForFunction(
    (still) => {
      const { frames, asked } = /** @type {any} */ (window).stall;
      return frames.length > 0 && performance.now() - asked > still;
    },
    STILL,
    { polling: 500, timeout: 120_000 },
  );
}

/** @param {{ ms: number }[]} tasks */
const longest = (tasks) => Math.round(Math.max(0, ...tasks.map(({ ms }) => ms)));

/** @param {number[]} times @param {number} part */
const at = (times, part) => Math.round(times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(part * times.length))] ?? 0);

const [browser, site] = await Promise.all([launch(), serve({ root: env.BASTIDE_DIST ?? DIST })]);
/** A game of some boxes until so many tiles lie beside the first. @param {string} boxes @param {number} tiles */
const part = (boxes, tiles) => {
  const game = played("--players", "3", "--boxes", boxes, "--seed", "5", "--policy", "greedy").replaceAll(" (ai:greedy)", "");
  const lines = game.replace(/\[Result .*\n/, "").split("\n");
  const laid = lines.flatMap((line, index) => (line.startsWith("tile ") ? [index] : []));
  return `${lines.slice(0, laid[tiles]).join("\n")}\n`;
};

/** @type {Record<string, Record<string, string>>} */
const table = {};

/** @param {number} clock @param {number | undefined} processor */
const both = (clock, processor) => `${Math.round(clock)} / ${Math.round(processor ?? Number.NaN)}`;

/** Runs something while the page's main thread is traced. @param {Page} page @param {() => Promise<unknown>} run */
const trace = (page, run) => traced(browser.browser, page, run);

/** When the main thread has marked something for the first time. @param {import("./processor.mjs").Mark[]} marks @param {RegExp} name */
const marked = (marks, name) => marks.find((mark) => name.test(mark.name))?.at ?? Number.NaN;

async function start() {
  const { page, context } = await browser.newPage({ ...PHONE, worker: true });
  await page.addInitScript(watch);
  for (const name of ["start screen, cold", "start screen, warm"]) {
    const fresh = await context.newPage();
    await fresh.addInitScript(watch);
    await slow(fresh);
    const seen = await trace(fresh, async () => {
      await fresh.goto(site.url);
      await fresh.waitForFunction(() => /** @type {any} */ (window).stall.shown > 0, undefined, { polling: 500, timeout: 120_000 });
      await fresh.waitForTimeout(8000);
    });
    const { tasks, shown } = await read(fresh);
    table[name] = {
      "longest task": both(longest(tasks), longest(seen.tasks)),
      "there after": both(shown, marked(seen.marks, /^stall shown/) - seen.tasks[0].at),
    };
    await fresh.close();
  }
  await page.close();
}

async function replay() {
  const { page } = await browser.newPage(PHONE);
  await page.addInitScript(watch);
  await openPage(page, site.url, part(LARGE, REPLAYED));
  await page.locator(".resume").click();
  await settled(page);
  await still(page);
  await slow(page);
  const from = await forget(page);
  const seen = await trace(page, async () => {
    await page.locator(".more-tools button").first().click();
    await page.locator("dialog.menu button", { hasText: "Replay" }).first().click();
    await page.locator(".replay canvas").waitFor();
    await still(page);
  });
  const { tasks } = await read(page);
  table[`a replay of ${REPLAYED} tiles opens`] = { "longest task": both(longest(tasks.filter((task) => task.at >= from)), longest(seen.tasks)) };
  await page.close();
}

async function placing() {
  const { page } = await browser.newPage(PHONE);
  await page.addInitScript(watch);
  await openPage(page, site.url, part(USUAL, 40));
  await page.locator(".resume").click();
  await settled(page);
  await still(page);
  await slow(page);
  await forget(page);
  /** @type {number[]} */
  const taps = [];
  const turn = async () => {
    const asked = await page.locator(".hand").getAttribute("data-asks");
    const [spot] = await settled(page);
    const tap = (/** @type {number} */ x, /** @type {number} */ y) =>
      page.evaluate(
        async ([x, y]) => {
          performance.mark("stall tap");
          const target = /** @type {Element} */ (document.elementFromPoint(x, y));
          const event = { pointerId: 1, isPrimary: true, button: 0, clientX: x, clientY: y, bubbles: true };
          const begun = performance.now();
          target.dispatchEvent(new PointerEvent("pointerdown", event));
          target.dispatchEvent(new PointerEvent("pointerup", event));
          target.dispatchEvent(new MouseEvent("click", event));
          await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
          performance.mark("stall painted");
          return performance.now() - begun;
        },
        [x, y],
      );
    taps.push(await tap(spot.x, spot.y));
    if (asked === "tile") {
      const box = await page.locator(".hand .primary").boundingBox();
      if (box) taps.push(await tap(box.x + box.width / 2, box.y + box.height / 2));
    }
    await still(page);
  };
  const seen = await trace(page, async () => {
    for (let count = 0; count < TURNS; count += 1) await turn();
  });
  const { tasks } = await read(page);
  const [begun, painted] = ["stall tap", "stall painted"].map((name) => seen.marks.filter((mark) => mark.name === name));
  const times = begun.map((mark, index) => painted[index].at - mark.at);
  table[`${TURNS} decisions`] = {
    "longest task": both(longest(tasks), longest(seen.tasks)),
    "tap to paint, median": both(at(taps, 0.5), at(times, 0.5)),
    "tap to paint, 95 %": both(at(taps, 0.95), at(times, 0.95)),
  };
  await page.close();
}

async function linked() {
  for (const slower of [1, SLOWER]) {
    const { page } = await browser.newPage(DESK);
    await page.addInitScript(watch);
    if (slower > 1) await slow(page);
    const hash = deflateRawSync(part(LARGE, LINKED)).toString("base64url");
    const seen = await trace(page, async () => {
      await page.goto(`${site.url}#r=${hash}`);
      await page.waitForFunction(() => /** @type {any} */ (window).stall.frames.length > 0, undefined, { polling: 500, timeout: 120_000 });
      await still(page);
    });
    const { frames, tasks, first } = await read(page);
    const legible = frames.find(({ bare, tiles }) => bare === 0 && tiles > 60);
    const shown = seen.marks.filter(({ name }) => name.startsWith("stall frame"));
    const from = marked(seen.marks, /^stall first/);
    const whole = shown.find(({ name }) => / 0$/.test(name) && Number(name.split(" ")[2]) > 60)?.at ?? Number.NaN;
    table[`a linked game of ${LINKED} tiles, ${slower} ×`] = {
      "longest task": both(longest(tasks), longest(seen.tasks)),
      "there after": both(first, from - seen.tasks[0].at),
      "legible after": both((legible?.at ?? Number.NaN) - first, whole - from),
      "sharp after": both(/** @type {{ at: number }} */ (frames.at(-1)).at - first, (shown.at(-1)?.at ?? Number.NaN) - from),
    };
    await page.close();
  }
}

const jobs = { start, replay, placing, linked };
const wanted = (argv[2] ?? Object.keys(jobs).join(",")).split(",");
let work = 0;
try {
  const { page } = await browser.newPage();
  await page.goto(site.url);
  await slow(page);
  work = await yardstick(browser.browser, page);
  await page.close();
  for (const [name, job] of Object.entries(jobs)) if (wanted.includes(name)) await job();
} finally {
  await browser.close();
  await site.close();
}
console.log(
  `milliseconds by the clock / of processor time, a processor ${SLOWER} × slower unless it says otherwise; ${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)}, yardstick ${work}`,
);
console.table(table);
