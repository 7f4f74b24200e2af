/**
 * The end of a sealed game, from the last turn but one to the result on both devices. What they kept of the seventy turns before is in tests/data/sealed/:
 * a game between two browsers, as the files with everything hold it.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { test } from "@playwright/test";
import { arrive, completeTurn, open, playTurn, take } from "../../support/friends.mjs";
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
  /** @type {string[]} */
  const asked = [];
  ann.page.on("request", (request) => asked.push(request.url()));
  await ann.page.getByRole("button", { name: "Undo" }).click();
  await ann.page.locator('.hand[data-paused="false"]').waitFor();
  await ann.page.locator("canvas.board").press("w");
  await playTurn(ann, 2);
  assert.ok(!asked.some((url) => /thinker/.test(url)), "no master is asked, although the game was over when it was opened");
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
  await againWithItsTiles(ann.page, records[0]);
  assert.deepEqual([...ann.problems, ...bob.problems], []);
});

/** All tiles are known at the end, so another game may have them, which is not sealed. @param {import("@playwright/test").Page} page @param {string} record */
async function againWithItsTiles(page, record) {
  await page.locator("dialog.end").getByRole("button", { name: "View the board" }).click();
  await page.locator('[data-action="menu"]').click();
  await page.locator("dialog.menu button", { hasText: "Play again with the same tiles" }).click();
  await page.locator('.hand[data-asks="tile"]').waitFor();
  await page.waitForFunction((before) => localStorage.getItem("bastide / last-game") !== before, record);
  const again = await keptRecord(page);
  assert.doesNotMatch(again, /\[(?:Seal|Known)|^tile /m);
  assert.equal(/\[Deck .*/.exec(again)?.[0], /\[Deck .*/.exec(record)?.[0]);
}

/** Takes the file with everything in, and opens its game. @param {import("../../support/friends.mjs").Friend} friend */
async function bring({ page, name }) {
  const buffer = readFileSync(join(ROOT, `tests/data/sealed/${name.toLowerCase()}.bastide`));
  await page.getByRole("button", { name: "Saved games" }).click();
  await page.locator('input[type="file"]').setInputFiles({ name: "all.bastide", mimeType: "text/plain", buffer });
  await page.locator(".hand, .shelf-game").first().waitFor();
}

test("no other game begins from one that goes on: by its menu, the list of games, a search, or a link to a moment", async () => {
  const [ann, eve] = [await arrive(stage, "Ann"), await arrive(stage, "Eve")];
  const { page } = ann;
  await bring(ann);
  await page.locator(".hand").waitFor();
  const record = await keptRecord(page);
  await page.locator('[data-action="menu"]').click();
  await page.locator("dialog.menu button", { hasText: "Play again" }).first().waitFor();
  assert.equal(await page.locator("dialog.menu button", { hasText: "same tiles" }).count(), 0);
  await page.locator("dialog.menu button", { hasText: "Replay" }).click();
  await onlyLookedAt(page);
  for (const friend of [ann, eve]) {
    await open(friend, momentOf(record)); // Eve has no seat in it
    await onlyLookedAt(friend.page);
  }
  for (const friend of [ann, eve]) {
    await friend.page.evaluate(() => document.querySelector('[data-notice="arrive"]')?.remove());
    await open(friend, momentOf(record.replace(/(\[SealMoves "2\.)../, "$1AA")));
    await friend.page.locator('[data-notice="arrive"]').waitFor();
    await friend.page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
    assert.equal(await friend.page.locator("dialog.replay").count(), 0, "what was refused is not shown");
  }
  await page.goto(`${stage.url}icon.svg`);
  await page.goto(stage.url);
  await page.getByRole("button", { name: "Saved games" }).click();
  await page.getByRole("button", { name: "Actions for" }).click();
  await page.locator("dialog.menu button", { hasText: "Replay" }).click();
  await onlyLookedAt(page);
  await page.locator(".shelf-find").evaluate((row) => row.removeAttribute("hidden"));
  await page.locator(".shelf-search").fill("feature:road>=2 over:no");
  await page.getByRole("button", { name: "Show on the board" }).click();
  await onlyLookedAt(page);
  assert.deepEqual([...ann.problems, ...eve.problems], []);
});

/** @param {string} record */
const momentOf = (record) => `#r=${deflateRawSync(record).toString("base64url")}&at=20`;

/** The replay is opened, offers no game that goes on from a moment, and is closed again. @param {import("@playwright/test").Page} page */
async function onlyLookedAt(page) {
  await page.locator("dialog.replay canvas").waitFor();
  assert.equal(await page.locator('dialog.replay [data-action="branch"]').count(), 0);
  await page.locator('.replay [data-action="close"]').click();
  await page.locator("dialog.replay").waitFor({ state: "detached" });
}

for (const [where, isWhole] of /** @type {const} */ ([
  ["nowhere", true],
  ["only in the copy of the last game, which the next game overwrites", false],
]))
  test(`a turn that is kept ${where} is not sent; a second tab has no copy of the game`, async () => {
    const [ann, bob] = await Promise.all(["Ann", "Bob"].map((name) => arrive(stage, name)));
    for (const friend of [ann, bob]) await bring(friend);
    const before = await keptRecord(bob.page);
    await bob.page.evaluate(fill, isWhole);
    await completeTurn(bob, 1);
    await bob.page.locator('.hand [data-action="confirm"]').click();
    await bob.page.locator('[data-notice="arrive"]').filter({ hasText: "cannot be sent" }).waitFor();
    assert.equal(await bob.page.locator("dialog.post").count(), 0, "there is no link to give away");
    if (isWhole) assert.equal(await keptRecord(bob.page), before);
    await bob.page.evaluate(() => Object.assign(window, { isFull: false }));
    await bob.page.waitForFunction(() => !document.querySelector('[data-notice="storage"]'), undefined, { timeout: 20_000 });
    await bob.page.locator('.hand [data-action="confirm"]').click();
    await take(bob);
    await open(ann, bob.sent[0]);
    await ann.page.locator('.hand[data-asks="tile"]').waitFor();
    const second = await ann.page.context().newPage();
    await second.goto(`${stage.url}#continue`);
    await second.locator("dialog.elsewhere").waitFor();
    assert.equal(await second.getByRole("button", { name: "Continue here" }).count(), 1);
    assert.equal(await second.getByRole("button", { name: "Open a copy" }).count(), 0, "one seat must not make two turns");
    await second.close();
    assert.deepEqual([...ann.problems, ...bob.problems], []);
  });

/** From now on the disk takes no record, until `isFull` is taken away. @param {boolean} isWhole whether the copy of the last game finds no room either */
function fill(isWhole) {
  Object.assign(window, { isFull: true });
  const check = (/** @type {unknown} */ text) => {
    if (/** @type {any} */ (window).isFull && typeof text === "string") throw new DOMException("full", "QuotaExceededError");
  };
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...given) {
    check(given[0]?.text);
    return put.apply(this, given);
  };
  if (!isWhole) return;
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (...given) {
    check(given[1]);
    return setItem.apply(this, given);
  };
}
