/** Boards on a page of another origin that has a strict policy of its own: examples, puzzles, replays and games by hand and by the element's methods. */
import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "@playwright/test";
import { heard, ready, visit } from "../../support/boards.mjs";
import { EXAMPLE, PUZZLE, board, policyFor, serveGame } from "../../support/embed.mjs";
import { ROOT } from "../../support/serve.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage(serveGame);
const BOXES = join(ROOT, "tests/boxes");
/** A puzzle without an answer, in which a turn may leave something to chance. */
const [ROLLED] = readdirSync(BOXES)
  .map((box) => join(BOXES, box, "puzzle.txt"))
  .filter(existsSync);

test("an example leads through the author's steps with their words; another way leads back", async () => {
  const { page, problems } = await visit(stage, board('mode="example"', EXAMPLE));
  await ready(page);
  const caption = page.locator("[part=step-caption]");
  await page.getByRole("button", { name: "Next" }).click();
  assert.equal(await caption.textContent(), "Ann lays a bend.");
  // The reader goes another way: nobody on the road, by the hand's button and by the list of what can be done.
  await page.getByRole("button", { name: "End turn without a figure" }).click();
  assert.equal(await caption.textContent(), "You are trying your own move.");
  await page.getByRole("button", { name: "Back to the example" }).click();
  assert.equal(await caption.textContent(), "Ann lays a bend.");
  // The reader finds the author's way by themselves, by keys.
  await page.locator("#choices").evaluate((list) => list.focus());
  await page.keyboard.press("Home");
  for (let tries = 0; tries < 9 && !(await page.locator("#choices").inputValue()).startsWith("meeple road"); tries += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  assert.equal(await caption.textContent(), "She claims the road; so she has a highwayman on it.");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  assert.equal(await caption.textContent(), "Now the road has three tiles.");
  const state = await page.evaluate(() => /** @type {any} */ (document.querySelector("bastide-board")).getState());
  assert.equal(state.view.tiles.length, 3);
  assert.equal((await heard(page, "solve")).length, 1);
  assert.deepEqual(problems, []);
});

/** Red’s builder waits on a road, so the answer earns a second part of the turn. */
const TWICE = `[Bastide "1"]
[Puzzle "twice"]
[Goal "lead"]
[Difficulty "1"]
[Answer "tile U 3,0 0"]
[Boxes "base+traders"]
[Players "red, blue"]
[Deck "D U U U U U U U"]
tile U 1,0 0
meeple road.E
tile U -1,0 0
tile U 2,0 0
builder road.E
tile U -2,0 0
skip
`;

test("a puzzle in which a die may be rolled is solved without it, and an author's roll is accepted whatever comes", async () => {
  const flying = readFileSync(ROLLED, "utf8");
  const { page, problems } = await visit(
    stage,
    board('id="free" mode="puzzle" loading="eager"', flying) +
      board('id="told" mode="puzzle" loading="eager"', flying.replace('[Goal "lead"]', '[Answer "tile FL05 1,0 0; meeple machine"]')),
  );
  await ready(page, 2);
  const free = page.locator("#free");
  await free.locator('[data-action="solution"]').click();
  await free.locator(".step-count", { hasText: /\p{L}/u }).waitFor();
  assert.doesNotMatch(await free.locator(".caption").innerText(), /flies|machine/);
  const told = page.locator("#told");
  for (const statement of ["tile FL05 1,0 0", "meeple machine"])
    await told.evaluate((element, text) => void (/** @type {any} */ (element).play(text)), statement);
  for (const asks = () => told.evaluate((element) => /** @type {any} */ (element).getState().view.asks); (await asks()) === "landing"; )
    await told.evaluate((element) => void (/** @type {any} */ (element).play(/** @type {any} */ (element).legal()[0].statement)));
  await told.locator(".step-count", { hasText: /\p{L}/u }).waitFor();
  assert.deepEqual(problems, []);
});

test("puzzles take their answer, refuse another turn and show the solution; one tile may be enough, and the engine finds the best turn by points", async () => {
  const hinted = PUZZLE.replace('[Bastide "1"]\n', '[Bastide "1"]\n[Hint "Look at the city."]\n');
  const puzzle = (/** @type {string} */ id, /** @type {string} */ record) => board(`id="${id}" mode="puzzle" loading="eager"`, record);
  const { page, problems } = await visit(stage, puzzle("one", hinted) + puzzle("twice", TWICE) + puzzle("open", PUZZLE.replace(/\[Answer.*\n/, "")));
  await ready(page, 3);
  const one = page.locator("#one");
  const says = (/** @type {import("@playwright/test").Locator} */ board, /** @type {string} */ text) =>
    board.locator(".step-count", { hasText: text }).waitFor({ timeout: 0 });
  const press = (/** @type {import("@playwright/test").Locator} */ board, /** @type {string} */ action) => board.locator(`[data-action="${action}"]`).click();
  await press(one, "hint");
  assert.equal(await one.locator(".panel .caption").textContent(), "Look at the city.");
  const wrong = await one.evaluate((/** @type {any} */ board) => {
    const { statement } = board.legal().find((/** @type {any} */ one) => one.statement !== "tile L 2,-2 2");
    board.play(statement);
    if (board.legal().some((/** @type {any} */ one) => one.statement === "skip") && !board.shadowRoot?.querySelector(".panel .primary")) board.play("skip");
    return statement;
  });
  assert.notEqual(wrong, "tile L 2,-2 2");
  await says(one, "Not yet");
  await press(one, "again");
  await one.evaluate((/** @type {any} */ board) => board.play("tile L 2,-2 2"));
  await says(one, "Right!");
  assert.equal((await heard(page, "solve")).length, 1);
  await press(one, "again");
  await press(one, "solution");
  await says(one, "The solution");

  // One tile is right at once, also where it earns a second part of the turn.
  const twice = page.locator("#twice");
  await twice.evaluate((/** @type {any} */ board) => board.play("tile U 3,0 0"));
  await says(twice, "Right!");
  const { view } = await twice.evaluate((/** @type {any} */ board) => board.getState());
  assert.deepEqual([view.player, view.asks, view.tiles.length], [0, "tile", 6]);
  await press(twice, "again");
  await press(twice, "solution");
  await says(twice, "The solution");

  // Without an answer of the author.
  const open = page.locator("#open");
  await press(open, "solution");
  await says(open, "The solution");
  assert.match(await open.evaluate((/** @type {any} */ board) => board.toText()), /tile L 2,-2 2/);
  assert.deepEqual(problems, []);
});

test("a replay steps, plays by itself and says what its author says", async () => {
  const { page, problems } = await visit(stage, board('mode="replay" at="1"', EXAMPLE));
  await ready(page);
  const caption = page.locator("[part=move-caption]");
  await caption.filter({ hasText: "Ann lays a bend." }).waitFor();
  const [slider, steps] = await Promise.all([".replay-time input", ".replay-steps"].map((part) => page.locator(part).boundingBox()));
  assert.ok(slider && steps && slider.y + slider.height <= steps.y, "the slider lies on the buttons");
  await page.getByRole("button", { name: "Next step" }).click();
  await caption.filter({ hasText: "She claims the road; so she has a highwayman on it." }).waitFor();
  await page.getByRole("button", { name: "Auto-play" }).click();
  await caption.filter({ hasText: "Now the road has three tiles." }).waitFor();
  assert.ok((await heard(page, "move")).length >= 2);
  assert.deepEqual(problems, []);
});

/**
 * A person decides a turn of theirs, and the computer player the next; who begins was drawn.
 *
 * @param {import("@playwright/test").Page} page
 */
async function turns(page) {
  const asked = () => {
    const { view } = /** @type {any} */ (document.querySelector("bastide-board")).getState();
    return view.players[view.player].level === undefined && view.asks === "tile";
  };
  await page.waitForFunction(asked);
  const turn = await page.evaluate(() => {
    const board = /** @type {any} */ (document.querySelector("bastide-board"));
    const { turn, player } = board.getState().view;
    board.play(board.legal()[0].statement);
    if (board.getState().view.player === player && board.getState().view.asks === "figure") board.play("skip");
    return turn;
  });
  await page.waitForFunction((turn) => /** @type {any} */ (document.querySelector("bastide-board")).getState().view.turn === turn + 2, turn);
}

test("a game against a computer player, which thinks in a worker of another origin's page", async () => {
  const { page, problems } = await visit(stage, board('mode="play" players="red Ann, blue (ai:greedy)" boxes="base+river" lang="de"'));
  await ready(page);
  await turns(page);
  await page.locator(".hand-who", { hasText: "Ann ist dran" }).waitFor();
  assert.ok(page.workers().length === 1 && page.workers()[0].url().startsWith("blob:"));
  assert.deepEqual(problems, []);
});

/** As an author writes it: a decline that is plain is left out, another is written, and one statement is another player's. */
const COUNTED = `[Bastide "1"]
[Boxes "base+abbey"]
[Players "red, blue, green"]
[Deck "B A B B B B A B U B"]
tile A 0,1 3; wagon road.E
tile B 1,0 0
skip
tile B 2,0 0; tile B 0,-1 0; tile B -1,0 0
tile A 2,1 1; wagon road.W
tile B -1,-1 0
# This tile ends both roads.
tile U 1,1 0
skip
# Green's wagon goes on,
green wagon 1,0 monastery
# and red's comes home.
red skip
`;
const COUNT = 14;

test("in each mode a moment is as many statements as the author wrote", async () => {
  const modes = ["view", "play", "replay", "example"];
  const { page, problems } = await visit(
    stage,
    modes.map((mode) => board(`mode="${mode}" loading="eager" ${mode === "example" ? 'at="0"' : ""}`, COUNTED)).join(""),
  );
  await ready(page, modes.length);
  for (const mode of modes) {
    const shown = page.locator(`bastide-board[mode=${mode}]`);
    const after = (/** @type {number} */ at) =>
      shown.evaluate((/** @type {any} */ board, at) => {
        board.goTo(at);
        const { at: told, view } = board.getState();
        return { at: told, tiles: view.tiles.length, wagons: view.figures.length };
      }, at);
    assert.deepEqual(await after(0), { at: 0, tiles: 1, wagons: 0 }, mode);
    assert.deepEqual(await after(2), { at: 2, tiles: 2, wagons: 1 }, mode);
    assert.deepEqual(await after(6), { at: 6, tiles: 5, wagons: 1 }, mode);
    assert.deepEqual(await after(9), { at: 9, tiles: 7, wagons: 2 }, mode);
    assert.deepEqual(await after(99), { at: COUNT, tiles: 9, wagons: 1 }, mode);
    assert.deepEqual(await after(5), { at: 5, tiles: 4, wagons: 1 }, mode);
    assert.equal((await heard(page, "move")).at(-1).at, 5, mode);
    if (mode !== "replay") await shown.evaluate((/** @type {any} */ board) => board.redo());
  }
  assert.deepEqual(problems, []);
});

test("what another player declines is declined by the button; a step more is a statement more", async () => {
  const { page, problems } = await visit(stage, board(`mode="example" at="${COUNT - 3}"`, COUNTED));
  await ready(page);
  const at = () => page.evaluate(() => /** @type {any} */ (document.querySelector("bastide-board")).getState().at);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  assert.equal(await at(), COUNT - 1);
  await page.locator('.hand [data-action="skip"]').click();
  assert.equal(await page.locator("[part=step-caption]").textContent(), "and red's comes home.");
  assert.equal(await at(), COUNT);
  assert.equal((await heard(page, "solve"))[0].at, COUNT);
  assert.deepEqual(problems, []);
});

test("where a page lets no worker start, computer players think on the page", async () => {
  const { page } = await visit(stage, board('mode="play" players="red Ann, blue (ai:planner)"'), {
    policy: policyFor(stage.url).replace(/worker-src [^;]*/, "worker-src 'none'"),
  });
  await ready(page);
  await turns(page);
  assert.equal(page.workers().length, 0);
});
