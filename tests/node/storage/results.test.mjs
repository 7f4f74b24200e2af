/** Puzzles that were solved, best results alone, preferences and aids: what another tab has kept stays, and it is said where the browser does not keep them. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { speak } from "../../../www/i18n/text.js";
import "../support/small-page.mjs";
import { smallStorage } from "../support/small-storage.mjs";

await speak();

const { bestResults, daysInARow, hintedDecks, keepResult, keepResults, readBest, writeBest } = await import("../../../www/games/solo-results.js");
const { keepSolved, readSolved, solve, solvedPuzzles, writeSolved } = await import("../../../www/games/solved-puzzles.js");
const { followOtherTabs, onPreferences, prefer, preferences } = await import("../../../www/ui/preferences.js");
const { Aids } = await import("../../../www/game/aids.js");
const { OWN } = await import("../../../www/storage/names.js");
const { forgetBeside, isHinted, keepBeside } = await import("../../../www/storage/beside.js");
const { forgetSettings } = await import("../../../www/storage/store.js");

beforeEach(() => {
  smallStorage.clear();
  forgetSettings();
});

/** What is stored under a name. @param {string} name */
const stored = (name) => JSON.parse(smallStorage.getItem(`${OWN} ${name}`) ?? "null");

/** Another tab changes parts of an entry; its browser tells of it in time, or too late. @param {string} name @param {object} part */
function elsewhere(name, part, isTold = true) {
  const key = `${OWN} ${name}`;
  smallStorage.setItem(key, JSON.stringify({ ...stored(name), ...part }));
  if (isTold) dispatchEvent(Object.assign(new Event("storage"), { key }));
}

/** What a file with one tag brings. @param {string} name @param {string} value @returns {any[]} */
const file = (name, value) => [{ tags: { [name]: value }, text: "", statements: [] }];

/** How many values were written; that they are counted is no value. @param {ReturnType<typeof mock.method>} set */
const writesOf = (set) => () => set.mock.calls.filter(({ arguments: [key] }) => key !== `${OWN} written`).length;

test("as many results as a file holds are written once, the best of each deck", () => {
  const line = Array.from({ length: 12_000 }, (_, index) => `deck-${index % 6000}=${index}`).join(" ");
  assert.ok(line.length > 156_000);
  const writes = writesOf(mock.method(smallStorage, "setItem"));
  assert.equal(keepResults(readBest(file("SoloBest", line)) ?? []), 6000);
  assert.equal(writes(), 1);
  assert.deepEqual([bestResults()["deck-0"], bestResults()["deck-5999"]], [6000, 11_999]);
  assert.equal(keepResults([["deck-0", 1]]), 0);
  assert.equal(writes(), 1, "what is no better is not written");
  mock.restoreAll();
  assert.equal(readBest(file("SoloBest", /"(.*)"/.exec(writeBest())?.[1] ?? ""))?.length, 6000);
});

test("of several files that were joined to one, the results and puzzles of all are read", () => {
  const joined = [...file("SoloBest", "day-1=20"), ...file("SoloBest", "day-2=30h")];
  assert.deepEqual(readBest(joined), [
    ["day-1", 20, false],
    ["day-2", 30, true],
  ]);
  assert.deepEqual(readSolved([...file("Solved", "gap crown"), ...file("Solved", "crown ring")]), ["gap", "crown", "ring"]);
});

test("a result says whether hints were used, here and in a file; as many points without them are better", () => {
  assert.deepEqual(keepResult("hamlet", 40, true), { before: undefined, isBest: true, isUnkept: false });
  assert.equal(writeBest(), '[SoloBest "hamlet=40h"]\n');
  assert.deepEqual(keepResult("hamlet", 40, false), { before: 40, isBest: true, isUnkept: false });
  assert.equal(writeBest(), '[SoloBest "hamlet=40"]\n');
  assert.deepEqual(keepResult("hamlet", 40, true), { before: 40, isBest: false, isUnkept: false });
  assert.equal(keepResults(readBest(file("SoloBest", "hamlet=52h river=9x")) ?? []), 1);
  assert.deepEqual([bestResults(), [...hintedDecks()]], [{ hamlet: 52 }, ["hamlet"]]);
});

test("as many solved puzzles as a file names are written once", () => {
  const names = Array.from({ length: 200_000 }, (_, index) => `p${index}`);
  const writes = writesOf(mock.method(smallStorage, "setItem"));
  assert.equal(keepSolved(readSolved(file("Solved", names.join(" "))) ?? []), 200_000);
  assert.equal(keepSolved(names), 0);
  assert.equal(writes(), 1);
  mock.restoreAll();
  assert.equal(writeSolved(), `[Solved "${names.join(" ")}"]\n`);
});

test("what the browser does not keep is not said to be there", () => {
  mock.method(smallStorage, "setItem", () => {
    throw new DOMException("full", "QuotaExceededError");
  });
  assert.deepEqual([keepSolved(["gap"]), keepResults([["hamlet", 40]])], [undefined, undefined]);
  assert.deepEqual(keepResult("hamlet", 40, false), { before: undefined, isBest: false, isUnkept: true });
  mock.restoreAll();
  assert.deepEqual([solvedPuzzles(), bestResults()], [[], {}]);
});

test("a puzzle that is solved on a full disk counts during the visit, and is written with the next one", () => {
  mock.method(smallStorage, "setItem", () => {
    throw new DOMException("full", "QuotaExceededError");
  });
  assert.equal(solve("gap"), false);
  mock.restoreAll();
  assert.deepEqual([solvedPuzzles(), stored("puzzles-solved")], [["gap"], null]);
  assert.equal(writeSolved(), '[Solved "gap"]\n');
  assert.equal(solve("bridge"), true);
  assert.deepEqual(stored("puzzles-solved"), ["gap", "bridge"]);
});

test("a hint that was asked for on a full disk counts as long as the page is there", () => {
  mock.method(smallStorage, "setItem", () => {
    throw new DOMException("full", "QuotaExceededError");
  });
  assert.equal(keepBeside("g1", "hinted", {}), false);
  mock.restoreAll();
  assert.deepEqual([isHinted({ id: "g1" }), isHinted({ id: "g2" })], [true, false]);
  assert.equal(keepBeside("g1", "hinted", {}), true, "the next hint is written");
  assert.ok(isHinted({ id: "g1" }));
  forgetBeside("g1");
  assert.equal(isHinted({ id: "g1" }), false);
});

test("preferences of two tabs do not undo each other, and one hears of the other's", () => {
  prefer({ pace: "fast" });
  elsewhere("preferences", { sound: false }, false);
  prefer({ minutes: 30 });
  assert.deepEqual(stored("preferences"), { pace: "fast", sound: false, minutes: 30 });
  assert.equal(preferences().sound, false, "and what the other one changed counts");
  /** @type {boolean[]} */
  const heard = [];
  followOtherTabs();
  const end = onPreferences(({ leftHanded }) => heard.push(leftHanded));
  elsewhere("preferences", { leftHanded: true });
  elsewhere("aids", { fields: true });
  end();
  assert.deepEqual(heard, [true]);
});

test("preferences that the browser does not keep count as long as the page is there, and are written with the next ones", () => {
  mock.method(smallStorage, "setItem", () => {
    throw new DOMException("full", "QuotaExceededError");
  });
  prefer({ talk: false });
  prefer({ volume: 1 });
  mock.restoreAll();
  assert.deepEqual([preferences().talk, preferences().volume, stored("preferences")], [false, 1, null]);
  prefer({ pace: "slow" });
  assert.deepEqual(stored("preferences"), { talk: false, volume: 1, pace: "slow" });
  for (const broken of ["7", "{", "null", '"text"']) {
    smallStorage.setItem(`${OWN} preferences`, broken);
    prefer({ pace: "fast" });
    assert.deepEqual([stored("preferences"), preferences().talk], [{ pace: "fast" }, true], broken);
  }
});

test("aids of two tabs do not undo each other", () => {
  const [here, there] = [new Aids(() => {}), new Aids(() => {})];
  here.set("fields", true);
  there.set("last", false);
  here.set("points", true);
  assert.deepEqual(stored("aids"), { fields: true, last: false, points: true });
  assert.deepEqual([here.shown.last, new Aids(() => {}).shown.last], [true, false], "a table does not change under a hand");
});

test("days in a row end at the first without a result, over the end of a month, and count nothing else", () => {
  keepResults([
    ["2026-11-30", 40],
    ["2026-12-01", 50],
    ["2026-12-02", 60],
    ["2026-11-28", 70],
    ["hamlet", 3],
  ]);
  assert.deepEqual(["2026-12-02", "2026-12-01", "2026-11-28", "2026-11-29", "2026-12-03"].map(daysInARow), [3, 2, 1, 0, 0]);
});

test("days in a row are counted for decks of one kind", () => {
  for (const name of ["2026-11-29", "2026-11-30", "duel-2026-11-30", "duel-2026-11-28"]) keepResult(name, 7, false);
  assert.deepEqual([daysInARow("2026-11-30"), daysInARow("duel-2026-11-30"), daysInARow("duel-2026-11-28")], [2, 1, 1]);
});
