/** Files of many games: each is short enough to be opened again, and nothing is left out. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { LONGEST, filesOf } from "../../../www/shelf/file-size.js";

const size = (/** @type {string} */ text) => new TextEncoder().encode(text).length;

test("few games are one file, many are several that can be opened, in their order", () => {
  assert.deepEqual(filesOf(["a", "b"]), ["a\nb"]);
  assert.deepEqual(filesOf([""]), [""]);
  const games = Array.from({ length: 3000 }, (_, index) => `${index} ${"tile U 1,0 0\n".repeat(150)}${"ř".repeat(500)}`);
  const files = filesOf(games);
  assert.equal(files.length, Math.ceil(size(games.join("\n")) / LONGEST));
  assert.ok(files.every((file) => size(file) <= LONGEST));
  assert.equal(files.join("\n"), games.join("\n"));
});

test("a game that is too long by itself does not keep the others from a file", () => {
  const long = "x".repeat(LONGEST + 1);
  assert.deepEqual(filesOf(["a", long, "b", "c"]), ["a", long, "b\nc"]);
});
