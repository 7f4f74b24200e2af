/** Sealed games: friends in browsers of their own play by messages that nobody can read ahead in. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { answer, arrive, invite, isAsked, open, playTurn } from "../../support/friends.mjs";
import { keptRecord, picture } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage();

test("two friends invite, answer and play three turns each; their boards are equal, and nothing thinks", async () => {
  const ann = await arrive(stage, "Ann");
  const bob = await arrive(stage, "Bob", { width: 390, height: 844 });
  const asked = [ann, bob].map(({ page }) => {
    /** @type {string[]} */
    const urls = [];
    page.on("request", (request) => urls.push(request.url()));
    return urls;
  });
  await invite(ann);
  await picture(ann.page, "sealed-invited");
  await answer(bob, ann.sent[0]);
  await open(ann, bob.sent[0]);
  await ann.page.locator('.hand[data-asks="tile"]').waitFor();
  await picture(ann.page, "sealed-first-tile");
  for (let turn = 0; turn < 6; turn += 1) {
    const [from, to] = turn % 2 === 0 ? [ann, bob] : [bob, ann];
    assert.equal(await isAsked(to), false, "only one of them decides");
    await playTurn(from, turn);
    const link = from.sent.at(-1) ?? "";
    assert.ok(link.slice(link.indexOf("#")).length <= 240, link);
    await open(to, link);
    await to.page.locator('.hand[data-asks="tile"]').waitFor();
  }
  await picture(bob.page, "sealed-waiting-390x844");
  const statements = await Promise.all([ann, bob].map(async ({ page }) => (await keptRecord(page)).split("\n").filter((line) => line && !line.startsWith("["))));
  assert.deepEqual(statements[0], statements[1]);
  assert.ok(statements[0].filter((line) => line.startsWith("tile ")).length === 6);
  assert.ok(!asked.flat().some((url) => /search(_bg)?\.|thinker/.test(url)), "no computer player is loaded");
  assert.deepEqual([...ann.problems, ...bob.problems], []);
});
