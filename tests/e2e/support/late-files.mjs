/**
 * The files that the page loads when they are called for, each with what calls for it.
 *
 *     for (const one of await casesOf(dist)) …
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { reach } from "../../../xtask/graph.mjs";
import { END_STORY, SHORT, SKIP, dealt, played } from "./player.mjs";
import { ROOT } from "./serve.mjs";
import { BOXES } from "./texts.mjs";

/** @typedef {import("@playwright/test").Page} Page */

/** Runs in a page: stores the first turn of a game as an exercise. @param {string} record */
async function keepMistake(record) {
  const request = indexedDB.open("bastide / exercises", 1);
  request.onupgradeneeded = () => request.result.createObjectStore("exercises", { keyPath: "id" });
  await new Promise((done, failed) => ([request.onsuccess, request.onerror] = [done, failed]));
  const writing = request.result.transaction("exercises", "readwrite");
  const about = {
    id: "one",
    turn: 1,
    name: "Red",
    cost: 4,
    kind: "field",
    played: ["tile V 1,0 0"],
    best: ["tile V 1,0 0"],
    gains: [],
    due: "2026-01-01",
    streak: 0,
  };
  writing.objectStore("exercises").put({ ...about, record });
  await new Promise((done, failed) => ([writing.oncomplete, writing.onerror] = [done, failed]));
  request.result.close();
}

/** The next decision ends this game: nothing of it scores but at the end. */
export const LAST = `[Bastide "1"]\n[Players "red Ann, blue Bob"]\n[Deck "D V U"]\ntile V 1,0 1\nmeeple road.W\ntile U -1,0 0\n`;
const RUNNING = dealt("--players", "2", "--seed", "7");
/** A game of one person, in which only a figure can still be placed. */
const ALONE = '[Bastide "1"]\n[Players "red"]\n[Deck "D S S"]\n[Solo "hamlet"]\ntile S 1,0 1\nmeeple road.W\ntile S -1,0 3\n';
/** The words and the pictures of its boxes are loaded before it is on the table. */
const EXPANDED = dealt("--players", "2", "--seed", "7", "--boxes", ["base", ...BOXES].join("+"));

/** @param {string} name @returns {(page: Page) => Promise<void>} */
const button = (name) => (page) => page.getByRole("button", { name, exact: true }).click();
/** Begins a case that chooses something of the menu. @param {string} name */
const menu = (name) => ({
  first: async (/** @type {Page} */ page) => (await button("Menu")(page), page.locator("dialog.menu").waitFor()),
  act: (/** @type {Page} */ page) => page.locator("dialog.menu").getByRole("button", { name, exact: true }).click(),
});
/** @param {string} key */
const key = (key) => async (/** @type {Page} */ page) => {
  await page.locator("canvas.board").focus();
  await page.keyboard.press(key);
};
/** @param {string} hash */
const address = (/** @type {string} */ hash) => (/** @type {Page} */ page) => page.evaluate((hash) => void (location.hash = hash), hash);

/** Drops a file on the page. @param {string} text */
const drop = (text) => (/** @type {Page} */ page) =>
  page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], "all.bastide"));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  }, text);

/** @typedef {{ name: string, files: string[], record?: string, kept?: string, first?: (page: Page) => Promise<unknown>, act: (page: Page) => Promise<void> }} Call `first` comes before what calls for the files; `kept`: a game that is only the last one */

/** @param {Page} page */
const endTurn = async (page) => {
  await page.locator(SKIP).click();
  await page.locator(".story").waitFor();
};

/**
 * Says what calls for which files, and on which screen; a game's are begun with its record. What a file needs itself counts with it.
 *
 * @type {Call[]}
 */
const CALLS = [
  { name: "settings", files: ["settings/settings.js", "i18n/language/en/settings.js"], act: button("Settings") },
  { name: "an invitation", files: ["sealed/invite.js", "i18n/language/en/sealed.js"], act: button("Apart, by message") },
  { name: "a message", files: ["sealed/arrive.js", "sealed.js"], act: address("m=AAAA") },
  {
    name: "a sealed game",
    files: ["sealed/sealed-table.js", "sealed/post.js"],
    first: async (page) => {
      await button("Apart, by message")(page);
      await page.locator("#own-name").fill("Ann");
    },
    act: (page) => page.locator('[data-action="begin-sealed"]').click(),
  },
  {
    name: "a sealed game among others of a file",
    files: ["sealed/take-in.js"],
    first: async (page) => (await button("Saved games")(page), page.locator("main.shelf").waitFor()),
    act: drop(`${readFileSync(join(ROOT, "tests/data/sealed/ann.bastide"), "utf8")}\n${SHORT}`),
  },
  { name: "how to play", files: ["ui/help.js", "i18n/language/en/help.js"], act: button("How to play") },
  { name: "about", files: ["settings/about.js", "i18n/language/en/about.js"], act: button("About and data") },
  { name: "languages", files: ["ui/language-dialog.js"], act: button("Language") },
  { name: "favourite set-ups", files: ["setup/favourites.js"], act: (page) => page.locator(".favourite-fold > summary").click() },
  { name: "my boxes", files: ["setup/my-boxes.js"], act: button("My boxes") },
  { name: "moving a player", files: ["lib/dragged-entry.js"], act: (page) => page.locator(".handle").first().hover() },
  {
    name: "puzzles",
    files: ["puzzles/puzzles.js", "app/puzzle-screens.js", "i18n/language/en/puzzles.js", "i18n/language/en/mistakes.js"],
    act: button("Puzzles"),
  },
  {
    name: "mistakes",
    files: ["puzzles/mistakes.js"],
    first: async (page) => (await button("Puzzles")(page), page.locator("[data-mistakes]").waitFor()),
    act: (page) => page.locator("[data-mistakes]").click(),
  },
  {
    name: "a mistake",
    files: ["puzzles/mistake.js"],
    first: async (page) => {
      await page.evaluate(keepMistake, SHORT);
      await button("Puzzles")(page);
      await page.locator("[data-mistakes]").click();
      await page.locator("[data-mistake]").waitFor();
    },
    act: (page) => page.locator("[data-mistake]").click(),
  },
  {
    name: "a puzzle",
    files: ["puzzles/puzzle.js"],
    first: async (page) => (await button("Puzzles")(page), page.locator(".puzzle-entry[data-puzzle]").first().waitFor()),
    act: (page) => page.locator(".puzzle-entry[data-puzzle]").first().click(),
  },
  { name: "solo decks", files: ["puzzles/solo.js"], act: button("Solo") },
  {
    name: "a deck",
    files: ["puzzles/open-deck.js"],
    first: async (page) => (await button("Solo")(page), page.locator('[data-deck="hamlet"]').waitFor()),
    act: (page) => page.locator('[data-deck="hamlet"]').click(),
  },
  { name: "the shelf", files: ["shelf/shelf.js"], act: button("Saved games") },
  {
    name: "what can be searched",
    files: ["shelf/search-help.js"],
    first: async (page) => {
      await button("Saved games")(page);
      await page.locator(".shelf-find").evaluate((row) => row.removeAttribute("hidden")); // few games need no search
    },
    act: button("What can be searched"),
  },
  {
    name: "a search in the games",
    files: ["shelf/saved-archive.js"],
    first: async (page) => {
      await button("Saved games")(page);
      await page.locator(".shelf-find").evaluate((row) => row.removeAttribute("hidden"));
    },
    act: async (page) => {
      await page.locator(".shelf-search").fill("over:yes");
      await page.locator("#shelf-found").filter({ hasText: /./ }).waitFor();
    },
  },
  { name: "the analysis board", files: ["shelf/analysis.js", "i18n/language/en/analysis.js"], act: address("analysis") },
  {
    name: "tables with the same tiles",
    files: ["shelf/tables.js", "i18n/language/en/tables.js"],
    first: async (page) => {
      await button("Saved games")(page);
      const text = [7, 8].map((seed) => played("--players", "2", "--seed", String(seed))).join("\n");
      await page.locator("input[type=file]").setInputFiles([{ name: "two.bastide", mimeType: "text/plain", buffer: Buffer.from(text) }]);
      await page
        .locator(".shelf-game")
        .first()
        .getByRole("button", { name: /^Actions/ })
        .click();
    },
    act: button("Compare with other tables"),
  },
  {
    name: "statistics",
    files: ["shelf/career.js"],
    first: async (page) => (await button("Saved games")(page), page.locator(".shelf").waitFor()),
    act: button("Statistics"),
  },
  { name: "the lesson", files: ["learn/lesson.js", "i18n/language/en/learn.js", "i18n/language/en/courses.js"], act: address("learn/dragon") },
  { name: "the rules", files: ["learn/reference.js", "i18n/language/en/rules.js"], act: address("rules") },
  { name: "a link", files: ["shelf/open-external.js", "shelf/link.js", "i18n/language/en/arrive.js"], act: address("r=AAAA") },
  {
    name: "best results in a file",
    files: ["games/solo.js"],
    first: async (page) => (await drop("Hello")(page), page.locator(".notice").waitFor()),
    act: drop('[SoloBest "hamlet=1"]'),
  },
  { name: "the aids", files: ["game/aid-panel.js", "i18n/language/en/help.js"], record: RUNNING, act: key("a") },
  { name: "the tiles left", files: ["game/remaining-tiles.js", "i18n/language/en/left.js"], record: RUNNING, act: key("t") },
  { name: "what everybody has", files: ["ui/possessions.js"], record: RUNNING, act: (page) => page.locator(".player").first().click() },
  { name: "a hint", files: ["game/advice.js", "i18n/language/en/advice.js", "engine/thinker.js", "engine/code-addresses.js"], record: RUNNING, act: key("w") },
  { name: "a question", files: ["board/typed-moves.js", "i18n/language/en/spoken.js"], record: RUNNING, act: key("s") },
  { name: "the board as a table", files: ["board/text-board-dialog.js", "i18n/language/en/spoken.js"], record: RUNNING, act: key("g") },
  { name: "the menu", files: ["game/game-menu.js"], record: RUNNING, act: button("Menu") },
  { name: "a replay", files: ["game/replay.js"], record: RUNNING, ...menu("Replay") },
  { name: "the record", files: ["game/record-dialog.js"], record: RUNNING, ...menu("Show the game record") },
  { name: "a link to share", files: ["shelf/link.js"], record: RUNNING, ...menu("Share a link") },
  { name: "a picture", files: ["game/keepsake.js", "i18n/language/en/picture.js"], record: RUNNING, ...menu("Save or share a picture") },
  { name: "somebody who leaves", files: ["game/absent-players.js"], record: RUNNING, ...menu("A player leaves") },
  { name: "the same tiles again", files: ["games/haunted.js"], record: RUNNING, ...menu("Play again with the same tiles") },
  { name: "a turn, step by step", files: ["game/turn-order.js", "i18n/language/en/turn.js"], record: RUNNING, ...menu("A turn, step by step") },
  { name: "settings in a game", files: ["settings/settings.js"], record: RUNNING, ...menu("Settings") },
  {
    name: "the end",
    files: ["game/final-scoring.js", "i18n/language/en/story.js", "ui/sound.js", "engine/statistics.js", "app/prefetch.js"],
    record: LAST,
    act: (page) => page.locator(SKIP).click(),
  },
  {
    name: "the result",
    files: ["game/result.js", "i18n/language/en/sayings.js"],
    record: LAST,
    first: endTurn,
    act: (page) => page.locator(END_STORY).click(),
  },
  {
    name: "the result of one person",
    files: ["game/deck-result.js"],
    record: ALONE,
    act: (page) => page.locator(SKIP).click(),
  },
  {
    name: "the lesson of a result",
    files: ["game/insight.js", "game/review.js", "i18n/language/en/review.js"],
    record: LAST,
    first: endTurn,
    act: (page) => page.locator(END_STORY).click(),
  },
  {
    name: "an expansion",
    files: ["game/equipped.js", "styles/bazaar.css", ...BOXES.flatMap((box) => [`boxes/${box}/index.js`, `boxes/${box}/en.js`])],
    kept: EXPANDED,
    act: (page) => page.locator(".resume").click(),
  },
  { name: "the clock", files: ["game/clock.js", "i18n/language/en/clock.js"], record: RUNNING, act: async () => {} },
  { name: "reasons", files: ["board/why-not.js"], record: RUNNING, act: async () => {} },
  { name: "dragging", files: ["board/drag-tile.js"], record: RUNNING, act: async () => {} },
];
/** Not called for by a screen: other languages, for which the page is loaded again, what is read before the first one, and what has tests of its own. */
const ELSEWHERE =
  /^i18n\/language\/(?!en)|^boxes\/[a-z0-9]+\/(?!en|index)|^thinker-worker\.js$|^search_bg\.wasm$|^embed\.js$|^shelf\/jcz\.js$|^i18n\/language\/en\/jcz\.js$|^shelf\/import\.js$/;

/** @typedef {Call & { file: string }} Case a call, and one of the files that it calls for */

/**
 * Every pair of what calls and a file that it calls for.
 *
 * @param {string} dist
 * @returns {Promise<Case[]>}
 * @throws {assert.AssertionError} if a file of the build is called for later by none of these
 */
export async function casesOf(dist) {
  /** @type {Case[]} */
  const cases = [];
  const { found: first, later } = await reach(dist, ["index.html"]);
  /** @type {Set<string>} */
  const covered = new Set();
  for (const call of CALLS) {
    const all = (await Promise.all(call.files.map(async (file) => [...(await reach(dist, [file], first).catch(() => ({ found: new Set() }))).found]))).flat();
    for (const file of new Set(all)) if (file === call.files[0] || !covered.has(file)) cases.push({ ...call, file }); // what several share is tried with the first
    for (const file of all) covered.add(file);
  }
  const open = [...later];
  for (const name of open) {
    if (ELSEWHERE.test(name) || first.has(name)) continue;
    assert.ok(covered.has(name), `${name} is called for later, and no case here calls for it`);
    open.push(...[...(await reach(dist, [name], first)).later].filter((other) => !open.includes(other)));
  }
  return cases;
}

/** Files without which everything goes on, only less well; and those that are called for at another time than the rest of a case. */
const QUIET =
  /^(the lesson of a result|the clock|reasons|dragging|moving a player|a hint|a link), |^a replay, styles\/bazaar\.css$|, (ui\/sound|app\/prefetch|engine\/statistics)\.js$|^the lesson, styles\/after\.css$/;

/** Whether the person is told where the file of a case does not arrive. @param {Case} one */
export const isTold = ({ name, file }) => !QUIET.test(`${name}, ${file}`);
