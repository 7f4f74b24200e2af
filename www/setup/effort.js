// @ts-check
/** How long a game takes, and how much one has to know for it: for the screen on which it is set up. */
import { OFFERED } from "./offered.js";

/** How long a person takes for a turn of the base game on a screen, in seconds; a computer player answers sooner. */
const TURN = { person: 24, computer: 6 };
/** From so many points of difficulty on a mix is for people who know the game, or for experts. */
const [KNOWN, EXPERT] = [3, 7];

/**
 * @param {string[]} boxes
 * @param {number} tiles how many the game has
 * @param {{ level?: string }[]} players players with a level are computers
 * @returns {{ minutes: number, level: 0 | 1 | 2 }} in steps of five minutes; for families, for people who know the game, for experts
 */
export function effort(boxes, tiles, players) {
  const people = players.filter(({ level }) => !level).length / Math.max(1, players.length);
  const added = boxes.reduce((sum, box) => sum + (OFFERED[box]?.seconds ?? 0), 0);
  const turn = people * (TURN.person + added) + (1 - people) * TURN.computer;
  const difficulty = boxes.reduce((sum, box) => sum + (OFFERED[box]?.level ?? 0), 0);
  return { minutes: Math.max(5, 5 * Math.round((tiles * turn) / 300)), level: difficulty < KNOWN ? 0 : difficulty < EXPERT ? 1 : 2 };
}
