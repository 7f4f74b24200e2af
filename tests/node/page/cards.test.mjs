/** The start screen says about each box, in every language, what its card says. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { LANGUAGES, cards, written } from "../../../xtask/cards.mjs";
import { ROOT } from "../../e2e/support/serve.mjs";

test("the files that are made from the cards are current", async () => {
  for (const [path, content] of await written()) {
    assert.equal(readFileSync(join(ROOT, path), "utf8"), content, `${path}: run node xtask/cards.mjs`);
  }
});

test("a card says the same things in each language", async () => {
  for (const [name, { words }] of await cards()) {
    assert.deepEqual(Object.keys(words).toSorted(), LANGUAGES.toSorted(), name);
    for (const language of LANGUAGES) {
      assert.ok(words[language].title && words[language].help, `${name} ${language}`);
      assert.deepEqual(Object.keys(words[language].kinds ?? {}), Object.keys(words.en.kinds ?? {}), `${name} ${language}`);
    }
  }
});
