/**
 * Screens that are left while something they asked for is still on its way: nothing of it reaches the next screen. And files that do
 * not arrive at all: the person is told, and may try again.
 */
import assert from "node:assert/strict";
import { env } from "node:process";
import { test } from "@playwright/test";
import { reach } from "../../../../xtask/graph.mjs";
import { SHORT, dealt, openPage, saved } from "../../support/player.mjs";
import { DIST } from "../../support/serve.mjs";
import { forEach, onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const stage = onStage();
const dist = env.BASTIDE_DIST ?? DIST;

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
const LAST = `[Bastide "1"]\n[Players "red Ann, blue Bob"]\n[Deck "D V U"]\ntile V 1,0 1\nmeeple road.W\ntile U -1,0 0\n`;
const RUNNING = dealt("--players", "2", "--seed", "7");
/** A game of one person, in which only a figure can still be placed. */
const ALONE = '[Bastide "1"]\n[Players "red"]\n[Deck "D S S"]\n[Solo "hamlet"]\ntile S 1,0 1\nmeeple road.W\ntile S -1,0 3\n';
/** What is said and shown of its expansion is loaded before it is on the table. */
const EXPANDED = dealt("--players", "2", "--seed", "7", "--boxes", "base+bridges");
const BOX = "dialog.missing-part";

/** @param {string} name @returns {(page: Page) => Promise<void>} */
const button = (name) => (page) => page.getByRole("button", { name, exact: true }).first().click();
/** What a case begins with that chooses something of the menu. @param {string} name */
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

/** @typedef {{ name: string, files: string[], record?: string, kept?: string, first?: (page: Page) => Promise<unknown>, act: (page: Page) => Promise<void> }} Call `first` comes before what calls for the files; `kept`: a game that is only the last one */

/** @param {Page} page */
const endTurn = async (page) => {
  await page.locator(".hand-buttons .secondary:last-child:not([hidden])").click();
  await page.locator(".story").waitFor();
};

/**
 * What calls for which files, and on which screen; a game's are begun with its record. What a file needs itself counts with it.
 *
 * @type {Call[]}
 */
const CALLS = [
  { name: "settings", files: ["settings/settings.js", "i18n/language/en/settings.js"], act: button("Settings") },
  { name: "how to play", files: ["ui/help.js", "i18n/language/en/help.js"], act: button("How to play") },
  { name: "about", files: ["settings/about.js", "i18n/language/en/about.js"], act: button("About and data") },
  { name: "languages", files: ["ui/language-dialog.js"], act: button("Language") },
  { name: "favourite set-ups", files: ["setup/favourites.js"], act: (page) => page.locator(".favourite-fold > summary").click() },
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
      const asked = page.locator("#shelf-found").filter({ hasText: /found\.$/ });
      await page.locator(".shelf-search").fill("over:yes");
      await Promise.race([asked.waitFor(), page.locator(BOX).waitFor(), page.waitForTimeout(1000)]);
    },
  },
  { name: "the analysis board", files: ["shelf/analysis.js", "i18n/language/en/analysis.js"], act: address("analysis") },
  {
    name: "statistics",
    files: ["shelf/career.js"],
    first: async (page) => (await button("Saved games")(page), page.locator(".shelf").waitFor()),
    act: button("Statistics"),
  },
  { name: "the lesson", files: ["learn/lesson.js", "i18n/language/en/learn.js"], act: address("learn") },
  { name: "the rules", files: ["learn/reference.js", "i18n/language/en/rules.js"], act: address("rules") },
  { name: "a link", files: ["shelf/open-external.js", "shelf/link.js", "i18n/language/en/arrive.js"], act: address("r=AAAA") },
  { name: "the aids", files: ["game/aid-panel.js", "i18n/language/en/help.js"], record: RUNNING, act: key("a") },
  { name: "the tiles left", files: ["game/remaining-tiles.js", "i18n/language/en/left.js"], record: RUNNING, act: key("t") },
  { name: "a hint", files: ["game/advice.js", "i18n/language/en/advice.js", "engine/thinker.js", "engine/code-addresses.js"], record: RUNNING, act: key("w") },
  { name: "a question", files: ["board/typed-moves.js", "i18n/language/en/spoken.js"], record: RUNNING, act: key("s") },
  { name: "the board as a table", files: ["board/text-board.js"], record: RUNNING, act: key("g") },
  { name: "the menu", files: ["game/game-menu.js"], record: RUNNING, act: button("Menu") },
  { name: "a replay", files: ["game/replay.js"], record: RUNNING, ...menu("Replay") },
  { name: "the record", files: ["game/record-dialog.js"], record: RUNNING, ...menu("Show the record") },
  { name: "a link to share", files: ["shelf/link.js"], record: RUNNING, ...menu("Share a link") },
  { name: "a picture", files: ["game/keepsake.js", "i18n/language/en/picture.js"], record: RUNNING, ...menu("Save or share a picture") },
  { name: "somebody who leaves", files: ["game/absent-players.js"], record: RUNNING, ...menu("A player leaves") },
  { name: "settings in a game", files: ["settings/settings.js"], record: RUNNING, ...menu("Settings") },
  {
    name: "the end",
    files: ["game/final-scoring.js", "i18n/language/en/story.js", "ui/sound.js", "engine/statistics.js", "app/prefetch.js"],
    record: LAST,
    act: async (page) => page.locator(".hand-buttons .secondary:last-child:not([hidden])").click(),
  },
  {
    name: "the result",
    files: ["game/result.js", "i18n/language/en/sayings.js"],
    record: LAST,
    first: endTurn,
    act: (page) => page.locator(".story .secondary:last-child").click(),
  },
  {
    name: "the result of one person",
    files: ["game/solo-result.js"],
    record: ALONE,
    act: async (page) => page.locator(".hand-buttons .secondary:last-child:not([hidden])").click(),
  },
  {
    name: "the judged turns",
    files: ["game/review.js", "i18n/language/en/review.js"],
    record: LAST,
    first: async (page) => {
      await endTurn(page);
      await page.locator(".story .secondary:last-child").click();
      await page.locator(".review-fold summary").waitFor();
    },
    act: (page) => page.locator(".review-fold summary").click(),
  },
  {
    name: "an expansion",
    files: ["game/equipped.js", "board/bazaar.js", "i18n/describe-bridges.js", "i18n/language/en/bridges.js", "styles/bazaar.css"],
    kept: EXPANDED,
    act: (page) => page.locator(".resume").click(),
  },
  { name: "the clock", files: ["game/clock.js", "i18n/language/en/clock.js"], record: RUNNING, act: async () => {} },
  { name: "reasons", files: ["board/why-not.js"], record: RUNNING, act: async () => {} },
  { name: "dragging", files: ["board/drag-tile.js"], record: RUNNING, act: async () => {} },
];
/** Not called for by a screen: other languages, for which the page is loaded again, what is read before the first one, and what has tests of its own. */
const ELSEWHERE =
  /^i18n\/language\/(?!en)|^thinker-worker\.js$|^search_bg\.wasm$|^embed\.js$|^shelf\/jcz\.js$|^i18n\/language\/en\/jcz\.js$|^shelf\/import\.js$/;

/** Every pair of what calls and a file that it calls for. @type {(Call & { file: string })[]} */
const CASES = [];

test.beforeAll(async () => {
  const { found: first, later } = await reach(dist, ["index.html"]);
  /** @type {Set<string>} */
  const covered = new Set();
  for (const call of CALLS) {
    const all = (await Promise.all(call.files.map(async (file) => [...(await reach(dist, [file], first).catch(() => ({ found: new Set() }))).found]))).flat();
    for (const file of new Set(all)) if (file === call.files[0] || !covered.has(file)) CASES.push({ ...call, file }); // what several share is tried with the first
    for (const file of all) covered.add(file);
  }
  const open = [...later];
  for (const name of open) {
    if (ELSEWHERE.test(name) || first.has(name)) continue;
    assert.ok(covered.has(name), `${name} is called for later, and no case here calls for it`);
    open.push(...[...(await reach(dist, [name], first)).later].filter((other) => !open.includes(other)));
  }
});

/**
 * A page on which a file goes through `handle` when it is asked for.
 *
 * @param {typeof CASES[number]} one
 * @param {(route: import("@playwright/test").Route) => Promise<void>} handle
 */
async function visit({ file, record, kept, name, first }, handle) {
  const { page, context, problems } = await stage.browser.newPage({ reducedMotion: true });
  page.on("console", (message) => message.type() === "warning" && /was asked/.test(message.text()) && problems.push(message.text()));
  await page.addInitScript(
    (clock) => localStorage.setItem("bastide / preferences", JSON.stringify({ sound: true, clock })),
    name === "the clock" ? "bank" : "off",
  );
  await page.route(`**/${file}`, handle);
  await openPage(page, stage.url, record ?? kept);
  if (record) {
    await page.locator(".resume").click();
    await saved(page);
  }
  await first?.(page);
  return { page, context, problems };
}

/** To another screen, with nothing of the case on the way that has to be loaded. @param {Page} page @param {string} name of the case */
async function leave(page, name) {
  await page.evaluate(() => document.querySelectorAll("dialog").forEach((dialog) => dialog.close()));
  if (name === "the menu") {
    await address("learn")(page);
    return page.locator(".coach").waitFor();
  }
  if (await page.locator("main.game").count()) {
    await button("Menu")(page);
    await page.locator("dialog.menu").getByRole("button", { name: "New game", exact: true }).click();
    return page.locator(".setup").waitFor();
  }
  if (await page.locator(".setup").count()) {
    await page.locator(".setup-start [type=submit]").click();
    return page.locator("main.game").waitFor();
  }
  const back = page.locator("#app > main > header .icon-button").first();
  if (name === "a mistake") {
    await back.click(); // to the puzzles
    await page.locator(".puzzle-list").waitFor();
  }
  await back.click();
  await page.locator(".setup").waitFor();
}

/**
 * What became of all cases: told together, as one file often fails in several.
 *
 * @param {typeof CASES} cases
 * @param {(one: typeof CASES[number]) => Promise<string | undefined>} run what is wrong
 */
async function all(cases, run) {
  /** @type {string[]} */
  const wrong = [];
  await forEach(cases, async (one) => {
    const found = await run(one).catch((error) => String(error).split("\n")[0]);
    if (found) wrong.push(`${one.name}, ${one.file}: ${found}`);
  });
  assert.deepEqual(wrong, []);
}

test("a screen that is left while a file is on its way hears nothing of it", async () => {
  test.setTimeout(900_000);
  await all(CASES, async (one) => {
    let release = () => {};
    const released = new Promise((done) => (release = () => done(undefined)));
    let ask = () => {};
    const asked = new Promise((done) => (ask = () => done(undefined)));
    const { page, context, problems } = await visit(one, async (route) => {
      ask();
      await released;
      await route.continue().catch(() => {});
    });
    await one.act(page);
    await Promise.race([asked, page.waitForTimeout(2000)]); // a sheet may be there already, or wait for something else
    await leave(page, one.name);
    const there = await page.locator("#app > main").getAttribute("class");
    release();
    await page.waitForTimeout(250);
    const now = await page.locator("#app > main").getAttribute("class");
    const dialogs = await page.locator("dialog[open]").count();
    await context.close();
    if (now !== there) return `another screen came: ${now}`;
    return dialogs > 0 ? "a dialog came" : problems[0];
  });
});

/** Files without which everything goes on, only less well; and those that are called for at another time than the rest of a case. */
const QUIET =
  /^(the clock|reasons|dragging|moving a player|a hint|a link), |^a replay, styles\/bazaar\.css$|, (ui\/sound|app\/prefetch|engine\/statistics)\.js$|^the lesson, styles\/after\.css$/;

test("a file that does not arrive is offered again, and arrives", async () => {
  test.setTimeout(900_000);
  await all(
    CASES.filter(({ name, file }) => !QUIET.test(`${name}, ${file}`)),
    async (one) => {
      let broken = true;
      const { page, context, problems } = await visit(one, (route) => (broken ? route.abort("connectionfailed") : route.continue()));
      const acted = one.act(page).then(
        () => true,
        () => false,
      );
      await page.locator(BOX).waitFor({ timeout: 8000 });
      broken = false;
      await page.locator(BOX).getByRole("button", { name: "Try again" }).click();
      await page.locator(BOX).waitFor({ state: "detached" });
      const done = await acted;
      const panics = await page.locator(".panic").count();
      await context.close();
      if (panics > 0 || !done) return panics ? "a panic" : "it did not go on";
      return problems.find((text) => !/ERR_CONNECTION_FAILED|ERR_FAILED/.test(text));
    },
  );
});

test("the end of a game that cannot be told, and is given up, leaves the result within reach", async () => {
  for (const file of ["game/final-scoring.js", "styles/after.css"]) {
    let broken = true;
    const { page, context } = await visit({ name: "the end", file, files: [], record: LAST, act: async () => {} }, (route) =>
      broken ? route.abort("connectionfailed") : route.continue(),
    );
    await page.locator(".hand-buttons .secondary:last-child:not([hidden])").click();
    await page.locator(BOX).waitFor();
    await page.keyboard.press("Escape");
    await page.locator(BOX).waitFor({ state: "detached" });
    broken = false;
    await page.locator(".hand").getByRole("button", { name: "Show the result" }).click();
    await page.locator("dialog.end tfoot").waitFor();
    await context.close();
  }
});
