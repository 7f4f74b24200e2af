/** The board under the hand: what moves the view, what leaves it alone, and what happens when nobody does anything. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { CONFIRM, SKIP, continueAnew, continueGame, keptRecord, picture, saved, settled, spots, still } from "../../support/player.mjs";
import { checkClear } from "../../support/clear-board.mjs";
import { countFrames, frames, rested } from "../../support/frames.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

/** Only bends: they fit everywhere beside each other. */
const BENDS = `[Bastide "1"]
[Players "red Ann, blue Bob"]
[Deck "D V V V V V V V V V"]
`;

/** A cap of a city that the first tile's city waits for. */
const CITY = `[Bastide "1"]
[Players "red Ann, yellow Bob"]
[Deck "D E V V"]
`;

const stage = onStage();

/**
 * A page with a game open, that counts the frames it asks for.
 *
 * @param {Parameters<typeof stage.browser.newPage>[0] & { clock?: boolean }} [options] `clock`: the time of the page can be set forward
 * @param {string} [record]
 */
async function play({ clock = false, ...options } = {}, record = BENDS) {
  const opened = await stage.browser.newPage(options);
  if (clock) await opened.page.clock.install();
  await countFrames(opened.page);
  await continueGame(opened.page, stage.url, record);
  await still(opened.page);
  return opened;
}

/**
 * How large a tile is: from two legal cells and the pixels between them.
 *
 * @param {Page} page
 */
async function tileSize(page) {
  await settled(page);
  const cells = await page.evaluate(() => {
    const list = /** @type {HTMLSelectElement} */ (document.querySelector("#choices"));
    list.focus();
    const found = [...list.options].map(({ text, dataset }) => ({ text, x: Number(dataset.x), y: Number(dataset.y) }));
    list.blur();
    return found;
  });
  const far = (/** @type {string} */ text, /** @type {string} */ side) => Number(new RegExp(`(\\d+) ${side}`).exec(text)?.[1] ?? 0);
  const place = (/** @type {string} */ text) => [far(text, "east") - far(text, "west"), far(text, "south") - far(text, "north")];
  const [one, other] = [cells[0], /** @type {typeof cells[0]} */ (cells.at(-1))];
  const [[x, y], [a, b]] = [place(one.text), place(other.text)];
  return Math.hypot(one.x - other.x, one.y - other.y) / Math.hypot(x - a, y - b);
}

/** @param {Page} page */
async function layTile(page) {
  const [spot] = await spots(page);
  await page.mouse.click(spot.x, spot.y);
  await page.locator(CONFIRM).click();
  await saved(page);
}

test("the zoom of a player is kept from turn to turn", async () => {
  const { page, problems } = await play({ width: 390, height: 844 });
  const first = await tileSize(page);
  for (let times = 0; times < 3; times += 1) await page.locator('.view-tools [data-action="zoom-in"]').click();
  const zoomed = await tileSize(page);
  assert.ok(Math.abs(zoomed / first - 1.25 ** 3) < 0.05, `${first} to ${zoomed}`);
  for (let turn = 0; turn < 2; turn += 1) {
    assert.ok((await settled(page)).length > 0, "something that is asked is in sight");
    await layTile(page);
    if ((await page.locator(".hand").getAttribute("data-asks")) === "figure") await page.locator(SKIP).click();
  }
  assert.ok(Math.abs((await tileSize(page)) / zoomed - 1) < 0.02);
  await picture(page, "kept-zoom-390x844");
  assert.deepEqual(problems, []);
});

test("two fingers scale about their middle; a wheel and two taps on the table come nearer", async () => {
  const { page, context } = await play({ width: 820, height: 1180, touch: true });
  const before = await tileSize(page);
  const session = await context.newCDPSession(page);
  const box = /** @type {{ x: number, y: number, width: number, height: number }} */ (await page.locator("canvas").boundingBox());
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  /** @type {(type: "touchStart" | "touchMove" | "touchEnd", spread: number) => Promise<unknown>} */
  const touch = (type, spread) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        type === "touchEnd"
          ? []
          : [
              { x: x - spread, y, id: 1 },
              { x: x + spread, y, id: 2 },
            ],
    });
  const [spot] = await settled(page);
  await touch("touchStart", 60);
  for (let spread = 65; spread <= 90; spread += 5) await touch("touchMove", spread);
  await touch("touchEnd", 90);
  const pinched = await tileSize(page);
  assert.ok(Math.abs(pinched / before - 1.5) < 0.06);
  const moved = (await settled(page)).find(({ text }) => text === spot.text);
  assert.ok(moved, `${spot.text} is still in sight`);
  assert.ok(Math.abs(moved.x - x - (spot.x - x) * 1.5) < 3 && Math.abs(moved.y - y - (spot.y - y) * 1.5) < 3, JSON.stringify({ spot, moved, x, y }));

  await page.locator('.view-tools [data-action="fit"]').tap();
  const fitted = await tileSize(page);
  await page.mouse.move(500, 500);
  await page.mouse.wheel(0, -300);
  assert.ok((await wider(page, fitted)) > 1.3 * fitted, "a wheel scales");
  await page.locator('.view-tools [data-action="fit"]').tap();
  await still(page);
  // How soon one tap follows the other is told by the times of their events, which do not depend on how busy the machine is.
  const start = Date.now() / 1000;
  for (const [type, after] of /** @type {const} */ ([
    ["touchStart", 0],
    ["touchEnd", 0.03],
    ["touchStart", 0.1],
    ["touchEnd", 0.13],
  ]))
    await session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x, y: box.y + box.height / 5 }],
      timestamp: start + after,
    });
  assert.ok((await tileSize(page)) > 1.2 * fitted, "two taps");
});

/** How large a tile is once it is larger than before: the page hears of a wheel some time after it is turned. @param {Page} page @param {number} before */
async function wider(page, before) {
  for (;;) {
    const now = await tileSize(page);
    if (Math.abs(now - before) > 1) return now;
  }
}

test("a throw rolls on, a touch stops it, and then nothing is drawn", async () => {
  const { page, context } = await play();
  const session = await context.newCDPSession(page);
  const where = async () => (await settledPoint(page)).x;
  const before = await where();
  // The speed of a throw is told by the times of its events, which do not depend on how busy the machine is.
  const start = Date.now() / 1000;
  /** @type {(type: "mousePressed" | "mouseMoved" | "mouseReleased", x: number, after: number) => Promise<unknown>} */
  const mouse = (type, x, after) =>
    session.send("Input.dispatchMouseEvent", { type, x, y: 600, button: "left", buttons: 1, clickCount: 1, timestamp: start + after / 1000 });
  await mouse("mousePressed", 700, 0);
  for (let step = 1; step <= 6; step += 1) await mouse("mouseMoved", 700 - 20 * step, 10 * step);
  const released = await frames(page);
  await mouse("mouseReleased", 580, 65);
  await page.waitForFunction((before) => /** @type {any} */ (window).frames >= before + 3, released); // it rolls
  await page.mouse.down();
  await page.mouse.up();
  const stopped = await point(page);
  await rested(page);
  assert.deepEqual(await point(page), stopped, "it stands");
  assert.ok((await where()) < before - 90);
});

/**
 * Where the first legal place is on the canvas once the view lies still.
 *
 * @param {Page} page
 */
async function settledPoint(page) {
  await settled(page);
  return point(page);
}

/**
 * Where it is now.
 *
 * @param {Page} page
 */
function point(page) {
  return page.evaluate(() => {
    const list = /** @type {HTMLSelectElement} */ (document.querySelector("#choices"));
    list.focus();
    const { x, y } = list.options[0].dataset;
    list.blur();
    return { x: Number(x), y: Number(y) };
  });
}

test("to decline can be chosen in the list of choices, and is played from there", async () => {
  const { page, problems } = await play();
  await layTile(page);
  const list = page.locator("#choices");
  await list.focus();
  await page.keyboard.press("End");
  assert.equal(await list.inputValue(), "skip", "it stays chosen");
  await page.keyboard.press("Enter");
  await saved(page);
  assert.match(await keptRecord(page), /^tile V .*\nskip\n$/m);
  assert.equal(await page.locator(".hand").getAttribute("data-asks"), "tile", "it is the next player's turn");
  await list.focus();
  await page.keyboard.press("Home");
  assert.match(await list.inputValue(), /^tile V /);
  await page.keyboard.press("Enter");
  await saved(page);
  assert.equal((await keptRecord(page)).match(/^tile V /gm)?.length, 2);
  assert.deepEqual(problems, []);
});

test("nothing is drawn while nobody does anything", async () => {
  const { page } = await play({ clock: true });
  await layTile(page);
  await still(page);
  await page.clock.runFor(5_000);
  const drawn = await frames(page);
  await page.clock.runFor(600_000);
  assert.equal(await frames(page), drawn);
});

test("on a board turned round a tap lays the tile where the finger is", async () => {
  const { page, problems } = await play({ width: 1024, height: 768 });
  const turn = page.getByRole("button", { name: "Turn the board" });
  const before = await spots(page);
  await turn.click();
  await turn.click();
  const after = await spots(page);
  const east = (/** @type {typeof after} */ list) => list.find(({ text }) => text.startsWith("1 east,"));
  const west = (/** @type {typeof after} */ list) => list.find(({ text }) => text.startsWith("1 west,"));
  assert.ok((east(before)?.x ?? 0) > (west(before)?.x ?? 0) && (east(after)?.x ?? 0) < (west(after)?.x ?? 0));
  const spot = /** @type {import("../../support/player.mjs").Spot} */ (east(after));
  await page.mouse.click(spot.x, spot.y);
  await page.locator(CONFIRM).waitFor();
  await picture(page, "turned-ghost-1024x768");
  await page.locator(CONFIRM).click();
  assert.match(await keptRecord(page), /\ntile V 1,0 /);
  await settled(page);
  await picture(page, "turned-1024x768");
  assert.deepEqual(problems, []);
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
])
  test(`what is asked is clear of the buttons on ${width} × ${height}`, async () => {
    const { page } = await play({ width, height });
    await checkClear(page, width, height);
  });

/**
 * Lays the cap onto the city of the first tile, and a knight who scores at once.
 *
 * @param {Page} page
 */
async function scoreCity(page) {
  for (const place of ["1 north,", "City"]) {
    const spot = /** @type {import("../../support/player.mjs").Spot} */ ((await spots(page)).find(({ text }) => text.startsWith(place)));
    await page.mouse.click(spot.x, spot.y);
    if (place !== "City") await page.locator(CONFIRM).click(); // one tap takes a figure
  }
}

test("points rise and the figure goes home, in the dark, and then nothing moves", async () => {
  const { page, problems } = await play({ width: 390, height: 844, dark: true }, CITY);
  await scoreCity(page);
  for (let moment = 0; moment < 4; moment += 1) await picture(page, `score-${moment}-dark`);
  await rested(page);
  assert.deepEqual(problems, []);
});

test("any input skips what moves, and undo shows the state at once", async () => {
  const { page } = await play({}, CITY);
  const [spot] = await spots(page);
  await page.mouse.click(spot.x, spot.y);
  await page.locator(CONFIRM).click();
  await page.keyboard.press("Control+z");
  await rested(page);
  await scoreCity(page);
  await saved(page);
  await page.locator("canvas").focus();
  const moving = await frames(page);
  await page.keyboard.press("Escape");
  await rested(page);
  const more = (await frames(page)) - moving;
  assert.ok(more < 30, `${more} frames are drawn after the key`);
});

/** The view is where it goes before another frame is drawn. @param {Page} page */
async function checkJump(page) {
  const before = await settledPoint(page);
  const jumped = await page.evaluate(() => {
    /** @type {HTMLElement} */ (document.querySelector('.view-tools [data-action="zoom-in"]')).click();
    const list = /** @type {HTMLSelectElement} */ (document.querySelector("#choices"));
    list.focus();
    const { x, y } = list.options[0].dataset;
    list.blur();
    return { x: Number(x), y: Number(y) };
  });
  assert.notDeepEqual(jumped, before, "the view moves at once");
  assert.deepEqual(await settledPoint(page), jumped);
}

test("where reduced motion is preferred everything is there at once", async () => {
  const { page } = await play({ reducedMotion: true }, CITY);
  const begun = await frames(page);
  await scoreCity(page);
  await saved(page);
  await rested(page);
  const drawn = (await frames(page)) - begun;
  assert.ok(drawn < 60, `${drawn} frames for two decisions`);
  await checkJump(page);
});

/** @param {Page} page */
async function openSettings(page) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("dialog.menu").getByRole("button", { name: "Settings" }).click();
  await page.locator("dialog.settings-dialog").waitFor();
}

test("sounds are made after the first gesture only, each event has its own, and silence is remembered", async () => {
  const { page, problems } = await stage.browser.newPage();
  await page.addInitScript(() => {
    /** @type {number[]} */
    const pitches = [];
    Object.assign(window, { pitches });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      pitches.push(this.frequency.value);
      return start.apply(this, when);
    };
  });
  await continueGame(page, stage.url, BENDS);
  const notes = () => page.evaluate(() => /** @type {number} */ (/** @type {any} */ (window).pitches.length));
  assert.equal(await notes(), 0);
  await layTile(page);
  await page.waitForFunction(() => /** @type {any} */ (window).pitches.length > 0); // a tile is heard, once its module has come
  /** The pitches of what is heard of some events. @param {...any} events */
  const heard = (...events) =>
    page.evaluate(async (events) => {
      const { pitches } = /** @type {any} */ (window);
      pitches.length = 0;
      (await import(/** @type {any} */ ("./ui/sound.js"))).playEvents(events);
      return [...pitches].join(" ");
    }, events);
  const eaten = { type: "figureReturned", cause: "eaten" };
  const events = [
    ...["tilePlaced", "figurePlaced", "dragonMoved", "fairyMoved", "floorPlaced", "figureCaptured"].map((type) => ({ type })),
    eaten,
    { type: "prisonerFreed", ransom: true },
    { type: "prisonerFreed", ransom: false },
    { type: "scored", feature: "city" },
  ];
  const sounds = [];
  for (const event of events) sounds.push(await heard(event));
  assert.ok(sounds.every(Boolean), JSON.stringify(sounds));
  assert.equal(new Set(sounds).size, sounds.length, "each is another sound");
  assert.equal(await heard({ type: "figureReturned", cause: "sentAway" }), "", "nobody is swallowed");
  const [, , dragon, , , , swallowed, ransom] = sounds;
  assert.equal(await heard(eaten, eaten, { type: "dragonMoved" }), `${dragon} ${swallowed}`, "the step first, and each sound once");
  const paid = [3, -3].map((points) => ({ type: "scored", feature: "ransom", points }));
  assert.equal(await heard({ type: "prisonerFreed", ransom: true }, ...paid), ransom, "coins, and no bells");

  await openSettings(page);
  await page.getByRole("switch", { name: "Play sounds" }).uncheck();
  await page.keyboard.press("Escape");
  assert.equal(await heard(eaten), "", "where sound is off");
  await page.locator(SKIP).click();
  await still(page);
  assert.equal(await notes(), 0);
  await continueAnew(page);
  await layTile(page);
  await still(page);
  assert.equal(await heard({ type: "dragonMoved" }), "", "also after a reload");
  assert.equal(await notes(), 0);
  await openSettings(page);
  assert.equal(await page.getByRole("switch", { name: "Play sounds" }).isChecked(), false);
  assert.deepEqual(problems, []);
});

test("pieces stay still where that was chosen", async () => {
  const { page } = await play({}, CITY);
  await openSettings(page);
  await page.getByLabel("Animations").uncheck();
  await page.keyboard.press("Escape");
  await rested(page);
  const begun = await frames(page);
  await scoreCity(page);
  await saved(page);
  await rested(page);
  const drawn = (await frames(page)) - begun;
  assert.ok(drawn < 60, `${drawn} frames for two decisions: more than show the bitmaps of what was just made`);
  await checkJump(page);
});
