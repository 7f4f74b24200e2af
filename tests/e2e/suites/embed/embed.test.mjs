/**
 * Boards on a page of another origin that has a strict policy of its own: every mode by hand and by the element's methods, many
 * boards on a page, and what they leave behind.
 */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { AXE } from "../../support/axe.mjs";
import { EXAMPLE, PUZZLE, board, pageWith, policyFor, serveGame, servePage } from "../../support/embed.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage(serveGame);

/**
 * A page of another origin with boards; what it says of the policy is an error and fails the test.
 *
 * @param {string} body
 * @param {{ policy?: string, setup?: (page: import("@playwright/test").Page) => Promise<void>, width?: number, height?: number, touch?: boolean }} [options]
 */
async function visit(body, { policy = policyFor(stage.url), setup = async () => {}, ...screen } = {}) {
  const site = await servePage({ "/": pageWith(stage.url, body) }, { "Content-Security-Policy": policy });
  const { page, problems } = await stage.browser.newPage(screen);
  await page.addInitScript(() => {
    const heard = /** @type {any} */ (window);
    heard.heard = [];
    for (const type of ["ready", "move", "over", "solve", "error"])
      addEventListener(`bastide:${type}`, (event) => heard.heard.push({ type, detail: /** @type {CustomEvent} */ (event).detail }));
  });
  await setup(page);
  await page.goto(site.url);
  stage.after(site.close);
  return { page, problems };
}

/** @param {import("@playwright/test").Page} page @param {string} type */
const heard = (page, type) =>
  page.evaluate(
    (wanted) => /** @type {any} */ (window).heard.filter((/** @type {any} */ one) => one.type === wanted).map((/** @type {any} */ one) => one.detail),
    type,
  );

/** @param {import("@playwright/test").Page} page @param {number} [count] */
async function ready(page, count = 1) {
  await page.waitForFunction((wanted) => /** @type {any} */ (window).heard.filter((/** @type {any} */ one) => one.type === "ready").length >= wanted, count);
}

test("an example leads through the author's steps with their words; another way leads back", async () => {
  const { page, problems } = await visit(board('mode="example"', EXAMPLE));
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

test("a puzzle takes its answer, refuses another turn and shows the solution", async () => {
  const { page, problems } = await visit(
    board('mode="puzzle"', `[Hint "Look at the city."]\n${PUZZLE.replace('[Bastide "1"]\n', "")}`.replace("[Hint", '[Bastide "1"]\n[Hint')),
  );
  await ready(page);
  await page.getByRole("button", { name: "Hint" }).click();
  assert.equal(await page.locator(".panel .caption").textContent(), "Look at the city.");
  const wrong = await page.evaluate(() => {
    const board = /** @type {any} */ (document.querySelector("bastide-board"));
    const { statement } = board.legal().find((/** @type {any} */ one) => one.statement !== "tile L 2,-2 2");
    board.play(statement);
    if (
      board.legal().some((/** @type {any} */ one) => one.statement === "skip") &&
      !document.querySelector("bastide-board")?.shadowRoot?.querySelector(".panel .primary")
    )
      board.play("skip");
    return statement;
  });
  assert.notEqual(wrong, "tile L 2,-2 2");
  await page.getByText("Not yet", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.evaluate(() => /** @type {any} */ (document.querySelector("bastide-board")).play("tile L 2,-2 2"));
  await page.getByText("Right!", { exact: true }).waitFor();
  assert.equal((await heard(page, "solve")).length, 1);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("button", { name: "Solution" }).click();
  await page.getByText("The solution", { exact: true }).waitFor();
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

test("an answer of one tile is right at once, also where it earns a second part of the turn", async () => {
  const { page, problems } = await visit(board('mode="puzzle"', TWICE));
  await ready(page);
  await page.evaluate(() => /** @type {any} */ (document.querySelector("bastide-board")).play("tile U 3,0 0"));
  await page.locator(".step-count", { hasText: "Right!" }).waitFor();
  const { view } = await page.evaluate(() => /** @type {any} */ (document.querySelector("bastide-board")).getState());
  assert.deepEqual([view.player, view.asks, view.tiles.length], [0, "tile", 6]);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("button", { name: "Solution" }).click();
  await page.locator(".step-count", { hasText: "The solution" }).waitFor();
  assert.deepEqual(problems, []);
});

test("a puzzle without an answer is judged by points, and the engine finds the best turn", async () => {
  const { page, problems } = await visit(board('mode="puzzle"', PUZZLE.replace(/\[Answer.*\n/, "")));
  await ready(page);
  await page.getByRole("button", { name: "Solution" }).click();
  await page.getByText("The solution", { exact: true }).waitFor({ timeout: 60_000 });
  const record = await page.evaluate(() => /** @type {any} */ (document.querySelector("bastide-board")).toText());
  assert.match(record, /tile L 2,-2 2/);
  assert.deepEqual(problems, []);
});

test("a replay steps, plays by itself and says what its author says", async () => {
  const { page, problems } = await visit(board('mode="replay" at="1"', EXAMPLE));
  await ready(page);
  await page.getByText("Ann lays a bend.").first().waitFor();
  const [slider, steps] = await Promise.all([".replay-time input", ".replay-steps"].map((part) => page.locator(part).boundingBox()));
  assert.ok(slider && steps && slider.y + slider.height <= steps.y, "the slider lies on the buttons");
  await page.getByRole("button", { name: "Next step" }).click();
  await page.getByText("She claims the road; so she has a highwayman on it.").first().waitFor();
  await page.getByRole("button", { name: "Auto-play" }).click();
  await page.getByText("Now the road has three tiles.").first().waitFor();
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
  const { page, problems } = await visit(board('mode="play" players="red Ann, blue (ai:greedy)" boxes="base+river" lang="de"'));
  await ready(page);
  await turns(page);
  await page.getByText("Ann ist dran").first().waitFor();
  assert.ok(page.workers().length === 1 && page.workers()[0].url().startsWith("blob:"));
  assert.deepEqual(problems, []);
});

test("a still with a poster needs no engine; a button opens a board that waits for it", async () => {
  const poster = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" slot="poster" role="img" aria-label="A city"><path d="M0 0h4v3z"/></svg>`;
  const { page, problems } = await visit(`<bastide-board mode="still">${poster}</bastide-board>${board('mode="view" loading="interaction"', EXAMPLE)}`);
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.reload();
  await page.getByRole("img", { name: "A city" }).waitFor();
  await page.waitForTimeout(500);
  assert.deepEqual(
    asked.filter((address) => /wasm|open\.js/.test(address)),
    [],
  );
  await page.getByRole("button", { name: "Open the board" }).click();
  await ready(page);
  assert.equal(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.tagName), "CANVAS");
  assert.deepEqual(problems, []);
});

test("another theme, moment, mode and language are taken over; two languages stand on one page", async () => {
  const { page, problems } = await visit(board('mode="example" lang="fr"', EXAMPLE) + board('mode="example"', EXAMPLE));
  await ready(page, 2);
  await page.getByRole("button", { name: "Suivant" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Suivant" }).click();
  const boards = page.locator("bastide-board");
  assert.match((await boards.first().locator(".step-count").textContent()) ?? "", /Étape 2/);
  assert.match((await boards.last().locator(".step-count").textContent()) ?? "", /Step 1 of 4/);
  assert.match((await boards.first().locator(".hand-hint").textContent()) ?? "", /Choisissez/);
  await boards.last().evaluate((board) => board.setAttribute("theme", "dark"));
  assert.equal(await boards.last().locator(".bastide").getAttribute("data-theme"), "dark");
  assert.match((await boards.last().locator(".step-count").textContent()) ?? "", /Step 1/, "another theme begins nothing anew");
  await boards.last().evaluate((board) => board.setAttribute("mode", "replay"));
  await boards.last().locator(".replay-controls").waitFor();
  await boards.last().evaluate((board) => board.setAttribute("record", "nothing"));
  await boards.last().locator(".failure pre").waitFor();
  await boards.last().evaluate((board, record) => board.setAttribute("record", record), EXAMPLE);
  await boards.last().locator(".replay-controls").waitFor();
  await boards.last().evaluate((board) => board.remove());
  assert.deepEqual(problems, []);
});

test("a refused record is explained in the board's language, and its event keeps the engine's message", async () => {
  const { page, problems } = await visit(board('lang="de" loading="eager"', EXAMPLE.replace("red Ann, blue Bob", "red Ann, red Bob")));
  const failure = page.locator(".failure");
  await failure.getByText("Die Angaben am Anfang des Protokolls ergeben kein spielbares Spiel: siehe Zeile").waitFor();
  const [{ code, message }] = await heard(page, "error");
  assert.deepEqual([code, message], ["setup", "two players have the colour red"]);
  assert.ok(!(await failure.innerText()).includes(message));
  assert.deepEqual(problems, []);
});

/** Players without names, who are called by their colours. */
const UNNAMED = EXAMPLE.replace("red Ann, blue Bob", "red, blue");
/** A board in each mode, and one that cannot be shown. @param {string} lang */
const inEachMode = (lang) => [
  ...["view", "example", "play", "replay"].map((mode) => board(`mode="${mode}" lang="${lang}" loading="eager"`, UNNAMED)),
  board(`mode="puzzle" lang="${lang}" loading="eager"`, PUZZLE),
  board(`mode="example" lang="${lang}" loading="eager"`, ""),
];

/** Runs in the page: the boards one after the other without a pause, whatever they wait for. @type {Record<string, (board: any) => void>} */
const STEPS = {
  inspect: (board) => board.shadowRoot.querySelector("canvas")?.dispatchEvent(new KeyboardEvent("keydown", { key: "i", bubbles: true, composed: true })),
  ask: (board) => board.shadowRoot.querySelector("canvas")?.dispatchEvent(new KeyboardEvent("keydown", { key: "s", bubbles: true, composed: true })),
  type: (board) => {
    const field = board.shadowRoot.querySelector("#typed");
    if (!field) return;
    field.value = "xyzzy";
    field.form.requestSubmit();
  },
  goOn: (board) => {
    const { mode, shadowRoot: root } = board;
    if (mode === "example") root.querySelector(".panel-buttons .primary")?.click();
    if (mode === "puzzle") root.querySelector(".panel-buttons button:last-child").click();
    if (mode === "replay") root.querySelector(".replay-steps button:nth-child(4)").click();
    if (mode === "play") board.play(board.legal()[0].statement);
  },
};

/**
 * Goes through all steps with the boards of a page.
 *
 * @param {string[]} boards
 * @returns {Promise<{ boards: string[][], said: string[] }>} what each board shows after each step; what was said to screen readers
 */
async function goThrough(boards) {
  const { page, problems } = await visit(boards.join(""));
  const each = boards.length / 6;
  await page.waitForFunction(
    (count) =>
      /** @type {any} */ (window).heard.length === count &&
      [...document.querySelectorAll("bastide-board")].every((board) => !board.shadowRoot?.querySelector(".hushed")),
    boards.length,
  );
  await page.evaluate(() => {
    const said = /** @type {string[]} */ ([]);
    Object.assign(window, { said });
    const voice = /** @type {Element} */ (document.querySelector("[data-bastide-voice]"));
    new MutationObserver((changes) =>
      said.push(...changes.flatMap(({ addedNodes }) => [...addedNodes].map(({ textContent }) => (textContent ?? "").trim()))),
    ).observe(voice, { childList: true });
  });
  /** @type {string[][]} */
  const shown = boards.map(() => []);
  const look = async () => {
    const texts = await page.evaluate(() =>
      [...document.querySelectorAll("bastide-board")].map((board) => {
        const parts = [.../** @type {ShadowRoot} */ (board.shadowRoot).querySelectorAll(":not(style, .sight-marks *)")]; // those come once the view rests
        const own = (/** @type {Element} */ part) => [...part.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? "") : []));
        return parts
          .flatMap((part) => [...own(part), ...["aria-label", "title", "aria-valuetext"].flatMap((name) => part.getAttribute(name) ?? [])])
          .join("\n");
      }),
    );
    for (const [index, text] of texts.entries()) shown[index].push(text);
  };
  await look();
  /** How many sentences have been said after each step, or how many answers stand below the field. @type {[string, number][]} */
  const steps = [
    ["inspect", 5],
    ["ask", 10],
    ["type", 10],
    ["goOn", 14],
  ];
  for (const [name, sentences] of steps) {
    await page.evaluate(`[...document.querySelectorAll("bastide-board")].forEach(${STEPS[name]})`);
    await page.waitForFunction(
      ({ sentences, answers }) => {
        const answered = [...document.querySelectorAll("bastide-board")].filter((board) => board.shadowRoot?.querySelector(".typed-answer")?.textContent);
        return /** @type {any} */ (window).said.length === sentences && answered.length >= answers;
      },
      { sentences: sentences * each, answers: name === "type" ? 3 * each : 0 },
    );
    await look();
  }
  assert.deepEqual(problems, []);
  return { boards: shown, said: await page.evaluate(() => /** @type {any} */ (window).said) };
}

test("boards in two languages, in every mode and at every step, say what they say alone", async () => {
  const [german, french] = [inEachMode("de"), inEachMode("fr")];
  const [inGerman, inFrench] = [await goThrough(german), await goThrough(french)];
  const together = await goThrough(german.flatMap((board, index) => [board, french[index]]));
  for (const index of german.keys()) {
    assert.deepEqual(together.boards[2 * index], inGerman.boards[index]);
    assert.deepEqual(together.boards[2 * index + 1], inFrench.boards[index]);
  }
  assert.deepEqual(together.said.toSorted(), [...inGerman.said, ...inFrench.said].toSorted());
  assert.match(inGerman.boards[1][0], /\nRot\n/);
  assert.match(inFrench.boards[1][0], /\nRouge\n/);
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

for (const mode of ["view", "play", "replay", "example"]) {
  test(`in mode ${mode} a moment is as many statements as the author wrote`, async () => {
    const { page, problems } = await visit(board(`mode="${mode}" ${mode === "example" ? 'at="0"' : ""}`, COUNTED));
    await ready(page);
    const after = (/** @type {number} */ at) =>
      page.evaluate((at) => {
        const board = /** @type {any} */ (document.querySelector("bastide-board"));
        board.goTo(at);
        const { at: told, view } = board.getState();
        return { at: told, tiles: view.tiles.length, wagons: view.figures.length };
      }, at);
    assert.deepEqual(await after(0), { at: 0, tiles: 1, wagons: 0 });
    assert.deepEqual(await after(2), { at: 2, tiles: 2, wagons: 1 });
    assert.deepEqual(await after(6), { at: 6, tiles: 5, wagons: 1 });
    assert.deepEqual(await after(9), { at: 9, tiles: 7, wagons: 2 });
    assert.deepEqual(await after(99), { at: COUNT, tiles: 9, wagons: 1 });
    assert.deepEqual(await after(5), { at: 5, tiles: 4, wagons: 1 });
    const moves = await heard(page, "move");
    assert.equal(moves.at(-1).at, 5);
    if (mode !== "replay") await page.evaluate(() => /** @type {any} */ (document.querySelector("bastide-board")).redo());
    assert.deepEqual(problems, []);
  });
}

test("what another player declines is declined by the button; a step more is a statement more", async () => {
  const { page, problems } = await visit(board(`mode="example" at="${COUNT - 3}"`, COUNTED));
  await ready(page);
  const at = () => page.evaluate(() => /** @type {any} */ (document.querySelector("bastide-board")).getState().at);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  assert.equal(await at(), COUNT - 1);
  await page
    .locator(".hand-buttons")
    .getByRole("button", { name: /home|back/i })
    .last()
    .click();
  assert.equal(await page.locator("[part=step-caption]").textContent(), "and red's comes home.");
  assert.equal(await at(), COUNT);
  assert.equal((await heard(page, "solve"))[0].at, COUNT);
  assert.deepEqual(problems, []);
});

const LONG = Array.from({ length: 6 }, (_, index) => `Here stands a note of many words, which is number ${index + 1} of all of them, and goes on for a while`);
const NOTES = `[Bastide "1"]\n[Diagram "1"]\n${LONG.map((text, x) => `tile U ${x},0 0\nnote ${x},0 "${text}"\n`).join("")}mark 0,0 road.E "A \\"road\\""\n`;

test("texts of a diagram that find no room stand under the board, and all of them can be read", async () => {
  const { page, problems } = await visit(board('mode="view"', NOTES), { width: 420, height: 800 });
  await ready(page);
  const listed = page.locator(".legend li");
  await listed.nth(5).waitFor();
  assert.deepEqual(await listed.allTextContents(), LONG);
  assert.deepEqual(await page.locator("ul.hidden-text li").allTextContents(), ['A "road"']);
  await page.locator("canvas").focus();
  for (let step = 0; step < 9; step += 1) await page.keyboard.press("+");
  await page.waitForFunction(() => document.querySelector("bastide-board")?.shadowRoot?.querySelectorAll(".legend li").length === 0);
  assert.equal(await page.locator("ul.hidden-text li").count(), 7);
  assert.deepEqual(problems, []);
});

test("columns and rows are numbered in a still and on paper, also of a board that is not open", async () => {
  const diagram = '[Bastide "1"]\n[Diagram "1"]\ntile D 0,0 0\ntile V 1,0 1\n';
  const modes = ['mode="still" coordinates="on"', 'mode="view" coordinates="on"', 'mode="view" loading="interaction" coordinates="on"', 'mode="view"'];
  const { page, problems } = await visit(modes.map((mode) => board(mode, diagram)).join(""), { width: 420, height: 2400 });
  await ready(page, 3);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const numbers = await page.evaluate(() =>
    [...document.querySelectorAll("bastide-board")].map((element) => {
      const texts = [...(element.shadowRoot?.querySelectorAll("svg text") ?? [])].map(({ textContent }) => textContent);
      return [...new Set(texts)].join(" ");
    }),
  );
  assert.deepEqual(numbers, ["0 1", "0 1", "0 1", ""]);
  assert.deepEqual(problems, []);
});

for (const theme of ["light", "dark"]) {
  test(`axe finds nothing in the boards of all six modes, ${theme}`, async () => {
    const modes = [
      ["still", EXAMPLE],
      ["view", NOTES],
      ["view", EXAMPLE],
      ["example", EXAMPLE],
      ["puzzle", PUZZLE],
      ["replay", EXAMPLE],
    ];
    const boards = modes.map(([mode, record], index) => board(`mode="${mode}" theme="${theme}" loading="eager" label="Board ${index + 1}"`, record));
    const playing = board(`mode="play" theme="${theme}" loading="eager" players="red Ann, blue Bob" label="Board 7"`);
    const { page, problems } = await visit(`<main><h1>Boards</h1>${boards.join("")}${playing}</main>`, { width: 700, height: 900 });
    await ready(page, modes.length + 1);
    await page.waitForTimeout(500);
    assert.deepEqual(problems, []); // axe itself may do what the page's policy refuses
    await page.evaluate(AXE);
    const { violations, passes } = await page.evaluate(() => /** @type {any} */ (window).axe.run(document));
    assert.deepEqual(
      violations.map(
        (/** @type {any} */ { id, nodes }) => `${id}: ${nodes.map((/** @type {any} */ node) => `${node.target} ${node.html.slice(0, 120)}`).join(" | ")}`,
      ),
      [],
    );
    assert.ok(
      passes.some((/** @type {any} */ { nodes }) => nodes.some((/** @type {any} */ { target }) => Array.isArray(target[0]))),
      "it looks into the shadows",
    );
  });
}

test("where a page lets no worker start, computer players think on the page", async () => {
  const { page } = await visit(board('mode="play" players="red Ann, blue (ai:planner)"'), {
    policy: policyFor(stage.url).replace(/worker-src [^;]*/, "worker-src 'none'"),
  });
  await ready(page);
  await turns(page);
  assert.equal(page.workers().length, 0);
});
