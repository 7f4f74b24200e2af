/** Nothing is lost: what is saved when, and what is said and offered where it cannot be. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { fillsUp } from "../../support/full-disk.mjs";
import { block, downloaded, lay, notice, playing, spoil, stored } from "../../support/kept.mjs";
import { SHORT, SKIP, asks, continueGame, keptRecord, openPage, picture, saved } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const stage = onStage();

test("a decision is on the disk in one of two generations before it is shown as done, and is there if the tab is closed while it saves", async () => {
  const { page, context, problems } = await playing(stage, (page) =>
    page.addInitScript(() => {
      const begin = IDBDatabase.prototype.transaction;
      Object.assign(window, { writes: /** @type {unknown[]} */ ([]) });
      IDBDatabase.prototype.transaction = function (stores, mode, options) {
        if (mode === "readwrite" && this.name === "bastide /") /** @type {any} */ (window).writes.push(options?.durability);
        return begin.call(this, stores, mode, options);
      };
    }),
  );
  await lay(page);
  const before = await keptRecord(page);
  await page.locator(SKIP).click();
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

  await block(page);
  await lay(page);
  await page.locator("main.game[data-saving]").waitFor();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  assert.equal(await asks(page), "tile", "it is saved, and nothing more is shown");
  await page.evaluate(() => /** @type {any} */ (window).letGo());
  await saved(page);
  assert.equal(await asks(page), "figure");

  await block(page);
  await page.locator(SKIP).click();
  await page.locator("main.game[data-saving]").waitFor();
  await page.close();
  const other = await context.newPage();
  await continueGame(other, stage.url, SHORT);
  assert.match(await keptRecord(other), /\ntile V [^]*\ntile U /);
  assert.equal(await asks(other), "tile");
  assert.deepEqual(problems, []);
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
  const record = await downloaded(page, notice(page, "storage").getByRole("button", { name: "Save the game record" }));
  assert.match(record, /^\[Bastide "1"\][^]*\ntile /);
  await notice(page, "storage").getByRole("button", { name: "Close" }).click();
  await page.locator(SKIP).click();
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
  const { page } = await playing(stage, (page) =>
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
  assert.match(await notice(page, "storage").innerText(), /saves only the last game/, "the same holds after a reload");
});

test("games that cannot be read now are not none: the page says so, and reads them when it is asked again", async () => {
  const { page, problems } = await playing(stage, (page) =>
    page.addInitScript(() => {
      const { getAll } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.getAll = function (...how) {
        if (/** @type {any} */ (window).failing) throw new DOMException("the disk", "UnknownError");
        return getAll.apply(this, how);
      };
    }),
  );
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "New game" }).click();
  await page.locator(".setup").waitFor();
  const fails = (/** @type {boolean} */ failing) => page.evaluate((failing) => Object.assign(window, { failing }), failing);
  await fails(true);
  await page.getByRole("button", { name: "Saved games" }).click();
  const dialog = page.locator("dialog.unread");
  await dialog.waitFor();
  assert.equal(await page.locator(".shelf-empty").count(), 0);
  await fails(false);
  await dialog.getByRole("button", { name: "Try again" }).click();
  await page.locator(".shelf-game").waitFor();
  await fails(true);
  await page.locator(".shelf-open").click();
  await dialog.getByRole("button", { name: "Close" }).click();
  assert.equal(await page.locator(".shelf-game").count(), 1, "who gives up stays on the screen");
  await fails(false);
  await page.locator(".shelf-open").click();
  await page.locator("main.game").waitFor();
  assert.deepEqual(problems, []);
});

test("where there is no room left it is said, the record is offered, and room is used again", async () => {
  const { page, problems } = await playing(stage, (page) => fillsUp(page, { small: true }));
  await page.evaluate(() => Object.assign(window, { full: true }));
  await lay(page);
  await saved(page);
  assert.match(await notice(page, "storage").innerText(), /no room left/);
  const record = await downloaded(page, notice(page, "storage").getByRole("button", { name: "Save the game record" }));
  assert.match(record, /\ntile V /);
  await page.evaluate(() => Object.assign(window, { full: false }));
  await page.locator(SKIP).click();
  await saved(page);
  assert.equal(await notice(page, "storage").count(), 0);
  await page.evaluate(() => Object.assign(window, { full: true }));
  await lay(page);
  await saved(page);
  await notice(page, "storage").waitFor();
  await page.evaluate(() => Object.assign(window, { full: false }));
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "New game" }).click();
  await notice(page, "storage").waitFor({ state: "detached" });
  assert.ok(
    (await stored(page)).records.some(({ text }) => /\ntile V [^]*\ntile /.test(text)),
    "a game that is left is saved",
  );
  await page.getByRole("button", { name: "Saved games" }).click();
  await page.evaluate(() => Object.assign(window, { full: true }));
  const buffer = Buffer.from(`${SHORT.replace("Ann", "Eve")}${SHORT.replace("Ann", "Zoe")}`);
  await page.locator("input[type=file]").setInputFiles({ name: "two.bastide", mimeType: "text/plain", buffer });
  await notice(page, "arrive").filter({ hasText: "2 games were added. The browser has not saved this yet." }).waitFor();
  const lost = await downloaded(page, notice(page, "storage").getByRole("button", { name: "Save the game record" }));
  assert.match(lost, /red Eve[^]*red Zoe/, "what is only in memory, not the game that was played last");
  await page.evaluate(() => Object.assign(window, { full: false }));
  await page.reload();
  await page.locator(".resume").click();
  await saved(page);
  assert.match(await keptRecord(page), /\ntile V /);
  assert.deepEqual(problems, []);
});

test("a game that only the copy of the last game has is asked about before its page closes, once another tab has written its own there", async () => {
  const { page, context, problems } = await stage.browser.newPage();
  await context.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  /** @type {string[]} */
  const asked = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await openPage(page, stage.url, SHORT);
  await page.locator(".resume").click();
  await lay(page);
  await notice(page, "storage").waitFor();
  const other = await context.newPage();
  await openPage(other, stage.url);
  await other.getByRole("button", { name: "Together on one device" }).click();
  await other.locator("button", { hasText: /^Play/ }).last().click();
  await lay(other);
  await notice(other, "storage").waitFor();
  await page.bringToFront();
  await page.reload();
  assert.deepEqual(asked, ["beforeunload"]);
  assert.deepEqual(problems, []);
});

test("a newer version that opens beside a game leaves it playable, and says what to do", async () => {
  const { page, context } = await playing(stage);
  const other = await context.newPage();
  await other.goto(`${stage.url}icon.svg`);
  await other.evaluate(() => new Promise((done) => (indexedDB.open("bastide /", 7).onsuccess = done)));
  await lay(page);
  await saved(page);
  assert.equal(await asks(page), "figure");
  assert.match(await notice(page, "storage").innerText(), /newer version of Bastide/);
  const record = await downloaded(page, notice(page, "storage").getByRole("button", { name: "Save the game record" }));
  assert.match(record, /\ntile V /);
});

test("a damaged save goes on from the one before, and the damaged one can be saved to a file", async () => {
  const { page } = await playing(stage);
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

test("a game that nobody can read, damaged or of a newer version, is kept on the shelf and offered as it is", async () => {
  for (const [text, said] of /** @type {[string, RegExp][]} */ ([
    ["an old save", /cannot be read/],
    [SHORT.replace('"1"', '"9"'), /saved by a newer version of Bastide/],
  ])) {
    const { page, context } = await stage.browser.newPage();
    await openPage(page, stage.url, text);
    await page.getByRole("button", { name: "Saved games" }).click();
    await page.locator(".shelf-open", { hasText: "cannot be read" }).click();
    const dialog = page.locator("dialog.unreadable");
    await dialog.waitFor();
    assert.match(await dialog.innerText(), said);
    await picture(page, "store-unreadable-1280x800");
    assert.equal(await downloaded(page, dialog.getByRole("button", { name: "Save the game record" })), text);
    assert.equal((await stored(page)).games.length, 1, "it stays");
    await context.close();
  }
});

/** The copy of the last game alone has what was decided while the disk was full. */
test("decisions that only the small storage has are offered where games cannot be read at the start, and saved once they can", async () => {
  const { page, problems } = await stage.browser.newPage({ reducedMotion: true });
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name, ...others) {
      if (!sessionStorage.getItem("broken") || !/^bastide .*\/$/.test(name)) return open.call(this, name, ...others);
      const request = /** @type {any} */ ({ error: new DOMException("broken", "UnknownError") });
      setTimeout(() => request.onerror?.(new Event("error")));
      return request;
    };
  });
  await openPage(page, stage.url, `${SHORT}tile V 1,0 0\n`);
  await page.evaluate(() => sessionStorage.setItem("broken", "yes"));
  await page.reload();
  await page.locator(".resume").click();
  await page.locator(".hand").waitFor();
  await page.locator('[data-notice="storage"]').waitFor();
  await page.locator(SKIP).click();
  await page.evaluate(() => sessionStorage.removeItem("broken"));
  await page.reload();
  await page.locator(".resume").waitFor();
  await page.getByRole("button", { name: "Saved games" }).click();
  await page.locator(".shelf-game").waitFor();
  assert.equal(await page.locator(".shelf-game").count(), 1, "it is one game");
  await page.locator(".shelf-open").click();
  assert.match(await keptRecord(page), /tile V 1,0 0\nskip\n/);
  assert.deepEqual(
    problems.filter((problem) => !/broken|StoreError/.test(problem)),
    [],
  );
});

/** The browser ends the transaction itself, as where stored data is deleted in the middle of a game; Bastide's own end of it comes too late then. */
test("a save that the browser breaks off is told, and the game stays on the table", async () => {
  const { page, problems } = await stage.browser.newPage({ reducedMotion: true });
  await page.addInitScript(() => {
    const get = IDBObjectStore.prototype.get;
    IDBObjectStore.prototype.get = function (key) {
      const request = get.call(this, key);
      if (/** @type {any} */ (window).broken && this.transaction.mode === "readwrite") this.transaction.abort();
      return request;
    };
  });
  await continueGame(page, stage.url, SHORT);
  await saved(page);
  await page.evaluate(() => Object.assign(window, { broken: true }));
  await lay(page);
  await page.locator('[data-notice="storage"]').waitFor();
  assert.equal(await page.locator(".panic").count(), 0);
  await page.evaluate(() => Object.assign(window, { broken: false }));
  await page.locator(SKIP).click();
  await saved(page);
  assert.match(await keptRecord(page), /\nskip\n$/);
  assert.deepEqual(
    problems.filter((problem) => !/AbortError|aborted/i.test(problem)),
    [],
  );
});

test("where the exercises cannot be read the puzzles are there all the same", async () => {
  const { page, problems } = await stage.browser.newPage({ reducedMotion: true });
  await page.goto(`${stage.url}icon.svg`);
  await page.evaluate(
    () =>
      new Promise((done) => {
        const request = indexedDB.open("bastide / exercises", 2);
        request.onsuccess = () => (request.result.close(), done(undefined));
      }),
  );
  await page.goto(stage.url);
  await page.locator('[data-action="puzzles"]').click();
  await page.locator('.puzzle-entry[data-puzzle="gap"]').waitFor();
  assert.match(await page.locator("[data-mistakes]").innerText(), /cannot be read right now/);
  await page.locator("[data-mistakes]").click();
  await page.locator("dialog[open]", { hasText: "cannot be read right now" }).waitFor();
  assert.deepEqual(
    problems.filter((problem) => !/StoreError/.test(problem)),
    [],
  );
});

test("a game that is taken up while the disk is full, which is told only when all has been put, keeps what is decided", async () => {
  const { page, context, problems } = await playing(stage);
  await lay(page);
  await saved(page);
  await context.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...what) {
      const request = put.apply(this, what);
      if (sessionStorage.getItem("full")) {
        Object.defineProperty(this.transaction, "error", { value: new DOMException("full", "QuotaExceededError") });
        this.transaction.abort(); // before anybody hears that it was put
      }
      return request;
    };
  });
  await page.evaluate(() => sessionStorage.setItem("full", "yes"));
  await page.evaluate(() => history.replaceState(null, "", "#continue"));
  await page.reload();
  await page.locator(".hand").waitFor();
  await page.locator(SKIP).click();
  await saved(page);
  await notice(page, "storage").waitFor();
  assert.equal(await notice(page, "lost").count(), 0, "no other tab has it");
  await page.evaluate(() => sessionStorage.removeItem("full"));
  await lay(page);
  await saved(page);
  await notice(page, "storage").waitFor({ state: "detached" });
  const kept = (await stored(page)).records.map(({ text }) => text);
  assert.ok(
    kept.some((text) => /\ntile V [^]*\ntile /.test(text)),
    kept.join("\n"),
  );
  assert.deepEqual(problems, []);
});
