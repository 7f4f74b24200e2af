/**
 * How long the computer players take beside what they are allowed, and whether the page stays usable, on a slow machine.
 *
 *     node tests/e2e/bench/thinking.mjs [MILLISECONDS]       (after `cargo xtask build`)
 *
 * Slowed four times. First a game against `master` on the page, which thinks in its worker: tasks of the page's own thread
 * longer than 50 ms, and the answers' times. Chromium slows the thread of a page and not those of its workers, so then the
 * same search answers in the thread of a slowed page, from the first call on, over a whole game.
 */
import { argv, env, exit } from "node:process";
import { launch } from "../support/browser.mjs";
import { dealt, openPage, played } from "../support/player.mjs";
import { serve } from "../support/serve.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ tasks: { at: number, long: number }[], answers: { at: number, took: number, ms: number }[] }} Seen */

const SLOWED = 4;
/** What is allowed to a decision, in milliseconds, and how much longer it may take. */
const LIMIT = Number(argv[2] ?? 1000);
const MORE = 1.1;
const LONG_TASK = 50;
const DECISIONS = 24;

/** @param {Page} page */
async function slow(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
}

/** Runs before the page's own scripts: notes long tasks, and when a worker is asked and answers. */
function watch() {
  /** @type {Seen} */
  const seen = { tasks: [], answers: [] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) seen.tasks.push({ at: task.startTime, long: task.duration });
  }).observe({ type: "longtask" });
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (/** @type {any} */ question) {
    const at = performance.now();
    if (question?.ms) this.addEventListener("message", () => seen.answers.push({ at, took: performance.now() - at, ms: question.ms }), { once: true });
    return post.call(this, question);
  };
}

/** A game of two masters watched on the page; tasks while one thinks, and their answers. @param {Page} page @param {string} url */
async function watched(page, url) {
  await page.addInitScript(watch);
  await page.addInitScript(() => localStorage.setItem("bastide / preferences", JSON.stringify({ sound: false, pace: "fast" })));
  await openPage(page, url, dealt("--seed", "5").replace(/\[Players .*\]/, '[Players "red Ann (ai:master), blue Bob (ai:master)"]'));
  await slow(page);
  await page.locator(".continue, .setup .primary").first().click();
  await page.waitForFunction((count) => /** @type {any} */ (window).seen.answers.length >= count, DECISIONS / 3, { timeout: 120_000 });
  return page.evaluate(() => /** @type {Seen} */ (/** @type {any} */ (window).seen));
}

/** Runs in the page: answers for a whole game. @param {{ record: string, ms: number, most: number }} options */
async function answered({ record, ms, most }) {
  const at = (/** @type {string} */ name) => new URL(name, location.href).href;
  const [{ default: init, suggest }, board] = await Promise.all([import(at("./search.js")), import(at("./bastide.js"))]);
  await Promise.all([init(), board.default()]);
  const game = board.Game.fromRecord(record);
  const times = [];
  while (times.length < most && !game.view().over) {
    const begun = performance.now();
    const { statement } = suggest(game.record(), "master", ms);
    times.push(performance.now() - begun);
    game.play(statement);
  }
  return times;
}

/** Runs in the page: how long the page's module takes to replay a whole game. @param {string} record */
async function replayed(record) {
  const { Game } = await import(new URL("./bastide.js", location.href).href);
  const times = Array.from({ length: 21 }, () => {
    const begun = performance.now();
    Game.fromRecord(record).free();
    return performance.now() - begun;
  });
  return { first: times[0], median: times.toSorted((a, b) => a - b)[10] };
}

/** @param {number[]} times */
const longest = (times) => Math.max(0, ...times);

const [browser, site] = await Promise.all([launch(), serve({ root: env.BASTIDE_DIST })]);
const { page } = await browser.newPage({ reducedMotion: true });
const { tasks, answers } = await watched(page, site.url);
const disturbing = answers.flatMap(({ at, took }) =>
  tasks.filter((task) => task.at > at && task.at < at + took).map((task) => ({ after: task.at - at, long: task.long })),
);
console.log(`on the page: ${answers.length} answers, the slowest after ${longest(answers.map(({ took }) => took)).toFixed(0)} ms of ${answers[0].ms} ms`);
console.log(`  tasks over ${LONG_TASK} ms begun while it thinks: ${disturbing.length}`);
for (const { after, long } of disturbing) console.log(`    ${long.toFixed(0)} ms, ${after.toFixed(0)} ms after the question`);
await page.close();

const { page: bare } = await browser.newPage();
await bare.route("**/measure.html", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Thinking</title>" }));
await bare.goto(new URL("measure.html", site.url).href);
await slow(bare);
const times = await bare.evaluate(answered, { record: dealt("--seed", "5"), ms: LIMIT, most: DECISIONS });
console.log(`slowed ${SLOWED} times: ${times.length} decisions, the slowest after ${longest(times).toFixed(0)} ms of ${LIMIT} ms (${MORE * LIMIT} allowed)`);
console.log(`  each: ${times.map((time) => time.toFixed(0)).join(" ")}`);
const replay = await bare.evaluate(replayed, played("--seed", "5"));
console.log(`  a whole game replayed in ${replay.median.toFixed(1)} ms, the first time in ${replay.first.toFixed(1)} ms`);
await browser.close();
await site.close();
exit(longest(times) <= MORE * LIMIT && disturbing.length === 0 ? 0 : 1);
