/** Which suites in browsers a change can touch. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { allSuites, choose, needsAllNative, reader } from "../../../xtask/changed.mjs";
import { ROOT } from "../../e2e/support/serve.mjs";

/** A project of three suites. @type {Record<string, string>} */
const FILES = {
  "index.html": '<script type="module" src="./app.js"></script>',
  "app.js": 'import "./lib/a.js"; import("./shelf/shelf.js");',
  "lib/a.js": "",
  "shelf/shelf.js": 'import "../lib/b.js"; import { c } from "./card.js";',
  "shelf/card.js": "",
  "lib/b.js": "",
  "embed.js": 'import "./lib/b.js";',
  "tests/e2e/suites/game/play.test.mjs": 'import { decide } from "../../support/player.mjs"; played("--seed", "1");',
  "tests/e2e/suites/storage/shelf.test.mjs": 'import "../../support/files.mjs";',
  "tests/e2e/suites/embed/embed.test.mjs": 'readFileSync(join(ROOT, "docs/EMBED.md"));',
  "tests/e2e/support/player.mjs": 'import "./path.mjs";',
  "tests/e2e/support/path.mjs": "",
  "tests/e2e/support/files.mjs": 'join(ROOT, "tests/data/formats")',
};
const ASKED = { "game/play": ["index.html"], "storage/shelf": ["index.html", "shelf/shelf.js"], "embed/embed": ["embed.js", "chunk/x.js"] };
const SUITES = Object.keys(ASKED);

/** @param {string[]} changed */
const run = (...changed) => [...choose(changed, ASKED, (path) => FILES[path] ?? "", SUITES).touched.keys()];

test("a module touches the suites whose pages load it, however deep", () => {
  assert.deepEqual(run("www/shelf/card.js"), ["storage/shelf"]);
  assert.deepEqual(run("www/lib/b.js"), ["storage/shelf", "embed/embed"]);
  assert.deepEqual(run("www/lib/a.js"), ["game/play", "storage/shelf"]);
});

test("the engine, how pages are built and how suites run touch all", () => {
  for (const path of ["src/rules/play.rs", "Cargo.lock", "index.html", "xtask/bundle.mjs", "tests/e2e/support/stage.mjs", "playwright.config.mjs"])
    assert.deepEqual(run(path), SUITES, path);
});

test("a test, a script that it imports and a file that it names touch that suite", () => {
  assert.deepEqual(run("tests/e2e/suites/game/play.test.mjs"), ["game/play"]);
  assert.deepEqual(run("tests/e2e/support/path.mjs"), ["game/play"]);
  assert.deepEqual(run("docs/EMBED.md"), ["embed/embed"]);
  assert.deepEqual(run("tests/data/formats/3/base.game"), ["storage/shelf"]);
  assert.deepEqual(run("cli/src/main.rs"), ["game/play"]);
});

test("what no page has touches nothing, and is told as left out", () => {
  assert.deepEqual(choose(["README.md", "tests/games.rs", "xtask/src/main.rs"], ASKED, (path) => FILES[path] ?? "", SUITES).left, SUITES);
});

test("all native tests are for a change of Rust code or its data", () => {
  assert.equal(needsAllNative(["www/shelf/shelf.js", "docs/TESTS.md", "README.md", "tests/e2e/suites/game/play.test.mjs", "xtask/bundle.mjs"]), false);
  for (const path of ["src/lib.rs", "tests/boxes/base/games/z16-city-eight.game", "tests/games.rs", "Cargo.lock", "xtask/src/main.rs", "index.html"])
    assert.equal(needsAllNative(["www/shelf/shelf.js", path]), true, path);
});

test("a suite whose pages are not known yet is touched by every module", () => {
  assert.deepEqual([...choose(["www/lib/b.js"], {}, (path) => FILES[path] ?? "", SUITES).touched.keys()], SUITES);
});

test("what is written down names suites and files that are there", () => {
  const asked = JSON.parse(readFileSync(join(ROOT, "tests/e2e/asked.json"), "utf8"));
  const suites = allSuites(ROOT);
  assert.deepEqual(
    Object.keys(asked).filter((suite) => !suites.includes(suite)),
    [],
  );
  const { touched, left } = choose(["www/shelf/shelf.js"], asked, reader(ROOT), suites);
  assert.ok(touched.has("storage/shelf") && left.includes("game/board"), `${[...touched.keys()]}`);
});
