/** The board under the hand: what moves the view, what leaves it alone, and what happens when nobody does anything. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { continueGame, keptRecord, openPage, picture, saved, settled, spots } from "../../support/player.mjs";
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

const PRIMARY = ".hand .primary:not([aria-disabled])";
const SKIP = ".hand-buttons .secondary:last-child:not([hidden])";

const stage = onStage();

/**
 * A page with a game open, that counts the frames it asks for.
 *
 * @param {Parameters<typeof stage.browser.newPage>[0]} [options]
 * @param {string} [record]
 */
async function play(options, record = BENDS) {
  const opened = await stage.browser.newPage(options);
  await opened.page.addInitScript(() => {
    const ask = window.requestAnimationFrame.bind(window);
    Object.assign(window, { frames: 0 });
    window.requestAnimationFrame = (callback) => {
      /** @type {any} */ (window).frames += 1;
      return ask(callback);
    };
  });
  await continueGame(opened.page, stage.url, record);
  await settled(opened.page);
  return opened;
}

/**
 * How many frames are asked for while nobody does anything.
 *
 * @param {Page} page
 * @param {number} time in milliseconds
 */
async function framesIn(page, time) {
  const count = () => page.evaluate(() => /** @type {number} */ (/** @type {any} */ (window).frames));
  const before = await count();
  await page.waitForTimeout(time);
  return (await count()) - before;
}

/**
 * Nothing is drawn any more, as soon as what lies out of sight has been looked up.
 *
 * @param {Page} page
 * @param {number} [within] in milliseconds
 */
async function rested(page, within = 1000) {
  const latest = Date.now() + within;
  while ((await framesIn(page, 100)) > 0) assert.ok(Date.now() < latest, "frames are drawn for ever");
  assert.equal(await framesIn(page, 300), 0, "frames are drawn again");
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
  await page.locator(PRIMARY).click();
  await saved(page);
}

test("the zoom of a player is kept from turn to turn", async () => {
  const { page, problems } = await play({ width: 390, height: 844 });
  const first = await tileSize(page);
  for (let times = 0; times < 3; times += 1) await page.getByRole("button", { name: "Zoom in" }).click();
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

test("two fingers scale about their middle", async () => {
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
  assert.ok(Math.abs((await tileSize(page)) / before - 1.5) < 0.06);
  const moved = (await settled(page)).find(({ text }) => text === spot.text);
  assert.ok(moved, `${spot.text} is still in sight`);
  assert.ok(Math.abs(moved.x - x - (spot.x - x) * 1.5) < 3 && Math.abs(moved.y - y - (spot.y - y) * 1.5) < 3, JSON.stringify({ spot, moved, x, y }));
});

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
  const drawn = () => page.evaluate(() => /** @type {number} */ (/** @type {any} */ (window).frames));
  const still = await drawn();
  await mouse("mouseReleased", 580, 65);
  const latest = Date.now() + 2000;
  while ((await drawn()) < still + 3) assert.ok(Date.now() < latest, "it rolls");
  await page.mouse.down();
  await page.mouse.up();
  const stopped = await point(page);
  await page.waitForTimeout(300);
  assert.deepEqual(await point(page), stopped, "it stands");
  await rested(page);
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
  const { page } = await play();
  await layTile(page);
  await page.waitForTimeout(1500);
  assert.equal(await framesIn(page, 2000), 0);
});

test("a wheel scales", async () => {
  const { page } = await play();
  const before = await tileSize(page);
  await page.mouse.move(500, 500);
  await page.mouse.wheel(0, -300);
  assert.ok((await tileSize(page)) > 1.3 * before);
});

test("two taps on the table come nearer", async () => {
  const { page } = await play({ width: 1024, height: 768, touch: true });
  const before = await tileSize(page);
  await page.touchscreen.tap(300, 60);
  await page.touchscreen.tap(300, 60);
  assert.ok((await tileSize(page)) > 1.2 * before);
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
  await page.locator(PRIMARY).waitFor();
  await picture(page, "turned-ghost-1024x768");
  await page.locator(PRIMARY).click();
  assert.match(await keptRecord(page), /\ntile V 1,0 /);
  await settled(page);
  await picture(page, "turned-1024x768");
  assert.deepEqual(problems, []);
});

test("what is asked is clear of the buttons", async () => {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1024, 768],
    [1280, 800],
  ]) {
    const { page, context } = await play({ width, height });
    const clear = await settled(page);
    const asked = await page.locator("#choices option[data-x]").count(); // to decline has no place
    assert.equal(clear.length, asked, `${width} × ${height}`);
    await picture(page, `clear-${width}x${height}`);
    await context.close();
  }
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
    if (place !== "City") await page.locator(PRIMARY).click(); // one tap takes a figure
  }
}

for (const dark of [false, true]) {
  test(`points rise and the figure goes home${dark ? ", in the dark" : ""}`, async () => {
    const { page, problems } = await play({ width: dark ? 390 : 1024, height: dark ? 844 : 768, dark }, CITY);
    await scoreCity(page);
    for (let moment = 0; moment < 4; moment += 1) {
      await page.waitForTimeout(60);
      await picture(page, `score-${moment}${dark ? "-dark" : ""}`);
    }
    assert.ok((await framesIn(page, 1500)) < 200);
    assert.equal(await framesIn(page, 500), 0);
    assert.deepEqual(problems, []);
  });
}

test("any input skips what moves, and undo shows the state at once", async () => {
  const { page } = await play({}, CITY);
  const [spot] = await spots(page);
  await page.mouse.click(spot.x, spot.y);
  await page.locator(PRIMARY).click();
  await page.keyboard.press("Control+z");
  await settled(page);
  await rested(page);
  await scoreCity(page);
  await page.locator("canvas").focus();
  await page.keyboard.press("Escape");
  await settled(page);
  await rested(page, 600);
});

test("where reduced motion is preferred everything is there at once", async () => {
  const { page } = await play({ reducedMotion: true }, CITY);
  await scoreCity(page);
  await rested(page, 500);
  const before = await settledPoint(page);
  await page.getByRole("button", { name: "Zoom in" }).click();
  const jumped = await page.evaluate(() => {
    const list = /** @type {HTMLSelectElement} */ (document.querySelector("#choices"));
    list.focus();
    const { x, y } = list.options[0].dataset;
    list.blur();
    return { x: Number(x), y: Number(y) };
  });
  assert.notDeepEqual(jumped, before);
  assert.deepEqual(await settledPoint(page), jumped);
});

/** @param {Page} page */
async function openSettings(page) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("dialog.menu").getByRole("button", { name: "Settings" }).click();
  await page.locator("dialog.settings-dialog").waitFor();
}

test("sounds are made after the first gesture only, and silence is remembered", async () => {
  const { page, problems } = await stage.browser.newPage();
  await page.addInitScript(() => {
    Object.assign(window, { notes: 0, contexts: 0 });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      /** @type {any} */ (window).notes += 1;
      return start.apply(this, when);
    };
  });
  await openPage(page, stage.url, BENDS);
  const notes = () => page.evaluate(() => /** @type {number} */ (/** @type {any} */ (window).notes));
  assert.equal(await notes(), 0);
  await page.locator(".resume").click();
  await layTile(page);
  await page.waitForFunction(() => /** @type {any} */ (window).notes > 0); // a tile is heard, once its module has come
  const heard = await notes();
  await openSettings(page);
  await page.getByRole("switch", { name: "Play sounds" }).uncheck();
  await page.keyboard.press("Escape");
  await page.locator(SKIP).click();
  await saved(page);
  assert.equal(await notes(), heard);
  await page.reload();
  await page.locator(".resume").click();
  await layTile(page);
  assert.equal(await notes(), 0);
  await openSettings(page);
  assert.equal(await page.getByRole("switch", { name: "Play sounds" }).isChecked(), false);
  assert.deepEqual(problems, []);
});

test("dragon, fairy, towers and prisoners have sounds of their own", async () => {
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
  await openPage(page, stage.url);
  await page.locator("h1").click(); // a browser makes no sound before
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
  await page.evaluate(() => localStorage.setItem("bastide / preferences", JSON.stringify({ sound: false })));
  await page.reload();
  await page.locator("h1").click();
  assert.equal(await heard({ type: "dragonMoved" }), "", "where sound is off");
  assert.deepEqual(problems, []);
});

test("pieces stay still where that was chosen", async () => {
  const { page } = await play({}, CITY);
  await openSettings(page);
  await page.getByLabel("Animations").uncheck();
  await page.keyboard.press("Escape");
  await scoreCity(page);
  await page.waitForTimeout(150);
  const frames = await framesIn(page, 300);
  assert.ok(frames <= 3, `${frames} frames: more than show the bitmaps of what was just made`);
});
