// @ts-check
/** What a game's log says about it: points by kind of feature, scores turn by turn, tiles laid, the largest features. */
import { ABBEY } from "./abbey.js";

/** @typedef {import("../bastide.js").EventView} EventView */
/** @typedef {Extract<EventView, { type: "scored" }>} Scored */
/** @typedef {Scored["feature"]} Feature */
/** @typedef {{ tiles: number, players: number[] }} Largest a feature, and everybody who scored it */
/** @typedef {{ turn: number, scores: number[] }} Moment everybody's points after a turn */

/**
 * @typedef {object} Statistics
 * @property {Map<Feature, { all: number, final: number }[]>} points for each kind that scored, what each player got for it: in all, and at the end
 * @property {Moment[]} curve from the beginning to the end of the last turn
 * @property {number[]} scores with the final scoring
 * @property {number[]} tiles laid by each player, abbeys included
 * @property {number[]} discards tiles that each player drew and that fitted nowhere
 * @property {Largest | undefined} largestCity that scored; the first of several
 * @property {Largest | undefined} longestRoad
 */

/** Everything that points are for, in the order in which it is told: the points of these kinds are all points. @type {Feature[]} */
export const KINDS = [
  "city",
  "road",
  "monastery",
  "shrine",
  "garden",
  "field",
  "barn",
  "goods",
  "king",
  "robber",
  "fairy",
  "ransom",
  "castle",
  "bazaar",
  "arrow",
  "flock",
  "watchtower",
  "church",
  "rose",
  "gold",
  "message",
  "loot",
  "hut",
  "lying",
  "pond",
  "acrobats",
  "bigtop",
  "ringmaster",
];

/**
 * @param {EventView[]} log
 * @param {number} players how many
 * @returns {Statistics}
 */
export function statistics(log, players) {
  const scored = log.flatMap((event) => (event.type === "scored" ? [event] : []));
  return {
    points: pointsByKind(scored, players),
    curve: curve(log, players),
    scores: totals(scored, players),
    tiles: laid(log, players),
    discards: count(
      players,
      log.flatMap((event) => (event.type === "discarded" && !event.letGo ? [event.player] : [])),
    ),
    largestCity: largestOf(scored, "city"),
    longestRoad: largestOf(scored, "road"),
  };
}

/**
 * @param {Scored[]} scored
 * @param {number} players
 */
function pointsByKind(scored, players) {
  /** @type {Statistics["points"]} */
  const points = new Map();
  for (const kind of KINDS.filter((feature) => scored.some((event) => event.feature === feature))) {
    const own = scored.filter((event) => event.feature === kind);
    const [all, final] = [
      totals(own, players),
      totals(
        own.filter(({ atEnd }) => atEnd),
        players,
      ),
    ];
    points.set(
      kind,
      all.map((sum, player) => ({ all: sum, final: final[player] })),
    );
  }
  return points;
}

/** The largest feature of a kind with everybody who scored it. @param {Scored[]} scored @param {Feature} feature @returns {Largest | undefined} */
function largestOf(scored, feature) {
  const one = largest(scored, feature);
  if (!one) return undefined;
  const shares = scored.filter(
    ({ feature, x, y, place, tiles }) => feature === one.feature && x === one.x && y === one.y && place === one.place && tiles === one.tiles,
  );
  return { tiles: one.tiles, players: [...new Set(shares.map(({ player }) => player))].sort() };
}

/**
 * The largest feature of a kind that scored; the first of several.
 *
 * @param {EventView[]} log
 * @param {Feature} feature
 * @param {number} [player] whoever scored it, if it shall be one player's
 * @returns {Scored | undefined}
 */
export function largest(log, feature, player) {
  const found = log.flatMap((event) =>
    event.type === "scored" && event.feature === feature && (player === undefined || event.player === player) ? [event] : [],
  );
  return found.reduce((/** @type {Scored | undefined} */ best, event) => (best && best.tiles >= event.tiles ? best : event), undefined);
}

/**
 * Everybody's points after each turn, without the final scoring.
 *
 * @param {EventView[]} log
 * @param {number} players
 * @returns {Moment[]}
 */
function curve(log, players) {
  const scores = Array(players).fill(0);
  /** @type {Moment[]} */
  const moments = [];
  let turn = 0;
  for (const event of log) {
    if (event.type === "scored" && !event.atEnd) scores[event.player] += event.points;
    if (event.type !== "turn") continue;
    moments.push({ turn, scores: [...scores] });
    turn = event.turn;
  }
  moments.push({ turn, scores });
  return moments;
}

/**
 * How many tiles each player laid. A lake that comes to lie without anybody laying it is nobody's: no tile was told to be
 * drawn before it, as in an open game before any tile.
 *
 * @param {EventView[]} log
 * @param {number} players
 */
function laid(log, players) {
  const open = !log.some((event) => (event.type === "turn" || event.type === "drawn") && event.tile);
  /** @type {number[]} */
  const owners = [];
  /** @type {string | undefined} */
  let drawn;
  for (const event of log) {
    if (event.type === "turn" || event.type === "drawn") drawn = event.tile;
    if (event.type !== "tilePlaced") continue;
    if (open || event.tile === ABBEY || drawn) owners.push(event.player);
    drawn = undefined;
  }
  return count(players, owners);
}

/**
 * @param {Scored[]} scored
 * @param {number} players
 * @returns {number[]}
 */
export function totals(scored, players) {
  const sums = Array(players).fill(0);
  for (const { player, points } of scored) sums[player] += points;
  return sums;
}

/**
 * @param {number} players
 * @param {number[]} list of players
 * @returns {number[]} how often each is in it
 */
function count(players, list) {
  return Array.from({ length: players }, (_, player) => list.filter((one) => one === player).length);
}
