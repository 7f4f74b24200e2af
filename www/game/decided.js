// @ts-check
/** Tells in up to three sentences what decided a game, from its log alone. */
import { TEXT } from "../i18n/text.js";

/** @typedef {import("../bastide.js").EventView} EventView */
/** @typedef {import("../bastide.js").GameView} GameView */
/** @typedef {import("../engine/statistics.js").Statistics} Statistics */
/** @typedef {import("../engine/statistics.js").Scored} Scored */
/** @typedef {Awaited<ReturnType<typeof TEXT.load.review>>} Words */

/**
 * The most points at once, the kind of points in which the winner was most ahead, and since when the winner led.
 *
 * @param {GameView} view of a game that is over
 * @param {EventView[]} log
 * @param {Statistics} counted
 * @param {Words} words
 * @returns {string[]} none for one player, or where nobody scored
 */
export function decided({ players, winners }, log, counted, { decided }) {
  if (players.length < 2) return [];
  const best = mostAtOnce(log);
  const isAlone = best && !log.some((event) => event.type === "scored" && event.points === best.points && event.player !== best.player);
  const told = isAlone ? [decided.largest(players[best.player].name, best.points, forWhat(best))] : [];
  if (winners.length > 1) return told;
  const [winner] = winners;
  const kind = difference(counted, winner);
  if (kind) {
    const scores = (counted.points.get(kind) ?? []).map(({ all }, seat) => `${players[seat].name} ${all}`);
    told.push(decided.difference(TEXT.features[kind], TEXT.listed(scores)));
  }
  const last = counted.curve.at(-1)?.scores ?? [];
  const ahead = last.findIndex((score) => score === Math.max(...last) && score > last[winner]);
  const since = ledSince(counted, winner);
  if (ahead >= 0) told.push(decided.behind(players[ahead].name, last[ahead], players[winner].name, last[winner]));
  else if (since > 0) told.push(decided.led(players[winner].name, since));
  return told;
}

/** Names what a score was for, as short as it can be. @param {Scored} event */
function forWhat({ feature, tiles }) {
  return feature === "city" || feature === "road" ? TEXT.game.feature[feature](false, tiles) : TEXT.features[feature];
}

/** The first of the largest scores. @param {EventView[]} log @returns {Scored | undefined} */
function mostAtOnce(log) {
  const scored = log.flatMap((event) => (event.type === "scored" ? [event] : []));
  return scored.reduce((/** @type {Scored | undefined} */ best, event) => (best && best.points >= event.points ? best : event), undefined);
}

/**
 * The kind of points in which the winner was most ahead of the best of the others; nothing if in none. Points that were only lost, as at a bazaar,
 * made nobody win.
 *
 * @param {Statistics} counted
 * @param {number} winner
 */
function difference({ points }, winner) {
  const leads = [...points]
    .filter(([, sums]) => sums[winner].all > 0)
    .map(([kind, sums]) => {
      const others = sums.filter((_, seat) => seat !== winner).map(({ all }) => all);
      return { kind, lead: sums[winner].all - Math.max(...others) };
    });
  const [best] = leads.filter(({ lead }) => lead > 0).sort((one, other) => other.lead - one.lead);
  return best?.kind;
}

/**
 * The turn since which a player alone was ahead to the end of the last one.
 *
 * @param {Statistics} counted
 * @param {number} player
 * @returns {number} 0 if nobody was
 */
function ledSince({ curve }, player) {
  const leads = curve.map(({ scores }) => scores.every((score, seat) => seat === player || score < scores[player]));
  const before = leads.lastIndexOf(false);
  return before + 1 < curve.length ? curve[before + 1].turn : 0;
}
