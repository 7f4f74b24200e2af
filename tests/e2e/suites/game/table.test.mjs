/** People around one device: handing over, taking back, sides of the table, ways to place, buttons for either hand. */
import assert from "node:assert/strict";
import { expect, test } from "@playwright/test";
import { GAME, begin, layTile, playTurn, skip, who } from "../../support/around.mjs";
import { DESK, LYING, OF_FIVE, PHONE, TABLET, checkButtons } from "../../support/button-sizes.mjs";
import { CONFIRM, SKIP, asks, continueAnew, continueGame, dealt, decisions, keptRecord, picture, saved, settled, spots, still } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const stage = onStage();
/** @type {typeof begin extends (stage: any, ...rest: infer R) => infer P ? (...rest: R) => P : never} */
const play = (...given) => begin(stage, ...given);

/** @param {Page} page */
const side = (page) => page.evaluate(() => document.documentElement.dataset.side ?? "0");

test("what was taken back is done again, and without limit everything is taken back", async () => {
  const { page, problems } = await play({ undoAll: true });
  const { undo, redo } = { undo: page.locator('.hand [data-action="undo"]'), redo: page.locator('.hand [data-action="redo"]') };
  const start = await keptRecord(page);
  await playTurn(page);
  await layTile(page);
  const end = await keptRecord(page);
  const made = await decisions(page);
  assert.ok(await redo.isHidden());
  for (let left = made - 1; left >= 0; left -= 1) {
    await undo.tap();
    await page.locator(`main.game[data-decisions="${left}"]`).waitFor();
  }
  assert.equal(await undo.getAttribute("aria-disabled"), "true");
  await kept(page, start);
  for (let done = 1; done <= made; done += 1) {
    await redo.tap();
    await page.locator(`main.game[data-decisions="${done}"]:not([data-saving])`).waitFor();
  }
  assert.ok(await redo.isHidden());
  assert.equal(await keptRecord(page), end);
  await page.keyboard.press("Control+z");
  await page.locator(`main.game[data-decisions="${made - 1}"]`).waitFor();
  await page.keyboard.press("Control+Shift+z");
  await page.locator(`main.game[data-decisions="${made}"]`).waitFor();
  await kept(page, end);
  assert.deepEqual(problems, []);
});

/** Until this is the record that the page keeps. @param {Page} page @param {string} record */
const kept = (page, record) => page.waitForFunction((record) => localStorage.getItem("bastide / last-game") === record, record);

/** Presses a key until an element has the focus. @param {Page} page @param {string} selector @param {"Tab" | "Shift+Tab"} key */
async function tabTo(page, selector, key) {
  for (let tries = 0; tries < 40; tries += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press(key);
  }
  assert.fail(`${key} never reaches ${selector}`);
}

test("the next player takes the turn over, by finger or by keys alone, and until then it is taken back", async () => {
  const { page, problems } = await play({ handOver: true }, { width: 390, height: 844, touch: true });
  await playTurn(page);
  assert.equal(await who(page), "Bob’s turn");
  assert.equal(await page.locator(CONFIRM).innerText(), "I am Bob");
  assert.equal(await page.locator("#choices option").count(), 0, "nothing can be chosen");
  assert.ok(await page.locator('.hand [data-action="skip"]').isHidden());
  await picture(page, "hand-over-390x844");
  await page.locator('.hand [data-action="undo"]').tap();
  await page.locator(".hand-who", { hasText: "Ann’s turn" }).waitFor();
  assert.equal(await asks(page), "figure");
  await skip(page);
  await page.locator(CONFIRM).tap();
  await page.locator('.hand [data-action="undo"][aria-disabled="true"]').waitFor();
  assert.equal(await who(page), "Bob’s turn");
  await page.locator("canvas").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.locator('.hand[data-asks="figure"]').waitFor();
  await tabTo(page, SKIP, "Tab");
  await page.keyboard.press("Enter");
  await page.locator(CONFIRM, { hasText: "I am Cleo" }).waitFor();
  await tabTo(page, CONFIRM, "Shift+Tab");
  await page.keyboard.press("Enter");
  await page.locator(".hand .primary", { hasText: "Place tile" }).waitFor();
  assert.deepEqual(problems, []);
});

/**
 * Where the first place of the list lies on the screen as it is turned: told without the turning.
 *
 * @param {Page} page
 */
async function turnedSpot(page) {
  await still(page);
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

/** Two fingers on a trackpad move the view their way. @param {Page} page @param {string} when */
async function swiped(page, when) {
  const before = await turnedSpot(page);
  await page.evaluate(() => {
    // As browsers report it: the older measure is three times the pixels.
    const swipe = new WheelEvent("wheel", { deltaX: 20, deltaY: -50, cancelable: true, bubbles: true });
    for (const [name, value] of Object.entries({ wheelDeltaX: -60, wheelDeltaY: 150 })) Object.defineProperty(swipe, name, { value });
    document.querySelector("canvas.board")?.dispatchEvent(swipe);
  });
  const after = await turnedSpot(page);
  assert.deepEqual([Math.round(after.x - before.x), Math.round(after.y - before.y)], [-20, 50], when);
}

for (const boardTurns of [true, false]) {
  test(`people sit around: the screen turns, the board ${boardTurns ? "too, and two fingers on a trackpad move it their way" : "lies still"}`, async () => {
    const { page, problems } = await play(
      { around: true, boardTurns },
      { width: 1024, height: 768, touch: true },
      GAME.replace(", green Cleo", ", green Cleo, black Dan"),
    );
    const sides = [];
    for (let turn = 0; turn < 4; turn += 1) {
      sides.push(await side(page));
      if (boardTurns) await swiped(page, `turned by ${turn}`);
      const { x, y } = await turnedSpot(page);
      await page.touchscreen.tap(x, y);
      await page.locator(CONFIRM).waitFor();
      const primary = await page.locator(CONFIRM).boundingBox();
      assert.ok(primary);
      const middle = { x: primary.x + primary.width / 2, y: primary.y + primary.height / 2 };
      if (turn === 0) assert.ok(middle.x > 700, "front: the panel is on the right");
      if (turn === 1) assert.ok(middle.x < 250, "left: the panel is at the left edge");
      if (turn === 2) assert.ok(middle.x < 330, "back: the panel is on their right");
      if (turn === 3) assert.ok(middle.x > 770, "right: the panel is at the right edge");
      await picture(page, `side-${turn}-${boardTurns}-1024x768`);
      await page.locator(CONFIRM).tap();
      await saved(page);
      if ((await asks(page)) === "figure") await skip(page);
    }
    assert.deepEqual(sides, ["0", "1", "2", "3"]);
    assert.deepEqual(problems, []);
  });
}

test("on a phone that is turned to a side the panel has its place", async () => {
  const { page } = await play({ around: true, sides: { red: 1 } }, { width: 390, height: 844, touch: true });
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ]) {
    await page.setViewportSize({ width, height });
    await still(page);
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
  await continueAnew(page);
  assert.equal(await side(page), "2");
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("button", { name: "New game" }).tap();
  await page.locator(".setup").waitFor();
  assert.equal(await side(page), "0", "the set-up is turned to nobody");
  assert.deepEqual(problems, []);
});

test("the game fills the screen on demand, and a board that was turned stays so", async () => {
  const { page, problems } = await play({});
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("button", { name: "Full screen" }).tap();
  await page.waitForFunction(() => document.fullscreenElement !== null);
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("button", { name: "Exit full screen" }).tap();
  await page.waitForFunction(() => document.fullscreenElement === null);
  await page.locator('.view-tools [data-action="turn-board"]').tap();
  const before = await settled(page);
  await continueAnew(page);
  assert.deepEqual(await settled(page), before);
  assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem("bastide / preferences") ?? "{}").boardTurned), 1);
  assert.deepEqual(problems, []);
});

test("a second tap on the same place places", async () => {
  const { page, problems } = await play({ tapping: "twice" });
  const [spot] = await spots(page);
  await page.touchscreen.tap(spot.x, spot.y);
  await page.locator(CONFIRM).waitFor();
  await page.touchscreen.tap(spot.x, spot.y);
  await page.locator('.hand[data-asks="figure"]').waitFor();
  const [place] = await spots(page);
  await page.touchscreen.tap(place.x, place.y);
  await page.locator(CONFIRM).waitFor();
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
  await expect(async () => {
    await page.touchscreen.tap(place.x, place.y); // at once it would be the second of two quick taps, which takes nothing
    await page.locator(".hand-who", { hasText: "Bob’s turn" }).waitFor({ timeout: 1500 });
  }).toPass();
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
  await continueGame(page, stage.url, GAME);
  const held = () => page.evaluate(() => /** @type {any} */ (window).locks.held);
  const show = (/** @type {string} */ state) =>
    page.evaluate((state) => {
      Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await page.waitForFunction(() => /** @type {any} */ (window).locks.held === 1);
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

test("a long name is told in full by a tap on its entry, and no entry covers another", async () => {
  const record = dealt("--boxes", "base+abbot+inns", "--players", "6", "--seed", "7")
    .replace("red", "red Grandma Josephine")
    .replace("blue", "blue Bob (ai:greedy)");
  const { page, problems } = await stage.browser.newPage({ width: 844, height: 390, touch: true, reducedMotion: true });
  await page.addInitScript(() => {
    localStorage.setItem("bastide / preferences", JSON.stringify({ clock: "soft" }));
    localStorage.setItem("bastide / aids", JSON.stringify({ points: true }));
  });
  await continueGame(page, stage.url, record);
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
  await page.locator(".player", { hasText: "Bob" }).locator(".computer", { hasText: "computer (Collector)" }).waitFor({ state: "attached" });
  await page.locator(".player").first().tap();
  const everything = page.locator("dialog.possessions");
  assert.match(await everything.locator("thead").innerText(), /Grandma Josephine/);
  assert.match(await everything.locator("tbody tr").first().innerText(), /^Meeple(\s+7){6}$/);
  assert.match(await everything.locator("tfoot").innerText(), /^Points(\s+0){6}$/);
  assert.deepEqual(problems, []);
});

test("every button is 44 pixels wide and high and lies on the screen, for either hand", async () => {
  for (const leftHanded of [false, true]) {
    const { page, context } = await play({ leftHanded, clock: "soft" }, { touch: true }, OF_FIVE());
    await page.locator(".hand-band .clock").waitFor();
    for (const [width, height] of leftHanded ? [PHONE, DESK] : [PHONE, LYING, TABLET, DESK]) await checkButtons(page, width, height, leftHanded);
    await context.close();
  }
});
