/**
 * Diagrams with tiles of further sets on somebody else's page: the engine comes once, each set once, and the page does not move. Sixty of them are in
 * `cargo xtask soak boards`.
 */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { serveGame } from "../../support/embed.mjs";
import { checkSets, visit } from "../../support/sets.mjs";
import { still } from "../../support/sixty.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage(serveGame);

test("two diagrams of each set that is not played: one engine, each set once, nothing moves", () => checkSets(stage, 2));

test("a set that does not arrive is said, and the board can be tried again", async () => {
  const { page } = await visit(stage, still("PL04"), { blocked: "sets/plague.tiles" });
  const failure = page.locator("bastide-board .failure");
  await failure.waitFor();
  assert.match((await failure.textContent()) ?? "", /tile PL04 0,0 0/, "the record is shown instead");
  await page.unrouteAll();
  await page.evaluate(() => {
    const failed = document.querySelector("bastide-board");
    if (failed) failed.replaceWith(failed.cloneNode(true));
  });
  await page.locator("bastide-board svg").first().waitFor();
});
