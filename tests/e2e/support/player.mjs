/**
 * Plays a game on the page as a person would, by mouse, by finger or by keys.
 *
 *     await openPage(page, url, SHORT);
 *     await playGame(page, pointing("mouse"));
 *     assert.deepEqual(await shownScores(page), refereed(await record(page)));
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env, platform } from "node:process";
import { ROOT } from "./serve.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/**
 * What the pages of all drivers have in common.
 *
 * @typedef {{
 *   evaluate: <T>(run: (...given: any[]) => T, ...given: any[]) => Promise<Awaited<T>>,
 *   waitForSelector: (selector: string) => Promise<{ dispose: () => Promise<void> } | null>,
 * }} Watched
 */
/** @typedef {{ text: string, x: number, y: number }} Spot a legal cell or place, in pixels of the window */
/** @typedef {{ choose: (page: Page, spot: Spot) => Promise<void>, press: (page: Page, selector: string) => Promise<void> }} Hand */

/** A game of fourteen tiles; the third to come fits nowhere. */
export const SHORT = `[Bastide "1"]
[Players "red Ann, blue Bob"]
[Deck "D V U C E W K B N V L U A P"]
`;

/** The same game before its last three tiles. */
export const LATE = `${SHORT}tile V 1,0 0
meeple field.NNE
tile U 1,-1 0
tile E 0,1 2
meeple field.NNE
tile W -1,0 3
meeple field.SSW
tile K 0,2 0
tile B 1,-2 2
meeple monastery
tile N 2,0 1
meeple city.N
tile V 2,1 0
tile L -1,-1 3
meeple road.E
`;

/** The very first tile fits nowhere. */
export const STUCK = `[Bastide "1"]
[Players "red Ann, blue Bob"]
[Deck "B C B B"]
`;

const PRIMARY = ".hand .primary:not([aria-disabled])";
export const SKIP = ".hand-buttons .secondary:last-child:not([hidden])";

/**
 * Opens the set-up screen; with a record it is kept as the last game, which the page offers to continue.
 *
 * @param {Page} page
 * @param {string} url
 * @param {string} [record]
 */
export async function openPage(page, url, record) {
  if (record) await page.addInitScript(keepAsLast, record);
  await page.goto(url);
  await page.locator(".setup").waitFor();
}

/**
 * Opens a record as the last game and goes on with it at once, as a shortcut of the installed app does: the start screen, which costs as much as
 * a game, is not shown.
 *
 * @param {Page} page
 * @param {string} url
 * @param {string} record
 */
export async function continueGame(page, url, record) {
  await page.addInitScript(keepAsLast, record);
  await page.goto(`${url}#continue`);
  await page.locator(".hand").waitFor();
}

/**
 * Opens the analysis board of a game from the list of saved games, which is on screen.
 *
 * @param {Page} page
 * @param {string} [cards] among which the first is opened
 */
export async function analyseFirst(page, cards = ".shelf-game") {
  await page
    .locator(cards)
    .first()
    .getByRole("button", { name: /^Actions/ })
    .click();
  await page.getByRole("button", { name: "Analyse", exact: true }).click();
  await page.waitForFunction(() => document.querySelector("bastide-board")?.shadowRoot?.querySelector("figure")?.dataset.state === "open");
}

/** Runs before a page: a record is what was played last in this copy of the game. @param {string} record */
function keepAsLast(record) {
  const name = `bastide ${location.pathname.replace(/[^/]*$/, "")} last-game`;
  if (localStorage.getItem(name) === null) localStorage.setItem(name, record);
}

/**
 * Everything that a page says on its console, errors or not.
 *
 * @param {Page} page
 * @returns {string[]}
 */
export function listen(page) {
  /** @type {string[]} */
  const messages = [];
  page.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
  return messages;
}

/**
 * The set-up of a game dealt by the referee, as a record without a decision.
 *
 * @param {string[]} options of `bastide playout`
 * @returns {string}
 */
export function dealt(...options) {
  return played(...options)
    .split("\n")
    .filter((line) => line.startsWith("[") && !line.startsWith("[Result"))
    .join("\n");
}

/**
 * A whole game played by the referee, as its record.
 *
 * @param {string[]} options of `bastide playout`
 * @returns {string}
 */
export function played(...options) {
  return execFileSync(referee(), ["playout", ...options, "--count", "1"], { encoding: "utf8" });
}

/**
 * The pages' own modules as they are written, from `./written/` on: a build puts them together under other names.
 *
 * @param {Page} page
 */
export async function serveWritten(page) {
  await page.route("**/written/**", (route) => {
    const name = new URL(route.request().url()).pathname.split("/written/")[1];
    const text = readFileSync(join(ROOT, "www", name), "utf8");
    const body = name === "storage/names.js" ? text.replace('new URL("..",', 'new URL("../..",') : text; // only here they lie one folder deeper
    return route.fulfill({ contentType: "text/javascript", body });
  });
}

/**
 * Puts another text in the place of the worker in which computer players think.
 *
 * @param {Page} page
 * @param {string} body
 */
export async function replaceThinker(page, body) {
  await page.route("**/thinker-worker.js", (route) => route.fulfill({ contentType: "text/javascript", body }));
}

/**
 * A picture for people to look at, in target/e2e/.
 *
 * @param {Page} page
 * @param {string} name
 */
export async function picture(page, name) {
  const folder = join(ROOT, "target/e2e");
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), animations: "disabled" });
}

/**
 * Plays by pointing at the canvas and the buttons.
 *
 * @param {"mouse" | "finger"} tool
 * @returns {Hand}
 */
export function pointing(tool) {
  /** @type {(page: Page, x: number, y: number) => Promise<void>} */
  const point = (page, x, y) => (tool === "mouse" ? page.mouse.click(x, y) : page.touchscreen.tap(x, y));
  return {
    choose: (page, { x, y }) => point(page, x, y),
    press: (page, selector) => (tool === "mouse" ? page.locator(selector).click() : page.locator(selector).tap()),
  };
}

/**
 * Plays to the end of the game: every tile somewhere else in the list of what is legal, a figure in two turns of three.
 *
 * @param {Page} page
 * @param {Hand} hand
 * @param {(step: number) => Promise<void>} [look] called before each decision
 */
export async function playGame(page, hand, look = async () => {}) {
  for (let step = 0; step < 400; step += 1) {
    await saved(page);
    if (await page.locator("dialog.end").isVisible()) return;
    if (await page.locator(".story").isVisible()) await hand.press(page, ".story .secondary:last-child");
    else if (await page.locator('.hand[data-asks="nothing"]').isVisible())
      await page.locator(".story, dialog.end").first().waitFor(); // points are still rising
    else if (await page.locator(".hand[data-asks]").isVisible()) {
      await look(step);
      await decide(page, hand, step);
    }
  }
  assert.fail("the game does not end");
}

/**
 * One decision by pointing.
 *
 * @param {Page} page
 * @param {Hand} hand
 * @param {number} step another number, another choice
 */
export async function decide(page, hand, step) {
  const before = await keptRecord(page);
  const asked = await page.locator(".hand").getAttribute("data-asks");
  const choices = await spots(page);
  if (asked !== "tile" && (step % 3 === 0 || choices.length === 0)) await hand.press(page, SKIP);
  else {
    assert.ok(choices.length > 0, "no legal place can be pointed at");
    const spot = choices[(step * 7) % choices.length];
    await hand.choose(page, spot);
    if (asked === "tile" || asked === "abbey" || spot.text.startsWith("Take ")) await hand.press(page, PRIMARY);
    else if (!(await isDecided(page, before))) {
      const near = (await settled(page)).find(({ text }) => text === spot.text); // a crowded tile comes near first
      assert.ok(near, `${spot.text} is out of sight`);
      await hand.choose(page, near);
    }
  }
  await page.waitForFunction((before) => localStorage.getItem("bastide / last-game") !== before, before);
}

/** Whether one tap was enough. @param {Page} page @param {string} before the record before it @returns {Promise<boolean>} */
async function isDecided(page, before) {
  for (const latest = Date.now() + 1500; Date.now() < latest; await page.waitForTimeout(50)) if ((await keptRecord(page)) !== before) return true;
  return false;
}

/**
 * Until a game is on the table with every decision saved and shown as done.
 *
 * @param {Watched} page
 */
export async function saved(page) {
  const game = await page.waitForSelector("main.game:not([data-saving])");
  await game?.dispose(); // or the game would never be let go
}

/**
 * The record as the page has stored it.
 *
 * @param {Watched} page
 * @returns {Promise<string>}
 */
export async function keptRecord(page) {
  await saved(page);
  return page.evaluate(() => localStorage.getItem("bastide / last-game") ?? "");
}

/**
 * The legal cells and places that are in sight and not covered by a button, once the board lies still.
 *
 * @param {Page} page
 * @returns {Promise<Spot[]>}
 */
export async function spots(page) {
  const seen = await settled(page);
  if (seen.length > 0) return seen;
  await page.locator(".view-tools button").last().click(); // shows the whole board
  return settled(page);
}

/**
 * The spots as soon as they stay the same for six frames: the board may still be gliding to what is asked now.
 *
 * @param {Watched} page
 * @returns {Promise<Spot[]>}
 */
export async function settled(page) {
  await saved(page);
  return (await page.evaluate(restingSpots)) ?? assert.fail("the board never lies still");
}

/**
 * Runs in the page: the list says where its entries are drawn as of the moment when it takes the focus. A look moves the focus, so that
 * the page is laid out and painted once more; that is why only every third frame is looked at.
 */
async function restingSpots() {
  const frame = () => new Promise(requestAnimationFrame);
  const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector("canvas"));
  const list = /** @type {HTMLSelectElement} */ (document.querySelector("#choices"));
  const visible = () => {
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    list.blur();
    list.focus();
    const corner = canvas.getBoundingClientRect();
    const drawn = [...list.options].filter((option) => option.dataset.x !== undefined); // to decline has no place
    const found = drawn.map((option) => ({
      text: option.text,
      x: corner.left + Number(option.dataset.x),
      y: corner.top + Number(option.dataset.y),
    }));
    list.blur();
    focused?.focus();
    return found.filter(({ x, y }) => document.elementFromPoint(x, y) === canvas);
  };
  await frame();
  for (let [look, same, before] = [0, 0, ""]; look < 200; look += 1) {
    const found = visible();
    const now = JSON.stringify(found);
    same = now === before ? same + 1 : 1;
    if (same === 3) return found;
    before = now;
    for (let wait = 0; wait < 3; wait += 1) await frame();
  }
}

/**
 * The record of the finished game.
 *
 * @param {Page} page
 * @returns {Promise<string>}
 */
export async function record(page) {
  return (await page.locator("dialog.end").getAttribute("data-record")) ?? "";
}

/**
 * The points in the result's last row, in turn order.
 *
 * @param {Page} page
 * @returns {Promise<number[]>}
 */
export async function shownScores(page) {
  const cells = await page.locator("dialog.end tfoot td").allTextContents();
  return cells.map(Number);
}

/**
 * The final points that the referee, the native program over the same engine, finds for a record; in turn order.
 *
 * @param {string} text
 * @returns {number[]}
 */
export function refereed(text) {
  const last = traced(text).at(-1);
  assert.equal(last.over, true);
  return seated(text, last.final);
}

/**
 * Everybody's points after each decision of a record, as the referee finds them; in turn order.
 *
 * @param {string} text
 * @returns {{ statement: string, events: string[], scores: number[] }[]}
 */
export function course(text) {
  return traced(text).flatMap(({ statement, events, scores }) => (statement ? [{ statement, events, scores: seated(text, scores) }] : []));
}

/**
 * @param {string} text
 * @param {Record<string, number>} points by colour
 * @returns {number[]}
 */
function seated(text, points) {
  const seats = /\[Players "([^"]*)"\]/.exec(text)?.[1].split(",") ?? [];
  return seats.map((seat) => points[seat.trim().split(" ")[0]]);
}

/**
 * The referee's trace of a record.
 *
 * @param {string} text
 * @returns {any[]}
 */
function traced(text) {
  const folder = mkdtempSync(join(tmpdir(), "bastide-record-"));
  try {
    const file = join(folder, "played.game");
    writeFileSync(file, text);
    const trace = execFileSync(referee(), ["replay", file, "--trace"], { encoding: "utf8", maxBuffer: 1 << 28 });
    return trace
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns {string} */
export function referee() {
  const name = platform === "win32" ? "bastide.exe" : "bastide";
  const usual = [join(ROOT, "target/debug", name), join(ROOT, "target/release", name)];
  const found = env.BASTIDE_BIN ?? usual.find((path) => existsSync(path));
  if (!found) throw new Error("The referee is missing: run `cargo build -p bastide-cli`, or set BASTIDE_BIN to it.");
  return found;
}
