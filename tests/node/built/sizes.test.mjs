/** What the pages weigh is no more than was agreed; `node tests/e2e/bench/sizes.mjs` has the table. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { DIST } from "../../e2e/support/serve.mjs";
import { LIMITS, weigh } from "../../e2e/bench/sizes.mjs";

test("nothing is heavier than its limit", async () => {
  const { files, sums } = await weigh(DIST);
  const names = files.map(([name]) => name);
  const needed = ["index.html", "style.css", "app.js", "app/shell.js", "bastide.js", "bastide_bg.wasm", "i18n/language/en/index.js"];
  assert.deepEqual(
    needed.filter((name) => !names.includes(name)),
    [],
    "there is something to weigh",
  );
  for (const [name, bytes] of Object.entries(sums)) {
    const limit = LIMITS[/** @type {keyof typeof LIMITS} */ (name)];
    assert.ok(bytes > 1000 && bytes <= limit * 1000, `${name}: ${(bytes / 1000).toFixed(1)} of ${limit} KB`);
  }
});
