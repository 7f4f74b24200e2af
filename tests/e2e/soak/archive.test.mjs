/** A thousand saved games are searched, and how long that takes. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "@playwright/test";
import { openPage, referee, serveWritten } from "../support/player.mjs";
import { onStage } from "../support/stage.mjs";

const stage = onStage();

test("a thousand games are searched in under a second, and their cards keep showing", async () => {
  test.setTimeout(180_000);
  const { page, problems } = await stage.browser.newPage();
  await openPage(page, stage.url);
  await serveWritten(page);
  const text = execFileSync(referee(), ["playout", "--players", "2", "--seed", "1", "--count", "1000"], { encoding: "utf8", maxBuffer: 1e8 });
  const records = text.split(/^(?=\[Bastide)/m);
  assert.equal(records.length, 1000);
  await page.evaluate(async (records) => {
    const { checksum, openDatabase } = await import(/** @type {any} */ ("./written/storage/database.js"));
    const { connection } = await openDatabase({ onOutdated() {}, onGone() {} });
    const transaction = connection.transaction(["games", "records"], "readwrite");
    const row = (/** @type {number} */ index) => ({
      id: `g${index}`,
      name: "",
      made: index,
      changed: index,
      saved: 1,
      writer: "w",
      deal: index,
      over: true,
      turn: 72,
      boxes: ["base"],
      players: [
        { colour: "red", name: "Ann", score: 1 },
        { colour: "blue", name: "Bob", score: 2 },
      ],
    });
    for (const [index, text] of records.entries()) {
      transaction.objectStore("games").put(row(index));
      transaction.objectStore("records").put({ id: `g${index}`, slot: 1, saved: 1, text, check: checksum(text) });
    }
    await new Promise((done) => (transaction.oncomplete = () => done(undefined)));
    connection.close();
  }, records);
  await page.getByRole("button", { name: "Saved games" }).click();
  await page.locator(".shelf-game").nth(999).waitFor({ state: "attached" });
  const timed = (/** @type {string} */ query) =>
    page.evaluate(async (query) => {
      const field = /** @type {HTMLInputElement} */ (document.querySelector(".shelf-search"));
      const told = /** @type {HTMLElement} */ (document.querySelector("#shelf-found"));
      const begun = performance.now();
      let [last, longest] = [begun, 0];
      field.value = query;
      field.dispatchEvent(new Event("input"));
      while (!/found/.test(told.textContent ?? "")) {
        await new Promise((done) => setTimeout(done, 4));
        const now = performance.now();
        [longest, last] = [Math.max(longest, now - last), now];
      }
      return { time: performance.now() - begun, longest, told: told.textContent };
    }, query);
  const first = await timed("city>=30 tiles:D@0,0+V@1,0"); // sends all games to the worker, which replays each
  const then = [await timed("feature:city>=8"), await timed("road>=20"), await timed("tiles:D@0,0+V@1,0'+U@0,1")];
  console.log(JSON.stringify({ first, then }));
  for (const { told } of [first, ...then]) assert.match(String(told), /^(\d+|No) games? found\.$/);
  const best = Math.min(...then.map(({ time }) => time));
  assert.ok(best < 1000, `${best} ms`);
  assert.deepEqual(problems, []);
});
