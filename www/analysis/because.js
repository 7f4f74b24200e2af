// @ts-check
/** Why a turn was worse than the best one. */
import { describeBetter, speaksFor } from "../i18n/describe-reason.js";
import { costOf } from "./costs.js";

/** What a reason has to come to, as a share of what the turn gave away, to be worth telling. */
const TELLING = 0.5;

/**
 * What the turn missed, and the weightiest reason if it explains much of the loss.
 *
 * @param {import("../embed/analysis.js").Said} said
 * @param {import("./lead-curve.js").Judged} turn
 * @param {import("../bastide.js").GameView["players"]} players
 * @returns {string[]} sentences
 */
export function because({ advice, why }, turn, players) {
  const gain = turn.gains?.find((reason) => speaksFor(reason, turn.player));
  const tells = gain && Math.max(gain.scored, Math.abs(gain.points)) >= TELLING * costOf(turn);
  return [...(turn.missed ? [why[turn.missed]] : []), ...(tells ? [`${describeBetter(advice, gain, players)}.`] : [])];
}
