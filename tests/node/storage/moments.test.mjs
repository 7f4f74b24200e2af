/** When games were played on: the game that was played last is first, also where a clock was ahead or a file names a day to come. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { dayOf, momentIn } from "../../../www/lib/days.js";

const HOUR = 3_600_000;
const NINE = new Date(2026, 10, 30, 9, 0).getTime();

beforeEach(() => mock.timers.reset());

/** The module as a page has it that was just opened. @returns {Promise<typeof import("../../../www/games/moments.js")>} */
const opened = () => import(`../../../www/games/moments.js?opened=${Math.random()}`);

/** @param {number} at */
const clockAt = (at) => mock.timers.enable({ apis: ["Date"], now: at });

test("a game that is played after the clock was set back comes before what was played while it was ahead", async () => {
  clockAt(NINE);
  const { lastFirst, momentNow } = await opened();
  const ahead = { name: "played while the clock was ahead", changed: NINE + 18 * HOUR };
  const never = { name: "dated next century", changed: NINE + 1e12 };
  const old = { name: "played yesterday", changed: NINE - 24 * HOUR };
  assert.deepEqual(lastFirst([never, old, ahead]), [ahead, old, never]);
  const first = { name: "played now", changed: momentNow() };
  const second = { name: "played at once after it", changed: momentNow() };
  assert.deepEqual(lastFirst([never, old, first, ahead, second]), [second, first, ahead, old, never]);
});

test("without such a game the moment is that of the clock", async () => {
  clockAt(NINE);
  const { lastFirst, momentNow } = await opened();
  lastFirst([{ changed: NINE - HOUR }]);
  assert.equal(momentNow(), NINE);
});

test("a day of a file is a moment that has passed and is of that day, before noon too", () => {
  for (const hour of [0, 9, 12, 23]) {
    mock.timers.reset();
    const now = new Date(2026, 10, 30, hour, 1).getTime();
    clockAt(now);
    for (const day of ["2026-11-30", "2026-11-29", "2026-01-01"]) {
      assert.ok(momentIn(day) <= now, `${day}, ${hour}`);
      assert.equal(dayOf(new Date(momentIn(day))), day);
    }
  }
});
