/**
 * The languages: each says everything that English says, with the same names and numbers in it, and nothing is left in English
 * or said nowhere; and a game goes on when the language is changed in the middle of it. That every text is there at all is
 * known to tsc.
 */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { test } from "@playwright/test";
import { LATE, decide, keptRecord, openPage, playGame, pointing, record, refereed, saved, shownScores } from "../../support/player.mjs";
import { ROOT } from "../../support/serve.mjs";
import { onStage } from "../../support/stage.mjs";

const FOLDER = join(ROOT, "www/i18n/language");
const OTHERS = ["de", "fr", "es", "nl", "cs"];
/** What every page needs, and the parts that are called for; each file exports its texts by its own name. page.js joins those in the folder page. */
const FILES = readdirSync(join(FOLDER, "en"))
  .filter((file) => file.endsWith(".js"))
  .map((file) => file.replace(".js", ""))
  .filter((name) => name !== "index");

/** @param {string} language @returns {Promise<Record<string, any>>} */
async function textsOf(language) {
  const load = async (/** @type {string} */ file) => (await import(pathToFileURL(join(FOLDER, language, `${file}.js`)).href))[file];
  return Object.fromEntries(await Promise.all(FILES.map(async (file) => [file, await load(file)])));
}

/** What `Intl` says; the options, for which English has the words of the engine; words to be typed, of which each language has as many as it likes. */
const NO_TEXTS = /^options\b|^page\.(tag|number|listed|date|capital)\b|\.commands\./;

/**
 * Every text or function of texts with its path.
 *
 * @param {any} part
 * @param {string} [path]
 * @returns {[string, any][]}
 */
function leaves(part, path = "") {
  if (typeof part !== "object") return [[path, part]];
  return Object.entries(part)
    .flatMap(([key, value]) => leaves(value, path ? `${path}.${key}` : key))
    .filter(([path]) => !NO_TEXTS.test(path));
}

const PLACES = ["road.S", "road.N", "city.W", "monastery", "garden", "field.SSW", "field.ENE"];
const FIGURES = ["meeple", "large", "abbot", "mayor", "wagon", "builder", "pig", "phantom"];
const FEATURES = ["road", "city", "monastery", "field", "garden"];
/** Values for arguments, by name where the kind does not say enough: all that the engine can tell. @type {Record<string, any[]>} */
const BY_NAME = {
  place: PLACES,
  where: PLACES,
  figure: FIGURES,
  goods: ["wine", "wheat", "cloth"],
  card: ["king", "robber"],
  side: ["N", "E", "S", "W"],
  sides: [["N"], ["N", "E", "S"], []],
  shows: ["road", "city", "field", "river"],
  wanted: ["river", "field", "city", "road"],
  quarter: ["castle", "market", "blacksmith", "cathedral"],
  axis: ["NS", "EW"],
  gives: ["beside", "elsewhere", "again"],
  corner: ["NE", "SE", "SW", "NW"],
  why: [" [why]"],
  stars: [1, 2, 3],
  got: [17, 0, 1, 2],
  best: [23, 1, 2, 5],
  x: [17, -1, 0],
  y: [-23, 2, 0],
  turns: [0, 1, 2, 3],
  completed: [true, false],
  nothing: [true, false],
  others: [
    [{ name: "Zoë", strength: 17 }],
    [
      { name: "Zoë", strength: 17 },
      { name: "Bjørn", strength: 23 },
    ],
  ],
  coats: [0, 1, 2, 5, 17],
  names: [["Zoë"], ["Zoë", "Bjørn"]],
};
/** @type {Record<string, any[]>} */
const BY_KIND = {
  number: [17, 23, 0, 1, 2, 3, 5, 101],
  string: ["Zoë", "Bjørn"],
  boolean: [false, true],
  "string[]": [["Zoë", "Bjørn"], ["Zoë"]],
  Feature: FEATURES,
};

/**
 * Arguments to call a text with: each in turn takes all of its values, the others their first.
 *
 * @param {Function} text in English, where the parameters are typed
 * @param {string} path
 * @returns {any[][]}
 */
function samples(text, path) {
  const head = text.toString().split("=>")[0];
  const typed = [...head.matchAll(/(?:\/\*\* @type \{(.*?)\} \*\/ )?(\w+)(?=\s*[,)])/g)];
  const values = typed.map(([, type = "", name]) => {
    if (name === "figure" && path.startsWith("spoken")) return ["Zoë"];
    if (name === "feature" && type === "string")
      return path.startsWith("bridges")
        ? FEATURES
        : path.startsWith("page")
          ? ["Zoë"]
          : path === "spoken.part"
            ? ["road", "city", "monastery", "garden", "river"]
            : ["Zoë"];
    if (name === "turns" && type === "string[]") return [["0", "2"]];
    if (name === "turn" || (name === "where" && type === "")) return BY_KIND.number;
    if (name === "names" && path === "jcz.missing") return [["Zoë"]];
    return (
      (name !== "place" || type === "string" ? BY_NAME[name] : undefined) ??
      BY_KIND[type.split(" ")[0]] ??
      assert.fail(`${path}: nothing is known to call it with for ${name} (${type})`)
    );
  });
  if (values.length === 0) return [[]];
  const firsts = values.map(([first]) => first);
  return values.flatMap((all, index) => all.map((value) => firsts.with(index, value)));
}

/** A number that is written in a text as it is given, so that each language must hold it too. */
const LARGE = /17|23|101/g;

test("every language has the same texts, each with the same names and numbers in it", async () => {
  const english = await textsOf("en");
  for (const language of OTHERS) {
    const found = new Map(leaves(await textsOf(language)));
    assert.deepEqual(
      [...found.keys()].sort(),
      leaves(english)
        .map(([path]) => path)
        .sort(),
      language,
    );
    for (const [path, text] of leaves(english)) {
      const other = found.get(path);
      assert.equal(typeof other, typeof text, `${language} ${path}`);
      if (typeof text === "string" && text !== "") sound(other, `${language} ${path}`);
      if (typeof text !== "function") continue;
      for (const given of samples(text, path)) {
        const [here, there] = [text(...given), other(...given)];
        const told = `${language} ${path}(${JSON.stringify(given)}): ${there}`;
        if (here) sound(there, told);
        const names = [...String(here).matchAll(/Zoë|Bjørn|\[why\]/g)].map(String);
        for (const name of names) assert.ok(there.includes(name), `${told} does not say ${name}`);
        for (const [number] of String(here).matchAll(LARGE)) assert.ok(there.includes(number), `${told} does not say ${number}`);
      }
    }
  }
});

/**
 * A text that came out as it was meant.
 *
 * @param {string} text
 * @param {string} told
 */
function sound(text, told) {
  assert.equal(typeof text, "string", told);
  assert.ok(text.trim() !== "", `${told} is empty`);
  assert.doesNotMatch(text, /undefined|\bnull\b|NaN|\[object|true|false|\$\{|#/, told);
  assert.doesNotMatch(text, / {2}|\s$|\s[,.]|\.\.|,,|^[,.:;] ?$/, told);
}

/** What is the same in English and in another language: names, numbers, and words that they share. */
const SHARED = new Set([
  "Bastide",
  "bastide",
  "2016",
  "2001",
  "2021",
  "½×",
  "1×",
  "2×",
  "system",
  "light",
  "dark",
  // German
  "Name",
  "Link",
  "Computer",
  "Menu",
  "Normal",
  "Pause",
  "Meeple",
  "Phantom",
  "Build",
  "Solo",
  "Gold",
  "Bronze",
  // French
  "Notes",
  "Excellent",
  "Total",
  "Volume",
  "points",
  "Pause",
  "Abbé",
  "Dragon",
  "Animations",
  "Solution",
  // Spanish
  "Meeple",
  // Dutch
  "Blunder",
  "Beginner",
  "Planner",
  "Later",
  "Open",
  "Later",
  "Computer",
  "Hint",
  "Partners",
  "Bazaar",
  "Bazaars",
]);

test("nothing is left in English", async () => {
  const english = new Map(leaves(await textsOf("en")));
  for (const language of OTHERS) {
    const same = leaves(await textsOf(language)).filter(([path, text]) => {
      if (/\.value$|keyList\.\d+\.0$/.test(path)) return false;
      const here = english.get(path);
      if (typeof text === "string") return /\p{L}{2}/u.test(text) && text === here && !SHARED.has(text);
      return (
        samples(here, path).some((given) => /\p{L}{3}/u.test(without(here(...given), given)) && here(...given) === text(...given)) &&
        !SAME_FORM.has(`${language} ${path}`)
      );
    });
    assert.deepEqual(
      same.map(([path, text]) => `${path}: ${text}`),
      [],
      language,
    );
  }
});

/** Texts with an argument that happen to be the same. */
const SAME_FORM = new Set(["fr page.players.points", "fr about.version", "nl page.computers.level", "nl bridges.mover.bazaar"]);

/**
 * What a text says besides its arguments.
 *
 * @param {string} text
 * @param {any[]} given
 */
function without(text, given) {
  return given.flat().reduce((/** @type {string} */ rest, part) => rest.replaceAll(String(part?.name ?? part).toLowerCase(), ""), text.toLowerCase());
}

/** Tables in which the page looks up what the engine, a setting or another part of the page names. */
const TABLES = [
  "mistakes.kinds", // by what the engine says a turn missed
  "mistakes.why",
  "analysis.marks",
  ...["colours", "boxes", "pieces.names", "primary", "primaryEnds", "skip", "features", "piles", "levels", "editions", "hint.chosen"].map(
    (table) => `page.${table}.`,
  ),
  ...["end.drawn", "aids.each"].map((table) => `page.${table}.`),
  "story.kinds.",
  "sayings.",
  "advice.shown.",
  "advice.skip.",
  "advice.features.",
  ...["events", "scores", "then", "why"].map((table) => `dragon.${table}.`), // describe.js: by what the engine calls them
  ...["pieces", "mover", "events", "scores", "actions", "primary", "skip", "hint", "why"].map((table) => `bridges.${table}.`), // describe-bridges.js, hints.js
  "page.setup.up",
  "page.setup.down", // seats.js: which way
  "jcz.names.", // jcz-setup.js: by the names of JCloisterZone
  "page.keep.full",
  "page.keep.outdated", // load-errors.js: what is wrong with the storage
  "arrive.examples.", // search-help.js: by the names of its examples
  "arrive.wrong.", // shelf-query.js: by what the engine says is wrong
  "arrive.same",
  "arrive.further",
  "arrive.behind", // open.js: how a game is akin to one that is there
  "learn.steps.",
  "learn.wrong.",
  "rules.articles.",
  "rules.groups.",
  "rules.sure.", // reference.js: by a letter
  "puzzles.each.",
  "puzzles.tasks.",
  "puzzles.results.",
  "puzzles.reached.",
  "puzzles.progress.",
  "puzzles.solo.medals.",
  "puzzles.solo.decks.", // each by its name
  "game.why.", // describe.js: what the engine tells, see below
];
/** Parts that a module calls by a short name. */
const BY_A_NAME = ["settings", "about", "panic"];

/**
 * Everything that is said in a language, each text with its path.
 *
 * @param {string} language
 * @returns {Promise<[string, string][]>}
 */
async function saidIn(language) {
  const [english, texts] = await Promise.all([textsOf("en"), textsOf(language)]);
  const given = new Map(leaves(english));
  return leaves(texts).flatMap(([path, text]) =>
    typeof text === "function"
      ? samples(given.get(path), path).map((values) => /** @type {[string, string]} */ ([path, String(text(...values))]))
      : [/** @type {[string, string]} */ ([path, String(text)])],
  );
}

test("French marks stay on the line of their words", async () => {
  assert.deepEqual(
    (await saidIn("fr")).filter(([, text]) => /« | [»:;!?](?!\S)|\p{L}-(?:t-)?(?:il|elle|on)s?\b/u.test(text)),
    [],
  );
});

test("Czech words of one letter stay on the line of the next word", async () => {
  const said = (await saidIn("cs")).filter(([path]) => !path.endsWith(".tag"));
  assert.ok(said.some(([, text]) => /(?<!\p{L})v\u00a0\p{L}/u.test(text)));
  assert.deepEqual(
    said.filter(([, text]) => /(?<![\p{L}\d])[ksvzouai] (?=[\p{L}\d„])/iu.test(text)),
    [],
  );
});

test("every text is said somewhere, and what is said stands with the languages", async () => {
  const names = readdirSync(join(ROOT, "www"), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".js") && !name.includes("language/"));
  const sources = names.map((name) => [
    name,
    readFileSync(join(ROOT, "www", name), "utf8")
      .replace(/\/\*[^]*?\*\//g, "")
      .replace(/^\s*\/\/.*$/gm, ""),
  ]);
  const code = sources.map(([, text]) => text).join("\n");
  const said = (/** @type {string} */ key) => new RegExp(`\\.${key}\\b|[{,]\\s*${key}\\s*[,:}]|\\("${key}"`).test(code);
  const unused = leaves(await textsOf("en"))
    .map(([path]) => path)
    .filter((path) => {
      if (TABLES.some((table) => path.startsWith(table))) return false;
      const [file, ...keys] = path.split(".").filter((key) => !/^\d+$/.test(key));
      const whole = file === "page" && keys.length === 2 && !BY_A_NAME.includes(keys[0]);
      return !(whole ? new RegExp(`\\b${keys.join("\\.")}\\b`).test(code) : keys.every(said));
    });
  assert.deepEqual(unused, []);
  const [, kinds] = /interface Why \{\s*kind: (.*);/.exec(readFileSync(join(ROOT, "src/web/types.d.ts"), "utf8")) ?? [];
  const { game, dragon, bridges } = await textsOf("en");
  const { turns, ...reasons } = game.why; // the page's own, where it asked the engine about every turn
  assert.deepEqual(
    Object.keys({ ...reasons, ...dragon.why, ...bridges.why }).sort(),
    [...kinds.matchAll(/\w+/g)].map(String).sort(),
    "what the engine tells as reasons",
  );
  const [, missed] = /type Missed = (.*);/.exec(readFileSync(join(ROOT, "src/web/types.d.ts"), "utf8")) ?? [];
  const { mistakes } = await textsOf("en");
  for (const words of [mistakes.kinds, mistakes.why])
    assert.deepEqual(Object.keys(words).sort(), [...missed.matchAll(/\w+/g)].map(String).sort(), "what the engine says a turn missed");
  const puzzles = [...readFileSync(join(ROOT, "www/puzzles.txt"), "utf8").matchAll(/^\[Puzzle "(.*)"\]/gm)].map(([, name]) => name);
  assert.deepEqual(Object.keys((await textsOf("en")).puzzles.each).sort(), puzzles.sort(), "every puzzle has its words");
  const decks = [...readFileSync(join(ROOT, "www/solo.txt"), "utf8").matchAll(/^\[Solo "(.*)"\]/gm)].map(([, name]) => name);
  assert.deepEqual(Object.keys((await textsOf("en")).puzzles.solo.decks).sort(), decks.sort(), "every solo deck has its words");
  const written = sources.flatMap(([name, text]) =>
    /^(ui\/panic|first)\.js$/.test(name)
      ? []
      : [...text.replace(/console\.warn\([^]*?\);/g, "").matchAll(/["`][A-Z][a-z]+ [a-z]+[^"`]*["`]/g)].map(([words]) => `${name}: ${words}`),
  );
  assert.deepEqual(written, [], "only these two have words of their own: they speak where none could be loaded");
});

const stage = onStage();

const hand = pointing("mouse");

test("a page begins in the browser's language, and a game goes on in another one", async () => {
  const { page, context, problems } = await stage.browser.newPage({ lang: "de-AT" });
  const [german, french] = await Promise.all([textsOf("de"), textsOf("fr")]);
  await openPage(page, stage.url, LATE);
  assert.equal(await page.getAttribute("html", "lang"), "de");
  assert.equal(await page.locator(".resume strong").textContent(), german.page.setup.resume);
  await page.locator(".resume").click();
  for (let step = 0; step < 3; step += 1) {
    await saved(page);
    await decide(page, hand, step);
  }
  const before = await keptRecord(page);

  await page.getByRole("button", { name: german.page.menu.open }).click();
  await page.locator("dialog.menu").getByRole("button", { name: german.page.settings.title }).click();
  const choice = page.locator("dialog.settings-dialog .languages");
  await choice.waitFor();
  assert.deepEqual(await choice.locator("button").allTextContents(), ["English", "Deutsch", "Français", "Español", "Nederlands", "Čeština"]);
  assert.equal(await choice.locator("[aria-pressed=true]").textContent(), "Deutsch");
  await choice.getByRole("button", { name: "Français" }).click();
  await page.waitForFunction(() => document.documentElement.lang === "fr");
  await page.locator("main.game .hand[data-asks]").waitFor();
  assert.equal(await keptRecord(page), before, "the game is another one");
  assert.equal(await page.getByRole("button", { name: french.page.menu.open }).count(), 1);

  await playGame(page, hand);
  assert.deepEqual(await shownScores(page), refereed(await record(page)));
  const log = await page.locator(".log-text").allTextContents();
  assert.ok(log.length > 0 && log.every((sentence) => / marque \d+ points? pour | a pioché une tuile /.test(sentence)), log.join("\n"));
  assert.match((await page.locator("dialog.end h2").textContent()) ?? "", / gagne/);

  await page.goto(stage.url);
  await page.locator(".setup").waitFor();
  assert.equal(await page.getAttribute("html", "lang"), "fr", "the choice is kept");
  await page.getByRole("button", { name: french.page.language, exact: true }).click();
  await page.locator("dialog.language-dialog").getByRole("button", { name: "Čeština" }).click();
  await page.waitForFunction(() => document.documentElement.lang === "cs");
  assert.deepEqual(problems, []);
  await context.close();
});

test("rules and records are the same in every language, and each option has its words", async () => {
  /** @type {Set<string>} */
  const records = new Set();
  for (const language of ["en", ...OTHERS]) {
    const { page, context, problems } = await stage.browser.newPage({ lang: language });
    await openPage(page, stage.url);
    const { options, record, code } = await page.evaluate(async () => {
      const { Game } = await import(new URL("./bastide.js", location.href).href);
      const boxes = Game.boxes().map((/** @type {any} */ { name }) => name);
      const game = new Game({ rules: "2016", boxes: ["base"], players: [{ colour: "red" }, { colour: "blue" }], seed: 5 });
      for (let step = 0; step < 12; step += 1) game.play(game.legal()[0].statement);
      let code = "";
      try {
        new Game({ boxes: ["base"], players: ["red", "blue", "green", "yellow", "black", "pink"].map((colour) => ({ colour })) });
      } catch (error) {
        code = /** @type {any} */ (error).code;
      }
      return { options: Game.options("2016", boxes), record: game.record(), code };
    });
    records.add(record);
    assert.equal(code, "setup", "six cannot play with the base box");
    if (language !== "en") {
      const { options: words } = await textsOf(language);
      assert.deepEqual(Object.keys(words).sort(), options.map((/** @type {any} */ { name }) => name).sort(), language);
      for (const { name, values } of options) {
        const named = values.filter((/** @type {any} */ { label }) => /\p{L}/u.test(label)); // numbers need no words
        const expected = named.map((/** @type {any} */ { value }) => value);
        assert.deepEqual(Object.keys(words[name].values).sort(), expected.sort(), `${language} ${name}`);
      }
    }
    assert.deepEqual(problems, []);
    await context.close();
  }
  assert.equal(records.size, 1);
});

test("what the system shows of the installed app says the same as the page", async () => {
  const manifest = JSON.parse(readFileSync(join(ROOT, "www/manifest.webmanifest"), "utf8"));
  const [goOn, begin] = manifest.shortcuts;
  for (const language of ["en", ...OTHERS]) {
    const { page: words } = await textsOf(language);
    /** @type {(of: any, member: string) => string} */
    const said = (of, member) => (language === "en" ? of[member] : of[`${member}_localized`][language]);
    assert.ok(said(manifest, "name").startsWith(words.title), language);
    assert.ok(said(manifest, "description").startsWith(`${words.tagline} `), language);
    assert.deepEqual([said(goOn, "name"), said(begin, "name")], [words.setup.resume, words.menu.newGame]);
  }
});

test("why a game cannot be set up is said in the language", async () => {
  const { page, context } = await stage.browser.newPage({ lang: "nl" });
  const { page: words } = await textsOf("nl");
  await openPage(page, stage.url);
  await page.locator(".game-fold > summary").click();
  await page.locator(".box", { hasText: words.boxes.inns.title }).click();
  for (let players = 2; players < 6; players += 1) await page.locator(".add").click();
  await page.locator(".box", { hasText: words.boxes.inns.title }).click();
  await page.locator(".trouble", { hasText: words.setup.tooMany(5) }).waitFor();
  await page.locator("form [type=submit]").click();
  assert.equal(await page.locator(".trouble").textContent(), words.setup.tooMany(5));
  await context.close();
});

test("what is filled in stays when another language is chosen", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 390, height: 844 });
  await openPage(page, stage.url);
  await page.locator(".seat input").first().fill("Zoë");
  await page.locator(".add").click();
  await page.locator(".setup-corner button").nth(1).click();
  await page.locator("dialog.language-dialog button", { hasText: "Deutsch" }).click();
  await page.getByText("Wer spielt").waitFor();
  assert.equal(await page.locator(".seat input").first().inputValue(), "Zoë");
  assert.equal(await page.locator(".seat").count(), 3);
  await page.evaluate(() => sessionStorage.clear());
  assert.deepEqual(problems, []);
});
