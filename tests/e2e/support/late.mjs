/**
 * Files that come late or not at all: a page holds one of them back while its screen is left, or does not get it and is asked to try again.
 *
 *     const there = await visit(stage);
 *     const held = await hold(there, one.file);
 *     await begin(there, stage.url, one);
 *     const wrong = await hearsNothing(there, one, held);
 */
import { LAST } from "./late-files.mjs";
import { SKIP, continueGame, openPage, saved } from "./player.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").Request} Request */
/** @typedef {import("./late-files.mjs").Case} Case */
/** @typedef {ReturnType<typeof import("./stage.mjs").onStage>} Stage */
/** @typedef {{ page: Page, context: import("@playwright/test").BrowserContext, problems: string[], open: Set<Request> }} Visit `open`: the requests that are not answered yet */

/** The dialog that offers a file again. */
const BOX = "dialog.missing-part";

/**
 * A page on which nothing is on its way yet.
 *
 * @param {Stage} stage
 * @param {{ clock?: "bank" | "off", prefetches?: boolean }} [how] `prefetches`: false where no file is fetched before it is called for
 * @returns {Promise<Visit>}
 */
export async function visit(stage, { clock = "off", prefetches = true } = {}) {
  const { page, context, problems } = await stage.browser.newPage({ reducedMotion: true });
  /** @type {Set<Request>} */
  const open = new Set();
  page.on("request", (request) => open.add(request));
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  page.on("console", (message) => message.type() === "warning" && /was asked/.test(message.text()) && problems.push(message.text()));
  await page.addInitScript((clock) => localStorage.setItem("bastide / preferences", JSON.stringify({ sound: true, clock })), clock);
  if (!prefetches)
    await page.route("**/app/prefetch.js", (route) => route.fulfill({ contentType: "text/javascript", body: "export async function prefetch() {}" }));
  return { page, context, problems, open };
}

/**
 * The screen on which a case begins.
 *
 * @param {Visit} visit
 * @param {string} url
 * @param {Case} one
 */
export async function begin({ page }, url, { record, kept, first }) {
  await openPage(page, url, record ?? kept);
  if (record) {
    await page.locator(".resume").click();
    await saved(page);
  }
  await first?.(page);
}

/**
 * Until a page waits for nothing from the network, and two frames have passed without anything new. What is held back does not count.
 *
 * @param {Visit} visit
 * @param {string} [held]
 */
async function rest({ page, open }, held) {
  for (let quiet = 0; quiet < 2; ) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    quiet = [...open].every((request) => held && request.url().endsWith(`/${held}`)) ? quiet + 1 : 0;
  }
}

/**
 * Goes to another screen, with nothing of the case on the way that has to be loaded.
 *
 * @param {Page} page
 * @param {string} name of the case
 */
async function leave(page, name) {
  const button = (/** @type {string} */ name) => page.getByRole("button", { name, exact: true });
  await page.evaluate(() => document.querySelectorAll("dialog").forEach((dialog) => dialog.close()));
  if (name === "the menu") {
    await page.evaluate(() => void (location.hash = "learn"));
    return page.locator(".coach").waitFor();
  }
  if (await page.locator("main.game").count()) {
    await button("Menu").click();
    await page.locator("dialog.menu").getByRole("button", { name: "New game", exact: true }).click();
    return page.locator(".setup").waitFor();
  }
  if (await page.locator(".setup").count()) {
    await page.locator(".setup-start [type=submit]").click();
    return saved(page);
  }
  if (name === "a mistake") {
    await button("Back").click(); // to the puzzles
    await page.locator(".puzzle-list").waitFor();
  }
  await button("Back").click();
  await page.locator(".setup").waitFor();
}

/**
 * From now on a file is held back.
 *
 * @param {Visit} visit
 * @param {string} file
 */
export async function hold({ page }, file) {
  let [release, ask] = [() => {}, () => {}];
  const released = new Promise((done) => (release = () => done(undefined)));
  const asked = new Promise((done) => (ask = () => done(undefined)));
  await page.route(`**/${file}`, async (route) => {
    ask();
    await released;
    await route.continue().catch(() => {});
  });
  return { asked, release };
}

/**
 * A screen is left while a file that it called for is held back, and the file arrives then.
 *
 * @param {Visit} visit on the screen of the case
 * @param {Case} one
 * @param {Awaited<ReturnType<typeof hold>>} held
 * @param {{ surely?: boolean }} [how] `surely`: it waits until the file is called for, where others take it that a sheet may be there already
 * @returns {Promise<string | undefined>} what is wrong
 */
export async function hearsNothing(visit, one, held, { surely = false } = {}) {
  const { page, problems } = visit;
  await one.act(page);
  await Promise.race(surely ? [held.asked] : [held.asked, rest(visit, one.file)]);
  await leave(page, one.name);
  const next = page.locator("#app > main");
  await next.evaluate((screen) => void (screen.dataset.next = "")); // one of the same kind would be another one
  held.release();
  await rest(visit);
  if ((await next.getAttribute("data-next")) === null) return `another screen came: ${await next.getAttribute("class")}`;
  return (await page.locator("dialog[open]").count()) > 0 ? "a dialog came" : problems[0];
}

/**
 * From now on a file does not arrive.
 *
 * @param {Visit} visit
 * @param {string} file
 */
export async function lose({ page }, file) {
  let isLost = true;
  await page.route(`**/${file}`, (route) => (isLost ? route.abort("connectionfailed") : route.continue()));
  return { find: () => void (isLost = false) };
}

/**
 * The person is told that a file did not arrive, tries again, and goes on.
 *
 * @param {Visit} visit on the screen of the case
 * @param {Case} one
 * @param {Awaited<ReturnType<typeof lose>>} lost
 * @returns {Promise<string | undefined>} what is wrong
 */
export async function arrivesAgain({ page, problems }, one, lost) {
  const acted = one.act(page).then(
    () => true,
    () => false,
  );
  await page.locator(BOX).waitFor();
  lost.find();
  await page.locator(BOX).getByRole("button", { name: "Try again" }).click();
  await page.locator(BOX).waitFor({ state: "detached" });
  if (!(await acted)) return "it did not go on";
  if ((await page.locator(".panic").count()) > 0) return "a panic";
  return problems.find((text) => !/ERR_CONNECTION_FAILED|ERR_FAILED/.test(text));
}

/**
 * The end of a game cannot be told, and that is given up: the result is within reach all the same.
 *
 * @param {Stage} stage
 * @param {string} file that the telling needs
 */
export async function endsUntold(stage, file) {
  const there = await visit(stage, { prefetches: false });
  const { page, context } = there;
  const lost = await lose(there, file);
  await continueGame(page, stage.url, LAST);
  await page.locator(SKIP).click();
  await page.locator(BOX).waitFor();
  await page.keyboard.press("Escape");
  await page.locator(BOX).waitFor({ state: "detached" });
  lost.find();
  await page.locator(".hand").getByRole("button", { name: "Show the result" }).click();
  await page.locator("dialog.end tfoot").waitFor();
  await context.close();
}
