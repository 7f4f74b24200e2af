// @ts-check
/** The game of the lesson: its tiles in their order, and what each step plays. The words of the steps are in learn.js of each language. */

/** Red is whoever learns; Blue's decisions are played for them. */
export const RECORD = `[Bastide "1"]
[Players "red, blue (ai:novice)"]
[Deck "D U A W V M E B U E U R V"]
`;

/**
 * @typedef {object} Step
 * @property {string} name by which the words of the lesson have it
 * @property {string[]} plays statements: of Red the one that is asked for, of Blue all of them
 * @property {string[]} [also] that look alike, and are as good
 * @property {boolean} [watch] Blue plays
 * @property {boolean} [readFirst] Blue waits until the step was read
 */

/** @type {Step[]} */
export const STEPS = [
  { name: "lay", plays: ["tile U 1,0 0"], also: ["tile U 1,0 2"] },
  { name: "highwayman", plays: ["meeple road.E"] },
  { name: "blueMonk", watch: true, plays: ["tile A -1,0 3", "meeple monastery"] },
  { name: "finish", plays: ["tile W 2,0 0"] },
  { name: "keep", plays: ["skip"] },
  { name: "blueRoad", watch: true, plays: ["tile V -1,-1 1", "meeple road.N"] },
  { name: "city", plays: ["tile M 0,-1 2"] },
  { name: "knight", plays: ["meeple city.E"] },
  { name: "blueCity", watch: true, plays: ["tile E 2,-1 3", "meeple city.W"] },
  { name: "monastery", plays: ["tile B 0,-2 0"], also: ["tile B 0,-2 1", "tile B 0,-2 2", "tile B 0,-2 3"] },
  { name: "monk", plays: ["meeple monastery"] },
  { name: "blueLonger", watch: true, plays: ["tile U -1,-2 1", "skip"] },
  { name: "apart", plays: ["tile E 1,-2 2"] },
  { name: "second", plays: ["meeple city.S"] },
  { name: "blueNext", watch: true, plays: ["tile U -2,0 1", "meeple road.N"] },
  { name: "join", plays: ["tile R 1,-1 0"] },
  { name: "farmer", plays: ["meeple field.SSE"] },
  { name: "blueLast", watch: true, readFirst: true, plays: ["tile V 3,0 0", "skip"] },
];

/**
 * The step to which a decision belongs; after the last one as many as there are steps.
 *
 * @param {Step[]} steps
 * @param {number} decision counts from 0
 */
export function stepOf(steps, decision) {
  let first = 0;
  for (const [index, { plays }] of steps.entries()) {
    first += plays.length;
    if (decision < first) return index;
  }
  return steps.length;
}

/**
 * How many decisions were made before a step.
 *
 * @param {Step[]} steps
 * @param {number} step
 */
export function before(steps, step) {
  return steps.slice(0, step).reduce((sum, { plays }) => sum + plays.length, 0);
}

/**
 * Whether a decision is what its step asks for, or as good.
 *
 * @param {Step[]} steps
 * @param {number} decision counts from 0
 * @param {string | undefined} statement
 */
export function fits(steps, decision, statement) {
  const at = stepOf(steps, decision);
  if (statement === undefined || at === steps.length) return false;
  const { plays, also = [], watch } = steps[at];
  return statement === plays[decision - before(steps, at)] || (!watch && also.includes(statement));
}

/**
 * How many decisions of a game the lesson can go on from: all before the first that does not fit.
 *
 * @param {Step[]} steps
 * @param {import("../bastide.js").Game} game
 */
export function fitting(steps, game) {
  const made = Array.from({ length: game.at() }, (_, decision) => game.chosen(decision));
  const wrong = made.findIndex((statement, decision) => !fits(steps, decision, statement));
  return wrong < 0 ? made.length : wrong;
}
