/** How long a game takes and how demanding it is, as the set-up tells it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "../../../www/i18n/language/en/page.js";
import { effort } from "../../../www/setup/effort.js";
import { OFFERED } from "../../../www/setup/offered.js";

const people = (/** @type {number} */ count) => Array.from({ length: count }, () => ({}));

test("every box that can be chosen says how much there is to learn", () => {
  assert.deepEqual(
    Object.keys(OFFERED).toSorted(),
    Object.keys(page.boxes)
      .filter((name) => name !== "base")
      .toSorted(),
  );
});

test("the base game is half an hour for families; boxes, tiles and people make it longer, computers shorter", () => {
  assert.deepEqual(effort(["base"], 72, people(2)), { minutes: 30, level: 0 });
  assert.equal(effort(["base", "river", "abbot"], 84, people(2)).level, 0);
  assert.equal(effort(["base", "inns", "traders"], 114, people(3)).level, 1);
  assert.deepEqual(effort(["base", ...Object.keys(OFFERED)], 280, people(6)), { minutes: 460, level: 2 });
  assert.ok(effort(["base"], 72, [{}, { level: "novice" }]).minutes < 30);
  assert.equal(effort(["base"], 2, [{ level: "novice" }, { level: "master" }]).minutes, 5);
});
