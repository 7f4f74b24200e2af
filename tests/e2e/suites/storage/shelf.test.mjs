/** The shelf of saved games, and files that come and go. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "@playwright/test";
import { violations } from "../../support/axe.mjs";
import { fillsUp } from "../../support/full-disk.mjs";
import { block } from "../../support/kept.mjs";
import { SHORT, keptRecord, openPage, picture, played, saved, serveWritten, spots } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const stage = onStage();

/** The first decision of two games that part there. */
const [EAST, WEST] = [`${SHORT}tile V 1,0 0\n`, `${SHORT}tile V -1,0 2\n`];

/** A finished game for three. */
const FINISHED = () => played("--players", "3", "--seed", "5");

/** @param {Page} page @param {string} key */
const notice = (page, key) => page.locator(`[data-notice="${key}"]`);

/** @param {Page} page */
async function openShelf(page) {
  await page.getByRole("button", { name: "Saved games" }).click();
  await page.locator(".shelf").waitFor();
}

/**
 * @param {Page} page
 * @param {Record<string, string>} files texts by name
 */
function choose(page, files) {
  return page
    .locator("input[type=file]")
    .setInputFiles(Object.entries(files).map(([name, text]) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) })));
}

/**
 * Drops files on the page, as from a folder.
 *
 * @param {Page} page
 * @param {Record<string, string>} files
 */
async function drop(page, files) {
  const shown = await page.evaluate((files) => {
    const dataTransfer = new DataTransfer();
    for (const [name, text] of Object.entries(files)) dataTransfer.items.add(new File([text], name));
    const drag = (/** @type {string} */ type) => document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    const told = () => getComputedStyle(document.body, "::after").content;
    const seen = ["dragover", "dragleave", "dragover", "drop"].map((type) => (drag(type), told()));
    return seen.map((content) => content.length > 20);
  }, files);
  assert.deepEqual(shown, [true, false, true, false], "while a file is over the page it is said that it can be dropped there");
}

/**
 * @param {Page} page
 * @param {string} name of a game
 * @param {string} action
 */
async function act(page, name, action) {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("button", { name: action }).click();
}

/** @param {Page} page */
const names = (page) =>
  page.locator(".shelf-game > .icon-button").evaluateAll((menus) => menus.map((menu) => (menu.getAttribute("aria-label") ?? "").replace("Actions for ", "")));

test("games are named, copied, deleted and brought back", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1024, height: 768 });
  await openPage(page, stage.url, SHORT);
  await openShelf(page);
  assert.deepEqual(await violations(page), []);
  const [first] = await names(page);
  assert.match(first, /^Ann and Bob, /);
  await act(page, first, "Rename");
  await page.keyboard.type('A "rainy" Sunday');
  await page.keyboard.press("Enter");
  await page.locator(".shelf-open", { hasText: "A rainy Sunday" }).waitFor();
  await act(page, "A rainy Sunday", "Make a copy");
  await page.locator(".shelf-open", { hasText: "Copy of A rainy Sunday" }).waitFor();
  await act(page, "A rainy Sunday", "Delete");
  await notice(page, "removed").waitFor();
  assert.deepEqual(await names(page), ["Copy of A rainy Sunday"]);
  await notice(page, "removed").getByRole("button", { name: "Undo" }).click();
  await page.locator(".shelf-game").nth(1).waitFor();
  await picture(page, "shelf-1024x768");
  await page.reload();
  await openShelf(page);
  assert.deepEqual((await names(page)).sort(), ["A rainy Sunday", "Copy of A rainy Sunday"]);
  await page.locator(".shelf-open", { hasText: /^A rainy/ }).click();
  await saved(page);
  const [spot] = await spots(page);
  await page.mouse.click(spot.x, spot.y);
  await page.locator(".hand .primary:not([aria-disabled])").click();
  await saved(page);
  await page.goto(stage.url);
  await openShelf(page);
  assert.equal((await names(page))[0], "A rainy Sunday", "playing keeps the name");
  assert.deepEqual(problems, []);
});

test("all that can be done with a game of six with long names is reached on a phone held sideways", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 844, height: 390, touch: true });
  const six = ["red", "blue", "green", "yellow", "black", "pink"].map((colour) => `${colour} Maximiliane ${colour}`).join(", ");
  await openPage(
    page,
    stage.url,
    played("--players", "6", "--seed", "4", "--boxes", "base+inns")
      .replace(/\[Players ".*"\]/, `[Players "${six}"]`)
      .replace(/^(\[Result|expect).*\n/gm, ""),
  );
  await openShelf(page);
  await page.getByRole("button", { name: /^Actions for / }).click();
  const buttons = page.locator("dialog[open] footer button");
  assert.ok((await buttons.count()) >= 6);
  for (const button of await buttons.all()) await button.tap({ trial: true, timeout: 5000 });
  assert.deepEqual(problems, []);
});

test("a name that finds no room is kept in memory, and written once there is some", async () => {
  const { page, problems } = await stage.browser.newPage();
  await fillsUp(page);
  await openPage(page, stage.url, SHORT);
  await openShelf(page);
  await page.evaluate(() => Object.assign(window, { full: true }));
  await act(page, (await names(page))[0], "Rename");
  await page.keyboard.type("Sunday");
  await page.keyboard.press("Enter");
  await notice(page, "storage").waitFor();
  await page.locator(".shelf-open", { hasText: "Sunday" }).waitFor();
  await page.evaluate(() => Object.assign(window, { full: false }));
  await notice(page, "storage").waitFor({ state: "detached", timeout: 15_000 }); // it is tried again every ten seconds
  await page.reload();
  await openShelf(page);
  await page.locator(".shelf-open", { hasText: "Sunday" }).waitFor();
  assert.deepEqual(problems, []);
});

test("all games go into one file and come back from it, on another device too", async () => {
  const { page } = await stage.browser.newPage({ width: 390, height: 844, touch: true });
  await openPage(page, stage.url, EAST);
  await openShelf(page);
  await act(page, (await names(page))[0], "Rename");
  await page.keyboard.type("Sunday");
  await page.keyboard.press("Enter");
  await page.locator(".shelf-open", { hasText: "Sunday" }).waitFor();
  const finished = FINISHED();
  await drop(page, { "finished.bastide": finished });
  await page.locator("dialog.end").waitFor();
  await page.goto(stage.url);
  await openShelf(page);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save all" }).tap()]);
  assert.equal(download.suggestedFilename(), "bastide-games.bastide");
  const text = await readFile(await download.path(), "utf8");
  assert.equal(text.match(/^\[Bastide "1"\]$/gm)?.length, 2);

  const { page: other, problems } = await stage.browser.newPage();
  await openPage(other, stage.url);
  await openShelf(other);
  await choose(other, { "all.bastide": text });
  await notice(other, "arrive").waitFor();
  assert.match(await notice(other, "arrive").innerText(), /2 games were added/);
  assert.equal((await names(other)).includes("Sunday"), true);
  await other.locator(".shelf-games", { hasText: "finished" }).waitFor();
  await choose(other, { "all.bastide": text });
  await notice(other, "arrive").filter({ hasText: "2 were already there" }).waitFor();
  await other.locator(".shelf-open", { hasText: "finished" }).click();
  await other.locator("dialog.end").waitFor();
  assert.equal(await other.locator("dialog.end").getAttribute("data-record"), finished);
  await other.goto(stage.url);
  await other.locator(".resume", { hasText: "Ann" }).waitFor();

  // Of a game that cannot be read to its end the beginning is kept, once.
  await openShelf(other);
  const cut = `${EAST.replaceAll("Ann", "Cut")}tile V 9,9 0\n`; // only its beginning can be played
  await choose(other, { "cut.bastide": text + cut });
  await notice(other, "arrive").filter({ hasText: "1 game was added" }).filter({ hasText: "1 could not be read" }).waitFor();
  await choose(other, { "cut.bastide": text + cut });
  await notice(other, "arrive").filter({ hasText: "3 were already there" }).filter({ hasText: "1 could not be read" }).waitFor();
  // Nor does one with notes and a tile of its own, which cannot be played here, keep those behind it out.
  const own = '[Bastide "2"]\n[Players "red, blue"]\n[Tile "MY1; edges CFFF; city N; field ENE ESE SSE SSW WSW WNW touches N"]\ntile MY1 0,-1 2 !? {mine}\n';
  await choose(other, { "own.bastide": `${own}\n${EAST.replaceAll("Ann", "Behind")}` });
  await notice(other, "arrive").filter({ hasText: "1 game was added" }).filter({ hasText: "1 could not be read" }).waitFor();
  assert.deepEqual(problems, []);
});

test("the games of a file are all kept where another screen is opened meanwhile, and that screen stays", async () => {
  const { page, problems } = await stage.browser.newPage();
  await openPage(page, stage.url);
  await openShelf(page);
  await block(page);
  await choose(page, { "many.game": `${FINISHED()}\n${EAST}\n${WEST}` });
  await page.evaluate(() => (location.hash = "#learn"));
  await page.locator(".coach").waitFor();
  await page.evaluate(() => /** @type {any} */ (window).letGo());
  await notice(page, "arrive").filter({ hasText: "3 games were added." }).waitFor();
  assert.ok(await page.locator(".coach").isVisible(), "nobody is taken out of the lesson");
  assert.equal(await page.locator("#app > main").count(), 1);
  await page.goto(stage.url);
  await openShelf(page);
  assert.equal((await names(page)).length, 3);
  assert.deepEqual(problems, []);
});

test("all games are saved to a file although another screen is opened meanwhile", async () => {
  const { page, problems } = await stage.browser.newPage();
  await openPage(page, stage.url, EAST);
  await openShelf(page);
  await block(page);
  await page.getByRole("button", { name: "Save all to a file" }).click();
  await page.evaluate(() => (location.hash = "#learn"));
  await page.locator(".coach").waitFor();
  const [file] = await Promise.all([page.waitForEvent("download"), page.evaluate(() => /** @type {any} */ (window).letGo())]);
  assert.ok((await readFile(await file.path(), "utf8")).includes("tile V 1,0 0"));
  assert.deepEqual(problems, []);
});

test("games that cannot be taken in, because the browser does not read what is there, are counted", async () => {
  const { page } = await stage.browser.newPage();
  await openPage(page, stage.url);
  await openShelf(page);
  await page.evaluate(() => {
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException("the connection was lost", "InvalidStateError");
    };
  });
  await choose(page, { "many.game": `${EAST}\n${WEST}` });
  const asked = page.locator("dialog[open]");
  await asked.waitFor();
  await page.keyboard.press("Escape");
  await notice(page, "arrive").filter({ hasText: "2 were not opened" }).waitFor();
});

test("who is a computer player is seen and said, and rows of older versions do without", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 390, height: 844, touch: true });
  await openPage(page, stage.url, EAST.replace("blue Bob", "blue Bob (ai:planner)"));
  await serveWritten(page);
  await page.evaluate(
    async (text) => {
      const { openDatabase } = await import(/** @type {any} */ ("./written/storage/database.js"));
      const players = [
        { colour: "red", name: "Cleo", score: 3 },
        { colour: "blue", name: "Dan", score: 4 },
      ]; // as they were written before
      const row = { id: "old", name: "An old one", made: 1, changed: 1, saved: 1, writer: "w", deal: 0, over: false, turn: 1, players };
      await (await openDatabase({ onOutdated() {}, onGone() {} })).save(row, text);
    },
    WEST.replace("Bob", "Bob (ai:master)"),
  );
  await openShelf(page);
  assert.deepEqual(await violations(page), []);
  const seats = (/** @type {string} */ name) =>
    page
      .locator(".shelf-game", { has: page.getByRole("button", { name: `Actions for ${name}` }) })
      .locator(".shelf-score")
      .allTextContents();
  assert.deepEqual(await seats("Ann and Bob"), ["Ann  0", "Bob computer (Planner) 0"]);
  assert.deepEqual(await seats("An old one"), ["Cleo  3", "Dan  4"]);
  assert.deepEqual(problems, []);
});

test("one game is saved to a file by its name", async () => {
  const { page } = await stage.browser.newPage();
  await openPage(page, stage.url, EAST);
  await openShelf(page);
  const [name] = await names(page);
  const [download] = await Promise.all([page.waitForEvent("download"), act(page, name, "Save to a file")]);
  assert.equal(download.suggestedFilename(), `${name}.bastide`);
  const text = await readFile(await download.path(), "utf8");
  assert.equal(text.replace(/\[Date ".*"\]\n/, ""), EAST);
});

test("files that are no games get one sentence", async () => {
  const { page, problems } = await stage.browser.newPage();
  await openPage(page, stage.url);
  const refused = /** @type {[string, string, RegExp][]} */ ([
    ["letter.txt", "Dear Bob,\n", /not a game record/],
    ["other.jcz", '{"gameId":"1","replay":[]}', /JCloisterZone/],
    ["long.bastide", "# ".repeat(2_100_000), /too long/],
    [
      "bombs.bastide",
      `[Bastide "1"]\n[Players "red, blue"]\n[Deck "${"D ".repeat(200_000)}"]\n`,
      /not describe a playable game: see line 3\. The line reads: “\[Deck "D D D/,
    ],
    ["broken.bastide", '[Bastide "1"]\n[Players "red, blue"]\nnonsense\n', /cannot be read at line 3, column 1\. The line reads: “nonsense”\./],
    ["empty.bastide", '[Bastide "1"]\n', /does not say who plays/],
    ["curly.bastide", EAST.replaceAll('"', "”"), /quotation marks in line 1 .* straight: " The line reads/],
    ["joined.bastide", EAST.replaceAll("\n", "\r"), /Line 1 contains several entries/],
    ["later.bastide", EAST.replace('"1"', '"3"'), /According to line 1, .* newer version/],
    [
      "forbidden.bastide",
      `${EAST}skip; tile U 9,9 0 # far off\n`,
      /at line 5 because “tile U 9,9 0” cannot be played: A tile must touch another tile along an edge\. You can continue/,
    ],
  ]);
  for (const [name, text, sentence] of refused) {
    await drop(page, { [name]: text });
    await notice(page, "arrive").filter({ hasText: sentence }).waitFor();
  }
  await drop(page, { "half.bastide": `${EAST}tile Q 9,9 0\n` });
  await notice(page, "arrive").getByRole("button", { name: "Open the beginning" }).click();
  await saved(page);
  assert.equal(await keptRecord(page), EAST);
  assert.deepEqual(problems, []);
});

test("why a record is refused is said in the language of the page, with its line", async () => {
  const { page, context, problems } = await stage.browser.newPage({ lang: "de" });
  await openPage(page, stage.url);
  const apart = "Ein Plättchen muss mit einer Kante an einem anderen liegen.";
  const refused = {
    [`${EAST}sk\u202eip\u0007 and a long line that nobody can read\n`]:
      "In Zeile 5, Spalte 3, steht ein unsichtbares Zeichen (U+202E). Es muss gelöscht werden; wahrscheinlich kam es beim Kopieren mit. Die Zeile lautet: „sk ip and a long line that nob…“.",
    [`${EAST}skip; tile U 9,9 0 # far off\n`]: `Das Protokoll bricht in Zeile 5 ab, weil „tile U 9,9 0“ nicht gespielt werden kann: ${apart}`,
    [`${EAST}\ntile U 9,9 0\n`]: `Das Protokoll bricht in Zeile 6 ab, weil „tile U 9,9 0“ nicht gespielt werden kann: ${apart}`,
    [`${EAST}meeple city.N\n`]:
      "Das Protokoll bricht in Zeile 5 ab, weil „meeple city.N“ nicht gespielt werden kann: Diese Stelle gibt es auf dem Plättchen nicht.",
    [`${EAST.replace("\n", '\n[Result "3 5"]\n')}`]: 'Zeile 2 widerspricht dem Rest des Protokolls. Die Zeile lautet: „[Result "3 5"]“.',
    [EAST.replace("blue Bob", "red Bob")]:
      'Mit den Angaben am Anfang des Protokolls lässt sich nicht spielen: siehe Zeile 2. Die Zeile lautet: „[Players "red Ann, red Bob"]“.',
  };
  for (const [text, sentence] of Object.entries(refused)) {
    await drop(page, { "refused.bastide": text });
    await notice(page, "arrive").filter({ hasText: sentence }).waitFor();
  }
  assert.deepEqual(problems, []);
  await context.close();
});

test("among many games a search finds player, winner, date, expansion and what is analysed", async () => {
  const { page, problems } = await stage.browser.newPage();
  await openPage(page, stage.url);
  await openShelf(page);
  assert.ok(await page.locator(".shelf-search").isHidden(), "few games need no search");
  const finished = FINISHED().replace(/\[Players ".*"\]/, '[Players "red Ann, blue José, green Eve"]');
  const inns = played("--players", "2", "--seed", "9", "--boxes", "base+inns");
  const studied = finished.replace('[Bastide "1"]', '[Bastide "2"]').replace("Eve", "Zoe");
  const games = [finished, inns, studied, EAST, WEST.replace("V -1,0 2", "V -1,0 3"), SHORT.replace("red Ann", "red Uma")];
  await choose(page, { "many.game": games.join("\n") });
  await page.locator(".shelf-search").waitFor();
  const seen = () => page.locator(".shelf-game:not([hidden])").count();
  const search = async (/** @type {string} */ text) => (await page.locator(".shelf-search").fill(text), seen());
  const all = await search("");
  assert.ok(all >= 6, String(all));
  assert.equal(await search("jose"), 2, "whatever the accents");
  assert.equal(await search("Eve"), 1);
  assert.equal(await search("inns"), 1);
  assert.equal(await search("analysed"), 1);
  assert.equal(await search("analysed inns"), 0);
  assert.equal(await page.locator(".shelf [role=status]").innerText(), "No game found.");
  assert.equal(await search(`"${new Date().getFullYear()}-"`), all);
  const points = /\[Result "(\d+) (\d+) (\d+)"\]/.exec(finished)?.slice(1).map(Number) ?? [];
  const winner = ["Ann", "José", "Eve"][points.indexOf(Math.max(...points))];
  assert.equal(await search(`"${winner} wins" Eve`), 1);
  assert.deepEqual(problems, []);
});

/** The same deck thrice: two tables of people, one of whom sat at both, and one of other people. Each finished game is one that a program played. */
test("a duplicate of three tables, from the same tiles to the ranking and on with the seats exchanged", async () => {
  const table = (/** @type {string} */ policy, /** @type {string} */ players) =>
    played("--players", "2", "--seed", "7", "--policy", policy).replace('[Players "red, blue"]', `[Players "${players}"]`);
  const tables = [table("greedy", "red Ann, blue Bob"), table("random", "red Bob, blue Ann"), table("novice", "red Cid, blue Eve")];
  const { page, problems } = await stage.browser.newPage({ width: 390, height: 844, touch: true, reducedMotion: true });
  await openPage(page, stage.url);
  await openShelf(page);
  await choose(page, { "tables.bastide": tables.join("\n"), "another.bastide": played("--players", "2", "--seed", "8", "--policy", "greedy") });
  await page.locator(".shelf-game").nth(3).waitFor();
  const card = page.locator(".shelf-game", { hasText: "Cid" });
  await card.getByRole("button", { name: /^Actions/ }).click();
  await page.getByRole("button", { name: "Compare with other tables", exact: true }).click();
  const dialog = page.locator("dialog.tables-dialog");
  await dialog.locator("table").waitFor();
  await picture(page, "tables-390x844");
  const scores = tables.map((text) => (/\[Result "(.*)"\]/.exec(text)?.[1] ?? "").split(" ").map(Number));
  const average = [0, 1].map((seat) => scores.reduce((sum, table) => sum + table[seat], 0) / 3);
  const rows = await dialog
    .locator("tbody tr")
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent ?? "")));
  assert.equal(rows.length, 6);
  for (const [who, seat, points, lead] of rows) {
    const [name] = who.split(" ");
    const table = { Ann: [0, 1], Bob: [1, 0], Cid: [2, -1], Eve: [-1, 2] }[name]?.[Number(seat) - 1] ?? -1;
    assert.equal(Number(points), scores[table][Number(seat) - 1], `${who}, seat ${seat}`);
    assert.equal(Number(lead.replace("−", "-")), Number((Number(points) - average[Number(seat) - 1]).toFixed(1)), `${who}, seat ${seat}`);
  }
  assert.deepEqual(
    await dialog.locator(".tables-best li").evaluateAll((best) => best.map((one) => (one.textContent ?? "").split(":")[0]).sort()),
    ["Ann", "Bob"],
    "who sat at two tables is ranked over both",
  );
  await dialog.getByRole("button", { name: "Play with the seats swapped" }).click();
  await page.locator(".hand").waitFor();
  await saved(page);
  const begun = await keptRecord(page);
  assert.match(begun, /\[Players "blue Eve, red Cid"\]/);
  assert.equal(/\[Deck .*/.exec(begun)?.[0], /\[Deck .*/.exec(tables[2])?.[0]);
  assert.match(begun, /\[Ghost1 ".*end=\d+ Cid"\]\n\[Ghost2 ".*end=\d+ Eve"\]/, "who had the seats before plays along");
  await page.locator('.player .ghost-points[title="Cid had 0 points at this point with these tiles"]').waitFor();
  assert.deepEqual(problems, []);
});

test("a finished game that no other table has played says how to get one, and its tiles are shared without names", async () => {
  const { page, problems } = await stage.browser.newPage({ reducedMotion: true });
  await openPage(page, stage.url, FINISHED().replace('[Players "red, blue, green"]', '[Players "red Ann, blue Bob, green Cid"]'));
  await openShelf(page);
  await page
    .locator(".shelf-game")
    .getByRole("button", { name: /^Actions/ })
    .click();
  await page.getByRole("button", { name: "Compare with other tables", exact: true }).click();
  const dialog = page.locator("dialog.tables-dialog");
  assert.match(await dialog.innerText(), /No other finished game here has these tiles yet/);
  await dialog.getByRole("button", { name: "Share these tiles" }).click();
  const link = await page.locator("#link").inputValue();
  await page.goto(`${stage.url}icon.svg`);
  await page.goto(link);
  await page.locator(".hand").waitFor();
  await saved(page);
  const begun = await keptRecord(page);
  assert.match(begun, /\[Players "red, blue, green"\]/);
  assert.doesNotMatch(begun, /^tile /m);
  assert.deepEqual(problems, []);
});

test("of several files, the one that is refused is named beside what is told of the others", async () => {
  const { page, problems } = await stage.browser.newPage({ reducedMotion: true });
  await openPage(page, stage.url);
  await openShelf(page);
  await choose(page, { "a.bastide": EAST, "b.bastide": WEST.replace("red", "green"), "c.txt": "nothing", [`${"d".repeat(60)}.txt`]: "nothing" });
  await notice(page, "arrive").filter({ hasText: "2 games were added" }).waitFor();
  await notice(page, "refused").filter({ hasText: "c.txt: This is not a game record" }).waitFor();
  await notice(page, "refused")
    .filter({ hasText: `${"d".repeat(30)}…: This is not a game record` })
    .waitFor();
  await choose(page, Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`${index}.txt`, "nothing"])));
  const many = notice(page, "arrive").filter({ hasText: "2.txt: This is not a game record" });
  await many.filter({ hasText: "6 more files were not opened either." }).waitFor();
  assert.equal(await many.filter({ hasText: "3.txt" }).count(), 0);
  assert.equal(await notice(page, "refused").count(), 0, "what was said of the files before is gone");
  assert.deepEqual(problems, []);
});
