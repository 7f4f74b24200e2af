/** The sentences about what decided a game, from what was counted. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { speak } from "../../../www/i18n/text.js";
import { review } from "../../../www/i18n/language/en/review.js";
import "../support/small-page.mjs";

await speak();
const { decided } = await import("../../../www/game/decided.js");

/** What is told of a game that Red has won. @param {Record<string, [red: number, blue: number]>} points */
function told(points) {
  const view = { players: [{ name: "Red" }, { name: "Blue" }], winners: [0] };
  const counted = { points: new Map(Object.entries(points).map(([kind, sums]) => [kind, sums.map((all) => ({ all, final: 0 }))])), curve: [] };
  return decided(/** @type {any} */ (view), [], /** @type {any} */ (counted), review);
}

test("the kind of points in which the winner was most ahead made the difference", () => {
  assert.deepEqual(told({ city: [12, 8], road: [9, 3] }), ["Roads made the difference: Red 9 and Blue 3."]);
  assert.deepEqual(told({ city: [5, 8] }), []);
});

test("points that were only lost made no difference, however much more the other one lost", () => {
  assert.deepEqual(told({ bazaar: [-5, -16], road: [9, 3] }), ["Roads made the difference: Red 9 and Blue 3."]);
  assert.deepEqual(told({ bazaar: [-5, -16] }), []);
});
