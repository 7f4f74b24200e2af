// @ts-check
/** The best turns of a position on its board. */

/** @typedef {import("../bastide.js").Candidate} Candidate */
/** @typedef {import("../bastide.js").ActionView} ActionView */

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
