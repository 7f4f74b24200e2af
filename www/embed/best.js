// @ts-check
/** The best turn of a position, found by trying all of them that leave nothing to chance: for puzzles whose author names no answer. */
import { Game } from "../bastide.js";
import { isChance } from "../engine/chance.js";
import { answerOthers, isOver, worth } from "../engine/evaluate.js";

/** @typedef {import("../engine/evaluate.js").Puzzle} Puzzle */

/** Decisions of a turn that are tried at most, and for how long nothing else happens on the page, in milliseconds. */
const DEEPEST = 6;
const SLICE = 24;

/**
 * @param {string} record
 * @param {Puzzle["goal"]} goal
 * @param {() => boolean} isLate whether nobody waits any more
 * @returns {Promise<{ statements: string[], worth: number } | undefined>} nothing if nobody waits
 */
export async function bestTurn(record, goal, isLate) {
  const game = Game.fromRecord(record);
  const begun = game.view();
  const start = game.at();
  /** @type {{ statements: string[], worth: number } | undefined} */
  let best;
  let until = performance.now() + SLICE;
  /** Turns that are begun. @type {string[][]} */
  const open = [[]];
  try {
    for (let path = open.pop(); path; path = open.pop()) {
      if (performance.now() > until) {
        await new Promise((done) => setTimeout(done));
        if (isLate()) return undefined;
        until = performance.now() + SLICE;
      }
      game.goTo(start);
      const isCertain = path.every((statement) => {
        const events = game.play(statement);
        answerOthers(game, goal, begun);
        return !events.some(isChance);
      });
      if (!isCertain) continue;
      if (isOver(game, begun.turn)) {
        const found = worth(goal, begun, game);
        if (!best || found > best.worth || (found === best.worth && path.length < best.statements.length)) best = { statements: path, worth: found };
      } else if (path.length < DEEPEST) {
        for (const { type, statement } of game.legal()) if (type !== "end") open.push([...path, statement]);
      }
    }
    return best;
  } finally {
    game.free();
  }
}
