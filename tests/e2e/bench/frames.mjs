/**
 * How long frames take while a board of 200 tiles is moved and scaled by hand, and whether any is drawn when it is not.
 *
 *     node tests/e2e/bench/frames.mjs             (after `cargo xtask build`)
 *     node tests/e2e/bench/frames.mjs 250 all     another number of tiles; six players with all boxes
 *
 * A frame's time is that of its script and of carrying out all that it drew, down to the pixels: reading one pixel back
 * makes the browser do so at once. Headless, without a graphics card: with one, only the script's share remains.
 */
import { availableParallelism, loadavg } from "node:os";
import { argv, env, exit } from "node:process";
import { launch } from "../support/browser.mjs";
import { openPage, picture, settled } from "../support/player.mjs";
import { DIST, serve } from "../support/serve.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const TILES = Number(argv[2] ?? 200);
/** Whether the game is one with all boxes. */
const ALL = argv[3] === "all";
const STEPS = 240;
/** What DESIGN.md promises for panning, in milliseconds. */
const GOAL = { median: 8, p99: 16 };

/** Runs in the page: a game of so many tiles in a compact landscape, by a fixed rule. @param {{ tiles: number, all: boolean }} job */
async function build({ tiles, all }) {
  const { Game } = await import(new URL("./bastide.js", location.href).href);
  const usual =
    "A A B B B B C D D D E E E E E F F G H H H I I J J J K K K L L L M M N N N O O P P P Q R R R S S T U U U U U U U U V V V V V V V V V W W W W X".split(" ");
  let state = 12345;
  const random = (/** @type {number} */ below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % below;
  };
  const deck = Array.from({ length: tiles + 40 }, () => usual[random(usual.length)]);
  const players = ["red", "blue", "green", "yellow", "black", "pink"].map((colour) => ({ colour }));
  const boxes = () => Game.boxes().map((/** @type {any} */ { name }) => name);
  const game = all
    ? new Game({ boxes: boxes(), players, pile: "double", seed: state })
    : Game.fromRecord(`[Bastide "1"]\n[Players "red Ann, blue Bob, yellow Eve"]\n[Deck "D ${deck.join(" ")}"]\n`);
  const far = (/** @type {{ x: number, y: number }} */ { x, y }) => Math.max(Math.abs(x) / 1.4, Math.abs(y));
  while (game.view().tiles.length < tiles || game.view().asks !== "tile") {
    const legal = game.legal();
    const cells = legal.filter((/** @type {any} */ { type }) => type === "tile").sort((/** @type {any} */ a, /** @type {any} */ b) => far(a) - far(b));
    const others = legal.filter((/** @type {any} */ { type }) => (all ? type !== "skip" : type === "figure"));
    const other = others[all ? random(others.length) : 0];
    const chosen = cells[0] ?? (random(2) === 0 ? other : undefined) ?? legal.find((/** @type {any} */ { type }) => type === "skip") ?? other;
    game.play(chosen.statement);
  }
  return { record: game.record(), laid: game.view().tiles.length };
}

/** Runs before the page's own scripts: measures every frame, and keeps track of canvases. */
function watch() {
  /** @type {{ script: number, whole: number, at: number }[]} */
  const frames = [];
  /** @type {WeakRef<HTMLCanvasElement>[]} */
  const canvases = [];
  Object.assign(window, { frames, canvases });
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    ask((now) => {
      const begin = performance.now();
      callback(now);
      const script = performance.now() - begin;
      const board = /** @type {HTMLCanvasElement | null} */ (document.querySelector("canvas.board"));
      board?.getContext("2d")?.getImageData(0, 0, 1, 1);
      frames.push({ script, whole: performance.now() - begin, at: now });
    });
  const create = document.createElement.bind(document);
  document.createElement = (/** @type {string} */ tag, /** @type {any} */ options) => {
    const element = create(tag, options);
    if (element instanceof HTMLCanvasElement) canvases.push(new WeakRef(element));
    return element;
  };
}

/**
 * Runs in the page: moves the board by pointer or wheel, one step before each frame.
 *
 * @param {{ steps: number, what: "pan" | "zoom" }} job
 */
async function move({ steps, what }) {
  const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector("canvas.board"));
  const { width, height } = canvas.getBoundingClientRect();
  const next = () => new Promise((done) => setTimeout(done, 20));
  const finger = (/** @type {string} */ type, /** @type {number} */ x, /** @type {number} */ y) =>
    canvas.dispatchEvent(new PointerEvent(type, { pointerId: 1, isPrimary: true, button: 0, buttons: 1, clientX: x, clientY: y, bubbles: true }));
  const frames = /** @type {{ script: number, whole: number }[]} */ (/** @type {any} */ (window).frames);
  frames.length = 0;
  if (what === "pan") finger("pointerdown", width / 2, height / 2);
  for (let step = 1; step <= steps; step += 1) {
    const angle = (step / steps) * 4 * Math.PI;
    if (what === "pan") finger("pointermove", width / 2 + Math.sin(angle) * width * 0.3, height / 2 + (1 - Math.cos(angle)) * height * 0.2);
    else canvas.dispatchEvent(new WheelEvent("wheel", { deltaY: step % 120 < 60 ? -12 : 12, clientX: width / 2, clientY: height / 2, cancelable: true }));
    await next();
  }
  if (what === "pan") finger("pointercancel", 0, 0);
  return frames.map(({ script, whole }) => ({ script, whole }));
}

/** @param {number[]} times */
function summary(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ part) => (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0).toFixed(1);
  return { frames: times.length, median: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
}

/** @param {Page} page */
function bitmapBytes(page) {
  return page.evaluate(() => {
    const canvases = /** @type {WeakRef<HTMLCanvasElement>[]} */ (/** @type {any} */ (window).canvases);
    return canvases.reduce((sum, kept) => sum + (kept.deref()?.width ?? 0) * (kept.deref()?.height ?? 0) * 4, 0);
  });
}

const [browser, site] = await Promise.all([launch(), serve({ root: env.BASTIDE_DIST ?? DIST })]);
try {
  const { page: builder } = await browser.newPage();
  await openPage(builder, site.url);
  const { record, laid } = await builder.evaluate(build, { tiles: TILES, all: ALL });
  const { page, problems } = await browser.newPage({ width: 1280, height: 800, scale: 2 });
  await page.addInitScript(watch);
  await openPage(page, site.url, record);
  await page.locator(".resume").click();
  await settled(page);
  /** @type {Record<string, ReturnType<typeof summary>>} */
  const table = {};
  const job = async (/** @type {string} */ name, /** @type {"pan" | "zoom"} */ what) => {
    const frames = await page.evaluate(move, { steps: STEPS, what });
    table[`${name}: script`] = summary(frames.map(({ script }) => script));
    table[`${name}: to the pixels`] = summary(frames.map(({ whole }) => whole));
    await page.waitForTimeout(800);
  };
  await page.getByRole("button", { name: "Show the whole board" }).click();
  await page.waitForTimeout(500);
  await job("panning", "pan");
  await picture(page, "frames-1280x800");
  await job("scaling", "zoom");
  for (let times = 0; times < 3; times += 1) await page.getByRole("button", { name: "Zoom in" }).click();
  await page.waitForTimeout(800);
  await job("panning near", "pan");
  const idle = await page.evaluate(async () => {
    const frames = /** @type {unknown[]} */ (/** @type {any} */ (window).frames);
    const before = frames.length;
    await new Promise((done) => setTimeout(done, 2000));
    return frames.length - before;
  });
  console.log(`${laid} tiles at 1280 × 800, two device pixels a pixel; milliseconds`);
  console.table(table);
  if (loadavg()[0] > availableParallelism()) console.log(`not a quiet machine: a load of ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores`);
  console.log(`idle frames in 2 s: ${idle}; bitmaps: ${((await bitmapBytes(page)) / 2 ** 20).toFixed(1)} MB`);
  for (const problem of problems) console.log(problem);
  const pan = table["panning: to the pixels"];
  const holds = Number(pan.median) <= GOAL.median && Number(pan.p99) <= GOAL.p99 && idle === 0 && problems.length === 0;
  console.log(holds ? "holds" : `does not hold: at most ${GOAL.median} ms in the median, ${GOAL.p99} ms at the 99th percentile, no idle frame`);
  if (!holds) exit(1);
} finally {
  await browser.close();
  await site.close();
}
