/** Sealed games: friends in browsers of their own play by messages that nobody can read ahead in. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { CLEARED } from "../../support/fault-cases.mjs";
import { answer, arrive, fileOf, invite, isAsked, open, openShelf, openWhole, playTurn, sayLeft, sitDown, takeIn } from "../../support/friends.mjs";
import { SHORT, keptRecord, picture, saved } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage();

/** A game on one device, which may stand in a file beside a sealed one. */
const ANOTHER = SHORT.replace("red Ann, blue Bob", "red Eve, blue Dan");

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
  const statements = await Promise.all(
    [ann, bob].map(async ({ page }) => (await keptRecord(page)).split("\n").filter((line) => line && !line.startsWith("["))),
  );
  assert.deepEqual(statements[0], statements[1]);
  assert.ok(statements[0].filter((line) => line.startsWith("tile ")).length === 6);
  assert.ok(!asked.flat().some((url) => /search(_bg)?\.|thinker/.test(url)), "no computer player is loaded");
  assert.deepEqual([...ann.problems, ...bob.problems], []);
});

test("an answer too late, a foreign message and a forged one are refused in one sentence, and an own invitation is known", async () => {
  const [ann, bob, eve] = await Promise.all(["Ann", "Bob", "Eve"].map((name) => arrive(stage, name)));
  await invite(ann);
  await open(ann, ann.sent[0]);
  await told(ann, /opened before/);
  await answer(bob, ann.sent[0]);
  await answer(eve, ann.sent[0]);
  await open(ann, bob.sent[0]);
  await ann.page.locator('.hand[data-asks="tile"]').waitFor();
  await open(ann, eve.sent[0]);
  await told(ann, /Somebody else has answered/);
  await playTurn(ann, 1);
  const turn = ann.sent.at(-1) ?? "";
  await open(eve, turn);
  await told(eve, /Somebody else has answered/);
  const altered = `${turn.slice(0, -20)}AAAA${turn.slice(-16)}`;
  await open(bob, altered);
  await told(bob, /not complete: part of it/);
  await bob.page.locator('[data-notice="arrive"]').evaluate((notice) => notice.remove());
  await open(bob, `${turn.replace(/#m=.*/, "")}#m=`); // cut off by a messenger
  await told(bob, /not complete: part of it/);
  const before = await keptRecord(bob.page);
  assert.ok(!before.includes("\ntile "), "nothing was taken in");
  await open(bob, turn);
  await bob.page.locator('.hand[data-asks="tile"]').waitFor();
  await open(bob, turn);
  await told(bob, /opened before/);
  assert.deepEqual([...ann.problems, ...bob.problems, ...eve.problems], []);
});

test("four friends begin; messages come mixed up; one is silent, and the others go on", async () => {
  const friends = await sitDown(stage, ["Ann", "Bob", "Eve", "Dan"]);
  const [ann, ...guests] = friends;
  await playTurn(ann, 1);
  const [bob, eve, dan] = guests;
  for (const guest of guests) await openWhole(guest, ann.sent.at(-1) ?? "");
  await bob.page.locator('.hand[data-asks="tile"]').waitFor();
  for (const friend of [ann, eve, dan]) await sayLeft(friend);
  for (const from of [ann, eve, dan]) for (const to of [ann, eve, dan]) if (to !== from) await openWhole(to, from.sent.at(-1) ?? "");
  await eve.page.locator('.hand[data-asks="tile"]').waitFor();
  assert.equal((await keptRecord(eve.page)).match(/\ntile /g)?.length, 2, "a tile was laid for Bob");
  assert.deepEqual(
    friends.flatMap(({ problems }) => problems),
    [],
  );
});

test("a lost device goes on from the file with everything", async () => {
  const [ann, bob] = await Promise.all(["Ann", "Bob"].map((name) => arrive(stage, name)));
  await invite(ann);
  await answer(bob, ann.sent[0]);
  await open(ann, bob.sent[0]);
  await playTurn(ann, 2);
  const text = await fileOf(stage, ann);
  const turn = ann.sent.at(-1) ?? "";
  assert.ok(!turn.includes(text.split('[SealKeys "')[1].slice(0, 64)), "no secret is in a message");
  const other = await arrive(stage, "Ann's other phone");
  await takeIn(stage, other, text);
  await other.page.locator(".hand, .shelf-game").first().waitFor();
  await open(bob, turn);
  await bob.page.locator('.hand[data-asks="tile"]').waitFor();
  await playTurn(bob, 1);
  await open(other, bob.sent.at(-1) ?? "");
  await other.page.locator('.hand[data-asks="tile"]').waitFor();
  assert.deepEqual([...ann.problems, ...bob.problems, ...other.problems], []);
});

test("a device that has a key of its own, or forty, opens a game that came with another one, alone in its file or among others", async () => {
  const [ann, bob] = await Promise.all(["Ann", "Bob"].map((name) => arrive(stage, name)));
  await invite(ann);
  await answer(bob, ann.sent[0]);
  await open(ann, bob.sent[0]);
  await ann.page.locator('.hand[data-asks="tile"]').waitFor(); // a tile that nobody else knows
  const text = await fileOf(stage, ann);
  for (const more of ["", ANOTHER]) {
    const other = await arrive(stage, "Ann");
    await invite(other);
    if (more) await other.page.evaluate(haveForty);
    await takeIn(stage, other, `${text}\n${more}`);
    if (more) await other.page.locator(".shelf-open", { hasText: "Bob" }).click();
    await other.page.locator('.hand[data-asks="tile"][data-paused="false"]').waitFor();
    assert.deepEqual(other.problems, []);
  }
  assert.deepEqual([...ann.problems, ...bob.problems], []);
});

for (const what of ["all of it", "the small storage"])
  test(`${what} deleted under a sealed game: the key of the device is kept again, and the game goes on, also on the next visit`, async () => {
    const [ann, bob] = await Promise.all(["Ann", "Bob"].map((name) => arrive(stage, name)));
    await invite(ann);
    await answer(bob, ann.sent[0]);
    await openWhole(ann, bob.sent[0]);
    for (let turn = 1; turn <= 3; turn += 2) {
      await playTurn(ann, turn);
      await openWhole(bob, ann.sent.at(-1) ?? "");
      await playTurn(bob, turn + 1);
      await saved(ann.page);
      await ann.page.evaluate(() => localStorage.setItem("until it is deleted", ""));
      await ann.page.bringToFront();
      await CLEARED[what](ann.page);
      await ann.page.waitForFunction(() => localStorage.getItem("until it is deleted") === null);
      if (turn === 3) {
        await openShelf(stage, ann);
        await ann.page.locator(".shelf-open", { hasText: "Bob" }).click();
        await ann.page.locator(".hand").waitFor();
      }
      await openWhole(ann, bob.sent.at(-1) ?? "");
      await ann.page.locator('.hand[data-asks="tile"][data-paused="false"]').waitFor();
    }
    await playTurn(ann, 5);
    await openWhole(bob, ann.sent.at(-1) ?? "");
    await bob.page.locator('.hand[data-asks="tile"][data-paused="false"]').waitFor();
    assert.deepEqual([...ann.problems, ...bob.problems], []);
  });

test("a newer file with several games goes on with the sealed game of an older one, and the list says whose turn it is", async () => {
  const [ann, bob, other] = await Promise.all(["Ann", "Bob", "Ann"].map((name) => arrive(stage, name)));
  await invite(ann);
  await answer(bob, ann.sent[0]);
  await openWhole(ann, bob.sent[0]);
  await ann.page.locator('.hand[data-asks="tile"]').waitFor();
  await saved(ann.page);
  const older = await fileOf(stage, ann);
  const card = other.page.locator(".shelf-open", { hasText: "Bob" });
  await takeIn(stage, other, `${older}\n${ANOTHER}`);
  await card.filter({ hasText: "your turn" }).waitFor();
  await card.click(); // and it stays on the table while the newer file comes
  await other.page.locator('.hand[data-asks="tile"]').waitFor();
  await ann.page.locator(".shelf-open").click();
  await playTurn(ann, 1);
  await saved(ann.page);
  const newer = await fileOf(stage, ann);
  const drop = (/** @type {string} */ text) =>
    other.page.evaluate((text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], "all.bastide"));
      document.body.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
    }, text);
  await drop(`${newer}\n${ANOTHER}`);
  await told(other, /0 games were added. 1 was already there. Your saved game was updated/);
  await card.filter({ hasText: "waiting for Bob" }).waitFor();
  await drop(`${older}\n${ANOTHER}`);
  await told(other, /0 games were added. 2 were already there.$/);
  assert.equal(await card.count(), 1);
  await openWhole(bob, ann.sent.at(-1) ?? "");
  await playTurn(bob, 2);
  await openWhole(other, bob.sent.at(-1) ?? "");
  await other.page.locator('.hand[data-asks="tile"][data-paused="false"]').waitFor();
  assert.equal((await keptRecord(other.page)).match(/\ntile /g)?.length, 2);
  assert.deepEqual([...ann.problems, ...bob.problems, ...other.problems], []);
});

/** Puts keys of other devices behind the own one. */
function haveForty() {
  const [own] = JSON.parse(localStorage.getItem("bastide / seal-keys") ?? "[]");
  const others = Array.from({ length: 39 }, (_, index) => index.toString(16).padStart(64, "0"));
  localStorage.setItem("bastide / seal-keys", JSON.stringify([own, ...others]));
}

/** @param {import("../../support/friends.mjs").Friend} friend @param {RegExp} sentence */
async function told({ page }, sentence) {
  await page.locator('[data-notice="arrive"]').filter({ hasText: sentence }).waitFor();
}
