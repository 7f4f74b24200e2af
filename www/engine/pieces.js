// @ts-check
/** The pieces that decisions place, take back or send away. */

/** @typedef {import("../bastide.js").ActionView} ActionView */

/**
 * The piece that an action places, takes back or sends away, by its name in a record.
 *
 * @param {ActionView} action
 * @returns {string | undefined}
 */
export function pieceOf(action) {
  if (action.type === "exchange" || action.type === "ransom" || action.type === "score") return undefined;
  if (action.type === "fairy") return "fairy";
  if (action.type === "building") return action.building;
  if (action.type === "magic" || action.type === "removeMagic") return action.who;
  if ("figure" in action) return action.figure;
  if (action.type === "bridge") return `bridge.${action.axis}`;
  if (action.type === "castle" || action.type === "count" || action.type === "ferry" || action.type === "tunnel") return action.type;
  return { barn: "barn", recall: "abbot", floor: "piece", gold: "gold" }[String(action.type)];
}

/** The kinds of which one can be chosen. @param {ActionView[]} legal */
export function kindsOf(legal) {
  const chosen = legal.filter(({ type }) => type !== "move" && type !== "capture");
  return [...new Set(chosen.flatMap((action) => pieceOf(action) ?? []))];
}

/**
 * The kind of which the places are shown first: a figure rather than what may be done besides, which is rarer.
 *
 * @param {string[]} kinds
 */
export function firstKind(kinds) {
  return kinds.find((kind) => kind !== "fairy" && kind !== "piece" && kind !== "tunnel" && !kind.startsWith("bridge.")) ?? kinds[0];
}

/** The decisions that place something not on the tile just laid alone, but on other tiles or at a corner where four meet. @type {Set<ActionView["type"]>} */
const ELSEWHERE = new Set(["fairy", "floor", "placeAt", "bridge", "send", "moveOut", "barn", "gold", "magic", "ferry", "tunnel"]);

/** Whether something can be placed on another tile than the one just laid. @param {ActionView[]} legal */
export function isElsewhere(legal) {
  return legal.some(({ type }) => ELSEWHERE.has(type));
}
