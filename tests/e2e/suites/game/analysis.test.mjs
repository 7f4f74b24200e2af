/** A game is studied: variations, comments, marks and arrows, the engine beside the board, the curve; and what is written survives every way out and back. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "@playwright/test";
import { violations } from "../../support/axe.mjs";
import { LATE, analyseFirst, keptRecord, openPage, referee, saved } from "../../support/player.mjs";
import { countFrames, idle } from "../../support/frames.mjs";
import { stored } from "../../support/kept.mjs";
import { CHOSEN } from "../../support/finished.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const stage = onStage();
/** A whole game of twelve turns. */
const whole = `${LATE.replace("\ntile V", '\n[Result "5 5"]\ntile V')}tile U -1,1 1\nmeeple road.N\ntile A 2,-2 0\ntile P 2,2 2\nmeeple field.WNW\n`;

/** What the board on the page is asked. @param {Page} page */
const board = (page) => ({
  state: () => page.evaluate(() => /** @type {any} */ (document.querySelector("bastide-board")).getState()),
  text: () => page.evaluate(() => /** @type {any} */ (document.querySelector("bastide-board")).toText()),
  goTo: (/** @type {number} */ at) => page.evaluate((at) => /** @type {any} */ (document.querySelector("bastide-board")).goTo(at), at),
  play: (/** @type {string} */ statement) => page.evaluate((text) => void (/** @type {any} */ (document.querySelector("bastide-board")).play(text)), statement),
  legal: () => page.evaluate(() => /** @type {any} */ (document.querySelector("bastide-board")).legal().map((/** @type {any} */ one) => one.statement)),
});

/** Once the board is there. @param {Page} page */
async function opened(page) {
  await page.waitForFunction(() => document.querySelector("bastide-board")?.shadowRoot?.querySelector("figure")?.dataset.state === "open");
}

/** A finished game from the list of saved games, on its analysis board. @param {import("../../support/browser.mjs").PageOptions} [options] */
async function analysed(options = { width: 1280, height: 800 }) {
  const opening = await stage.browser.newPage(options);
  const { page } = opening;
  await countFrames(page);
  await openPage(page, stage.url, whole);
  await page.getByRole("button", { name: "Saved games" }).click();
  await analyseFirst(page);
  return opening;
}

/** The pixels of the board, once nothing moves there. @param {Page} page */
async function drawn(page) {
  await idle(page);
  return await page.locator("bastide-board canvas.board").evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL());
}

/** Shows a part of the panel. @param {Page} page @param {string} name */
const show = (page, name) => page.locator("bastide-board .tabs").getByRole("button", { name, exact: true }).click();

/** What the referee says of a text. @param {string} text */
function checked(text) {
  const folder = mkdtempSync(join(tmpdir(), "analysis-"));
  try {
    writeFileSync(join(folder, "study.game"), text);
    return execFileSync(referee(), ["replay", join(folder, "study.game")], { encoding: "utf8" });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Three variations, one of them within another, comments, marks and drawings. @param {Page} page */
async function annotate(page) {
  const { goTo, play, legal, state } = board(page);
  const root = page.locator("bastide-board");
  await goTo(0);
  const own = (await state()).view.drawn;
  const first = (await legal()).find((/** @type {string} */ one) => one.startsWith(`tile ${own}`) && !whole.includes(`${one}\n`));
  await play(first);
  await show(page, "Notes");
  await root.locator('.sign[data-mark="?!"]').click();
  await root.locator(".comment").fill("Another place } for the \\ first tile,\non two lines.");
  await root.getByRole("button", { name: "Mistake" }).focus(); // the comment is kept when it is left
  await play((await legal()).find((/** @type {string} */ one) => one !== "skip") ?? "skip");
  await goTo(0);
  await play((await legal()).filter((/** @type {string} */ one) => one !== first && !whole.includes(`${one}\n`))[0]);
  await goTo(2);
  await play((await legal()).filter((/** @type {string} */ one) => one !== "skip" && !whole.includes(`${one}\n`)).at(-1) ?? "skip");
  await root.getByRole("button", { name: "Draw an arrow" }).click();
  const canvas = await root.locator("canvas.board").boundingBox();
  assert.ok(canvas);
  for (const part of [0.4, 0.6]) await page.mouse.click(canvas.x + part * canvas.width, canvas.y + canvas.height / 2);
  await goTo(1);
  await root.locator('.sign[data-mark="!"]').click();
}

test("an annotated game survives file, referee, link, board elsewhere and reload, to the byte", async () => {
  const { page, problems } = await analysed();
  await annotate(page);
  const text = await board(page).text();
  assert.match(text, /^\[Bastide "2"\]/);
  assert.equal(text.match(/^\s*\($/gm)?.length, 3, text);
  assert.match(text, /\?! \{Another place \\\} for the \\\\ first tile,\non two lines\.\}/);
  assert.match(text, /^\s*arrow -?\d+,-?\d+ -?\d+,-?\d+/m);
  checked(text); // throws where the referee refuses it

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const file = readFileSync(await (await saving).path(), "utf8");
  assert.equal(file.replace(/\[Date "[\d-]+"\]\n/, ""), text);
  checked(file);

  await page.getByRole("button", { name: "Share a link" }).click();
  const link = await page.locator("textarea#link").inputValue();
  const other = await stage.browser.newPage({ width: 1280, height: 800 });
  await other.page.goto(link);
  await opened(other.page);
  assert.equal(await board(other.page).text(), text, "by the link");
  await other.page.reload();
  await other.page.getByRole("button", { name: "Saved games" }).click();
  await analyseFirst(other.page);
  assert.equal(await board(other.page).text(), text, "saved by whoever opened the link");

  const third = await stage.browser.newPage({ width: 1280, height: 800 });
  await openPage(third.page, stage.url);
  await third.page.getByRole("button", { name: "Saved games" }).click();
  await third.page.locator('input[type="file"]').setInputFiles({ name: "study.game", mimeType: "text/plain", buffer: Buffer.from(file) });
  await opened(third.page);
  assert.equal(await board(third.page).text(), text, "from the file");
  assert.deepEqual([...problems, ...other.problems, ...third.problems], []);
});

test("by keys, with nothing for axe to find, on a wide screen and on a phone; notes are announced; variations are promoted, and every change is undone", async () => {
  const { page, problems } = await analysed();
  const root = page.locator("bastide-board");
  await show(page, "Moves");
  await test.step("by keys", async () => {
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ]) {
      await page.setViewportSize({ width, height });
      await board(page).goTo(0);
      assert.deepEqual(await violations(page), []);
      await root.locator("canvas.board").focus();
      await page.keyboard.press(".");
      assert.equal((await board(page).state()).at, 1);
      await page.keyboard.press(".");
      await page.keyboard.press(",");
      assert.equal((await board(page).state()).at, 1);
      await root.locator(".line-move[aria-current]").focus();
      await page.keyboard.press("End");
      assert.equal((await board(page).state()).view.over, true);
      await page.keyboard.press("ArrowLeft");
      assert.equal((await board(page).state()).view.over, false);
      await page.keyboard.press("Home");
      assert.equal((await board(page).state()).at, 0);
      assert.equal(await page.evaluate(() => document.scrollingElement?.scrollWidth === innerWidth), true);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  const before = await board(page).text();
  assert.equal(await root.locator(".next-note").isVisible(), false);
  await annotate(page);
  const text = await board(page).text();
  await test.step("notes lead from one to the next; spaces that nothing fits and the tiles left are shown at any moment", async () => {
    await board(page).goTo(0);
    await show(page, "Moves");
    await root.locator(".line-noted", { hasText: "Notes and variations: 4" }).waitFor();
    const paths = new Set();
    for (let step = 0; step < 4; step += 1) {
      await root.getByRole("button", { name: "Next note" }).click();
      const moves = await root.locator(".line-move").all();
      const current = await Promise.all(moves.map((move) => move.getAttribute("aria-current")));
      paths.add(current.indexOf("step"));
    }
    assert.equal(paths.size, 4, [...paths].join());
    await board(page).goTo(0);
    const dead = root.getByRole("button", { name: "Show spaces where no tile fits" });
    await dead.click();
    assert.equal(await dead.getAttribute("aria-pressed"), "true");
    await page.getByRole("button", { name: "Tiles left" }).click();
    await page
      .locator("dialog.tiles-left")
      .getByText(/^\d+ of 14/)
      .waitFor();
    await page.keyboard.press("Escape");
  });

  await root.locator(".line-variation .line-move").first().click();
  await show(page, "Notes");
  await root.getByRole("button", { name: "Make this the main line" }).click();
  const promoted = await board(page).text();
  assert.notEqual(promoted, text);
  checked(promoted);
  const [undo, redo] = ["Undo", "Redo"].map((name) => root.locator(".notes").getByRole("button", { name }));
  await undo.click();
  assert.equal(await board(page).text(), text);
  await redo.click();
  assert.equal(await board(page).text(), promoted);
  for (let step = 0; step < 40 && (await undo.getAttribute("aria-disabled")) !== "true"; step += 1) await undo.click();
  assert.equal(await board(page).text(), before);
  assert.deepEqual(problems, []);
});

test("an empty table: #analysis deals a game whose both sides are played by hand; the engine shows the best turns with their numbers, and a tap plays one", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1280, height: 800 });
  await page.goto(`${stage.url}#analysis`);
  await opened(page);
  const { legal, play, text, state } = board(page);
  for (let turn = 0; turn < 4; turn += 1) await play((await legal())[0]);
  assert.match(await text(), /^\[Bastide "1"\]/, "nothing was written about it");
  assert.equal((await state()).view.over, false);

  const root = page.locator("bastide-board");
  if ((await state()).view.asks !== "tile") await play("skip");
  await root.getByRole("switch").click();
  await root.locator(".best-turn").nth(2).waitFor();
  const leads = await root.locator(".best-lead").allInnerTexts();
  const numbers = leads.map((lead) => Number(lead.split("±")[0].replace("−", "-").replace("+", "")));
  assert.deepEqual(
    numbers,
    [...numbers].sort((one, other) => other - one),
  );
  const before = (await state()).view.tiles.length;
  await root.locator(".best-turn").first().click();
  assert.equal((await state()).view.tiles.length, before + 1);
  await root.locator(".best-turn").first().waitFor();
  await show(page, "Notes");
  await root.locator('.sign[data-mark="!"]').click();
  assert.ok((await root.locator(".best-turn").count()) > 0, "what was found stands while the position is the same");
  await root.getByRole("switch").click();
  assert.equal(await root.locator(".best-turn").count(), 0);

  // What was played there is a game like any other.
  const { turn, tiles } = (await state()).view;
  await page.locator(".analysis-screen header .icon-button").first().click();
  await page.locator(".resume").click();
  await saved(page);
  const [row] = (await stored(page)).games;
  assert.deepEqual([row.turn, (await keptRecord(page)).match(/^tile /gm)?.length], [turn, tiles.length - 1], "the start tile is not laid by anybody");
  assert.deepEqual(problems, []);
});

test("a game that is over opens with its curve, which parts it into luck and skill and leads to its costliest turns", async () => {
  const { page, problems } = await analysed();
  const root = page.locator("bastide-board");
  assert.equal((await board(page).state()).view.over, true, "at the last position, as long as no turn has been judged");
  await root.locator(".lead-table td").nth(1).waitFor();
  assert.match(await root.locator(".lead-table").innerText(), /Luck of the draw/);
  const worst = root.locator(".worst button").first();
  await worst.waitFor();
  assert.match(await worst.innerText(), /Turn \d+, (Ann|Bob): \d/);
  await page.waitForFunction(() => document.querySelector("bastide-board")?.shadowRoot?.querySelector(".lead + p")?.textContent === "", undefined, {
    timeout: 0,
  });
  // Each leads to its own turn, also after one whose figure was declined without a word.
  let turn = 0;
  for (const button of (await root.locator(".worst button").all()).reverse()) {
    turn = Number(/Turn (\d+)/.exec(await button.innerText())?.[1]);
    await button.click();
    assert.equal((await board(page).state()).view.turn, turn);
    assert.ok((await board(page).state()).view.drawn, `the tile of turn ${turn} is still to be laid`);
  }

  // The same turn as in the game is as bad as it was; the best one that the engine shows is not.
  const told = root.locator(".practice-told");
  assert.match(await told.innerText(), new RegExp(`^Turn ${turn} gave away [\\d.]+ points\\. Find a better one\\.$`));
  const statements = whole.split("\n").filter((text) => text && !text.startsWith("["));
  const { at } = await board(page).state();
  for (const statement of statements.slice(at, at + 2)) if (statement === statements[at] || !statement.startsWith("tile")) await board(page).play(statement);
  if ((await board(page).state()).view.turn === turn) await board(page).play("skip");
  await root.getByText(/^This gives away [\d.]+ points; the turn in the game/).waitFor();
  assert.equal((await board(page).state()).at, at, "back at the moment before it");
  assert.equal(await board(page).text(), whole, "what was tried is not left in the record");

  // The better turn stands beside the one of the game, in a sentence and on the board, at this moment only.
  const without = await drawn(page);
  await root.getByRole("button", { name: "Show the better turn" }).click();
  const sides = await root.locator(".compared-turn").allInnerTexts();
  assert.match(sides[0], new RegExp(`^1\\s+Turn ${turn}, (Ann|Bob):`));
  assert.match(sides[1], /^2\s+Better by [\d.]+ points:/);
  const withBoth = await drawn(page);
  assert.notEqual(withBoth, without, "both turns are on the board");
  await root.getByRole("button", { name: "Next step" }).click();
  await root.getByRole("button", { name: "Previous step" }).click();
  assert.notEqual(await drawn(page), withBoth, "at that moment only");
  await root.getByRole("button", { name: "Try it again" }).click();
  assert.notEqual(await drawn(page), withBoth, "the answer is not given away");
  assert.match(await told.innerText(), /Find a better one\.$/);

  // What is tried is in the text, but is not stored: the page may be closed at any time.
  await worst.click();
  const { at: moment } = await board(page).state();
  await board(page).goTo(0);
  const elsewhere = (await board(page).legal()).findLast((/** @type {string} */ one) => one.startsWith("tile") && !whole.includes(`${one}\n`));
  await board(page).play(elsewhere);
  assert.equal((await board(page).state()).at, moment, "who tries something at another moment is led back");
  assert.match(await told.innerText(), /Find a better one\.$/);
  assert.equal(await board(page).text(), whole);
  await page.evaluate(() => {
    const stored = /** @type {string[]} */ ([]);
    Object.assign(window, { stored });
    document.querySelector("bastide-board")?.addEventListener("bastide:change", (event) => stored.push(/** @type {any} */ (event).detail.record));
  });
  const tried = (await board(page).legal()).find((/** @type {string} */ one) => one.startsWith("tile") && !whole.includes(`${one}\n`));
  await board(page).play(tried);
  const [text, stored] = [await board(page).text(), await page.evaluate(() => /** @type {any} */ (window).stored)];
  assert.ok(text.includes(tried) && stored.every((/** @type {string} */ record) => record === whole), tried);
  await root.getByRole("button", { name: "Stop", exact: true }).click();
  assert.equal(await board(page).text(), whole);

  // One player's turns alone; and with the next visit all of it is there without being worked out again.
  await root.locator(".worst-of").getByRole("button", { name: "Bob" }).click();
  const listed = await root.locator(".worst button").allInnerTexts();
  assert.ok(listed.length > 0 && listed.every((text) => /Turn \d+, Bob/.test(text)), listed.join());
  assert.equal(await root.locator(".lead-turn").count(), listed.length);
  await page.reload();
  await page.getByRole("button", { name: "Saved games" }).click();
  await analyseFirst(page);
  const costliest = Number(/Turn (\d+)/.exec(await root.locator('.worst [aria-current="step"]').innerText())?.[1]);
  const { view } = await board(page).state();
  assert.deepEqual([view.turn, view.over], [costliest, false], "it opens before its costliest turn");
  assert.equal(await root.locator(".worst button").first().getAttribute("aria-current"), "step");
  assert.equal(await root.getByRole("button", { name: "Work out the graph" }).isVisible(), false);
  await root.locator(".worst-of").getByRole("button", { name: "Bob" }).click();
  assert.deepEqual(await root.locator(".worst button").allInnerTexts(), listed);
  assert.ok(await root.getByRole("button", { name: "Work it out again" }).isVisible());

  // What is listed can be written into the record: a mark, what was given away, and the better turn as a variation. Undo takes it back.
  const write = root.getByRole("button", { name: "Write these turns into the notes" });
  await write.click();
  assert.equal(await root.locator(".tab:focus").innerText(), "Moves", "the focus goes where the notes are");
  const written = await board(page).text();
  const comments = [...written.matchAll(/ (\?!|\?\??) \{Turn \d+, (?:Ann|Bob): [\d.]+ points given away/g)];
  const variations = [...written.matchAll(/^\(/gm)];
  assert.ok(comments.length > 0 && variations.length === comments.length, written);
  checked(written);
  await show(page, "Graph");
  await write.click();
  assert.equal(await board(page).text(), written, "what is there is not written again");
  await show(page, "Notes");
  const undo = root.getByRole("button", { name: "Undo edit" });
  await undo.click();
  assert.equal(await board(page).text(), whole, "all of it is one change");
  assert.equal(await undo.getAttribute("aria-disabled"), "true");
  assert.deepEqual(problems, []);
});

/**
 * Opens a record in the place of the board, judged already: Red gave away five points in a turn.
 *
 * @param {Page} page
 * @param {string} text
 * @param {{ at: number, turn: number, best: { statement: string, then?: string, rest?: string[] } }} costly
 */
async function openJudged(page, text, costly) {
  await page.evaluate(
    async ({ text, costly }) => {
      const open = async (/** @type {string} */ record, /** @type {unknown} */ judgement) => {
        const board = /** @type {any} */ (document.createElement("bastide-board"));
        for (const [name, value] of Object.entries({ mode: "analysis", record, loading: "eager" })) board.setAttribute(name, value);
        document.querySelector("bastide-board")?.replaceWith(Object.assign(board, { judgement }));
        await board.open();
        return board;
      };
      const record = (await open(text, undefined)).toText();
      const best = { ...costly.best, reasons: [] };
      const turn = { ...costly, player: 0, draw: 0, spread: 1, given: 5, cost: 5, judged: true, missed: "figure", best };
      await open(record, { record, players: [], outlook: { expected: Array(costly.at + 3).fill([1, 0]), turns: [turn] }, turns: [turn] });
    },
    { text, costly },
  );
}

test("a turn is told with whatever follows its tile, and is not judged before anything is tried", async () => {
  const twice = `[Bastide "1"]
[Boxes "base+phantom"]
[Players "red Ann, blue Bob"]
[Deck "D V E U C E N V"]
tile V -1,0 3
tile E -2,0 3
tile U -2,1 2
tile C -3,0 3
tile E -4,0 1
tile N -5,0 3
tile V -5,-1 2
skip
skip
`;
  const { page, problems } = await stage.browser.newPage({ width: 1280, height: 800 });
  await openPage(page, stage.url, twice);
  await page.getByRole("button", { name: "Saved games" }).click();
  await analyseFirst(page);
  const root = page.locator("bastide-board");
  await root.locator(".worst button").first().waitFor();
  await root.locator(".worst button").first().click();
  assert.match(await root.locator(".practice-told").innerText(), /Find a better one\.$/, "what was declined on the way is nobody's try");

  // A fairy is no figure that is left out.
  const fairy = `[Bastide "1"]
[Boxes "base+dragon"]
[Players "red, blue"]
[Deck "D U U U D17 V U U"]
tile U 1,0 0
meeple road.E
tile U 2,0 0
skip
tile U 3,0 0
fairy 1,0 road.E
`;
  await openJudged(page, fairy, { at: 4, turn: 3, best: { statement: "tile U 3,0 0", then: "skip" } });
  await show(page, "Graph");
  await root.locator(".worst button").first().click();
  await root.getByRole("button", { name: "Show the better turn" }).click();
  const [played, better] = await root.locator(".compared-turn").allInnerTexts();
  assert.match(played, /· .*fairy/i);
  assert.match(better, /· no figure$/);
  assert.deepEqual(problems, []);
});

test("a better turn that begins with a ransom is told with its tile, and a try that begins so is judged", async () => {
  const text = `[Bastide "1"]
[Boxes "base+tower"]
[Players "red, blue"]
[Deck "D E U W02 U U"]
tile E 0,-1 2
meeple city.S
tile U 1,0 0
skip
tile W02 1,1 0
meeple field.NNE
tile U 2,0 0
piece 1,1
capture 1,1 field.NNE red meeple
tile U -1,0 0
meeple road.E
`;
  const { page, problems } = await stage.browser.newPage({ width: 1280, height: 800, reducedMotion: true });
  await openPage(page, stage.url, text);
  await page.getByRole("button", { name: "Saved games" }).click();
  await analyseFirst(page);
  const root = page.locator("bastide-board");
  const board = () => root.evaluate((/** @type {any} */ element) => element.legal().map((/** @type {any} */ { statement }) => statement));
  await openJudged(page, text, { at: 9, turn: 5, best: { statement: "ransom blue meeple", rest: ["tile U 3,0 0", "meeple road.E"] } });
  await show(page, "Graph");
  await root.locator(".worst button").first().click();
  await root.getByRole("button", { name: "Show the better turn" }).click();
  const [, better] = await root.locator(".compared-turn").allInnerTexts();
  assert.match(better, /Pay Blue 3 points for your meeple\s+· 3 east, unturned · Road, east$/);

  await root.getByRole("button", { name: "Try it again" }).click();
  for (const statement of ["ransom blue meeple", "tile U 3,0 0", "skip"]) {
    assert.ok((await board()).includes(statement), statement);
    await root.evaluate((/** @type {any} */ element, statement) => void element.play(statement), statement);
  }
  await root
    .locator(".practice-told", { hasText: /points/ })
    .filter({ hasNotText: "Find a better one" })
    .waitFor();
  assert.deepEqual(problems, []);
});

test("beside the cardboard: an open record's next tile is taken by hand, and the engine tells where it goes", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1280, height: 800 });
  await page.goto(stage.url);
  await page.getByRole("button", { name: "Saved games" }).click();
  const open = '[Bastide "2"]\n[Players "red Ann, blue Bob"]\n{From our table.}\ntile V 1,0 1\nmeeple road.N\n';
  await page.locator('input[type="file"]').setInputFiles({ name: "table.game", mimeType: "text/plain", buffer: Buffer.from(open) });
  await opened(page);
  const root = page.locator("bastide-board");
  await board(page).goTo(2);
  await root.getByRole("switch").click();
  await root.getByText("First choose the tile that comes next.").waitFor();
  await root.getByRole("button", { name: /^Tile U, \d left/ }).click();
  await root.locator(".best-turn").first().waitFor();
  await root.locator(".best-turn").first().click();
  assert.match(await board(page).text(), /meeple road\.N\ntile U /);
  assert.deepEqual(problems, []);
});

/** Opens a text as a file on its analysis board. @param {string} text @param {import("../../support/browser.mjs").PageOptions} options */
async function studied(text, options) {
  const opening = await stage.browser.newPage(options);
  const { page } = opening;
  await openPage(page, stage.url);
  await page.getByRole("button", { name: "Saved games" }).click();
  await page.locator("input[type=file]").setInputFiles([{ name: "study.game", mimeType: "text/plain", buffer: Buffer.from(text) }]);
  await opened(page);
  return opening;
}

/** A game before its last tile with so many variations, spread over its turns: other places for the same tile. @param {number} most */
function branching(most) {
  const folder = mkdtempSync(join(tmpdir(), "branching-"));
  try {
    const file = join(folder, "one.game");
    const record = execFileSync(referee(), ["playout", "--seed", "7", "--policy", "greedy"], { encoding: "utf8" });
    writeFileSync(file, record);
    const trace = execFileSync(referee(), ["replay", "--trace", file], { encoding: "utf8", maxBuffer: 1e8 });
    const lines = record.replace('[Bastide "1"]', '[Bastide "2"]').trim().split("\n");
    let left = most;
    for (const { line, statement, legal } of trace
      .trim()
      .split("\n")
      .map((one) => JSON.parse(one))) {
      if (!statement?.startsWith("tile ")) continue;
      const others = legal.filter((/** @type {string} */ one) => one !== statement).slice(0, Math.min(left, 40));
      left -= others.length;
      lines[line - 1] += others.map((/** @type {string} */ one) => `\n(\n${one}\n)`).join("");
    }
    assert.equal(left, 0);
    lines.splice(lines.findLastIndex((line) => line.startsWith("tile "))); // a game that is not over is not judged beside what is measured
    return `${lines.filter((line) => !line.startsWith("[Result")).join("\n")}\n`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test("of a record without a pile nothing is kept as an exercise, and the tiles left are unknown", async () => {
  const { page, problems } = await stage.browser.newPage({ reducedMotion: true });
  await openPage(page, stage.url, CHOSEN);
  await page.locator('[data-action="saved-games"]').click();
  await analyseFirst(page);
  await page.locator('.analysis-screen header button[aria-label="Tiles left"]').click();
  await page.getByText("Nobody knows which tiles are left").waitFor();
  await page.locator('dialog[open] [data-action="close"]').click();
  await page.locator("bastide-board .worst button").first().waitFor();
  assert.equal(await page.locator('[data-action="keep-mistakes"]').count(), 0);
  assert.deepEqual(problems, []);
});

test("among 1,500 variations a step takes no more than a tenth of a second", async () => {
  const { page, problems } = await studied(branching(1500), { width: 1280, height: 800 });
  assert.equal(await page.locator("bastide-board .line-variation").count(), 1500);
  const took = await page.locator("bastide-board").evaluate(async (board) => {
    const root = /** @type {ShadowRoot} */ (board.shadowRoot);
    const [, , forward] = root.querySelectorAll(/** @type {"button"} */ (".line-steps button"));
    const times = [];
    for (let step = 0; step < 15; step += 1) {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const begun = performance.now();
      forward.click();
      board.getBoundingClientRect(); // with the layout that follows
      times.push(performance.now() - begun);
    }
    const now = root.querySelectorAll(".lines [aria-current]");
    if (now.length !== 1 || root.querySelectorAll('.line-move[tabindex="0"]').length !== 1) throw new Error(`${now.length} moments are on show`);
    return times.sort((one, other) => one - other);
  });
  console.log(`steps among 1,500 variations: ${took.map((time) => time.toFixed(0)).join(" ")} ms`);
  assert.ok(took[7] < 100, String(took));
  assert.deepEqual(problems, []);
});

test("variations that lie 20 deep in each other fit their panel", async () => {
  const deep = `[Bastide "2"]\n[Players "red, blue"]\ntile V 1,0 1\n${"(\ntile V -1,0 3 !? {This is said at some length of a move that lies deep.}\n".repeat(20)}${")\n".repeat(20)}`;
  for (const [width, height] of [
    [1280, 800],
    [320, 640],
  ]) {
    const { page, problems } = await studied(deep, { width, height });
    const lines = page.locator("bastide-board .lines");
    assert.equal(await lines.locator(".line-variation").count(), 20);
    const [wide, room] = await lines.evaluate((element) => [element.scrollWidth, element.clientWidth]);
    assert.ok(wide <= room, `${wide} of ${room} at ${width}`);
    const deepest = await lines.locator(".line-variation").last().locator(".line-move").boundingBox();
    assert.ok(deepest && deepest.width >= 44, JSON.stringify(deepest));
    assert.deepEqual(problems, []);
    await page.context().close();
  }
});
