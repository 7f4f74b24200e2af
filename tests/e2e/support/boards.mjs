/** Boards on a page of another origin that has a strict policy of its own. */
import assert from "node:assert/strict";
import { AXE } from "./axe.mjs";
import { EXAMPLE, PUZZLE, board, pageWith, policyFor, servePage } from "./embed.mjs";
import { painted } from "./moments.mjs";

/** @typedef {ReturnType<typeof import("./stage.mjs").onStage>} Stage */

/**
 * A page of another origin with boards; what it says of the policy is an error and fails the test.
 *
 * @param {Stage} stage
 * @param {string} body
 * @param {{ policy?: string, setup?: (page: import("@playwright/test").Page) => Promise<void>, width?: number, height?: number, touch?: boolean, reducedMotion?: boolean }} [options]
 */
export async function visit(stage, body, { policy = policyFor(stage.url), setup = async () => {}, ...screen } = {}) {
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
export const heard = (page, type) =>
  page.evaluate(
    (wanted) => /** @type {any} */ (window).heard.filter((/** @type {any} */ one) => one.type === wanted).map((/** @type {any} */ one) => one.detail),
    type,
  );

/** @param {import("@playwright/test").Page} page @param {number} [count] */
export async function ready(page, count = 1) {
  await page.waitForFunction((wanted) => /** @type {any} */ (window).heard.filter((/** @type {any} */ one) => one.type === "ready").length >= wanted, count);
}

/** Notes that find no room on the board. */
export const LONG = Array.from(
  { length: 6 },
  (_, index) => `Here stands a note of many words, which is number ${index + 1} of all of them, and goes on for a while`,
);
export const NOTES = `[Bastide "1"]\n[Diagram "1"]\n${LONG.map((text, x) => `tile U ${x},0 0\nnote ${x},0 "${text}"\n`).join("")}mark 0,0 road.E "A \\"road\\""\n`;

/** Players without names, who are called by their colours. */
const UNNAMED = EXAMPLE.replace("red Ann, blue Bob", "red, blue");
/** A board in each mode, and one that cannot be shown. @param {string} lang @param {string[]} modes */
const inEachMode = (lang, modes) => [
  ...modes.map((mode) => board(`mode="${mode}" lang="${lang}" loading="eager"`, mode === "puzzle" ? PUZZLE : UNNAMED)),
  board(`mode="example" lang="${lang}" loading="eager"`, ""),
];

/** Every mode in which something can be done or looked at. */
export const ALL = ["view", "example", "play", "replay", "puzzle"];

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
    if (mode === "example") root.querySelector("[data-action=next]")?.click();
    if (mode === "puzzle") root.querySelector("[data-action=solution]").click();
    if (mode === "replay") root.querySelector("[data-action=forward]").click();
    if (mode === "play") board.play(board.legal()[0].statement);
  },
};

/**
 * Goes through all steps with the boards of a page.
 *
 * @param {Stage} stage
 * @param {string[]} modes
 * @param {string[]} boards
 * @returns {Promise<{ boards: string[][], said: string[] }>} what each board shows after each step; what was said to screen readers
 */
async function goThrough(stage, modes, boards) {
  const { page, problems } = await visit(stage, boards.join(""));
  const each = boards.length / (modes.length + 1);
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
    ["inspect", modes.length],
    ["ask", 2 * modes.length],
    ["type", 2 * modes.length],
    ["goOn", 2 * modes.length + modes.filter((mode) => mode !== "view").length],
  ];
  const typed = modes.filter((mode) => ["example", "play", "puzzle"].includes(mode)).length;
  for (const [name, sentences] of steps) {
    await page.evaluate(`[...document.querySelectorAll("bastide-board")].forEach(${STEPS[name]})`);
    await page.waitForFunction(
      ({ sentences, answers }) => {
        const answered = [...document.querySelectorAll("bastide-board")].filter((board) => board.shadowRoot?.querySelector(".typed-answer")?.textContent);
        return /** @type {any} */ (window).said.length === sentences && answered.length >= answers;
      },
      { sentences: sentences * each, answers: name === "type" ? typed * each : 0 },
    );
    await look();
  }
  assert.deepEqual(problems, []);
  return { boards: shown, said: await page.evaluate(() => /** @type {any} */ (window).said) };
}

/** Boards in two languages say on one page what they say alone. @param {Stage} stage @param {string[]} modes with the example among them */
export async function checkTwoLanguages(stage, modes) {
  const [german, french] = [inEachMode("de", modes), inEachMode("fr", modes)];
  const [inGerman, inFrench] = [await goThrough(stage, modes, german), await goThrough(stage, modes, french)];
  const together = await goThrough(
    stage,
    modes,
    german.flatMap((board, index) => [board, french[index]]),
  );
  for (const index of german.keys()) {
    assert.deepEqual(together.boards[2 * index], inGerman.boards[index]);
    assert.deepEqual(together.boards[2 * index + 1], inFrench.boards[index]);
  }
  assert.deepEqual(together.said.toSorted(), [...inGerman.said, ...inFrench.said].toSorted());
  const example = modes.indexOf("example");
  assert.match(inGerman.boards[example][0], /\nRot\n/);
  assert.match(inFrench.boards[example][0], /\nRouge\n/);
}

/** axe-core finds nothing in boards of all modes. @param {Stage} stage @param {string} theme */
export async function checkAxe(stage, theme) {
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
  const { page, problems } = await visit(stage, `<main><h1>Boards</h1>${boards.join("")}${playing}</main>`, { width: 700, height: 900, reducedMotion: true });
  await ready(page, modes.length + 1);
  await painted(page);
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
}
