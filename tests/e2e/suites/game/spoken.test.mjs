/** Playing by words alone: typed moves, questions of one key, the board as a table. No pixel is looked at. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { openPuzzle } from "../../support/enlarged.mjs";
import { CHOSEN } from "../../support/finished.mjs";
import { END_STORY, analyseFirst, continueGame, keptRecord, openPage, picture, record, refereed, saved, shownScores } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const stage = onStage();

const GAME = `[Bastide "1"]
[Players "red Ann, blue Bob"]
[Deck "D E V U N B"]
`;

/** @param {string} text @param {string} [lang] */
async function play(text, lang) {
  const opened = await stage.browser.newPage({ reducedMotion: true, lang });
  await continueGame(opened.page, stage.url, text);
  await saved(opened.page);
  return opened;
}

/**
 * @param {Page} page
 * @param {string} text
 * @returns {Promise<string>} the answer
 */
async function type(page, text) {
  await page.locator(".typed-answer").evaluate((answer) => answer.replaceChildren("…"));
  await page.locator("#typed").fill(text);
  await page.locator("#typed").press("Enter");
  await page.waitForFunction(() => document.querySelector(".typed-answer")?.textContent !== "…");
  await saved(page);
  return (await page.locator(".typed-answer").textContent()) ?? "";
}

/** What is typed, and what is said to it. */
const LANGUAGES = [
  {
    lang: "en-GB",
    typed: { list: "list", undo: "undo", skip: "skip", nonsense: "fly" },
    said: {
      hand: "In hand: tile E, city north.",
      list: /^You can: 1: .*north.*2: /,
      skip: "Or type “skip”.",
      apart: "A tile must touch another tile along an edge.",
      edge: /To the south the tile would show field, but its neighbour shows city\./,
      unknown: /“fly” was not understood/,
      laid: "Ann places a tile 1 north of the first tile.",
      place: /no such spot/,
      scored: /Ann scores 4 points for a completed city of 2 tiles\./,
      nothingBack: "There is nothing to undo.",
      undone: "Undone.",
      figure: /Ann places a meeple/,
      turn: /^Turn 2, Bob’s turn\. \d tiles are left\.$/,
    },
  },
  {
    lang: "de-DE",
    typed: { list: "liste", undo: "zurück", skip: "weiter", nonsense: "fliege" },
    said: {
      hand: "In der Hand: Plättchen E, Stadt im Norden.",
      list: /^Du kannst: 1: .*nördlich.*2: /,
      skip: "Oder gib „weiter“ ein.",
      apart: "Ein Plättchen muss mit einer Kante an einem anderen liegen.",
      edge: /Im Süden würde das Plättchen Wiese zeigen, aber daneben liegt Stadt\./,
      unknown: /„fliege“ wurde nicht verstanden/,
      laid: "Ann legt ein Plättchen, 1 nördlich vom ersten Plättchen.",
      place: /Diese Stelle gibt es .* nicht/,
      scored: /Ann erhält 4 Punkte für eine fertige Stadt aus 2 Plättchen\./,
      nothingBack: "Es gibt nichts rückgängig zu machen.",
      undone: "Rückgängig gemacht.",
      figure: /Ann setzt einen Meeple als Ritter/,
      turn: /^Zug 2, Bob ist dran\. \d Plättchen sind übrig\.$/,
    },
  },
];

for (const { lang, typed, said } of LANGUAGES) {
  test(`a whole game by typed statements and what is said, in ${lang}`, async () => {
    const { page, problems } = await play(GAME, lang);
    await page.locator("canvas.board").focus();
    await page.keyboard.press("/");
    assert.equal(await page.evaluate(() => document.activeElement?.id), "typed");
    assert.equal(await type(page, "d"), said.hand);
    assert.equal(await type(page, typed.undo), said.nothingBack);
    assert.match(await type(page, typed.list), said.list);
    assert.equal(await type(page, "5,5 0"), said.apart);
    assert.match(await type(page, "0,-1 0"), said.edge);
    assert.match(await type(page, typed.nonsense), said.unknown);
    assert.equal(await type(page, "0,-1"), said.laid);
    assert.match(await type(page, "road.N"), said.place);
    assert.match(await type(page, "city.S"), said.scored);
    assert.equal(await type(page, typed.undo), said.undone);
    assert.match(await type(page, "1"), said.figure);
    assert.match(await type(page, "o"), said.turn);
    for (let step = 0; step < 40 && !(await page.locator(".story, dialog.end").first().isVisible()); step += 1) {
      const choices = await type(page, typed.list);
      if (!choices.includes("1: ")) break;
      await type(page, step % 3 === 2 && choices.endsWith(said.skip) ? typed.skip : "1");
    }
    await page.locator(".story, dialog.end").first().waitFor();
    if (await page.locator(".story").isVisible()) await page.locator(END_STORY).click();
    await page.locator("dialog.end").waitFor();
    assert.deepEqual(await shownScores(page), refereed(await record(page)));
    assert.deepEqual(problems, []);
  });
}

test("one key asks for points, the tile in hand, the last move, figures and whose turn it is", async () => {
  const { page } = await play(`${GAME}tile E 0,-1 2\nmeeple field.NNW\n`);
  await page.locator("canvas.board").focus();
  const said = async (/** @type {string} */ key) => {
    await page.locator("#status").evaluate((status) => status.replaceChildren());
    await page.keyboard.press(key);
    await page.waitForFunction(() => document.querySelector("#status")?.textContent);
    return page.locator("#status").textContent();
  };
  assert.equal(await said("s"), "Points: Ann 0, with 6 figures in hand, Bob 0, with 7 figures in hand.");
  assert.match((await said("d")) ?? "", /^In hand: tile V, road east and south|^In hand: tile V, road south and west/);
  assert.equal(await said("l"), "Ann places a tile 1 north of the first tile. Ann places a meeple in a field as a farmer.");
  assert.equal(await said("m"), "You have no figure on the board.");
  assert.match((await said("o")) ?? "", /^Turn 2, Bob’s turn/);
  // What is chosen or turned by keys on the board is said, too.
  const space = await said("ArrowUp");
  assert.match(space ?? "", /north|south|east|west/);
  assert.match(space ?? "", /Enter plays it\.$/);
  assert.notEqual(await said("r"), space, "a turn of the tile is said");
});

test("a typed number plays what the list numbers, at an auction, too", async () => {
  const market = `[Bastide "1"]\n[Boxes "base+bridges"]\n[Players "red Ann, blue Bob"]\n[Deck "D E G10 U V B B N"]\ntile E 0,-1 2\nmeeple city.S\ntile G10 1,0 1\nskip\nred choose V\n`;
  const auction = (await play(market)).page;
  assert.match(await type(auction, "list"), /1: Bid 0\. 2: Bid 1\. 3: Bid 2\./);
  await type(auction, "3");
  assert.match(await keptRecord(auction), /bid V 2\n$/);
});

test("the board is a table whose spaces are read out and chosen", async () => {
  const { page, problems } = await play(`${GAME}tile E 0,-1 2\nmeeple field.NNW\n`);
  await page.locator("canvas.board").focus();
  await page.keyboard.press("g");
  await page.locator("dialog.grid-dialog").waitFor();
  await picture(page, "grid-1280x800");
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  assert.equal(await focused(), "1 north: Completed city of 2 tiles. Field. Ann holds it with 1 farmer.");
  await page.keyboard.press("ArrowDown");
  assert.match((await focused()) ?? "", /^First tile: Completed city of 2 tiles\. Road of 1 tile\.$/);
  await page.keyboard.press("ArrowRight");
  assert.match((await focused()) ?? "", /^1 east: empty\. The tile in hand fits\. \d remaining tiles? fits? here\.$/);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector("#status")?.textContent?.startsWith("Chosen: 1 east"));
  await page.locator("canvas.board").focus();
  await page.keyboard.press("Enter");
  assert.match(await keptRecord(page), /\ntile V 1,0 \d\n$/);
  assert.deepEqual(problems, []);
});

/** Nothing is played by walking: only Enter on a space where the tile fits chooses one. */
test("a game is studied by what is said: each step is told, and its board walked as a table", async () => {
  const { page, problems } = await stage.browser.newPage({ reducedMotion: true });
  await openPage(page, stage.url, CHOSEN);
  await page.getByRole("button", { name: "Saved games" }).click();
  await analyseFirst(page);
  await page.locator("bastide-board canvas").focus();
  const voice = page.locator("[data-bastide-voice]");
  const said = async (/** @type {string} */ key) => {
    await voice.evaluate((voice) => voice.replaceChildren());
    await page.keyboard.press(key);
    await page.waitForFunction(() => document.querySelector("[data-bastide-voice]")?.textContent);
    return (await voice.textContent()) ?? "";
  };
  await page.getByRole("button", { name: "Next step" }).focus();
  await page.keyboard.press("Home");
  await page.locator("bastide-board canvas").focus();
  assert.match(await said("."), /Ann places a tile 1 south of the first tile/);
  assert.match(await said("."), /Bob places a tile 1 north of the first tile/);
  assert.match(await said("."), /Bob places a meeple on a road as a highwayman/);
  await page.keyboard.press("g");
  const cell = page.locator("bastide-board .grid-dialog td:focus");
  assert.match((await cell.getAttribute("aria-label")) ?? "", /^1 north: .*Bob holds it/);
  await page.keyboard.press("ArrowDown");
  assert.match((await cell.getAttribute("aria-label")) ?? "", /^First tile: /);
  await page.keyboard.press("Escape");
  await page.locator("bastide-board .grid-dialog").waitFor({ state: "detached" });
  assert.match(await said("."), /Ann places a tile 1 west and 1 north of/, "walking the table has changed nothing");
  assert.deepEqual(problems, []);
});

test("a puzzle's board is walked as a table, and its move chosen there", async () => {
  const { page, problems } = await stage.browser.newPage({ reducedMotion: true });
  await page.goto(stage.url);
  await openPuzzle(page);
  await page.locator(".puzzle canvas").focus();
  await page.keyboard.press("g");
  await page.locator("dialog.grid-dialog td[data-legal]").first().click();
  await page.waitForFunction(() => document.querySelector("#status")?.textContent?.startsWith("Chosen: "));
  assert.equal(await page.locator(".puzzle .hand .primary").getAttribute("aria-disabled"), null, "it can be placed");
  assert.deepEqual(problems, []);
});

test("a move in the name of somebody else is answered by a sentence, and one in the name of who decides is played", async () => {
  const { page, problems } = await play('[Bastide "1"]\n[Players "red, blue"]\n[Deck "D U V E U V"]\ntile U 1,0 0\nskip\n', "en-GB");
  assert.match(await type(page, "red tile V 2,0 1"), /^That is not this player’s decision/);
  assert.match(await type(page, "green tile V 2,0 1"), /was not understood/);
  assert.equal(await keptRecord(page).then((kept) => kept.includes("tile V")), false);
  await type(page, "blue tile V 2,0 1");
  assert.match(await keptRecord(page), /^tile V 2,0 1$/m);
  assert.deepEqual(problems, []);
});
