// @ts-check
/**
 * Duplicate: several tables play the same tiles, and whoever had a seat is compared with those who had it at the other tables. That takes
 * most of the luck out of a result, as in bridge.
 */

/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {{ name: string, score: number, level?: string }} Seated */

/**
 * @typedef {object} Compared one player at one table
 * @property {string} name
 * @property {string} [level] of a computer player
 * @property {number} table counts from 0
 * @property {number} seat counts from 0
 * @property {number} score
 * @property {number} lead points more than the average of the same seat at all tables, this one included
 */

/**
 * What tables have in common that play the same tiles: boxes, rules and deck, whoever plays in whatever colour.
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
 * What people did in all, by name: who sat at two tables or more. Computer players of a level are one of them.
 *
 * @param {Compared[]} results
 * @returns {{ name: string, tables: number, lead: number }[]} the best first, by the average of their leads
 */
export function inAll(results) {
  /** @type {Map<string, number[]>} */
  const leads = new Map();
  for (const { name, lead } of results) leads.set(name, [...(leads.get(name) ?? []), lead]);
  return [...leads]
    .filter(([, all]) => all.length > 1)
    .map(([name, all]) => ({ name, tables: all.length, lead: all.reduce((sum, lead) => sum + lead, 0) / all.length }))
    .sort((a, b) => b.lead - a.lead);
}

/**
 * The record of a game at its beginning, with players who move on by a seat: everybody gets the tiles of the one before.
 *
 * @param {string} record
 */
export function exchanged(record) {
  return withPlayers(record, (players) => players.map(([colour], seat) => [colour, players[(seat + 1) % players.length][1]]));
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
  return record.replace(/^\[Players "(.*)"\]$/m, (_, list) => {
    const players = [...list.matchAll(/(red|blue|green|yellow|black|pink)((?:(?!, (?:red|blue|green|yellow|black|pink)\b).)*)/g)];
    const changed = change(players.map(([, colour, rest]) => [colour, rest.replace(/, $/, "")]));
    return `[Players "${changed.map((player) => player.join("")).join(", ")}"]`;
  });
}
