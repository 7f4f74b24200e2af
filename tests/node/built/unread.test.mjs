/** What is saved but cannot be read now: it does not count as nothing, no file is written without it, and it is read as soon as the browser gives it. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { LATE, SHORT } from "../../e2e/support/player.mjs";
import { exercise } from "../../e2e/support/exercises.mjs";
import { games } from "../support/empty-games.mjs";
import { refusal } from "../support/indexed-db.mjs";

// These need the engine in its place.
const { mistakes, restoreMistake, writeMistakes } = await import("../../../www/games/mistakes.js");
const { saveAll } = await import("../../../www/shelf/export.js");
const { StoreError, openDatabase } = await import("../../../www/storage/database.js");

console.warn = () => {};

/** From now on a question to a store fails with an error of the browser, as often as is said. @param {string} store @param {number} [times] */
function failing(store, times = Infinity) {
  const { getAll } = IDBObjectStore.prototype;
  let left = times;
  mock.method(
    IDBObjectStore.prototype,
    "getAll",
    /** @this {IDBObjectStore} @param {[]} how */ function (...how) {
      if (this.name === store && left-- > 0) throw new DOMException("the disk", "UnknownError");
      return getAll.apply(this, how);
    },
  );
}

/** The files that are saved. @returns {Promise<string>[]} */
function files() {
  /** @type {Promise<string>[]} */
  const saved = [];
  mock.method(URL, "createObjectURL", (/** @type {Blob} */ blob) => (saved.push(blob.text()), "blob:"));
  return saved;
}

test("a list of games that cannot be read is not empty, and a game whose record cannot be read is not damaged", async () => {
  const row = await games.add(LATE);
  failing("games");
  await assert.rejects(games.list(), StoreError);
  await assert.rejects(games.latest(row), StoreError);
  await assert.rejects(games.remove(row), StoreError);
  assert.equal(await games.lastOpen(), undefined, "the start of the page does not wait for it");
  mock.restoreAll();
  failing("records");
  await assert.rejects(games.restore(row.id), StoreError);
  await assert.rejects(games.recordOf(row.id), StoreError);
  mock.restoreAll();
  assert.deepEqual([(await games.list()).length, await games.recordOf(row.id)], [1, LATE]);
});

test("all is saved to a file or nothing", async () => {
  for (const text of [LATE, SHORT.replace("Ann", "Zoe")]) await games.add(text);
  await restoreMistake(exercise({}));
  for (const store of ["games", "records", "exercises"]) {
    const saved = files();
    failing(store);
    void saveAll(); // it asks whether to try again
    for (let turns = 0; turns < 50; turns += 1) await new Promise((done) => setTimeout(done));
    assert.equal(saved.length, 0, store);
    mock.restoreAll();
  }
  const saved = files();
  await saveAll();
  mock.restoreAll();
  const text = (await Promise.all(saved)).join("");
  assert.equal(text.split("[Bastide ").length, 4, "two games and an exercise");
});

test("exercises that cannot be read are not none", async () => {
  await restoreMistake(exercise({}));
  failing("exercises");
  await assert.rejects(mistakes());
  await assert.rejects(writeMistakes());
  mock.restoreAll();
  assert.equal((await mistakes()).length, 1);
});

test("a database that opened too late is opened again by the next question; where the browser stores nothing there is nothing", async () => {
  const row = await games.add(LATE);
  mock.method(indexedDB, "open", () => ({}));
  mock.timers.enable({ apis: ["setTimeout"] });
  const connected = games.connect();
  mock.timers.tick(3000);
  await connected;
  mock.timers.reset();
  mock.restoreAll();
  assert.equal(await games.lastOpen(), undefined);
  assert.deepEqual(
    (await games.list()).map(({ id }) => id),
    [row.id],
  );

  mock.method(indexedDB, "open", () => {
    throw new DOMException("blocked", "SecurityError");
  });
  await games.connect();
  assert.deepEqual([await games.list(), await mistakes()], [[], []]);
  assert.equal(await refusal(openDatabase({ onOutdated() {}, onGone() {} })), "blocked");
  mock.restoreAll();
});

test("what takes longer than a save may is waited for where somebody wants to see it", async () => {
  await games.add(LATE);
  const { getAll } = IDBObjectStore.prototype;
  mock.method(
    IDBObjectStore.prototype,
    "getAll",
    /** @this {IDBObjectStore} @param {[]} how */ function (...how) {
      const request = getAll.apply(this, how);
      let late = () => {};
      request.addEventListener("success", () => late());
      /** @type {any} */ (globalThis).answer = new Promise((done) => {
        late = () => done(() => later?.call(request, new Event("success")));
      });
      /** @type {((event: Event) => void) | undefined} */
      let later;
      Object.defineProperty(request, "onsuccess", { set: (handler) => (later = handler) });
      return request;
    },
  );
  mock.timers.enable({ apis: ["setTimeout"] });
  const listed = games.list();
  await new Promise((done) => setImmediate(done));
  const answer = await /** @type {any} */ (globalThis).answer;
  mock.timers.tick(3500);
  answer();
  mock.timers.reset();
  assert.equal((await listed).length, 1);
  mock.restoreAll();
});
