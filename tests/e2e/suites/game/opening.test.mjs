/** A large landscape that has just been opened: every tile is soon seen, then all in full, and the board answers meanwhile. */
import assert from "node:assert/strict";
import { deflateRawSync } from "node:zlib";
import { test } from "@playwright/test";
import { continueGame, played } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ asked: number, frames: { number: number, bare: number, drafts: number, tiles: number }[] }} Opening */

const stage = onStage();
const SIZE = { width: 1280, height: 800, scale: 2 };
/** A game of so many tiles, in which the next one is to be laid. */
const TILES = 71;

/** Runs before the page's own scripts: counts frames, and of each that shows the board the bare cells, drafts and tiles in full. */
function watch() {
  const log = /** @type {Opening} */ ({ asked: 0, frames: [] });
  Object.assign(window, { opening: log });
  let [bare, drafts, tiles] = [0, 0, 0];
  const { drawImage, fillRect } = CanvasRenderingContext2D.prototype;
  const isBoard = (/** @type {CanvasRenderingContext2D} */ { canvas }) => canvas.classList?.contains("board");
  CanvasRenderingContext2D.prototype.drawImage = function (/** @type {any[]} */ ...args) {
    if (isBoard(this)) {
      const [image, , , , , , , shown] = args;
      if (image.width === 32 && shown > 40) drafts += 1;
      else tiles += 1;
    }
    return Reflect.apply(drawImage, this, args);
  };
  CanvasRenderingContext2D.prototype.fillRect = function (...args) {
    if (isBoard(this)) bare += 1; // one is the table
    return Reflect.apply(fillRect, this, args);
  };
  const ask = window.requestAnimationFrame.bind(window);
  Object.assign(window, { frame: () => new Promise(ask) });
  window.requestAnimationFrame = (callback) =>
    ask((now) => {
      [bare, drafts, tiles] = [0, 0, 0];
      callback(now);
      log.asked += 1;
      if (bare > 0) log.frames.push({ number: log.asked, bare: bare - 1, drafts, tiles });
    });
}

/** @param {Page} page @returns {Promise<Opening>} */
const read = (page) => page.evaluate(() => /** @type {any} */ (window).opening);

/** Until the board has been shown and asks for no frame during twelve of them. @param {Page} page */
async function rested(page) {
  await page.evaluate(async () => {
    const { opening, frame } = /** @type {{ opening: Opening, frame: () => Promise<void> }} */ (/** @type {any} */ (window));
    for (let [idle, before] = [0, -1]; idle < 12; before = opening.asked) {
      await frame();
      idle = opening.asked === before && opening.frames.length > 0 ? idle + 1 : 0;
    }
  });
}

const game = (() => {
  const text = played("--players", "2", "--boxes", "base", "--seed", "5", "--policy", "greedy").replaceAll(" (ai:greedy)", "");
  const lines = text.replace(/\[Result .*\n/, "").split("\n");
  const laid = lines.flatMap((line, index) => (line.startsWith("tile ") ? [index] : []));
  return `${lines.slice(0, laid[TILES - 2]).join("\n")}\n`;
})();

/** A device on which drafts come before the tiles in full; a quick one may need none. @param {import("@playwright/test").Page} page */
async function slowed(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

for (const style of ["standard", "contrast"]) {
  test(`a linked game in the ${style} style: no cell stays bare, and the last frame shows every tile in full`, async () => {
    const { page, problems } = await stage.browser.newPage({ ...SIZE, reducedMotion: style === "contrast" });
    await slowed(page);
    await page.addInitScript(watch);
    if (style === "contrast") await page.emulateMedia({ contrast: "more" });
    await page.goto(`${stage.url}#r=${deflateRawSync(game).toString("base64url")}`);
    await rested(page);
    const { frames, asked } = await read(page);
    const drafted = frames.find(({ bare }) => bare === 0);
    assert.ok(drafted, "a cell stays bare");
    assert.ok(
      frames.slice(frames.indexOf(drafted)).every(({ bare }) => bare === 0),
      "a cell is bare again",
    );
    assert.ok(drafted.drafts > 0, "no draft came first");
    const last = frames[frames.length - 1];
    assert.ok(last.drafts === 0 && last.tiles > TILES - 2, JSON.stringify(last));
    assert.ok(frames.length < asked / 2, `${frames.length} of ${asked} frames show the board: most only make pictures`);
    assert.deepEqual(problems, []);
  });
}

test("a tile that is chosen while the landscape is made is shown at once", async () => {
  const { page, problems } = await stage.browser.newPage(SIZE);
  await slowed(page);
  await page.addInitScript(watch);
  await continueGame(page, stage.url, game);
  await page.locator("#choices option").nth(1).waitFor({ state: "attached" });
  const shown = await page.evaluate(async () => {
    const { opening: log, frame: next } = /** @type {{ opening: Opening, frame: () => Promise<void> }} */ (/** @type {any} */ (window));
    while (!log.frames.some(({ bare, drafts }) => bare === 0 && drafts > 0)) await next();
    const list = /** @type {HTMLSelectElement} */ (document.querySelector("#choices"));
    list.selectedIndex = 1;
    list.dispatchEvent(new Event("change", { bubbles: true }));
    const [before, shown] = [log.asked, log.frames.length];
    while (log.asked < before + 2) await next();
    return log.frames.slice(shown);
  });
  assert.ok(shown.length > 0 && shown[0].drafts > 0, JSON.stringify(shown));
  await rested(page);
  const { frames } = await read(page);
  assert.equal(frames[frames.length - 1].drafts, 0, "making ends");
  assert.deepEqual(problems, []);
});
