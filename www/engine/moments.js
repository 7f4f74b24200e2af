// @ts-check
/** The moments of a game: each decision that brought something about, with what happened in it. */

/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {import("../bastide.js").EventView} EventView */
/** @typedef {Extract<EventView, { type: "scored" }>} Scored */

/**
 * @typedef {object} Moment
 * @property {number} at how many decisions have been played: what `Game.goTo` takes
 * @property {EventView[]} events since the moment before
 * @property {number} turn
 * @property {number} player whose turn it was
 * @property {boolean} scores whether anybody scored
 */

/** What happens between the moments: nothing of it is seen on the board. */
const SILENT = new Set(["turn", "drawn", "secondPart"]);

/**
 * Whether a figure leaves its place unscored and against its owner's will: eaten, sent home, left alone or captured.
 *
 * @param {EventView} event
 */
export function isLoss(event) {
  return event.type === "figureCaptured" || (event.type === "figureReturned" && event.cause !== "scored" && event.cause !== "takenBack");
}

/** Whether the dragon comes to a volcano, which is seen on the board but not why. @param {EventView} event */
export const isArrival = (event) => event.type === "dragonMoved" && !event.walks;

/** What gives a player one more tile. @typedef {"builder" | "arrow"} Giver */

/**
 * What gave the tile that is asked for, if the second part of a turn has just begun.
 *
 * @param {import("../bastide.js").GameView} view
 * @param {EventView[]} log
 * @returns {Giver | undefined}
 */
export function giverOfTile({ asks }, log) {
  if (asks !== "tile" && asks !== "abbey") return undefined;
  const began = log.findLast(({ type }) => type === "turn" || type === "secondPart");
  if (began?.type !== "secondPart") return undefined;
  return began.arrow ? "arrow" : "builder";
}

/**
 * All moments of a game as it is: the first is the set-up, the last the game now. A decision that only ended a turn is part
 * of the next one. The game is left where it was.
 *
 * @param {Game} game
 * @returns {Moment[]}
 */
export function momentsOf(game) {
  const log = game.log();
  const ends = [...game.eventsBefore(), log.length];
  /** @type {Moment[]} */
  const moments = [];
  let [from, turn, player] = [0, 0, 0];
  for (const [at, end] of ends.entries()) {
    const events = log.slice(from, end);
    const seen = events.findIndex(({ type }) => !SILENT.has(type));
    if (at > 0 && at < ends.length - 1 && seen < 0) continue;
    const begun = (seen < 0 ? events : events.slice(0, seen)).findLast((event) => event.type === "turn");
    if (begun?.type === "turn") ({ turn, player } = begun);
    moments.push({ at, events, turn, player, scores: events.some(({ type }) => type === "scored") });
    const later = events.findLast((event) => event.type === "turn");
    if (later?.type === "turn") ({ turn, player } = later);
    from = end;
  }
  return moments;
}

/**
 * The index of the next moment with a score in a direction; if there is none, the last or the first moment.
 *
 * @param {Moment[]} moments
 * @param {number} index
 * @param {1 | -1} step
 */
export function nextScore(moments, index, step) {
  for (let next = index + step; next >= 0 && next < moments.length; next += step) {
    if (moments[next].scores) return next;
  }
  return step > 0 ? moments.length - 1 : 0;
}
