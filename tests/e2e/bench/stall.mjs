/**
 * How long the page keeps a person waiting on a slow phone or laptop: the longest task on the way to a screen, and when it is there.
 *
 *     node tests/e2e/bench/stall.mjs [rows]          (after `cargo xtask build`; "start,replay,placing,linked" if not given)
 *
 * The processor is four times slower than the machine that measures. A task is what keeps the page from answering, as the browser
 * reports it from 50 ms on. The linked game is legible when every tile on the board has been drawn in any detail, and sharp when the
 * board asks for no more frames.
 */
import { availableParallelism, loadavg } from "node:os";
import { argv, env } from "node:process";
import { deflateRawSync } from "node:zlib";
import { launch } from "../support/browser.mjs";
import { openPage, played, settled } from "../support/player.mjs";
import { DIST, serve } from "../support/serve.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const SLOWER = 4;
const PHONE = { width: 390, height: 844, touch: true, scale: 3 };
const DESK = { width: 1280, height: 800, scale: 2 };
const TURNS = 20;
/** So many milliseconds without a frame, and the board lies still. */
const STILL = 400;

/** Runs before the page's own scripts: notes long tasks, frames, and how the board was drawn in each. */
function watch() {
  const log = {
    tasks: /** @type {{ at: number, ms: number }[]} */ ([]),
    frames: /** @type {{ at: number, ms: number, tiles: number, bare: number }[]} */ ([]),
    shown: 0,
    asked: 0,
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
      callback(now);
      log.asked = begin;
      if (tiles + bare > 0) log.frames.push({ at: begin, ms: performance.now() - begin, tiles, bare: bare - 1 });
    });
  const look = () => {
    if (document.querySelector(".setup")) ask((now) => (log.shown = now));
    else ask(look);
  };
  ask(look);
}

/** @param {Page} page @returns {Promise<{ tasks: { at: number, ms: number }[], frames: { at: number, ms: number, tiles: number, bare: number }[], shown: number }>} */
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
const game = played("--players", "3", "--boxes", "base+inns+abbot+traders", "--seed", "5", "--policy", "greedy").replaceAll(" (ai:greedy)", "");
const part = (/** @type {number} */ tiles) => {
  const lines = game.replace(/\[Result .*\n/, "").split("\n");
  const laid = lines.flatMap((line, index) => (line.startsWith("tile ") ? [index] : []));
  return `${lines.slice(0, laid[tiles]).join("\n")}\n`;
};

/** @type {Record<string, Record<string, number>>} */
const table = {};

async function start() {
  const { page, context } = await browser.newPage({ ...PHONE, worker: true });
  await page.addInitScript(watch);
  for (const name of ["start screen, cold", "start screen, warm"]) {
    const fresh = await context.newPage();
    await fresh.addInitScript(watch);
    await slow(fresh);
    await fresh.goto(site.url);
    await fresh.waitForTimeout(8000);
    const { tasks, shown } = await read(fresh);
    table[name] = { "longest task": longest(tasks), "there after": Math.round(shown) };
    await fresh.close();
  }
  await page.close();
}

async function replay() {
  const { page } = await browser.newPage(PHONE);
  await page.addInitScript(watch);
  await openPage(page, site.url, part(112));
  await page.locator(".resume").click();
  await settled(page);
  await still(page);
  await slow(page);
  const from = await forget(page);
  await page.locator(".more-tools button").first().click();
  await page.locator("dialog.menu button", { hasText: "Replay" }).first().click();
  await page.locator(".replay canvas").waitFor();
  await still(page);
  const { tasks } = await read(page);
  table["a replay of 113 tiles opens"] = { "longest task": longest(tasks.filter((task) => task.at >= from)) };
  await page.close();
}

async function placing() {
  const { page } = await browser.newPage(PHONE);
  await page.addInitScript(watch);
  await openPage(page, site.url, part(40));
  await page.locator(".resume").click();
  await settled(page);
  await still(page);
  await slow(page);
  await forget(page);
  /** @type {number[]} */
  const taps = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const asked = await page.locator(".hand").getAttribute("data-asks");
    const [spot] = await settled(page);
    const tap = (/** @type {number} */ x, /** @type {number} */ y) =>
      page.evaluate(
        async ([x, y]) => {
          const target = /** @type {Element} */ (document.elementFromPoint(x, y));
          const event = { pointerId: 1, isPrimary: true, button: 0, clientX: x, clientY: y, bubbles: true };
          const begun = performance.now();
          target.dispatchEvent(new PointerEvent("pointerdown", event));
          target.dispatchEvent(new PointerEvent("pointerup", event));
          target.dispatchEvent(new MouseEvent("click", event));
          await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
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
  }
  const { tasks } = await read(page);
  table[`${TURNS} decisions`] = { "longest task": longest(tasks), "tap to paint, median": at(taps, 0.5), "tap to paint, 95 %": at(taps, 0.95) };
  await page.close();
}

async function linked() {
  for (const slower of [1, SLOWER]) {
    const { page } = await browser.newPage(DESK);
    await page.addInitScript(watch);
    if (slower > 1) await slow(page);
    const hash = deflateRawSync(part(111)).toString("base64url");
    await page.goto(`${site.url}#r=${hash}`);
    await page.waitForFunction(() => /** @type {any} */ (window).stall.frames.length > 0, undefined, { polling: 500, timeout: 60_000 });
    await still(page);
    const { frames, tasks } = await read(page);
    const first = frames[0].at;
    const legible = frames.find(({ bare, tiles }) => bare === 0 && tiles > 60);
    table[`a linked game of 112 tiles, ${slower} ×`] = {
      "longest task": longest(tasks.filter((task) => task.at >= first - 50)),
      "there after": Math.round(first),
      "legible after": Math.round((legible?.at ?? Number.NaN) - first),
      "sharp after": Math.round(/** @type {{ at: number }} */ (frames.at(-1)).at - first),
    };
    await page.close();
  }
}

const jobs = { start, replay, placing, linked };
const wanted = (argv[2] ?? Object.keys(jobs).join(",")).split(",");
try {
  for (const [name, job] of Object.entries(jobs)) if (wanted.includes(name)) await job();
} finally {
  await browser.close();
  await site.close();
}
console.log(`milliseconds, a processor ${SLOWER} × slower unless it says otherwise; ${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)}`);
console.table(table);
