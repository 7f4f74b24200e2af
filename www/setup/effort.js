// @ts-check
/** How long a game takes, and how much one has to know for it: for the screen on which it is set up. */

/** How long a person takes for a turn of the base game on a screen, in seconds; a computer player answers sooner. */
const TURN = { person: 24, computer: 6 };
/** From so many points of difficulty on a mix is for people who know the game, or for experts. */
const [KNOWN, EXPERT] = [3, 7];

/**
 * What a box adds: how much there is to know (1: a kind of tile or a figure, 2: a few rules, 3: questions of its own), and how many seconds
 * to each turn.
 *
 * @type {Record<string, { level: 1 | 2 | 3, seconds: number }>}
 */
export const BOXES = {
  river: { level: 1, seconds: 0 },
  river2: { level: 1, seconds: 0 },
  abbot: { level: 1, seconds: 1 },
  inns: { level: 1, seconds: 1 },
  king: { level: 1, seconds: 0 },
  anniversary: { level: 1, seconds: 1 },
  traders: { level: 2, seconds: 3 },
  phantom: { level: 1, seconds: 2 },
  flier: { level: 2, seconds: 1 },
  hills: { level: 2, seconds: 3 },
  abbey: { level: 2, seconds: 3 },
  dragon: { level: 3, seconds: 5 },
  tower: { level: 3, seconds: 4 },
  count: { level: 3, seconds: 4 },
  bridges: { level: 3, seconds: 5 },
};

/** How much there is to know about a box, from 1 to 3. @param {string} box */
export const levelOf = (box) => BOXES[box]?.level ?? 2;

/**
 * @param {string[]} boxes
 * @param {number} tiles how many the game has
 * @param {{ level?: string }[]} players those with a level are computers
 * @returns {{ minutes: number, level: 0 | 1 | 2 }} in steps of five minutes; for families, for people who know the game, for experts
 */
export function effort(boxes, tiles, players) {
  const people = players.filter(({ level }) => !level).length / Math.max(1, players.length);
  const added = boxes.reduce((sum, box) => sum + (BOXES[box]?.seconds ?? 0), 0);
  const turn = people * (TURN.person + added) + (1 - people) * TURN.computer;
  const difficulty = boxes.reduce((sum, box) => sum + (BOXES[box]?.level ?? 0), 0);
  return { minutes: Math.max(5, 5 * Math.round((tiles * turn) / 300)), level: difficulty < KNOWN ? 0 : difficulty < EXPERT ? 1 : 2 };
}
