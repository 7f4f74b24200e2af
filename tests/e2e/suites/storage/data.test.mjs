/** Stored data as a person handles it: opening files of another program, saving everything, and erasing everything. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "@playwright/test";
import { zip } from "../../support/archive.mjs";
import { downloaded, playing, spoil, stored } from "../../support/kept.mjs";
import { SHORT, openPage, picture, saved as settled } from "../../support/player.mjs";
import { ROOT } from "../../support/serve.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const stage = onStage();

/**
 * Drops a file on the page.
 *
 * @param {Page} page
 * @param {string} name
 * @param {string | Buffer} content
 */
async function drop(page, name, content) {
  const transfer = await page.evaluateHandle(
    ({ name, bytes }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], name));
      return data;
    },
    { name, bytes: [...Buffer.from(content)] },
  );
  await page.dispatchEvent("body", "drop", { dataTransfer: transfer });
}

/** @param {object} sets */
function saved(sets) {
  const at = { position: [1, 0] };
  return JSON.stringify({
    setup: { sets, elements: { "small-follower": 7, farmers: true }, rules: {}, start: [{ tile: "BA/RCr", x: 0, y: 0, rotation: 0 }] },
    players: [
      { name: "Alice", slot: 0 },
      { name: "Bruno", slot: 3 },
    ],
    replay: [
      { type: "PLACE_TILE", payload: { tileId: "BA/RFr", rotation: "R0", ...at } },
      { type: "DEPLOY_MEEPLE", payload: { pointer: { ...at, feature: "Road", location: "WE" }, meepleId: "0.small.1" } },
      { type: "COMMIT", payload: {} },
    ],
  });
}

test("a saved game of JCloisterZone opens, also from an archive, and one with other boxes or of an old version is told why not", async () => {
  const { page, problems } = await stage.browser.newPage();
  await openPage(page, stage.url);
  await drop(page, "other.jcz", saved({ "basic:1": 1, "tunnel:1": 1 }));
  await page.locator(".notice").getByText("The Tunnel").waitFor();
  assert.equal(await page.locator("canvas.board").count(), 0);
  await drop(page, "old.jcz", '<?xml version="1.0"?><game app-version="3.4.2" phase="ActionPhase"/>');
  await page.locator(".notice").getByText("old version of JCloisterZone").waitFor();
  const files = /** @type {[string, string][]} */ ([
    ["read me.txt", "A game of ours"],
    ["game.jcz", saved({ "basic:1": 1 })],
  ]);
  await drop(page, "game.zip", zip(files));
  const replay = page.locator("dialog.replay");
  await replay.locator("canvas.board").waitFor();
  assert.deepEqual(await replay.locator(".player").evaluateAll((players) => players.map((player) => player.getAttribute("data-colour"))), ["red", "green"]);
  assert.equal(await page.locator(".notice").getByText("not a game record").count(), 0, "what lies beside a game is no mistake");
  await picture(page, "jcz-1280x800");
  await replay.getByRole("button", { name: "Close" }).first().click();
  await page.locator(".hand-hint").getByText("open for viewing").waitFor();
  assert.deepEqual(problems, []);
});

test("a saved game of JCloisterZone before a record in one text is taken in beside it", async () => {
  const { page, problems } = await stage.browser.newPage();
  await openPage(page, stage.url);
  await drop(page, "both.txt", `${saved({ "basic:1": 1 })}\n${SHORT}`);
  await page.locator(".notice").getByText("2 games were added").waitFor();
  await drop(page, "all.txt", `${saved({ "basic:1": 1 })}\n[Solved "gap"]\n ${SHORT}`);
  await page.locator(".notice").getByText("2 were already there").waitFor();
  assert.deepEqual(problems, []);
});

test("a setting that the browser does not store counts, and it is said until when", async () => {
  const { page, problems } = await stage.browser.newPage();
  await openPage(page, stage.url);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.locator('[data-action="settings"]').first().click();
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  await page.locator(".notice").getByText("It applies only until you close the page.").waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
  assert.deepEqual(problems, []);
});

test("everything is saved to a file, and erased when that is meant", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 390, height: 844 });
  await openPage(page, stage.url);
  await page.evaluate((text) => localStorage.setItem("bastide / last-game", text), SHORT);
  await page.reload();
  await page.locator(".resume").waitFor();
  await page.getByRole("button", { name: "About and data" }).click();
  const about = page.locator(".about-dialog");
  const { build } = /BUILD = "(?<build>\w*)"/.exec(await readFile(join(process.env.BASTIDE_DIST ?? join(ROOT, "dist"), "build.js"), "utf8"))?.groups ?? {};
  await about.getByText(`build ${build}.`).waitFor();
  await picture(page, "about-390x844");
  await about.locator("summary").click();
  await about.getByText("wasm-bindgen").waitFor();
  const [download] = await Promise.all([page.waitForEvent("download"), about.getByRole("button", { name: "Save all games" }).click()]);
  assert.match(await readFile(await download.path(), "utf8"), /\[Deck "D V U C/);
  await about.getByRole("button", { name: "Erase everything" }).click();
  await page.locator("dialog.erase").getByRole("button", { name: "Keep everything" }).click();
  await about.getByRole("button", { name: "Erase everything" }).click();
  await picture(page, "erase-390x844");
  await Promise.all([page.waitForEvent("load"), page.locator("dialog.erase").getByRole("button", { name: "Erase it all" }).click()]);
  await page.locator(".setup").waitFor();
  assert.equal(await page.locator(".resume").count(), 0);
  assert.deepEqual(problems, []);
});

test("the best results alone go with the games, and only better ones come back", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 390, height: 844 });
  const keepBest = (/** @type {object} */ best) => page.evaluate((best) => localStorage.setItem("bastide / solo-best", JSON.stringify(best)), best);
  const best = () => page.evaluate(() => JSON.parse(localStorage.getItem("bastide / solo-best") ?? ""));
  await openPage(page, stage.url);
  await keepBest({ hamlet: 41, "2026-11-23": 37 });
  await page.getByRole("button", { name: "About and data" }).click();
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator(".about-dialog").getByRole("button", { name: "Save all games" }).click()]);
  const text = await readFile(await download.path(), "utf8");
  assert.match(text, /^\[SoloBest "hamlet=41 2026-11-23=37"\]\n/);
  await keepBest({ hamlet: 50 });
  await page.keyboard.press("Escape");
  await drop(page, "all.bastide", text);
  await page.locator(".notice").getByText("1 best solo result was taken from the file.").waitFor();
  assert.deepEqual(await best(), { hamlet: 50, "2026-11-23": 37 });
  await drop(page, "damaged.bastide", '[SoloBest "hamlet=many crown= =5 Gap=70 nowhere=70 2099-01-01=70 1999-01-01=70"]\n');
  await page.locator(".notice").getByText("The puzzles or solo decks that this file names do not exist here.").waitFor();
  await drop(page, "all.bastide", text);
  await page.locator(".notice").getByText("Your own solo results are at least as good").waitFor();
  assert.deepEqual(await best(), { hamlet: 50, "2026-11-23": 37 });
  assert.deepEqual(problems, []);
});

test("solved puzzles go with the games, also without any; what was said goes with the screen", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 390, height: 844 });
  await page.clock.install();
  await page.addInitScript(
    () => localStorage.getItem("bastide / puzzles-solved") ?? localStorage.setItem("bastide / puzzles-solved", JSON.stringify(["gap", "crown"])),
  );
  await openPage(page, stage.url);
  await page.getByRole("button", { name: "About and data" }).click();
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator(".about-dialog").getByRole("button", { name: "Save all games" }).click()]);
  const text = await readFile(await download.path(), "utf8");
  assert.match(text, /^\[Solved "gap crown"\]\n/);
  await page.evaluate(() => localStorage.setItem("bastide / puzzles-solved", JSON.stringify(["gap"])));
  await page.reload();
  await page.locator(".setup").waitFor();
  await drop(page, "all.bastide", `${text.replace("gap", "gap nowhere constructor")}\n${SHORT}\n${SHORT.replace("Ann", "Eve").replace("D V U", "D U V")}`);
  await page.locator(".notice").getByText("1 more puzzle is solved now.").waitFor();
  await page.locator(".notice").getByText("2 games were added.").waitFor();
  assert.deepEqual(await page.evaluate(() => JSON.parse(localStorage.getItem("bastide / puzzles-solved") ?? "")), ["gap", "crown"]);
  await drop(page, "later.bastide", '[Solved "nowhere constructor"]\n');
  await page.locator(".notice").getByText("The puzzles or solo decks that this file names do not exist here.").waitFor();
  await page.clock.fastForward(1600); // what was said just before is about the next screen
  await page.getByRole("button", { name: "Back" }).click();
  await page.locator(".setup").waitFor();
  assert.equal(await page.locator(".notice").count(), 0);
  assert.deepEqual(problems, []);
});

test("rows with anything in them hide no other game: the page starts, lists all of them, opens them and writes them to a file", async () => {
  const { page, problems } = await playing(stage);
  const [{ games }, later] = [await stored(page), Date.now() + 60_000];
  const colour = { colour: "mauve", name: "Ann", score: 0 };
  const damages = [
    { players: null, changed: later },
    { players: [colour] },
    { changed: null, made: "x" },
    { changed: 1e300, boxes: "base", name: 5, study: 7 },
  ];
  await page.goto(`${stage.url}icon.svg`);
  const rows = damages.map((damage, index) => ({ ...games[0], id: `damaged-${index}`, ...damage }));
  const records = rows.map(({ id }, index) => ({ id, slot: 0, saved: 2, text: [null, 5, SHORT, SHORT][index], check: 0 }));
  await spoil(page, records);
  await spoil(page, rows, "games");
  await page.goto(stage.url);
  await page.locator(".resume").waitFor();
  await page.getByRole("button", { name: "Saved games" }).click();
  await page.locator(".shelf-open").nth(damages.length).waitFor();
  assert.equal(await page.locator(".shelf-open", { hasText: "cannot be read" }).count(), 2);
  const all = await downloaded(page, page.getByRole("button", { name: "Save all" }));
  assert.equal(all.match(/^\[Bastide "1"\]/gm)?.length, 3, "all that have a record");
  await page.locator(".shelf-open", { hasText: "cannot be read" }).first().click();
  await page.locator("dialog.unreadable").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".shelf-open", { hasNotText: "cannot be read" }).last().click();
  await settled(page);
  assert.deepEqual(problems, []);
});
