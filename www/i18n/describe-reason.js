// @ts-check
/** Why a turn is good, in a sentence. */

/**
 * @param {typeof import("./language/en/advice.js").advice} words
 * @param {import("../bastide.js").Reason} reason
 * @param {import("./describe.js").Names} players
 */
export function describeReason(words, { player, feature, points, scored }, players) {
  const { name } = players[player];
  const kind = words.features[feature];
  if (scored > 0) return words.scores(name, kind, scored);
  return points > 0 ? words.more(name, kind, points) : words.less(name, kind, -points);
}

/** Whether a reason speaks for a turn of a player: more for this player, or less for another. @param {import("../bastide.js").Reason} reason @param {number} player */
export const speaksFor = ({ player: whose, points, scored }, player) => (whose === player) === (scored > 0 || points > 0);

/**
 * Describes why the better turn is better than the one that was played.
 *
 * @param {typeof import("./language/en/advice.js").advice} words
 * @param {import("../bastide.js").Reason} reason
 * @param {import("./describe.js").Names} players
 */
export function describeBetter(words, reason, players) {
  return `${words.better} \u2013 ${describeReason(words, reason, players)}`;
}
