/**
 * A first visit to a build of which a file is broken: the game is there all the same, or a sentence says what to do. Nobody is left with nothing.
 *
 * A file of each kind is broken in one or two ways here; `cargo xtask soak first` breaks every file of the first visit in each.
 */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { WAYS, comesFirst, filesOfFirst } from "../../support/broken.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage();

/** The kinds of files: the script that begins, a module and words that it calls for, the engine, the styles, and what goes without. */
const BROKEN = /** @type {const} */ ([
  ["app.js", "missing"],
  ["app/shell.js", "another page"],
  ["i18n/language/en/index.js", "cut off"],
  ["bastide_bg.wasm", "cut off"],
  ["bastide_bg.wasm", "another page"],
  ["style.css", "cut off"],
  ["ui/offline.js", "missing"],
  ["manifest.webmanifest", "another page"],
]);

test("with a file of each kind broken on the first visit there is the game or a sentence", async () => {
  const files = await filesOfFirst();
  for (const [file, way] of BROKEN) {
    assert.ok(files.includes(file), `${file} is of the first visit`);
    assert.equal(await comesFirst(stage, file, WAYS[way]), undefined, `${file}, ${way}`);
  }
});
