/** Small values: what is newer in the second copy is put back after a kill. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { smallStorage } from "../support/small-storage.mjs";

const { forget, names, onWritten, putBack, read, write } = await import("../../../www/storage/small-values.js");
const { OWN } = await import("../../../www/storage/names.js");

/** @typedef {import("../../../www/storage/small-values.js").Written} Written */

/** The second copy, by name. @type {Map<string, Written>} */
const copies = new Map();
onWritten((written) => void copies.set(written.id, written));

/** As after a kill: what is stored is older than the second copy, and the page is opened anew. @param {Record<string, string>} stored */
async function killed(stored) {
  smallStorage.clear();
  for (const [name, value] of Object.entries(stored)) smallStorage.setItem(`${OWN} ${name}`, value);
  return import(`../../../www/storage/small-values.js?opened=${Math.random()}`);
}

beforeEach(() => {
  smallStorage.clear();
  copies.clear();
});

test("what a killed browser has lost is put back, what it has forgotten is forgotten again, and the rest stays", async () => {
  write("theme", "dark");
  write("solved", "[1]");
  write("gone", "x");
  const old = Object.fromEntries([...names(), "written"].map((name) => [name, read(name) ?? ""]));
  write("solved", "[1,2]");
  forget("gone");
  const opened = await killed({ ...old, style: "flat" });
  opened.putBack([...copies.values()]);
  assert.deepEqual(
    ["theme", "solved", "gone", "style"].map((name) => opened.read(name)),
    ["dark", "[1,2]", null, "flat"],
  );
  opened.write("solved", "[3]");
  opened.putBack([...copies.values()]);
  assert.equal(opened.read("solved"), "[3]", "what was changed since is newer than any copy");
});

test("a browser that lost nothing is left alone, whatever stands in the copies", () => {
  write("theme", "dark");
  smallStorage.setItem(`${OWN} theme`, "light"); // another tab, by hand
  putBack([...copies.values(), { id: "theme", value: 7, at: 99 }, { id: "last-game", value: "x", at: 99 }, { id: "theme", value: "x", at: "99" }, null]);
  assert.equal(read("theme"), "light");
  assert.equal(read("last-game"), null);
});
