/**
 * The system's Chromium, driven by Playwright.
 *
 *     const browser = await launch();
 *     const { page, problems } = await browser.newPage({ width: 820, height: 1180, touch: true });
 *     …
 *     assert.deepEqual(problems, []);
 *     await browser.close();
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env } from "node:process";
import { chromium } from "@playwright/test";
import { findProgram } from "./programs.mjs";

/** What Chromium needs to start anywhere, also as root and without a graphics card, and to stay off the network. */
export const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
];

/** Names under which Chromium is installed, in order of preference. */
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

const MACOS = ["/Applications/Chromium.app/Contents/MacOS/Chromium", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];

/**
 * What the tests run in: Chromium's headless shell, which opens a page with a quarter of the processor time, or else Chromium itself.
 *
 * @returns {string}
 */
export function findHeadless() {
  return findProgram("HEADLESS_SHELL", ["chromium-headless-shell", "chrome-headless-shell"]) ?? findChromium();
}

/**
 * @typedef {object} PageOptions
 * @property {number} [width] of the viewport in CSS pixels, 1280 if not given
 * @property {number} [height] of the viewport in CSS pixels, 800 if not given
 * @property {boolean} [touch] a touch screen, as on a tablet
 * @property {boolean} [dark] prefers-color-scheme: dark
 * @property {boolean} [reducedMotion] prefers-reduced-motion: reduce
 * @property {number} [scale] device pixels per CSS pixel, 1 if not given
 * @property {string} [lang] the browser's language, "en-GB" if not given
 * @property {boolean} [worker] whether the page may have a service worker, and loads ahead: only where that is what is tested
 * @property {boolean} [ahead] whether the page loads what a game may need, before it does
 */

/**
 * Starts a browser with a profile of its own; `close` also deletes the profile.
 *
 * For scripts: the tests share the one that their runner starts (stage.mjs).
 */
export async function launch() {
  const profile = await mkdtemp(join(tmpdir(), "bastide-chromium-"));
  const args = [...FLAGS, `--disk-cache-dir=${join(profile, "cache")}`, `--crash-dumps-dir=${profile}`];
  const browser = await chromium.launch({ executablePath: findChromium(), args, env: { ...env, TMPDIR: profile } });

  async function close() {
    await browser.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }

  return { browser, newPage: (/** @type {PageOptions} */ options = {}) => newPage(browser, options), close };
}

/**
 * A page in a context of its own (storage, service workers), and the list of `problems` that it has reported so far: errors on the
 * console, exceptions that nothing caught, and crashes. The list grows as they come.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {PageOptions} [options]
 */
export async function newPage(browser, options = {}) {
  const context = await browser.newContext(contextOptions(options));
  if (!options.worker) await context.addInitScript(withoutWorker);
  if (!options.worker && !options.ahead) await context.addInitScript(sparing);
  const page = await context.newPage();
  return { page, context, problems: watch(page) };
}

/** Runs before a page: it has no service worker. */
function withoutWorker() {
  delete (/** @type {any} */ (Navigator.prototype).serviceWorker);
}

/** Runs before a page: its person asked for no more files than are wanted, which spares a third of its time. */
function sparing() {
  Object.defineProperty(/** @type {any} */ (globalThis).NetworkInformation?.prototype ?? {}, "saveData", { get: () => true });
}

/**
 * The browser to run: $CHROMIUM, or the first usual name on PATH.
 *
 * @returns {string}
 */
export function findChromium() {
  const found = findProgram("CHROMIUM", NAMES, MACOS);
  if (!found) throw new Error("No Chromium was found: install one or set CHROMIUM to its path.");
  return found;
}

/**
 * @param {PageOptions} options
 * @returns {import("@playwright/test").BrowserContextOptions}
 */
function contextOptions({ width = 1280, height = 800, touch = false, dark = false, reducedMotion = false, scale = 1, lang = "en-GB" }) {
  return {
    viewport: { width, height },
    deviceScaleFactor: scale,
    hasTouch: touch,
    colorScheme: dark ? "dark" : "light",
    reducedMotion: reducedMotion ? "reduce" : "no-preference",
    locale: lang,
  };
}

/**
 * Records what goes wrong in a page.
 *
 * @param {import("@playwright/test").Page} page
 * @returns {string[]}
 */
function watch(page) {
  /** @type {string[]} */
  const problems = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => problems.push(`exception: ${error.stack ?? error.message}`));
  page.on("crash", () => problems.push("the page crashed"));
  return problems;
}
