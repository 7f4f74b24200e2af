// @ts-check
/** The decks of a day, the same for everybody: one for a person alone, and one for a duel with a computer player. */
import { Game, readRecords } from "../bastide.js";
import { COMPUTER_NAMES } from "../lib/computer-names.js";
import { numberOf } from "../lib/days.js";
import { duelNamed } from "./deck-names.js";

/**
 * @typedef {object} Deck
 * @property {string} name of a fixed deck, the day as in `2026-11-23`, or that of a duel as in `duel-2026-11-23`
 * @property {string} record the game before the first decision
 * @property {string[]} boxes beside the base game
 * @property {string[]} tiles the one that lies there at the beginning included
 * @property {Opponent} [opponent] in a duel
 * @property {number[]} [par] what `planner` and `master` score, where that was measured beforehand
 */

/** @typedef {"greedy" | "planner" | "master"} Opponent a level */

/** The expansions of each day of the week, from Sunday on; a duel has those of three days later. */
const WEEK = ["dragon", "", "river", "inns", "abbot", "traders", "abbey"];
const LATER = 3;
/** The opponents of three days in a row. @type {Opponent[]} */
const OPPONENTS = ["greedy", "planner", "master"];

/**
 * The deck of a day for one person.
 *
 * @param {string} day such as `2026-11-23`
 * @returns {Deck}
 */
export function deckOfDay(day) {
  return dealt(day, `[Solo "${day}"]`, { players: [{ colour: "red" }], ...boxesOf(day, 0), seed: seedOf(day) });
}

/**
 * The deck of a day for a duel. Who begins is drawn with the tiles.
 *
 * @param {string} day
 * @returns {Deck & { opponent: Opponent }}
 */
export function duelOfDay(day) {
  const opponent = OPPONENTS[numberOf(day) % OPPONENTS.length];
  /** @type {import("../bastide.js").Setup["players"]} */
  const players = [{ colour: "red" }, { colour: "blue", name: COMPUTER_NAMES[opponent], level: opponent }];
  const deck = dealt(duelNamed(day), `[Duel "${day}"]`, { players, ...boxesOf(day, LATER), seed: 10 * seedOf(day) });
  return { ...deck, opponent };
}

/**
 * @param {string} name
 * @param {string} tag by which it is found again in a record
 * @param {Omit<import("../bastide.js").Setup, "pile">} setup
 * @returns {Deck}
 */
function dealt(name, tag, setup) {
  const game = new Game({ ...setup, pile: "half" });
  const record = game.record().replace("\n", `\n${tag}\n`);
  game.free();
  const [{ text, tags }] = readRecords(record);
  return deckIn(name, text, tags);
}

/**
 * @param {string} name
 * @param {string} record
 * @param {Record<string, string>} tags
 * @returns {Deck}
 */
export function deckIn(name, record, tags) {
  const boxes = (tags.Boxes ?? "base").split("+").filter((box) => box !== "base");
  return { name, record, boxes, tiles: tags.Deck.split(" ") };
}

/** @param {string} day */
const seedOf = (day) => Number(day.replaceAll("-", ""));

/** @param {string} day @param {number} later by so many days */
function boxesOf(day, later) {
  const box = WEEK[(new Date(`${day}T00:00Z`).getUTCDay() + later) % WEEK.length];
  return { boxes: ["base", ...(box ? [box] : [])] };
}
