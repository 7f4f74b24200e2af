/** None of our code makes markup, styles or code of text. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT } from "../../e2e/support/serve.mjs";

test("no module makes markup or code of text, or asks another host", () => {
  const modules = readdirSync(join(ROOT, "www"), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".js") && !name.includes("language/"));
  assert.ok(modules.length > 90);
  for (const name of modules) {
    const code = readFileSync(join(ROOT, "www", name), "utf8")
      .replace(/\/\*[^]*?\*\//g, "")
      .replace(/^\s*\/\/.*$/gm, "");
    assert.doesNotMatch(
      code,
      /innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|setHTMLUnsafe|\beval\(|new Function|setAttribute\("style"|"https?:\/\/(?!www\.w3\.org|page)/,
      name,
    );
  }
});
