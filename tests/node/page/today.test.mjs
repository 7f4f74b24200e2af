/** The puzzle of the day, without a browser: the same for everybody on that day, and all puzzles before one comes again. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { dayOf, isDay, onNewDay } from "../../../www/lib/days.js";
import { puzzleOfDay } from "../../../www/puzzles/today.js";

const PUZZLES = Array.from({ length: 54 }, (_, index) => ({ name: `puzzle-${index}` }));

/** @param {number} after a day */
const day = (after) => new Date(Date.UTC(2026, 10, 23 + after)).toISOString().slice(0, 10);

test("the day is that of the calendar of the device, not of another time zone", () => {
  assert.equal(dayOf(new Date(2026, 10, 3, 0, 5)), "2026-11-03");
  assert.equal(dayOf(new Date(2026, 10, 3, 23, 55)), "2026-11-03");
});

test("a day is one of the calendar", () => {
  for (const day of ["2026-11-30", "2028-02-29"]) assert.ok(isDay(day), day);
  for (const day of ["2026-99-99", "2026-02-30", "2027-02-29", "2026-11-00", "26-11-30", "", 20261130]) assert.ok(!isDay(day), String(day));
});

test("a new day is told once, by the minute or when the page is seen again, unless it is called off", () => {
  const page = new EventTarget();
  Object.assign(globalThis, { document: page });
  mock.timers.enable({ apis: ["setInterval", "Date"], now: new Date(2026, 10, 3, 23, 58).getTime() });
  const told = mock.fn();
  onNewDay(told);
  onNewDay(() => assert.fail("it was called off"))();
  mock.timers.tick(60_000);
  assert.equal(told.mock.callCount(), 0);
  mock.timers.tick(60_000);
  assert.equal(told.mock.callCount(), 1);
  onNewDay(told);
  mock.timers.setTime(new Date(2026, 10, 5, 7).getTime()); // the device has slept
  for (let times = 0; times < 2; times += 1) page.dispatchEvent(new Event("visibilitychange"));
  assert.equal(told.mock.callCount(), 2);
  mock.timers.reset();
});

test("the puzzle of a day does not depend on the order of the list", () => {
  for (let after = 0; after < 100; after += 1) assert.equal(puzzleOfDay(PUZZLES, day(after)).name, puzzleOfDay(PUZZLES.toReversed(), day(after)).name);
});

test("every puzzle comes once before one comes again", () => {
  for (const count of [1, 2, 39, 53, 54, 55]) {
    const some = PUZZLES.slice(0, count).concat(count > PUZZLES.length ? [{ name: "one-more" }] : []);
    const names = Array.from({ length: some.length }, (_, after) => puzzleOfDay(some, day(after)).name);
    assert.equal(new Set(names).size, some.length, `${count} puzzles`);
  }
});
