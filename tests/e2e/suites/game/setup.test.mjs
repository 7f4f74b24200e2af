/** The set-up: a quick game, the order of players, how many tiles, the same tiles again, favourites, boxes found and mixed; by touch and by keys alone. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { CONFIRM, continueAnew, keptRecord, openPage, picture, spots } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const stage = onStage();

const PLAY = ".setup-start [type=submit]";

/** @param {import("../../support/browser.mjs").PageOptions} [options] */
async function open(options = { width: 390, height: 844, touch: true }) {
  const opened = await stage.browser.newPage(options);
  await openPage(opened.page, stage.url);
  return opened;
}

/** @param {Page} page */
const tiles = async (page) => /\[Deck "([^"]*)"/.exec(await keptRecord(page))?.[1].split(" ") ?? [];

/** Begins the next game from the menu, and waits until this one is off the table. @param {Page} page @param {string} name */
async function again(page, name) {
  const before = await page.locator("main.game").elementHandle();
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("button", { name, exact: true }).tap();
  await before?.waitForElementState("hidden");
}

/** @param {Page} page @param {string[]} names */
async function nameAll(page, names) {
  for (const [index, name] of names.entries()) await page.locator(".seat input").nth(index).fill(name);
}

/** @param {Page} page */
const names = (page) => page.locator(".seat input").evaluateAll((fields) => fields.map((field) => /** @type {HTMLInputElement} */ (field).value));

test("one tap begins a quick game, and the next one is like it", async () => {
  const { page, problems } = await open();
  const widest = await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
    const { scrollWidth } = document.documentElement;
    document.documentElement.style.fontSize = "";
    return scrollWidth;
  });
  assert.equal(widest, 390, "with letters twice as large it does not scroll sideways");
  await page.locator(".add").tap();
  await nameAll(page, ["Ann", "Bob", "Cleo"]);
  assert.match(await page.locator(PLAY).innerText(), /Ann, Bob, Cleo · 72 tiles/);
  await page.locator(PLAY).tap();
  await page.locator(".hand").waitFor();
  assert.match(await keptRecord(page), /Ann/);
  await page.evaluate(() => localStorage.removeItem("bastide / last-game"));
  await page.reload();
  assert.match(await page.locator(PLAY).innerText(), /Ann, Bob, Cleo · 72 tiles/);
  assert.deepEqual(problems, []);
});

test("players change places by dragging, by buttons and by arrow keys", async () => {
  const { page, problems } = await open({ width: 1024, height: 768 });
  await page.locator(".add").click();
  await nameAll(page, ["Ann", "Bob", "Cleo"]);
  const grip = await page.locator(".handle").first().boundingBox();
  const last = await page.locator(".seat").last().boundingBox();
  assert.ok(grip && last);
  await page.mouse.move(grip.x + 20, grip.y + 20);
  await page.mouse.down();
  await page.mouse.move(grip.x + 20, last.y + last.height / 2 + 12, { steps: 6 });
  await page.mouse.up();
  assert.deepEqual(await names(page), ["Bob", "Cleo", "Ann"]);
  await page.locator(".handle").nth(2).click();
  await page.getByRole("button", { name: "Move up" }).click();
  assert.deepEqual(await names(page), ["Bob", "Ann", "Cleo"]);
  await page.locator(".handle").nth(0).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  assert.deepEqual(await names(page), ["Ann", "Cleo", "Bob"]);
  assert.match((await page.locator("#status").textContent()) ?? "", /Bob is now number 3 of 3/);
  await page.keyboard.press("ArrowUp");
  assert.deepEqual(await names(page), ["Ann", "Bob", "Cleo"]);
  assert.deepEqual(problems, []);
});

test("a player who is dragged before the script for it has come goes along once it comes, and a tap still unfolds the buttons", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1024, height: 768 });
  let release = () => {};
  const released = new Promise((done) => (release = () => done(undefined)));
  await page.route("**/lib/dragged-entry.js", async (route) => {
    await released;
    await route.continue();
  });
  await openPage(page, stage.url);
  await nameAll(page, ["Ann", "Bob"]);
  const grip = await page.locator(".handle").first().boundingBox();
  const last = await page.locator(".seat").last().boundingBox();
  assert.ok(grip && last);
  await page.mouse.move(grip.x + 20, grip.y + 20);
  await page.mouse.down();
  await page.mouse.move(grip.x + 20, last.y + last.height / 2 + 12, { steps: 3 });
  await page.mouse.up();
  await page.mouse.move(grip.x + 20, grip.y + 20); // without a button: this moves nobody
  assert.deepEqual(await names(page), ["Ann", "Bob"]);
  release();
  await page.locator("#status", { hasText: "Ann is now number 2 of 2" }).waitFor({ state: "attached" });
  assert.deepEqual(await names(page), ["Bob", "Ann"]);
  assert.equal(await page.locator(".seat-more").count(), 0, "the click at the end of a drag is none");
  await page.locator(".handle").first().click();
  await page.locator(".seat-more").waitFor();
  assert.deepEqual(problems, []);
});

test("pictures have their room before they are drawn, so that nothing moves under a finger", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1024, height: 768 });
  await page.addInitScript(() => {
    // No picture ever comes near the window, so that none is drawn.
    window.IntersectionObserver = /** @type {any} */ (
      class {
        observe() {}
        unobserve() {}
      }
    );
  });
  await openPage(page, stage.url);
  const rooms = await page.locator(".mosaic img, .box img.tile").evaluateAll((pictures) =>
    pictures.map((picture) => ({
      drawn: picture.hasAttribute("src"),
      wide: /** @type {HTMLElement} */ (picture).offsetWidth,
      high: /** @type {HTMLElement} */ (picture).offsetHeight,
    })),
  );
  assert.ok(rooms.length > 40 && rooms.every(({ drawn }) => !drawn), "a picture was drawn");
  for (const { wide, high } of rooms) assert.ok(wide > 40 && Math.abs(wide - high) <= 1, `${wide} × ${high}`);
  assert.deepEqual(problems, []);
});

test("players change places under a finger", async () => {
  const { page, context } = await open();
  await nameAll(page, ["Ann", "Bob"]);
  const grip = await page.locator(".handle").first().boundingBox();
  const last = await page.locator(".seat").last().boundingBox();
  assert.ok(grip && last);
  const finger = await context.newCDPSession(page);
  const touch = (/** @type {"touchStart" | "touchMove" | "touchEnd"} */ type, /** @type {number} */ y) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x: grip.x + 20, y }] });
  await touch("touchStart", grip.y + 20);
  for (const share of [0.3, 0.6, 1]) await touch("touchMove", grip.y + 20 + share * (last.y - grip.y + 12));
  await touch("touchEnd", 0);
  assert.deepEqual(await names(page), ["Bob", "Ann"]);
});

test("half of the tiles, all twice, and the same tiles again", async () => {
  const { page, problems } = await open();
  await page.locator(".game-fold > summary").tap();
  await page.locator('input[value="river"]').tap();
  await page.getByRole("radio", { name: "All twice" }).check();
  assert.match(await page.locator(PLAY).innerText(), /154 tiles/);
  await page.getByRole("radio", { name: "Half" }).check();
  assert.match(await page.locator(PLAY).innerText(), /47 tiles/);
  await page.locator(PLAY).tap();
  await page.locator(".hand").waitFor();
  const first = await tiles(page);
  assert.equal(first.length, 47);
  await page.evaluate(() => localStorage.removeItem("bastide / last-game"));
  await page.reload();
  await page.locator(".game-fold > summary").tap();
  await page.getByLabel("Repeat a shuffle").check();
  await page.locator(PLAY).tap();
  await page.locator(".hand").waitFor();
  assert.deepEqual(await tiles(page), first);
  await again(page, "Play again with the same tiles");
  assert.deepEqual(await tiles(page), first);
  await again(page, "Play again");
  const other = await tiles(page);
  assert.equal(other.length, first.length);
  assert.notDeepEqual(other, first);
  assert.deepEqual(problems, []);
});

test("favourite set-ups are kept, filled in, deleted, and taken back", async () => {
  const { page, problems } = await open();
  await nameAll(page, ["Ann", "Bob"]);
  await page.locator(".favourite-fold > summary").tap();
  await page.getByLabel("Name for this set-up").fill("Sundays");
  await page.getByRole("button", { name: "Save", exact: true }).tap();
  await nameAll(page, ["Cleo", "Dan"]);
  await page.locator(".favourite", { hasText: "Sundays" }).tap();
  assert.deepEqual(await names(page), ["Ann", "Bob"]);
  await page.reload();
  await page.locator(".favourite-fold > summary").tap();
  await page.getByRole("button", { name: "Delete “Sundays”" }).tap();
  assert.equal(await page.evaluate(() => localStorage.getItem("bastide / favourites")), "[]");
  await page.getByRole("button", { name: "Undo" }).tap();
  await page.locator(".favourite", { hasText: "Sundays" }).tap();
  assert.deepEqual(await names(page), ["Ann", "Bob"]);
  assert.match((await page.evaluate(() => localStorage.getItem("bastide / favourites"))) ?? "", /Sundays/);
  assert.deepEqual(problems, []);
});

test("favourite set-ups of two tabs are all kept, and one that the browser does not keep is not said to be", async () => {
  const { page, context, problems } = await stage.browser.newPage();
  const other = await context.newPage();
  const add = async (/** @type {Page} */ tab, /** @type {string} */ name) => {
    await tab.getByLabel("Name for this set-up").fill(name);
    await tab.getByRole("button", { name: "Save", exact: true }).click();
  };
  for (const tab of [page, other]) {
    await openPage(tab, stage.url);
    await tab.locator(".favourite-fold > summary").click();
    await add(tab, tab === page ? "Sundays" : "Club");
    await tab.locator(".favourite", { hasText: tab === page ? "Sundays" : "Club" }).waitFor();
    if (tab === page) await tab.getByRole("button", { name: "Delete “Sundays”" }).click();
  }
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("bastide / favourites") ?? "").map((/** @type {any} */ { name }) => name));
  await page.getByRole("button", { name: "Undo" }).click();
  await page.locator(".favourite", { hasText: "Club" }).waitFor();
  assert.deepEqual(await kept(), ["Sundays", "Club"]);
  await add(other, "School");
  await other.locator(".favourite", { hasText: "Sundays" }).waitFor();
  assert.deepEqual(await kept(), ["Sundays", "Club", "School"]);

  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await add(page, "Grandma");
  await page.locator('[data-notice="favourites"]', { hasText: "did not save this change" }).waitFor();
  assert.equal(await page.getByLabel("Name for this set-up").inputValue(), "Grandma", "it can be tried again");
  assert.equal(await page.locator(".favourite", { hasText: "Grandma" }).count(), 0);
  await page.getByRole("button", { name: "Delete “Club”" }).click();
  await page.locator(".favourite", { hasText: "Club" }).waitFor();
  assert.deepEqual(await kept(), ["Sundays", "Club", "School"]);
  assert.deepEqual(problems, []);
});

test("favourites and stored set-ups that make no sense are passed over", async () => {
  const { page, problems } = await stage.browser.newPage();
  await page.addInitScript(() => {
    localStorage.setItem("bastide / favourites", '[1, null, {"name": "odd", "choice": {"players": "x", "pile": 7}}]');
    localStorage.setItem("bastide / set-up", '{"players": [{"colour": "red"}, {"colour": "red"}], "seed": "x", "pile": []}');
  });
  await openPage(page, stage.url);
  await page.locator(".favourite-fold > summary").click();
  await page.locator(".favourite", { hasText: "odd" }).click();
  await page.locator(PLAY).click();
  await page.locator(".hand").waitFor();
  assert.equal((await tiles(page)).length, 72);
  assert.deepEqual(problems, []);
});

test("a game is set up by keys alone", async () => {
  const { page, problems } = await open({ width: 1024, height: 768 });
  const press = async (/** @type {string} */ selector, /** @type {string} */ key) => {
    for (let tries = 0; tries < 60; tries += 1) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return page.keyboard.press(key);
      await page.keyboard.press("Tab");
    }
    assert.fail(`Tab never reaches ${selector}`);
  };
  await press(".add", "Enter");
  await page.keyboard.type("Cleo");
  await press(".game-fold > summary", "Enter");
  await press('input[value="abbot"]', "Space");
  await press('input[name="pile"]', "ArrowLeft");
  await press(PLAY, "Enter");
  await page.locator(".hand").waitFor();
  assert.match(await keptRecord(page), /\[Boxes "base\+abbot"\]/);
  assert.match(await keptRecord(page), /Cleo/);
  assert.ok((await tiles(page)).length < 60);
  assert.deepEqual(problems, []);
});

test("a newcomer plays the Beginner with one tap, and finds the same game first the next time", async () => {
  const { page, problems } = await open();
  assert.equal(await page.locator(".again").count(), 0);
  await page.locator(".way-computer").tap();
  await page.locator(".hand").waitFor();
  assert.match(await keptRecord(page), /blue Pip \(ai:novice\)/);
  await page.evaluate(() => localStorage.removeItem("bastide / last-game"));
  await page.reload();
  await page.locator(".again", { hasText: "Red, Pip" }).tap();
  await page.locator(".hand").waitFor();
  assert.match(await keptRecord(page), /blue Pip \(ai:novice\)/);
  assert.deepEqual(problems, []);
});

test("pass and play leads to the seats, with people on all of them; two unnamed computer players of one level have different names", async () => {
  const { page } = await open();
  await page.locator(".who").nth(1).selectOption("master");
  assert.match(await page.locator(PLAY).innerText(), /Red, Isaura/);
  await page.locator(".way-pass").tap();
  await page.locator(PLAY, { hasText: "Red, Blue" }).waitFor();
  assert.ok(await page.locator(".seats").evaluate((seats) => seats.getBoundingClientRect().top < innerHeight), "the seats are in sight");
  await page.locator(".add").tap();
  for (const seat of [1, 2]) await page.locator(".who").nth(seat).selectOption("greedy");
  await page.locator(PLAY).tap();
  const kept = await keptRecord(page);
  assert.match(kept, /blue Odile \(ai:greedy\)/);
  assert.match(kept, /green Odile 2 \(ai:greedy\)/);
});

test("the rules unfold over the picture, and the form stays as it is", async () => {
  const { page } = await open({ width: 1280, height: 800 });
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
  ]) {
    await page.setViewportSize({ width, height });
    await page.locator(".game-fold > summary").click();
    const panel = await page.locator(".game-panel").boundingBox();
    const card = await page.locator(".setup-card").boundingBox();
    assert.ok(panel && card && panel.x + panel.width <= card.x, "beside the form");
    assert.ok(panel.y >= 0 && panel.y + panel.height <= height, "whole on the screen");
    assert.equal(card.x + card.width, width, "nothing is left over beside the form");
    await page.keyboard.press("Escape");
    await page.locator(".game-panel").waitFor({ state: "hidden" });
  }
});

test("what players agreed on holds for the whole game: no aids, no undo, a clock", async () => {
  const { page, problems } = await open({ width: 1280, height: 800 });
  await page.locator(".game-fold > summary").click();
  await page.getByLabel("No aids").check();
  await page.getByLabel("No undo").check();
  await page.getByLabel("Clock").selectOption("soft");
  await page.locator(PLAY).click();
  await page.locator(".hand .clock").waitFor();
  const look = async () => {
    assert.equal(await page.getByRole("button", { name: "What would a master do?" }).count(), 0);
    await page.locator("canvas.board").focus();
    await page.keyboard.press("t");
    await page.locator("#status", { hasText: "This game is played without aids." }).waitFor({ state: "attached" });
    assert.equal(await page.locator("dialog").count(), 0);
  };
  await look();
  const [spot] = await spots(page);
  await page.mouse.click(spot.x, spot.y);
  await page.locator(CONFIRM).click();
  await page.locator('.hand[data-asks="figure"]').waitFor();
  assert.equal(await page.locator(".hand .undo").getAttribute("aria-disabled"), "true");
  const before = await keptRecord(page);
  await page.keyboard.press("Control+z");
  assert.equal(await keptRecord(page), before);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.locator("dialog.settings-dialog", { hasText: "This was agreed before the game." }).waitFor();
  assert.equal(await page.getByRole("group", { name: "Clock" }).count(), 0);
  await page.keyboard.press("Escape");
  await continueAnew(page);
  await page.locator(".hand .clock").waitFor();
  await look();
  assert.deepEqual(problems, []);
});

test("boxes are found by a word and by what they bring, ticked all at once, or mixed by chance", async () => {
  const { page, problems } = await open();
  const chips = page.locator(".box-frame:visible");
  const chosen = () => page.locator(".box input:checked").count();
  const finder = page.locator(".box-finder");
  await finder.scrollIntoViewIfNeeded();
  const all = await chips.count();
  assert.ok(all >= 35, `${all} boxes`);
  await finder.getByRole("searchbox").fill("ROBBER");
  await page.getByText(/^\d expansions$/).waitFor();
  const found = await chips.allInnerTexts();
  assert.deepEqual(found.map((text) => text.split("\n")[0]).sort(), ["King & Robber Baron", "The Robbers"]);
  await picture(page, "setup-found-390");
  await finder.getByRole("button", { name: "All of these" }).tap();
  assert.equal(await chosen(), 2);
  await finder.getByRole("searchbox").press("Enter");
  await page.locator(".box input:checked").first().press("Enter");
  assert.equal(await page.locator(".hand").count(), 0, "Enter begins no game there");
  await finder.getByRole("searchbox").fill("nothing of that name");
  await page.getByText("No expansion has that name").waitFor();
  await finder.getByRole("searchbox").fill("");
  await finder.getByRole("combobox").selectOption("figures");
  const withFigures = await chips.count();
  assert.ok(withFigures > 3 && withFigures < 12, `${withFigures} bring figures`);
  await finder.getByRole("combobox").selectOption("all");
  await finder.getByRole("button", { name: "All of these" }).tap();
  assert.equal(await chosen(), all);
  await finder.getByRole("button", { name: "A mix for tonight" }).tap();
  const mixed = await chosen();
  assert.ok(mixed >= 2 && mixed <= 4, `${mixed} are mixed`);
  await page.locator(PLAY).tap();
  await page.locator(".hand").waitFor();
  assert.equal(/\[Boxes "([^"]*)"/.exec(await keptRecord(page))?.[1].split("+").length, mixed + 1);
  assert.deepEqual(problems, []);
});

test("a double click opens one dialog and leaves it open, whether its part is there or still comes", async () => {
  const { page, problems } = await open({ width: 1280, height: 800, reducedMotion: true });
  const opens = async (/** @type {string} */ button, /** @type {() => Promise<unknown>} */ way) => {
    await way();
    await page.locator("dialog[open]").first().waitFor();
    await page.waitForTimeout(200); // a second one would come right behind
    assert.equal(await page.locator("dialog[open]").count(), 1, button);
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
  };
  for (const action of ["settings", "languages", "apart", "help", "about"]) {
    const button = page.locator(`[data-action="${action}"]`);
    await opens(`${action}, first`, () => button.dblclick());
    await opens(`${action}, again`, () => button.dblclick());
  }
  await page.locator(PLAY).click();
  await page.locator(".hand[data-asks]").waitFor();
  const menu = page.locator('[data-action="menu"]');
  /** @type {() => void} */
  let arrive = () => {};
  await page.route(/game-menu/, async (route) => {
    await new Promise((done) => (arrive = () => done(undefined)));
    await route.continue();
  });
  await opens("menu, first", async () => {
    await menu.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    arrive();
  });
  await opens("menu, again", () => menu.dblclick());
  for (const time of ["first", "again"]) await opens(`aids, ${time}`, () => page.locator('[data-action="aids"]').dblclick());
  assert.deepEqual(problems, []);
});
