// @ts-check
/** Where people sit, and how the screen and the board are turned towards whoever is asked. */
import { onPreferences, preferences } from "./preferences.js";

/** @typedef {import("../bastide.js").Colour} Colour */

/**
 * The sides on which so many people sit if nobody says otherwise, clockwise in turn order: in quarter turns clockwise by
 * which the screen turns to them.
 *
 * @type {Record<number, number[]>}
 */
const SEATING = { 2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3], 5: [0, 1, 2, 2, 3], 6: [0, 0, 1, 2, 2, 3] };

/** Keeps the buttons on the side of the hand that people prefer. */
export function followSeating() {
  const show = () => {
    document.documentElement.dataset.hand = preferences().leftHanded ? "left" : "right";
  };
  onPreferences(show);
  show();
}

/**
 * The sides of all players.
 *
 * @param {{ colour: Colour, level?: string }[]} players
 * @returns {number[]}
 */
export function sidesOf(players) {
  const { sides } = preferences();
  const people = players.filter(({ level }) => !level);
  const usual = SEATING[people.length] ?? [];
  return players.map((player) => sides[player.colour] ?? usual[people.indexOf(player)] ?? 0);
}

/**
 * The side to which the screen is turned while a player is asked.
 *
 * @param {{ colour: Colour, level?: string }[]} players
 * @param {number} player
 * @returns {number}
 */
export function sideOf(players, player) {
  return preferences().around ? sidesOf(players)[player] : 0;
}

/**
 * Turns everything on the screen to a side.
 *
 * @param {number} side quarter turns clockwise
 */
export function turnScreen(side) {
  const { dataset } = document.documentElement;
  if (side === 0) delete dataset.side;
  else dataset.side = String(side);
}

/**
 * Quarter turns of the board on a screen that is turned to a side: it turns along, or lies still on the table.
 *
 * @param {number} side
 * @returns {number}
 */
export function boardTurns(side) {
  const { boardTurns, boardTurned } = preferences();
  return boardTurns ? boardTurned : (boardTurned + 4 - side) % 4;
}
