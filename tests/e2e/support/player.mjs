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
/** @typedef {{ text: string, statement: string, x: number, y: number }} Spot a legal cell or place, in pixels of the window, and what it would play */
/** @typedef {{ choose: (page: Page, spot: { text?: string, x: number, y: number }) => Promise<void>, press: (page: Page, selector: string) => Promise<void> }} Hand */

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

/** The same game before its last tile. */
export const LAST = `${LATE}tile U -1,1 1
meeple road.N
tile A 2,-2 0
skip
`;

/** The very first tile fits nowhere. */
export const STUCK = `[Bastide "1"]
[Players "red Ann, blue Bob"]
[Deck "B C B B"]
`;

/** The buttons of the hand that do what is chosen, and that decline. */
export const CONFIRM = '.hand [data-action="confirm"]:not([aria-disabled])';
export const SKIP = '.hand [data-action="skip"]:not([hidden])';
/** The button that ends the telling of the final scoring. */
export const END_STORY = '[data-action="end-story"]';

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
 * Loads the page anew and goes on with the game at once, as after a change of language.
 *
 * @param {Page} page
 */
export async function continueAnew(page) {
  await page.evaluate(() => history.replaceState(null, "", "#continue"));
  await page.reload();
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
 * The beginning of a record, up to a moment when a tile is to be laid.
 *
 * @param {string} text
 * @param {number} share of its tiles that are laid
 */
export function begun(text, share) {
  const lines = text.split("\n").filter((line) => line !== "" && !/^(\[Result|expect)/.test(line));
  const tiles = lines.filter(isTile).length;
  let laid = 0;
  const end = lines.findIndex((line) => isTile(line) && (laid += 1) > Math.round(share * tiles));
  return `${lines.slice(0, end < 0 ? undefined : end).join("\n")}\n`;
}

/** @param {string} line of a record */
const isTile = (line) => line.startsWith("tile ");

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
 * A picture for people to look at, in target/e2e/, where PICTURES is set: nothing is proven by it, and it takes as long as half a decision.
 *
 * @param {Page} page
 * @param {string} name
 */
export async function picture(page, name) {
  if (!env.PICTURES) return;
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
    choose: (page, { x, y }) => apart(page, () => point(page, x, y)),
    press: (page, selector) => (tool === "mouse" ? page.locator(selector).click() : page.locator(selector).tap()),
  };
}

/** The second of two taps that follow so closely, in milliseconds, does not answer the question after a figure that the first has placed. */
const QUICK = 400;

/** Taps, but not at once after a tap that has taken something, as a person would not. @param {Page} page @param {() => Promise<void>} tap */
async function apart(page, tap) {
  const made = () => page.evaluate(() => document.querySelector("main.game")?.getAttribute("data-decisions"));
  await page.waitForFunction((quick) => new Event("now").timeStamp - (Reflect.get(window, "taken") ?? -quick) > quick, QUICK);
  const before = await made();
  await tap();
  if ((await made()) !== before) await page.evaluate(() => Object.assign(window, { taken: new Event("now").timeStamp }));
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
    if (await page.locator(".story").isVisible()) await hand.press(page, END_STORY);
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
  const [choices, asked, before] = [await spots(page), await asks(page), await decisions(page)];
  if (asked !== "tile" && asked !== "landing" && (step % 3 === 0 || choices.length === 0)) await hand.press(page, SKIP);
  else {
    assert.ok(choices.length > 0, "no legal place can be pointed at");
    return choose(page, hand, choices[(step * 7) % choices.length]);
  }
  await decided(page, before);
}

/**
 * Points at a spot, with everything that belongs to it until it is decided.
 *
 * @param {Page} page
 * @param {Hand} hand
 * @param {Spot} spot
 */
export async function choose(page, hand, spot) {
  const [asked, before] = [await asks(page), await decisions(page)];
  if (isConfirmed(asked, spot)) {
    await hand.choose(page, spot);
    await hand.press(page, CONFIRM);
  } else await take(page, spot, (at) => hand.choose(page, at));
  await decided(page, before);
}

/** Whether a button plays what was tapped; elsewhere one tap takes a figure. @param {string} asked @param {Spot} spot */
export function isConfirmed(asked, { text }) {
  return asked === "tile" || asked === "abbey" || text.startsWith("Take ") || text.endsWith(" flies from the machine");
}

/**
 * Takes a spot by one tap, or by more where a tap brings a crowded tile near: what lies between tiles may be on two of those.
 *
 * @param {Watched} page
 * @param {Spot} spot
 * @param {(spot: Spot) => Promise<unknown>} tap
 */
export async function take(page, spot, tap) {
  for (let at = spot; !(await isDecidedBy(page, () => tap(at))); ) {
    const near = (await settled(page)).find(({ text }) => text === spot.text);
    assert.ok(near, `${spot.text} is out of sight`);
    assert.ok(near.x !== at.x || near.y !== at.y, `${spot.text} is not taken, and nothing has come near`);
    at = near;
  }
}

/**
 * Whether a tap decided something. The board has handled it when the window has heard of it: a decision is counted before that.
 *
 * @param {Watched} page
 * @param {() => Promise<unknown>} tap
 */
async function isDecidedBy(page, tap) {
  const before = await page.evaluate(() => {
    const heard = new Promise((done) => addEventListener("pointerup", () => setTimeout(done), { once: true }));
    Object.assign(window, { heard });
    return /** @type {HTMLElement} */ (document.querySelector("main.game")).dataset.decisions;
  });
  await tap();
  await page.evaluate(() => /** @type {any} */ (window).heard);
  return String(await decisions(page)) !== before;
}

/** The name of what the page asks for. @param {Watched} page @returns {Promise<string>} */
export function asks(page) {
  return page.evaluate(() => document.querySelector(".hand")?.getAttribute("data-asks") ?? "");
}

/** How many decisions were made in the game, those that are still being saved too. @param {Watched} page @returns {Promise<number>} */
export function decisions(page) {
  return page.evaluate(() => Number(document.querySelector("main.game")?.getAttribute("data-decisions")));
}

/**
 * Until another decision was made, and saved.
 *
 * @param {Watched} page
 * @param {number} before how many there were
 */
export async function decided(page, before) {
  const game = await page.waitForSelector(`main.game:not([data-saving]):not([data-decisions="${before}"])`);
  await game?.dispose();
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
  await page.locator('.view-tools [data-action="fit"]').click();
  return settled(page);
}

/**
 * The spots that are in sight, as soon as the board lies still: it may still be gliding to what is asked now.
 *
 * @param {Watched} page
 * @returns {Promise<Spot[]>}
 */
export async function settled(page) {
  await still(page);
  return page.evaluate(spotsInSight);
}

/**
 * Until every decision is saved and the board lies still.
 *
 * @param {Watched} page
 */
export async function still(page) {
  const game = await page.waitForSelector("main.game:not([data-saving]):not([data-moving])");
  await game?.dispose();
}

/** Runs in the page: the list says where its entries are drawn as of the moment when it takes the focus. */
function spotsInSight() {
  const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector("canvas"));
  const list = /** @type {HTMLSelectElement} */ (document.querySelector("#choices"));
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  list.blur();
  list.focus();
  list.blur();
  focused?.focus();
  const corner = canvas.getBoundingClientRect();
  const drawn = [...list.options].filter((option) => option.dataset.x !== undefined); // to decline has no place
  const found = drawn.map((option) => ({
    text: option.text,
    statement: option.value,
    x: corner.left + Number(option.dataset.x),
    y: corner.top + Number(option.dataset.y),
  }));
  return found.filter(({ x, y }) => document.elementFromPoint(x, y) === canvas);
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
