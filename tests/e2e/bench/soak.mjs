/**
 * Kills the browser in the middle of games, and looks whether every game comes back as it was last seen.
 *
 *     cargo xtask soak kills         a hundred games
 *     node tests/e2e/bench/soak.mjs 20     twenty, once dist/ is built
 *
 * Each game is played by the page's own buttons in a browser with one lasting profile, whose processes get SIGKILL at a random
 * moment. The next browser takes the last game up. A decision that the screen has shown as done must be there; the one that was
 * being saved may be.
 */
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argv, env } from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { FLAGS, findChromium } from "../support/browser.mjs";
import { saved } from "../support/player.mjs";
import { serve } from "../support/serve.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ record: string, decisions: number }} Seen a game as the screen showed it */
/** @typedef {{ game: number, milliseconds: number, shown: number, found: number, verdict: "as shown" | "one later" | "LOST" }} Kill */

/** How long a game is played before the kill, in milliseconds: between the two, by chance. */
const SPAN = [60, 2500];

/**
 * @param {number} games
 * @param {{ tell?: (kill: Kill) => void, decisions?: number }} [how] `tell` hears of each; with `decisions` the browser is killed in the one after so many,
 *   and not at a random moment
 * @returns {Promise<Kill[]>}
 */
export async function soak(games, { tell = () => {}, decisions } = {}) {
  const profile = await mkdtemp(join(tmpdir(), "bastide-soak-"));
  const site = await serve({ root: env.BASTIDE_DIST });
  const kills = [];
  try {
    let last = await killOne(profile, site.url, null, decisions);
    for (let game = 1; game <= games; game += 1) {
      const next = await killOne(profile, site.url, last.seen, decisions);
      const [shown, found] = [last.seen.decisions, next.found?.decisions ?? -1];
      const kept = next.found?.goesOn && (found === shown || found === shown + 1);
      const kill = /** @type {Kill} */ ({
        game,
        milliseconds: last.milliseconds,
        shown,
        found,
        verdict: !kept ? "LOST" : found === shown ? "as shown" : "one later",
      });
      kills.push(kill);
      tell(kill);
      last = next;
    }
  } finally {
    await site.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  }
  return kills;
}

/**
 * One life of the browser: takes the last game up, if there is one, begins another one, and dies in the middle of it.
 *
 * @param {string} profile
 * @param {string} url
 * @param {Seen | null} before what the life before saw last
 * @param {number} [decisions] it dies in the one after so many
 */
async function killOne(profile, url, before, decisions) {
  const { process, page } = await start(profile);
  await page.goto(url);
  await page.locator(".setup").waitFor();
  const found = before && (await takeUp(page, before));
  await page.locator(".setup-start [type=submit]").click();
  await saved(page);
  let seen = await page.evaluate(look);
  const milliseconds = decisions === undefined ? SPAN[0] + Math.round(Math.random() * (SPAN[1] - SPAN[0])) : 0;
  const dead = new Promise((done) => process.once("exit", done));
  let alive = true;
  const kill = () => {
    alive = false;
    globalThis.process.kill(-(process.pid ?? 0), "SIGKILL");
  };
  if (decisions !== undefined) {
    for (let made = 0; made < decisions; made += 1) await page.evaluate(decide);
    seen = await page.evaluate(look);
    page.evaluate(decide).catch(() => {}); // it dies in this one
    kill();
    await dead;
    return { seen, found, milliseconds };
  }
  const end = sleep(milliseconds).then(kill);
  while (alive) {
    const now = await page
      .evaluate(decide)
      .then(() => page.evaluate(look))
      .catch(() => null); // killed meanwhile
    if (now) seen = now;
  }
  await Promise.all([end, dead]);
  return { seen, found, milliseconds };
}

/**
 * Continues the last game as a person would, and goes back to the first screen.
 *
 * @param {Page} page
 * @param {Seen} before
 */
async function takeUp(page, before) {
  await page.locator(".resume").click();
  await saved(page);
  const now = await page.evaluate(look);
  const goesOn = await page.evaluate(
    async ([shown, found]) => {
      const [{ kinshipOf }, { Game }] = await Promise.all([import(/** @type {any} */ ("./shelf/import.js")), import(/** @type {any} */ ("./bastide.js"))]);
      return ["same", "further"].includes(kinshipOf(Game.fromRecord(shown), Game.fromRecord(found)).kinship);
    },
    [before.record, now.record],
  );
  await page.goto(page.url());
  await page.locator(".setup").waitFor();
  return { ...now, goesOn };
}

/** Runs in the page: the game on the table, as it was saved last. */
async function look() {
  const { Game } = await import(/** @type {any} */ ("./bastide.js"));
  const record = localStorage.getItem("bastide / last-game") ?? "";
  const game = Game.fromRecord(record);
  const decisions = game.at();
  game.free();
  return { record, decisions };
}

/** Runs in the page: decides by chance through what is on the screen, and waits until it is shown as done. */
async function decide() {
  const find = (/** @type {string} */ selector) => /** @type {HTMLElement | null} */ (document.querySelector(selector));
  const wait = () => new Promise((done) => setTimeout(done, 0));
  const screen = /** @type {HTMLElement} */ (find("main.game"));
  const told = screen.dataset.told;
  const skip = find(".hand-buttons .secondary:last-child:not([hidden])");
  const list = /** @type {HTMLSelectElement} */ (find("#choices"));
  if (list.options.length > 0 && !(skip?.offsetParent && Math.random() < 0.4)) {
    list.selectedIndex = Math.floor(Math.random() * list.options.length);
    list.dispatchEvent(new Event("change"));
    find(".hand .primary")?.click();
  } else skip?.click();
  while (screen.dataset.told === told || screen.hasAttribute("data-saving")) await wait();
}

/**
 * Chromium in a process group of its own, so that nothing of it is left alive.
 *
 * @param {string} profile
 */
export async function start(profile) {
  const port = join(profile, "DevToolsActivePort");
  await rm(port, { force: true });
  const process = spawn(findChromium(), [...FLAGS, `--user-data-dir=${profile}`, "--remote-debugging-port=0", "about:blank"], {
    detached: true,
    stdio: "ignore",
  });
  for (let tries = 0; tries < 600; tries += 1) {
    const text = await readFile(port, "utf8").catch(() => "");
    if (text.includes("\n")) {
      const [number, path] = text.split("\n");
      const browser = await chromium.connectOverCDP(`ws://127.0.0.1:${number}${path}`);
      const page = browser.contexts()[0].pages()[0] ?? (await browser.contexts()[0].newPage());
      return { process, page };
    }
    await sleep(50);
  }
  throw new Error("Chromium does not start");
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const games = Number(argv[2] ?? 100);
  console.log("game  killed after  shown as done  found again");
  const tell = (/** @type {Kill} */ { game, milliseconds, shown, found, verdict }) =>
    console.log(
      `${String(game).padStart(4)}  ${String(milliseconds).padStart(9)} ms  ${String(shown).padStart(13)}  ${String(found).padStart(11)}  ${verdict}`,
    );
  const kills = await soak(games, { tell });
  const count = (/** @type {Kill["verdict"]} */ verdict) => kills.filter((kill) => kill.verdict === verdict).length;
  console.log(`${kills.length} games: ${count("as shown")} as shown, ${count("one later")} one decision later, ${count("LOST")} lost`);
  if (count("LOST") > 0) process.exitCode = 1;
}
