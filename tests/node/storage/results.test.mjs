/** Puzzles that were solved, and best results alone: many of them at once are written once, and it is said where the browser does not keep them. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { smallStorage } from "../support/small-storage.mjs";

const { bestResults, keepResults, readBest, writeBest } = await import("../../../www/games/solo-results.js");
const { keepSolved, readSolved, solvedPuzzles, writeSolved } = await import("../../../www/games/solved-puzzles.js");

beforeEach(() => smallStorage.clear());

/** What a file with one tag brings. @param {string} name @param {string} value @returns {any[]} */
const file = (name, value) => [{ tags: { [name]: value }, text: "", statements: [] }];

test("as many results as a file holds are written once, the best of each deck", () => {
  const line = Array.from({ length: 12_000 }, (_, index) => `deck-${index % 6000}=${index}`).join(" ");
  assert.ok(line.length > 156_000);
  const set = mock.method(smallStorage, "setItem");
  assert.equal(keepResults(readBest(file("SoloBest", line)) ?? []), 6000);
  assert.equal(set.mock.callCount(), 1);
  assert.deepEqual([bestResults()["deck-0"], bestResults()["deck-5999"]], [6000, 11_999]);
  assert.equal(keepResults([["deck-0", 1]]), 0);
  assert.equal(set.mock.callCount(), 1, "what is no better is not written");
  mock.restoreAll();
  assert.equal(readBest(file("SoloBest", /"(.*)"/.exec(writeBest())?.[1] ?? ""))?.length, 6000);
});

test("as many solved puzzles as a file names are written once", () => {
  const names = Array.from({ length: 200_000 }, (_, index) => `p${index}`);
  const set = mock.method(smallStorage, "setItem");
  assert.equal(keepSolved(readSolved(file("Solved", names.join(" "))) ?? []), 200_000);
  assert.equal(keepSolved(names), 0);
  assert.equal(set.mock.callCount(), 1);
  mock.restoreAll();
  assert.equal(writeSolved(), `[Solved "${names.join(" ")}"]\n`);
});

test("what the browser does not keep is not said to be there", () => {
  mock.method(smallStorage, "setItem", () => {
    throw new DOMException("full", "QuotaExceededError");
  });
  assert.deepEqual([keepSolved(["gap"]), keepResults([["hamlet", 40]])], [undefined, undefined]);
  mock.restoreAll();
  assert.deepEqual([solvedPuzzles(), bestResults()], [[], {}]);
});
