/** Small values after a browser was killed: what is newer in the second copy is put back, and nothing else. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { smallStorage } from "../support/small-storage.mjs";

const { OWN } = await import("../../../www/storage/names.js");

/** @typedef {import("../../../www/storage/small-values.js").Written} Written */
/** @typedef {Record<string, string>} Stored */

beforeEach(() => smallStorage.clear());

/** What is in the browser's storage. @returns {Stored} */
const stored = () => Object.fromEntries(Object.keys(smallStorage).map((key) => [key.slice(OWN.length + 1), smallStorage.getItem(key) ?? ""]));

/**
 * A page that is opened: the storage as it is on the disk, and the copies as they are in the database.
 *
 * @param {Stored} onDisk
 * @param {unknown[]} [copies]
 */
async function opened(onDisk, copies = []) {
  smallStorage.clear();
  for (const [name, value] of Object.entries(onDisk)) smallStorage.setItem(`${OWN} ${name}`, value);
  const values = await import(`../../../www/storage/small-values.js?opened=${Math.random()}`);
  /** @type {Map<string, Written>} */
  const written = new Map();
  values.onWritten((/** @type {Written} */ one) => void written.set(one.id, one));
  values.putBack(copies);
  return { ...values, written };
}

test("what a killed browser has lost is put back, what it has forgotten is forgotten again, and the rest stays", async () => {
  const first = await opened({});
  first.write("theme", "dark");
  first.write("solved", "[1]");
  first.write("gone", "x");
  const onDisk = stored();
  first.write("solved", "[1,2]");
  first.forget("gone");
  const next = await opened({ ...onDisk, style: "flat" }, [...first.written.values()]);
  assert.deepEqual({ ...stored(), written: "" }, { theme: "dark", solved: "[1,2]", style: "flat", written: "" });
  next.write("solved", "[3]");
  next.putBack([...first.written.values()]);
  assert.equal(next.read("solved"), "[3]", "what was changed since is newer than any copy");
});

test("a browser that lost nothing is left alone, whatever stands in the copies", async () => {
  const first = await opened({});
  first.write("theme", "dark");
  const onDisk = { ...stored(), theme: "light" }; // by hand
  const broken = [
    { id: "theme", value: 7, at: 1e15 },
    { id: "theme", value: "x", at: "1e15" },
    { id: 1, value: "x", at: 1e15 },
    { id: "last-game", value: "x", at: 1e15 },
    null,
  ];
  const next = await opened(onDisk, [...first.written.values(), ...broken]);
  assert.equal(next.read("theme"), "light");
  assert.deepEqual(Object.keys(stored()).toSorted(), ["theme", "written"]);
});

test("values come back that were deleted under a page which changed others after that", async () => {
  const first = await opened({});
  first.write("theme", "dark");
  first.write("solved", "[1]");
  first.write("gone", "x");
  first.forget("gone");
  smallStorage.clear();
  first.write("theme", "light");
  first.write("style", "flat");
  const next = await opened(
    stored(),
    [...first.written.values()].map((copy) => (copy.id === "theme" ? { ...copy, value: "dark" } : copy)),
  );
  assert.deepEqual({ ...stored(), written: "" }, { theme: "light", solved: "[1]", style: "flat", written: "" });
  assert.deepEqual([next.written.get("theme")?.value, next.written.get("solved")], ["light", undefined], "what the copies lack is copied");
});

test("a value that is put back and finds no room is put back again, by this page or the next", async () => {
  const first = await opened({});
  first.write("theme", "dark");
  const copies = [...first.written.values()];
  const set = mock.method(smallStorage, "setItem", () => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const full = await opened({}, copies);
  assert.equal(full.read("theme"), "dark", "it counts at once");
  assert.equal(full.write("style", "flat"), false);
  assert.equal(full.written.has("style"), false, "what was said to be lost does not come back");
  set.mock.restore();
  assert.deepEqual(stored(), {});
  const next = await opened(stored(), copies);
  assert.equal(stored().theme, "dark");
  next.write("style", "painted");
  full.write("style", "flat");
  assert.equal(stored().theme, "dark", "the page before finds room for it with its next value");
});

test("what a killed browser has lost comes back although the copies are not answered until values were changed, now or at the next start", async () => {
  const first = await opened({});
  first.write("solved", "[1]");
  first.write("theme", "dark");
  const copies = [...first.written.values()];
  smallStorage.clear();
  const late = await import(`../../../www/storage/small-values.js?opened=${Math.random()}`);
  late.write("theme", "light");
  const onDisk = stored();
  late.putBack(copies);
  assert.deepEqual([late.read("solved"), late.read("theme")], ["[1]", "light"]);
  const next = await opened(onDisk, copies); // the page before never saw the copies
  assert.deepEqual([next.read("solved"), next.read("theme")], ["[1]", "light"]);
  assert.equal(next.written.get("theme")?.value, "light", "and has a copy now");
});

test("a game that was deleted does not come back as the last game", async () => {
  const first = await opened({});
  first.write("last-game", "a record");
  const onDisk = stored();
  first.forget("last-game");
  const next = await opened(onDisk, [...first.written.values()]);
  assert.equal(next.read("last-game"), null);
  next.write("last-game", "another");
  const later = await opened(stored(), [...first.written.values()]);
  assert.equal(later.read("last-game"), "another");
});

test("a value that has no copy, because its page was left too soon, gets one from the next page", async () => {
  const first = await opened({});
  first.write("language", "cs");
  const next = await opened(stored(), []);
  assert.equal(next.written.get("language")?.value, "cs");
  next.forget("language");
  const gone = await opened(stored(), [...first.written.values()]);
  assert.equal(gone.written.get("language")?.value, null, "also that it was forgotten");
});

test("times go on where the clock was set back", async () => {
  const first = await opened({});
  first.write("theme", "dark");
  const now = mock.method(Date, "now", () => 1000);
  first.write("theme", "light");
  const { at } = /** @type {Written} */ (first.written.get("theme"));
  now.mock.restore();
  assert.ok(at > 1_000_000 && at <= Date.now() + 2);
});
