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

/**
 * Why another turn would have been better.
 *
 * @param {typeof import("./language/en/advice.js").advice} words
 * @param {import("../bastide.js").Reason} reason
 * @param {import("./describe.js").Names} players
 */
export function describeBetter(words, reason, players) {
  return `${words.better} \u2013 ${describeReason(words, reason, players)}`;
}
