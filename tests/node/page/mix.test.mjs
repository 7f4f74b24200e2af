/** A mix of boxes for a new game: few enough, and not too much to learn together. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { mixOf } from "../../../www/setup/mix.js";
import { OFFERED } from "../../../www/setup/offered.js";

test("a mix has two to four different boxes of those that there are, with no more to learn than two hard ones", () => {
  const boxes = Object.keys(OFFERED);
  const seen = new Set();
  for (let times = 0; times < 2000; times++) {
    const mix = mixOf(boxes);
    assert.ok(mix.length >= 2 && mix.length <= 4, mix.join(", "));
    assert.equal(new Set(mix).size, mix.length);
    assert.ok(mix.reduce((sum, box) => sum + OFFERED[box].level, 0) <= 6, mix.join(", "));
    for (const box of mix) seen.add(box);
  }
  assert.equal(seen.size, boxes.length, "each comes at some time");
});

test("of few boxes a mix has all that go together", () => {
  assert.deepEqual(mixOf(["river"]), ["river"]);
  assert.deepEqual(mixOf([]), []);
  assert.equal(mixOf(["dragon", "tower", "count"]).length, 2, "three hard ones are too much");
});
