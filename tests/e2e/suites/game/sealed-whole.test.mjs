/**
 * The end of a sealed game, from the last turn but one to the result on both devices. What they kept of the seventy turns before is in tests/data/sealed/:
 * a game between two browsers, as the files with everything hold it.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "@playwright/test";
import { arrive, completeTurn, open, playTurn } from "../../support/friends.mjs";
import { END_STORY, keptRecord, picture, refereed, shownScores } from "../../support/player.mjs";
import { ROOT } from "../../support/serve.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage();

test("the last turn can be taken back until it is sent; then both see the result, with the referee's scores", async () => {
  const ann = await arrive(stage, "Ann");
  const bob = await arrive(stage, "Bob", { width: 390, height: 844 });
  for (const friend of [ann, bob]) await bring(friend);
  await playTurn(bob, 1);
  await open(ann, bob.sent[0]);
  await ann.page.locator('.hand[data-asks="tile"]').waitFor();
  await completeTurn(ann, 1);
  assert.equal(await ann.page.locator("dialog.end").count(), 0, "nobody else has the turn yet");
  await picture(ann.page, "sealed-last-turn");
  await ann.page.goto(`${stage.url}icon.svg`);
  await ann.page.goto(stage.url);
  await ann.page.getByRole("button", { name: "Saved games" }).click();
  await ann.page.locator(".shelf-open", { hasText: "your turn" }).click();
  await completeTurn(ann, 1);
  assert.equal(await ann.page.locator("dialog.end").count(), 0, "nor after the page was loaded anew");
  await ann.page.getByRole("button", { name: "Undo" }).click();
  await ann.page.locator('.hand[data-paused="false"]').waitFor();
  await playTurn(ann, 2);
  await ann.page.locator("dialog.end").waitFor();
  await open(bob, ann.sent[0]);
  await bob.page.locator(`dialog.end, ${END_STORY}`).first().waitFor();
  if (await bob.page.locator(END_STORY).isVisible()) await bob.page.locator(END_STORY).click();
  await bob.page.locator("dialog.end").waitFor();
  const records = await Promise.all([ann, bob].map(({ page }) => keptRecord(page)));
  const [statements] = records.map((record) => record.split("\n").filter((line) => line && !line.startsWith("[")));
  assert.ok(records[1].endsWith(`${statements.join("\n")}\n`), "the same game on both devices");
  for (const { page } of [ann, bob]) assert.deepEqual(await shownScores(page), refereed(records[0]));
  await picture(bob.page, "sealed-result-390x844");
  assert.deepEqual([...ann.problems, ...bob.problems], []);
});

/** Takes the file with everything in, and opens its game. @param {import("../../support/friends.mjs").Friend} friend */
async function bring({ page, name }) {
  const buffer = readFileSync(join(ROOT, `tests/data/sealed/${name.toLowerCase()}.bastide`));
  await page.getByRole("button", { name: "Saved games" }).click();
  await page.locator('input[type="file"]').setInputFiles({ name: "all.bastide", mimeType: "text/plain", buffer });
  await page.locator(".hand, .shelf-game").first().waitFor();
}
