/** Saved games are searched for what happened in them, and tell which turns followed from a position. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { violations } from "../../support/axe.mjs";
import { SHORT, analyseFirst, openPage, picture } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const stage = onStage();

/** Games that begin alike, of which the first two have the same three tiles in another order. */
const [FIRST, OTHER, THIRD] = ["D V E U U", "D E V U U", "D E V V U"].map((deck) => `[Bastide "1"]\n[Players "red Ann, blue Bob"]\n[Deck "${deck}"]\n`);
const GAMES = [
  `${FIRST}tile V 1,0 0\nmeeple field.NNE\ntile E 0,-1 2\ntile U 0,1 0\ntile U -1,0 0\nskip\n`,
  `${OTHER}tile E 0,-1 2\ntile V 1,0 0\ntile U 0,1 0\ntile U -1,0 0\nskip\n`,
  `${THIRD}tile E 0,-1 2\ntile V 1,0 0\ntile V -1,0 2\ntile U 0,1 0\nskip\n`,
  ...["Eve", "Uma", "Zoe"].map((name, index) => `${SHORT.replace("red Ann", `red ${name}`)}${index === 0 ? "tile V 1,0 0\n" : "tile V -1,0 2\n"}`),
];

/** Saved games, with the list of them open. @param {string[]} games @param {import("../../support/browser.mjs").PageOptions} [options] */
async function shelf(games, options) {
  const opening = await stage.browser.newPage(options);
  const { page } = opening;
  await openPage(page, stage.url);
  await page.getByRole("button", { name: "Saved games" }).click();
  await page.locator("input[type=file]").setInputFiles([{ name: "many.game", mimeType: "text/plain", buffer: Buffer.from(games.join("\n")) }]);
  await page.locator(".shelf-search").waitFor();
  return opening;
}

/** What is told once a search is done. @param {Page} page @param {string} query */
async function search(page, query) {
  await page.locator(".shelf-search").fill(query);
  const told = page.locator("#shelf-found");
  await page.waitForFunction(() => !/^Searching|^$/.test(document.querySelector("#shelf-found")?.textContent ?? ""));
  return told.innerText();
}

test("the search looks into the games, and shows the place", async () => {
  const { page, problems } = await shelf(GAMES);
  const all = await page.locator(".shelf-game").count();
  assert.equal(await search(page, "tiles:D@0,0+V@1,0"), "4 games found.");
  assert.equal(await page.locator(".shelf-game:not([hidden])").count(), 4);
  assert.equal(await search(page, "player:ann tiles:D@0,0''+V@-1,0''"), "3 games found.");
  assert.equal(await search(page, "ann complete:city>=2 over:yes"), "3 games found.", "words and terms");
  assert.equal(await search(page, "field@ann>=3"), "1 game found.");
  const place = page.getByRole("button", { name: "Show on the board" });
  assert.equal(await place.count(), 0, "points have no place");
  assert.equal(await search(page, "feature:city>=2 field@ann>=3"), "1 game found.");
  await picture(page, "search-1280x800");
  await place.click();
  await page.locator("dialog.replay .replay-controls").getByText("Turn 2").waitFor();
  await page.keyboard.press("Escape");
  assert.equal(await search(page, "score@ann>=many"), "“many” is not a whole number.");
  assert.equal(await page.locator(".shelf-search").getAttribute("aria-invalid"), "true");
  assert.equal(await search(page, `score@ann>=${"a".repeat(600)}`), `“${"a".repeat(30)}…” is not a whole number.`, "what is quoted is short");
  assert.equal(await search(page, "score@ann>=\u202ex\u0001y"), "“x y” is not a whole number.", "and seen");
  assert.match(await search(page, "tiles:D@0,0+"), /^“D@0,0\+” does not say where tiles lie\./);
  assert.equal(await page.locator(".shelf-game:not([hidden])").count(), 1, "what was found stands");
  await page.locator(".shelf-search").fill("");
  assert.equal(await page.locator(".shelf-game:not([hidden])").count(), all);
  assert.equal(await page.locator("#shelf-found").innerText(), "");
  assert.deepEqual(problems, []);
});

test("what can be searched is told with examples, which search when they are tapped, also by keys and on a phone", async () => {
  const { page, problems } = await shelf(GAMES, { width: 390, height: 844 });
  await page.getByRole("button", { name: "What can be searched" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.locator("dialog.search-help");
  await dialog.waitFor();
  assert.deepEqual(await violations(page), []);
  await picture(page, "search-help-390x844");
  for (const query of await dialog.locator("code").allInnerTexts()) {
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    assert.match(await search(page, query), /found\.$/, query);
    await page.getByRole("button", { name: "What can be searched" }).click();
    await dialog.waitFor();
  }
  await dialog.getByText("tiles:D@0,0+V@1,0").click();
  await page.getByText("4 games found.").waitFor();
  assert.equal(await page.locator(".shelf-search").inputValue(), "tiles:D@0,0+V@1,0");
  assert.deepEqual(await violations(page), []);
  assert.equal(await page.evaluate(() => document.scrollingElement?.scrollWidth === innerWidth), true);
  assert.deepEqual(problems, []);
});

test("a search whose engine does not arrive is tried again, here and beside an analysis board", async () => {
  const { page } = await shelf(GAMES);
  const again = page.locator('[data-action="again"]');
  for (const file of ["**/search_bg.wasm", "**/thinker-worker*.js"]) {
    await page.route(file, (route) => route.abort());
    assert.equal(await search(page, "field@ann>=3"), "The games could not be searched. Try again");
    assert.deepEqual(await violations(page), []);
    await page.unroute(file);
    await again.click();
    await page.getByText("1 game found.").waitFor();
    await page.evaluate(() => location.reload());
    await page.getByRole("button", { name: "Saved games" }).click();
    await page.locator(".shelf-search").waitFor();
  }
  await page.route("**/search_bg.wasm", (route) => route.abort());
  await page.locator(".shelf-search").fill("ann");
  await analysed(page);
  await page.locator(".openings").getByText("The saved games could not be searched.").waitFor();
  await page.unroute("**/search_bg.wasm");
  await again.click();
  await page.waitForFunction(() => document.querySelectorAll(".openings-turn").length > 0);
  assert.equal(await page.locator(".panic").count(), 0);
});

test("while many games are taken in it is told how far that is", async () => {
  const { page, problems } = await shelf(GAMES);
  await page.evaluate(() => {
    let told = 0; // time flies: each game takes a second
    performance.now = () => (told += 600);
    const seen = /** @type {any} */ (globalThis);
    seen.taken = [];
    new MutationObserver(() => seen.taken.push(document.querySelector('[data-notice="arrive"]')?.textContent)).observe(document.body, {
      childList: true,
      subtree: true,
    });
  });
  const many = Array.from({ length: 8 }, (_, index) => `${SHORT.replace("red Ann", `red P${index}`)}tile V 1,0 0\n`);
  await page.locator("input[type=file]").setInputFiles([{ name: "many.game", mimeType: "text/plain", buffer: Buffer.from(many.join("\n")) }]);
  await page.locator('[data-notice="arrive"]').getByText("8 games were added.").waitFor();
  const told = await page.evaluate(() => /** @type {any} */ (globalThis).taken);
  assert.ok(told.includes("Opening the games: 3 of 8."), JSON.stringify(told));
  assert.deepEqual(problems, []);
});

test("a file with more records than a call takes arguments is taken in like any other", async () => {
  const { page, problems } = await stage.browser.newPage();
  await openPage(page, stage.url);
  await page.getByRole("button", { name: "Saved games" }).click();
  const count = 200_000;
  const files = ['[Bastide "1"]\n', '[Bastide "1"]\n[Mistake "a"]\n'].map((head, index) => ({
    name: `${index}.bastide`,
    mimeType: "text/plain",
    buffer: Buffer.from(head.repeat(index === 0 ? count : 1)),
  }));
  await page.locator("input[type=file]").setInputFiles(files);
  await page
    .locator('[data-notice="arrive"]')
    .filter({ hasText: `of ${count}.` })
    .waitFor({ timeout: 60_000 });
  assert.equal(await page.locator(".panic").count(), 0);
  assert.deepEqual(problems, []);
});

test("why a search is none is said in the language of the page", async () => {
  const { page, problems } = await stage.browser.newPage({ lang: "de" });
  await openPage(page, stage.url);
  await page.getByRole("button", { name: "Gespeicherte Spiele" }).click();
  await page.locator(".shelf-find").evaluate((row) => row.removeAttribute("hidden"));
  await page.locator(".shelf-search").fill("farbe:rot");
  await page.getByText("„farbe“ ist kein Suchbegriff").waitFor();
  assert.deepEqual(problems, []);
});

/** The first of the games on show, on its analysis board, three statements on and with the turns that followed. @param {Page} page */
async function analysed(page) {
  await analyseFirst(page, ".shelf-game:not([hidden])");
  const board = page.locator("bastide-board");
  await board.evaluate((board) => /** @type {any} */ (board).goTo(3));
  await board.locator('.tab[data-part="games"]').click();
  return board;
}

test("beside an analysis board stand the turns that followed in saved games, and a tap plays one", async () => {
  const { page, problems } = await shelf(GAMES, { width: 390, height: 844 });
  await search(page, "field@ann>=3");
  const board = await analysed(page);
  const turns = page.locator(".openings-turn");
  await page.waitForFunction(() => document.querySelectorAll(".openings-turn").length > 0);
  await page.evaluate(() => /** @type {any} */ (document.querySelector("bastide-board")).play("skip"));
  await page.waitForFunction(() => document.querySelectorAll(".openings-turn").length === 2);
  assert.match((await turns.first().innerText()).replaceAll(/\s+/g, " "), /no figure won 1, tied 1, lost 0; on average \+1\.5 points at the end 2 games$/);
  assert.match(await page.locator(".openings-turns").innerText(), /With other tiles in hand/);
  assert.equal(await page.locator("button.openings-turn").count(), 1, "another tile is in hand than in the third game");
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ]) {
    await page.setViewportSize({ width, height });
    await turns.first().scrollIntoViewIfNeeded();
    assert.deepEqual(await violations(page), []);
    await picture(page, `openings-${width}x${height}`);
  }
  const before = await board.evaluate((board) => /** @type {any} */ (board).getState().view.tiles.length);
  await page.locator("button.openings-turn").focus();
  await page.keyboard.press("Enter");
  assert.equal(await board.evaluate((board) => /** @type {any} */ (board).getState().view.tiles.length), before + 1);
  assert.deepEqual(problems, []);
});

test("a turn that followed where figures stood elsewhere is played as far as it can be, and told in the words of the page", async () => {
  const record = (/** @type {string} */ players, /** @type {string} */ deck, /** @type {string} */ tail) =>
    `[Bastide "1"]\n[Boxes "base+hills"]\n[Players "${players}"]\n[Deck "${deck}"]\ntile V 1,0 1\n${tail}`;
  const games = [
    record("red Ann, blue Bob", "D V U", "meeple road.W\ntile U -1,0 0\nskip\n"),
    record("red Cleo, blue Dan", "D V U U", "skip\ntile U -1,0 0\nmeeple road.E\ntile U -2,0 0\nskip\n"),
    record("red Eva, blue Finn", "D V U U", "skip\ntile U -1,0 0\nshepherd field.NNE 1\ntile U -2,0 0\nskip\n"),
  ];
  const { page, problems } = await stage.browser.newPage();
  await openPage(page, stage.url);
  await page.getByRole("button", { name: "Saved games" }).click();
  await page.locator("input[type=file]").setInputFiles({ name: "two.bastide", mimeType: "text/plain", buffer: Buffer.from(games.join("")) });
  await page.locator(".shelf-game", { hasText: "Ann" }).waitFor();
  await analyseFirst(page, ".shelf-game:has-text('Ann')");
  const board = page.locator("bastide-board");
  await board.evaluate((board) => /** @type {any} */ (board).goTo(2));
  await board.locator('.tab[data-part="games"]').click();
  const turn = page.locator("button.openings-turn", { hasText: "Road, east" });
  await turn.waitFor();
  assert.match(await page.locator("button.openings-turn", { hasText: "hepherd" }).innerText(), /^-1,0 · Shepherd/);
  await turn.click(); // the road is Ann’s here
  const { asks, tiles } = await board.evaluate((board) => /** @type {any} */ (board).getState().view);
  assert.deepEqual([asks, tiles.length], ["figure", 3]);
  assert.deepEqual(problems, []);
});

test("a position is found from its board: what is marked, or the last tile with those around it", async () => {
  const { page, problems } = await shelf(GAMES);
  await search(page, "field@ann>=3");
  const board = await analysed(page);
  const find = page.getByRole("button", { name: "Find this position in my games" });
  await find.click();
  await page.getByText("3 games found.").waitFor();
  assert.equal(await page.locator(".shelf-search").inputValue(), "tiles:D@0,0+V@1,0+E@0,-1''");
  await search(page, "field@ann>=3");
  await analysed(page);
  await board.evaluate((board) => /** @type {any} */ (board).goTo(2));
  await board.locator('.tab[data-part="notes"]').click();
  await page.evaluate(() => {
    const board = /** @type {any} */ (document.querySelector("bastide-board"));
    const { tiles } = board.getState().view;
    if (tiles.length !== 2) throw new Error(`${tiles.length} tiles`);
  });
  await board.locator("canvas.board").focus();
  await page.keyboard.press("i"); // lights a feature of the last tile
  await board.getByRole("button", { name: "Mark the feature" }).click();
  await board.locator('.tab[data-part="games"]').click();
  await find.click();
  await page.getByText("6 games found.").waitFor();
  assert.equal(await page.locator(".shelf-search").inputValue(), "tiles:V@1,0");
  assert.deepEqual(problems, []);
});
