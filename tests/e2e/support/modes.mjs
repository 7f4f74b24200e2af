/** Every mode of a board with every kind of record at every moment, and what becomes of each. */
import assert from "node:assert/strict";
import { pageWith, servePage } from "./embed.mjs";

/** How a board can be shown. */
export const MODES = ["still", "view", "example", "puzzle", "play", "daily", "duel", "replay", "analysis"];
const HEAD = '[Bastide "1"]\n';
const TURNS = "tile V 1,0 1\nmeeple road.W\ntile U -1,0 0\nskip\n";
const TOLD = `# Ann lays a bend.
tile V 1,0 1
meeple road.W # and claims the road
expect supply red meeple 6
tile U -1,0 0; skip # ends "his" turn
`;
const SHOWN = "tile E 0,0 0\ntile E 0,-1 2\nred meeple 0,0 city.N\n";

const OWN = "MY1; edges CFRF; city N coat; road S ends city.N; field ENE ESE SSE touches N; field SSW WSW WNW touches N";

/** The kinds of records, each as its author may have written it. */
const RECORDS = {
  finished: `${HEAD}[Players "red, blue"]\n[Deck "D V U"]\n[Result "3 0"]\n${TURNS}`,
  "finished, told": `# A short game\n${HEAD}[Name "A short game"]\n[Players "red Ann, blue Bob"]\n[Result "3 0"]\n[Deck "D V U"]\n${TOLD}expect over\nexpect score red 3\n# That was all.\n`,
  "finished, without a result": `${HEAD}[Players "red, blue"]\n[Deck "D V U"]\n${TURNS}`,
  unfinished: `${HEAD}[Players "red, blue"]\n[Deck "D V U C E W"]\n${TURNS}`,
  "unfinished, told": `${HEAD}[Players "red Ann, blue Bob (ai:novice)"]\n[Deck "D V U C E W"]\n${TOLD}`,
  "unfinished, analysed": `${HEAD.replace("1", "2")}[Players "red Ann, blue Bob"]\n[Deck "D V U C E W"]\n{Two turns.}\ntile V 1,0 1 !? {A\n[Diagram "1"]\nbend.}\nmark 1,0 road.W\n(\n  tile V 0,1 0 ?\n)\nmeeple road.W\ntile U -1,0 0\nskip\n`,
  "not begun": `${HEAD}[Players "red Ann, blue Bob"]\n[Deck "D V U C E W"]\n`,
  open: `${HEAD}[Players "red, blue"]\n${TURNS}`,
  "open, told": `${HEAD}[Players "red Ann, blue Bob"]\n${TOLD}`,
  "open, with a tile of its own": `${HEAD}[Players "red, blue"]\n[Tile "${OWN}"]\ntile MY1 0,-1 2\nmeeple city.S\ntile U 1,0 0\nskip\n`,
  "open, with a tile of its own, analysed": `${HEAD.replace("1", "2")}[Players "red, blue"]\n[Tile "${OWN}"]\ntile MY1 0,-1 2 !? {mine}\nmeeple city.S\ntile U 1,0 0\nskip\n`,
  diagram: `${HEAD}[Diagram "1"]\n${SHOWN}`,
  "diagram, told": `${HEAD}[Diagram "1"]\n[Players "red Ann, blue Bob"]\n# A city of two tiles.\n${SHOWN}mark 0,0 city.N "complete: 4 points"\nexpect worth 0,0 city.N red 4\n`,
};

/** The code with which a puzzle refuses a moment at which nobody has anything to decide; nothing else is refused. @param {string} kind @param {string} mode @param {string} at */
function refused(kind, mode, at) {
  if (mode === "analysis") return kind.startsWith("diagram") ? "syntax" : undefined;
  if (mode !== "puzzle" || /^(unfinished|not begun)/.test(kind)) return undefined;
  const asked = { finished: ["0", "1"], open: ["1"], diagram: [] }[kind.split(",")[0]] ?? [];
  return asked.includes(at) ? undefined : "puzzle";
}

/** From the end, and after so many decisions. */
const ATS = ["", "0", "1", "4", "99"];
const MOMENTS = ATS.length;

/** @typedef {{ kind: string, mode: string, at: string, record: string, wanted: string | undefined }} Case */

/** All of them. @type {Case[]} */
export const CASES = Object.entries(RECORDS).flatMap(([kind, record]) =>
  MODES.flatMap((mode) => ATS.map((at) => ({ kind, mode, at, record, wanted: refused(kind, mode, at) }))),
);

/** Runs in a page: opens a board for each case, one after the other; what became of those that are not as they should be. @param {Case[]} cases */
async function openAll(cases) {
  const wrong = [];
  for (const { kind, mode, at, record, wanted } of cases) {
    const board = /** @type {any} */ (document.createElement("bastide-board"));
    board.setAttribute("loading", "eager");
    for (const [name, value] of Object.entries({ mode, at, record })) if (value) board.setAttribute(name, value);
    document.body.append(board);
    await board.open();
    const { state, code } = board.shadowRoot.querySelector("figure").dataset;
    const told = state === "open" ? "" : board.shadowRoot.querySelector(".failure")?.textContent;
    if (code !== wanted || (!wanted && state !== "open")) wrong.push(`${kind}, ${mode}, at ${at || "the end"}: ${code} ${told}`);
    else if (state === "open") {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))); // a replay begins at its end
      const last = /^(diagram|not begun)/.test(kind) ? 0 : 4;
      const moment = Math.min(Number(at || (mode === "example" || mode === "replay" || mode === "analysis" ? 0 : 4)), last);
      if (board.getState().at !== moment) wrong.push(`${kind}, ${mode}, at ${at || "the end"}: shows the moment ${board.getState().at}`);
    }
    board.remove();
    await Promise.resolve();
  }
  return wrong;
}

/** Runs in a page: opens a frame for each case through the interface for programs. @param {{ game: string, cases: Case[] }} given */
async function frameAll({ game, cases }) {
  const { bastide } = await import(`${game}bastide.v1.js`);
  const wrong = [];
  for (const { kind, mode, at, record, wanted } of cases) {
    const frame = document.createElement("iframe");
    frame.sandbox.add("allow-scripts");
    const told = new Promise((done) =>
      bastide.v1.connectFrame(frame, {
        onEvent: (/** @type {string} */ type, /** @type {any} */ payload) => (type === "ready" || type === "error") && done(payload),
      }),
    );
    frame.src = `${await bastide.v1.link(record)}&mode=${mode}${at && `&at=${at}`}`;
    document.body.append(frame);
    const { code, message } = await told;
    if (code !== wanted) wrong.push(`${kind}, ${mode}, at ${at || "the end"}: ${message}`);
    frame.remove();
  }
  return wrong;
}

/** Each kind of record in each mode once, at one moment after the other. */
export const PAIRS = CASES.filter((_, index) => index % MOMENTS === Math.floor(index / MOMENTS) % MOMENTS);

/** A frame costs a page: those kinds that differ, at the end and at one moment. */
export const FRAMED = CASES.filter(({ kind, at }) => /^(finished|open|diagram)/.test(kind) && (at === "" || (at === "1" && kind.includes("told"))));

/** @param {ReturnType<typeof import("./stage.mjs").onStage>} stage */
async function visit(stage) {
  const site = await servePage({ "/": pageWith(stage.url, "") });
  const { page, problems } = await stage.browser.newPage();
  stage.after(site.close);
  await page.goto(site.url);
  await page.waitForFunction(() => customElements.get("bastide-board"));
  return { page, problems };
}

/** What can be shown is shown, and only what a mode cannot do is refused. @param {ReturnType<typeof import("./stage.mjs").onStage>} stage @param {Case[]} cases */
export async function checkModes(stage, cases) {
  const { page, problems } = await visit(stage);
  assert.deepEqual(await page.evaluate(openAll, cases), []);
  assert.deepEqual(problems, []);
}

/** The same in frames. @param {ReturnType<typeof import("./stage.mjs").onStage>} stage @param {Case[]} cases */
export async function checkFrames(stage, cases) {
  const { page, problems } = await visit(stage);
  assert.deepEqual(await page.evaluate(frameAll, { game: stage.url, cases }), []);
  assert.deepEqual(problems, []);
}

/**
 * A board with every box opens in every mode, and what is on it is told.
 *
 * @param {ReturnType<typeof import("./stage.mjs").onStage>} stage
 * @param {string} record of a game in the middle, with all boxes
 */
export async function checkBoxes(stage, record) {
  const { page, problems } = await visit(stage);
  for (const mode of MODES) {
    await page.evaluate(
      async ({ mode, record }) => {
        const board = /** @type {any} */ (document.createElement("bastide-board"));
        for (const [name, value] of Object.entries({ mode, record, loading: "eager" })) board.setAttribute(name, value);
        document.body.replaceChildren(board);
        await board.open();
      },
      { mode, record },
    );
    assert.equal(await page.locator("bastide-board figure").first().getAttribute("data-state"), "open", mode);
    if (mode === "still") continue;
    await page.locator("bastide-board canvas.board").focus();
    await page.keyboard.press("i");
    await page.locator("bastide-board .light-card h2", { hasText: /\p{L}/u }).waitFor();
  }
  assert.deepEqual(problems, []);
}
