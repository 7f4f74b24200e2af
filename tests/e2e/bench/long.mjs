/**
 * A long life in one tab: games played one after another, and boards that come and go on somebody else's page. Neither may grow.
 *
 *     cargo xtask soak memory          two hundred games, and a day of boards
 *     node tests/e2e/bench/long.mjs 20       twenty games, and boards in the same share of a day, once dist/ is built
 *
 * What is counted, after garbage has been collected: the heap of JavaScript, the memory of the engine, the pixels of every canvas
 * that is still alive, elements and listeners. A day is a visitor a minute who opens a board, plays on it and goes on.
 */
import { argv, exit } from "node:process";
import { launch } from "../support/browser.mjs";
import { EXAMPLE, PUZZLE, pageWith, serveGame, servePage } from "../support/embed.mjs";
import { SHORT, openPage, saved } from "../support/player.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ heap: number, engine: number, canvas: number, elements: number, listeners: number }} Held bytes and numbers */

const GAMES = 200;
const MINUTES = 24 * 60;
/** How often it is counted; what is there after the first quarter is what must be enough. */
const COUNTS = 8;
/**
 * How much more there may be at the end than after the first quarter: of each in percent, and a little more whatever it is. The
 * engine keeps the plan of every tile in every turn that it has drawn, and some are seen late.
 */
const MORE = 5;
const SLACK = { heap: 1 << 20, engine: 1 << 20, canvas: 1 << 20, elements: 100, listeners: 20 };

/** Runs before the page's own scripts: keeps a weak hold of every canvas and of the engines' memory, and lets nothing wait long. */
function watch() {
  /** @type {WeakRef<HTMLCanvasElement | OffscreenCanvas>[]} */
  let canvases = [];
  /** @type {WebAssembly.Memory[]} */
  const memories = [];
  const note = (/** @type {any} */ canvas) => (canvases.push(new WeakRef(canvas)), canvas);
  const create = Document.prototype.createElement;
  Document.prototype.createElement = function (/** @type {any[]} */ ...given) {
    const element = create.apply(this, /** @type {any} */ (given));
    return element instanceof HTMLCanvasElement ? note(element) : element;
  };
  const Offscreen = window.OffscreenCanvas;
  window.OffscreenCanvas = class extends Offscreen {
    /** @param {[number, number]} given */
    constructor(...given) {
      super(...given);
      note(this);
    }
  };
  const load = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (...given) => {
    const made = await load.apply(WebAssembly, given);
    memories.push(/** @type {WebAssembly.Memory} */ (made.instance.exports.memory));
    return made;
  };
  const wait = window.setTimeout;
  window.setTimeout = /** @type {any} */ (
    (/** @type {TimerHandler} */ handler, delay = 0, /** @type {any[]} */ ...rest) => wait(handler, Math.min(delay, 5), ...rest)
  );
  Object.assign(window, {
    held() {
      canvases = canvases.filter((canvas) => canvas.deref());
      return {
        engine: memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0),
        canvas: canvases.reduce((sum, canvas) => sum + 4 * (canvas.deref()?.width ?? 0) * (canvas.deref()?.height ?? 0), 0),
      };
    },
  });
}

/**
 * @param {Page} page
 * @returns {Promise<Held>}
 */
async function count(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.enable");
  for (let time = 0; time < 2; time += 1) await session.send("HeapProfiler.collectGarbage");
  await session.send("Performance.enable");
  const { metrics } = await session.send("Performance.getMetrics");
  const metric = (/** @type {string} */ name) => metrics.find((found) => found.name === name)?.value ?? NaN;
  const own = await page.evaluate(() => /** @type {any} */ (window).held());
  await session.detach();
  return { heap: metric("JSHeapUsedSize"), ...own, elements: metric("Nodes"), listeners: metric("JSEventListeners") };
}

/**
 * Does something many times, counts in between, and says what grew.
 *
 * @param {Page} page
 * @param {string} what
 * @param {number} times
 * @param {(time: number) => Promise<void>} once
 * @returns {Promise<string[]>}
 */
async function lives(page, what, times, once) {
  /** @type {Held[]} */
  const counts = [];
  for (let time = 1; time <= times; time += 1) {
    await once(time);
    if (time % Math.max(Math.floor(times / COUNTS), 1) !== 0) continue;
    const now = await count(page);
    counts.push(now);
    const megabytes = [now.heap, now.engine, now.canvas].map((bytes) => (bytes / 1e6).toFixed(2).padStart(6));
    console.log(
      `${String(time).padStart(5)} ${what}: ${megabytes[0]} MB heap, ${megabytes[1]} MB engine, ${megabytes[2]} MB canvas, ${now.elements} elements, ${now.listeners} listeners`,
    );
  }
  const [early, last] = [counts[Math.floor(counts.length / 4)], counts[counts.length - 1]];
  const names = /** @type {(keyof Held)[]} */ (Object.keys(SLACK));
  const grown = names.filter((name) => !(last[name] <= early[name] * (1 + MORE / 100) + SLACK[name]));
  return grown.map((name) => `${what}: ${name} grew from ${early[name]} to ${last[name]}`);
}

/** Runs in the page: plays the game on the table to its end, whose result is left for another game. */
async function playOn() {
  const find = (/** @type {string} */ selector) => /** @type {HTMLElement | null} */ (document.querySelector(selector));
  const seen = (/** @type {string} */ selector) => [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
  while (!find("dialog.end[open]")) {
    /** @type {HTMLElement | undefined} */ (seen(".story .secondary:last-child"))?.click();
    const screen = find("main.game");
    const list = /** @type {HTMLSelectElement | null} */ (find("#choices"));
    if (list && screen && !screen.hasAttribute("data-saving")) {
      if (list.options.length > 0) {
        list.selectedIndex = Math.floor(Math.random() * list.options.length);
        list.dispatchEvent(new Event("change"));
        find(".hand .primary")?.click();
      } else {
        /** @type {HTMLElement | undefined} */ (seen(".hand-buttons .secondary:last-child"))?.click();
      }
    }
    await new Promise((done) => setTimeout(done, 0));
  }
}

/** @param {Awaited<ReturnType<typeof launch>>} browser @param {string} url @param {number} games */
async function manyGames(browser, url, games) {
  const { page, problems } = await browser.newPage({ width: 1024, height: 768, reducedMotion: true });
  await page.addInitScript(watch);
  await page.addInitScript(() => localStorage.setItem("bastide / preferences", JSON.stringify({ sound: false })));
  await openPage(page, url, SHORT);
  await page.locator(".resume").click();
  const grown = await lives(page, "games", games, async () => {
    await saved(page);
    await page.evaluate(playOn);
    await page.locator("dialog.end .primary").click(); // the same players once more
    await page.locator("dialog.end").waitFor({ state: "detached" });
  });
  return [...grown, ...problems];
}

const KINDS = [
  { mode: "view", record: EXAMPLE },
  { mode: "example", record: EXAMPLE },
  { mode: "puzzle", record: PUZZLE },
  { mode: "replay", record: EXAMPLE },
  { mode: "play", players: "red Ann, blue Bob (ai:novice)" },
];

/** Runs in the page: a visitor opens a board, plays on it, looks at it and goes on. @param {(typeof KINDS)[number]} kind */
async function visitor(kind) {
  const board = /** @type {any} */ (Object.assign(document.createElement("bastide-board"), kind));
  document.querySelector("main")?.append(board);
  const state = () => board.shadowRoot?.querySelector("figure")?.dataset.state;
  while (state() !== "open") await new Promise((done) => setTimeout(done, 0));
  if (kind.mode !== "view" && kind.mode !== "replay") board.play(board.legal()[0].statement);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  board.remove();
}

/** @param {Awaited<ReturnType<typeof launch>>} browser @param {string} url @param {number} minutes */
async function manyBoards(browser, url, minutes) {
  const site = await servePage({ "/": pageWith(url, "<main></main>") });
  try {
    const { page, problems } = await browser.newPage({ width: 900, height: 700 });
    await page.addInitScript(watch);
    await page.goto(site.url);
    const grown = await lives(page, "boards", minutes, (minute) => page.evaluate(visitor, KINDS[minute % KINDS.length]));
    return [...grown, ...problems];
  } finally {
    site.close();
  }
}

const games = Number(argv[2] ?? GAMES);
const [browser, site] = await Promise.all([launch(), serveGame()]);
const found = [...(await manyGames(browser, site.url, games)), ...(await manyBoards(browser, site.url, Math.ceil((MINUTES * games) / GAMES)))];
await browser.close();
await site.close();
for (const one of found) console.log(one);
console.log(found.length === 0 ? `nothing grew in ${games} games and ${Math.ceil((MINUTES * games) / GAMES)} boards` : "FAILED");
exit(found.length === 0 ? 0 : 1);
