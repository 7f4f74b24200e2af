/** More of the main path in WebKit: whole games, the set-up screen with a pen, a link, the lesson, fine screens; and that what goes wrong is noticed. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { byMouse, byTouch, goOn, looksRight, onWebkit, playOverReload, prepare } from "../support/in-webkit.mjs";
import { decide, openLast, playGame, result } from "../support/path.mjs";
import { CONFIRM, SHORT, keptRecord, refereed, settled } from "../support/player.mjs";
import { launch } from "../support/webkit.mjs";

const stage = onWebkit();

test("what goes wrong in a page is noticed", async () => {
  const page = await stage.newPage();
  await page.goto(stage.url);
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
  const page = await stage.newPage();
  const hand = byMouse(page);
  await openLast(page, stage.url, SHORT);
  await hand.press(".resume");
  const { first, record } = await playOverReload(page, hand, stage.url);
  const [decision] = /^tile V .*$/m.exec(first) ?? assert.fail(first);
  assert.ok(record.includes(`\n${decision}\n`), "the first decision is still there");
  await page.goto(stage.url);
  await page.click('[data-action="saved-games"]');
  await page.middle(".shelf", "Ann");
  assert.deepEqual(await page.problems(), []);
});

test("a short game by touch, upright", async () => {
  const page = await stage.newPage({ width: 820, height: 1180 });
  const hand = byTouch(page);
  await openLast(page, stage.url, SHORT);
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
  const page = await stage.newPage();
  await page.goto(stage.url);
  await page.waitForSelector(".setup");
  await looksRight(page);
  await page.click(".setup-start [type=submit]");
  await decide({ ...byMouse(page), choose: (x, y) => page.point(x, y, "pen") }, 0);
  const first = await keptRecord(page);
  assert.match(first, /^tile /m);
  await page.click('.game > .table [data-action="menu"]');
  await page.click("dialog.menu button", "Share a link");
  await page.middle("#link");
  const link = await page.evaluate(() => /** @type {HTMLTextAreaElement} */ (document.querySelector("#link")).value);
  assert.ok(link.startsWith(`${stage.url}#r=`), link);
  assert.deepEqual(await page.problems(), []);

  const other = await stage.newPage();
  await other.goto(link);
  assert.equal(await keptRecord(other), first);
  await decide(byMouse(other), 0);
  assert.ok((await keptRecord(other)).startsWith(first));
  assert.deepEqual(await other.problems(), []);
});

test("the lesson's first steps by touch", async () => {
  const page = await stage.newPage();
  await prepare(page, stage.url);
  await page.goto(stage.url);
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
    if (asks === "tile") await page.tap(CONFIRM); // one tap takes a figure
  }
  await page.waitForSelector('.coach[data-step="blueMonk"]');
  await page.tap('.coach [data-action="next"]');
  await page.waitForSelector('.coach[data-step="finish"]');
  await looksRight(page);
  assert.deepEqual(await page.problems(), []);
});

test("the board is as sharp as a screen with two pixels of the device in one of the page", async () => {
  const fine = await launch(2);
  stage.after(fine.close);
  const page = await fine.newPage();
  await goOn(page, stage.url, SHORT);
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
