/**
 * The main path in WebKit, which is in every browser of an iPad: games by mouse and by touch, checked by the referee; saving, a link, the
 * lesson, a computer player, the languages, and boards on another page; and whether what is seen on the way is cut or covered.
 */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { EXAMPLE, board, pageWith, policyFor, serveGame, servePage } from "../../support/embed.mjs";
import { flaws } from "../../support/flaws.mjs";
import { colours, comeBack, decide, openLast, playGame, result } from "../../support/path.mjs";
import { SHORT, keptRecord, refereed, settled } from "../../support/player.mjs";
import { findDriver, launch } from "../../support/webkit.mjs";

/** @typedef {import("../../support/webkit.mjs").Page} Page */

test.skip(!findDriver(), "WebKit is missing: install webkit2gtk-driver and xvfb, or set WEBKIT_DRIVER to the path of WebKitWebDriver");

/** Ann against a beginner. */
const BESIDE = `[Bastide "1"]
[Players "red Ann, blue Bob (ai:novice)"]
[Deck "D V U E W K"]
`;

/** @type {Awaited<ReturnType<typeof launch>>} */
let webkit;
/** @type {Awaited<ReturnType<typeof serveGame>>} */
let site;
/** What single tests have opened. @type {(() => unknown)[]} */
const opened = [];

test.beforeAll(async () => {
  [webkit, site] = await Promise.all([launch(), serveGame()]);
});

test.afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

test.afterAll(async () => {
  await webkit.close();
  await site.close();
});

/** @param {Page} page */
const byMouse = (page) => ({
  page,
  choose: (/** @type {number} */ x, /** @type {number} */ y) => page.point(x, y),
  press: (/** @type {string} */ selector) => page.click(selector),
});

/** @param {Page} page */
const byTouch = (page) => ({
  page,
  choose: (/** @type {number} */ x, /** @type {number} */ y) => page.touch(x, y),
  press: (/** @type {string} */ selector) => page.tap(selector),
});

/** Computer players and the lesson's Blue do not wait. @param {Page} page */
async function hurry(page) {
  await page.goto(site.url);
  await page.evaluate(() => localStorage.setItem("bastide / preferences", JSON.stringify({ pace: "fast" })));
}

/** Nothing on the screen is cut, covered or too small for a finger, and the game is no higher than the screen. @param {Page} page */
async function looksRight(page) {
  assert.deepEqual(await page.evaluate(flaws, { touch: true }), []);
  assert.ok(
    await page.evaluate(() => [...document.querySelectorAll("main.game")].every((game) => game.scrollHeight <= game.clientHeight)),
    "a part of the game is below the screen",
  );
}

test("what goes wrong in a page is noticed", async () => {
  const page = await webkit.newPage();
  await page.goto(site.url);
  await page.waitForSelector(".setup");
  assert.deepEqual(await page.problems(), []);
  await page.evaluate(() => {
    console.warn("said");
    document.body.append(Object.assign(new Image(), { src: "nowhere.png" }));
    setTimeout(() => Promise.reject(new Error("promised")));
    setTimeout(() => {
      throw new Error("thrown");
    });
  });
  await page.waitForSelector(".panic");
  await page.waitForFunction(() => sessionStorage.getItem("problems")?.includes("nowhere"));
  await page.reload();
  const problems = (await page.problems()).join("\n");
  for (const problem of [/console: said/, /nowhere\.png.* did not load/, /rejection: .*promised/, /exception: .*thrown/]) assert.match(problems, problem);
});

test("a short game by mouse, kept over a reload", async () => {
  const page = await webkit.newPage();
  const hand = byMouse(page);
  await openLast(page, site.url, SHORT);
  await hand.press(".resume");
  await decide(hand, 0);
  const first = await keptRecord(page);
  const [decision] = /^tile V .*$/m.exec(first) ?? assert.fail(first);
  await comeBack(page);
  await hand.press(".resume");
  assert.equal(await keptRecord(page), first);
  assert.ok((await colours(page)) > 100, "the board is drawn");
  await looksRight(page);
  await playGame(hand);
  await looksRight(page);
  const { record, scores } = await result(page);
  assert.ok(record.includes(`\n${decision}\n`), "the first decision is still there");
  assert.deepEqual(scores, refereed(record));
  await page.reload();
  await page.click(".setup button", "Saved games");
  await page.middle(".shelf", "Ann");
  assert.deepEqual(await page.problems(), []);
});

test("a short game by touch, upright", async () => {
  const page = await webkit.newPage({ width: 820, height: 1180 });
  const hand = byTouch(page);
  await openLast(page, site.url, SHORT);
  await looksRight(page);
  await hand.press(".resume");
  await decide(hand, 0);
  await looksRight(page);
  await playGame(hand);
  await looksRight(page);
  const { record, scores } = await result(page);
  assert.deepEqual(scores, refereed(record));
  assert.deepEqual(await page.problems(), []);
});

test("a game from the set-up screen, begun with a pen, goes on elsewhere by its link", async () => {
  const page = await webkit.newPage();
  await page.goto(site.url);
  await page.waitForSelector(".setup");
  await looksRight(page);
  await page.click(".setup-start [type=submit]");
  await decide({ ...byMouse(page), choose: (x, y) => page.point(x, y, "pen") }, 0);
  const first = await keptRecord(page);
  assert.match(first, /^tile /m);
  await page.click(".more-tools button");
  await page.click("dialog.menu button", "Share a link");
  await page.middle("#link");
  const link = await page.evaluate(() => /** @type {HTMLTextAreaElement} */ (document.querySelector("#link")).value);
  assert.ok(link.startsWith(`${site.url}#r=`), link);
  assert.deepEqual(await page.problems(), []);

  const other = await webkit.newPage();
  await other.goto(link);
  assert.equal(await keptRecord(other), first);
  await decide(byMouse(other), 0);
  assert.ok((await keptRecord(other)).startsWith(first));
  assert.deepEqual(await other.problems(), []);
});

test("the lesson's first steps by touch", async () => {
  const page = await webkit.newPage();
  await hurry(page);
  await page.tap("a.lesson");
  for (const name of ["lay", "highwayman"]) {
    await page.waitForSelector(`.coach[data-step="${name}"]`);
    await settled(page);
    await looksRight(page);
    const { x, y } = await page.evaluate(() => {
      const { left, top, width, height } = /** @type {Element} */ (document.querySelector(".coach-ring")).getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    const asks = await page.evaluate(() => document.querySelector(".hand")?.getAttribute("data-asks"));
    await page.touch(x, y);
    if (asks === "tile") await page.tap(".hand .primary:not([aria-disabled])"); // one tap takes a figure
  }
  await page.waitForSelector('.coach[data-step="blueMonk"]');
  await page.tap(".coach .primary");
  await page.waitForSelector('.coach[data-step="finish"]');
  await looksRight(page);
  assert.deepEqual(await page.problems(), []);
});

test("a computer player answers", async () => {
  const page = await webkit.newPage();
  await hurry(page);
  await openLast(page, site.url, BESIDE);
  await page.click(".resume");
  await decide(byMouse(page), 0);
  await page.click('.hand[data-asks="figure"] .hand-buttons .secondary:last-child:not([hidden])');
  await page.waitForFunction(
    () => document.querySelector(".hand[data-waiting='false'][data-asks='tile']") && document.querySelector(".hand-who")?.textContent?.includes("Ann"),
  );
  assert.equal((await keptRecord(page)).match(/^tile /gm)?.length, 2);
  assert.deepEqual(await page.problems(), []);
});

test("a game goes on in another language", async () => {
  const page = await webkit.newPage();
  const hand = byMouse(page);
  await openLast(page, site.url, SHORT);
  await page.click(".resume");
  await decide(hand, 0);
  const first = await keptRecord(page);
  await page.click(".more-tools button");
  await page.click("dialog.menu button", "Settings");
  await page.click(".languages button", "Français");
  await page.waitForFunction(() => document.documentElement.lang === "fr" && document.querySelector("main.game .hand[data-asks]"));
  assert.equal(await keptRecord(page), first);
  await page.middle(".hand-buttons .secondary:last-child", "Finir le tour sans pion");
  await looksRight(page);
  await decide(hand, 1);
  assert.ok((await keptRecord(page)).startsWith(first));
  assert.deepEqual(await page.problems(), []);
});

test("boards on another page: an example is stepped through, and a computer player answers", async () => {
  const boards = board('mode="example"', EXAMPLE) + board('mode="play" players="red Ann, blue (ai:novice)"');
  const foreign = await servePage({ "/": pageWith(site.url, boards) }, { "Content-Security-Policy": policyFor(site.url) });
  opened.push(foreign.close);
  const page = await webkit.newPage();
  await page.goto(foreign.url);
  await page.click("bastide-board >>> .panel-buttons .primary");
  await page.middle("bastide-board >>> [part=step-caption]", "Ann lays a bend.");
  await page.click("bastide-board >>> .panel-buttons .primary");
  await page.middle("bastide-board >>> [part=step-caption]", "She claims the road");

  const asked = () => {
    const { view } = /** @type {any} */ (document.querySelector("[mode=play]")).getState?.() ?? {};
    return view?.players[view.player].level === undefined && view?.asks === "tile" && view.turn;
  };
  await page.evaluate(() => document.querySelector("[mode=play]")?.scrollIntoView());
  await page.waitForFunction(asked);
  const turn = await page.evaluate(() => {
    const board = /** @type {any} */ (document.querySelector("[mode=play]"));
    const { turn, player } = board.getState().view;
    board.play(board.legal()[0].statement);
    if (board.getState().view.player === player && board.getState().view.asks === "figure") board.play("skip");
    return turn;
  });
  await page.waitForFunction((turn) => /** @type {any} */ (document.querySelector("[mode=play]")).getState().view.turn === turn + 2, turn);
  assert.deepEqual(await page.problems(), []);
});

test("the board is as sharp as a screen with two pixels of the device in one of the page", async () => {
  const fine = await launch(2);
  opened.push(fine.close);
  const page = await fine.newPage();
  await openLast(page, site.url, SHORT);
  await page.tap(".resume");
  await decide(byTouch(page), 0);
  const [drawn, shown] = await page.evaluate(() => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector("canvas"));
    return [
      [canvas.width, canvas.height],
      [canvas.clientWidth * 2, canvas.clientHeight * 2],
    ];
  });
  assert.deepEqual(drawn, shown);
  assert.deepEqual(await page.problems(), []);
});
