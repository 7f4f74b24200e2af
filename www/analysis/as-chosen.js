// @ts-check
/** A turn of a record as the game lists it: an open record also says what a die or a token from a bag added to it. */
import { Game } from "../bastide.js";

/** @typedef {{ statement: string, then?: string }} Turn a tile, and what follows it */

/**
 * @param {string} record up to the turn
 * @param {Turn} turn
 * @returns {Turn} as it is where it cannot be played
 */
export function asChosen(record, turn) {
  if (turn.then === undefined) return turn;
  const game = Game.fromRecord(record);
  try {
    game.play(turn.statement);
    game.play(turn.then);
    return { ...turn, then: game.chosen(game.at() - 1) };
  } catch {
    return turn;
  } finally {
    game.free();
  }
}
