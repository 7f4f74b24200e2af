/** What earlier versions wrote is opened by this one: files, links, diagrams, and what a browser has kept of a family's games. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { test } from "@playwright/test";
import { decide, keptRecord, openPage, pointing, refereed, saved } from "../../support/player.mjs";
import { ROOT } from "../../support/serve.mjs";
import { onStage } from "../../support/stage.mjs";

const FOLDER = join(ROOT, "tests/data/formats");
const VERSIONS = readdirSync(FOLDER).filter((name) => /^\d+$/.test(name));
assert.ok(VERSIONS.length > 0, `${FOLDER} has no version`);

const stage = onStage();

/** @param {string} text @returns {string[]} its decisions */
const decisions = (text) => text.split("\n").filter((line) => /^[a-z]/.test(line));

/** Runs in a page without the game: puts back what a browser had kept. @param {any} kept */
async function putBack({ version, games, records, settings }) {
  const request = indexedDB.open("bastide", version);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("games", { keyPath: "id" });
    request.result.createObjectStore("records", { keyPath: ["id", "slot"] });
  };
  await new Promise((done, failed) => ([request.onsuccess, request.onerror] = [done, failed]));
  const writing = request.result.transaction(["games", "records"], "readwrite");
  for (const row of games) writing.objectStore("games").put(row);
  for (const row of records) writing.objectStore("records").put(row);
  await new Promise((done, failed) => ([writing.oncomplete, writing.onerror] = [done, failed]));
  request.result.close();
  for (const [key, value] of Object.entries(settings)) localStorage.setItem(key, value);
}

for (const version of VERSIONS) {
  const file = (/** @type {string} */ name) => readFileSync(join(FOLDER, version, name), "utf8");

  test(`format ${version}: the games that a browser has kept are all there, and the last one goes on`, async () => {
    const { page, problems } = await stage.browser.newPage();
    const kept = JSON.parse(file("browser.json"));
    await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
    await page.goto(`${stage.url}licences.txt`); // a page without the game
    await page.evaluate(putBack, kept);
    await page.goto(stage.url);
    await page.getByRole("button", { name: "Saved games" }).click();
    await page.locator(".shelf-open").first().waitFor();
    assert.equal(await page.locator(".shelf-open").count(), kept.games.length);
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await page.locator(".resume").click();
    assert.deepEqual(decisions(await keptRecord(page)), decisions(file("link.game")));
    await decide(page, pointing("mouse"), 1);
    assert.equal(decisions(await keptRecord(page)).length, decisions(file("link.game")).length + 1);
    assert.deepEqual(problems, []);
  });

  test(`format ${version}: a file of all games`, async () => {
    const { page, problems } = await stage.browser.newPage();
    const text = file("games.bastide");
    const games = text.split(/^(?=\[Bastide )/m);
    await openPage(page, stage.url);
    await page.getByRole("button", { name: "Saved games" }).click();
    await page.locator("input[type=file]").setInputFiles([{ name: "games.bastide", mimeType: "text/plain", buffer: Buffer.from(text) }]);
    await page
      .locator('[data-notice="arrive"]')
      .filter({ hasText: `${games.length} games were added` })
      .waitFor();
    const finished = games.find((game) => game.includes("[Result ")) ?? "";
    await page.locator(".shelf-open", { hasText: "finished" }).click();
    const opened = (await page.locator("dialog.end").getAttribute("data-record")) ?? "";
    assert.deepEqual(decisions(opened), decisions(finished));
    assert.equal(refereed(opened).join(" "), /\[Result "([^"]*)"\]/.exec(finished)?.[1]);
    assert.deepEqual(problems, []);
  });

  test(`format ${version}: a link, and a diagram in a frame`, async () => {
    const { page, problems } = await stage.browser.newPage();
    await page.goto(stage.url + file("link.txt").trim());
    await saved(page);
    const now = await keptRecord(page);
    assert.deepEqual(decisions(now), decisions(file("link.game")));
    assert.ok(VERSIONS.includes(/^\[Bastide "(\d+)"\]$/m.exec(now)?.[1] ?? ""), "what is written now has no folder");
    await page.goto(`${stage.url}embed.html#d=${deflateRawSync(file("diagram.bastide")).toString("base64url")}`);
    await page.getByRole("img", { name: /tiles/ }).waitFor();
    assert.deepEqual(problems, []);
  });
}
