/** docs/TESTS.md has a line for each file of tests in scripts, with what the file says of itself. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { FOLDERS, rows } from "../../../xtask/tests-table.mjs";
import { ROOT } from "../../e2e/support/serve.mjs";

const page = readFileSync(join(ROOT, "docs/TESTS.md"), "utf8");

for (const folder of Object.keys(FOLDERS))
  test(`every file of ${folder} has its line; \`node xtask/tests-table.mjs\` writes them`, () => {
    const table = page.split(`<!-- ${folder} -->`)[1].split(`<!-- end of ${folder} -->`)[0];
    const told = [...table.matchAll(/^\| `([^`]+)` \| (.*?) \|(?: \d+ \|)?$/gm)].map(([, name, words]) => ({ name, words }));
    const wanted = rows(ROOT, folder);
    assert.ok(wanted.length > 5 && wanted.every(({ words }) => words.length > 20), "every file says what it tests");
    assert.deepEqual(told, wanted);
  });
