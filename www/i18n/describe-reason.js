// @ts-check
/** Why a turn is good, in a sentence. */

/**
 * @param {typeof import("./language/en/advice.js").advice} words
 * @param {import("../bastide.js").Reason} reason
 * @param {import("./describe.js").Names} players
 */
export function describeReason(words, { player, feature, points, scored }, players) {
  const { name } = players[player];
  const kind = words.feature(feature);
  if (scored > 0) return words.scores(name, kind, scored);
  return points > 0 ? words.more(name, kind, points) : words.less(name, kind, -points);
}

/** Whether a reason speaks for a turn of a player: more for this player, or less for another. @param {import("../bastide.js").Reason} reason @param {number} player */
export const speaksFor = ({ player: whose, points, scored }, player) => (whose === player) === (scored > 0 || points > 0);

/** So much of a loss explains it, as a share. */
const EXPLAINED = 0.7;
/** A part of a loss that is smaller is not told, as a share. */
const TELLING = 0.15;

/**
 * Describes why a turn was worse than the best one, in parts that add up: what it missed most, what features would have brought, and how much
 * of the loss only the turns that follow show.
 *
 * @param {{ advice: typeof import("./language/en/advice.js").advice, why: Record<string, string> }} words
 * @param {{ player: number, missed?: string, gains?: import("../bastide.js").Reason[] }} turn
 * @param {number} cost what the turn lost, in points
 * @param {import("./describe.js").Names} players
 * @returns {string[]} sentences
 */
export function describeLoss({ advice, why }, { player, missed, gains = [] }, cost, players) {
  const rivals = Math.max(1, players.length - 1);
  const value = (/** @type {import("../bastide.js").Reason} */ { player: whose, points, scored }) =>
    Math.abs(scored > 0 ? scored : points) / (whose === player ? 1 : rivals);
  const parts = gains.filter((reason) => speaksFor(reason, player) && value(reason) >= TELLING * cost);
  const told = parts.map((reason) => describeReason(advice, reason, players)).join("; ");
  const rest = cost - parts.reduce((sum, reason) => sum + value(reason), 0);
  return [
    ...(missed ? [why[missed]] : []),
    ...(told ? [`${advice.better} \u2013 ${told}.`] : []),
    ...(told && missed !== "foresight" && rest >= 1 && rest > (1 - EXPLAINED) * cost ? [advice.rest(Math.round(rest))] : []),
  ];
}
