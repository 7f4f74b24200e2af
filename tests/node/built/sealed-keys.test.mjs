/** The keys with which a device opens its sealed games: whichever of several made one, however many there are, and wherever they were lost; and which of its copies counts. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { register } from "node:module";
import { join } from "node:path";
import { beforeEach, mock, test } from "node:test";
import { pathToFileURL } from "node:url";
import { DIST } from "../../e2e/support/serve.mjs";
import { IDBObjectStore } from "fake-indexeddb";
import { forgetAll } from "../support/indexed-db.mjs";
import { Game } from "../../../fuzz/engine.mjs";
import { smallStorage } from "../support/small-storage.mjs";

const SEALED = pathToFileURL(join(DIST, "sealed.js")).href;
// The modules of www stand beside a sealed.js only in a build.
const BESIDE = `export const resolve = (name, context, next) => name.endsWith("/sealed.js") ? { url: ${JSON.stringify(SEALED)}, shortCircuit: true } : next(name, context);`;
register(`data:text/javascript,${encodeURIComponent(BESIDE)}`);
const { Sealed, initSync, newKey } = await import(SEALED);
initSync({ module: readFileSync(join(DIST, "sealed_bg.wasm")) });
const { furthest } = await import("../../../www/sealed/copies.js");
const { openedHere, refusalOf } = await import("../../../www/sealed/engine.js");
const { MOST, addKeys, areKept, deviceKeys, forgetKeys, ownKey, readKeys, recallKeys, writeKeys } = await import("../../../www/storage/device-keys.js");
const { OWN } = await import("../../../www/storage/names.js");

/** Begins a game of two. @returns {{ keys: string[], records: string[] }} of who begins, and has drawn a tile that nobody else knows, and of the guest */
function begun() {
  const keys = [newKey(), newKey()];
  const inviting = Sealed.invite('[Bastide "1"]\n[Players "red Ann, blue"]\n', false, true, 0, keys[0]);
  const guest = Sealed.answer(inviting.again(), "Bob", keys[1]);
  inviting.receive(guest.again());
  return { keys, records: [inviting.record(), guest.record()] };
}

/** The record after the player whose device this is has decided on a turn and sent it. @param {string} record @param {string} key */
function turnOf(record, key) {
  const game = Game.fromRecord(record);
  while (Sealed.open(game.record(), key).state().asked) game.play(game.legal()[0].statement);
  const sealed = Sealed.open(game.record(), key);
  game.free();
  assert.ok(sealed.send());
  return sealed.record();
}

/** This device has these keys, and no others. @param {string[]} keys */
async function have(keys) {
  await forgetKeys();
  smallStorage.setItem(`${OWN} seal-keys`, JSON.stringify(keys));
}

/** The seat from which a record is seen here. @param {string} record */
function seatOf(record) {
  const sealed = openedHere(record);
  const seat = sealed?.state().seat;
  sealed?.free();
  return seat;
}

/** Those in local storage. */
const stored = () => JSON.parse(smallStorage.getItem(`${OWN} seal-keys`) ?? "[]");

/** Writes and reads the database, until that is done. */
const settled = async () => void (await addKeys([]));

beforeEach(async () => {
  mock.restoreAll();
  forgetAll();
  await forgetKeys();
  smallStorage.clear();
});

test("a game that holds a tile drawn for one player alone is opened by the key that made it, wherever that stands among others", async () => {
  const { keys, records } = begun();
  const others = [newKey(), newKey()];
  assert.throws(() => Sealed.open(records[0], others[0]), "another key opens nothing");
  for (const all of [[keys[0]], [others[0], keys[0]], [...others, keys[0]], [keys[0], ...others]]) {
    await have(all);
    for (let time = 0; time < 2; time += 1) assert.equal(seatOf(records[0]), 0);
  }
  await have([...others, keys[1]]);
  assert.equal(seatOf(records[1]), 1);
});

test("where no key opens a game the first refusal says why; a device without keys, or a game without secrets, is watched", async () => {
  const { records } = begun();
  await have([newKey(), newKey()]);
  assert.throws(
    () => openedHere(records[0]),
    (error) => refusalOf(error)?.colour === "red",
  );
  assert.equal(seatOf(records[1]), undefined);
  await have([]);
  assert.equal(seatOf(records[0]), undefined);
});

test("keys of files are taken to the last one or not at all, and never in place of another", async () => {
  const keys = Array.from({ length: MOST + 1 }, newKey);
  await have(keys.slice(0, 1));
  assert.equal(await addKeys(keys.slice(1, 30)), true);
  assert.equal(await addKeys(keys.slice(30, MOST)), true);
  assert.deepEqual(deviceKeys(), keys.slice(0, MOST));
  assert.equal(await addKeys(keys.slice(MOST)), false);
  assert.deepEqual(deviceKeys(), keys.slice(0, MOST));
  assert.equal(await addKeys(keys.slice(5, 9)), true, "those are there");
  assert.deepEqual(readKeys([{ tags: { SealKeys: /"(.*)"/.exec(await writeKeys())?.[1] ?? "" } }]), keys.slice(0, MOST));
});

test("what local storage, the database or both lose under a page is written there again", async () => {
  const keys = [await ownKey(newKey), newKey()];
  assert.equal(await addKeys(keys.slice(1)), true);
  for (const lose of [[smallStorage.clear.bind(smallStorage)], [forgetAll], [smallStorage.clear.bind(smallStorage), forgetAll]]) {
    for (const run of lose) run();
    await recallKeys(); // as whenever a sealed game is looked at
    await settled();
    assert.deepEqual(stored(), keys);
    smallStorage.clear(); // the database alone has them
    await settled();
    assert.deepEqual(stored(), keys);
  }
});

test("the next page finds the keys in either place, the own one first, and erasing leaves none", async () => {
  const own = await ownKey(newKey);
  await addKeys([newKey()]);
  const keys = stored();
  const nextPage = async () => import(`../../../www/storage/device-keys.js?${Math.random()}`);
  smallStorage.clear();
  let page = await nextPage();
  await page.recallKeys();
  assert.deepEqual([page.deviceKeys(), stored(), keys[0]], [keys, keys, own]);
  assert.match(await page.writeKeys(), new RegExp(keys.join(" ")));
  forgetAll();
  page = await nextPage();
  await page.recallKeys();
  smallStorage.clear();
  page = await nextPage();
  assert.equal(await page.ownKey(newKey), own, "a second own key is not made");
  await page.forgetKeys();
  smallStorage.clear();
  page = await nextPage();
  assert.notEqual(await page.ownKey(newKey), own);
});

test("keys are kept where there is room for them in one place; where there is none they are refused, and a lost one is told", async () => {
  const full = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const [own, ...others] = [await ownKey(newKey), newKey(), newKey()];
  mock.method(smallStorage, "setItem", full);
  assert.equal(await addKeys([others[0]]), true);
  assert.deepEqual([stored(), deviceKeys(), areKept()], [[own], [own, others[0]], true]);
  mock.method(IDBObjectStore.prototype, "put", full);
  assert.equal(await addKeys([others[1]]), false);
  assert.deepEqual(deviceKeys(), [own, others[0]], "nothing hangs on a key that is nowhere");
  smallStorage.clear();
  forgetAll();
  await settled();
  assert.deepEqual([deviceKeys(), areKept()], [[own, others[0]], false]);
  mock.restoreAll();
  await settled();
  assert.deepEqual([stored(), areKept()], [[own, others[0]], true]);
});

test("where the browser keeps nothing no own key is made", async () => {
  mock.method(smallStorage, "setItem", () => {
    throw new DOMException("blocked", "SecurityError");
  });
  Object.assign(globalThis, { indexedDB: undefined });
  assert.equal(await ownKey(newKey), undefined);
  assert.deepEqual(deviceKeys(), []);
  forgetAll();
});

test("of several copies of a game the one that is furthest counts, whichever was changed last", async () => {
  const keys = [newKey(), newKey()];
  const inviter = Sealed.invite('[Bastide "1"]\n[Players "red Ann, blue"]\n', false, true, 0, keys[0]);
  const invited = inviter.record();
  inviter.receive(Sealed.answer(inviter.again(), "Bob", keys[1]).again());
  const [drawn, played] = [inviter.record(), turnOf(inviter.record(), keys[0])];
  await have(keys.slice(0, 1));
  const copies = [invited, drawn, played].map((record, index) => /** @type {any} */ ({ row: { id: `${index}` }, record }));
  for (const all of [copies, [...copies].reverse(), [copies[1], copies[2], copies[0]]]) assert.equal(furthest(all)?.row.id, "2");
  assert.equal(furthest(copies.slice(0, 2).reverse())?.row.id, "1");
  assert.equal(furthest([]), undefined);
});
