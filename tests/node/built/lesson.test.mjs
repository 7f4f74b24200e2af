/** The guided games against the engine: whatever a coach accepts leads to the end, and what it does not accept is found in a game that was left. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "../../../fuzz/engine.mjs";
import { COURSES } from "../../../www/learn/courses.js";
import { fitting } from "../../../www/learn/lesson-steps.js";

/** @typedef {import("../../../www/learn/courses.js").Course} Course */

/** A game of a course with these decisions. @param {Course} course @param {string[]} made */
function played({ record }, made) {
  const game = Game.fromRecord(record);
  for (const statement of made) game.play(statement);
  return game;
}

/** What a course asks for, with each of the accepted choices once in its place. @param {Course} course @returns {string[][]} */
function ways({ steps }) {
  const asked = steps.map(({ plays }) => plays);
  const others = steps.flatMap(({ also = [] }, at) => also.map((one) => asked.with(at, [one])));
  return [asked, ...others].map((way) => way.flat());
}

for (const [name, course] of Object.entries(COURSES)) {
  test(`${name}: each accepted choice leads to the end`, () => {
    for (const way of ways(course)) {
      const game = played(course, way);
      assert.equal(game.view().decisions, way.length);
      assert.equal(fitting(course.steps, game), way.length, way.join("; "));
      game.free();
    }
  });

  test(`${name}: any other choice ends what it can go on from, also when it was followed by others`, () => {
    const own = course.steps.flatMap(({ plays, also = [], watch }) => plays.map((play) => ({ play, good: watch ? [play] : [play, ...also] })));
    const asked = own.map(({ play }) => play);
    for (const [at, { good }] of own.entries()) {
      const game = played(course, asked.slice(0, at));
      const wrong = game.legal().find((/** @type {{ statement: string }} */ { statement }) => !good.includes(statement));
      if (wrong) {
        game.play(wrong.statement);
        assert.equal(fitting(course.steps, game), at, wrong.statement);
        const [next] = game.legal();
        if (next) game.play(next.statement);
        assert.equal(fitting(course.steps, game), at, `${wrong.statement}, and then another`);
      }
      game.free();
    }
  });
}
