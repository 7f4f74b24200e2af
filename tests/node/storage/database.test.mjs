/** The games in IndexedDB: two generations of each record, one writer, and what is said where the browser refuses. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { checksum, openDatabase } from "../../../www/storage/database.js";
import { FORMER, OWN } from "../../../www/storage/names.js";
import { done, forgetAll, opened, refusal, row } from "../support/indexed-db.mjs";

beforeEach(forgetAll);

test("a record is saved in two generations in turn, each with its sum, and the row tells which is the newer one", async () => {
  const { database } = await opened();
  for (const saved of [1, 2, 3]) await database.save(row(saved), `text ${saved}`);
  assert.deepEqual(
    (await database.generations("g")).map(({ slot, saved, text, check }) => [slot, saved, text, check === checksum(text)]),
    [
      [1, 3, "text 3", true],
      [0, 2, "text 2", true],
    ],
  );
  assert.deepEqual(
    (await database.rows()).map(({ saved }) => saved),
    [3],
  );
});

test("a save is not done before it is on the disk; the mark of who plays on is not waited for", async () => {
  const { database } = await opened();
  const { connection } = database;
  const begin = connection.transaction.bind(connection);
  /** @type {unknown[]} */
  const asked = [];
  connection.transaction = (stores, mode, options) => (mode === "readwrite" && asked.push(options?.durability), begin(stores, mode, options));
  await database.save(row(1), "text");
  await database.claim("g", "w");
  await database.amend("g", { name: "Sunday" });
  assert.deepEqual(asked, ["strict", "relaxed", "strict"]);
  // A transaction that does not complete leaves nothing half done.
  connection.transaction = (...how) => {
    const transaction = begin(...how);
    const { put } = IDBObjectStore.prototype;
    mock.method(
      IDBObjectStore.prototype,
      "put",
      /** @this {IDBObjectStore} */ function (/** @type {any} */ value) {
        if ("players" in value) throw new DOMException("full", "QuotaExceededError");
        return put.call(this, value);
      },
    );
    return transaction;
  };
  assert.equal(await refusal(database.save(row(2), "later")), "full");
  mock.restoreAll();
  connection.transaction = begin;
  assert.deepEqual(
    (await database.generations("g")).map(({ text }) => text),
    ["text"],
  );
});

test("only the session that took a game up last may save it; what it saved is told to the next one", async () => {
  const { database } = await opened();
  await database.save(row(1), "text");
  const { row: claimed, kept } = await database.claim("g", "other");
  assert.deepEqual([claimed?.writer, kept[0].text], ["other", "text"]);
  assert.equal(await refusal(database.save(row(11), "of the tab that hung")), "elsewhere");
  assert.equal(await refusal(database.save({ ...row(2), writer: "other" }, "goes on")), "written");
  assert.deepEqual(
    (await database.generations("g")).map(({ text }) => text),
    ["goes on", "text"],
  );
  assert.deepEqual(await database.claim("none", "other"), { row: undefined, kept: [] });
});

test("an older save does not replace a newer one, and what is written beside a record stays", async () => {
  const { database } = await opened();
  await database.save(row(2, { study: "a note" }), "newer");
  await database.amend("g", { name: "Sunday" });
  await database.save(row(1), "older");
  await database.save(row(3), "newest");
  assert.deepEqual(
    (await database.generations("g")).map(({ text }) => text),
    ["newest", "newer"],
  );
  const [{ name, study }] = await database.rows();
  assert.deepEqual([name, study], ["Sunday", "a note"]);
  await database.save(row(4, { study: "another note" }), "with notes");
  assert.equal((await database.rows())[0].study, "another note");
  await database.save(row(4, { study: "a last note" }), "of the same number");
  assert.deepEqual([(await database.rows())[0].study, (await database.generations("g"))[0].text], ["a last note", "of the same number"]);
  await database.remove("g");
  assert.deepEqual([await database.rows(), await database.generations("g")], [[], []]);
  await database.save(row(1), "text");
  await database.clear();
  assert.deepEqual([await database.rows(), await database.generations("g")], [[], []]);
});

test("a database of a newer version is refused, and left as it is", async () => {
  const request = indexedDB.open(OWN, 7);
  request.onupgradeneeded = () => request.result.createObjectStore("of-later").put("kept", 1);
  (await done(request)).close();
  assert.equal(await refusal(opened()), "outdated");
  const found = await done(indexedDB.open(OWN));
  assert.deepEqual([found.version, await done(found.transaction("of-later").objectStore("of-later").get(1))], [7, "kept"]);
});

test("a newer version that opens beside this one gets the database, and this one hears of it; so it does when the database is deleted", async () => {
  const { database, told } = await opened();
  (await done(indexedDB.open(OWN, 7))).close();
  assert.deepEqual(told, { outdated: 1, gone: 0 });
  assert.equal(await refusal(database.save(row(1), "text")), "closed");
  forgetAll();
  const again = await opened();
  await done(indexedDB.deleteDatabase(OWN));
  assert.deepEqual(again.told, { outdated: 0, gone: 1 });
});

test("what was stored before names had a path in them is taken over once, and is there until it is", async () => {
  const request = indexedDB.open(FORMER, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("games", { keyPath: "id" }).put(row(1));
    request.result.createObjectStore("records", { keyPath: ["id", "slot"] }).put({ id: "g", slot: 1, saved: 1, text: "text", check: checksum("text") });
  };
  (await done(request)).close();
  const { database } = await opened();
  assert.equal((await database.generations("g"))[0].text, "text");
  await database.remove("g");
  database.connection.close();
  assert.deepEqual(await (await opened()).database.rows(), [], "it does not come again");
  assert.deepEqual(
    (await indexedDB.databases()).map(({ name }) => name),
    [OWN],
  );
});

test("a browser that blocks the storage saves nothing; one that does not answer in time may do so later", async () => {
  const listener = { onOutdated() {}, onGone() {} };
  mock.method(indexedDB, "open", () => {
    throw new DOMException("blocked", "SecurityError");
  });
  assert.equal(await refusal(openDatabase(listener)), "blocked");
  mock.restoreAll();
  const { database } = await opened();
  mock.timers.enable({ apis: ["setTimeout"] });
  try {
    const request = /** @type {any} */ ({});
    mock.method(indexedDB, "open", () => request);
    const asked = refusal(openDatabase(listener));
    mock.timers.tick(2999);
    assert.equal(await Promise.race([asked, Promise.resolve("still asked")]), "still asked");
    mock.timers.tick(1);
    assert.equal(await asked, "failed");
    let closed = 0;
    request.result = { close: () => (closed += 1) };
    request.onsuccess();
    assert.equal(closed, 1, "nobody would let go of one that comes late");
    mock.method(database.connection, "transaction", () => ({ objectStore: () => ({ get: () => ({}) }) }));
    const saved = refusal(database.save(row(1), "text"));
    mock.timers.tick(3000);
    assert.equal(await saved, "failed");
  } finally {
    mock.timers.reset();
    mock.restoreAll();
  }
});
