// @ts-check
/**
 * Duplicate: several tables play the same tiles, and whoever had a seat is compared with those who had it at the other tables. That takes
 * most of the luck out of a result, as in bridge.
 */

import { COLOURS } from "../lib/colours.js";
import { unsealed } from "./unsealed.js";

/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {{ name: string, score: number, level?: string }} Seated */

const ANY = COLOURS.join("|");
/** A player in the tag of a record: the colour, and what follows up to the next one. */
const PLAYER = new RegExp(`(${ANY})((?:(?!, (?:${ANY})\\b).)*)`, "g");

/**
 * @typedef {object} Compared one player at one table
 * @property {string} name empty if the player has none
 * @property {string} [level] of a computer player
 * @property {number} table counts from 0
 * @property {number} seat counts from 0
 * @property {number} score
 * @property {number} lead points more than the average of the same seat at all tables, this one included
 */

/**
 * The boxes, rules and deck of a game as a text. Tables with the same tiles have the same one, whoever plays there.
 *
 * @param {Game} game
 */
export function tilesOf(game) {
  return game
    .deal()
    .split("\n")
    .map((tag) => (tag.startsWith("[Players ") ? `[Players ${game.view().players.length}]` : tag))
    .join("\n");
}

/**
 * All players of all tables, the one who did best against the field first; of equals, who scored more.
 *
 * @param {Seated[][]} tables as many seats at each
 * @returns {Compared[]}
 */
export function compared(tables) {
  const average = tables[0].map((_, seat) => tables.reduce((sum, table) => sum + table[seat].score, 0) / tables.length);
  return tables
    .flatMap((table, index) =>
      table.map(({ name, score, level }, seat) => ({ name, ...(level && { level }), table: index, seat, score, lead: score - average[seat] })),
    )
    .sort((a, b) => b.lead - a.lead || b.score - a.score);
}

/**
 * The results of those who sat at two tables or more, told by their names: a player without one may be somebody else at each.
 *
 * @param {Compared[]} results
 * @returns {{ name: string, tables: number, lead: number }[]} the best first, by the average of their leads
 */
export function inAll(results) {
  /** @type {Map<string, Compared[]>} */
  const named = new Map();
  for (const result of results) if (result.name) named.set(result.name, [...(named.get(result.name) ?? []), result]);
  return [...named]
    .map(([name, all]) => ({ name, tables: new Set(all.map(({ table }) => table)).size, lead: all.reduce((sum, { lead }) => sum + lead, 0) / all.length }))
    .filter(({ tables }) => tables > 1)
    .sort((a, b) => b.lead - a.lead);
}

/**
 * The record of a game whose players move on by a seat, each with name and colour: everybody gets the tiles of the one before.
 *
 * @param {string} record
 */
export function exchanged(record) {
  return withPlayers(record, ([first, ...others]) => [...others, first]);
}

/** The same without names, for whoever is to play these tiles. @param {string} record */
export function nameless(record) {
  return withPlayers(record, (players) => players.map(([colour, rest]) => [colour, / \(ai:\w+\)$/.exec(rest)?.[0] ?? ""]));
}

/**
 * @param {string} record
 * @param {(players: [colour: string, rest: string][]) => string[][]} change `rest` is the name and the level, with the space before
 */
function withPlayers(record, change) {
  return unsealed(record).replace(/^\[Players "(.*)"\]$/m, (_, list) => {
    const players = [...list.matchAll(PLAYER)];
    const changed = change(players.map(([, colour, rest]) => [colour, rest.replace(/, $/, "")]));
    return `[Players "${changed.map((player) => player.join("")).join(", ")}"]`;
  });
}
