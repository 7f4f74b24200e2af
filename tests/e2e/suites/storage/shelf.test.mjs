/** The shelf of saved games, files that come and go, and links. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { deflateRawSync } from "node:zlib";
import { test } from "@playwright/test";
import { violations } from "../../support/axe.mjs";
import { SHORT, keptRecord, openPage, picture, played, saved, serveWritten, spots } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const stage = onStage();

/** The first decision of two games that part there. */
const [EAST, WEST] = [`${SHORT}tile V 1,0 0\n`, `${SHORT}tile V -1,0 2\n`];
const FURTHER = `${EAST}skip\ntile U 0,1 0\nmeeple road.E\n`;

/** A finished game for three. */
const FINISHED = () => played("--players", "3", "--seed", "5");

/** @param {string} text */
const linkTo = (text) => `#r=${deflateRawSync(text).toString("base64url")}`;

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
function drop(page, files) {
  return page.evaluate((files) => {
    const dataTransfer = new DataTransfer();
    for (const [name, text] of Object.entries(files)) dataTransfer.items.add(new File([text], name));
    document.body.dispatchEvent(new DragEvent("dragover", { dataTransfer, bubbles: true, cancelable: true }));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  }, files);
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
  assert.match(await other.locator(".shelf-games").innerText(), /finished/);
  await choose(other, { "all.bastide": text });
  await notice(other, "arrive").filter({ hasText: "2 were already there" }).waitFor();
  await other.locator(".shelf-open", { hasText: "finished" }).click();
  await other.locator("dialog.end").waitFor();
  assert.equal(await other.locator("dialog.end").getAttribute("data-record"), finished);
  await other.goto(stage.url);
  await other.locator(".resume", { hasText: "Ann" }).waitFor();
  assert.deepEqual(problems, []);
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
      "Das Protokoll ist in Zeile 5, Spalte 1 nicht lesbar. Die Zeile lautet: „sk ip and a long line that nob…“.",
    [`${EAST}skip; tile U 9,9 0 # far off\n`]: `Das Protokoll bricht in Zeile 5 ab, weil „tile U 9,9 0“ nicht gespielt werden kann: ${apart}`,
    [`${EAST}\ntile U 9,9 0\n`]: `Das Protokoll bricht in Zeile 6 ab, weil „tile U 9,9 0“ nicht gespielt werden kann: ${apart}`,
    [`${EAST}meeple city.N\n`]:
      "Das Protokoll bricht in Zeile 5 ab, weil „meeple city.N“ nicht gespielt werden kann: Diese Stelle gibt es auf dem Plättchen nicht.",
    [`${EAST.replace("\n", '\n[Result "3 5"]\n')}`]: 'Zeile 2 widerspricht dem Rest des Protokolls. Die Zeile lautet: „[Result "3 5"]“.',
    [EAST.replace("blue Bob", "red Bob")]:
      'Die Angaben am Anfang des Protokolls ergeben kein spielbares Spiel: siehe Zeile 2. Die Zeile lautet: „[Players "red Ann, red Bob"]“.',
  };
  for (const [text, sentence] of Object.entries(refused)) {
    await drop(page, { "refused.bastide": text });
    await notice(page, "arrive").filter({ hasText: sentence }).waitFor();
  }
  assert.deepEqual(problems, []);
  await context.close();
});

test("a file opened with the app is on the table", async () => {
  const { page, problems } = await stage.browser.newPage();
  await page.addInitScript((text) => {
    const consumers = /** @type {((launch: unknown) => void)[]} */ ([]);
    const setConsumer = (/** @type {(launch: unknown) => void} */ consumer) => consumer({ files: [{ getFile: async () => new File([text], "game.bastide") }] });
    Object.defineProperty(window, "launchQueue", { value: { setConsumer, consumers } });
  }, EAST);
  await page.goto(stage.url);
  await saved(page);
  assert.equal(await keptRecord(page), EAST);
  assert.deepEqual(problems, []);
});

test("a link is made and opened, and says what it gives away", async () => {
  const { page, context, problems } = await stage.browser.newPage({ width: 390, height: 844, touch: true });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, stage.url, EAST);
  await page.locator(".resume").tap();
  await saved(page);
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("button", { name: "Share a link" }).tap();
  assert.match(await page.locator("dialog.record").innerText(), /tiles still to come/);
  await picture(page, "link-390x844");
  await page.getByRole("button", { name: "Copy the link" }).tap();
  await page.getByText("The link was copied").waitFor();
  const link = await page.locator("#link").inputValue();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), link);

  const { page: other, problems: others } = await stage.browser.newPage();
  await other.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: async (/** @type {unknown} */ data) => Object.assign(window, { shared: data }) });
  });
  await other.goto(link);
  await saved(other);
  assert.equal(await keptRecord(other), EAST);
  assert.equal(new URL(other.url()).hash, "", "a reload does not open it again");
  await other.getByRole("button", { name: "Menu" }).click();
  await other.getByRole("button", { name: "Share a link" }).click();
  await other.getByRole("button", { name: "Share", exact: true }).click();
  assert.deepEqual(await other.evaluate(() => /** @type {any} */ (window).shared), {
    title: "Bastide",
    url: link.replace(stage.url, new URL(other.url()).href),
  });
  assert.deepEqual([...problems, ...others], []);
});

test("a record with tiles that are not played here is shown, and a game with them is told of", async () => {
  const record = '[Bastide "1"]\n[Players "red, blue"]\ntile HS03 0,-1 2\nskip\n';
  const { page, problems } = await stage.browser.newPage({ width: 1280, height: 800 });
  await page.goto(stage.url + linkTo(record));
  const dialog = page.locator("dialog.diagram-dialog");
  await dialog.getByText("This record uses tiles that cannot be played here yet.", { exact: false }).waitFor();
  await dialog.locator("canvas").waitFor();
  await picture(page, "unplayed-1280x800");
  assert.match(await dialog.locator("bastide-board").evaluate((board) => /** @type {any} */ (board).toText()), /tile HS03 0,-1 2/);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  const game = '[Bastide "1"]\n[Boxes "base+hills"]\n[Players "red, blue"]\n[Deck "D HS03"]\n';
  await page.evaluate((hash) => void (location.hash = hash), linkTo(game));
  await page.getByText("This game needs an expansion that cannot be played here yet.", { exact: false }).first().waitFor();
  assert.equal(await dialog.count(), 0);
  // A name like that of a tile is a name.
  await page.evaluate((hash) => void (location.hash = hash), linkTo('[Bastide "1"]\n[Players "red HS03, blue"]\n[Deck "D V"]\n'));
  await page.getByText("The game was added to your saved games.").first().waitFor();
  assert.deepEqual(problems, []);
});

test("a link to a diagram shows it over the page, by either letter, and beside a game", async () => {
  const diagram = `[Bastide "1"]\n[Diagram "1"]\ntile E 0,0 0\ntile E 0,-1 2\nred meeple 0,0 city.N\nnote 0,-1 "the end"\n`;
  const { page, problems } = await stage.browser.newPage({ width: 1280, height: 800 });
  const board = page.locator("dialog.diagram-dialog canvas");
  for (const hash of [linkTo(diagram), linkTo(diagram).replace("#r=", "#d=")]) {
    await page.goto("about:blank");
    await page.goto(stage.url + hash);
    await board.waitFor();
    await page.waitForTimeout(300);
    await picture(page, "diagram-1280x800");
    assert.equal(new URL(page.url()).hash, "");
  }
  await page.locator("dialog.diagram-dialog").getByRole("button", { name: "Show the record" }).click();
  assert.equal(await page.locator("#record").inputValue(), diagram);
  await page.keyboard.press("Escape");
  await page.locator(".setup-start [type=submit]").click();
  await saved(page);
  const before = await keptRecord(page);
  await page.evaluate((hash) => void (location.hash = hash), linkTo(diagram).replace("#r=", "#d="));
  await board.waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog.diagram-dialog").waitFor({ state: "detached" });
  assert.equal(await keptRecord(page), before);
  assert.deepEqual(problems, []);
});

test("a game goes back and forth by links", async () => {
  const { page, problems } = await stage.browser.newPage();
  await openPage(page, stage.url, WEST);
  await page.locator(".resume").click();
  await saved(page);
  const go = (/** @type {string} */ hash) =>
    page.evaluate((hash) => {
      location.hash = hash;
    }, hash);
  await serveWritten(page);
  const games = () =>
    page.evaluate(async () => {
      const { openDatabase } = await import(/** @type {any} */ ("./written/storage/database.js"));
      return (await (await openDatabase({ onOutdated() {}, onGone() {} })).rows()).length;
    });

  await go(linkTo(FURTHER));
  await page.locator("dialog.parted").waitFor();
  await picture(page, "link-parted-1280x800");
  await page.getByRole("button", { name: "Continue mine" }).click();
  await saved(page);
  assert.equal(await keptRecord(page), WEST);
  await go(linkTo(EAST));
  await page.getByRole("button", { name: "Open as another game" }).click();
  await page.waitForFunction((text) => localStorage.getItem("bastide / last-game") === text, EAST);
  assert.equal(await games(), 2);

  await go(linkTo(FURTHER));
  await notice(page, "arrive").filter({ hasText: "updated with what has been played since" }).waitFor();
  const further = await keptRecord(page);
  assert.match(further, /\ntile U 0,1 0\nmeeple road\.E\n$/);
  assert.equal(await games(), 2);
  await go(linkTo(further));
  await notice(page, "arrive").filter({ hasText: "already among your saved games" }).waitFor();
  await go(linkTo(EAST));
  await notice(page, "arrive").filter({ hasText: "is further on" }).waitFor();
  assert.equal(await keptRecord(page), further);
  await notice(page, "arrive").getByRole("button", { name: "Open the older one" }).click();
  await page.waitForFunction((text) => localStorage.getItem("bastide / last-game") === text, EAST);
  assert.equal(await games(), 3);
  assert.deepEqual(problems, []);
});

test("a decision declined without a word still parts two games", async () => {
  const { page } = await stage.browser.newPage();
  await openPage(page, stage.url);
  const kinship = (/** @type {string} */ mine, /** @type {string} */ theirs) =>
    page.evaluate(
      async ([mine, theirs]) => {
        const [{ kinshipOf }, { Game }] = await Promise.all([import(/** @type {any} */ ("./shelf/import.js")), import(/** @type {any} */ ("./bastide.js"))]);
        return kinshipOf(...[mine, theirs].map((text) => Game.fromRecord(text))).kinship;
      },
      [mine, theirs],
    );
  assert.equal(await kinship(EAST, `${EAST}skip\n`), "further");
  assert.equal(await kinship(`${EAST}skip\n`, `${EAST}tile U 0,1 0\n`), "further");
  assert.equal(await kinship(`${EAST}tile U 0,1 0\n`, `${EAST}skip\n`), "behind");
  assert.equal(await kinship(`${EAST}skip\n`, `${EAST}meeple road.S\n`), "parted");
  assert.equal(await kinship(`${EAST}meeple road.S\n`, `${EAST}tile U 0,1 0\n`), "parted");
  assert.equal(await kinship(EAST, EAST), "same");
});

test("a link to a moment opens the replay there", async () => {
  const { page, problems } = await stage.browser.newPage();
  await page.goto(`${stage.url}${linkTo(FINISHED())}&at=20`);
  await page.locator("dialog.replay").waitFor();
  const first = FINISHED()
    .split("\n")
    .filter((line) => line && !line.startsWith("["))
    .slice(0, 20);
  const laid = first.filter((line) => line.startsWith("tile"));
  const moment = page.locator("dialog.replay .replay-controls");
  await moment.getByText(`Turn ${laid.length}`).waitFor();
  assert.deepEqual(problems, []);
});

test("links that are broken, too long or bombs get one sentence", async () => {
  const { page, problems } = await stage.browser.newPage();
  const bomb = linkTo(`[Bastide "1"]\n${"\n".repeat(30_000_000)}`);
  assert.ok(bomb.length < 60_000, "the test is about what it unpacks to");
  const good = linkTo(EAST);
  const bad = /** @type {[string, RegExp][]} */ ([
    ["#r=", /broken/],
    ["#r=%%%", /broken/],
    [`${good.slice(0, -8)}`, /broken/],
    [`${good}AAAAAAAAAA`, /broken/],
    [`#r=${"A".repeat(70_000)}`, /too long/],
    [bomb, /too long/],
    [linkTo("hello"), /cannot be read/],
    ["#d=AAAA", /broken/],
  ]);
  for (const [hash, sentence] of bad) {
    await page.goto("about:blank");
    await page.goto(stage.url + hash);
    await notice(page, "arrive").filter({ hasText: sentence }).waitFor();
    assert.equal(await page.locator(".setup").count(), 1, hash.slice(0, 40));
  }
  assert.deepEqual(problems, []);
});

test("links of whole games are short enough to send", async () => {
  const { page } = await stage.browser.newPage();
  await openPage(page, stage.url);
  const length = (/** @type {string} */ text) =>
    page.evaluate(async (text) => {
      const { Game } = await import(/** @type {any} */ ("./bastide.js"));
      const game = Game.fromRecord(text);
      const { readLink } = await import(/** @type {any} */ ("./shelf/link.js"));
      const link = await game.link();
      if ((await readLink(link)).record !== game.record()) throw new Error("the link does not lead back");
      return link.length;
    }, text);
  for (const seed of ["1", "2", "3", "4", "5"]) {
    const base = await length(played("--players", "2", "--seed", seed));
    assert.ok(base < 1000, `${base} characters for a base game of two`);
    const full = await length(played("--boxes", "base+river+abbot+inns+abbey+river2", "--players", "6", "--seed", seed));
    assert.ok(full < 2000, `${full} characters with every box`);
  }
});

test("among many games a search finds player, winner, date, expansion and what is analysed, a thousand at once", async () => {
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
  const time = await page.evaluate(() => {
    const list = /** @type {HTMLElement} */ (document.querySelector(".shelf-games"));
    const field = /** @type {HTMLInputElement} */ (document.querySelector(".shelf-search"));
    while (list.children.length < 1000) list.append(/** @type {Node} */ (list.firstElementChild).cloneNode(true)); // as much to lay out
    const begun = performance.now();
    field.value = "jose";
    field.dispatchEvent(new Event("input"));
    list.getBoundingClientRect();
    return performance.now() - begun;
  });
  assert.ok(time < 1000, `${time} ms`);
  assert.deepEqual(problems, []);
});
