/** When an exercise comes again, without a browser: at growing intervals, and on the same day where it was not solved. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { INTERVALS, begun, inOrder, isDue, tried } from "../../../www/games/intervals.js";
import { dayOf, daysAfter, numberOf } from "../../../www/lib/days.js";

const TODAY = "2026-11-25";

test("days are counted by the calendar, over months, years and the change of clocks", () => {
  assert.equal(daysAfter("2026-12-31", 1), "2027-01-01");
  assert.equal(daysAfter("2028-02-28", 1), "2028-02-29");
  assert.equal(numberOf("2026-10-26") - numberOf("2026-10-24"), 2);
  assert.equal(dayOf(new Date(2026, 10, 25, 23, 59)), TODAY);
});

test("an exercise that is solved comes again after 1, 3, 7, 16, 35 and 90 days, and every 90 days then", () => {
  let [schedule, day] = [begun(TODAY), TODAY];
  const gaps = [];
  for (let times = 0; times < 8; times += 1) {
    assert.equal(schedule.streak, times);
    gaps.push(numberOf(schedule.due) - numberOf(day));
    day = schedule.due;
    assert.ok(isDue(schedule, day) && !isDue(schedule, daysAfter(day, -1)));
    schedule = tried(schedule, 1, day);
  }
  assert.deepEqual(gaps, [1, 3, 7, 16, 35, 90, 90, 90]);
  assert.deepEqual(gaps.slice(0, INTERVALS.length), INTERVALS);
});

test("one that is solved late counts from the day on which it is solved", () => {
  assert.deepEqual(tried({ due: "2026-11-20", streak: 1 }, 0, TODAY), { due: daysAfter(TODAY, 7), streak: 2 });
});

test("one that is not solved comes again on the same day, then the day after, and begins anew", () => {
  const failed = tried({ due: TODAY, streak: 4 }, 1.1, TODAY);
  assert.deepEqual(failed, { due: TODAY, streak: 0, failed: TODAY });
  assert.deepEqual(tried(failed, 5, TODAY), failed, "and again");
  assert.deepEqual(tried(failed, 0, TODAY), begun(TODAY), "solved on that day, it comes tomorrow");
  const tomorrow = daysAfter(TODAY, 1);
  assert.ok(isDue(failed, tomorrow), "left alone, it is there tomorrow as well");
  assert.deepEqual(tried(failed, 0, tomorrow), { due: daysAfter(tomorrow, 3), streak: 1 });
});

test("solving one before it is due changes nothing, failing does", () => {
  const schedule = { due: daysAfter(TODAY, 5), streak: 2 };
  assert.deepEqual(tried(schedule, 0, TODAY), schedule);
  assert.deepEqual(tried(schedule, 3, TODAY), { due: TODAY, streak: 0, failed: TODAY });
});

test("due ones come first, the oldest and costliest first, those that were not solved today last of them", () => {
  const one = (/** @type {string} */ name, /** @type {string} */ due, cost = 3, failed = "") => ({ name, due, cost, streak: 0, ...(failed && { failed }) });
  const all = [
    one("later", daysAfter(TODAY, 2)),
    one("failed", TODAY, 9, TODAY),
    one("today", TODAY, 4),
    one("failed before", TODAY, 5, "2026-11-20"),
    one("old", "2026-11-01"),
    one("soon", daysAfter(TODAY, 1)),
  ];
  assert.deepEqual(
    inOrder(all, TODAY).map(({ name }) => name),
    ["old", "failed before", "today", "failed", "soon", "later"],
  );
});
