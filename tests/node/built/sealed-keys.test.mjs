/** The keys with which a device opens its sealed games: whichever of several made one, and however many there are. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { register } from "node:module";
import { join } from "node:path";
import { beforeEach, test } from "node:test";
import { pathToFileURL } from "node:url";
import { DIST } from "../../e2e/support/serve.mjs";
import { forgetAll } from "../support/indexed-db.mjs";
import { smallStorage } from "../support/small-storage.mjs";

const SEALED = pathToFileURL(join(DIST, "sealed.js")).href;
// The modules of www stand beside a sealed.js only in a build.
const BESIDE = `export const resolve = (name, context, next) => name.endsWith("/sealed.js") ? { url: ${JSON.stringify(SEALED)}, shortCircuit: true } : next(name, context);`;
register(`data:text/javascript,${encodeURIComponent(BESIDE)}`);
const { Sealed, initSync, newKey } = await import(SEALED);
initSync({ module: readFileSync(join(DIST, "sealed_bg.wasm")) });
const { openedHere, refusalOf } = await import("../../../www/sealed/engine.js");
const { MOST, addKeys, deviceKeys, readKeys, writeKeys } = await import("../../../www/storage/device-keys.js");
const { OWN } = await import("../../../www/storage/names.js");

/** Begins a game of two. @returns {{ keys: string[], records: string[] }} of who begins, and has drawn a tile that nobody else knows, and of the guest */
function begun() {
  const keys = [newKey(), newKey()];
  const inviting = Sealed.invite('[Bastide "1"]\n[Players "red Ann, blue"]\n', false, true, 0, keys[0]);
  const guest = Sealed.answer(inviting.again(), "Bob", keys[1]);
  inviting.receive(guest.again());
  return { keys, records: [inviting.record(), guest.record()] };
}

/** This device has these keys, and no others. @param {string[]} keys */
const have = (keys) => smallStorage.setItem(`${OWN} seal-keys`, JSON.stringify(keys));

/** The seat from which a record is seen here. @param {string} record */
function seatOf(record) {
  const sealed = openedHere(record);
  const seat = sealed?.state().seat;
  sealed?.free();
  return seat;
}

beforeEach(() => {
  forgetAll();
  smallStorage.clear();
});

test("a game that holds a tile drawn for one player alone is opened by the key that made it, wherever that stands among others", () => {
  const { keys, records } = begun();
  const others = [newKey(), newKey()];
  assert.throws(() => Sealed.open(records[0], others[0]), "another key opens nothing");
  for (const all of [[keys[0]], [others[0], keys[0]], [...others, keys[0]], [keys[0], ...others]]) {
    have(all);
    for (let time = 0; time < 2; time += 1) assert.equal(seatOf(records[0]), 0);
  }
  have([...others, keys[1]]);
  assert.equal(seatOf(records[1]), 1);
});

test("where no key opens a game the first refusal says why; a device without keys, or a game without secrets, is watched", () => {
  const { records } = begun();
  have([newKey(), newKey()]);
  assert.throws(
    () => openedHere(records[0]),
    (error) => refusalOf(error)?.colour === "red",
  );
  assert.equal(seatOf(records[1]), undefined);
  have([]);
  assert.equal(seatOf(records[0]), undefined);
});

test("keys of files are taken to the last one or not at all, and never in place of another", () => {
  const keys = Array.from({ length: MOST + 1 }, newKey);
  have(keys.slice(0, 1));
  assert.equal(addKeys(keys.slice(1, 30)), true);
  assert.equal(addKeys(keys.slice(30, MOST)), true);
  assert.deepEqual(deviceKeys(), keys.slice(0, MOST));
  assert.equal(addKeys(keys.slice(MOST)), false);
  assert.deepEqual(deviceKeys(), keys.slice(0, MOST));
  assert.equal(addKeys(keys.slice(5, 9)), true, "those are there");
  assert.deepEqual(readKeys([{ tags: { SealKeys: /"(.*)"/.exec(writeKeys())?.[1] ?? "" } }]), keys.slice(0, MOST));
});
