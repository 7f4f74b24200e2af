/** docs/EMBED.md has its examples, and the package names what the element takes. That the examples run is tested in a browser. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { EXAMPLES, ON_A_SERVER } from "../../e2e/support/manual.mjs";
import { ROOT } from "../../e2e/support/serve.mjs";

test("the manual has its examples", () => {
  assert.ok(EXAMPLES.filter(({ kind }) => kind === "html").length >= 4);
  assert.ok(EXAMPLES.filter(({ kind }) => kind === "js").length >= 3);
  assert.match(ON_A_SERVER, /^import .* from "bastide-board";$/m);
});

test("the description of the element names its attributes", async () => {
  const { modules } = JSON.parse(await readFile(join(ROOT, "xtask/package/custom-elements.json"), "utf8"));
  const source = await readFile(join(ROOT, "www/embed.js"), "utf8");
  const attributes = /const ATTRIBUTES = (\[[^]*?\]);/.exec(source)?.[1] ?? "[]";
  assert.deepEqual(
    modules[0].declarations[0].attributes.map((/** @type {{ name: string }} */ { name }) => name),
    [...attributes.matchAll(/"(\w+)"/g)].map(([, name]) => name),
  );
});
