// @ts-check
/** Finds whether somebody has taken the lead. */

/** @typedef {import("../bastide.js").EventView} EventView */

/**
 * The player who alone has the most points now and had not before some events, if others did.
 *
 * @param {readonly { score: number }[]} players as they are after the events
 * @param {EventView[]} events
 * @returns {number | undefined} the seat
 */
export function newLeader(players, events) {
  const now = players.map(({ score }) => score);
  const before = now.map((score, seat) =>
    events.reduce((rest, event) => (event.type === "scored" && event.player === seat ? rest - event.points : rest), score),
  );
  const leader = first(now);
  return leader !== undefined && leader !== first(before) && Math.max(...before) > 0 ? leader : undefined;
}

/** The seat that alone has the most. @param {number[]} scores */
function first(scores) {
  const most = Math.max(...scores);
  const seat = scores.indexOf(most);
  return scores.lastIndexOf(most) === seat ? seat : undefined;
}
