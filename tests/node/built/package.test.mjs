/**
 * The package for other people's projects: every file that it names is in it, and plain Node imports it.
 *
 * It is linked where npm would unpack it. That npm packs, publint passes and Vite bundles it is proven by `cargo xtask soak package` and `… server`.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { env, execPath } from "node:process";
import { after, before, test } from "node:test";
import { ON_A_SERVER } from "../../e2e/support/manual.mjs";
import { DIST, ROOT } from "../../e2e/support/serve.mjs";
import { checkImported } from "../../e2e/support/imported.mjs";

const PACKAGE = join(env.BASTIDE_DIST ?? DIST, "package");
const NAMES = readdirSync(PACKAGE, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));

/** A project that uses the package. */
const project = mkdtempSync(join(tmpdir(), "bastide-uses-"));

before(() => {
  cpSync(join(ROOT, "tests/e2e/soak/projects/node"), project, { recursive: true });
  writeFileSync(join(project, "example.mjs"), ON_A_SERVER);
  mkdirSync(join(project, "node_modules"));
  symlinkSync(PACKAGE, join(project, "node_modules/bastide-board"), "junction");
});

after(() => rmSync(project, { recursive: true, force: true }));

/** @param {string} file of the project */
const run = (file) => execFileSync(execPath, [file], { cwd: project, encoding: "utf8" });

test("every file that its modules name is in the package: a bundler looks for it", () => {
  const named = NAMES.filter((name) => name.endsWith(".js")).flatMap((name) => {
    const code = readFileSync(join(PACKAGE, name), "utf8");
    return [...code.matchAll(/new URL\(\s*["'`]([^"'`]+)["'`]\s*,\s*import\.meta\.url/g)].map(([, file]) => posix.join(posix.dirname(name), file));
  });
  const wanted = [...new Set(named)].sort();
  const sets = readdirSync(join(ROOT, "src/catalogue/more"))
    .map((name) => `sets/${name}`)
    .sort();
  assert.deepEqual(wanted, ["boards_bg.wasm", "search_bg.wasm", ...sets, "thinker-worker.js"]);
  assert.deepEqual(
    wanted.filter((name) => !NAMES.includes(name)),
    [],
  );
});

test("every file that its manifest names is in the package", () => {
  const { exports, types, customElements } = JSON.parse(readFileSync(join(PACKAGE, "package.json"), "utf8"));
  const named = [types, customElements, ...Object.values(exports).flatMap((file) => (typeof file === "string" ? file : Object.values(file)))];
  assert.ok(named.length >= 9, named.join());
  assert.deepEqual(
    named.filter((name) => !NAMES.includes(name.replace("./", ""))),
    [],
  );
});

test("plain Node imports the package, reads records, says what is wrong with them and draws boards", () => {
  const found = JSON.parse(run("main.mjs"));
  checkImported(found);
  assert.equal(found.drawings.length, 2);
  for (const svg of found.drawings) assert.match(svg, /^<svg [^>]*\bwidth="320"[^]*<path [^]*<\/svg>\s*$/);
});

test("the manual's example for a server prints a board with its drawing", () => {
  assert.match(run("example.mjs"), /<bastide-board [^>]*>[^]*<svg [^]*<\/svg>[^]*<\/bastide-board>/);
});
