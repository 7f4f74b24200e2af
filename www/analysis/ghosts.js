// @ts-check
/** Turns of a position on its board: the best ones, or the one that was played and the better one. */

/** @typedef {import("../bastide.js").Candidate} Candidate */
/** @typedef {import("../bastide.js").ActionView} ActionView */
/** @typedef {import("./told-turn.js").Turn} Turn */

/** The numbers by which the two are known in the sentence and on the board. */
export const [PLAYED, BETTER] = [1, 2];

/**
 * The turns as lines of a diagram: a faint tile with its number where each would be laid.
 *
 * @param {Candidate[]} found
 * @param {ActionView[]} legal
 * @param {string} [drawn] the tile in hand
 */
export function ghostsOf(found, legal, drawn) {
  /** @type {Map<string, { turns: number, numbers: number[] }>} */
  const cells = new Map();
  for (const [index, { turn }] of found.entries()) {
    const action = legal.find(({ statement }) => statement === turn.statement);
    if (!drawn || action?.type !== "tile") continue;
    const cell = `${action.x},${action.y}`;
    const known = cells.get(cell);
    if (known) known.numbers.push(index + 1);
    else cells.set(cell, { turns: action.turns, numbers: [index + 1] });
  }
  return [...cells].flatMap(([cell, { turns, numbers }]) => [`ghost ${drawn} ${cell} ${turns}`, `note ${cell} "${numbers.join(" ")}"`]).join("\n");
}

/**
 * Both turns as lines of a diagram: a faint tile with its number where each would be laid, and an arrow from the one to the other.
 *
 * @param {Turn} played
 * @param {Turn} better
 * @param {import("./told-turn.js").Position} position
 */
export function drawnBetween(played, better, { legal, drawn }) {
  const tileOf = (/** @type {Turn} */ { statement, rest = [] }) => legal.find((one) => one.type === "tile" && [statement, ...rest].includes(one.statement));
  const [from, to] = [tileOf(played), tileOf(better)];
  if (!drawn || from?.type !== "tile" || to?.type !== "tile") return "";
  const ghost = (/** @type {typeof from} */ { x, y, turns }, /** @type {string} */ number) => [
    `ghost ${drawn} ${x},${y} ${turns}`,
    `note ${x},${y} "${number}"`,
  ];
  if (from.x === to.x && from.y === to.y) return ghost(to, from.turns === to.turns ? `${PLAYED} ${BETTER}` : String(BETTER)).join("\n");
  return [...ghost(from, String(PLAYED)), ...ghost(to, String(BETTER)), `arrow ${from.x},${from.y} ${to.x},${to.y}`].join("\n");
}
