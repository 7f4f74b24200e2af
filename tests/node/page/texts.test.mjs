/** Every text is said somewhere, what the engine names has its words, and what is said stands with the languages. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT } from "../../e2e/support/serve.mjs";
import { BOXES, textsOf } from "../../e2e/support/texts.mjs";
import { COURSES } from "../../../www/learn/courses.js";
import { KINDS } from "../../../www/engine/statistics.js";
import { leaves } from "../support/texts.mjs";

/** Expansions with a guided game. */
const TAUGHT = Object.keys(COURSES).filter((name) => name !== "first");
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
  "turn.steps.", // turn-order.js: by the steps of the engine
  ...BOXES.flatMap((box) =>
    ["events", "scores", "actions", "pieces", "mover", "labels", "primary", "skip", "hint", "why", "then", "advice", "steps", "articles"].map(
      (table) => `${box}.${table}.`,
    ),
  ),
  "watchtowers.tower.",
  "flier.machine", // boxes.js: by what the engine calls them
  "page.setup.up",
  "page.setup.down", // seats.js: which way
  "jcz.names.", // jcz-setup.js: by the names of JCloisterZone
  "page.keep.full",
  "page.keep.unnamed",
  "page.keep.outdated", // load-errors.js: what is wrong with the storage
  "arrive.examples.", // search-help.js: by the names of its examples
  "arrive.wrong.", // shelf-query.js: by what the engine says is wrong
  "arrive.same",
  "arrive.further",
  "arrive.behind", // open.js: how a game is akin to one that is there
  "sealed.refused.", // arrive.js: by the reason that the engine gives
  "learn.steps.",
  ...TAUGHT.map((name) => `courses.${name}.`),
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
  "game.errors.quotes",
  "game.errors.lines",
  "game.errors.newer", // describe.js: what slips.js finds
  "game.why.", // describe.js: what the engine tells, see below
];
/** Parts that a module calls by a short name. */
const BY_A_NAME = ["settings", "about", "panic"];

test("every text is said somewhere, and what is said stands with the languages", async () => {
  const names = readdirSync(join(ROOT, "www"), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".js") && !name.includes("language/") && !/boxes\/.*(\/card|\b[a-z]{2})\.js$|engine\/played\.js$/.test(name));
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
  const { game, ...others } = await textsOf("en");
  const ofBoxes = new Set(BOXES.flatMap((box) => Object.keys(others[box].why ?? {}))); // two boxes may tell the same, of which a game has one
  const { turns, ...reasons } = game.why; // the page's own, where it asked the engine about every turn
  assert.deepEqual([...Object.keys(reasons), ...ofBoxes].sort(), [...kinds.matchAll(/\w+/g)].map(String).sort(), "what the engine tells as reasons");
  const [, missed] = /type Missed = (.*);/.exec(readFileSync(join(ROOT, "src/web/types.d.ts"), "utf8")) ?? [];
  const { mistakes } = await textsOf("en");
  for (const words of [mistakes.kinds, mistakes.why])
    assert.deepEqual(Object.keys(words).sort(), [...missed.matchAll(/\w+/g)].map(String).sort(), "what the engine says a turn missed");
  const puzzles = [...readFileSync(join(ROOT, "www/puzzles.txt"), "utf8").matchAll(/^\[Puzzle "(.*)"\]/gm)].map(([, name]) => name);
  assert.deepEqual(Object.keys((await textsOf("en")).puzzles.each).sort(), puzzles.sort(), "every puzzle has its words");
  const { courses, learn } = await textsOf("en");
  for (const [name, { steps }] of Object.entries(COURSES)) {
    const words = name === "first" ? learn.steps : courses[name].steps;
    assert.deepEqual(Object.keys(words).sort(), steps.map((step) => step.name).sort(), `every step of the lesson ${name} has its words`);
  }
  const decks = [...readFileSync(join(ROOT, "www/solo.txt"), "utf8").matchAll(/^\[Solo "(.*)"\]/gm)].map(([, name]) => name);
  assert.deepEqual(Object.keys((await textsOf("en")).puzzles.solo.decks).sort(), decks.sort(), "every solo deck has its words");
  const written = sources.flatMap(([name, text]) =>
    /^(ui\/panic|first)\.js$/.test(name)
      ? []
      : [...text.replace(/console\.warn\([^]*?\);/g, "").matchAll(/["`][A-Z][a-z]+ [a-z]+[^"`]*["`]/g)].map(([words]) => `${name}: ${words}`),
  );
  assert.deepEqual(written, [], "only these two have words of their own: they speak where none could be loaded");
});

test("all that points are for is added up at the end", () => {
  const [, kinds] = /type: "scored"; player: number; points: number; feature: ([^;]*);/.exec(readFileSync(join(ROOT, "src/web/types.d.ts"), "utf8")) ?? [];
  assert.deepEqual([...KINDS].sort(), [...kinds.matchAll(/\w+/g)].map(String).sort());
});
