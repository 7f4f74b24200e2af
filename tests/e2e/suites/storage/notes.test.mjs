/** What is written about a game: it goes along when that is played on, and whatever a game survives, it survives. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { deflateRawSync } from "node:zlib";
import { test } from "@playwright/test";
import { fillsUp } from "../../support/full-disk.mjs";
import { lay, notice, stored } from "../../support/kept.mjs";
import { LAST, LATE, analyseFirst, openPage, saved } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const stage = onStage();
/** The link of a record, as the app makes it. @param {string} record */
const linkOf = (record) => `#r=${deflateRawSync(record).toString("base64url")}`;
/** A game that goes on, with notes that are longer than a board on another page reads. */
const LONG = LAST.replace('"1"', '"2"').replaceAll(/^([a-z].*)$/gm, (statement) => `${statement} {${"A note. ".repeat(499)}}`);

/** @param {Page} page */
async function openShelf(page) {
  await page.getByRole("button", { name: "Saved games" }).click();
  await page.locator(".shelf").waitFor();
}

/** From an analysis board, or from a page that was loaded anew, back to the list. @param {Page} page */
async function back(page) {
  await page.locator(".analysis-screen header .icon-button").first().click();
  await page.locator(".shelf").waitFor();
}

/** What the board on the page says. @param {Page} page @returns {Promise<string>} */
const text = (page) => page.evaluate(() => /** @type {any} */ (document.querySelector("bastide-board")).toText());

/** Writes about the moment on the board, and does not wait until that is kept. @param {Page} page @param {string} comment */
async function write(page, comment) {
  await page.locator("bastide-board .tabs").getByRole("button", { name: "Notes", exact: true }).click();
  await page.locator("bastide-board .comment").pressSequentially(comment);
}

/** Whether a field keeps what is pasted into it. @param {import("@playwright/test").Locator} field @param {string} text */
const pasteInto = (field, text) =>
  field.evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    return field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, composed: true, cancelable: true }));
  }, text);

/** @param {Page} page @param {import("@playwright/test").Locator} button */
async function downloaded(page, button) {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return readFile(await download.path(), "utf8");
}

/** The first game of the list is opened. @param {Page} page @param {string} action */
async function act(page, action) {
  await page
    .getByRole("button", { name: /^Actions/ })
    .first()
    .click();
  await page.getByRole("button", { name: action, exact: true }).click();
}

test("notes of any length open again; file, link, copy and board have them, with what was played since", async () => {
  assert.ok(LONG.length > 65_536);
  const { page, problems } = await stage.browser.newPage({ width: 1280, height: 800 });
  await openPage(page, stage.url);
  await openShelf(page);
  await page.locator("input[type=file]").setInputFiles({ name: "long.game", mimeType: "text/plain", buffer: Buffer.from(LONG) });
  await page.waitForFunction(() => document.querySelector("bastide-board")?.shadowRoot?.querySelector("figure")?.dataset.state === "open");
  await back(page);
  await page.locator(".shelf-open").first().click();
  await saved(page);
  await lay(page);
  await saved(page);
  const whole = (/** @type {string} */ found) => /skip \{A note\. [^}]*\}\ntile P /.test(found);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Show the game record" }).click();
  assert.ok(whole(await page.locator("#record").inputValue()), "the record beside the game");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "New game" }).click();
  await openShelf(page);
  const file = await downloaded(page, page.getByRole("button", { name: "Save all" }));
  assert.ok(whole(file), "the file of all games");
  await act(page, "Make a copy");
  await page.locator(".shelf-game").nth(1).waitFor();
  await analyseFirst(page);
  assert.ok(whole(await text(page)), "the board of the copy");
  await page.locator("bastide-board .tabs").getByRole("button", { name: "Notes", exact: true }).click();
  await page.locator("bastide-board").getByRole("button", { name: "Delete from here" }).click();
  await notice(page, "as-played").filter({ hasText: "stays as it was played" }).waitFor();
  await back(page);
  await analyseFirst(page);
  assert.ok(whole(await text(page)), "what was played is the main line again");
  await back(page);
  await act(page, "Share a link");
  const link = await page.locator("textarea#link").inputValue();
  const other = await stage.browser.newPage({ width: 1280, height: 800 });
  await other.page.goto(link);
  await other.page.locator("bastide-board").waitFor();
  await other.page.waitForFunction(() => document.querySelector("bastide-board")?.shadowRoot?.querySelector("figure")?.dataset.state === "open");
  assert.ok(whole(await text(other.page)), "the link");
  await openPage(page, stage.url);
  await openShelf(page);
  await page.locator("input[type=file]").setInputFiles({ name: "all.bastide", mimeType: "text/plain", buffer: Buffer.from(file + file) });
  await notice(page, "arrive").filter({ hasText: "2 were already there" }).waitFor();
  assert.equal(await page.locator(".shelf-game").count(), 2, "the game and its copy");
  assert.deepEqual([...problems, ...other.problems], []);
});

test("one tab writes about a game; what is being written survives another tab, a reload, a full disk, and a game that is deleted elsewhere", async () => {
  const { page, context, problems } = await stage.browser.newPage({ width: 1280, height: 800 });
  await fillsUp(context);
  await openPage(page, stage.url, LATE);
  await openShelf(page);
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "one.game", mimeType: "text/plain", buffer: Buffer.from(LATE.replace('"1"', '"2"').replace("city.N", "city.N {Once.}")) });
  await page.waitForFunction(() => document.querySelector("bastide-board")?.shadowRoot?.querySelector("figure")?.dataset.state === "open");
  await write(page, "Begun in one tab");
  assert.ok(await pasteInto(page.locator("bastide-board .comment"), LATE), "a record that is pasted into the comment stays there");

  const other = await context.newPage();
  await openPage(other, stage.url);
  await openShelf(other);
  await act(other, "Analyse");
  await other.locator("dialog.elsewhere").getByRole("button", { name: "Continue here" }).click();
  await other.waitForFunction(() => document.querySelector("bastide-board")?.shadowRoot?.querySelector("figure")?.dataset.state === "open");
  assert.match(await text(other), /\{Begun in one tab\}/);
  await notice(page, "lost").waitFor();
  assert.equal(await page.locator("bastide-board").count(), 0);

  await write(other, ", gone on in another");
  await other.reload();
  await openShelf(other);
  await analyseFirst(other);
  assert.match(await text(other), /\{Begun in one tab, gone on in another\}/);

  await other.evaluate(() => Object.assign(window, { full: true }));
  await write(other, ", on a full disk");
  await notice(other, "storage").waitFor();
  await back(other);
  await analyseFirst(other);
  assert.match(await text(other), /another, on a full disk\}/, "it is in memory");
  await other.evaluate(() => Object.assign(window, { full: false }));
  await write(other, ", and on");
  await notice(other, "storage").waitFor({ state: "detached" });

  await openShelf(page);
  await act(page, "Delete");
  await notice(page, "removed").waitFor();
  assert.deepEqual((await stored(page)).games, []);
  await write(other, "!");
  await back(other);
  const { games, records } = await stored(other);
  assert.match(games[0].study, /disk, and on!\}/);
  assert.equal(records.at(-1).text, LATE);
  assert.deepEqual(problems, []);
});

test("a board that does not arrive is offered again, and no other tab is blamed for it", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1280, height: 800 });
  await page.clock.install();
  await openPage(page, stage.url);
  await openShelf(page);
  await page.locator("input[type=file]").setInputFiles({ name: "a.game", mimeType: "text/plain", buffer: Buffer.from(LAST.replace('"1"', '"2"')) });
  await page.waitForFunction(() => document.querySelector("bastide-board")?.shadowRoot?.querySelector("figure")?.dataset.state === "open");
  await page.goto("about:blank");
  await page.goto(stage.url);
  await openShelf(page);
  await page.route(/boards_bg\.wasm/, () => {}); // it hangs
  const asked = page.waitForRequest(/boards_bg\.wasm/);
  await act(page, "Analyse");
  await asked;
  await act(page, "Analyse");
  await page.clock.runFor(20_000);
  const dialog = page.locator("dialog.missing-part");
  await dialog.waitFor();
  assert.equal(await page.locator("dialog[open]").count(), 1);
  await page.unroute(/boards_bg\.wasm/);
  await dialog.getByRole("button", { name: "Try again" }).click();
  await page.waitForFunction(() => document.querySelector("bastide-board")?.shadowRoot?.querySelector("figure")?.dataset.state === "open");
  assert.deepEqual(problems, []);
});

test("a game with notes from a link is nobody's game here: its last move stays deleted, and no statistics count it", async () => {
  const { page, problems } = await stage.browser.newPage({ reducedMotion: true });
  await openPage(page, stage.url);
  await page.evaluate((hash) => (location.hash = hash), linkOf(LATE.replace('"1"', '"2"')));
  await page.waitForFunction(() => document.querySelector("bastide-board")?.shadowRoot?.querySelector("figure")?.dataset.state === "open");
  const before = await text(page);
  await page.locator("bastide-board .tabs").getByRole("button", { name: "Notes", exact: true }).click();
  await page
    .locator("bastide-board")
    .getByRole("button", { name: /Delete from here/ })
    .click();
  const shorter = await text(page);
  assert.ok(shorter.length < before.length);
  await back(page);
  await act(page, "Analyse");
  await page.waitForFunction(() => document.querySelector("bastide-board")?.shadowRoot?.querySelector("figure")?.dataset.state === "open");
  assert.equal(await text(page), shorter);
  await back(page);
  await page.getByRole("button", { name: "Statistics" }).click();
  await page.getByText("You have not finished a game yet.").waitFor();
  assert.deepEqual(problems, []);
});
