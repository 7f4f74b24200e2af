/** What the pages weigh is about what was agreed; `node tests/e2e/bench/sizes.mjs` has each file. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { DIST } from "../../e2e/support/serve.mjs";
import { AGREED, isHeavy, table, weigh } from "../../e2e/bench/sizes.mjs";

test("nothing is heavier than was agreed by more than is allowed", async () => {
  const { files, sums } = await weigh(DIST);
  const names = files.map(([name]) => name);
  const needed = ["index.html", "style.css", "app.js", "app/shell.js", "bastide.js", "bastide_bg.wasm", "i18n/language/en/index.js"];
  assert.deepEqual(
    needed.filter((name) => !names.includes(name)),
    [],
    "there is something to weigh",
  );
  for (const line of table(sums)) console.log(line);
  for (const [name, bytes] of Object.entries(sums)) {
    const agreed = AGREED[/** @type {keyof typeof AGREED} */ (name)];
    assert.ok(bytes > 1000 && !isHeavy(bytes, agreed), `${name}: ${(bytes / 1000).toFixed(1)} KB, where ${agreed} were agreed`);
  }
});

test("a sum may be a twentieth above what was agreed, and no more", () => {
  assert.deepEqual([isHeavy(210_000, 200), isHeavy(210_001, 200), isHeavy(100, 200)], [false, true, false]);
});
