// @ts-check
/** A turn in words, one decision after the other. */
import { describeAction } from "./describe.js";

/**
 * Plays the decisions of a turn, and tells each. What is declined is neither played nor told.
 *
 * @param {import("./languages.js").Locale} locale
 * @param {import("../bastide.js").Game} game a copy, which is played on
 * @param {(string | undefined)[]} statements
 * @returns {string[]}
 */
export function describeTurn(locale, game, statements) {
  const { players } = game.view();
  return statements.flatMap((statement) => {
    const action = game.legal().find((one) => one.statement === statement && one.type !== "skip");
    if (!action) return [];
    game.play(action.statement);
    return [describeAction(locale, action, players)];
  });
}
