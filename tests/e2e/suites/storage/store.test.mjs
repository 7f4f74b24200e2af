/** Nothing is lost: what is saved when, and what is said and offered where it cannot be. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "@playwright/test";
import { SHORT, keptRecord, openPage, picture, saved, serveWritten, spots } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const PRIMARY = ".hand .primary:not([aria-disabled])";

const stage = onStage();

/**
 * A page with a game of fourteen tiles on the table.
 *
 * @param {(page: Page) => Promise<unknown>} [prepare] before the page is loaded
 */
async function playing(prepare = async () => {}) {
  const opened = await stage.browser.newPage();
  await prepare(opened.page);
  await openPage(opened.page, stage.url, SHORT);
  await opened.page.locator(".resume").click();
  await saved(opened.page);
  return opened;
}

/** @param {Page} page */
async function lay(page) {
  const [spot] = await spots(page);
  await page.mouse.click(spot.x, spot.y);
  await page.locator(PRIMARY).click();
}

/** @param {Page} page */
const asks = (page) => page.locator(".hand").getAttribute("data-asks");

/** @param {Page} page @param {string} key */
const notice = (page, key) => page.locator(`[data-notice="${key}"]`);

/**
 * The text of the file that a button saves.
 *
 * @param {Page} page
 * @param {import("@playwright/test").Locator} button
 */
async function downloaded(page, button) {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  assert.match(download.suggestedFilename(), /\.bastide$/);
  return readFile(await download.path(), "utf8");
}

/**
 * Everything in the database of games, as it is.
 *
 * @param {Page} page
 * @returns {Promise<{ games: any[], records: any[] }>}
 */
function stored(page) {
  return page.evaluate(async () => {
    const wait = (/** @type {IDBRequest} */ request) =>
      new Promise((done, failed) => ([request.onsuccess, request.onerror] = [() => done(request.result), failed]));
    const database = await wait(indexedDB.open("bastide /"));
    const read = (/** @type {string} */ store) => wait(database.transaction(store).objectStore(store).getAll());
    const found = { games: await read("games"), records: await read("records") };
    database.close();
    return found;
  });
}

/**
 * Writes generations of records over those that are there.
 *
 * @param {Page} page
 * @param {any[]} records
 */
function spoil(page, records) {
  return page.evaluate(async (records) => {
    const wait = (/** @type {IDBRequest} */ request) =>
      new Promise((done, failed) => ([request.onsuccess, request.onerror] = [() => done(request.result), failed]));
    const database = await wait(indexedDB.open("bastide /"));
    for (const record of records) await wait(database.transaction("records", "readwrite").objectStore("records").put(record));
    database.close();
    localStorage.clear();
  }, records);
}

test("every decision is on the disk in one of two generations", async () => {
  const { page, problems } = await playing((page) =>
    page.addInitScript(() => {
      const begin = IDBDatabase.prototype.transaction;
      Object.assign(window, { writes: /** @type {unknown[]} */ ([]) });
      IDBDatabase.prototype.transaction = function (stores, mode, options) {
        if (mode === "readwrite") /** @type {any} */ (window).writes.push(options?.durability);
        return begin.call(this, stores, mode, options);
      };
    }),
  );
  await lay(page);
  const before = await keptRecord(page);
  await page.locator(".hand-buttons .secondary:last-child").click();
  const now = await keptRecord(page);
  assert.notEqual(now, before);
  const { games, records } = await stored(page);
  assert.equal(games.length, 1);
  assert.deepEqual(
    records.sort((one, other) => one.saved - other.saved).map(({ text }) => text),
    [before, now],
  );
  assert.equal(records[1].saved, games[0].saved);
  const writes = await page.evaluate(() => /** @type {any} */ (window).writes);
  assert.deepEqual(writes.sort(), ["relaxed", "strict", "strict", "strict"], "only the mark of who plays on is not waited for");
  assert.deepEqual(problems, []);
});

/**
 * Keeps the database busy until `window.letGo()`.
 *
 * @param {Page} page
 */
function block(page) {
  return page.evaluate(async () => {
    const wait = (/** @type {IDBRequest} */ request) =>
      new Promise((done, failed) => ([request.onsuccess, request.onerror] = [() => done(request.result), failed]));
    const database = await wait(indexedDB.open("bastide /"));
    const store = database.transaction(["games", "records"], "readwrite").objectStore("games");
    let held = true;
    const again = () => held && (store.get("nothing").onsuccess = again);
    again();
    Object.assign(window, { letGo: () => (held = false) });
  });
}

test("a decision is shown as done once it is saved, not before", async () => {
  const { page, problems } = await playing();
  await block(page);
  await lay(page);
  await page.waitForTimeout(300);
  assert.equal(await asks(page), "tile");
  assert.equal(await page.locator("main.game[data-saving]").count(), 1);
  await page.evaluate(() => /** @type {any} */ (window).letGo());
  await saved(page);
  assert.equal(await asks(page), "figure");
  assert.deepEqual(problems, []);
});

test("a tab that is closed while it saves has decided all the same", async () => {
  const { page, context } = await playing();
  await block(page);
  await lay(page);
  assert.equal(await page.locator("main.game[data-saving]").count(), 1);
  await page.close();
  const other = await context.newPage();
  await openPage(other, stage.url);
  await other.locator(".resume").click();
  assert.match(await keptRecord(other), /\ntile V /);
  assert.equal(await asks(other), "figure");
});

test("a browser that does not answer is told, and the game goes on", async () => {
  const { page } = await playing();
  await block(page);
  await lay(page);
  await saved(page);
  assert.equal(await asks(page), "figure");
  assert.match(await notice(page, "storage").innerText(), /saves only the last game/);
});

test("without any storage the game is in memory, and said to be so once", async () => {
  const { page, problems } = await stage.browser.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
    IDBFactory.prototype.open = () => {
      throw new DOMException("blocked", "SecurityError");
    };
  });
  await openPage(page, stage.url);
  await page.locator(".setup-start [type=submit]").click();
  await page.locator("main.game:not([data-saving])").waitFor();
  assert.match(await notice(page, "storage").innerText(), /does not let the page save anything/);
  await picture(page, "store-blocked-1280x800");
  await lay(page);
  await saved(page);
  const record = await downloaded(page, notice(page, "storage").getByRole("button", { name: "Save the record" }));
  assert.match(record, /^\[Bastide "1"\][^]*\ntile /);
  await notice(page, "storage").getByRole("button", { name: "Close" }).click();
  await page.locator(".hand-buttons .secondary:last-child").click();
  await saved(page);
  assert.equal(await notice(page, "storage").count(), 0);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "New game" }).click();
  await page.locator(".resume").click();
  await saved(page);
  assert.equal(await asks(page), "tile");
  assert.deepEqual(problems, []);
});

test("with only the small storage the last game is found again", async () => {
  const { page } = await playing((page) =>
    page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("blocked", "SecurityError");
      };
    }),
  );
  await lay(page);
  await saved(page);
  assert.match(await notice(page, "storage").innerText(), /saves only the last game/);
  await page.reload();
  await page.locator(".resume").click();
  await saved(page);
  assert.equal(await asks(page), "figure");
});

test("where there is no room left it is said, the record is offered, and room is used again", async () => {
  const { page, problems } = await playing((page) =>
    page.addInitScript(() => {
      const [put, set] = [IDBObjectStore.prototype.put, Storage.prototype.setItem];
      const check = () => {
        if (/** @type {any} */ (window).full) throw new DOMException("full", "QuotaExceededError");
      };
      IDBObjectStore.prototype.put = function (...what) {
        check();
        return put.apply(this, what);
      };
      Storage.prototype.setItem = function (...what) {
        check();
        return set.apply(this, what);
      };
    }),
  );
  await page.evaluate(() => Object.assign(window, { full: true }));
  await lay(page);
  await saved(page);
  assert.match(await notice(page, "storage").innerText(), /no room left/);
  const record = await downloaded(page, notice(page, "storage").getByRole("button", { name: "Save the record" }));
  assert.match(record, /\ntile V /);
  await page.evaluate(() => Object.assign(window, { full: false }));
  await page.locator(".hand-buttons .secondary:last-child").click();
  await saved(page);
  assert.equal(await notice(page, "storage").count(), 0);
  await page.reload();
  await page.locator(".resume").click();
  await saved(page);
  assert.match(await keptRecord(page), /\ntile V /);
  assert.deepEqual(problems, []);
});

test("a second tab says that the game is open elsewhere; it opens a copy, or goes on", async () => {
  const { page, context, problems } = await playing();
  await lay(page);
  await saved(page);
  const other = await context.newPage();
  await openPage(other, stage.url);
  await other.locator(".resume").click();
  await other.locator("dialog.elsewhere").waitFor();
  await picture(other, "store-elsewhere-1280x800");
  await other.getByRole("button", { name: "Open a copy" }).click();
  await saved(other);
  assert.equal(await asks(other), "figure");
  await other.locator(".hand-buttons .secondary:last-child").click();
  await saved(other);
  assert.equal(await asks(page), "figure", "the original is where it was");
  assert.equal((await stored(page)).games.length, 2);

  await other.getByRole("button", { name: "Menu" }).click();
  await other.getByRole("button", { name: "New game" }).click();
  await other.getByRole("button", { name: "Saved games" }).click();
  await other
    .locator(".shelf-game", { has: other.getByRole("button", { name: "Actions for Ann and Bob" }) })
    .locator(".shelf-open")
    .click();
  await other.getByRole("button", { name: "Continue here" }).click();
  await saved(other);
  assert.equal(await asks(other), "figure");
  await notice(page, "lost").waitFor();
  assert.equal(await page.locator(".game").count(), 0, "the first tab plays no more");
  await picture(page, "store-lost-1280x800");
  await other.locator(".hand-buttons .secondary:last-child").click();
  const record = await keptRecord(other);
  await notice(page, "lost").getByRole("button", { name: "Continue here" }).click();
  await saved(page);
  assert.equal(await keptRecord(page), record);
  assert.equal(await asks(page), "tile");
  await notice(other, "lost").waitFor();
  assert.deepEqual(problems, []);
});

test("a tab that hangs loses its game to another one, and cannot write it any more", async () => {
  const { page, context } = await playing();
  await lay(page);
  await saved(page);
  const [row] = (await stored(page)).games;
  const other = await context.newPage();
  await openPage(other, stage.url);
  await other.locator(".resume").click();
  await other.locator("dialog.elsewhere").waitFor();
  const hangs = page.evaluate(() => {
    for (const end = Date.now() + 5000; Date.now() < end; );
  });
  await other.getByRole("button", { name: "Continue here" }).click();
  await saved(other);
  assert.equal(await asks(other), "figure");
  await hangs;
  await notice(page, "lost").waitFor();
  await serveWritten(page);
  const refusal = await page.evaluate(async (row) => {
    const { openDatabase } = await import(/** @type {any} */ ("./written/storage/database.js"));
    const database = await openDatabase({ onOutdated() {}, onGone() {} });
    return database.save({ ...row, saved: row.saved + 10 }, "of the tab that hung").then(
      () => "written",
      (/** @type {Error} */ error) => error.message,
    );
  }, row);
  assert.equal(refusal, "elsewhere");
});

test("without locks the tab that comes last has the game, and the other one says so", async () => {
  const { page, context, problems } = await stage.browser.newPage();
  await context.addInitScript(() => Object.defineProperty(navigator, "locks", { value: undefined }));
  await openPage(page, stage.url, SHORT);
  await page.locator(".resume").click();
  await lay(page);
  await saved(page);
  const other = await context.newPage();
  await openPage(other, stage.url);
  await other.locator(".resume").click();
  await saved(other);
  assert.equal(await asks(other), "figure");
  await notice(page, "lost").waitFor();
  assert.equal(await page.locator(".game").count(), 0);
  assert.deepEqual(problems, []);
});

test("without a database two tabs are still one writer", async () => {
  const { page, context } = await stage.browser.newPage();
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("blocked", "SecurityError");
    };
  });
  await openPage(page, stage.url, SHORT);
  await page.locator(".resume").click();
  await saved(page);
  const other = await context.newPage();
  await openPage(other, stage.url);
  await lay(page);
  await saved(page);
  await other.locator(".resume").click();
  await other.getByRole("button", { name: "Continue here" }).click();
  await saved(other);
  assert.equal(await asks(other), "figure", "it goes on where the first tab was");
  await notice(page, "lost").waitFor();
});

test("a newer version that opens beside a game leaves it playable, and says what to do", async () => {
  const { page, context } = await playing();
  const other = await context.newPage();
  await other.goto(`${stage.url}icon.svg`);
  await other.evaluate(() => new Promise((done) => (indexedDB.open("bastide /", 7).onsuccess = done)));
  await lay(page);
  await saved(page);
  assert.equal(await asks(page), "figure");
  assert.match(await notice(page, "storage").innerText(), /newer version of Bastide/);
  const record = await downloaded(page, notice(page, "storage").getByRole("button", { name: "Save the record" }));
  assert.match(record, /\ntile V /);
});

test("a damaged save goes on from the one before, and the damaged one can be saved to a file", async () => {
  const { page } = await playing();
  await lay(page);
  await saved(page);
  const { games, records } = await stored(page);
  const newest = records.find(({ saved }) => saved === games[0].saved);
  const damaged = newest.text.replace("tile V", "tile U");
  await page.goto(`${stage.url}icon.svg`);
  await spoil(page, [{ ...newest, text: damaged }]);
  await page.goto(stage.url);
  await page.locator(".resume").click();
  await saved(page);
  assert.equal(await asks(page), "tile");
  assert.match(await notice(page, "damaged").innerText(), /latest save of this game was damaged/);
  assert.equal(await downloaded(page, notice(page, "damaged").getByRole("button", { name: "Save the damaged game" })), damaged);
  await lay(page);
  await saved(page);
  await page.reload();
  await page.locator(".resume").click();
  await saved(page);
  assert.equal(await asks(page), "figure");
});

/**
 * Leaves the game, for a page of the site that is no page of Bastide.
 *
 * @param {Page} page
 */
async function beside(page) {
  const other = await page.context().newPage();
  await other.goto(`${stage.url}icon.svg`);
  await page.close();
  return other;
}

test("a game whose every save is damaged goes on as far as it can be read, or is offered as it is", async () => {
  const { page: first } = await playing();
  await lay(first);
  await saved(first);
  const page = await beside(first);
  const { records } = await stored(page);
  const broken = `${SHORT}tile V 1,0 0\nskip\ntile U 7,7 0\n`;
  await spoil(
    page,
    records.map((record) => ({ ...record, text: broken })),
  );
  await page.goto(stage.url);
  await page.locator(".resume").click();
  await saved(page);
  assert.match(await keptRecord(page), /\ntile V 1,0 0\n/);
  assert.equal(await downloaded(page, notice(page, "damaged").getByRole("button", { name: "Save the damaged game" })), broken);

  await page.goto(`${stage.url}icon.svg`);
  const { records: again } = await stored(page);
  await spoil(
    page,
    again.map((record) => ({ ...record, text: "nothing of it is left" })),
  );
  await page.goto(stage.url);
  await page.locator(".resume").click();
  await page.locator("dialog.unreadable").waitFor();
  await picture(page, "store-unreadable-1280x800");
  assert.equal(await downloaded(page, page.locator("dialog.unreadable").getByRole("button", { name: "Save the record" })), "nothing of it is left");
  assert.equal((await stored(page)).games.length, 1, "it stays");
});

test("a game of a newer version is whole, and can be saved to a file", async () => {
  const page = await beside((await playing()).page);
  const { records } = await stored(page);
  const newer = SHORT.replace('"1"', '"2"');
  await spoil(
    page,
    records.map((record) => ({ ...record, text: newer })),
  );
  await page.goto(stage.url);
  await page.locator(".resume").click();
  assert.match(await page.locator("dialog.unreadable").innerText(), /saved by a newer version of Bastide/);
  assert.equal(await downloaded(page, page.locator("dialog.unreadable").getByRole("button", { name: "Save the record" })), newer);
});

test("a database of a newer version is left alone, and the game goes on", async () => {
  const { page } = await stage.browser.newPage();
  await page.goto(`${stage.url}icon.svg`);
  await page.evaluate(
    () =>
      new Promise((done) => {
        const request = indexedDB.open("bastide /", 7);
        request.onupgradeneeded = () => request.result.createObjectStore("of-later").put("kept", 1);
        request.onsuccess = () => done(request.result.close());
      }),
  );
  await openPage(page, stage.url);
  await page.locator(".setup-start [type=submit]").click();
  await page.locator("main.game:not([data-saving])").waitFor();
  assert.match(await notice(page, "storage").innerText(), /newer version of Bastide/);
  await lay(page);
  const record = await keptRecord(page);
  assert.equal(await downloaded(page, notice(page, "storage").getByRole("button", { name: "Save the record" })), record);
  const kept = await page.evaluate(
    () =>
      new Promise((done) => {
        const request = indexedDB.open("bastide /");
        request.onsuccess = () => {
          const read = request.result.transaction("of-later").objectStore("of-later").get(1);
          read.onsuccess = () => done([request.result.version, read.result]);
        };
      }),
  );
  assert.deepEqual(kept, [7, "kept"]);
});

test("a last game that nobody can read any more is kept on the shelf", async () => {
  const { page } = await stage.browser.newPage();
  await openPage(page, stage.url, "an old save");
  await page.getByRole("button", { name: "Saved games" }).click();
  await page.locator(".shelf-open", { hasText: "cannot be read" }).click();
  await page.locator("dialog.unreadable").waitFor();
  assert.equal(await downloaded(page, page.locator("dialog.unreadable").getByRole("button", { name: "Save the record" })), "an old save");
});
