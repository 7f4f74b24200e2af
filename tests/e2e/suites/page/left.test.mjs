/**
 * Screens that are left while something they asked for is still on its way: nothing of it reaches the next screen. And files that do
 * not arrive at all: the person is told, and may try again.
 *
 * One file of each kind is tried here; `cargo xtask soak left` tries every file that is called for. That none is forgotten there is looked
 * through in tests/node/built/late-files.test.mjs.
 */
import assert from "node:assert/strict";
import { env } from "node:process";
import { test } from "@playwright/test";
import { arrivesAgain, begin, endsUntold, hearsNothing, hold, lose, visit } from "../../support/late.mjs";
import { casesOf } from "../../support/late-files.mjs";
import { DIST } from "../../support/serve.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage();

/** @type {import("../../support/late-files.mjs").Case[]} */
let cases;

test.beforeAll(async () => {
  cases = await casesOf(env.BASTIDE_DIST ?? DIST);
});

/** A call, with a file that it calls for. @param {string} name @param {string} file */
const caseOf = (name, file) => ({ ...(cases.find((one) => one.name === name) ?? assert.fail(`there is no case of ${name}`)), file });

test("a dialog, a part of a game, a screen and a worker that are still on their way are not heard of on the next screen", async () => {
  const there = await visit(stage, { prefetches: false });
  await begin(there, stage.url, caseOf("settings", "settings/settings.js"));
  // Each of them is left for the screen on which the next one begins.
  for (const one of [
    caseOf("settings", "settings/settings.js"),
    caseOf("the tiles left", "game/remaining-tiles.js"),
    caseOf("the shelf", "shelf/shelf.js"),
    caseOf("a hint", "thinker-worker.js"),
  ]) {
    const held = await hold(there, one.file);
    assert.equal(await hearsNothing(there, one, held, { surely: true }), undefined, one.file);
  }
});

for (const [kind, file] of [
  ["the pictures of an expansion", "boxes/bridges/index.js"],
  ["a style sheet", "styles/bazaar.css"],
])
  test(`${kind} on the way to a game that is left is not heard of on the next screen`, async () => {
    const one = caseOf("an expansion", file);
    const there = await visit(stage, { prefetches: false });
    const held = await hold(there, file);
    await begin(there, stage.url, one);
    assert.equal(await hearsNothing(there, one, held, { surely: true }), undefined);
  });

test("a dialog, words, a screen and a part of a game that do not arrive are offered again, and arrive", async () => {
  const there = await visit(stage, { prefetches: false });
  const { page } = there;
  const again = async (/** @type {string} */ name, /** @type {string} */ file) => {
    const lost = await lose(there, file);
    assert.equal(await arrivesAgain(there, caseOf(name, file), lost), undefined, file);
  };
  await begin(there, stage.url, caseOf("settings", "settings/settings.js"));
  await again("settings", "settings/settings.js");
  await page.locator("dialog.settings-dialog").waitFor();
  await page.keyboard.press("Escape");
  // The browser remembers that a module which needs the words failed: the page is loaded again.
  await Promise.all([page.waitForEvent("load"), again("puzzles", "i18n/language/en/puzzles.js")]);
  await page.getByRole("button", { name: "Puzzles", exact: true }).click();
  await page.locator(".puzzle-list").waitFor();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await again("the shelf", "shelf/shelf.js");
  await page.locator(".shelf").waitFor();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await page.locator(".setup-start [type=submit]").click();
  await page.locator("main.game:not([data-saving])").waitFor();
  await again("the tiles left", "game/remaining-tiles.js");
  await page.locator("dialog[open]").waitFor();
});

for (const [kind, file] of [
  ["the pictures of an expansion", "boxes/bridges/index.js"],
  ["a style sheet", "styles/bazaar.css"],
])
  test(`${kind} without which a game cannot be shown is offered again, and the game comes`, async () => {
    const one = caseOf("an expansion", file);
    const there = await visit(stage, { prefetches: false });
    const lost = await lose(there, file);
    await begin(there, stage.url, one);
    assert.equal(await arrivesAgain(there, one, lost), undefined);
    await there.page.locator("main.game:not([data-saving])").waitFor();
  });

test("the end of a game that cannot be told, and is given up, leaves the result within reach", async () => {
  await endsUntold(stage, "styles/after.css");
});
