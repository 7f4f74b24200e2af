/**
 * How long somebody else's page with sixty diagrams of the sets that are not played takes to its first diagram, and what it fetches.
 *
 *     node tests/e2e/bench/stills.mjs          (after `cargo xtask build`)
 *
 * Counted from the navigation to the event `bastide:ready` of the first board, with an empty cache. Shown beside it: the processor time of the
 * main thread up to then, which a busy machine changes less.
 */
import { availableParallelism, loadavg } from "node:os";
import { launch } from "../support/browser.mjs";
import { pageWith, serveGame, servePage } from "../support/embed.mjs";
import { EACH, SETS, sixty, watch } from "../support/sixty.mjs";

const RUNS = 7;
/** What is promised, in milliseconds. */
const GOAL = 1000;

const game = await serveGame();
const site = await servePage({ "/": pageWith(game.url, sixty()) });
const browser = await launch();
/** @type {{ first: number, busy: number, shift: number, wasm: number, sets: number }[]} */
const runs = [];
for (let run = 0; run < RUNS; run += 1) {
  const { page, context } = await browser.newPage({ width: 1280, height: 800 });
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(site.url);
  await page.waitForFunction(() => /** @type {any} */ (window).first > 0, undefined, { polling: 20 });
  const { metrics } = await session.send("Performance.getMetrics");
  const busy = 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
  const { shift, first } = await page.evaluate(async () => {
    for (const board of document.querySelectorAll("bastide-board")) await /** @type {any} */ (board).open();
    const { shift, first } = /** @type {any} */ (window);
    return { shift, first };
  });
  const count = (/** @type {RegExp} */ name) => asked.filter((path) => name.test(path)).length;
  runs.push({ first, busy, shift, wasm: count(/\.wasm$/), sets: count(/\/sets\/\w+\.tiles$/) });
  await context.close();
}
await browser.close();
site.close();
await game.close();
const median = (/** @type {"first" | "busy"} */ what) => runs.map((run) => run[what]).sort((one, other) => one - other)[RUNS >> 1];
const worst = (/** @type {"shift" | "wasm" | "sets"} */ what) => Math.max(...runs.map((run) => run[what]));
console.log(`${SETS.length * EACH} diagrams of ${SETS.length} sets: the first after ${median("first").toFixed(0)} ms, median of ${RUNS}`);
console.log(`(${runs.map(({ first }) => first.toFixed(0)).join(", ")}); main thread busy for ${median("busy").toFixed(0)} ms`);
console.log(`layout shift at most ${worst("shift")}; ${worst("wasm")} module and ${worst("sets")} sets fetched`);
console.log(`goal ${GOAL} ms: ${median("first") <= GOAL ? "held" : "OVER"}; ${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)}`);
