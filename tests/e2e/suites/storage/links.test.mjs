/** Games and diagrams that come by links, and files opened with the app. */
import assert from "node:assert/strict";
import { deflateRawSync } from "node:zlib";
import { test } from "@playwright/test";
import { SHORT, continueGame, keptRecord, picture, played, saved, serveWritten } from "../../support/player.mjs";
import { stored } from "../../support/kept.mjs";
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
  await continueGame(page, stage.url, EAST);
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
  const record = '[Bastide "1"]\n[Players "red, blue"]\ntile PL04 0,-1 2\nskip\n';
  const { page, problems } = await stage.browser.newPage({ width: 1280, height: 800 });
  await page.goto(stage.url + linkTo(record));
  const dialog = page.locator("dialog.diagram-dialog");
  await dialog.getByText("This record uses tiles that cannot be played here yet.", { exact: false }).waitFor();
  await dialog.locator("canvas").waitFor();
  await picture(page, "unplayed-1280x800");
  assert.match(await dialog.locator("bastide-board").evaluate((board) => /** @type {any} */ (board).toText()), /tile PL04 0,-1 2/);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  // With notes too, and with a tile that the record defines itself.
  const own = '[Tile "MY1; edges CFFF; city N; field ENE ESE SSE SSW WSW WNW touches N"]';
  for (const [version, mark] of [
    ["1", ""],
    ["2", " !? {mine}"],
  ]) {
    for (const [tag, tile] of [
      ["", "PL04"],
      [`${own}\n`, "MY1"],
    ]) {
      const moves = `tile ${tile} 0,-1 2${mark}\n`;
      await page.evaluate((hash) => void (location.hash = hash), linkTo(`[Bastide "${version}"]\n[Players "red, blue"]\n${tag}${moves}`));
      await dialog.getByText("This record uses tiles that cannot be played here yet.", { exact: false }).waitFor();
      await dialog.locator("canvas").waitFor();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
    }
  }
  const game = '[Bastide "1"]\n[Boxes "base+plague"]\n[Players "red, blue"]\n[Deck "D PL04"]\n';
  await page.evaluate((hash) => void (location.hash = hash), linkTo(game));
  await page.getByText("This game needs an expansion that cannot be played here yet.", { exact: false }).first().waitFor();
  assert.equal(await dialog.count(), 0);
  // A name like that of a tile is a name.
  await page.evaluate((hash) => void (location.hash = hash), linkTo('[Bastide "1"]\n[Players "red PL04, blue"]\n[Deck "D V"]\n'));
  await page.getByText("The game was added to your saved games.").first().waitFor();
  assert.deepEqual(problems, []);
});

test("a record whose next tile nobody knows is only looked at, and a new game begins from its replay", async () => {
  const undrawn = EAST.replace(/(\[Deck .*\n)/, '$1[Known "2"]\n');
  for (const record of [undrawn, undrawn.replace("blue Bob", "blue Bob (ai:greedy)")]) {
    const { page, problems } = await stage.browser.newPage();
    await page.goto(stage.url + linkTo(record));
    const dialog = page.locator("dialog.undrawn");
    await dialog.getByText("This record does not say which tile comes next").waitFor();
    assert.equal(await page.locator(".hand").count(), 0, "nobody waits for a tile");
    await dialog.getByRole("button", { name: "Replay" }).click();
    await page.locator("dialog.replay canvas").waitFor();
    await page.locator('.replay [data-action="branch"]').click();
    assert.equal(await page.locator("dialog.branch").getByText("order").count(), 0, "nobody knows an order that could be kept");
    await page.locator("dialog.branch button", { hasText: "Shuffle again" }).click();
    await page.locator('.hand[data-asks]:not([data-asks="nothing"])').waitFor();
    await page.waitForFunction(() => /^(?![^]*\[Known )[^]*\ntile V/.test(localStorage.getItem("bastide / last-game") ?? ""));
    const branch = await keptRecord(page);
    assert.match(branch, /^tile V 1,0 0$/m);
    await page.goto(`${stage.url}icon.svg`);
    await page.goto(stage.url);
    await page.getByRole("button", { name: "Saved games" }).click();
    await page.locator(".shelf-open").last().click();
    await dialog.waitFor();
    assert.equal(await page.locator(".shelf-game").count(), 2, "it is kept");
    assert.deepEqual(problems, []);
  }
});

test("who goes on from a moment of a game with hints goes on with hints, by a link that says nothing of them and from the list", async () => {
  const hinted = FURTHER.replace("\n", '\n[Hinted "yes"]\n');
  for (const open of [
    async (/** @type {Page} */ page) => void (await page.evaluate((hash) => void (location.hash = hash), `${linkTo(FURTHER)}&at=1`)),
    async (/** @type {Page} */ page) => {
      await page.goto(`${stage.url}icon.svg`);
      await page.goto(stage.url);
      await page.getByRole("button", { name: "Saved games" }).click();
      await page.getByRole("button", { name: "Actions for" }).click();
      await page.getByRole("button", { name: "Replay" }).click();
      await page.locator(".replay input").press("Home");
    },
  ]) {
    const { page, problems } = await stage.browser.newPage();
    await page.goto(stage.url + linkTo(hinted));
    await saved(page);
    await open(page);
    await page.locator('.replay [data-action="branch"]').click();
    await page.locator("dialog.branch .primary").click(); // the same tiles
    await page.locator(".replay").waitFor({ state: "detached" });
    await saved(page);
    const { games } = await stored(page);
    assert.deepEqual(
      games.map((row) => row.hinted),
      [true, true],
    );
    assert.deepEqual(problems, []);
  }
});

test("a link to a diagram shows it over the page, by either letter, and beside a game", async () => {
  const diagram = `[Bastide "1"]\n[Diagram "1"]\ntile E 0,0 0\ntile E 0,-1 2\nred meeple 0,0 city.N\nnote 0,-1 "the end"\n`;
  const { page, problems } = await stage.browser.newPage({ width: 1280, height: 800 });
  const board = page.locator("dialog.diagram-dialog canvas");
  for (const hash of [linkTo(diagram), linkTo(diagram).replace("#r=", "#d=")]) {
    await page.goto("about:blank");
    await page.goto(stage.url + hash);
    await board.waitFor();
    await picture(page, "diagram-1280x800");
    assert.equal(new URL(page.url()).hash, "");
  }
  await page.locator("dialog.diagram-dialog").getByRole("button", { name: "Show the game record" }).click();
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
  await continueGame(page, stage.url, WEST);
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

test("a link that is broken, too long, a bomb or no record gets one sentence", async () => {
  const { page, problems } = await stage.browser.newPage();
  const bomb = linkTo(`[Bastide "1"]\n${"\n".repeat(30_000_000)}`);
  assert.ok(bomb.length < 60_000, "the test is about what it unpacks to");
  await page.goto(`${stage.url}#r=%%%`);
  await notice(page, "arrive")
    .filter({ hasText: /broken/ })
    .waitFor();
  for (const [hash, sentence] of /** @type {[string, RegExp][]} */ ([
    [bomb, /too long/],
    [linkTo("hello"), /cannot be read/],
    ["#d=AAAA", /broken/],
  ])) {
    await page.evaluate((hash) => void (location.hash = hash), hash);
    await notice(page, "arrive").filter({ hasText: sentence }).waitFor();
    assert.equal(await page.locator(".setup").count(), 1, hash.slice(0, 40));
  }
  assert.deepEqual(problems, []);
});

/** Pastes a text where nobody types. @param {Page} page @param {string} text */
const paste = (page, text) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test("a record, a link and any other text can be pasted: by key, or into a field", async () => {
  const { page, problems } = await stage.browser.newPage();
  await page.goto(stage.url);
  await page.locator(".setup").waitFor();
  await paste(page, "nothing to open");
  await notice(page, "arrive").waitFor();
  await paste(page, EAST);
  await saved(page);
  assert.equal(await keptRecord(page), EAST);
  await paste(page, `See this (${stage.url}${linkTo(EAST)}&amp;at=1):`);
  await page.locator("dialog.replay").waitFor();
  await page.goto(stage.url);
  await page.getByRole("button", { name: "Saved games" }).click();
  await page.locator('[data-action="paste"]').click();
  const field = page.locator("#pasted");
  await field.fill(`${stage.url}${linkTo(FURTHER).replace(/.{30}/, "$&\n")}`);
  await page.locator('[data-action="open-text"]').click();
  await page.waitForFunction(() => !document.querySelector("#pasted"));
  await saved(page);
  assert.equal(await keptRecord(page), FURTHER.replace("skip\n", ""));
  assert.deepEqual(problems, []);
});
