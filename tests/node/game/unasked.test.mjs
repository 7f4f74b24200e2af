/** Steps of the dragon that nobody need be asked about. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { onlyStep } from "../../../www/game/unasked.js";

/** A game that asks Blue, the second player, about these decisions. @param {string} asks @param {string[]} statements */
const game = (asks, ...statements) => /** @type {any} */ ({ view: () => ({ asks, player: 1 }), legal: () => statements.map((statement) => ({ statement })) });

test("the only step of a dragon is taken without a question, one of several is not", () => {
  assert.equal(onlyStep(game("dragon", "dragon 1,0")), "dragon 1,0");
  assert.equal(onlyStep(game("dragon", "dragon 1,0", "dragon 0,1")), undefined);
  assert.equal(onlyStep(game("figure", "skip")), undefined);
});

test("in a sealed game only that of the device's own seat, for everybody signs what they decide", () => {
  assert.equal(onlyStep(game("dragon", "dragon 1,0"), { seat: 1 }), "dragon 1,0");
  assert.equal(onlyStep(game("dragon", "dragon 1,0"), { seat: 0 }), undefined);
  assert.equal(onlyStep(game("dragon", "dragon 1,0"), { seat: undefined }), undefined, "somebody who watches");
});
