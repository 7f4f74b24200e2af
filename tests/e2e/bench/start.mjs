/**
 * How long an installed app takes to its first board: warm service worker, no network, a processor four times slower.
 *
 *     node tests/e2e/bench/start.mjs          (after `cargo xtask build`)
 *
 * Counted from the navigation to the frame after the one in which the board's tiles were drawn, at a shortcut that goes on with a
 * game of 40 tiles.
 */
import { availableParallelism, loadavg } from "node:os";
import { launch } from "../support/browser.mjs";
import { openHost } from "../support/builds.mjs";
import { openPage } from "../support/player.mjs";

const RUNS = 7;
const SLOWER = 4;
/** For so long nobody asks whether the board is there, in milliseconds. */
const PATIENCE = 4000;
/** What DESIGN.md promises, in milliseconds. */
const GOAL = 1000;

/** Runs in the page: goes on with a game until it is so many tiles large. @param {number} tiles */
async function build(tiles) {
  const { Game } = await import(new URL("./bastide.js", location.href).href);
  const game = new Game({ rules: "2016", boxes: ["base"], options: {}, players: [{ colour: "red" }, { colour: "blue" }] });
  while (game.view().tiles.length < tiles) {
    const legal = game.legal();
    game.play((legal.find((/** @type {any} */ { type }) => type === "figure") ?? legal[0]).statement);
  }
  return game.record();
}

/** Runs before the page's own scripts: notes when the board was first painted. */
function watch() {
  const draw = CanvasRenderingContext2D.prototype.drawImage;
  CanvasRenderingContext2D.prototype.drawImage = function (/** @type {any[]} */ ...args) {
    if (!("painted" in window) && /** @type {HTMLCanvasElement} */ (this.canvas).classList?.contains("board")) {
      Object.assign(window, { painted: 0 });
      requestAnimationFrame((now) => Object.assign(window, { painted: now })); // the board draws in a frame, so this is the one after it
    }
    return Reflect.apply(draw, this, args);
  };
}

const host = await openHost();
await host.publish(await host.build("A"));
const browser = await launch();
const { page, context, problems } = await browser.newPage({ width: 1024, height: 768, touch: true, worker: true });
await page.goto(host.url);
await page.locator(".setup").waitFor();
await page.waitForFunction(() => navigator.serviceWorker.controller);
const record = await page.evaluate(build, 40);
await openPage(page, host.url, record);
await page.close();
await host.stop();

/** @type {number[]} */
const times = [];
for (let run = 0; run < RUNS; run += 1) {
  const fresh = await context.newPage();
  await fresh.addInitScript(watch);
  const session = await context.newCDPSession(fresh);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await fresh.goto(`${host.url}#continue`);
  await fresh.waitForTimeout(PATIENCE); // to ask the page meanwhile would take a tenth of a second, which would count
  await fresh.waitForFunction(() => /** @type {any} */ (window).painted > 0, undefined, { timeout: 60_000, polling: 300 });
  times.push(await fresh.evaluate(() => /** @type {any} */ (window).painted));
  await fresh.close();
}
await browser.close();
await host.close();
for (const problem of problems) console.log(problem);
times.sort((one, other) => one - other);
const median = times[RUNS >> 1];
console.log(`first board from a warm service worker, ${SLOWER} × slowed: median ${median.toFixed(0)} ms of ${RUNS} (${times.map((time) => time.toFixed(0)).join(", ")})`);
console.log(`goal ${GOAL} ms: ${median <= GOAL ? "held" : "OVER"}; ${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)}`);
