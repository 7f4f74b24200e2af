/** The decks of a day for tests. */
import { Game } from "../../../fuzz/engine.mjs";

const { duelOfDay } = await import("../../../www/engine/day-decks.js"); // its engine is the one above

/**
 * The duel of a day up to the person's last decision: the person has placed no figure, the computer player one now and then.
 *
 * @param {string} day
 * @returns {string} the record
 */
export function duelNearlyOver(day) {
  const game = Game.fromRecord(duelOfDay(day).record);
  let last = 0;
  for (let count = 0; !game.view().over; count += 1) {
    const { player, asks } = game.view();
    const isPersons = player === 0 && asks === "figure";
    if (isPersons) last = game.at();
    const legal = game.legal();
    game.play(isPersons ? "skip" : legal[count % Math.min(legal.length, 3)].statement);
  }
  game.goTo(last);
  return game.record();
}
