/** How much of the screen the board has, and what gives it room: hints that people know by now, a low hand, large text, fingers. Pictured in target/e2e/. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import {
  CONFIRM,
  END_STORY,
  LAST,
  SKIP,
  continueGame,
  decisions,
  keptRecord,
  picture,
  played,
  playGame,
  pointing,
  replaceThinker,
  saved,
  settled,
  spots,
  still,
} from "../../support/player.mjs";
import { checkRoom, ofMany, share, tooSmall } from "../../support/room.mjs";
import { onStage } from "../../support/stage.mjs";
import { EVERY, game, upTo } from "../../bench/tours.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const stage = onStage();
const PHONE = { width: 390, height: 844, touch: true };
const HINT = "Choose a marked space on the board.";
const TWO = upTo(game(2, "base"), 0.4, 1);

/**
 * A page with a game on the table.
 *
 * @param {string} record
 * @param {import("../../support/browser.mjs").PageOptions} options
 * @param {{ preferences?: object, finished?: number, font?: number }} [beside] `finished`: so many games were finished on this device; `font`: the size of text in pixels
 */
async function play(record, options, { preferences = {}, finished = 0, font } = {}) {
  const { page, context, problems } = await stage.browser.newPage({ reducedMotion: true, ...options });
  if (font) {
    const session = await context.newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: font, fixed: 26 } });
  }
  await page.addInitScript(keepStart, { preferences, finished });
  await continueGame(page, stage.url, record);
  await still(page);
  return { page, problems };
}

/** Runs before a page, which keeps what it changes. @param {{ preferences: object, finished: number }} start */
function keepStart({ preferences, finished }) {
  if (localStorage.getItem("bastide / preferences") !== null) return;
  localStorage.setItem("bastide / preferences", JSON.stringify({ sound: false, ...preferences }));
  localStorage.setItem("bastide / finished-games", String(finished));
}

/** Whether a hint takes room on the screen. @param {Page} page */
const isHintShown = (page) => page.locator(".hand-hint").evaluate((hint) => hint.getBoundingClientRect().height > 4);

test("the board has seven tenths of a phone's height in a turn, and more once people know what to do", async () => {
  const shares = [];
  for (const finished of [2, 3]) {
    const { page, problems } = await play(TWO, PHONE, { finished });
    assert.equal(await page.locator(".hand-hint").textContent(), HINT, "it is read to screen readers");
    assert.equal(await isHintShown(page), finished === 2);
    const now = [await share(page)];
    const [spot] = await spots(page);
    await page.touchscreen.tap(spot.x, spot.y);
    await page.locator(CONFIRM).waitFor();
    now.push(await share(page));
    await picture(page, `room-${finished}-chosen-390x844`);
    await page.locator(CONFIRM).tap();
    await page.locator('.hand[data-asks="figure"]').waitFor();
    await settled(page);
    now.push(await share(page));
    await picture(page, `room-${finished}-figure-390x844`);
    shares.push(now);
    assert.deepEqual(problems, []);
  }
  const [first, later] = shares;
  assert.ok(
    first.every((one) => one >= 0.7),
    first.join(),
  );
  assert.ok(
    later.every((one) => one >= 0.76),
    later.join(),
  );
});

for (const players of [4, 6])
  test(`with ${players} players and every expansion the board has seven tenths of a phone in a turn`, async () => {
    const { page, problems } = await play(ofMany(players), PHONE, { finished: 2 });
    await checkRoom(page, `${players}-2`);
    assert.deepEqual(problems, []);
  });

test("hints are shown always or never where people want that, and what they cannot know is always shown", async () => {
  const { page } = await play(TWO, PHONE, { finished: 9, preferences: { hints: "always" } });
  assert.ok(await isHintShown(page));
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.locator("dialog.menu button", { hasText: "Settings" }).tap();
  await page.getByRole("group", { name: "Hints on phones" }).getByRole("radio", { name: "Never" }).check();
  await page.keyboard.press("Escape");
  assert.equal(await isHintShown(page), false);
  const [spot] = await spots(page);
  await page.touchscreen.tap(spot.x, spot.y);
  await page.locator(CONFIRM).tap();
  await page.locator('.hand[data-asks="figure"]').waitFor();
  assert.equal(await isHintShown(page), false);
  await page.locator("canvas").focus();
  await page.keyboard.press("ArrowRight");
  await page.locator(CONFIRM).waitFor();
  assert.match((await page.locator(".hand-hint").textContent()) ?? "", /^A /);
  assert.ok(await isHintShown(page), "what the figure would be");
});

test("on a wide screen hints stay", async () => {
  const { page } = await play(TWO, { width: 1280, height: 800 }, { finished: 9 });
  assert.ok(await isHintShown(page));
});

test("a game that was played to its end is counted, once", async () => {
  const { page, problems } = await play(LAST, { width: 1280, height: 800 });
  const count = () => page.evaluate(() => localStorage.getItem("bastide / finished-games"));
  await playGame(page, pointing("mouse"));
  assert.equal(await count(), "1");
  await page.locator("dialog.end button", { hasText: "Show the final scoring again" }).click();
  await page.locator(END_STORY).click();
  await page.locator("dialog.end").waitFor();
  assert.equal(await count(), "1");
  assert.deepEqual(problems, []);
});

/** A game of a person and a computer player that never answers. */
const AGAINST = TWO.replace(/(red \w+)/, "$1 (ai:greedy)");

/** Decides for the person, whose turn then ends. @param {Page} page */
async function endTurn(page) {
  const [spot] = await spots(page);
  await page.touchscreen.tap(spot.x, spot.y);
  await page.locator(CONFIRM).tap();
  await saved(page);
  if ((await page.locator(".hand").getAttribute("data-waiting")) === "false") await page.locator(SKIP).tap();
  await page.locator('.hand[data-waiting="true"]').waitFor();
  await saved(page);
}

/** Until what has changed is on the screen, and the board lies still. @param {Page} page */
async function painted(page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await still(page);
}

test("while a computer player thinks the hand of a phone is one line, and the view stays where it is", async () => {
  const { page, context, problems } = await stage.browser.newPage({ ...PHONE, reducedMotion: true });
  await replaceThinker(page, "");
  await page.addInitScript(keepStart, { preferences: {}, finished: 0 });
  await continueGame(page, stage.url, AGAINST);
  await settled(page);
  await endTurn(page);
  const clip = { x: 0, y: 150, width: 390, height: 300 };
  const hand = page.locator(".hand");
  await page.locator(".hand[data-low]").waitFor();
  const low = await hand.boundingBox();
  assert.ok(low && low.height <= 68, `${low?.height}`);
  assert.match(await hand.innerText(), /Maximiliane .*is thinking/);
  assert.ok((await share(page)) >= 0.8);
  await picture(page, "low-390x844");
  const during = await page.screenshot({ clip });
  await hand.evaluate((element) => element.removeAttribute("data-low"));
  await painted(page);
  const higher = await hand.boundingBox();
  assert.ok(higher && low && higher.height > low.height + 40);
  assert.deepEqual(await page.screenshot({ clip }), during, "the board lies where it lay");
  await hand.evaluate((element) => element.toggleAttribute("data-low", true));
  await painted(page);
  assert.deepEqual(await page.screenshot({ clip }), during);
  await page.locator(".hand .undo").tap();
  await page.locator(".hand:not([data-low])").waitFor();
  assert.deepEqual(problems, []);
  await context.close();
});

test("the focus does not get lost when the hand gets low", async () => {
  const { page, problems } = await stage.browser.newPage({ ...PHONE, reducedMotion: true });
  await replaceThinker(page, "");
  await continueGame(page, stage.url, AGAINST);
  await settled(page);
  await page.locator("canvas").focus();
  await page.keyboard.press("ArrowRight");
  await page.locator(CONFIRM).focus();
  await page.keyboard.press("Enter");
  await saved(page);
  if ((await page.locator(".hand").getAttribute("data-waiting")) === "false") {
    await page.locator(SKIP).focus();
    await page.keyboard.press("Enter");
  }
  await page.locator(".hand[data-low]").waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), "CANVAS");
  assert.deepEqual(problems, []);
});

for (const players of [2, 4])
  test(`with text at 200 % the board keeps its share of every screen, with ${players} players`, async () => {
    const { page, problems } = await play(upTo(game(players, "base+abbot+inns"), 0.4, 1), { touch: true }, { font: 32 });
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
      [1024, 768],
      [844, 390],
    ]) {
      await page.setViewportSize({ width, height });
      await still(page);
      const now = await share(page);
      await picture(page, `large-${players}-${width}x${height}`);
      assert.ok(now >= (height === 390 || (height === 768 && players === 4) ? 0.3 : 0.45), `${width} × ${height}: ${now}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= width, `${wide} pixels wide`);
      const place = await page.locator('.hand [data-action="confirm"]').boundingBox();
      if (height === 844) assert.ok(place && place.y >= 0 && place.y + place.height <= height, `the large button is at ${place?.y}`);
      await page.locator('.hand [data-action="turn-tile"]').scrollIntoViewIfNeeded();
      assert.ok(await page.locator('.hand [data-action="confirm"]').isVisible());
      await page.evaluate(() => document.querySelectorAll("*").forEach((element) => element.scrollTo(0, 0)));
    }
    assert.deepEqual(problems, []);
  });

for (const [what, begun] of /** @type {[string, () => string][]} */ ([
  ["three and every expansion", () => upTo(game(3, EVERY), 0.4, 1)],
  ["two", () => upTo(game(2, "base+abbot+inns"), 0.4, 1)],
]))
  test(`everything is as large as a finger in a game of ${what}, and no button zooms`, async () => {
    const { page, problems } = await play(begun(), PHONE);
    const check = async () => {
      for (const [width, height] of [
        [1024, 768],
        [844, 390],
        [390, 844],
      ]) {
        await page.setViewportSize({ width, height });
        await still(page);
        assert.deepEqual(await page.evaluate(tooSmall), [], `${width} × ${height}`);
        assert.equal(await page.locator(".zoom-in:visible, .zoom-out:visible").count(), 0);
      }
    };
    await check();
    const [spot] = await spots(page);
    await page.touchscreen.tap(spot.x, spot.y);
    await page.locator(CONFIRM).tap();
    await check();
    await page.getByRole("button", { name: "Menu" }).tap();
    const menu = page.locator("dialog.menu button");
    await menu.first().waitFor();
    for (const box of await Promise.all((await menu.all()).map((one) => one.boundingBox()))) assert.ok(box && box.width >= 40 && box.height >= 40);
    assert.deepEqual(problems, []);
  });

test("the supply tells how many figures of each kind are left, in numbers and in words", async () => {
  for (const [players, boxes, width, height] of /** @type {[number, string, number, number][]} */ ([
    [3, "base+abbot+inns", 390, 844],
    [6, EVERY, 1024, 768],
    [6, EVERY, 390, 844],
  ])) {
    const { page, problems } = await play(upTo(game(players, boxes), 0.1, 1), { width, height });
    const entries = await page.evaluate(() =>
      [...document.querySelectorAll(".player")].map((player) => {
        const counts = [...player.querySelectorAll(".supply-count")];
        const box = player.getBoundingClientRect();
        const shown = counts.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect());
        return {
          numbers: counts.map((one) => one.textContent),
          pictures: counts.filter((one) => one.firstElementChild?.tagName === "IMG").length,
          words: [...player.querySelectorAll(".supply .hidden-text")].map((one) => one.textContent),
          shown: shown.length,
          cut: shown.filter(({ left, right, bottom }) => left < box.left || right > box.right || bottom > box.bottom).length,
        };
      }),
    );
    assert.equal(entries.length, players);
    for (const { numbers, pictures, words, shown, cut } of entries) {
      assert.deepEqual([pictures, words.length, cut], [numbers.length, numbers.length, 0]);
      assert.equal(shown, width === 390 && players === 6 ? 0 : numbers.length, "a tap on a narrow entry tells them");
      for (const [index, word] of words.entries()) assert.match(word ?? "", new RegExp(`: ${numbers[index] === "0" ? "none" : numbers[index]} left$`));
    }
    const strip = page.locator(".player-strip");
    assert.equal(await strip.isVisible(), width === 390 && players === 6, "what the player who is asked has");
    if (await strip.isVisible()) assert.ok(await strip.locator(".supply-count:visible").count());
    const bottom = await page.locator(".hand-buttons").evaluate((buttons) => buttons.getBoundingClientRect().bottom);
    assert.ok(bottom <= height, `the buttons end at ${bottom}`);
    await picture(page, `supply-${players}-${width}x${height}`);
    assert.deepEqual(problems, []);
  }
});

/** Where each space lies from the middle of the board, in pixels. @param {Page} page */
async function fromMiddle(page) {
  await settled(page);
  return page.evaluate(() => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector("canvas"));
    const list = /** @type {HTMLSelectElement} */ (document.querySelector("#choices"));
    list.focus();
    const found = [...list.options].map(({ dataset: { x, y } }) => [Number(x) - canvas.clientWidth / 2, Number(y) - canvas.clientHeight / 2]);
    list.blur();
    return found;
  });
}

test("zoom and place stay when the page is loaded in another language", async () => {
  for (const zooms of [true, false]) {
    const { page, problems } = await play(TWO, { width: 1280, height: 800 });
    await page.mouse.move(400, 400);
    for (let times = 0; zooms && times < 3; times += 1) await page.mouse.wheel(0, -240);
    await page.mouse.down();
    await page.mouse.move(460, 340, { steps: 6 });
    await page.mouse.up();
    const before = await fromMiddle(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.locator("dialog.menu button", { hasText: "Settings" }).click();
    await page.locator(".languages button", { hasText: "Deutsch" }).click();
    await page.locator('html[lang^="de"] .hand[data-asks]').waitFor();
    const after = await fromMiddle(page);
    assert.equal(after.length, before.length);
    for (const [index, [x, y]] of after.entries()) assert.ok(Math.hypot(x - before[index][0], y - before[index][1]) < 2, `${zooms}: ${after} for ${before}`);
    assert.deepEqual(problems, []);
  }
});

test("while a figure is asked the large button is there once a figure is chosen, also by keys", async () => {
  const record = played("--players", "2", "--seed", "7").split("\n");
  const [tags, moves] = [record.filter((line) => line.startsWith("[") && !line.startsWith("[Result")), record.filter((line) => /^[a-z]/.test(line))];
  const { page, problems } = await play(`${[...tags, moves[0]].join("\n")}\n`, { width: 1280, height: 800 });
  await page.locator('.hand[data-asks="figure"]').waitFor();
  assert.equal(await page.locator(".hand .primary").isVisible(), false);
  assert.ok(await page.locator(SKIP).isVisible());
  await page.locator("canvas").focus();
  await page.keyboard.press("ArrowRight");
  await page.locator(".hand .primary", { hasText: "Place figure" }).waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".hand .primary").waitFor({ state: "hidden" });
  await page.keyboard.press("ArrowRight");
  await page.locator(CONFIRM).focus();
  await page.keyboard.press("Enter");
  await page.locator('.hand[data-asks="tile"]').waitFor();
  assert.match(await keptRecord(page), /\nmeeple /);
  assert.ok(await page.locator(".hand .primary[aria-disabled]").isVisible(), "a tile is chosen first");
  assert.deepEqual(problems, []);
});

test("two quick clicks on the button that lays the tile do not decline a figure", async () => {
  const { page, problems } = await play(TWO, { width: 1280, height: 800 });
  const [spot] = await spots(page);
  await page.mouse.click(spot.x, spot.y);
  const button = await page.locator(CONFIRM).boundingBox();
  assert.ok(button);
  const [x, y] = [button.x + button.width * 0.75, button.y + button.height / 2];
  await page.mouse.click(x, y);
  await page.locator('.hand[data-asks="figure"]').waitFor();
  assert.ok(await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.matches('.hand [data-action="skip"]'), [x, y]), "it lies where that was");
  const made = await decisions(page);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  assert.equal(await decisions(page), made, "nothing is declined");
  await painted(page);
  assert.equal(await page.locator(".hand").getAttribute("data-asks"), "figure");
  await page.mouse.click(x, y);
  await page.locator('.hand[data-asks="tile"]').waitFor();
  assert.deepEqual(problems, []);
});
