/** People around one device: handing over, taking back, sides of the table, ways to place, the clock, those who leave. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { continueGame, dealt, keptRecord, openPage, picture, saved, settled, spots } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const PRIMARY = ".hand .primary:not([aria-disabled])";
const SKIP = ".hand-buttons .secondary:last-child:not([hidden])";
const GAME = `[Bastide "1"]
[Players "red Ann, blue Bob, green Cleo"]
[Deck "D V U C E W K B N V L U A P"]
`;

const stage = onStage();

/**
 * A game under way, with some preferences.
 *
 * @param {object} preferences
 * @param {import("../../support/browser.mjs").PageOptions} [options]
 * @param {string} [record]
 */
async function play(preferences, options = { width: 1024, height: 768, touch: true }, record = GAME) {
  const opened = await stage.browser.newPage({ reducedMotion: true, ...options });
  await opened.page.addInitScript(
    (text) => localStorage.getItem("bastide / preferences") ?? localStorage.setItem("bastide / preferences", text),
    JSON.stringify(preferences),
  );
  await continueGame(opened.page, stage.url, record);
  await opened.page.locator(".hand").waitFor();
  return opened;
}

/** @param {Page} page */
async function resume(page) {
  await page.locator(".resume").tap();
  await page.locator(".hand").waitFor();
}

/** @param {Page} page */
const asks = (page) => page.locator(".hand").getAttribute("data-asks");
/** @param {Page} page */
const who = (page) => page.locator(".hand-who").innerText();
/** @param {Page} page */
const side = (page) => page.evaluate(() => document.documentElement.dataset.side ?? "0");

/** @param {Page} page */
async function layTile(page) {
  const [spot] = await spots(page);
  await page.touchscreen.tap(spot.x, spot.y);
  await page.locator(PRIMARY).tap();
  await saved(page);
}

/** @param {Page} page */
async function skip(page) {
  await page.locator(SKIP).tap();
  await saved(page);
}

/** @param {Page} page */
async function playTurn(page) {
  await layTile(page);
  if ((await asks(page)) === "figure") await skip(page);
}

test("what was taken back is done again, and without limit everything is taken back", async () => {
  const { page, problems } = await play({ undoAll: true });
  const { undo, redo } = { undo: page.locator(".undo"), redo: page.locator(".redo") };
  const start = await keptRecord(page);
  for (let turn = 0; turn < 3; turn += 1) await playTurn(page);
  const end = await keptRecord(page);
  assert.ok(await redo.isHidden());
  for (let tries = 0; (await undo.getAttribute("aria-disabled")) !== "true"; tries += 1) {
    assert.ok(tries < 10);
    await undo.tap();
  }
  assert.equal(await keptRecord(page), start);
  while (await redo.isVisible()) {
    await redo.tap();
    await saved(page);
  }
  assert.equal(await keptRecord(page), end);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+Shift+z");
  assert.equal(await keptRecord(page), end);
  assert.deepEqual(problems, []);
});

test("the next player takes the turn over, and until then it is taken back", async () => {
  const { page, problems } = await play({ handOver: true }, { width: 390, height: 844, touch: true });
  await playTurn(page);
  assert.equal(await who(page), "Bob’s turn");
  assert.equal(await page.locator(".hand .primary").innerText(), "I am Bob");
  assert.equal(await page.locator("#choices option").count(), 0, "nothing can be chosen");
  assert.ok(await page.locator(".hand-buttons .secondary:last-child").isHidden());
  await picture(page, "hand-over-390x844");
  await page.locator(".undo").tap();
  assert.equal(await who(page), "Ann’s turn");
  assert.equal(await asks(page), "figure");
  await skip(page);
  await page.locator(".hand .primary").tap();
  assert.equal(await page.locator(".undo").getAttribute("aria-disabled"), "true");
  assert.equal(await who(page), "Bob’s turn");
  await layTile(page);
  assert.equal(await asks(page), "figure");
  assert.deepEqual(problems, []);
});

test("the turn is handed over by keys alone", async () => {
  const { page } = await play({ handOver: true }, { width: 1024, height: 768 });
  await page.locator("canvas").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  for (let tries = 0; tries < 40 && !(await page.evaluate((skip) => document.activeElement?.matches(skip), SKIP)); tries += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.locator(".hand .primary", { hasText: "I am Bob" }).waitFor();
  await page.keyboard.press("Shift+Tab");
  for (let tries = 0; tries < 40 && !(await page.evaluate(() => document.activeElement?.matches(".hand .primary"))); tries += 1)
    await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await page.locator(".hand .primary", { hasText: "Place tile" }).waitFor();
});

/**
 * Where the first place of the list lies on the screen as it is turned: told without the turning.
 *
 * @param {Page} page
 */
async function turnedSpot(page) {
  await page.waitForTimeout(100);
  const [x, y] = await page.evaluate(() => {
    const list = /** @type {HTMLSelectElement} */ (document.querySelector("#choices"));
    list.focus();
    const place = list.options[0].dataset;
    list.blur();
    // A point of the canvas as the browser itself turns it: a probe laid there.
    const probe = document.createElement("div");
    probe.style.cssText = `position: absolute; left: ${place.x}px; top: ${place.y}px; width: 0; height: 0`;
    document.querySelector(".table")?.append(probe);
    const { left, top } = probe.getBoundingClientRect();
    probe.remove();
    return [left, top];
  });
  return { x, y };
}

for (const boardTurns of [true, false]) {
  test(`people sit around: the screen turns, the board ${boardTurns ? "too" : "lies still"}`, async () => {
    const { page, problems } = await play(
      { around: true, boardTurns },
      { width: 1024, height: 768, touch: true },
      GAME.replace(", green Cleo", ", green Cleo, black Dan"),
    );
    const sides = [];
    for (let turn = 0; turn < 4; turn += 1) {
      sides.push(await side(page));
      const { x, y } = await turnedSpot(page);
      await page.touchscreen.tap(x, y);
      await page.locator(PRIMARY).waitFor();
      const primary = await page.locator(".hand .primary").boundingBox();
      assert.ok(primary);
      const middle = { x: primary.x + primary.width / 2, y: primary.y + primary.height / 2 };
      if (turn === 0) assert.ok(middle.x > 700, "front: the panel is on the right");
      if (turn === 1) assert.ok(middle.x < 250, "left: the panel is at the left edge");
      if (turn === 2) assert.ok(middle.x < 330, "back: the panel is on their right");
      if (turn === 3) assert.ok(middle.x > 770, "right: the panel is at the right edge");
      await picture(page, `side-${turn}-${boardTurns}-1024x768`);
      await page.locator(PRIMARY).tap();
      await saved(page);
      if ((await asks(page)) === "figure") await skip(page);
    }
    assert.deepEqual(sides, ["0", "1", "2", "3"]);
    assert.deepEqual(problems, []);
  });
}

/**
 * Where that place lies once the board lies still.
 *
 * @param {Page} page
 */
async function resting(page) {
  for (let [before, now] = [{ x: NaN, y: NaN }, await turnedSpot(page)]; ; [before, now] = [now, await turnedSpot(page)])
    if (before.x === now.x && before.y === now.y) return now;
}

test("two fingers on a trackpad move the view their way, also on a turned screen", async () => {
  for (const turns of [0, 1, 2, 3]) {
    const { page } = await play({ around: true, sides: { red: turns } }, { width: 1024, height: 768 });
    assert.equal(await side(page), String(turns));
    const before = await resting(page);
    await page.evaluate(() => {
      // As browsers report it: the older measure is three times the pixels.
      const swipe = new WheelEvent("wheel", { deltaX: 20, deltaY: -50, cancelable: true, bubbles: true });
      for (const [name, value] of Object.entries({ wheelDeltaX: -60, wheelDeltaY: 150 })) Object.defineProperty(swipe, name, { value });
      document.querySelector("canvas.board")?.dispatchEvent(swipe);
    });
    const after = await resting(page);
    assert.deepEqual([Math.round(after.x - before.x), Math.round(after.y - before.y)], [-20, 50], `turned by ${turns}`);
  }
});

test("on a phone that is turned to a side the panel has its place", async () => {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ]) {
    const { page } = await play({ around: true, sides: { red: 1 } }, { width, height, touch: true });
    assert.equal(await side(page), "1");
    const buttons = await page.locator(".hand button:visible").all();
    assert.ok(buttons.length > 0, "there are buttons");
    for (const button of buttons) {
      const box = await button.boundingBox();
      assert.ok(
        box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height,
        `${width}×${height}: ${await button.innerText()}`,
      );
    }
  }
});

test("dialogs turn to the player, and sides are chosen in the settings", async () => {
  const { page, problems } = await play({ around: true });
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.locator("dialog.menu").getByRole("button", { name: "Settings" }).tap();
  const chair = page.getByRole("button", { name: "Where does Ann sit?" });
  await chair.tap();
  assert.match((await chair.getAttribute("aria-label")) ?? "", /Left$/, "a tap moves to the next side");
  await chair.press("ArrowUp");
  assert.equal(await side(page), "2");
  await page.waitForFunction(() => getComputedStyle(/** @type {Element} */ (document.querySelector("dialog"))).rotate === "180deg");
  await page.reload();
  await resume(page);
  assert.equal(await side(page), "2");
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("button", { name: "New game" }).tap();
  await page.locator(".setup").waitFor();
  assert.equal(await side(page), "0", "the set-up is turned to nobody");
  assert.deepEqual(problems, []);
});

test("a board that was turned stays so", async () => {
  const { page } = await play({});
  await page.getByRole("button", { name: "Turn the board" }).tap();
  const before = await settled(page);
  await page.reload();
  await resume(page);
  assert.deepEqual((await settled(page)).length, before.length);
  assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem("bastide / preferences") ?? "{}").boardTurned), 1);
});

test("a second tap on the same place places", async () => {
  const { page, problems } = await play({ tapping: "twice" });
  const [spot] = await spots(page);
  await page.touchscreen.tap(spot.x, spot.y);
  await page.locator(PRIMARY).waitFor();
  await page.touchscreen.tap(spot.x, spot.y);
  await page.locator('.hand[data-asks="figure"]').waitFor();
  const [place] = await spots(page);
  await page.touchscreen.tap(place.x, place.y);
  await page.locator(PRIMARY).waitFor();
  await page.touchscreen.tap(place.x, place.y);
  await page.locator(".hand-who", { hasText: "Bob’s turn" }).waitFor();
  assert.deepEqual(problems, []);
});

test("the tile is turned in hand, and one tap places it so", async () => {
  const { page, problems } = await play({ tapping: "once" });
  const shown = () => page.locator(".hand-picture").getAttribute("data-shown");
  assert.equal(await shown(), "V 0");
  await page.getByRole("button", { name: "Turn tile" }).tap();
  assert.equal(await shown(), "V 1");
  const east = (await spots(page)).find(({ text }) => text.startsWith("1 east"));
  assert.ok(east);
  await page.touchscreen.tap(east.x, east.y);
  await page.locator('.hand[data-asks="figure"]').waitFor();
  assert.match(await keptRecord(page), /\ntile V 1,0 1/);
  const [place] = await spots(page);
  await page.touchscreen.tap(place.x, place.y);
  await page.locator(".hand-who", { hasText: "Bob’s turn" }).waitFor();
  assert.match(await keptRecord(page), /\nmeeple /);
  assert.deepEqual(problems, []);
});

test("the screen is kept on while a game is seen", async () => {
  const opened = await stage.browser.newPage({ touch: true });
  const { page } = opened;
  await page.addInitScript(() => {
    const locks = { held: 0, asked: 0 };
    Object.assign(window, { locks });
    const request = async () => {
      locks.held += 1;
      locks.asked += 1;
      return {
        released: false,
        async release() {
          if (!this.released) locks.held -= 1;
          this.released = true;
        },
      };
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
  });
  await openPage(page, stage.url, GAME);
  const held = () => page.evaluate(() => /** @type {any} */ (window).locks.held);
  const show = (/** @type {string} */ state) =>
    page.evaluate((state) => {
      Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  assert.equal(await held(), 0);
  await resume(page);
  assert.equal(await held(), 1);
  await show("hidden");
  assert.equal(await held(), 0);
  await show("visible");
  assert.equal(await held(), 1);
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.locator("dialog.menu").getByRole("button", { name: "Settings" }).tap();
  await page.getByLabel("Keep the screen on").uncheck();
  assert.equal(await held(), 0);
  await page.getByLabel("Keep the screen on").check();
  assert.equal(await held(), 1);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("button", { name: "New game" }).tap();
  await page.locator(".setup").waitFor();
  assert.equal(await held(), 0);
});

test("the game fills the screen on demand", async () => {
  const { page, problems } = await play({});
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("button", { name: "Full screen" }).tap();
  await page.waitForFunction(() => document.fullscreenElement !== null);
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("button", { name: "Exit full screen" }).tap();
  await page.waitForFunction(() => document.fullscreenElement === null);
  assert.deepEqual(problems, []);
});

/** @param {Page} page */
const seconds = async (page) => {
  const [, minutes, rest] = /(\d+):(\d+)/.exec((await page.locator(".hand-band .clock").textContent()) ?? "") ?? [];
  return Number(minutes) * 60 + Number(rest);
};

test("the clock runs in one's own turn, stands still when paused, and is kept", async () => {
  const { page, problems } = await play({ clock: "bank", minutes: 5 });
  await page.waitForFunction(() => document.querySelector(".hand-band .clock")?.textContent?.includes("4:58"), undefined, { timeout: 8000 });
  await page.getByRole("button", { name: "Pause" }).tap();
  const paused = await seconds(page);
  assert.equal(await page.locator(".hand .primary").innerText(), "Resume");
  assert.equal(await page.locator("#choices option").count(), 0);
  await page.waitForTimeout(1500);
  assert.equal(await seconds(page), paused);
  await page.reload();
  await resume(page);
  await page.locator(".hand-band .clock").waitFor();
  assert.ok(Math.abs((await seconds(page)) - paused) <= 1);
  await playTurn(page);
  assert.ok((await seconds(page)) >= 298, "Bob has just begun");
  assert.deepEqual(problems, []);
});

test("nobody's time runs while the replay covers the table", async () => {
  const { page, problems } = await play({ clock: "soft" });
  await page.waitForFunction(() => document.querySelector(".hand-band .clock")?.textContent?.includes("0:01"), undefined, { timeout: 8000 });
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.locator("dialog.menu").getByRole("button", { name: "Replay" }).tap();
  await page.locator(".replay").waitFor();
  const covered = await seconds(page);
  await page.waitForTimeout(2500);
  assert.equal(await seconds(page), covered);
  await page.locator(".replay .more-tools button").first().tap();
  await page.locator(".replay").waitFor({ state: "detached" });
  assert.ok((await seconds(page)) - covered <= 1);
  await page.waitForFunction((covered) => document.querySelector(".hand-band .clock")?.textContent?.includes(`0:0${covered + 2}`), covered, { timeout: 8000 });
  assert.deepEqual(problems, []);
});

test("a bank that runs out is told, and the game goes on", async () => {
  const { page, problems } = await play({ clock: "bank", minutes: 1 });
  await page.locator(".hand-band .clock").waitFor();
  await page.getByRole("button", { name: "Pause" }).tap();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("bastide / clock") ?? "");
    localStorage.setItem("bastide / clock", JSON.stringify({ ...kept, taken: [58_500, 0, 0] }));
  });
  await page.addInitScript(() => {
    // What the page stores while it is left is not what is to be read.
    const kept = localStorage.getItem("wanted");
    if (kept) localStorage.setItem("bastide / clock", kept);
  });
  await page.evaluate(() => localStorage.setItem("wanted", localStorage.getItem("bastide / clock") ?? ""));
  await page.reload();
  await resume(page);
  await page.waitForFunction(() => document.querySelector("#status")?.textContent?.includes("Ann is out of time"), undefined, { timeout: 8000 });
  await page.locator(".hand-band .clock.over").waitFor();
  await playTurn(page);
  assert.equal(await who(page), "Bob’s turn");
  assert.deepEqual(problems, []);
});

test("without a clock, and with one that is paused, no timer runs", async () => {
  for (const clock of ["off", "soft"]) {
    const { page } = await play({ clock });
    if (clock === "soft") await page.getByRole("button", { name: "Pause" }).tap();
    await page.waitForTimeout(300);
    await page.evaluate(() => {
      const timers = { set: 0 };
      Object.assign(window, { timers });
      const set = window.setTimeout;
      window.setTimeout = /** @type {any} */ (
        (/** @type {any[]} */ ...given) => {
          timers.set += 1;
          return /** @type {any} */ (set)(...given);
        }
      );
    });
    const set = () => page.evaluate(() => /** @type {any} */ (window).timers.set);
    await page.waitForTimeout(2200);
    assert.equal(await set(), 0, clock);
    if (clock === "off") continue;
    await page.locator(".hand .primary", { hasText: "Resume" }).tap();
    await page.waitForFunction(() => /** @type {any} */ (window).timers.set > 1); // a clock that runs is seen by this test
  }
});

test("whoever leaves in their own turn is said to be away at once", async () => {
  const { page, problems } = await play({});
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("button", { name: "A player leaves" }).tap();
  await page.getByLabel("Ann", { exact: true }).selectOption("away");
  await page.locator("dialog.away-dialog .primary").tap();
  await page.locator(".hand-hint", { hasText: "Ann is away" }).waitFor();
  assert.deepEqual(problems, []);
});

test("the others lay the tiles of somebody who left, and no figure is placed", async () => {
  const { page, problems } = await play({});
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("button", { name: "A player leaves" }).tap();
  for (const name of ["Bob", "Cleo", "Ann"]) await page.getByLabel(name, { exact: true }).selectOption("away");
  assert.equal(await page.getByLabel("Ann", { exact: true }).inputValue(), "", "somebody has to go on");
  await page.getByLabel("Ann", { exact: true }).selectOption("planner");
  assert.equal(await page.getByLabel("Ann", { exact: true }).inputValue(), "", "a computer does not lay the tiles of others");
  await page.getByLabel("Cleo", { exact: true }).selectOption({ label: "Person" });
  await page.locator("dialog.away-dialog .primary").tap();
  await playTurn(page);
  assert.equal(await who(page), "Bob’s turn");
  assert.match(await page.locator(".hand-hint").innerText(), /Bob is away/);
  await layTile(page);
  assert.equal(await who(page), "Cleo’s turn", "no figure is asked for");
  await page.locator(".undo").tap();
  assert.equal(await who(page), "Bob’s turn");
  assert.equal(await asks(page), "tile");
  await page.reload();
  await resume(page);
  await layTile(page);
  assert.equal(await who(page), "Cleo’s turn");
  assert.deepEqual(problems, []);
});

test("a long name is told in full by a tap on its entry, and no entry covers another", async () => {
  const record = dealt("--boxes", "base+abbot+inns", "--players", "6", "--seed", "7")
    .replace("red", "red Grandma Josephine")
    .replace("blue", "blue Bob (ai:greedy)");
  const { page, problems } = await play({ clock: "soft" }, { width: 844, height: 390, touch: true }, record);
  await page.evaluate(() => localStorage.setItem("bastide / aids", JSON.stringify({ points: true })));
  await page.reload();
  await resume(page);
  await page.locator(".player .projected").first().waitFor();
  const wrong = await page.evaluate(() => {
    const parts = [...document.querySelectorAll(".player > :is(.figure, .score, .player-score, .player-state, .name)")].map((part) => ({
      part,
      box: part.getBoundingClientRect(),
      card: part.closest(".player")?.getBoundingClientRect() ?? new DOMRect(),
    }));
    const out = parts.filter(({ box, card }) => box.width > 0 && (box.left < card.left || box.right > card.right + 0.5 || box.bottom > card.bottom + 0.5));
    const over = parts.flatMap((one, index) =>
      parts
        .slice(index + 1)
        .filter(
          ({ box }) =>
            Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 1 &&
            Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 1,
        ),
    );
    return parts.length < 12 ? [`only ${parts.length} parts of six entries`] : [...out, ...over].map(({ part }) => `${part.className} ${part.textContent}`);
  });
  assert.deepEqual(wrong, []);
  assert.match((await page.locator(".player").nth(1).locator(".computer").textContent()) ?? "", /computer \(Collector\)/);
  await page.locator(".player").first().tap();
  assert.match(await page.locator(".player-whole").innerText(), /^Grandma Josephine · 0 points · .*meeple: 7 left/);
  await page.locator(".player").first().tap();
  assert.equal(await page.locator(".player-whole").count(), 0);
  assert.deepEqual(problems, []);
});

test("a computer takes over for somebody who left, until they are back", async () => {
  const { page, problems } = await play({ clock: "soft" });
  await page.getByRole("button", { name: "Pause" }).waitFor();
  const leave = async (/** @type {string} */ name, /** @type {string} */ who) => {
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.getByRole("button", { name: "A player leaves" }).tap();
    await page.getByLabel(name, { exact: true }).selectOption({ label: who });
    await page.locator("dialog.away-dialog .primary").tap();
    await saved(page);
  };
  await leave("Ann", "Collector");
  await page.waitForFunction(() => document.querySelector(".hand-who")?.textContent === "Bob’s turn");
  await saved(page);
  assert.match(await keptRecord(page), /\[Players "red Ann \(ai:greedy\), /);
  await playTurn(page);
  assert.equal(await who(page), "Cleo’s turn");
  await saved(page);
  await page.reload();
  await resume(page);
  await page.getByRole("button", { name: "Pause" }).waitFor();
  await playTurn(page);
  await page.waitForFunction(() => document.querySelector(".hand-who")?.textContent === "Bob’s turn");
  await leave("Ann", "Person");
  assert.doesNotMatch(await keptRecord(page), /ai:/);
  await playTurn(page);
  await playTurn(page);
  assert.equal(await who(page), "Ann’s turn", "who is back plays on");
  assert.deepEqual(problems, []);
});

/** Every size on which somebody plays. */
const SIZES = [
  [360, 740],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1366, 1024],
];

test("every button is 44 pixels wide and high and lies on the screen, for either hand", async () => {
  const record = dealt("--boxes", "base+abbot+inns", "--players", "5", "--seed", "7");
  for (const leftHanded of [false, true]) {
    const { page, context } = await play({ leftHanded, clock: "soft" }, { touch: true }, record);
    await page.locator(".hand-band .clock").waitFor();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await settled(page);
      const wrong = await page.evaluate(() => {
        const shown = [...document.querySelectorAll("#app button")].filter((button) => button.getClientRects().length > 0);
        return shown.length < 5
          ? [`only ${shown.length} buttons`]
          : shown.flatMap((button) => {
              const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
              const sound = width >= 43.9 && height >= 43.9 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
              return sound ? [] : [`${button.className} ${button.textContent}: ${left},${top} ${width}×${height}`];
            });
      });
      assert.deepEqual(wrong, [], `${width}×${height} ${leftHanded}`);
      const hand = await page.locator(".hand").boundingBox();
      const tools = await page.locator(".view-tools").boundingBox();
      assert.ok(hand && tools);
      const size = `${width}×${height} ${leftHanded}`;
      if (hand.width < width) assert.equal(hand.x < 1, leftHanded, `the panel lies on the side of the hand: ${size}`);
      else assert.equal(tools.x + tools.width / 2 > width / 2, leftHanded, `the buttons of the view lie on the other side: ${size}`);
      await picture(page, `${leftHanded ? "left" : "right"}-${width}x${height}`);
    }
    await context.close();
  }
});
